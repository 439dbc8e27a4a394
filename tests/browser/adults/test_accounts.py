"""A teacher invites a parent, the parent comes in on a phone, and a child is erased: in real browsers."""

from __future__ import annotations

import re
from collections.abc import Callable
from types import SimpleNamespace

import pytest
from playwright.sync_api import expect

from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.db.times import text
from kidsq.store.people import adults, people
from kidsq.web.http import context

from ..conftest import Complaints, mostly
from ..sitting import Child, Served, look_closely

PASSPHRASE = "quiet green lake"
SIZES = ("laptop", "tablet", "phone")


@pytest.fixture
def place(served: Served) -> SimpleNamespace:
    """Ms Keller's kidsq with Mira in class 2b."""
    db, now = served.app.extensions["kidsq"].store.connection(), context.utc_now()
    adults.claim(db, adults.new_claim_code(db, now), "Ms Keller", PASSPHRASE, now)
    with writing(db):
        room = classes.add_class(db, "2b", text(now))
        mira = people.add_learner(db, "d" * 32, "Mira", "face-3", text(now))
        classes.put_into_class(db, mira.id, room.id)
    return SimpleNamespace(db=db, room=room, mira=mira)


@pytest.mark.parametrize("size", mostly(SIZES, "laptop"))
def test_a_parent_is_invited_looks_and_the_child_is_erased(
    place: SimpleNamespace, open_for: Callable[..., Child], complaints: Complaints, size: str
) -> None:
    teacher, parent = open_for(size).page, open_for("phone").page
    teacher.goto("/grown-ups")
    teacher.get_by_label("Your name").fill("Ms Keller")
    teacher.get_by_label("Passphrase").fill(PASSPHRASE)
    teacher.get_by_role("button", name="Sign in").click()
    teacher.get_by_role("link", name="Account").click()
    expect(teacher.get_by_text("This browser", exact=True)).to_be_visible()
    look_closely(teacher)

    teacher.goto(f"/grown-ups/children/{place.mira.id}/grown-ups")
    look_closely(teacher)
    teacher.get_by_role("button", name="Make a link for a parent").click()
    expect(teacher.get_by_role("img", name="The link as a code to scan")).to_be_visible()
    look_closely(teacher)
    (path,) = re.findall(r"/grown-ups/invited\S+", teacher.locator(".address").inner_text())

    parent.goto(path)
    expect(parent.get_by_role("heading", name="You are invited")).to_be_visible()
    look_closely(parent)
    parent.get_by_label("Your name").first.fill("Papa")
    parent.get_by_label("Passphrase").first.fill(PASSPHRASE)
    parent.get_by_role("button", name="Done").click()
    parent.get_by_role("main").get_by_role("link", name="Mira").click()
    expect(parent.get_by_role("heading", name="What Mira knows so far")).to_be_visible()
    look_closely(parent)
    parent.goto("/privacy")
    parent.get_by_text("Every table and column").first.click()
    look_closely(parent)

    teacher.goto(f"/grown-ups/classes/{place.room.id}/keep")
    look_closely(teacher)
    teacher.goto(f"/grown-ups/children/{place.mira.id}/looked")
    expect(teacher.get_by_role("cell", name="looked at Sums").first).to_be_visible()
    look_closely(teacher)
    teacher.goto(f"/grown-ups/children/{place.mira.id}/erase")
    teacher.get_by_label("To go on, type: Mira").fill("mira")
    teacher.get_by_role("button", name="Erase for good").click()
    expect(teacher.get_by_role("alert")).to_contain_text("Nothing has been erased")
    complaints.forgive("400")  # a name typed with a small letter
    look_closely(teacher)
    teacher.get_by_label("To go on, type: Mira").fill("Mira")
    teacher.get_by_role("button", name="Erase for good").click()
    expect(teacher.get_by_role("status")).to_contain_text("Nothing of it is left")
    look_closely(teacher)
    parent.goto("/grown-ups")
    expect(parent.get_by_role("button", name="Sign in")).to_be_visible()
    assert people.all_learners(place.db) == []
