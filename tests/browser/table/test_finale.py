"""The finale: each lantern lit for a friend shines in it, and who has lit them all says how the confetti falls."""

from __future__ import annotations

import pytest
from play.conftest import stacked
from playwright.sync_api import Page, expect

from kidsq.store.db.database import writing

from ..conftest import Open, mostly
from ..fits import resize
from ..sitting import Child, look_closely

KINGS = ["king", "king", "king", "king", "jester"]
BEDS = ["heart", "pancake", "cat", "moon", "peacock"]
BEFORE = ("king 0", "discard 1", "king 1", "discard 1")
ALL = 7
SHOWN = """() => ['.lantern', '.lights', '.crowned', '.confetti'].map(
  what => document.querySelectorAll(`.flights > ${what}, .flights > .actor${what}`).length)"""
HELD = """() => new MutationObserver((_, mine) => {
  if (!document.querySelector('.flights')) return;
  mine.disconnect();
  document.getAnimations().filter(a => a.constructor === Animation).forEach(a => a.pause());
}).observe(document.body, {childList: true})"""
FITS = """() => [['.end-tale', 'Height'], ['.who-row .more', 'Width']].map(([query, way]) => {
  const one = document.querySelector(query);
  return one[`scroll${way}`] <= one[`client${way}`];
})"""
OVER_WORDS = """() => {
  const words = document.createRange();
  words.selectNodeContents(document.querySelector('.end-head > div'));
  const right = Math.max(...[...words.getClientRects()].map(one => one.right));
  return right > document.querySelector('.end-tale .lanterns').getBoundingClientRect().left;
}"""
LET_GO = "() => document.getAnimations().filter(a => a.constructor === Animation).forEach(a => a.finish())"


def light(child: Child, lanterns: int) -> None:
    """Let so many questions of friends have been answered at this table."""
    db, at = child.served.app.extensions["kidsq"].store.connection(), "2026-11-20T12:00:00.000Z"
    with writing(db):
        for n in range(lanterns):
            db.execute(
                "INSERT INTO questions (key, game_id, ply, seat, task, presented_json, created_at, answered_at, answer)"
                " VALUES (?, ?, 0, 0, 'help_bot', '{}', ?, ?, '5')",
                (f"{child.game_id}-{n}", child.game_id, at, at),
            )


def win(child: Child, lanterns: int) -> Page:
    """The last king wakes the queen who wins."""
    child.sit(KINGS, *BEFORE, others=["1", "1"], beds=BEDS, show=False)
    light(child, lanterns)
    child.page.goto(f"/table/{child.game_id}")
    child.page.evaluate(HELD)
    child.lay("King").and_then(lambda: child.tap(child.bed("fish"))).sees("over")
    return child.page


@pytest.mark.thorough
def test_each_lantern_shines_in_the_finale_and_all_of_them_are_thanked_with_a_choice(open_for: Open) -> None:
    child = open_for("tablet", reduced_motion="no-preference")
    counted = {}
    for lit in (0, ALL):
        page = win(child, lit)
        lanterns, lights, crowns, confetti = page.evaluate(SHOWN)
        assert (lanterns, lights) == (lit, lit)
        counted[lit] = (crowns, confetti)
        page.evaluate(LET_GO)
        expect(page.locator(".flights")).to_have_count(0)
        expect(page.get_by_role("group", name="All lanterns shine!")).to_have_count(1 if lit == ALL else 0)
    assert counted[0][1] < counted[ALL][1]
    assert counted[0][0] == counted[ALL][0] - 1  # the owl wears one, too
    look_closely(page)
    child.tap(page.get_by_role("radio", name="green"))
    expect(page.get_by_role("radio", name="green")).to_be_checked()
    expect(page.locator(".flights .confetti.of-mint").first).to_be_attached()


def test_who_wants_stillness_chooses_by_keyboard_and_sees_it_at_once(open_for: Open) -> None:
    child = open_for("laptop")
    page = win(child, ALL)
    expect(page.locator(".flights")).to_have_count(0)
    gold = "getComputedStyle(document.querySelector('.table.over'), '::before').backgroundImage"
    before = page.evaluate(gold)
    page.get_by_role("radio", name="many colours").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="gold")).to_be_checked()
    assert page.evaluate(gold) != before
    expect(page.locator(".flights")).to_have_count(0)


def test_on_a_phone_held_sideways_the_end_with_one_friend_needs_no_scrolling(open_for: Open) -> None:
    child = open_for("sideways")
    page = win(child, 4)
    expect(page.get_by_text("Keep them? Who are you?")).to_be_visible()
    for wide, high in ((844, 390), (667, 375)):
        resize(page, (wide, high))
        assert page.evaluate(FITS) == [True, True]


def test_lanterns_beside_the_head_leave_its_words_in_sight(open_for: Open) -> None:
    page = win(open_for("tablet", "fr"), ALL - 1)
    assert page.evaluate(OVER_WORDS) is False


def test_on_a_small_phone_nothing_that_was_won_is_cut(open_for: Open) -> None:
    page = win(open_for("phone"), 4)
    resize(page, (320, 568))
    assert page.evaluate(FITS) == [True, True]
    expect(page.locator(".ranks .panel")).to_be_hidden()


@pytest.mark.parametrize("screen", ["tablet", "phone", "sideways"])
def test_who_did_not_win_need_not_look_for_the_choice(open_for: Open, screen: str) -> None:
    child = open_for(screen)
    mine, friends = ["king", "king", "2", "5", "9"], ["king"] * 5
    queens = (
        "king 0",
        "king 1",
        "king 2",
        "king 3",
        "discard 2",
        "king 4",
        "discard 5",
        "king 5",
        "discard 9",
        "king 6",
    )
    beds = ["heart", "pancake", "moon", "peacock", "cake", "ladybug", "starfish"]
    child.sit(mine, *queens, others=friends, beds=beds, show=False)
    light(child, ALL)
    child.page.goto(f"/table/{child.game_id}")
    choice = child.sees("over").page.get_by_role("radio", name="green").locator("xpath=..")
    expect(choice).to_be_in_viewport(ratio=1)
    told = child.page.locator(".went-lines")
    if screen == "tablet":
        expect(child.page.locator(".ranks .court .q").last).to_be_in_viewport(ratio=1)
    assert screen != "sideways" or told.is_hidden()  # its place is that of the choice
    assert child.page.evaluate(
        """one => {
          const {left, top, width, height} = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(left + width / 2, top + height - 2));
        }""",
        choice.element_handle(),
    )
    look_closely(child.page)


@pytest.mark.parametrize("screen", mostly(["tablet", "phone", "laptop"], "phone"))
def test_a_guest_who_did_not_win_among_three_friends_sees_the_end_whole(open_for: Open, screen: str) -> None:
    child = open_for(screen)
    hand, kings, beds = ["king", "king", "7", "9", "10"], ["king"] * 5, ["cake", "heart", "moon", "pancake", "peacock"]
    dealt = stacked("classic", 4, hand, kings, beds=beds).draw
    moves, bed = [], 0
    for turn in range(3):
        mine = "king {}" if hand[turn] == "king" else f"discard {hand[turn]}"
        for move in (mine, "king {}", *(f"discard {dealt[4 * turn + seat]}" for seat in (2, 3))):
            moves.append(move.format(bed))
            bed += "king" in move
    child.sit(hand, *moves[:-2], others=kings, beds=beds, bots=("bruno", "hugo", "fenna"), show=False, learns=True)
    light(child, 2)
    child.page.goto(f"/table/{child.game_id}")
    expect(child.page.get_by_text("Keep them? Who are you?")).to_be_visible()
    assert child.page.evaluate(FITS) == [True, True]
