"""A child looks at her queens: one is woken at the table, hangs in the gallery, and has a story."""

import pytest
from playwright.sync_api import expect

from ..conftest import ALL_SIZES, SIZES, mostly
from ..sitting import look_closely

HAND = ["king", "2", "3", "5", "9"]


@pytest.mark.parametrize("size", mostly(SIZES, "phone"))
def test_woken_queen_hangs_in_the_gallery(open_for, size):
    child = open_for(size)
    page = child.page
    child.go_home()
    page.goto("/gallery")
    expect(page.get_by_role("heading", name="My gallery")).to_be_visible()
    expect(page.get_by_role("listitem")).to_have_count(16 + 8)  # with the figures of the other game
    expect(page.get_by_text("Here they all sleep.")).to_be_visible()
    look_closely(page)
    child.sit(HAND, "king 0", beds=["rainbow"])
    page.goto("/gallery")
    expect(page.get_by_text("still asleep")).to_have_count(15)
    look_closely(page)
    page.get_by_role("link", name="Rainbow Queen").click()
    expect(page.get_by_role("heading", name="Rainbow Queen")).to_be_visible()
    expect(page.get_by_text("dries her washing on the rainbow")).to_be_visible()
    look_closely(page)
    page.get_by_role("link", name="My gallery").click()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("link", name="Carry on").first).to_be_visible()


WINS = [pytest.param(size, marks=[] if size == "phone" else pytest.mark.thorough) for size in ALL_SIZES]
WIN = ["king 0", "discard 2", "king 1", "discard 2", "king 2", "discard 5", "king 3", "discard 6", "king 4"]
WON = ["Moon Queen", "Rainbow Queen", "Cake Queen", "Heart Queen", "Pancake Queen"]


@pytest.mark.parametrize(
    ("size", "scripts"), [("phone", False), *(pytest.param(*one.values, True, marks=one.marks) for one in WINS)]
)
def test_a_guest_that_wins_keeps_its_queens_with_one_tap_on_a_face(open_for, size, scripts):
    child = open_for(size, java_script_enabled=scripts)
    page = child.page
    child.go_home()
    others = ["2", "2", "5", "6", "8"]
    child.sit(["king"] * 5, *WIN, others=others, beds=["moon", "rainbow", "cake", "heart", "pancake"])
    expect(page.get_by_text("Keep them? Who are you?")).to_be_visible()
    for name in ("picture 1", "Home", "Play again"):
        expect(child.button(name).last).to_be_in_viewport(ratio=1)
    more = page.get_by_role("link", name="More")
    expect(more).to_be_in_viewport(ratio=1)
    if scripts:
        look_closely(page)
        page.goto(more.get_attribute("href"))
        look_closely(page)
        expect(page.locator(".pick-face input")).to_have_count(36)
        page.go_back()
    child.button("picture 1").click()
    expect(page.get_by_role("heading", name="My gallery")).to_be_visible()
    for queen in WON:
        expect(page.get_by_role("link", name=queen, exact=True)).to_be_visible()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("link", name="My castle")).to_be_visible()
    expect(page.get_by_role("link", name="My garden")).to_be_visible()
