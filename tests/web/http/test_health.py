"""The health address, and what owners are told while the daily backup fails."""

from __future__ import annotations

from datetime import timedelta
from html import unescape
from pathlib import Path

import content
import pytest

from kidsq.maintenance import backup_health, copies, disk_space, serving
from kidsq.play import result_of_record
from kidsq.store.db import inspection
from kidsq.web.http import context

from ..class_at_laptop import Classroom


@pytest.fixture
def room(room: Classroom, monkeypatch: pytest.MonkeyPatch) -> Classroom:
    began = room.clock()
    monkeypatch.setattr(inspection, "began_at", lambda db: began)
    return room


def asked(room: Classroom) -> tuple[int, dict[str, str]]:
    answer = room.app.test_client().get("/health")
    assert "Set-Cookie" not in answer.headers
    assert answer.headers["Cache-Control"] == "no-store"
    return answer.status_code, answer.json


def back_up(room: Classroom) -> None:
    kept = copies.next_name(house_folder(room), room.clock())
    kept.parent.mkdir(exist_ok=True)
    kept.touch()


def house_folder(room: Classroom) -> Path:
    found: context.Installation = room.app.extensions["kidsq"]
    return found.data_folder


def test_health_follows_the_newest_backup(room: Classroom) -> None:
    room.clock.pass_by(hours=25)
    assert asked(room) == (200, {"backup": "ok", "disk": "ok"}), "there has been no time for a backup"
    room.clock.pass_by(hours=2)
    assert asked(room) == (503, {"backup": "old", "disk": "ok"})
    back_up(room)
    room.clock.pass_by(hours=26)
    assert asked(room)[0] == 200
    room.clock.pass_by(minutes=1)
    assert asked(room)[0] == 503


def test_health_tells_a_low_disk_and_a_database_out_of_reach(room: Classroom, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as low:
        low.setattr(disk_space, "free_bytes", lambda folder: disk_space.LOW_BYTES - 1)
        assert asked(room) == (503, {"backup": "ok", "disk": "low"})
    with content.out_of_reach(room.db, house_folder(room)):
        assert room.app.test_client().get("/health").status_code == 503


def test_a_proxy_sends_nobody_away_because_a_backup_is_old(room: Classroom) -> None:
    room.clock.pass_by(days=3)
    assert asked(room)[0] == 503
    answer = room.app.test_client().get("/health/serving")
    assert (answer.status_code, answer.json) == (200, {"database": "ok"})
    assert "Set-Cookie" not in answer.headers
    with content.out_of_reach(room.db, house_folder(room)):
        assert room.app.test_client().get("/health/serving").status_code == 503


def test_health_gives_nobody_a_row_and_names_nobody(room: Classroom) -> None:
    before = content.everything(room.db)
    answer = room.app.test_client().get("/health")
    assert content.everything(room.db) == before
    assert not any(name in answer.text for name in (*room.ids, *room.ids.values(), room.class_id))
    assert room.app.test_client().post("/health").status_code in (400, 405)


@pytest.mark.parametrize(
    ("language", "since", "newest"),
    [
        ("en", "The daily backup has not worked since", "The newest backup is from"),
        ("de", "Die tägliche Sicherung", "Die neueste Sicherung"),
        ("fr", "La sauvegarde quotidienne", "La dernière sauvegarde"),
        ("it", "La copia di sicurezza quotidiana", "L’ultima copia"),
    ],
)
def test_owners_are_told_of_a_failed_backup_in_their_language(
    room: Classroom, language: str, since: str, newest: str
) -> None:
    back_up(room)
    room.clock.pass_by(days=2)
    room.teacher.post("/grown-ups/sign-in", data={"name": "Ms Keller", "passphrase": "quiet green lake"})
    lines = {"Accept-Language": language}
    assert since not in unescape(room.teacher.get("/grown-ups", headers=lines).text)
    backup_health.note(house_folder(room), room.clock() - timedelta(hours=20), OSError(28, "No space left on device"))
    for path in ("/grown-ups", f"{room.address}/data", f"{room.address}/live"):
        page = unescape(room.teacher.get(path, headers=lines).text)
        assert page.count(since) == 1, path
        assert newest in page
    backup_health.over(house_folder(room))
    assert since not in unescape(room.teacher.get("/grown-ups", headers=lines).text)


@pytest.mark.parametrize("why", [OSError(30, "x"), RuntimeError("the copy is not sound"), RuntimeError("x")])
def test_nobody_but_owners_is_told(room: Classroom, why: Exception) -> None:
    backup_health.note(house_folder(room), room.clock(), why)
    assert "There is no backup yet." in room.teacher.get("/grown-ups").text
    for role in ("teacher", "parent"):
        answer = room.another(role, sees=room.class_id if role == "teacher" else None).get("/grown-ups")
        assert answer.status_code == 200
        assert "backup" not in answer.text
    assert "backup" not in room.app.test_client().get("/").text


def test_a_clock_that_is_years_behind_is_said_and_clears_nothing_away(
    room: Classroom, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    tidied: list[object] = []
    folder, right = house_folder(room), room.clock()
    room.sit("Mira", room.begin())
    room.play("Mira")
    monkeypatch.setattr(serving.tidying, "tidy", lambda db, now: tidied.append(now))
    monkeypatch.setattr(serving, "clock", lambda: right - timedelta(days=900))
    serving.look_after(folder, result_of_record, told.append)
    assert tidied == []
    assert any("the clock of this machine says" in line and f"{right:%Y-%m-%d}" in line for line in told)
    assert "The clock of this computer is behind" in room.teacher.get("/grown-ups").text
    monkeypatch.setattr(serving, "clock", lambda: right)
    serving.look_after(folder, result_of_record, told.append)
    assert "The clock of this computer is behind" not in room.teacher.get("/grown-ups").text
