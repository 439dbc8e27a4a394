"""What was tapped, as the form says it, is the move that was meant; and what makes no sense is no fault."""

from __future__ import annotations

from typing import Any

import pytest
from games.queens_collection.laying import collect, play, tidy

from kidsq.games.contract import IllegalMove
from kidsq.games.queens_collection import Table, read_move
from kidsq.play.games.contract import Chosen, NoMove, TurnForm
from kidsq.play.games.queens_collection.uses import UNFINISHED, UNREADABLE, read_turn

COOP = {"astray": "red@blue blue@red green@red", "hands": ("red blue joker", "red green black")}
TAKE = {"hands": ("red red blue joker",), "display": "red joker green", "phase": "take"}


def form(**fields: Any) -> TurnForm:
    """card=(0, 1) is two fields of that name."""
    listed = {name: value if isinstance(value, tuple) else (value,) for name, value in fields.items()}
    return TurnForm("0", "k" * 32, {name: tuple(map(str, values)) for name, values in listed.items()})


def said(table: Table, **fields: Any) -> Chosen | NoMove:
    return read_turn(table.view(0), form(**fields))


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({"do": "swap", "card": (1, 0), "meeple": ("red@blue", "blue@red")}, "swap red+blue red@blue blue@red"),
        ({"do": "swap", "card": (0, 2), "meeple": ("green@red", "red@blue")}, "swap red+joker red@blue green@red"),
        ({"do": "carry", "card": 2, "meeple": "green@red", "box": "green"}, "carry joker green@red green"),
        ({"do": "renew", "card": (2, 0)}, "renew red+joker"),
        ({"do": "exchange", "card": 0, "theirs": "1:1"}, "exchange red 1 green"),
        ({"do": "exchange", "card": 2, "theirs": "1:2"}, "exchange joker 1 black"),
        ({"move": "  Swap blue+red blue@red red@blue "}, "swap red+blue red@blue blue@red"),
    ],
)
def test_cards_and_meeples_become_a_move_of_the_tidiers(fields, text):
    table = tidy(**COOP)
    found = said(table, **fields)
    assert isinstance(found, Chosen)
    assert found.move.text == text
    play(table, text)


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({"do": "pair", "card": 0, "display": 0}, "pair red red red"),
        ({"do": "pair", "card": 0, "display": 1}, "pair red joker red"),
        ({"do": "pair", "card": 3, "display": 2}, "pair joker green green"),
        ({"do": "pair", "card": 3, "display": 1, "colour": "white"}, "pair joker joker white"),
        ({"do": "pair", "card": (0, 1), "display": 1, "colour": "black"}, "pair red+red joker black"),
        ({"do": "pair", "card": (1, 0), "display": 2, "colour": "black"}, "pair red+red green green"),
        ({"do": "trade", "card": (0, 2), "display": (1, 2)}, "trade red+blue for green+joker"),
    ],
)
def test_cards_become_a_move_of_the_collectors(fields, text):
    table = collect(**TAKE)
    found = said(table, **fields)
    assert isinstance(found, Chosen)
    assert found.move.text == text
    play(table, text)


@pytest.mark.parametrize("word", ["reveal", "stop"])
def test_a_word_is_a_move(word):
    found = said(collect(), do=word)
    assert isinstance(found, Chosen)
    assert found.move is read_move(word)


@pytest.mark.parametrize("theirs", [("2:0", "2:1"), ("1", "0")], ids=["with the seat", "places"])
def test_a_share_names_the_partners_places(theirs):
    table = collect("teams", hands=("red blue", "white white", "green black"), phase="take")
    found = said(table, do="share", card=(0, 1), theirs=theirs)
    assert isinstance(found, Chosen)
    assert found.move.text == "share red+blue for green+black"


@pytest.mark.parametrize("theirs", ["1:0", "0:0", "3:1"])
def test_a_share_is_with_nobody_but_the_partner(theirs):
    table = collect("teams", hands=("red blue", "white white", "green black"), phase="take")
    assert said(table, do="share", card=0, theirs=theirs) == NoMove("bad_place", theirs, bad=True)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({}, "no_cards"),
        ({"card": 0}, "no_cards"),
        ({"do": "swap", "meeple": ("red@blue", "blue@red")}, "no_cards"),
        ({"do": "swap", "card": (0, 1), "meeple": "red@blue"}, "two_meeples"),
        ({"do": "swap", "card": (0, 1)}, "two_meeples"),
        ({"do": "carry", "card": 2, "box": "red"}, "one_meeple"),
        ({"do": "carry", "card": 2, "meeple": ("red@blue", "blue@red"), "box": "red"}, "one_meeple"),
        ({"do": "carry", "card": 2, "meeple": "red@blue"}, "no_box"),
        ({"do": "renew"}, "no_cards"),
        ({"do": "exchange", "card": 0}, "one_each"),
        ({"do": "exchange", "card": (0, 1), "theirs": "1:0"}, "one_each"),
        ({"do": "exchange", "card": 0, "theirs": ("1:0", "1:1")}, "one_each"),
    ],
)
def test_a_selection_of_the_tidiers_that_is_no_move_yet_says_why(fields, code):
    assert said(tidy(**COOP), **fields) == NoMove(code)
    assert code in UNFINISHED


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"do": "pair", "card": 0}, "no_display"),
        ({"do": "pair", "card": 0, "display": (0, 1)}, "one_display"),
        ({"do": "pair", "card": 3, "display": 1}, "no_colour"),
        ({"do": "pair", "display": 1}, "no_cards"),
        ({"do": "trade", "card": (0, 1, 2, 3), "display": 1}, "three_cards"),
        ({"do": "trade", "card": 0}, "no_display"),
        ({"do": "share", "card": 0}, "no_theirs"),
    ],
)
def test_a_selection_of_the_collectors_that_is_no_move_yet_says_why(fields, code):
    assert said(collect(**TAKE), **fields) == NoMove(code)
    assert code in UNFINISHED


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"do": "swap", "card": (0, 1), "meeple": ("red@blue", "green@red")}, "cards_do_not_fit"),
        ({"do": "swap", "card": (0, 1), "meeple": ("red@white", "blue@red")}, "meeple_not_there"),
        ({"do": "carry", "card": 0, "meeple": "red@blue", "box": "red"}, "carry_needs_joker"),
        ({"do": "pass"}, "cards_are_left"),
        ({"do": "reveal"}, "not_in_this_game"),
    ],
)
def test_what_the_rules_refuse_is_left_to_them(fields, code):
    table = tidy(**COOP)
    found = said(table, **fields)
    assert isinstance(found, Chosen)
    with pytest.raises(IllegalMove) as refusal:
        table.play(found.move, list)
    assert refusal.value.code == code


@pytest.mark.parametrize(
    "fields",
    [
        {"do": "fly"},
        {"do": "swap", "card": 3, "meeple": ("red@blue", "blue@red")},
        {"do": "swap", "card": (0, 0), "meeple": ("red@blue", "blue@red")},
        {"do": "swap", "card": (0, "00"), "meeple": ("red@blue", "blue@red")},
        {"do": "swap", "card": "-1", "meeple": ("red@blue", "blue@red")},
        {"do": "swap", "card": "²", "meeple": ("red@blue", "blue@red")},
        {"do": "swap", "card": "9" * 5000, "meeple": ("red@blue", "blue@red")},
        {"do": "swap", "card": (0, 1), "meeple": ("red", "blue@red")},
        {"do": "swap", "card": (0, 1), "meeple": ("joker@blue", "blue@red")},
        {"do": "swap", "card": (0, 1), "meeple": ("red@blue@red", "blue@red")},
        {"do": "swap", "card": (0, 1), "meeple": ("red@blue red@red", "blue@red")},
        {"do": "carry", "card": 2, "meeple": "red@blue", "box": "joker"},
        {"do": "carry", "card": 2, "meeple": "red@blue", "box": "pink"},
        {"do": "exchange", "card": 0, "theirs": "0:1"},
        {"do": "exchange", "card": 0, "theirs": "7:1"},
        {"do": "exchange", "card": 0, "theirs": "1:7"},
        {"do": "exchange", "card": 0, "theirs": "1"},
        {"do": "exchange", "card": 0, "theirs": ":"},
        {"do": "trade", "card": 0, "display": 0},
        {"do": "share", "card": 0, "theirs": "1:0"},
        {"move": "swap"},
        {"move": "renew " + "+".join(["red"] * 4)},
        {"move": "x" * 5000},
    ],
    ids=repr,
)
def test_what_makes_no_sense_is_refused(fields):
    found = said(tidy(**COOP), **fields)
    assert isinstance(found, NoMove)
    assert found.bad
    assert found.code in UNREADABLE


def test_hands_that_may_not_be_seen_cannot_be_named():
    table = collect("rivals", 3, hands=("red", "blue", "green"), phase="take")
    for seat in (1, 2):
        found = said(table, do="exchange", card=0, theirs=f"{seat}:0")
        assert found == NoMove("bad_place", "0", bad=True)
