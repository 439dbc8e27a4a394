"""The reader that knows how simulated children come about: what it reads, and what it is held against."""

from dataclasses import replace
from datetime import timedelta

import pytest

from kidsq.demo.pupils import USUAL
from kidsq.learning.facts import FACTS
from kidsq.learning.model.mastery import mastery
from research.gates import Judged, _behind
from research.most import covered, lines
from research.reader import SIBLINGS, known, reader_of
from tests.learning.pupils import START, answer

NOW = START + timedelta(days=5)


def test_quick_right_answers_are_read_as_knowing_and_slow_ones_as_counting():
    reader = reader_of(USUAL)
    quick, slow = (
        known(USUAL, reader, [answer("add:3+4", day, seconds=seconds) for day in (0, 1, 2)], NOW)["add:3+4"]
        for seconds in (1.6, 4.0)
    )
    assert slow < 0.1 < 0.9 < quick


def test_what_is_lost_may_be_lost_where_one_who_knows_the_kind_finds_no_more():
    rows = [answer(fact, day, seconds=1.6 if easy else 4.0) for easy, fact in enumerate(FACTS[:2]) for day in (0, 1, 2)]
    truth = {fact: fact == FACTS[1] for fact in FACTS}
    fine = Judged(rows, truth, mastery(rows, NOW))
    assert _behind(USUAL, [fine], [NOW]).passed
    turned = {fact: replace(one, p=1 - one.p) for fact, one in fine.estimates.items()}
    assert not _behind(USUAL, [Judged(rows, truth, turned)], [NOW]).passed


@pytest.mark.full
def test_days_that_are_the_siblings_do_not_speak_against_the_child():
    reader = reader_of(SIBLINGS)
    facts = [fact for fact in FACTS if fact != "add:3+4"]
    own = [answer(fact, day, seconds=1.6) for day in (0, 2) for fact in facts]
    others = [answer(fact, 1, seconds=6.0, right=number % 3 > 0) for number, fact in enumerate(facts)]
    rows = sorted([*own, *others], key=lambda row: row.at)
    found = known(SIBLINGS, reader, rows, NOW)
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


@pytest.mark.full
def test_each_kind_has_its_line():
    assert [line.split()[0] for line in lines(1, 2, 1)][2:] == [USUAL, "quick", "forgetter", "two", "fast", "hint"]
