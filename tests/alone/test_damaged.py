"""Where the database of a device is damaged, nothing is begun over it, and there are three ways out."""

from __future__ import annotations

from pathlib import Path

import pytest

from kidsq.alone import damaged
from kidsq.alone.bridge import begin
from kidsq.store.db.database import DamagedDatabase
from kidsq.store.people.people import FACES

from .person import Person, becomes_first

SPOILT = b"no database any more, and long enough to be looked at as one " * 20


@pytest.fixture
def backup(tmp_path: Path) -> bytes:
    """What somebody saved before the database was damaged; it is now."""
    person = Person(begin(str(tmp_path), "", True)).open("/")
    person.send("/players", nickname="Mila", face=FACES[0])
    content = becomes_first(person).open("/grown-ups/backup").send("/grown-ups/backup/save").sent
    person.bridge.app.extensions["kidsq"].store.close_all()  # type: ignore[attr-defined]
    (tmp_path / "kidsq.db").write_bytes(SPOILT)
    for _ in range(2):  # the second start finds that the first one has moved it aside
        with pytest.raises(DamagedDatabase):
            begin(str(tmp_path), "", True)
    return content


def test_the_damaged_file_can_be_read_as_it_is(backup: bytes, tmp_path: Path) -> None:
    assert damaged.read(str(tmp_path)) == SPOILT


def test_a_backup_takes_its_place_and_a_wrong_file_does_not(backup: bytes, tmp_path: Path) -> None:
    assert damaged.take(str(tmp_path), b"a picture" * 100) == "none"
    assert damaged.take(str(tmp_path), backup[:5_000]) == "damaged"
    with pytest.raises(DamagedDatabase):
        begin(str(tmp_path), "", True)
    assert damaged.take(str(tmp_path), backup) == ""
    assert "Mila" in Person(begin(str(tmp_path), "", True)).open("/").page
    assert damaged.read(str(tmp_path)) == SPOILT


def test_who_begins_anew_finds_an_empty_kidsq_and_the_damaged_file_is_still_there(
    backup: bytes, tmp_path: Path
) -> None:
    begin(str(tmp_path), "", True, anew=True)
    assert "Mila" not in Person(begin(str(tmp_path), "", True)).open("/").page
    assert damaged.read(str(tmp_path)) == SPOILT
