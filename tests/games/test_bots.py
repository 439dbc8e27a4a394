"""The bots: they play by the rules, by what they see, and kindly."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest
from scale import mostly_in_soak

from games.laying import EDITIONS, lay, play
from kidsq.games import sleeping_queens
from kidsq.games.contract import UnknownSetup
from kidsq.games.sleeping_queens import BOTS, choose, read_move
from kidsq.games.sleeping_queens.bots import Say, remark, sides

SORRY = {"knight": "sorry_steal", "potion": "sorry_potion"}


def decisions(edition: str, bots: Sequence[str], seed: int, gentle: frozenset[int] = frozenset()):
    """One whole game: each decision's bot, view and move."""
    rng = Random(seed)
    table = sleeping_queens.start(sleeping_queens.deal(edition, len(bots), rng))
    while table.mover >= 0:
        view = table.view(table.mover)
        move = choose(bots[view.seat], view, rng, gentle=gentle)
        yield bots[view.seat], view, move
        table.play(move, lambda cards: rng.sample(cards, len(cards)))


def chosen(bot: str, table, games: int = 40) -> set[str]:
    """What this bot plays here, over many throws of chance."""
    view = table.view(table.mover)
    return {choose(bot, view, Random(seed)).text for seed in range(games)}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bots_finish_every_kind_of_game(edition, players):
    bots = (BOTS + BOTS)[players - 2 :][:players]
    for _, view, move in decisions(edition, bots, players):
        assert move in view.legal


def test_the_same_view_and_chance_give_the_same_move():
    for bot, view, _ in decisions("classic", BOTS[:5], 5):
        assert choose(bot, view, Random(8)) is choose(bot, view, Random(8))


def test_an_unknown_bot_is_named_with_those_there_are():
    with pytest.raises(UnknownSetup, match=r"'olga'.*dotti, bruno, hugo, pippa, fenna, tilo"):
        choose("olga", lay().view(0), Random(1))


def test_a_bot_is_not_asked_out_of_turn():
    with pytest.raises(ValueError, match="seat 0"):
        choose("tilo", lay(first=0).view(1), Random(1))


def test_tilo_takes_the_queen_that_wins():
    table = lay(hands=["knight king 1 2 3"], courts=["moon peacock cake rose", "rainbow"])
    assert chosen("tilo", table) <= {"knight 1 rainbow", *(f"king {bed}" for bed in range(16))}
    table = lay(hands=["knight 1 1 2 3"], courts=["moon peacock cake rose", "rainbow"])
    assert chosen("tilo", table) == {"knight 1 rainbow"}


def test_tilo_stops_the_one_who_is_about_to_win():
    table = lay(players=3, hands=["potion 1 2 6 10"], courts=["", "moon peacock cake ladybug", "rose"])
    assert {text.split()[1] for text in chosen("tilo", table)} == {"1"}


def test_tilo_remembers_the_queen_who_went_back_to_bed_and_bruno_hardly_ever_does():
    def table():
        laid = lay(hands=["potion 1 2 6 10", "king 7 8 9 10"], courts=["", "heart cake"])
        return play(laid, "potion 1 heart 11", "allow")

    assert chosen("tilo", table()) == {"king 11"}
    assert len(chosen("bruno", table())) > 5


def test_cat_is_not_woken_again_beside_dog_when_she_is_remembered():
    table = play(lay(hands=["king 1 2 6 10", "king 1 2 6 10"], courts=["dog", "dog"], beds={3: "cat"}), "king 3")
    table.active = table.mover = 0
    table.hands[0] = table.hands[1]
    table._legal = None
    assert "king 3" not in chosen("tilo", table)


@pytest.mark.parametrize(
    ("hand", "move"),
    [("1 2 3 6 dragon", "discard 1+2+3=6"), ("1 3 4 4 10", "discard 1+3=4"), ("7 7 9 10 king", "king")],
)
def test_tilo_lays_down_as_many_cards_as_he_can(hand, move):
    assert all(text.startswith(move) for text in chosen("tilo", lay(hands=[hand])))


def test_bruno_knows_no_sums_and_pippa_only_those_of_three_cards():
    table = lay(hands=["1 1 2 4 9"])
    assert all("=" not in text for text in chosen("bruno", table))
    assert all(text.count("+") < 2 for text in chosen("pippa", table))
    assert chosen("tilo", table) == {"discard 1+1+2=4"}


@pytest.mark.parametrize("bot", BOTS)
def test_no_bot_attacks_a_gentle_seat(bot):
    for seed in range(30):
        for _, _, move in decisions("classic", [bot] * 3, seed, frozenset({1, 2})):
            assert move.seat not in (1, 2)


def test_gentle_gives_way_where_the_rules_leave_nothing_else():
    table = lay("gamefactory", hands=["knight dragon dragon wand wand"], courts=["", "heart"])
    assert choose("bruno", table.view(0), Random(1), gentle=frozenset({1})).text == "knight 1 heart"


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_says_sorry_for_every_attack_and_says_every_sum(bot):
    for seed in range(10):
        for _, view, move in decisions("classic", [bot] * 3, seed):
            say = remark(bot, view, move)
            if move.kind in SORRY:
                assert say is not None
                assert say.code == SORRY[move.kind]
            elif move.is_said:
                assert say == Say("sum", sides(move.equation))


@pytest.mark.parametrize(
    ("move", "say"),
    [
        ("discard 2+3=5", Say("sum", ("2 + 3", "5"))),
        ("discard 4,4", Say("pair", (4,))),
        ("discard 2-3-4", Say("run", (2, 3, 4))),
        ("discard dragon", Say("single", ("dragon",))),
        ("king 3", Say("wake", (3,))),
        ("knight 1 ice_cream", Say("sorry_steal", (1, "ice_cream"))),
        ("potion 1 cat 4", Say("sorry_potion", (1, "cat"))),
        ("jester", Say("jester")),
    ],
)
def test_what_is_said_of_a_move(move, say):
    view = lay(hands=["1 2 3 4 5"]).view(0)
    assert remark("bruno", view, read_move(move)) == say


def test_the_attacked_one_says_what_became_of_it():
    table = play(lay(hands=["knight 1 2 6 10"], courts=["", "rose"]), "knight 1 rose")
    view = table.view(1)
    spoken = {remark(bot, view, read_move("allow")) for bot in BOTS} | {
        remark(bot, view, read_move("block")) for bot in BOTS
    }
    assert spoken <= {None, Say("let_go", ("knight", "rose")), Say("blocked", ("knight",))}


def share_won(bot: str, rival: str, games: int) -> float:
    """Games of classic for two won by `bot`, who sits first in every second one."""
    won = 0.0
    for seed in range(games):
        bots = (bot, rival) if seed % 2 else (rival, bot)
        table = sleeping_queens.start(sleeping_queens.deal("classic", 2, Random(seed)))
        rng = Random(seed + games)
        while table.mover >= 0:
            view = table.view(table.mover)
            table.play(choose(bots[view.seat], view, rng), lambda cards: rng.sample(cards, len(cards)))  # noqa: B023
        winners = table.view(0).winners
        won += sum(bots[seat] == bot for seat in winners) / len(winners)
    return won / games


@pytest.mark.full
@pytest.mark.parametrize(("lower", "upper"), mostly_in_soak(pairwise(BOTS), ("dotti", "bruno")))
def test_each_bot_wins_more_than_half_against_the_one_below(lower, upper):
    """The same games every time; benchmarks/RESULTS.md has the shares with their intervals."""
    assert share_won(upper, lower, 400) > 0.5
