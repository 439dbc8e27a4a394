"""How often a first night asks: after two own turns at the earliest, and never straight after a king."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from worlds import db_of, world

from kidsq.play import Visitor

from .newcomer import Newcomer


@pytest.mark.parametrize("bots", [("bruno",), ("bruno", "pippa", "fenna")])
def test_two_own_turns_lie_between_two_questions_and_none_follows_a_king(tmp_path: Path, bots: tuple[str, ...]) -> None:
    asked = 0
    with world(tmp_path) as app:
        for number in range(3):
            child = Newcomer(db_of(app), Visitor(device=f"{number:032x}"), Random(number))
            child.plays("first_night", bots)
            asked += len(child.asked)
            turns = [len(before) for _task, before in child.asked]
            assert all(later - earlier >= 2 for earlier, later in pairwise(turns)), turns
            after = [before[-1] for task, before in child.asked if task != "jester_count"]
            assert "king" not in after
    assert asked > 3
