"""Whole games played by bots or by chance, recorded as they go. Same arguments, same record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from random import Random
from typing import Any, TextIO

from kidsq.games.contract import AnyGame, Options, Outcome, Setup, State
from kidsq.games.record import Ply, as_line, header_of, line_of, record_ply, result_of


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One whole game."""

    setup: Setup
    plies: tuple[Ply, ...]
    outcome: Outcome


@dataclass(slots=True)
class Tally:
    """What a run of games amounts to. wins: by seat; a shared win counts for each of its seats.

    points: sums, by seat.
    """

    games: int = 0
    plies: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)

    def add(self, game: PlayedGame) -> None:
        self.games += 1
        self.plies += len(game.plies)
        self.endings[game.outcome.ending] += 1
        self.wins.update(game.outcome.winners)
        self.points.update(dict(enumerate(game.outcome.points)))


@dataclass(frozen=True, slots=True)
class Simulation:
    """What to play. bots: names from seat 0, repeated round the table; none: uniformly random legal moves."""

    game: AnyGame
    edition: str
    players: int
    games: int
    seed: int
    bots: Sequence[str] = ()
    options: Options = field(default_factory=dict)
    legal: bool = False


def simulate(what: Simulation) -> Iterator[PlayedGame]:
    """Play the games one after the other. Raises UnknownSetup before the first one when they cannot be dealt."""
    rng = Random(what.seed)
    for _ in range(what.games):
        yield _play_one(what, rng)


def _play_one(what: Simulation, rng: Random) -> PlayedGame:
    setup = what.game.deal(what.edition, what.players, rng, what.options)
    table: State[Any, Any] = what.game.start(setup)

    def shuffle(cards: Sequence[int]) -> Sequence[int]:
        return rng.sample(cards, len(cards))

    plies: list[Ply] = []
    while seats := table.seats_to_move():
        seat = min(seats) if len(seats) == 1 else rng.choice(sorted(seats))
        move = _choose(what, table, seat, rng)
        plies.append(record_ply(what.game, table, move, shuffle, seat=seat, legal=what.legal))
    outcome = table.outcome()
    assert outcome is not None, "nobody is to move, and the game is not over"
    return PlayedGame(setup, tuple(plies), outcome)


def _choose(what: Simulation, table: State[Any, Any], seat: int, rng: Random) -> Any:
    if what.bots:
        return what.game.choose(what.bots[seat % len(what.bots)], table.view(seat), rng)
    # Sorted, so that a record does not depend on the order in which the rules happen to list moves.
    return rng.choice(sorted(table.legal_moves(seat), key=attrgetter("text")))


def write_game(game: PlayedGame, file: TextIO) -> None:
    """Write one game as lines of its record."""
    lines = [header_of(game.setup), *map(line_of, game.plies), result_of(game.outcome)]
    file.writelines(as_line(line) + "\n" for line in lines)
