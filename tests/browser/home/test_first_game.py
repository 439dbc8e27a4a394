"""A child's whole first game, from one tap at home to the end."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from play.conftest import stacked
from playwright.sync_api import expect

from ..conftest import Open
from ..fits import resize
from ..sitting import Child, arrived

pytestmark = pytest.mark.bots_ask

# Where a child who cannot read taps: where the hand points, else the one bright button; later a king, a jester, a card.
GLOWS = """() => {
  const pointer = document.querySelector('#pointer');
  if (!pointer.hidden) {
    const at = new DOMMatrix(pointer.style.transform);
    return {by: 'hand', at: [at.e + 16, at.f + 2]};
  }
  const queries = ['.aim-king .bed.wake', '.wake .bed.wake', '#say:enabled', '#next', '#allow', '.pick',
    '.answer:enabled', '#later',
    '[data-card=king] input', '[data-card=jester] input', '#c0'];
  const found = queries.map(query => document.querySelector(query)).find(Boolean)?.getBoundingClientRect();
  return found && {by: 'glow', at: [found.left + found.width / 2, found.top + found.height / 2]};
}"""


# Nobody can read a word: numbers stay, everything else is gone.
WORDLESS = """document.addEventListener('DOMContentLoaded', () => {
  const style = new CSSStyleSheet();
  style.replaceSync(`body, body * { -webkit-text-fill-color: transparent !important; }
    :is(.card, .leaf, .line) b, .chip, .answer.number, .op, .eq * {
      -webkit-text-fill-color: currentcolor !important; }`);
  document.adoptedStyleSheets = [style];
})"""
NAKED = """() => [...document.querySelectorAll('#room :is(button, summary)')].filter(button => button.checkVisibility()
  && !button.querySelector('svg') && !/^[0-9=]+$/.test(button.textContent.trim())).map(one => one.outerHTML)"""


SOON_WON = ("1 2 3 5 6".split(), "4 4 5 6 1".split(), "4 1 2 5 3 king 3 6 1 1 2 king king 4 2".split())
"""A hand, a friend's, and the cards that are drawn next: kings come when sums were shown, and end the game soon."""


def picked(child: Child) -> list[int]:
    """The numbers of the cards that are laid in the tray."""
    cards = child.page.locator("#turn .card:has(input:checked)").all()
    return [int(code) for code in (card.get_attribute("data-card") or "" for card in cards) if code.isdecimal()]


def follow(child: Child, glow: dict[str, Any]) -> None:
    """Tap what shows itself next, as GLOWS found it; from the second sum on its total is to be found."""
    if glow["by"] == "glow" and len(picked(child)) == 2 and not child.page.locator("#say:enabled").count():
        child.lay(str(sum(picked(child))))
    else:
        child.until_it_changes(partial(child.page.touchscreen.tap, *glow["at"]))


@pytest.mark.core
def test_first_game_takes_one_tap_at_home_and_then_only_what_glows(child: Child) -> None:
    shown: dict[str, set[str | None]] = {}
    child.page.add_init_script(WORDLESS)
    child.go_home()
    child.tap(child.button("Play").first)
    arrived(child.page, "First Night · kidsq")
    child.through_the_story()
    child.game_id = child.page.url.rsplit("/", 1)[1]
    child.served.set_deal(child.game_id, stacked("first_night", 2, *SOON_WON, beds=("rose", "cake", "moon", "peacock")))
    child.page.reload()
    for _ in range(400):
        phase = child.phase
        if phase == "over":
            break
        assert child.page.evaluate(NAKED) == []
        for lesson in child.page.locator("[name=lesson]").all():
            shown.setdefault(lesson.input_value(), set()).add(child.table.get_attribute("data-ply"))
        glow = child.page.evaluate(GLOWS)
        assert glow["by"] == "hand" or phase not in ("turn", "wake") or len(sums(child)) >= 1, glow
        follow(child, glow)
    child.sees("over")
    expect(child.table.get_by_role("heading", level=2)).to_be_visible()
    child.page.evaluate("document.documentElement.dataset.text = 'larger'")
    for screen in ((320, 640), "phone", "sideways", "tablet"):
        resize(child.page, screen)
        for name in ("Home", "Play again"):
            expect(child.button(name).last).to_be_in_viewport(ratio=1)
    assert [row["correct"] for row in child.attempts if row["task"] == "own_sum"] == [1] * len(sums(child))
    assert any(move.startswith("king") for move in child.moves[::2] + child.moves[1::2])
    assert {"0 king", "0 hand", "0 sum", "0 queen", "0 asks"} <= shown.keys()
    assert {lesson: len(plies) for lesson, plies in shown.items()} == dict.fromkeys(shown, 1)

    child.tap(child.button("Home").last)
    expect(child.button("Ready for knights?")).to_be_visible()
    child.tap(child.button("Play").first)
    arrived(child.page, "First Night · kidsq")


def test_on_the_smallest_phone_the_hand_rests_on_the_card_it_means(open_for: Open) -> None:
    child = open_for("phone", viewport={"width": 320, "height": 520}, reduced_motion="reduce")
    child.sit(["2", "3", "5", "6", "6"], edition="first_night", text="larger")
    for card in ("2", "3"):
        tip = child.page.evaluate(GLOWS)["at"]
        box = child.card(card).bounding_box()
        assert box
        assert box["x"] < tip[0] < box["x"] + box["width"]
        assert box["y"] < tip[1] < min(box["y"] + box["height"], 520)
        child.page.touchscreen.tap(*tip)
        expect(child.card(card)).to_be_checked()


def sums(child: Child) -> list[str]:
    """The sums that this child has said."""
    query = "SELECT skill FROM attempts WHERE game_id = ? AND task = 'own_sum' AND correct = 1"
    return [skill for (skill,) in child.served.rows(query, child.game_id)]
