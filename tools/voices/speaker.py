"""One voice of the model, and its lines as MP3."""

from __future__ import annotations

import importlib
import json
import subprocess
import wave
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

RATE: Final = 24_000
SIX: Final = ("sˈɪks", "sˌɪks", 1.0)
"""Slow and stressed the English one sounds like another word: what it is, what is said instead, how fast the line."""
QUIET: Final = 0.004
"""Softer than this is no voice: it is cut at both ends."""
BREATH: Final = 0.06
LOUDNESS: Final = 0.085
"""What every line has as its effective value, so that none is louder than another."""
PEAK: Final = 0.95


class Speaker:
    """One voice of the model."""

    def __init__(self, model: Path, voice: str) -> None:
        self.numpy: Any = importlib.import_module("numpy")
        runtime: Any = importlib.import_module("onnxruntime")
        self.session = runtime.InferenceSession(str(model), providers=["CPUExecutionProvider"])
        self.known = json.loads((model.parent / "vocab.json").read_text(encoding="utf-8"))["vocab"]
        styles = model.parent / f"{voice}.bin"
        self.styles = self.numpy.fromfile(styles, dtype=self.numpy.float32).reshape(-1, 1, 256)

    def say(self, sounds: str, pace: float) -> Any:
        """The samples of a line, as loud as any other."""
        np = self.numpy
        stressed, plain, quick = SIX
        pace = quick if stressed in sounds else pace
        sounds = sounds.replace(stressed, plain)
        tokens = [self.known[sound] for sound in sounds if sound in self.known]
        asked = {
            "tokens": np.array([[0, *tokens, 0]], dtype=np.int64),
            "style": self.styles[len(tokens)],
            "speed": np.array([pace], dtype=np.float32),
        }
        samples = self.session.run(None, asked)[0].ravel()
        (loud,) = np.nonzero(np.abs(samples) > QUIET)
        breath = int(BREATH * RATE)
        samples = samples[max(0, loud[0] - breath) : loud[-1] + breath]
        samples = samples * (LOUDNESS / np.sqrt(np.mean(samples**2)))
        return samples * min(1.0, PEAK / np.max(np.abs(samples)))

    def record(self, sounds: str, pace: float, target: Path) -> None:
        """Write a line as MP3."""
        pcm = (self.say(sounds, pace) * 32_767).astype(self.numpy.int16)
        with TemporaryDirectory() as folder:
            wav = Path(folder) / "line.wav"
            with wave.open(str(wav), "wb") as file:
                file.setnchannels(1)
                file.setsampwidth(2)
                file.setframerate(RATE)
                file.writeframes(pcm.tobytes())
            packs = ("lame", "--quiet", "--noreplaygain", "-t", "-m", "m", "-b", "32", str(wav), str(target))
            subprocess.run(packs, check=True)
