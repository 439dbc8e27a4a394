"""The tidy CSV: the documented columns, nothing a spreadsheet runs, and every cell back as it was."""

import csv
import io
from dataclasses import replace
from typing import get_args

import pytest
from answers import row, said
from hypothesis import given
from hypothesis import strategies as st

from kidsq.export import codebook, tidy
from kidsq.export.columns import DESCRIBED, OF_TIDY
from kidsq.learning.attempt import COLUMNS, Layout, Selection
from kidsq.learning.evidence import BadRow, evidence_of
from kidsq.web.shared import data_words

HEADER = tuple(column.name for column in OF_TIDY)
NASTY = ["=1+1", "+1 2", "-x", "@SUM(A1)", "\tx", "\rx", "'", "'=1"]
TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), min_size=1)


def written(*attempts, names=None) -> str:
    return "".join(tidy.lines(attempts, names))


def back(text: str) -> list:
    return list(tidy.read(io.StringIO(text, newline="")))


@pytest.mark.parametrize("text", NASTY)
def test_formula_in_a_cell_is_made_harmless(text):
    assert tidy.harmless(text) == f"'{text}"


@pytest.mark.parametrize("cell", [-60, 0.5, "-1", "[2,3]", "add:2+3", None, ""])
def test_numbers_and_plain_text_stay_as_they_are(cell):
    assert tidy.harmless(cell) == cell


def test_formula_in_the_log_comes_out_harmless():
    text = written(row(task="pair", skill="pair", app_version="=HYPERLINK()"))
    assert next(csv.DictReader(io.StringIO(text)))["app_version"] == "'=HYPERLINK()"


@pytest.mark.parametrize("text", [*NASTY, 'a"b', "a,b", "a\nb", "a\r\nb", " ", "é王👩‍👧", "-1", "null"])
def test_odd_text_is_read_back(text):
    attempts = [replace(said("2+3=6"), attempt_id=text, device=text, response=text)]
    assert back(written(*attempts)) == attempts


@given(
    key=TEXTS,
    device=st.none() | TEXTS,
    tz=st.none() | st.integers(-900, 900),
    p=st.none() | st.floats(0, 1),
    correct=st.sampled_from([0, 1, None]),
)
def test_every_attempt_is_read_back(key, device, tz, p, correct):
    attempt = replace(said("2+3=6"), attempt_id=key, device=device, tz_offset_min=tz, p_after=p, correct=correct)
    assert back(written(attempt, attempt)) == [attempt, attempt]


def test_nicknames_stand_in_a_last_column_only_when_given():
    attempt = replace(said("2+3=5"), learner="mia")
    rows = list(csv.DictReader(io.StringIO(written(attempt, names={"mia": "=Mia"}))))
    assert rows[0]["nickname"] == "'=Mia"
    assert tuple(csv.DictReader(io.StringIO(written(attempt))).fieldnames) == (*COLUMNS, "counts")
    assert back(written(attempt, names={"mia": "=Mia"})) == [attempt]


@pytest.mark.parametrize(
    ("column", "cell", "told"),
    [
        ("ply", "three", "line 2: ply is 'three', not a whole number"),
        ("ply", "", "line 2: ply is '', not a whole number"),
        ("guess_p", "half", "line 2: guess_p is 'half', not a number"),
        ("task", "chess", "line 2: task is 'chess', not own_sum or"),
        ("correct", "2", "line 2: correct is '2', not 0 or 1"),
    ],
)
def test_a_broken_cell_is_named(column, cell, told):
    (found,) = csv.DictReader(io.StringIO(written(said("2+3=6"))))
    out = io.StringIO()
    writer = csv.DictWriter(out, HEADER)
    writer.writeheader()
    writer.writerow({**found, column: cell})
    with pytest.raises(BadRow) as trouble:
        back(out.getvalue())
    assert str(trouble.value).startswith(told)


def test_a_file_of_before_there_were_comparisons_is_read_as_well():
    attempts = [said("2+3=6"), said("2+3=5")]
    lines = list(csv.reader(io.StringIO(written(*attempts))))
    assert lines[0][-2:] == ["arm", "counts"]
    for last in (-1, -2):  # of before there was `counts`, too
        out = io.StringIO()
        csv.writer(out).writerows(line[:last] for line in lines)
        assert back(out.getvalue()) == attempts


@pytest.mark.parametrize(
    ("columns", "counts"),
    [
        ({}, "yes"),
        ({"correct": 0}, "yes"),
        ({"n_options": None, "guess_p": None}, "yes"),
        ({"correct": None, "hint_shown": 3, "task": "recall_queen"}, "play"),
        ({"hint_shown": 1}, "helped"),
        ({"try_no": 2, "n_options": 1}, "helped"),
        ({"n_options": 1}, "no choice"),
        ({"guess_p": 1.0}, "no choice"),
        ({"task": "pair"}, "no choice"),
        ({"task": "run"}, "no choice"),
    ],
)
def test_a_row_says_whether_it_counts_as_the_model_does(columns, counts):
    attempt = said("2+3=5", **columns)
    (found,) = csv.DictReader(io.StringIO(written(attempt)))
    assert found["counts"] == counts
    assert evidence_of(attempt).alone == (counts == "yes")


def test_the_arm_of_a_comparison_is_read_back_and_no_other_word():
    assert back(written(replace(said("2+3=6"), arm="fingers:b")))[0].arm == "fingers:b"
    with pytest.raises(BadRow, match="arm is 'fingers:c'"):
        back(written(replace(said("2+3=6"), arm="fingers:b")).replace("fingers:b", "fingers:c"))


@pytest.mark.parametrize(
    "text", ["", "a,b\r\n", written().replace("ply", "at"), written() + "1,2\r\n", written() + '"']
)
def test_what_is_no_export_is_refused(text):
    with pytest.raises(BadRow):
        back(text)


def test_the_codebook_tells_every_column_in_order():
    lines = codebook.lines(data_words.column, data_words.kind, data_words.empty_cell())
    rows = list(csv.DictReader(io.StringIO("".join(lines))))
    assert tuple(found["column"] for found in rows) == HEADER
    assert all(found["meaning"] and found["type"] for found in rows)


def test_the_codebook_lists_the_values_that_the_log_knows():
    known = {column.name: column.values for column in DESCRIBED}
    assert known["task"][:3] == ("own_sum", "help_bot", "check_bot")
    assert known["error"] == (
        *("off_by_one", "wrong_operation", "dropped_addend", "echo", "decade", "transposed"),
        *("missed", "false_alarm", "other"),
    )
    assert known["layout"] == get_args(Layout)
    assert known["selection"] == get_args(Selection)
    assert known["correct"] == ("0", "1")
    assert known["skill"] == ()
