"""A name in a right-to-left script turns nothing around it, on any page on which it stands beside other text."""

from __future__ import annotations

import re
from html import unescape

import pytest

from kidsq.store.classroom import roster
from kidsq.store.db.database import writing
from kidsq.web.http.language import gettext, in_a_list, isolated, ngettext

from .class_at_laptop import Classroom

NOOR = "نور"
ALONE = re.compile(rf"<bdi>{NOOR}</bdi>|⁨{NOOR}⁩")


def test_a_name_in_a_sentence_is_isolated_and_others_stay_as_they_are() -> None:
    assert isolated("Mia") == "Mia"
    assert isolated("Łucja") == "Łucja"
    assert gettext("%(name)s (%(n)d)", name=NOOR, n=3) == f"⁨{NOOR}⁩ (3)"
    assert ngettext("%(name)s has %(num)d", "%(name)s have %(num)d", 2, name=NOOR) == f"⁨{NOOR}⁩ have 2"
    assert in_a_list(["Mia", NOOR]) == f"Mia and ⁨{NOOR}⁩"


@pytest.mark.parametrize(
    "page", ["", "/children", "/groups", "/live", "/settings", "/sheet", "/needs", "/data", "/then-and-now", "/facts"]
)
def test_on_the_pages_of_a_class_it_stands_alone(room: Classroom, page: str) -> None:
    with writing(room.db):
        roster.make_children(room.db, room.class_id, [(NOOR, None)], "2026-11-02T08:00:00.000Z")
    text = unescape(room.teacher.get(f"{room.address}{page}", follow_redirects=True).text)
    body = re.sub(r"<(title|option|script)\b.*?</\1>", "", text.split("<body", 1)[1], flags=re.S)
    outside = re.sub(r"<[^>]*>", lambda tag: tag[0] if tag[0] in ("<bdi>", "</bdi>") else "", body)
    assert NOOR not in ALONE.sub("", outside), page
