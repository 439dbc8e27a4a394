"""A class's room at one look: each table of the database is asked once, however many children there are."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from kidsq.store.db.session import Session
from kidsq.store.play import games
from kidsq.store.play.games import StoredGame


def open_games(db: Session, class_id: str, since: str) -> list[StoredGame]:
    """The open games of a class that somebody has played at since then, with their seats, the latest first."""
    rows = db.execute(
        f"SELECT {games.COLUMNS} FROM games WHERE class_id = ? AND ended_at IS NULL AND put_away_at IS NULL"
        " AND updated_at >= ? ORDER BY updated_at DESC, id",
        (class_id, since),
    ).fetchall()
    return games.with_seats(db, rows)


def latest_seated(db: Session, class_id: str) -> StoredGame | None:
    """The table of a class that its teacher has made last, whatever has become of it."""
    rows = db.execute(
        f"SELECT {games.COLUMNS} FROM games WHERE class_id = ? AND by_teacher = 1"
        " AND NOT EXISTS (SELECT 1 FROM walls WHERE walls.game_id = games.id) ORDER BY created_at DESC, id LIMIT 1",
        (class_id,),
    ).fetchall()
    return next(iter(games.with_seats(db, rows)), None)


def plies_of(db: Session, game_ids: Sequence[str]) -> dict[str, list[tuple[Any, ...]]]:
    """All plies of these games, in order, as rows for games.ply_of(): one that cannot be read is its game's trouble."""
    found: dict[str, list[tuple[Any, ...]]] = {}
    if not game_ids:
        return found
    rows = db.execute(
        f"SELECT game_id, {games.PLY_COLUMNS} FROM plies WHERE game_id IN ({_marks(game_ids)}) ORDER BY game_id, ply",
        game_ids,
    ).fetchall()
    for game_id, *ply in rows:
        found.setdefault(game_id, []).append(tuple(ply))
    return found


def asked_for(db: Session, game_ids: Sequence[str], level: int) -> set[tuple[str, int, int]]:
    """Where a child has asked for this level of help or more: (game, ply, seat)."""
    rows = db.execute(
        f"SELECT game_id, ply, seat FROM helps WHERE game_id IN ({_marks(game_ids)}) AND asked = 1 AND level >= ?"
        f" UNION SELECT game_id, ply, seat FROM questions WHERE game_id IN ({_marks(game_ids)}) AND help_asked = 1"
        " AND help >= ?",
        (*game_ids, level, *game_ids, level),
    )
    return set(rows.fetchall())


def said_now(db: Session, game_ids: Sequence[str]) -> dict[tuple[str, str], str]:
    """When each child has said or answered something last, at the open ply of its game: (game, learner) -> UTC."""
    rows = db.execute(
        "SELECT attempts.game_id, attempts.learner, max(attempts.at) FROM games"
        " JOIN attempts ON attempts.game_id = games.id AND attempts.ply >= games.plies"
        f" WHERE games.id IN ({_marks(game_ids)}) AND attempts.learner IS NOT NULL"
        " GROUP BY attempts.game_id, attempts.learner",
        game_ids,
    )
    return {(game, learner): at for game, learner, at in rows.fetchall()}


def latest_places(db: Session, class_id: str, since: str) -> dict[str, tuple[str, str]]:
    """Where each child has done something last since then: learner -> (game, UTC); of games that are over, too.

    That is to open the game at a tablet, to come to it, to play and to answer. What a stand-in plays is not its.
    """
    rows = db.execute(
        "WITH here AS (SELECT * FROM games WHERE class_id = ? AND updated_at >= ?)"
        " SELECT learner, game_id, max(at) FROM ("
        "  SELECT seats.learner, here.id AS game_id, here.created_at AS at FROM here"
        "   JOIN seats ON seats.game_id = here.id"
        "   JOIN sittings ON sittings.learner = seats.learner AND sittings.device = here.device"
        "    AND here.created_at BETWEEN sittings.began_at AND coalesce(sittings.ended_at, here.created_at)"
        "  UNION ALL SELECT seats.learner, here.id, seats.came_at FROM here"
        "   JOIN seats ON seats.game_id = here.id AND seats.came_at IS NOT NULL"
        "  UNION ALL SELECT seats.learner, here.id, plies.at FROM here JOIN plies ON plies.game_id = here.id"
        "   JOIN seats ON seats.game_id = here.id AND seats.seat = plies.seat WHERE seats.stand_in IS NULL"
        "  UNION ALL SELECT attempts.learner, here.id, attempts.at FROM here"
        "   JOIN attempts ON attempts.game_id = here.id"
        " ) AS happened WHERE learner IS NOT NULL GROUP BY learner, game_id ORDER BY 3",
        (class_id, since),
    )
    return {learner: (game, at) for learner, game, at in rows.fetchall()}


def questions_since(db: Session, class_id: str, since: str) -> dict[str, tuple[int, int]]:
    """How many questions of the table each child has answered, and how many it let pass, in games begun since then."""
    rows = db.execute(
        "SELECT questions.learner, count(questions.answer),"
        " count(*) - count(questions.answer) FROM games"
        " JOIN questions ON questions.game_id = games.id WHERE games.class_id = ? AND games.created_at >= ?"
        " AND questions.learner IS NOT NULL AND questions.answered_at IS NOT NULL GROUP BY questions.learner",
        (class_id, since),
    )
    return {learner: (answered, passed) for learner, answered, passed in rows.fetchall()}


def empty_tablets(db: Session, class_id: str, since: str, taken: Collection[str]) -> int:
    """How many tablets of a class have joined since then, but for these browsers."""
    rows = db.execute("SELECT device FROM tablets WHERE class_id = ? AND joined_at >= ?", (class_id, since)).fetchall()
    return sum(device not in taken for (device,) in rows)


def _marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))
