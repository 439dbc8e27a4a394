"""The tables, one step after the other: numbered, forward only."""

from __future__ import annotations

import re
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from sqlite_utils import Database, Migrations

from kidsq.store.database import APPLICATION_ID, NotOurDatabase, Store, copy_database, sync_folder, writing

steps = Migrations("kidsq")


def _script(db: Database, *statements: str) -> None:
    # executescript() would commit first
    for statement in statements:
        db.conn.execute(statement)


@steps()
def m001_games(db: Database) -> None:
    """Games as records: a header, one row per ply, a result."""
    _script(
        db,
        """CREATE TABLE devices (
            id TEXT PRIMARY KEY,
            first_seen TEXT NOT NULL
        ) STRICT""",
        """CREATE TABLE learners (
            id TEXT PRIMARY KEY,
            nickname TEXT NOT NULL,
            face TEXT NOT NULL,
            created_at TEXT NOT NULL,
            archived_at TEXT
        ) STRICT""",
        """CREATE TABLE device_learners (
            device TEXT NOT NULL REFERENCES devices (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            place INTEGER NOT NULL,
            PRIMARY KEY (device, learner)
        ) STRICT""",
        "CREATE INDEX device_learners_learner ON device_learners (learner)",
        """CREATE TABLE games (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            edition TEXT NOT NULL,
            header_json TEXT NOT NULL,
            device TEXT NOT NULL REFERENCES devices (id),
            created_at TEXT NOT NULL,
            updated_at TEXT NOT NULL,
            version INTEGER NOT NULL DEFAULT 0,
            plies INTEGER NOT NULL DEFAULT 0,
            put_away_at TEXT,
            ended_at TEXT,
            result_json TEXT,
            settings_json TEXT NOT NULL DEFAULT '{}'
        ) STRICT""",
        "CREATE INDEX games_device ON games (device, created_at)",
        # Only what no move changes, so that a ply rewrites no index of games.
        "CREATE INDEX games_open ON games (device) WHERE ended_at IS NULL AND put_away_at IS NULL",
        """CREATE TABLE seats (
            game_id TEXT NOT NULL REFERENCES games (id),
            seat INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('bot', 'learner', 'guest')),
            bot TEXT,
            learner TEXT REFERENCES learners (id),
            PRIMARY KEY (game_id, seat),
            CHECK ((kind = 'bot') = (bot IS NOT NULL)),
            CHECK ((kind = 'learner') = (learner IS NOT NULL))
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX seats_learner ON seats (learner, game_id)",
        """CREATE TABLE plies (
            game_id TEXT NOT NULL REFERENCES games (id),
            ply INTEGER NOT NULL CHECK (ply >= 0),
            seat INTEGER NOT NULL,
            move TEXT NOT NULL,
            shuffles_json TEXT,
            key TEXT,
            at TEXT NOT NULL,
            PRIMARY KEY (game_id, ply)
        ) STRICT, WITHOUT ROWID""",
        "CREATE UNIQUE INDEX plies_key ON plies (game_id, key) WHERE key IS NOT NULL",
    )


@steps()
def m002_attempts(db: Database) -> None:
    """The log of judgements, and what a table has asked and shown."""
    _script(
        db,
        """CREATE TABLE attempts (
            seq INTEGER PRIMARY KEY,
            attempt_id TEXT NOT NULL UNIQUE,
            schema_version INTEGER NOT NULL,
            app_version TEXT NOT NULL,
            model_version TEXT,
            learner TEXT REFERENCES learners (id),
            class_id TEXT,
            session_id TEXT,
            game_id TEXT NOT NULL REFERENCES games (id),
            ply INTEGER NOT NULL,
            at TEXT NOT NULL,
            tz_offset_min INTEGER,
            input TEXT,
            device TEXT,
            task TEXT NOT NULL,
            skill TEXT NOT NULL,
            operands TEXT NOT NULL,
            layout TEXT,
            n_options INTEGER,
            guess_p REAL,
            presented TEXT NOT NULL,
            truth TEXT NOT NULL,
            response TEXT NOT NULL,
            correct INTEGER,
            try_no INTEGER NOT NULL,
            error TEXT,
            rt_first_ms INTEGER,
            rt_total_ms INTEGER,
            rt_valid INTEGER NOT NULL,
            hidden_ms INTEGER,
            motor_ms INTEGER,
            changes INTEGER,
            hint_shown INTEGER NOT NULL,
            hint_asked INTEGER NOT NULL,
            read_aloud INTEGER NOT NULL,
            opportunity TEXT,
            selection TEXT NOT NULL,
            p_before REAL,
            p_after REAL
        ) STRICT""",
        # What the model and the reports read, so that they never touch the wide rows.
        """CREATE INDEX attempts_learner ON attempts (
            learner, at, task, skill, device, operands, correct, try_no, n_options, guess_p,
            rt_total_ms, rt_valid, motor_ms, hint_shown, error
        )""",
        "CREATE INDEX attempts_game ON attempts (game_id, ply)",
        """CREATE TABLE questions (
            key TEXT PRIMARY KEY,
            game_id TEXT NOT NULL REFERENCES games (id),
            ply INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            learner TEXT REFERENCES learners (id),
            task TEXT NOT NULL,
            presented_json TEXT NOT NULL,
            created_at TEXT NOT NULL,
            answered_at TEXT,
            answer TEXT
        ) STRICT""",
        "CREATE INDEX questions_game ON questions (game_id, ply)",
        """CREATE TABLE helps (
            game_id TEXT NOT NULL REFERENCES games (id),
            ply INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            level INTEGER NOT NULL,
            asked INTEGER NOT NULL,
            PRIMARY KEY (game_id, ply, seat)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE taps (
            device TEXT NOT NULL REFERENCES devices (id),
            tap INTEGER NOT NULL,
            rt_ms INTEGER NOT NULL,
            PRIMARY KEY (device, tap)
        ) STRICT, WITHOUT ROWID""",
    )


@steps()
def m003_grown_ups(db: Database) -> None:
    """Grown-ups, what they set, and who looked at what."""
    _script(
        db,
        """CREATE TABLE grown_ups (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            name_key TEXT NOT NULL UNIQUE,
            passphrase_hash TEXT NOT NULL,
            created_at TEXT NOT NULL
        ) STRICT""",
        """CREATE TABLE sessions (
            token_hash TEXT PRIMARY KEY,
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            device TEXT NOT NULL,
            created_at TEXT NOT NULL,
            seen_at TEXT NOT NULL,
            ended_at TEXT
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX sessions_grown_up ON sessions (grown_up, device)",
        """CREATE TABLE claim_codes (
            code_hash TEXT PRIMARY KEY,
            created_at TEXT NOT NULL,
            used_at TEXT
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE throttles (
            name TEXT PRIMARY KEY,
            failures INTEGER NOT NULL,
            last_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE settings (
            scope TEXT NOT NULL,
            key TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (scope, key)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE audit (
            seq INTEGER PRIMARY KEY,
            at TEXT NOT NULL,
            grown_up TEXT,
            action TEXT NOT NULL,
            subject TEXT NOT NULL
        ) STRICT""",
    )


@steps()
def m004_knowing(db: Database) -> None:
    """What each child knows (disposable), classes and their groups, and questions that a friend waits with."""
    _script(
        db,
        """CREATE TABLE classes (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            created_at TEXT NOT NULL,
            archived_at TEXT,
            simulated INTEGER NOT NULL DEFAULT 0 CHECK (simulated IN (0, 1))
        ) STRICT""",
        "ALTER TABLE learners ADD COLUMN class_id TEXT REFERENCES classes (id)",
        "CREATE INDEX learners_class ON learners (class_id)",
        """CREATE TABLE class_groups (
            id TEXT PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            name TEXT NOT NULL,
            UNIQUE (class_id, name)
        ) STRICT""",
        """CREATE TABLE group_members (
            group_id TEXT NOT NULL REFERENCES class_groups (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            PRIMARY KEY (group_id, learner)
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX group_members_learner ON group_members (learner)",
        """CREATE TABLE dismissed_needs (
            learner TEXT NOT NULL REFERENCES learners (id),
            need TEXT NOT NULL,
            at TEXT NOT NULL,
            PRIMARY KEY (learner, need)
        ) STRICT, WITHOUT ROWID""",
        # Right after the latest judgement; what it is worth today is reckoned when it is read.
        """CREATE TABLE estimates (
            learner TEXT NOT NULL REFERENCES learners (id),
            skill TEXT NOT NULL,
            model_version TEXT NOT NULL,
            p REAL NOT NULL,
            variance REAL NOT NULL,
            n INTEGER NOT NULL,
            right_n INTEGER NOT NULL,
            right_days INTEGER NOT NULL,
            seconds REAL,
            last_at TEXT,
            manner TEXT NOT NULL,
            step INTEGER NOT NULL,
            misses INTEGER NOT NULL,
            PRIMARY KEY (learner, skill)
        ) STRICT, WITHOUT ROWID""",
        "ALTER TABLE questions ADD COLUMN selection TEXT NOT NULL DEFAULT 'natural'",
        "ALTER TABLE questions ADD COLUMN committed TEXT",  # the move with which a friend waits
    )


@steps()
def m005_taps(db: Database) -> None:
    """Taps without arithmetic of each child, because several share a tablet; those so far become the guests'."""
    _script(
        db,
        """CREATE TABLE taps_of_children (
            device TEXT NOT NULL REFERENCES devices (id),
            learner TEXT NOT NULL, -- empty: guests
            tap INTEGER NOT NULL,
            rt_ms INTEGER NOT NULL,
            PRIMARY KEY (device, learner, tap)
        ) STRICT, WITHOUT ROWID""",
        "INSERT INTO taps_of_children (device, learner, tap, rt_ms) SELECT device, '', tap, rt_ms FROM taps",
        "DROP TABLE taps",
        "ALTER TABLE taps_of_children RENAME TO taps",
    )


@steps()
def m006_classroom(db: Database) -> None:
    """A class in a room: lessons, tablets and who sits at them, keys of children, co-teachers, parents, invitations."""
    _script(
        db,
        # A game of a class belongs to the children on its seats, whichever tablet they sit at; others to their browser.
        "ALTER TABLE games ADD COLUMN class_id TEXT REFERENCES classes (id)",
        "CREATE INDEX games_class ON games (class_id, created_at) WHERE class_id IS NOT NULL",
        "ALTER TABLE seats ADD COLUMN stand_in TEXT",  # the gentle bot that plays while the child is away
        """CREATE TABLE lessons (
            id TEXT PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            code TEXT NOT NULL,
            began_at TEXT NOT NULL,
            open_until TEXT NOT NULL,
            last_game_at TEXT,
            paused_at TEXT,
            ended_at TEXT
        ) STRICT""",
        "CREATE INDEX lessons_class ON lessons (class_id, began_at)",
        "CREATE UNIQUE INDEX lessons_code ON lessons (code) WHERE ended_at IS NULL",
        """CREATE TABLE tablets (
            device TEXT PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            joined_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE sittings (
            id INTEGER PRIMARY KEY,
            device TEXT NOT NULL,
            class_id TEXT NOT NULL REFERENCES classes (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            began_at TEXT NOT NULL,
            seen_at TEXT NOT NULL,
            ended_at TEXT
        ) STRICT""",
        "CREATE INDEX sittings_device ON sittings (device) WHERE ended_at IS NULL",
        "CREATE INDEX sittings_class ON sittings (class_id) WHERE ended_at IS NULL",
        "CREATE INDEX sittings_learner ON sittings (learner, began_at)",
        # In clear: a card must be printed again, and what it opens is one child's game in one lesson.
        """CREATE TABLE child_keys (
            learner TEXT PRIMARY KEY REFERENCES learners (id),
            pictures TEXT NOT NULL,
            number TEXT NOT NULL,
            made_at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE raised_hands (
            id INTEGER PRIMARY KEY,
            class_id TEXT NOT NULL REFERENCES classes (id),
            device TEXT NOT NULL,
            learner TEXT REFERENCES learners (id),
            why TEXT NOT NULL,
            raised_at TEXT NOT NULL,
            lowered_at TEXT
        ) STRICT""",
        "CREATE INDEX raised_hands_up ON raised_hands (class_id) WHERE lowered_at IS NULL",
        "ALTER TABLE grown_ups ADD COLUMN role TEXT NOT NULL DEFAULT 'owner'"
        " CHECK (role IN ('owner', 'teacher', 'parent'))",
        """CREATE TABLE class_grown_ups (
            class_id TEXT NOT NULL REFERENCES classes (id),
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            PRIMARY KEY (class_id, grown_up)
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX class_grown_ups_grown_up ON class_grown_ups (grown_up)",
        """CREATE TABLE parents (
            grown_up TEXT NOT NULL REFERENCES grown_ups (id),
            learner TEXT NOT NULL REFERENCES learners (id),
            PRIMARY KEY (grown_up, learner)
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX parents_learner ON parents (learner)",
        """CREATE TABLE invitations (
            code_hash TEXT PRIMARY KEY,
            role TEXT NOT NULL CHECK (role IN ('owner', 'teacher', 'parent')),
            class_id TEXT REFERENCES classes (id),
            learner TEXT REFERENCES learners (id),
            made_by TEXT NOT NULL REFERENCES grown_ups (id),
            created_at TEXT NOT NULL,
            used_at TEXT
        ) STRICT, WITHOUT ROWID""",
        # Of an erased child nothing is left but this, so that a restored backup erases it again.
        """CREATE TABLE erased (
            tombstone TEXT PRIMARY KEY,
            at TEXT NOT NULL
        ) STRICT, WITHOUT ROWID""",
    )


def migrate(store: Store) -> list[str]:
    """Bring the database to the newest step, with a backup first; returns the names of the steps taken.

    Raises NotOurDatabase when a newer kidsq has written it: steps only lead forward.
    """
    db = store.connection()
    reader = Database(db, execute_plugins=False)
    _refuse_unknown(reader)
    if not steps.pending(reader):
        return []
    if steps.applied(reader):
        _keep_copy(store)
    with writing(db):  # two servers starting at once: the second one finds the work done
        taken = [step.name for step in steps.pending(reader)]
        steps.apply(reader)
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    return taken


def _refuse_unknown(reader: Database) -> None:
    applied = {step.name for step in steps.applied(reader)}
    known = {name for name in globals() if re.match(r"m\d{3}_", name)}
    unknown = sorted(applied - known)
    if unknown:
        raise NotOurDatabase(f"a newer kidsq has written this database ({', '.join(unknown)}); please update kidsq")
    tables = set(reader.table_names())
    if tables and not applied:
        raise NotOurDatabase(f"this database belongs to another program (it holds {sorted(tables)[0]!r})")


def _keep_copy(store: Store) -> Path:
    folder = store.path.parent / "backups"
    folder.mkdir(exist_ok=True)
    target = folder / f"before-migration-{datetime.now(UTC):%Y%m%dT%H%M%S%fZ}.db"
    copy_database(store.connection(), target)
    sync_folder(folder)
    return target


def open_store(path: Path, journal: str | None = None) -> Store:
    """Open the database of an installation, made or brought up to date where needed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    store = Store(path, journal)
    try:
        migrate(store)
    except sqlite3.OperationalError as error:
        raise NotOurDatabase(f"{path} cannot be brought up to date: {error}") from error
    return store
