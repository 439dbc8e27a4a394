"""Who needs help with what."""

from datetime import timedelta

import pytest

from kidsq.arithmetic.sums.facts import FACTS
from kidsq.arithmetic.sums.families import MEMBERS
from kidsq.learning.model.mastery import mastery
from kidsq.learning.reports.needs import needs
from kidsq.learning.weak import weak
from tests.learning.pupils import START, answer

NOW = START + timedelta(days=5)
COUNTED = [answer(f"add:{n}+{n + 1}", day, seconds=2.1 + 0.9 * n, right=n < 4) for day in (0, 1, 2) for n in (2, 3, 4)]


def found(evidence):
    return [need.family for need in needs(mastery(evidence, NOW), evidence)]


def test_every_family_has_members_up_to_ten():
    assert set(MEMBERS) == {"plus_1_2", "doubles", "near_doubles", "five_and", "partners_of_ten"}
    assert all(MEMBERS.values())


def test_nobody_needs_help_with_what_was_never_seen():
    assert found([]) == []


def test_a_family_that_is_counted_slowly_is_a_need():
    assert "near_doubles" in found(COUNTED)


@pytest.mark.parametrize(
    ("today", "cleared"),
    [
        ({"add:3+4": 1.4, "add:4+5": 1.4}, True),
        ({"add:4+5": 1.4}, True),
        ({"add:3+4": 1.4, "add:4+5": 5.0}, False),
        ({"add:2+3": 2.6, "add:3+4": 1.4, "add:4+5": 1.4}, True),
        ({"add:2+3": 2.6}, False),
        ({}, False),
    ],
)
def test_a_need_clears_itself_when_the_times_of_the_latest_day_are_those_of_knowing(today, cleared):
    again = [answer(skill, 3, seconds=seconds) for skill, seconds in today.items()]
    assert ("near_doubles" not in found([*COUNTED, *again])) == cleared


def test_a_miss_or_nothing_but_a_claim_clears_no_need():
    quick = answer("add:4+5", 3, seconds=1.4)
    assert "near_doubles" in found([*COUNTED, quick, answer("add:3+4", 3, right=False)])
    assert "near_doubles" in found([*COUNTED, answer("add:3+4", 3, task="check_bot", guess_p=0.75)])


def test_a_child_that_is_slow_in_all_clears_a_need_in_its_own_time():
    others = [fact for fact in FACTS if fact not in MEMBERS["near_doubles"]]
    slow = [answer(skill, day, seconds=3.4) for day in (0, 1, 2) for skill in others]
    counted = [answer(skill, day / 2, seconds=9.0) for day in range(6) for skill in MEMBERS["near_doubles"]]
    again = answer("add:4+5", 3, seconds=3.4)
    evidence = [*sorted([*slow, *counted], key=lambda row: row.at), again]
    assert "near_doubles" in {need.family for need in weak(mastery(evidence, NOW))}
    assert "near_doubles" in found(evidence[:-1])
    assert "near_doubles" not in found(evidence)
