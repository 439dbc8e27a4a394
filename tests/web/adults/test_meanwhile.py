"""Two adults with the same form open: what one has saved, the other does not undo."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import unescape
from html.parser import HTMLParser

import pytest
from werkzeug.datastructures import MultiDict
from werkzeug.test import TestResponse

from kidsq.play import preferences
from kidsq.store.classroom import classes
from kidsq.store.db.database import writing

from ..class_at_laptop import NAMES, Classroom

Fields = MultiDict[str, str]
Change = Mapping[str, str | list[str]]


class Forms(HTMLParser):
    """The forms of a page, each with its address and what a browser sends where nobody has touched it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, Fields]] = []
        self._select = self._text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        name, value, kind = said.get("name", ""), said.get("value", ""), said.get("type", "")
        if tag == "form":
            self.found.append((said["action"], Fields()))
            return
        fields = self.found[-1][1] if self.found else Fields()
        if tag == "select":
            self._select = name
        elif tag == "textarea":
            self._text, fields[name] = name, ""
        elif tag == "option" and ("selected" in said or self._select not in fields):
            fields[self._select] = value
        elif tag == "input" and name and (kind not in ("radio", "checkbox") or "checked" in said):
            fields.add(name, value)

    def handle_data(self, data: str) -> None:
        if self._text:
            self.found[-1][1][self._text] += data

    def handle_endtag(self, tag: str) -> None:
        self._text = "" if tag == "textarea" else self._text


def form_in(text: str, address: str, holding: str = "shown") -> Fields:
    """The last form of a page that sends to this address and has this field."""
    return next(fields for action, fields in reversed(Forms(text).found) if action == address and holding in fields)


def send(room: Classroom, address: str, fields: Fields, change: Change) -> TestResponse:
    """What comes of a form in which somebody changes something."""
    changed = fields.copy()
    for name, value in change.items():
        changed.setlist(name, [value] if isinstance(value, str) else value)
    return room.teacher.post(address, data=changed)


CHILD, CLASS = "/grown-ups/children/{Mira}", "/grown-ups/classes/{class_id}"
IN_CLASS = f"{CLASS}/children/{{Mira}}"
CASES: dict[str, tuple[str, str, Change, Change]] = {
    "how a table is shown": (f"{CHILD}/settings", f"{CHILD}/settings", {"speed": "fast"}, {"hint": "4"}),
    "what is asked": (
        f"{CHILD}/settings",
        f"{CHILD}/settings",
        {"questions": "few"},
        {"focus": "doubles", "how": "only"},
    ),
    "needs": (f"{CHILD}/settings", f"{CHILD}/needs", {"needs": ["no_times"]}, {"needs": ["larger_type"]}),
    "rules of a child": (f"{CHILD}/settings", f"{CHILD}/rules", {"minutes": "20"}, {"editions": ["little"]}),
    "nickname and face": (f"{CHILD}/settings", f"{CHILD}/name", {"nickname": "Mia"}, {"face": "face-9"}),
    "what a class is asked": (f"{CLASS}/settings", f"{CLASS}/wishes", {"questions": "few"}, {"focus": "doubles"}),
    "rules of a class": (f"{CLASS}/settings", f"{CLASS}/rules", {"speed": "slow"}, {"friends": ["tilo"]}),
    "ways of helping": (f"{CLASS}/settings", f"{CLASS}/ways", {"fingers": "b"}, {"reversed": "a"}),
    "all nicknames": (
        f"{CLASS}/names",
        f"{CLASS}/names",
        {"nickname": [name.replace("Leo", "Leonie") for name in NAMES]},
        {"nickname": [name.replace("Zoe", "Zora") for name in NAMES]},
    ),
    "all faces": (f"{CLASS}/faces", f"{CLASS}/faces", {"face-of-{Leo}": "face-20"}, {"face-of-{Zoe}": "face-21"}),
    "a child in its class": (IN_CLASS, IN_CLASS, {"act": "name", "nickname": "Mia"}, {"act": "name", "face": "face-9"}),
    "who is in a group": (
        f"{CLASS}/groups",
        f"{CLASS}/groups",
        {"act": "members", "learner": ["{Leo}"]},
        {"act": "members", "learner": ["{Zoe}"]},
    ),
}


def of(room: Classroom, case: str) -> tuple[str, str, Change, Change]:
    """A case with the pseudonyms of this class."""

    def told(text: str) -> str:
        return text.format(class_id=room.class_id, **room.ids)

    page, address, *changes = CASES[case]
    ours, theirs = (
        {
            told(name): told(value) if isinstance(value, str) else [told(one) for one in value]
            for name, value in one.items()
        }
        for one in changes
    )
    return told(page), told(address), ours, theirs


def now(room: Classroom, page: str, address: str) -> Fields:
    """A form as its page shows it now; but for what is new on every page."""
    fields = form_in(room.teacher.get(page).text, address)
    fields.poplist("csrf_token")
    return fields


@pytest.mark.parametrize("case", CASES)
def test_what_two_change_in_one_form_holds_both(room: Classroom, case: str) -> None:
    if case == "who is in a group":
        with writing(room.db):
            classes.add_group(room.db, room.class_id, "Stars")
    page, address, ours, theirs = of(room, case)
    open_here = now(room, page, address)
    before = {name: open_here.getlist(name) for name in {*ours, *theirs} - {"act"}}
    assert send(room, address, open_here, ours).status_code == 303
    with_ours = now(room, page, address)
    idle = {"act": ours["act"]} if "act" in ours else {}
    assert send(room, address, open_here, idle).status_code == 303  # saved as it was: nothing is undone
    assert now(room, page, address) == with_ours
    assert send(room, address, open_here, theirs).status_code == 303
    after = now(room, page, address)
    for name in before:
        wanted = {*as_list(ours.get(name, [])), *as_list(theirs.get(name, []))} - set(before[name])
        assert wanted
        assert wanted <= set(after.getlist(name)), name


def as_list(value: str | list[str]) -> list[str]:
    return [value] if isinstance(value, str) else value


@pytest.mark.parametrize(
    ("case", "again", "name"),
    [
        ("how a table is shown", {"speed": "slow", "hint": "4"}, "How fast the friends play"),
        ("what is asked", {"questions": "none"}, "Questions from the friends"),
        ("rules of a child", {"minutes": "30", "gentle": "1"}, "Play in a day"),
        ("rules of a class", {"speed": "fast"}, "How fast the friends play"),
        ("ways of helping", {"fingers": "a"}, "Fingers"),
        ("nickname and face", {"nickname": "Mimi"}, "Nickname"),
        ("a child in its class", {"act": "name", "nickname": "Mimi"}, "Nickname"),
        ("all faces", {"face-of-{Leo}": "face-22"}, "Leo"),
    ],
)
def test_who_changes_the_same_is_told_and_nothing_is_saved(
    room: Classroom, case: str, again: dict[str, str], name: str
) -> None:
    page, address, ours, _theirs = of(room, case)
    open_here = now(room, page, address)
    send(room, address, open_here, ours)
    kept = now(room, page, address)
    answer = send(room, address, open_here, {key.format(**room.ids): value for key, value in again.items()})
    assert answer.status_code == 409
    told = re.sub("[⁦-⁩]", "", unescape(answer.text))
    assert f"Somebody has changed this meanwhile: “{name}”." in told
    assert now(room, page, address) == kept
    shown = form_in(answer.text, address)
    assert [shown.getlist(key) for key in kept] == [kept.getlist(key) for key in kept]


def test_what_a_child_has_chosen_at_its_table_meanwhile_stays_its_own(room: Classroom) -> None:
    page, address, ours, _theirs = of(room, "how a table is shown")
    open_here = now(room, page, address)
    with writing(room.db):
        preferences.write(room.db, room.of_child("Mira"), {"theme": "calm"})
    assert send(room, address, open_here, ours).status_code == 303
    assert preferences.rows(room.db, room.of_child("Mira"))["theme"] == preferences.Row("calm", "chosen")


def test_two_who_begin_different_comparisons_begin_one(room: Classroom) -> None:
    page, address, _ours, _theirs = of(room, "ways of helping")
    open_here = now(room, page, address)
    assert send(room, address, open_here, {"fingers": "compare"}).status_code == 303
    answer = send(room, address, open_here, {"day_after": "compare"})
    assert answer.status_code == 400
    assert "Please compare one thing at a time" in answer.text
    assert now(room, page, address)["day_after"] == "off"


def test_a_name_that_two_have_changed_is_marked_and_what_was_typed_stays(room: Classroom) -> None:
    page, address, ours, _theirs = of(room, "all nicknames")
    open_here = now(room, page, address)
    send(room, address, open_here, ours)
    mine = ["Ada", "Emil", "Leon", "Mira", "Noor", "Zora"]
    answer = send(room, address, open_here, {"nickname": mine})
    assert answer.status_code == 409
    assert "Somebody has changed this name meanwhile, to “Leonie”." in unescape(answer.text)
    again = form_in(answer.text, address)
    assert again.getlist("nickname") == mine
    assert send(room, address, again, {}).status_code == 303  # now it is meant
    assert now(room, page, address).getlist("nickname") == mine


@pytest.mark.parametrize("owner", [CHILD, CLASS])
def test_a_list_that_somebody_else_has_set_is_kept_beside_what_was_typed(room: Classroom, owner: str) -> None:
    page, address = (f"{owner}/{last}".format(class_id=room.class_id, **room.ids) for last in ("settings", "list"))
    open_here = form_in(room.teacher.get(page).text, address, "facts")
    assert send(room, address, open_here, {"name": "Sixes", "facts": "6x6, 6x7"}).status_code == 303
    with_sixes = room.teacher.get(page).text
    answer = send(room, address, open_here, {"name": "Sevens", "facts": "7x7"})
    assert answer.status_code == 400
    assert "Somebody has changed this list meanwhile." in answer.text
    assert "First “Sixes”" in unescape(answer.text)
    typed = form_in(answer.text, address, "facts")
    assert (typed["name"], typed["facts"]) == ("Sevens", "7x7")
    assert send(room, address, typed, {}).status_code == 303
    end = form_in(with_sixes, address, "end")
    assert send(room, address, end, {}).status_code == 409  # that list is not the one the button stood beside
    assert "First “Sevens”" in unescape(room.teacher.get(page).text)
    assert send(room, address, form_in(room.teacher.get(page).text, address, "end"), {}).status_code == 303
    assert "First “Sevens”" not in unescape(room.teacher.get(page).text)


@pytest.mark.parametrize("shown", [None, "", "&"])
def test_a_form_that_does_not_say_what_it_showed_is_saved_whole(room: Classroom, shown: str | None) -> None:
    page, address, ours, _theirs = of(room, "rules of a class")
    open_here = now(room, page, address)
    send(room, address, open_here, ours)
    open_here.poplist("shown")
    send(room, address, open_here, {} if shown is None else {"shown": shown})
    assert now(room, page, address)["speed"] == ""
