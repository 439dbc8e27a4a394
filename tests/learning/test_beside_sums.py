"""What is practised beside sums has a word, a plant and a place in the letter, once it was met."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from kidsq.arithmetic.skills import FIELDS
from kidsq.learning.evidence import Evidence
from kidsq.learning.model.mastery import Estimate, mastery
from kidsq.learning.reports.garden import garden, news
from kidsq.learning.reports.letter import suggestion
from kidsq.learning.reports.standing import fields

BEGAN = datetime(2026, 11, 16, 9, tzinfo=UTC)
SUMS = 6  # plants of families that every garden has


def knows(skill: str, times: int, *, right: bool = True, days: int = 2) -> dict[str, Estimate]:
    rows = [
        Evidence(
            BEGAN + timedelta(days=at % days, minutes=at), "d", "boxes_times", skill, right, True, 0.125, None, 1.0
        )
        for at in range(times)
    ]
    return mastery(rows, BEGAN + timedelta(days=3))


def test_who_never_met_them_has_no_plants_of_them() -> None:
    never = mastery((), BEGAN)
    assert fields(never) == ()
    assert len(garden(never)) == SUMS


def test_each_grows_as_it_is_known() -> None:
    seldom, often = knows("times:5x3", 2), knows("times:5x3", 12)
    assert [one.field for one in fields(often)] == ["times"]
    assert [(plant.family, plant.stage) for plant in garden(seldom)[SUMS:]] == [("times", 1)]
    assert [(plant.family, plant.stage) for plant in garden(often)[SUMS:]] == [("times", 4)]
    assert not garden(knows("times:5x3", 4, right=False))[SUMS].stage > 1


def test_a_new_one_is_news() -> None:
    told = news(mastery((), BEGAN), knows("sub:18-4", 3))
    assert (told.code, told.family) == ("family_begun", "taking_away")
    assert news(knows("sub:18-4", 3), knows("sub:18-4", 12)).code == "family_sure"


def test_the_letter_praises_it_where_sums_have_nothing_to_tell() -> None:
    assert suggestion(mastery((), BEGAN), 0).strength == "new"
    assert suggestion(knows("count_set:4", 2), 0).strength == "counts"
    found = suggestion(knows("diff:9-6", 8), 0)
    assert (found.strength in ("sure", "often_right"), found.strong) == (True, "comparing")


def test_every_field_has_a_kind_of_skill_of_its_own() -> None:
    assert len(set(FIELDS.values())) == len(FIELDS)
