"""Where each step puts itself on the list, and how it runs."""

from __future__ import annotations

from sqlite_utils import Database, Migrations

steps = Migrations("kidsq")


def script(db: Database, *statements: str) -> None:
    """Run statements within the step's transaction; executescript() would commit first."""
    for statement in statements:
        db.conn.execute(statement)
