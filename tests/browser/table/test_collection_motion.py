"""What moves over the tables of Tidy up for the Queen: cards turned up, pairs, meeples; and nothing that nobody saw."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from kidsq.games import queens_collection
from kidsq.games.queens_collection import Move, read_move
from kidsq.games.queens_collection.cards import CARD_NAMES
from kidsq.play.games.queens_collection.figures import full_boxes
from kidsq.play.games.queens_collection.questions import FULL_FROM

from ..collection import FRIENDS, decides, is_over, play_until, sit_down, state_of, view_of
from ..conftest import Open
from ..sitting import Child
from .test_collecting import keyed, make
from .test_motion import COMES, GONE, LET_GO, MOVING, flights, watch
from .test_tidying import Keys, good_move, play


@pytest.fixture
def mover(open_for: Open) -> Child:
    """A child whose device does not ask for stillness."""
    return open_for("laptop", **MOVING)


def shows(child: Child) -> Child:
    child.page.goto(f"/table/{child.game_id}")
    return child


def named(code: int) -> str:
    return f"colour-{CARD_NAMES[code]}"


def fetches(view: Any) -> Move | None:
    """A pair by which a meeple comes."""
    pairs = [move for move in view.legal if move.kind == "pair" and len(move.cards) == 1 and view.left[move.colour] > 1]
    return next(iter(pairs), None)


def next_card(child: Child) -> int:
    """The colour on top of the draw pile, which no view tells; -1 for none."""
    pile = state_of(child).draw_pile
    return pile[-1] if pile and CARD_NAMES[pile[-1]] != "joker" else -1


def test_a_card_turned_up_comes_from_the_pile_and_is_seen_when_it_is_there(mover: Child) -> None:
    shows(play_until(sit_down(mover, "rivals", FRIENDS[:1]), decides("reveal", revealed=1)))
    page = watch(mover, hold=True)
    turned = page.get_by_role("list", name="Turned up").get_by_role("img")
    before = turned.count()
    make(keyed, mover, read_move("reveal"))
    if mover.phase == "reveal":
        expect(turned).to_have_count(before + 1)
    assert page.evaluate("seen[0]").endswith(" colour-back")
    card = page.locator(".turned-up .tint").last
    expect(card).to_have_css("opacity", "0")
    page.evaluate(LET_GO)
    expect(flights(page)).to_have_count(0)
    expect(card).to_have_css("opacity", "1")
    assert page.evaluate(GONE) == 0


def test_both_cards_of_a_pair_travel_and_its_meeple_walks_to_who_took_it(mover: Child) -> None:
    wanted = decides("take", hand=3, more=lambda view: fetches(view) is not None)
    shows(play_until(sit_down(mover, "rivals", FRIENDS[:1]), wanted))
    move = fetches(view_of(mover))
    assert move is not None
    page = watch(mover, hold=True)
    make(keyed, mover, move)
    seen = page.evaluate("seen")
    assert {named(move.cards[0]), named(move.got[0])} <= set(seen)
    assert any(one.startswith("meeple-") for one in seen)
    came = page.locator(".panel.me .lot").last.locator("svg").last
    expect(came).to_have_css("opacity", "0")
    page.evaluate(LET_GO)
    expect(came).to_have_css("opacity", "1")


def test_a_second_one_of_a_colour_is_not_given_away_before_it_has_turned_over(mover: Child) -> None:
    def busts(view: Any) -> bool:
        return bool(view.revealed) and next_card(mover) in view.revealed

    shows(play_until(sit_down(mover, "rivals", FRIENDS[:1]), decides("reveal", revealed=2, more=busts)))
    page = watch(mover, hold=True)
    make(keyed, mover, read_move("reveal"))
    expect(page.locator(".fallen .tint").last).to_have_css("opacity", "0")
    expect(page.locator(".fallen .tint").first).to_have_css("transform", "none")
    expect(page.locator("#line")).to_have_css("opacity", "0")
    page.evaluate(LET_GO)
    expect(page.locator("#line")).to_have_css("opacity", "1")


def test_what_the_other_team_hands_over_travels_with_its_back_up_and_the_line_stays(mover: Child) -> None:
    shows(play_until(sit_down(mover, "teams", FRIENDS, rounds="1"), lambda view: view.ply > 3))
    page = watch(mover, hold=True)
    page.evaluate(COMES, [f"{view_of(mover).ply} shared 1 - - - - 3", 0])
    assert page.evaluate("seen") == ["colour-back", "colour-back"]
    expect(page.locator("#line")).to_have_css("opacity", "1")


def test_what_is_asked_comes_when_all_have_walked(mover: Child) -> None:
    def fills(view: Any) -> bool:
        """One more box, after others: how many that makes is asked."""
        if is_over(view) or not view.my_turn or len(full_boxes(state_of(mover))) < FULL_FROM - 1:
            return False
        after = state_of(mover).copy()
        after.play(queens_collection.choose("tilo", view, Random(view.ply)), list)
        return after.mover >= 0 and len(full_boxes(after)) > len(full_boxes(state_of(mover)))

    shows(play_until(sit_down(mover, "coop", FRIENDS[:1], fields="2"), fills))
    page = watch(mover, hold=True)
    play(mover, Keys(mover), good_move(mover))
    mover.sees("question")
    question = page.locator("#answer")
    expect(question).to_have_css("opacity", "0")
    assert any(re.match("meeple-", one) for one in page.evaluate("seen"))
    page.evaluate(LET_GO)
    expect(question).to_have_css("opacity", "1")


def test_what_a_friend_says_makes_way_for_what_a_child_does(open_for: Open) -> None:
    child = sit_down(open_for("tablet"), "coop", FRIENDS)
    play_until(child, lambda view: not is_over(view) and view.my_turn and view.ply > 3)
    child.page.goto(f"/table/{child.game_id}")
    said = child.page.locator(".words")
    expect(said).to_be_visible()
    child.tap(child.hand.get_by_role("checkbox").first)
    expect(said).to_be_hidden()
