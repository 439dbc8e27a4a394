"""The pages on the log tell all columns of the log, the checks, the proposals and the comparisons, with all values."""

import re
from pathlib import Path

import pytest

from kidsq.export.columns import OF_CHECKS, OF_PROPOSALS, OF_TIDY, OF_TRIALS
from kidsq.export.xapi import HOME

DOCS = Path(__file__).parents[2] / "docs"
TEXT = "\n".join((DOCS / page).read_text(encoding="utf-8") for page in ("log.md", "log/wall.md"))
OF_LOG, OF_ALL_CHECKS, OF_ALL_TRIALS, OF_ALL_PROPOSALS = (
    re.findall(r"^\| (`[a-z_`, ]+`) \| (.*) \|$", table, re.MULTILINE) for table in TEXT.split("| column |")[1:]
)


def test_every_column_is_told_in_order():
    assert tuple(name for names, _ in OF_LOG for name in re.findall(r"\w+", names)) == tuple(
        column.name for column in OF_TIDY
    )


def test_every_column_of_the_checks_is_told():
    told = [name for names, _ in OF_ALL_CHECKS for name in re.findall(r"\w+", names)]
    assert sorted(told) == sorted(column.name for column in OF_CHECKS)


def test_every_column_of_the_proposals_is_told():
    told = [name for names, _ in OF_ALL_PROPOSALS for name in re.findall(r"\w+", names)]
    assert sorted(told) == sorted(column.name for column in OF_PROPOSALS)


def test_every_column_of_the_comparisons_is_told_in_order():
    told = [name for names, _ in OF_ALL_TRIALS for name in re.findall(r"\w+", names)]
    assert told == [column.name for column in OF_TRIALS]


@pytest.mark.parametrize(
    ("rows", "column"),
    [
        *((OF_LOG, one) for one in OF_TIDY if one.kind == "text" and one.values),
        *((OF_ALL_CHECKS, one) for one in OF_CHECKS if one.kind == "text" and one.values),
        *((OF_ALL_PROPOSALS, one) for one in OF_PROPOSALS if one.kind == "text" and one.values),
        *((OF_ALL_TRIALS, one) for one in OF_TRIALS if one.kind == "text" and one.values),
    ],
    ids=lambda it: getattr(it, "name", ""),
)
def test_every_value_is_told(rows, column):
    (told,) = [text for names, text in rows if f"`{column.name}`" in names]
    assert [value for value in column.values if f"`{value}`" not in told] == []


def test_our_names_are_told():
    assert f"`{HOME}/" in TEXT
