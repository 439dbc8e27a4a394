"""What holds on every screen, in every size: axe, tap sizes, nothing scrolls, few bytes, and names are only names."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import ALL_SIZES, SIZES, Complaints, Open, mostly
from .sitting import Child, arrived, look_closely

FOUR = ("bruno", "pippa", "fenna", "tilo")
SUM_HAND = ["2", "3", "5", "6", "9"]
KING_HAND = ["king", "2", "4", "9", "10"]

TARGETS = """() => [...document.querySelectorAll('a[href], button, summary, input:not([type=hidden])')]
  .filter(element => element.checkVisibility({visibilityProperty: true}))
  .map(element => [element, (element.closest('label') ?? element).getBoundingClientRect()])
  .filter(([element, box]) => box.width > 1 && (box.width < 63.5 || box.height < 63.5))
  .map(([element, box]) => `${element.outerHTML.slice(0, 90)}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""
STILL = "Promise.allSettled(document.getAnimations().map(animation => animation.finished)).then(() => null)"
SCROLLS = """() => { const page = document.scrollingElement;
  return [page.scrollWidth > innerWidth, page.scrollHeight > innerHeight] }"""


def my_turn(child: Child) -> None:
    child.sit(SUM_HAND).lay("2", "3", "=", "6").press("Say it!")


def five_cards_laid(child: Child) -> None:
    child.sit(["1", "1", "2", "3", "7"]).lay("1", "1", "2", "3", "=", "7")


def four_bots_and_sixteen_beds(child: Child) -> None:
    child.sit(SUM_HAND, edition="deluxe", bots=FOUR).lay("2", "3", "=", "5")


def taught_at_sixteen_beds(child: Child) -> None:
    child.sit(["king", "1", "2", "3", "7"], edition="deluxe", bots=FOUR, learns=True)


def knight_and_long_courts(child: Child) -> None:
    kings = ["king", "king", "1", "3", "8"]
    moves = ["discard 9", "king 0", "discard 10", "king 1"]
    child.sit(["knight", "2", "4", "9", "10"], *moves, others=kings, beds=["heart", "peacock"]).lay("Knight")


def bots_play(child: Child) -> None:
    child.sit(SUM_HAND, "discard 2+3=5", bots=FOUR)


def new_total(child: Child) -> None:
    child.sit(KING_HAND, "king 0", beds=["heart"]).sees("question")


def pointing(child: Child) -> None:
    child.sit(["jester", "2", "4", "9", "10"], "jester", next_cards=["7"], bots=FOUR).sees("question")


def rose(child: Child) -> None:
    child.sit(KING_HAND, "king 0", beds=["rose"]).sees("wake")


def attacked(child: Child) -> None:
    hand = ["king", "dragon", "4", "9", "10"]
    child.sit(hand, "king 0", "knight 0 moon", others=["knight"], beds=["moon"]).sees("defend")


def curtain(child: Child) -> None:
    child.sit(SUM_HAND, bots=(), people=2).sees("curtain")


def settings_open(child: Child) -> None:
    child.sit(SUM_HAND)
    child.tap(child.page.get_by_label("Settings"))


def the_end(child: Child) -> None:
    hand = ["king", "king", "king", "king", "jester"]
    child.sit(hand, "king 0", "discard 1", "king 1", "discard 1", "king 2", others=["1", "1"], beds=BIG)
    child.sees("over")


BIG = ["heart", "pancake", "cat", "moon", "peacock"]

STATES: dict[str, Callable[[Child], None]] = {
    state.__name__: state
    for state in (
        my_turn,
        five_cards_laid,
        four_bots_and_sixteen_beds,
        knight_and_long_courts,
        bots_play,
        new_total,
        pointing,
        rose,
        attacked,
        curtain,
        settings_open,
        the_end,
    )
}


def test_axe_finds_nothing_at_home_nor_on_a_page_that_is_not_there(child: Child, complaints: Complaints) -> None:
    page = child.page
    child.go_home()
    look_closely(page)
    child.tap(page.get_by_label("New player"))
    look_closely(page)
    for name in ("Mira", "Leo"):
        child.post("/players", nickname=name, face="face-3")
    child.sit(SUM_HAND).go_home()
    child.tap(page.get_by_role("link", name="Other ways to play"))
    arrived(page, "Other ways to play · kidsq")
    look_closely(page)
    for _step in ("friends", "players"):
        child.tap(page.get_by_role("link", name="Next"))
        look_closely(page)
    child.go_home()
    child.tap(page.get_by_role("link", name="Language: English"))
    arrived(page, "Language · kidsq")
    look_closely(page)
    child.tap(child.button("Français"))
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    child.tap(page.get_by_role("link", name="Langue"))
    child.tap(child.button("English"))
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto("/table/nowhere")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    look_closely(page)
    child.tap(page.get_by_role("link", name="Home"))
    arrived(page, "kidsq: wake the queens")
    complaints.forgive("404")


@pytest.mark.core
@pytest.mark.parametrize("size", mostly(SIZES, *SIZES))
def test_table_is_easy_to_tap_and_never_scrolls_and_axe_finds_nothing(open_for: Open, size: str) -> None:
    child = open_for(size)
    found: dict[str, Any] = {}
    for name, state in STATES.items():
        state(child)
        child.page.evaluate(STILL)
        problems = child.page.evaluate(TARGETS)
        wide, high = child.page.evaluate(SCROLLS)
        problems += ["scrolls sideways"] * wide + ["scrolls"] * (high and name != "settings_open")
        problems += outside(child.page)
        if size == "tablet":
            look_closely(child.page)
            widths = child.table.locator(".hand .card").evaluate_all("all => all.map(c => c.offsetWidth)")
            problems += [f"card of {width} px" for width in widths if width < 104]
            widths = child.table.locator(".bed > .art").evaluate_all("all => all.map(b => b.clientWidth)")
            problems += [f"bed of {width} px" for width in widths if width < 84]
        if problems:
            found[name] = problems
    assert not found, found


def outside(page: Page) -> list[str]:
    """The hand and the buttons to go on with, as far as they are not wholly on the screen."""
    missing: list[str] = page.locator("#table :is(.hand .card, .button.main, .end-foot button)").evaluate_all(
        """all => all.filter(element => element.checkVisibility()).filter(element => {
          const box = element.getBoundingClientRect();
          return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
        }).map(element => 'outside: ' + element.outerHTML.slice(0, 60))"""
    )
    return missing


PARTS = ".leave button, .gear summary, .friends .panel, .beds, .owl, .tray, .panel.me, .piles, .hand .card"
OVERLAPS = """query => { const all = [...document.querySelectorAll(query)].filter(one => one.checkVisibility());
  const name = one => one.getAttribute('aria-label') || one.className;
  return all.flatMap((one, index) => all.slice(index + 1).filter(other => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return wide > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  }).map(other => `${name(one)} lies over ${name(other)}`)) }"""


@pytest.mark.core
@pytest.mark.parametrize("size", mostly(ALL_SIZES, *ALL_SIZES))
@pytest.mark.parametrize("hand", mostly(["right", "left"], "right", "left"))
def test_no_part_of_a_table_lies_over_another(open_for: Open, size: str, hand: str) -> None:
    child = open_for(size)
    for bots in (("bruno",), FOUR):
        child.sit(SUM_HAND, edition="deluxe", bots=bots, left_handed="1" if hand == "left" else "0")
        assert child.page.evaluate(OVERLAPS, PARTS) == []
        assert outside(child.page) == []
        box = child.button("Home").bounding_box()
        assert box
        assert min(box["x"], box["y"]) >= 0


@pytest.mark.parametrize("size", SIZES)
def test_home_is_easy_to_tap(open_for: Open, size: str) -> None:
    child = open_for(size).go_home()
    found = child.page.evaluate(TARGETS)
    for name in ("Mira", "Leo", "Ananya-Charlotte", "Bo"):
        child.post("/players", nickname=name, face="face-3")
    child.sit(SUM_HAND).go_home()
    found += child.page.evaluate(TARGETS)
    assert child.page.evaluate(SCROLLS)[0] is False
    child.tap(child.page.get_by_role("link", name="Other ways to play"))
    arrived(child.page, "Other ways to play · kidsq")
    # Nine books are more than a phone shows: there the way on stays in sight (tests/browser/home/test_other_ways.py).
    found += child.page.evaluate(TARGETS) + ["the games scroll"] * (child.page.evaluate(SCROLLS)[1] and size != "phone")
    for step in ("friends", "players"):
        child.tap(child.page.get_by_role("link", name="Next"))
        found += child.page.evaluate(TARGETS) + [f"{step} scroll"] * child.page.evaluate(SCROLLS)[1]
    child.go_home().tap(child.page.get_by_label("New player"))
    found += child.page.evaluate(TARGETS)
    assert child.page.evaluate(SCROLLS)[0] is False
    assert not found, found


def test_first_pages_are_light(child: Child) -> None:
    """Home, and then the first table, as they come over the wire to a browser that has never been here."""
    page = child.page
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    loads: list[float] = []
    wire.on("Network.loadingFinished", lambda event: loads.append(event["encodedDataLength"]))
    page.goto("/", wait_until="networkidle")
    assert len(loads) <= 12, loads
    assert 30_000 < sum(loads) <= 105_000, loads  # of it 4,000 the picture of the other game
    loads.clear()
    child.tap(child.button("Play").first)
    arrived(page, "First Night · kidsq")
    page.wait_for_load_state("networkidle")
    assert 0 < len([size for size in loads if size]) <= 14, loads  # without a size: kept from home
    # Of it 900 to play recorded lines, 500 the story on every screen, 250 a hand, 100 a pair, 150 a class at one table
    assert sum(loads) <= 101_600, loads


@pytest.mark.core
def test_fragments_are_light(child: Child) -> None:
    for state in (four_bots_and_sixteen_beds, taught_at_sixteen_beds, bots_play, pointing):
        state(child)
        answer = child.page.context.request.get(f"/table/{child.game_id}/news?seen=-1", headers={"HX-Request": "true"})
        assert answer.status == 200
        assert answer.headers["content-encoding"] == "gzip"
        assert len(answer.body()) <= 16_384
        assert len(gzip.compress(answer.body(), 5)) <= 4_096


NAMES = [
    "<img src=x onerror=1",
    '"><script>1</script>',
    "'; DROP TABLE x; --",
    "{{ 7 * 7 }} ${7*7}",
    "&lt;b&gt; & &amp;",
    "עדי ולאה",
    "Zoë 🦊 Ñandú",
    "ABCDEFGHIJKLMNOPQRST",
]


def test_name_is_only_a_name(child: Child) -> None:
    page = child.page
    for name in NAMES:
        child.post("/players", nickname=name, face="face-5")
    child.go_home()
    for name in NAMES:
        expect(child.button(name).first).to_be_visible()
    child.tap(child.button(NAMES[0]).first)
    expect(child.button(NAMES[0]).and_(page.locator("[aria-pressed=true]"))).to_be_visible()
    child.tap(child.button(re.compile("^Play")).first)
    expect(child.table.get_by_text(NAMES[0], exact=True)).to_be_visible()
    assert page.locator("img, script:not([src])").count() == 0


def test_nickname_is_cut_at_twenty_letters_and_odd_ones_are_answered_kindly(
    child: Child, complaints: Complaints
) -> None:
    page = child.page
    for name, answer in (("\u202eaviL", "Please use letters and numbers"), ("<b>" * 9, "is too long")):
        child.go_home()
        child.tap(page.get_by_label("New player"))
        field = page.get_by_label("My nickname")
        field.evaluate("(field, name) => { field.maxLength = 99; field.value = name }", name)
        child.tap(child.button("That's me!"))
        expect(page.get_by_role("alert")).to_contain_text(answer)
    child.go_home()
    child.tap(page.get_by_label("New player"))
    child.tap(page.get_by_role("radio", name="picture 4"))
    child.tap(child.button("That's me!"))
    expect(child.button("Panda")).to_be_visible()
    child.tap(page.get_by_label("New player"))
    page.get_by_label("My nickname").press_sequentially("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    expect(page.get_by_label("My nickname")).to_have_value("ABCDEFGHIJKLMNOPQRST")
    complaints.forgive("400")
