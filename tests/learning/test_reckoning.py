"""What is kept from one answer to the next says what a first reckoning of all of them says."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.model.claims import is_claim
from kidsq.learning.model.mastery import Reckoning, beliefs, still_telling
from kidsq.learning.model.posterior import in_hindsight
from tests.learning.pupils import answer

SKILLS = (FACTS[0], FACTS[9], "times:3x4")
"""Few, so that many histories hold more answers of a fact than are weighed."""
CLOSE = 1e-9


def history(rng):
    """Some answers of a child, oldest first: two devices, claims, times with and without a measured tap, help."""
    day, seconds = 0.0, (None, None, None, 0.6, 1.5, 2.6, 45.0) if rng.random() < 0.3 else (None,)
    for _ in range(rng.randrange(1, 50)):
        day += rng.choice((0, 0.001, 0.3, 2, 30))
        yield answer(
            rng.choice(SKILLS),
            day,
            rng.random() < 0.75,
            rng.choice(seconds),
            task=rng.choice(("help_bot", "own_sum", "check_bot")),
            device=rng.choice(("d1", "d2")),
            guess_p=rng.choice((0.2, 0.25, 0.75)),
            motor=rng.choice((0.9, 0.7, None)),
            alone=rng.random() < 0.9,
        )


def figures(found):
    return {skill: (one.p, one.variance) for skill, one in found.items()}


@pytest.mark.parametrize("histories", [100, pytest.param(10_000, marks=pytest.mark.thorough)])
@pytest.mark.full
def test_answer_by_answer_every_figure_is_that_of_a_first_reckoning(histories):
    rng = random.Random(histories)
    for _ in range(histories):
        rows = list(history(rng))
        reckoning, looked_at = Reckoning(), rng.choice((0.0, 0.02, 0.2))
        for row in rows:
            reckoning.add(row)
            if rng.random() < looked_at:
                reckoning.beliefs()  # what is worked out here is kept
        found, expected = reckoning.beliefs(), beliefs(rows)
        assert {skill: (one.tally, one.manner) for skill, one in found.items()} == {
            skill: (one.tally, one.manner) for skill, one in expected.items()
        }
        for skill, (p, variance) in figures(expected).items():
            assert figures(found)[skill] == pytest.approx((p, variance), abs=CLOSE)


def resumed(rows):
    """A reckoning of these from what is kept of them, and the answers that still say something."""
    tallies = {skill: belief.tally for skill, belief in beliefs(rows).items()}
    alike = Counter(replace(row, at=rows[0].at, rt=None, motor=None) for row in rows if row.alone and is_claim(row))
    latest, held = [rows[-1]], Counter(row.skill for row in rows[-1:] if row.alone)
    for row in reversed(rows[:-1]):
        if row.alone and held[row.skill] < still_telling(tallies[row.skill]):
            held[row.skill] += 1
            latest.append(row)
    return Reckoning.resumed(tallies, alike.items(), latest[::-1])


@pytest.mark.parametrize("histories", [20, pytest.param(2_000, marks=pytest.mark.thorough)])
def test_resumed_from_what_is_kept_every_figure_is_that_of_all_answers(histories):
    rng = random.Random(1)  # among the first twenty are children who say yes to everything
    for _ in range(histories):
        rows = [row for _ in range(3) for row in history(rng)]
        rows.sort(key=lambda row: row.at)
        cut = rng.randrange(1, len(rows))
        reckoning = resumed(rows[:cut])
        assert reckoning.beliefs() == beliefs(rows[:cut])
        for row in rows[cut:]:
            if reckoning.lacks(row.skill):
                before = [one for one in rows[:cut] if one.skill == row.skill and one.right and one.alone]
                reckoning.recall(row.skill, before)
            reckoning.add(row)
        found, expected = reckoning.beliefs(), beliefs(rows)
        assert {skill: (one.tally, one.manner) for skill, one in found.items()} == {
            skill: (one.tally, one.manner) for skill, one in expected.items()
        }
        for skill, figure in figures(expected).items():
            assert figures(found)[skill] == pytest.approx(figure, abs=CLOSE)


def test_an_answer_older_than_another_is_refused():
    rows = [answer(day=1), answer(day=2)]
    reckoning = Reckoning(rows)
    with pytest.raises(ValueError, match="comes after one of"):
        reckoning.add(answer(day=1.5))
    assert reckoning.beliefs() == beliefs(rows)


def test_answers_in_any_order_are_reckoned_by_their_time():
    rng = random.Random(4)
    rows = [answer(rng.choice(SKILLS), day / 3, rng.random() < 0.7) for day in range(40)]
    assert beliefs(rng.sample(rows, len(rows))) == beliefs(rows)


def test_of_thousands_of_answers_to_one_sum_each_still_says_something():
    """Their chances multiplied are smaller than any float."""
    said = in_hindsight([answer(FACTS[0], day / 9, day % 5 > 0, None) for day in range(3_000)])
    assert {row.right for row, likelier in said if likelier > 1} == {True}
    assert {row.right for row, likelier in said if likelier < 1} == {False}
    assert len(said) == 3_000
