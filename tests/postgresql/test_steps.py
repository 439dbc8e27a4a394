"""An older database is copied and brought up to date by whichever server is first; the words of its tables."""

import threading
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from kidsq.store.db import schema
from kidsq.store.db.database import APPLICATION_ID, bare, writing
from kidsq.store.db.migrations import bring_up_to_date
from kidsq.store.db.postgresql import rows, tables
from kidsq.store.db.postgresql import store as store_module
from kidsq.store.db.postgresql.session import WRITES, PostgresSession
from kidsq.store.db.postgresql.store import PostgresStore, open_store
from kidsq.store.db.schema import BASELINE, FORMER_FIRST, FORMER_LAST


@pytest.fixture
def older(address: str, tmp_path: Path) -> str:
    """The address of a database of the last kidsq before the baseline; it holds a browser."""
    store = open_store(tmp_path / "old" / "kidsq.db", address)
    with writing(store.connection()) as db:
        db.execute("INSERT INTO devices (id, first_seen) VALUES ('d', '')")
        db.execute("UPDATE _sqlite_migrations SET name = ?", (FORMER_FIRST,))
        tables.note(store.connection(), FORMER_LAST, "")
    store.close_all()
    return address


def test_what_was_there_is_copied_before_the_next_steps(older, tmp_path):
    store = open_store(tmp_path / "data" / "kidsq.db", older)
    assert tables.pending(store.connection()) == []
    assert store.connection().execute("SELECT id FROM devices").fetchall() == [("d",)]
    store.close_all()
    (copy,) = (tmp_path / "data" / "backups").iterdir()
    assert copy.name.startswith("before-migration-")
    with closing(bare(copy, "rw")) as db:
        assert db.execute("SELECT id FROM devices").fetchall() == [("d",)]
        assert bring_up_to_date(db) == [BASELINE], "the copy is as old as what it is of"


def test_of_servers_that_start_at_once_one_takes_the_steps(older, tmp_path):
    stores: list[PostgresStore] = []
    threads = [
        threading.Thread(target=lambda n=n: stores.append(open_store(tmp_path / str(n) / "kidsq.db", older)))
        for n in range(3)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(stores) == 3
    assert tables.pending(stores[0].connection()) == []
    for store in stores:
        store.close_all()
    assert len([*tmp_path.glob("[012]/backups/*")]) == 1


def test_a_server_may_take_the_steps_while_another_one_looks(address, tmp_path, monkeypatch):
    """Between two looks at an empty database it becomes one of ours; it is taken for no other program's."""
    looks = []

    def first_look(look):
        def one(db):
            found = look(db)
            if not looks:
                looks.append(look)
                open_store(tmp_path / "other" / "kidsq.db", address).close_all()
            return found

        return one

    monkeypatch.setattr(tables, "refuse_half_moved", lambda db: None)  # which looks, too
    monkeypatch.setattr(tables, "taken", first_look(tables.taken))
    monkeypatch.setattr(PostgresSession, "columns", first_look(PostgresSession.columns))
    store = open_store(tmp_path / "kidsq.db", address)
    assert looks
    assert tables.pending(store.connection()) == []
    store.close_all()


def test_who_plays_is_stored_while_the_copy_is_made(older, tmp_path, monkeypatch):
    write = rows.write_file

    def beside(db, part):
        write(db, part)
        with psycopg.connect(older) as other:
            other.execute(f"SET lock_timeout = '2s'; SELECT pg_advisory_xact_lock({APPLICATION_ID}, {WRITES})")
            other.execute("INSERT INTO devices (id, first_seen) VALUES ('later', '')")

    monkeypatch.setattr(rows, "write_file", beside)
    store = open_store(tmp_path / "kidsq.db", older)
    found = store.connection().execute("SELECT id FROM devices ORDER BY id").fetchall()
    store.close_all()
    assert found == [("d",), ("later",)]


def test_a_long_look_at_a_table_is_waited_for_but_not_by_those_who_play(older, tmp_path, monkeypatch):
    looking, breaths = psycopg.connect(older), []
    looking.execute("LOCK TABLE attempts IN ACCESS SHARE MODE")

    def breathe(seconds):
        with psycopg.connect(older) as other:  # nobody stands in line behind the steps meanwhile
            other.execute("SET lock_timeout = '2s'; SELECT count(*) FROM attempts")
        breaths.append(seconds)
        looking.close()

    monkeypatch.setattr(store_module, "A_TABLE_WITHIN", "50ms")
    monkeypatch.setattr(store_module.time, "sleep", breathe)
    known = schema.all_steps()
    monkeypatch.setattr(schema, "all_steps", lambda: [*known, Later])
    store = open_store(tmp_path / "kidsq.db", older)
    assert tables.pending(store.connection()) == []
    store.close_all()
    assert breaths == [store_module.A_BREATH_S]


class Later:
    """A step that changes the table at which somebody looks."""

    name = "m999_later"

    @staticmethod
    def fn(db):
        db.conn.execute("ALTER TABLE attempts ADD COLUMN later TEXT")


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        (
            "CREATE TABLE a (b INTEGER PRIMARY KEY, c REAL) STRICT",
            "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY",
        ),
        ("CREATE TABLE a (c REAL) STRICT, WITHOUT ROWID", "(c DOUBLE PRECISION)"),
        ("ALTER TABLE a ADD COLUMN b TEXT REFERENCES c (id)", "REFERENCES c (id) DEFERRABLE"),
        ("UPDATE a SET b = 'INTEGER'", "'INTEGER'"),
    ],
)
def test_words_of_tables(said, wanted):
    assert wanted in tables.to_postgres_ddl(said)
    assert "STRICT" not in tables.to_postgres_ddl(said)
