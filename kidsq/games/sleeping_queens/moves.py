"""A move as text and back. Every move exists once: equal moves are the same object, which keeps the rules fast."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Final, Literal

from kidsq.games.contract import UnreadableMove
from kidsq.games.sleeping_queens.cards import (
    CARD_CODES,
    JESTER,
    KING,
    KNIGHT,
    LARGEST_NUMBER,
    POTION,
    QUEEN_NAMES,
)
from kidsq.games.sleeping_queens.editions import ALIKE, EDITIONS, HAND_SIZE, PLAYERS, DiscardKind

MoveKind = Literal["king", "knight", "potion", "jester", "wake", "block", "allow", "discard"]

BEDS: Final = 16
SEATS: Final = PLAYERS.stop - 1
LONGEST_TEXT: Final = 80
_LARGEST: Final = max(card for edition in EDITIONS.values() for card in edition.numbers)


@dataclass(frozen=True, slots=True, eq=False)
class Move:
    """One decision of one seat.

    cards: what a discard takes from the hand, ascending, so a sum's total comes last; discard: why they may go
    together.
    """

    kind: MoveKind
    text: str
    bed: int = -1
    seat: int = -1
    queen: int = 0
    cards: tuple[int, ...] = ()
    discard: DiscardKind | None = None

    @property
    def is_sum(self) -> bool:
        return self.discard == "sum"

    @property
    def is_alike(self) -> bool:
        """True for a discard of several equal cards."""
        return self.discard in ALIKE and self.discard != "single"

    def __reduce__(self) -> tuple[object, ...]:
        return (read_move, (self.text,))


def _discards() -> dict[tuple[DiscardKind, tuple[int, ...]], Move]:
    made: dict[tuple[DiscardKind, tuple[int, ...]], Move] = {}

    def add(kind: DiscardKind, cards: tuple[int, ...], text: str) -> None:
        made[kind, cards] = Move("discard", f"discard {text}", cards=cards, discard=kind)

    for name, card in CARD_CODES.items():
        if not _LARGEST < card <= LARGEST_NUMBER:
            add("single", (card,), name)
    for kind, many in ALIKE.items():
        for number in range(1, _LARGEST + 1):
            add(kind, (number,) * many, ",".join([str(number)] * many))
    for size in range(2, HAND_SIZE):
        for addends in combinations_with_replacement(range(1, _LARGEST + 1), size):
            if (total := sum(addends)) <= _LARGEST:
                add("sum", (*addends, total), "+".join(map(str, addends)) + f"={total}")
    for size in range(3, HAND_SIZE + 1):
        for start in range(1, _LARGEST - size + 2):
            run = tuple(range(start, start + size))
            add("run", run, "-".join(map(str, run)))
    return made


KINGS: Final = tuple(Move("king", f"king {bed}", bed=bed) for bed in range(BEDS))
WAKES: Final = tuple(Move("wake", f"wake {bed}", bed=bed) for bed in range(BEDS))
KNIGHTS: Final = tuple(
    tuple(Move("knight", f"knight {seat} {name}", seat=seat, queen=code) for code, name in enumerate(QUEEN_NAMES))
    for seat in range(SEATS)
)
POTIONS: Final = tuple(
    tuple(
        tuple(Move("potion", f"potion {seat} {name} {bed}", seat=seat, queen=code, bed=bed) for bed in range(BEDS))
        for code, name in enumerate(QUEEN_NAMES)
    )
    for seat in range(SEATS)
)
JESTER_MOVE: Final = Move("jester", "jester")
BLOCK: Final = Move("block", "block")
ALLOW: Final = Move("allow", "allow")
DISCARDS: Final = _discards()


def discard_of(cards: Iterable[int], kinds: Iterable[DiscardKind]) -> Move | None:
    """The discard that these cards are, in whatever order, where there are these kinds; None: they are none.

    Never a sum: that is said, with one card as its total.
    """
    ascending = tuple(sorted(cards))
    found = (DISCARDS.get((kind, ascending)) for kind in kinds if kind != "sum")
    return next((move for move in found if move is not None), None)


CARD_OF: Final[dict[str, int]] = {"king": KING, "knight": KNIGHT, "potion": POTION, "jester": JESTER}

_ALL: Final[dict[str, Move]] = {
    move.text: move
    for moves in (
        KINGS,
        WAKES,
        *(row[1:] for row in KNIGHTS),
        *(beds for row in POTIONS for beds in row[1:]),
        (JESTER_MOVE, BLOCK, ALLOW),
        DISCARDS.values(),
    )
    for move in moves
}

_SUM = re.compile(r"(\d+(?:\+\d+)*)=(\d+(?:\+\d+)*)", re.ASCII)


def read_move(text: str) -> Move:
    """The move of this text. Forgives spaces, capitals, the order of addends, and the total on the left.

    Raises UnreadableMove when no such move exists in any edition, true sums included: `discard 2+3=6` is unreadable.
    """
    if (move := _ALL.get(text)) is not None:
        return move
    if len(text) > LONGEST_TEXT or (move := _ALL.get(_canonical(text))) is None:
        raise UnreadableMove(f"unknown move {text[:LONGEST_TEXT]!r}")
    return move


def _canonical(text: str) -> str:
    words = text.lower().split()
    if len(words) > 1 and words[0] == "discard":
        return "discard " + _canonical_discard("".join(words[1:]))
    return " ".join(words)


def _canonical_discard(what: str) -> str:
    if match := _SUM.fullmatch(what):
        left, right = (_ascending(side, "+") for side in match.groups())
        return f"{right}={left}" if "+" not in left else f"{left}={right}"
    return _ascending(what, "-") if "-" in what else what


def _ascending(text: str, between: str) -> str:
    parts = text.split(between)
    if not all(part.isdecimal() for part in parts):
        return text
    return between.join(sorted(parts, key=int))
