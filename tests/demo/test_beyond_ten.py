"""The older children of the simulated class: what they play, and how they answer, beyond the sums up to ten."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime, timedelta
from math import prod
from pathlib import Path
from random import Random

import pytest

from kidsq.arithmetic.products import TIMES
from kidsq.arithmetic.skills import BEYOND_TEN, group_of
from kidsq.demo.cast import CAST
from kidsq.demo.games.sleeping_queens import playing
from kidsq.demo.pupil import pupil
from kidsq.demo.sitting import Sitting, lesson
from kidsq.games.sleeping_queens import EDITIONS
from kidsq.maintenance.check import check
from kidsq.play import Visitor, result_of_record
from kidsq.store.db import times
from kidsq.store.db.database import FILE_NAME, writing
from kidsq.store.db.migrations import open_store
from kidsq.store.people import people
from kidsq.store.play import attempts

NOW = datetime(2026, 11, 20, 15, 0, tzinfo=UTC)


PRACTISED = tuple(field for field in BEYOND_TEN if playing.editions_of(field))


def test_each_field_that_an_edition_practises_is_played_by_somebody_of_the_cast():
    assert {field for part in CAST for field in part.beyond} == set(PRACTISED)
    for field in PRACTISED:
        assert playing.editions_of(field)
        assert set(playing.editions_of(field)) <= set(EDITIONS)


def test_what_it_knows_there_is_answered_quickly_and_right_the_rest_slowly():
    head = pupil("usual", Random(8))
    head.guesses = head.learns = 0.0
    answers = [(pair, *head.finds(TIMES, pair, range(prod(pair) - 2, prod(pair) + 3))) for pair in PAIRS * 60]
    known = [one for one in answers if head.farther[TIMES.skill(one[0])]]
    other = [one for one in answers if not head.farther[TIMES.skill(one[0])]]
    assert len(known) > 50 < len(other)
    right = [sum(said == prod(pair) for pair, said, _ in some) / len(some) for some in (known, other)]
    seconds = [sum(took for *_, took in some) / len(some) for some in (known, other)]
    assert right[0] > right[1] + 0.1
    assert seconds[0] * 2 < seconds[1]


PAIRS = [(6, 7), (7, 6), (8, 9), (9, 8)]


@pytest.mark.slow
@pytest.mark.parametrize("field", PRACTISED)
def test_it_plays_editions_of_it_by_the_real_rules(tmp_path: Path, field: str):
    store = open_store(tmp_path / FILE_NAME)
    db, rng = store.connection(), Random(7)
    with writing(db):
        learner = people.add_learner(db, "d" * 32, "Ada", people.FACES[0], times.text(NOW)).id
    head = pupil("usual", rng)
    head.beyond = (field,)
    for day in range(4):
        at = Sitting(db, head, learner, Visitor("d" * 32), 0.8, NOW + timedelta(days=day), rng)
        lesson(at, 5, (playing,))
    rows = attempts.of_learner(db, learner)
    met = Counter(row.task for row in rows if group_of(row.skill) == field)
    assert met["help_bot"] >= 3
    assert check(db, result_of_record) == []
    store.close_all()
