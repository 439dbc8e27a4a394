"""A child looks through all the cards, sends a queen to sleep and goes to the cards of another game."""

import re

import pytest
from playwright.sync_api import expect

from ..conftest import SIZES, mostly
from ..sitting import look_closely


@pytest.mark.parametrize("size", mostly(SIZES, "phone"))
def test_child_looks_through_all_the_cards(open_for, size):
    child = open_for(size)
    page = child.page
    child.go_home()
    page.get_by_role("link", name="All cards").click()
    expect(page.get_by_role("heading", level=1, name="All the cards")).to_be_visible()
    expect(page.get_by_role("heading", level=3)).to_have_text(["Kings", "Jesters"])
    look_closely(page)
    page.get_by_role("link", name="Cat Queen").click()
    expect(page.get_by_role("heading", level=1, name="Cat Queen")).to_be_visible()
    expect(page.get_by_text("Cat and dog never share a home.")).to_be_visible()
    look_closely(page)
    cat = page.get_by_role("checkbox", name="Cat Queen")
    page.get_by_text("Good night!").click()
    expect(cat).to_be_checked()
    cat.press("Space")
    expect(cat).not_to_be_checked()
    page.get_by_role("navigation", name="More cards").get_by_role("link", name="Dog Queen").click()
    expect(page.get_by_role("heading", level=1, name="Dog Queen")).to_be_visible()
    page.get_by_role("link", name="All the cards").click()
    expect(page.get_by_role("link", name="Dog Queen")).to_be_in_viewport()
    page.get_by_role("navigation", name="Which game?").get_by_role("link", name="Deluxe").click()
    expect(page.get_by_role("link", name=re.compile(r"Queen, \d+ points"))).to_have_count(16)
    expect(page.get_by_role("link", name="Deluxe")).to_have_attribute("aria-current", "page")
    look_closely(page)
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play").first).to_be_visible()


def test_cards_can_be_looked_through_without_javascript(open_for):
    page = open_for("tablet", java_script_enabled=False).page
    page.goto("/cards?edition=classic")
    page.get_by_role("link", name="Rose Queen").click()
    page.get_by_text("Good night!").click()
    expect(page.get_by_role("checkbox", name="Rose Queen")).to_be_checked()
