"""While a child thinks, the table stands still: a small tablet has better things to do than to draw it all the time."""

from playwright.sync_api import expect

from ..test_house_rules import the_end

NUMBERS = ["2", "3", "5", "8", "9"]
MOVING = """() => document.getAnimations().filter(one =>
  one.playState === 'running' && one.effect.getTiming().iterations === Infinity).length"""

LOOK = """() => {
  const target = document.querySelector("#table");
  const detail = { requestConfig: { verb: "get" }, xhr: new XMLHttpRequest(), target };
  for (const name of ["beforeSend", "afterRequest"])
    document.dispatchEvent(new CustomEvent(`htmx:${name}`, { detail }));
}"""
"""A look for news, to which there are none."""
ENDING = """() => document.getAnimations().filter(one =>
  one.playState === 'running' && one.effect.getComputedTiming().endTime > 20_000).length"""


def test_what_moves_by_itself_rests_and_goes_on_with_the_next_ply(open_for):
    child = open_for("tablet", reduced_motion="no-preference")
    page = child.page
    page.clock.install()
    child.sit(NUMBERS, hint="0")
    assert page.evaluate(MOVING) > 10
    page.clock.fast_forward("00:07")
    page.wait_for_function(f"() => ({MOVING})() === 0")
    child.tap(child.card("2"))
    child.tap(page.locator(".tray .main"))
    page.wait_for_function(f"() => ({MOVING})() > 10")


def test_what_rested_goes_on_also_where_a_look_brings_nothing_and_a_tap_gets_lost(open_for, complaints):
    child = open_for("tablet", reduced_motion="no-preference")
    page = child.page
    child.sit(NUMBERS, hint="0")
    page.evaluate(LOOK)
    assert page.evaluate(MOVING) > 10
    page.route("**/turn", lambda route: route.abort())
    child.tap(child.card("2"))
    child.tap(page.locator(".tray .main"))
    expect(page.locator("#lost")).to_be_visible()
    page.wait_for_function(f"() => ({MOVING})() > 10")
    complaints.forgive("ERR_FAILED|htmx:sendError")


def test_home_and_an_end_come_to_rest(open_for):
    """A tablet that is left lying there draws nothing after a minute."""
    child = open_for("tablet", reduced_motion="no-preference").go_home()
    assert child.page.evaluate(ENDING) > 0
    assert child.page.evaluate(MOVING) == 0
    the_end(child)
    assert child.page.evaluate(ENDING) > 0
    assert child.page.evaluate(MOVING) == 0
