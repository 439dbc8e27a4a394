"""Help with a question, kept with it: apart from the help with a hand, which lies at the same ply."""

from __future__ import annotations

from sqlite_utils import Database

from kidsq.store.db.schema.run import script, steps


@steps()
def m014_question_help(db: Database) -> None:
    """How much help was seen with a question and whether it was asked for; and how much there is by itself."""
    script(
        db,
        "ALTER TABLE questions ADD COLUMN help INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE questions ADD COLUMN help_asked INTEGER NOT NULL DEFAULT 0 CHECK (help_asked IN (0, 1))",
        "ALTER TABLE questions ADD COLUMN help_usual INTEGER NOT NULL DEFAULT 0",
        "UPDATE questions SET help_asked = 1, help = coalesce((SELECT level FROM helps WHERE"
        " helps.game_id = questions.game_id AND helps.ply = questions.ply AND helps.seat = questions.seat), 0)"
        " WHERE answered_at IS NULL",
        "UPDATE questions SET help_asked = 0 WHERE help = 0",
    )
