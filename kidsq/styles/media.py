"""Media conditions by name, as style sheets ask for them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import product
from typing import Final

CONDITIONS: Final = "css/conditions.css"
"""Where the media conditions have their names, in the folder of styles, scripts and pictures."""

_NAMED: Final = re.compile(r"@custom-media\s+(--[\w-]+)\s+([^;]+);")
_MEDIA: Final = re.compile(r"@media\b([^{;]*)")
_NAME: Final = re.compile(r"\((--[\w-]+)\)")


def named(sheet: str) -> dict[str, str]:
    """The conditions that a sheet names with @custom-media."""
    return {name: " ".join(condition.split()) for name, condition in _NAMED.findall(sheet)}


def expand(sheet: str, conditions: Mapping[str, str]) -> str:
    """The sheet with what each name stands for. Raises ValueError for a name that nobody gave."""
    return _MEDIA.sub(lambda found: "@media" + _expanded(found[1], conditions), _NAMED.sub("", sheet))


def _expanded(query: str, conditions: Mapping[str, str]) -> str:
    """A list in the place of a name becomes a list of whole queries: `or` in brackets is not known at the floor."""
    if "(--" not in query:
        return query
    return " " + ", ".join(one for part in query.split(",") for one in _alternatives(part.strip(), conditions)) + " "


def _alternatives(part: str, conditions: Mapping[str, str]) -> list[str]:
    between = _NAME.split(part)
    if len(between) == 1:
        return [part]
    if re.search(r"\bnot\b|\bor\b", part):
        raise ValueError(f"only `and` may join named conditions: {part}")
    unknown = set(between[1::2]) - conditions.keys()
    if unknown:
        raise ValueError(f"nobody has named {', '.join(sorted(unknown))}")
    meant = [
        [one for each in conditions[piece].split(",") for one in _alternatives(each.strip(), conditions)]
        if number % 2
        else [piece]
        for number, piece in enumerate(between)
    ]
    return ["".join(chosen) for chosen in product(*meant)]
