"""When a game is over, what is new for the children who played it; and whether they have looked at it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from kidsq.play import keepsakes
from kidsq.play.surprises import calendar
from kidsq.store.play import surprises
from kidsq.store.play.games import StoredGame
from kidsq.store.play.surprises import Came


def bring_to_all(db: sqlite3.Connection, stored: StoredGame, at: str) -> None:
    """Bring something new to each child of a game that has just ended; within writing()."""
    for learner in {seat.learner for seat in stored.seats if seat.learner is not None}:
        bring(db, learner, at)


def bring(db: sqlite3.Connection, learner: str, at: str) -> None:
    """Bring a child what is due; within writing()."""
    had = [one.name for one in surprises.of_learner(db, learner)]
    games = surprises.finished_games(db, learner)
    due = calendar.next_one(games, had, list(keepsakes.kept_of(db, learner)))
    if due is not None:
        surprises.add(db, learner, [due], at)


def rooms_to_open(db: sqlite3.Connection, learner: str, sure: Iterable[str]) -> list[str]:
    """The families whose rooms open now. sure: those that this child is sure of."""
    had = {one.name for one in surprises.of_learner(db, learner)}
    return [family for family in sure if f"{calendar.ROOM}{family}" not in had]


def open_rooms(db: sqlite3.Connection, learner: str, families: Iterable[str], at: str) -> None:
    """Open the rooms of these families for good, whatever is forgotten; within writing()."""
    surprises.add(db, learner, [f"{calendar.ROOM}{family}" for family in families], at)


def waiting(db: sqlite3.Connection, learner: str) -> str | None:
    """The latest thing that has come to a child and that it has not looked at yet; a room before the others."""
    unseen = [one for one in surprises.of_learner(db, learner) if not one.seen]
    return max(unseen, key=_last, default=Came("", "", seen=True)).name or None


def _last(one: Came) -> tuple[str, bool]:
    return one.at, calendar.is_room(one.name)


def look_at(db: sqlite3.Connection, learner: str, name: str, at: str) -> bool:
    """The child looks at this now; False if it has not come to it. Within writing()."""
    return surprises.look_at(db, learner, name, at)
