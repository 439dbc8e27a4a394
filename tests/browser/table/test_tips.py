"""The owl's tips: seen once, skipped with a tap, asked for again, and never in the way."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kidsq.store.db.database import writing
from kidsq.store.people import settings
from kidsq.store.play import tips_seen

from ..conftest import Open, mostly
from ..fits import places, resize
from ..sitting import Child, arrived, look_closely

SCENES: dict[str, tuple[list[str], list[str], dict[str, Any]]] = {
    "sum": (["2", "3", "5", "6", "6"], [], {"edition": "first_night"}),
    "jester": (["jester", "jester", "1", "3", "5"], [], {"edition": "first_night"}),
    "king": (["king", "1", "3", "5", "6"], [], {"edition": "first_night"}),
    "rose": (["king", "1", "3", "5", "6"], ["king 0"], {"edition": "first_night", "beds": ["rose"]}),
    "dragon": (
        ["king", "dragon", "3", "5", "6"],
        ["king 0", "knight 0 heart"],
        {"others": ["knight"], "beds": ["heart"]},
    ),
    "king among four friends": (
        ["king", "1", "3", "5", "6"],
        [],
        {"edition": "deluxe", "bots": ["bruno", "dotti", "hugo", "pippa"]},
    ),
}
COVERED = """() => {
  const tip = document.querySelector(".tip"), box = tip.getBoundingClientRect();
  const around = tip.closest('.attack') ?? document;
  const beside = '.bed, .hand .card, .round, .says, .owl-button, .bubble, .panel, .two .button, .mini, .ask-line, #say';
  const hits = one => {
    const its = one.getBoundingClientRect();
    return its.width && its.left < box.right - 1 && its.right > box.left + 1
      && its.top < box.bottom - 1 && its.bottom > box.top + 1;
  };
  const spilt = one => {
    const its = one.getBoundingClientRect();
    return its.left < box.left || its.right > box.right || its.top < box.top || its.bottom > box.bottom;
  };
  const wrong = [...around.querySelectorAll(beside)].filter(hits);
  wrong.push(...[...tip.querySelectorAll('.strip > *, .know')].filter(spilt));
  return wrong.map(one => one.outerHTML.slice(0, 90));
}"""


AIMS = {"goal:4:0", "goal:5:0", "goal:5:50", "goal:4:40"}
AIM = "Wake 4 queens and you win!"
KING = "A king wakes a queen. Tap him!"


def knows(child: Child, tips: set[str]) -> None:
    db = child.served.app.extensions["kidsq"].store.connection()
    ((device,),) = child.served.rows("SELECT device FROM games WHERE id = ?", child.game_id)
    with writing(db):
        for one in sorted(tips):
            tips_seen.note(db, settings.of_device(device), one)


def told_the_aim(child: Child) -> None:
    """The owl has told before how one wins, which comes before all else."""
    knows(child, AIMS)
    child.page.reload()


def tip(child: Child, line: str) -> Any:
    return child.table.get_by_role("img", name=line, exact=True)


@pytest.mark.parametrize("scene", SCENES)
def test_a_tip_covers_nothing_and_nothing_covers_it(open_for: Open, scene: str) -> None:
    hand, moves, how = SCENES[scene]
    child = open_for("tablet")
    child.sit(hand, *moves, show=False, learns=True, **how)
    knows(child, {*AIMS, "hand", "twins", "queen"})
    child.page.goto(f"/table/{child.game_id}")
    expect(child.page.locator("[name=lesson]")).to_have_value(f"0 {scene.partition(' ')[0]}")
    for screen in ("tablet", "sideways", "phone"):
        resize(child.page, screen)
        assert child.page.evaluate(COVERED) == [], screen
    look_closely(child.page)


@pytest.mark.core
def test_a_tip_stays_until_the_child_goes_on(child: Child) -> None:
    child.sit(["king", "1", "3", "5", "6"], edition="first_night", learns=True)
    expect(tip(child, AIM)).to_be_visible()
    told_the_aim(child)
    king = tip(child, KING)
    expect(king).to_be_visible()
    child.page.reload()
    expect(king).to_be_visible()
    child.lay("King")
    child.and_then(lambda: child.tap(child.bed("boat")))
    expect(king).to_have_count(0)
    expect(tip(child, "Your queen! 4 queens win.")).to_be_visible()


@pytest.mark.parametrize("size", mostly(["tablet", "phone", "sideways"], "phone"))
def test_a_tap_is_answered_beside_or_instead_of_a_tip(open_for: Open, size: str) -> None:
    child = open_for(size)
    child.sit(["king", "1", "3", "5", "6"], edition="first_night", learns=True)
    told_the_aim(child)
    expect(tip(child, KING)).to_be_visible()
    before = places(child.page.get_by_role("group", name="Beds"))
    child.tap(child.bed("boat"))
    expect(child.page.get_by_text("Pick a king first.").last).to_be_visible()
    assert places(child.page.get_by_role("group", name="Beds")) == before
    child.lay("King")
    child.tap(child.card("King"))
    expect(tip(child, KING)).to_be_visible()


def beds_at_each_size(page: Page) -> list[str]:
    found = []
    for screen in ("small phone", "phone", "sideways", "tablet"):
        resize(page, screen)
        found.append(places(page.get_by_role("group", name="Beds")))
    return found


def test_whoever_knows_says_so_once_and_may_ask_again(child: Child) -> None:
    child.sit(["king", "2", "3", "5", "6"], edition="first_night", learns=True)
    told_the_aim(child)
    expect(tip(child, KING)).to_be_visible()
    child.lay("King")
    with_tip = beds_at_each_size(child.page)
    child.press("I know")
    expect(child.page.locator(".tip")).to_have_count(0)
    assert beds_at_each_size(child.page) == with_tip
    expect(child.card("King")).to_be_checked()  # what is laid stays laid
    child.page.get_by_label("Settings", exact=True).click()
    child.press("Show me again")
    child.page.keyboard.press("Escape")
    expect(tip(child, AIM)).to_be_visible()


def test_the_rules_are_read_and_the_game_goes_on(child: Child) -> None:
    child.sit(["king", "2", "3", "5", "6"], edition="first_night", learns=True)
    table = child.page.url
    child.page.get_by_label("Settings", exact=True).click()
    child.tap(child.page.get_by_role("link", name="How to play"))
    arrived(child.page, "How to play First Night · kidsq")
    look_closely(child.page)
    child.tap(child.page.get_by_role("link", name="Back to the game"))
    expect(child.page).to_have_url(table)


def test_tips_without_javascript(open_for: Open) -> None:
    child = open_for("tablet", java_script_enabled=False)
    child.sit(["king", "2", "3", "5", "6"], edition="first_night", learns=True)
    told_the_aim(child)
    expect(tip(child, KING)).to_be_visible()
    child.page.get_by_role("button", name=re.compile("^Wake|king", re.IGNORECASE)).first.click()
    expect(child.page.locator("[name=lesson]")).not_to_have_value("0 king")
    child.page.get_by_role("button", name="I know").click()
    expect(child.page.locator(".tip")).to_have_count(0)


def test_a_tip_of_one_power_card_steps_aside_while_others_are_laid(child: Child) -> None:
    child.sit(["king", "jester", "3", "5", "6"], edition="first_night", learns=True)
    told_the_aim(child)
    king = tip(child, KING)
    expect(king).to_be_visible()
    child.lay("Jester")
    expect(king).to_be_hidden()
    child.tap(child.card("Jester"))
    expect(king).to_be_visible()
    child.lay("King")
    expect(king).to_be_visible()
    child.lay("3")
    expect(king).to_be_hidden()
