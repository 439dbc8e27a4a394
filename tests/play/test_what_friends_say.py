"""What friends say at a table: of what a child does, too, and the same when the page is loaded again."""

from __future__ import annotations

import re
from html import unescape

import pytest
from flask import Flask

from kidsq.games.sleeping_queens.bots import Say
from kidsq.games.sleeping_queens.cards import CARD_CODES, QUEEN_NAMES
from kidsq.games.sleeping_queens.story import Sight
from kidsq.play import current_game
from kidsq.play.games.sleeping_queens.replies import reply
from kidsq.web.games.sleeping_queens.sayings import lines_of

from .conftest import Deal
from .playing import Browser


def bubbles(browser: Browser) -> list[str]:
    return [unescape(one) for one in re.findall(r'<p class="words".*?<span>([^<]+)</span></p>', browser.shown)]


def test_a_friend_answers_a_sum_and_says_the_same_when_the_page_is_loaded_again(
    app: Flask, child: Browser, deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(child, ["2", "3", "5", "9", "10"], bots=["bruno"], next_cards=["1", "4", "6"])
    child.turn(card=["0", "1"], total="2")
    (said,) = bubbles(child)
    assert said in [line % {"left": "2 + 3", "total": 5} for line in lines_of("en", "bruno")["you_said"]]
    assert bubbles(child.look()) == [said]
    current_game._cache.clear()  # as after a new start
    assert bubbles(child.look()) == [said]


DRAGON, MOON = CARD_CODES["dragon"], QUEEN_NAMES.index("moon")
BLOCKED = Sight("blocked", 0, (DRAGON,), MOON, other=2)
WOKEN = Sight("woke", 0, queen=MOON, bed=3)


@pytest.mark.parametrize(
    ("bots", "ply", "sight", "said"),
    [
        ((None, "tilo", "pippa"), 4, BLOCKED, (2, Say("you_blocked", ("dragon",)))),
        ((None, "tilo", None), 4, BLOCKED, None),  # a child was stopped
        ((None, "tilo", "pippa"), 0, WOKEN, (1, Say("you_woke", ("moon",)))),
        ((None, "tilo", "pippa"), 3, WOKEN, None),  # not every time
        ((None, "tilo", "pippa"), 6, WOKEN, (1, Say("you_woke", ("moon",)))),
        ((None, None), 0, WOKEN, None),
        ((None, "tilo"), 0, Sight("bounced", 0, queen=MOON, bed=3), None),
        ((None, "tilo"), 0, Sight("discarded", 0, (7,), discard="single"), None),
    ],
)
def test_what_is_said_to_a_child(
    bots: tuple[str | None, ...], ply: int, sight: Sight, said: tuple[int, Say] | None
) -> None:
    assert reply(bots, ply, 0, (sight,)) == said
