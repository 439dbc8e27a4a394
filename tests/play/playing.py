"""A scripted browser without a screen: it reads the table's own markup and sends its forms."""

from __future__ import annotations

import html
import re
from dataclasses import dataclass, field
from typing import Any

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from kidsq.store.db.database import writing

FRAGMENT = {"HX-Request": "true"}


@dataclass
class Browser:
    """One browser at one table; `shown` is the table as it was last shown."""

    client: FlaskClient
    url: str = ""
    shown: str = ""
    extra: dict[str, Any] = field(default_factory=dict)

    def open(self, **wanted: Any) -> Browser:
        answer = self.client.post("/play", data=wanted)
        assert answer.status_code == 303, (answer.status_code, answer.text)
        self.url = answer.headers["Location"]
        return self.look()

    def look(self) -> Browser:
        answer = self.client.get(self.url)
        assert answer.status_code == 200, (self.url, answer.status_code)
        self.shown = answer.text
        return self

    @property
    def game_id(self) -> str:
        return self.url.rsplit("/", 1)[1]

    @property
    def phase(self) -> str:
        return self._data("phase")

    @property
    def ply(self) -> int:
        return int(self._data("ply"))

    @property
    def version(self) -> str:
        return self._data("version")

    def _data(self, name: str) -> str:
        found = re.search(rf'id="table"[^>]* data-{name}="([^"]*)"', self.shown)
        assert found, self.shown[:400]
        return found[1]

    @property
    def key(self) -> str:
        found = re.search(r'name="key" value="([^"]+)"', self.shown)
        return found[1] if found else "a" * 32

    @property
    def hand(self) -> list[str]:
        return re.findall(r'data-place="\d" data-card="(\w+)"', self.shown)

    @property
    def said(self) -> str:
        return html.unescape(self.shown)

    def post(self, path: str, fragment: bool = True, **data: Any) -> TestResponse:
        answer = self.client.post(f"{self.url}/{path}", data=data, headers=FRAGMENT if fragment else {})
        if answer.status_code != 303 and 'id="table"' in answer.text:
            self.shown = answer.text
        return answer

    def turn(self, fragment: bool = True, **data: Any) -> TestResponse:
        return self.post("turn", fragment, **{"ply": self.ply, "key": self.key, **data})

    def go_on(self) -> TestResponse:
        return self.post("next", ply=self.ply)

    def to_my_turn(self) -> Browser:
        """Let the bots play and leave questions alone, until it is for this child to lay cards."""
        for _ in range(200):
            if self.phase == "watch":
                self.go_on()
            elif self.phase == "question":
                self.post("answer", key=self.key, skip="1")
            elif self.phase == "curtain":
                self.post("curtain", ply=self.ply)
            elif self.phase == "defend":
                self.turn(move="allow")
            elif self.phase == "wake":
                self.turn(move=self.legal("wake")[0])
            else:
                return self
        raise AssertionError(f"never came to a turn: {self.phase}")

    def legal(self, kind: str) -> list[str]:
        page = self.client.get(self.url).text
        return sorted(set(re.findall(rf'name="move" value="({kind}[^"]*)"', page)))

    def swap(self) -> TestResponse:
        places = re.findall(r'value="(\d)"[^>]* data-single', self.shown)
        return self.turn(card=places[0])


def browser(app: Flask) -> Browser:
    return Browser(app.test_client())


def ends(app: Flask, child: Browser) -> None:
    """Let the game of this browser have come to its end."""
    db = app.extensions["kidsq"].store.connection()
    with writing(db):
        ended = "UPDATE games SET ended_at = '2026-11-20T10:00:00.000Z', result_json = ? WHERE id = ?"
        db.execute(ended, ('{"result":{}}', child.game_id))
