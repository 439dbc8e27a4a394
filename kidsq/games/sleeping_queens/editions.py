"""Editions as data: decks, points, goals, house rules. Points from photographs of printed cards; printings differ."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from typing import Final

from kidsq.arithmetic.balance import BALANCE as BALANCES
from kidsq.arithmetic.crossing import CROSSING as SUMS_ACROSS_TEN
from kidsq.arithmetic.hundred import HUNDRED as TENS_TO_HUNDRED
from kidsq.arithmetic.kind import Kind, Laying
from kidsq.arithmetic.products import of_products
from kidsq.arithmetic.sums import SUMS
from kidsq.arithmetic.tables import TABLE
from kidsq.games.contract import EditionInfo, Ladder, Option
from kidsq.games.sleeping_queens.cards import CARD_CODES, DRAGON, JESTER, KING, KNIGHT, POTION, WAND
from kidsq.games.sleeping_queens.personalities import LADDER, SPARES

# -- how difficult each step of the friends' strength is, as simulated children found it (`kidsq study --friends`) -----

# In logits: the fifth step at a table where attacks are allowed is 0.
FITTING: Final = Ladder(
    bots=tuple(LADDER),
    spares=SPARES,
    difficulty={
        2: (-1.21, -0.66, -0.38, -0.16, 0.0, 0.22, 0.79, 1.13, 1.44, 1.66),
        3: (-1.28, -0.87, -0.48, -0.32, 0.0, 0.17, 0.58, 1.03, 1.31, 1.65),
        4: (-0.91, -0.64, -0.41, -0.19, 0.0, 0.36, 0.71, 1.08, 1.25, 1.48),
        5: (-0.97, -0.70, -0.48, -0.19, 0.0, 0.33, 0.75, 1.04, 1.23, 1.60),
    },
    # Who is never attacked wins so much more that the strongest of them are no harder than the third step of all.
    gentle={
        2: (-1.46, -1.38, -1.30, -1.22, -1.10, -0.98, -0.86, -0.80, -0.69, -0.57),
        3: (-1.42, -1.38, -1.34, -1.30, -1.25, -1.05, -0.95, -0.75, -0.45, -0.20),
        4: (-0.95, -0.92, -0.85, -0.80, -0.74, -0.62, -0.42, -0.24, -0.08, 0.20),
        5: (-1.00, -0.94, -0.88, -0.82, -0.71, -0.55, -0.38, -0.20, -0.08, 0.23),
    },
)


# -- as what cards may leave the hand ----------------------------------------------------------------------------------


DiscardKind = str
"""single, pair, run, or the code of what an edition's arithmetic lets go together."""
ALIKE: Final[Mapping[DiscardKind, int]] = {"single": 1, "pair": 2}
"""The kinds of discard that are so many equal numbers, one also any other card."""


# -- decks, points, goals, house rules ---------------------------------------------------------------------------------


TWELVE_QUEENS: Final[Mapping[str, int]] = {
    "heart": 20,
    "cat": 15,
    "dog": 15,
    "pancake": 15,
    "ladybug": 10,
    "moon": 10,
    "peacock": 10,
    "sunflower": 10,
    "cake": 5,
    "rainbow": 5,
    "rose": 5,
    "starfish": 5,
}
SIXTEEN_QUEENS: Final[Mapping[str, int]] = {
    **TWELVE_QUEENS,
    "book": 15,
    "butterfly": 10,
    "strawberry": 10,
    "ice_cream": 5,
}

CLASSIC_DECK: Final[Mapping[int, int]] = {
    **{CARD_CODES[str(n)]: 4 for n in range(1, 11)},
    KING: 8,
    KNIGHT: 4,
    POTION: 4,
    JESTER: 5,
    DRAGON: 3,
    WAND: 3,
}

HAND_SIZE: Final = 5
PLAYERS: Final = range(2, 6)
QUEENS_IN_PLAY: Final = Option(
    name="queens",
    values=(16, 12),
    purpose="how many queens are in play (deluxe: 16 or 12)",
    meant_for="an edition with more queens than beds",
    told_by="beds",
)


@dataclass(frozen=True, slots=True)
class Edition:
    """One printed (or our own) version of the game.

    deck: card -> copies. queens: queen -> points. queens_in_play: the sizes a game may be dealt with, usual first.
    discards: as what cards may leave the hand, in the order in which moves are listed. arithmetic: the kind that
    its numbers practise. asks: of what kind friends ask, where it is another. deck_of: as of every edition. after: the
    one that such a deck follows. which: of several decks of a kind, in numbers alone. age: from which on. ranks:
    number -> its place among those of the deck, by which a jester counts. spare_powers_last: single power cards may be
    discarded only when nothing else can be done. few_queens_goal: the goal in queens, however many play. poodle: its
    dog is one. picture, sign: as of every edition.
    """

    name: str
    deck: Mapping[int, int]
    queens: Mapping[str, int]
    queens_in_play: tuple[int, ...] = (12,)
    discards: tuple[DiscardKind, ...] = ("single", "pair", "sum")
    arithmetic: Kind = SUMS
    asks: Kind | None = None
    deck_of: str = ""
    after: str = ""
    which: str = ""
    age: int = 6
    points_count: bool = True
    spare_powers_last: bool = False
    few_queens_goal: int | None = None
    poodle: bool = False
    picture: str = ""
    sign: str = ""
    ranks: Mapping[int, int] = field(init=False)

    def __post_init__(self) -> None:
        ranks = {number: rank for rank, number in enumerate(sorted(self.numbers), start=1)}
        object.__setattr__(self, "ranks", ranks)

    def goal_queens(self, players: int) -> int:
        """Rule sheets, «Object»: five queens for two or three players, four for four or five."""
        return self.few_queens_goal or (5 if players <= 3 else 4)

    def goal_points(self, players: int) -> int | None:
        """50 or 40 points; None where points are ignored."""
        if not self.points_count:
            return None
        return 50 if players <= 3 else 40

    @property
    def info(self) -> EditionInfo:
        """The edition as every game tells of its editions."""
        asked = self.asks or self.arithmetic
        choice = (replace(QUEENS_IN_PLAY, values=self.queens_in_play),) if len(self.queens_in_play) > 1 else ()
        return EditionInfo(
            self.name,
            PLAYERS,
            choice,
            for_beginners=self.name == FIRST_EDITION,
            picture=self.picture,
            sign=self.sign,
            offers={one.name: one.values for one in choice},
            # A child's very first games are with friends as they are: they are won often, and nobody is measured.
            ladder=None if self.name == FIRST_EDITION else FITTING,
            practises=tuple(map(asked.skill, asked.facts)),
            leads_to=LEADS_TO.get(self.name, ""),
            deck_of=self.deck_of,
        )

    @property
    def laying(self) -> Laying | None:
        """How cards that are an equation leave a hand here; None: they do not."""
        laying = self.arithmetic.laying
        return laying if laying is not None and laying.discard in self.discards else None

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(card for card in self.deck if card < KING)


CLASSIC = Edition(name="classic", deck=CLASSIC_DECK, queens=TWELVE_QUEENS, picture="knight", sign="knight")
FIRST_EDITION = "first_night"
# A child's first games: nobody is attacked, and two hands in three hold a sum.
FIRST_NIGHT = Edition(
    name=FIRST_EDITION,
    deck={**dict.fromkeys(range(1, 7), 6), KING: 4, JESTER: 2},
    queens=TWELVE_QUEENS,
    points_count=False,
    few_queens_goal=4,
    picture="asleep",
    sign="icon-sparkle",
    age=5,
)
DELUXE = replace(
    CLASSIC,
    name="deluxe",
    deck={**CLASSIC_DECK, KING: 10},
    queens=SIXTEEN_QUEENS,
    queens_in_play=(16, 12),
    picture="queen-strawberry",
    sign="queen-strawberry",
)
GAMEFACTORY = replace(
    CLASSIC, name="gamefactory", spare_powers_last=True, poodle=True, picture="queen-dog", sign="queen-dog"
)
LITTLE = replace(
    CLASSIC,
    name="little",
    discards=("single", "pair", "run"),
    points_count=False,
    picture="queen-ladybug",
    sign="friend-pippa",
    age=5,
)

# Half of the classic deck's powers: or too few hands of five would hold numbers that belong together.
_FEW_POWERS: Final = {KING: 6, KNIGHT: 2, POTION: 2, JESTER: 3, DRAGON: 1, WAND: 1}
CROSSING = replace(
    CLASSIC,
    name="crossing",
    deck={**dict.fromkeys(range(1, 6), 4), **dict.fromkeys(range(6, 10), 7), **_FEW_POWERS},
    discards=("single", "pair", "cross"),
    arithmetic=SUMS_ACROSS_TEN,
    picture="way-crossing",
    sign="way-crossing",
    age=7,
)
BALANCE = replace(
    CLASSIC,
    name="balance",
    deck={**dict.fromkeys(range(1, 11), 5), **_FEW_POWERS},
    discards=("single", "pair", "balance"),
    arithmetic=BALANCES,
    picture="way-balance",
    sign="way-balance",
    age=7,
)
HUNDRED = replace(
    CLASSIC,
    name="hundred",
    deck={**dict.fromkeys(range(10, 100, 10), 5), **_FEW_POWERS},
    discards=("single", "pair", "make"),
    arithmetic=TENS_TO_HUNDRED,
    picture="way-hundred",
    sign="way-hundred",
    age=7,
)

TABLES = replace(
    CLASSIC,
    name="tables",
    deck={**dict.fromkeys((6, 10, 14, 16, 20, 30, 40, 50, 70, 80), 5), **_FEW_POWERS},
    discards=("single", "pair", "table"),
    arithmetic=TABLE,
    asks=of_products((6, 10, 14, 16, 20, 30, 40, 50, 70, 80)),
    picture="way-tables",
    sign="way-tables",
    which="2, 5, 10",
    age=8,
)
_OURS: Final = {
    edition.name: edition
    for edition in (FIRST_NIGHT, CLASSIC, DELUXE, GAMEFACTORY, LITTLE, CROSSING, BALANCE, HUNDRED, TABLES)
}


def deck_in(file: Path) -> Edition:
    """Another deck of an edition, named as its file: the numbers by how often each is there, the powers as there.

    What else the file says are fields of Edition. Raises ValueError, with the file, for what is no deck.
    """
    try:
        told = tomllib.loads(file.read_text("utf-8"))
        base, copies = _OURS[told["deck_of"]], told.pop("copies")
        if missing := {"after", "which", "age"} - told.keys():
            raise KeyError(*missing)
        numbers = {number: int(often) for often, all_of in copies.items() for number in all_of}
        powers = {card: often for card, often in base.deck.items() if card >= KING}
        return replace(
            base,
            name=file.stem,
            deck={**dict(sorted(numbers.items())), **powers},
            asks=of_products(numbers) if base.asks else None,
            **told,
        )
    except (ValueError, KeyError, TypeError, AttributeError) as fault:
        raise ValueError(f"{file} is no deck: {fault!r}") from fault


def _one_after_the_other(decks: Iterable[Edition]) -> Iterator[Edition]:
    """Each behind the one that it comes after."""
    waiting = {deck.name: deck for deck in decks}
    there = set(_OURS)
    while waiting:
        fitting = [deck for deck in waiting.values() if deck.after in there]
        if not fitting:
            raise ValueError(f"no edition comes before {', '.join(waiting)}")
        for deck in fitting:
            yield waiting.pop(deck.name)
            there.add(deck.name)


_DECKS: Final = tuple(_one_after_the_other(map(deck_in, sorted(Path(__file__).with_name("decks").glob("*.toml")))))
EDITIONS: Final[Mapping[str, Edition]] = {**_OURS, **{deck.name: deck for deck in _DECKS}}
LEADS_TO: Final[Mapping[str, str]] = {
    **dict.fromkeys(("classic", "deluxe", "gamefactory"), "crossing"),
    **dict(pairwise(("crossing", "hundred", "balance", "tables"))),
    **{deck.after: deck.name for deck in reversed(_DECKS)},
}
"""Which edition follows for who is sure of what an edition practises."""
DISCARD_KINDS: Final[tuple[DiscardKind, ...]] = tuple(
    dict.fromkeys(kind for edition in EDITIONS.values() for kind in edition.discards)
)
