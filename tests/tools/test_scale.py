"""docs/scale.md is reckoned: its tables are those that benchmarks/scale.py prints. And what is measured where."""

from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks import looks, reports, scale, school_postgresql

CHECKOUT = Path(__file__).parents[2]


def test_the_page_has_the_tables_that_are_reckoned() -> None:
    page = (CHECKOUT / "docs" / "scale.md").read_text("utf-8")
    for table in scale.tables():
        assert table in page, "python -m benchmarks.scale prints what belongs there"


def test_ten_times_the_children_are_ten_times_the_work() -> None:
    small, big = map(scale.needs, (100_000, 1_000_000))
    for name in ("steps", "looks", "pages", "kidsq", "database", "answers", "disk", "log", "backup_hours"):
        assert abs(getattr(big, name) / getattr(small, name) - 10) < 1e-9


def test_every_input_counts() -> None:
    """None stands in the table and changes nothing."""
    usual = scale.needs(1_000_000)
    for name, one in scale.INPUTS.items():
        other = {**scale.INPUTS, name: replace(one, value=one.value * 2)}
        assert scale.needs(1_000_000, other) != usual, name


def test_a_server_to_spare_is_among_those_that_are_paid() -> None:
    found = scale.needs(10_000)
    of = {name: one.value for name, one in scale.INPUTS.items()}
    needed = found.kidsq / of["busy"] / of["server"]
    assert needed <= found.servers - 1 < needed + 1
    assert found.cores == found.servers * of["server"] + 3 * 2


@pytest.mark.full
def test_where_there_is_no_postgresql_the_results_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(school_postgresql, "is_here", lambda: False)
    assert "Left out: PostgreSQL is not installed" in reports.measure_on_postgresql(3, 10_000_000).text
    monkeypatch.setattr(looks, "LOOKS", 1)
    assert "PostgreSQL is left out" in looks.measure(1).text


def test_installations_are_ten_times_as_large_from_one_to_the_next() -> None:
    assert reports.sizes_up_to(10_000_000) == [1_000_000, 10_000_000]
    assert reports.sizes_up_to(100_000_000) == [1_000_000, 10_000_000, 100_000_000]
