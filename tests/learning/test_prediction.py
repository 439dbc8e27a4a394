"""`kidsq predict`: each answer is foretold by those before it, and by nothing else."""

import csv
import io
import random
from dataclasses import replace
from datetime import timedelta

import pytest
from scale import mostly_in_soak

from kidsq.arithmetic.sums.facts import FACTS
from kidsq.cli import main
from kidsq.learning.evidence import had_a_choice
from kidsq.learning.model.claims import Claims, luck
from kidsq.learning.model.prediction import predictions
from tests.learning.pupils import START, answer, line, text

OTHER = ("missing:3+?=8", "times:3x4", "total:10+5", "count:7/3", "add:2+3+4", "sub:9-4")
CLAIM = {"task": "check_bot", "seconds": None}


@pytest.fixture
def run(capsys, tmp_path):
    def run(content: str, command: str = "predict") -> tuple[int, str, str]:
        file = tmp_path / "attempts.csv"
        file.write_bytes(content.encode())
        status = main([command, "--attempts", str(file)])
        return status, *capsys.readouterr()

    return run


def some_answers(rng, count):
    """Of all kinds, some at the same moment, not in the order of time."""
    rows = [
        answer(
            rng.choice((*FACTS[:6], *OTHER)),
            day=rng.randrange(12) / 3,
            right=rng.random() < 0.7,
            seconds=rng.choice((None, 1.5, 2.5, 5.0)),
            task=rng.choice(("help_bot", "check_bot", "own_sum", "pair")),
            guess_p=rng.choice((0.2, 0.25, 0.75, 1.0)),
            motor=rng.choice((None, 0.8, 1.0)),
            device=rng.choice(("d1", "d2")),
        )
        for _ in range(count)
    ]
    return [replace(row, alone=had_a_choice(row.task, None, row.guess_p) and rng.random() < 0.8) for row in rows]


@pytest.mark.full
@pytest.mark.parametrize("seed", mostly_in_soak(range(3), 0))
def test_neither_an_answer_itself_nor_later_ones_matter(seed):
    rng = random.Random(seed)
    rows = some_answers(rng, 24)
    told = predictions(rows)
    assert len(set(told)) > 10
    order = sorted(range(24), key=lambda place: rows[place].at)
    for number, place in enumerate(order):
        later = set(order[number + 1 :])
        itself = replace(rows[place], right=not rows[place].right, rt=9.0)
        changed = [
            itself if other == place else replace(row, right=not row.right) if other in later else row
            for other, row in enumerate(rows)
        ]
        assert predictions(changed)[place] == told[place]
        left = [row for other, row in enumerate(rows) if other not in later]
        assert predictions(left)[left.index(rows[place])] == told[place]


def test_rows_of_one_moment_stand_in_the_order_of_the_file():
    one, other = answer("add:1+1", right=False), answer("add:1+2", right=True)
    first, second = predictions([one, other])
    assert predictions([one]) == [first]
    assert predictions([other])[0] != second


def test_earlier_is_by_time_and_not_by_place():
    early, late = answer("add:4+5", day=0, right=False), answer("add:4+5", day=1)
    assert predictions([late, early]) == predictions([early, late])[::-1]


@pytest.mark.parametrize("skill", ["add:3+4", "missing:3+?=7", "times:3x4"])
@pytest.mark.parametrize("asked", [{}, {**CLAIM, "guess_p": 0.75}, {**CLAIM, "guess_p": 0.25}])
def test_right_answers_let_the_next_be_right(skill, asked):
    after = {
        right: predictions([*(answer(skill, n / 100, right, **asked) for n in range(6)), answer(skill, 1, **asked)])[-1]
        for right in (True, False)
    }
    assert 0.02 < after[False] < after[True] - 0.1 < 0.9


def test_who_says_yes_to_all_is_right_where_the_claim_is():
    claims = [answer(skill, n / 100, n % 2 == 0, guess_p=(0.25, 0.75)[n % 2 == 0], **CLAIM)
              for n, skill in enumerate(FACTS)]  # fmt: skip
    true, false = (answer("add:1+1", 1, guess_p=guess_p, **CLAIM) for guess_p in (0.75, 0.25))
    assert predictions([*claims, true])[-1] > 0.85
    assert predictions([*claims, false])[-1] < 0.15


def test_what_was_long_ago_is_less_certain():
    right = [answer("add:4+5", n / 100, seconds=1.5) for n in range(4)]
    soon, late = (predictions([*right, answer("add:4+5", day)])[-1] for day in (1, 400))
    assert soon > late


def test_what_cannot_go_otherwise_is_right():
    assert predictions([answer(task="pair", skill="pair"), answer(guess_p=1.0)]) == [1.0, 1.0]


def test_help_and_later_tries_say_nothing():
    helped = [answer(right=False, alone=False) for _ in range(5)]
    assert predictions([*helped, answer(day=1)])[-1] == predictions([answer(day=1)])[0]


def test_each_row_of_the_file_has_its_line(run):
    at = ["2026-11-02T09:00:00.000Z", "2026-11-02T10:00:00+01:00", "2026-11-01T09:00:00Z"]
    rows = [line(at=at[0]), line(learner="leo", at=at[1], skill="add:3+2"), line(at=at[2]), line(learner="")]
    status, told, errors = run(text(rows))
    assert (status, errors) == (0, "")
    cells = list(csv.reader(io.StringIO(told)))
    assert cells[0] == ["learner", "at", "skill", "p"]
    assert [row[:3] for row in cells[1:]] == [
        ["mia", at[0], "add:2+3"],
        ["leo", at[1], "add:2+3"],
        ["mia", at[2], "add:2+3"],
        ["", at[0], "add:2+3"],
    ]
    after, leos, before, guests = (float(row[3]) for row in cells[1:])
    assert leos == guests == before < after


@pytest.mark.parametrize(
    "cells", [{"at": "yesterday"}, {"task": "homework"}, {"skill": "add:2"}, {"correct": "2"}, {"hint_shown": "0,0"}]
)
def test_a_broken_row_is_refused_as_by_mastery(run, cells):
    content = text([line(), line(**cells), line()])
    assert run(content) == run(content, "mastery")
    status, told, errors = run(content)
    assert (status, told, "line 3" in errors) == (1, "", True)


def test_a_file_without_rows_gives_the_header_and_one_that_is_not_there_is_named(run, capsys, tmp_path):
    assert run(text([])) == (0, "learner,at,skill,p\n", "")
    assert main(["predict", "--attempts", str(tmp_path / "none.csv")]) == 1
    assert "none.csv" in capsys.readouterr().err


def test_a_day_between_changes_little():
    rows = [answer("add:2+3", n / 100) for n in range(3)]
    again = [replace(rows[-1], at=rows[-1].at + timedelta(days=days)) for days in (0, 1)]
    one, other = (predictions([*rows, row])[-1] for row in again)
    assert abs(one - other) < 0.02


# -- claims ------------------------------------------------------------------------------------------------------------

SOME = ("add:1+2", "add:2+3", "add:3+4", "add:4+5", "add:2+6", "add:3+3")


def claims(*said, first=0):
    """Answers to claims: of each whether it holds and whether the child said yes."""
    return [
        answer(
            SOME[n % 6],
            (first + n) / 100,
            holds == yes,
            seconds=None,
            task="check_bot",
            guess_p=0.75 if holds else 0.25,
        )
        for n, (holds, yes) in enumerate(said)
    ]


def test_yes_in_doubt_follows_the_slips_and_not_how_often_claims_hold():
    usual = Claims().in_doubt
    assert Claims(claims(*[(False, True)] * 6, *[(True, True)] * 18)).in_doubt > usual + 0.1
    assert Claims(claims(*[(True, False)] * 6, *[(False, False)] * 18)).in_doubt < usual - 0.1
    as_often = Claims(claims(*[(False, True)] * 5, *[(True, False)] * 5)).in_doubt
    assert as_often == pytest.approx(usual, abs=0.05)


def test_who_says_yes_to_everything_is_told_from_who_mostly_does():
    always = claims(*[(True, True), (False, True)] * 12)
    mostly = claims(*[(True, True), (False, True), (True, True), (False, False)] * 6)
    assert Claims(always).blind > 0.9
    assert Claims(mostly).blind < 0.01


def test_blind_yes_says_nothing_of_what_is_known():
    always = claims(*[(True, True), (False, True)] * 20)
    asked = answer("add:2+3", 3, seconds=None)
    after, before = predictions([*always, asked])[-1], predictions([asked])[0]
    assert after == pytest.approx(before, abs=0.1)


def test_what_an_answer_says_is_not_changed_by_later_claims_of_a_child_that_looks():
    looks = claims(*[(True, True), (False, False)] * 8)
    later = claims(*[(True, False), (False, False)] * 4, first=16)
    assert luck([*looks, *later])[: len(looks)] == luck(looks)


def test_a_good_day_is_over_the_next_morning():
    good = [answer(SOME[n % 6], n / 1000, seconds=None) for n in range(40)]
    bad = [answer(SOME[n % 6], 1 + n / 1000, right=False, seconds=None, guess_p=0.2) for n in range(6)]
    rows = [*good, *bad]
    tonight = answer("add:1+2", 1.01, seconds=None)
    tomorrow = answer("add:1+2", 2, seconds=None)
    assert tomorrow.at - START > timedelta(days=1)
    assert predictions([*rows, tonight])[-1] < predictions([*rows, tomorrow])[-1] - 0.02
