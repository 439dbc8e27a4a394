"""Who signs in where the school's own sign-on does it."""

from __future__ import annotations

from sqlite_utils import Database

from kidsq.store.db.schema.run import script, steps


@steps()
def m021_sign_on(db: Database) -> None:
    """Which account belongs to whom the sign-on names. No e-mail is kept, nor what opens anything there."""
    script(
        db,
        """CREATE TABLE sign_ons (
            issuer TEXT NOT NULL,
            subject TEXT NOT NULL,
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            since TEXT NOT NULL,
            PRIMARY KEY (issuer, subject)
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX sign_ons_grown_up ON sign_ons (grown_up)",
    )
