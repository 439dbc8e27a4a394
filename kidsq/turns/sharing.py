"""People who share one screen: who holds the tablet, and when it must change hands."""

from __future__ import annotations

import json
import sqlite3

from kidsq.games.sleeping_queens import Table
from kidsq.store import games
from kidsq.store.games import StoredGame


def people_of(stored: StoredGame) -> tuple[int, ...]:
    """The seats of the people at this screen."""
    return tuple(seat.seat for seat in stored.seats if seat.kind != "bot")


def holder_of(stored: StoredGame) -> int | None:
    """The seat of the child who holds the tablet; None before the first curtain has been lifted."""
    people = people_of(stored)
    if len(people) == 1:
        return people[0]
    holder = json.loads(stored.settings_json).get("holder")
    return holder if holder in people else None


def is_gentle(stored: StoredGame) -> bool:
    """Whether the friends at this table never attack the people."""
    return json.loads(stored.settings_json).get("gentle") is True


def curtain_before(stored: StoredGame, table: Table) -> int | None:
    """The seat to which the tablet must go before anything is shown or decided; None while it need not move."""
    people = people_of(stored)
    if table.mover in people and table.mover != holder_of(stored):
        return table.mover
    return None


def hand_over(db: sqlite3.Connection, stored: StoredGame, seat: int) -> None:
    """The tablet goes to the child on this seat; within writing()."""
    kept = json.loads(stored.settings_json)
    games.set_settings(db, stored.id, json.dumps({**kept, "holder": seat}))
