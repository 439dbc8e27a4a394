"""What the owl shows with the cards: a little more at each level, and against each other only what lies open."""

from __future__ import annotations

import pytest
from games.queens_collection.laying import collect, tidy

from kidsq.games.queens_collection.cards import COLOURS
from kidsq.learning import hints
from kidsq.play.games.queens_collection.advice import Risk, Shown, risk, searched, shown

RED, GREEN, BLUE = (COLOURS.index(name) for name in ("red", "green", "blue"))
TWO = {"astray": "red@blue blue@red green@black", "hands": ("red blue joker", "green green white")}


@pytest.mark.parametrize(
    ("level", "expected"),
    [
        (5, Shown("home", 2, (0, 1), ((RED, BLUE), (BLUE, RED)))),
        (4, Shown("home", 2, (0, 1))),
        (3, Shown("home", 2, (0, 1))),
        (2, Shown("home", 2)),
        (1, None),
        (0, None),
    ],
)
def test_each_level_shows_a_little_less(level, expected):
    assert shown(tidy(**TWO).view(0), level) == expected


def test_where_nobody_can_come_home_a_card_that_is_of_no_use_is_renewed():
    view = tidy(astray="red@blue blue@green green@red", hands=("white green yellow",)).view(0)
    assert [COLOURS[view.hand[at]] for at in shown(view, 5).cards] == ["yellow"]
    assert shown(view, 5).what == "renew"


def test_who_is_not_to_move_is_shown_nothing():
    view = tidy(**TWO).view(1)
    assert (shown(view, 5), searched(view)) == (None, None)


def test_the_same_two_equal_cards_are_two_places():
    view = tidy(astray="red@blue", hands=("white white yellow", "green")).view(0)
    assert shown(view, 5) == Shown("home", 1, (1, 2), ((RED, BLUE),), RED)


def test_before_a_card_is_turned_up_only_what_lies_open_is_told():
    table = collect(hands=("red blue", "green green"), display="red joker white", draw="orange red joker")
    for _ in range(2):
        table.play(next(move for move in table.legal_moves() if move.kind == "reveal"), list)
    view = table.view(0)
    assert shown(view, hints.MOST) is None
    # Of 38 cards seven are seen: red twice in the hand and the display, once turned up.
    assert risk(view) == Risk((RED, COLOURS.index("orange")), 1 + 3, 38 - 7)


def test_what_others_hold_is_not_counted_as_seen():
    here, there = (
        risk(collect(hands=("red blue", other), display="white joker white").view(0))
        for other in ("green black", "red red")
    )
    assert here == there


def test_a_pair_that_wins_a_box_is_found_first():
    view = collect(hands=("red blue joker",), display="red blue green", left={"blue": 1}, phase="take").view(0)
    assert shown(view, hints.MOST) == Shown("pair", cards=(1,), display=(1,))
    assert shown(view, hints.ADDENDS) == Shown("pair", cards=(1,))
