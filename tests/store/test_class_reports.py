"""What a class's pages read of the log: counts, latest answers, and what an adult has put aside."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from itertools import product

import pytest
from answers import answered, row, said
from worlds import put_game

from kidsq.learning.evidence import evidence_in, evidence_of
from kidsq.learning.reports.progress import count, counts, summary
from kidsq.store.classroom import classes, dismissals, reports
from kidsq.store.db.database import writing
from kidsq.store.db.times import EVER
from kidsq.store.people import people
from kidsq.store.play import attempts, games

AT = "2026-11-20T10:00:00.000Z"


@pytest.fixture
def log(store):
    """Mira's log of five answers on two days; Ada has none."""
    db = store.connection()
    with writing(db):
        mira, ada = (people.add_learner(db, "tablet", name, "face-1", AT).id for name in ("Mira", "Ada"))
        put_game(db, "g", AT, device="tablet")
        rows = [
            said("2+3=5", at="2026-11-18T10:00:00.000Z"),
            said("2+3=6", at="2026-11-18T10:01:00.000Z"),
            said("3+4=7", at="2026-11-20T10:00:00.000Z", task="help_bot", n_options=5, rt_total_ms=2500, rt_valid=1),
            said("3+4=8", at="2026-11-20T10:01:00.000Z", task="help_bot", n_options=5),
            said("4+5=9", at="2026-11-20T10:02:00.000Z", hint_shown=4),
        ]
        for row in rows:
            attempts.append(db, replace(row, learner=mira, game_id="g"))
    return db, mira, ada


def test_answers_are_counted_in_their_period(log):
    db, mira, ada = log
    assert reports.counted(db, [mira, ada]) == {mira: reports.Counted(5, 1, 4, 2, 4, 2), ada: reports.Counted()}
    assert reports.counted(db, [mira], since="2026-11-20")[mira] == reports.Counted(3, 1, 2, 1, 2, 1)
    assert reports.counted(db, [mira], task="help_bot")[mira] == reports.Counted(2, 0, 2, 1, 2, 1)


def test_one_rule_says_which_answers_count(log):
    """In the model, on a child's pages and in the lists of a class: over every odd mixture."""
    db, _, ada = log
    cells = product(
        ("own_sum", "help_bot", "check_bot", "pair", "run", "recall_queen"),
        (None, 0, 1),
        (0, 3),
        (1, 2),
        (None, 0, 1, 2),
        (None, 0.2, 1.0),
    )
    names = ("task", "correct", "hint_shown", "try_no", "n_options", "guess_p")
    rows = [row(skill="add:2+3", learner=ada, game_id="g", **dict(zip(names, cell, strict=True))) for cell in cells]
    with writing(db):
        for one in rows:
            attempts.append(db, one)
    alone = [one for one in rows if evidence_of(one).alone]
    right = sum(one.correct == 1 for one in alone)
    assert 0 < right < len(alone) < len(rows)
    assert [one for one in rows if counts(one)] == alone
    for found in (reports.counted(db, [ada])[ada], count(rows), summary(rows)):
        assert (found.alone, found.right) == (len(alone), right)
    assert reports.answers_after(db, ada, "2026-11-19", ["add:2+3"]) == len(alone)


def test_a_log_begins_and_ends(log):
    db, mira, ada = log
    span = reports.Span("2026-11-18T10:00:00.000Z", "2026-11-20T10:02:00.000Z")
    assert reports.spans(db, [mira, ada]) == {mira: span}


def test_who_has_moved_since_the_last_answer_has_played_last_then(log):
    db, mira, ada = log
    with writing(db):
        put_game(db, "h", "2026-11-20T10:05:00.000Z", mira, ada, device="tablet")
        games.append_ply(db, "h", 0, 0, "swap", None, "k", "2026-11-20T10:06:00.000Z")
        games.append_ply(db, "h", 1, 1, "swap", None, None, "2026-11-20T10:07:00.000Z")  # a bot stood in for Ada
    assert reports.latest(db, [mira, ada]) == {mira: "2026-11-20T10:06:00.000Z"}
    assert reports.latest(db, [mira], until="2026-11-20T10:03:00.000Z") == {mira: "2026-11-20T10:02:00.000Z"}
    assert reports.latest(db, [mira], since="2026-11-20T10:07:00.000Z") == {}


def test_the_latest_slips_come_first(log):
    db, mira, _ = log
    assert reports.latest_slips(db, mira, 4) == [None, "off_by_one", None, "off_by_one"]


def test_slips_in_products_are_none_in_sums(log):
    db, _, ada = log
    with writing(db):
        for answer in (47, 49, 48):
            attempts.append(db, replace(answered("times:8x6", answer), learner=ada, game_id="g"))
    assert reports.latest_slips(db, ada, 4) == []
    assert reports.slips_after(db, ada, "2026-11-19", "off_by_one") == 0
    assert reports.counted(db, [ada])[ada] == reports.Counted(3, 0, 3, 1), "none of these is a sum"


def test_evidence_from_the_index_is_that_of_the_whole_row(log):
    db, mira, _ = log
    whole = [evidence_of(row) for row in attempts.of_learner(db, mira)]
    sums = ["add:2+3", "add:3+4", "add:4+5"]
    assert [evidence_in(*cells) for cells in reports.latest_that_count(db, mira, sums, 10)] == whole[:4]
    assert [evidence_in(*cells) for cells in reports.latest_that_count(db, mira, sums[1:], 1)] == whole[3:4]


def test_every_answer_that_counts_comes_in_its_order(log):
    db, mira, ada = log
    whole = [evidence_of(row) for row in attempts.of_learner(db, mira)]
    assert [evidence_in(*cells) for cells in reports.every_that_counts(db, mira, EVER)] == whole[:4]
    assert [evidence_in(*cells) for cells in reports.every_that_counts(db, mira, "2026-11-20")] == whole[:2]
    assert reports.every_that_counts(db, ada, EVER) == []


def test_the_answers_of_a_day_that_count_are_read_alone(log):
    db, mira, ada = log
    asked = [("add:3+4", "help_bot", True), ("add:3+4", "help_bot", False)]  # and 4 + 5 with help
    assert reports.of_day(db, mira, date(2026, 11, 20)) == asked
    assert [right for _, _, right in reports.of_day(db, mira, date(2026, 11, 18))] == [True, False]
    assert reports.of_day(db, mira, date(2026, 11, 19)) == reports.of_day(db, ada, date(2026, 11, 20)) == []


def test_what_has_come_since_is_counted(log):
    db, mira, _ = log
    assert reports.answers_after(db, mira, "2026-11-19", ["add:3+4", "add:4+5"]) == 2
    assert reports.slips_after(db, mira, "2026-11-19", "off_by_one") == 1


@pytest.mark.parametrize(
    "sql",
    [
        reports._COUNTED,
        reports._SUMS,
        reports._OF_DAY,
        reports._EVERY,
        reports._ATTEMPTS + " AND skill IN (?) ORDER BY at DESC LIMIT ?",
    ],
)
def test_the_reports_never_touch_the_wide_rows(log, sql):
    plan = " ".join(row[3] for row in log[0].execute(f"EXPLAIN QUERY PLAN {sql}", [""] * sql.count("?")).fetchall())
    assert "COVERING INDEX attempts_learner" in plan


def test_a_need_is_put_aside_and_taken_back(log):
    db, mira, _ = log
    with writing(db):
        dismissals.dismiss(db, mira, "family:doubles", "2026-11-01")
        dismissals.dismiss(db, mira, "family:doubles", AT)
    assert dismissals.of_learners(db, [mira]) == {(mira, "family:doubles"): AT}
    with writing(db):
        dismissals.take_back(db, mira, "family:doubles")
    assert dismissals.of_learners(db, [mira]) == {}


def test_groups_are_joined_and_taken_away(log):
    db, mira, ada = log
    with writing(db):
        class_id = classes.add_class(db, "2b", AT).id
        sun = classes.add_group(db, class_id, "Sun").id
        moon = classes.add_group(db, class_id, "Moon").id
        for child in (mira, ada):
            classes.put_into_class(db, child, class_id)
            classes.put_into_group(db, child, sun)
    assert classes.members_of(db, class_id) == {sun: {mira, ada}, moon: set()}
    with writing(db):
        classes.remove_group(db, sun)
    assert classes.members_of(db, class_id) == {moon: set()}
    assert classes.class_of_each(db, [mira, ada]) == {mira: class_id, ada: class_id}
