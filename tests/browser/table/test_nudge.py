"""A child who does nothing for a minute at its own turn: a kind line and a hand, twice at most, nothing of a sum."""

import pytest
from playwright.sync_api import expect

from ..conftest import SIZES, mostly
from ..sitting import look_closely

NUMBERS = ["2", "3", "5", "8", "9"]
MINUTE = "01:01"
KING = "Your king would like to wake a queen."
WATCH = """() => {
  window.seen = [];
  new MutationObserver(() => seen.push(document.querySelector('#owl use').getAttribute('href')))
    .observe(document.querySelector('#owl'), { subtree: true, attributes: true });
}"""
IDEA, CARD = "Would you like an idea? Tap me.", "Take your time. Try any card."


@pytest.fixture
def sat(open_for):
    """A child past its first game, whose clock goes on only when the test says so."""

    def sit(hand, *moves, size="tablet", **more):
        child = open_for(size, **more)
        child.page.clock.install()
        child.sit(NUMBERS, show=False)
        db = child.served.app.extensions["kidsq"].store.connection()
        db.execute("UPDATE games SET ended_at = created_at, result_json = '{}'")
        return child.sit(hand, *moves, hint="0")

    return sit


def owl(page):
    return page.locator("#line")


def kind_line(page):
    """The owl offers an idea only where it has one left."""
    return CARD if page.locator("#owl[data-all-said]").count() else IDEA


def hand(page):
    return page.locator("#pointer[data-nudge]")


@pytest.mark.parametrize("size", mostly(SIZES, "phone"))
def test_owl_has_a_kind_line_twice_and_then_waits(sat, size):
    child = sat(NUMBERS, size=size)
    page = child.page
    before = owl(page).text_content()
    page.clock.fast_forward(MINUTE)
    expect(owl(page)).to_have_text(kind_line(page))
    expect(page.locator("#said")).to_have_text(kind_line(page))
    look_closely(page)
    child.tap(child.card("2"))
    expect(owl(page)).to_have_text(before)
    page.clock.fast_forward(MINUTE)
    expect(owl(page)).to_have_text(kind_line(page))
    child.tap(child.card("2"))
    expect(owl(page)).to_have_text(before)
    page.clock.fast_forward(MINUTE)
    page.clock.fast_forward(MINUTE)
    expect(owl(page)).to_have_text(before)


def test_it_is_the_king_who_is_shown_and_never_a_sum(sat):
    page = sat(["2", "3", "5", "king", "9"]).page
    page.clock.fast_forward(MINUTE)
    expect(owl(page)).to_have_text(KING)
    expect(hand(page)).to_be_visible()
    page.mouse.click(4, 400)
    expect(hand(page)).to_have_count(0)


def test_whoever_taps_is_left_alone(sat):
    page = sat(NUMBERS).page
    before = owl(page).text_content()
    for _ in range(3):
        page.clock.fast_forward("00:40")
        page.mouse.click(4, 400)
    expect(owl(page)).to_have_text(before)


def test_nothing_is_said_at_a_bots_turn(sat):
    page = sat(NUMBERS, "discard 2").page
    before = owl(page).text_content()
    page.clock.fast_forward(MINUTE)
    expect(owl(page)).to_have_text(before)


@pytest.mark.parametrize(("motion", "blinks"), [("no-preference", True), ("reduce", False)])
def test_owl_blinks_unless_pictures_stand_still(sat, motion, blinks):
    page = sat(NUMBERS, reduced_motion=motion).page
    page.evaluate(WATCH)
    page.clock.run_for(62_000)
    expect(owl(page)).to_have_text(kind_line(page))
    assert any("owl-sleepy" in one for one in page.evaluate("seen")) is blinks
    assert "owl-sleepy" not in page.locator("#owl use").get_attribute("href")
