"""What a friend remembers of a child: the latest of their games, and what was fetched there."""

from __future__ import annotations

import json

import pytest
from worlds import put_game

from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.people import people
from kidsq.store.play import games
from kidsq.store.play.friends_past import NO_PAST, FriendsPast, before

from .conftest import AT

LATER = "2026-11-21T17:34:22.123Z"
MOVES = ((0, "knight 1 moon"), (1, "allow"), (0, "knight 1 cat"), (1, "block"), (1, "discard 2"))


@pytest.fixture
def child(db: Session) -> str:
    with writing(db):
        return people.add_learner(db, "d" * 32, "Mira", "face-1", AT).id


def end(db: Session, child: str, name: str, bot: str, winners: list[int], at: str) -> None:
    with writing(db):
        put_game(db, name * 32, AT, child, bot)
        for ply, (seat, move) in enumerate(MOVES):
            games.append_ply(db, name * 32, ply, seat, move, (), None, AT)
        games.finish(db, name * 32, json.dumps({"result": {"winners": winners}}), at)


def test_a_friend_remembers_its_latest_game_and_the_knight_that_nobody_stopped(db: Session, child: str) -> None:
    end(db, child, "1", "bruno", [1], "2026-11-20T18:00:00.000Z")
    end(db, child, "2", "bruno", [0], "2026-11-20T19:00:00.000Z")
    end(db, child, "3", "pippa", [1], "2026-11-20T20:00:00.000Z")
    bruno = before(db, child, "bruno", "sleeping_queens", LATER, "knight")
    assert bruno == FriendsPast(2, won=True, lost=False, taken="knight 1 moon")
    earlier = before(db, child, "bruno", "sleeping_queens", "2026-11-20T18:30:00.000Z", "knight")
    assert (earlier.games, earlier.won, earlier.lost) == (1, False, True)


def test_who_has_not_played_with_a_friend_yet_is_no_memory_of_it(db: Session, child: str) -> None:
    end(db, child, "1", "bruno", [1], "2026-11-20T18:00:00.000Z")
    assert before(db, child, "tilo", "sleeping_queens", LATER, "knight") == NO_PAST
    assert before(db, child, "bruno", "queens_collection", LATER, "knight") == NO_PAST
    assert before(db, child, "bruno", "sleeping_queens", AT, "knight") == NO_PAST
