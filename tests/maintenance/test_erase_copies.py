"""Whoever is erased goes from every copy, from free space and journals too, and does not come back."""

from __future__ import annotations

import shutil
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from kidsq.maintenance import erase, merge_accounts
from kidsq.maintenance.backup import backup, daily, restore
from kidsq.maintenance.check import check_file
from kidsq.store.db import database
from kidsq.store.db.database import FILE_NAME, writing
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.migrations import open_store
from kidsq.store.people import people

from .former import made_of
from .furnished import (
    AT,
    DEVICE,
    FORMER,
    LEO,
    MIRA,
    NOW,
    Place,
    where,
)

LATER = "rostered_children rostered_teachers sign_ons proposals walls trials probe_sums probes surprises child_tries"
"""Some of the tables that kidsqs from before the baseline did not have."""


def test_a_copy_from_elsewhere_is_erased_again_when_it_is_restored(place: Place, tmp_path: Path) -> None:
    stick = tmp_path / "stick.db"
    backup(place.folder, NOW, None, stick)
    erase.erase(place.folder, [place.mira], [], NOW)
    place.store.close_all()
    restore(place.folder, stick, NOW + timedelta(days=1))
    assert where(place.folder, MIRA, FORMER, place.mira) == []
    again = open_store(place.folder / FILE_NAME)
    assert again.connection().execute("SELECT nickname FROM learners").fetchall() == [(LEO,)]
    again.close_all()
    assert erase.take_up(place.folder, NOW).finished
    assert check_file(place.folder / FILE_NAME) == []


def test_a_damaged_database_forgets_no_erasure(place: Place, tmp_path: Path) -> None:
    stick = tmp_path / "stick.db"
    backup(place.folder, NOW, None, stick)
    erase.erase(place.folder, [place.mira], [], NOW)
    place.store.close_all()
    shutil.rmtree(place.folder / "backups")
    (place.folder / FILE_NAME).write_bytes(b"rubbish")
    restore(place.folder, stick, NOW + timedelta(days=1))
    assert where(place.folder, MIRA, FORMER, place.mira) == []


def test_a_copy_of_an_older_kidsq_is_cleaned_too(place: Place) -> None:
    older = made_of(place.folder / "older").rename(place.folder / "backups" / "before-migration-1.db")
    with closing(sqlite3.connect(older)) as db, db:
        for table in LATER.split():
            db.execute(f"DROP TABLE {table}")
        db.execute("DELETE FROM _sqlite_migrations WHERE name > 'm013'")
        db.execute("INSERT INTO learners (id, nickname, face, created_at) VALUES (?, ?, '1', '')", (place.mira, FORMER))
        db.execute("INSERT INTO devices VALUES ('x', ?)", (AT,))
        db.execute("INSERT INTO device_learners VALUES ('x', ?, 1)", (place.mira,))
    assert erase.erase(place.folder, [place.mira], [], NOW).finished
    assert where(place.folder, MIRA, FORMER, place.mira) == []
    copy = sqlite3.connect(older)
    assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    copy.close()


def test_a_database_set_aside_is_cleaned_and_a_damaged_one_is_named(place: Place) -> None:
    aside, broken = place.folder / "set-aside-1", place.folder / "set-aside-2"
    for folder in (aside, broken):
        folder.mkdir()
    (copy,) = [path for path in (place.folder / "backups").iterdir() if "20261118" in path.name]
    shutil.copy(copy, aside / FILE_NAME)
    (broken / FILE_NAME).write_bytes(b"no database, and perhaps a child in it: " + MIRA.encode() * 60)
    outcome = erase.erase(place.folder, [place.mira], [], NOW)
    assert outcome.unclean == (f"set-aside-2/{FILE_NAME}",)
    assert where(place.folder, MIRA, FORMER, place.mira) == [FILE_NAME]
    assert erase.unfinished(place.folder) == 1
    shutil.rmtree(broken)
    assert erase.take_up(place.folder, NOW).finished
    assert where(place.folder, MIRA, FORMER, place.mira) == []


def test_a_backup_made_later_needs_no_cleaning(place: Place) -> None:
    erase.erase(place.folder, [place.mira], [], NOW)
    made = daily(place.folder, NOW)
    assert made is not None
    written = made.stat().st_mtime_ns
    erase.take_up(place.folder, NOW)
    assert made.stat().st_mtime_ns == written


def test_an_account_that_was_merged_into_the_child_goes_from_the_backups_too(place: Place) -> None:
    with writing(place.db) as db:
        twice = people.add_learner(db, DEVICE, "Mira-nochmal", "face-5", AT)
        once_more = people.add_learner(db, DEVICE, "Mira-dritte", "face-5", AT)
    backup(place.folder, NOW)
    with writing(place.db) as db:
        merge_accounts.merge(db, once_more.id, twice.id, AT)
        merge_accounts.merge(db, twice.id, place.mira, AT)
    assert erase.erase(place.folder, [place.mira], [], NOW).finished
    assert where(place.folder, MIRA, "Mira-nochmal", "Mira-dritte", twice.id, once_more.id) == []


def test_somebody_who_reads_at_that_moment_delays_the_end_or_all_of_it(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.05)
    reader = database.open_database(place.folder / FILE_NAME)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM learners").fetchall()
    if reader.execute("PRAGMA journal_mode").fetchone() == ("wal",):
        assert erase.erase(place.folder, [place.mira], [], NOW).busy
        assert erase.unfinished(place.folder) == 1
    else:
        with pytest.raises(sqlite3.OperationalError):
            erase.erase(place.folder, [place.mira], [], NOW)
        assert len(place.rows("SELECT 1 FROM learners")) == 2
    reader.execute("ROLLBACK")
    reader.close()
    assert erase.erase(place.folder, [place.mira], [], NOW).finished
    assert where(place.folder, MIRA, FORMER, place.mira) == []


def test_a_half_made_copy_goes(place: Place) -> None:
    part = place.folder / "backups" / "kidsq-1.db.part"
    part.write_bytes(MIRA.encode())
    erase.erase(place.folder, [place.mira], [], NOW)
    assert not part.exists()
