"""The four ways to play as data, and what may be chosen before a deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kidsq.games.contract import AS_USUAL, EditionInfo, Option

NAME: Final = "queens_collection"
MOST_SEATS: Final = 4
TEAMS: Final = ((0, 2), (1, 3))

_TIDYING: Final = "coop and solo"
BEGINNERS: Final = 2
"""Fields of a box on its other side."""
FIELDS: Final = Option("fields", (3, BEGINNERS), "fields of a box (coop, solo: 3, or 2 for beginners)", _TIDYING)
EACH: Final = Option(
    "each",
    (3, 2),
    "meeples of each colour (coop, solo: 3; with 2 fields also 2)",
    _TIDYING,
    needs={FIELDS.name: BEGINNERS},
)
COPIES: Final = Option("copies", (4, 3), "cards of each colour (coop, solo: 4, or 3, which is harder)", _TIDYING)
JOKERS: Final = Option("jokers", (6, 5, 4, 3), "jokers in the deck (coop, solo: 6; fewer is harder)", _TIDYING)
ROUNDS: Final = Option(
    "rounds", (4, 3, 2, 1), "deals in a game (rivals, teams: as many as seats, or fewer)", "rivals and teams"
)

_TIDY: Final = (FIELDS, EACH, COPIES, JOKERS)
_EASY_FIRST: Final = {FIELDS.name: (BEGINNERS, 3)}
_SHORT_FIRST: Final = {ROUNDS.name: (1, 2, AS_USUAL)}
_HARDER: Final = {COPIES.name: COPIES.values, JOKERS.name: JOKERS.values, EACH.name: EACH.values}
"""Rule sheet 1, «Schwierigkeitsstufen»; two of each is ours."""
_COLLECTED: Final = ("one_box", "all_taken", "stalled")
"""How a round ends."""
_RIVALS: Final = ("bruno", "hugo", "pippa", "fenna", "tilo", "dotti")
"""Who comes along against a child: the gentlest first."""
EDITIONS: Final[Mapping[str, EditionInfo]] = {
    "coop": EditionInfo(
        code="coop",
        seats=range(2, 5),
        options=_TIDY,
        cooperative=True,
        open_hands=True,
        for_beginners=True,
        beginners={FIELDS.name: BEGINNERS},
        picture="tidy-coop",
        sign="meeple-red",
        offers=_EASY_FIRST,
        more=_HARDER,
        endings=("all_home", "all_passed"),
    ),
    "solo": EditionInfo(
        code="solo",
        seats=range(1, 2),
        options=_TIDY,
        cooperative=True,
        open_hands=True,
        picture="tidy-solo",
        sign="meeple-blue",
        offers=_EASY_FIRST,
        more=_HARDER,
        endings=("all_home", "pile_empty"),
    ),
    "rivals": EditionInfo(
        code="rivals",
        seats=range(2, 5),
        options=(ROUNDS,),
        rounds=4,
        picture="tidy-rivals",
        sign="meeple-green",
        offers=_SHORT_FIRST,
        endings=_COLLECTED,
        usual_bots=_RIVALS,
    ),
    "teams": EditionInfo(
        code="teams",
        seats=range(4, 5),
        options=(ROUNDS,),
        teams={4: TEAMS},
        rounds=4,
        picture="tidy-teams",
        sign="meeple-purple",
        offers=_SHORT_FIRST,
        endings=_COLLECTED,
        usual_bots=_RIVALS,
    ),
}

ENDINGS: Final = tuple(dict.fromkeys(ending for edition in EDITIONS.values() for ending in edition.endings))


def is_tidying(edition: str) -> bool:
    """True for `coop` and `solo`: all meeples are astray and go home. In the others they are home and are collected."""
    return EDITIONS[edition].cooperative


def partner(edition: str, seat: int) -> int | None:
    """The other seat of one's team; None where there are no teams."""
    return (seat + 2) % MOST_SEATS if EDITIONS[edition].teams else None
