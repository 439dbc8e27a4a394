"""Tidy up for the Queen for the pages of the house (web/games/contract.py says what each of these is)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from kidsq.games.queens_collection.cards import CARD_NAMES, COLOURS
from kidsq.games.queens_collection.editions import is_tidying
from kidsq.games.queens_collection.story import Sight
from kidsq.play import Replayed
from kidsq.web.games.books import Book, Deck, Keepsake, Story, Wall
from kidsq.web.games.contract import LATER_STYLES, TABLE_STYLES, Assets, Drawn, EditionWords, GamePages, Showing
from kidsq.web.games.queens_collection import replay_table, told, words
from kidsq.web.games.queens_collection.book import all_cards, gallery, rule_book
from kidsq.web.games.queens_collection.collecting.scene import CollectingScene
from kidsq.web.games.queens_collection.scene import CollectionScene
from kidsq.web.games.queens_collection.tidying.scene import TidyingScene
from kidsq.web.games.queens_collection.words import box_name, named
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l
from kidsq.web.shared import table_words
from kidsq.web.table.pieces import Answered

# -- why something cannot be done at this table, and what can be done instead ------------------------------------------

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


# -- what the house says of Tidy up for the Queen on pages that are no table -------------------------------------------

SAID: Final[Mapping[str, Callable[..., str]]] = {
    "game": lambda: _("Tidy up for the Queen"),
    "title": lambda: _("kidsq: tidy up for the Queen"),
    "next_game": lambda: _("Ready for three places a box?"),
    "gentle": lambda: _("They leave the last one home to you."),
    "gentle_child": lambda: _("In Tidy up for the Queen they leave the last one home to this child."),
    "gentle_class": lambda: _("In Tidy up for the Queen they leave the last one home to these children."),
    "asked": lambda: _(
        "In Tidy up for the Queen they ask how many are home, how many are missing and how many points."
    ),
    "hint_line": lambda: _("In Tidy up for the Queen it shows who can come home, and with which cards."),
    "memory_line": lambda: _("In Tidy up for the Queen there is nothing to remember."),
    "won": lambda n: _("no box done yet") if n == 0 else _("one box done") if n == 1 else _("%(n)s boxes done", n=n),
    "choice:fields": lambda: _("Places in a box"),
    "choice:each": lambda: _("Figures of each colour"),
    "choice:copies": lambda: _("Cards of each colour"),
    "choice:jokers": lambda: _("Jokers"),
    "choice:rounds": lambda: _("Rounds"),
    "sign:each": lambda: "meeple-red",
    "sign:copies": lambda: "colour-blue",
    "sign:jokers": lambda: "colour-joker",
    "step:fields:2": lambda: _("Two places a box"),
    "step:fields:3": lambda: _("Three places a box"),
    "step:rounds:1": lambda: _("One round"),
    "step:each:3": lambda: _("Three of each colour"),
    "step:each:2": lambda: _("Two of each colour"),
    "step:copies:4": lambda: _("Four cards of each colour"),
    "step:copies:3": lambda: _("Three cards of each colour"),
    "step:jokers:6": lambda: _("Six jokers"),
    "step:jokers:5": lambda: _("Five jokers"),
    "step:jokers:4": lambda: _("Four jokers"),
    "step:jokers:3": lambda: _("Three jokers"),
    "step:rounds:2": lambda: _("Two rounds"),
    "step:rounds:usual": lambda: _("One for each player"),
}


# -- for the pages of the house ----------------------------------------------------------------------------------------


_FIGURES: Final = "games/queens_collection/figures.svg"
_ROOM: Final = "games/queens_collection/room.svg"
_WAYS: Final = "games/queens_collection/ways.svg"
_OWN: Final = "games/queens_collection"
_TABLE: Final = (
    *TABLE_STYLES,
    *(f"{_OWN}/{part}.css" for part in ("cards", "tidying/table", "boxes", "tray", "flights")),
)
_COLLECTING: Final = tuple(f"{_OWN}/collecting/{part}.css" for part in ("table", "friends", "market", "taking"))
_STORY: Final = ("css/components/prologue.css", f"{_OWN}/prologue.css")
_LATER: Final = (*LATER_STYLES, f"{_OWN}/asking.css", f"{_OWN}/tidying/ending.css")
ASSETS: Final = Assets(
    bundles={
        f"{_OWN}/tidying_table.css": _TABLE,
        f"{_OWN}/tidying_story.css": (*_STORY, f"{_OWN}/tidying/prologue.css"),
        f"{_OWN}/collecting_story.css": (*_STORY, f"{_OWN}/collecting/prologue.css"),
        f"{_OWN}/tidying_later.css": _LATER,
        f"{_OWN}/collecting_table.css": (*_TABLE, *_COLLECTING),
        f"{_OWN}/collecting_later.css": (*_LATER, f"{_OWN}/collecting/reckoning.css"),
    },
    editions="games/queens_collection/editions.css",
    sprites={
        **dict.fromkeys(("meeple", "place", "colour", "badge", "mark"), _FIGURES),
        **dict.fromkeys(("chest", "house", "hostess", "track", "pile", "turn"), _ROOM),
        "tidy": _WAYS,
        "tidy-coop": "art.svg",  # the one that home shows
    },
    kept_macros=("games/queens_collection/_parts.html", "games/queens_collection/collecting/_parts.html"),
)


class Pages(GamePages):
    """The pages of all four editions; `scene_of` says which family one belongs to."""

    ASSETS = ASSETS
    SAID = SAID
    HOUSE_PARTS = "games/queens_collection/_house.html"
    REPLAY_PARTS = "games/queens_collection/_replayed.html"
    REPLAY_STYLE = "games/queens_collection/replayed.css"

    def edition(self, code: str) -> EditionWords:
        return EditionWords(
            words.edition_name(code), words.edition_line(code), words.edition_practises(code), words.AGES[code]
        )

    def refusal(self, code: str, values: Mapping[str, Any], edition: str) -> str:
        return refusal(code, values)

    def keepsakes(self, names: Iterable[str]) -> list[Keepsake]:
        return gallery.of_names(names)

    def book(self, edition: str) -> Book:
        return rule_book.book(edition)

    def deck(self, edition: str) -> Deck:
        return all_cards.deck()

    def wall(self, names: Iterable[str]) -> Wall:
        return gallery.wall(names)

    def story(self, keepsake: str) -> Story | None:
        return gallery.story(keepsake)

    def table(self, showing: Showing, key: str) -> Drawn:
        scene = scene_of(showing, key)
        page = "table.html" if showing.full_page else "_table.html"
        return Drawn(f"{scene.TEMPLATES}/{page}", {"scene": scene})

    def replayed(self, shown: Replayed, names: Sequence[str], faces: Sequence[str]) -> replay_table.Picture:
        return replay_table.picture(shown, names, faces)

    def happened(self, shown: Replayed, names: Sequence[str]) -> list[str]:
        return [told.sentence(sight, names) for sight in replay_table.seen(shown)]

    def told(self, sight: Sight, names: Sequence[str], edition: str) -> str:
        return told.sentence(sight, names)


def scene_of(showing: Showing, key: str) -> CollectionScene:
    """The scene of this look: of those who tidy up, or of those who collect."""
    look, reply, full_page = showing.look, showing.reply, showing.full_page
    family = TidyingScene if is_tidying(look.stored.edition) else CollectingScene
    scene = family(
        look,
        key,
        refusal(reply.code, reply.values) if reply.code else None,
        Answered(*showing.answered) if showing.answered else None,
        in_words=full_page,
        told=reply.values.get("told", 0) if reply.kind == "done" else 0,
        fresh=full_page or reply.since is not None,
        done_here=showing.done_here,
    )
    scene.ticked = frozenset(reply.values.get("ticked", ()))
    return scene


PAGES: Final = Pages()
