"""What a child may do while others play on: it holds up nothing, and waits until the child's own next turn."""

from __future__ import annotations

from typing import Final

from kidsq.games.contract import AnyState, Move, next_seat
from kidsq.learning.questions import RATE
from kidsq.learning.tasks import ASIDE
from kidsq.play.practice import ask
from kidsq.play.practice.chooser import chooser_for
from kidsq.play.request import Request
from kidsq.play.screen import Question
from kidsq.play.screen_holder import present
from kidsq.store.play.questions import StoredQuestion

NOBODY: Final = -1


def waiting(at: Request, seat: int) -> Question | None:
    """What this seat may do now."""
    rows = _rows(at, seat)
    return ask.of_stored(rows[-1]) if rows else None


def go_on(at: Request, before: AnyState, move: Move, after: AnyState) -> None:
    """Close what this ply has ended, and open what it gives occasion for; within writing().

    Whoever plays on itself has left it alone.
    """
    decider, mover = next_seat(after), next_seat(before)
    bots = [seat.seat for seat in at.stored.seats if seat.kind == "bot"]
    for seat in present(at.stored):
        shown = at.uses.beside(before, move, after, seat, bots)
        if shown is not None or mover == seat or decider == NOBODY:
            for row in _rows(at, seat):
                at.close(row.key, None)
        if shown is not None and decider in (seat, *bots) and seat in ask.who_see(at):
            chooser = chooser_for(at, seat)
            asks = chooser.rng.random() * RATE["normal"] < RATE[chooser.amount]
            if asks and chooser.allows(getattr(shown, "skill", "")):
                at.ask(ask.row_of(at.stored, after, seat, shown, at.chance))


def _rows(at: Request, seat: int) -> list[StoredQuestion]:
    return [row for row in at.pending if row.task == ASIDE and row.seat == seat]
