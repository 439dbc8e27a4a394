"""What was said by a text in JSON, by how an id begins or by a row that is none, said by columns."""

from __future__ import annotations

import json
from typing import Any

from sqlite_utils import Database

from kidsq.store.db.schema.run import script, steps


@steps()
def m012_meaning(db: Database) -> None:
    """Who is awaited, came or was taken out; who opened a game; which one has no result; whose gallery is read."""
    script(
        db,
        "ALTER TABLE seats ADD COLUMN awaited INTEGER NOT NULL DEFAULT 0 CHECK (awaited IN (0, 1))",
        "ALTER TABLE seats ADD COLUMN came_at TEXT",
        "ALTER TABLE seats ADD COLUMN taken_out_at TEXT",
        "ALTER TABLE games ADD COLUMN by_teacher INTEGER NOT NULL DEFAULT 0 CHECK (by_teacher IN (0, 1))",
        "ALTER TABLE games ADD COLUMN unfinished INTEGER NOT NULL DEFAULT 0 CHECK (unfinished IN (0, 1))",
        "ALTER TABLE learners ADD COLUMN gallery_read_at TEXT",
    )
    _seats_said_in_json(db)
    script(
        db,
        """UPDATE games SET unfinished = 1, result_json = NULL WHERE result_json = '{"unfinished":true}'""",
        "UPDATE learners SET gallery_read_at ="
        " (SELECT woken.at FROM woken WHERE woken.learner = learners.id AND woken.queen = '')",
        "DELETE FROM woken WHERE queen = ''",
    )
    _nobodys_browser(db)


@steps()
def m013_tries(db: Database) -> None:
    """Guesses at a child's pictures, and which accounts became part of a child: tables, not names that begin so."""
    script(
        db,
        """CREATE TABLE child_tries (
            learner TEXT NOT NULL REFERENCES learners (id),
            device TEXT NOT NULL,
            failures INTEGER NOT NULL,
            last_at TEXT NOT NULL,
            PRIMARY KEY (learner, device)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE former_accounts (
            tombstone TEXT PRIMARY KEY,
            learner TEXT NOT NULL REFERENCES learners (id)
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX former_accounts_learner ON former_accounts (learner)",
    )
    children = {row[0] for row in db.conn.execute("SELECT id FROM learners").fetchall()}
    _tries(db, children)
    _former_accounts(db, children)
    script(
        db,
        "DELETE FROM throttles WHERE name LIKE 'child:%'",  # a child's sum of all browsers is the sum of its rows
        "DELETE FROM settings WHERE key LIKE 'was:%'",
    )


def _tries(db: Database, children: set[str]) -> None:
    rows = db.conn.execute("SELECT name, failures, last_at FROM throttles WHERE name LIKE 'child:%:%'").fetchall()
    for name, failures, last_at in rows:
        _, child, device = name.split(":", 2)
        if child in children:
            cells = (child, device, failures, last_at)
            db.conn.execute("INSERT INTO child_tries (learner, device, failures, last_at) VALUES (?, ?, ?, ?)", cells)


def _former_accounts(db: Database, children: set[str]) -> None:
    for scope, key in db.conn.execute("SELECT scope, key FROM settings WHERE key LIKE 'was:%'").fetchall():
        child = scope.removeprefix("learner:")
        if child in children:
            cells = (key.removeprefix("was:"), child)
            db.conn.execute("INSERT INTO former_accounts (tombstone, learner) VALUES (?, ?)", cells)


def _nobodys_browser(db: Database) -> None:
    """A game that a teacher has made was opened in no browser: the column is made anew, as it may be empty now."""
    script(
        db,
        "UPDATE games SET by_teacher = 1 WHERE device LIKE 'class:%'",
        "DROP INDEX games_device",
        "DROP INDEX games_open",
        "ALTER TABLE games ADD COLUMN browser TEXT REFERENCES devices (id)",
        "UPDATE games SET browser = device WHERE by_teacher = 0",
        "ALTER TABLE games DROP COLUMN device",
        "ALTER TABLE games RENAME COLUMN browser TO device",
        "CREATE INDEX games_device ON games (device, created_at)",
        "CREATE INDEX games_open ON games (device) WHERE ended_at IS NULL AND put_away_at IS NULL",
        "DELETE FROM devices WHERE id LIKE 'class:%'",
    )


def _seats_said_in_json(db: Database) -> None:
    """What cannot be read stays where it is, and is as if it were not there, as before."""
    for game_id, text in db.conn.execute("SELECT id, settings_json FROM games WHERE settings_json <> '{}'").fetchall():
        kept = _read(text)
        said = {name: kept.pop(name, None) for name in ("awaited", "came", "out")}
        if said == dict.fromkeys(said):
            continue
        awaited, came, out = (said[name] for name in ("awaited", "came", "out"))
        for (seat,) in db.conn.execute("SELECT seat FROM seats WHERE game_id = ?", (game_id,)).fetchall():
            db.conn.execute(
                "UPDATE seats SET awaited = ?, came_at = ?, taken_out_at = ? WHERE game_id = ? AND seat = ?",
                (int(isinstance(awaited, list) and seat in awaited), _at(came, seat), _at(out, seat), game_id, seat),
            )
        db.conn.execute("UPDATE games SET settings_json = ? WHERE id = ?", (json.dumps(kept), game_id))


def _read(text: str) -> dict[str, Any]:
    try:
        kept = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return kept if isinstance(kept, dict) else {}


def _at(moments: object, seat: int) -> str | None:
    found = moments.get(str(seat)) if isinstance(moments, dict) else None
    return found if isinstance(found, str) else None
