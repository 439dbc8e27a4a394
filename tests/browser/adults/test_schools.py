"""A district makes a school, whoever looks after it comes in by the link, and a class begins there: in browsers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.db.times import text
from kidsq.store.people import adults
from kidsq.web.http import context

from ..conftest import Complaints, mostly
from ..sitting import Child, Served, look_closely

PASSPHRASE = "quiet green lake"
SIZES = ("laptop", "tablet", "phone")


@pytest.mark.parametrize("size", mostly(SIZES, "phone"))
def test_a_school_is_made_and_its_owner_comes_in(
    served: Served, open_for: Callable[..., Child], complaints: Complaints, size: str
) -> None:
    db, now = served.app.extensions["kidsq"].store.connection(), context.utc_now()
    adults.claim(db, adults.new_claim_code(db, now), "Ms Keller", PASSPHRASE, now)
    with writing(db):
        classes.add_class(db, "2b", text(now))
    district, owner = open_for(size).page, open_for("laptop").page
    district.goto("/grown-ups")
    district.get_by_label("Your name").fill("Ms Keller")
    district.get_by_label("Passphrase").fill(PASSPHRASE)
    district.get_by_role("button", name="Sign in").click()
    district.get_by_role("link", name="Account").click()
    district.get_by_role("link", name="Several schools on this kidsq?").click()
    district.get_by_label("What is the school called?").fill("Oak Street")
    district.get_by_role("button", name="Create the school").click()
    expect(district.get_by_role("heading", name="Oak Street")).to_be_visible()
    look_closely(district)
    district.get_by_role("button", name="Invite somebody to look after it").click()
    (path,) = re.findall(r"/grown-ups/invited\S+", district.locator(".address").inner_text())
    district.goto("/grown-ups/schools")
    expect(district.get_by_role("link", name="The first school")).to_be_visible()
    look_closely(district)

    owner.goto(path)
    owner.get_by_label("Your name").first.fill("Oskar")
    owner.get_by_label("Passphrase").first.fill(PASSPHRASE)
    owner.get_by_role("button", name="Done").click()
    owner.get_by_role("link", name="Schools").click()
    owner.get_by_role("link", name="Oak Street").click()
    expect(owner.get_by_role("heading", name="Teachers")).to_be_visible()
    look_closely(owner)
    owner.get_by_role("link", name="A class in ten minutes").click()
    owner.get_by_label("What is your class called?").fill("4d")
    owner.get_by_role("button", name="Create the class").click()
    expect(owner.get_by_text("4d").first).to_be_visible()
    district.goto("/grown-ups")
    expect(district.get_by_text("4d")).to_have_count(0)
