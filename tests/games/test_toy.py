"""A game that is registered for a moment goes through the same record, simulation and command line as any other."""

import io
import json
from pathlib import Path
from random import Random

import pytest

from games import toy
from kidsq.cli import main
from kidsq.games.contract import Shown
from kidsq.games.record import BrokenLine, Ply, record_ply, replay, replay_ply
from kidsq.games.registry import GAMES, first_edition
from kidsq.games.simulation import Simulation, simulate, write_game

pytestmark = pytest.mark.usefixtures("with_toy")


def lines(players: int = 3, games: int = 1) -> list[str]:
    file = io.StringIO()
    for played in simulate(Simulation(toy.GAME, "brook", players, games, seed=2, bots=["tilo"])):
        write_game(played, file)
    return file.getvalue().splitlines(keepends=True)


def test_everybody_moves_at_once_and_in_any_order():
    brook = toy.GAME.start(toy.GAME.deal("brook", 3, Random(1)))
    assert brook.seats_to_move() == {0, 1, 2}
    plies = []
    for seat in (2, 0, 1):
        move = brook.legal_moves(seat)[-1]
        plies.append(record_ply(toy.GAME, brook, move, list, seat=seat, legal=True))
    assert [ply.seat for ply in plies] == [2, 0, 1]
    assert (brook.seats_to_move(), brook.left < 20) == ({0, 1, 2}, True)
    again = toy.GAME.start(toy.GAME.deal("brook", 3, Random(1)))
    for ply in plies:
        replay_ply(toy.GAME, again, ply)
    assert again.view(0) == brook.view(0)


def test_a_record_of_it_is_checked_like_any_other(tmp_path: Path):
    whole = lines()
    assert json.loads(whole[0])["stones"] == 20
    assert json.loads(whole[-1]) == {"result": {"winners": [0, 1, 2], "points": [1, 1, 1], "ending": "there"}}
    assert list(replay(io.StringIO("".join(whole)), GAMES))[-1].kind == "result"
    twice = [whole[0], whole[1], whole[1]]
    seat = json.loads(whole[1])["seat"]
    left, right = sorted({0, 1, 2} - {seat})
    with pytest.raises(BrokenLine, match=f"line 3: seat {seat} moves, but it is for seat {left} or {right} to decide"):
        list(replay(io.StringIO("".join(twice)), GAMES))
    lost = [*whole[:-1], whole[-1].replace('"there"', '"night"')]
    with pytest.raises(BrokenLine, match="result says ending 'night', the game says 'there'"):
        list(replay(io.StringIO("".join(lost)), GAMES))
    stones = [whole[0].replace('"stones":20', '"stones":19'), *whole[1:]]
    with pytest.raises(BrokenLine, match="line 1: not those stones"):
        list(replay(io.StringIO("".join(stones)), GAMES))


def test_the_command_line_plays_and_tells_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = str(tmp_path / "brook.jsonl")
    words = f"simulate --edition brook --players 2 --games 3 --seed 1 --bots tilo --stones 12 --record {file}"
    assert main(words.split()) == 0
    told = capsys.readouterr().out
    assert [line.split(" by ")[1].split()[0] for line in told.splitlines() if "ended" in line] == list(toy.INFO.endings)
    assert "seat 1 (tilo) won 100.0%" in told
    assert "points per game 1.0 1.0" in told
    assert main(["replay", file]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Over the brook, 2 players, seat 0 begins.\n    1. Seat ")
    assert "Won by Seat 0 and Seat 1 (there); points 1, 1." in told
    assert "3 games, every line holds." in told
    assert main(["bots"]) == 0
    assert capsys.readouterr().out.split()[-2:] == ["tilo", "nell"]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("--edition classic --stones 12", "--stones is for a brook; classic has no such choice"),
        ("--edition brook --queens 12", "brook has no such choice"),
        ("--edition brook --bots hugo", "choose from nell, tilo"),
        (
            "--edition lake",
            "choose one of first_night, classic, deluxe, gamefactory, little, crossing, balance, hundred, "
            "tables, tables_3_4_6, tables_6_9, tables_7_8, tables_hard, coop, solo, rivals, teams, brook",
        ),
    ],
)
def test_what_another_game_has_is_refused(words, named, tmp_path, capsys):
    more = f"--players 2 --games 1 --seed 1 --record {tmp_path / 'no.jsonl'}"
    assert main(["simulate", *words.split(), *more.split()]) == 2
    assert named in capsys.readouterr().err


def test_what_only_some_seats_see_is_theirs():
    shown = Shown(("a", "b"), {1: ("c",)}, text_for=frozenset({1}))
    assert (shown.to(0), shown.to(1)) == (("a", "b"), ("a", "b", "c"))


def test_a_ply_without_a_seat_needs_one_that_is_alone_to_move():
    brook = toy.GAME.start(toy.GAME.deal("brook", 1, Random(1)))
    assert record_ply(toy.GAME, brook, toy.GAME.read_move("rest"), list) == Ply(0, "rest")


def test_a_child_begins_with_the_first_of_all_where_no_edition_is_for_beginners(monkeypatch: pytest.MonkeyPatch):
    # Never taken out of the registry itself: put back, a game would stand last in it for all tests to come.
    monkeypatch.setattr("kidsq.games.registry.GAMES", {toy.NAME: toy.GAME})
    assert first_edition() == "brook"
