"""simulate, bots, replay: the rules without a screen."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from kidsq.cli.sentences import complain
from kidsq.games import record, simulation
from kidsq.games.contract import AnyGame, Option, UnknownSetup
from kidsq.games.record import BrokenLine, Step
from kidsq.games.registry import GAMES, bot_codes, game_of
from kidsq.games.simulation import PlayedGame, Simulation, Tally, write_game
from kidsq.web.games.registry import PAGES
from kidsq.web.shared.table_words import edition_name

# -- a recorded game told in words -------------------------------------------------------------------------------------

Seats = tuple[str, ...]


def tell(step: Step) -> Iterator[str]:
    """The sentences for one checked line of a record."""
    setup = step.setup
    names = tuple(f"Seat {seat}" for seat in range(setup.players))
    if step.kind == "header":
        name = edition_name(setup.edition) if setup.game in PAGES else setup.edition
        yield f"{name}, {setup.players} player{'s' * (setup.players > 1)}, seat {setup.first} begins."
    elif step.kind == "ply":
        for told in _ply_told(step, names):
            yield f"  {step.after.ply:3}. {told}"
    else:
        yield _result_told(step, names)


def _ply_told(step: Step, names: Seats) -> Iterator[str]:
    assert step.ply is not None
    pages = PAGES.get(step.setup.game)
    if pages is None:  # its moves are told as they are written
        yield f"{names[step.ply.seat]}: {step.ply.move}"
        return
    for sight in step.game.shown(step.before, step.ply.seat, step.move, step.after).public:
        yield pages.told(sight, names, step.setup.edition)


def _result_told(step: Step, names: Seats) -> str:
    outcome = step.after.outcome()
    winners = " and ".join(names[seat] for seat in outcome.winners) or "nobody"
    return f"  Won by {winners} ({outcome.ending}); points {', '.join(map(str, outcome.points))}."


# -- simulate, bots, replay --------------------------------------------------------------------------------------------


def bots(chosen: argparse.Namespace) -> int:
    print("\n".join(bot_codes()))
    return 0


def options() -> dict[str, Option]:
    """What may be chosen before a deal of any game, by the name of the flag."""
    return {name: option for game in GAMES.values() for name, option in game.INFO.options.items()}


def _editions() -> list[str]:
    return [edition for game in GAMES.values() for edition in game.INFO.editions]


def _steps(game: AnyGame | None, edition: str) -> tuple[str, ...]:
    """The names of the steps at which friends can fit a child; `kidsq bots` does not know them."""
    ladder = game.INFO.editions[edition].ladder if game else None
    return ladder.bots if ladder else ()


def simulate(chosen: argparse.Namespace) -> int:
    game = game_of(chosen.edition)
    bots = tuple(name.strip() for name in chosen.bots.split(",")) if chosen.bots is not None else ()
    for name in bots:
        known = game.INFO.bots if game else bot_codes()
        if name not in known and name not in _steps(game, chosen.edition):
            return complain(f"there is no bot {name!r}; choose from {', '.join(known)}")
    if game is None:
        return complain(f"there is no edition {chosen.edition!r}; choose one of {', '.join(_editions())}")
    wanted = {name: value for name in options() if (value := getattr(chosen, name)) is not None}
    there = {option.name for option in game.INFO.editions[chosen.edition].options}
    for name in wanted.keys() - there:
        return complain(f"--{name} is for {options()[name].meant_for}; {chosen.edition} has no such choice")
    what = Simulation(game, chosen.edition, chosen.players, chosen.games, chosen.seed, bots, wanted, chosen.legal)
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
    _print_tally(what, tally)
    return 0


def _print_tally(what: Simulation, tally: Tally) -> None:
    print(f"edition {what.edition}, {what.players} players")
    print(f"games {tally.games}")
    print(f"plies per game {tally.plies / tally.games:.1f}")
    for ending in what.game.INFO.endings_of(what.edition):
        print(f"ended by {ending} {tally.endings[ending] / tally.games:.1%}")
    for seat in range(what.players):
        name = what.bots[seat % len(what.bots)] if what.bots else "random"
        print(f"seat {seat} ({name}) won {tally.wins[seat] / tally.games:.1%}")
    print("points per game", *(f"{tally.points[seat] / tally.games:.1f}" for seat in range(what.players)))


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
        raise  # who reads has gone, the file is there
    except OSError as error:
        return complain(f"cannot read {chosen.file}: {error.strerror}", 1)
    print(f"{count} games, every line holds.")
    return 0
