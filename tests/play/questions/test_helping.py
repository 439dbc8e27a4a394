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
SURE = 0.99


@pytest.fixture
def mira(app: Flask, child: Browser) -> Named:
    """A child who has said three sums and ended a game."""
    named = Named(app, child)
    for _ in range(3):
        named.deal("1", "2", "3", "6", "9").turn(card=["0", "1"], total="2")
    # The hand that points is for a first game.
    named.db.execute("UPDATE games SET ended_at = updated_at, result_json = '{}'")
    return named


def known(named: Named, steps: dict[str, HintStep] | None = None) -> None:
    """Let a child know every fact for sure."""
    found = {fact: replace(one, p=SURE) for fact, one in beliefs(()).items()}
    with writing(named.db):
        estimates.keep(named.db, named.id, found, steps or {})


def glowing(browser: Browser) -> dict[str, str]:
    """The cards that glow, by value, with the letters on them."""
    found = re.findall(r'<label class="card n\w+((?: m[A-D])*)" data-place="\d" data-card="(\w+)"', browser.shown)
    return {card: marks.replace(" m", "") for marks, card in found if marks}


def said(named: Named, *levels: int, skill: str = "add:2+3") -> None:
    """Let a child have come so far with the family of a sum: it has said one sum, and then of this family as many
    as bring it to the last of these levels."""
    rows = [("add:1+1", 1), *((skill, int(right)) for right in levels)]
    with writing(named.db):
        named.db.execute("DELETE FROM attempts WHERE task = 'own_sum'")
        for number, (fact, right) in enumerate(rows):
            own = {"task": "own_sum", "skill": fact, "operands": "[1,1]", "correct": right, "p_before": SURE}
            row = {
                "attempt_id": f"sum{number}",
                "app_version": "0",
                "game_id": named.browser.game_id,
                "ply": -1 - number,
            }
            attempts.append(named.db, Attempt(**row, at=f"2026-11-20T08:00:{number:02}.000Z", learner=named.id, **own))


RIGHT, MISSED = 1, 0


def test_the_first_sum_of_a_child_glows_whatever_is_believed(app: Flask, child: Browser) -> None:
    named = Named(app, child)
    known(named)
    assert set(glowing(named.deal("2", "3", "5", "9", "king"))) == {"2", "3", "5"}


@pytest.mark.parametrize(
    ("sums", "shown", "line"),
    [
        ([MISSED], {"2", "3", "5"}, "the same"),
        ([], {"2", "3"}, "what do they make?"),
        ([RIGHT], {"2"}, "Which card goes with the 2?"),
        ([RIGHT] * 2, set(), "There is a sum in your hand!"),
        ([RIGHT] * 3, set(), "Your turn!"),
        ([RIGHT] * 4, set(), "Your turn!"),
        ([*[RIGHT] * 4, MISSED], set(), "There is a sum in your hand!"),
        ([*[RIGHT] * 4, MISSED, MISSED], {"2"}, "Which card goes with the 2?"),
    ],
)
def test_help_with_a_family_goes_and_comes_back_level_by_level(mira: Named, sums, shown, line) -> None:
    said(mira, *sums)
    browser = mira.deal("2", "3", "5", "9", "king")
    assert set(glowing(browser)) == shown
    assert line in browser.said
    assert "Your turn. Your turn!" not in browser.said


def test_each_sum_of_a_hand_glows_by_its_own_family(mira: Named) -> None:
    said(mira, RIGHT, RIGHT, RIGHT, RIGHT, skill="add:1+3")  # plus one: 1+4 and 1+2, too
    browser = mira.deal("2", "3", "5", "1", "4")  # 2+3=5, 1+4=5, 1+3=4, 1+2=3
    marks = glowing(browser)
    assert set(marks) == {"2", "3"}
    browser.turn(card=["0", "2"], total="3")  # 1 + 3 = 4, of which nothing was shown
    assert mira.rows[-1].skill == "add:1+3"
    assert mira.rows[-1].hint_shown == 0


def test_the_row_says_the_help_that_was_seen_with_the_sum(mira: Named) -> None:
    said(mira, RIGHT, RIGHT)
    browser = mira.deal("2", "3", "5", "9", "king")
    browser.turn(card=["0", "1"], total="2")
    assert (mira.rows[-1].skill, mira.rows[-1].hint_shown, mira.rows[-1].hint_asked) == ("add:2+3", 2, 0)


def test_while_a_miss_is_explained_the_hand_shows_no_more_than_before(mira: Named) -> None:
    said(mira, RIGHT, RIGHT, RIGHT)
    browser = mira.deal("2", "3", "5", "9", "king")
    browser.turn(card=["0", "1"], total="3")
    assert not glowing(browser)
    browser.turn(card=["0", "1"], total="2")
    assert [(row.try_no, row.correct) for row in mira.rows[-2:]] == [(1, 0), (2, 1)]
    assert mira.rows[-1].hint_shown >= 3
    assert "There is a sum in your hand!" in mira.deal("2", "3", "5", "9", "king").said


def test_the_other_card_comes_after_a_while(mira: Named) -> None:
    said(mira, RIGHT)
    browser = mira.deal("2", "3", "5", "9", "dragon")
    assert "delay:10000ms" in browser.shown
    browser.post("hint", ply=browser.ply, auto="1")
    assert set(glowing(browser)) == {"2", "3"}
    assert "delay:10000ms" not in browser.shown
    browser.turn(card=["0", "1"], total="2")
    assert (mira.rows[-1].hint_shown, mira.rows[-1].hint_asked) == (4, 0)


def test_the_same_tap_on_the_owl_sent_twice_is_one_level(mira: Named) -> None:
    said(mira, RIGHT, RIGHT, RIGHT, RIGHT)
    browser = mira.deal("2", "3", "5", "9", "king")
    offered = re.findall(r'name="level" value="(\d)"', browser.shown)
    assert offered == ["1"]
    for _ in range(2):
        browser.post("hint", ply=browser.ply, level="1")
        assert "Do some cards make another one?" in browser.said
    browser.post("hint", ply=browser.ply, level="2")
    assert "There is a sum in your hand!" in browser.said
    assert browser.post("hint", ply=browser.ply, level="9").status_code == 400


def test_two_misses_of_a_friend_s_question_bring_more_help_with_that_sum(mira: Named) -> None:
    said(mira, RIGHT, RIGHT, RIGHT, RIGHT)
    known(mira, {"add:2+3": HintStep(2)})
    assert set(glowing(mira.deal("2", "3", "5", "9", "king"))) == {"2"}


def test_a_pin_overrides_what_is_known_and_the_first_sums(app: Flask, child: Browser, mira: Named) -> None:
    said(mira, RIGHT, RIGHT, RIGHT, RIGHT)
    browser = mira.deal("2", "3", "5", "9", "king")
    browser.post("settings", hint="5")
    assert set(glowing(browser)) == {"2", "3", "5"}


def test_a_guest_s_help_goes_on_with_the_sums_of_this_game(child: Browser, deal: Deal, app: Flask) -> None:
    deal(child, ["1", "2", "3", "dragon", "wand"])
    assert set(glowing(child.look())) == {"1", "2", "3"}
    with writing(app.extensions["kidsq"].store.connection()) as db:
        own = {"task": "own_sum", "skill": "add:1+1", "operands": "[1,1]", "correct": 1, "hint_shown": 5}
        row = {"attempt_id": "sum", "app_version": "0", "game_id": child.game_id, "ply": -1, "at": AT}
        attempts.append(db, Attempt(**row, **own))
    assert set(glowing(child.look())) == {"1", "2"}


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
    said(mira, MISSED)
    browser = mira.deal("2", "3", "5", "9", "10")
    assert glowing(browser)
    browser.post("settings", hint="0")
    browser.turn(card=["0", "1"], total="2")
    assert mira.rows[-1].hint_shown == 5
    browser.to_my_turn()
    assert not glowing(browser)
