"""Children of a class, each at a tablet of its own: who is away has a stand-in, and a new start loses nothing."""

from __future__ import annotations

from random import Random

import pytest
from flask import Flask

from kidsq import play
from kidsq.games.queens_collection import choose
from kidsq.play import Request, TurnForm, Visitor, current_game
from kidsq.play.bot_turn import let_bot_go
from kidsq.play.practice.ask import waiting
from kidsq.play.turn import take_turn
from kidsq.play.visitor import Chance, Timings
from kidsq.store.db.database import writing
from kidsq.store.play import games
from play.together.test_multi_tablet import Class

AT = "2099-11-20T09:00:00.000Z"
NAMES = ("Mira", "Leo", "Noa")


class Table:
    """A game of three children, each at a tablet of its own. They decide as friends do."""

    def __init__(self, room: Class, edition: str, bots: tuple[str, ...] = ()) -> None:
        self.room, self.db, self.chance = room, room.db, Random(2)
        for name in NAMES:
            room.tablet(name)
        self.id = room.ask(*NAMES, edition=edition, bots=bots)
        for name in NAMES[1:]:
            assert play.come(self.at(name)).kind == "done"

    def at(self, name: str) -> Request:
        child = self.room.children[name]
        ((device,),) = self.db.execute("SELECT device FROM sittings WHERE learner = ?", (child,)).fetchall()
        now = self.room.app.extensions["kidsq"].clock().isoformat(timespec="milliseconds").replace("+00:00", "Z")
        return Request(self.db, Visitor(device, None, (child,)), self.id, Chance(now, self.chance))

    @property
    def stored(self) -> games.StoredGame:
        found = games.load(self.db, self.id)
        assert found is not None
        return found

    def name_on(self, seat: int) -> str:
        return next(name for name in NAMES if self.room.children[name] == self.stored.seats[seat].learner)

    def step(self) -> bool:
        """One ply of whose decision it is; false at the end."""
        table = current_game.played(self.db, self.stored).table
        if table.mover < 0:
            return False
        sitting = self.stored.seats[table.mover]
        if sitting.learner is None or sitting.stand_in:
            assert let_bot_go(self.at("Mira"), str(table.ply)).since == table.ply
            return True
        name = self.name_on(table.mover)
        for asked in waiting(self.at(name)):
            play.answer(self.at(self.name_on(asked.seat)), asked.key, None, Timings())
        move = choose("fenna", table.view(table.mover), self.chance)
        form = TurnForm(str(table.ply), f"{table.ply:032x}", {"move": (move.text,)})
        reply = take_turn(self.at(name), form, Timings())
        assert reply.since == table.ply, reply
        return True


@pytest.fixture(params=[("coop", ()), ("rivals", ()), ("teams", ("hugo",))], ids=["coop", "rivals", "teams"])
def table(request: pytest.FixtureRequest, app: Flask) -> Table:
    return Table(Class(app), *request.param)


def test_three_tablets_play_to_the_end_with_a_stop_of_the_server_in_between(table: Table) -> None:
    for ply in range(1000):
        if ply % 7 == 3:
            current_game._cache.clear()  # as after a new start: the record alone is left
        if not table.step():
            break
    stored = table.stored
    assert stored.ended_at is not None
    assert play.result_of_record(stored.header_json, games.plies(table.db, table.id)) == stored.result_json


def test_a_friend_stands_in_for_who_is_away_and_the_sunrise_counts_for_all(table: Table) -> None:
    for _ in range(3):
        table.step()
    play.go_away(table.at("Leo"))
    seat = next(one for one in table.stored.seats if one.learner == table.room.children["Leo"])
    assert seat.stand_in == "pippa"
    for _ in range(6):
        table.step()
    with writing(table.db):
        assert play.end_with_sunrise(table.db, table.room.id, AT) == 1
    look = play.look(table.at("Mira"))
    assert look.outcome is not None
    assert look.outcome.kind == "unfinished"
    assert look.view.legal == ()
