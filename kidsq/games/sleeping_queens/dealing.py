"""A new deal, and the check of a deal that comes from a record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from kidsq.games.contract import NO_OPTIONS, Options, Setup, UnknownSetup, names
from kidsq.games.sleeping_queens.cards import CARD_NAMES
from kidsq.games.sleeping_queens.editions import EDITIONS, PLAYERS, Edition

NAME: Final = "sleeping_queens"
SETUP_KEYS: Final = ("points", "beds", "draw")
MOST_POINTS: Final = 100


@dataclass(frozen=True, slots=True)
class Deal(Setup):
    """points: queen -> points, every queen in play. beds: queens bed by bed. draw: the whole deck before the deal, top
    first.
    """

    points: Mapping[str, int]
    beds: tuple[str, ...]
    draw: tuple[str, ...]

    def own(self) -> dict[str, Any]:
        return {"points": dict(self.points), "beds": list(self.beds), "draw": list(self.draw)}


def deal(edition: str, players: int, rng: Random, options: Options = NO_OPTIONS) -> Deal:
    """Shuffle queens and deck and draw the first seat.

    rng: `secrets.SystemRandom` at real tables. options: `queens`, how many are in play; `points`, a house's own
    for some queens. Raises UnknownSetup with a sentence.
    """
    chosen = _edition(edition)
    if players not in PLAYERS:
        raise UnknownSetup(f"{players} players cannot play; Sleeping Queens is for {PLAYERS[0]} to {PLAYERS[-1]}")
    if unknown := options.keys() - {"queens", "points"}:
        raise UnknownSetup(f"Sleeping Queens has no option {min(unknown)!r}")
    in_play, own_points = options.get("queens", chosen.queens_in_play[0]), options.get("points", {})
    if in_play not in chosen.queens_in_play:
        sizes = " or ".join(map(str, chosen.queens_in_play))
        raise UnknownSetup(f"{edition} is played with {sizes} queens, not {in_play}")
    beds = rng.sample(list(chosen.queens), in_play)
    draw = [CARD_NAMES[card] for card, copies in chosen.deck.items() for _ in range(copies)]
    rng.shuffle(draw)
    points = {name: own_points.get(name, usual) for name, usual in chosen.queens.items() if name in beds}
    _check_points(points)
    return Deal(NAME, edition, players, rng.randrange(players), points, tuple(beds), tuple(draw))


def read_setup(common: Setup, own: Mapping[str, Any]) -> Deal:
    """The deal of a header. Raises UnknownSetup, saying what is off."""
    points = own["points"]
    if not isinstance(points, dict):
        raise UnknownSetup("points must be an object")
    beds, draw = names("beds", own["beds"]), names("draw", own["draw"])
    setup = Deal(common.game, common.edition, common.players, common.first, points, beds, draw)
    check_setup(setup)
    return setup


def check_setup(setup: Deal) -> None:
    """Raises UnknownSetup, saying what is off, unless this deal can be dealt from its edition."""
    edition = _edition(setup.edition)
    if setup.players not in PLAYERS:
        raise UnknownSetup(f"players is {setup.players!r}, not {PLAYERS[0]} to {PLAYERS[-1]}")
    if not 0 <= setup.first < setup.players:
        raise UnknownSetup(f"first is {setup.first!r}, but the seats are 0 to {setup.players - 1}")
    queens = Counter(setup.beds)
    if len(setup.beds) not in edition.queens_in_play or max(queens.values()) > 1 or set(queens) - set(edition.queens):
        raise UnknownSetup(f"beds do not hold the queens of {setup.edition}, each once")
    if set(setup.points) != set(setup.beds):
        raise UnknownSetup("points must name every queen in play and no other")
    _check_points(setup.points)
    deck = Counter({CARD_NAMES[card]: copies for card, copies in edition.deck.items()})
    if Counter(setup.draw) != deck:
        raise UnknownSetup(f"draw is not the deck of {setup.edition}")


def _check_points(points: Mapping[str, int]) -> None:
    if any(type(worth) is not int or not 0 <= worth <= MOST_POINTS for worth in points.values()):
        raise UnknownSetup(f"points must be whole numbers from 0 to {MOST_POINTS}")


def _edition(name: str) -> Edition:
    if name not in EDITIONS:
        raise UnknownSetup(f"there is no edition {name!r}; choose one of {', '.join(EDITIONS)}")
    return EDITIONS[name]
