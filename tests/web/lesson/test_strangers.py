"""Somebody has the code of a lesson who does not belong there: what it can fill, and how its teacher goes on."""

from __future__ import annotations

import pytest
from worlds import PASSPHRASE

from kidsq.store.classroom import lessons, sittings
from kidsq.store.people import child_locks

from ..class_in_lesson import School


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(sittings, "MOST_TABLETS", 4)
    return 4


@pytest.fixture
def teacher(school: School):
    """Ask for a page of the class's room, or act there."""
    client = school.app.test_client()
    client.post("/grown-ups/sign-in", data={"name": "Ms Keller", "passphrase": PASSPHRASE})
    here = f"/grown-ups/classes/{school.class_id}"

    def ask(page: str, **fields: str) -> str:
        path = f"{here}/{page}"
        answer = client.post(path, data=fields, follow_redirects=True) if fields else client.get(path)
        assert answer.status_code == 200
        return answer.text

    return ask


def tablets(school: School) -> set[str]:
    return {device for (device,) in school.db.execute("SELECT device FROM tablets")}


def test_a_class_takes_so_many_tablets_and_tells_child_and_teacher(school: School, few: int, teacher) -> None:
    mira = school.tablet().sit("Mira")
    assert [school.tablet().join().status_code for _ in range(5)] == [303, 303, 303, 409, 409]
    refused = school.tablet().join()
    assert "4 tablets are in your class already. Please tell your teacher." in refused.text
    assert len(tablets(school)) == few
    for page in ("lesson", "live"):
        assert "4 tablets are in this class, and no more can come in." in teacher(page)
    assert mira.play().startswith("/table/")
    assert mira.join().status_code == 303  # is one already


def test_tablets_of_earlier_lessons_make_room_but_not_where_somebody_sits(school: School, few: int, teacher) -> None:
    for _ in range(few):
        school.tablet().join()
    before = tablets(school)
    school.clock.pass_by(minutes=1)
    teacher("lesson", act="end", games="keep")
    school.clock.pass_by(minutes=20)
    teacher("lesson", act="begin")
    ((code,),) = school.db.execute("SELECT code FROM lessons WHERE ended_at IS NULL").fetchall()
    assert "no more can come in" not in teacher("lesson")
    first = school.tablet()
    assert first.join(code).status_code == 303
    assert first.show_keys("Mira").status_code == 303
    assert [school.tablet().join(code).status_code for _ in range(few)] == [303, 303, 303, 409]
    assert not before & tablets(school)
    assert "Mira" in first.get("/class").text


def test_a_new_code_shuts_strangers_out_and_lets_the_class_in(school: School, teacher) -> None:
    mira = school.tablet().sit("Mira")
    table = mira.play()
    stranger, old = school.tablet(), school.lesson.code
    stranger.join()
    stranger.post(f"/class/me/{school.id('Noa')}/forgot")
    leos = school.tablet()
    for guess in range(child_locks.TRIES_EVERYWHERE):
        if guess % child_locks.TRIES_HERE == 0:
            guesser = school.tablet()
            guesser.join()
        guesser.show_keys("Leo", school.wrong("Leo"))
    leos.join()
    assert leos.show_keys("Leo").status_code == 429

    page = teacher("lesson", act="code")
    ((code,),) = school.db.execute("SELECT code FROM lessons WHERE ended_at IS NULL").fetchall()
    assert code != old
    assert code[:3] in page
    assert "hand is up" not in page
    assert stranger.get("/class").headers["Location"] == "/c"
    assert stranger.join(old).status_code == 400
    assert mira.get(table).status_code == 200
    assert leos.join(code).status_code == 303
    assert leos.show_keys("Leo").status_code == 303


def test_the_picture_of_the_old_code_opens_nothing(school: School, teacher) -> None:
    old = lessons.long_code(school.lesson)
    assert school.tablet().join(old).status_code == 303
    teacher("lesson", act="code")
    now = lessons.open_lesson(school.db, school.class_id, school.clock())
    assert now is not None
    assert school.tablet().join(old).status_code == 400
    assert school.tablet().join(f"{now.code}{old[6:]}").status_code == 400
    assert school.tablet().join(lessons.long_code(now)).status_code == 303


def test_other_pages_of_the_lesson_and_the_wall_take_up_the_new_code(school: School, teacher) -> None:
    wall, at = teacher("lesson/news?wall=1"), f"lesson/news?code={school.lesson.code}&seen="
    assert school.lesson.code[:3] in wall
    teacher("lesson", act="code")
    ((code,),) = school.db.execute("SELECT code FROM lessons WHERE ended_at IS NULL").fetchall()
    seen = wall.split("seen=")[1][:8]
    assert code[3:] in teacher(f"lesson/news?wall=1&seen={seen}")
    assert teacher(at) == ""  # the page is loaded anew


def test_a_script_that_sits_down_all_day_fills_nothing(school: School) -> None:
    tablet = school.tablet().sit("Mira")
    answers = [tablet.show_keys("Mira").status_code for _ in range(sittings.SITTINGS.free + 3)]
    assert (answers[0], answers[-1]) == (303, 429)
    other = school.tablet().sit("Leo")
    assert "Leo" in other.get("/class").text
    school.clock.pass_by(minutes=1)
    assert tablet.show_keys("Mira").status_code == 303


def test_a_tablet_that_leaves_the_class_takes_its_hand_along(school: School, teacher) -> None:
    tablet = school.tablet()
    tablet.join()
    tablet.post(f"/class/me/{school.id('Noa')}/forgot")
    assert "1 hand is up." in teacher("lesson")
    tablet.post("/class/grown-up", name="Ms Keller", passphrase=PASSPHRASE)
    assert "hand is up" not in teacher("lesson")
