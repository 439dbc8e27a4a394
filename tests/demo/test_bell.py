"""When the children of the simulated class play."""

from datetime import UTC, datetime, time
from random import Random

import pytest

from kidsq.demo.making import _bell
from kidsq.demo.sitting import LESSON


@pytest.mark.parametrize("hour", [0, 6, 9, 23])
def test_a_class_made_at_any_hour_has_played_todays_lesson(hour: int) -> None:
    now = datetime.combine(datetime(2026, 11, 20), time(hour), tzinfo=UTC)
    assert all(_bell(now.date(), now, Random(seed)) + LESSON <= now for seed in range(50))
