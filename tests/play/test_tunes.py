"""Which small sound a table names for what has just happened."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from kidsq.games.sleeping_queens.cards import CARD_CODES
from kidsq.games.sleeping_queens.story import Sight, SightKind
from kidsq.web.games.sleeping_queens import scene

from .conftest import Deal
from .playing import Browser
from .test_turns import step

STATIC = Path(__file__).parents[2] / "static"
SOUNDS = (STATIC / "js" / "table" / "studio.js", STATIC / "games" / "sleeping_queens" / "tunes.js")


def tune(child: Browser) -> str:
    found = re.search(r'id="table"[^>]* data-tune="([^"]*)"', child.shown)
    assert found
    return found[1]


def test_a_sum_that_holds_and_one_that_does_not_yet(child: Browser, deal: Deal) -> None:
    deal(child, ["2", "3", "5", "6", "9"])
    child.turn(card=["0", "1"], total="3")
    assert tune(child) == "not_yet"
    child.turn(card=["0", "1"], total="2")
    assert tune(child) == "right"


def test_a_swap_draws_and_a_bots_card_is_laid(child: Browser, deal: Deal) -> None:
    deal(child, ["2", "4", "7", "9", "10"], others=["1", "1", "3", "6", "9"])
    child.swap()
    assert tune(child) == "draw"
    child.go_on()
    assert tune(child) == "lay"


@pytest.mark.parametrize(("answer", "heard"), [("15", "fives 3"), ("10", "not_yet")])
def test_a_queen_wakes_and_the_marker_hops_by_fives(child: Browser, deal: Deal, answer: str, heard: str) -> None:
    deal(child, ["king", "2", "4", "9", "10"], beds=["cat"])
    child.turn(move="king 0")
    assert (child.phase, tune(child)) == ("question", "woke")
    child.post("answer", key=child.key, answer=answer)
    assert tune(child) == heard


def test_hops_that_are_seen_sound_one_by_one(child: Browser, deal: Deal) -> None:
    deal(child, ["jester", "2", "4", "9", "10"], next_cards=["3"])
    child.turn(move="jester")
    assert (child.phase, tune(child)) == ("question", "jester")
    child.post("answer", key=child.key, answer="0")
    assert tune(child) == ""


def test_a_game_ends_with_a_fanfare_or_a_good_night(child: Browser) -> None:
    child.open(edition="classic", players=2)
    while child.phase != "over":
        step(child)
    assert tune(child) == ("won" if "You won!" in child.shown else "over")


@pytest.mark.parametrize(
    ("sight", "heard"),
    [
        (Sight("attacked", 1, (CARD_CODES["knight"],)), "knight"),
        (Sight("attacked", 1, (CARD_CODES["potion"],)), "potion"),
        (Sight("blocked", 0, (CARD_CODES["dragon"],)), "dragon"),
        (Sight("blocked", 0, (CARD_CODES["wand"],)), "wand"),
    ],
)
def test_a_power_card_sounds_like_itself(sight: Sight, heard: str) -> None:
    assert scene._of_sight(sight, me=0) == heard


def test_everything_that_can_be_seen_has_a_sound() -> None:
    written = "".join(one.read_text("utf-8") for one in SOUNDS)
    made = set(re.findall(r"^ +(\w+): \(n?\) =>", written, re.M))
    cards = tuple(CARD_CODES[name] for name in ("knight",))
    heard = {scene._of_sight(Sight(kind, seat, cards), me=0) for kind in get_args(SightKind) for seat in (0, 1)}
    assert heard == set(scene._WEIGHTIEST_FIRST) - {"dragon", "wand", "potion"}
    assert made >= {*scene._WEIGHTIEST_FIRST, "won", "over", "right", "not_yet", "fives"}
