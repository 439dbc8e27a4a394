"""Restoring opens no door that was closed since the backup: nobody is signed in, and no link or code of then opens."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from kidsq.cli import main
from kidsq.maintenance import backup as backups
from kidsq.maintenance import erase
from kidsq.maintenance.backup import backup, restore
from kidsq.maintenance.check import check_file
from kidsq.store.classroom import classes, lessons, raised_hands, sittings
from kidsq.store.db.database import FILE_NAME, FileStore, writing
from kidsq.store.db.migrations import open_store
from kidsq.store.db.session import Store
from kidsq.store.db.times import text
from kidsq.store.people import adults, invitations, people
from kidsq.store.people.adults import Adult, BadCode

NOW = datetime(2026, 11, 20, 17, 34, 22, tzinfo=UTC)
LATER = NOW + timedelta(minutes=10)
AT = text(NOW)
PASSPHRASE = "quiet green lake"
TABLET, LAPTOP = "d" * 32, "e" * 32

OPENS = {"sessions", "claim_codes", "invitations", "lessons", "sittings", "raised_hands"}
"""Tables with rows that let somebody in, or that belong to a lesson: closed by a restore."""
OPENS_NOTHING = {
    "attempts", "audit", "child_tries", "class_groups", "classes", "dismissed_needs", "erased", "estimates",
    "former_accounts", "games", "group_members", "helps", "pauses", "plies", "probe_sums", "probes", "proposals",
    "questions", "rostered_children", "rostered_classes", "rostered_schools", "rostered_teachers", "rostered_teaching",
    "seats", "settings", "surprises", "taps", "throttles", "trials", "walls", "woken",
}  # fmt: skip
OF_THEN = {
    "child_keys", "class_grown_ups", "device_learners", "devices", "grown_ups", "learners", "parents",
    "school_grown_ups", "schools", "sign_ons", "tablets",
}  # fmt: skip
"""Who is who and may see what, cards, passphrases: as they were, which docs/privacy.md says."""


@dataclass
class House:
    """An installation in the midst of a lesson, and what opens its doors."""

    folder: Path
    room: str
    child: str
    owner: Adult
    claim: str
    token: str
    class_code: str
    long_code: str
    to_teach: str
    to_look: str

    def open_doors(self, store: Store, now: datetime) -> set[str]:
        """Which of them open something."""
        db = store.connection()
        doors = {
            "session": adults.of_session(db, self.token, now),
            "shown session": adults.sessions_of(db, self.owner.id, LAPTOP, now),
            "claim": adults.claim_code_is_open(db, self.claim, now),
            "teacher": invitations.open_invitation(db, self.to_teach, now),
            "parent": invitations.open_invitation(db, self.to_look, now),
            "waiting": invitations.waiting(db, now, class_id=self.room),
            "code": lessons.of_code(db, self.class_code, now),
            "lesson": lessons.open_lesson(db, self.room, now),
            "any lesson": lessons.any_open(db, now),
            "seat": sittings.sitting_at(db, TABLET, now),
            "hand": raised_hands.at_tablet(db, TABLET),
        }
        return {name for name, found in doors.items() if found}


@pytest.fixture(params=["wal", "truncate"])
def house(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    monkeypatch.setenv("KIDSQ_JOURNAL", request.param)
    folder = tmp_path / "data"
    store = open_store(folder / FILE_NAME)
    db = store.connection()
    owner = adults.claim(db, adults.new_claim_code(db, NOW), "Ms Keller", PASSPHRASE, NOW)
    with writing(db):
        room = classes.add_class(db, "2b", AT)
        mira = people.add_learner(db, TABLET, "Mira", "face-3", AT)
        classes.put_into_class(db, mira.id, room.id)
        lesson = lessons.begin(db, room.id, NOW)
        sittings.join(db, TABLET, room.id, AT, AT)
        sittings.sit_down(db, TABLET, room.id, mira.id, AT)
        db.execute(
            "INSERT INTO raised_hands (class_id, device, learner, why, raised_at) VALUES (?, ?, ?, 'help', ?)",
            (room.id, TABLET, mira.id, AT),
        )
    token = adults.open_session(db, owner, LAPTOP, NOW)
    to_teach = invitations.invite_teacher(db, owner, room.id, NOW)
    to_look = invitations.invite_parent(db, owner, mira.id, NOW)
    claim = adults.new_claim_code(db, NOW)
    code, long = lesson.code, lessons.long_code(lesson)
    made = House(folder, room.id, mira.id, owner, claim, token, code, long, to_teach, to_look)
    assert len(made.open_doors(store, LATER)) == 11
    store.close_all()
    return made


def test_no_door_opens_again(house: House) -> None:
    kept = backup(house.folder, NOW)
    before = open_store(house.folder / FILE_NAME)
    adults.claim(before.connection(), house.claim, "Mr Bo", PASSPHRASE, NOW)
    adults.sign_out(before.connection(), house.token, NOW)
    before.close_all()
    restore(house.folder, kept, LATER)
    store = open_store(house.folder / FILE_NAME)
    assert house.open_doors(store, LATER) == set()
    db = store.connection()
    with pytest.raises(BadCode):
        adults.claim(db, house.claim, "Eve", "five red kettles", LATER)
    for code in (house.to_teach, house.to_look):
        with pytest.raises(BadCode):
            invitations.accept_with_new_account(db, code, "Eve", "five red kettles", LATER)
    for code in (house.class_code, house.long_code):
        with pytest.raises(lessons.WrongCode):
            lessons.enter(db, code, LAPTOP, LATER)
    assert adults.all_adults(db) == [house.owner]
    assert check_file(house.folder / FILE_NAME) == []
    store.close_all()


def test_everybody_comes_in_again(house: House) -> None:
    restore(house.folder, backup(house.folder, NOW), LATER)
    store = open_store(house.folder / FILE_NAME)
    db = store.connection()
    who, token = adults.sign_in(db, "Ms Keller", PASSPHRASE, LAPTOP, LATER)
    assert adults.of_session(db, token, LATER) == who == house.owner
    assert adults.claim_code_is_open(db, adults.new_claim_code(db, LATER), LATER)
    with writing(db):
        again = lessons.begin(db, house.room, LATER)
    assert again.is_open(LATER)
    assert again.code != house.class_code
    assert sittings.class_of_tablet(db, TABLET) == house.room  # the door out of the class stays shut as well
    assert sittings.sitting_at(db, TABLET, LATER) == []
    store.close_all()


def test_the_backup_itself_stays_as_it_was(house: House) -> None:
    kept = backup(house.folder, NOW)
    before = kept.read_bytes()
    restore(house.folder, kept, LATER)
    assert kept.read_bytes() == before


def test_the_doors_are_closed_before_the_copy_takes_its_place(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A kill between the two would leave them open: so there is no between."""
    kept = backup(house.folder, NOW)
    seen: list[set[str]] = []

    def move_aside(data_folder: Path, now: datetime) -> None:
        store = FileStore(data_folder / f"{FILE_NAME}.part", "truncate")
        seen.append(house.open_doors(store, now))
        store.close_all()
        raise KeyboardInterrupt

    monkeypatch.setattr(backups.copies, "move_aside", move_aside)
    with pytest.raises(KeyboardInterrupt):
        restore(house.folder, kept, LATER)
    assert seen == [set()]


def test_an_erased_child_and_closed_doors_together(house: House) -> None:
    kept = backup(house.folder, NOW, None, house.folder.parent / "stick.db")
    erase.erase(house.folder, [house.child], [], NOW)
    restore(house.folder, kept, LATER)
    store = open_store(house.folder / FILE_NAME)
    assert house.open_doors(store, LATER) == set()
    assert store.connection().execute("SELECT 1 FROM learners").fetchall() == []
    store.close_all()


def test_restoring_says_so(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    kept = backup(house.folder, NOW)
    assert main(["restore", str(kept), "--data", str(house.folder)]) == 0
    said = capsys.readouterr().out
    assert f"Restored from {kept}." in said
    assert "Everybody signs in again" in said


def test_of_every_table_is_known_whether_it_opens_a_door(house: House) -> None:
    """A new one with codes or sessions belongs into grown_ups.close_doors()."""
    store = open_store(house.folder / FILE_NAME)
    assert set(store.connection().columns()) == OPENS | OPENS_NOTHING | OF_THEN
    store.close_all()
