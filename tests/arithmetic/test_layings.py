"""How cards of each kind of arithmetic leave a hand: found, said, written and read back as one and the same."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kidsq.arithmetic import skills
from kidsq.arithmetic.balance import BALANCE
from kidsq.arithmetic.crossing import CROSSING
from kidsq.arithmetic.hundred import HUNDRED
from kidsq.arithmetic.kind import Equation, Kind, UnreadableEquation
from kidsq.arithmetic.sums import SUMS

NUMBERS = {SUMS.id: range(1, 11), CROSSING.id: range(1, 10), BALANCE.id: range(1, 11), HUNDRED.id: range(10, 100, 10)}
EACH = pytest.mark.parametrize("kind", [SUMS, CROSSING, BALANCE, HUNDRED], ids=lambda kind: kind.id)


def equations(kind: Kind) -> Iterator[Equation]:
    """All of up to five cards."""
    for size in range(kind.laying.smallest, 6):
        for cards in combinations_with_replacement(NUMBERS[kind.id], size):
            yield from kind.laying.of(cards)


@EACH
def test_an_equation_is_found_in_its_cards_in_whatever_order_they_were_tapped(kind):
    for said in equations(kind):
        for tapped in set(permutations(said.cards)):
            found = kind.laying.found_in(tapped)
            assert (found.text, found.skill, found.holds) == (said.text, said.skill, True)
            for side in (1, -1):  # those before "=" first
                places = iter(tapped)
                known = [abs(one) for one in found.operands if one * side > 0 and abs(one) in tapped]
                assert all(one in places for one in known), "its operands come in the order of the taps"


@EACH
def test_no_equation_is_found_in_cards_that_are_none(kind):
    found = {said.cards for said in equations(kind)}
    for size in range(1, 4):
        for cards in combinations_with_replacement(NUMBERS[kind.id], size):
            assert (kind.laying.found_in(cards[::-1]) is not None) == (cards in found)


@EACH
def test_what_is_written_reads_back(kind):
    for said in equations(kind):
        read = kind.laying.read(said.text)
        assert (read, read.text, read.cards) == (said, said.text, said.cards)
        left, right = said.text.split("=")
        turned = "+".join(reversed(left.split("+")))
        assert kind.laying.read(f" {right} = {turned}").text == said.text


@EACH
def test_its_operands_give_what_is_right(kind):
    for said in equations(kind):
        assert said.holds
        assert skills.is_of(said.skill, said.operands)
        assert skills.right_answer(said.skill, said.operands) == said.claimed
        assert skills.slip(said.skill, said.operands, said.claimed) is None
        assert said.last_card in said.cards
        asked = said.kind.asked(said.operands, said.claimed)
        assert sum(asked[0]) == sum(asked[1])
        gaps = said.kind.asked(said.operands, None)
        assert [*gaps[0], *gaps[1]].count(None) == 1


@EACH
def test_the_numbers_in_a_skills_code_are_operands_of_it(kind):
    for skill in {said.skill for said in equations(kind)}:
        of = skills.kind_of(skill)
        operands = of.operands(skill.partition(":")[2])
        assert of.skill(operands) == skill


@EACH
def test_the_equations_within_a_hand_are_those_of_every_choice_of_its_cards_each_once(kind):
    hand = tuple(NUMBERS[kind.id])[:6] * 2
    within = [said.text for said in kind.laying.within(hand)]
    assert len(within) == len(set(within))
    of_cards = [said.cards for said in kind.laying.within(hand)]
    assert of_cards == sorted(of_cards)
    held = {
        said.text for said in equations(kind) if all(hand.count(one) >= said.cards.count(one) for one in said.cards)
    }
    assert {text for text, cards in zip(within, of_cards, strict=True) if len(cards) <= 5} == held


# -- what is said, true or not ----------------------------------------------------------------------------------------


@given(st.lists(st.integers(1, 9), min_size=2, max_size=4), st.integers(1, 9))
def test_what_is_said_across_ten_reads_back_true_or_not(addends, more):
    said = CROSSING.laying.said(tuple(addends), (more,))
    assert said.holds == (sum(addends) == 10 + more)
    assert said.cards == tuple(sorted((*addends, more)))
    read = CROSSING.laying.read(said.text)
    assert (read.text, read.holds, read.skill) == (said.text, said.holds, said.skill)


@given(st.lists(st.integers(1, 10), min_size=1, max_size=4), st.lists(st.integers(1, 10), min_size=1, max_size=3))
def test_what_is_said_of_two_sides_reads_back_true_or_not(left, right):
    said = BALANCE.laying.said(tuple(left), tuple(right))
    holds = sum(left) == sum(right)
    if len(left) + len(right) == 2 or (holds and set(left) & set(right)):
        assert said is None
        return
    assert said.holds == holds
    assert said.cards == tuple(sorted((*left, *right)))
    read = BALANCE.laying.read(said.text)
    assert (read.text, read.holds, read.cards) == (said.text, holds, said.cards)


@given(st.lists(st.integers(1, 9).map(lambda tens: 10 * tens), min_size=2, max_size=5))
def test_what_is_said_of_a_hundred_reads_back_true_or_not(tens):
    said = HUNDRED.laying.said(tuple(tens), ())
    assert said.holds == (sum(tens) == 100)
    read = HUNDRED.laying.read(said.text)
    assert (read.text, read.holds) == (said.text, said.holds)
    if sum(tens[:-1]) < 100:  # or else the rest is too much together
        assert said.cards == tuple(sorted(tens))


@pytest.mark.parametrize(
    ("kind", "left", "right"),
    [
        (CROSSING, (8,), (3,)),
        (CROSSING, (8, 5), ()),
        (CROSSING, (8, 5), (1, 2)),
        (BALANCE, (2, 3), ()),
        (BALANCE, (), (2, 3)),
        (BALANCE, (5,), (5,)),
        (BALANCE, (2, 4), (4, 2)),
        (HUNDRED, (30, 70), (10,)),
        (HUNDRED, (90,), ()),
    ],
    ids=lambda one: one.id if isinstance(one, Kind) else str(one),
)
def test_nothing_is_said_yet(kind, left, right):
    assert kind.laying.said(left, right) is None


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (CROSSING, "5+8=13"),
        (CROSSING, "5+8=10"),
        (CROSSING, "5+8=10+1+2"),
        (CROSSING, "13=10+3"),
        (CROSSING, "5+8"),
        (BALANCE, "5=5"),
        (BALANCE, "2+4=2+4"),
        (BALANCE, "2+4"),
        (BALANCE, "2+4=1+5=6"),
        (BALANCE, "2-1=1"),
        (HUNDRED, "30+70"),
        (HUNDRED, "100=100"),
        (HUNDRED, "30+70=100+0"),
        (HUNDRED, "30+60=90"),
        (HUNDRED, "1000=300+700"),
    ],
    ids=lambda one: one.id if isinstance(one, Kind) else str(one),
)
def test_what_is_no_equation_of_a_kind_is_unreadable(kind, text):
    with pytest.raises(UnreadableEquation):
        kind.laying.read(text)


@pytest.mark.parametrize(
    ("written", "text"),
    [("1+5=2+4", "2+4=1+5"), ("5+1=4+2", "2+4=1+5"), ("2+6=4+3+1", "1+3+4=2+6"), ("5=3+2", "2+3=5")],
)
def test_the_longer_side_stands_first_of_two_as_long_the_one_with_the_larger_numbers(written, text):
    assert BALANCE.laying.read(written).text == text
