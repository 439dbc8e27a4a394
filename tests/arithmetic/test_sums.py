"""Equations as children write them, their skills, and the slips in them."""

from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kidsq.arithmetic.kind import Equation, UnreadableEquation
from kidsq.arithmetic.points import SLIPS_OF_TOTALS
from kidsq.arithmetic.slips import OF_CLAIMS, named
from kidsq.arithmetic.sums import SLIPS as SLIPS_OF_SUMS
from kidsq.arithmetic.sums import SUMS
from kidsq.arithmetic.sums.facts import skill_of


def sums_within(numbers):
    return tuple(said.cards for said in SUMS.laying.within(numbers))


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("2+3=5", True),
        ("2+3=6", False),
        ("5=2+3", True),
        (" 5 = 3 + 2 ", True),
        ("1+1+2+3=7", True),
        ("4+4=8", True),
        ("20+15=35", True),
        ("1+2=12", False),
    ],
)
def test_equation_holds(text, holds):
    assert SUMS.laying.read(text).holds is holds


@pytest.mark.parametrize("text", ["3+2=5", "5=2+3", "5 = 3+2", "2 + 3 = 5"])
def test_an_equation_is_written_in_one_way(text):
    assert (SUMS.laying.read(text).text, SUMS.laying.read(text).skill) == ("2+3=5", "add:2+3")


def test_the_order_of_the_addends_as_the_child_said_them_is_kept():
    assert SUMS.laying.read("3+1+2=6").operands == (3, 1, 2)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "5",
        "5=5",
        "2+3",
        "2+4=1+5",
        "3+6=4+5",
        "0=0=0",
        "2+=5",
        "+2+3=5",
        "2-1=1",
        "2+3=-5",
        "2+3=5.0",
        "a+b=c",
        "2+3=5=5",
        "2++3=5",
        "2 3=5",
        "²+³=5",
        "٢+٣=٥",
        "2+3=5\n6",
        "1234+1=1235",
        "king+3=5",
    ],
)
def test_what_is_no_sum_is_unreadable(text):
    with pytest.raises(UnreadableEquation):
        SUMS.laying.read(text)


@given(st.lists(st.integers(0, 60), min_size=2, max_size=4), st.integers(0, 300), st.booleans())
def test_what_is_written_reads_back(addends, claimed, total_first):
    sides = ["+".join(map(str, addends)), str(claimed)]
    read = SUMS.laying.read("=".join(reversed(sides) if total_first else sides))
    assert read == Equation(SUMS, tuple(addends), claimed)
    assert read.holds == (sum(addends) == claimed)
    assert SUMS.laying.read(read.text).text == read.text


@pytest.mark.parametrize(("addends", "skill"), [((3, 2), "add:2+3"), ((4, 2, 3), "add:2+3+4"), ((10, 9), "add:9+10")])
def test_a_skill_names_the_addends_in_ascending_order(addends, skill):
    assert skill_of(addends) == skill


@pytest.mark.parametrize(
    ("numbers", "sums"),
    [
        ([], ()),
        ([2, 3], ()),
        ([5, 3, 2], ((2, 3, 5),)),
        ([2, 3, 4, 9], ((2, 3, 4, 9),)),
        ([4, 4, 8], ((4, 4, 8),)),
        ([3, 6, 4, 5], ()),
        ([2, 2, 4, 4], ((2, 2, 4),)),
        ([1, 1, 2, 3, 7], ((1, 1, 2), (1, 1, 2, 3, 7), (1, 2, 3))),
        ([1, 2, 3, 4, 10], ((1, 2, 3), (1, 2, 3, 4, 10), (1, 3, 4))),
    ],
)
def test_sums_within_a_hand(numbers, sums):
    assert sums_within(numbers) == sums


def test_sums_within_every_hand_of_three_hold():
    for hand in combinations_with_replacement(range(1, 11), 3):
        assert bool(sums_within(hand)) == (hand[0] + hand[1] == hand[2])


# What is answered, and the kind that fits first.
SLIPS = [
    ((2, 3), 5, None),
    ((2, 3), 4, "off_by_one"),
    ((2, 3), 6, "off_by_one"),  # also 2 x 3, but being off by one comes first
    ((2, 5), 3, "wrong_operation"),
    ((2, 5), 10, "wrong_operation"),
    ((3, 4), 12, "wrong_operation"),
    ((4, 4), 0, "wrong_operation"),
    ((2, 3, 4), 24, "wrong_operation"),
    ((1, 2, 6), 3, "wrong_operation"),  # 6 - 2 - 1, before 1 + 2
    ((2, 3, 4), 5, "dropped_addend"),
    ((2, 3, 4), 6, "dropped_addend"),
    ((1, 1, 2, 3), 5, "dropped_addend"),
    ((3, 6), 6, "echo"),
    ((1, 9), 9, "off_by_one"),
    ((2, 7), 7, "echo"),
    ((5, 8), 31, "transposed"),
    ((10, 10), 2, "transposed"),
    ((4, 4), 80, "other"),
    ((2, 3), 9, "other"),
    ((2, 3), 0, "other"),
]


@pytest.mark.parametrize(("addends", "answer", "slip"), SLIPS)
def test_a_slip_gets_the_first_name_that_fits(addends, answer, slip):
    assert named(SLIPS_OF_SUMS, addends, sum(addends), answer) == slip


@pytest.mark.parametrize(
    ("addends", "answer", "slip"),
    [
        ((15, 10), 20, "decade"),
        ((15, 10), 35, "decade"),
        ((15, 10), 15, "echo"),
        ((15, 15), 25, "decade"),
        ((15, 10), 5, "wrong_operation"),
        ((15, 10), 52, "transposed"),
        ((20, 15), 36, "off_by_one"),
        ((20, 15), 0, "other"),
        ((0, 10), 0, "echo"),
        ((10, 5), 50, "other"),
        ((5, 15), 10, "decade"),
    ],
)
def test_being_off_by_five_or_ten_has_a_name_among_totals(addends, answer, slip):
    assert named(SLIPS_OF_TOTALS, addends, sum(addends), answer) == slip


@given(st.lists(st.integers(1, 20), min_size=2, max_size=4), st.integers(0, 100))
def test_only_a_right_answer_is_no_slip_and_order_does_not_matter(addends, answer):
    slip = named(SLIPS_OF_SUMS, addends, sum(addends), answer)
    assert (slip is None) == (sum(addends) == answer)
    assert slip == named(SLIPS_OF_SUMS, addends[::-1], sum(addends), answer)


@pytest.mark.parametrize(
    ("holds", "says", "slip"), [(0, 1, "missed"), (1, 0, "false_alarm"), (1, 1, None), (0, 0, None)]
)
def test_of_a_claim_a_slip_says_which_way_it_was_judged(holds, says, slip):
    assert named(OF_CLAIMS, (2, 3), holds, says) == slip
