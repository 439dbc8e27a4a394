"""What a friend says of its own move: true, and nothing of a hand that others may not see."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from games.queens_collection.laying import collect, tidy
from games.queens_collection.test_views import tables

from kidsq.games.queens_collection import BOTS, choose, read_move
from kidsq.games.queens_collection.cards import COLOURS
from kidsq.play.games.queens_collection.remarks import CHATTER, Say, remark

RED, BLUE = COLOURS.index("red"), COLOURS.index("blue")


@pytest.mark.parametrize(
    ("astray", "move", "said"),
    [
        ("red@blue red@blue blue@red blue@red", "swap red+blue red@blue blue@red", Say("two_home")),
        ("red@blue blue@red blue@green", "swap red+blue red@blue blue@red", Say("box_full", RED)),
        ("red@blue red@green", "carry joker red@blue red", Say("one_home", RED)),
        ("red@blue red@green", "renew red", Say("keeps_joker")),
        ("red@blue red@green", "renew joker", Say("new_cards")),
        ("red@blue red@green", "exchange red 1 green", Say("for_you", RED, 1)),
        ("red@blue", "carry joker red@blue green", None),
    ],
)
def test_a_friend_says_what_it_has_done(astray, move, said):
    view = tidy(astray=astray, hands=("red blue joker", "green green white")).view(0)
    assert remark("hugo", view, read_move(move)) == said


def test_the_third_that_leaves_counts_as_home_too():
    view = tidy(fields=2, astray="red@blue red@green", hands=("red blue joker", "green green white")).view(0)
    assert remark("hugo", view, read_move("carry joker red@blue red")) == Say("box_full", RED)


def test_small_things_are_said_now_and_then_and_great_ones_always():
    view = tidy(astray="red@blue red@green blue@white", hands=("red blue joker", "green")).view(0)
    plies = [replace(view, ply=ply) for ply in range(CHATTER)]
    assert [bool(remark("hugo", one, read_move("renew red"))) for one in plies] == [True, False, False]
    assert all(remark("hugo", one, read_move("carry joker blue@white blue")) for one in plies)


def test_a_box_that_is_won_is_told_and_a_card_that_costs_nothing_is_not():
    view = collect(hands=("red blue",), display="red blue green", left={"red": 1, "blue": 0}, phase="take").view(0)
    assert remark("tilo", view, read_move("pair red red red")) == Say("box_mine", RED)
    assert remark("tilo", view, read_move("pair blue blue blue")) is None


@pytest.mark.parametrize(("edition", "players"), [("rivals", 3), ("teams", 4)])
@pytest.mark.full
def test_nothing_is_said_of_a_hidden_hand(edition, players):
    """With any other cards in the hand, the same move is spoken of in the same way; of a share nobody speaks."""
    chance = Random(3)
    for table in islice(tables(edition, players, seed=4), 150):
        if table.mover < 0:
            continue
        view = table.view(table.mover)
        move = choose(BOTS[chance.randrange(6)], view, chance)
        hidden = replace(view, hands=(None,) * players)
        assert remark("tilo", view, move) == remark("tilo", hidden, move)
        for share in [move for move in view.legal if move.kind == "share"][:3]:
            assert remark("tilo", view, share) is None
