"""Laying out a table by hand, card by card and meeple by meeple, and playing moves written as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from kidsq.games import queens_collection
from kidsq.games.queens_collection.cards import COLOURS, card_codes, card_names, place
from kidsq.games.queens_collection.collecting.table import CollectingTable
from kidsq.games.queens_collection.moves import read_move
from kidsq.games.queens_collection.table import Table
from kidsq.games.queens_collection.tidying.table import TidyingTable

TIDYING = ("coop", "solo")
COLLECTING = ("rivals", "teams")


def _share_out(table: Table, hands: Sequence[str], draw: str, short: bool, open_cards: str = "") -> list[int]:
    """Put exactly the cards of the deck where they are said to be; gives the open ones."""
    rest = every_card(table)

    def take(names: str) -> list[int]:
        cards = card_codes(names.split())
        assert Counter(cards) <= rest, f"the deck has too few of {names}"
        rest.subtract(cards)
        return cards

    extra = take(open_cards)
    given = [take(names) for names in hands]
    top = take(draw)
    while len(given) < table.players:
        given.append(sorted(rest.elements())[:3])
        rest.subtract(given[-1])
    table.hands = [tuple(sorted(hand)) for hand in given]
    left = sorted(rest.elements())
    table.draw_pile = ([] if short else left) + top[::-1]
    table.discard_pile = left if short else []
    return extra


def every_card(table: Table) -> Counter[int]:
    cards = Counter(table.draw_pile) + Counter(table.discard_pile)
    for hand in table.hands:
        cards += Counter(hand)
    if isinstance(table, CollectingTable):
        cards += Counter(table.display) + Counter(table.revealed) + Counter(table.out)
    return cards


def tidy(
    edition: str = "coop",
    players: int = 2,
    *,
    astray: str = "red@blue blue@red",
    hands: Sequence[str] = (),
    draw: str = "",
    short: bool = False,
    away: str = "",
    **options: int,
) -> TidyingTable:
    """A table of `coop` or `solo` in the middle of a game; seat 0 is to move, the boxes lie in the order of colours.

    astray: the meeples that are not at home. hands: seat by seat; those left out get three cards. draw: the next cards,
    top first. short: nothing lies below them; the rest has been discarded. away: colours with a meeple less.
    """
    players = 1 if edition == "solo" else players
    setup = replace(queens_collection.deal(edition, players, Random(0), options), first=0, boxes=COLOURS)
    table = queens_collection.start(setup)
    assert isinstance(table, TidyingTable)
    table.standing = [0] * 64
    for colour, name in enumerate(COLOURS):
        table.standing[place(colour, colour)] = setup.each - (name in away.split())
    for text in astray.split():
        colour, box = (COLOURS.index(name) for name in text.split("@"))
        table.standing[place(colour, colour)] -= 1
        table.standing[place(colour, box)] += 1
    for colour in range(8):
        table._look_for(colour)
    table.astray = len(astray.split())
    _share_out(table, hands, draw, short)
    return table


def collect(
    edition: str = "rivals",
    players: int = 2,
    *,
    hands: Sequence[str] = (),
    display: str = "orange orange yellow",
    draw: str = "",
    short: bool = False,
    left: Mapping[str, int] | None = None,
    phase: str = "reveal",
    rounds: int = 1,
) -> CollectingTable:
    """A table of `rivals` or `teams` in the middle of a round; seat 0 is to move. As tidy(); further:

    left: meeples in a box, three in those not named; the last seat has taken the others. phase: `take` is after the
    revealing.
    """
    players = 4 if edition == "teams" else players
    setup = replace(queens_collection.deal(edition, players, Random(0), {"rounds": rounds}), first=0)
    table = queens_collection.start(setup)
    assert isinstance(table, CollectingTable)
    table.display = tuple(_share_out(table, hands, draw, short, display))
    table.left = [(left or {}).get(name, 3) for name in COLOURS]
    table.taken[-1] = tuple(3 - number for number in table.left)
    table.boxes[-1] = tuple(colour for colour, number in enumerate(table.left) if not number)
    table.decision = "take" if phase == "take" else "reveal"
    return table


def play(table: Any, *moves: str) -> Any:
    """Play these moves, one after the other, and give the table back. A new pile keeps its order."""
    for move in moves:
        table.play(read_move(move), list)
    return table


def legal(table: Table, kind: str = "") -> set[str]:
    """The texts of the legal moves, or of those that begin so."""
    return {move.text for move in table.legal_moves() if move.text.startswith(kind)}


def hand(table: Table, seat: int) -> str:
    return " ".join(card_names(table.hands[seat]))


def names(cards: Sequence[int]) -> str:
    return " ".join(card_names(cards))


def on_box(table: TidyingTable, box: str) -> str:
    """The meeples on a box, in order of colours."""
    return " ".join(COLOURS[colour] for colour in table.view(0).on_box(COLOURS.index(box)))
