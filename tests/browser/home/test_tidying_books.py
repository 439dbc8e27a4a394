"""A child looks through what there is of Tidy up for the Queen: its rules, its cards, and the figures it has won."""

import pytest
from playwright.sync_api import expect

from kidsq.store.db.database import writing
from kidsq.store.play import gallery

from ..conftest import SIZES, mostly
from ..sitting import look_closely


@pytest.mark.parametrize("size", mostly(SIZES, "phone"))
def test_child_goes_from_one_games_book_to_the_others(open_for, size):
    page = open_for(size).page
    page.goto("/rules")
    shelf = page.get_by_role("navigation", name="Which game?")
    shelf.get_by_role("link", name="Tidy up for the Queen").click()
    for edition in ("Tidy up together", "Tidy up alone", "Collect, each alone", "Collect in two teams"):
        shelf.get_by_role("link", name=edition).click()
        expect(shelf.get_by_role("link", name=edition)).to_have_attribute("aria-current", "page")
        expect(page.get_by_role("heading", level=2, name=edition)).to_be_attached()
        expect(page.get_by_role("heading", level=3).first).to_have_text("What it is about")
        look_closely(page)
    shelf.get_by_role("link", name="Sleeping Queens").click()
    expect(page.get_by_role("heading", level=3, name="A king")).to_be_visible()


@pytest.mark.parametrize("size", mostly(SIZES, "phone"))
def test_child_looks_at_colours_and_boxes(open_for, size):
    page = open_for(size).page
    page.goto("/cards")
    decks = page.get_by_role("navigation", name="Which game?")
    decks.get_by_role("link", name="Tidy up for the Queen").click()
    expect(page.get_by_text("38 cards: 4 of each colour and 6 jokers.")).to_be_visible()
    look_closely(page)
    page.get_by_role("link", name="Yellow", exact=True).click()
    expect(page.get_by_text("Its sign is a star.")).to_be_visible()
    look_closely(page)
    page.get_by_role("link", name="All the cards").click()
    page.get_by_role("link", name="Green box").click()
    expect(page.get_by_text("Three of them are at home here.")).to_be_visible()
    look_closely(page)


@pytest.mark.parametrize("size", mostly(SIZES, "phone"))
def test_figures_stand_in_the_gallery_and_tell(open_for, served, size):
    child = open_for(size)
    page = child.page
    child.post("/players", nickname="Mira", face="face-3")
    db = served.app.extensions["kidsq"].store.connection()
    with writing(db):
        who = db.execute("SELECT id FROM learners ORDER BY created_at DESC").fetchone()[0]
        won = [gallery.Won(name, None, place, "2026-11-20T12:00:00.000Z") for place, name in enumerate(WON)]
        gallery.keep(db, who, won, "2026-11-20T12:00:00.000Z")
    page.goto("/gallery")
    expect(page.get_by_text("not here yet")).to_have_count(6)
    look_closely(page)
    page.get_by_role("link", name="Black").click()
    expect(page.get_by_role("heading", level=1, name="Black")).to_be_visible()
    expect(page.get_by_text("all of her tail")).to_be_visible()
    look_closely(page)
    page.get_by_role("navigation", name="More of them").get_by_role("link", name="Red").click()
    expect(page.get_by_role("heading", level=1, name="Red")).to_be_visible()


WON = ("meeple-red", "meeple-black")
