"""What stands in the way of a start, each in a sentence; and a database that is not there for a while."""

import os
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

import postgres
import psycopg
import pytest
import worlds

from kidsq import settings
from kidsq.cli import main
from kidsq.maintenance import copies
from kidsq.maintenance.damage import refuse_damaged
from kidsq.store.db import live
from kidsq.store.db.database import DamagedDatabase, NotOurDatabase
from kidsq.store.db.postgresql import pool as pool_module
from kidsq.store.db.postgresql import tables
from kidsq.store.db.postgresql.pool import AWAY_FOR
from kidsq.store.db.postgresql.store import open_store
from kidsq.web.http import low_disk


def refused(address: str, tmp_path: Path) -> str:
    with pytest.raises(NotOurDatabase) as told:
        open_store(tmp_path / "kidsq.db", address)
    return str(told.value)


def test_no_database_of_that_name(address, tmp_path):
    said = refused(address.replace("empty_", "gone_"), tmp_path)
    assert "does not exist" in said
    assert "cannot be reached" in said


def test_nobody_at_that_address(tmp_path):
    said = refused("postgresql://kidsq:secret@127.0.0.1:1/kidsq", tmp_path)
    assert said.startswith("the PostgreSQL database kidsq at 127.0.0.1 cannot be reached")
    assert "secret" not in said


def test_an_address_that_is_none(tmp_path):
    assert "cannot be read" in refused("postgresql://x/y?nothing=1", tmp_path)


def test_texts_in_another_order(tmp_path):
    with psycopg.connect(os.environ[postgres.SERVER], autocommit=True) as db:
        db.execute("CREATE DATABASE sorted TEMPLATE template0 ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C'")
    try:
        said = refused(postgres.of("sorted"), tmp_path)
    finally:
        postgres.drop(["sorted"])
    assert "SQL_ASCII" in said
    assert "LC_COLLATE 'C'" in said


def test_texts_that_another_library_sorts(tmp_path):
    with psycopg.connect(os.environ[postgres.SERVER], autocommit=True) as db:
        by = "LOCALE_PROVIDER icu ICU_LOCALE 'en' LC_COLLATE 'C' LC_CTYPE 'C'"
        db.execute(f"CREATE DATABASE by_icu TEMPLATE template0 ENCODING 'UTF8' {by}")
    try:
        said = refused(postgres.of("by_icu"), tmp_path)
    finally:
        postgres.drop(["by_icu"])
    assert "sorts by ICU in UTF8" in said


def test_a_newer_kidsq(store, tmp_path):
    store.connection().execute(
        "INSERT INTO _sqlite_migrations (migration_set, name, applied_at) VALUES ('kidsq', 'm999_later', '')"
    )
    assert "a newer kidsq has written this database (m999_later)" in refused(store.address, tmp_path)


def test_another_programs_tables(address, tmp_path):
    with psycopg.connect(address, autocommit=True) as db:
        db.execute("CREATE TABLE orders (id BIGINT)")
    assert "another program (it holds 'orders')" in refused(address, tmp_path)


def test_without_the_driver(monkeypatch, tmp_path):
    for name in [one for one in sys.modules if one.startswith(("psycopg", "kidsq.store.db.postgresql"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delattr("kidsq.store.db.postgresql", raising=False)
    with pytest.raises(NotOurDatabase, match=r"pip install 'psycopg\[binary,pool\]"):
        live.at("postgresql://host/kidsq", tmp_path)


def test_two_servers_may_start_at_once(address, tmp_path):
    ready = threading.Barrier(2)

    def starts(name):
        ready.wait()
        return open_store(tmp_path / name / "kidsq.db", address)

    with ThreadPoolExecutor(2) as both:
        one, other = both.map(starts, ("one", "two"))
    assert one.connection().columns() == other.connection().columns()
    assert tables.pending(one.connection()) == []
    one.close_all()
    other.close_all()


def test_servers_of_one_database_know_each_others_browsers(address, tmp_path, monkeypatch):
    monkeypatch.setattr(live, "address", lambda folder: address)
    with worlds.world(tmp_path / "one") as one, worlds.world(tmp_path / "two") as two:
        assert one.config["SECRET_KEY"] == two.config["SECRET_KEY"]


def test_a_database_that_stops_is_a_kind_page_and_one_that_starts_is_played_on(server, tmp_path, monkeypatch):
    monkeypatch.setattr(live, "address", lambda folder: server.address)
    monkeypatch.setattr("kidsq.store.db.postgresql.pool.ANSWERS_WITHIN_S", 1.0)
    with worlds.world(tmp_path / "data") as app:
        browser = app.test_client()
        assert browser.get("/").status_code == 200
        server.stop("immediate")
        answer = browser.get("/")
        assert answer.status_code == 503
        assert answer.headers["Retry-After"] == "2"
        assert 'href="/"' in answer.text
        assert browser.get("/health").status_code == 503
        server.start()
        # Who asked in vain is told so at once for a moment; here that moment is over.
        monkeypatch.setattr(pool_module.time, "monotonic", lambda now=time.monotonic: now() + AWAY_FOR)
        assert browser.get("/").status_code == 200


def test_an_empty_database_beside_backups_is_not_begun(address, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(live, "address", postgres.ADDRESS)
    monkeypatch.setenv(settings.DATABASE, address)
    assert main(["demo-class", "--children", "1", "--weeks", "1", "--data", str(tmp_path)]) == 0
    assert main(["backup", "--data", str(tmp_path)]) == 0
    (backup,) = copies.numbered(tmp_path)
    refuse_damaged(tmp_path, datetime.now(UTC))
    with psycopg.connect(address, autocommit=True) as db:
        db.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    assert main(["backup", "--data", str(tmp_path)]) == 1, "a backup at night would begin it"
    capsys.readouterr()
    assert main(["serve", "--no-browser", "--port", "1", "--data", str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert "is empty, and in" in said
    assert f'kidsq restore --data "{tmp_path}" "{backup}"' in said
    assert main(["restore", "--data", str(tmp_path), str(backup)]) == 0
    refuse_damaged(tmp_path, datetime.now(UTC))


def test_an_empty_database_is_begun_where_no_backup_lies_and_one_out_of_reach_is_told_by_itself(
    address, tmp_path, monkeypatch
):
    monkeypatch.setattr(live, "address", lambda folder: address)
    refuse_damaged(tmp_path, datetime.now(UTC))
    (tmp_path / "backups").mkdir()
    (tmp_path / "backups" / "before-migration-1.db").touch()
    with pytest.raises(DamagedDatabase):
        refuse_damaged(tmp_path, datetime.now(UTC))
    monkeypatch.setattr(live, "address", lambda folder: "postgresql://127.0.0.1:1/kidsq")
    refuse_damaged(tmp_path, datetime.now(UTC))


def test_play_goes_on_beside_a_full_disk_that_holds_only_backups(address, tmp_path, monkeypatch):
    monkeypatch.setattr(low_disk, "is_low", lambda folder: True)
    for named, status in ((address, 404), (None, 503)):
        monkeypatch.setattr(live, "address", lambda folder, named=named: named)
        with worlds.world(tmp_path / str(status)) as app:
            assert app.test_client().post("/nothing-here").status_code == status


def test_a_flag_names_the_database_for_one_command(address, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(live, "address", postgres.ADDRESS)
    monkeypatch.setenv(settings.DATABASE, "")
    assert main(["claim", "--data", str(tmp_path), "--database", address]) == 1
    assert "is empty; --database or KIDSQ_DATABASE names another" in capsys.readouterr().err
    open_store(tmp_path / "kidsq.db", address).close_all()
    assert main(["claim", "--data", str(tmp_path), "--database", address]) == 0
    assert "/grown-ups/claim?code=" in capsys.readouterr().out
    assert not (tmp_path / "kidsq.db").exists()
