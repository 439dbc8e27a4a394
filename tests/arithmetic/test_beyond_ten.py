"""Sums across ten, two sides that balance, tens up to a hundred: slips, how hard each is, and what friends ask."""

from itertools import pairwise

import pytest

from kidsq.arithmetic import skills
from kidsq.arithmetic.balance import BALANCE
from kidsq.arithmetic.crossing import CROSSING
from kidsq.arithmetic.hundred import HUNDRED
from kidsq.arithmetic.skills import counting_steps, difficulty_of, group_of

KINDS = (CROSSING, BALANCE, HUNDRED)
EACH = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)


@pytest.mark.parametrize(
    ("operands", "code", "right"),
    [
        ((8, 5), "cross:5+8", 13),
        ((2, 9, 4), "cross:2+4+9", 15),
        ((2, 4, -1), "balance:2+4=1+5", 5),
        ((1, 5, -4), "balance:2+4=1+5", 2),
        ((1, 3, 4, -2), "balance:1+3+4=2+6", 6),
        ((30, 100), "make:30+70=100", 70),
        ((70, 100), "make:30+70=100", 30),
        ((50, 20, 100), "make:20+30+50=100", 30),
    ],
)
def test_a_skill_has_one_code_whatever_is_asked_of_it(operands, code, right):
    kind = code.partition(":")[0]
    assert skills.skill_code(kind, operands) == code
    assert skills.right_answer(code, operands) == right
    assert skills.is_of(code, operands)
    assert not skills.is_of(code, (*operands[:-1], operands[-1] + 10))


@pytest.mark.parametrize(
    ("kind", "operands"),
    [("cross", ()), ("cross", (8, -5)), ("balance", (2, 3, -7)), ("make", (70, 60, 100)), ("make", (-30, 100))],
)
def test_nobody_is_asked_for_less_than_nothing(kind, operands):
    with pytest.raises(ValueError, match=r"nothing|numbers"):
        skills.skill_code(kind, operands)


@pytest.mark.parametrize(
    ("skill", "operands", "answer", "slip"),
    [
        ("cross:5+8", (8, 5), 13, None),
        ("cross:5+8", (8, 5), 12, "off_by_one"),
        ("cross:5+8", (8, 5), 14, "off_by_one"),
        ("cross:5+8", (8, 5), 3, "wrong_operation"),
        ("cross:5+8", (8, 5), 8, "echo"),
        ("cross:5+8", (8, 5), 31, "transposed"),
        ("cross:2+4+9", (2, 4, 9), 11, "dropped_addend"),
        ("cross:5+8", (8, 5), 23, "other"),
        ("balance:2+4=1+5", (2, 4, -1), 5, None),
        ("balance:2+4=1+5", (2, 4, -1), 6, "wrong_operation"),  # what comes out: before being off by one
        ("balance:2+4=1+5", (2, 4, -1), 7, "wrong_operation"),  # all of it added up
        ("balance:2+4=1+5", (2, 4, -1), 4, "off_by_one"),
        ("balance:2+4=1+5", (2, 4, -1), 2, "other"),
        ("balance:1+3+4=2+6", (1, 3, 4, -2), 8, "wrong_operation"),
        ("balance:1+3+4=2+6", (1, 3, 4, -2), 10, "wrong_operation"),
        ("balance:1+3+4=2+6", (1, 3, 4, -2), 7, "off_by_one"),
        ("make:30+70=100", (30, 100), 70, None),
        ("make:30+70=100", (30, 100), 60, "decade"),
        ("make:30+70=100", (30, 100), 80, "decade"),
        ("make:30+70=100", (30, 100), 30, "echo"),
        ("make:30+70=100", (30, 100), 100, "echo"),
        ("make:30+70=100", (30, 100), 50, "other"),
        ("make:40+60=100", (60, 100), 50, "decade"),
    ],
)
def test_an_answer_carries_its_slip(skill, operands, answer, slip):
    assert skills.slip(skill, operands, answer) == slip


@pytest.mark.parametrize(
    "rising",
    [
        ("cross:2+9", "cross:3+9", "cross:4+9", "cross:6+9", "cross:8+9"),
        ("cross:9+9", "cross:8+9"),
        ("cross:2+4+9", "cross:5+8+9"),
        ("balance:2+2=1+3", "balance:2+3=1+4", "balance:3+4=2+5"),
        ("make:10+90=100", "make:20+80=100", "make:30+70=100", "make:40+60=100"),
        ("make:50+50=100", "make:40+60=100"),
        ("make:30+70=100", "make:10+40+50=100", "make:10+20+30+40=100"),
    ],
    ids=lambda rising: rising[0],
)
def test_more_to_do_is_held_to_be_harder(rising):
    assert all(difficulty_of(one) < difficulty_of(other) for one, other in pairwise(rising))


@pytest.mark.parametrize("fact", CROSSING.facts, ids=str)
def test_ten_on_the_way_is_easier_than_the_sum_alone(fact):
    assert difficulty_of(CROSSING.skill(fact)) < difficulty_of(f"add:{fact[0]}+{fact[1]}")


@pytest.mark.parametrize("fact", BALANCE.facts, ids=str)
def test_two_sides_are_harder_than_what_one_of_them_makes(fact):
    left = [one for one in fact if one > 0]
    assert BALANCE.difficulty(fact) > difficulty_of("add:" + "+".join(map(str, left)))


@pytest.mark.parametrize(
    ("skill", "steps"),
    [("cross:5+8", 5), ("cross:2+4+9", 6), ("balance:2+4=1+5", 7), ("make:30+70=100", 3), ("make:10+90=100", 1)],
)
def test_it_is_counted_on_in_so_many_steps(skill, steps):
    assert counting_steps(skill) == steps


# -- what friends wonder about ----------------------------------------------------------------------------------------


def test_every_sum_of_two_that_crosses_ten_is_a_fact():
    assert set(CROSSING.facts) == {(a, b) for a in range(1, 10) for b in range(a, 10) if a + b > 10}
    assert len(CROSSING.facts) == 20


def test_every_equation_with_two_and_two_numbers_up_to_ten_is_asked_for_each_of_its_ends():
    skills_asked = {BALANCE.skill(fact) for fact in BALANCE.facts}
    pairs = {total: [(a, total - a) for a in range(1, total // 2 + 1)] for total in range(2, 11)}
    equal = {
        f"balance:{more[0]}+{more[1]}={less[0]}+{less[1]}"
        for sides in pairs.values()
        for less in sides
        for more in sides
        if more > less
    }
    assert skills_asked == equal


def test_every_ten_is_asked_what_it_lacks():
    assert sorted(HUNDRED.truth(fact) for fact in HUNDRED.facts) == list(range(10, 100, 10))


@EACH
def test_facts_are_distinct_right_and_of_a_group_of_their_own(kind):
    assert len(set(kind.facts)) == len(kind.facts) > 0
    assert {group_of(kind.skill(fact)) for fact in kind.facts} == {kind.field}
    for fact in kind.facts:
        skill, right = kind.skill(fact), kind.truth(fact)
        assert skills.is_of(skill, fact)
        assert 0 < right <= kind.most
        assert right % kind.unit == 0
        assert skills.kind_of(skill) is kind
        assert -3 < difficulty_of(skill) < 6


@EACH
def test_lures_are_what_somebody_would_answer_who_mistakes_the_question(kind):
    for fact in kind.facts:
        lures = set(kind.lures(fact)) - {kind.truth(fact)}
        assert lures or fact in ((50, 100),)
        assert all(skills.slip(kind.skill(fact), fact, lure) is not None for lure in lures)


CODES = [
    "",
    "5",
    "a+b",
    "5+",
    "+5",
    "2+4=",
    "=1+5",
    "2+4",
    "5=5",
    "2+4=1+6",
    "2+4=1+5=6",
    "30+60=100",
    "70=100",
]


@EACH
@pytest.mark.parametrize("code", [*CODES, "30+70=100=100", "1234567+1", "2+4=²+4", "30+70=٢+98"])
def test_a_code_that_makes_no_sense_is_held_to_be_usual(kind, code):
    if (kind, code) != (CROSSING, "2+4"):
        assert kind.operands(code) == ()
        assert counting_steps(f"{kind.id}:{code}") == 3
    assert -3 < difficulty_of(f"{kind.id}:{code}") < 3
    assert group_of(f"{kind.id}:{code}") == kind.field
