"""Look through all the cards of a game: who is in it, how many there are, and what each one does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from flask import Blueprint, render_template, request
from flask.typing import ResponseReturnValue

from kidsq.turns import CARD_NAMES, EDITIONS, QUEEN_NAMES, is_number
from kidsq.web import queen_words, tiles, words
from kidsq.web.language import gettext as _
from kidsq.web.portraits import pictures_of

blueprint = Blueprint("all_cards", __name__, url_prefix="/cards")

FIRST_EDITION = "first_night"


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
    n: int
    count: int


@blueprint.get("")
def look_through() -> ResponseReturnValue:
    """All cards of the game that ?edition names. For everybody; nothing of a table or a child is in it."""
    asked = request.args.get("edition", FIRST_EDITION)
    known = asked in EDITIONS
    shown = asked if known else FIRST_EDITION
    edition = EDITIONS[shown]
    page = render_template(
        "home/all_cards.html",
        name=words.edition_name(shown),
        message=None if known else _("There is no game “%(name)s” here. These are the first cards.", name=asked[:40]),
        shown=shown,
        editions=tiles.editions(),
        line=_(
            "%(queens)d queens are in this game, and %(cards)d other cards.",
            queens=len(edition.queens),
            cards=sum(edition.deck.values()),
        ),
        queens=tuple(_queens(shown)),
        kinds=tuple(_kinds(shown)),
        numbers=tuple(NumberCard(card, count) for card, count in edition.deck.items() if is_number(card)),
        numbers_line=_numbers_line(edition.together == "run"),
    )
    return page, 200 if known else 404


def _queens(edition: str) -> Iterator[QueenCard]:
    of = EDITIONS[edition]
    for id_, points in of.queens.items():
        name = words.queen_name(QUEEN_NAMES.index(id_), edition)
        yield QueenCard(id_, name, points if of.points_count else None, queen_words.waking_line(id_), _rule(id_))


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
        count = of.deck.get(CARD_NAMES.index(code), 0)
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


def _numbers_line(rows: bool) -> str:
    if rows:
        return _("Put away one, twins, or a row like 2, 3, 4.")
    return _("Put away one, twins, or a sum like 2 + 3 = 5.")
