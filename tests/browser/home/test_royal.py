"""A child dresses a royal: every tap shows in the mirror, a surprise is one tap, and it is the child from then on."""

import re

import pytest
from playwright.sync_api import expect

from ..conftest import SIZES, mostly
from ..sitting import arrived, look_closely

KNIGHT = re.compile(r"^/royal/knight-deep-scarf-.*-moon(-(?!glasses)\w+)*\.svg#royal$")
WITH_GLASSES = re.compile(r"^/royal/knight-deep-scarf-.*-moon-glasses.*\.svg#royal$")


def mirror(page):
    return page.get_by_role("img", name="Me as a royal").locator("use")


@pytest.mark.parametrize("size", mostly(SIZES, "phone"))
def test_child_dresses_a_knight(open_for, size):
    page = open_for(size).go_home().page
    page.locator("#new summary").click()
    page.get_by_label("My nickname").fill("Noé")
    page.get_by_role("button", name="That's me!").click()
    page.goto("/royal?")
    expect(page.get_by_role("heading", name="Me as a royal")).to_be_visible()
    page.get_by_label("knight", exact=True).check()
    expect(page.get_by_label("helmet", exact=True)).to_be_checked()
    expect(page.get_by_label("knight", exact=True)).to_be_focused()
    for label in ("dark brown skin", "headscarf", "moon"):
        page.get_by_label(label, exact=True).check()
    expect(mirror(page)).to_have_attribute("href", KNIGHT)
    page.get_by_label("glasses", exact=True).check()
    expect(mirror(page)).to_have_attribute("href", WITH_GLASSES)
    look_closely(page)
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("button", name="Play").first.locator(".face use")).to_have_attribute("href", WITH_GLASSES)


def test_surprise_dresses_all_anew(open_for):
    page = open_for("tablet").go_home().page
    page.goto("/royal")
    before = mirror(page).get_attribute("href")
    page.get_by_role("link", name="Surprise me").click()
    expect(mirror(page)).not_to_have_attribute("href", before)
    seen = mirror(page).get_attribute("href")
    for part in ("kind", "skin", "hair"):
        chosen = page.locator(f"input[name={part}]:checked").get_attribute("value")
        assert chosen in seen.split("/")[-1].removesuffix(".svg#royal").split("-")


def test_without_scripts_a_button_shows_the_choice(open_for):
    page = open_for("tablet", java_script_enabled=False).page
    page.goto("/royal")
    for label in ("knight", "dark brown skin", "headscarf", "moon", "glasses"):
        page.get_by_label(label, exact=True).check()
    page.get_by_role("button", name="Show me").click()
    expect(mirror(page)).to_have_attribute("href", WITH_GLASSES)
    expect(page.get_by_label("knight", exact=True)).to_be_checked()
    page.wait_for_load_state()
    page.get_by_role("button", name="Done").click()
    arrived(page, "kidsq: wake the queens")
    page.goto("/royal")
    expect(mirror(page)).to_have_attribute("href", WITH_GLASSES)
