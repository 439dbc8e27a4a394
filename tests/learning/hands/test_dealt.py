"""Two hands beside one: whoever is slower on some days, or knows other sums, is found; moods alone are not."""

from __future__ import annotations

from math import exp, log
from random import Random

import pytest
from learning.pupils import answer, answers_of, who_knows

from kidsq.arithmetic.skills import counting_steps
from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.hands import dealt
from kidsq.learning.hands.dealt import OneHand, weighed
from kidsq.learning.hands.said import Way, said

SUMS = tuple(fact for fact in FACTS if counting_steps(fact) > 1)
HALF = SUMS[::2]
OTHER = (1, 4, 5, 9)


def day(number, rng, pace=1.0, knows=HALF, sums=8):
    """One day's answers of whoever is so slow and knows these sums."""
    return answers_of(who_knows(knows, rng, pace), rng.sample(SUMS, sums), number)


def days(hands, many=12, seed=1):
    """hands: of each day's number and a source of chance, what is said of whoever plays."""
    rng = Random(seed)
    return [list(day(number, rng, **hands(number, rng))) for number in range(many)]


def test_a_hand_that_is_much_slower_is_found_though_it_knows_the_same():
    found = weighed(days(lambda number, rng: {"pace": 2.5 if number in OTHER else 1.0}))
    assert found.weight > 1
    assert found.other == OTHER


def test_a_hand_that_is_hardly_slower_and_knows_the_same_may_be_a_tired_child():
    assert weighed(days(lambda number, rng: {"pace": 1.2 if number in OTHER else 1.0})).weight < 0


def test_a_hand_that_knows_other_sums_is_found_though_it_is_as_fast():
    found = weighed(days(lambda number, rng: {"knows": SUMS[1::2] if number in OTHER else HALF}))
    assert found.weight > 3
    assert found.other == OTHER


def test_better_and_worse_days_of_one_child_are_no_other_hand():
    found = [weighed(days(lambda number, rng: {"pace": exp(rng.gauss(0, 0.1))}, seed=seed)) for seed in range(12)]
    assert sum(one.weight > 0 for one in found) <= 1  # one in twenty is allowed


@pytest.mark.parametrize("other", [OTHER, ()])
def test_what_the_search_meets_is_nearly_all_that_there_is(other):
    told = said(days(lambda number, rng: {"pace": 1.25 if number in other else 1.0}, many=10), Way())
    hand = OneHand(told)
    met = dealt._Dealt(hand)
    met.search()
    all_of_them = dealt._Dealt(hand)
    for way in range(1, hand.whole):
        all_of_them.apart(way)
    of_met, of_all = (sum(map(exp, one.ways().values())) for one in (met, all_of_them))
    assert len(all_of_them.ways()) == 2**9 - 1 - 10
    assert log(of_all) - log(of_met) < 0.7


def test_the_days_of_one_hand_weigh_the_same_in_whatever_order_they_were_asked_for():
    one, other = (OneHand(said(days(lambda number, rng: {}), Way())) for _ in range(2))
    assert one.fit(0b111) + one.fit(0b1000) == pytest.approx(other.fit(0b1000) + other.fit(0b111))
    assert one.fit(0b1111) > one.fit(0b111) + one.fit(0b1000) - 1  # what is learned of a hand foretells its other days


def test_answers_that_nobody_gives_break_nothing():
    never = [[answer("add:1+1", number + place / 1000, False, 0.01) for place in range(40)] for number in range(8)]
    ever = [[answer(skill, number, True, 29.0) for skill in FACTS] for number in range(8)]
    assert weighed(never).weight < 1
    assert weighed(ever).weight < 1


def test_guesses_do_not_tell_who_gave_them():
    rng = Random(2)
    blind = [
        [answer(skill, number + place / 1000, rng.random() < 0.17, 0.4) for place, skill in enumerate(SUMS[:8])]
        for number in range(10)
    ]
    assert weighed(blind) == dealt.Weighed(0.0, ())
