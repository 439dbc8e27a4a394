"""What is practised beside the sums up to ten, row by row."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from answers import answered

from kidsq.arithmetic.skills import BEYOND_TEN, KINDS, OF_FIELD, facts_of, field_facts, right_answer
from kidsq.learning.evidence import evidence_of
from kidsq.learning.model.mastery import Estimate, mastery
from kidsq.learning.reports.beside import beside, class_beside
from kidsq.learning.reports.letter import Beyond, suggestion
from kidsq.learning.reports.need_groups import of_fields
from kidsq.learning.reports.standing import fields, next_step

NOW = datetime(2026, 11, 20, 15, 0, tzinfo=UTC)


def known(*answers: tuple[str, bool], seconds: float = 1.8) -> dict[str, Estimate]:
    """What a child knows who answered so on each of six days."""
    rows = []
    for day in (11, 9, 7, 5, 3, 1):
        for place, (skill, right) in enumerate(answers):
            kind = KINDS[skill.partition(":")[0]]
            truth = right_answer(skill, kind.operands(skill.partition(":")[2]))
            at = (NOW - timedelta(days=day) + timedelta(minutes=place)).isoformat(timespec="milliseconds")
            said = truth if right else truth + kind.unit
            rows.append(answered(skill, said, at=at.replace("+00:00", "Z"), rt_total_ms=round(seconds * 1000)))
    return mastery(map(evidence_of, rows), NOW)


def test_who_has_met_nothing_beside_sums_has_no_rows():
    assert beside(known(("add:4+5", True))) == ()
    assert class_beside(["a", "b"], {"a": known(("add:4+5", True))}) == {}


def test_every_fact_beyond_ten_stands_in_one_row_and_each_row_has_all_of_its_facts():
    for field in BEYOND_TEN:
        facts = [fact for kind in OF_FIELD[field] for fact in facts_of(kind)]
        (found,) = beside(known(*((fact, True) for fact in facts[:3])))
        assert (found.field, found.standing.of) == (field, sum(len(row.of) for row in found.rows))
        rows = beside(known(*((fact, True) for fact in facts)))[0].rows
        assert sorted(skill for row in rows for skill in row.of) == sorted(facts)
        assert [row.number for row in rows] == sorted(row.number for row in rows)


def test_a_row_is_sure_when_two_in_three_of_all_its_facts_are():
    table = [f"times:{n}x7" for n in range(2, 11)]
    easy = [f"times:{n}x2" for n in range(2, 11)]
    few = beside(known(*((skill, True) for skill in (*easy, *table[:2]))))[0]
    assert [(row.number, row.state, row.sure) for row in few.rows] == [(2, "sure", 9), (7, "too early", 2)]
    (most,) = beside(known(*((skill, True) for skill in table[:7])))
    assert (most.rows[0].state, most.rows[0].sure, len(most.rows[0].of)) == ("sure", 7, 9)
    assert (most.standing.state, most.standing.of) == ("too early", 9), "sure of a table, not of multiplication"


def test_right_but_slow_is_said_of_every_field():
    for field in BEYOND_TEN:
        slow = known(*((fact, True) for fact in field_facts(field)[:6]), seconds=9.0)
        (row, *_) = beside(slow)[0].rows
        assert row.state == "slow", field


def test_the_next_step_comes_beyond_ten_where_no_sum_up_to_ten_was_met():
    right = [(fact, True) for fact in facts_of(KINDS["make"]) if fact != "make:30+70=100"]
    missed = known(("make:30+70=100", False), *right)
    assert next_step(missed).family == "hundred"
    assert next_step(missed).skill == "make:30+70=100"
    sums = [(f"add:{n}+{n}", True) for n in range(1, 6)]
    with_sums = known(("make:30+70=100", False), ("add:4+5", False), *sums)
    assert next_step(with_sums).family == "near_doubles"


def test_a_letter_tells_of_what_is_beyond_ten_besides_and_once():
    sums = [(f"add:{n}+{n}", True) for n in range(1, 6)]
    hundred = [(fact, True) for fact in facts_of(KINDS["make"])]
    amiss = [("times:6x7", False), ("times:7x7", False)]
    found = suggestion(known(*sums, *hundred, *amiss), sums=30)
    assert (found.strength, found.strong) == ("sure", "doubles")
    assert found.beyond == Beyond("sure", "hundred", "make:50+50=100", "times", "times:7x7")
    assert suggestion(known(*sums), sums=30).beyond is None
    assert suggestion(known(*hundred), sums=0).beyond is None, "the letter tells of it already"
    begun = suggestion(known(*sums, ("add:4+5", False), *amiss), sums=36)
    assert begun.next == "near_doubles"
    assert begun.beyond == Beyond("begun", "times", "times:6x7", "times", "times:7x7")


def test_a_letter_that_praises_what_is_beyond_ten_tells_what_needs_most_there_all_the_same():
    hundred = [(fact, True) for fact in facts_of(KINDS["make"])]
    amiss = [("times:6x7", False), ("times:7x7", False)]
    found = suggestion(known(*hundred, ("add:4+5", False), *amiss), sums=12)
    assert (found.strong, found.next) == ("hundred", "near_doubles")
    assert found.beyond == Beyond(None, "hundred", "make:50+50=100", "times", "times:7x7")


def test_what_is_planned_beyond_ten_is_the_next_step_and_not_praised():
    sums = [(f"add:{n}+{n}", True) for n in range(1, 6)]
    mostly = [("times:2x2", True), ("times:3x2", True), ("times:4x2", True), ("times:7x8", False)]
    found = known(*sums, ("add:4+5", False), *mostly)
    assert next_step(found).family == "near_doubles"
    assert (next_step(found, ("times",)).family, next_step(found, ("times",)).skill) == ("times", "times:7x8")
    assert next_step(found, ("near_doubles", "times")).family == "near_doubles"
    letter = suggestion(found, 40, ("times",))
    assert (letter.next, letter.skill, letter.beyond) == ("times", "times:7x8", None)
    hundred = [(fact, True) for fact in facts_of(KINDS["make"])]
    assert suggestion(known(*sums, *mostly, *hundred), 40, ("times",)).beyond == Beyond(
        "sure", "hundred", "make:50+50=100"
    )


def test_a_letter_does_not_tell_to_practise_what_it_praises_beyond_ten():
    sums = [(f"add:{n}+{n}", True) for n in range(1, 6)]
    found = suggestion(known(*sums, ("add:4+5", False), *((f"sub:{n}-1", True) for n in range(3, 8)), seconds=8.0), 40)
    assert found.beyond is not None
    assert (found.beyond.strength, found.beyond.strong, found.beyond.next) == ("slow", "taking_away", None)
    assert found.beyond.such_as in {f"sub:{n}-1" for n in range(3, 8)}, "it has met no other"


def test_an_example_is_a_fact_and_no_table_that_was_named():
    (times,) = fields(known(("table:12+18+30", False), ("times:2x6", True), ("times:3x6", False)))
    assert (times.skill, times.best) == ("times:3x6", "times:2x6")


def test_a_field_is_a_need_only_while_it_is_not_yet():
    """Whatever of the latest, with help or without, was not right: a need says what the rows of the field say."""
    latest = [("make:30+70=100", False)] * 5
    assert [need.code for need in of_fields("a", latest, {"hundred"})] == ["hundred"]
    assert of_fields("a", latest, {"times"}) == []


def test_a_field_has_the_word_of_its_weakest_row():
    well = [(f"times:{n}x2", True) for n in range(2, 11)]
    slowly = known(*well, seconds=9.0)
    (of_one,) = beside(slowly)
    assert (of_one.standing.state, [row.state for row in of_one.rows]) == ("slow", ["slow"])
    (of_two,) = beside(known(*well, ("times:6x7", False), seconds=9.0))
    assert [row.state for row in of_two.rows] == ["slow", "not yet"]
    assert (of_two.standing.state, of_two.standing.right >= 0.9 * of_two.standing.n) == ("not yet", True)
    assert (of_one.standing.because, of_two.standing.because) == ((), (("times", 7),))


def test_a_field_says_nothing_of_which_each_row_is_too_early():
    found = {f"times:{n}x{n}": one_answer(f"times:{n}x{n}") for n in range(5, 10)}
    (times,) = beside(found)
    assert ({row.state for row in times.rows}, times.standing.n) == ({"too early"}, 5)
    assert times.standing.state == "too early"


def one_answer(skill: str) -> Estimate:
    """One that was not right."""
    return next(one for one in mastery([evidence_of(answered(skill, 0))], NOW).values() if one.skill == skill)
