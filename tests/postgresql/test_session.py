"""The store's SQL, its transactions and its faults on PostgreSQL."""

import os
import secrets
import signal
import threading
from types import SimpleNamespace

import psycopg
import pytest
from psycopg_pool import PoolTimeout

from kidsq.store.db.database import writing
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.postgresql import pool as pool_module
from kidsq.store.db.postgresql import session as session_module
from kidsq.store.db.postgresql.pool import AWAY_FOR, Pool
from kidsq.store.db.session import Busy, Unreachable
from kidsq.store.people import settings
from kidsq.waiting import FEW


def test_a_list_of_nothing_holds_nobody(store):
    assert store.connection().execute("SELECT id FROM games WHERE id IN ()").fetchall() == []
    assert store.connection().execute("SELECT id FROM games WHERE id IN () AND game = ?", ("x",)).fetchall() == []


def test_numbers_come_back_as_they_went(store):
    db = store.connection()
    assert db.execute("SELECT sum(n), max(n) FROM (SELECT 2 AS n UNION ALL SELECT 3) AS numbers").fetchall() == [(5, 3)]
    assert db.execute("SELECT ? = 1", (True,)).fetchall() == [(1,)]
    (kept,) = db.execute("SELECT data_type FROM information_schema.columns WHERE column_name = 'p_play'").fetchall()
    assert kept == ("double precision",)


def test_a_percent_sign_is_one(store):
    db = store.connection()
    with writing(db):
        settings.write(db, "installation", "like", "100 % of it?")
    assert db.execute("SELECT value FROM settings WHERE value LIKE '100 %' AND key = ?", ("like",)).fetchall() == [
        ("100 % of it?",)
    ]


def test_a_nul_is_no_fault(store):
    db = store.connection()
    with writing(db):
        settings.write(db, "installation", "odd", "a\0b")
    assert settings.read(db, "installation")["odd"] == "a\ufffdb"


def test_a_text_too_long_for_an_index_is_no_database_that_is_away(store):
    with pytest.raises(sqlite3.DataError, match="index row"), writing(store.connection()) as db:
        settings.write(db, "installation", secrets.token_hex(30_000), "1")


def test_a_transaction_with_a_failed_statement_stores_nothing_and_says_so(store):
    db = store.connection()

    def write() -> None:
        with writing(db):
            settings.write(db, "installation", "kept", "1")
            with pytest.raises(sqlite3.IntegrityError):
                db.execute("INSERT INTO devices (id, first_seen) VALUES (?, ?)", (None, ""))

    with pytest.raises(sqlite3.OperationalError, match="was not stored"):
        write()
    assert settings.read(db, "installation") == {}


def test_who_reads_and_then_writes_never_loses_to_another(store):
    with writing(store.connection()) as db:
        settings.write(db, "installation", "count", "0")

    def add() -> None:
        for _ in range(20):
            with writing(store.connection()) as db:
                count = int(settings.read(db, "installation")["count"])
                settings.write(db, "installation", "count", str(count + 1))

    threads = [threading.Thread(target=add) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert settings.read(store.connection(), "installation") == {"count": "80"}


def test_what_is_read_in_one_go_is_as_of_one_moment(store):
    db = store.connection()
    with db.reading():
        before = settings.read(db, "installation")
        with psycopg.connect(store.address, autocommit=True) as other:
            other.execute("INSERT INTO settings (scope, key, value) VALUES ('installation', 'new', '1')")
        assert settings.read(db, "installation") == before
    assert settings.read(db, "installation") == {"new": "1"}


def test_connections_that_a_restart_has_broken_are_nobodys_trouble(store):
    db = store.connection()
    with writing(db):
        settings.write(db, "installation", "kept", "1")
    _break_all(store.address)
    assert settings.read(db, "installation") == {"kept": "1"}
    _break_all(store.address)
    with writing(db):
        settings.write(db, "installation", "kept", "2")
    assert settings.read(db, "installation") == {"kept": "2"}


def test_a_transaction_whose_connection_breaks_is_told_and_not_half_stored(store):
    db = store.connection()

    def write() -> None:
        with writing(db):
            settings.write(db, "installation", "kept", "1")
            _break_all(store.address)
            settings.write(db, "installation", "kept", "2")

    with pytest.raises(sqlite3.OperationalError, match="unable to open"):
        write()
    assert settings.read(db, "installation") == {}


def test_upkeep_may_take_its_time_and_pages_may_not(store):
    db, limit = store.connection(), "SELECT current_setting('statement_timeout')"
    with db.writing():
        db.take_time()
        assert db.execute(limit).fetchall() == [("0",)]
    db.clear_free_space()
    assert db.execute(limit).fetchall() == [("15s",)]


def test_health_waits_for_nobody(store, address):
    with psycopg.connect(address) as stranger:
        stranger.execute("LOCK TABLE settings")
        with pytest.raises(Busy), store.connection().hurried() as db:
            settings.read(db, "installation")
    with store.another().hurried() as db:
        assert settings.read(db, "installation") == {}


def test_a_database_that_is_away_is_asked_by_one_at_a_time(monkeypatch):
    asked, clock = [], [100.0]

    class Away:
        def getconn(self, timeout):
            asked.append(timeout)
            raise PoolTimeout

    pool = Pool("postgresql://nowhere/kidsq")
    monkeypatch.setattr(pool, "_pool", Away)
    monkeypatch.setattr(pool_module.time, "monotonic", lambda: clock[0])
    for seconds in (0.0, 0.1, AWAY_FOR, 0.1):
        clock[0] += seconds
        with pytest.raises(Unreachable):
            pool.take()
    assert len(asked) == 2
    clock[0] += AWAY_FOR
    monkeypatch.setattr(pool, "_pool", lambda: SimpleNamespace(getconn=lambda timeout: "a connection"))
    assert [pool.take(), pool.take()] == ["a connection"] * 2


def _break_all(address: str) -> None:
    """As a restart does: all have ended before anybody comes again, for which PostgreSQL is asked to wait."""
    with psycopg.connect(address, autocommit=True) as other:
        other.execute(
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = current_database()"
            " AND pid <> pg_backend_pid()"
        )


def test_of_many_who_meet_a_lock_at_once_few_wait_and_the_others_are_told(store):
    with psycopg.connect(store.address) as other:
        other.execute("LOCK TABLE games IN ACCESS EXCLUSIVE MODE")
        told: list[str] = []

        def look() -> None:
            try:
                store.another().execute("SELECT count(*) FROM games")
                told.append("came")
            except Busy:
                told.append("busy")

        threads = [threading.Thread(target=look) for _ in range(FEW + 5)]
        for thread in threads:
            thread.start()
        while len(told) < 5:
            threading.Event().wait(0.01)
        assert told == ["busy"] * 5, "before any of them has waited as long as a lock may take"
        other.rollback()
    for thread in threads:
        thread.join(60)
    assert told == ["busy"] * 5 + ["came"] * FEW
    assert store.connection().execute("SELECT count(*) FROM games").fetchall() == [(0,)]


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="nothing is stopped so elsewhere")
def test_who_is_in_a_hurry_does_not_wait_for_a_server_that_says_nothing_at_all(store):
    """Its own limits of time are of no use then."""

    def ask_one_that_was_stopped() -> None:
        with store.another().hurried() as db:
            ((pid,),) = db.execute("SELECT pg_backend_pid()").fetchall()
            os.kill(pid, signal.SIGSTOP)
            try:
                db.execute("SELECT 1")
            finally:
                os.kill(pid, signal.SIGCONT)

    with pytest.raises(Busy):
        ask_one_that_was_stopped()
    assert store.connection().execute("SELECT 1").fetchall() == [(1,)]


def test_a_commit_that_is_given_up_is_a_broken_connection_and_not_busy(store, monkeypatch):
    """Busy says that nothing is stored, and nobody knows that."""
    monkeypatch.setattr(session_module, "SILENT_S", 0.2)

    def commit_at_one_that_was_stopped() -> None:
        db, pid = store.another(), 0
        try:
            with writing(db):
                ((pid,),) = db.execute("SELECT pg_backend_pid()").fetchall()
                os.kill(pid, signal.SIGSTOP)
        finally:
            os.kill(pid, signal.SIGCONT)

    with pytest.raises(Unreachable):
        commit_at_one_that_was_stopped()
