"""Where the meeples stand when a game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kidsq.games.queens_collection.cards import ALL_COLOURS, COLOURS, JOKER, card_codes
from kidsq.games.queens_collection.editions import is_tidying

if TYPE_CHECKING:
    from kidsq.games.queens_collection.dealing import Deal

BOXES: Final = len(COLOURS)


def place(colour: int, box: int) -> int:
    """The number of a place, for lists of 64: a meeple of this colour on the box of that one."""
    return colour * BOXES + box


def spread_out(setup: Deal) -> list[int]:
    """How many meeples stand on each place. Rule sheet 1, «Spielaufbau» 3: none of them at home."""
    standing = [0] * BOXES * BOXES
    to_come = [setup.each] * BOXES
    for colour in card_codes(setup.away):
        to_come[colour] -= 1
    if not is_tidying(setup.edition):
        for colour in ALL_COLOURS:
            standing[place(colour, colour)] = setup.each
        return standing
    ring = card_codes(setup.boxes)
    full = [0] * BOXES
    at = 0
    for card in card_codes(setup.spread):
        if not any(to_come):
            break
        if card == JOKER:
            at = _next_with_room(ring, at, full, setup.each, own=None) + 1
        elif to_come[card]:
            at = _next_with_room(ring, at, full, setup.each, own=card)
            to_come[card] -= 1
            full[at % BOXES] += 1
            standing[place(card, ring[at % BOXES])] += 1
            at += 1
    return standing


def _next_with_room(ring: list[int], at: int, full: list[int], each: int, own: int | None) -> int:
    """The first box from here, clockwise, on which fewer than `each` stand; not the meeple's own."""
    for step in range(at, at + BOXES):
        if full[step % BOXES] < each and ring[step % BOXES] != own:
            return step
    # Only its own has room: crowding the next one ends the search, and no meeple begins at home.
    return ring.index(own) + 1 if own is not None else at
