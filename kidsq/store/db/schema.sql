-- The tables of kidsq, as SQLite takes them. PostgreSQL is told the same by kidsq/store/db/postgresql/ddl.py.
-- This is the first step; a change to the tables is a further step in kidsq/store/db/schema.py.


-- Browsers, and children by a nickname and a picture

CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    first_seen TEXT NOT NULL
) STRICT;

CREATE TABLE schools (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created_at TEXT NOT NULL
) STRICT;

CREATE TABLE classes (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created_at TEXT NOT NULL,
    archived_at TEXT,
    simulated INTEGER NOT NULL DEFAULT 0 CHECK (simulated IN (0, 1)),
    school_id TEXT REFERENCES schools (id)
) STRICT;
CREATE INDEX classes_school ON classes (school_id);

CREATE TABLE learners (
    id TEXT PRIMARY KEY,
    nickname TEXT NOT NULL,
    face TEXT NOT NULL,
    created_at TEXT NOT NULL,
    archived_at TEXT,
    class_id TEXT REFERENCES classes (id),
    royal TEXT,
    gallery_read_at TEXT
) STRICT;
CREATE INDEX learners_class ON learners (class_id);

CREATE TABLE device_learners (
    device TEXT NOT NULL REFERENCES devices (id),
    learner TEXT NOT NULL REFERENCES learners (id),
    place INTEGER NOT NULL,
    PRIMARY KEY (device, learner)
) STRICT;
CREATE INDEX device_learners_learner ON device_learners (learner);

CREATE TABLE class_groups (
    id TEXT PRIMARY KEY,
    class_id TEXT NOT NULL REFERENCES classes (id),
    name TEXT NOT NULL,
    UNIQUE (class_id, name)
) STRICT;

CREATE TABLE group_members (
    group_id TEXT NOT NULL REFERENCES class_groups (id),
    learner TEXT NOT NULL REFERENCES learners (id),
    PRIMARY KEY (group_id, learner)
) STRICT, WITHOUT ROWID;
CREATE INDEX group_members_learner ON group_members (learner);

CREATE TABLE former_accounts (
    tombstone TEXT PRIMARY KEY,
    learner TEXT NOT NULL REFERENCES learners (id)
) STRICT, WITHOUT ROWID;
CREATE INDEX former_accounts_learner ON former_accounts (learner);

-- Of an erased child nothing is left but this, so that a restored backup erases it again.
CREATE TABLE erased (
    tombstone TEXT PRIMARY KEY,
    at TEXT NOT NULL,
    finished_at TEXT
) STRICT, WITHOUT ROWID;


-- Grown-ups, what they set, and who looked at what

CREATE TABLE grown_ups (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE,
    passphrase_hash TEXT NOT NULL,
    created_at TEXT NOT NULL,
    role TEXT NOT NULL DEFAULT 'owner' CHECK (role IN ('owner', 'teacher', 'parent'))
) STRICT;

CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    grown_up TEXT NOT NULL REFERENCES grown_ups (id),
    device TEXT NOT NULL,
    created_at TEXT NOT NULL,
    seen_at TEXT NOT NULL,
    ended_at TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_grown_up ON sessions (grown_up, device);

CREATE TABLE claim_codes (
    code_hash TEXT PRIMARY KEY,
    created_at TEXT NOT NULL,
    used_at TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE throttles (
    name TEXT PRIMARY KEY,
    failures INTEGER NOT NULL,
    last_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (
    scope TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (scope, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE audit (
    seq INTEGER PRIMARY KEY,
    at TEXT NOT NULL,
    grown_up TEXT,
    action TEXT NOT NULL,
    subject TEXT NOT NULL
) STRICT;

CREATE TABLE class_grown_ups (
    class_id TEXT NOT NULL REFERENCES classes (id),
    grown_up TEXT NOT NULL REFERENCES grown_ups (id),
    PRIMARY KEY (class_id, grown_up)
) STRICT, WITHOUT ROWID;
CREATE INDEX class_grown_ups_grown_up ON class_grown_ups (grown_up);

CREATE TABLE school_grown_ups (
    school_id TEXT NOT NULL REFERENCES schools (id),
    grown_up TEXT NOT NULL REFERENCES grown_ups (id),
    role TEXT NOT NULL CHECK (role IN ('owner', 'teacher')),
    PRIMARY KEY (school_id, grown_up)
) STRICT, WITHOUT ROWID;
CREATE INDEX school_grown_ups_grown_up ON school_grown_ups (grown_up);

CREATE TABLE parents (
    grown_up TEXT NOT NULL REFERENCES grown_ups (id),
    learner TEXT NOT NULL REFERENCES learners (id),
    PRIMARY KEY (grown_up, learner)
) STRICT, WITHOUT ROWID;
CREATE INDEX parents_learner ON parents (learner);

CREATE TABLE invitations (
    code_hash TEXT PRIMARY KEY,
    role TEXT NOT NULL CHECK (role IN ('owner', 'teacher', 'parent')),
    class_id TEXT REFERENCES classes (id),
    learner TEXT REFERENCES learners (id),
    made_by TEXT NOT NULL REFERENCES grown_ups (id),
    created_at TEXT NOT NULL,
    used_at TEXT,
    school_id TEXT REFERENCES schools (id),
    listed_teacher TEXT
) STRICT, WITHOUT ROWID;

-- Which account belongs to whom the sign-on names. No e-mail is kept, nor what opens anything there.
CREATE TABLE sign_ons (
    issuer TEXT NOT NULL,
    subject TEXT NOT NULL,
    grown_up TEXT NOT NULL REFERENCES grown_ups (id),
    since TEXT NOT NULL,
    PRIMARY KEY (issuer, subject)
) STRICT, WITHOUT ROWID;
CREATE INDEX sign_ons_grown_up ON sign_ons (grown_up);


-- Games as records: a header, a row for each ply, a result

-- A game of a class belongs to the children on its seats, whichever tablet they sit at; others to their browser.
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    edition TEXT NOT NULL,
    header_json TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 0,
    plies INTEGER NOT NULL DEFAULT 0,
    put_away_at TEXT,
    ended_at TEXT,
    result_json TEXT,
    settings_json TEXT NOT NULL DEFAULT '{}',
    class_id TEXT REFERENCES classes (id),
    by_teacher INTEGER NOT NULL DEFAULT 0 CHECK (by_teacher IN (0, 1)),
    unfinished INTEGER NOT NULL DEFAULT 0 CHECK (unfinished IN (0, 1)),
    device TEXT REFERENCES devices (id)
) STRICT;
CREATE INDEX games_class ON games (class_id, created_at) WHERE class_id IS NOT NULL;
CREATE INDEX games_class_open ON games (class_id)
    WHERE class_id IS NOT NULL AND ended_at IS NULL AND put_away_at IS NULL;
CREATE INDEX games_device ON games (device, created_at);
-- Only what no move changes, so that a ply rewrites no index of games.
CREATE INDEX games_open ON games (device) WHERE ended_at IS NULL AND put_away_at IS NULL;

CREATE TABLE seats (
    game_id TEXT NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('bot', 'learner', 'guest')),
    bot TEXT,
    learner TEXT REFERENCES learners (id),
    stand_in TEXT,  -- the gentle bot that plays while the child is away
    begun TEXT,
    awaited INTEGER NOT NULL DEFAULT 0 CHECK (awaited IN (0, 1)),
    came_at TEXT,
    taken_out_at TEXT,
    PRIMARY KEY (game_id, seat),
    CHECK ((kind = 'bot') = (bot IS NOT NULL)),
    CHECK ((kind = 'learner') = (learner IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_learner ON seats (learner, begun);

CREATE TABLE plies (
    game_id TEXT NOT NULL REFERENCES games (id),
    ply INTEGER NOT NULL CHECK (ply >= 0),
    seat INTEGER NOT NULL,
    move TEXT NOT NULL,
    shuffles_json TEXT,
    key TEXT,
    at TEXT NOT NULL,
    PRIMARY KEY (game_id, ply)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX plies_key ON plies (game_id, key) WHERE key IS NOT NULL;


-- The log of attempts, what a table asked and how it helped, and what a child knows by it

CREATE TABLE attempts (
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
    p_after REAL,
    arm TEXT
) STRICT;
-- What the model and the reports read, so that they never touch the wide rows.
CREATE INDEX attempts_learner ON attempts (
    learner, at, task, skill, device, operands, correct, try_no, n_options, guess_p,
    rt_total_ms, rt_valid, motor_ms, hint_shown, error
);
CREATE INDEX attempts_game ON attempts (game_id, ply);
CREATE INDEX attempts_arm ON attempts (class_id, at, learner, arm) WHERE arm IS NOT NULL;

CREATE TABLE questions (
    key TEXT PRIMARY KEY,
    game_id TEXT NOT NULL REFERENCES games (id),
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    learner TEXT REFERENCES learners (id),
    task TEXT NOT NULL,
    presented_json TEXT NOT NULL,
    created_at TEXT NOT NULL,
    answered_at TEXT,
    answer TEXT,
    selection TEXT NOT NULL DEFAULT 'natural',
    committed TEXT,  -- the move with which a bot waits
    help INTEGER NOT NULL DEFAULT 0,
    help_asked INTEGER NOT NULL DEFAULT 0 CHECK (help_asked IN (0, 1)),
    help_usual INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX questions_game ON questions (game_id, ply);

CREATE TABLE helps (
    game_id TEXT NOT NULL REFERENCES games (id),
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    level INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    PRIMARY KEY (game_id, ply, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE taps (
    device TEXT NOT NULL REFERENCES devices (id),
    learner TEXT NOT NULL,  -- empty: guests
    tap INTEGER NOT NULL,
    rt_ms INTEGER NOT NULL,
    PRIMARY KEY (device, learner, tap)
) STRICT, WITHOUT ROWID;

-- Right after the latest attempt; what it is worth today is worked out when it is read.
CREATE TABLE estimates (
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
) STRICT, WITHOUT ROWID;

CREATE TABLE dismissed_needs (
    learner TEXT NOT NULL REFERENCES learners (id),
    need TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (learner, need)
) STRICT, WITHOUT ROWID;

CREATE TABLE probes (
    id TEXT PRIMARY KEY,
    learner TEXT NOT NULL REFERENCES learners (id),
    offered_at TEXT NOT NULL,
    began_at TEXT,
    ended_at TEXT,
    model_version TEXT,
    ending TEXT CHECK (ending IN ('all', 'time', 'stopped', 'left'))
) STRICT;
CREATE INDEX probes_learner ON probes (learner, offered_at);

CREATE TABLE probe_sums (
    probe_id TEXT NOT NULL REFERENCES probes (id),
    place INTEGER NOT NULL,
    learner TEXT NOT NULL REFERENCES learners (id),
    skill TEXT NOT NULL,
    first INTEGER NOT NULL,
    second INTEGER NOT NULL,
    p_play REAL NOT NULL,
    at TEXT,
    response INTEGER,
    correct INTEGER CHECK (correct IN (0, 1)),
    ms INTEGER,
    PRIMARY KEY (probe_id, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX probe_sums_learner ON probe_sums (learner);

-- A comparison names no child: its seed and a child's id give the coin, and the log has it beside each answer.
CREATE TABLE trials (
    id TEXT PRIMARY KEY,
    class_id TEXT NOT NULL REFERENCES classes (id),
    kind TEXT NOT NULL,
    seed TEXT NOT NULL,
    began_at TEXT NOT NULL,
    ends_at TEXT NOT NULL,
    stopped_at TEXT
) STRICT;
CREATE INDEX trials_class ON trials (class_id, began_at);


-- What a child keeps

CREATE TABLE woken (
    learner TEXT NOT NULL REFERENCES learners (id),
    queen TEXT NOT NULL,
    game_id TEXT REFERENCES games (id),
    ply INTEGER,
    at TEXT NOT NULL,
    PRIMARY KEY (learner, queen)
) STRICT, WITHOUT ROWID;

-- Each comes once, with a game that is over; seen_at is empty while it waits to be looked at.
CREATE TABLE surprises (
    learner TEXT NOT NULL REFERENCES learners (id),
    name TEXT NOT NULL,
    came_at TEXT NOT NULL,
    seen_at TEXT,
    PRIMARY KEY (learner, name)
) STRICT, WITHOUT ROWID;


-- Lessons: tablets, who sits where, pauses, a table on the wall

CREATE TABLE lessons (
    id TEXT PRIMARY KEY,
    class_id TEXT NOT NULL REFERENCES classes (id),
    code TEXT NOT NULL,
    began_at TEXT NOT NULL,
    open_until TEXT NOT NULL,
    last_game_at TEXT,
    paused_at TEXT,
    ended_at TEXT,
    wall_game TEXT REFERENCES games (id)
) STRICT;
CREATE INDEX lessons_class ON lessons (class_id, began_at);
CREATE UNIQUE INDEX lessons_code ON lessons (code) WHERE ended_at IS NULL;

CREATE TABLE tablets (
    device TEXT PRIMARY KEY,
    class_id TEXT NOT NULL REFERENCES classes (id),
    joined_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sittings (
    id INTEGER PRIMARY KEY,
    device TEXT NOT NULL,
    class_id TEXT NOT NULL REFERENCES classes (id),
    learner TEXT NOT NULL REFERENCES learners (id),
    began_at TEXT NOT NULL,
    seen_at TEXT NOT NULL,
    ended_at TEXT
) STRICT;
CREATE INDEX sittings_device ON sittings (device) WHERE ended_at IS NULL;
CREATE INDEX sittings_class ON sittings (class_id) WHERE ended_at IS NULL;
CREATE INDEX sittings_learner ON sittings (learner, began_at);

-- In clear: a card must be printed again, and what it opens is one child's game in one lesson.
CREATE TABLE child_keys (
    learner TEXT PRIMARY KEY REFERENCES learners (id),
    pictures TEXT NOT NULL,
    number TEXT NOT NULL,
    made_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE child_tries (
    learner TEXT NOT NULL REFERENCES learners (id),
    device TEXT NOT NULL,
    failures INTEGER NOT NULL,
    last_at TEXT NOT NULL,
    PRIMARY KEY (learner, device)
) STRICT, WITHOUT ROWID;

CREATE TABLE raised_hands (
    id INTEGER PRIMARY KEY,
    class_id TEXT NOT NULL REFERENCES classes (id),
    device TEXT NOT NULL,
    learner TEXT REFERENCES learners (id),
    why TEXT NOT NULL,
    raised_at TEXT NOT NULL,
    lowered_at TEXT
) STRICT;
CREATE INDEX raised_hands_up ON raised_hands (class_id) WHERE lowered_at IS NULL;

CREATE TABLE pauses (
    id INTEGER PRIMARY KEY,
    class_id TEXT NOT NULL REFERENCES classes (id),
    began_at TEXT NOT NULL,
    ended_at TEXT NOT NULL
) STRICT;
CREATE INDEX pauses_class ON pauses (class_id, ended_at);

CREATE TABLE walls (
    game_id TEXT PRIMARY KEY REFERENCES games (id),
    class_id TEXT NOT NULL REFERENCES classes (id),
    began_at TEXT NOT NULL,
    shown_at INTEGER NOT NULL DEFAULT -1,
    shown TEXT CHECK (shown IN ('move', 'answer'))
) STRICT, WITHOUT ROWID;
CREATE INDEX walls_class ON walls (class_id);

CREATE TABLE proposals (
    game_id TEXT NOT NULL REFERENCES games (id),
    ply INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('move', 'answer')),
    learner TEXT NOT NULL REFERENCES learners (id),
    said TEXT,  -- empty for a child that has only been shown help
    key TEXT,
    at TEXT,
    changes INTEGER NOT NULL DEFAULT 0,
    late INTEGER NOT NULL DEFAULT 0 CHECK (late IN (0, 1)),
    help INTEGER NOT NULL DEFAULT 0,
    help_asked INTEGER NOT NULL DEFAULT 0 CHECK (help_asked IN (0, 1)),
    PRIMARY KEY (game_id, ply, kind, learner)
) STRICT, WITHOUT ROWID;
CREATE INDEX proposals_learner ON proposals (learner, at);


-- A school's own list

CREATE TABLE rostered_schools (
    sourced_id TEXT PRIMARY KEY,
    school_id TEXT NOT NULL REFERENCES schools (id),
    listed_as TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE rostered_classes (
    sourced_id TEXT PRIMARY KEY,
    class_id TEXT NOT NULL REFERENCES classes (id),
    listed_as TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX rostered_classes_class ON rostered_classes (class_id);

CREATE TABLE rostered_children (
    sourced_id TEXT PRIMARY KEY,
    learner TEXT NOT NULL REFERENCES learners (id),
    listed_as TEXT NOT NULL,
    listed_in TEXT NOT NULL,
    put_away_at TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX rostered_children_learner ON rostered_children (learner);

CREATE TABLE rostered_teachers (
    sourced_id TEXT NOT NULL,
    school_id TEXT NOT NULL REFERENCES schools (id),
    listed_as TEXT NOT NULL,
    grown_up TEXT REFERENCES grown_ups (id),
    PRIMARY KEY (sourced_id, school_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE rostered_teaching (
    sourced_id TEXT NOT NULL,
    class_id TEXT NOT NULL REFERENCES classes (id),
    PRIMARY KEY (sourced_id, class_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX rostered_teaching_class ON rostered_teaching (class_id);
