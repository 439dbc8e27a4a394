"""Which games stay in the process: those last asked for, and none that has not been asked for in a long while."""

import pytest

from kidsq.play import current_game
from kidsq.play.moment import Played


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch):
    monkeypatch.setattr(current_game, "_cache", type(current_game._cache)())


def game() -> Played:
    return Played("sleeping_queens", "{}", (), table=None)  # type: ignore[arg-type]


def kept() -> list[str]:
    return list(current_game._cache)


def test_a_game_that_was_not_asked_for_in_a_long_while_goes(monkeypatch):
    now = 1_000.0
    monkeypatch.setattr(current_game.time, "monotonic", lambda: now)
    for name in ("over", "goes on"):
        current_game.keep(name, game())
    now += current_game.KEPT_SECONDS - 1
    current_game.keep("goes on", game())
    assert kept() == ["over", "goes on"]
    now += 2
    current_game.keep("new", game())
    assert kept() == ["goes on", "new"]


def test_of_too_many_games_those_go_that_were_asked_for_first(monkeypatch):
    monkeypatch.setattr(current_game, "KEPT_GAMES", 2)
    for name in ("a", "b", "a", "c"):
        current_game.keep(name, game())
    assert kept() == ["a", "c"]
