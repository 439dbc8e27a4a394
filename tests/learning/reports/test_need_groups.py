"""Who needs what: which children share a need, in groups of three to five."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from kidsq.learning.evidence import Evidence
from kidsq.learning.model.mastery import mastery
from kidsq.learning.reports.need_groups import ChildNeed, groups, of_families, of_fields, of_slips
from kidsq.learning.reports.standing import next_step

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)


def need(learner: str, code: str = "near_doubles", known: float = 0.3) -> ChildNeed:
    return ChildNeed(learner, "family", code, 4, 11, known)


def answer(skill: str, right: bool, rt: float, days_ago: float = 1.0) -> Evidence:
    at = NOW - timedelta(days=days_ago)
    return Evidence(at, "tablet", "help_bot", skill, right, True, 0.2, rt, 1.0)


@pytest.mark.parametrize(
    ("children", "sizes"),
    [(1, [1]), (2, [2]), (3, [3]), (5, [5]), (6, [3, 3]), (7, [4, 3]), (11, [4, 4, 3]), (16, [4, 4, 4, 4])],
)
def test_many_children_with_one_need_split_into_groups_of_three_to_five(children, sizes):
    made = groups(need(f"child-{number:02}") for number in range(children))
    assert [len(group.needs) for group in made] == sizes
    assert [group.part for group in made] == list(range(1, len(sizes) + 1))


def test_children_near_each_other_sit_together():
    known = {"a": 0.1, "b": 0.4, "c": 0.12, "d": 0.41, "e": 0.11, "f": 0.42}
    first, second = groups(need(learner, known=share) for learner, share in known.items())
    assert {one.learner for one in first.needs} == {"a", "c", "e"}
    assert {one.learner for one in second.needs} == {"b", "d", "f"}


def test_the_need_of_most_children_comes_first():
    found = [need("a", "doubles"), *(need(learner) for learner in "bcd")]
    assert [group.code for group in groups(found)] == ["near_doubles", "doubles"]


def test_a_weak_family_says_what_it_rests_on():
    rows = [answer("add:4+5", number % 3 == 0, 7.0, 10 - number) for number in range(9)]
    found = next(one for one in of_families("a", mastery(rows, NOW), rows) if one.code == "near_doubles")
    assert (found.times, found.n) == (3, 9)
    assert (found.state, found.missed, found.not_yet) == ("not yet", ("add:4+5",), ("add:4+5",))


@pytest.mark.parametrize("course", ["+--+", "--++", "++--", "+-+-", "-++-"])
def test_a_need_names_first_the_sum_that_every_other_page_names_as_the_next(course):
    """1 + 9 is not yet; 4 + 6, mostly right and slow, is even less likely known."""
    courses = {"add:1+9": course, "add:4+6": "+-++", "add:3+7": "++-+"}
    slow = {"add:1+9": 3.0, "add:4+6": 16.0, "add:3+7": 9.0}
    rows = [
        answer(skill, mark == "+", slow[skill], 10 - at)
        for at in range(4)
        for skill, marks in courses.items()
        for mark in marks[at]
    ]
    known = mastery(rows, NOW)
    found = next(one for one in of_families("a", known, rows) if one.code == "partners_of_ten")
    assert next_step(known, ["partners_of_ten"]).skill == found.missed[0]
    assert found.missed[0] in found.not_yet


def test_a_need_names_first_what_is_not_yet_and_calls_nothing_so_that_is_mostly_right_or_answered_once():
    """3 + 4 was missed most often, but is right by now more often than not."""
    courses = {"add:2+3": "--", "add:3+4": "---" + "+" * 9, "add:4+5": "-"}
    rows = [
        answer(skill, mark == "+", 7.0, 10 - at / 4)
        for skill, course in courses.items()
        for at, mark in enumerate(course)
    ]
    rows.sort(key=lambda row: row.at)
    (found,) = (one for one in of_families("a", mastery(rows, NOW), rows) if one.code == "near_doubles")
    assert (found.missed, found.not_yet) == (("add:2+3", "add:3+4", "add:4+5"), ("add:2+3",))


def test_a_family_clears_itself_with_two_quick_right_answers():
    rows = [answer("add:4+5", False, 7.0, 10 - number) for number in range(6)]
    assert "near_doubles" in [one.code for one in of_families("a", mastery(rows, NOW), rows)]
    rows += [answer("add:4+5", True, 2.2, 0.2), answer("add:3+4", True, 2.2, 0.1)]
    assert "near_doubles" not in [one.code for one in of_families("a", mastery(rows, NOW), rows)]


def test_of_a_child_that_guesses_no_family_is_named():
    rows = [answer("add:4+5", False, 7.0, 10 - number) for number in range(6)]
    guessing = {skill: replace(one, manner="guesses") for skill, one in mastery(rows, NOW).items()}
    assert of_families("a", guessing, rows) == []


@pytest.mark.parametrize(
    ("latest", "kinds"),
    [
        (["off_by_one"] * 3 + [None] * 5, ["off_by_one"]),
        (["off_by_one"] * 2 + [None] * 5, []),
        (["off_by_one"] * 3 + ["echo"] * 4, ["echo"]),
        (["other"] * 6, []),
        (["off_by_one"] * 4 + [None] * 36, []),
        ([None] * 40 + ["off_by_one"] * 9, []),
    ],
)
def test_a_kind_of_slip_is_a_need_while_it_comes_again_and_again(latest, kinds):
    assert [one.code for one in of_slips("a", latest)] == kinds


@pytest.mark.parametrize(
    ("latest", "found"),
    [
        ("+-+-+--", ("times", 3, 7)),
        ("--", None),  # two misses are no need yet
        ("+++----", None),  # as many right ones in a row as make a need clear it
        ("-+++++-+-++++", None),
        ("-+++-++-++++++++----", None),  # what is long ago counts no more
    ],
)
def test_a_field_beside_sums_is_a_need_while_much_of_its_latest_is_not_right(
    latest: str, found: tuple[str, int, int] | None
) -> None:
    rows = [(("times:5x3", "table:12+18+30")[at % 2], mark == "+") for at, mark in enumerate(latest)]
    others = [("count_set:4", True)] * 5
    made = [(one.code, one.times, one.n) for one in of_fields("a", [*rows, *others], {"times", "counting"})]
    assert made == ([] if found is None else [found])


def test_a_need_of_a_field_is_shared_as_others_are() -> None:
    rows = [("diff:9-6", False)] * 4
    (group,) = groups(one for learner in "abc" for one in of_fields(learner, rows, {"comparing"}))
    assert (group.key, len(group.needs), group.needs[0].pressing) == ("field:comparing", 3, True)
