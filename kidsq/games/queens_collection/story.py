"""What a ply showed, worked out by comparing the table before and after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from kidsq.games.contract import Shown
from kidsq.games.queens_collection.cards import JOKER, Cards, place
from kidsq.games.queens_collection.collecting.table import MOST_REVEALED, CollectingTable
from kidsq.games.queens_collection.editions import partner
from kidsq.games.queens_collection.moves import Meeple, Move
from kidsq.games.queens_collection.table import Table
from kidsq.games.queens_collection.tidying.table import TidyingTable

Tidied = Literal["swapped", "carried", "came_home", "left", "all_together", "renewed", "exchanged", "passed"]
Collected = Literal["revealed", "busted", "kept", "paired", "took", "went_out", "box_won", "traded", "shared", "done"]
SightKind = Tidied | Collected | Literal["round_over", "shuffled"]
Counts = tuple[int, int, int]
"""Meeples, boxes and cards of one seat at the end of a round."""


@dataclass(frozen=True, slots=True)
class Sight:
    """One thing that was seen.

    seat: who did it; other: with whom. cards: what was laid or given; got: what came instead. meeples: which, each
    where it stood before. colour: of a box or of a meeple that was taken. points: of a round, by seat; counts: what
    they are made of, the meeples, boxes and cards of each seat. number: of cards that only some saw.
    """

    kind: SightKind
    seat: int
    cards: Cards = ()
    got: Cards = ()
    meeples: tuple[Meeple, ...] = ()
    colour: int = -1
    other: int = -1
    number: int = 0
    points: tuple[int, ...] = ()
    counts: tuple[Counts, ...] = ()


def shown(before: Table, seat: int, move: Move, after: Table) -> Shown:
    """What this seat's move showed. A share is seen by its team alone; the others see how many cards it was."""
    if isinstance(before, TidyingTable) and isinstance(after, TidyingTable):
        return Shown(tuple(_tidied(before, seat, move, after)))
    assert isinstance(before, CollectingTable)
    assert isinstance(after, CollectingTable)
    end = tuple(_ended(before, seat, move, after))
    if move.kind != "share":
        return Shown((*_collected(before, seat, move, after), *end))
    mate = partner(before.edition, seat)
    assert mate is not None
    public = Sight("shared", seat, other=mate, number=len(move.cards))
    private = (replace(public, cards=move.cards, got=move.got),)
    team = frozenset((seat, mate))
    return Shown((public, *end), dict.fromkeys(team, private), text_for=team)


def _tidied(before: TidyingTable, seat: int, move: Move, after: TidyingTable) -> Iterator[Sight]:
    if move.kind == "pass":
        yield Sight("passed", seat)
    elif move.kind == "exchange":
        yield Sight("exchanged", seat, move.cards, move.got, other=move.seat)
    elif move.kind == "renew":
        yield Sight("renewed", seat, move.cards)
    else:
        kind: SightKind = "swapped" if move.kind == "swap" else "carried"
        yield Sight(kind, seat, move.cards, meeples=move.meeples, colour=move.box)
        for meeple in move.meeples:
            yield from _came_home(before, seat, meeple, after)


def _came_home(before: TidyingTable, seat: int, meeple: Meeple, after: TidyingTable) -> Iterator[Sight]:
    colour = meeple[0]
    home, row = place(colour, colour), slice(place(colour, 0), place(colour + 1, 0))
    if after.standing[home] <= before.standing[home]:
        return
    yield Sight("came_home", seat, meeples=(meeple,), colour=colour)
    if sum(after.standing[row]) < sum(before.standing[row]):
        yield Sight("left", seat, colour=colour)
    elif after.standing[home] == sum(after.standing[row]):
        yield Sight("all_together", seat, colour=colour)


def _collected(before: CollectingTable, seat: int, move: Move, after: CollectingTable) -> Iterator[Sight]:
    if move.kind == "reveal":
        yield from _revealed(before, seat, after)
    elif move.kind == "stop":
        yield Sight("kept", seat, before.revealed)
    elif move.kind == "done":
        yield Sight("done", seat)
    elif move.kind == "trade":
        yield Sight("traded", seat, move.cards, move.got)
    else:
        yield Sight("paired", seat, move.cards, move.got, colour=move.colour)
        left = before.left[move.colour]
        yield Sight("took" if left else "went_out", seat, colour=move.colour)
        if left == 1:
            yield Sight("box_won", seat, colour=move.colour)


def _revealed(before: CollectingTable, seat: int, after: CollectingTable) -> Iterator[Sight]:
    card = before.draw_pile[-1] if before.draw_pile else after.shuffled[0][0]
    cards = (*before.revealed, card)
    yield Sight("revealed", seat, (card,))
    if card != JOKER and card in before.revealed:
        yield Sight("busted", seat, cards)
    elif len(cards) == MOST_REVEALED:
        yield Sight("kept", seat, cards)


def _ended(before: CollectingTable, seat: int, move: Move, after: CollectingTable) -> Iterator[Sight]:
    if len(after.scores) > len(before.scores):
        points = after.scores[-1]
        yield Sight("round_over", seat, points=points, counts=_counts(before, seat, move, points))
    if after.shuffled:
        yield Sight("shuffled", seat)


def _counts(before: CollectingTable, seat: int, move: Move, points: tuple[int, ...]) -> tuple[Counts, ...]:
    """What each seat had when the round was over; the table afterwards is that of the next one."""
    meeples, boxes = [sum(taken) for taken in before.taken], [len(won) for won in before.boxes]
    if move.kind == "pair" and before.left[move.colour]:
        meeples[seat] += 1
        boxes[seat] += before.left[move.colour] == 1
    cards = [2 * some + 3 * won - score for some, won, score in zip(meeples, boxes, points, strict=True)]
    return tuple(zip(meeples, boxes, cards, strict=True))
