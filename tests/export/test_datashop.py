"""The file for DataShop keeps the rules of its import format (help page "Tab-delimited format")."""

import re
from dataclasses import replace

from answers import pointed, row, said

from kidsq.export import datashop
from kidsq.learning.attempt import COLUMNS

REQUIRED = ("Anon Student Id", "Session Id", "Time", "Problem Name")
LIMITS = {"Anon Student Id": 55, "Session Id": 255, "Problem Name": 255, "Step Name": 255, "Input": 255, "Class": 75}
KNOWN = re.compile(
    r"Anon Student Id|Session Id|Time|Time Zone|Student Response Type|Tutor Response Type|Level \([\w -]+\)"
    r"|Problem Name|Problem View|Step Name|Attempt At Step|Outcome|Selection|Action|Input|Help Level|KC \([\w -]+\)"
    r"|Class|CF \([\w -]+\)"
)


def rows(*attempts, names=None) -> list[dict[str, str]]:
    header, *lines = "".join(datashop.lines(attempts, names)).split("\r\n")[:-1]
    assert all(line.count("\t") == header.count("\t") for line in lines)
    return [dict(zip(header.split("\t"), line.split("\t"), strict=True)) for line in lines]


def test_columns_are_those_of_the_import_format():
    assert all(KNOWN.fullmatch(name) for name in datashop.HEADER)
    assert set(REQUIRED) <= set(datashop.HEADER)
    assert len(set(datashop.HEADER)) == len(datashop.HEADER)


def test_an_attempt_is_a_transaction():
    (found,) = rows(replace(said("2+3=6"), learner="mia", ply=4, try_no=2, hint_shown=3))
    assert (found["Anon Student Id"], found["Outcome"], found["Input"]) == ("mia", "INCORRECT", "6")
    assert (found["Step Name"], found["KC (Skill)"], found["Level (Task)"]) == ("add:2+3", "add:2+3", "own_sum")
    assert (found["Attempt At Step"], found["Help Level"]) == ("2", "3")
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}", found["Time"])
    assert found["Time Zone"] == "UTC"


def test_nothing_of_the_log_is_lost():
    (found,) = rows(replace(said("2+3=5"), motor_ms=640, p_after=0.25))
    assert (found["CF (motor_ms)"], found["CF (p_after)"], found["CF (truth)"]) == ("640", "0.25", "5")
    custom = {name[4:-1] for name in found if name.startswith("CF (")}
    elsewhere = {
        "learner",
        "session_id",
        "at",
        "task",
        "skill",
        "try_no",
        "correct",
        "response",
        "hint_shown",
        "class_id",
    }
    assert custom | elsewhere == set(COLUMNS)


def test_required_cells_are_never_empty_and_none_is_too_long():
    guest = replace(pointed(1), learner=None, session_id=None, response="9" * 400)
    for found in rows(guest, row(task="recall_queen", skill="recall", correct=None)):
        assert all(found[name] for name in (*REQUIRED, "Level (Task)", "Step Name"))
        assert all(len(found[name]) <= most for name, most in LIMITS.items())


def test_a_recall_is_neither_right_nor_wrong():
    assert rows(row(task="recall_queen", skill="recall", correct=None))[0]["Outcome"] == ""


def test_odd_text_breaks_no_line_and_runs_no_formula():
    odd = replace(said("2+3=5"), attempt_id="=cmd|' /C calc'!A0", device="a\tb\r\nc\u2028d", learner="m\nia")
    (found,) = rows(odd, names={"m\nia": "@Mia\t1"})
    assert found["CF (attempt_id)"] == "'=cmd|' /C calc'!A0"
    assert found["CF (device)"] == "a b c d"
    assert found["CF (nickname)"] == "'@Mia 1"


def test_a_quote_at_the_beginning_of_a_cell_opens_nothing():
    """The format knows no quotes; a spreadsheet takes them off and runs what is inside, or reads on to the next one."""
    odd = replace(said("2+3=5"), attempt_id='"=1+1"', learner="m")
    (found,) = rows(odd, names={"m": '"Mia'})
    assert (found["CF (attempt_id)"], found["CF (nickname)"]) == ('\'"=1+1"', "'\"Mia")
