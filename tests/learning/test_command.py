"""`kidsq mastery`: a file in, CSV out; a broken row is named and nothing is printed."""

import csv
import io

import pytest

from kidsq.cli import main
from tests.learning.pupils import HEADER, line, text


@pytest.fixture
def run(capsys, tmp_path):
    def run(content: str | bytes, *more: str) -> tuple[int, str, str]:
        file = tmp_path / "attempts.csv"
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
        try:
            status = main(["mastery", "--attempts", str(file), *more])
        except SystemExit as error:
            status = int(error.code or 0)
        return status, *capsys.readouterr()

    return run


def rows_of(told: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(told)))


def test_every_learner_gets_25_facts_and_the_other_skills_met(run):
    status, told, errors = run(text([line(), line(learner="leo", skill="pair", task="pair"), line(learner="")]))
    assert (status, errors) == (0, "")
    assert told.splitlines()[0] == "learner,skill,p,low,high,n,label"
    rows = rows_of(told)
    assert [sum(row["learner"] == name for row in rows) for name in ("leo", "mia", "")] == [26, 25, 0]
    assert {row["skill"]: row["n"] for row in rows if row["learner"] == "mia"}["add:2+3"] == "1"


def test_other_columns_and_the_order_of_columns_do_not_matter(run):
    plain = run(text([line()]))
    turned = "\n".join(
        ",".join(reversed([*next(csv.reader([row])), extra]))
        for row, extra in zip([HEADER, line(operands="3 2")], ["mood", "fine"], strict=True)
    )
    assert run(turned + "\n") == plain
    assert run("\ufeff" + text([line()]).replace("\n", "\r\n")) == plain


def test_sums_are_one_skill_in_either_order(run):
    assert run(text([line(skill="add:3+2")])) == run(text([line(skill="add:2+3")]))


def test_at_looks_back(run):
    rows = [line(), line(at="2026-11-09T09:00:00.000Z", skill="add:1+1", correct="0")]
    _, told, _ = run(text(rows), "--at", "2026-11-05T00:00:00Z")
    assert {row["skill"]: row["n"] for row in rows_of(told)}["add:1+1"] == "0"
    assert run(text(rows)) == run(text(rows), "--at", "2026-11-09T09:00:00.000Z")


def test_at_that_is_no_moment_is_refused_with_a_sentence(run):
    status, told, errors = run(text([line()]), "--at", "yesterday")
    assert (status, told, "yesterday" in errors) == (2, "", True)


def test_a_file_without_rows_gives_the_header(run):
    assert run(HEADER + "\n") == (0, "learner,skill,p,low,high,n,label\n", "")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("", "there is nothing in it"),
        (text([line()]).replace(",", ";"), "separated by ';', not by commas"),
        (text([line()]).encode("utf-16"), "no text in UTF-8"),
    ],
)
def test_a_file_that_a_program_saved_in_its_own_way_is_told_how_to_be_saved(run, content, told):
    status, rows, errors = run(content)
    assert (status, rows, told in errors) == (1, "", True), errors


def test_a_file_that_is_not_there_is_named(capsys, tmp_path):
    assert main(["mastery", "--attempts", str(tmp_path / "none.csv")]) == 1
    assert "none.csv" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("cells", "named"),
    [
        ({"at": "yesterday"}, "at"),
        ({"at": ""}, "at"),
        ({"task": "homework"}, "task"),
        ({"skill": ""}, "skill"),
        ({"skill": "add:2+x"}, "skill"),
        ({"skill": "add:2"}, "skill"),
        ({"operands": "two and three"}, "operands"),
        ({"correct": "2"}, "correct"),
        ({"correct": "yes"}, "correct"),
        ({"try_no": "0"}, "try_no"),
        ({"n_options": "-1"}, "n_options"),
        ({"guess_p": "1.5"}, "guess_p"),
        ({"guess_p": "nan"}, "guess_p"),
        ({"rt_total_ms": "fast"}, "rt_total_ms"),
        ({"rt_total_ms": "-5"}, "rt_total_ms"),
        ({"rt_total_ms": "12.5"}, "rt_total_ms"),
        ({"rt_valid": "maybe"}, "rt_valid"),
        ({"motor_ms": "1e3"}, "motor_ms"),
        ({"hint_shown": "6"}, "hint_shown"),
        ({"hint_shown": "0,0"}, "cells"),
    ],
)
def test_a_broken_row_is_named_and_nothing_is_printed(run, cells, named):
    status, told, errors = run(text([line(), line(**cells), line()]))
    assert (status, told) == (1, "")
    assert "line 3" in errors
    assert named in errors
    assert len(errors.splitlines()) == 1


@pytest.mark.parametrize(
    ("content", "where"),
    [
        (b"", "line 1"),
        (b"learner,at\n", "line 1"),
        (HEADER.encode() + b",at\n", "line 1"),
        (text([line()]).encode() + b"mia,\xff\n", "line 3"),
        (text([line(device="\xe9")]).encode("latin-1"), "line 2"),
        (text([line(), line(device='"ab')]).encode(), "line 3"),
        (text([line(), line(device="a\0b")]).encode(), "line 3"),
    ],
)
def test_what_is_no_file_of_attempts_is_named(run, content, where):
    status, told, errors = run(content)
    assert (status, told) == (1, "")
    assert where in errors


def test_a_row_is_named_by_the_line_on_which_it_begins(run):
    status, _, errors = run(text([line(device='"a\nb"'), line(device='"a\nb"', correct="x")]))
    assert (status, "line 4" in errors) == (1, True)


def test_cells_as_a_spreadsheet_writes_them(run):
    same = line(rt_total_ms="2600.0", correct="1.0", motor_ms="900.0", n_options="6.0")
    assert run(text([same])) == run(text([line()]))
