"""What a game has to look through beside its table: a rule book, its cards, and what can be won for good in it.

The pages are those of the house (kidsq/web/books); a game has the words, and templates with macros for its pictures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Keepsake:
    """Something a child has won for good. id: in addresses. picture: symbol of a sprite."""

    id: str
    name: str
    picture: str


@dataclass(frozen=True, slots=True)
class Page:
    """One page of a rule book. picture: what is drawn, with which values. lines: short, one thing each."""

    picture: str
    title: str
    lines: tuple[str, ...]
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of an edition. title: of the game, where all its editions are one book on the shelf.

    parts: template with the macro `picture(page)`; style: the style sheet it needs beside pictures.css, or nothing.
    """

    title: str
    pages: tuple[Page, ...]
    parts: str
    style: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """A card by itself. code: in addresses. label: tells it from others of that name.

    line: what it does; says: what who is on it says. drawn: what else its picture needs.
    """

    code: str
    name: str
    line: str
    label: str
    says: str = ""
    drawn: Any = None


@dataclass(frozen=True, slots=True)
class Deck:
    """All cards of an edition, each once. edition: the one in addresses, as several may have the same cards.

    line: what the owl says. parts: template with the macros `sections(deck, to)`, where to(code) makes a link of it,
    `leaf(card)`, `alone(card)` and `below(card)`; style: the style sheet they need. drawn: what the sections show.
    """

    edition: str
    name: str
    picture: str
    line: str
    cards: tuple[Card, ...]
    parts: str
    style: str
    drawn: Mapping[str, Any] = field(default_factory=dict)

    @property
    def labels(self) -> dict[str, str]:
        """What each card is called where only its picture is seen, by its code."""
        return {card.code: card.label for card in self.cards}


@dataclass(frozen=True, slots=True)
class Wall:
    """What can be won for good in a game. won: in the order in which it came; awaited: a drawing for each that has not.

    line: what the owl says of it. parts: template with the macros `portrait(keepsake)`, `waiting(drawing)` and
    `large(keepsake)`; style: the style sheet they need.
    """

    code: str
    won: tuple[Keepsake, ...]
    awaited: Sequence[str]
    line: str
    parts: str
    style: str


@dataclass(frozen=True, slots=True)
class Story:
    """Of one thing that was won. says: its own words. visit: what it tells when it visits the child later."""

    says: str
    text: str
    visit: str
