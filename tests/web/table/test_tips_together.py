"""What the owl shows first, at a table of children at several tablets: each thing once there, too."""

from __future__ import annotations

import re

import pytest
from play.playing import Browser

from kidsq.learning import questions

from ..class_at_laptop import Classroom


@pytest.fixture
def room(room: Classroom, monkeypatch: pytest.MonkeyPatch) -> Classroom:
    monkeypatch.setattr(questions.Chooser, "due", lambda chooser, past: False)
    return room


def at_one_table(room: Classroom, *names: str) -> list[Browser]:
    code = room.begin()
    for name in names:
        room.sit(name, code)
    seated = {"learner": [room.ids[name] for name in names], "edition": "classic"}
    assert room.teacher.post(f"{room.address}/live/seat", data=seated).status_code == 303
    (game,) = room.db.execute("SELECT id FROM games").fetchone()
    for name in names:
        room.tablets[name].post(f"/table/{game}/come")
    return [Browser(room.tablets[name], url=f"/table/{game}").look() for name in names]


def move_on(child: Browser) -> None:
    if child.phase == "question":
        child.post("answer", key=child.key, skip="1")
    elif child.phase == "defend":
        child.turn(move="allow")
    elif kings := child.legal("king" if child.phase == "turn" else "wake"):
        child.turn(move=kings[0])
    else:
        child.swap()


def shown(child: Browser) -> tuple[str, str] | None:
    """The lesson, and the form that says it was seen."""
    found = re.search(r'name="lesson" value="\d (\w+)" form="([^"]+)"', child.shown)
    return (found[1], found[2]) if found else None


def let_the_page_say_so(child: Browser) -> None:
    """What the page sends by itself while this child can only wait."""
    form = re.search(r'<form id="seen-form".*?</form>', child.shown, re.DOTALL)
    assert form, child.shown[:600]
    assert re.search(r'data-hx-trigger="load delay:\d+ms"', form[0])
    fields = dict(re.findall(r'name="(\w+)" value="([^"]*)"', form[0]))
    fields["lesson"] = re.findall(r'name="lesson" value="([^"]+)"', child.shown)[0]
    assert child.post("lessons", **fields).status_code == 200


@pytest.mark.full
def test_a_child_that_waits_for_another_is_shown_each_thing_once(room: Classroom) -> None:
    children = at_one_table(room, "Mira", "Leo")
    seen: dict[int, list[str]] = {0: [], 1: []}
    for _ in range(60):
        for number, child in enumerate(children):
            child.look()
            while child.phase == "watch" and (lesson := shown(child)):
                assert lesson[1] == "seen-form"
                seen[number].append(lesson[0])
                let_the_page_say_so(child)
        mover = next((child for child in children if child.look().phase not in ("watch", "over")), None)
        if mover is None:
            break
        move_on(mover)
    assert {"queen", "friend"} <= {*seen[0], *seen[1]}
    for lessons in seen.values():
        assert len(lessons) == len(set(lessons)), lessons
