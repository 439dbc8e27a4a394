"""simulate, bots, replay: the rules without a screen."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from kidsq.cli.retelling import tell
from kidsq.cli.sentences import complain
from kidsq.games import GAMES, record, simulation
from kidsq.games.contract import Options, UnknownSetup
from kidsq.games.record import BrokenLine
from kidsq.games.simulation import PlayedGame, Simulation, Tally, write_game


def bots(chosen: argparse.Namespace) -> int:
    print("\n".join(GAMES["sleeping_queens"].BOTS))
    return 0


def simulate(chosen: argparse.Namespace) -> int:
    game = GAMES["sleeping_queens"]
    bots = tuple(name.strip() for name in chosen.bots.split(",")) if chosen.bots is not None else ()
    for name in bots:
        if name not in game.BOTS:
            return complain(f"there is no bot {name!r}; choose from {', '.join(game.BOTS)}")
    edition = game.EDITIONS.get(chosen.edition)
    if chosen.queens is not None and edition is not None and len(edition.queens_in_play) == 1:
        return complain(f"--queens is for an edition with more queens than beds; {chosen.edition} has no such choice")
    what = Simulation(
        game, chosen.edition, chosen.players, chosen.games, chosen.seed, bots, Options(chosen.queens), chosen.legal
    )
    tally = Tally()
    try:
        played = simulation.simulate(what)
        game_now: PlayedGame | None = next(played)
        with open(chosen.record, "w", encoding="utf-8", newline="\n") as file:
            while game_now is not None:
                write_game(game_now, file)
                tally.add(game_now)
                game_now = next(played, None)
    except UnknownSetup as error:
        return complain(error)
    except OSError as error:
        return complain(f"cannot write {chosen.record}: {error.strerror}", 1)
    _print_tally(chosen, tally, bots)
    return 0


def _print_tally(chosen: argparse.Namespace, tally: Tally, bots: Sequence[str]) -> None:
    print(f"edition {chosen.edition}, {chosen.players} players")
    print(f"games {tally.games}")
    print(f"plies per game {tally.plies / tally.games:.1f}")
    for ending in ("queens", "points", "all_awake"):
        print(f"ended by {ending} {tally.endings[ending] / tally.games:.1%}")
    for seat in range(chosen.players):
        name = bots[seat % len(bots)] if bots else "random"
        print(f"seat {seat} ({name}) won {tally.wins[seat] / tally.games:.1%}")


def replay(chosen: argparse.Namespace) -> int:
    count = 0
    try:
        # A byte that is no UTF-8 becomes a character that stands in no record, so its line is the broken one.
        with open(chosen.file, encoding="utf-8", errors="replace") as file:
            for step in record.replay(file, GAMES):
                count += step.kind == "result"
                for line in tell(step):
                    print(line)
    except BrokenLine as error:
        return complain(f"{chosen.file}, {error}", 1)
    except BrokenPipeError:
        return _stop_printing()
    except OSError as error:
        return complain(f"cannot read {chosen.file}: {error.strerror}", 1)
    print(f"{count} games, every line holds.")
    return 0


def _stop_printing() -> int:
    """Whoever read along (`| head`) has gone; nor may the interpreter print when it closes down."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
