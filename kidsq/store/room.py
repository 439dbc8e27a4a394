"""A class's room at one look: each table of the database is asked once, however many children there are."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence

from kidsq.store.games import StoredGame, StoredPly, StoredSeat

_GAME = (
    "id, game, edition, header_json, device, created_at, updated_at, version, plies,"
    " put_away_at, ended_at, result_json, settings_json, class_id"
)


def open_games(db: sqlite3.Connection, class_id: str, since: str) -> list[StoredGame]:
    """The open games of a class that somebody has played at since then, with their seats, the latest first."""
    rows = db.execute(
        f"SELECT {_GAME} FROM games WHERE class_id = ? AND ended_at IS NULL AND put_away_at IS NULL"
        " AND updated_at >= ? ORDER BY updated_at DESC, id",
        (class_id, since),
    ).fetchall()
    seats = _seats_of(db, [row[0] for row in rows])
    found = []
    for row in rows:
        whole = (*row, tuple(seats.get(row[0], ())))
        found.append(StoredGame(*whole))
    return found


def _seats_of(db: sqlite3.Connection, games: Sequence[str]) -> dict[str, list[StoredSeat]]:
    rows = db.execute(
        f"SELECT game_id, seat, kind, bot, learner, stand_in FROM seats WHERE game_id IN ({_marks(games)})"
        " ORDER BY game_id, seat",
        games,
    ).fetchall()
    found: dict[str, list[StoredSeat]] = {}
    for game_id, *seat in rows:
        found.setdefault(game_id, []).append(StoredSeat(*seat))
    return found


def plies_of(db: sqlite3.Connection, games: Sequence[str]) -> dict[str, list[StoredPly]]:
    """All plies of these games, in order."""
    found: dict[str, list[StoredPly]] = {}
    if not games:
        return found
    rows = db.execute(
        f"SELECT game_id, ply, seat, move, shuffles_json, key, at FROM plies WHERE game_id IN ({_marks(games)})"
        " ORDER BY game_id, ply",
        games,
    ).fetchall()
    for game_id, ply, seat, move, shuffles, key, at in rows:
        piles = tuple(map(tuple, json.loads(shuffles))) if shuffles else ()
        found.setdefault(game_id, []).append(StoredPly(ply, seat, move, piles, key, at))
    return found


def asked_for(db: sqlite3.Connection, games: Sequence[str], level: int) -> set[tuple[str, int, int]]:
    """Where a child has asked for this level of help or more: (game, ply, seat)."""
    rows = db.execute(
        f"SELECT game_id, ply, seat FROM helps WHERE game_id IN ({_marks(games)}) AND asked = 1 AND level >= ?",
        (*games, level),
    )
    return set(rows.fetchall())


def questions_since(db: sqlite3.Connection, class_id: str, since: str) -> dict[str, tuple[int, int]]:
    """How many questions of the table each child has answered, and how many it let pass, in games begun since then."""
    rows = db.execute(
        "SELECT questions.learner, sum(questions.answer IS NOT NULL), sum(questions.answer IS NULL) FROM games"
        " JOIN questions ON questions.game_id = games.id WHERE games.class_id = ? AND games.created_at >= ?"
        " AND questions.learner IS NOT NULL AND questions.answered_at IS NOT NULL GROUP BY questions.learner",
        (class_id, since),
    )
    return {learner: (answered, passed) for learner, answered, passed in rows.fetchall()}


def tablets_of(db: sqlite3.Connection, class_id: str, since: str) -> list[str]:
    """The browsers that are tablets of a class and joined since then, in the order they came."""
    rows = db.execute(
        "SELECT device FROM tablets WHERE class_id = ? AND joined_at >= ? ORDER BY joined_at, device", (class_id, since)
    )
    return [row[0] for row in rows.fetchall()]


def _marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))
