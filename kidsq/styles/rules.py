"""Rules of a style sheet, and selectors taken apart; both as lightningcss writes them, without comments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

_MARK: Final = re.compile(r'"(?:[^"\\]|\\.)*"|\\.|[{};]', re.S)
_SIMPLE: Final = re.compile(r"#[\w-]+|\\.|[.:][\w-]+|\[")


@dataclass(frozen=True, slots=True)
class Rule:
    """What stands before a bracket and what is in it. body: None for a value, and for what ends with a semicolon."""

    head: str
    body: tuple[Rule, ...] | None = None


def read(sheet: str) -> tuple[Rule, ...]:
    """The rules of a sheet. Raises ValueError where brackets have no partner."""
    open_rules: list[tuple[str, list[Rule]]] = [("", [])]
    start = 0
    for mark in _MARK.finditer(sheet + ";"):
        if mark[0] not in "{};":
            continue
        words, start = sheet[start : mark.start()].strip(), mark.end()
        if mark[0] == "{":
            open_rules.append((words, []))
            continue
        if words:
            open_rules[-1][1].append(Rule(words))
        if mark[0] == "}":
            head, body = open_rules.pop()
            if not open_rules:
                raise ValueError("a bracket closes nothing")
            open_rules[-1][1].append(Rule(head, tuple(body)))
    if len(open_rules) > 1:
        raise ValueError(f"{open_rules[-1][0]} has no end")
    return tuple(open_rules[0][1])


def written(rules: tuple[Rule, ...]) -> str:
    """The rules as a sheet again."""
    pieces = [one.head if one.body is None else f"{one.head}{{{written(one.body)}}}" for one in rules]
    return "".join(piece + (";" if one.body is None else "") for piece, one in zip(pieces, rules, strict=True))


def parts_of(text: str) -> list[str]:
    """What stands between the commas that are in no bracket."""
    found, start, depth = [], 0, 0
    for at, letter in enumerate(text):
        depth += (letter in "([") - (letter in ")]")
        if letter == "," and depth == 0:
            found.append(text[start:at].strip())
            start = at + 1
    return [*found, text[start:].strip()]


def arguments(selector: str, name: str) -> Iterator[tuple[int, int]]:
    """Where what is in the brackets of this pseudo-class begins and ends, the last one first."""
    for found in reversed(list(re.finditer(rf":{name}\(", selector))):
        depth, at = 1, found.end()
        while depth:
            depth += (selector[at] == "(") - (selector[at] == ")")
            at += 1
        yield found.end(), at - 1


def weight(selectors: str) -> tuple[int, int]:
    """How many ids, and how many classes, attributes and states, the heaviest of these selectors names."""
    return max(map(_weight, parts_of(selectors)))


def _weight(selector: str) -> tuple[int, int]:
    ids = states = 0
    for name in ("where", "is", "not", "has", "nth-child", "nth-last-child"):
        for start, end in arguments(selector, name):
            inner = weight(selector[start:end]) if name in ("is", "not", "has") else (0, name.startswith("nth"))
            ids, states = ids + inner[0], states + inner[1]
            selector = selector[: start - len(name) - 2] + selector[end + 1 :]
    found = _SIMPLE.findall(re.sub(r"::[\w-]+", "", selector))
    return ids + sum(one[0] == "#" for one in found), states + sum(one[0] in ".:[" for one in found)
