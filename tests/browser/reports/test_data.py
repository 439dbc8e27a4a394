"""The page Data in a real browser: every file comes down whole, under a name without a child's."""

import zipfile
from dataclasses import replace

import pytest
from answers import said
from playwright.sync_api import expect
from worlds import put_game

from kidsq.store.db.database import writing
from kidsq.store.people import people
from kidsq.store.play import attempts

from ..conftest import mostly
from ..fits import resize
from ..sitting import claims, look_closely

FILES = {
    "Everything in one file (ZIP)": ".zip",
    "All answers (CSV)": ".csv",
    "Codebook (CSV)": ".codebook.csv",
    "For DataShop (TSV)": ".tsv",
    "xAPI statements (JSON lines)": ".jsonl",
}


@pytest.fixture
def mira(served, page):
    """A child with answers, and an adult who is signed in."""
    db = served.app.extensions["kidsq"].store.connection()
    with writing(db):
        child = people.add_learner(db, "d" * 32, "Mira", "face-3", "2026-11-19T10:00:00.000Z")
        put_game(db, "a" * 32, "2026-11-20T09:00:00.000Z", child.id)
        for attempt in [said("2+3=5") for _ in range(40)]:
            attempts.append(db, replace(attempt, learner=child.id))
    claims(page, served)
    return f"{served.url}/grown-ups/children/{child.id}/data"


@pytest.mark.parametrize("size", mostly(["laptop", "phone"], "phone"))
def test_every_file_comes_down(page, mira, size):
    resize(page, size)
    page.goto(mira)
    expect(page.get_by_role("heading", name="What is stored, and how do I get a copy?")).to_be_visible()
    look_closely(page)
    for title, ending in FILES.items():
        with page.expect_download() as download:
            page.get_by_role("link", name=f"Download: {title}").click()
        name = download.value.suggested_filename
        assert name.endswith(ending)
        assert "Mira" not in name
        if ending == ".zip":
            with zipfile.ZipFile(download.value.path()) as archive:
                assert archive.testzip() is None
    with page.expect_download() as download:
        page.get_by_role("link", name="All answers (CSV)", exact=True).click()
    assert "Mira" in download.value.suggested_filename


def test_a_filter_narrows_the_figures_and_the_files(page, mira):
    page.goto(mira.replace(mira.partition("/grown-ups/")[2], "classes/all/data"))
    look_closely(page)
    page.get_by_text("All days").first.click()
    look_closely(page)
    page.get_by_label("From").fill("2027-01-01")
    page.get_by_role("button", name="Show").click()
    expect(page.get_by_text("no answers")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download: All answers (CSV)").click()
    assert len(download.value.path().read_text().splitlines()) == 1
