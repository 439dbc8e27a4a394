import gc
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import once
import pytest
from sqlite_utils import Database

from kidsq.store.db import database
from kidsq.store.db.database import (
    FILE_NAME,
    FileStore,
    NotOurDatabase,
    alone,
    copy_database,
    journal_mode,
    open_database,
    wal_is_safe,
    writing,
)
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.migrations import migrate, open_store
from kidsq.store.db.session import Session


@pytest.mark.parametrize(
    ("version", "safe"),
    [
        ((3, 37, 0), False),
        ((3, 40, 1), False),
        ((3, 44, 5), False),
        ((3, 44, 6), True),
        ((3, 44, 9), True),
        ((3, 45, 0), False),
        ((3, 50, 6), False),
        ((3, 50, 7), True),
        ((3, 51, 0), False),
        ((3, 51, 2), False),
        ((3, 51, 3), True),
        ((3, 52, 0), True),
        ((4, 0, 0), True),
    ],
)
def test_wal_only_where_its_reset_bug_is_mended(version: tuple[int, int, int], safe: bool) -> None:
    assert wal_is_safe(version) is safe
    assert journal_mode(version) == ("wal" if safe else "truncate")


def test_a_wish_overrides_the_version() -> None:
    assert journal_mode((3, 40, 1), "wal") == "wal"
    assert journal_mode((3, 52, 0), "truncate") == "truncate"
    with pytest.raises(NotOurDatabase, match="'off'; it can be wal or truncate"):
        journal_mode((3, 52, 0), "off")


def test_the_environment_can_choose_the_journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for mode in ("wal", "truncate"):
        monkeypatch.setenv("KIDSQ_JOURNAL", mode)
        db = open_database(tmp_path / f"{mode}.db")
        assert db.execute("PRAGMA journal_mode").fetchone() == (mode,)
        db.close()


def test_every_connection_has_the_pragmas(tmp_path: Path, journal: str, monkeypatch: pytest.MonkeyPatch) -> None:
    once.as_outside(monkeypatch)
    db = open_database(tmp_path / "kidsq.db", journal)

    def pragma(name: str) -> object:
        return db.execute(f"PRAGMA {name}").fetchone()[0]

    assert pragma("journal_mode") == journal
    assert pragma("synchronous") == 2  # FULL
    assert pragma("foreign_keys") == 1
    assert pragma("busy_timeout") == 20_000
    db.close()


def test_all_tables_are_strict(db: Session) -> None:
    ours = [table for table in Database(db).tables if not table.name.startswith("_")]
    assert len(ours) >= 15
    assert [table.name for table in ours if not table.strict] == []


def test_one_connection_per_thread_is_kept(store: FileStore) -> None:
    here, there = store.connection(), []
    thread = threading.Thread(target=lambda: there.extend([store.connection(), store.connection()]))
    thread.start()
    thread.join()
    assert store.connection() is here
    assert there[0] is there[1] is not here


def test_a_failed_transaction_leaves_nothing(db: Session) -> None:
    def fails() -> None:
        with writing(db):
            db.execute("INSERT INTO devices (id, first_seen) VALUES ('x', 'y')")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fails()
    assert not db.in_transaction
    assert db.execute("SELECT * FROM devices").fetchall() == []


def test_two_threads_reading_and_then_writing_lose_nothing(store: FileStore) -> None:
    """The trap of a deferred BEGIN: both read the same number, one of the writes is lost or refused."""
    db = store.connection()
    with writing(db):
        db.execute("INSERT INTO settings (scope, key, value) VALUES ('s', 'n', '0')")

    def count() -> None:
        own = store.connection()
        for _ in range(50):
            with writing(own):
                (value,) = own.execute("SELECT value FROM settings WHERE key = 'n'").fetchone()
                own.execute("UPDATE settings SET value = ? WHERE key = 'n'", (str(int(value) + 1),))

    threads = [threading.Thread(target=count) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert db.execute("SELECT value FROM settings WHERE key = 'n'").fetchone() == ("100",)


def test_migrating_again_does_nothing(store: FileStore) -> None:
    before = Database(store.connection()).schema
    assert migrate(store) == []
    assert Database(store.connection()).schema == before
    assert not (store.path.parent / "backups").exists()


def test_many_processes_may_start_at_once(tmp_path: Path, journal: str, monkeypatch: pytest.MonkeyPatch) -> None:
    once.as_outside(monkeypatch)
    stores: list[FileStore] = []
    faults: list[Exception] = []

    def start() -> None:
        try:
            stores.append(open_store(tmp_path / "new.db", journal))
        except Exception as error:
            faults.append(error)

    threads = [threading.Thread(target=start) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert faults == []
    for store in stores:
        store.close_all()


def test_a_database_of_a_newer_kidsq_is_refused(store: FileStore) -> None:
    db = store.connection()
    db.execute("INSERT INTO _sqlite_migrations (migration_set, name) VALUES ('kidsq', 'm999_later')")
    with pytest.raises(NotOurDatabase, match="m999_later"):
        migrate(store)


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "other.db")
    other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    with pytest.raises(NotOurDatabase, match="recipes"):
        open_store(tmp_path / "other.db")


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    path = tmp_path / "kidsq.db"
    path.write_text("not a database, but quite long enough to be taken for one " * 10)
    with pytest.raises(NotOurDatabase, match=r"kidsq\.db"):
        open_store(path)


def test_copying_goes_on_while_others_write(store: FileStore, tmp_path: Path) -> None:
    db = store.connection()
    with writing(db):
        db.executemany(
            "INSERT INTO settings (scope, key, value) VALUES ('s', ?, ?)", [(f"k{n}", "v" * 500) for n in range(3_000)]
        )
    begun, done = threading.Event(), threading.Event()
    faults: list[Exception] = []

    def write() -> None:
        own = store.connection()
        try:
            while not done.is_set():
                with writing(own):
                    own.execute("UPDATE settings SET value = value || 'x' WHERE key = 'k7'")
                begun.set()
        except sqlite3.OperationalError as error:
            faults.append(error)

    writer = threading.Thread(target=write)
    writer.start()
    begun.wait()
    try:
        copy_database(db, tmp_path / "copy.db")
    finally:
        done.set()
        writer.join()
    copy = sqlite3.connect(tmp_path / "copy.db")
    assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert copy.execute("SELECT count(*) FROM settings").fetchone() == (3_000,)
    copy.close()
    assert faults == []


def test_nobody_is_alone_while_a_server_runs(store: FileStore) -> None:
    with pytest.raises(NotOurDatabase, match="in use"), alone(store.path):
        pass
    store.close_all()
    with alone(store.path):
        pass


def test_a_new_folder_is_known_to_the_one_above(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[Path] = []
    monkeypatch.setattr(database, "sync_folder", synced.append)
    for _ in range(2):
        database.make_folder(tmp_path / "school" / "kidsq", 0o700)
    assert synced == [tmp_path, tmp_path / "school"]
    assert (tmp_path / "school" / "kidsq").is_dir()


@pytest.mark.parametrize("journal", ["wal", "truncate"])
def test_a_thread_that_begins_while_the_file_is_away_makes_none_in_its_place(tmp_path: Path, journal: str) -> None:
    path, away = tmp_path / FILE_NAME, tmp_path / "away.db"
    store = open_store(path, journal)
    path.rename(away)

    def look() -> object:
        with ThreadPoolExecutor(1) as fresh:
            return fresh.submit(lambda: store.connection().execute("SELECT count(*) FROM games").fetchone()).result()

    with pytest.raises(sqlite3.OperationalError, match="unable to open"):
        look()
    assert not path.exists()
    away.rename(path)
    assert look() == (0,)  # and once it is back, all is as it was
    store.close_all()


def test_a_file_that_goes_while_a_thread_opens_it_is_not_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, away = tmp_path / FILE_NAME, tmp_path / "away.db"
    store = open_store(path)
    real = database.open_database

    def just_before(*args: Any, **more: Any) -> Session:
        path.rename(away)
        return real(*args, **more)

    monkeypatch.setattr(database, "open_database", just_before)
    with ThreadPoolExecutor(1) as fresh, pytest.raises(sqlite3.OperationalError, match="unable to open"):
        fresh.submit(store.connection).result()
    assert not path.exists()
    store.close_all()


def test_a_store_that_nobody_has_closed_ends_its_sessions_with_itself(tmp_path: Path) -> None:
    store = FileStore(tmp_path / FILE_NAME)
    db = store.connection()
    del store
    gc.collect()
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        db.execute("SELECT 1")
