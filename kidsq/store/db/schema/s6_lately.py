"""A child's latest games, found without reading all of them."""

from __future__ import annotations

from sqlite_utils import Database

from kidsq.store.db.schema.run import script, steps


@steps()
def m010_lately(db: Database) -> None:
    """When its game began is written beside each seat, so that an index has a child's games in their order."""
    script(
        db,
        "ALTER TABLE seats ADD COLUMN begun TEXT",
        "UPDATE seats SET begun = (SELECT created_at FROM games WHERE games.id = seats.game_id)",
        "DROP INDEX seats_learner",
        "CREATE INDEX seats_learner ON seats (learner, begun)",
    )
