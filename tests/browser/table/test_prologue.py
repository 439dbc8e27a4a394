"""Before a first game the story is told: once, for as long as one likes, and nothing happens behind it."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from ..conftest import Open, mostly
from ..fits import ANY_SCREEN, resize, settle
from ..sitting import Child, arrived, look_closely

# However slow the machine, the story has not ended by itself before anybody taps.
PAUSED = """document.addEventListener('DOMContentLoaded', () => {
  const style = new CSSStyleSheet();
  style.replaceSync('#prologue { animation-play-state: paused }');
  document.adoptedStyleSheets = [style];
})"""
KING_HAND = ["king", "2", "3", "5", "6"]


def story(child: Child) -> Locator:
    return child.page.locator("#prologue")


def test_a_first_game_begins_with_the_story_and_any_tap_ends_it_for_good(open_for: Open) -> None:
    child = open_for("phone", reduced_motion="no-preference")
    child.page.add_init_script(PAUSED)
    child.go_home()
    child.tap(child.button("Play").first)
    arrived(child.page, "First Night · kidsq")
    expect(story(child).get_by_role("img")).to_have_accessible_name(
        "The queens have fallen asleep. Kings wake them: with 4 queens you win!"
    )
    expect(child.button("Skip")).to_be_focused()
    child.page.evaluate("asked = 0; document.addEventListener('kidsq:asked', () => asked += 1)")
    with child.page.expect_response(lambda answer: answer.url.endswith("/lessons")):
        child.page.touchscreen.tap(200, 300)
    expect(story(child)).to_have_count(0)
    assert child.page.evaluate("asked") == 1  # from now on thinking counts
    assert child.page.evaluate("document.querySelectorAll('[inert]').length") == 0
    expect(child.page.locator("#c0")).not_to_be_focused()  # a frame around a card that nobody has tapped
    child.page.reload()
    expect(child.table).to_be_visible()
    expect(story(child)).to_have_count(0)


# Within the task of the tap itself, before anything has come over the line: what is pressed, and what is gone.
SKIPPED = """button => {
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  const yields = button.closest('.yields') !== null;
  button.click();
  return [yields, getComputedStyle(button.form).opacity];
}"""


def test_skip_is_answered_by_the_screen_itself_before_the_line_answers(open_for: Open) -> None:
    child = open_for("tablet", reduced_motion="no-preference")
    child.page.add_init_script(PAUSED)
    child.sit(KING_HAND, learns=True, show=False)
    child.page.goto(f"/table/{child.game_id}")
    with child.page.expect_response(lambda answer: answer.url.endswith("/lessons")):
        assert child.button("Skip").evaluate(SKIPPED) == [True, "0"]


LAST_PICTURE = """() => {
  document.getAnimations().forEach(one => { one.pause(); one.currentTime = 9400; });
  const of = query => [...document.querySelectorAll(query)].map(one => one.getBoundingClientRect());
  const [beds, queens, crowns] = ['.bed-of', '.seat', '.slot'].map(part => of(`.film ${part}`));
  const all = [...beds, ...queens, ...crowns], edge = (side, best) => best(...all.map(one => one[side]));
  const inside = all.every(one => one.left > -12 && one.right < innerWidth + 12);
  const apart = edge('bottom', Math.max) < of('.skip-it')[0].top && queens.every(one => one.bottom < beds[0].top);
  const high = edge('bottom', Math.max) - edge('top', Math.min);
  const wide = edge('right', Math.max) - edge('left', Math.min);
  return { inside, apart, filled: high * wide / innerHeight / innerWidth };
}"""


@pytest.mark.parametrize("size", mostly(["phone", "small phone", "sideways", "tablet", "laptop"], "phone"))
@pytest.mark.parametrize("edition", mostly(["first_night", "classic"], "classic"))
def test_the_story_fills_the_screen(open_for: Open, edition: str, size: str) -> None:
    child = open_for("tablet", reduced_motion="no-preference")
    child.page.add_init_script(PAUSED)
    wide, high = ANY_SCREEN[size]
    child.page.set_viewport_size({"width": wide, "height": high})
    child.sit(["king", "2", "4", "5", "6"], edition=edition, learns=True, show=False)
    child.page.goto(f"/table/{child.game_id}")
    picture = child.page.evaluate(LAST_PICTURE)
    assert picture["inside"]
    assert picture["apart"]
    assert picture["filled"] > (0.4 if size == "sideways" else 0.55)


def test_friends_wait_until_the_story_is_told(open_for: Open) -> None:
    child = open_for("tablet", reduced_motion="no-preference")
    child.page.add_init_script(PAUSED)
    child.sit(["2", "3", "5", "6", "9"], "discard 2", edition="classic", learns=True, show=False)
    child.page.goto(f"/table/{child.game_id}")
    expect(story(child)).to_be_visible()
    version = child.table.get_attribute("data-version") or ""
    child.page.evaluate("document.querySelector('#next-form').requestSubmit()")
    child.page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    assert child.moves == ["discard 2"]
    child.page.keyboard.press("Escape")
    expect(story(child)).to_have_count(0)
    expect(child.page.locator("#table :focus")).to_have_count(1)
    expect(child.table).not_to_have_attribute("data-version", version)
    assert len(child.moves) == 2


def test_stillness_shows_the_story_in_pictures_until_somebody_begins(open_for: Open) -> None:
    child = open_for("phone")
    child.sit(KING_HAND, learns=True, show=False)
    child.page.goto(f"/table/{child.game_id}")
    expect(story(child).get_by_role("img")).to_be_visible()
    look_closely(child.page)
    for part in story(child).locator(".stills svg").all():
        expect(part).to_be_in_viewport(ratio=1)
    child.page.touchscreen.tap(10, 10)
    expect(story(child)).to_be_visible()
    child.tap(child.button("Play"))
    expect(story(child)).to_have_count(0)


def test_older_children_see_the_aim_in_two_pictures_as_large_as_a_phone_allows(open_for: Open) -> None:
    child = open_for("phone")
    child.sit(KING_HAND, learns=True, show=False)
    child.page.goto(f"/table/{child.game_id}")
    child.page.evaluate("document.documentElement.dataset.band = 'older'")
    settle(child.page)
    boxes = [one.bounding_box() for one in story(child).locator(".stills i").all() if one.is_visible()]
    assert len(boxes) == 2
    assert all(box and box["width"] > 0.75 * 390 for box in boxes)
    expect(child.button("Play")).to_be_in_viewport(ratio=1)


def test_the_story_without_scripts(open_for: Open) -> None:
    child = open_for("tablet", java_script_enabled=False)
    child.sit(KING_HAND, learns=True, show=False)
    child.page.goto(f"/table/{child.game_id}")
    expect(story(child).get_by_role("img")).to_be_visible()
    child.tap(child.button("Play"))
    expect(child.table).to_be_visible()
    expect(story(child)).to_have_count(0)


def test_who_has_played_is_told_no_story(child: Child) -> None:
    child.sit(KING_HAND)
    expect(child.table).to_be_visible()
    expect(story(child)).to_have_count(0)


def test_tidying_up_is_told_too_and_the_first_way_stands_in_the_tray(open_for: Open) -> None:
    child = open_for("phone", reduced_motion="no-preference")
    child.page.add_init_script(PAUSED)
    child.go_home()
    child.tap(child.button(re.compile("^Tidy up together")))
    arrived(child.page, "Tidy up together · kidsq")
    expect(story(child).get_by_role("img")).to_have_accessible_name(re.compile("^All are in boxes of others."))
    with child.page.expect_response(lambda answer: answer.url.endswith("/lessons")):
        child.tap(child.button("Skip"))
    expect(story(child)).to_have_count(0)
    page, plan = child.page, child.page.locator("#plan")
    expect(plan.locator(".goer.boxed")).to_have_count(2)
    expect(plan.locator(".to-come")).to_have_count(4)
    expect(page.locator(".ways")).to_be_hidden()
    way = json.loads(page.locator("#turn").get_attribute("data-way") or "")
    for left, card in zip((3, 2), way["cards"], strict=True):
        child.tap(page.locator(f"#c{card}"))
        expect(plan.locator(".to-come")).to_have_count(left)
    expect(page.locator("#line")).to_have_text("Now tap who moves.")


@pytest.mark.parametrize("edition", mostly(["coop", "rivals"], "rivals"))
def test_the_story_of_the_second_game_in_pictures(open_for: Open, edition: str) -> None:
    child = open_for("phone")
    answer = child.post("/play", edition=edition, bots=["bruno"])
    child.page.goto(answer)
    expect(story(child).get_by_role("img")).to_be_visible()
    look_closely(child.page)
    for screen in ("sideways", "tablet", "phone"):
        resize(child.page, screen)
        for part in story(child).locator(".stills svg").all():
            expect(part).to_be_in_viewport(ratio=1)
    child.tap(child.button("Play"))
    expect(story(child)).to_have_count(0)
