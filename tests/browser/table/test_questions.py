"""What bots ask, as a child meets it: heard, tapped, helped, left alone; and that a game asks often enough."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from kidsq.learning import questions
from kidsq.play.fitting import friends

from ..conftest import ALL_SIZES, Open, mostly
from ..home.test_first_game import GLOWS, follow
from ..sitting import Child, arrived, look_closely

pytestmark = pytest.mark.bots_ask

WITH_A_SUM = ["2", "3", "5", "dragon", "dragon"]
MINE = ["1", "2", "4", "7", "8"]


@pytest.fixture
def asks(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The bot asks at the first occasion, and for help unless the test wants something else; it plays as itself."""
    monkeypatch.setattr(friends, "step_of", lambda stored: None)
    monkeypatch.setattr(questions, "RATE", {"normal": 1.0})
    monkeypatch.setattr(questions, "CHECKS", 0.0)
    monkeypatch.setattr(questions, "CALM", 0)
    monkeypatch.setattr(questions, "THINKS", 0.0)
    monkeypatch.setattr(questions, "HIDES", 0.0)
    monkeypatch.setattr(questions, "VERY_LIKELY", 0.0)
    return monkeypatch


ALL_OF_IT_IS_TO_BE_TAPPED = """button => {
  const at = button.getBoundingClientRect();
  const hit = ([x, y]) => document.elementFromPoint(at.x + at.width * x, at.y + at.height * y)?.closest('button');
  return [[.5, .5], [.1, .85], [.9, .85]].every(point => hit(point) === button);
}"""


LIES_OPEN = """element => {
  const at = element.getBoundingClientRect();
  const found = document.elementsFromPoint(at.x + at.width / 2, at.y + at.height / 3);
  return at.top >= 0 && at.bottom <= innerHeight && found.length > 0 && found[0].closest('.ask') !== null;
}"""


def waiting(child: Child) -> dict[str, object]:
    ((shown,),) = child.served.rows(
        "SELECT presented_json FROM questions WHERE game_id = ? AND answered_at IS NULL", child.game_id
    )
    found: dict[str, object] = json.loads(shown)
    return found


def swap(child: Child) -> Child:
    return child.lay("8").press("Swap it")


@pytest.mark.parametrize("size", mostly(ALL_SIZES, "sideways"))
def test_a_bot_asks_and_one_tap_answers(open_for: Open, asks: pytest.MonkeyPatch, size: str) -> None:
    child = open_for(size)
    swap(child.sit(MINE, others=WITH_A_SUM, bots=["tilo"])).sees("question")
    shown = waiting(child)
    expect(child.page.get_by_text(re.compile(r"^What do \d+ and \d+ make\?$"))).to_be_visible()
    look_closely(child.page)
    for answer in child.page.locator("#answer button[name=answer]").all():
        assert answer.evaluate(ALL_OF_IT_IS_TO_BE_TAPPED)
    child.press(re.compile(f"^{shown['truth']}$")).sees("watch")
    expect(child.page.get_by_text(re.compile(r"^Yes! .* = \d+\.$")).first).to_be_visible()
    look_closely(child.page)
    (row,) = child.attempts
    assert (row["task"], row["correct"], row["rt_valid"]) == ("help_bot", 1, 1)
    assert 0 < row["rt_first_ms"] <= row["rt_total_ms"]


def test_a_claim_that_does_not_hold_is_answered_with_one_tap(child: Child, asks: pytest.MonkeyPatch) -> None:
    asks.setattr(questions, "CHECKS", 1.0)
    asks.setattr(questions, "WRONG_CLAIMS", 1.0)
    swap(child.sit(MINE, others=WITH_A_SUM, bots=["tilo"])).sees("question")
    look_closely(child.page)
    child.press("Not so").sees("watch")
    expect(child.page.get_by_text("Well spotted!").first).to_be_visible()
    child.press("Next")
    assert child.moves[-1] == "discard 2+3=5"


@pytest.mark.parametrize("size", mostly(["tablet", "phone"], "phone"))
def test_the_owl_helps_step_by_step_until_the_answer_glows(open_for: Open, asks: pytest.MonkeyPatch, size: str) -> None:
    child = open_for(size)
    swap(child.sit(MINE, others=WITH_A_SUM, bots=["tilo"])).sees("question")
    for sentence in ("Look at the rods!", "Count the dots.", "It is the one that glows."):
        child.press("Ask the owl" if size == "tablet" else "Help me")
        expect(child.page.locator("#line")).to_have_text(sentence)
        look_closely(child.page)
    child.press(re.compile(f"^{waiting(child)['truth']}$"))
    ((help_seen,),) = child.served.rows("SELECT hint_shown FROM attempts WHERE game_id = ?", child.game_id)
    assert help_seen == 5


@pytest.mark.core
def test_what_was_missed_is_asked_again_on_the_same_panel(open_for: Open, asks: pytest.MonkeyPatch) -> None:
    child = open_for("tablet", reduced_motion="no-preference")
    swap(child.sit(MINE, others=WITH_A_SUM, bots=["tilo"])).sees("question")
    comes_up = "getComputedStyle(document.querySelector('.ask')).animationName"
    assert child.page.evaluate(comes_up) == "pop"
    expect(child.page.locator(".flights")).to_have_count(0)
    missed = next(
        n for n in child.page.locator("#answer .number").all() if n.text_content() != str(waiting(child)["truth"])
    )
    child.and_then(lambda: child.tap(missed))
    expect(child.page.locator(".ask .two-rows")).to_be_visible()
    assert child.page.evaluate(comes_up) == "none"


@pytest.mark.parametrize("size", mostly(ALL_SIZES, "sideways"))
def test_a_queen_stands_on_the_track_with_her_points_and_hops_where_she_is_told(open_for: Open, size: str) -> None:
    child = open_for(size)
    child.sit(["king", "2", "4", "7", "8"], others=MINE, bots=["tilo"], beds=["moon"])
    child.lay("King").and_then(lambda: child.tap(child.bed("boat"))).sees("question")
    if size == "sideways":  # the owl's line lies under it
        asked = child.page.locator(".ask-line")
        expect(asked).to_have_text("0 and 10 more: hop there!")
        assert asked.evaluate(LIES_OPEN)
    assert child.page.locator(".step.here .walker").evaluate(LIES_OPEN)
    expect(child.page.locator(".step.here .walker b")).to_have_text("+10")
    child.press(re.compile("^10$")).sees("watch")
    expect(child.page.locator(".hopped li")).to_have_text(["0", "5", re.compile("^10")])
    expect(child.page.locator(".hopped li:last-child .walker")).to_be_visible()


@pytest.mark.parametrize("size", mostly(["phone", "sideways"], "sideways"))
def test_a_phone_says_what_the_owl_says_of_a_card_that_does_not_fit(
    open_for: Open, asks: pytest.MonkeyPatch, size: str
) -> None:
    child = open_for(size)
    swap(child.sit(MINE, others=WITH_A_SUM, bots=["tilo"])).sees("question")
    truth = str(waiting(child)["truth"])
    missed = next(n for n in child.page.locator("#answer .number").all() if n.text_content() != truth)
    child.and_then(lambda: child.tap(missed))
    expect(child.page.locator(".ask .why")).to_have_text(re.compile("are (longer|shorter) than"))
    assert child.page.locator(".ask .why").evaluate(LIES_OPEN)
    for answer in child.page.locator("#answer button[name=answer]:enabled").all():
        assert answer.evaluate(ALL_OF_IT_IS_TO_BE_TAPPED)


def test_not_now_and_a_reload_lose_nothing(child: Child, asks: pytest.MonkeyPatch) -> None:
    swap(child.sit(MINE, others=WITH_A_SUM, bots=["tilo"])).sees("question")
    before = waiting(child)
    child.page.reload()
    child.sees("question")
    assert waiting(child) == before
    child.press("Not now").sees("watch").press("Next")
    assert child.attempts == []


TURN, BOT, ANSWER = 12, 2.5, 6
"""Seconds that a child needs for a turn, a bot for a ply at the usual speed, and a child for a question."""
TEN_MINUTES = 600


def seconds_played(child: Child) -> float:
    ((mine, theirs, answers),) = child.served.rows(
        "SELECT (SELECT count(*) FROM plies WHERE seat = 0), (SELECT count(*) FROM plies WHERE seat > 0),"
        " (SELECT count(*) FROM questions WHERE answer IS NOT NULL)"
    )
    return float(TURN * mine + BOT * theirs + ANSWER * answers)


@pytest.mark.thorough
def test_ten_minutes_of_a_new_childs_games_hold_eight_attempts_and_stop_twice_at_most(child: Child) -> None:
    child.go_home()
    child.tap(child.button("Play").first)
    arrived(child.page, "First Night · kidsq")
    child.through_the_story()
    while seconds_played(child) < TEN_MINUTES:
        if child.phase == "over":
            child.tap(child.button("Play again").first)
            expect(child.table).not_to_have_attribute("data-phase", "over")
        elif child.phase == "question":
            child.and_then(lambda: child.tap(child.page.locator("#answer button[name=answer]:enabled").first))
        else:
            follow(child, child.page.evaluate(GLOWS))
    ((attempts,),) = child.served.rows("SELECT count(*) FROM attempts WHERE correct IS NOT NULL AND try_no = 1")
    assert attempts >= 8
    for stops, _ in child.served.rows(
        "SELECT count(*), game_id FROM questions WHERE task = 'jester_count' GROUP BY game_id"
    ):
        assert stops <= 2
    twice = child.served.rows("SELECT game_id, ply FROM questions GROUP BY game_id, ply HAVING count(*) > 1")
    assert twice == []
