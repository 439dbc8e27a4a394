"""One move over WSGI, cookie to fragment, beside the least that Flask, Jinja and SQLite need for such an answer."""

from __future__ import annotations

import random
import re
import tempfile
import time
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from itertools import combinations
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING, Any

from flask import Flask
from flask.testing import FlaskClient

from benchmarks.floor import FLOOR_TURN, floor_app
from benchmarks.report import Section, median_and_range
from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.attempt import Attempt
from kidsq.learning.model import response_times
from kidsq.maintenance.estimates import mend
from kidsq.play.practice import record_attempt
from kidsq.store.db import times
from kidsq.store.db.database import writing
from kidsq.store.play import attempts, games
from kidsq.web import create_app

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

REQUESTS = 60
LOG_ROWS = 100
SUM, FIRST_SUM = "a named child's sum", "its first after a start"
MAY_COST = {"a child's move": 1.5, "a friend's ply": 1.5, SUM: 2.5}

FRAGMENT = {"HX-Request": "true"}
_NUMBER_CARD = r'data-place="(\d)" data-card="(\d+)"'


class Clock:
    """What the latest request to an application has cost, in seconds of CPU.

    From the server's call until the last byte: how a test makes its requests, and reads its answers, is no part of it.
    """

    def __init__(self, app: Flask) -> None:
        self.latest = 0.0
        self._inner = app.wsgi_app
        app.wsgi_app = self._measured  # type: ignore[method-assign]

    def _measured(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        begun = time.process_time()
        answer: Any = self._inner(environ, start_response)
        body = list(answer)
        answer.close()
        self.latest = time.process_time() - begun
        return body


class Table:
    """One child at one table, who swaps cards."""

    edition = "classic"
    sum = "a sum"

    def __init__(self, app: Flask, clock: Clock) -> None:
        self.client: FlaskClient = app.test_client()
        self.clock = clock
        self.players = "3"
        self.costs: dict[str, list[float]] = {"a child's move": [], "a friend's ply": []}
        self.url = ""
        self.shown = ""

    def step(self) -> None:
        if not self.url or self._data("phase") == "over":
            answer = self.client.post("/play", data=self._wish())
            self.url = answer.headers["Location"]
            self.shown = self.client.get(self.url).text
        phase, ply = self._data("phase"), self._data("ply")
        if phase == "watch":
            self._send("next", "a friend's ply", ply=ply)
        elif phase == "question":
            self._send("answer", None, key=self._key(), skip="1")
        else:
            choice = self._choice(phase)
            what = self.sum if "total" in choice else "a child's move"
            self._send("turn", what, ply=ply, key=self._key(), **choice)

    def _wish(self) -> dict[str, Any]:
        return {"edition": self.edition, "players": self.players}

    def _choice(self, phase: str) -> dict[str, Any]:
        if phase == "defend":
            return {"move": "allow"}
        if phase == "wake":
            return {"move": re.findall(r'value="(wake \d+)"', self.shown)[0]}
        return {"card": re.findall(r'value="(\d)"[^>]* data-single', self.shown)[0]}

    def _send(self, path: str, what: str | None, **data: Any) -> None:
        answer = self.client.post(f"{self.url}/{path}", data=data, headers=FRAGMENT)
        assert answer.status_code == 200, answer.text
        self.shown = answer.text
        if what in self.costs:
            self.costs[what].append(self.clock.latest)

    def _data(self, name: str) -> str:
        found = re.search(rf' data-{name}="([^"]*)"', self.shown)
        assert found
        return found[1]

    def _key(self) -> str:
        found = re.search(r'name="key" value="([^"]+)"', self.shown)
        assert found
        return found[1]


class NamedTable(Table):
    """A child with a name and a log, who says a sum wherever the hand holds one, without help: all of it is judged."""

    edition = "first_night"

    def __init__(self, app: Flask, clock: Clock) -> None:
        super().__init__(app, clock)
        self.costs = {SUM: [], FIRST_SUM: []}
        self.db = app.extensions["kidsq"].store.connection()
        self.client.post("/players", data={"nickname": "Mira", "face": "face-2"})
        ((self.players,),) = self.db.execute("SELECT id FROM learners").fetchall()
        self.client.post("/play", data=self._wish())
        ((self.game,),) = self.db.execute("SELECT game_id FROM seats WHERE learner = ?", (self.players,)).fetchall()
        self.client.post(f"/table/{self.game}/settings", data={"hint": "0"}, headers=FRAGMENT)
        with writing(self.db):  # who has a log has been to the end of a game
            games.finish(self.db, self.game, "{}", times.text(datetime.now(UTC)))

    def remember(self) -> None:
        """Begin anew with a log of just LOG_ROWS rows."""
        rng = random.Random(2)
        with writing(self.db):
            self.db.execute("DELETE FROM attempts WHERE learner = ?", (self.players,))
            for number in range(LOG_ROWS):
                attempts.append(self.db, self._answer(number, rng))
        mend(self.db, [self.players])
        for kept in (record_attempt._read, response_times._told, response_times._reading):
            kept.cache_clear()  # a server that starts has read no time of this child
        self.sum = FIRST_SUM

    def step(self) -> None:
        """The first decision of a game of its own: later hands fill with kings that nobody here plays."""
        self.url = ""
        super().step()
        if self.costs[FIRST_SUM]:
            self.sum = SUM

    def _answer(self, number: int, rng: random.Random) -> Attempt:
        """A bot's question that was answered at some time in the last weeks."""
        at = datetime.now(UTC) - timedelta(hours=(LOG_ROWS - number) * 6)
        return Attempt(
            attempt_id=f"before-{number}",
            app_version="bench",
            learner=self.players,
            game_id=self.game,
            ply=0,
            at=times.text(at),
            device="d" * 32,
            task="help_bot",
            skill=rng.choice(FACTS),
            operands="[1,1]",
            n_options=5,
            guess_p=0.2,
            correct=int(rng.random() < 0.85),  # type: ignore[arg-type]
            rt_total_ms=round(1_000 * rng.lognormvariate(1.1, 0.4)),
            rt_valid=1,
            motor_ms=900,
        )

    def _choice(self, phase: str) -> dict[str, Any]:
        hand = [(int(place), int(card)) for place, card in re.findall(_NUMBER_CARD, self.shown)]
        for total in hand if phase == "turn" else ():
            for pair in combinations([card for card in hand if card != total], 2):
                if pair[0][1] + pair[1][1] == total[1]:
                    return {"card": [str(place) for place, _ in pair], "total": str(total[0])}
        return super()._choice(phase)


def measure(rounds: int) -> Section:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        app = create_app(folder, testing=True, randomness=random.Random(1))
        app.config["WTF_CSRF_ENABLED"] = False
        clock, bare = Clock(app), floor_app(folder)
        least_clock, floor = Clock(bare), bare.test_client()
        child, named = Table(app, clock), NamedTable(app, clock)
        measured = {**child.costs, **named.costs}
        ratios: dict[str, list[float]] = {what: [] for what in measured}
        micro: dict[str, list[float]] = {"floor": [], **{what: [] for what in measured}}
        for _ in range(rounds + 1):
            floors = list[float]()
            for costs in measured.values():
                costs.clear()
            named.remember()
            for _ in range(REQUESTS):  # by turns, so that each finds the processor as the others leave it
                floor.post("/turn", data=FLOOR_TURN)
                floors.append(least_clock.latest)
                child.step()
                named.step()
            least = mean(floors)
            micro["floor"].append(least * 1e6)
            for what, costs in measured.items():
                ratios[what].append(mean(costs) / least)
                micro[what].append(mean(costs) * 1e6)
        app.extensions["kidsq"].store.close_all()
    rows = [["Flask, Jinja, commit: the floor", f"{median_and_range(micro['floor'][1:], '.0f')} µs", "1", ""]]
    rows += [
        [
            what,
            f"{median_and_range(micro[what][1:], '.0f')} µs",
            median_and_range(ratios[what][1:]),
            f"at most {MAY_COST[what]:g}" if what in MAY_COST else "",
        ]
        for what in measured
    ]
    notes = [
        "CPU in the process from the server's call to the last byte, request by request in turn; the first round warms"
        " up and does not count. No form's token is checked and nothing is packed, on both sides.",
        f"A named child's sum is judged, after {LOG_ROWS} rows of its log and those of the round: what is known of the"
        " child follows and is kept, in the same transaction. The first one after a server's start, or after another"
        " server has written, reckons all of them anew.",
    ]
    return Section("One request of a table", ("what", "CPU", "times the floor", "wanted"), rows, notes)
