"""What pages of the house ask a game to say, a game says; and the first game says nothing that nobody asks."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kidsq.games.registry import edition_codes, edition_info
from kidsq.learning.tasks import COUNT, RECALL, TOTAL
from kidsq.paths import templates_folder
from kidsq.web.games.lookups import game_says, pages_of
from kidsq.web.games.sleeping_queens.pages import SAID
from tests.test_layers import PACKAGE_ROOT, games

CHOSEN = ("choice:", "step:", "sign:", "ready:")
"""What is offered to choose from: each with an option's name or an edition's, as kidsq/web/shared/tiles.py asks."""
ASKED = re.compile(r'(?:game_says|games_say|\.say)\(\s*"(\w+)"')


def asked() -> Iterator[str]:
    yield from (f"{what}:{task}" for what in ("task", "question") for task in (COUNT, RECALL, TOTAL))
    for path in (*PACKAGE_ROOT.rglob("*.py"), *templates_folder().rglob("*.html")):
        if not games() & set(path.parts):
            yield from ASKED.findall(path.read_text(encoding="utf-8"))


def test_every_key_that_a_page_asks_for_is_said_and_no_other() -> None:
    assert {key for key in SAID if not key.startswith(CHOSEN)} <= set(asked())
    assert [key for key in asked() if key not in SAID and not game_says(key)] == []


def test_a_key_that_no_game_knows_is_said_with_nothing() -> None:
    assert game_says("of_another_house") == ""


def test_every_choice_at_a_table_has_its_words() -> None:
    for code in edition_codes():
        info, pages = edition_info(code), pages_of(code)
        assert info is not None
        assert pages is not None
        for option, values in {**info.offers, **info.more}.items():
            assert pages.say(f"choice:{option}"), option
            assert [value for value in values if not pages.say(f"step:{option}:{value}")] == [], option
