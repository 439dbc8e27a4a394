"""Games, attempts and adults: what the first kidsq kept."""

from __future__ import annotations

from sqlite_utils import Database

from kidsq.store.db.schema.run import script, steps


@steps()
def m001_games(db: Database) -> None:
    """Games as records: a header, one row per ply, a result."""
    script(
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
    """The log of attempts, and what a table has asked and shown."""
    script(
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
    script(
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
