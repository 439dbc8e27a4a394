"""The friends: they play by the rules and by what they see, think for the table, and are kind."""

from itertools import pairwise
from random import Random

import pytest
from scale import mostly_in_soak

from games.queens_collection.laying import COLLECTING, TIDYING, collect, play, tidy
from kidsq.games import queens_collection
from kidsq.games.contract import UnknownSetup
from kidsq.games.queens_collection import BOTS, choose
from kidsq.games.queens_collection.tidying.advice import best_help, brought_home
from kidsq.games.simulation import Simulation, Tally, simulate


def chosen(bot: str, table, games: int = 20, gentle: frozenset[int] = frozenset()) -> set[str]:
    """What this bot plays here, over many throws of chance."""
    view = table.view(table.mover)
    return {choose(bot, view, Random(seed), gentle=gentle).text for seed in range(games)}


def tally(edition: str, players: int, bots: list[str], games: int, **options: int) -> Tally:
    total = Tally()
    for game in simulate(Simulation(queens_collection.GAME, edition, players, games, 5, bots, options)):
        total.add(game)
    return total


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("edition", [*TIDYING, *COLLECTING])
def test_the_same_view_and_chance_give_the_same_legal_move(bot, edition):
    chance = Random(6)
    players = {"solo": 1, "teams": 4}.get(edition, 3)
    table = queens_collection.start(queens_collection.deal(edition, players, chance))
    for _ in range(8):
        view = table.view(table.mover)
        move = choose(bot, view, Random(8))
        assert move is choose(bot, view, Random(8))
        assert move in view.legal
        table.play(move, lambda cards: chance.sample(list(cards), len(cards)))
        if table.mover < 0:
            break


def test_an_unknown_bot_is_named_with_those_there_are():
    with pytest.raises(UnknownSetup, match=r"'olga'.*dotti, bruno, hugo, pippa, fenna, tilo"):
        choose("olga", tidy().view(0), Random(1))


def test_a_bot_is_not_asked_out_of_turn():
    with pytest.raises(ValueError, match="seat 0"):
        choose("tilo", tidy().view(1), Random(1))


# -- partners ---------------------------------------------------------------------------------------------------------

CIRCLES = "red@blue blue@red green@white white@black black@green"


@pytest.mark.parametrize("bot", ["fenna", "tilo"])
def test_who_sees_well_brings_two_home_with_one_swap(bot):
    table = tidy(astray=CIRCLES, hands=["red blue green", "white orange orange"])
    assert chosen(bot, table) == {"swap red+blue red@blue blue@red"}


def test_tilo_keeps_his_joker_where_plain_cards_do_the_same():
    table = tidy(astray=CIRCLES, hands=["red blue joker", "orange orange yellow"])
    assert chosen("tilo", table) == {"swap red+blue red@blue blue@red"}


def test_tilo_gives_the_next_seat_the_card_it_needs():
    table = tidy(
        astray="red@blue blue@red green@white white@green",
        hands=["blue orange white", "red orange yellow"],
        draw="purple",
    )
    # Then the next seat brings red and blue home, and two orange cards are a joker.
    assert chosen("tilo", table) == {"exchange blue 1 orange"}


@pytest.mark.parametrize("bot", BOTS)
def test_the_last_move_is_left_to_a_child_who_can_make_it(bot):
    hands = ["red blue white", "red blue green"]
    for text in chosen(bot, tidy(hands=hands), gentle=frozenset({1})):
        assert text.startswith("renew")
    table = tidy(hands=["red blue white", "green green black"])
    assert "swap red+blue red@blue blue@red" in chosen(bot, table, gentle=frozenset({1}))


def test_a_child_who_has_passed_is_not_waited_for_until_all_have_passed():
    table = tidy(players=3, hands=["red blue", "red blue", "red blue"], short=True)
    gentle = frozenset({2})
    assert chosen("tilo", table, gentle=gentle) == {"pass"}
    assert chosen("tilo", play(table, "pass"), gentle=gentle) == {"pass"}
    # The child has passed, and nobody else yet.
    table.mover, table.passes = 0, 1
    assert chosen("tilo", table, gentle=gentle) == {"swap red+blue red@blue blue@red"}


@pytest.mark.parametrize("bot", BOTS)
def test_nobody_exchanges_cards_but_who_thinks_ahead(bot):
    texts = {text.split()[0] for text in chosen(bot, tidy(astray=CIRCLES, players=4, hands=["orange yellow purple"]))}
    assert bot == "tilo" or "exchange" not in texts


@pytest.mark.full
def test_the_best_friends_bring_all_home():
    """Over 1,000 games, in benchmarks/RESULTS.md, it is far more than is asked here."""
    assert tally("coop", 3, ["tilo"], 40, fields=2).endings["all_home"] >= 38
    assert tally("coop", 3, ["tilo"], 40).endings["all_home"] >= 12


@pytest.mark.thorough
@pytest.mark.parametrize(("lower", "upper"), list(pairwise(BOTS)))
def test_together_a_better_friend_brings_more_points(lower, upper):
    worse, better = (tally("coop", 3, [bot], 60).points[0] for bot in (lower, upper))
    assert better > worse


# -- rivals -----------------------------------------------------------------------------------------------------------


def take(hand: str, display: str, left: dict[str, int]):
    return collect(hands=[hand, "purple white"], display=display, left=left, phase="take")


def test_tilo_takes_the_pair_that_wins_a_box():
    table = take("joker", "red blue black", {"red": 1})
    assert chosen("tilo", table) == {"pair joker red red"}


@pytest.mark.parametrize("bot", BOTS)
def test_the_last_meeple_of_a_box_is_left_to_a_child(bot):
    table = take("red blue", "red blue black", {"red": 1})
    assert "pair red red red" not in chosen(bot, table, gentle=frozenset({1}))


@pytest.mark.parametrize("bot", ["hugo", "pippa", "fenna", "tilo"])
def test_nobody_trades_to_and_fro_waiting_for_a_child_to_take_the_last(bot):
    table = take("red blue", "red blue black", {"red": 1})
    table.idle = table.players
    assert "pair red red red" in chosen(bot, table, gentle=frozenset({1}))


def test_gentle_gives_way_where_there_is_nothing_else():
    table = take("red", "red", {"red": 1})
    assert chosen("tilo", table, gentle=frozenset({1})) == {"pair red red red"}


@pytest.mark.parametrize("bot", BOTS)
def test_everybody_stops_where_nothing_can_be_revealed(bot):
    table = collect(hands=["red", "blue"], display="green", short=True)
    table.hands[1], table.discard_pile = tuple(sorted((*table.hands[1], *table.discard_pile))), []
    assert chosen(bot, table) == {"stop"}


def test_bruno_stops_early_and_dotti_does_not():
    table = collect(hands=["red"], draw="green blue white")
    play(table, "reveal", "reveal", "reveal")
    assert (chosen("bruno", table), chosen("dotti", table)) == ({"stop"}, {"reveal"})


@pytest.mark.full
@pytest.mark.parametrize("bot", mostly_in_soak(BOTS, "dotti", "hugo"))
def test_nobody_hoards_until_the_round_stalls(bot):
    assert tally("rivals", 3, [bot], 40, rounds=1).endings["stalled"] <= 4


@pytest.mark.thorough
@pytest.mark.parametrize(("lower", "upper"), list(pairwise(BOTS)))
def test_each_friend_wins_more_than_half_against_the_one_below(lower, upper):
    """The same games every time; benchmarks/RESULTS.md has the shares with their intervals."""
    first = tally("rivals", 2, [upper, lower], 80, rounds=1)
    second = tally("rivals", 2, [lower, upper], 80, rounds=1)
    assert first.wins[0] + second.wins[1] > first.wins[1] + second.wins[0]


@pytest.mark.thorough
@pytest.mark.parametrize(("lower", "upper"), list(pairwise(BOTS)))
def test_each_friend_wins_more_than_its_share_against_two_of_the_one_below(lower, upper):
    games, won = 60, 0.0
    for seat in range(3):
        names = [upper if one == seat else lower for one in range(3)]
        won += tally("rivals", 3, names, games, rounds=1).wins[seat]
    assert won > games


# -- the owl ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "text", "home"),
    [
        ("red blue joker", "swap red+blue red@blue blue@red", 2),
        ("red orange joker", "swap red+joker red@blue blue@red", 2),
        ("green green orange", "carry green+green blue@red blue", 1),
        ("green white orange", "swap green+white green@white white@black", 1),
    ],
)
def test_the_owl_finds_what_brings_most_home_with_the_fewest_jokers(hand, text, home):
    found = best_help(tidy(astray=CIRCLES, hands=[hand]).view(0))
    assert found is not None
    assert found.home == home == brought_home(found.move)
    if home == 2:
        assert found.move.text == text


def test_the_owl_finds_nothing_where_nothing_comes_home():
    assert best_help(tidy(hands=["green orange yellow"]).view(0)) is None
    assert best_help(tidy(hands=["red blue joker"]).view(1)) is None
