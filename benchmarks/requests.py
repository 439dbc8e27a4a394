"""One move over WSGI, cookie to fragment, beside the least that Flask, Jinja and SQLite need for such an answer."""

from __future__ import annotations

import random
import re
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from flask import Flask, request, session
from flask.testing import FlaskClient

from benchmarks.report import Section, median_and_range
from kidsq.store.database import open_database, writing
from kidsq.web import create_app

REQUESTS = 60
FRAGMENT_BYTES = 6_000
MAY_COST = 2.0

_FLOOR_TEMPLATE = (
    "{% for row in rows %}<p class='row {{ row.kind }}' data-n='{{ row.n }}'>{{ row.text }}</p>\n{% endfor %}"
)
_FRAGMENT = {"HX-Request": "true"}


def floor_app(folder: Path) -> Flask:
    """A route with a signed cookie, a small fragment and one commit of three rows, in the same journal mode."""
    app = Flask("floor")
    app.secret_key = "floor"
    db = open_database(folder / "floor.db")
    fragment = app.jinja_env.from_string(_FLOOR_TEMPLATE)
    db.execute("CREATE TABLE rows (id INTEGER PRIMARY KEY, game TEXT, n INTEGER, text TEXT)")

    @app.post("/move")
    def move() -> str:
        session["device"] = "d" * 32
        said = request.form["move"]
        with writing(db):
            for n in range(3):
                db.execute("INSERT INTO rows (game, n, text) VALUES (?, ?, ?)", ("g" * 32, n, said))
        rows = [{"kind": "card", "n": n, "text": "a card & its label"} for n in range(FRAGMENT_BYTES // 62)]
        return fragment.render(rows=rows)

    return app


class Table:
    """One child at one table, who swaps cards; `friends` lets a bot play instead."""

    def __init__(self, app: Flask) -> None:
        self.client: FlaskClient = app.test_client()
        self.costs: dict[str, list[float]] = {"a child's move": [], "a friend's ply": []}
        self.url = ""
        self.shown = ""

    def step(self) -> None:
        if not self.url or self._data("phase") == "over":
            answer = self.client.post("/play", data={"edition": "classic", "players": "3"})
            self.url = answer.headers["Location"]
            self.shown = self.client.get(self.url).text
        phase, ply = self._data("phase"), self._data("ply")
        if phase == "watch":
            self._send("next", "a friend's ply", ply=ply)
        elif phase == "question":
            self._send("answer", None, key=self._key(), skip="1")
        else:
            self._send("turn", "a child's move", ply=ply, key=self._key(), **self._choice(phase))

    def _choice(self, phase: str) -> dict[str, str]:
        if phase == "defend":
            return {"move": "allow"}
        if phase == "wake":
            return {"move": re.findall(r'value="(wake \d+)"', self.shown)[0]}
        return {"card": re.findall(r'value="(\d)"[^>]* data-single', self.shown)[0]}

    def _send(self, path: str, what: str | None, **data: Any) -> None:
        begun = time.process_time()
        answer = self.client.post(f"{self.url}/{path}", data=data, headers=_FRAGMENT)
        cost = time.process_time() - begun
        assert answer.status_code == 200, answer.text
        self.shown = answer.text
        if what:
            self.costs[what].append(cost)

    def _data(self, name: str) -> str:
        found = re.search(rf' data-{name}="([^"]*)"', self.shown)
        assert found
        return found[1]

    def _key(self) -> str:
        found = re.search(r'name="key" value="([^"]+)"', self.shown)
        assert found
        return found[1]


def measure(rounds: int) -> Section:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        app = create_app(folder, testing=True, randomness=random.Random(1))
        app.config["WTF_CSRF_ENABLED"] = False
        child, floor = Table(app), floor_app(folder).test_client()
        ratios: dict[str, list[float]] = {what: [] for what in child.costs}
        micro: dict[str, list[float]] = {"floor": [], **{what: [] for what in child.costs}}
        for _ in range(rounds + 1):
            least = _cost(lambda: floor.post("/move", data={"ply": "1", "key": "k" * 32, "move": "discard 2+3=5"}))
            for costs in child.costs.values():
                costs.clear()
            for _ in range(REQUESTS):
                child.step()
            micro["floor"].append(least * 1e6)
            for what, costs in child.costs.items():
                mean = sum(costs) / len(costs)
                ratios[what].append(mean / least)
                micro[what].append(mean * 1e6)
        app.extensions["kidsq"].store.close_all()
    rows = [["Flask, Jinja, commit: the floor", f"{median_and_range(micro['floor'][1:], '.0f')} µs", "1", ""]]
    rows += [
        [
            what,
            f"{median_and_range(micro[what][1:], '.0f')} µs",
            median_and_range(ratios[what][1:]),
            f"at most {MAY_COST:.0f}",
        ]
        for what in child.costs
    ]
    notes = [
        "CPU in the process, through Flask's test client on both sides; the first round warms up and does not count."
    ]
    return Section("One request of a table", ("what", "CPU", "times the floor", "wanted"), rows, notes)


def _cost(send: Callable[[], object]) -> float:
    begun = time.process_time()
    for _ in range(REQUESTS):
        send()
    return (time.process_time() - begun) / REQUESTS
