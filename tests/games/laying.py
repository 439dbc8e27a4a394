"""Laying out a table by hand, card by card, and playing moves written as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from kidsq.games import sleeping_queens
from kidsq.games.sleeping_queens.cards import CARD_NAMES, QUEEN_CODES, QUEEN_NAMES, card_codes
from kidsq.games.sleeping_queens.moves import read_move
from kidsq.games.sleeping_queens.table import Table

EDITIONS = tuple(sleeping_queens.EDITIONS)


def lay(
    edition: str = "classic",
    players: int = 2,
    *,
    hands: Sequence[str] = (),
    courts: Sequence[str] = (),
    beds: Mapping[int, str] | None = None,
    draw: str = "",
    short: bool = False,
    first: int = 0,
    points: Mapping[str, int] | None = None,
) -> Table:
    """A table in the middle of a game, holding exactly the cards of its edition.

    hands, courts: seat by seat, names with spaces between; hands left out are filled to five. beds: who sleeps where;
    the others lie in the free beds, lowest first, so beds left empty by awake queens are the last ones.
    draw: the next cards, top first. short: nothing lies below them; the rest has been discarded.
    """
    deal = sleeping_queens.deal(edition, players, Random(0), {"points": points or {}})
    table = sleeping_queens.start(replace(deal, first=first))
    rest = Counter(card_codes(deal.draw))

    def take(names: str) -> list[int]:
        cards = card_codes(names.split())
        assert Counter(cards) <= rest, f"the deck has too few of {names}"
        rest.subtract(cards)
        return cards

    given = [take(names) for names in hands]
    top = take(draw)
    for _ in range(players - len(given)):
        given.append(take(" ".join(CARD_NAMES[card] for card in sorted(rest.elements())[:5])))
    table.hands = [tuple(sorted(hand)) for hand in given]
    left = sorted(rest.elements())
    table.draw_pile = ([] if short else left) + top[::-1]
    table.discard_pile = left if short else []
    _put_queens(table, courts, beds or {})
    return table


def _put_queens(table: Table, courts: Sequence[str], beds: Mapping[int, str]) -> None:
    queens = sorted(queen for queen in table.beds if queen)
    table.courts = [[QUEEN_CODES[name] for name in names.split()] for names in courts]
    table.courts += [[] for _ in range(table.players - len(courts))]
    table.points = [sum(table.values[queen] for queen in court) for court in table.courts]
    placed = {bed: QUEEN_CODES[name] for bed, name in beds.items()}
    others = [q for q in queens if q not in placed.values() and not any(q in court for court in table.courts)]
    table.asleep = len(placed) + len(others)
    table.beds = [placed.get(bed, 0) or (others.pop(0) if others else 0) for bed in range(len(table.beds))]


def play(table: Table, *moves: str) -> Table:
    """Play these moves, one after the other, and give the table back. A reshuffled pile keeps its order."""
    for move in moves:
        table.play(read_move(move), list)
    return table


def legal(table: Table, kind: str = "") -> set[str]:
    """The texts of the legal moves, or of those that begin so."""
    return {move.text for move in table.legal_moves() if move.text.startswith(kind)}


def court(table: Table, seat: int) -> set[str]:
    return {QUEEN_NAMES[queen] for queen in table.courts[seat]}


def bed_of(table: Table, queen: str) -> int:
    """Where she sleeps; -1 when she is awake."""
    code = QUEEN_CODES[queen]
    return table.beds.index(code) if code in table.beds else -1


def hand(table: Table, seat: int) -> str:
    return " ".join(CARD_NAMES[card] for card in table.hands[seat])


def all_cards(table: Table) -> Counter[int]:
    cards = Counter(table.draw_pile) + Counter(table.discard_pile)
    for held in table.hands:
        cards += Counter(held)
    return cards


def all_queens(table: Table) -> Counter[int]:
    queens = Counter(queen for queen in table.beds if queen)
    for awake in table.courts:
        queens += Counter(awake)
    return queens
