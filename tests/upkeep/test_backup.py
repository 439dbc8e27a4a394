import json
import sqlite3
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from kidsq.learning.attempt import Attempt
from kidsq.store import attempts, games
from kidsq.store.database import FILE_NAME, NotOurDatabase, Store, writing
from kidsq.store.migrations import open_store
from kidsq.upkeep.backup import DAILY_KEPT, BackupFailed, backup, daily, restore
from kidsq.upkeep.check import check, check_file

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
        seats = [games.StoredSeat(0, "guest")]
        games.create(
            db,
            game_id=GAME,
            game="sleeping_queens",
            edition="classic",
            header_json="{}",
            device="d" * 32,
            seats=seats,
            at=AT,
        )
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


def test_check_finds_a_row_that_points_nowhere(store: Store) -> None:
    db = store.connection()
    db.execute("PRAGMA foreign_keys = OFF")
    db.execute("INSERT INTO plies (game_id, ply, seat, move, at) VALUES ('nowhere', 0, 0, 'allow', 'now')")
    assert check(db, count_plies) == ["a row of plies belongs to no row of games"]


def test_a_backup_is_a_whole_database(store: Store, tmp_path: Path) -> None:
    made = backup(tmp_path, NOW, count_plies)
    assert made.name == "kidsq-20261120T173422000000Z.db"
    assert [path.name for path in made.parent.iterdir()] == [made.name]
    copy = sqlite3.connect(made)
    assert copy.execute("SELECT count(*) FROM plies").fetchone() == (3,)
    copy.close()


def test_a_backup_that_does_not_replay_does_not_count(store: Store, tmp_path: Path) -> None:
    store.connection().execute("UPDATE plies SET move = 'cheat' WHERE ply = 1")
    with pytest.raises(BackupFailed, match="cheat"):
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
    assert check_file(tmp_path / FILE_NAME, count_plies) == []
    with pytest.raises(FileNotFoundError):
        restore(tmp_path, tmp_path / "none.db", NOW)
