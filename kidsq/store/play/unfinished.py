"""Games that a lesson's end has ended: their record stands as it is and has no result."""

from __future__ import annotations

from kidsq.store.db.session import Session


def end_unfinished(db: Session, game_id: str, at: str) -> None:
    """An open game ends where it is; what was reached follows from the record, as everywhere. Within writing()."""
    db.execute(
        "UPDATE games SET ended_at = ?, unfinished = 1, version = version + 1 WHERE id = ? AND ended_at IS NULL",
        (at, game_id),
    )


def open_in_class(db: Session, class_id: str) -> list[str]:
    """The ids of the class's games that can be carried on."""
    rows = db.execute(
        "SELECT id FROM games WHERE class_id = ? AND ended_at IS NULL AND put_away_at IS NULL ORDER BY id", (class_id,)
    )
    return [row[0] for row in rows.fetchall()]


def at_sunrise(db: Session, device: str, lesson_ended_at: str) -> dict[str, list[str]]:
    """Who sat at a tablet when its lesson ended: the game over which the sun came up then, and those ended before.

    Of this lesson, the latest first; a child without a game at sunrise is not there.
    """
    rows = db.execute(
        "SELECT sittings.learner, games.id, games.unfinished, games.ended_at = sittings.ended_at FROM sittings"
        " JOIN seats ON seats.learner = sittings.learner JOIN games ON games.id = seats.game_id"
        " JOIN lessons ON lessons.class_id = games.class_id AND lessons.ended_at = sittings.ended_at"
        " WHERE sittings.device = ? AND sittings.ended_at = ?"
        " AND games.ended_at BETWEEN lessons.began_at AND sittings.ended_at"
        " ORDER BY sittings.id, games.ended_at DESC, games.updated_at DESC",
        (device, lesson_ended_at),
    ).fetchall()
    by_sun = {learner for learner, _game, unfinished, then in rows if unfinished and then}
    found: dict[str, list[str]] = {}
    for learner, game, *_ in rows:
        if learner in by_sun:
            found.setdefault(learner, []).append(game)
    return found
