"""Records the lines of `lines.py`: python -m tools.voices MODEL VOICE [LANGUAGE]

MODEL is Kokoro-82M 1.0 as ONNX, its symbols in vocab.json beside it, and VOICE one of its voices (af_heart.bin).
Needs `espeak-ng` and `lame` on the path, onnxruntime and numpy beside kidsq. What came out: static/voices/README.md.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import re
import subprocess
import sys
import wave
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from tools.voices.lines import heard

STATIC: Final = Path(__file__).resolve().parents[2] / "static" / "voices"
ACCENTS: Final = {"en": "en-us"}
"""Language -> how espeak-ng calls it."""
RATE: Final = 24_000
PACE: Final = 0.9
"""A little slower than to a grown-up."""
SIX: Final = ("sˈɪks", "sˌɪks", 1.0)
"""Slow and stressed it sounds like another word: what it is, what is said instead, and how fast the whole line."""
QUIET: Final = 0.004
"""Softer than this is no voice: it is cut at both ends."""
BREATH: Final = 0.06
LOUDNESS: Final = 0.085
"""What every line has as its effective value, so that none is louder than another."""
PEAK: Final = 0.95
HEARD_AS: Final = (
    ("Tilo", "Teelo"),
    (r"What do ", "What do, "),
    (r"(\d) and (\d)", r"\1, and \2"),
    (r"(\d) make", r"\1, make"),
)
"""What would be said wrongly, or run together so that a number is lost: pattern, and what is said instead."""
# From the symbols of espeak-ng to those of the model.
_SYMBOLS: Final = (
    *(("ʔˌn\u0329", "tᵊn"), ("ʔn\u0329", "tᵊn"), ("a^ɪ", "I"), ("a^ʊ", "W"), ("d^ʒ", "ʤ"), ("e^ɪ", "A"), ("t^ʃ", "ʧ")),
    *(("ɔ^ɪ", "Y"), ("ə^l", "ᵊl"), ("ɜːɹ", "ɜɹ"), ("ɜː", "ɜɹ"), ("ɪə", "iə"), ("o^ʊ", "O"), ("ə^ʊ", "Q")),
    *(("ʔ", "t"), ("ɚ", "əɹ"), ("e", "A"), ("r", "ɹ"), ("x", "k"), ("ç", "k"), ("ɐ", "ə"), ("ɬ", "l")),
    *(("\u0303", ""), ("ː", ""), ("^", ""), ("-", "")),
)


def symbols(text: str, accent: str) -> str:
    """How a line sounds, in the symbols of the model; what ends a sentence stays."""
    made = ""
    for written, heard_as in HEARD_AS:
        text = re.sub(written, heard_as, text)
    for part in re.split(r"([.,!?;:…]+)", text):
        if re.fullmatch(r"[.,!?;:…]+", part):
            made += f"{part[0]} "
        elif part.strip(" “”="):
            asked = ("espeak-ng", "-q", "--ipa", "--tie=^", "-v", accent, part.replace("=", " equals "))
            made += " ".join(subprocess.run(asked, capture_output=True, text=True, check=True).stdout.split())
    for one, other in _SYMBOLS:
        made = made.replace(one, other)
    return re.sub(r"(\S)\u0329", r"ᵊ\1", made).strip()


class Speaker:
    """One voice of the model."""

    def __init__(self, model: Path, voice: Path) -> None:
        self.numpy: Any = importlib.import_module("numpy")
        runtime: Any = importlib.import_module("onnxruntime")
        self.session = runtime.InferenceSession(str(model), providers=["CPUExecutionProvider"])
        self.known = json.loads((model.parent / "vocab.json").read_text(encoding="utf-8"))["vocab"]
        self.styles = self.numpy.fromfile(voice, dtype=self.numpy.float32).reshape(-1, 1, 256)

    def say(self, sounds: str) -> Any:
        """The samples of a line, as loud as any other."""
        np = self.numpy
        stressed, plain, quick = SIX
        pace = quick if stressed in sounds else PACE
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

    def record(self, sounds: str, target: Path) -> None:
        """Write a line as MP3."""
        pcm = (self.say(sounds) * 32_767).astype(self.numpy.int16)
        with TemporaryDirectory() as folder:
            wav = Path(folder) / "line.wav"
            with wave.open(str(wav), "wb") as file:
                file.setnchannels(1)
                file.setsampwidth(2)
                file.setframerate(RATE)
                file.writeframes(pcm.tobytes())
            packs = ("lame", "--quiet", "--noreplaygain", "-t", "-m", "m", "-b", "32", str(wav), str(target))
            subprocess.run(packs, check=True)


def record_all(model: Path, voice: Path, tag: str) -> None:
    """Record every line of a language, and write down which file is which."""
    speaker, folder = Speaker(model, voice), STATIC / tag
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    files = {}
    for n, (key, text) in enumerate(sorted(heard(tag).items())):
        target = folder / f"{n:03}.mp3"
        speaker.record(symbols(text, ACCENTS[tag]), target)
        files[key] = f"{target.name}?v={hashlib.sha256(target.read_bytes()).hexdigest()[:8]}"
    written = json.dumps(files, ensure_ascii=False, indent=0, sort_keys=True)
    (folder / "lines.json").write_text(f"{written}\n", encoding="utf-8")


if __name__ == "__main__":
    record_all(Path(sys.argv[1]), Path(sys.argv[2]), *(sys.argv[3:] or ["en"]))
