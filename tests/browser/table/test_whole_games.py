"""Whole games of Tidy up for the Queen: alone by touch, and by three tablets whose server dies meanwhile."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import pytest
from faults.servers import Server, serving
from playwright.sync_api import Browser, TimeoutError, expect

from kidsq.store.classroom import classes, lessons
from kidsq.store.db.database import writing
from kidsq.store.people import people, settings

from ..conftest import TABLET, Open
from ..sitting import Child, Served
from .test_tidying import Fingers, good_move, play, sits, to_the_end, view_of

NAMES = ("Mira", "Leo", "Ada")
AT = "2026-11-20T10:00:00.000Z"


@pytest.mark.parametrize("size", ["tablet", pytest.param("phone", marks=pytest.mark.thorough)])
def test_a_whole_game_alone_is_tapped(open_for: Open, size: str) -> None:
    child = sits(open_for(size), edition="solo")
    mine = to_the_end(child, Fingers)
    assert mine == len(child.moves) > 2
    expect(child.page.get_by_role("heading", level=2)).to_be_visible()
    child.press("Play again")
    assert child.phase == "turn"


@dataclass
class Room:
    """A class of three with an open lesson, served by a process of its own. served: to look into its data."""

    server: Server
    served: Served
    code: str
    ids: dict[str, str]


@pytest.fixture
def room(served: Served, tmp_path: Path) -> Iterator[Room]:
    db = served.app.extensions["kidsq"].store.connection()
    with writing(db):
        made = classes.add_class(db, "2b", AT)
        settings.write(db, settings.of_class(made.id), "login", "tap")
        ids = {}
        for number, name in enumerate(NAMES, start=1):
            ids[name] = people.add_learner(db, name, name, f"face-{number}", AT).id
            classes.put_into_class(db, ids[name], made.id)
        lesson = lessons.begin(db, made.id, datetime.now(UTC))
    with serving(tmp_path) as (server,):
        yield Room(server, Served(served.app, f"http://127.0.0.1:{server.port}"), lesson.code, ids)


class Tablet(Child):
    """A child of the class at a tablet."""

    def come_in(self, room: Room, name: str) -> Tablet:
        self.page.goto(f"/c/{room.code}")
        self.tap(self.page.get_by_role("button").first)
        self.tap(self.page.get_by_role("button", name=name))
        expect(self.button("I'm done")).to_be_visible()
        return self

    def on_turn(self) -> Tablet:
        """Wait until this tablet shows that the child is up, and leave alone what is asked."""
        return self._to("turn")

    def to_the_end(self) -> Tablet:
        """Wait until this tablet shows that the game is over; before that something may be asked."""
        return self._to("over")

    def _to(self, phase: str) -> Tablet:
        """What is asked can pass by itself, when another tablet moves: then it needs no tap any more."""
        there, skip = self.page.locator(f'#table[data-phase="{phase}"]'), self.button("Not now")
        expect(there.or_(skip).first).to_be_visible(timeout=60_000)
        while self.phase != phase:
            with suppress(TimeoutError):
                skip.tap(timeout=2_000)
            expect(there.or_(skip).first).to_be_visible(timeout=60_000)
        return self


class UntilItDies(Fingers):
    """The server is killed just before the turn is sent, and comes back when the tablet has told so."""

    def __init__(self, child: Child, server: Server) -> None:
        super().__init__(child)
        self.server = server

    def send(self) -> None:
        def dies() -> None:
            self.server.kill()
            self.child.tap(self.child.page.locator("#go"))
            expect(self.child.page.get_by_text("Looking for the game")).to_be_visible()
            self.server.start()
            self.server.answering()

        self.child.and_then(dies)
        expect(self.child.page.get_by_text("Looking for the game")).to_be_hidden()


@pytest.mark.thorough
@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is POSIX's")
def test_three_tablets_play_on_when_the_server_has_died(browser: Browser, room: Room) -> None:
    contexts = [browser.new_context(**TABLET, base_url=room.served.url, reduced_motion="reduce") for _ in NAMES]
    mira, leo, ada = tablets = [Tablet(one.new_page(), room.served) for one in contexts]
    for tablet, name in zip(tablets, NAMES, strict=True):
        tablet.come_in(room, name)

    mira.page.goto("/class/friends")
    for name in ("Leo", "Ada"):
        mira.tap(mira.page.get_by_text(name, exact=True))
    mira.tap(mira.page.get_by_text("Tidy up together", exact=True))
    mira.tap(mira.button("Ask them!"))
    expect(mira.page).to_have_url(re.compile("/table/"))
    for tablet in (leo, ada):
        tablet.tap(tablet.button("Yes!"))
        expect(tablet.page).to_have_url(mira.page.url)
    game_id = mira.page.url.rsplit("/", 1)[1]
    for tablet, name in zip(tablets, NAMES, strict=True):
        tablet.game_id = game_id
        ((tablet.seat,),) = room.served.rows(
            "SELECT seat FROM seats WHERE game_id = ? AND learner = ?", game_id, room.ids[name]
        )
    by_seat = {tablet.seat: tablet for tablet in tablets}

    moved, before = set(), list[str]()
    while (up := view_of(mira).mover) >= 0:
        child = by_seat[up].on_turn()
        assert child.moves[: len(before)] == before
        before = child.moves
        dies = len(before) in (3, 8)
        play(child, UntilItDies(child, room.server) if dies else Fingers(child), good_move(child))
        moved.add(up)
    assert moved == {0, 1, 2}
    assert len(mira.moves) > 9
    for tablet in tablets:
        tablet.to_the_end()
    assert room.server.check().returncode == 0
    ((ended, plies),) = room.served.rows("SELECT ended_at IS NOT NULL, plies FROM games WHERE id = ?", game_id)
    assert (ended, plies) == (1, len(mira.moves))
    for context in contexts:
        context.close()
