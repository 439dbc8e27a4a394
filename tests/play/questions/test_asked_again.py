"""A sum that a friend asks for is asked again after a miss, with more to see each time; only the first try weighs."""

from __future__ import annotations

import re
from html import unescape

import pytest
from flask import Flask
from worlds import db_of

from kidsq.learning import questions
from kidsq.learning.evidence import evidence_of
from kidsq.play.practice.ask import of_stored
from kidsq.play.screen import Question
from kidsq.store.play import attempts
from kidsq.store.play import questions as stored
from kidsq.web.games.sleeping_queens.sayings import lines_of

from ..conftest import Deal
from ..playing import Browser

OTHERS = ("1", "2", "4", "10", "dragon")


@pytest.fixture
def asked(app: Flask, child: Browser, deal: Deal, monkeypatch: pytest.MonkeyPatch) -> Question:
    """A friend asks what two numbers make."""
    monkeypatch.setattr(questions.Chooser, "due", lambda chooser, past: True)
    monkeypatch.setattr(questions, "CALM", 0)
    for name in ("CHECKS", "THINKS", "HIDES", "AT_RANDOM"):
        monkeypatch.setattr(questions, name, 0.0)
    deal(child, ["1", "2", "4", "7", "8"], others=OTHERS, bots=["bruno"])
    child.swap()
    (row,) = stored.pending(db_of(app), child.game_id)
    found = of_stored(row)
    assert found is not None
    assert found.task == "help_bot"
    return found


def miss(child: Browser, asked: Question, place: int = 0) -> None:
    wrong = [choice for choice in asked.choices if choice != asked.truth]
    child.post("answer", key=child.key, answer=str(wrong[place]))


def lit(child: Browser) -> int:
    return int(re.findall(r'data-lanterns="(\d+)"', child.shown)[0])


def test_a_miss_is_shown_then_dots_then_the_answer(app: Flask, child: Browser, asked: Question) -> None:
    shown = []
    for _ in range(3):
        miss(child, asked)
        assert child.phase == "question"
        shown.append((child.shown.count('class="gap"'), "<circle" in child.shown, "answer number glow" in child.shown))
    assert shown == [(1, False, False), (1, True, False), (0, True, True)]
    child.post("answer", key=child.key, answer=str(asked.truth))
    assert child.phase != "question"
    rows = attempts.of_game(db_of(app), child.game_id)
    assert [(row.try_no, row.correct, row.hint_shown, row.hint_asked) for row in rows] == [
        (1, 0, 0, 0),
        (2, 0, 3, 0),
        (3, 0, 4, 0),
        (4, 1, 5, 0),
    ]
    assert [evidence_of(row).alone for row in rows] == [True, False, False, False]


def test_what_was_missed_is_grey_takes_no_tap_and_each_row_to_count_is_named(child: Browser, asked: Question) -> None:
    wrong = [choice for choice in asked.choices if choice != asked.truth]
    for place in (2, 0):
        miss(child, asked, place)
    grey = re.findall(r'class="n\d+ answer number said" name="answer" value="(\d+)" disabled', child.shown)
    assert grey == [str(wrong[0]), str(wrong[2])]
    one, other = asked.presented.operands  # type: ignore[union-attr]
    assert f"Count the dots: {one} and {other}." in child.shown
    assert re.findall(r'class="of"[^>]*>([^<]+)<', child.shown) == [f"{one}+{other}", str(wrong[0])]


def test_the_same_answer_sent_twice_is_one_miss(app: Flask, child: Browser, asked: Question) -> None:
    key = child.key
    wrong = next(choice for choice in asked.choices if choice != asked.truth)
    for _ in range(2):
        child.post("answer", key=key, answer=str(wrong))
    assert len(attempts.of_game(db_of(app), child.game_id)) == 1
    child.post("answer", key=child.key, answer=str(asked.truth))
    assert [row.correct for row in attempts.of_game(db_of(app), child.game_id)] == [0, 1]


def test_what_waits_is_the_same_after_a_reload_and_can_be_left_alone(child: Browser, asked: Question) -> None:
    miss(child, asked)
    before = child.look().shown
    assert before.count('class="gap"') == 1
    child.post("answer", key=child.key, skip="1")
    assert child.phase != "question"


def test_each_help_lights_one_lantern_right_or_not(child: Browser, asked: Question) -> None:
    assert lit(child) == 0
    miss(child, asked)
    assert lit(child) == 1
    child.post("answer", key=child.key, answer=str(asked.truth))
    assert lit(child) == 1
    assert any(line in unescape(child.said) for line in lines_of("en", "bruno")["thanks"])
    assert lit(child.look()) == 1


def test_what_is_left_alone_lights_none(child: Browser, asked: Question) -> None:
    child.post("answer", key=child.key, skip="1")
    assert lit(child) == 0
