"""A child or a class is erased: from the database, its free space, its journal, every copy; and stays so."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from answers import said
from sqlite_utils import Database

from kidsq.store import (
    attempts,
    audit,
    classes,
    database,
    erasing,
    estimates,
    games,
    inspection,
    people,
    questions,
    settings,
    taught,
)
from kidsq.store.database import FILE_NAME, Store, writing
from kidsq.store.migrations import open_store
from kidsq.store.steps import steps
from kidsq.turns import deciding
from kidsq.upkeep import erase, merging
from kidsq.upkeep.backup import backup, daily, restore
from kidsq.upkeep.check import check_file

NOW = datetime(2026, 11, 20, 17, 34, 22, tzinfo=UTC)
AT = "2026-11-20T17:34:22.000Z"
MIRA, LEO = "Mirabellchen", "Leopoldinho"
FORMER = "Mirakulix"
DEVICE, OTHER = "d" * 32, "e" * 32

NAMES_A_CHILD = {
    "attempts",
    "child_keys",
    "device_learners",
    "dismissed_needs",
    "estimates",
    "group_members",
    "invitations",
    "parents",
    "questions",
    "raised_hands",
    "seats",
    "sittings",
    "taps",
    "woken",
}
NAMES_A_CLASS = {
    "attempts",
    "class_grown_ups",
    "class_groups",
    "games",
    "invitations",
    "learners",
    "lessons",
    "raised_hands",
    "sittings",
    "tablets",
}


@dataclass
class Place:
    folder: Path
    store: Store
    mira: str
    leo: str
    room: str

    @property
    def db(self) -> sqlite3.Connection:
        return self.store.connection()

    def rows(self, sql: str, *values: str) -> list[tuple[object, ...]]:
        return self.db.execute(sql, values).fetchall()


@pytest.fixture(params=["wal", "truncate"])
def place(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    """Mira and Leo of class 2b, with a row in every table that can name a child; two backups, one of them old."""
    monkeypatch.setenv("KIDSQ_JOURNAL", request.param)
    made = furnished(tmp_path / "data")
    yield made
    made.store.close_all()


def furnished(folder: Path) -> Place:
    store = open_store(folder / FILE_NAME)
    db = store.connection()
    with writing(db):
        room = classes.add_class(db, "2b", AT)
        mira, leo = (people.add_learner(db, DEVICE, name, "face-3", AT) for name in (FORMER, LEO))
        for child in (mira, leo):
            classes.put_into_class(db, child.id, room.id)
        new_game(db, "1" * 32, mira.id, None)
        new_game(db, "2" * 32, mira.id, leo.id)
        new_game(db, "3" * 32, leo.id, None)
        for child, short in ((mira, "m"), (leo, "l")):
            traces_of(db, child.id, short, room.id)
    backup(folder, NOW - timedelta(days=3))
    db.execute("PRAGMA secure_delete = OFF")  # Debian's SQLite would tidy up by itself
    with writing(db):
        people.rename_learner(db, mira.id, MIRA, "face-3")
        db.executemany("INSERT INTO devices VALUES (?, ?)", [(f"{number}", FORMER) for number in range(200)])
    db.execute("DELETE FROM devices WHERE first_seen = ?", (FORMER,))  # its bytes stay where they were
    backup(folder, NOW - timedelta(days=2))
    return Place(folder, store, mira.id, leo.id, room.id)


def new_game(db: sqlite3.Connection, game_id: str, first: str, second: str | None) -> None:
    other = games.StoredSeat(1, "learner", learner=second) if second else games.StoredSeat(1, "bot", bot="bruno")
    seats = [games.StoredSeat(0, "learner", learner=first), other]
    made = {"game": "sleeping_queens", "edition": "classic", "header_json": "{}", "device": DEVICE, "at": AT}
    games.create(db, game_id=game_id, seats=seats, **made)
    for number, child in enumerate((first, second)):
        if child is None:
            continue
        key = f"{game_id[:1]}{number}"
        games.append_ply(db, game_id, number, number, "allow", (), key, AT)
        attempts.append(db, replace(said("2+3=5"), attempt_id=key, learner=child, game_id=game_id, ply=number, at=AT))
        for answered in (None, AT):
            open_key = f"{key}{answered}"
            row = questions.StoredQuestion(open_key, game_id, number, number, child, "help_bot", "{}", AT, answered)
            questions.ask(db, row)
        questions.show_help(db, game_id, number, number, 2, asked=True)


def traces_of(db: sqlite3.Connection, child: str, short: str, room: str) -> None:
    """A row in every table that can name a child. short: for the ids of what is not the child's own."""
    group = classes.add_group(db, room, f"group {short}")
    classes.put_into_group(db, child, group.id)
    settings.write(db, settings.of_learner(child), "hint", "2")
    taught.note(db, settings.of_learner(child), "king")
    attempts.add_tap(db, DEVICE, child, 700)
    for act in ("looked_at_class", "looked_at_child"):
        audit.append(db, AT, "g", act, child)
    values = {"child": child, "short": short, "at": AT, "room": room}
    for sql in (
        "INSERT INTO dismissed_needs (learner, need, at) VALUES (:child, 'family:doubles', :at)",
        "INSERT INTO estimates VALUES (:child, 'add:2+3', '1', 0.5, 0.1, 1, 1, 1, 2.0, :at, 'usual', 0, 0)",
        "INSERT INTO sittings (device, class_id, learner, began_at, seen_at) VALUES ('x', :room, :child, :at, :at)",
        "INSERT INTO woken VALUES (:child, 'rainbow', NULL, NULL, :at)",
        "INSERT INTO child_keys VALUES (:child, 'cat,sun,boat', '4711', :at)",
        "INSERT INTO raised_hands (class_id, device, learner, why, raised_at) VALUES (:room, 'x', :child, 'why', :at)",
        "INSERT INTO throttles VALUES ('child:' || :child || ':x', 3, :at)",
        "INSERT INTO grown_ups VALUES ('p' || :short, 'Parent', 'p' || :short, 'hash', :at, 'parent')",
        "INSERT INTO grown_ups VALUES ('t' || :short, 'Teacher', 't' || :short, 'hash', :at, 'teacher')",
        "INSERT INTO sessions VALUES ('s' || :short, 'p' || :short, 'x', :at, :at, NULL)",
        "INSERT INTO parents VALUES ('p' || :short, :child)",
        "INSERT INTO class_grown_ups VALUES (:room, 't' || :short)",
        "INSERT INTO invitations VALUES ('i' || :short, 'parent', NULL, :child, 't' || :short, :at, NULL)",
    ):
        db.execute(sql, values)


def where(folder: Path, *words: str) -> list[str]:
    """The files of the data folder in which one of these words stands, in any place."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return sorted(path.name for path in files if any(word.encode() in path.read_bytes() for word in words))


def test_every_table_that_names_a_child_or_a_class_is_known_here(place: Place) -> None:
    """A new one needs a row in traces_of(), and a thought in store/erasing.py whether its rows simply go."""
    tables = inspection.columns(place.db)
    assert {table for table, columns in tables.items() if "learner" in columns} == NAMES_A_CHILD
    assert {table for table, columns in tables.items() if "class_id" in columns} == NAMES_A_CLASS
    for table in NAMES_A_CHILD:
        assert place.rows(f"SELECT 1 FROM {table} WHERE learner = ?", place.mira), table
    # A column of another name that points at children would be missed.
    pointing = {
        (table, row[3])
        for table in tables
        for row in place.db.execute(f"PRAGMA foreign_key_list({table})").fetchall()
        if row[2] in ("learners", "classes")
    }
    assert {column for _, column in pointing} == {"learner", "class_id"}


def test_of_an_erased_child_nothing_is_left_in_any_file(place: Place) -> None:
    assert len(where(place.folder, MIRA, FORMER, place.mira)) >= 3
    assert erase.erase(place.folder, [place.mira], [], NOW).finished
    place.db.execute("SELECT 1").fetchall()
    assert where(place.folder, MIRA, FORMER, place.mira) == []
    assert check_file(place.folder / FILE_NAME) == []
    (grave,) = place.rows("SELECT tombstone, finished_at FROM erased")
    assert grave == (erasing.tombstone(place.mira), AT)
    assert erase.unfinished(place.folder) == 0


def test_the_others_keep_what_is_theirs(place: Place) -> None:
    before = {table: place.rows(f"SELECT * FROM {table} WHERE learner = ?", place.leo) for table in NAMES_A_CHILD}
    erase.erase(place.folder, [place.mira], [], NOW)
    for table, rows in before.items():
        assert place.rows(f"SELECT * FROM {table} WHERE learner = ?", place.leo) == rows, table
    assert place.rows("SELECT nickname FROM learners") == [(LEO,)]
    assert [row[0][:1] for row in place.rows("SELECT id FROM games ORDER BY id")] == ["2", "3"]
    seats = place.rows("SELECT kind, learner FROM seats WHERE game_id = ? ORDER BY seat", "2" * 32)
    assert seats == [("guest", None), ("learner", place.leo)]
    assert len(place.rows("SELECT 1 FROM plies WHERE game_id = ?", "2" * 32)) == 2
    assert [row[0] for row in place.rows("SELECT learner FROM attempts ORDER BY seq")] == [place.leo] * 2
    assert settings.read(place.db, settings.of_learner(place.leo)) == {"hint": "2", "taught": "king"}
    assert len(audit.latest(place.db, place.leo)) == 2
    assert {row[0] for row in place.rows("SELECT role FROM grown_ups WHERE name LIKE 'Parent%'")} == {"parent"}
    assert place.rows("SELECT count(*) FROM devices") == [(1,)]


def test_a_question_that_a_table_waits_with_stays_without_a_name(place: Place) -> None:
    erase.erase(place.folder, [place.mira], [], NOW)
    (waiting,) = place.rows("SELECT learner, answered_at FROM questions WHERE game_id = ? AND seat = 0", "2" * 32)
    assert waiting == (None, None)


def test_in_an_open_game_of_a_class_a_friend_plays_on(place: Place) -> None:
    """Elsewhere the others at the same screen can: a guest is whoever taps."""
    assert erasing.STANDS_IN == deciding.STANDS_IN
    place.db.execute("UPDATE games SET class_id = ? WHERE id = ?", (place.room, "2" * 32))
    (version,) = place.rows("SELECT version FROM games WHERE id = ?", "2" * 32)[0]
    erase.erase(place.folder, [place.mira], [], NOW)
    seats = place.rows("SELECT kind, learner, stand_in FROM seats WHERE game_id = ? ORDER BY seat", "2" * 32)
    assert seats == [("guest", None, erasing.STANDS_IN), ("learner", place.leo, None)]
    assert place.rows("SELECT 1 FROM questions WHERE game_id = ? AND seat = 0", "2" * 32) == []
    assert place.rows("SELECT version FROM games WHERE id = ?", "2" * 32) == [(int(str(version)) + 1,)]


def test_a_parent_without_a_child_here_is_forgotten(place: Place) -> None:
    erase.erase(place.folder, [place.mira], [], NOW)
    assert place.rows("SELECT 1 FROM grown_ups WHERE id = ?", "pm") == []
    assert place.rows("SELECT 1 FROM sessions WHERE grown_up = ?", "pm") == []
    assert place.rows("SELECT 1 FROM sessions WHERE grown_up = ?", "pl") == [(1,)]


def test_a_class_goes_with_its_children(place: Place) -> None:
    with writing(place.db) as db:
        stray = people.add_learner(db, OTHER, "Zoe-allein", "face-4", AT)
        db.execute("INSERT INTO lessons VALUES ('l', ?, 'abcdef', ?, ?, NULL, NULL, NULL)", (place.room, AT, AT))
        db.execute("INSERT INTO tablets VALUES ('x', ?, ?)", (place.room, AT))
        settings.write(db, settings.of_class(place.room), "questions", "few")
    assert erase.erase(place.folder, [], [place.room], NOW).finished
    assert where(place.folder, MIRA, LEO, place.mira, place.leo, place.room) == []
    assert place.rows("SELECT id FROM learners") == [(stray.id,)]
    for table in ("games", "plies", "attempts", "classes", "class_groups", "lessons", "tablets", "settings"):
        assert place.rows(f"SELECT 1 FROM {table}") == [], table
    assert len(place.rows("SELECT 1 FROM erased")) == 3
    assert check_file(place.folder / FILE_NAME) == []


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
    older = place.folder / "backups" / "before-migration-1.db"
    source = Store(place.folder / "older.db")
    steps.apply(Database(source.connection()), stop_before="m004_knowing")
    with writing(source.connection()) as db:
        db.execute("INSERT INTO learners VALUES (?, ?, 'face-1', ?, NULL)", (place.mira, FORMER, AT))
        db.execute("INSERT INTO devices VALUES ('x', ?)", (AT,))
        db.execute("INSERT INTO device_learners VALUES ('x', ?, 1)", (place.mira,))
        db.execute("PRAGMA defer_foreign_keys = ON")
    source.connection().execute("PRAGMA wal_checkpoint(TRUNCATE)")
    source.close_all()
    shutil.move(place.folder / "older.db", older)
    for rest in place.folder.glob("older.db*"):
        rest.unlink()
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
        merging.merge(db, once_more.id, twice.id, AT)
        merging.merge(db, twice.id, place.mira, AT)
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


POINTS = (
    "erasing._close_classes",
    "erasing.remember",
    "erase.take_up",
    "erase._write_list",
    "erase._sweep",
    "erasing.clear_free_space",
    "erase._clean",
    "erase.copy_database",
    "erase._rewrite",
    "erase.os.replace",
    "erase.sync_folder",
)

KILLED = """
import os, sys
from datetime import datetime, UTC
from pathlib import Path
from kidsq.store import erasing
from kidsq.upkeep import erase
where, name = sys.argv[2].rsplit(".", 1)
room = eval(where)
kept, left = getattr(room, name), [int(sys.argv[3])]
def die(*values, **named):
    left[0] -= 1
    if left[0] < 0:
        os.kill(os.getpid(), 9)
    return kept(*values, **named)
setattr(room, name, die)
erase.erase(Path(sys.argv[1]), [sys.argv[4]], [], datetime(2026, 11, 20, tzinfo=UTC))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is POSIX's")
@pytest.mark.slow
@pytest.mark.parametrize("point", POINTS)
@pytest.mark.parametrize("later", [0, 1])
def test_a_kill_leaves_all_or_nothing_and_is_taken_up(tmp_path: Path, point: str, later: int) -> None:
    place = furnished(tmp_path / "data")
    child = [sys.executable, "-c", KILLED, str(place.folder), point, str(later), place.mira]
    ended = subprocess.run(child, capture_output=True, text=True, check=False)
    assert ended.returncode in (-9, 0), ended.stderr
    assert ended.returncode == -9 or later
    assert check_file(place.folder / FILE_NAME) == []
    if place.rows("SELECT 1 FROM learners WHERE id = ?", place.mira):
        assert len(place.rows("SELECT 1 FROM attempts WHERE learner = ?", place.mira)) == 2
        assert place.rows("SELECT 1 FROM erased") == []
        erase.erase(place.folder, [place.mira], [], NOW)
    else:
        assert erase.take_up(place.folder, NOW).finished
    assert where(place.folder, MIRA, FORMER, place.mira) == []
    assert erase.unfinished(place.folder) == 0
    place.store.close_all()


def test_estimates_and_log_agree_after_an_erasure(place: Place) -> None:
    erase.erase(place.folder, [place.mira], [], NOW)
    assert estimates.of_learners(place.db, [place.mira]) == {place.mira: {}}
