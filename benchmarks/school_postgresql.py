"""The same millions of attempts as in school.py, in a PostgreSQL of this run that lies on a socket of its own."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, cast

import postgres
import psycopg

from benchmarks import school
from kidsq.store.db.postgresql.session import PostgresSession
from kidsq.store.db.postgresql.store import open_store

BYTES_A_ROW, BYTES_OF_THIN = 1_700, 420
"""What an attempt takes while it is made, with room to sort, or to be made in order."""
THIN_FROM = 20_000_000
"""With so many attempts the rows are thin, or they would take a disk of a hundred gigabytes."""
LAST_GAMES = 8
"""So many games of each child are there, which is what a page looks at."""
_AT_ONCE = 1_000
"""Children whose answers are written in one statement."""
_WHILE_FILLED = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off", "autovacuum": "off"}
_SETTINGS = {
    "shared_buffers": "1GB",
    "maintenance_work_mem": "512MB",
    "max_connections": "60",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "max_wal_size": "4GB",
    "listen_addresses": "",
}
_NUMBERS = (
    *("schema_version", "ply", "n_options", "correct", "try_no", "rt_first_ms", "rt_total_ms", "rt_valid", "motor_ms"),
    *("hint_shown", "hint_asked", "read_aloud"),
)
_THIN = {
    **dict.fromkeys(("model_version", "class_id", "session_id", "tz_offset_min", "input", "layout"), "NULL"),
    **dict.fromkeys(("hidden_ms", "changes", "opportunity", "p_before", "p_after", "rt_first_ms"), "NULL"),
    "attempt_id": "''",
    "game_id": "''",
    "device": "right({device}, 8)".format(device=school.OF_ROW["device"]),
    "presented": "''",
}
_PRINTF = (
    "CREATE FUNCTION printf(text, bigint) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT lpad(to_hex($2), 32, ''0'')'",
    "CREATE FUNCTION printf(text, bigint, bigint) RETURNS text LANGUAGE sql IMMUTABLE AS"
    " 'SELECT lpad(to_hex($2), 16, ''0'') || lpad(to_hex($3), 16, ''0'')'",
)


def is_here() -> bool:
    """True if PostgreSQL's programs are installed on this machine."""
    return postgres.programs() is not None


@contextmanager
def server() -> Iterator[postgres.Server]:
    """A PostgreSQL as it is while filled; ready() makes it as careful as one that is used."""
    where = postgres.programs()
    assert where is not None
    before = os.environ.get(postgres.SERVER)
    made = postgres.Server(where, **_SETTINGS, **_WHILE_FILLED)
    os.environ[postgres.SERVER] = made.address
    try:
        yield made
    finally:
        made.remove()
        if before is None:
            del os.environ[postgres.SERVER]
        else:
            os.environ[postgres.SERVER] = before


def ready(made: postgres.Server) -> None:
    """Start it again so that each commit is on the disk before it is confirmed."""
    made.stop()
    made.settings |= {name: "on" for name in _WHILE_FILLED if name != "autovacuum"}
    made.start()


def free_bytes() -> int:
    """What the disk has left where such a server puts its data."""
    return shutil.disk_usage(tempfile.gettempdir()).free


def build(folder: Path, name: str, attempts: int, *, thin: bool, seed: int = 7) -> str:
    """Make a database of about so many attempts; returns its address."""
    address = postgres.database(name)
    store = open_store(folder / "kidsq.db", address)
    db = store.connection()
    try:
        with psycopg.connect(address, autocommit=True) as plain:
            for statement in _PRINTF:
                plain.execute(statement)
            _fill(db, plain, round(attempts / school.ANSWERS_A_CHILD), Random(seed), thin=thin)
            plain.execute("VACUUM ANALYZE")
    finally:
        store.close_all()
    return address


def _fill(db: PostgresSession, plain: psycopg.Connection[Any], children: int, rng: Random, *, thin: bool) -> None:
    indexes = "SELECT indexname, indexdef FROM pg_indexes WHERE indexname = ANY(%s)"
    later = dict(plain.execute(indexes, (list(school.LATER),)).fetchall())
    kept = {"attempts_learner"} if thin else set()  # in order of its keys it grows as it would be made later
    for index in set(later) - kept:
        plain.execute(f"DROP INDEX {index}")
    with db.writing():
        db.take_time()
        school.people(cast(Any, db), children, rng)
        school.half_year(cast(Any, db), rng)
    plain.execute("SET session_replication_role = replica")  # nobody looks whether each row points somewhere
    plain.execute("ANALYZE k")
    plain.execute("ANALYZE t")
    school.games(cast(Any, plain), school.GAMES_A_CHILD - LAST_GAMES if thin else 0)
    if thin:
        _thin_answers(plain, children)
    else:
        plain.execute(school.answers(condition="ORDER BY t.n, k.n"))
    for index, statement in later.items():
        if index not in kept and not (thin and index == "attempts_game"):
            plain.execute(statement)
    plain.execute("DROP TABLE k, t")


def _thin_answers(plain: psycopg.Connection[Any], children: int) -> None:
    plain.execute("ALTER TABLE attempts SET UNLOGGED")
    plain.execute("ALTER TABLE attempts DROP CONSTRAINT attempts_pkey")
    plain.execute("ALTER TABLE attempts DROP CONSTRAINT attempts_attempt_id_key")
    plain.execute("ALTER TABLE attempts " + ", ".join(f"ALTER {name} TYPE SMALLINT" for name in _NUMBERS))
    for begin in range(0, children, _AT_ONCE):
        some = f"WHERE k.n >= {begin} AND k.n < {begin + _AT_ONCE} ORDER BY k.n, t.n"
        plain.execute(school.answers(_THIN, some))
        plain.execute("VACUUM attempts")
