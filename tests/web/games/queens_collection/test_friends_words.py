"""What friends say beside the meeples: enough of it, short enough for a bubble, and in turn."""

from __future__ import annotations

import pytest

from kidsq.games.queens_collection import BOTS
from kidsq.games.queens_collection.cards import ALL_COLOURS
from kidsq.i18n.languages import SPOKEN
from kidsq.learning.payload import BoxMissing
from kidsq.play.games.queens_collection.remarks import Say, SayCode
from kidsq.web.games.queens_collection import sayings, scene
from kidsq.web.games.queens_collection.words import box_name, card_name
from kidsq.web.http import language

LONGEST = 44
"""Signs that a bubble holds."""
NEEDED = {"box_full": "%(box)s", "box_mine": "%(box)s", "one_home": "%(colour)s", "for_you": "%(card)s"}
CODES = (*NEEDED, "two_home", "keeps_joker", "new_cards", "waits", "took", "stops", "trades")


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("tag", SPOKEN)
def test_a_friend_has_six_lines_for_whatever_happens_each_its_own_and_short(tag: str, bot: str) -> None:
    lines = sayings.lines_of(tag, bot)
    assert set(lines) == set(CODES)
    assert {event: len(said) for event, said in lines.items() if len(said) < 6} == {}
    said = [line for event in lines.values() for line in event]
    assert sorted(set(said)) == sorted(said)
    language.TAG.set(tag)
    colour, box = (max((name(one) for one in ALL_COLOURS), key=len) for name in (card_name, box_name))
    language.TAG.set(None)
    assert [line for line in said if len(line % {"box": box, "colour": colour, "card": colour}) > LONGEST] == []
    assert [line for event, value in NEEDED.items() for line in lines[event] if value not in line] == []
    assert [line for event in set(CODES) - set(NEEDED) for line in lines[event] if "%(" in line] == []


@pytest.mark.parametrize("code", CODES)
def test_a_line_comes_again_when_all_others_of_its_event_were_said(code: SayCode) -> None:
    bot, colour = "hugo", 0 if code in NEEDED else -1
    said = [sayings.remark(bot, "a game", Say(code, colour), ("others", *[code] * n)) for n in range(12)]
    assert len(set(said[:6])) == 6
    assert said[6:] == said[:6]
    assert len({sayings.remark(bot, f"game {n}", Say(code, colour)) for n in range(30)}) > 3


def test_a_child_hears_its_own_language() -> None:
    for tag, known in (("en", "The red box is full!"), ("de", "Die Kiste Rot ist voll!")):
        language.TAG.set(tag)
        said = {sayings.remark("hugo", f"game {n}", Say("box_full", 0)) for n in range(30)}
        language.TAG.set(None)
        assert known in said


@pytest.mark.parametrize("tag", SPOKEN)
def test_whoever_asks_for_the_missing_of_a_box_says_how_many_have_room_there(tag: str) -> None:
    # On the beginners' side a third one is astray, too.
    shown = BoxMissing(1, "missing:1+?=2", (1, 2), (1, 2, 3), 0.3, about="yellow")
    language.TAG.set(tag)
    told = scene._of_friend(shown)
    language.TAG.set(None)
    assert "2" in told
