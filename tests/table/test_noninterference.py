"""No one sees a card that their seat may not see: what is hidden is permuted, and not one byte of an answer changes."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from flask import Flask

from kidsq.games.sleeping_queens import Table
from kidsq.turns import played
from kidsq.turns.played import Played
from kidsq.web import create_app

from .playing import Browser

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
TOKEN = re.compile(rb'name="csrf_token" value="[^"]*"')


def permuted(table: Table, seat: int, rng: random.Random) -> Table:
    """The same table as `seat` sees it, with everything that seat may not see dealt anew."""
    other = table.copy()
    unseen = [bed for bed, queen in enumerate(table.beds) if queen and bed not in table.remembered]
    queens = [table.beds[bed] for bed in unseen]
    rng.shuffle(queens)
    for bed, queen in zip(unseen, queens, strict=True):
        other.beds[bed] = queen
    seats = [other_seat for other_seat in range(table.players) if other_seat != seat]
    cards = [card for other_seat in seats for card in table.hands[other_seat]] + table.draw_pile
    cards += table.discard_pile[:-1]
    rng.shuffle(cards)
    for other_seat in seats:
        size = len(table.hands[other_seat])
        other.hands[other_seat] = tuple(sorted(cards[:size]))
        del cards[:size]
    other.draw_pile = cards[: len(table.draw_pile)]
    other.discard_pile = [*cards[len(table.draw_pile) :], *table.discard_pile[-1:]]
    other._legal = None
    return other


@pytest.fixture
def quiet(tmp_path: Path) -> Flask:
    """An installation whose clock stands still."""
    app = create_app(tmp_path, testing=True, clock=lambda: NOON, randomness=random.Random(3))
    app.config["WTF_CSRF_ENABLED"] = False
    return app


def answer_of(app: Flask, child: Browser, known: Played, chance: float) -> tuple[int, list[tuple[str, str]], bytes]:
    played.keep(child.game_id, known)
    app.extensions["kidsq"].randomness.seed(chance)
    answer = child.client.get(child.url)
    headers = [(name, value) for name, value in answer.headers if name not in ("Set-Cookie", "Content-Length")]
    return answer.status_code, headers, TOKEN.sub(b"", answer.data)


def differing(app: Flask, child: Browser, rng: random.Random) -> bool:
    """Whether the page changes when what this seat may not see is permuted."""
    known = played._cache[child.game_id]
    other = replace(known, table=permuted(known.table, 0, rng))
    chance = rng.random()  # the same for both, another for each state: keys are drawn from it
    real, shuffled = (answer_of(app, child, one, chance) for one in (known, other))
    played.keep(child.game_id, known)
    return real != shuffled


def walk(child: Browser, rng: random.Random) -> None:
    if child.phase == "turn":
        moves = [move for kind in ("king", "jester", "knight", "potion") for move in child.legal(kind)]
        child.turn(move=rng.choice(moves)) if moves else child.swap()
    elif child.phase == "question":
        child.post("answer", key=child.key, skip="1")
    elif child.phase == "defend":
        child.turn(move="allow")
    elif child.phase == "wake":
        child.turn(move=rng.choice(child.legal("wake")))
    else:
        child.go_on()


@pytest.mark.parametrize("states", [60, pytest.param(1_000, marks=pytest.mark.slow)])
def test_permuting_what_is_hidden_changes_no_byte(quiet: Flask, states: int) -> None:
    rng = random.Random(11)
    child = Browser(quiet.test_client())
    for state in range(states):
        if state == 0 or child.phase == "over":
            child.open(
                edition=rng.choice(["classic", "deluxe", "gamefactory", "first_night"]), players=rng.choice([2, 3, 5])
            )
        assert not differing(quiet, child, rng), (state, child.phase)
        walk(child, rng)
        child.look()


def test_a_planted_leak_is_caught(quiet: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    child = Browser(quiet.test_client())
    child.open(edition="classic", players=3)
    rng = random.Random(1)
    assert not differing(quiet, child, rng)
    honest = Table.view

    def leaky(self: Table, seat: int):  # type: ignore[no-untyped-def]
        view = honest(self, seat)
        object.__setattr__(view, "draw_size", self.draw_pile[-1])  # the top card, dressed up as a number
        return view

    monkeypatch.setattr(Table, "view", leaky)
    assert any(differing(quiet, child, rng) for _ in range(20))
