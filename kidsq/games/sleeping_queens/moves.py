"""A move as text and back. Every move exists once: equal moves are the same object, which keeps the rules fast."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, wraps
from itertools import combinations_with_replacement
from threading import RLock
from typing import Final, Literal, TypeVar

from kidsq.arithmetic.kind import Equation, Laying
from kidsq.games.contract import UnreadableMove
from kidsq.games.sleeping_queens.cards import (
    CARD_NAMES,
    DRAGON,
    JESTER,
    KING,
    KNIGHT,
    LARGEST_NUMBER,
    POTION,
    QUEEN_NAMES,
    WAND,
)
from kidsq.games.sleeping_queens.editions import ALIKE, EDITIONS, HAND_SIZE, PLAYERS, DiscardKind

T = TypeVar("T")
MoveKind = Literal["king", "knight", "potion", "jester", "wake", "block", "allow", "discard"]

BEDS: Final = 16
SEATS: Final = PLAYERS.stop - 1
LONGEST_TEXT: Final = 80
LARGEST_OF_RUN: Final = max(
    card for edition in EDITIONS.values() if "run" in edition.discards for card in edition.numbers
)


@dataclass(frozen=True, slots=True, eq=False)
class Move:
    """One decision of one seat.

    cards: what a discard takes from the hand, ascending, so a sum's total comes last; discard: why they may go
    together. equation: what is said with them, where it is an equation of the edition's arithmetic.
    """

    kind: MoveKind
    text: str
    bed: int = -1
    seat: int = -1
    queen: int = 0
    cards: tuple[int, ...] = ()
    discard: DiscardKind | None = None

    equation: Equation | None = None

    @property
    def is_said(self) -> bool:
        """True for cards of which is said why they belong together."""
        return self.equation is not None

    @property
    def in_order(self) -> tuple[int, ...]:
        """The cards of a discard; of an equation first those before "=", and last the one that goes with the others."""
        if self.equation is None:
            return self.cards
        left, right = self.equation.sides
        return (*left, *(number for number in right if number in self.cards))

    @property
    def is_alike(self) -> bool:
        """True for a discard of several equal cards."""
        return self.discard in ALIKE and self.discard != "single"

    def __reduce__(self) -> tuple[object, ...]:
        return (read_move, (self.text,))


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


# -- discards: made when the first is needed, as there are a thousand --------------------------------------------------


def _once(make: Callable[[], T]) -> Callable[[], T]:
    """What this makes, made by one thread alone: functools.cache lets two make it, and no move may be there twice."""
    made, lock = cache(make), RLock()

    @wraps(make)
    def get() -> T:
        with lock:
            return made()

    return get


def _discard(kind: DiscardKind, cards: tuple[int, ...], text: str, equation: Equation | None = None) -> Move:
    return Move("discard", f"discard {text}", cards=cards, discard=kind, equation=equation)


def _made() -> Iterator[Move]:
    """Every discard of every edition."""
    cards = sorted({card for edition in EDITIONS.values() for card in edition.deck})
    numbers = [card for card in cards if card <= LARGEST_NUMBER]
    for card in cards:
        yield _discard("single", (card,), CARD_NAMES[card])
    for kind, many in ALIKE.items():
        if kind != "single":
            yield from (_discard(kind, (number,) * many, ",".join([str(number)] * many)) for number in numbers)
    for size in range(3, HAND_SIZE + 1):
        for start in range(1, LARGEST_OF_RUN - size + 2):
            run = tuple(range(start, start + size))
            yield _discard("run", run, "-".join(map(str, run)))
    for laying, of_deck in dict.fromkeys((edition.laying, edition.numbers) for edition in EDITIONS.values()):
        if laying is not None:
            yield from _said(laying, of_deck)


def _said(laying: Laying, numbers: tuple[int, ...]) -> Iterator[Move]:
    for size in range(laying.smallest, HAND_SIZE + 1):
        for cards in combinations_with_replacement(sorted(numbers), size):
            for said in laying.of(cards):
                yield _discard(said.laying.discard, said.cards, said.text, said)


@_once
def discards() -> Mapping[str, Move]:
    """Every discard by its text, without the verb."""
    return {move.text.removeprefix("discard "): move for move in _made()}


@_once
def _plain() -> Mapping[tuple[DiscardKind, tuple[int, ...]], Move]:
    """The discards of which nothing is said."""
    return {(move.discard, move.cards): move for move in discards().values() if move.discard and not move.is_said}


def discard(kind: DiscardKind, cards: tuple[int, ...]) -> Move:
    """Of one card, of equal ones, of a run. Raises KeyError for other cards."""
    return _plain()[kind, cards]


def discard_of(cards: Iterable[int], kinds: Iterable[DiscardKind]) -> Move | None:
    """The discard that these cards are, in whatever order, where there are these kinds; None: they are none.

    Never an equation: that is said.
    """
    ascending = tuple(sorted(cards))
    found = (_plain().get((kind, ascending)) for kind in kinds)
    return next((move for move in found if move is not None), None)


CARD_OF: Final[dict[str, int]] = {"king": KING, "knight": KNIGHT, "potion": POTION, "jester": JESTER}
SHIELD_FROM: Final[dict[str, int]] = {"knight": DRAGON, "potion": WAND}

_BESIDES: Final[dict[str, Move]] = {
    move.text: move
    for moves in (
        KINGS,
        WAKES,
        *(row[1:] for row in KNIGHTS),
        *(beds for row in POTIONS for beds in row[1:]),
        (JESTER_MOVE, BLOCK, ALLOW),
    )
    for move in moves
}
"""All moves that lay no cards together."""


@_once
def _all() -> Mapping[str, Move]:
    return {**_BESIDES, **{move.text: move for move in discards().values()}}


def read_move(text: str) -> Move:
    """The move of this text. Forgives spaces, capitals, the order of addends, and the total on the left.

    Raises UnreadableMove when no such move exists in any edition, true sums included: `discard 2+3=6` is unreadable.
    """
    if (move := _all().get(text)) is not None:
        return move
    if len(text) > LONGEST_TEXT or (move := _written_otherwise(text)) is None:
        raise UnreadableMove(f"unknown move {text[:LONGEST_TEXT]!r}")
    return move


def _written_otherwise(text: str) -> Move | None:
    verb, *rest = text.lower().split() or [""]
    if verb != "discard":
        return _BESIDES.get(" ".join((verb, *rest)))
    sides = "".join(rest).split("=")
    for first, *others in (sides, sides[::-1]):
        # As it stands there first: 5+8=10+3 goes across ten, 5+8=3+10 balances.
        for behind in (others, map(_ascending, others)):
            if (move := discards().get("=".join((_ascending(first), *behind)))) is not None:
                return move
    return None


def _ascending(side: str) -> str:
    *named, cards = side.partition(":") if ":" in side else (side,)
    between = next((sign for sign in "+-," if sign in cards), ",")
    parts = cards.split(between)
    return "".join(named) + between.join(sorted(parts, key=int)) if all(part.isdecimal() for part in parts) else side
