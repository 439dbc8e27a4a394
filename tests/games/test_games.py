"""What every game offers, tried on each of them and on one that only these tests know."""

import io
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from games import toy
from kidsq.games.contract import AnyGame, IllegalMove, Outcome, Setup, Shown, UnknownSetup, UnreadableMove
from kidsq.games.record import header_of, record_ply, replay, replay_ply, setup_of
from kidsq.games.registry import GAMES, game_of
from kidsq.games.simulation import Simulation, Tally, simulate, write_game

KNOWN: dict[str, AnyGame] = {**GAMES, toy.NAME: toy.GAME}
EACH_GAME = pytest.mark.parametrize("game", KNOWN.values(), ids=KNOWN)
EDITIONS = [(game, edition) for game in KNOWN.values() for edition in game.INFO.editions]
EACH_EDITION = pytest.mark.parametrize(
    ("game", "edition"), EDITIONS, ids=lambda value: value if isinstance(value, str) else value.INFO.code
)
MOST_PLAYED = 20
"""Of a long list of moves, so many are tried."""
EACH_SIZE = pytest.mark.parametrize(
    ("game", "edition", "players"),
    [(game, edition, players) for game, edition in EDITIONS for players in game.INFO.editions[edition].seats],
    ids=lambda value: str(value) if isinstance(value, str | int) else value.INFO.code,
)
BOTS = [(game, bot) for game in KNOWN.values() for bot in game.INFO.bots]


def most_seats(game: AnyGame, edition: str) -> int:
    return max(game.INFO.editions[edition].seats)


def play_some(game: AnyGame, table: Any, plies: int, seed: int) -> list[Any]:
    chance, played = Random(seed), []
    for _ in range(plies):
        if seats := sorted(table.seats_to_move()):
            seat = chance.choice(seats)
            move = chance.choice(table.legal_moves(seat))
            shuffle = lambda cards: chance.sample(list(cards), len(cards))  # noqa: E731
            played.append(record_ply(game, table, move, shuffle, seat=seat))
    return played


def views(game: AnyGame, table: Any) -> list[Any]:
    return [table.view(seat) for seat in range(table.players)]


@EACH_GAME
def test_it_is_found_under_its_code_and_tells_of_itself(game):
    info = game.INFO
    assert KNOWN[info.code] is game
    assert all(code == edition.code for code, edition in info.editions.items())
    assert len(set(info.endings)) == len(info.endings) > 0
    for edition in info.editions.values():
        assert set(info.endings_of(edition.code)) <= set(info.endings)
        assert list(edition.seats) == sorted(set(edition.seats))
        assert min(edition.seats) >= 1
        for players, teams in edition.teams.items():
            assert sorted(seat for team in teams for seat in team) == list(range(players))
        assert all(len({type(value) for value in option.values}) == 1 for option in edition.options)


def test_an_edition_leads_to_its_game():
    codes = [edition for game in GAMES.values() for edition in game.INFO.editions]
    assert len(set(codes)) == len(codes)
    assert [game_of(code) for code in codes] == [game for game in GAMES.values() for _ in game.INFO.editions]
    assert game_of("brook") is None


@EACH_SIZE
def test_its_deals_come_back_from_a_header(game, edition, players):
    setup = game.deal(edition, players, Random(1))
    header = header_of(setup)
    assert isinstance(setup, Setup)
    assert setup_of(header, KNOWN) == setup
    assert list(header) == ["record", "game", "edition", "players", "first", *game.INFO.setup_keys]


@EACH_EDITION
def test_every_value_of_an_option_can_be_dealt_and_no_other(game, edition):
    for option in game.INFO.editions[edition].options:
        for value in option.values:
            setup = game.deal(edition, most_seats(game, edition), Random(1), {option.name: value})
            assert setup_of(header_of(setup), KNOWN) == setup
        with pytest.raises(UnknownSetup):
            game.deal(edition, most_seats(game, edition), Random(1), {option.name: -1})


@EACH_EDITION
def test_it_refuses_what_it_does_not_have(game, edition):
    seats = most_seats(game, edition)
    for refused, players, options in (("no such edition", seats, {}), (edition, 99, {}), (edition, seats, {"no": 1})):
        with pytest.raises(UnknownSetup):
            game.deal(refused, players, Random(1), options)
    for text in ("", "castle", "\ud800", "x" * 10_000):
        with pytest.raises(UnreadableMove):
            game.read_move(text)
    with pytest.raises(KeyError):
        game.card_codes(["no such card"])
    view = game.start(game.deal(edition, seats, Random(1))).view(0)
    with pytest.raises(UnknownSetup):
        game.choose("nobody", view, Random(1))


@EACH_EDITION
def test_every_legal_move_reads_back_and_can_be_played(game, edition):
    table = game.start(game.deal(edition, most_seats(game, edition), Random(2)))
    while table.seats_to_move() and table.ply < 80:
        for seat in table.seats_to_move():
            moves = table.legal_moves(seat)
            assert [game.read_move(move.text) for move in moves] == list(moves)
            for move in moves[:: -(-len(moves) // MOST_PLAYED)]:
                after = table.copy()
                after.play(move, list, seat)
                assert after.ply == table.ply + 1
                assert isinstance(game.shown(table, seat, move, after), Shown)
        play_some(game, table, 1, seed=table.ply)


@EACH_EDITION
def test_only_the_seats_to_move_have_moves_and_their_views_hold_them(game, edition):
    players = most_seats(game, edition)
    table = game.start(game.deal(edition, players, Random(2)))
    for number in range(40):
        for view in views(game, table):
            assert (view.players, view.ply) == (players, table.ply)
            assert list(view.legal) == list(table.legal_moves(view.seat))
            assert bool(view.legal) == (view.seat in table.seats_to_move())
        others = set(range(players)) - table.seats_to_move()
        if others and table.seats_to_move():
            move = table.legal_moves(min(table.seats_to_move()))[0]
            with pytest.raises(IllegalMove):
                table.play(move, list, min(others))
        play_some(game, table, 1, seed=number)


@EACH_SIZE
def test_a_finished_game_has_an_outcome_and_no_moves(game, edition, players):
    table = game.start(game.deal(edition, players, Random(3)))
    assert table.outcome() is None
    play_some(game, table, 5_000, seed=3)
    outcome = table.outcome()
    assert isinstance(outcome, Outcome)
    assert outcome.ending in game.INFO.endings_of(edition)
    assert len(outcome.points) == players
    assert set(outcome.winners) <= set(range(players))
    assert bool(outcome.winners) == (outcome.kind in ("won", "shared"))
    if game.INFO.editions[edition].cooperative:
        assert len(outcome.winners) in (0, players)
    if teams := game.INFO.editions[edition].teams.get(players):
        assert sorted(outcome.winners) in [[], *map(sorted, teams)]
    assert (table.seats_to_move(), tuple(table.legal_moves())) == (frozenset(), ())
    begun = game.start(game.deal(edition, players, Random(3)))
    move = begun.legal_moves(min(begun.seats_to_move()))
    with pytest.raises(IllegalMove, match="over"):
        table.play(move[0], list)


@EACH_EDITION
def test_nobody_has_won_a_game_that_is_broken_off(game, edition):
    table = game.start(game.deal(edition, most_seats(game, edition), Random(3)))
    play_some(game, table, 7, seed=1)
    outcome = table.broken_off("bell")
    assert (outcome.kind, outcome.winners, outcome.ending) == ("unfinished", (), "bell")
    assert table.seats_to_move()


@EACH_EDITION
def test_a_record_replays_to_the_same_table(game, edition):
    setup = game.deal(edition, most_seats(game, edition), Random(4))
    table, again = game.start(setup), game.start(setup)
    for ply in play_some(game, table, 60, seed=4):
        replay_ply(game, again, ply)
    assert views(game, again) == views(game, table)


@EACH_EDITION
def test_a_copy_and_its_original_part_ways(game, edition):
    table = game.start(game.deal(edition, most_seats(game, edition), Random(5)))
    play_some(game, table, 15, seed=5)
    before = views(game, table)
    copy = table.copy()
    play_some(game, copy, 40, seed=6)
    assert views(game, table) == before
    before = views(game, copy)
    play_some(game, table, 40, seed=7)
    assert views(game, copy) == before


@EACH_SIZE
def test_simulated_games_replay(game, edition, players):
    file, tally = io.StringIO(), Tally()
    for played in simulate(Simulation(game, edition, players, 2, seed=8, legal=True)):
        write_game(played, file)
        tally.add(played)
    file.seek(0)
    steps = list(replay(file, KNOWN))
    assert [step.kind for step in steps].count("result") == tally.games == sum(tally.endings.values()) == 2
    assert len(steps) == tally.plies + 4


@EACH_GAME
def test_a_simulation_that_cannot_be_dealt_is_refused(game):
    edition = next(iter(game.INFO.editions))
    what = Simulation(game, edition, most_seats(game, edition), 1, seed=1)
    for refused in (replace(what, edition="no such edition"), replace(what, options={"no such option": 1})):
        with pytest.raises(UnknownSetup):
            list(simulate(refused))


@pytest.mark.parametrize(("game", "bot"), BOTS)
@pytest.mark.full
def test_a_bot_plays_whole_games_of_every_edition_from_its_view(game, bot):
    for edition in game.INFO.editions:
        what = Simulation(game, edition, most_seats(game, edition), 1, seed=9, bots=[bot])
        assert len(list(simulate(what))) == 1


@pytest.mark.thorough
@EACH_SIZE
def test_many_simulated_games_replay(game, edition, players):
    file, games = io.StringIO(), 40 // game.INFO.editions[edition].rounds
    for played in simulate(Simulation(game, edition, players, games, seed=10, legal=True)):
        write_game(played, file)
    file.seek(0)
    assert [step.kind for step in replay(file, KNOWN)].count("result") == games
