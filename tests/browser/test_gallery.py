"""A child looks at her queens: one is woken at the table, hangs in the gallery, and has a story."""

import pytest
from playwright.sync_api import expect

from .conftest import SIZES, mostly
from .sitting import look_closely

HAND = ["king", "2", "3", "5", "9"]


@pytest.mark.parametrize("size", mostly(SIZES, "tablet", "phone"))
def test_woken_queen_hangs_in_the_gallery(open_for, size):
    child = open_for(size)
    page = child.page
    child.go_home()
    page.goto("/gallery")
    expect(page.get_by_role("heading", name="My queens")).to_be_visible()
    expect(page.get_by_role("listitem")).to_have_count(16)
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
    page.get_by_role("link", name="All my queens").click()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("link", name="Carry on").first).to_be_visible()
