"""Both tables of Tidy up for the Queen, every state on every screen: nothing overlaps, is cut or too small to read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from playwright.sync_api import expect

from kidsq.i18n.languages import ENGLISH
from kidsq.learning.payload import RoundScore

from .collection import (
    ASKED_COLLECTING,
    ASKED_TIDYING,
    FRIENDS,
    TRACK,
    Until,
    decides,
    is_asked,
    is_asked_no_more,
    is_over,
    play_until,
    sit_down,
)
from .conftest import Open, mostly
from .fits import ANY_SCREEN, MORE_SCREENS, SCREENS, Sizes, from_here, in_sight, misfits, resize
from .sitting import Child, look_closely

Act = Callable[[Child], object]
TAP = "one => one.click()"


def turn(ply: int = 0, mine: bool = True) -> Until:
    """It is this child's turn, or not, so late in the game."""
    return lambda view: not is_over(view) and view.my_turn is mine and view.ply >= ply


def round_over(view: Any) -> bool:
    return len(view.scores) == 1


def taps_a_pair(child: Child) -> None:
    """A pair, not yet taken."""
    for card in child.page.locator("#turn > .hand .kin .card:last-of-type input").all():
        card.evaluate(TAP)
        fit = child.page.locator(".open-cards .fits")
        if fit.count():
            fit.first.evaluate(TAP)
            return
        card.evaluate(TAP)


def asks_the_partner(child: Child) -> None:
    child.page.locator("#turn > .hand .kin .card:last-of-type input").first.evaluate(TAP)
    child.page.locator("[data-way=share]").evaluate(TAP)
    expect(child.page.locator("#mate")).to_be_visible()


def looks_at_the_partner(child: Child) -> None:
    child.page.locator(".mates summary").evaluate(TAP)
    expect(child.page.locator(".mates-large")).to_be_visible()


def plans_a_move(child: Child) -> None:
    """What cards and who goes where, as far as it can be told."""
    for card in child.page.locator("#turn .hand input").all():
        card.evaluate(TAP)
        for query in (".kind .fits", ".kind .fits", ".whole.fits"):
            if child.page.locator(query).count():
                child.page.locator(query).first.evaluate(TAP)
        if child.page.locator("#go").is_enabled():
            return
        child.page.keyboard.press("Escape")


def picks_a_box(child: Child) -> None:
    """One in which two stand who could go: who moves is asked on a small screen."""
    crowded = child.page.locator(".box:has(.kind:has(.fits) ~ .kind .fits)")
    for card in child.page.locator("#turn .hand input").all():
        card.evaluate(TAP)
        if crowded.count():
            crowded.first.evaluate("one => one.dispatchEvent(new MouseEvent('click', {bubbles: true}))")
            return


def answers_all(child: Child) -> None:
    """Each step of a score, until its sum is told."""
    for number, asked in (("18", "12 + 6"), ("16", "18 − 2")):
        expect(child.page.locator(".reckon .sum-lines .now")).to_contain_text(asked)  # each step has a button 16
        child.page.get_by_role("button", name=number, exact=True).click()
    expect(child.page.locator(".told-now")).to_be_visible()


def comes_to_the_end(child: Child) -> None:
    """The last page, after all that was asked of its points."""
    while child.phase == "question":
        child.press("Not now")
    expect(child.page.locator(".over-panel")).to_be_visible()


def nothing_is_asked(child: Child) -> None:
    """The points of a round, after all that was asked of them."""
    while child.phase == "question":
        child.press("Not now")
    expect(child.page.locator(".round-end")).to_be_visible()


@dataclass(frozen=True)
class State:
    """A table and how far it has been played. act: what this child does there on each screen; once: before all."""

    edition: str
    friends: int
    until: Until
    act: Act | None = None
    asked: Any = None
    options: Mapping[str, str] = field(default_factory=dict)
    once: Act | None = None


def tidying(friends: int, until: Until, act: Act | None = None, asked: Any = None) -> State:
    return State("coop" if friends else "solo", friends, until, act, asked)


def rivals(friends: int, until: Until, act: Act | None = None, asked: Any = None, once: Act | None = None) -> State:
    return State("rivals", friends, until, act, asked, {"rounds": "2"}, once)


def teams(until: Until, act: Act | None = None, asked: Any = None, once: Act | None = None) -> State:
    return State("teams", 3, until, act, asked, {"rounds": "4"}, once)


TAKE = decides("take", hand=5)
STATES = {
    "solo": tidying(0, turn(2), plans_a_move),
    "solo box": tidying(0, turn(2), picks_a_box),
    "solo over": tidying(0, is_over),
    "two turn": tidying(1, turn()),
    "two plan": tidying(1, turn(2), plans_a_move),
    "two box": tidying(1, turn(2), picks_a_box),
    "two watch": tidying(1, turn(1, mine=False)),
    "two over": tidying(1, is_over),
    "three plan": tidying(2, turn(3), plans_a_move),
    "four plan": tidying(3, turn(4), plans_a_move),
    "four watch": tidying(3, turn(1, mine=False)),
    "reveal": rivals(1, decides("reveal", revealed=4)),
    "take": rivals(1, TAKE),
    "pair": rivals(1, TAKE, taps_a_pair),
    "more": rivals(1, decides("more")),
    "watch": rivals(1, turn(14, mine=False)),
    "reckoning": rivals(1, round_over, nothing_is_asked),
    "over": rivals(1, is_over),
    "rivals end": rivals(1, is_over, once=comes_to_the_end),
    "three pair": rivals(2, TAKE, taps_a_pair),
    "four reveal": rivals(3, decides("reveal", revealed=3)),
    "four reckoning": rivals(3, round_over, nothing_is_asked),
    "reckoned": rivals(
        1, turn(18, mine=False), None, RoundScore("add:6+12", (12, 6), TRACK, "", (6, 2, 2)), answers_all
    ),
    "teams reveal": teams(decides("reveal", revealed=3)),
    "teams pair": teams(TAKE, taps_a_pair),
    "teams share": teams(TAKE, asks_the_partner),
    "teams look": teams(turn(30, mine=False), looks_at_the_partner),
    "teams over": teams(is_over),
    "teams end": teams(is_over, once=comes_to_the_end),
    **{f"two asks {name}": tidying(1, turn(1, mine=False), None, one) for name, one in ASKED_TIDYING.items()},
    **{f"four asks {name}": tidying(3, turn(1, mine=False), None, one) for name, one in ASKED_TIDYING.items()},
    **{f"rivals ask {name}": rivals(1, turn(18, mine=False), None, one) for name, one in ASKED_COLLECTING.items()},
    **{f"teams ask {name}": teams(turn(18, mine=False), None, one) for name, one in ASKED_COLLECTING.items()},
}
CORE = ("teams reveal",)
"""Where most lies on the table."""
CROWDED = {"solo box", "two over", "four plan", "four watch", "pair", "four reckoning", "reckoned"}
CROWDED |= {name for name in STATES if name.startswith(("teams", "four asks"))}
HOPS = {
    "rivals hop": rivals(1, turn(9, mine=False)),
    "rivals hop first": rivals(1, decides("reveal", more=lambda view: view.ply > 9)),
    "teams hop": teams(turn(9, mine=False)),
}
"""Where a marker may hop on, on the owl's small track."""
GROWS = ("over", "end")
"""What may be longer than a small screen."""


SMALL = ("sideways", "phone", "small phone")
"""Screens on which who moves is asked in a sheet."""


def shown(child: Child, state: State, screen: str) -> None:
    """This state on a screen of this size; what a child taps is tapped once on a large screen and once on a small."""
    was, child.shown_on = child.shown_on, screen
    if not was or (state.act and (was in SMALL) is not (screen in SMALL)):
        wide, high = ANY_SCREEN[screen]
        child.page.set_viewport_size({"width": wide, "height": high})
        child.page.goto(f"/table/{child.game_id}")
        if state.act:
            state.act(child)
    resize(child.page, screen)


def laid(child: Child, state: State, **looks: str) -> Child:
    sit_down(child, state.edition, FRIENDS[: state.friends], **state.options, **looks)
    return goes_on(child, state)


def goes_on(child: Child, state: State) -> Child:
    """Until the table that this child sits at has come to this state."""
    play_until(is_asked_no_more(child), state.until)
    child.shown_on = ""
    if state.asked:
        is_asked(child, state.asked)
    if state.once:
        child.page.goto(f"/table/{child.game_id}")
        state.once(child)
        child.shown_on = "its end"
    return child


def found_on(child: Child, name: str, screens: Sizes = SCREENS) -> list[str]:
    """What does not fit where in the state that this table is in."""
    found = []
    for screen in from_here(child.page, screens):
        shown(child, STATES[name], screen)
        found += [f"{name}, {screen}: {one}" for one in misfits(child.page, not name.endswith(GROWS))]
    return found


def at_tables(names: Iterable[str], often: Any = ()) -> list[Any]:
    """Parameters: the states to which the same table comes, one after another."""
    tables: dict[object, list[str]] = {}
    for name in sorted(names, key=lambda name: STATES[name].until is is_over):
        state = STATES[name]
        tables.setdefault((state.edition, state.friends), []).append(name)
    return [pytest.param(one, id=one[0], marks=often) for one in tables.values()]


@pytest.mark.parametrize(
    "screens", [SCREENS, pytest.param(MORE_SCREENS, marks=pytest.mark.thorough)], ids=["usual", "more"]
)
@pytest.mark.parametrize(
    "names",
    [
        *at_tables(CORE, pytest.mark.core),
        *at_tables(name for name in STATES if name in CROWDED and name not in CORE),
        *at_tables((name for name in STATES if name not in CROWDED), pytest.mark.thorough),
    ],
)
def test_a_table_fits_every_screen(open_for: Open, names: list[str], screens: Sizes) -> None:
    child = open_for("tablet")
    first = STATES[names[0]]
    sit_down(child, first.edition, FRIENDS[: first.friends], **first.options)
    found = [one for name in names for one in found_on(goes_on(child, STATES[name]), name, screens)]
    assert found == [], "\n".join(found)


MANY = """() => document.querySelectorAll('.of-compare li').forEach(row => {
  const one = row.querySelector('.thing');
  for (let n = 0; n < 11; n++) row.append(one.cloneNode(true));
})"""


def test_many_figures_are_compared_within_the_sheet(open_for: Open) -> None:
    child = open_for("phone")
    laid(child, STATES["rivals ask more"])
    for screen in ("phone", "small phone", "sideways", "tablet"):
        shown(child, STATES["rivals ask more"], screen)
        child.page.evaluate(MANY)
        sheet = child.page.locator(".ask")
        assert sheet.evaluate("one => one.scrollWidth <= one.clientWidth"), screen
        child.page.reload()


RICH = """() => {
  const heap = document.querySelector('.me .heap');
  const drawn = '<svg class="art"></svg>';
  heap.innerHTML = `<span class="lot">${drawn}${drawn}</span>`.repeat(7) + '<svg class="art won-box"></svg>'.repeat(5);
}"""


HELD = """seat => [...seat.querySelectorAll('.heap *')].every(
  one => one.getBoundingClientRect().bottom <= seat.getBoundingClientRect().bottom)"""


def test_no_table_sinks_under_what_has_come_home(open_for: Open) -> None:
    child = laid(open_for("tablet"), STATES["take"])
    child.page.goto(f"/table/{child.game_id}")
    for screen in SCREENS:
        resize(child.page, screen)
        tray = child.page.locator("#tray")
        before = tray.bounding_box()
        child.page.evaluate(RICH)
        assert tray.bounding_box() == before, screen
        assert child.page.locator(".me").evaluate(HELD), screen
        child.page.reload()


@pytest.mark.parametrize(("points", "figures", "boxes", "cards"), [(39, 12, 5, 10), (24, 9, 2, 4)])
def test_a_score_of_many_points_is_told_within_the_tray(
    open_for: Open, points: int, figures: int, boxes: int, cards: int
) -> None:
    left = points - cards
    places = (left - 1, left, left + 1)
    asked = RoundScore(f"sub:{points}-{cards}", (points, cards), places, "", (figures, boxes, cards))
    for screen in SCREENS:
        child = laid(open_for("tablet"), rivals(1, turn(18, mine=False), asked=asked))
        resize(child.page, screen)
        child.page.goto(f"/table/{child.game_id}")
        child.page.get_by_role("button", name=str(left + 1), exact=True).click()
        expect(child.page.locator(".told-now .sum-lines")).to_contain_text(f"{points} − {cards} = {left}")
        assert misfits(child.page) == [], screen


LIES_ON = """() => {
  const go = document.querySelector(".round-end summary").getBoundingClientRect();
  return [...document.querySelectorAll(".reckoned")].filter(one => {
    const its = one.getBoundingClientRect();
    return its.right > go.left && its.left < go.right && its.bottom > go.top && its.top < go.bottom;
  }).length;
}"""


def test_the_way_on_lies_on_nobodys_points(open_for: Open) -> None:
    child = laid(open_for("tablet"), STATES["four reckoning"])
    for screen in SCREENS:
        shown(child, STATES["four reckoning"], screen)
        assert child.page.evaluate(LIES_ON) == 0, screen


@pytest.mark.parametrize("speaks", mostly([ENGLISH, "de"], "de"))
def test_the_curtain_fits_every_screen(open_for: Open, speaks: str) -> None:
    child, found = open_for("tablet", speaks), []
    child.game_id = child.post("/play", edition="rivals", players=["guest"] * 4, rounds="1").rsplit("/", 1)[1]
    child.page.goto(f"/table/{child.game_id}")
    child.sees("curtain")
    for screen in SCREENS:
        resize(child.page, screen)
        found += [f"{screen}: {one}" for one in misfits(child.page)]
    assert found == [], "\n".join(found)


def hop_waits(child: Child, until: Until) -> Until:
    """So far, and a marker may hop on."""
    waiting = "SELECT 1 FROM questions WHERE game_id = ? AND task = 'points_now' AND answered_at IS NULL"
    return lambda view: until(view) and bool(child.served.rows(waiting, child.game_id))


@pytest.mark.parametrize("speaks", mostly([ENGLISH, "de"], "de"))
@pytest.mark.parametrize("name", mostly(HOPS, "teams hop", "rivals hop first"))
def test_the_small_track_fits_every_screen(open_for: Open, name: str, speaks: str) -> None:
    child, state, found = open_for("tablet", speaks), HOPS[name], []
    laid(child, replace(state, until=hop_waits(child, state.until)))
    for screen in SCREENS:
        shown(child, state, screen)
        expect(child.page.locator(".hop-track")).to_be_visible()
        found += [f"{screen}: {one}" for one in misfits(child.page)]
    assert found == [], "\n".join(found)


def test_a_marker_hops_while_a_friend_plays_on(open_for: Open) -> None:
    child = open_for("tablet")
    state = HOPS["teams hop"]
    laid(child, replace(state, until=hop_waits(child, state.until)))
    child.page.goto(f"/table/{child.game_id}")
    track = child.page.get_by_role("group", name=re.compile("points, and .* more. Hop!"))
    plies = len(child.moves)
    child.press("Next")
    assert len(child.moves) == plies + 1
    expect(track).to_be_visible()
    had, more = map(int, re.findall(r"\d+", track.locator("#line").inner_text()))
    child.and_then(lambda: child.tap(track.get_by_role("button", name=str(had + more), exact=True)))
    expect(track).to_have_count(0)
    child.hears(f"Yes! {had} + {more} = {had + more}.")
    assert [row["correct"] for row in child.attempts if row["task"] == "points_now"] == [1]


CUT_IN_TRAY = """() => {
  const tray = document.querySelector('.tray'), cut = new Set();
  const buttons = [...tray.querySelectorAll('#next, #skip')].map(one => one.getBoundingClientRect());
  for (const one of tray.querySelectorAll('.tale svg, .tale .told')) {
    const its = one.getBoundingClientRect();
    if (!its.width) continue;
    if (buttons.some(of => its.right > of.left + 1 && its.left < of.right - 1 && its.bottom > of.top + 1)) cut.add(one);
    for (let around = one.parentElement; around !== tray.parentElement; around = around.parentElement) {
      const of = around.getBoundingClientRect();
      if (around !== tray && getComputedStyle(around).overflow === 'visible') continue;
      const beside = its.left < of.left - 1 || its.right > of.right + 1;
      if (beside || its.top < of.top - 1 || its.bottom > of.bottom + 1) cut.add(one);
    }
  }
  return [...cut].map(one => one.querySelector('use')?.getAttribute('href') ?? one.textContent);
}"""
"""What is told in the tray and is not whole: cut by what it lies in, or under a button."""
TELLS = {  # an exchange; a card; a joker's pair; five cards lost; a box won
    "coop": (1, 13),
    "teams": (1, 13, 25, 41),
}


@pytest.mark.parametrize("speaks", mostly([ENGLISH, "de"], "de"))
@pytest.mark.parametrize("edition", TELLS)
def test_what_happened_is_whole_in_the_tray(open_for: Open, edition: str, speaks: str) -> None:
    child, found = open_for("tablet", speaks), []
    sit_down(child, edition, FRIENDS)
    for ply in TELLS[edition]:
        play_until(child, turn(ply, mine=False))
        child.page.goto(f"/table/{child.game_id}")
        for screen in from_here(child.page, SCREENS):
            resize(child.page, screen)
            found += [f"{ply}, {screen}: {one}" for one in child.page.evaluate(CUT_IN_TRAY)]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(("name", "speaks"), [("teams end", "de"), ("rivals end", ENGLISH)])
def test_the_queen_and_all_points_are_in_sight_at_the_end(open_for: Open, name: str, speaks: str) -> None:
    child = laid(open_for("tablet", speaks), STATES[name])
    for screen in SCREENS:
        shown(child, STATES[name], screen)
        seen = in_sight(child.page, ".end-head .hostess, .reckoned")
        assert seen == [True] * (1 + (4 if name == "teams end" else 2)), screen


LOOKS = {
    "left, German": {"left_handed": "1"},
    "left": {"left_handed": "1"},
    "letters": {"text": "larger"},
    "strong": {"text": "larger", "theme": "contrast"},
    "German": {},
    "German letters": {"text": "larger"},
    "French": {},
    "Italian": {},
}
TONGUES = {"left, German": "de", "German": "de", "German letters": "de", "French": "fr", "Italian": "it"}
LOOKED_AT = (
    "two plan",
    "two watch",
    "reveal",
    "pair",
    "watch",
    "teams pair",
    "teams share",
    "reckoning",
    "teams ask bust",
)


@pytest.mark.parametrize("look", mostly(LOOKS, "left, German"))
@pytest.mark.parametrize("name", mostly(LOOKED_AT, "two plan", "teams pair"))
def test_a_table_fits_whatever_a_child_has_chosen(open_for: Open, name: str, look: str) -> None:
    child = open_for("tablet", TONGUES.get(look, ENGLISH))
    found = found_on(laid(child, STATES[name], **LOOKS[look]), name)
    assert found == [], "\n".join(found)


READ = ("reveal", "pair", "reckoning", "over", "rivals ask more", "teams share")


@pytest.mark.thorough
@pytest.mark.parametrize("theme", ["night", "contrast", "calm"])
def test_where_is_collected_all_is_named_and_reads_well(open_for: Open, theme: str) -> None:
    child = open_for("tablet")
    for name in READ:
        laid(child, STATES[name], theme=theme)
        shown(child, STATES[name], "tablet")
        look_closely(child.page)
