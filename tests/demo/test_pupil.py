"""The simulated child: what its kinds are like, and that the same chance makes the same child for good."""

from __future__ import annotations

from random import Random

import pytest

from kidsq.arithmetic.sums.facts import FACTS, addends_of
from kidsq.arithmetic.sums.families import MEMBERS
from kidsq.demo.pupil import KINDS, STRUGGLER, USUAL, Pupil, knowledge, pupil

# Of each kind: sums that it knows, answers that are right, tenths of a second they take, and sums known after a month.
STREAMS = {
    "usual": (1, 17, 851, 1),
    "fast guesser": (13, 2, 107, 13),
    "always yes": (2, 8, 1029, 1),
    "careful and slow": (19, 25, 1270, 18),
    "hint tapper": (12, 24, 567, 11),
    "two siblings": (15, 23, 765, 14),
    "forgetter": (8, 20, 859, 4),
    "quick counter": (10, 22, 903, 10),
    "moods": (15, 21, 620, 16),
    "improves": (14, 24, 730, 13),
    "like siblings": (12, 20, 819, 11),
    "struggler": (8, 22, 1289, 8),
}


def able(known: bool = True, **others) -> Pupil:
    return Pupil(Random(7), dict.fromkeys(FACTS, known), **others)


@pytest.mark.parametrize("kind", [*KINDS, STRUGGLER])
def test_the_same_chance_makes_the_same_child_for_good(kind: str) -> None:
    """The figures of docs/learning are of these very children: whoever changes one has to make the study anew."""
    child = pupil(kind, Random(kind))
    known, right, seconds = sum(child.known.values()), 0, 0.0
    for fact in FACTS:
        there, addends = child.at_the_table(), addends_of(fact)
        total, took = there.says(addends, range(2, 12))
        right, seconds = right + (total == sum(addends)), seconds + took
        there.practised(fact)
    child.lived(30)
    assert (known, right, round(10 * seconds), sum(child.known.values())) == STREAMS[kind]


def test_able_children_know_more() -> None:
    counts = [sum(knowledge(Random(6), ability).values()) for ability in (-3, 0, 3)]
    assert counts == sorted(counts)
    assert counts[0] < 5 < 20 < counts[2]


def test_knowing_is_quicker_than_counting() -> None:
    quick, slow = (
        sum(child.find_answer((4, 5), range(2, 11), False)[1] for _ in range(200)) for child in (able(), able(False))
    )
    assert slow > 2 * quick


def test_a_sum_that_is_known_is_seen_more_often_and_taken_before_others() -> None:
    child, chance = able(False), Random(1)
    sums = [(2, 3), (4, 4)]
    counted = [child.sees(sums, chance) for _ in range(400)]
    child.known["add:4+4"] = True
    seen = [child.sees(sums, chance) for _ in range(400)]
    assert counted.count(None) > 2 * seen.count(None) > 0
    assert (set(counted), set(seen)) == ({None, 0, 1}, {None, 1})
    assert None not in {child.sees(sums, chance, guided=True) for _ in range(100)}


@pytest.mark.parametrize(("slip", "said"), [("echo", {3, 4}), ("off_by_one", {8})])
def test_a_sum_that_fails_comes_out_in_the_childs_own_way_where_that_can_be_said(slip: str, said: set[int]) -> None:
    child = able(slips=1.0, slip=slip, guesses=0.0)
    assert {child.says((3, 4), range(2, 12))[0] for _ in range(50)} <= said
    assert {child.says((3, 4), (6, 7))[0] for _ in range(50)} == {6}


def test_a_mood_changes_the_pace_of_a_day_and_not_what_a_child_knows() -> None:
    child = pupil("moods", Random(6))
    today = child.at_the_table()
    assert today.known is child.known
    assert today.pace != child.pace


def test_a_sibling_sits_there_now_and_then_and_knows_its_own_sums() -> None:
    child = pupil("like siblings", Random(7))
    assert child.sibling
    assert child.sibling.known != child.known
    assert abs(child.sibling.pace / child.pace - 1) < 0.21
    assert 20 < sum(child.at_the_table() is child.sibling for _ in range(100)) < 45


def test_who_struggles_knows_no_sum_of_some_family() -> None:
    child = pupil(STRUGGLER, Random(2))
    assert any(not any(child.known[fact] for fact in facts) for facts in MEMBERS.values())
    all_but = able()
    all_but.lacks(["doubles"])
    assert [fact for fact in FACTS if not all_but.known[fact]] == list(MEMBERS["doubles"])


@pytest.mark.parametrize("loses", [True, False])
def test_sums_are_learned_or_lost_each_on_its_day_and_no_others(loses: bool) -> None:
    child = able(loses)
    days = iter((5, 2, 9))
    child.will_change(3, lambda: next(days), loses=loses)
    changed = []
    for day in (1, 2, 8, 100):
        child.comes_to(day)
        child.lived(50)
        changed.append(sum(known != loses for known in child.known.values()))
    assert changed == [0, 1, 2, 3]


def test_a_child_cannot_lose_more_than_it_knows() -> None:
    child = able(False)
    child.will_change(3, lambda: 1.0, loses=True)
    assert child.changes == []
    assert pupil(USUAL, Random(1)).changes == []
