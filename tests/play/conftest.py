from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from flask import Flask
from worlds import world

from kidsq.games import sleeping_queens
from kidsq.games.contract import Setup
from kidsq.games.record import as_line, header_of
from kidsq.play import current_game

from .playing import Browser

Deal = Callable[..., Setup]


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Flask]:
    """An installation of its own, without CSRF tokens (tests/web holds those) and with known chance."""
    with world(tmp_path, seed=7) as made:
        yield made


@pytest.fixture
def child(app: Flask) -> Browser:
    return Browser(app.test_client())


@pytest.fixture
def deal(app: Flask) -> Deal:
    """Open a game in which the child at this browser begins with just this hand (and the others with `others`)."""

    def open_with(
        child: Browser,
        hand: Sequence[str],
        *,
        edition: str = "classic",
        others: Sequence[str] = (),
        next_cards: Sequence[str] = (),
        beds: Sequence[str] = (),
        players: int = 2,
        bots: Sequence[str] = (),
    ) -> Setup:
        child.open(edition=edition, **({"bots": bots} if bots else {"players": players}))
        made = stacked(edition, 1 + len(bots) if bots else players, hand, others, next_cards, beds)
        db = app.extensions["kidsq"].store.connection()
        db.execute("UPDATE games SET header_json = ? WHERE id = ?", (as_line(header_of(made)), child.game_id))
        current_game._cache.clear()
        child.look()
        return made

    return open_with


def stacked(
    edition: str,
    players: int,
    hand: Sequence[str],
    others: Sequence[str] = (),
    next_cards: Sequence[str] = (),
    beds: Sequence[str] = (),
) -> Setup:
    """A deal in which seat 0 begins with this hand; seat 1 gets `others`, and `next_cards` lie on top of the pile."""
    setup = sleeping_queens.deal(edition, players, random.Random(1))
    left = Counter(setup.draw) - Counter(hand) - Counter(others) - Counter(next_cards)
    rest = sorted(left.elements())
    random.Random(2).shuffle(rest)
    hands = [list(hand), [*others, *(rest.pop() for _ in range(5 - len(others)))]]
    hands += [[rest.pop() for _ in range(5)] for _ in range(players - 2)]
    dealt = [hands[seat][card] for card in range(5) for seat in range(players)]
    order = [*beds, *(queen for queen in setup.beds if queen not in beds)]
    return replace(setup, first=0, draw=(*dealt, *next_cards, *rest), beds=tuple(order))
