"""Tablets over real HTTP, and the ledger of what their children said."""

from __future__ import annotations

import http.client
import random
import re
import secrets
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from play.playing import Browser

from kidsq.store.db import live
from kidsq.store.db.database import FILE_NAME, open_database
from kidsq.store.play import attempts, games

LOST = (OSError, http.client.HTTPException)
"""What a lost connection looks like: nobody knows whether the request has arrived."""
_OURS = re.compile(r"(?:__Host-)?kidsq=")
_TOKEN = re.compile(r'name="csrf_token" value="([^"]+)"')
_WRONG_SUM = re.compile(r'data-place="\d" data-card="(\d+)"')
_LAYS_SUMS = re.compile(r'data-discards="[^"]*\bsum\b')


@dataclass(frozen=True)
class Answer:
    status_code: int
    headers: Mapping[str, str] | http.client.HTTPMessage
    text: str


class Line(http.client.HTTPConnection):
    """A connection that hangs up when its thread has gone."""

    def __del__(self) -> None:
        self.close()


class Link:
    """One browser's way to the server: its cookie, its forms' token, a kept connection per thread."""

    def __init__(self, address: tuple[str, int], seconds: float = 30.0) -> None:
        self.address = address
        self.seconds = seconds
        self.cookie = ""
        self.token = ""
        self._kept = threading.local()

    def get(self, path: str, headers: Mapping[str, str] | None = None) -> Answer:
        return self._send("GET", path, None, headers)

    def post(
        self, path: str, data: Mapping[str, Any] | None = None, headers: Mapping[str, str] | None = None
    ) -> Answer:
        if not self.token:
            self.get("/")
        return self._send("POST", path, urlencode({"csrf_token": self.token, **(data or {})}, doseq=True), headers)

    def also(self, address: tuple[str, int]) -> Link:
        """The same browser at another server (or the same one, over connections of its own)."""
        twin = Link(address, self.seconds)
        twin.cookie, twin.token = self.cookie, self.token
        return twin

    def _send(self, method: str, path: str, body: str | None, more: Mapping[str, str] | None) -> Answer:
        lines = {"Cookie": self.cookie} if self.cookie else {}
        if body is not None:
            lines["Content-Type"] = "application/x-www-form-urlencoded"
        try:
            connection = self._connection()
            connection.request(method, path, body, {**lines, **(more or {})})
            raw = connection.getresponse()
            text = raw.read().decode()
        except LOST:
            self.hang_up()
            raise
        set_cookie = raw.headers["Set-Cookie"]
        if set_cookie and _OURS.match(set_cookie):
            self.cookie = set_cookie.partition(";")[0]
        if found := _TOKEN.search(text):
            self.token = found[1]
        return Answer(raw.status, raw.headers, text)

    def _connection(self) -> http.client.HTTPConnection:
        if getattr(self._kept, "connection", None) is None:
            self._kept.connection = Line(*self.address, timeout=self.seconds)
        connection: http.client.HTTPConnection = self._kept.connection
        return connection

    def hang_up(self) -> None:
        if getattr(self._kept, "connection", None) is not None:
            self._kept.connection.close()
            self._kept.connection = None


@dataclass
class Ledger:
    """Which keys were sent and which of them a screen has confirmed, plies and attempts apart."""

    sent: dict[str, str] = field(default_factory=dict)
    """Every key that has left a tablet -> "ply" or "attempt", which it would be stored as."""
    confirmed: set[str] = field(default_factory=set)
    games: set[str] = field(default_factory=set)

    def held_against(self, data: Path) -> None:
        """Every confirmed key is stored exactly once, every other at most once, and nothing that nobody sent."""
        with live.as_file(data) if not (data / FILE_NAME).exists() else nullcontext(data / FILE_NAME) as file:
            self._held_against(file)

    def _held_against(self, file: Path) -> None:
        db = open_database(file)
        try:
            known = [row[0] for row in db.execute("SELECT id FROM games").fetchall()]
            plies = Counter(ply.key for game in known for ply in games.plies(db, game) if ply.key is not None)
            judged = [row for game in known for row in attempts.of_game(db, game)]
        finally:
            db.close()
        assert self.games <= set(known)
        logged = Counter(row.attempt_id for row in judged)
        assert not [key for key, number in (plies + Counter()).items() if number > 1]
        assert not [key for key, number in logged.items() if number > 1]
        assert set(plies) | set(logged) <= set(self.sent), "something is stored that nobody sent"
        lost = [key for key in self.confirmed if key not in (plies if self.sent[key] == "ply" else logged)]
        assert not lost, f"{len(lost)} of {len(self.confirmed)} confirmed moves and answers are lost"
        for row in judged:  # an attempt of a move came with its ply, or neither did
            if row.task in ("pair", "run", "recall_queen") or (row.task == "own_sum" and row.correct):
                assert row.attempt_id in plies, "an attempt without its move"


@dataclass
class Child:
    """A child who plays by what the screen shows and writes down every key.

    resend: how often the same form is sent again after a lost answer; 0 gives up and looks at the table anew.
    """

    link: Link
    ledger: Ledger
    rng: random.Random
    resend: Callable[[], int] = lambda: 0
    pause: float = 0.0
    browser: Browser = field(init=False)
    played: int = 0
    faults: list[str] = field(default_factory=list)
    refused: set[str] = field(default_factory=set)
    """Keys to which the server plainly said that nothing was stored (503)."""
    lost: int = 0
    """How many forms went without an answer."""
    gave_up: bool = False
    """Whether a form is on its way of which nobody knows whether it will still be stored."""
    last: tuple[str, dict[str, Any], int] = ("", {}, 0)
    """What was sent last, and the status of its answer."""
    statuses: set[int] = field(default_factory=set)
    """With which its looks for news were answered."""

    def __post_init__(self) -> None:
        self.browser = Browser(self.link)  # type: ignore[arg-type]

    @property
    def waits(self) -> bool:
        """Whether only others can do something now."""
        return False

    def come_in(self) -> None:
        """What there is to do before it plays."""

    def pace(self, thinking: float) -> float:
        """How long until the next tap."""
        return thinking

    def look_for_news(self) -> None:
        """As the open page of a table does by itself."""
        answer = self.link.get(f"{self.browser.url}/news?seen={self.browser.version}")
        self.statuses.add(answer.status_code)

    def sit_down(self) -> None:
        """A table to play at: the old one, or a new one at the beginning and after an end."""
        if self.browser.url:
            self.browser.look()
        if not self.browser.url or self.browser.phase == "over":
            edition = self.rng.choice(("classic", "first_night", "little", "deluxe"))
            self.browser.open(edition=edition, players=str(self.rng.randint(2, 4)))
            self.ledger.games.add(self.browser.game_id)

    def step(self) -> None:
        """Whatever this table asks for next. Raises one of LOST when the line breaks."""
        if not self.browser.url or self.browser.phase == "over":
            self.sit_down()
        match self.browser.phase:
            case "watch":
                self._send("next", None, "", ply=self.browser.ply, to=self.rng.choice(("me", "")))
            case "question":
                self._answer_question()
            case "curtain":
                self._send("curtain", None, "", ply=self.browser.ply)
            case _:
                self._take_turn()
        if self.pause:
            time.sleep(self.pause * self.rng.uniform(0.5, 1.5))

    def _answer_question(self) -> None:
        values = re.findall(r'name="answer" value="(\d+)"', self.browser.shown)
        said = {"answer": self.rng.choice(values)} if values and self.rng.random() < 0.8 else {"skip": "1"}
        key = self.browser.key
        self._send("answer", key if "answer" in said else None, "attempt", key=key, **said)

    def _take_turn(self) -> None:
        key, ply = secrets.token_hex(16), self.browser.ply
        moves = re.findall(r'name="move" value="([^"]+)"', self.browser.shown)
        singles = re.findall(r'value="(\d)"[^>]* data-single', self.browser.shown)
        wrong = self._wrong_sum()
        if wrong and self.rng.random() < 0.25:
            self._send("turn", key, "attempt", key=key, ply=ply, move=wrong)
        elif moves and (not singles or self.rng.random() < 0.6):
            self._send("turn", key, "ply", key=key, ply=ply, move=self.rng.choice(moves))
        else:
            self._send("turn", key, "ply", key=key, ply=ply, card=self.rng.choice(singles))

    def _wrong_sum(self) -> str | None:
        """`discard 2+3=6` from three numbers in the hand; where rows count it would be no claim."""
        numbers = [*map(int, _WRONG_SUM.findall(self.browser.shown))]
        self.rng.shuffle(numbers)
        if (
            self.browser.phase != "turn"
            or not _LAYS_SUMS.search(self.browser.shown)
            or len(numbers) < 3
            or sum(numbers[:2]) == numbers[2]
        ):
            return None
        return f"discard {numbers[0]}+{numbers[1]}={numbers[2]}"

    def _send(self, path: str, key: str | None, kind: str, /, **data: Any) -> None:
        if key is not None:
            self.ledger.sent[key] = kind
        tries = 1 + self.resend()
        for left in reversed(range(tries)):
            try:
                answer = self.browser.post(path, **data)
            except LOST:
                self.lost += 1
                if not left:
                    self.gave_up = True
                    raise
                time.sleep(0.05)
                continue
            self.last = (path, data, answer.status_code)
            if answer.status_code == 200:
                self.played += 1
                self.gave_up = False
                if key is not None:
                    self.ledger.confirmed.add(key)
            elif answer.status_code == 503:  # said plainly: it is not stored, and the same form may come again
                if not left:
                    if key is not None:
                        self.refused.add(key)
                    return
                time.sleep(0.2)
                continue
            else:
                if answer.status_code in (409, 422) and self.gave_up:
                    self.gave_up = False  # what was sent before was stored after all, later than it looked
                else:
                    self._refused(path, data, answer.status_code)
                self.browser.look()  # may be lost on the way: what was refused is written down before
            return

    def _refused(self, path: str, data: Mapping[str, Any], status: int) -> None:
        self.faults.append(f"{path} {data} -> {status}")


def play_until(over: threading.Event, child: Child, bears: str | None = None) -> None:
    """Play, and bear every broken line; bears: what stands in a page that is borne, too, as its status."""
    while not over.is_set():
        try:
            child.sit_down()
            while not over.is_set():
                child.step()
        except LOST:
            over.wait(0.03)
        except (AssertionError, LookupError) as error:  # a page that a test did not expect
            if bears is None or bears not in repr(error):
                child.faults.append(repr(error)[:500])
                break
            over.wait(0.03)
    child.link.hang_up()
