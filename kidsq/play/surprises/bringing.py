"""When a game is over, what is new for the children who played it; and whether they have looked at it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kidsq.play.surprises import gifts
from kidsq.store.db.session import Session
from kidsq.store.play import surprises
from kidsq.store.play.games import StoredGame
from kidsq.store.play.surprises import Came

ROOM: Final = "room-"


def is_room(name: str) -> bool:
    """True of a room of the castle, which opens when a family of sums is sure, at any game."""
    return name.startswith(ROOM)


def bring_to_all(db: Session, stored: StoredGame, at: str) -> None:
    """Bring something new to each child of a game that has just ended; within writing()."""
    for learner in {seat.learner for seat in stored.seats if seat.learner is not None}:
        bring(db, learner, at)


def due(db: Session, learner: str) -> tuple[str, ...]:
    """What a child's games bring and it has not got yet: one thing after a game, more after games played before."""
    had = {one.name for one in surprises.of_learner(db, learner)}
    return gifts.due(surprises.finished_games(db, learner), had)


def bring(db: Session, learner: str, at: str) -> None:
    """Bring a child what is due; within writing(). Of several things only the last is announced, all are there."""
    names = due(db, learner)
    surprises.add(db, learner, names, at)
    look_at(db, learner, names[:-1], at)


def rooms_to_open(db: Session, learner: str, sure: Iterable[str]) -> list[str]:
    """The families whose rooms open now. sure: those that this child is sure of."""
    had = {one.name for one in surprises.of_learner(db, learner)}
    return [family for family in sure if f"{ROOM}{family}" not in had]


def open_rooms(db: Session, learner: str, families: Iterable[str], at: str) -> None:
    """Open the rooms of these families for good, whatever is forgotten; within writing()."""
    surprises.add(db, learner, [f"{ROOM}{family}" for family in families], at)


def waiting(db: Session, learner: str) -> str | None:
    """The latest thing that has come to a child and that it has not looked at yet; a room before the others."""
    unseen = [one for one in surprises.of_learner(db, learner) if not one.seen]
    return max(unseen, key=_last, default=Came("", "", seen=True)).name or None


def _last(one: Came) -> tuple[str, bool]:
    return one.at, is_room(one.name)


def look_at(db: Session, learner: str, names: Sequence[str], at: str) -> bool:
    """The child looks at these now; False if none of them has come to it. Within writing()."""
    has_come = [surprises.look_at(db, learner, name, at) for name in names]
    return any(has_come)
