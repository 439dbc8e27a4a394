"""What a queen says to the child that has woken her, and whether she is new in its gallery."""

from __future__ import annotations

from kidsq import play
from kidsq.games.sleeping_queens.cards import QUEEN_NAMES
from kidsq.games.sleeping_queens.story import Sight
from kidsq.play import Look, Moment
from kidsq.web.games.sleeping_queens import queen_words
from kidsq.web.http import context


def says(look: Look, sight: Sight) -> str | None:
    """Her line, when a child and no friend has woken her."""
    if sight.kind != "woke" or look.stored.seats[sight.seat].kind == "bot":
        return None
    return queen_words.waking_line(QUEEN_NAMES[sight.queen])


def is_new(look: Look, moment: Moment, sight: Sight) -> bool:
    """True if this queen has come to the child in front of this screen for the first time, woken or won."""
    learner = look.learners.get(look.seat)
    if sight.kind not in ("woke", "stole") or sight.seat != look.seat or learner is None:
        return False
    return play.is_new(context.db(), learner.id, QUEEN_NAMES[sight.queen], look.stored.id, moment.ply)
