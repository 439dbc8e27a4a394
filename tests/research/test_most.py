"""The readers that know how simulated children come about: what they read, and what is held against them."""

from dataclasses import replace
from datetime import timedelta
from itertools import product
from math import exp

import pytest

from kidsq.arithmetic.sums.facts import FACTS
from kidsq.demo.pupil import SIBLINGS, USUAL
from kidsq.learning.model.mastery import mastery
from research import reader
from research.gates import Judged, _behind
from research.most import covered, lines
from research.reader import SHARES, by_kind, mixed, read
from tests.learning.pupils import START, answer

NOW = START + timedelta(days=5)


@pytest.fixture(autouse=True, scope="module")
def _coarse_times():
    """Fewer times drawn: here nothing is told by a hair."""
    drawn, reader.DRAWN = reader.DRAWN, 2_000
    reader._times.cache_clear()
    yield
    reader.DRAWN = drawn
    reader._times.cache_clear()


def likeliest(rows) -> str:
    """The kind that one who is not told it takes the child for."""
    ways = by_kind(rows, NOW)
    return max(ways, key=lambda kind: ways[kind][0])


def test_quick_right_answers_are_read_as_knowing_and_slow_ones_as_counting():
    quick, slow = (
        read(USUAL, [answer("add:3+4", day, seconds=seconds) for day in (0, 1, 2)], NOW)[1]["add:3+4"]
        for seconds in (1.6, 4.0)
    )
    assert slow < 0.1 < 0.9 < quick


@pytest.mark.parametrize("kind", SHARES)
def test_the_chances_of_all_answers_there_could_be_are_the_same_sum_for_every_kind(kind):
    """Or one who is not told the kind would weigh one kind for too much."""
    could_be = [
        [
            answer(fact, day, right=right, task="check_bot", guess_p=0.75)
            for day, (fact, right) in enumerate(zip((FACTS[0], FACTS[7], FACTS[7]), rights, strict=True))
        ]
        for rights in product((True, False), repeat=3)
    ]
    whole = sum(exp(read(kind, rows, NOW)[0]) for rows in could_be)
    assert whole == pytest.approx(sum(exp(reader.of_pace(pace)) for pace in reader.PACES))


def test_a_day_of_another_hand_is_seen_by_who_is_not_told_the_kind():
    own = [answer(fact, day, seconds=1.6) for day in (0, 2, 3) for fact in FACTS[:12]]
    others = [answer(fact, 1, seconds=6.0, right=number % 3 > 0) for number, fact in enumerate(FACTS[:12])]
    assert likeliest(own) == USUAL
    assert likeliest([*own[:12], *others, *own[12:]]) == SIBLINGS


def test_answers_at_chance_are_seen_by_who_is_not_told_the_kind():
    rows = [
        answer(fact, number / 10, right=number % 5 == 0, seconds=0.3, guess_p=0.2)
        for number, fact in enumerate(FACTS[:15])
    ]
    assert likeliest(rows) == "fast guesser"


def test_who_always_asks_the_owl_is_seen_by_it_but_not_by_help_that_nobody_asked_for():
    rows = [answer(fact, number / 10, alone=False) for number, fact in enumerate(FACTS[:9])]
    assert likeliest(rows) == "hint tapper"
    assert likeliest([replace(row, task="own_sum") for row in rows]) == USUAL
    assert likeliest([replace(row, alone=True) for row in rows]) != "hint tapper"


def test_who_is_not_told_the_kind_goes_by_how_many_children_are_of_it():
    rows = [answer("add:1+2", day, seconds=1.6) for day in (0, 2)]
    few, many = (by_kind(rows, NOW, {USUAL: 1 - share, "quick counter": share}) for share in (0.1, 0.9))
    usual, quick = (mixed([one])[1]["add:1+2"] for one in few.values())
    assert quick < mixed(list(many.values()))[1]["add:1+2"] < mixed(list(few.values()))[1]["add:1+2"] < usual


class Turned(Judged):
    """A child of which the model takes what is known for what is not."""

    @property
    def estimates(self):
        return {fact: replace(one, p=1 - one.p) for fact, one in mastery(self.rows, self.moment).items()}


def test_what_is_lost_may_be_lost_where_one_who_knows_how_children_come_about_finds_no_more():
    rows = [answer(fact, day, seconds=1.6 if easy else 4.0) for easy, fact in enumerate(FACTS[:2]) for day in (0, 1, 2)]
    truth = {fact: fact == FACTS[1] for fact in FACTS}
    told, untold = _behind(USUAL, [Judged(rows, truth, NOW)])
    assert told.passed is None, "shown for comparison: no answer tells the kind"
    assert untold.passed
    assert not list(_behind(USUAL, [Turned(rows, truth, NOW)]))[1].passed


def test_what_one_finds_who_is_told_the_kind_stands_beside_what_is_asked():
    own = [answer(fact, 0, seconds=1.6) for fact in FACTS[:6]]
    others = [answer(fact, 1, seconds=6.0, right=False) for fact in FACTS[:6]]
    truth = {fact: fact in FACTS[:6] for fact in FACTS}
    rows = [*own, *others]
    told, untold = _behind(SIBLINGS, [Judged(rows, truth, NOW)])
    assert "who knows the kind" in told.what
    assert "does not know which kind" in untold.what
    assert told.figure.value > untold.figure.value + 0.1, "who is not told has to believe that one child answered"


@pytest.mark.thorough
def test_days_that_are_the_siblings_do_not_speak_against_the_child():
    facts = [fact for fact in FACTS if fact != "add:3+4"]
    own = [answer(fact, day, seconds=1.6) for day in (0, 2) for fact in facts]
    others = [answer(fact, 1, seconds=6.0, right=number % 3 > 0) for number, fact in enumerate(facts)]
    rows = sorted([*own, *others], key=lambda row: row.at)
    found = read(SIBLINGS, rows, NOW)[1]
    assert min(found[fact] for fact in facts) > 0.85


@pytest.mark.parametrize(
    ("called", "false", "share"),
    [
        ([], 0.05, 0.0),
        ([(0.9, True), (0.8, True)], 0.05, 1.0),
        ([(0.9, True), (0.8, False), (0.7, True)], 0.05, 0.5),
        ([(0.9, True), (0.8, False), (0.7, True)], 0.34, 1.0),
    ],
)
def test_the_bar_lies_as_low_as_what_may_be_false_allows(called, false, share):
    assert covered(called, false) == share


@pytest.mark.thorough
def test_each_kind_has_its_line():
    assert [line.split()[0] for line in lines(1, 2, 1)][2:] == [USUAL, "quick", "forgetter", "two", "fast", "hint"]
