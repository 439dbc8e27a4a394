"""What newcomers see of help with their own sums in their first games, at real tables."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from flask import Flask
from scale import mostly_in_soak
from worlds import db_of

from kidsq.play import Visitor
from kidsq.store.db.database import writing
from kidsq.store.people import people

from .newcomer import Newcomer

FIVE_GAMES = ("first_night",) * 5
pytestmark = pytest.mark.full


def newcomer(app: Flask, number: int, *, named: bool) -> Newcomer:
    one = Newcomer(db_of(app), Visitor(device=f"{Random(str(number)).getrandbits(128):032x}"), Random(number))
    if named:
        with writing(one.db):
            one.learner = people.add_learner(
                one.db, one.visitor.device, "Mira", "face-2", "2026-11-20T08:00:00.000Z"
            ).id
    return one


@pytest.mark.parametrize("named", mostly_in_soak([False, True], True))
def test_who_answers_rightly_sees_less_and_less_over_five_games(app: Flask, named: bool) -> None:
    levels: Counter[int] = Counter()
    for number in range(10):
        child = newcomer(app, number, named=named)
        shown = [row.hint_shown for edition in FIVE_GAMES for row in child.own_sums(child.plays(edition))]
        assert shown[:2] == [5, 4]
        assert 5 not in shown[1:]
        levels.update(shown)
    share = {level: levels[level] / levels.total() for level in range(6)}
    assert share[5] < 0.25, share
    assert share[4] >= 0.15, share
    assert share[3] >= 0.15, share
    assert share[0] >= 0.25, share


def test_who_begins_to_miss_soon_gets_help_back(app: Flask) -> None:
    before, after = [], []
    for number in range(12):
        child = newcomer(app, number, named=True)
        child.right = lambda game: 1.0 if game < 3 else 0.2
        games = [child.own_sums(child.plays(edition)) for edition in FIVE_GAMES]
        before += [row.hint_shown for row in games[2]]
        after += [row.hint_shown for row in games[4]]
    assert sum(before) / len(before) < 1.5
    assert sum(after) / len(after) > 2  # to 2 at least a miss brings it back, and from there on it is seen at once
