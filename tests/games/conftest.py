"""What tests of games share."""

import pytest

from games import toy, toy_pages
from kidsq.games.registry import GAMES
from kidsq.web.games.registry import PAGES


@pytest.fixture
def with_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kidsq that has the toy, too, as one line in each of two registries brings it in."""
    monkeypatch.setitem(GAMES, toy.NAME, toy.GAME)
    monkeypatch.setitem(PAGES, toy.NAME, toy_pages.PAGES)
