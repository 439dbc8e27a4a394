"""What the teacher's room asks for every few seconds."""

from __future__ import annotations

from sqlite_utils import Database

from kidsq.store.db.schema.run import script, steps


@steps()
def m008_room(db: Database) -> None:
    """The open games of a class; only what no move changes, so that a ply rewrites no index."""
    script(
        db,
        "CREATE INDEX games_class_open ON games (class_id)"
        " WHERE class_id IS NOT NULL AND ended_at IS NULL AND put_away_at IS NULL",
    )
