"""What two partners share stays between them: the other team's screens, and a covered one, do not depend on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kidsq.games import queens_collection
from kidsq.games.queens_collection import Move
from kidsq.games.record import as_line, header_of
from kidsq.play import Request, look
from kidsq.play.ended.records import replayed
from kidsq.play.opening import NewGame, open_game
from kidsq.play.screen_holder import keep_settings
from kidsq.play.turn import write_ply
from kidsq.play.visitor import Chance, Visitor
from kidsq.store.db import migrations
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.play import games

AT = "2026-11-02T08:00:00.000Z"
HERE = Visitor("d" * 32)
TEAM, OTHERS = (0, 2), (1, 3)


@pytest.fixture
def db(tmp_path: Path) -> Iterator[Session]:
    with migrations.opened(tmp_path / "kidsq.db") as made:
        yield made


def request(db: Session, game_id: str) -> Request:
    return Request(db, HERE, game_id, Chance(AT, Random(1)))


def shared(db: Session, nth: int) -> tuple[str, Move]:
    """Four at one screen: the first has stopped at once and shared; nth: which of its ways to do so."""
    wanted = NewGame("teams", players=("guest",) * 4)
    game_id = open_game(db, HERE, wanted, Chance(AT, Random()))
    setup = replace(queens_collection.deal("teams", 4, Random(6), {"rounds": 1}), first=0)
    with writing(db):
        db.execute("UPDATE games SET header_json = ? WHERE id = ?", (as_line(header_of(setup)), game_id))
    at = request(db, game_id)
    with at.writing():
        write_ply(at, queens_collection.read_move("stop"), "a" * 31 + f"{nth}")
    ways = [move for move in at.table.legal_moves() if move.kind == "share" and len(move.cards) == 1]
    with at.writing():
        write_ply(at, ways[nth], "b" * 31 + f"{nth}")
    return game_id, ways[nth]


def held_by(db: Session, game_id: str, seat: int | None) -> dict[str, Any]:
    """All that a screen shows which this seat holds; None: nobody."""
    stored = games.load(db, game_id)
    assert stored is not None
    with writing(db):
        keep_settings(db, stored, holder=seat)
    seen = look(request(db, game_id), since=0)
    return {**seen._asdict(), "stored": None}


@pytest.mark.parametrize("seat", [*OTHERS, None])
def test_the_other_team_and_a_covered_screen_see_how_many_cards_alone(db, seat):
    (one, said), (other, said_too) = (shared(db, nth) for nth in (0, 1))
    assert said.text != said_too.text
    first, second = held_by(db, one, seat), held_by(db, other, seat)
    assert first == second
    assert said.text not in repr(first)
    assert [moment.move is None for moment in first["moments"]] == [False, True]


def test_who_shared_sees_a_curtain_and_no_card_more(db):
    """It is the other team's turn: the tablet goes on, and the last thing on it is nothing for their eyes."""
    (one, _), (other, _) = (shared(db, nth) for nth in (0, 1))
    for seat in TEAM:
        assert held_by(db, one, seat) == held_by(db, other, seat)
        assert held_by(db, one, seat)["curtain"] == 1


def test_the_partner_sees_all_of_it(db):
    game_id, said = shared(db, 0)
    stored = games.load(db, game_id)
    assert stored is not None
    moments = request(db, game_id).known.moments
    for seat in TEAM:
        assert moments[-1].seen_by(seat).move is said
    for seat in (*OTHERS, None):
        assert moments[-1].seen_by(seat).move is None


@pytest.mark.parametrize("seat", OTHERS)
def test_a_game_that_is_looked_at_again_is_as_this_child_saw_it(db, seat):
    shown = []
    for nth in (0, 1):
        game_id, said = shared(db, nth)
        stored = games.load(db, game_id)
        assert stored is not None
        child = stored._replace(seats=tuple(one._replace(learner=f"{one.seat}" * 32) for one in stored.seats))
        found = [replayed(db, child, f"{seat}" * 32, ply) for ply in (1, 2)]
        shown.append(found)
        assert said.text not in repr([(one.view, one.next) for one in found])
    assert [(one.view, one.next, one.laid) for one in shown[0]] == [(one.view, one.next, one.laid) for one in shown[1]]
