"""The queens that came to a child: read from its games once, then kept as they come."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

from kidsq.games.sleeping_queens import Move, Table
from kidsq.games.sleeping_queens.arrivals import MOVES_THAT_COUNT, arrivals
from kidsq.games.sleeping_queens.cards import QUEEN_NAMES
from kidsq.play.unreadable import UnreadableGame, reading
from kidsq.store.play import gallery
from kidsq.store.play.gallery import Record, Woken
from kidsq.store.play.games import StoredGame
from kidsq.store.play.guests import Place

GUESTS_GAMES: Final = 100
"""So many games of a browser are looked through for those who have no name."""


def queens_of(db: sqlite3.Connection, learner: str) -> dict[str, Woken]:
    """The queens that ever came to this child, by name, the earliest first. Writes nothing."""
    kept = gallery.of_learner(db, learner)
    return _by_name(_read(gallery.records_of(db, learner, MOVES_THAT_COUNT)) if kept is None else kept)


def queens_of_guests(db: sqlite3.Connection, device: str, at: Sequence[Place] | None = None) -> dict[str, Woken]:
    """The queens that came to anybody without a name in this browser. at: on these seats only."""
    found = gallery.records_of_guests(db, device, MOVES_THAT_COUNT, GUESTS_GAMES)
    of_seats = None if at is None else set(at)
    return _by_name(_read([one for one in found if of_seats is None or Place(one.game_id, one.seat) in of_seats]))


def keep_all(db: sqlite3.Connection, learner: str, had: Mapping[str, Woken], at: str) -> None:
    """Read all games of a child anew, as it sits on seats that were not its own before; within writing().

    had: the queens it had until then, which it does not lose.
    """
    found = [*had.values(), *_read(gallery.records_of(db, learner, MOVES_THAT_COUNT))]
    first = {one.queen: one for one in sorted(found, key=lambda one: (one.at, one.ply or 0), reverse=True)}
    gallery.forget(db, [learner])
    gallery.keep(db, learner, first.values(), at)


def is_new(db: sqlite3.Connection, learner: str, queen: int, game_id: str, ply: int) -> bool:
    """True if this ply brought this queen to this child for the first time."""
    first = gallery.first(db, learner, QUEEN_NAMES[queen])
    return first is not None and (first.game_id, first.ply) == (game_id, ply)


def note(db: sqlite3.Connection, stored: StoredGame, before: Table, move: Move, after: Table, at: str) -> None:
    """Keep which queen has come to a child with this ply, if one has; within writing()."""
    if move.kind not in ("king", "wake", "allow"):
        return
    for seat in stored.seats:
        if seat.learner is None or len(after.courts[seat.seat]) <= len(before.courts[seat.seat]):
            continue
        queen = QUEEN_NAMES[after.courts[seat.seat][-1]]
        if gallery.is_read(db, seat.learner):
            gallery.add(db, seat.learner, [Woken(queen, stored.id, before.ply, at)])
        else:  # this ply is written already
            gallery.keep(db, seat.learner, _read(gallery.records_of(db, seat.learner, MOVES_THAT_COUNT)), at)


def _by_name(found: Sequence[Woken]) -> dict[str, Woken]:
    return {one.queen: one for one in sorted(found, key=lambda one: (one.at, one.ply))}


def _read(records: Sequence[Record]) -> list[Woken]:
    """The first time for each queen."""
    found: dict[str, Woken] = {}
    for record in records:
        # What came before the first move that cannot be read is hers all the same.
        with suppress(UnreadableGame), reading(record.game_id):
            for one in arrivals(record.beds, record.plies):
                known = found.get(one.queen)
                if one.seat == record.seat and (known is None or record.times[one.ply] < known.at):
                    found[one.queen] = Woken(one.queen, record.game_id, one.ply, record.times[one.ply])
    return list(found.values())
