"""A comparison's figures: within each child, with an interval that holds, and nothing said of too little."""

from __future__ import annotations

from random import Random

import pytest

from kidsq.learning.reports.trials import ENOUGH_CHILDREN, Compared, compare, students
from kidsq.learning.trial import Arm, UnitRow


def unit(child: int, arm: Arm, right: bool | None) -> UnitRow:
    told = None if right is None else (1 if right else 0)
    return UnitRow(
        trial_id="t", kind="fingers", learner=f"child {child}", skill="add:2+3", arm=arm, began_at="", again_at="",
        right=told,  # type: ignore[arg-type]
    )  # fmt: skip


def some(chances: dict[Arm, float], rng: Random, children: int = 24, sums: int = 6, spread: float = 0.2) -> Compared:
    """Children of different ability, with so many sums in each arm."""
    rows = []
    for child in range(children):
        own = rng.uniform(-spread, spread)
        rows += [unit(child, arm, rng.random() < p + own) for arm, p in chances.items() for _ in range(sums)]
    return compare(rows)


def test_a_child_that_knows_more_tells_no_more_for_its_arm() -> None:
    """Simpson's trap: b looks worse by far when all are counted together, and is better within each child."""
    rows = []
    for child in range(10):
        many: dict[Arm, int] = {"a": 9, "b": 3} if child % 2 else {"a": 3, "b": 9}
        right: dict[Arm, int] = {"a": 8, "b": 3} if child % 2 else {"a": 0, "b": 2}
        for arm in ("a", "b"):
            rows += [unit(child, arm, place < right[arm]) for place in range(many[arm])]
    found = compare(rows)
    assert found.b.right / found.b.again < found.a.right / found.a.again
    assert found.by is not None
    assert found.by > 0


def test_a_child_weighs_as_what_its_sums_can_tell() -> None:
    """One with ten sums in each arm, alike, against nine with four in each, of which half more are right with b."""
    rows = [unit(0, arm, place < 5) for arm in ("a", "b") for place in range(10)]
    for child in range(1, 10):
        rows += [unit(child, "a", place < 1) for place in range(4)] + [
            unit(child, "b", place < 3) for place in range(4)
        ]
    assert compare(rows).by == pytest.approx(0.5 * (9 * 2) / (9 * 2 + 5))


def test_sums_that_were_not_asked_again_are_counted_and_judge_nothing() -> None:
    found = compare([unit(child, arm, None) for child in range(30) for arm in ("a", "b") for _ in range(3)])
    assert (found.a.sums, found.a.again, found.children, found.verdict) == (90, 0, 0, "not enough")


@pytest.mark.parametrize(("children", "sums", "enough"), [(8, 4, True), (7, 9, False), (24, 1, False), (30, 1, True)])
def test_too_few_children_or_sums_are_not_enough(children: int, sums: int, enough: bool) -> None:
    found = some({"a": 0.5, "b": 0.5}, Random(1), children, sums)
    assert (found.verdict != "not enough") is enough
    assert (found.by is not None) is enough


def test_what_is_far_apart_is_said_and_the_better_one_is_named() -> None:
    assert some({"a": 0.4, "b": 0.8}, Random(2)).verdict == "b"
    assert some({"a": 0.8, "b": 0.4}, Random(2)).verdict == "a"


def test_the_interval_holds_the_true_difference_and_none_is_rarely_claimed() -> None:
    rng, held, claimed, classes = Random(3), 0, 0, 1_500
    for _ in range(classes):
        found = some({"a": 0.55, "b": 0.65}, rng, children=ENOUGH_CHILDREN + 4, sums=5)
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 0.1 <= found.high
        claimed += some({"a": 0.6, "b": 0.6}, rng, children=ENOUGH_CHILDREN + 4, sums=5).verdict != "cannot tell"
    assert held / classes >= 0.95
    assert claimed / classes <= 0.05


@pytest.mark.parametrize(("free", "reach"), [(7, 2.517), (10, 2.359), (23, 2.177), (60, 2.099)])
def test_students_interval_is_that_of_the_tables(free: int, reach: float) -> None:
    assert students(free) == pytest.approx(reach, abs=0.002)
