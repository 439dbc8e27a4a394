"""How something new is offered to a child: one line on home, and one at the end of the game that brought it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kidsq.web.games.lookups import keepsakes
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l
from kidsq.web.shared import table_words
from kidsq.web.shared.code_words import FAMILIES


@dataclass(frozen=True, slots=True)
class Invitation:
    """name: of the surprise. line: what there is; ask: whether the child wants to. picture: symbol of a sprite."""

    name: str
    line: str
    ask: str
    picture: str


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who comes. id: of a keepsake, or of a friend. picture: as it stands among others."""

    id: str
    name: str
    picture: str


OWL: Final = "owl"


def visitor(who: str) -> Visitor | None:
    """A keepsake, a friend of the house or the owl; None: there is nobody of that name."""
    if who == OWL:
        return Visitor(who, _("The owl"), "owl-happy")
    kind, _between, friend = who.partition("-")
    if kind == "friend" and friend in table_words.FRIENDS:
        return Visitor(who, table_words.bot_name(friend), f"{who}-happy")
    found = keepsakes([who])
    return Visitor(who, found[0].name, found[0].picture) if found else None


_GARDEN: Final = {
    "water": _l("A watering can for your garden!"),
    "hedgehog": _l("A hedgehog lives in your garden now."),
    "bird": _l("A bird has built its house in your garden."),
    "frog": _l("Splash! A frog is in your garden."),
    "snail": _l("A snail has arrived in your garden."),
    "bees": _l("Bees have moved into your garden."),
    "moth": _l("Something glows in your garden."),
    "mole": _l("Somebody is digging in your garden."),
    "cat": _l("Shh! A cat sleeps in your garden."),
    "pinwheel": _l("A pinwheel turns in your garden."),
    "pumpkin": _l("A seed of yours is a pumpkin now!"),
    "kite": _l("A kite flies over your garden."),
    "fountain": _l("Splish, splash! A fountain for your garden."),
}
_HALL: Final = {
    "lantern": _l("A lantern for your castle!"),
    "clock": _l("A cuckoo clock for your castle!"),
    "fish": _l("A fish moves into your castle."),
    "teapot": _l("A teapot for your castle. It smiles!"),
    "horse": _l("A rocking horse for your castle!"),
    "music": _l("A music box for your castle!"),
    "fire": _l("It is warm in your castle now."),
    "telescope": _l("A telescope for your castle!"),
    "picture": _l("A picture for your castle. Who is on it?"),
    "globe": _l("It snows in your castle!"),
}


def invitation(name: str) -> Invitation | None:
    """The words for a surprise; None: this kidsq does not know it."""
    kind, _between, what = name.partition("-")
    if kind == "castle":
        return Invitation(name, _("Your castle is here."), _("Look in?"), "room-castle")
    if kind == "visit":
        who = visitor(what)
        return Invitation(name, _("%(name)s is visiting.", name=who.name), _("Listen?"), who.picture) if who else None
    if kind == "garden" and what in _GARDEN:
        picture = "watering-can" if what == "water" else f"meadow-{what}"
        return Invitation(name, _(_GARDEN[what]), _("Look?"), picture)
    if kind == "hall" and what in _HALL:
        return Invitation(name, _(_HALL[what]), _("Look in?"), name)
    if kind == "wear":
        return Invitation(name, _("Something new to wear!"), _("Try it on?"), f"earned-{what}")
    if kind == "room" and what in FAMILIES:
        return Invitation(name, _(FAMILIES[what].opens), _("Look in?"), f"room-{what.replace('_', '-')}")
    return None


def news(name: str) -> str:
    """The same in very few words, for the way home; empty: this kidsq does not know it."""
    said = {
        "castle": _("Your castle!"),
        "visit": _("A visitor!"),
        "garden": _("New in the garden!"),
        "hall": _("New in your castle!"),
        "wear": _("New to wear!"),
        "room": _("A door is open!"),
    }
    return said.get(name.partition("-")[0], "")
