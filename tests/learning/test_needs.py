"""Who needs help with what."""

from datetime import timedelta

from kidsq.learning.mastery import mastery
from kidsq.learning.needs import MEMBERS, needs
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


def test_a_need_clears_itself_when_the_latest_answers_come_as_if_known():
    again = [answer(skill, 3, seconds=1.4) for skill in ("add:3+4", "add:4+5")]
    assert "near_doubles" not in found([*COUNTED, *again])
