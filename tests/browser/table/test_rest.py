"""While a child thinks, the table stands still: a small tablet has better things to do than to draw it all the time."""

NUMBERS = ["2", "3", "5", "8", "9"]
MOVING = """() => document.getAnimations().filter(one =>
  one.playState === 'running' && one.effect.getTiming().iterations === Infinity).length"""


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
