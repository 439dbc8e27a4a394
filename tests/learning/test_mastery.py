"""What the model says of a child, one idea each."""

import math
import random
from dataclasses import replace
from datetime import timedelta

import pytest
from answers import row
from hypothesis import given, settings
from hypothesis import strategies as st

from kidsq.arithmetic.skills import group_of
from kidsq.arithmetic.sums.facts import FACTS, addends_of
from kidsq.learning.evidence import evidence_of
from kidsq.learning.model.belief import Belief
from kidsq.learning.model.claims import Luck
from kidsq.learning.model.explain import reasons
from kidsq.learning.model.mastery import Tally, estimate, label_of, mastery
from kidsq.learning.model.two_state_model import MANNERS, chances, step_of
from tests.learning.pupils import START, answer

LATER = START + timedelta(days=5)
QUICK = [answer(day=day, seconds=1.6) for day in (0, 1, 2, 3)]


def known(evidence, skill="add:2+3", now=LATER):
    return mastery(evidence, now)[skill]


def log_odds(p):
    return math.log(p / (1 - p))


def test_there_are_25_facts_up_to_ten():
    assert len(FACTS) == len(set(FACTS)) == 25
    assert all(sum(addends_of(fact)) <= 10 and group_of(fact) for fact in FACTS)


def test_a_child_of_whom_nothing_is_known_has_every_fact_unseen_and_uncertain():
    estimates = mastery([], LATER)
    assert list(estimates) == list(FACTS)
    assert {one.label for one in estimates.values()} == {"not seen"}
    assert all(one.n == 0 and one.high - one.low > 0.3 for one in estimates.values())


def test_small_sums_are_likelier_known_than_large_ones_before_anything_is_seen():
    estimates = mastery([], LATER)
    assert estimates["add:1+1"].p > estimates["add:2+3"].p > estimates["add:3+4"].p > estimates["add:4+6"].p


def test_quick_right_answers_on_several_days_are_fast_and_sure():
    one = known(QUICK)
    assert (one.label, one.n) == ("fast and sure", 4)
    assert 0.9 <= one.p <= 1


def test_slow_right_answers_are_counting_and_not_sure():
    counted = [answer("add:4+5", day, seconds=4.8) for day in (0, 1, 2, 3)]
    assert known(counted, "add:4+5").p < 0.5


def test_wrong_answers_weigh_against():
    assert known([*QUICK, *(answer(day=4, right=False) for _ in range(3))]).p < known(QUICK).p - 0.3


def test_a_fact_speaks_for_its_family_and_a_little_for_all():
    before, after = mastery([], LATER), mastery([answer("add:4+4", day, seconds=1.6) for day in (0, 1, 2)], LATER)
    moved = {fact: log_odds(after[fact].p) - log_odds(before[fact].p) for fact in FACTS}
    assert moved["add:3+3"] > moved["add:3+6"] > 0


def test_answers_with_help_move_nothing():
    helped = [answer(day=day, right=right, alone=False) for day in (0, 1, 2) for right in (True, False)]
    assert mastery([*QUICK, *helped], LATER) == mastery(QUICK, LATER)


@pytest.mark.parametrize(
    "cells",
    [
        {"hint_shown": 1},
        {"try_no": 2},
        {"correct": None},
        {"n_options": 1, "guess_p": 1.0},
        {"n_options": 1, "guess_p": None},
    ],
)
def test_rows_that_carry_no_weight(cells):
    usual = {"task": "help_bot", "skill": "add:2+3", "correct": 1, "n_options": 4, "guess_p": 0.25}
    assert evidence_of(row(**usual)).alone
    assert not evidence_of(row(**{**usual, **cells})).alone


def test_the_order_of_the_rows_does_not_matter():
    rows = [*QUICK, answer("add:3+4", 1.5, right=False), answer("add:1+1", 2.5)]
    shuffled = rows[:]
    random.Random(1).shuffle(shuffled)
    assert mastery(rows, LATER) == mastery(shuffled, LATER)


def test_answers_after_the_moment_asked_about_are_not_looked_at():
    assert mastery([*QUICK, answer(day=30, right=False)], LATER) == mastery(QUICK, LATER)


def test_one_day_is_not_enough_for_sure():
    one = known([answer(day=n / 100, seconds=1.5) for n in range(6)])
    assert one.p > 0.9
    assert one.label == "nearly"
    assert "one_more_day" in [reason.code for reason in reasons(one, LATER)]


def test_what_was_sure_gets_rusty_and_never_fails_by_age_alone():
    now = START + timedelta(days=200)
    one = known(QUICK, now=now)
    assert one.label == "rusty"
    assert 0.4 < one.p < 0.9
    again = [answer(day=day, seconds=1.6) for day in (199.7, 199.8, 199.9)]
    assert known([*QUICK, *again], now=now).label == "fast and sure"


def test_what_was_right_on_more_days_is_forgotten_more_slowly():
    later = START + timedelta(days=100)
    beliefs = [Belief("add:2+3", 0.95, 0.0, Tally(9, 9, days, last=START)) for days in (1, 2, 4)]
    once, twice, four_times = (estimate(one, later).p for one in beliefs)
    assert 0.5 < once < twice < four_times < 0.95


@pytest.mark.parametrize("manner", MANNERS)
def test_an_answer_is_either_right_or_wrong(manner):
    """Whatever a child knows, and however it answers: both chances together are one."""
    right, wrong = (step_of(answer(right=right), None, Luck(1 / 6), (0.0, 0.0)) for right in (True, False))
    for if_right, if_wrong in zip(chances(right, manner), chances(wrong, manner), strict=True):
        assert if_right + if_wrong == pytest.approx(1)


def test_whoever_answers_faster_than_anyone_reads_and_at_chance_is_guessing():
    rng = random.Random(3)
    rows = [
        answer(rng.choice(FACTS), day=n // 8, right=rng.random() < 1 / 6, seconds=rng.uniform(0.0, 0.5))
        for n in range(60)
    ]
    estimates = mastery(rows, LATER + timedelta(days=5))
    assert all(one.manner == "guesses" and one.label != "fast and sure" for one in estimates.values())


def test_always_saying_yes_earns_nothing():
    rng = random.Random(4)
    claims = [
        answer(
            "add:2+3",
            day=n // 8,
            right=(true := rng.random() < 0.75),
            seconds=None,
            task="check_bot",
            guess_p=0.75 if true else 0.25,
        )
        for n in range(40)
    ]
    one = known([*QUICK, *claims], now=START + timedelta(days=6))
    assert (one.manner, one.label) == ("says yes", "nearly")


def claim(day, right, holds=True):
    return answer("add:2+3", day, right, seconds=None, task="check_bot", guess_p=0.75 if holds else 0.25)


@pytest.mark.parametrize(
    ("claims", "manner"),
    [
        ([claim(n, right=True) for n in range(2)], "tries"),
        ([claim(n, right=True) for n in range(3)], "only yes"),
        ([*(claim(n, right=True) for n in range(2)), claim(5, right=False, holds=False)], "only yes"),
        ([*(claim(n, right=True) for n in range(3)), claim(5, right=True, holds=False)], "tries"),
        ([*(claim(n, right=True) for n in range(3)), *(claim(5, right=False, holds=False),) * 2], "says yes"),
    ],
)
def test_who_has_never_said_not_so_is_called_sure_of_nothing_from_the_third_claim_on(claims, manner):
    one = known([*QUICK, *claims], now=START + timedelta(days=8))
    assert (one.manner, one.label) == (manner, "fast and sure" if manner == "tries" else "nearly")


def test_a_sum_of_its_own_hand_is_rather_one_that_a_child_knows():
    rows = [answer(day=day, seconds=None) for day in range(3)]
    said, laid = known(rows), known([replace(row, task="own_sum") for row in rows])
    assert laid.p > said.p


@pytest.mark.parametrize("late", [-1.0, 1.0])
def test_a_device_that_is_a_second_off_does_not_turn_knowing_into_counting(late):
    rng = random.Random(7)
    rows = []
    for n in range(60):
        skill = FACTS[n % 25]
        steps = min(addends_of(skill))
        seconds = 1.7 if steps < 3 else 1.2 + 0.9 * steps
        rows.append(answer(skill, n // 12, seconds=max(0.2, seconds * rng.lognormvariate(0, 0.2) + late)))
    estimates = mastery(rows, LATER)
    easy = [estimates[skill].p for skill in FACTS if min(addends_of(skill)) == 2]
    hard = [estimates[skill].p for skill in FACTS if min(addends_of(skill)) >= 4]
    assert sum(easy) / len(easy) > sum(hard) / len(hard) + 0.3


def test_a_device_without_a_baseline_still_tells_quick_from_slow():
    quick = [answer("add:4+5", day, seconds=1.5, motor=None) for day in (0, 1, 2)]
    slow = [answer("add:4+5", day, seconds=5.0, motor=None) for day in (0, 1, 2)]
    assert known(quick, "add:4+5").p > known(slow, "add:4+5").p + 0.3


def test_skills_that_are_no_sums_stand_apart():
    claims = [answer("count:7/3", day, task="jester_count", right=False) for day in (0, 1, 2)]
    both = mastery([*QUICK, *claims], LATER)
    assert both["count:7/3"].p < 0.4
    assert abs(both["add:1+1"].p - mastery(QUICK, LATER)["add:1+1"].p) < 0.05


@pytest.mark.parametrize("n", [1, 2, 4])
def test_one_or_two_quick_answers_are_no_manner(n):
    rows = [answer(f"add:{number}+4", right=False, seconds=0.2, guess_p=0.2) for number in range(1, n + 1)]
    assert all(one.manner == "tries" for one in mastery(rows, START).values())


@pytest.mark.parametrize(
    ("p", "then", "n", "right", "days", "manner", "label"),
    [
        (0.99, 0.99, 1, 1, 1, "tries", "not seen"),
        (0.85, 0.85, 3, 3, 2, "tries", "fast and sure"),
        (0.8499, 0.8499, 3, 3, 2, "tries", "nearly"),
        (0.95, 0.95, 2, 2, 2, "tries", "nearly"),
        (0.95, 0.95, 5, 5, 1, "tries", "nearly"),
        (0.95, 0.95, 5, 5, 3, "guesses", "nearly"),
        (0.80, 0.95, 5, 5, 3, "tries", "rusty"),
        (0.80, 0.80, 5, 5, 3, "tries", "nearly"),
        (0.30, 0.30, 5, 2, 2, "tries", "working it out"),
    ],
)
def test_no_label_breaks_its_rule(p, then, n, right, days, manner, label):
    assert label_of(p, then, Tally(n, right, days), manner) == label


def test_an_estimate_explains_itself():
    rows = [answer(day=day, seconds=seconds) for day, seconds in ((0, 2.1), (0.1, 1.9), (1, 2.0), (2, 2.4), (2.1, 1.8))]
    found = {reason.code: reason.values for reason in reasons(known(rows), LATER)}
    assert found == {"right_without_help": (5, 5, 3), "seconds": (2.0,)}


def test_hundreds_of_sums_and_thousands_of_answers_are_borne():
    skills = [f"add:{a}+{b}" for a in range(3, 30) for b in range(a + 2, 30)]
    wide = [answer(skill, n / 300, right=n % 3 > 0, seconds=n % 7) for n, skill in enumerate(skills)]
    deep = [answer("add:1+1", n / 700, right=n % 5 > 0) for n in range(3000)]
    estimates = mastery([*wide, *deep], LATER)
    assert estimates["add:1+1"].n == 3000
    assert len(estimates) == len({*FACTS, *skills})


ANSWERS = st.builds(
    answer,
    skill=st.sampled_from([*FACTS, "add:2+3+4", "missing:2+?=9", "total:15+10", "pair", "recall", "odd"]),
    day=st.floats(0, 400),
    right=st.booleans(),
    seconds=st.one_of(st.none(), st.floats(-0.9, 100)),
    device=st.sampled_from(["", "d1", "d2"]),
    task=st.sampled_from(["help_bot", "own_sum", "check_bot"]),
    guess_p=st.floats(0, 0.999),
    motor=st.one_of(st.none(), st.floats(0, 20)),
    alone=st.booleans(),
)


@settings(max_examples=10, deadline=None)
@given(st.lists(ANSWERS, max_size=25))
def test_every_estimate_is_a_chance_within_its_interval(rows):
    for one in mastery(rows, START + timedelta(days=500)).values():
        assert 0 <= one.low <= one.p <= one.high <= 1
        assert one.label != "fast and sure" or (one.p >= 0.9 and one.tally.right >= 3 and one.tally.days >= 2)
        assert (one.label == "not seen") == (one.n < 2)
