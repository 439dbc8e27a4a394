"""What every game offers, tried on each of them."""

import io
from random import Random
from types import ModuleType
from typing import Any

import pytest

from kidsq.games import GAMES
from kidsq.games.contract import IllegalMove, Options, Outcome, UnknownSetup, UnreadableMove
from kidsq.games.record import header_of, record_ply, replay, replay_ply, setup_of
from kidsq.games.simulation import Simulation, Tally, simulate, write_game

EACH_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
EACH_EDITION = pytest.mark.parametrize(
    ("game", "edition"),
    [(game, edition) for game in GAMES.values() for edition in game.EDITIONS],
    ids=lambda value: value if isinstance(value, str) else value.NAME,
)
BOTS = [(game, bot) for game in GAMES.values() for bot in getattr(game, "BOTS", ())]


def play_some(game: ModuleType, table: Any, plies: int, seed: int) -> list[Any]:
    chance, played = Random(seed), []
    for _ in range(plies):
        if table.seats_to_move():
            move = chance.choice(table.legal_moves())
            played.append(record_ply(game, table, move, lambda cards: chance.sample(list(cards), len(cards))))
    return played


@EACH_GAME
def test_it_is_found_under_its_name(game):
    assert GAMES[game.NAME] is game
    assert all(name == edition.name for name, edition in game.EDITIONS.items())


@EACH_EDITION
def test_its_deals_come_back_from_a_header(game, edition):
    setup = game.deal(edition, 2, Random(1))
    assert setup_of(header_of(setup), GAMES) == setup
    game.check_setup(setup)


@EACH_GAME
def test_it_refuses_what_it_does_not_have(game):
    with pytest.raises(UnknownSetup):
        game.deal("no such edition", 2, Random(1))
    with pytest.raises(UnknownSetup):
        game.deal(next(iter(game.EDITIONS)), 99, Random(1))
    for text in ("", "castle", "\ud800", "x" * 10_000):
        with pytest.raises(UnreadableMove):
            game.read_move(text)


@EACH_EDITION
def test_every_legal_move_reads_back_and_can_be_played(game, edition):
    table = game.start(game.deal(edition, 3, Random(2)))
    while table.seats_to_move() and table.ply < 80:
        assert len(table.seats_to_move()) == 1
        for move in table.legal_moves():
            assert game.read_move(move.text) is move
            after = table.copy()
            after.play(move, list)
            assert after.ply == table.ply + 1
        play_some(game, table, 1, seed=table.ply)


@EACH_EDITION
def test_a_finished_game_has_an_outcome_and_no_moves(game, edition):
    table = game.start(game.deal(edition, 3, Random(3)))
    assert table.outcome() is None
    play_some(game, table, 5_000, seed=3)
    outcome = table.outcome()
    assert isinstance(outcome, Outcome)
    assert outcome.winners
    assert set(outcome.winners) <= set(range(3))
    assert (table.seats_to_move(), tuple(table.legal_moves())) == (frozenset(), ())
    with pytest.raises(IllegalMove, match="over"):
        table.play(game.start(game.deal(edition, 3, Random(3))).legal_moves()[0], list)


@EACH_EDITION
def test_a_record_replays_to_the_same_table(game, edition):
    setup = game.deal(edition, 4, Random(4))
    table, again = game.start(setup), game.start(setup)
    for ply in play_some(game, table, 60, seed=4):
        replay_ply(game, again, ply)
    assert [again.view(seat) for seat in range(4)] == [table.view(seat) for seat in range(4)]


@EACH_EDITION
def test_a_copy_and_its_original_part_ways(game, edition):
    table = game.start(game.deal(edition, 3, Random(5)))
    play_some(game, table, 15, seed=5)
    views = [table.view(seat) for seat in range(3)]
    copy = table.copy()
    play_some(game, copy, 40, seed=6)
    assert [table.view(seat) for seat in range(3)] == views
    views = [copy.view(seat) for seat in range(3)]
    play_some(game, table, 40, seed=7)
    assert [copy.view(seat) for seat in range(3)] == views


@EACH_EDITION
@pytest.mark.parametrize("players", [2, 5])
def test_simulated_games_replay(game, edition, players):
    file, tally = io.StringIO(), Tally()
    for played in simulate(Simulation(game, edition, players, 3, seed=8, legal=True)):
        write_game(played, file)
        tally.add(played)
    file.seek(0)
    steps = list(replay(file, GAMES))
    assert [step.kind for step in steps].count("result") == tally.games == sum(tally.endings.values()) == 3
    assert len(steps) == tally.plies + 6


@EACH_GAME
def test_a_simulation_that_cannot_be_dealt_is_refused(game):
    with pytest.raises(UnknownSetup):
        list(simulate(Simulation(game, "no such edition", 2, 1, seed=1)))
    with pytest.raises(UnknownSetup):
        list(simulate(Simulation(game, next(iter(game.EDITIONS)), 2, 1, seed=1, options=Options(queens=1))))


@pytest.mark.parametrize(("game", "bot"), BOTS)
def test_a_bot_plays_whole_games_of_every_edition_from_its_view(game, bot):
    for edition in game.EDITIONS:
        assert len(list(simulate(Simulation(game, edition, 3, 1, seed=9, bots=[bot])))) == 1


@pytest.mark.slow
@EACH_EDITION
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_hundreds_of_simulated_games_replay(game, edition, players):
    file = io.StringIO()
    for played in simulate(Simulation(game, edition, players, 150, seed=10, legal=True)):
        write_game(played, file)
    file.seek(0)
    assert [step.kind for step in replay(file, GAMES)].count("result") == 150
