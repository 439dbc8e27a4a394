"""On a slow line each tap is answered at once by the screen itself, and sent once."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from .collection import ASKED_TIDYING, is_asked, sit_down
from .conftest import Complaints, mostly
from .sitting import Child
from .table.test_finale import win
from .table.test_tidying import Fingers, choose, good_move

SUM_HAND = ["2", "3", "5", "6", "9"]
KING_HAND = ["king", "2", "4", "9", "10"]

# Within the very task in which it was tapped, nothing has come over the line yet.
TAPPED = """tapped => {
  tapped.click();
  const seen = [tapped.closest('.on-its-way') !== null, document.querySelector('[aria-busy=true]') !== null];
  tapped.click();
  return seen;
}"""
"""And at once tapped again."""


def says(child: Child) -> Locator:
    child.sit(SUM_HAND).lay("2", "3", "=", "5")
    return child.button("Say it!")


def wakes(child: Child) -> Locator:
    child.sit(KING_HAND).lay("King")
    return child.bed("tree")


def goes_on(child: Child) -> Locator:
    return child.sit(SUM_HAND, "discard 9").button("Next")


def asks_the_owl(child: Child) -> Locator:
    owl = child.sit(SUM_HAND).button("Ask the owl")
    owl.evaluate("owl => delete owl.dataset.allSaid")
    return owl


def answers(child: Child) -> Locator:
    return child.sit(KING_HAND, "king 0", beds=["heart"]).sees("question").button(re.compile("^20$"))


def points(child: Child) -> Locator:
    return child.sit(["jester", "2", "4", "9", "10"], "jester", next_cards=["7"]).sees("question").button("Bruno")


def lets_it_be(child: Child) -> Locator:
    return child.sit(KING_HAND, "king 0", beds=["heart"]).sees("question").button("Not now")


def gives_in(child: Child) -> Locator:
    moves = ["king 0", "knight 0 moon"]
    return child.sit(KING_HAND, *moves, others=["knight"], beds=["moon"]).sees("defend").button("Wave goodbye")


def takes_the_tablet(child: Child) -> Locator:
    return child.sit(SUM_HAND, bots=(), people=2).sees("curtain").button("I am Player 1")


def knows(child: Child) -> Locator:
    child.sit(KING_HAND, learns=True, show=False)
    child.post(f"/table/{child.game_id}/lessons", lessons="seen", lesson="0 prologue")
    child.page.goto(f"/table/{child.game_id}")
    return child.button("I know")


def chooses(child: Child) -> Locator:
    return child.sit(SUM_HAND).open_gear().page.get_by_role("radio", name="fives")


def turns_up(child: Child) -> Locator:
    sit_down(child, "rivals", ["bruno"], rounds="1").page.goto(f"/table/{child.game_id}")
    return child.button("Turn up!")


def stops(child: Child) -> Locator:
    turns_up(child)
    return child.button(re.compile("^Stop"))


def puts_right(child: Child) -> Locator:
    """All of a good move is chosen; the button is still to be pressed."""
    sit_down(child, "coop", ["bruno"]).page.goto(f"/table/{child.game_id}")
    choose(child, Fingers(child), good_move(child))
    return child.page.locator("#go")


def hops(child: Child) -> Locator:
    is_asked(sit_down(child, "coop", ["bruno"]), ASKED_TIDYING["track"]).page.goto(f"/table/{child.game_id}")
    return child.button(re.compile("^8$"))


DECISIONS = (
    says,
    wakes,
    goes_on,
    asks_the_owl,
    answers,
    points,
    lets_it_be,
    gives_in,
    takes_the_tablet,
    knows,
    chooses,
    turns_up,
    stops,
    puts_right,
    hops,
)
MOSTLY = (says, wakes, asks_the_owl, answers, takes_the_tablet, turns_up)
"""One of each kind of form; the others are soak's."""


def hold(child: Child) -> list[Route]:
    """What is sent from now on, and stays on its way until the test lets it go."""
    held: list[Route] = []
    child.page.route(
        re.compile("/(table/|play)"),
        lambda route: held.append(route) if route.request.method == "POST" else route.continue_(),
    )
    return held


@pytest.fixture
def sent(child: Child) -> list[Route]:
    """What is sent, held from the beginning."""
    return hold(child)


def let_go(child: Child, sent: list[Route]) -> None:
    """Let arrive what was sent, once."""
    while not sent:
        child.page.wait_for_timeout(20)  # in which Playwright hears of it
    assert len(sent) == 1
    sent[0].continue_()


@pytest.mark.parametrize("decision", mostly(DECISIONS, *MOSTLY))
def test_a_tap_at_the_table_is_answered_before_the_line_answers(
    child: Child, sent: list[Route], decision: Callable[[Child], Locator]
) -> None:
    target = decision(child)
    expect(target).to_be_enabled()
    assert target.evaluate(TAPPED) == [True, True]
    expect(child.page.locator(".on-its-way")).to_have_count(1)
    let_go(child, sent)
    expect(child.page.locator(".on-its-way, [aria-busy=true]")).to_have_count(0)
    assert len(sent) == 1


@pytest.mark.parametrize("fate", [Route.abort, lambda route: route.fulfill(status=503)], ids=["lost", "refused"])
def test_a_tap_that_was_lost_stays_on_its_way_until_it_has_arrived(
    child: Child, complaints: Complaints, fate: Callable[[Route], None]
) -> None:
    say = says(child)
    child.page.route("**/turn", lambda route: fate(route), times=1)
    say.evaluate(TAPPED)
    expect(child.page.get_by_text("Looking for the game …")).to_be_visible()
    expect(child.page.locator("#say.on-its-way")).to_have_count(1)
    expect(child.table).to_have_attribute("data-ply", "1")
    expect(child.page.locator(".on-its-way, [aria-busy=true]")).to_have_count(0)
    complaints.forgive("ERR_FAILED|503|^htmx:")


# As htmx tells it, on a page that sends nothing again.
REFUSED = """label => {
  label.click();
  const tell = (kind, detail) => document.dispatchEvent(new CustomEvent(kind, { detail }));
  const xhr = { status: 500 }, requestConfig = { verb: 'post', path: '/', triggeringEvent: { type: 'change' } };
  tell('htmx:beforeSend', { xhr, requestConfig, target: document.body });
  const begun = label.classList.contains('on-its-way');
  tell('htmx:responseError', { xhr, requestConfig });
  tell('htmx:afterRequest', { xhr, requestConfig, successful: false });
  return begun;
}"""


def test_a_tap_that_was_refused_and_is_not_sent_again_may_be_tapped_again(child: Child) -> None:
    child.page.goto("/ways")
    assert child.page.locator("label.book").first.evaluate(REFUSED)
    expect(child.page.locator(".on-its-way, [aria-busy=true]")).to_have_count(0)


def test_what_goes_by_itself_was_tapped_by_nobody(child: Child, sent: list[Route]) -> None:
    child.sit(SUM_HAND, "discard 9", speed="fast")
    if not sent:
        child.page.wait_for_event("request", lambda request: request.url.endswith("/next"))
    expect(child.page.locator(".on-its-way, [aria-busy=true]")).to_have_count(0)


@pytest.mark.parametrize("where", mostly(["/", "/ways#players"], "/", "/ways#players"))
def test_play_is_answered_at_once_and_played_once(child: Child, sent: list[Route], where: str) -> None:
    child.page.goto(where)
    play: Any = child.button("Play").last
    assert play.evaluate(TAPPED) == [True, True]
    let_go(child, sent)
    expect(child.table).to_be_visible()


@pytest.mark.parametrize("button", mostly(["Play again", "Home", "Hugo would like to play with you!"], "Play again"))
def test_at_the_end_of_a_game_each_way_on_is_answered_at_once(child: Child, button: str) -> None:
    win(child, 0)
    sent = hold(child)
    on = child.button(button)
    expect(on).to_be_enabled()
    assert on.evaluate(TAPPED) == [True, True]
    let_go(child, sent)
    expect(child.page.locator(".table.over")).to_have_count(0)


# What is laid in the tray is the screen's own: within the very task of the tap it lies there.
SIGNED = """sign => {
  const slots = () => document.querySelector('#sum').innerHTML;
  const before = slots();
  sign.click();
  return slots() !== before;
}"""


def test_the_sign_of_a_sum_is_laid_without_the_line(child: Child, sent: list[Route]) -> None:
    child.sit(SUM_HAND).lay("2", "3")
    assert child.button("is the same as").evaluate(SIGNED)
    assert sent == []
