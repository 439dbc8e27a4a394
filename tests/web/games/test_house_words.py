"""What pages of the house ask a game to say, a game says; and the first game says nothing that nobody asks."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kidsq.learning.tasks import COUNT, RECALL, TOTAL
from kidsq.paths import templates_folder
from kidsq.web.games.lookups import game_says
from kidsq.web.games.sleeping_queens.pages import SAID
from tests.test_layers import PACKAGE_ROOT, games

ASKED = re.compile(r'(?:game_says|games_say|\.say)\(\s*"(\w+)"')


def asked() -> Iterator[str]:
    yield from (f"{what}:{task}" for what in ("task", "question") for task in (COUNT, RECALL, TOTAL))
    for path in (*PACKAGE_ROOT.rglob("*.py"), *templates_folder().rglob("*.html")):
        if not games() & set(path.parts):
            yield from ASKED.findall(path.read_text(encoding="utf-8"))


def test_every_key_that_a_page_asks_for_is_said_and_no_other() -> None:
    assert set(SAID) <= set(asked())
    assert [key for key in asked() if key not in SAID and not game_says(key)] == []


def test_a_key_that_no_game_knows_is_said_with_nothing() -> None:
    assert game_says("of_another_house") == ""
