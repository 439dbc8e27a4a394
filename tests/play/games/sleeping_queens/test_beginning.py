"""Whoever plays for the first time has a queen before any friend has two."""

from __future__ import annotations

from random import Random

import pytest

from kidsq.games.registry import GAMES
from kidsq.games.sleeping_queens import Move, Table, View, choose
from kidsq.play.dealing import dealt
from kidsq.play.visitor import Chance
from kidsq.store.play.games import StoredSeat

GAMES_TRIED = 200
CHILD = 0


def advised(view: View) -> Move:
    """As the owl leads: a king, then numbers that go together, then anything."""
    return min(view.legal, key=lambda move: (move.kind != "king", not move.is_said, not move.is_alike))


def falls_behind(edition: str, bots: list[str], rng: Random, *, is_new: bool) -> bool:
    """True if a friend has two queens before the child has one."""
    seats = [StoredSeat(CHILD, "guest"), *(StoredSeat(n, "bot", bot=bot) for n, bot in enumerate(bots, 1))]
    chance = Chance("2026-11-20T12:00:00.000Z", rng)
    table = Table(dealt(GAMES["sleeping_queens"], edition, len(seats), {}, chance, seats if is_new else ()))
    while not table.courts[CHILD] and max(map(len, table.courts)) < 2:
        view = table.view(table.mover)
        move = advised(view) if view.seat == CHILD else choose(bots[view.seat - 1], view, rng)
        table.play(move, lambda cards: rng.sample(cards, len(cards)))
    return not table.courts[CHILD]


@pytest.mark.parametrize("edition", ["first_night", "classic"])
@pytest.mark.parametrize("bots", [["bruno"], ["pippa", "tilo", "fenna"]])
def test_in_a_first_game_no_friend_has_two_queens_before_the_child_has_one(edition: str, bots: list[str]) -> None:
    rng = Random(5)
    behind = sum(falls_behind(edition, bots, rng, is_new=True) for _ in range(GAMES_TRIED))
    assert behind <= GAMES_TRIED * 0.05


def test_later_games_are_left_to_chance() -> None:
    rng = Random(5)
    assert sum(falls_behind("classic", ["bruno"], rng, is_new=False) for _ in range(GAMES_TRIED)) > GAMES_TRIED * 0.05
