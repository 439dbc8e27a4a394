"""Help at the table fades per fact, stays where an adult has set it, and one tap is one level."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from flask import Flask

from kidsq.learning.attempt import Attempt
from kidsq.learning.model.belief import HintStep
from kidsq.learning.model.mastery import beliefs
from kidsq.play import preferences
from kidsq.store.db.database import writing
from kidsq.store.people import settings
from kidsq.store.play import attempts, estimates

from ..conftest import Deal
from ..playing import Browser
from .test_record_attempt import Named

AT = "2026-11-20T08:00:00.000Z"
SURE, LIKELY, HALF, UNKNOWN = 0.99, 0.75, 0.5, 0.1


@pytest.fixture
def mira(app: Flask, child: Browser) -> Named:
    """A child who has said three sums and ended a game."""
    named = Named(app, child)
    for _ in range(3):
        named.deal("1", "2", "3", "6", "9").turn(card=["0", "1"], total="2")
    named.db.execute("UPDATE games SET ended_at = updated_at")  # the hand that points is for a first game
    return named


def known(named: Named, steps: dict[str, HintStep] | None = None, **chances: float) -> None:
    """Let a child know facts as said, given as `add_2_3=0.9`, and everything else for sure."""
    said = {"add:" + fact[4:].replace("_", "+"): p for fact, p in chances.items()}
    found = {fact: replace(one, p=said.get(fact, SURE)) for fact, one in beliefs(()).items()}
    with writing(named.db):
        estimates.keep(named.db, named.id, found, steps or {})


def glowing(browser: Browser) -> dict[str, str]:
    """The cards that glow, by value, with the letters on them."""
    found = re.findall(r'<label class="card n\w+((?: m[A-D])*)" data-place="\d" data-card="(\w+)"', browser.shown)
    return {card: marks.replace(" m", "") for marks, card in found if marks}


def test_the_first_three_sums_of_a_child_glow_whatever_is_believed(app: Flask, child: Browser) -> None:
    named = Named(app, child)
    known(named)
    assert set(glowing(named.deal("2", "3", "5", "9", "king"))) == {"2", "3", "5"}


@pytest.mark.parametrize(
    ("p", "shown", "line"),
    [
        (UNKNOWN, {"2", "3", "5"}, "the same"),
        (0.3, {"2", "3"}, "what do they make?"),
        (HALF, set(), "Your turn!"),
        (LIKELY, set(), "There is a sum in your hand!"),
        (0.9, set(), "Your turn!"),
        (SURE, set(), "Your turn!"),
    ],
)
def test_help_with_a_sum_fades_as_it_gets_known(mira: Named, p: float, shown: set[str], line: str) -> None:
    known(mira, add_2_3=p)
    browser = mira.deal("2", "3", "5", "9", "king")
    assert set(glowing(browser)) == shown
    assert line in browser.said
    assert "Your turn. Your turn!" not in browser.said


def test_two_sums_of_a_hand_glow_each_by_what_is_known_of_it(mira: Named) -> None:
    known(mira, add_2_3=UNKNOWN, add_1_4=0.3, add_1_3=SURE)
    browser = mira.deal("2", "3", "5", "1", "4")  # 2+3=5, 1+4=5, 1+3=4, 1+2=3
    marks = glowing(browser)
    one, other = marks["2"], marks["1"]
    assert marks == {"2": one, "3": one, "5": one, "1": other, "4": other}
    assert {one, other} == {"A", "B"}
    browser.turn(card=["0", "2"], total="3")  # 1 + 3 = 4, of which nothing was shown
    assert mira.rows[-1].skill == "add:1+3"
    assert mira.rows[-1].hint_shown == 0


def test_the_row_says_the_help_with_that_sum_and_a_sentence_counts_for_all(mira: Named) -> None:
    known(mira, add_2_3=LIKELY, add_1_4=SURE)
    mira.deal("2", "3", "5", "1", "4").turn(card=["0", "3"], total="4")
    assert (mira.rows[-1].skill, mira.rows[-1].hint_shown, mira.rows[-1].hint_asked) == ("add:1+4", 2, 0)
    known(mira, add_2_3=UNKNOWN)
    mira.deal("2", "3", "5", "9", "king").turn(card=["0", "1"], total="2")
    assert (mira.rows[-1].skill, mira.rows[-1].hint_shown) == ("add:2+3", 5)


def test_what_waits_or_was_not_asked_for_is_no_help(mira: Named) -> None:
    for p in (HALF, 0.9):
        known(mira, add_2_3=p)
        mira.deal("2", "3", "5", "9", "king").turn(card=["0", "1"], total="2")
        assert mira.rows[-1].hint_shown == 0


def test_the_glow_that_comes_after_a_while_is_for_its_sum_alone(mira: Named) -> None:
    known(mira, add_2_3=HALF)
    browser = mira.deal("2", "3", "5", "1", "4")
    browser.post("hint", ply=browser.ply, auto="1")
    assert set(glowing(browser)) == {"2", "3"}
    browser.turn(card=["0", "3"], total="4")
    assert (mira.rows[-1].skill, mira.rows[-1].hint_shown) == ("add:1+4", 0)


def test_the_same_tap_on_the_owl_sent_twice_is_one_level(mira: Named) -> None:
    known(mira)
    browser = mira.deal("2", "3", "5", "9", "king")
    offered = re.findall(r'name="level" value="(\d)"', browser.shown)
    assert offered == ["1"]
    for _ in range(2):
        browser.post("hint", ply=browser.ply, level="1")
        assert "Do some cards make another one?" in browser.said
    browser.post("hint", ply=browser.ply, level="2")
    assert "There is a sum in your hand!" in browser.said
    assert browser.post("hint", ply=browser.ply, level="9").status_code == 400


def test_two_misses_bring_more_help_with_that_sum(mira: Named) -> None:
    known(mira, {"add:2+3": HintStep(2)}, add_2_3=0.9)
    assert set(glowing(mira.deal("2", "3", "5", "9", "king"))) == set()  # 1 and two more is 3: after a while
    assert "delay:10000ms" in mira.browser.shown


def test_a_pin_overrides_what_is_known_and_the_first_sums(app: Flask, child: Browser, mira: Named) -> None:
    known(mira)
    browser = mira.deal("2", "3", "5", "9", "king")
    browser.post("settings", hint="5")
    assert set(glowing(browser)) == {"2", "3", "5"}


def test_a_guest_s_help_is_that_of_any_child_and_of_this_game(child: Browser, deal: Deal, app: Flask) -> None:
    deal(child, ["1", "2", "3", "8", "9"])
    with writing(app.extensions["kidsq"].store.connection()) as db:
        for number in range(3):  # three sums of this game
            said = {"task": "own_sum", "skill": "add:1+1", "operands": "[1,1]", "correct": 1, "hint_shown": 5}
            row = {"attempt_id": f"sum{number}", "app_version": "0", "game_id": child.game_id, "ply": 0, "at": AT}
            attempts.append(db, Attempt(**row, **said))
    prior = beliefs(())["add:1+2"].p
    assert 0.7 < prior < 0.85
    assert "There is a sum in your hand!" in child.look().said


# -- an adult's pin -------------------------------------------------------------------------------------------------


def test_what_a_grown_up_set_the_gear_shows_and_does_not_change(mira: Named) -> None:
    browser = mira.deal("2", "3", "5", "9", "king")
    assert 'name="hint"' in browser.shown
    with writing(mira.db):
        preferences.pin(mira.db, settings.of_learner(mira.id), {"hint": "2", "memory": "auto", "speed": "slow"})
    browser.look()
    assert 'name="hint"' not in browser.shown
    assert "A grown-up has set this." in browser.said
    assert 'name="memory"' in browser.shown
    assert browser.post("settings", hint="5", speed="fast").status_code == 400
    assert "Ask them" in browser.said
    assert settings.read(mira.db, settings.of_learner(mira.id))["speed"] == "slow"
    assert browser.post("settings", speed="fast", memory="sparkle", hint="2").status_code == 200


def test_a_grown_up_gives_the_choice_back_with_the_usual_one(mira: Named) -> None:
    browser = mira.deal("2", "3", "5", "9", "king")
    for level in ("2", "auto"):
        with writing(mira.db):
            preferences.pin(mira.db, settings.of_learner(mira.id), {"hint": level})
    assert browser.post("settings", hint="5").status_code == 200


# -- remembered queens ------------------------------------------------------------------------------------------------


def test_a_child_that_goes_for_remembered_queens_sees_less_of_them(mira: Named) -> None:
    for number in range(3):
        browser = mira.deal("king", "king", "king", "7", "9", beds=("cat", "dog", "moon"))
        browser.turn(move="king 0")
        browser.to_my_turn()
        browser.turn(move="king 1")  # the dog goes back to her bed
        browser.to_my_turn()
        assert ("sleeper-dog" in browser.shown) == (number < 2)
        browser.turn(move="king 1")
    assert [row.hint_shown for row in mira.rows if row.task == "recall_queen"] == [5, 5, 3]


def test_a_glow_that_is_turned_off_has_been_seen_all_the_same(mira: Named) -> None:
    known(mira, add_2_3=UNKNOWN)
    browser = mira.deal("2", "3", "5", "9", "10")
    assert glowing(browser)
    browser.post("settings", hint="0")
    browser.turn(card=["0", "1"], total="2")
    assert mira.rows[-1].hint_shown == 5
    browser.to_my_turn()
    assert not glowing(browser)
