"""What a question shows is one thing for each task: written, read back, and refused where it does not fit."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from kidsq.learning.payload import (
    BoxesTimes,
    BoxMissing,
    BustCount,
    Claim,
    Compare,
    Count,
    CountSet,
    FinalScore,
    HomeToGoal,
    HomeTotal,
    InvalidPayload,
    Missing,
    Payload,
    PointsNow,
    RoundScore,
    Sum,
    ToGoal,
    Total,
    from_json,
    of_offer,
    to_json,
)
from kidsq.learning.questions import Chooser, Occasion, Past
from kidsq.learning.tasks import ASKED

PLACES = tuple(range(0, 55, 5))
ALL: tuple[Payload, ...] = (
    Sum(1, "add:2+3", (3, 2), (3, 4, 5, 6, 8), 0.2, held=False),
    Claim(1, "add:2+3", (3, 2), (1, 0), 0.75, held=True, claimed=5),
    Claim(1, "add:2+3", (3, 2), (1, 0), 0.25, held=False, claimed=6),
    Missing(2, "missing:2+?=9", (2, 9), (5, 6, 7, 8, 9), 0.2, held=False),
    ToGoal(1, "to_goal:35/50", (35, 50), (5, 10, 15, 20, 25, 30), 0.1667, held=False),
    Total(15, 10, 4, PLACES),
    Count(3, 2, 4),
    Claim(1, "total:14+2", (14, 2), (1, 0), 0.25, held=True, claimed=17),
    HomeToGoal(1, "to_goal:18/24", (18, 24), tuple(range(1, 10)), 0.1111, held=False),
    BoxMissing(1, "missing:2+?=3", (2, 3), (1, 2, 3), 0.3333, held=False, about="blue"),
    CountSet(1, "count_set:4", (4,), (2, 3, 4, 5, 6), 0.2, held=False, about="blue"),
    BustCount(1, "count_set:3", (3,), (0, 1, 2, 3, 4), 0.2, held=True),
    Compare(1, "diff:9-6", (9, 6), (1, 2, 3, 4, 15), 0.2, held=False, about="child"),
    HomeTotal("total:12+2", (12, 2), tuple(range(25))),
    PointsNow("total:6+2", (6, 2), (7, 8, 9, 10, 11), "side:1"),
    BoxesTimes("times:5x3", (5, 3), (3, 6, 9, 12, 15, 18, 21, 24), "meeples"),
    FinalScore("sub:18-4", (18, 4), tuple(range(25)), "points", (6, 4)),
    RoundScore("add:6+12", (12, 6), (16, 17, 18, 19, 20), "points", (6, 2, 1)),
)


@pytest.mark.parametrize("payload", ALL, ids=repr)
def test_what_is_written_is_read_back(payload: Payload) -> None:
    assert from_json(payload.task, to_json(payload)) == payload


def test_whatever_is_asked_can_be_kept() -> None:
    assert {payload.task for payload in ALL} == set(ASKED)


@pytest.mark.parametrize("payload", ALL, ids=repr)
def test_the_truth_is_among_the_choices(payload: Payload) -> None:
    assert payload.truth in payload.choices


def test_as_it_has_always_been_kept() -> None:
    assert to_json(ALL[0]) == (
        '{"choices":[3,4,5,6,8],"claimed":null,"friend":1,"guess_p":0.2,"held":false,"operands":[3,2],'
        '"skill":"add:2+3","truth":5}'
    )
    assert to_json(Total(15, 10, 4, (0, 5))) == '{"before":15,"gained":10,"places":[0,5],"queen":4}'
    assert to_json(Count(3, 2, 4)) == '{"number":3,"players":4,"truth":2}'


def test_an_old_question_does_not_say_whether_the_bot_held_the_cards() -> None:
    shown = json.loads(to_json(ALL[0]))
    del shown["held"]
    old = from_json("help_bot", json.dumps(shown))
    assert isinstance(old, Sum)
    assert old.held


def test_every_offer_becomes_what_its_task_shows() -> None:
    seen = set()
    for number in range(300):
        chooser = Chooser("normal", None, {}, random.Random(number))
        occasion = Occasion((2, 3, 5), 35 if number % 3 else None, 50 if number % 3 else None)
        offer = chooser.offer(occasion, Past(("help_bot",), 1, easy=number % 5 == 0))
        made = of_offer(offer, 1)
        assert (made.task, made.truth, made.choices) == (offer.task, offer.truth, offer.choices)
        assert from_json(made.task, to_json(made)) == made
        seen.add(made.task)
    assert seen == {"help_bot", "check_bot", "missing_number", "points_to_goal"}


def changed(payload: Payload, **cells: Any) -> str:
    shown = {**json.loads(to_json(payload)), **cells}
    return json.dumps({name: value for name, value in shown.items() if value is not ...})


@pytest.mark.parametrize(
    ("task", "text"),
    [
        ("help_bot", "{"),
        ("help_bot", "[]"),
        ("help_bot", "{}"),
        ("help_bot", "[" * 100_000),
        ("own_sum", to_json(ALL[0])),
        ("queen_total", to_json(ALL[0])),
        ("jester_count", to_json(ALL[5])),
        ("help_bot", to_json(ALL[5])),
        ("help_bot", to_json(ALL[3])),
        ("help_bot", changed(ALL[0], truth=6)),
        ("help_bot", changed(ALL[0], operands=[])),
        ("help_bot", changed(ALL[0], operands=["3", 2])),
        ("help_bot", changed(ALL[0], operands=...)),
        ("help_bot", changed(ALL[0], choices=[5])),
        ("help_bot", changed(ALL[0], friend=None)),
        ("help_bot", changed(ALL[0], guess_p=2)),
        ("help_bot", changed(ALL[0], more=1)),
        ("check_bot", changed(ALL[1], claimed=None)),
        ("check_bot", changed(ALL[1], claimed=6)),
        ("missing_number", changed(ALL[3], operands=[2, 3, 9])),
        ("queen_total", changed(ALL[5], before="15")),
        ("queen_total", changed(ALL[5], places=[])),
        ("jester_count", changed(ALL[6], truth=4)),
        ("jester_count", changed(ALL[6], number=True)),
        ("home_to_goal", changed(ALL[8], skill="to_goal:17/24")),
        ("box_missing", changed(ALL[9], about=4)),
        ("count_set", changed(ALL[10], truth=5)),
        ("compare", changed(ALL[12], operands=[6, 9])),
        ("home_total", changed(ALL[13], choices=[12, 13])),
        ("boxes_times", changed(ALL[14], operands=[5])),
        ("final_score", changed(ALL[15], parts=["6", 4])),
        ("round_score", to_json(ALL[15])[:-1]),
    ],
)
def test_what_does_not_fit_its_task_is_refused(task: str, text: str) -> None:
    with pytest.raises(InvalidPayload):
        from_json(task, text)
