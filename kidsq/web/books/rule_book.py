"""The rules as a picture book, one for each edition: each page shows one thing that can happen at the table."""

from __future__ import annotations

from dataclasses import dataclass

from flask import Blueprint, redirect, render_template, request, session
from flask.typing import ResponseReturnValue

from kidsq import play
from kidsq.play import NotHere, first_edition
from kidsq.store.people import people
from kidsq.store.people.people import Learner
from kidsq.web.games.books import Book
from kidsq.web.games.lookups import pages_of
from kidsq.web.http import context, tablets
from kidsq.web.http.caller import visitor
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import tiles
from kidsq.web.shared.tiles import EditionTile

blueprint = Blueprint("rule_book", __name__, url_prefix="/rules")


@dataclass(frozen=True, slots=True)
class OtherBook:
    """A game beside the one whose book lies open: its first edition."""

    title: str
    edition: EditionTile


@blueprint.get("")
def shelf() -> ResponseReturnValue:
    """The book of the game that children begin with."""
    return book(first_edition())


@blueprint.get("/<edition>")
def book(edition: str) -> ResponseReturnValue:
    """How is this game played? For everybody; nothing of a table or a child is in it."""
    found, table = _book_of(edition), _came_from()
    shown = edition if found else first_edition()
    every = [(tile, one) for tile in tiles.editions() if (one := _book_of(tile.code))]
    ours = [tile for tile, _one in every if pages_of(tile.code) is pages_of(shown)]
    page = render_template(
        "books/rule_book.html",
        book=found or _book_of(shown),
        name=next(tile.name for tile in ours if tile.code == shown),
        message=None if found else _("There is no game “%(name)s” here. This is the first book.", name=edition[:40]),
        shown=shown,
        editions=[tile for tile in ours if not tile.deck_of or tile.code == shown],  # another deck has the same rules
        others=_others(every, ours),
        table=table,
        children=() if table else _children(),
        guests=tablets.tablet() is None,
    )
    return page, 200 if found else 404


@blueprint.post("/again")
def again() -> ResponseReturnValue:
    """The owl shows a child, or the guests of this browser, everything once more."""
    child = next((one for one in _children() if one.id == request.form.get("who")), None)
    if child is not None or (request.form.get("who") == play.GUEST and tablets.tablet() is None):
        play.begin_tips_again(context.db(), visitor(), child.id if child else None)
    return redirect("/", 303)


def _book_of(edition: str) -> Book | None:
    """None where there is no such game, or it has no book."""
    pages = pages_of(edition) if edition in play.edition_codes() else None
    return pages.book(edition) if pages else None


def _others(every: list[tuple[EditionTile, Book]], ours: list[EditionTile]) -> list[OtherBook]:
    found = {one.title: OtherBook(one.title, tile) for tile, one in reversed(every) if tile not in ours}
    return list(reversed(found.values()))


def _came_from() -> str | None:
    """The table whose child looks something up, when this browser may see it."""
    asked = request.args.get("table")
    if not asked:
        return None
    try:
        play.version(context.db(), visitor(), asked)
    except NotHere:
        return None
    return asked


def _children() -> list[Learner]:
    """The children whom the owl can show everything again: of this browser, or who sit at this tablet."""
    found = tablets.tablet()
    if found:
        return tablets.sitters(found)
    known = session.get("device")
    return people.learners_of_device(context.db(), known) if known else []
