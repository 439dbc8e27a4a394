"""Nothing is lost and nothing happens twice: double taps, two tabs, reloads, closed tabs, lost connections."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from ..conftest import Complaints
from ..sitting import Child, arrived

SUM_HAND = ["2", "3", "5", "6", "9"]


def ply(page: Page, number: int) -> None:
    expect(page.locator("#table")).to_have_attribute("data-ply", str(number))


@pytest.mark.core
def test_double_tap_on_say_it_plays_once(child: Child) -> None:
    child.sit(SUM_HAND).lay("2", "3", "=", "5")
    held: list[Route] = []
    child.page.route("**/turn", lambda route: held.append(route))
    with child.page.expect_request("**/turn"):
        child.tap(child.button("Say it!"))
    child.button("Say it!").evaluate("button => { button.click(); button.form.requestSubmit(button) }")
    for route in held:
        route.continue_()
    ply(child.page, 1)
    assert child.moves == ["discard 2+3=5"]
    assert len(child.attempts) == 1
    assert len(held) == 1


def test_a_sum_goes_before_what_else_is_still_on_its_way(child: Child) -> None:
    child.sit(["2", "3", "5", "6", "6"], edition="first_night", learns=True)
    child.page.route("**/lessons", lambda route: None)
    with child.page.expect_request("**/lessons"):
        child.tap(child.button("I know"))
    child.lay("2", "3", "=", "5").press("Say it!")
    assert child.moves == ["discard 2+3=5"]


def test_older_tab_gets_the_present_table(child: Child, complaints: Complaints) -> None:
    child.sit(SUM_HAND)
    older = child.page.context.new_page()
    older.goto(child.page.url)
    ply(older, 0)
    child.lay("9").press("Swap it")
    older.get_by_role("checkbox", name="6", exact=True).check()
    older.get_by_role("button", name="Swap it").tap()
    ply(older, 1)
    expect(older.locator("#line")).to_have_text("The table has gone on. Here it is now.")
    assert child.moves == ["discard 9"]
    complaints.forgive("409")


def test_two_tabs_never_let_a_bot_play_twice(child: Child) -> None:
    child.sit(SUM_HAND, "discard 9")
    older = child.page.context.new_page()
    older.goto(child.page.url)
    child.press("Next")
    ply(child.page, 2)
    older.get_by_role("button", name="Next").tap()
    ply(older, 2)
    assert len(child.moves) == 2


def test_reload_shows_the_same_table(child: Child) -> None:
    child.sit(SUM_HAND).lay("2", "3", "=", "6").press("Say it!")
    child.page.reload()
    expect(child.table.get_by_text("Almost! 2 and 3 are shorter than 6.")).to_be_visible()
    child.lay("2", "3", "=", "5").press("Say it!")
    child.page.reload()
    child.sees("watch")
    ply(child.page, 1)
    assert child.moves == ["discard 2+3=5"]


def test_back_button_and_a_closed_tab_lose_nothing(child: Child) -> None:
    child.go_home()
    child.sit(SUM_HAND).lay("9").press("Swap it")
    child.page.go_back()
    child.tap(child.page.get_by_role("link", name="Carry on").first)
    ply(child.page, 1)
    child.page.go_back()
    child.page.go_forward()
    ply(child.page, 1)

    context = child.page.context
    child.page.close()
    again = context.new_page()
    again.goto("/")
    again.get_by_role("link", name="Carry on").first.tap()
    ply(again, 1)
    again.get_by_role("button", name="Next").tap()
    ply(again, 2)


def test_the_hand_appears_where_it_points(child: Child) -> None:
    child.page.add_init_script(
        "window.flights = 0; document.addEventListener('transitionrun', e => { flights += e.target.id === 'pointer' })"
    )
    child.sit(SUM_HAND)
    expect(child.page.locator("#pointer")).to_be_visible()
    assert (
        child.page.evaluate(
            "new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(() => drawn(flights))))"
        )
        == 0
    )
    child.lay("2")
    child.page.wait_for_function("() => flights > 0")


def test_leaving_keeps_the_game_under_carry_on(child: Child) -> None:
    child.sit(SUM_HAND).lay("9").press("Swap it")
    child.tap(child.button("Home").first)
    arrived(child.page, "kidsq: wake the queens")
    child.tap(child.button("New game"))
    expect(child.page.locator("#table")).to_have_attribute("data-ply", "0")
    child.go_home()
    expect(child.page.locator(f'a[href="/table/{child.game_id}"]')).to_be_visible()


# As htmx tells it.
LOOK_IS_LOST = """() => {
  const requestConfig = { verb: 'get', path: `${location.pathname}/news?seen=0`, formData: new FormData() };
  const detail = { requestConfig, xhr: null };
  document.querySelector('#table').dispatchEvent(new CustomEvent('htmx:sendError', { bubbles: true, detail }));
}"""


def never_arrives(route: Route) -> None:
    route.abort()


def answer_is_lost(route: Route) -> None:
    route.fetch()
    route.abort()


@pytest.mark.core
@pytest.mark.parametrize(
    ("fate", "cards", "moves"),
    [
        pytest.param(never_arrives, ("2", "3", "=", "5"), ["discard 2+3=5"], marks=pytest.mark.full),
        (answer_is_lost, ("2", "3", "=", "5"), ["discard 2+3=5"]),
        pytest.param(answer_is_lost, ("2", "3", "=", "6"), [], marks=pytest.mark.full),
    ],
)
def test_lost_connection_is_said_and_the_same_form_goes_through_later(
    child: Child, complaints: Complaints, fate: Any, cards: tuple[str, ...], moves: list[str]
) -> None:
    child.sit(SUM_HAND, hint="2").lay(*cards)
    lost = child.page.get_by_text("Looking for the game …")
    child.page.route("**/turn", fate, times=1)
    expect(lost).to_be_hidden()
    child.tap(child.button("Say it!"))
    expect(lost).to_be_visible()
    expect(lost).to_be_hidden()
    ply(child.page, len(moves))
    assert child.moves == moves
    assert len(child.attempts) == 1
    complaints.forgive("ERR_FAILED|^htmx:")


def test_a_server_that_cannot_answer_is_not_asked_for_ever(child: Child, complaints: Complaints) -> None:
    page = child.page
    page.clock.install()
    child.sit(SUM_HAND, hint="2").lay("2", "3", "=", "5")
    asked: list[str] = []
    page.route("**/turn", lambda route: (asked.append(route.request.url), route.fulfill(status=500)))
    child.tap(child.button("Say it!"))
    stuck = page.get_by_text("The game does not answer.")
    for tries in range(2, 6):
        expect(stuck).to_be_hidden()
        for _ in range(200):  # the page's clock stands while its answer comes
            if len(asked) >= tries:
                break
            page.clock.run_for(500)
        assert len(asked) == tries
    expect(stuck).to_be_visible()
    page.clock.run_for(60_000)
    assert len(asked) == 5
    expect(page.locator(".on-its-way, [aria-busy=true]")).to_have_count(0)
    page.unroute("**/turn")
    page.get_by_role("link", name="Open it again").click()
    ply(page, 0)
    expect(stuck).to_be_hidden()
    complaints.forgive("500|^htmx:")


def test_a_tap_that_has_not_arrived_is_not_forgotten_over_a_look_for_news(child: Child, complaints: Complaints) -> None:
    """At a table with other tablets the page asks for news all the time, also while the line is down."""
    page = child.sit(SUM_HAND).lay("2", "3", "=", "5").page
    anything = re.compile("/(turn|news)")
    page.route(anything, lambda route: route.abort())
    child.tap(child.button("Say it!"))
    expect(page.get_by_text("Looking for the game …")).to_be_visible()
    page.evaluate(LOOK_IS_LOST)
    page.unroute(anything)
    ply(page, 1)
    assert child.moves == ["discard 2+3=5"]
    complaints.forgive("ERR_FAILED|^htmx:")


def test_bot_whose_answer_was_lost_plays_once(child: Child, complaints: Complaints) -> None:
    child.sit(SUM_HAND, "discard 9")
    child.page.route("**/next", answer_is_lost, times=1)
    child.tap(child.button("Next"))
    expect(child.page.get_by_text("Looking for the game …")).to_be_visible()
    ply(child.page, 2)
    expect(child.page.get_by_text("Looking for the game …")).to_be_hidden()
    assert len(child.moves) == 2
    complaints.forgive("ERR_FAILED|^htmx:")
