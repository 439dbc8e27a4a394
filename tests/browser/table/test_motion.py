"""What travels over the table is seen, keeps nobody waiting, and leaves nothing behind."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ..conftest import Open, mostly
from ..sitting import Child

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
KING_HAND = ["king", "2", "4", "9", "10"]
BOTS_HAND = ["8", "1", "3", "6", "8"]
POWERS = ["dragon", "dragon", "dragon", "wand", "wand"]
"""A friend with these swaps one, and asks nothing."""

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
# The table as it would come with these plies, without the pile that was shuffled. wait: bots play on by themselves.
COMES = """([told, wait]) => {
  const table = document.querySelector('#table');
  document.dispatchEvent(new CustomEvent('htmx:beforeSwap', {detail: {}}));
  Object.assign(table.dataset, {ply: parseInt(told.split(';').pop()) + 1, moved: told});
  if (wait) document.querySelector('#next-form').dataset.hxTrigger = `submit, load delay:${wait}ms`;
  if (told.includes('shuffled')) document.querySelector('.discard').remove();
  document.dispatchEvent(new CustomEvent('htmx:afterSettle', {detail: {}}));
}"""
LASTS = """() => Math.max(...document.getAnimations().filter(a => a.constructor === Animation)
  .map(a => a.effect.getComputedTiming().endTime / a.playbackRate))"""
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


@pytest.mark.core
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


def test_a_woken_queen_turns_over_on_her_way_and_a_bots_new_card_stays_face_down(mover: Child) -> None:
    mover.sit(KING_HAND, others=BOTS_HAND, beds=["moon", "cake"])
    page = watch(mover)
    mover.lay("King")
    mover.and_then(lambda: mover.tap(mover.bed("tree")))
    mover.sees("question")
    assert "queen-cake card-back" in page.evaluate("seen")
    page.evaluate(LET_GO)
    mover.press(re.compile("^5$")).sees("watch")
    page.evaluate("seen.length = 0")
    mover.press("Next")
    seen = page.evaluate("seen")
    assert "card-back" in seen
    assert not [card for card in seen if card.endswith("card-back") and card != "card-back"]


def test_a_tap_ends_the_motion_and_counts(mover: Child) -> None:
    mover.sit(["2", "3", "5", "6", "9"], others=POWERS)
    page = watch(mover, hold=True)
    mover.lay("6").press("Swap it")
    expect(flights(page)).to_have_count(1)
    mover.press("Next").sees("turn")
    expect(flights(page)).to_have_count(1)  # a bot's card is on its way
    card = mover.card("2")
    mover.tap(card)
    expect(flights(page)).to_have_count(0)
    expect(card).to_be_checked()
    assert page.evaluate(MOVED_BY_SCRIPT) == 0


def test_what_is_asked_comes_when_the_queen_is_there_and_no_tap_meets_it_unseen(mover: Child) -> None:
    mover.sit(KING_HAND, others=BOTS_HAND, beds=["moon", "cake"])
    page = watch(mover, hold=True)
    page.evaluate("asked = 0; document.addEventListener('kidsq:asked', () => asked += 1)")
    mover.lay("King")
    mover.and_then(lambda: mover.tap(mover.bed("tree")))
    five, question = mover.button(re.compile("^5$")), page.locator(".ask")
    expect(question).to_have_css("opacity", "0")
    expect(page.locator(".flights .bed")).to_have_count(1)  # she still sleeps in it
    expect(page.locator(".flights .crown")).to_have_count(1)
    assert page.evaluate("asked") == 0
    mover.tap(five)
    expect(flights(page)).to_have_count(0)
    expect(question).to_have_css("opacity", "1")
    page.wait_for_function("() => asked === 1")  # from now on her thinking counts
    mover.sees("question").tap(five)
    mover.sees("watch")


@pytest.mark.thorough
def test_a_key_ends_it_too_and_the_focus_stays(mover: Child) -> None:
    mover.sit(["2", "3", "5", "6", "9"], others=POWERS)
    page = watch(mover, hold=True)
    mover.lay("6")
    mover.button("Swap it").focus()
    mover.and_then(lambda: page.keyboard.press("Enter"))
    expect(flights(page)).to_have_count(1)
    expect(mover.button("Next")).to_be_focused()
    mover.and_then(lambda: page.keyboard.press("Enter"))
    mover.sees("turn")


def test_a_pile_that_is_shuffled_moves_no_other_and_bots_who_play_on_wait_for_nothing(mover: Child) -> None:
    mover.sit(["2", "3", "5", "6", "9"], "discard 2", others=POWERS)
    page = watch(mover, hold=True)
    pile = page.locator(".draw")
    before, ply = pile.bounding_box(), int(mover.table.get_attribute("data-ply") or "")
    page.evaluate(COMES, [f"{ply} discarded 1 8 - - -;{ply} shuffled 1 - - - -", 0])
    assert page.evaluate("seen").count("card-back") > 8
    assert "8 frame-8" in page.evaluate("seen")  # onto the pile that is no more
    assert pile.bounding_box() == before
    page.set_viewport_size({"width": 768, "height": 1024})  # turned round in the middle of it
    expect(flights(page)).to_have_count(0)
    many = [f"{ply + n} discarded 1 8+8 - - -" for n in range(1, 13)]
    page.evaluate(COMES, [";".join(many[:6]), 0])
    alone = page.evaluate(LASTS)
    page.evaluate(COMES, [";".join(many[6:]), 900])
    assert page.evaluate(LASTS) <= 900 < alone
    expect(flights(page)).to_have_count(1)


def test_the_jester_hops_along_the_seats_once(mover: Child) -> None:
    mover.sit(["jester", "2", "4", "9", "10"], "jester", others=BOTS_HAND, next_cards=["7"]).sees("question")
    page = watch(mover, hold=True)
    mover.and_then(lambda: mover.tap(mover.button("Bruno")))
    assert [re.sub(r"-\d", "", one) for one in page.evaluate("seen")] == ["jester"]
    page.evaluate(COMES, ["0 jester 0 jester - - -", 0])
    expect(flights(page)).to_have_count(0)


def test_the_queen_who_wins_rises_from_her_bed_and_all_dance_before_the_end_is_told(mover: Child) -> None:
    hand, played = ["king", "king", "king", "9", "10"], ["king 0", "discard 1", "king 1", "discard 3"]
    mover.sit(hand, *played, others=BOTS_HAND, beds=["heart", "cat", "pancake"])
    page = watch(mover, hold=True)
    mover.lay("King")
    mover.and_then(lambda: mover.tap(mover.bed("fish"))).sees("over")
    seen = page.evaluate("seen")
    assert seen[1:5] == ["bed-empty", "sleeper-pancake", "quilt", "queen-pancake"]
    assert {"queen-heart", "queen-cat", "owl-happy", "crown"} < set(seen)
    assert len([one for one in seen if re.fullmatch("friend-[a-z]+-happy", one)]) >= 4
    assert 5_000 <= page.evaluate(LASTS) <= 6_000
    again = mover.button("Play again")
    expect(page.locator(".over-panel")).to_have_css("opacity", "0")
    mover.tap(again)
    expect(flights(page)).to_have_count(0)
    expect(again).to_be_visible()
    mover.sees("over")


@pytest.mark.thorough
def test_friends_come_to_a_child_who_has_not_won(mover: Child) -> None:
    played = ["king 0", "king 1", "discard 9", "king 2", "discard 10"]
    others, beds = ["king", "king", "king", "1", "1"], ["moon", "heart", "cat", "pancake"]
    mover.sit(["king", "7", "8", "9", "10"], *played, others=others, beds=beds)
    page = watch(mover, hold=True)
    mover.served.play(mover.game_id, "king 3")
    mover.press("Next").sees("over")
    seen = page.evaluate("seen")
    assert "cocoa" in seen
    assert seen.count("queen-moon") == 1  # who came to the child, and nobody else's
    assert [one for one in seen if one.startswith("queen-")] == ["queen-moon"]
    assert "friend-bruno-happy" not in seen[:5]  # who has won is glad elsewhere
    page.keyboard.press("Escape")
    expect(flights(page)).to_have_count(0)
    expect(mover.button("Play again")).to_be_visible()


def test_stillness_tells_the_end_at_once(open_for: Open) -> None:
    child = open_for("tablet")
    hand, played = ["king", "king", "king", "9", "10"], ["king 0", "discard 1", "king 1", "discard 3"]
    child.sit(hand, *played, others=BOTS_HAND, beds=["heart", "cat", "pancake"]).lay("King")
    page = watch(child)
    child.and_then(lambda: child.tap(child.bed("fish"))).sees("over")
    assert page.evaluate("seen") == []
    expect(child.button("Play again")).to_be_visible()


@pytest.mark.thorough
def test_two_at_one_tablet_see_what_was_laid_and_no_card_of_the_other(open_for: Open) -> None:
    child = open_for("tablet", **MOVING)
    child.sit(["2", "3", "5", "6", "9"], others=BOTS_HAND, next_cards=["1", "4", "7"], bots=(), people=2)
    page = watch(child)
    child.press("I am Player 1").lay("2", "3", "=", "5")
    child.press("Say it!")
    while child.phase != "curtain":
        child.press("Next")
    expect(flights(page)).to_have_count(0)
    page.evaluate("seen.length = 0")
    child.press("I am Player 2")
    assert sorted(page.evaluate("seen")) == [f"{n} frame-{n}" for n in (2, 3, 5)] + ["card-back"] * 3


def test_two_at_one_tablet_see_the_queen_wake_before_the_curtain_falls(open_for: Open) -> None:
    child = open_for("tablet", **MOVING)
    child.sit(["king", "1", "3", "5", "6"], edition="first_night", beds=["moon"], bots=(), people=2)
    page = watch(child, hold=True)
    child.press("I am Player 1").lay("King")
    child.and_then(lambda: child.tap(child.bed("boat"))).sees("watch")
    assert "queen-moon card-back" in page.evaluate("seen")
    expect(child.table.get_by_text("You wake the Moon Queen!")).to_be_visible()
    expect(child.table.get_by_text("Is it night already?")).to_be_visible()
    expect(child.table.locator("[data-card], [data-place]")).to_have_count(0)
    page.evaluate(LET_GO)
    child.tap(child.button("Next")).sees("curtain")
    page.evaluate("seen.length = 0")
    child.press("I am Player 2").sees("turn")
    assert "queen-moon card-back" not in page.evaluate("seen")


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


@pytest.mark.thorough
def test_a_browser_that_can_move_nothing_plays_all_the_same(mover: Child) -> None:
    mover.page.add_init_script("delete Element.prototype.animate; delete Document.prototype.startViewTransition")
    mover.sit(["2", "4", "8", "9", "10"], next_cards=["7"])
    page = watch(mover)
    mover.lay("9").press("Swap it").sees("watch")
    mover.press("Next").sees("turn")
    assert page.evaluate("seen") == []


@pytest.mark.thorough
def test_a_setting_moves_nothing(mover: Child) -> None:
    mover.sit(["2", "3", "5", "6", "9"], "discard 2", others=["8", "1", "3", "6", "8"])
    page = watch(mover)
    mover.tap(page.get_by_label("Settings"))
    page.get_by_role("radio", name="fives").check()
    expect(mover.table).to_have_class(re.compile("fives"))
    assert page.evaluate("seen") == []


def test_a_picture_is_drawn_as_what_it_shows_from_its_first_moment(mover: Child) -> None:
    """Else whoever measures anything before htmx is done lays the new table out by the old one's rules for a while."""
    mover.sit(KING_HAND)
    mover.page.evaluate(
        """() => document.addEventListener("htmx:afterSwap", () => {
          const table = document.querySelector("#table");
          (window.drawn ??= []).push([table.dataset.phase, table.classList.contains(table.dataset.phase)]);
        })"""
    )
    mover.lay("9").press("Swap it").sees("watch")
    mover.press("Next").sees("turn")
    assert mover.page.evaluate("drawn") == [["watch", True], ["turn", True]]


def test_who_sleeps_on_is_not_drawn_anew(mover: Child) -> None:
    """What moves by itself would begin again at each tap, and a slow device would paint the whole table."""
    mover.sit(["2", "4", "8", "9", "10"], next_cards=["7"])
    beds = "[...document.querySelectorAll('.bed.full')]"
    mover.page.evaluate(f"window.slept = {beds}")
    mover.lay("9").press("Swap it").sees("watch")
    mover.press("Next").sees("turn")
    assert mover.page.evaluate(f"slept.length > 0 && {beds}.every(bed => slept.includes(bed))")


@pytest.mark.thorough
def test_what_is_asked_comes_up_once(mover: Child) -> None:
    mover.sit(KING_HAND, beds=["moon", "cake"])
    mover.lay("King")
    mover.and_then(lambda: mover.tap(mover.bed("tree")))
    how = "getComputedStyle(document.querySelector('.ask')).animationName"
    assert mover.sees("question").page.evaluate(how) == "pop"
    mover.tap(mover.page.get_by_label("Settings"))
    mover.page.get_by_role("radio", name="fives").check()
    expect(mover.table).to_have_class(re.compile("fives"))
    assert mover.sees("question").page.evaluate(how) == "none"


@pytest.mark.parametrize("what", mostly(["jester", "queen"], "jester"))
def test_the_owl_speaks_of_what_comes_when_it_is_there(mover: Child, what: str) -> None:
    mover.sit([what if what == "jester" else "king", "2", "4", "9", "10"], others=BOTS_HAND, next_cards=["7"])
    page = watch(mover, hold=True)
    page.evaluate("said = 0; document.addEventListener('kidsq:said', () => said += 1)")
    if what == "jester":
        mover.lay("Jester").press("Play the jester!")
    else:
        mover.lay("King")
        mover.and_then(lambda: mover.tap(mover.bed("tree")))
    line = mover.sees("question").page.locator("#line")
    expect(line).to_have_css("opacity", "0")
    assert page.evaluate("said") == 0
    page.evaluate(LET_GO)
    expect(line).to_have_css("opacity", "1")
    page.wait_for_function("() => said === 1")


@pytest.mark.thorough
@pytest.mark.parametrize("pointed", ["Bruno", "Me"])
def test_whom_the_count_reaches_is_said_when_it_is_there(mover: Child, pointed: str) -> None:
    mover.sit(["jester", "2", "4", "9", "10"], "jester", others=BOTS_HAND, next_cards=["7"]).sees("question")
    page = watch(mover, hold=True)
    mover.and_then(lambda: mover.tap(mover.button(re.compile(f"^{pointed}$"))))
    line = page.locator("#line")
    expect(line).to_have_css("opacity", "0")
    page.evaluate(LET_GO)
    expect(line).to_have_css("opacity", "1")
    expect(line).to_have_text(re.compile("it is you!"))


@pytest.mark.thorough
def test_whoever_taps_on_hears_it_at_once(mover: Child) -> None:
    mover.sit(["king", "2", "4", "9", "10"], others=BOTS_HAND)
    page = watch(mover, hold=True)
    mover.lay("King")
    mover.and_then(lambda: mover.tap(mover.bed("tree")))
    expect(page.locator("#line")).to_have_css("opacity", "0")
    page.keyboard.press("Shift")
    expect(page.locator("#line")).to_have_css("opacity", "1")


# What a child sees of its own turn: how much its cards shine, and what the tray and the large button show.
SHINES = """() => ['#sum', '#say', '.hand .card:has(input)'].map(of => {
  const one = document.querySelector(of);
  return getComputedStyle(one, of.startsWith('.hand') ? '::before' : null).opacity;
})"""


def test_a_turn_begins_when_what_the_friend_did_is_there(mover: Child) -> None:
    mover.sit(["2", "3", "5", "6", "9"], "discard 9", others=POWERS)
    page = watch(mover, hold=True)
    mover.press("Next").sees("turn")
    assert page.evaluate(SHINES) == ["0", "0", "0"]
    page.evaluate(LET_GO)
    page.wait_for_function(f"() => ({SHINES})().every(shown => Number(shown) > .5)")


def test_a_tap_does_not_wait_for_what_the_friend_did(mover: Child) -> None:
    mover.sit(["2", "3", "5", "6", "9"], "discard 9", others=POWERS)
    page = watch(mover, hold=True)
    mover.press("Next").sees("turn").lay("2")
    page.wait_for_function(f"() => ({SHINES})().slice(0, 2).every(shown => Number(shown) > .5)")
