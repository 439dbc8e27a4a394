"""An adult's way in a real browser: from the printed link to the answers behind a cell."""

from dataclasses import replace
from datetime import UTC, datetime
from types import SimpleNamespace

import pytest
from answers import pointed, said
from playwright.sync_api import expect
from worlds import put_game

from kidsq.store.db.database import writing
from kidsq.store.people import adults, people
from kidsq.store.play import attempts

from ..conftest import mostly
from ..fits import resize
from ..sitting import look_closely

SIZES = ("laptop", "tablet", "phone")


@pytest.fixture
def place(served):
    """An installation that nobody has claimed, where Mira has played."""
    db = served.app.extensions["kidsq"].store.connection()
    with writing(db):
        mira = people.add_learner(db, "d" * 32, "Mira", "face-3", "2026-11-19T10:00:00.000Z")
        put_game(db, "a" * 32, "2026-11-20T09:00:00.000Z", mira.id)
        sums = [said("2+3=5") for _ in range(4)] + [said("4+5=10"), said("1+2+3=6"), said("3+3=6", hint_shown=4)]
        for attempt in (*sums, pointed(1)):
            attempts.append(db, replace(attempt, learner=mira.id))
    code = adults.new_claim_code(db, datetime.now(UTC))
    return SimpleNamespace(url=served.url, code=code)


@pytest.mark.core
@pytest.mark.parametrize("size", mostly(SIZES, "phone"))
def test_grown_up_claims_and_reads_what_mira_calculated(page, place, size):
    resize(page, size)
    page.goto(f"{place.url}/grown-ups/claim?code={place.code}")
    look_closely(page)
    page.get_by_label("Your name").fill("Ms Keller")
    page.get_by_label("Passphrase").fill("quiet green lake")
    page.get_by_role("button", name="Done").click()

    expect(page.get_by_role("heading", name="Children", level=1)).to_be_visible()
    look_closely(page)
    page.get_by_role("main").get_by_role("link", name="Mira").click()

    expect(page.get_by_role("heading", name="What Mira knows so far")).to_be_visible()
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    look_closely(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="CSV", exact=True).click()
    assert download.value.suggested_filename.endswith(".csv")
    page.get_by_role("link", name="2 + 3 = 5: too early to say, 4 of 4 right").click()

    expect(page.get_by_role("heading", name="2 + 3 = 5")).to_be_visible()
    look_closely(page)
    page.get_by_role("main").get_by_role("link", name="Mira").click()
    pages = page.get_by_role("navigation", name="Pages of Mira")
    pages.locator("summary").click()
    pages.get_by_role("link", name="Settings").click()
    look_closely(page)
    page.locator("summary", has_text="Help and table").click()
    page.get_by_label("1 – only when asked").check()
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_role("status")).to_contain_text("Saved")
    expect(page.get_by_label("1 – only when asked")).to_be_checked()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
    look_closely(page)
