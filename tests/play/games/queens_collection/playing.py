"""A browser without a script that plays whole games: it finds its move in the page's own form, and sends that form."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from random import Random
from typing import Any

from flask import Flask
from flask.testing import FlaskClient
from worlds import db_of

from kidsq.games.queens_collection import CollectingView, Move, View, choose
from kidsq.games.queens_collection.cards import COLOURS
from kidsq.games.record import as_line
from kidsq.play import current_game
from kidsq.play.games.queens_collection.advice import places_of
from kidsq.store.play import games

LONGEST = 900
Field = tuple[str, str]


def form_of(view: View, move: Move) -> list[Field]:
    """What is ticked and pressed for this move."""
    fields = [("do", move.kind), *(("card", str(at)) for at in places_of(view.hand, move.cards))]
    fields += [("meeple", f"{COLOURS[colour]}@{COLOURS[box]}") for colour, box in move.meeples]
    if move.kind == "carry":
        fields.append(("box", COLOURS[move.box]))
    if move.kind in ("exchange", "share"):
        seat = move.seat if move.kind == "exchange" else view.partner if isinstance(view, CollectingView) else None
        assert seat is not None
        fields += [("theirs", f"{seat}:{at}") for at in places_of(view.hands[seat] or (), move.got)]
    if move.kind in ("pair", "trade"):
        assert isinstance(view, CollectingView)
        lying = list(view.display)
        for card in move.got:
            at = lying.index(card)
            fields.append(("display", str(at)))
            lying[at] = -1
    if move.kind == "pair":
        fields.append(("colour", COLOURS[move.colour]))
    return fields


def offers(page: str, fields: list[Field], move: Move) -> bool:
    """True if the page has each of these fields, or the whole move as one button."""
    if f'name="move" value="{move.text}"' in page:
        return True
    return all(re.search(rf'name="{name}"(?: id="[^"]*")? value="{re.escape(value)}"', page) for name, value in fields)


class Player:
    """Everybody in front of one browser's table. seen: every phase it has come through."""

    def __init__(self, app: Flask, client: FlaskClient, table: str, seed: int = 1) -> None:
        self.app, self.client, self.table, self.chance = app, client, table, Random(seed)
        self.pages: list[str] = []

    @property
    def state(self) -> Any:
        stored = games.load(db_of(self.app), self.table.rsplit("/", 1)[1])
        assert stored is not None
        return current_game.played(db_of(self.app), stored).table

    def look(self) -> str:
        answer = self.client.get(self.table)
        assert answer.status_code == 200, answer.text[:300]
        self.pages.append(html.unescape(answer.text))
        return self.pages[-1]

    def phase(self) -> str:
        found = re.search(r'data-phase="(\w+)"', self.pages[-1])
        assert found
        return found[1]

    def send(self, what: str, data: Any) -> None:
        answer = self.client.post(f"{self.table}/{what}", data=data)
        assert answer.status_code == 303, (what, data, answer.status_code, answer.text[:200])

    def step(self) -> None:
        """One thing that this page lets its child do."""
        page, phase, ply = self.pages[-1], self.phase(), str(self.state.ply)
        if phase == "watch":
            self.send("next", {"ply": ply})
        elif phase == "curtain":
            self.send("curtain", {"ply": ply})
        elif phase == "question":
            found = re.search(r'name="key" value="(\w+)"', page.partition("question")[2] or page)
            assert found
            self.send("answer", {"key": found[1], "skip": "1"})
        else:
            self.send("turn", self.turn(page, ply))

    def turn(self, page: str, ply: str) -> dict[str, list[str]]:
        state = self.state
        view = state.view(state.mover)
        move = choose(("dotti", "hugo", "tilo")[state.mover % 3], view, self.chance)
        fields = form_of(view, move)
        assert offers(page, fields, move), (move.text, self.phase())
        key = re.findall(r'name="key" value="(\w+)"', page)[0]
        data = {"ply": [ply], "key": [key]}
        for name, value in fields:
            data.setdefault(name, []).append(value)
        return data

    def play(self) -> Iterator[str]:
        """Each page until the game is over."""
        for _ in range(LONGEST):
            yield self.look()
            if self.phase() == "over":
                return
            self.step()
        raise AssertionError(f"not over after {LONGEST} pages: {as_line({'ply': self.state.ply})}")
