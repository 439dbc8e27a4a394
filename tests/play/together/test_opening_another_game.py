"""A game that is registered for the time of a test is opened by the same use case, with its own seats and bots."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from games import toy

from kidsq.games.registry import GAMES
from kidsq.play import Request, TurnForm, look, take_turn
from kidsq.play.current_game import played
from kidsq.play.dealing import CannotOpen
from kidsq.play.opening import NewGame, fitted, open_game
from kidsq.play.score import Score, scores
from kidsq.play.screen_holder import front_of
from kidsq.play.visitor import Chance, Timings, Visitor
from kidsq.store.db import migrations
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.play import games

AT = "2026-11-02T08:00:00.000Z"
HERE = Visitor("d" * 32)


@pytest.fixture
def db(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    monkeypatch.setitem(GAMES, toy.NAME, toy.GAME)
    with migrations.opened(tmp_path / "kidsq.db") as made:
        yield made


def opened(db: Session, wanted: NewGame) -> games.StoredGame:
    stored = games.load(db, open_game(db, HERE, wanted, Chance(AT, Random())))
    assert stored is not None
    return stored


def test_who_may_play_alone_does(db: Session) -> None:
    stored = opened(db, NewGame("brook"))
    assert (stored.game, stored.edition, [seat.kind for seat in stored.seats]) == (toy.NAME, "brook", ["guest"])
    assert json.loads(stored.header_json)["stones"] == 20
    assert [seat.kind for seat in opened(db, NewGame("classic")).seats] == ["guest", "bot"]


def test_only_its_own_bots_and_seats_are_there(db: Session) -> None:
    assert [seat.bot for seat in opened(db, NewGame("brook", ("tilo", "tilo"))).seats] == [None, "tilo", "tilo"]
    with pytest.raises(CannotOpen, match="no_bot"):
        opened(db, NewGame("brook", ("bruno",)))
    with pytest.raises(CannotOpen, match="too_many"):
        opened(db, NewGame("brook", ("tilo", "tilo", "tilo")))
    with pytest.raises(CannotOpen, match="no_bot"):
        opened(db, NewGame("classic", ("newt",)))


def test_a_wish_that_nobody_typed_brings_a_bot_only_where_nobody_can_play_alone(db: Session) -> None:
    assert fitted(db, NewGame("brook", players=("c" * 32,))).bots == ()
    assert fitted(db, NewGame("classic", players=("c" * 32,))).bots == ("bruno",)


def test_its_moves_are_replayed_and_shown_whoever_comes_first(db: Session) -> None:
    game_id = opened(db, NewGame("brook", ("tilo",))).id
    with writing(db):
        for ply, seat in enumerate((1, 0, 0)):
            games.append_ply(db, game_id, ply, seat, "rest", (), None, AT)
    stored = games.load(db, game_id)
    assert stored is not None
    known = played(db, stored)
    assert [(one.ply, one.seat, one.sights, one.say) for one in known.moments] == [
        (0, 1, ((1, "rest"),), None),
        (1, 0, ((0, "rest"),), None),
        (2, 0, ((0, "rest"),), None),
    ]
    assert (known.table.seats_to_move(), known.laid) == ({1}, ())


def test_who_has_won_nothing_that_stays_has_reached_points_alone(db: Session) -> None:
    stored = opened(db, NewGame("brook"))
    assert scores(db, [stored], None) == {stored.id: Score((), 0)}


def test_who_hides_nothing_needs_no_curtain(db: Session) -> None:
    """Two at one screen: it shows the table as whoever decides next, and each may tap at once."""
    game_id = opened(db, NewGame("brook", players=("guest", "guest"))).id
    for seat in (0, 1, 0):
        at = Request(db, HERE, game_id, Chance(AT, Random()))
        seen = look(at)
        assert (seen.seat, seen.curtain, len(seen.view.legal) > 1) == (seat, None, True)
        form = TurnForm(str(seen.view.ply), f"{seen.view.ply:032}", {"move": ("rest",)})
        assert take_turn(at, form, Timings()).kind == "done"
    assert [ply.seat for ply in games.plies(db, game_id)] == [0, 1, 0]


def test_at_several_tablets_nobody_waits_for_a_turn_where_all_may_move(db: Session) -> None:
    stored = opened(db, NewGame("brook", players=("guest", "guest", "guest")))
    children = tuple(one._replace(kind="learner", learner=f"{one.seat}" * 32) for one in stored.seats)
    in_class = stored._replace(class_id="c" * 32, seats=children)
    brook = played(db, stored).table
    at_tablet = Visitor("e" * 32, learners=("1" * 32, "2" * 32))
    assert front_of(at_tablet, in_class, brook).mover == 1
    brook.play(toy.MOVES["rest"], list, seat=1)
    assert front_of(at_tablet, in_class, brook).mover == 2
    brook.play(toy.MOVES["rest"], list, seat=2)
    assert front_of(at_tablet, in_class, brook).mover is None
