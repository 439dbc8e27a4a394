"""Records the lines of `lines.py` that have no file yet: python -m tools.voices LANGUAGE [MODEL]

MODEL is Kokoro-82M 1.0 as ONNX; beside it lie its symbols, vocab.json, and its voices (af_heart.bin). Without MODEL
nothing is recorded: what is missing is told, by file and text, for whoever reads it into a microphone. Either way files
of lines that nobody says any more are deleted, and lines.json is written for what lies there then.

Recording needs `espeak-ng` and `lame` on the path, onnxruntime and numpy beside kidsq. What came out, and where the
model is from: static/voices/README.md.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tools.voices import lines, sounds
from tools.voices.speaker import Speaker

STATIC: Final = Path(__file__).resolve().parents[2] / "static" / "voices"


def record(folder: Path, heard: Mapping[str, str], model: Path, tongue: sounds.Tongue) -> None:
    """Record every line that has no file."""
    folder.mkdir(exist_ok=True)
    speaker = Speaker(model, tongue.voice)
    for key, text in heard.items():
        target = folder / lines.file_name(key)
        if not target.exists():
            speaker.record(sounds.symbols(text, tongue), sounds.pace(text, tongue), target)


def forget(folder: Path, heard: Mapping[str, str]) -> None:
    """Delete what nobody says any more."""
    said = set(map(lines.file_name, heard))
    for file in folder.glob("*.mp3"):
        if file.name not in said:
            file.unlink()


def write_down(folder: Path, heard: Mapping[str, str]) -> None:
    """Which file is which, each with a name that changes with its content: browsers keep it for good."""
    named = {key: folder / lines.file_name(key) for key in heard}
    files = {key: f"{file.name}?v={_version(file)}" for key, file in named.items() if file.exists()}
    if files:
        written = json.dumps(files, ensure_ascii=False, indent=0, sort_keys=True)
        (folder / "lines.json").write_text(f"{written}\n", encoding="utf-8")


def _version(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:8]


def main(tag: str, model: str | None = None) -> None:
    folder, heard = STATIC / tag, lines.heard(tag)
    forget(folder, heard)
    if model is not None:
        record(folder, heard, Path(model), sounds.TONGUES[tag])
    write_down(folder, heard)
    for key, text in heard.items():
        if not (folder / lines.file_name(key)).exists():
            print(f"{lines.file_name(key)}\t{text}")


if __name__ == "__main__":
    main(*sys.argv[1:])
