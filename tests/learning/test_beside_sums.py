"""What is practised beside sums has a word, a plant and a place in the letter, once it was met."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import get_args

from hypothesis import given
from hypothesis import strategies as some

from kidsq.arithmetic.skills import FIELDS, field_facts
from kidsq.arithmetic.sums.families import MEMBERS
from kidsq.learning.evidence import Evidence
from kidsq.learning.model.mastery import Estimate, Tally, mastery
from kidsq.learning.reports.garden import STAGES, garden, news
from kidsq.learning.reports.letter import suggestion
from kidsq.learning.reports.standing import fields, standings
from kidsq.learning.states import Label

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
    seldom, often = knows("diff:9-6", 2), knows("diff:9-6", 12)
    assert [one.field for one in fields(often)] == ["comparing"]
    assert [(plant.family, plant.stage) for plant in garden(seldom)[SUMS:]] == [("comparing", 1)]
    assert [(plant.family, plant.stage) for plant in garden(often)[SUMS:]] == [("comparing", 4)]
    assert not garden(knows("diff:9-6", 4, right=False))[SUMS].stage > 1


def called(skills: Iterable[str], word: Label) -> dict[str, Estimate]:
    tally = Tally(0, 0, 0) if word == "not seen" else Tally(4, 4, 2, seconds=2.5)
    return {skill: Estimate(skill, 0.9, 0.8, 1.0, word, tally, "tries") for skill in skills}


def test_a_table_that_is_sure_is_a_bud_and_many_products_make_a_bloom() -> None:
    table = called([f"times:{n}x7" for n in range(2, 11)], "fast and sure")
    most = called([f"times:{n}x{m}" for n in range(2, 11) for m in range(2, 8)], "fast and sure")
    some_of_it = called(list(table)[:3], "fast and sure")
    assert [garden(one)[-1].stage for one in (some_of_it, table, most)] == [2, 3, 4]
    assert news({}, table).code == "family_begun"
    assert news(table, most).code == "family_sure"


PRACTISED: dict[str, Sequence[str]] = {
    **MEMBERS,
    **{field: field_facts(field) for field in FIELDS},
    "counting": ("count_set:4", "count_set:7"),
    "comparing": ("diff:9-6", "diff:8-3"),
    "named tables": [f"table:{n}+12+{m}" for n in range(2, 9) for m in range(14, 24)],
}
MET = some.tuples(some.sampled_from(sorted(PRACTISED)), some.integers(1, 100), some.sampled_from(get_args(Label)))


@given(some.lists(MET))
def test_a_plant_blooms_where_grown_ups_are_told_that_it_is_sure_and_nowhere_else(
    met: list[tuple[str, int, Label]],
) -> None:
    known: dict[str, Estimate] = {}
    for name, percent, word in met:
        skills = PRACTISED[name]
        known |= called(skills[: -(-len(skills) * percent // 100)], word)
    in_bloom = {plant.family for plant in garden(known) if plant.stage == STAGES - 1 and not plant.thirsty}
    sure_families = {one.family for one in standings(known) if one.state == "sure"}
    assert in_bloom == sure_families | {one.field for one in fields(known) if one.state == "sure"}


def test_tables_that_were_named_do_not_make_up_for_products() -> None:
    few = called([f"times:{n}x{m}" for n in range(2, 11) for m in range(2, 6)], "fast and sure")
    named = called(PRACTISED["named tables"], "fast and sure")
    (found,) = fields(few | named)
    assert (found.state, found.of) == ("too early", 36)


def test_a_new_one_is_news() -> None:
    told = news(mastery((), BEGAN), knows("sub:18-4", 3))
    assert (told.code, told.family) == ("family_begun", "taking_away")
    assert news(knows("diff:9-6", 3), knows("diff:9-6", 12)).code == "family_sure"


def test_the_letter_praises_it_where_sums_have_nothing_to_tell() -> None:
    assert suggestion(mastery((), BEGAN), 0).strength == "new"
    assert suggestion(knows("count_set:4", 2), 0).strength == "counts"
    found = suggestion(knows("diff:9-6", 8), 0)
    assert (found.strength in ("sure", "slow"), found.strong) == (True, "comparing")


def test_every_field_has_a_kind_of_skill_of_its_own() -> None:
    assert len(set(FIELDS.values())) == len(FIELDS)
