"""All the cards of the game, its figures and their boxes: how many there are, and what each one does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from kidsq.games.queens_collection.cards import CARD_NAMES, COLOURS
from kidsq.games.queens_collection.cards import deck as cards_of
from kidsq.games.queens_collection.editions import COPIES, EACH, FIELDS, JOKERS
from kidsq.web.games.books import Card, Deck
from kidsq.web.games.queens_collection import words
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l

SHOWN_AS: Final = "coop"
"""All editions have the same cards."""
SIGNS: Final = {
    "red": _l("Its sign is a heart."),
    "orange": _l("Its sign is a sun."),
    "yellow": _l("Its sign is a star."),
    "green": _l("Its sign is a tree."),
    "blue": _l("Its sign is a drop."),
    "purple": _l("Its sign is a moon."),
    "white": _l("Its sign is a cloud."),
    "black": _l("Its sign is a cat."),
    "joker": _l("The joker is any colour you like."),
}


def deck() -> Deck:
    """The cards of all editions."""
    copies, jokers = COPIES.values[0], JOKERS.values[0]
    line = _(
        "%(cards)d cards: %(copies)d of each colour and %(jokers)d jokers.",
        cards=len(cards_of(int(copies), int(jokers))),
        copies=copies,
        jokers=jokers,
    )
    return Deck(
        SHOWN_AS,
        words.title(),
        "tidy-coop",
        line,
        (*_cards(), *_boxes()),
        "games/queens_collection/book/_cards.html",
        "games/queens_collection/pages/book.css",
        _counts(),
    )


def _counts() -> dict[str, Any]:
    """colours: code, name and what is said of its sign; each, copies and jokers: all there can be, the usual first."""
    return {
        "colours": [(code, words.named(code), _(SIGNS[code])) for code in CARD_NAMES],
        "places": FIELDS.values,
        "each": EACH.values,
        "copies": COPIES.values,
        "jokers": JOKERS.values,
    }


def _cards() -> Iterator[Card]:
    for code in CARD_NAMES:
        yield Card(f"colour-{code}", words.named(code), _(SIGNS[code]), words.named(code), drawn=code)


def _boxes() -> Iterator[Card]:
    for colour, code in enumerate(COLOURS):
        box, line = words.box_name(colour), _("Three of them are at home here.")
        name = box[:1].upper() + box[1:]
        yield Card(f"box-{code}", name, line, name, drawn=code)
