"""Media conditions: by name as style sheets ask for them, with min- and max- as old browsers understand them."""

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
_VALUE: Final = r"([\d.]+(?:px|\s*/\s*\d+)?)"
_RANGE: Final = re.compile(rf"\((?:{_VALUE}\s*<=\s*)?([a-z-]+)\s*(<|>=)\s*{_VALUE}\)")


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


def without_ranges(sheet: str) -> str:
    """The sheet with (min-width: 700px) for (width >= 700px), and the like."""
    return _MEDIA.sub(lambda found: "@media" + _RANGE.sub(_bounds, found[1]), sheet)


def _bounds(found: re.Match[str]) -> str:
    least, feature, side, value = found.groups()
    if side == ">=":
        return f"(min-{feature}: {_ratio(value)})"
    most = f"(max-{feature}: {_just_below(value)})"
    return f"(min-{feature}: {_ratio(least)}) and {most}" if least else most


def _just_below(value: str) -> str:
    """A hundredth of a pixel, or a ten-thousandth of a ratio, less: no window is as wide as what lies between."""
    return f"{float(value.removesuffix('px')) - 0.01:g}px" if value.endswith("px") else _ratio(value, -1)


def _ratio(value: str, more: int = 0) -> str:
    """A length as it is, and a ratio as a fraction: a number alone is one for today's browsers only."""
    if value.endswith("px"):
        return value
    wide, _, high = value.partition("/")
    return f"{round(10_000 * float(wide) / float(high or 1)) + more}/10000"
