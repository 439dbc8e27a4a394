"""A class at its tablets over real HTTP: in by the code, at a table by face; and which hands the screens have shown."""

from __future__ import annotations

import html
import json
import random
import re
import time
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from kidsq.games.record import Ply, replay_ply, setup_of
from kidsq.games.registry import GAMES
from kidsq.games.sleeping_queens import Table
from kidsq.games.sleeping_queens.cards import card_names
from kidsq.store.classroom import classes, lessons
from kidsq.store.db import times
from kidsq.store.db.database import FILE_NAME, open_database, writing
from kidsq.store.db.migrations import open_store
from kidsq.store.people import adults, child_keys, people
from kidsq.store.people.child_keys import Keys
from kidsq.store.play import games

from .tablets import LOST, Answer, Child, Ledger, Link

PASSPHRASE = "quiet green lake"
CLASS_NEWS = 4.0
"""Seconds between two looks for news of the class, as the pages have them."""
BOTS_PACE = 1.8
_TABLE = re.compile(r'id="table"[^>]* data-ply="(\d+)"[^>]* data-phase="(\w+)" data-seat="(\d)"')
_CARD = re.compile(r' data-card="(\w+)"')
_MARK = re.compile(r"/class/news\?seen=(\w+)")


@dataclass(frozen=True)
class Room:
    """A class whose lesson has begun. pupils: the children's pseudonyms, in the order of their faces."""

    class_id: str
    code: str
    pupils: tuple[str, ...]
    keys: Mapping[str, Keys]
    claim: str


def furnish(data: Path, number: int) -> Room:
    """Lay a class of so many children into a new data folder."""
    store = open_store(data / FILE_NAME)
    db, now = store.connection(), datetime.now(UTC)
    with writing(db):
        made = classes.add_class(db, "2b", times.text(now))
        keys = {}
        for n in range(number):
            child = people.add_learner(db, "desk", f"Kid {n}", people.FACES[n % 30], times.text(now))
            classes.put_into_class(db, child.id, made.id)
            keys[child.id] = child_keys.new_keys(db, child.id, times.text(now))
        lesson = lessons.begin(db, made.id, now)
    claim = adults.new_claim_code(db, now)
    store.close_all()
    return Room(made.id, lesson.code, tuple(keys), keys, claim)


class Shown(NamedTuple):
    """What a screen showed of cards: at which game, ply and seat."""

    game: str
    ply: int
    phase: str
    seat: int
    cards: tuple[str, ...]


class Tablet(Link):
    """A link that writes down every hand that comes over it."""

    def __init__(self, address: tuple[str, int], seconds: float = 30.0) -> None:
        super().__init__(address, seconds)
        self.shown: list[Shown] = []

    def _send(self, method: str, path: str, body: str | None, more: Mapping[str, str] | None) -> Answer:
        answer = super()._send(method, path, body, more)
        if found := _TABLE.search(answer.text):
            cards = tuple(_CARD.findall(answer.text))
            self.shown.append(Shown(path.split("/")[2], int(found[1]), found[2], int(found[3]), cards))
        return answer


@dataclass(kw_only=True)
class Pupil(Child):
    """A child of a class at a tablet of its own. friends: whom it asks to a table; guest: it waits to be asked."""

    room: Room
    me: str
    friends: tuple[str, ...] = ()
    guest: bool = False
    mark: str = ""
    late: int = 0
    """Forms that another child of the table had overtaken."""
    class_news: float = 0.0
    """When the badge beside the table asks again."""
    together: set[str] = field(default_factory=set)
    """The games with other children."""

    def come_in(self) -> None:
        """The code, the own face, three pictures."""
        self.link.get(f"/c/{self.room.code}")
        assert self.link.post("/c", {"code": self.room.code}).status_code == 303
        faces = self.link.get("/class").text
        assert all(f"/class/me/{one}" in faces for one in self.room.pupils)
        self.link.get(f"/class/me/{self.me}")
        self.show_keys()
        self._home()

    def show_keys(self) -> None:
        *first, last = self.room.keys[self.me].pictures
        answer = self.link.post(f"/class/me/{self.me}", {"so_far": ",".join(first), "picture": last})
        assert answer.status_code == 303, answer.text[:500]

    def _home(self) -> str:
        text = self.link.get("/class").text
        self.mark = _MARK.search(text)[1]  # type: ignore[index]
        return text

    def sit_down(self) -> None:
        """At the table to which the others are asked, or oneself is; later alone with friends."""
        if self.browser.url:
            self.browser.look()
            if self.browser.phase != "over":
                return
        if self.friends:
            there = self.link.get("/class/friends").text
            if not all(f'value="{friend}"' in there for friend in self.friends):
                return
            asked = {"friend": list(self.friends), "edition": self.rng.choice(("classic", "first_night"))}
            self._open(self.link.post("/class/friends", asked))
            self.friends = ()
            self.together.add(self.browser.game_id)
        elif self.guest:
            invited = re.search(r'action="(/table/\w+)/come"', self._home())
            if invited is None:
                return
            self.guest = False
            self.browser.url = invited[1]
            self.together.add(self.browser.game_id)
            self.link.post(f"{invited[1]}/come")
            self.browser.look()
        else:
            edition = self.rng.choice(("classic", "first_night", "little", "deluxe"))
            bots = self.rng.sample(("bruno", "pippa", "fenna", "tilo"), self.rng.randint(1, 2))
            self._open(self.link.post("/class/play", {"still": "yes", "edition": edition, "bots": bots}))
        self.ledger.games.add(self.browser.game_id)

    def _open(self, answer: Answer) -> None:
        assert answer.status_code == 303, (answer.status_code, html.unescape(answer.text)[-1_500:])
        assert answer.headers["Location"].startswith("/table/"), answer.headers["Location"]
        self.browser.url = answer.headers["Location"]
        self.browser.look()

    @property
    def waits(self) -> bool:
        """Whether only the others can do something now."""
        return bool(self.browser.url) and self.browser.phase == "watch" and '/next"' not in self.browser.shown

    def pace(self, thinking: float) -> float:
        """How long until the next tap; the page itself lets a bot go on."""
        watching = bool(self.browser.url) and self.browser.phase == "watch"
        return min(thinking, BOTS_PACE) if watching else thinking

    def step(self) -> None:
        if not self.browser.url or self.browser.phase == "over":
            self.sit_down()
        elif not self.waits:
            super().step()

    def look_for_news(self) -> None:
        """What the table and the badge beside it, or the page of the class, ask by themselves."""
        if self.browser.url and self.browser.phase != "over":
            answer = self.link.get(f"{self.browser.url}/news?seen={self.browser.version}")
            self.statuses.add(answer.status_code)
            if answer.status_code == 200:
                self.browser.shown = answer.text
        else:
            self._look_at_class("")
        if self.browser.url and time.monotonic() >= self.class_news:
            self.class_news = time.monotonic() + CLASS_NEWS * (1 if self.class_news else self.rng.random())
            self._look_at_class(f"&table={self.browser.game_id}")

    def _look_at_class(self, more: str) -> None:
        answer = self.link.get(f"/class/news?seen={self.mark}{more}")
        self.statuses.add(answer.status_code)
        if found := _MARK.search(answer.text):
            self.mark = found[1]

    def _refused(self, path: str, data: Mapping[str, Any], status: int) -> None:
        if status == 409 and path in ("next", "answer"):  # another child of the table was quicker
            self.late += 1
        else:
            super()._refused(path, data, status)


class Teacher:
    """Somebody who has the live view on the screen all lesson long."""

    def __init__(self, link: Link, room: Room) -> None:
        self.link, self.page = link, f"/grown-ups/classes/{room.class_id}"
        link.get(f"/grown-ups/claim?code={room.claim}")
        answer = link.post("/grown-ups/claim", {"code": room.claim, "name": "Ms Keller", "passphrase": PASSPHRASE})
        assert answer.status_code == 303, answer.text[:500]
        self.faults: list[str] = []

    def watch(self, until: float, every: float) -> None:
        """Look at the room, and every so many seconds for news; now and then at the lesson and at the wall."""
        try:
            while time.monotonic() < until:
                self._look("/lesson")
                self._look("/lesson/board")
                text = self._look("/live")
                for _ in range(5):
                    time.sleep(max(0.0, min(every, until - time.monotonic())))
                    text = self._news(text)
        except (*LOST, AssertionError) as error:
            self.faults.append(repr(error)[:500])
        finally:
            self.link.hang_up()

    def _look(self, way: str) -> str:
        answer = self.link.get(self.page + way)
        if answer.status_code != 200:
            self.faults.append(f"{way} -> {answer.status_code}")
        return answer.text

    def _news(self, text: str) -> str:
        address = re.search(r'data-hx-get="([^"]+/live/news[^"]*)"', text)
        assert address, text[:500]
        answer = self.link.get(html.unescape(address[1]))
        if answer.status_code not in (200, 204):
            self.faults.append(f"{address[1]} -> {answer.status_code}")
        return answer.text or text


def a_class(room: Room, address: tuple[str, int], tables: int, ledger: Ledger) -> list[Pupil]:
    """A pupil for every child: three at each of so many tables, the others alone. The one who asks comes in last."""
    made = []
    for number, me in enumerate(room.pupils):
        at_table = number // 3 < tables
        host = at_table and number % 3 == 2
        made.append(
            Pupil(
                link=Tablet(address, 60),
                ledger=ledger,
                rng=random.Random(number),
                room=room,
                me=me,
                friends=room.pupils[number - 2 : number] if host else (),
                guest=at_table and not host,
            )
        )
    return made


def everything(pupils: list[Pupil]) -> list[Shown]:
    """All that the screens of these children have shown."""
    return [shown for pupil in pupils for shown in pupil.link.shown]  # type: ignore[attr-defined]


def strange_cards(data: Path, pupils: list[Pupil]) -> list[str]:
    """Every screen that showed another hand than that of the child in front of it, told by the replayed games."""
    db = open_database(data / FILE_NAME)
    try:
        hands: dict[str, list[tuple[tuple[str, ...], ...]]] = defaultdict(list)
        learners = {}
        for (game,) in db.execute("SELECT id FROM games").fetchall():
            stored = games.load(db, game)
            assert stored is not None
            learners[game] = [seat.learner for seat in stored.seats]
            hands[game] = replayed_hands(stored.header_json, games.plies(db, game))
    finally:
        db.close()
    found = []
    for pupil in pupils:
        for shown in everything([pupil]):
            if learners[shown.game][shown.seat] != pupil.me:
                found.append(f"{pupil.me} sat at another child's seat: {shown}")
            elif shown.cards and shown.cards != hands[shown.game][shown.ply][shown.seat]:
                found.append(f"{pupil.me} saw another hand: {shown}")
    return found


def replayed_hands(header_json: str, plies: list[games.StoredPly]) -> list[tuple[tuple[str, ...], ...]]:
    """All hands of a game before each of its plies and after the last one, by name, by seat."""
    table = Table(setup_of(json.loads(header_json), GAMES))
    found = [named(table)]
    for row in plies:
        replay_ply(GAMES["sleeping_queens"], table, Ply(row.seat, row.move, row.shuffles))
        found.append(named(table))
    return found


def named(table: Table) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(card_names(hand)) for hand in table.hands)
