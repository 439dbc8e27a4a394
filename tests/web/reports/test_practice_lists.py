"""A list of facts with a name, set for a child, a group or a class, and what is said of it."""

from __future__ import annotations

import re
from html import unescape

import pytest

from kidsq.classroom import question_settings
from kidsq.store.people import settings

from .test_class_pages import NOW, claimed, need_near_doubles, school, token_of  # noqa: F401

SIXES = {"name": "Sixes for May", "facts": "6x7, 6 × 8; 8+5, 30+70, 9-4", "until": "2026-12-04"}
TOLD = "First “Sixes for May”, until Friday 4 December: 6 × 7, 6 × 8, 5 + 8, 30 + 70 = 100, 9 − 4"


def test_a_list_is_told_where_it_holds_and_ended_where_it_was_set(school):  # noqa: F811
    ada = f"/grown-ups/children/{school.ids['Ada']}"
    assert school.post("/list", **SIXES).status_code == 303
    for page in (school.get("/settings"), *(school.client.get(one).text for one in (ada, f"{ada}/settings"))):
        assert TOLD in unescape(page)
    assert "End the list" not in school.client.get(ada).text
    own = {**SIXES, "facts": "2+4=1+5", "name": "Own", "csrf_token": token_of(school)}
    assert school.client.post(f"{ada}/list", data=own).status_code == 303
    assert "“Own”, until Friday 4 December: 2 + 4 = 1 + 5" in (shown := unescape(school.client.get(ada).text))
    assert "Sixes for May" not in shown
    answer = school.client.post(f"{ada}/list", data={"end": "1", "back": "child", "csrf_token": token_of(school)})
    assert answer.headers["Location"] == ada
    assert TOLD in unescape(school.client.get(ada).text)
    assert school.post("/list", end="1").status_code == 303
    assert "“Sixes for May”" not in unescape(school.client.get(ada).text)


def test_a_list_says_that_it_waits_while_one_thing_alone_is_asked(school):  # noqa: F811
    """For the class, for a child by its class, and for a child with a list of which some are of what is asked."""
    assert school.post("/list", **SIXES).status_code == 303
    only = {"focus": "near_doubles", "how": "only", "until": "2026-11-27"}
    assert school.post("/wishes", **only).status_code == 303
    ada, bea = (f"/grown-ups/children/{school.ids[name]}" for name in ("Ada", "Bea"))
    for page in (school.get("/settings"), school.client.get(ada).text):
        assert f"{TOLD} – waits: for now only near doubles" in unescape(page)
    own = {**SIXES, "facts": "6x7, 4+5", "name": "Own", "csrf_token": token_of(school)}
    assert school.client.post(f"{bea}/list", data=own).status_code == 303
    assert ": 6 × 7, 4 + 5 – for now only 4 + 5" in unescape(school.client.get(bea).text)
    assert school.post("/as-usual").status_code == 303
    assert "for now only" not in school.get("/settings")


def test_only_nothing_in_particular_is_refused(school):  # noqa: F811
    for focus, page in (("none", school.address), ("", f"/grown-ups/children/{school.ids['Ada']}")):
        sent = {"focus": focus, "how": "only", "until": "2026-11-27", "csrf_token": token_of(school)}
        path = "wishes" if page == school.address else "settings"
        answer = school.client.post(f"{page}/{path}", data=sent)
        assert answer.status_code == 400
        assert "“Only these” needs a family of sums or an operation." in unescape(answer.text)


def test_a_group_is_asked_a_list_and_as_usual_again(school):  # noqa: F811
    names = ("Ada", "Bea", "Cem")
    need_near_doubles(school, *names)
    said = {"need": "family:near_doubles", "child": [school.ids[name] for name in names]}
    offered = dict(re.findall(r'<input name="(facts|name)"[^>]*? value="([^"]*)"', unescape(school.get("/needs"))))
    assert offered == {"facts": "4 + 5, 3 + 4, 2 + 3", "name": "Near doubles"}, "what is not yet, then what they missed"
    assert school.post("/plan", act="list", **said, **{**SIXES, **offered}).status_code == 303
    assert school.post("/plan", act="list", **said, **SIXES).status_code == 303
    assert TOLD in unescape(school.get("/needs"))
    assert TOLD in unescape(school.client.get(f"/grown-ups/children/{school.ids['Bea']}").text)
    bad = school.post("/plan", act="list", **said, **{**SIXES, "facts": "6x"})
    assert bad.status_code == 400
    fields = re.findall(r'<input name="(facts|name|until)"[^>]*? value="([^"]*)"', unescape(bad.text))
    assert dict(fields) == {**SIXES, "facts": "6x"}, "what was typed can be mended"
    assert school.post("/plan", act="usual", **said).status_code == 303
    assert "“Sixes for May”" not in unescape(school.get("/needs"))


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"facts": "6x7, 6x, 8+5"}, "Friends cannot ask for “6x”."),
        ({"facts": "6x7=43"}, "Friends cannot ask for “6x7=43”."),
        ({"facts": "8+, 6x7, banana, 300x5"}, "Friends cannot ask for “8+, banana, 300x5”."),
        ({"facts": " , "}, "There is no fact in this list."),
        (
            {"facts": ",".join(f"{n}x{m}" for n in range(2, 8) for m in range(2, 8))},
            "at most 30 facts; this one has 36.",
        ),
        ({"name": " "}, "Please give the list a name"),
        ({"name": "x" * 41}, "Please give the list a name"),
        ({"until": "2027-06-01"}, "1 Jun 2027 is more than 8 weeks away."),
    ],
)
def test_what_cannot_be_listed_is_named_and_nothing_is_stored(school, fields, told):  # noqa: F811
    said, ada = {**SIXES, **fields}, school.ids["Ada"]
    for answer in (
        school.post("/list", **said),
        school.client.post(f"/grown-ups/children/{ada}/list", data={**said, "csrf_token": token_of(school)}),
    ):
        assert answer.status_code == 400
        assert told in (shown := unescape(answer.text))
        assert said["facts"] in shown, "what was typed can be mended"
        assert re.search(rf'id="list-until"[^>]*value="{said["until"]}"', shown)
    for scope in (settings.of_class(school.class_id), settings.of_learner(ada)):
        assert question_settings.list_of(school.db, scope, NOW.date()) is None
