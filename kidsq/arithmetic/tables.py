"""Numbers of one table: which times table do they belong to?"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final

from kidsq.arithmetic.counted import numbers_in
from kidsq.arithmetic.kind import MOST_STEPS, Equation, Kind, Laying, Numbers, Sides, UnreadableEquation

TABLES: Final = range(2, 11)
FACTORS: Final = range(2, 11)
SMALLEST: Final = 3
_EASY: Final = frozenset((2, 5, 10))
_TEXT: Final = re.compile(r"\s*(\d{1,2})\s*:\s*(\d{1,3}(?:\s*,\s*\d{1,3})+)\s*", re.ASCII)


def _bits() -> dict[int, int]:
    """Number -> a bit for each of its tables: the hands of a deck are thousands, and each is looked through."""
    bits: dict[int, int] = {}
    for table, times in product(TABLES, FACTORS):
        bits[table * times] = bits.get(table * times, 0) | 1 << table
    return bits


_BITS: Final = _bits()


def _shared(cards: Sequence[int]) -> int:
    shared = -1
    for card in cards:
        shared &= _BITS.get(card, 0)
        if not shared:
            break
    return shared


@cache
def _named(shared: int) -> Numbers:
    return tuple(table for table in TABLES if shared >> table & 1)


def tables_of(cards: Sequence[int]) -> Numbers:
    """The tables in which all of these stand, none of them as the first."""
    return _named(_shared(cards))


def _of(cards: Numbers) -> Sequence[Equation]:
    """Different cards of one table; of several tables each once."""
    shared = _shared(cards)
    if not shared or len(set(cards)) < len(cards):
        return ()
    return [Equation(TABLE, cards, table) for table in _named(shared)]


def _said(left: Numbers, right: Numbers) -> Equation | None:
    """right: the table that is named."""
    if len(set(left)) < SMALLEST or len(set(left)) < len(left) or len(right) != 1 or right[0] not in TABLES:
        return None
    return Equation(TABLE, left, right[0])


def _sides(said: Equation) -> Sides:
    return tuple(sorted(said.operands)), (said.claimed,)


def _text(said: Equation) -> str:
    return f"{said.claimed}:" + ",".join(map(str, sorted(said.operands)))


def _read(text: str) -> Equation:
    match = _TEXT.fullmatch(text)
    found = _said(tuple(int(one) for one in match[2].split(",")), (int(match[1]),)) if match else None
    if found is None:
        raise UnreadableEquation(f"{text!r} names no table like 6:12,18,30")
    return found


def _truth(cards: Sequence[int]) -> int:
    """The largest of its tables; 0: they are of none."""
    return max(tables_of(cards), default=0)


def _operands(code: str) -> Numbers:
    found = numbers_in(code)
    return found if SMALLEST <= len(found) == code.count("+") + 1 else ()


def _difficulty(cards: Numbers) -> float:
    """Harder with each factor above five, easier in the tables that are learned first; the numbers are ours."""
    table = _truth(cards)
    high = sum(card // table > max(_EASY) // 2 for card in cards) if table else len(cards)
    return 0.4 + 0.3 * high + (0.0 if table in _EASY else 0.6)


TABLE: Final = Kind(
    id="table",
    numbers=0,
    code=lambda cards: "+".join(map(str, sorted(cards))),
    operands=_operands,
    truth=_truth,
    holds=lambda cards, table: table in tables_of(cards),
    slips=(),
    group=lambda _cards: "times",
    operation="times",
    difficulty=_difficulty,
    steps=lambda _cards: MOST_STEPS,
    laying=Laying(
        discard="table",
        smallest=SMALLEST,
        of=_of,
        said=_said,
        sides=_sides,
        text=_text,
        read_own=_read,
        named=tuple(TABLES),
        join=", ",
        sign="→ ×",
    ),
    common_core=("3.OA.7", "3.OA.9"),
)
