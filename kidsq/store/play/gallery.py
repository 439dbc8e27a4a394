"""The queens that came to a child, woken or won: kept for speed, read anew from the records whenever it is empty."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

_ALL_READ: Final = ""
"""Instead of a queen: what the child played before this table was kept has been read."""


@dataclass(frozen=True, slots=True)
class Woken:
    """When a queen first came to a child. ply: of that game, how many lay before. queen: her name."""

    queen: str
    game_id: str
    ply: int
    at: str


@dataclass(frozen=True, slots=True)
class Record:
    """What moved the queens of one game. seat: the child's; plies: (ply, seat, move); times: of each ply."""

    game_id: str
    seat: int
    beds: tuple[str, ...]
    plies: tuple[tuple[int, int, str], ...]
    times: dict[int, str]


def of_learner(db: sqlite3.Connection, learner: str) -> list[Woken] | None:
    """The queens that came to this child, the earliest first; None while its older games have not been read."""
    rows = db.execute(
        "SELECT queen, game_id, ply, at FROM woken WHERE learner = ? ORDER BY at, ply", (learner,)
    ).fetchall()
    if not any(row[0] == _ALL_READ for row in rows):
        return None
    return [Woken(*row) for row in rows if row[0] != _ALL_READ]


def keep(db: sqlite3.Connection, learner: str, found: Iterable[Woken], at: str) -> None:
    """Keep what was read from all games of a child so far; within writing()."""
    rows = [(learner, one.queen, one.game_id, one.ply, one.at) for one in found]
    db.executemany(
        "INSERT INTO woken (learner, queen, game_id, ply, at) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (learner, queen) DO NOTHING",
        [*rows, (learner, _ALL_READ, None, None, at)],
    )


def is_read(db: sqlite3.Connection, learner: str) -> bool:
    """Whether the older games of this child have been read."""
    found = db.execute("SELECT 1 FROM woken WHERE learner = ? AND queen = ?", (learner, _ALL_READ)).fetchall()
    return bool(found)


def first(db: sqlite3.Connection, learner: str, queen: str) -> Woken | None:
    """When this queen first came to this child, as far as it is kept."""
    rows = db.execute(
        "SELECT queen, game_id, ply, at FROM woken WHERE learner = ? AND queen = ?", (learner, queen)
    ).fetchall()
    return Woken(*rows[0]) if rows else None


def forget(db: sqlite3.Connection, learners: Sequence[str]) -> None:
    """Let it be read anew from the games, as after two accounts became one; within writing()."""
    db.executemany("DELETE FROM woken WHERE learner = ?", [(learner,) for learner in learners])


def records_of(db: sqlite3.Connection, learner: str, moves: Sequence[str]) -> list[Record]:
    """The games of a child as far as queens move in them. moves: the first words of such moves."""
    return _records(db, "seats.learner = ?", (learner,), moves)


def records_of_guests(db: sqlite3.Connection, device: str, moves: Sequence[str], limit: int) -> list[Record]:
    """The latest games that somebody without a name has opened in this browser."""
    latest = (
        "games.id IN (SELECT id FROM games WHERE device = ? AND class_id IS NULL ORDER BY created_at DESC LIMIT ?)"
        " AND seats.kind = 'guest'"
    )
    return _records(db, latest, (device, limit), moves)


def _records(db: sqlite3.Connection, whose: str, values: tuple[str | int, ...], moves: Sequence[str]) -> list[Record]:
    sitting = f"FROM seats JOIN games ON games.id = seats.game_id WHERE {whose}"
    found = db.execute(f"SELECT games.id, seats.seat, games.header_json {sitting}", values).fetchall()
    marks = ", ".join("?" * len(moves))
    rows = db.execute(
        f"SELECT game_id, ply, seat, move, at FROM plies WHERE game_id IN (SELECT games.id {sitting})"
        f" AND substr(move, 1, instr(move || ' ', ' ') - 1) IN ({marks}) ORDER BY game_id, ply",
        (*values, *moves),
    ).fetchall()
    plies: dict[str, list[tuple[int, int, str]]] = {}
    times: dict[str, dict[int, str]] = {}
    for game_id, ply, seat, move, at in rows:
        plies.setdefault(game_id, []).append((ply, seat, move))
        times.setdefault(game_id, {})[ply] = at
    return [
        Record(game_id, seat, _beds(header), tuple(plies[game_id]), times[game_id])
        for game_id, seat, header in found
        if game_id in plies
    ]


def _beds(header_json: str) -> tuple[str, ...]:
    """The queens of a header, bed by bed; none where it cannot be read."""
    try:
        return tuple(map(str, json.loads(header_json)["beds"]))
    except (ValueError, LookupError, TypeError, RecursionError):
        return ()
