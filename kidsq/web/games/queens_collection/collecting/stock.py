"""The boxes, what has been collected from them, and cards in groups: what lies on the table, as pieces."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final, Literal

from kidsq.games.queens_collection import CollectingView
from kidsq.games.queens_collection.cards import COLOURS, JOKER
from kidsq.web.games.queens_collection import words
from kidsq.web.games.queens_collection.collecting.pieces import Heap, Kin, Lot, Sign, Stock
from kidsq.web.games.queens_collection.pieces import Card
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import ngettext

_DRAWN: Final[tuple[Literal["chest", "house"], ...]] = ("chest", "house")
"""By turns around the ring."""


def ring(language: str, view: CollectingView, faces: Sequence[str]) -> tuple[Stock, ...]:
    """All boxes, the first straight above the Queen, then clockwise. faces: by seat."""
    owners = {colour: faces[seat] for seat, boxes in enumerate(view.boxes) for colour in boxes}
    return tuple(
        stock_like(language, colour, at, view.left[colour], owners.get(colour)) for at, colour in enumerate(view.ring)
    )


@lru_cache(maxsize=2_048)
def stock_like(_language: str, colour: int, at: int, left: int, owner: str | None) -> Stock:
    """The one object of all boxes that look like this. _language: of this request."""
    box = words.box_name(colour)
    return Stock(
        code=COLOURS[colour],
        at=at,
        kind=_DRAWN[at % len(_DRAWN)],
        name=box,
        meeple=words.card_name(colour),
        label=_("%(box)s: %(n)s left", box=box, n=left),
        left=left,
        owner=owner,
    )


def heap(language: str, view: CollectingView, seat: int) -> Heap:
    """What this seat has collected."""
    return heap_like(language, view.taken[seat], view.boxes[seat], tuple(view.ring))


@lru_cache(maxsize=4_096)
def heap_like(_language: str, taken: tuple[int, ...], boxes: tuple[int, ...], ring: tuple[int, ...]) -> Heap:
    """The one object of all collections that look like this. _language: of this request."""
    lots = tuple(Lot(COLOURS[colour], number) for colour, number in enumerate(taken) if number)
    drawn = tuple(f"{_DRAWN[ring.index(colour) % len(_DRAWN)]}-{COLOURS[colour]}" for colour in boxes)
    told = [f"{words.card_name(colour)} {number}" for colour, number in enumerate(taken) if number]
    told += [words.box_name(colour) for colour in boxes]
    return Heap(lots, drawn, ", ".join(told) or _("nothing yet"))


def kins(cards: Iterable[Card]) -> tuple[Kin, ...]:
    """A hand in groups of equal cards."""
    return tuple(kin_like(tuple(some)) for _code, some in groupby(cards, key=lambda card: card.code))


@lru_cache(maxsize=4_096)
def kin_like(cards: tuple[Card, ...]) -> Kin:
    """The one object of these cards."""
    return Kin(cards[0].code, cards)


def signs(revealed: Iterable[int]) -> tuple[Sign, ...]:
    """The eight colours, and which of them lie turned up."""
    lying = set(revealed) - {JOKER}
    return tuple(Sign(code, words.card_name(colour), colour in lying) for colour, code in enumerate(COLOURS))


def points(number: int) -> str:
    return ngettext("%(num)s point", "%(num)s points", number)
