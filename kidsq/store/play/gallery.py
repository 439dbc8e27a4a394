"""What a child has won for good: kept for speed, read anew from the records whenever it is empty."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kidsq.store.db.session import Session


@dataclass(frozen=True, slots=True)
class Won:
    """When something first came to a child. ply: of that game, how many lay before. name: no two games share one."""

    name: str
    game_id: str
    ply: int
    at: str


BringingPly = tuple[int, int, str, str | None]
"""Ply, seat and move, and the piles that were shuffled with it, as JSON."""


@dataclass(frozen=True, slots=True)
class Record:
    """The moves of one game with which something can come.

    seat: the child's; times: of each ply.
    """

    game_id: str
    seat: int
    header_json: str
    plies: tuple[BringingPly, ...]
    times: dict[int, str]


def of_learner(db: Session, learner: str) -> list[Won] | None:
    """What came to this child, the earliest first; None while its older games have not been read."""
    rows = db.execute(
        "SELECT learners.gallery_read_at, woken.queen, woken.game_id, woken.ply, woken.at FROM learners"
        " LEFT JOIN woken ON woken.learner = learners.id WHERE learners.id = ? ORDER BY woken.at, woken.ply",
        (learner,),
    ).fetchall()
    if not any(row[0] for row in rows):
        return None
    return [Won(*row[1:]) for row in rows if row[1] is not None]


def keep(db: Session, learner: str, found: Iterable[Won], at: str) -> None:
    """Keep what was read from all games of a child so far; within writing(). at: now."""
    add(db, learner, found)
    db.execute("UPDATE learners SET gallery_read_at = coalesce(gallery_read_at, ?) WHERE id = ?", (at, learner))


def add(db: Session, learner: str, found: Iterable[Won]) -> None:
    """Keep what has just come to a child whose older games have been read; within writing()."""
    db.executemany(
        "INSERT INTO woken (learner, queen, game_id, ply, at) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (learner, queen) DO NOTHING",
        [(learner, one.name, one.game_id, one.ply, one.at) for one in found],
    )


def is_read(db: Session, learner: str) -> bool:
    """True if the older games of this child have been read."""
    found = "SELECT 1 FROM learners WHERE id = ? AND gallery_read_at IS NOT NULL"
    return bool(db.execute(found, (learner,)).fetchall())


def first(db: Session, learner: str, name: str) -> Won | None:
    """When this first came to this child, as far as it is kept."""
    rows = db.execute(
        "SELECT queen, game_id, ply, at FROM woken WHERE learner = ? AND queen = ?", (learner, name)
    ).fetchall()
    return Won(*rows[0]) if rows else None


def forget(db: Session, learners: Sequence[str]) -> None:
    """Let it be read anew from the games, as after two accounts became one; within writing()."""
    db.executemany("DELETE FROM woken WHERE learner = ?", [(learner,) for learner in learners])
    db.executemany("UPDATE learners SET gallery_read_at = NULL WHERE id = ?", [(learner,) for learner in learners])


def records_of(db: Session, learner: str, game: str, moves: Sequence[str]) -> list[Record]:
    """What a child has played of one game, as far as something can come in it. moves: first words of such moves."""
    return _records(db, "seats.learner = ?", (learner,), game, moves)


def records_of_guests(db: Session, device: str, game: str, moves: Sequence[str], limit: int) -> list[Record]:
    """The same of the latest tables that somebody without a name has opened in this browser."""
    latest = (
        "games.id IN (SELECT id FROM games WHERE device = ? AND class_id IS NULL ORDER BY created_at DESC LIMIT ?)"
        " AND seats.kind = 'guest'"
    )
    return _records(db, latest, (device, limit), game, moves)


def records_at(db: Session, game_id: str, game: str, moves: Sequence[str]) -> list[Record]:
    """The same of one table, for each of its seats."""
    return _records(db, "games.id = ?", (game_id,), game, moves)


def _records(db: Session, whose: str, who: tuple[str | int, ...], game: str, moves: Sequence[str]) -> list[Record]:
    sitting, values = (
        f"FROM seats JOIN games ON games.id = seats.game_id WHERE {whose} AND games.game = ?",
        (*who, game),
    )
    found = db.execute(f"SELECT games.id, seats.seat, games.header_json {sitting}", values).fetchall()
    is_one = " OR ".join(["move = ? OR move LIKE ?"] * len(moves))
    rows = db.execute(
        f"SELECT game_id, ply, seat, move, shuffles_json, at FROM plies WHERE game_id IN (SELECT games.id {sitting})"
        f" AND ({is_one}) ORDER BY game_id, ply",
        (*values, *(like for move in moves for like in (move, f"{move} %"))),
    ).fetchall()
    plies: dict[str, list[BringingPly]] = {}
    times: dict[str, dict[int, str]] = {}
    for game_id, ply, seat, move, shuffles, at in rows:
        plies.setdefault(game_id, []).append((ply, seat, move, shuffles))
        times.setdefault(game_id, {})[ply] = at
    return [
        Record(game_id, seat, header, tuple(plies[game_id]), times[game_id])
        for game_id, seat, header in found
        if game_id in plies
    ]
