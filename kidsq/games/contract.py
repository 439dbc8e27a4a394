"""What every game offers to the rest of the house."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

Shuffle = Callable[[Sequence[int]], Sequence[int]]
"""Chance, taken from outside: the same cards in a new order, the top of the pile first."""


class UnreadableMove(ValueError):
    """The text is no move of this game: a bug or a forged form."""


class IllegalMove(ValueError):
    """A move of this game that the rules forbid now. `code` and `values` are for whoever words it."""

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        return f"{self.code} {self.values}" if self.values else self.code


class UnreadableRecord(ValueError):
    """A record, or a header, that is not of the format or does not replay."""


class UnknownSetup(ValueError):
    """An edition, a number of players or a house rule that this game does not have."""


@dataclass(frozen=True, slots=True)
class Setup:
    """One deal, complete: from it and the moves the whole game follows.

    points: queen -> points, every queen in play. beds: queens bed by bed. draw: the whole deck before the
    deal, top first.
    """

    game: str
    edition: str
    players: int
    first: int
    points: Mapping[str, int]
    beds: tuple[str, ...]
    draw: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. ending: queens · points · all_awake. points: the courts' totals, in every edition."""

    winners: tuple[int, ...]
    courts: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    ending: str


@dataclass(frozen=True, slots=True)
class Options:
    """What may be chosen before a deal. queens: how many are in play; points: a house's own points for some queens."""

    queens: int | None = None
    points: Mapping[str, int] = field(default_factory=dict)


class AnyTable(Protocol):
    """The state of one game."""

    players: int
    ply: int

    def seats_to_move(self) -> frozenset[int]: ...
    def legal_moves(self) -> Sequence[Any]: ...
    def play(self, move: Any, shuffle: Shuffle) -> None: ...
    def copy(self) -> AnyTable: ...
    def view(self, seat: int) -> Any: ...
    def outcome(self) -> Outcome | None: ...


class Game(Protocol):
    """A game as a module: what GAMES holds."""

    NAME: str
    EDITIONS: Mapping[str, Any]
    BOTS: Sequence[str]

    def deal(self, edition: str, players: int, rng: Random, options: Options = ...) -> Setup: ...
    def start(self, setup: Setup) -> Any: ...
    def read_move(self, text: str) -> Any: ...
    def check_setup(self, setup: Setup) -> None: ...
    def card_names(self, cards: Sequence[int]) -> list[str]: ...
    def card_codes(self, names: Sequence[str]) -> list[int]: ...
    def choose(self, bot: str, view: Any, rng: Random) -> Any: ...
