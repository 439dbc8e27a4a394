"""One device's backup is a file that any kidsq opens, and what is no such file changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from kidsq.alone.bridge import begin
from kidsq.maintenance import backup, device_file
from kidsq.maintenance.check import check_file
from kidsq.store.db import inspection, live
from kidsq.store.db.database import open_database, writing
from kidsq.store.db.driver import sqlite3
from kidsq.store.people import adults, passphrases, people
from kidsq.store.people.people import FACES

from .person import PASSPHRASE, Person, becomes_first, chooses, says_product

NOW = datetime(2026, 11, 27, 10, tzinfo=UTC)


def at_device(folder: Path) -> Person:
    return Person(begin(str(folder), "", True))


@pytest.fixture
def person(tmp_path: Path) -> Person:
    person = at_device(tmp_path / "here").open("/")
    person.send("/players", nickname="Mila", face=FACES[0])
    return becomes_first(person)


def saved(person: Person) -> bytes:
    return person.open("/grown-ups/backup").send("/grown-ups/backup/save").sent


def opens(person: Person, content: bytes, name: str = "kidsq.db") -> Person:
    person.open("/grown-ups/backup").bring("/grown-ups/backup/look", name, content)
    assert person.status == 200, person.page
    return person.send("/grown-ups/backup/open")


def test_who_is_offered_a_backup_first_and_becomes_a_grown_up_then_comes_to_it(tmp_path: Path) -> None:
    other = at_device(tmp_path / "there").open("/")
    assert other.open("/grown-ups/backup").where == "/grown-ups"
    assert becomes_first(other).where == "/grown-ups/backup"


def test_a_saved_file_opens_on_another_device_with_its_children_and_passphrases(person: Person, tmp_path: Path) -> None:
    file = saved(person)
    other = becomes_first(at_device(tmp_path / "there"))
    other.open("/").send("/players", nickname="Noah", face=FACES[1])
    opens(other, file)
    assert other.bridge.begins_again
    assert other.where == "/grown-ups?opened=1"
    again = at_device(tmp_path / "there")
    assert "Mila" in again.open("/").page
    assert "Noah" not in again.page
    again.open("/grown-ups").send("/grown-ups/sign-in", name="Rosa", passphrase=PASSPHRASE)
    assert again.status == 303
    (former,) = (tmp_path / "there").glob("set-aside-*/kidsq.db")
    with closing(sqlite3.connect(former)) as db:
        assert db.execute("SELECT nickname FROM learners").fetchall() == [("Noah",)]


def test_a_server_restores_what_a_device_saved(person: Person, tmp_path: Path) -> None:
    (tmp_path / "kidsq.db").write_bytes(saved(person))
    assert check_file(tmp_path / "kidsq.db") == []
    backup.restore(tmp_path / "server", tmp_path / "kidsq.db", NOW)
    with live.opened(tmp_path / "server") as db:
        assert [child.nickname for child in people.all_learners(db)] == ["Mila"]
        assert adults.sign_in(db, "Rosa", PASSPHRASE, "a browser", NOW)[0].role == "owner"


def test_a_servers_backup_seats_its_children_and_asks_for_a_new_passphrase(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with live.opened(tmp_path / "server") as db:
        adults.claim(db, adults.new_claim_code(db, NOW), "Ines", PASSPHRASE, NOW)
        with writing(db):
            people.add_learner(db, "a tablet", "Ali", FACES[2], "2026-11-20T10:00:00.000Z")
    file = backup.backup(tmp_path / "server", NOW, target=tmp_path / "kidsq.db").read_bytes()
    monkeypatch.setattr(passphrases, "_HAS_SCRYPT", False)
    monkeypatch.setattr(passphrases, "_ROUNDS", 1_000)
    opens(person, file)
    again = at_device(tmp_path / "here")
    assert "Ali" in again.open("/").page
    assert "cannot be checked in a browser" in again.open("/grown-ups").page
    claim = says_product(again.open("/grown-ups/first")).where
    assert 'value="Ines"' in again.open(claim).page
    again.where = claim
    chooses(again, "Ines", "another seven words here")
    assert again.open("/grown-ups/account").status == 200
    assert "cannot be checked" not in again.open("/grown-ups").page
    with live.opened(tmp_path / "here") as db:
        assert [one.name for one in adults.all_adults(db)] == ["Ines"]


def test_who_has_forgotten_the_passphrase_chooses_another_behind_the_product(person: Person) -> None:
    person.open("/grown-ups/account").send("/grown-ups/sign-out")
    chooses(says_product(person.open("/grown-ups/first")), "Rosa", "another seven words here")
    assert "made kidsq theirs, or chose a new passphrase" in person.open("/grown-ups/account").page
    person.send("/grown-ups/sign-out")
    person.open("/grown-ups").send("/grown-ups/sign-in", name="Rosa", passphrase=PASSPHRASE)
    assert person.status == 400


def test_products_are_not_guessed_one_after_the_other(person: Person) -> None:
    person.open("/grown-ups/account").send("/grown-ups/sign-out")
    person.open("/grown-ups/first")
    said = [person.send("/grown-ups/first", product="1").status for _ in range(7)]
    assert said == [400] * 5 + [429] * 2


def test_what_was_replaced_or_damaged_is_listed_saved_as_it_is_and_removed(person: Person, tmp_path: Path) -> None:
    here = tmp_path / "here"
    opens(person, saved(person))
    damaged = here / "set-aside-20200101T000000000000Z"
    damaged.mkdir()
    (damaged / "kidsq.db").write_bytes(b"no database any more " * 50_000)
    (here / "backups").mkdir(exist_ok=True)
    (here / "backups" / "before-migration-20190101T000000000000Z.db").write_bytes(b"old")
    again = at_device(here)
    again.open("/grown-ups").send("/grown-ups/sign-in", name="Rosa", passphrase=PASSPHRASE)
    page = again.open("/grown-ups/backup").page
    told = ["A backup has taken its place", "It was damaged", "A copy from before kidsq was updated"]
    assert sorted(told, key=page.index) == told
    assert "1.0\N{NO-BREAK SPACE}MB" in page
    (replaced, *_) = [one.name for one in here.glob("set-aside-*") if one != damaged]
    kept = again.send("/grown-ups/backup/aside/save", former=replaced).sent
    assert kept == (here / replaced / "kidsq.db").read_bytes()
    for name in (damaged.name, "before-migration-20190101T000000000000Z.db"):
        assert again.send("/grown-ups/backup/aside/remove", former=name).where == "/grown-ups/backup"
    page = again.open("/grown-ups/backup").page
    assert [one in page for one in told] == [True, False, False]
    files = [one.name for one in here.rglob("*.db") if one.name != "lock.db"]  # as filelock calls its own
    assert files == ["kidsq.db", "kidsq.db"]
    assert not damaged.exists()
    assert again.send("/grown-ups/backup/aside/remove", former="kidsq.db").status == 404
    assert "Mila" in again.open("/").page


def of_a_newer_kidsq(path: Path) -> bytes:
    with closing(open_database(path)) as db:
        db.execute(
            "INSERT INTO _sqlite_migrations (migration_set, name, applied_at) SELECT migration_set, 'x', applied_at"
            " FROM _sqlite_migrations LIMIT 1"
        )
    return path.read_bytes()


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (
            lambda path: (
                b"not a database, but longer than a hundred signs, so that its head can be read as one" * 9_000
            ),
            "is not a backup",
        ),
        (lambda path: path.read_bytes()[: path.stat().st_size // 2], "was not copied whole"),
        (of_a_newer_kidsq, "was written by a newer kidsq"),
    ],
)
def test_what_cannot_be_taken_is_refused_and_changes_nothing(
    person: Person, tmp_path: Path, spoil: Callable[[Path], bytes], told: str
) -> None:
    path = tmp_path / "spoilt.db"
    path.write_bytes(saved(person))
    person.open("/grown-ups/backup").bring("/grown-ups/backup/look", "an old one.db", spoil(path))
    assert person.status == 400
    assert told in person.page
    assert "an old one.db" in person.page
    person.send("/grown-ups/backup/open")
    assert person.status == 400
    assert not person.bridge.begins_again
    assert "Mila" in person.open("/").page


@pytest.mark.parametrize(
    ("last", "saved", "due"),
    [
        ("", None, False),
        ("2026-11-27T09:00:00.000Z", None, True),
        ("2026-11-27T09:00:00.000Z", timedelta(days=6), True),
        ("2026-11-27T09:00:00.000Z", timedelta(days=4), False),
        ("2026-11-20T09:00:00.000Z", timedelta(days=6), False),
    ],
    ids=["nothing played", "first game", "played since, days ago", "lately", "nothing since"],
)
def test_a_backup_is_offered_after_the_first_game_and_days_later(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: str, saved: timedelta | None, due: bool
) -> None:
    monkeypatch.setattr(inspection, "newest_end", lambda db: last)
    with live.opened(tmp_path / "here") as db:
        if saved is not None:
            device_file.save(tmp_path / "here", db, "a browser", NOW - saved)
        assert device_file.is_due(db, NOW) == due
    monkeypatch.setattr(device_file, "is_due", lambda db, now: due)
    assert ('href="/grown-ups/backup"' in person.open("/").page) == due
