import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from worlds import put_game

from kidsq.cli.installation import tell_faults
from kidsq.learning.attempt import Attempt
from kidsq.maintenance import backup as backups
from kidsq.maintenance import copies
from kidsq.maintenance.backup import DAILY_KEPT, BackupFailed, backup, daily, newest_good, restore
from kidsq.maintenance.check import check, check_file
from kidsq.store.db import inspection
from kidsq.store.db.database import FILE_NAME, NotOurDatabase, writing
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.migrations import open_store
from kidsq.store.db.session import Store
from kidsq.store.play import attempts, games, questions

NOW = datetime(2026, 11, 20, 17, 34, 22, tzinfo=UTC)
AT = "2026-11-20T17:34:22.000Z"
GAME = "a" * 32


def count_plies(header_json: str, plies: Sequence[games.StoredPly]) -> str | None:
    """A game of three plies, as simple as a game can be."""
    assert json.loads(header_json) == {}
    for ply in plies:
        if ply.move != "allow":
            raise ValueError(f"unknown move {ply.move!r}")
    return json.dumps({"plies": 3}) if len(plies) == 3 else None


@pytest.fixture(params=["wal", "truncate"])
def store(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    monkeypatch.setenv("KIDSQ_JOURNAL", request.param)
    store = open_store(tmp_path / FILE_NAME)
    with writing(store.connection()) as db:
        put_game(db, GAME, AT, "guest")
        for ply in range(3):
            games.append_ply(db, GAME, ply, 0, "allow", (), None, AT)
        games.finish(db, GAME, '{"plies": 3}', AT)
    yield store
    store.close_all()


def test_all_is_well(store: Store) -> None:
    assert check(store.connection(), count_plies) == []


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        ("UPDATE plies SET move = 'cheat' WHERE ply = 1", "does not replay: unknown move 'cheat'"),
        ("DELETE FROM plies WHERE ply = 1", "says 3 plies and holds 2"),
        ("UPDATE games SET result_json = '{\"plies\": 4}'", "another result"),
        ("UPDATE games SET ended_at = NULL", "a result without an end"),
    ],
)
def test_check_finds_a_broken_record(store: Store, spoil: str, said: str) -> None:
    store.connection().execute(spoil)
    (found,) = check(store.connection(), count_plies)
    assert said in found
    assert GAME in found


def test_check_finds_a_stray_attempt(store: Store) -> None:
    row = Attempt(
        attempt_id="k", app_version="0", game_id=GAME, ply=4, at=AT, task="pair", skill="pair", operands="[2,2]"
    )
    with writing(store.connection()) as db:
        attempts.append(db, row)
    assert check(store.connection(), count_plies) == ["attempt k belongs to no ply of its game"]


def test_check_finds_a_question_that_is_none_of_its_kind(store: Store) -> None:
    asked = '{"number":3,"players":2,"truth":1}'
    with writing(store.connection()) as db:
        for key, task in (("good", "jester_count"), ("bad", "queen_total")):
            questions.ask(db, questions.StoredQuestion(key, GAME, 0, 0, None, task, asked, AT))
    (found,) = check(store.connection(), count_plies)
    assert found.startswith(f"a question of game {GAME} is none of its kind: queen_total")


def test_check_finds_a_row_that_points_nowhere(store: Store) -> None:
    db = store.connection()
    db.execute("PRAGMA foreign_keys = OFF")
    db.execute("INSERT INTO plies (game_id, ply, seat, move, at) VALUES ('nowhere', 0, 0, 'allow', 'now')")
    assert check(db, count_plies) == ["a row of plies belongs to no row of games"]


def test_a_backup_is_a_whole_database(store: Store, tmp_path: Path) -> None:
    made = backup(tmp_path, NOW, count_plies)
    assert made.name == "kidsq-000001-20261120T173422000000Z.db"
    assert [path.name for path in made.parent.iterdir()] == [made.name]
    copy = sqlite3.connect(made)
    assert copy.execute("SELECT count(*) FROM plies").fetchone() == (3,)
    copy.close()


def test_a_game_that_does_not_replay_is_copied_and_told(store: Store, tmp_path: Path) -> None:
    store.connection().execute("UPDATE plies SET move = 'cheat' WHERE ply = 1")
    warned: list[str] = []
    made = backup(tmp_path, NOW, count_plies, warn=warned.append)
    assert list((tmp_path / "backups").iterdir()) == [made]
    assert [line for line in warned if GAME in line and "cheat" in line]


def test_a_copy_that_sqlite_cannot_read_does_not_count(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inspection, "damages", lambda db: ["page 3 is never used"])
    with pytest.raises(BackupFailed, match="page 3"):
        backup(tmp_path, NOW, count_plies)
    assert list((tmp_path / "backups").iterdir()) == []


def test_daily_backups_are_kept_for_two_weeks(store: Store, tmp_path: Path) -> None:
    made = [daily(tmp_path, NOW + timedelta(days=day)) for day in range(DAILY_KEPT + 3)]
    assert None not in made
    assert daily(tmp_path, NOW + timedelta(days=DAILY_KEPT + 2, hours=3)) is None
    assert sorted((tmp_path / "backups").iterdir()) == made[-DAILY_KEPT:]


def test_the_way_back(store: Store, tmp_path: Path) -> None:
    made = backup(tmp_path, NOW, count_plies)
    store.connection().execute("DELETE FROM plies")
    store.close_all()
    aside = restore(tmp_path, made, NOW, count_plies)
    assert check_file(tmp_path / FILE_NAME, count_plies) == []
    assert aside is not None
    assert (aside / FILE_NAME).is_file()
    assert made.is_file()
    again = open_store(tmp_path / FILE_NAME)
    assert len(games.plies(again.connection(), GAME)) == 3
    again.close_all()


def test_no_trigger_comes_along_with_a_backup(store: Store, tmp_path: Path) -> None:
    """It could keep whoever is erased, or undo what is stored."""
    kept = backup(tmp_path, NOW)
    store.close_all()
    with closing(sqlite3.connect(kept)) as db:
        db.execute("CREATE TABLE kept (nickname)")
        db.execute("""CREATE TRIGGER "a ""b" BEFORE DELETE ON learners BEGIN INSERT INTO kept VALUES ('x'); END""")
        db.execute("CREATE VIEW seen AS SELECT * FROM learners")
    told = list[str]()
    restore(tmp_path, kept, NOW, warn=told.append)
    assert [one.partition(",")[0] for one in told] == [
        "the backup held a trigger 'a \"b'",
        "the backup held a view 'seen'",
    ]
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as db:
        assert db.execute("SELECT * FROM sqlite_master WHERE type IN ('trigger', 'view')").fetchall() == []


def test_a_damaged_database_is_moved_aside_with_its_journal(store: Store, tmp_path: Path) -> None:
    made = backup(tmp_path, NOW)
    store.close_all()
    (tmp_path / FILE_NAME).write_bytes(b"rubbish")
    (tmp_path / f"{FILE_NAME}-wal").write_bytes(b"more rubbish")
    aside = restore(tmp_path, made, NOW, count_plies)
    assert aside is not None
    assert (aside / FILE_NAME).read_bytes() == b"rubbish"
    assert (aside / f"{FILE_NAME}-wal").read_bytes() == b"more rubbish"
    assert not (tmp_path / f"{FILE_NAME}-wal").exists()
    assert check_file(tmp_path / FILE_NAME, count_plies) == []


def test_no_restoring_under_a_running_server(store: Store, tmp_path: Path) -> None:
    made = backup(tmp_path, NOW)
    with pytest.raises(NotOurDatabase, match="in use"):
        restore(tmp_path, made, NOW)
    assert check(store.connection(), count_plies) == []


def test_a_bad_backup_takes_nobodys_place(store: Store, tmp_path: Path) -> None:
    made = backup(tmp_path, NOW)
    store.close_all()
    spoiled = bytearray(made.read_bytes())
    spoiled[4_096 * 3 : 4_096 * 6] = b"\xff" * (4_096 * 3)
    bad = tmp_path / "bad.db"
    bad.write_bytes(spoiled)
    with pytest.raises((BackupFailed, NotOurDatabase)):
        restore(tmp_path, bad, NOW, count_plies)
    for content in (b"root:x:0:0:root" * 500, made.read_bytes()[: 4_096 * 10]):
        bad.write_bytes(content)
        with pytest.raises(NotOurDatabase, match=r"bad\.db is not a database, or is damaged"):
            restore(tmp_path, bad, NOW, count_plies)
    assert check_file(tmp_path / FILE_NAME, count_plies) == []
    with pytest.raises(FileNotFoundError):
        restore(tmp_path, tmp_path / "none.db", NOW)


def test_a_clock_set_back_hides_no_backup(store: Store, tmp_path: Path) -> None:
    """Told by the clock alone, each new backup of the past year would count as the oldest and be thrown away."""
    before = [daily(tmp_path, NOW + timedelta(days=day)) for day in range(DAILY_KEPT)]
    past = NOW - timedelta(days=365)
    since = [daily(tmp_path, past + timedelta(days=day)) for day in range(3)]
    assert None not in since
    assert daily(tmp_path, past + timedelta(days=2, hours=20)) is None
    assert copies.numbered(tmp_path) == [*before[3:], *since]


def test_a_clock_that_jumps_ahead_costs_one_backup(store: Store, tmp_path: Path) -> None:
    before = [daily(tmp_path, NOW + timedelta(days=day)) for day in range(DAILY_KEPT)]
    ahead = daily(tmp_path, NOW + timedelta(days=3_000))
    again = daily(tmp_path, NOW + timedelta(days=DAILY_KEPT))
    assert copies.numbered(tmp_path) == [*before[2:], ahead, again]


def test_the_same_moment_twice_overwrites_nothing(store: Store, tmp_path: Path) -> None:
    first, second = backup(tmp_path, NOW), backup(tmp_path, NOW)
    assert first != second
    assert copies.numbered(tmp_path) == [first, second]
    store.close_all()
    assert restore(tmp_path, first, NOW) != restore(tmp_path, first, NOW)


def test_backups_without_a_number_are_the_oldest(store: Store, tmp_path: Path) -> None:
    made = backup(tmp_path, NOW - timedelta(days=9))
    former = made.with_name("kidsq-20261120T173422000000Z.db")
    made.replace(former)
    assert copies.numbered(tmp_path) == [former]
    assert daily(tmp_path, NOW + timedelta(hours=1)) is None
    newer = daily(tmp_path, NOW - timedelta(days=400))
    assert copies.numbered(tmp_path) == [former, newer]


def test_nothing_half_made_stays(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "backups").mkdir()
    (tmp_path / "backups" / "kidsq-000001-20261120T173422000000Z.db.part").write_bytes(b"killed")
    monkeypatch.setattr(backups, "free_bytes", lambda folder: 10_000)
    with pytest.raises(BackupFailed, match="nearly full"):
        backup(tmp_path, NOW)
    monkeypatch.undo()

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(backups, "_prove", full)
    with pytest.raises(sqlite3.OperationalError):
        backup(tmp_path, NOW)
    assert list((tmp_path / "backups").iterdir()) == []


def test_the_database_is_no_place_for_its_own_backup(store: Store, tmp_path: Path) -> None:
    with pytest.raises(BackupFailed, match="itself"):
        backup(tmp_path, NOW, target=tmp_path / ".." / tmp_path.name / FILE_NAME)
    assert check(store.connection(), count_plies) == []


def test_the_newest_good_backup(store: Store, tmp_path: Path) -> None:
    assert newest_good(tmp_path) is None
    good, bad = backup(tmp_path, NOW), backup(tmp_path, NOW)
    assert newest_good(tmp_path, count_plies) == bad
    spoiled = sqlite3.connect(bad)
    spoiled.execute("UPDATE plies SET move = 'cheat' WHERE ply = 1")
    spoiled.commit()
    spoiled.close()
    assert newest_good(tmp_path, count_plies) == bad, "one game that cannot be read is no reason to lose a day"
    whole = bad.read_bytes()
    bad.write_bytes(whole[:8_192] + b"\xff" * (len(whole) - 8_192))
    assert newest_good(tmp_path, count_plies) == good
    bad.write_bytes(b"")
    assert newest_good(tmp_path, count_plies) == good


def test_check_names_some_faults_of_a_kind_and_says_how_many_there_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    faults = [f"game {number:032x} has gone" for number in range(25)]
    tell_faults([*faults, "a fault of its own"], every=False)
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 22
    assert told[20] == "kidsq: ... and 5 more like this (game … has gone); `kidsq check --all` names them"
    tell_faults(faults, every=True)
    assert len(capsys.readouterr().err.splitlines()) == 25
