"""What the owl shows with the cards: a little more at each level, and against each other only what lies open."""

from __future__ import annotations

from random import Random

import pytest
from games.queens_collection.laying import collect, tidy
from worlds import db_of, world

from kidsq.games.queens_collection.cards import COLOURS
from kidsq.games.queens_collection.tidying.advice import best_help
from kidsq.learning import hints
from kidsq.play import Chance, Request, Visitor, look
from kidsq.play.games.queens_collection.advice import Risk, Shown, risk, searched, shown

from .playing import Player, form_of

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
    assert shown(view, hints.MOST) == Shown("pair", cards=(1,), box=BLUE, display=(1,))
    assert shown(view, hints.CARDS) == Shown("pair", cards=(1,))


def test_who_collects_for_the_first_time_is_led_past_jokers_and_to_a_trade_where_there_is_no_pair():
    hand = {"hands": ("green red joker",), "phase": "take"}
    view = collect(display="white red blue", left={"white": 1}, **hand).view(0)
    assert shown(view, hints.MOST, plainly=True) == Shown("pair", cards=(0,), box=RED, display=(1,))
    view = collect(hands=("red green",), display="blue white", left={"red": 0, "blue": 1}, phase="take").view(0)
    assert shown(view, hints.MOST, plainly=True) == Shown("trade", cards=(0,), display=(1,))
    assert shown(view, hints.MOST) == Shown("trade")


def test_help_with_looking_fades_as_it_is_found(tmp_path):
    with world(tmp_path, seed=4) as app:
        client = app.test_client()
        table = client.post("/play", data={"edition": "coop", "bots": "pippa"}).headers["Location"]
        player, levels = Player(app, client, table), []
        for _ in player.play():
            if player.phase() == "turn":
                view = player.state.view(player.state.mover)
                levels.append(level_at(app, table))
                best = best_help(view)
                if best is not None:
                    data = dict[str, list[str]]()
                    for name, value in form_of(view, best.move):
                        data.setdefault(name, []).append(value)
                    player.send("turn", {"ply": str(view.ply), "key": f"{view.ply:032x}", **data})
                    player.look()
        assert levels[:4] == [5, 5, 4, 4]
        assert max(levels[4:]) < hints.CARDS + 1


def level_at(app, table):
    chance = Chance("2026-11-02T08:00:00.000Z", Random(1))
    return look(Request(db_of(app), Visitor(device_of(app)), table.rsplit("/", 1)[1], chance)).help.level


def device_of(app):
    ((device,),) = db_of(app).execute("SELECT device FROM games").fetchall()
    return device
