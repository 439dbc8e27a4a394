"""What is kept of a guest says what all rows of the log say, whatever has happened to them meanwhile."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

import pytest
from scale import mostly_in_soak
from worlds import put_game

from kidsq.learning import payload
from kidsq.learning.attempt import Attempt
from kidsq.learning.payload import Sum
from kidsq.play.practice import said
from kidsq.play.practice.said import Asked, Kept, SaidSoFar, asked_in
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.people import people
from kidsq.store.play import attempts, guests, questions
from kidsq.store.play.guests import Before, Table
from kidsq.store.play.questions import StoredQuestion

from ..dealt import connection

DEVICE = "d" * 32
GAMES = ("a" * 32, "b" * 32, "c" * 32)
TASKS = ("own_sum", "own_sum", "help_bot", "check_bot", "recall_queen", "compare")
SKILLS = ("add:1+2", "add:2+3", "add:4+5", "compare:3:5")
CLOSE = 1e-9


@pytest.fixture
def db(app) -> Iterator[Session]:
    found = connection(app)
    with writing(found):
        for number, game_id in enumerate(GAMES):
            at = f"2026-11-20T1{number}:00:00.000Z"
            put_game(found, game_id, at, "guest", "bruno", edition="classic", header_json="{}", device=DEVICE)
        found.execute("UPDATE games SET plies = 1")
    said._kept.clear()
    return found


class House:
    """A guest at the latest of its tables. rng: what it says."""

    def __init__(self, db: Session, rng: random.Random) -> None:
        self.db, self.rng, self.number = db, rng, 0

    def tables(self) -> list[Table]:
        return guests.tables(self.db, GAMES[-1], Before(DEVICE, "", 4))

    def kept(self) -> Kept:
        return said.of_guest(self.db, GAMES[-1], self.tables())

    def rows(self) -> list[Attempt]:
        return attempts.of_guests(self.db, [GAMES[-1], *(table[0] for table in self.tables())])

    def answer(self, **changed: object) -> Attempt:
        self.number += 1
        rng, task = self.rng, self.rng.choice(TASKS)
        back = -50 if rng.random() < 0.05 else 0
        at = f"2026-11-{21 + (self.number + back) // 60:02}T12:{(self.number + back) % 60:02}:00.000Z"
        right = rng.random() < 0.7
        made = Attempt(
            attempt_id=f"k{self.number}",
            app_version="1",
            game_id=rng.choice(GAMES),
            ply=self.number // 3,
            at=at,
            device=DEVICE,
            task=task,  # type: ignore[arg-type]
            skill="recall" if task == "recall_queen" else rng.choice(SKILLS),
            operands="[]",
            guess_p=rng.choice((0.2, 0.75, None)),
            truth=json.dumps([2] if task == "recall_queen" else 3),
            response=json.dumps(2 if right else 4),
            correct=None if task == "recall_queen" else int(right),  # type: ignore[arg-type]
            try_no=rng.choice((1, 1, 1, 2)),
            rt_total_ms=rng.choice((900, 2_600, None)),
            rt_valid=1,
            hint_shown=rng.choice((0, 0, 3)),
        )
        return replace(made, **changed)  # type: ignore[arg-type]

    def write(self, row: Attempt) -> None:
        with writing(self.db):
            attempts.append(self.db, row)


def assert_as_read_anew(house: House) -> None:
    rows, kept = house.rows(), house.kept()
    anew = SaidSoFar(rows)
    assert kept.is_empty == (not rows)
    places = [(row.game_id, row.ply) for row in rows[-3:]] + [(GAMES[-1], 999)]
    for what in (
        lambda one: one.steps,
        lambda one: one.right,
        lambda one: one.memory,
        lambda one: [one.numbers(kind) for kind in ("add", "compare", "pair")],
        lambda one: [one.search(task, begins) for task in ("help_bot", "compare") for begins in (5, 2)],
        lambda one: [one.fading(place) for place in places],
    ):
        assert kept.told(what) == what(anew)
    found, expected = kept.told(SaidSoFar.beliefs), anew.beliefs()
    assert [(one.skill, one.tally, one.manner) for one in found.values()] == [
        (one.skill, one.tally, one.manner) for one in expected.values()
    ]
    for skill, one in expected.items():
        assert (found[skill].p, found[skill].variance) == pytest.approx((one.p, one.variance), abs=CLOSE)


def rolled_back(house: House) -> None:
    """An answer that is looked at and not stored in the end, and another one in its place."""
    row = house.answer(game_id=GAMES[-1])
    with suppress(ZeroDivisionError), writing(house.db):
        attempts.append(house.db, row)
        assert house.kept().last is not None
        raise ZeroDivisionError
    if house.rng.random() < 0.5:  # the same form again, after a moment
        house.write(replace(row, correct=None if row.correct is None else 1 - row.correct))


def heard(house: House) -> None:
    """An answer of this very request, which nobody reads again."""
    kept, row = house.kept(), house.answer(game_id=GAMES[-1])
    house.write(row)
    kept.heard(row)
    kept.heard(row)


def given(house: House) -> None:
    """The oldest table before becomes a child's."""
    tables = house.tables()
    if tables and house.rng.random() < 0.2:
        with writing(house.db):
            child = people.add_learner(house.db, DEVICE, f"Mia {house.number}", "face-1", "2026-11-20T08:00:00.000Z").id
            guests.give(house.db, [guests.Place(*tables[-1][:2])], child)


def restored(house: House) -> None:
    """The log as it was some answers ago, and other answers in place of those."""
    rows = house.rows()[-house.rng.randrange(1, 4) :]
    with writing(house.db):
        house.db.executemany("DELETE FROM attempts WHERE attempt_id = ?", [(row.attempt_id,) for row in rows])
    if house.rng.random() < 0.5:
        for row in rows:
            house.write(replace(row, skill=house.rng.choice(SKILLS), task="help_bot", correct=1))


@pytest.mark.parametrize("seed", mostly_in_soak(range(12), 0, 3))
def test_whatever_happens_to_the_log_what_is_kept_says_what_all_of_it_says(db: Session, seed: int) -> None:
    house = House(db, random.Random(seed))
    for _ in range(15):
        for _ in range(house.rng.randrange(6)):  # this process, or another one
            house.write(house.answer())
        house.rng.choice((heard, heard, rolled_back, given, restored))(house)
        assert_as_read_anew(house)


def test_one_more_answer_is_read_alone_and_one_that_was_heard_not_at_all(
    db: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(db, random.Random(1))
    for _ in range(20):
        house.write(house.answer(at=f"2026-11-21T12:{house.number:02}:00.000Z", task="help_bot", skill="add:1+2"))
    kept, read = house.kept(), list[int]()
    whole = attempts.of_guests
    monkeypatch.setattr(attempts, "of_guests", lambda *a, **b: read.append(len(found := whole(*a, **b))) or found)
    row = house.answer(at="2026-11-21T13:00:00.000Z", game_id=GAMES[-1])
    house.write(row)
    assert house.kept() is kept
    other = house.answer(at="2026-11-21T13:01:00.000Z", game_id=GAMES[-1])
    house.write(other)
    assert kept.heard(other)
    assert house.kept() is kept
    assert read == [2, 1]


def test_what_was_asked_at_tables_before_is_read_again_only_where_one_has_gone_on(db: Session) -> None:
    def ask(key: str, game_id: str, at: str) -> None:
        shown = payload.to_json(Sum(1, "add:2+3", (2, 3), (4, 5, 6), 0.33))
        row = StoredQuestion(key, game_id, 1, 0, None, "help_bot", shown, at)
        with writing(db):
            questions.ask(db, row)

    house = House(db, random.Random(1))
    ask("q1", GAMES[0], "2026-11-20T10:01:00.000Z")
    ask("q2", GAMES[1], "2026-11-20T11:01:00.000Z")
    found = house.kept().asked_before(db, GAMES[-1], house.tables())
    assert found == asked_in(questions.presented_at(db, [(GAMES[0], 0), (GAMES[1], 0)]), GAMES[-1])
    assert (found.counted["add:2+3"], [row.game_id for row in found.began]) == (2, [GAMES[1]])
    assert house.kept().asked_before(db, GAMES[-1], house.tables()) is found
    ask("q3", GAMES[1], "2026-11-20T11:02:00.000Z")
    with writing(db):
        db.execute("UPDATE games SET version = version + 1 WHERE id = ?", (GAMES[1],))
    assert house.kept().asked_before(db, GAMES[-1], house.tables()).counted["add:2+3"] == 3
    here = questions.presented_to(db, GAMES[1], 0, answered=True)
    assert Asked().with_those(here, GAMES[1]) == asked_in(here, GAMES[1])


def test_a_guest_is_kept_once_at_its_latest_table(db: Session) -> None:
    house = House(db, random.Random(1))
    for game_id in GAMES:
        said.of_guest(db, game_id, [])
    house.kept()
    assert list(said._kept) == [GAMES[-1]]


def test_no_more_guests_are_kept_than_said(db: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(said, "KEPT", 2)
    for game_id in (*GAMES, GAMES[0]):
        said.of_guest(db, game_id, [])
    assert list(said._kept) == [GAMES[2], GAMES[0]]
