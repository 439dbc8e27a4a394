"""All discards of a hand, looked up: hands stay sorted, so each hand of an edition is worked out once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kidsq.games.sleeping_queens.cards import JESTER, KING, KNIGHT, LARGEST_NUMBER, POTION
from kidsq.games.sleeping_queens.editions import ALIKE, DiscardKind, Edition
from kidsq.games.sleeping_queens.moves import Move, discard, discards

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

    def __init__(self, edition: Edition) -> None:
        super().__init__()
        self.edition = edition

    def __missing__(self, hand: Hand) -> HandMoves:
        moves = self[hand] = self._work_out(hand)
        return moves

    def _work_out(self, hand: Hand) -> HandMoves:
        numbers = [card for card in hand if card <= LARGEST_NUMBER]
        powers = [discard("single", (card,)) for card in sorted(set(hand)) if card > LARGEST_NUMBER]
        always = discards_within(self.edition, numbers)
        powers_last = self.edition.spare_powers_last
        return HandMoves(
            discards=tuple(always if powers_last else always + powers),
            spares=tuple(powers if powers_last else ()),
            king=KING in hand,
            knight=KNIGHT in hand,
            potion=POTION in hand,
            jester=JESTER in hand,
        )


def discards_within(edition: Edition, numbers: Sequence[int]) -> list[Move]:
    """All that these numbers, sorted, can leave the hand as, kind by kind."""
    return [move for kind in edition.discards for move in _of_kind(kind, edition, numbers)]


def _of_kind(kind: DiscardKind, edition: Edition, numbers: Sequence[int]) -> list[Move]:
    if kind == "run":
        return [discard(kind, run) for run in runs_within(numbers)]
    if kind in ALIKE:
        many = ALIKE[kind]
        return [discard(kind, (one,) * many) for one in sorted(set(numbers)) if numbers.count(one) >= many]
    assert edition.laying is not None
    return [discards()[said.text] for said in edition.laying.within(numbers)]


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
