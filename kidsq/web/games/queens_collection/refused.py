"""Why something cannot be done at this table, and what can be done instead."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kidsq.games.queens_collection.cards import CARD_NAMES, COLOURS
from kidsq.web.games.queens_collection.words import box_name, named
from kidsq.web.http.language import mark as _l
from kidsq.web.shared import table_words

_REFUSALS: Final = {
    # What is not chosen yet
    "no_cards": _l("Tap a card first."),
    "three_cards": _l("Three cards at most. Put one back."),
    "two_meeples": _l("Two change places: tap two of them."),
    "one_meeple": _l("Who is carried? Tap one of them."),
    "no_box": _l("Where to? Tap a box."),
    "one_each": _l("One card for one card: tap yours and a friend's."),
    "no_display": _l("Tap an open card, too."),
    "one_display": _l("For a pair, tap one open card."),
    "no_colour": _l("Which colour would you like?"),
    "no_theirs": _l("Tap a card of your partner's, too."),
    "unreadable": _l("That isn't a move in this game: “%(move)s”. Tap what you see."),
    "bad_place": _l("There is nothing at “%(value)s”. Tap what you see."),
    # What the rules do not allow
    "not_in_this_game": _l("That doesn't work in this game. Tap what you see."),
    "not_held": _l("You have no such card: %(card)s. Pick one of yours."),
    "cards_are_left": _l("There are still cards to draw: take new ones instead."),
    "pile_too_short": _l("There aren't that many cards left to draw."),
    "meeple_not_there": _l("%(colour)s isn't in the %(box)s. Here is the table."),
    "same_box": _l("That is the same box. Pick another one."),
    "same_colour": _l("Two of one colour look the same. Pick another one."),
    "carry_needs_joker": _l("To carry, you need a joker or two equal cards."),
    "no_couples": _l("Alone, two equal cards are no joker. Pick other cards."),
    "couple_is_one": _l("Two equal cards are one joker: they carry one of them."),
    "cards_do_not_fit": _l("These cards do not fit those two. Pick others."),
    "not_another_seat": _l("Pick a card of somebody else."),
    "not_theirs": _l("That card is not there: %(card)s. Pick another one."),
    "same_kind": _l("Both are the same: %(card)s. Pick another card."),
    "nothing_to_reveal": _l("No card is left to turn up. You can stop."),
    "reveal_first": _l("First: turn up a card, or stop."),
    "revealing_is_over": _l("Now take something with your cards."),
    "take_first": _l("First: a pair or a trade. Then you are done."),
    "pairs_only": _l("After a pair comes another pair, or you are done."),
    "not_on_display": _l("That card isn't face up: %(card)s. Pick another one."),
    "couple_is_another": _l("Two equal cards stand for another colour. Pick one."),
    "no_pair": _l("These do not make a pair. Pick the same colour twice."),
    "as_many": _l("You get as many as you give."),
}


def refusal(code: str, values: Mapping[str, Any]) -> str:
    """The sentence for this code; those of every table are the house's own."""
    if code not in _REFUSALS:
        return table_words.refusal(code, values)
    said = {"card": "", "colour": "", "box": "", **values}
    for name in ("card", "colour"):
        if said[name] in CARD_NAMES:
            said[name] = named(said[name])
    if said["box"] in COLOURS:
        said["box"] = box_name(COLOURS.index(said["box"]))
    return table_words.worded(_REFUSALS[code], said)
