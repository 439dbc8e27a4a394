"""docs/log.md tells every column of the log, in order, with all its values."""

import re
from pathlib import Path

import pytest

from kidsq.export.columns import DESCRIBED
from kidsq.export.xapi import HOME
from kidsq.learning.attempt import COLUMNS

TEXT = (Path(__file__).parents[2] / "docs" / "log.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (`[a-z_`, ]+`) \| (.*) \|$", TEXT.partition("| column |")[2], re.MULTILINE)


def test_every_column_is_told_in_order():
    assert tuple(name for names, _ in ROWS for name in re.findall(r"\w+", names)) == COLUMNS


@pytest.mark.parametrize(
    "column", [one for one in DESCRIBED if one.kind == "text" and one.values], ids=lambda it: it.name
)
def test_every_value_is_told(column):
    (told,) = [text for names, text in ROWS if f"`{column.name}`" in names]
    assert [value for value in column.values if f"`{value}`" not in told] == []


def test_our_names_are_told():
    assert f"`{HOME}/" in TEXT
