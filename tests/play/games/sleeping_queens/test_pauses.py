"""How often friends ask: of their own cards after a turn, else once in four turns, and never straight after a king."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from worlds import db_of, world

from kidsq.play import Visitor

from .newcomer import Newcomer


@pytest.mark.parametrize("edition", ["first_night", "classic"])
@pytest.mark.parametrize("bots", [("bruno",), ("bruno", "pippa", "fenna")])
def test_a_friend_interrupts_once_in_four_own_turns_and_never_after_a_king(
    tmp_path: Path, bots: tuple[str, ...], edition: str
) -> None:
    asked = interrupted = 0
    with world(tmp_path) as app:
        for number in range(3):
            child = Newcomer(db_of(app), Visitor(device=f"{number:032x}"), Random(number))
            child.plays(edition, bots)
            of_friends = [before for task, before in child.asked if task not in ("jester_count", "queen_total")]
            asked += len(of_friends)
            interrupted += len(child.interrupted)
            turns = [len(before) for before in of_friends]
            assert all(later > earlier for earlier, later in pairwise(turns)), turns
            assert all(later - earlier >= 4 for earlier, later in pairwise([0, *child.interrupted]))
            assert "king" not in [before[-1] for before in of_friends]
    assert asked > interrupted > 1, "most of it is laid for friends"
