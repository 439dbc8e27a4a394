"""Sleeping Queens at a table (play/games/contract.py says what each of these is)."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace

from kidsq.games.sleeping_queens import Deal, Move, Table, View
from kidsq.games.sleeping_queens.arrivals import MOVES_THAT_COUNT as BRINGING
from kidsq.games.sleeping_queens.arrivals import arrivals
from kidsq.games.sleeping_queens.bots import remark
from kidsq.games.sleeping_queens.cards import QUEEN_NAMES, is_number
from kidsq.learning.payload import Count, Payload, Total
from kidsq.learning.questions import STEP, Occasion
from kidsq.play.games.sleeping_queens.advice import facts
from kidsq.play.games.sleeping_queens.log import answered, attempt_in, is_attempt, is_plain_tap
from kidsq.play.games.sleeping_queens.log import own_sum as claimed
from kidsq.play.games.sleeping_queens.powers import laid, laid_in
from kidsq.play.games.sleeping_queens.selection import read_turn
from kidsq.play.games.sleeping_queens.tips import TIPS, kept_as
from kidsq.store.play.gallery import BringingPly

__all__ = [
    "BRINGING",
    "COUNTS_ALONG",
    "TIPS",
    "TURNS_BETWEEN",
    "alone",
    "answered",
    "asks_again",
    "attempt_in",
    "begins_well",
    "beside",
    "brought",
    "brought_in",
    "claimed",
    "covered",
    "facts",
    "given",
    "is_attempt",
    "is_plain_tap",
    "kept_as",
    "laid",
    "laid_in",
    "may_be_asked_before",
    "next_step",
    "occasion",
    "read_turn",
    "remark",
    "remembers",
    "rests_after",
    "searched",
    "why_no_claim",
    "won",
]

TURNS_BETWEEN = 1
COUNTS_ALONG = False


def covered(view: View) -> View:
    return replace(view, hand=(), legal=())


def begins_well(setup: Deal, people: Sequence[int]) -> bool:
    return True


def why_no_claim(table: Table) -> str | None:
    if table.decision == "turn":
        return None
    return "answer_first" if table.decision == "defend" else "wake_first"


def searched(view: View) -> None:
    """Nothing: whatever there is to look for is a sum."""
    return


def remembers(seen: Table | View) -> bool:
    return bool(seen.remembered)


def may_be_asked_before(table: Table) -> bool:
    return table.decision == "turn"


def asks_again() -> bool:
    return True


def rests_after(move: Move) -> bool:
    """A queen who has been woken is enough for once, also the second one that the rose brings along."""
    return move.kind in ("king", "wake")


def occasion(table: Table, move: Move, seat: int) -> Occasion | None:
    """The sum that a bot lays, and how far the child is; None for a move that lays nothing together."""
    if move.kind != "discard":
        return None
    counts = table.edition.points_count
    return Occasion(
        said=move.cards if move.is_sum else (),
        points=table.points[seat] if counts else None,
        goal=table.goal_points if counts else None,
        seen=_number_laid(table),
    )


def _number_laid(table: Table) -> int | None:
    """What lies on the pile for all to see, where it is a number."""
    top = table.discard_pile[-1] if table.discard_pile else 0
    return top if is_number(top) else None


def given(before: Table, move: Move, after: Table, present: Sequence[int]) -> Sequence[tuple[int, Payload]]:
    """Who the jester will reach, what a court that has grown is worth."""
    found = _jester(before, after, present) or _grown_court(before, after, present)
    return () if found is None else (found,)


def beside(before: Table, move: Move, after: Table, seat: int, bots: Collection[int]) -> Payload | None:
    return None


def alone(before: Table, move: Move, after: Table) -> Occasion | None:
    return None


def _jester(before: Table, after: Table, present: Sequence[int]) -> tuple[int, Count] | None:
    player = before.active
    if after.decision != "wake" or not after.flipped or not is_number(after.flipped):
        return None
    if player not in present:
        return None
    return player, Count(after.flipped, after.mover, after.players)


def _grown_court(before: Table, after: Table, present: Sequence[int]) -> tuple[int, Total] | None:
    if not after.edition.points_count or after.decision == "wake":  # a Rose bonus is still to come
        return None
    for seat, court in enumerate(after.courts):
        if seat in present and len(court) > len(before.courts[seat]):
            places = tuple(range(0, after.goal_points + STEP, STEP))
            had = before.points[seat]
            return seat, Total(had, after.points[seat] - had, court[-1], places)
    return None


def next_step(shown: Payload) -> None:
    """Its questions have one step each."""


def won(table: Table, seat: int) -> tuple[str, ...]:
    """The queens awake at this seat, in the order they came."""
    return tuple(QUEEN_NAMES[queen] for queen in table.courts[seat])


def brought(before: Table, move: Move, after: Table) -> Iterator[tuple[int, str]]:
    """The queen that has been woken or won."""
    if move.kind not in ("king", "wake", "allow"):
        return
    for seat, court in enumerate(after.courts):
        if len(court) > len(before.courts[seat]):
            yield seat, QUEEN_NAMES[court[-1]]


def brought_in(header_json: str, plies: Iterable[BringingPly]) -> Iterator[tuple[int, int, str]]:
    moves = (ply[:3] for ply in plies)
    return ((one.ply, one.seat, one.queen) for one in arrivals(json.loads(header_json)["beds"], moves))
