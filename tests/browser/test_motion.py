"""What travels over the table is seen, keeps nobody waiting, and leaves nothing behind."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Open
from .sitting import Child

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}

# Writes down what was ever put into the layer of travelling copies, and lets it travel no further.
NOTES = """() => {
  window.seen = [];
  new MutationObserver(() => {
    const layer = document.querySelector('.flights');
    if (!layer || layer.noted) return;
    layer.noted = true;
    seen.push(...[...layer.querySelectorAll('.mover')].map(m => [m.querySelector('b')?.textContent,
      ...[...m.querySelectorAll('use')].map(u => u.getAttribute('href').split('#')[1])].filter(Boolean).join(' ')));
    HOLD;
  }).observe(document.body, {childList: true});
}"""
HOLD = "document.getAnimations().filter(a => a.constructor === Animation).forEach(a => a.pause())"
LET_GO = "() => document.getAnimations().filter(a => a.constructor === Animation).forEach(a => a.finish())"
GONE = "() => document.querySelectorAll('.flights, .mover, .spark').length"
MOVED_BY_SCRIPT = "() => document.getAnimations().filter(a => a.constructor === Animation).length"


def watch(child: Child, hold: bool = False) -> Page:
    child.page.evaluate(NOTES.replace("HOLD", HOLD if hold else ""))
    return child.page


def flights(page: Page) -> Locator:
    return page.locator(".flights")


@pytest.fixture
def mover(open_for: Open) -> Child:
    """A child whose device does not ask for stillness."""
    return open_for("tablet", **MOVING)


def test_a_sum_travels_to_the_pile_and_new_cards_come_face_down(mover: Child) -> None:
    mover.sit(["2", "3", "5", "6", "9"], next_cards=["1", "4", "7"])
    page = watch(mover, hold=True)
    mover.lay("2", "3", "=", "5").press("Say it!")
    seen = page.evaluate("seen")
    assert seen[:6] == [f"{n} frame-{n}" for n in (2, 3, 5)] + [f"{n} frame-{n} card-back" for n in (1, 4, 7)]
    expect(flights(page)).to_have_attribute("aria-hidden", "true")
    page.evaluate(LET_GO)
    expect(flights(page)).to_have_count(0)
    assert page.evaluate(GONE) == 0


def test_a_woken_queen_turns_over_on_her_way_and_a_friends_new_card_stays_face_down(mover: Child) -> None:
    mover.sit(["king", "2", "4", "9", "10"], others=["8", "1", "3", "6", "8"], beds=["moon", "cake"])
    page = watch(mover)
    mover.lay("King")
    mover.and_then(lambda: mover.tap(mover.bed("tree")))
    mover.sees("question")
    assert "queen-cake card-back" in page.evaluate("seen")
    mover.press(re.compile("^5$")).sees("watch")
    page.evaluate("seen.length = 0")
    mover.press("Next")
    seen = page.evaluate("seen")
    assert "card-back" in seen
    assert not [card for card in seen if card.endswith("card-back") and card != "card-back"]


def test_a_tap_ends_the_motion_and_counts(mover: Child) -> None:
    mover.sit(["2", "3", "5", "6", "9"], others=["8", "1", "3", "6", "8"])
    page = watch(mover, hold=True)
    mover.lay("6").press("Swap it")
    expect(flights(page)).to_have_count(1)
    mover.press("Next").sees("turn")
    expect(flights(page)).to_have_count(1)  # a friend's card is on its way
    card = mover.card("2")
    mover.tap(card)
    expect(flights(page)).to_have_count(0)
    expect(card).to_be_checked()
    assert page.evaluate(MOVED_BY_SCRIPT) == 0


def test_a_key_ends_it_too_and_the_focus_stays(mover: Child) -> None:
    mover.sit(["2", "3", "5", "6", "9"], others=["8", "1", "3", "6", "8"])
    page = watch(mover, hold=True)
    mover.lay("6")
    mover.button("Swap it").focus()
    mover.and_then(lambda: page.keyboard.press("Enter"))
    expect(flights(page)).to_have_count(1)
    expect(mover.button("Next")).to_be_focused()
    mover.and_then(lambda: page.keyboard.press("Enter"))
    mover.sees("turn")


@pytest.mark.parametrize("how", ["device", "setting"])
def test_whoever_asks_for_stillness_gets_it(open_for: Open, how: str) -> None:
    child = open_for("tablet", **({} if how == "device" else MOVING))
    child.sit(["king", "2", "4", "9", "10"], beds=["moon", "cake"], **({} if how == "device" else {"still": "1"}))
    page = watch(child)
    child.lay("King")
    child.and_then(lambda: child.tap(child.bed("tree")))
    child.sees("question")
    assert page.evaluate("seen") == []
    assert page.evaluate(MOVED_BY_SCRIPT) == 0


def test_a_browser_that_can_move_nothing_plays_all_the_same(mover: Child) -> None:
    mover.page.add_init_script("delete Element.prototype.animate; delete Document.prototype.startViewTransition")
    mover.sit(["2", "3", "5", "6", "9"], others=["8", "1", "3", "6", "8"])
    page = watch(mover)
    mover.lay("2", "3", "=", "5").press("Say it!").sees("watch")
    mover.press("Next").sees("turn")
    assert page.evaluate("seen") == []


def test_a_setting_moves_nothing(mover: Child) -> None:
    mover.sit(["2", "3", "5", "6", "9"], "discard 2", others=["8", "1", "3", "6", "8"])
    page = watch(mover)
    mover.tap(page.get_by_label("Settings"))
    page.get_by_role("radio", name="fives").check()
    expect(mover.table).to_have_class(re.compile("fives"))
    assert page.evaluate("seen") == []
