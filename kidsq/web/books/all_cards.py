"""Look through all the cards of a game: who is in it, how many there are, and what each one does."""

from __future__ import annotations

from flask import Blueprint, render_template, request
from flask.typing import ResponseReturnValue

from kidsq import play
from kidsq.play import first_edition
from kidsq.web.games.books import Deck
from kidsq.web.games.lookups import pages_of
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import tiles

blueprint = Blueprint("all_cards", __name__, url_prefix="/cards")


@blueprint.get("")
def look_through() -> ResponseReturnValue:
    """All cards of the game that ?edition names, or the one that ?card does. Nothing of a table or a child is in it."""
    asked = request.args.get("edition", first_edition())
    found = _deck_of(asked)
    deck = found or _deck_of(first_edition())
    assert deck is not None, "the game to begin with has cards"
    wanted = request.args.get("card", "")
    place = next((place for place, card in enumerate(deck.cards) if card.code == wanted), None)
    if found and place is not None:
        before, after = deck.cards[place - 1], deck.cards[(place + 1) % len(deck.cards)]
        return render_template("books/one_card.html", deck=deck, card=deck.cards[place], before=before, after=after)
    missing = None if found else _("There is no game “%(name)s” here. These are the first cards.", name=asked[:40])
    if found and wanted:
        missing = _("There is no card “%(name)s” in this game. Here are all that are.", name=wanted[:40])
    page = render_template("books/all_cards.html", deck=deck, message=missing, decks=_decks())
    return page, 404 if missing else 200


def _deck_of(edition: str) -> Deck | None:
    """None where there is no such game, or its cards are not shown."""
    pages = pages_of(edition) if edition in play.edition_codes() else None
    return pages.deck(edition) if pages else None


def _decks() -> list[Deck]:
    """Each once, however many editions are played with it."""
    every = [deck for tile in tiles.editions() if (deck := _deck_of(tile.code))]
    return list({deck.edition: deck for deck in every}.values())
