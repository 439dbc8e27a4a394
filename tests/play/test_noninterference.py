"""No one sees a card that their seat may not see: what is hidden is permuted, and not one byte of an answer changes."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from flask import Flask, Response, session
from scale import SOAK

from kidsq.games.sleeping_queens import Table
from kidsq.play import current_game
from kidsq.play.current_game import Played
from kidsq.web import create_app

from .playing import FRAGMENT, Browser

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


Told = tuple[int, list[tuple[str, str]], bytes]


def answer_of(app: Flask, child: Browser, known: Played, chance: float, path: str) -> Told:
    current_game.keep(child.game_id, known)
    app.extensions["kidsq"].randomness.seed(chance)
    answer = child.client.get(child.url + path)
    # Of a cookie its content: what follows is the second and a signature. The length is that of the body.
    headers = [
        (name, value.partition(";")[0].rsplit(".", 2)[0] if name == "Set-Cookie" else value)
        for name, value in answer.headers
        if name != "Content-Length"
    ]
    return answer.status_code, headers, TOKEN.sub(b"", answer.data)


def differing(app: Flask, child: Browser, rng: random.Random, path: str = "") -> bool:
    """Whether an answer changes when what this seat may not see is permuted."""
    known = current_game._cache[child.game_id][0]
    other = replace(known, table=permuted(known.table, 0, rng))
    chance = rng.random()  # the same for both, another for each state: keys are drawn from it
    real, shuffled = (answer_of(app, child, one, chance, path) for one in (known, other))
    current_game.keep(child.game_id, known)
    return real != shuffled


def walk(child: Browser, rng: random.Random) -> None:
    """One step on, by what the screen shows."""
    if child.phase in ("turn", "wake"):
        child.look()  # the whole page lists every move
    if child.phase == "turn":
        moves = re.findall(r'name="move" value="((?:king|jester|knight|potion)[^"]*)"', child.shown)
        child.turn(move=rng.choice(moves)) if moves else child.swap()
    elif child.phase == "question":
        child.post("answer", key=child.key, skip="1")
    elif child.phase == "defend":
        child.turn(move="allow")
    elif child.phase == "wake":
        child.turn(move=rng.choice(re.findall(r'name="move" value="(wake[^"]*)"', child.shown)))
    else:
        child.go_on()


EDITIONS = ("classic", "deluxe", "gamefactory", "first_night")
THOUSAND = 1_000 if SOAK == 1 else 5_000 * SOAK


@pytest.mark.parametrize("states", [60, pytest.param(THOUSAND, marks=pytest.mark.thorough)])
def test_permuting_what_is_hidden_changes_no_byte(quiet: Flask, states: int) -> None:
    """Of the table as it is sent after each ply, and every few plies of the page around it."""
    rng = random.Random(states)
    child = Browser(quiet.test_client())
    for state in range(states):
        if state == 0 or child.phase == "over":
            child.open(edition=rng.choice(EDITIONS), players=rng.choice([2, 3, 5]))
        path = "" if state % 5 == 0 else "/news"
        assert not differing(quiet, child, rng, path), (state, child.phase)
        walk(child, rng)


NOBODY = -1
KINDS = ("king", "knight", "potion", "jester")


@pytest.mark.full
def test_what_is_seen_before_the_curtain_falls_tells_of_no_hand(quiet: Flask) -> None:
    """At a tablet of three: neither of who comes nor of who played and has drawn; the same form again shows it."""
    rng = random.Random(5)
    child, seen = Browser(quiet.test_client()), 0
    for _ in range(300):
        if child.url == "" or child.phase == "over":
            child.open(edition=rng.choice(EDITIONS[:3]), players=["guest"] * 3)
        if child.phase == "curtain":
            child.post("curtain", ply=child.ply)
        if child.phase != "turn":
            walk(child, rng)
            continue
        child.look()
        moves = [move for move in re.findall(r'name="move" value="([^"]*)"', child.shown) if move.split()[0] in KINDS]
        form = {"ply": child.ply, "key": child.key, "move": rng.choice(moves)} if moves else None
        if form is None:
            child.swap()
            continue
        child.post("turn", **form)
        if child.phase != "watch":
            continue
        known, chance = current_game._cache[child.game_id][0], rng.random()
        answers = []
        for table in (known.table, permuted(known.table, NOBODY, rng)):
            current_game.keep(child.game_id, replace(known, table=table))
            quiet.extensions["kidsq"].randomness.seed(chance)
            answers.append(TOKEN.sub(b"", child.client.post(f"{child.url}/turn", data=form, headers=FRAGMENT).data))
        current_game.keep(child.game_id, known)
        assert b'data-phase="watch"' in answers[0]
        assert answers[0] == answers[1]
        seen += 1
        child.go_on()
        assert child.phase == "curtain"
    assert seen > 5


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


def top_card() -> int:
    """What nobody may see, from inside a request."""
    return sum(known.table.draw_pile[-1] for known, _asked in current_game._cache.values())


def in_a_header(answer: Response) -> None:
    answer.headers["X-Pile"] = str(top_card())


def in_the_order_of_headers(answer: Response) -> None:
    for name in ("X-One", "X-Two") if top_card() % 2 else ("X-Two", "X-One"):
        answer.headers[name] = "1"


def in_an_etag(answer: Response) -> None:
    answer.set_etag(f"{top_card():032x}")


def in_a_cookie(answer: Response) -> None:
    session["seen"] = top_card()


def in_the_length(answer: Response) -> None:
    answer.set_data(answer.get_data() + b" " * top_card())


def in_an_id(answer: Response) -> None:
    answer.set_data(answer.get_data().replace(b'id="table"', b'id="table" data-mark="%032x"' % hash((top_card(), 7))))


def in_the_order(answer: Response) -> None:
    one, two = (b' data-place="0"', b' data-place="1"') if top_card() % 2 else (b"", b"")
    page = answer.get_data().replace(one, b" swapped").replace(two, one).replace(b" swapped", two)
    answer.set_data(page)


@pytest.mark.parametrize(
    "leak",
    [
        in_a_header,
        in_the_order_of_headers,
        in_an_etag,
        in_a_cookie,
        in_the_length,
        in_an_id,
        in_the_order,
    ],
)
@pytest.mark.parametrize("path", ["", "/news"])
def test_a_leak_in_any_form_is_caught(quiet: Flask, leak: Callable[[Response], None], path: str) -> None:
    def leaky(answer: Response) -> Response:
        if child.url:
            leak(answer)
        return answer

    child = Browser(quiet.test_client())
    quiet.after_request(leaky)
    current_game._cache.clear()
    child.open(edition="classic", players=2)
    rng = random.Random(1)
    assert any(differing(quiet, child, rng, path) for _ in range(12))
