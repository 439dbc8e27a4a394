"""Three days of ten minutes in a week are a child's dose."""

from __future__ import annotations

from datetime import date

import pytest

from kidsq.learning.reports.dose import reached


@pytest.mark.parametrize(
    ("minutes", "has_it"),
    [
        ((10, 10, 10), True),
        ((12, 0, 15, 11, 30), True),
        ((10, 10, 9.9), False),
        ((60, 60), False),
        ((5, 5, 5, 5, 5, 5), False),
        ((), False),
    ],
)
def test_a_dose_is_ten_minutes_on_three_days_however_long_the_others(minutes: tuple[float, ...], has_it: bool) -> None:
    child = {date(2026, 11, 16 + day): 60 * so_many for day, so_many in enumerate(minutes)}
    others = [{date(2026, 11, 16 + day): 600.0 for day in range(3)}, {}]
    assert reached([*others, child]) == 1 + has_it
