"""Whole games of Tidy up for the Queen: alone by touch, and by three tablets whose server dies meanwhile."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from faults.servers import Server, serving
from playwright.sync_api import Browser, Locator, TimeoutError, expect

from kidsq.games import queens_collection
from kidsq.store.classroom import classes, lessons
from kidsq.store.db.database import writing
from kidsq.store.people import people, settings

from ..collection import is_over, play_until, view_of
from ..conftest import TABLET, Open
from ..sitting import Child, Served
from .test_collecting import make, tapped
from .test_tidying import Fingers, good_move, play, sits, to_my_turn, to_the_end

NAMES = ("Mira", "Leo", "Ada")
AT = "2026-11-20T10:00:00.000Z"


def test_a_game_alone_is_begun_by_touch_and_after_its_end_another(open_for: Open) -> None:
    child = sits(open_for("tablet"), edition="solo")
    for _ in range(3):
        to_my_turn(child)
        play(child, Fingers(child), good_move(child))
    play_until(child, is_over).page.reload()
    to_my_turn(child)
    expect(child.page.get_by_role("heading", level=2)).to_be_visible()
    child.press("Play again")
    assert child.phase == "turn"


@pytest.mark.thorough
@pytest.mark.parametrize("size", ["tablet", "phone"])
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
    class_id: str

    def allows(self, edition: str) -> None:
        """Let a grown-up leave this way to play alone."""
        db = self.served.app.extensions["kidsq"].store.connection()
        with writing(db):
            settings.write(db, settings.of_class(self.class_id), "editions", edition)


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
        yield Room(server, Served(served.app, f"http://127.0.0.1:{server.port}"), lesson.code, ids, made.id)


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
        return self._to("turn", "reveal", "take", "more")

    def to_the_end(self) -> Tablet:
        """Wait until this tablet shows that the game is over; before that something may be asked."""
        return self._to("over")

    def _to(self, *phases: str) -> Tablet:
        """What is asked can pass by itself, when another tablet moves: then it needs no tap any more."""
        there = self.page.locator(", ".join(f'#table[data-phase="{phase}"]' for phase in phases))
        skip = self.button("Not now")
        expect(there.or_(skip).first).to_be_visible(timeout=60_000)
        while self.phase not in phases:
            with suppress(TimeoutError):
                skip.tap(timeout=2_000)
            expect(there.or_(skip).first).to_be_visible(timeout=60_000)
        return self


Act = Callable[[Child, Locator], object]


def dying(server: Server) -> Act:
    """A tap on what sends a turn; the server is killed just before it, and comes back when the tablet has told so."""

    def act(child: Child, one: Locator) -> None:
        server.kill()
        child.tap(one)
        expect(child.page.get_by_text("Looking for the game")).to_be_visible()
        server.start()
        server.answering()

    return act


class UntilItDies(Fingers):
    """A whole move, and the server dies under its last tap."""

    def __init__(self, child: Child, act: Act) -> None:
        super().__init__(child)
        self.last = act

    def send(self) -> None:
        self.child.and_then(lambda: self.last(self.child, self.child.page.locator("#go")))


def tidies(child: Child, dies: Act | None) -> None:
    play(child, UntilItDies(child, dies) if dies else Fingers(child), good_move(child))


def collects(child: Child, dies: Act | None) -> None:
    view = view_of(child)
    make(dies or tapped, child, queens_collection.choose("tilo", view, Random(view.ply)))


def one_tap(view: Any) -> bool:
    """True if all that this seat may do now is one tap."""
    return getattr(view, "decision", "") in ("", "reveal")


def wait_for_friend(tablets: tuple[Tablet, ...], shown: str) -> None:
    """Leave alone what is asked at any of these tablets until the first no longer shows this version."""
    for tablet in tablets * 10:
        with suppress(TimeoutError):
            tablet.button("Not now").tap(timeout=500)
        with suppress(AssertionError):
            expect(tablets[0].table).not_to_have_attribute("data-version", shown, timeout=2_000)
            return
    raise AssertionError("the friend has not moved")


WAYS = {
    "coop": ("Tidy up together", tidies),
    "rivals": ("Collect, each alone", collects),
    "teams": ("Collect in two teams", collects),
}


@pytest.mark.thorough
@pytest.mark.parametrize("edition", WAYS)
@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is POSIX's")
def test_three_tablets_play_on_when_the_server_has_died(browser: Browser, room: Room, edition: str) -> None:
    name_of_way, plays = WAYS[edition]
    room.allows(edition)
    contexts = [browser.new_context(**TABLET, base_url=room.served.url, reduced_motion="reduce") for _ in NAMES]
    mira, leo, ada = tablets = tuple(Tablet(one.new_page(), room.served) for one in contexts)
    for tablet, name in zip(tablets, NAMES, strict=True):
        tablet.come_in(room, name)

    mira.page.goto("/class/friends")
    for name in ("Leo", "Ada"):
        mira.tap(mira.page.get_by_text(name, exact=True))
    mira.tap(mira.page.get_by_text(name_of_way, exact=True))
    if edition == "teams":
        mira.tap(mira.page.get_by_text("plays with us, too"))
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

    moved, before, kills = set(), list[str](), [3, 8]
    while True:
        shown = mira.table.get_attribute("data-version") or ""
        if (up := view_of(mira).mover) < 0:
            break
        if up not in by_seat:
            wait_for_friend(tablets, shown)
            continue
        child = by_seat[up].on_turn()
        assert child.moves[: len(before)] == before
        before = child.moves
        dies = bool(kills) and len(before) >= kills[0] and one_tap(view_of(child))
        plays(child, dying(room.server) if dies else None)
        del kills[: int(dies)]
        moved.add(up)
    assert not kills
    assert moved == set(by_seat)
    assert len(mira.moves) > 9
    for tablet in tablets:
        tablet.to_the_end()
    assert room.server.check().returncode == 0
    ((ended, plies),) = room.served.rows("SELECT ended_at IS NOT NULL, plies FROM games WHERE id = ?", game_id)
    assert (ended, plies) == (1, len(mira.moves))
    for context in contexts:
        context.close()
