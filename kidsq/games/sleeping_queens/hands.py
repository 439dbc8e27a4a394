"""All discards of a hand, looked up: hands stay sorted, so each hand of an edition is worked out once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kidsq.arithmetic import sums_within
from kidsq.games.sleeping_queens.cards import JESTER, KING, KNIGHT, LARGEST_NUMBER, POTION
from kidsq.games.sleeping_queens.editions import ALIKE, DiscardKind
from kidsq.games.sleeping_queens.moves import DISCARDS, Move

Hand = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandMoves:
    """What a sorted hand allows by itself. spares: single powers to be discarded only when nothing else can be done."""

    discards: tuple[Move, ...]
    spares: tuple[Move, ...]
    king: bool
    knight: bool
    potion: bool
    jester: bool


class HandTable(dict[Hand, HandMoves]):
    """Sorted hand -> its moves; filled as hands appear (an edition has a few ten thousand)."""

    def __init__(self, kinds: tuple[DiscardKind, ...], spare_powers_last: bool) -> None:
        super().__init__()
        self.kinds = kinds
        self.spare_powers_last = spare_powers_last

    def __missing__(self, hand: Hand) -> HandMoves:
        moves = self[hand] = self._work_out(hand)
        return moves

    def _work_out(self, hand: Hand) -> HandMoves:
        numbers = [card for card in hand if card <= LARGEST_NUMBER]
        powers = [DISCARDS["single", (card,)] for card in sorted(set(hand)) if card > LARGEST_NUMBER]
        always = [DISCARDS[kind, cards] for kind in self.kinds for cards in numbers_as(kind, numbers)]
        return HandMoves(
            discards=tuple(always if self.spare_powers_last else always + powers),
            spares=tuple(powers if self.spare_powers_last else ()),
            king=KING in hand,
            knight=KNIGHT in hand,
            potion=POTION in hand,
            jester=JESTER in hand,
        )


def numbers_as(kind: DiscardKind, numbers: Sequence[int]) -> Sequence[tuple[int, ...]]:
    """All that these numbers, sorted, can leave the hand as in this way."""
    if kind == "sum":
        return sums_within(numbers)
    if kind == "run":
        return runs_within(numbers)
    many = ALIKE[kind]
    return [(number,) * many for number in sorted(set(numbers)) if numbers.count(number) >= many]


def runs_within(numbers: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Every run of three or more consecutive numbers, sorted."""
    held = set(numbers)
    runs = []
    for start in sorted(held):
        end = start
        while end in held:
            end += 1
            if end - start >= 3:
                runs.append(tuple(range(start, end)))
    return tuple(sorted(runs))
