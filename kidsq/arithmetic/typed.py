"""Facts as somebody types them: 6x7, 8+5, 30+70, 9-4, 2+4=1+5."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from kidsq.arithmetic.skills import KINDS

_SIGNS: Final = str.maketrans({"×": "x", "X": "x", "*": "x", "·": "x", "−": "-", "–": "-"})
_BETWEEN: Final = re.compile(r"[,;\n]+")


def typed_facts(text: str) -> dict[str, str | None]:
    """Each fact of a list, as it was typed -> its skill; None: no kind of arithmetic has it."""
    parts = [part for one in _BETWEEN.split(text) if (part := " ".join(one.split()))]
    return {part: _written().get(_plain(part)) for part in parts}


@cache
def _written() -> dict[str, str]:
    """As each fact of each kind is written -> its skill, also without its answer."""
    found: dict[str, str] = {}
    for kind in KINDS.values():
        for operands in kind.facts:
            left, right = kind.asked(operands, kind.truth(operands))
            whole = [kind.sign.join(map(str, side)) for side in (left, right)]
            for text in ("=".join(whole), "=".join(whole[::-1]), *(whole[:1] if len(right) == 1 else ())):
                found.setdefault(_plain(text), kind.skill(operands))
    return found


def _plain(text: str) -> str:
    """The same without spaces, with plain signs and addends in ascending order."""
    sides = "".join(text.split()).translate(_SIGNS).split("=")
    return "=".join("+".join(sorted(side.split("+"), key=lambda one: (len(one), one))) for side in sides)
