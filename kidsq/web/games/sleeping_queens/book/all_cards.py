"""All the cards of a game: who is in it, how many there are, and what each one does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from kidsq.games.sleeping_queens import EDITIONS
from kidsq.games.sleeping_queens.cards import CARD_CODES, QUEEN_NAMES, is_number
from kidsq.web.games.books import Card, Deck
from kidsq.web.games.sleeping_queens import laying_words, words
from kidsq.web.games.sleeping_queens.book import queen_words
from kidsq.web.games.sleeping_queens.portraits import pictures_of
from kidsq.web.games.sleeping_queens.scene import unit_of
from kidsq.web.http.language import gettext as _


@dataclass(frozen=True, slots=True)
class QueenCard:
    """One queen. says: as she wakes; rule: what is special about her."""

    id: str
    name: str
    points: int | None
    says: str
    rule: str | None


@dataclass(frozen=True, slots=True)
class Kind:
    """Cards that do the same. arts: their different pictures."""

    code: str
    name: str
    count: int
    arts: tuple[str, ...]
    line: str


@dataclass(frozen=True, slots=True)
class NumberCard:
    """unit: 10 where it is drawn in rods of ten."""

    n: int
    count: int
    unit: int = 1

    @property
    def art(self) -> str:
        return quantity(self.n, self.unit)


@dataclass(frozen=True, slots=True)
class Drawn:
    """What the picture of one card needs: its number, or the points of a queen where they count."""

    n: int | None = None
    points: int | None = None
    unit: int = 1

    @property
    def art(self) -> str:
        return quantity(self.n or 0, self.unit)


def quantity(number: int, unit: int) -> str:
    """The drawing of so many, as on the cards."""
    return f"tens-{number // unit}" if unit > 1 else f"frame-{number}" if unit else ""


def deck(edition: str) -> Deck:
    """All cards of this edition."""
    of, cards = EDITIONS[edition], tuple(_one_by_one(edition))
    line = _(
        "%(queens)d queens are in this game, and %(cards)d other cards.",
        queens=len(of.queens),
        cards=sum(of.deck.values()),
    )
    return Deck(
        edition,
        words.edition_name(edition),
        of.info.picture,
        line,
        cards,
        "games/sleeping_queens/book/_cards.html",
        "games/sleeping_queens/cards.css",
        _sections(edition),
    )


def _sections(edition: str) -> dict[str, Any]:
    deck, unit = EDITIONS[edition].deck, unit_of(edition)
    return {
        "queens": tuple(_queens(edition)),
        "kinds": tuple(_kinds(edition)),
        "numbers": tuple(NumberCard(card, count, unit) for card, count in deck.items() if is_number(card)),
        "numbers_line": _(laying_words.of_edition(edition).cards),
    }


def _queens(edition: str) -> Iterator[QueenCard]:
    of = EDITIONS[edition]
    for id_, points in of.queens.items():
        name = words.queen_name(QUEEN_NAMES.index(id_), edition)
        yield QueenCard(id_, name, points if of.points_count else None, queen_words.waking_line(id_), _rule(id_))


def _one_by_one(edition: str) -> Iterator[Card]:
    """Every card that looks different, in the order of the page."""
    for queen in _queens(edition):
        worth = _("%(points)d points", points=queen.points) if queen.points else None
        line = queen.rule or (_("She brings you %(worth)s.", worth=worth) if worth else _("Wake her with a king."))
        label = f"{queen.name}, {worth}" if worth else queen.name
        yield Card(f"queen-{queen.id}", queen.name, line, label, queen.says, Drawn(points=queen.points))
    for kind in _kinds(edition):
        name = words.card_name(CARD_CODES[kind.code])
        for nth, art in enumerate(kind.arts, 1):
            if kind.code == "king":
                king = words.king_name(art.removeprefix("king-"))
                yield Card(art, king, kind.line, king, drawn=Drawn())
                continue
            label = _("%(name)s, picture %(nth)d of %(all)d", name=name, nth=nth, all=len(kind.arts))
            yield Card(art, name, kind.line, label, drawn=Drawn())
    line, unit = _(laying_words.of_edition(edition).cards), unit_of(edition)
    for card in filter(is_number, EDITIONS[edition].deck):
        name = _("Number %(n)d", n=card)
        yield Card(str(card), name, line, name, drawn=Drawn(n=card, unit=unit))


def _rule(queen: str) -> str | None:
    if queen == "rose":
        return _("She wakes a friend, too.")
    if queen == "strawberry":
        return _("Nobody can take her.")
    if queen in ("cat", "dog"):
        return _("Cat and dog never share a home.")
    return None


def _kinds(edition: str) -> Iterator[Kind]:
    of = EDITIONS[edition]
    lines = {
        "king": _("A king wakes a queen."),
        "knight": _("A knight rides out and brings you a queen."),
        "dragon": _("A dragon sends a knight home. Your queen stays."),
        "potion": _("A potion sends a queen back to sleep."),
        "wand": _("A wand stops a potion. Your queen stays awake."),
        "jester": _("A jester turns the next card over. Who will be lucky?"),
    }
    for code, line in lines.items():
        count = of.deck.get(CARD_CODES[code], 0)
        if count:
            yield Kind(code, _plural(code), count, pictures_of(edition, code), line)


def _plural(code: str) -> str:
    return {
        "king": _("Kings"),
        "knight": _("Knights"),
        "dragon": _("Dragons"),
        "potion": _("Potions"),
        "wand": _("Magic wands"),
        "jester": _("Jesters"),
    }[code]
