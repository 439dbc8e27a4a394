"""Lies beside kidsq in the browser, where two things of Python's own library go otherwise.

Dataclasses: Python writes the functions of each as text and compiles it, half of all the time that imports take there.
Here is what it makes of each text. JSON: where it is nested thousands deep Python raises RecursionError, and there the
whole interpreter ends.
"""

import builtins
import dataclasses
import json
import marshal
import re
from hashlib import blake2b
from pathlib import Path
from types import CodeType
from typing import Any

DEEPEST = 500
_MARKS = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]', re.DOTALL)
_OPENING, _CLOSING = frozenset("[{"), frozenset("]}")
MADE = Path(__file__).with_name("made.bin")


def short(text: str) -> bytes:
    """What a text is known by."""
    return blake2b(text.encode(), digest_size=12).digest()


def record() -> dict[bytes, CodeType]:
    """From now on what is made is written down here, too."""
    made: dict[bytes, CodeType] = {}

    def run(text: str, *names: Any) -> None:
        code = made[short(text)] = compile(text, "<string>", "exec")
        builtins.exec(code, *names)

    dataclasses.exec = run  # type: ignore[attr-defined]
    return made


def check_depth(text: str) -> None:
    """Raise RecursionError for JSON that is nested more than DEEPEST deep."""
    depth = 0
    if text.count("[") + text.count("{") <= DEEPEST:
        return
    for mark in _MARKS.findall(text):
        depth += mark in _OPENING
        depth -= mark in _CLOSING
        if depth > DEEPEST:
            raise RecursionError(f"JSON that is nested more than {DEEPEST} deep")


def use() -> None:
    """From now on what was made before is taken; a text that is not known is compiled."""
    made = marshal.loads(MADE.read_bytes())

    def run(text: str, *names: Any) -> None:
        builtins.exec(made.get(short(text), text), *names)

    dataclasses.exec = run  # type: ignore[attr-defined]
    refuse_deep_json()


def refuse_deep_json() -> None:
    """From now on JSON that is too deep is refused, in every module that reads some."""
    decode = json.JSONDecoder.decode

    def decode_flat(self: json.JSONDecoder, text: str, *more: Any) -> Any:
        check_depth(text)
        return decode(self, text, *more)

    json.JSONDecoder.decode = decode_flat  # type: ignore[assignment, method-assign]
