"""Sleeping Queens for the pages of the house (web/games/contract.py says what each of these is)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from kidsq.games.sleeping_queens.editions import EDITIONS
from kidsq.games.sleeping_queens.story import Sight
from kidsq.i18n.languages import ENGLISH
from kidsq.play import Look, Replayed
from kidsq.web.games.books import Book, Deck, Keepsake, Story, Wall
from kidsq.web.games.contract import (
    LATER_STYLES,
    TABLE_STYLES,
    Assets,
    Drawn,
    EditionWords,
    GamePages,
    Proposing,
    Showing,
)
from kidsq.web.games.sleeping_queens import replay_table, words
from kidsq.web.games.sleeping_queens.book import all_cards, gallery, rule_book
from kidsq.web.games.sleeping_queens.on_wall import WallScene
from kidsq.web.games.sleeping_queens.proposing import ProposingScene
from kidsq.web.games.sleeping_queens.scene import Scene
from kidsq.web.games.sleeping_queens.words import TableNames
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l
from kidsq.web.http.language import ngettext
from kidsq.web.shared import equations
from kidsq.web.table.pieces import Answered

# -- the lines that a child meets most often, as an older one is told them: shorter, and drier -------------------------

FOR_OLDER: Final[Mapping[str, str]] = {
    # The owl
    "Your turn!": _l("Your move."),
    "Now it is %(who)s's turn.": _l("%(who)s to play."),
    "%(who)s is thinking. No hurry!": _l("%(who)s is thinking."),
    "Count along: 1, 2, 3 …": _l("Counting: 1, 2, 3 …"),
    "There is a sum in your hand!": _l("You hold a sum."),
    "No sum this time.": _l("No sum in this hand."),
    "Do some cards make another one?": _l("Any sum among your cards?"),
    "Your king can wake a queen. Tap him!": _l("Your king can wake a queen."),
    "Try your luck: the jester!": _l("You could try the jester."),
    "Your knight can fetch a queen!": _l("Your knight can take a queen."),
    "Your potion makes a queen sleepy.": _l("Your potion sends a queen to bed."),
    "Swap a card, or find a sum!": _l("Swap one, or find a sum."),
    "Swap a card, or find a row!": _l("Swap one, or find a row."),
    "No sum now. Swap a card!": _l("No sum here. Swap one."),
    "No row now. Swap a card!": _l("No row here. Swap one."),
    "Twins! Tap the two that match.": _l("Twins: play both."),
    "The jester chose you! Tap a bed.": _l("The jester points at you. Choose a bed."),
    "Rose wakes one more. Tap a bed!": _l("Rose wakes one more. Choose a bed."),
    "%(who)s's knight wants the %(queen)s!": _l("Knight! %(who)s wants the %(queen)s."),
    "%(who)s's potion is for the %(queen)s!": _l("Potion! %(who)s aims at the %(queen)s."),
    "What a night!": _l("Good game."),
    "It is not far now!": _l("Nearly there."),
    # Questions and answers
    "%(who)s asks you!": _l("%(who)s asks."),
    "%(who)s is not sure.": _l("%(who)s wants it checked."),
    "Yes! %(sum)s.": _l("Right: %(sum)s."),
    "Look: %(sum)s.": _l("It is %(sum)s."),
    "Well spotted! %(sum)s.": _l("Good eye: %(sum)s."),
    "Almost!": _l("Close."),
    "Yes, it is you!": _l("Right: you."),
    "Let us count: it is you!": _l("Count it: you."),
    "Yes, it is %(who)s!": _l("Right: %(who)s."),
    "Let us count: it is %(who)s.": _l("Count it: %(who)s."),
    "It is the one that glows.": _l("The one that glows."),
    # What happens, and the end
    "You wake the %(queen)s!": _l("You wake the %(queen)s."),
    "The %(queen)s comes to you!": _l("The %(queen)s is yours."),
    "You won!": _l("You win!"),
    "%(who)s won this time.": _l("%(who)s wins."),
    "So many queens are awake!": _l("Enough queens are awake."),
    "So many points together!": _l("Enough points together."),
}
"""What is said to the younger ones -> what is said instead."""


# -- what the house says of Sleeping Queens on pages that are no table: at home, in a class, in reports ----------------

SAID: Final[Mapping[str, Callable[..., str]]] = {
    "game": lambda: _("Sleeping Queens"),
    "choice:queens": lambda: _("Queens in the game"),
    "step:queens:16": lambda: _("All 16 queens"),
    "step:queens:12": lambda: _("12 of the 16 queens"),
    # At home and in a class
    "title": lambda: _("kidsq: wake the queens"),
    "next_game": lambda: _("Ready for knights?"),
    "ready:crossing": lambda: _("Ready to go over ten?"),
    "ready:hundred": lambda: _("Ready for tens?"),
    "ready:balance": lambda: _("Ready for the balance?"),
    "ready:tables": lambda: _("Ready for times tables?"),
    "won": lambda n: _("no queen yet") if n == 0 else _("one queen") if n == 1 else _("%(n)s queens", n=n),
    "gentle": lambda: _("They never take a queen from you."),
    "gentle_child": lambda: _("They never take or put to sleep a queen of this child, from the next move on."),
    "gentle_class": lambda: _("They never take or put to sleep a queen of these children, from the next move on."),
    # What adults set
    "asked": lambda: _("In Sleeping Queens they ask what two cards make, or whether a sum is true."),
    "memory_line": lambda: _("In Sleeping Queens: which queen sleeps where, once all have seen her."),
    # Tasks of the log
    "task:queen_total": lambda: _("Points of the queens"),
    "task:jester_count": lambda: _("Counting with the jester"),
    "task:recall_queen": lambda: _("Remembering queens"),
    "question:queen_total": lambda: _("A queen wakes: how many points are there now?"),
    "question:jester_count": lambda: _("Who will wake a queen when the count ends?"),
    "question:recall_queen": lambda: _("Where does a queen sleep that was seen before?"),
    "points": lambda: _("Points of the queens"),
    # What was seen before
    "place": lambda n: _("bed %(n)s", n=n),
    "memory": lambda: _("Help with remembering queens"),
    "hinted": lambda: _("a sparkle on the bed"),
    "remembered": lambda: _("remembered queens"),
    "recalls": lambda n, known: ngettext(
        "%(num)d king played while a queen seen before was asleep; %(known)d woke one of those.",
        "%(num)d kings played while a queen seen before was asleep; %(known)d woke one of those.",
        n,
        known=known,
    ),
    "recalls_apart": lambda n: ngettext(
        "%(n)s remembered queen is not counted here", "%(n)s remembered queens are not counted here", n, n=n
    ),
    "recalls_counted": lambda: _("one row each, including moves with no sum"),
    "recalls_no_slips": lambda: _(
        "Remembering queens is play, and nothing in it is a mistake: those choices are not among the answers here."
    ),
    # Advice and letters
    "begun": lambda name: _("%(name)s is new to Sleeping Queens. We are looking forward to it!", name=name),
    "first_sums": lambda name: _("%(name)s makes sums with cards now, to wake sleeping queens.", name=name),
    "story": lambda: _("Next: say the sum as a story: 3 queens, and 4 more come."),
    "story_of_both": lambda: _(
        "Tell it as a story: four queens are here, two more come. Are there more or fewer now? Then count."
    ),
}


# -- for the pages of the house ----------------------------------------------------------------------------------------


_NIGHT: Final = "night.svg"
NUMBERS: Final = ("games/sleeping_queens/rods.css", "games/sleeping_queens/numbers.css")
ASSETS: Final = Assets(
    bundles={
        "games/sleeping_queens/at_table.css": (
            *TABLE_STYLES,
            "games/sleeping_queens/rods.css",
            "games/sleeping_queens/motions.css",
            "games/sleeping_queens/table.css",
            "games/sleeping_queens/beds.css",
            "games/sleeping_queens/tips.css",
            "games/sleeping_queens/lanterns.css",
            "games/sleeping_queens/bedroom.css",
            "games/sleeping_queens/low_screens.css",
        ),
        "games/sleeping_queens/later.css": (
            *LATER_STYLES,
            "games/sleeping_queens/stage.css",
            "games/sleeping_queens/game_over.css",
        ),
        "games/sleeping_queens/story.css": ("css/components/prologue.css", "games/sleeping_queens/prologue.css"),
        "games/sleeping_queens/all_replayed.css": (*NUMBERS, "games/sleeping_queens/replayed.css"),
        "games/sleeping_queens/cards.css": (*NUMBERS, "games/sleeping_queens/pages/all_cards.css"),
        "games/sleeping_queens/book.css": (*NUMBERS, "games/sleeping_queens/quantities.css"),
    },
    editions="games/sleeping_queens/editions.css",
    # The first knight stands at home, the others wait with the powers; a first game has kings alone. Some of what is in
    # the bedroom is seen where nothing else of it is: at home, in another game, on a grown-up's first page.
    sprites={
        **dict.fromkeys(
            ("queen", "sleeper", "emblem", "sign", "bed-asleep", "bed-empty", "quilt", "card-back"), _NIGHT
        ),
        **dict.fromkeys(("queen-moon", "queen-rainbow", "queen-sunflower", "sign-star", "sign-house"), "art.svg"),
        "king": "kings.svg",
        **dict.fromkeys(
            ("knight-2", "knight-3", "knight-4", "dragon", "potion", "wand", "jester", "cocoa", "cookie"),
            "powers.svg",
        ),
        "way": "games/sleeping_queens/ways.svg",
    },
    kept_macros=("games/sleeping_queens/_parts.html",),
    large_macros=frozenset({"beds", "hand_cards", "still_cards"}),
    for_older=FOR_OLDER,
)
HOUSE_PARTS: Final = "games/sleeping_queens/_house.html"


class Pages(GamePages):
    ASSETS = ASSETS
    SAID = SAID
    HOUSE_PARTS = HOUSE_PARTS
    REPLAY_PARTS = "games/sleeping_queens/_replayed.html"
    REPLAY_STYLE = "games/sleeping_queens/all_replayed.css"
    WALL_PARTS = "games/sleeping_queens/_wall.html"
    WALL_STYLES = (
        "games/sleeping_queens/at_table.css",
        "games/sleeping_queens/later.css",
        "games/sleeping_queens/numbers.css",
        "games/sleeping_queens/wall.css",
    )

    def edition(self, code: str) -> EditionWords:
        return EditionWords(
            words.edition_name(code), words.edition_line(code), words.edition_practises(code), EDITIONS[code].age
        )

    def refusal(self, code: str, values: Mapping[str, Any], edition: str) -> str:
        return words.refusal(code, values, edition)

    def table(self, showing: Showing, key: str) -> Drawn:
        reply, full_page = showing.reply, showing.full_page
        scene = Scene(
            showing.look,
            key,
            self.refusal(reply.code, reply.values, showing.look.stored.edition) if reply.code else None,
            Answered(*showing.answered) if showing.answered else None,
            tuple(equations.text(equations.of_attempt(row)) for row in showing.said),
            in_words=full_page,
            told=reply.values.get("told", 0) if reply.kind == "done" else 0,
            fresh=full_page or reply.since is not None,
            done_here=showing.done_here,
        )
        template = "games/sleeping_queens/table.html" if full_page else "games/sleeping_queens/_table.html"
        return Drawn(template, {"scene": scene})

    def on_wall(self, look: Look, name: str, counts: Sequence[tuple[str, int]], *, asked: bool) -> WallScene:
        return WallScene(look, name, counts, asked=asked)

    def proposing(self, showing: Showing, what: Proposing, key: str) -> Drawn:
        reply, full_page = showing.reply, showing.full_page
        scene = ProposingScene(
            showing.look,
            key,
            what,
            self.refusal(reply.code, reply.values, showing.look.stored.edition) if reply.code else None,
            Answered(*showing.answered) if showing.answered else None,
            in_words=full_page,
            fresh=full_page or reply.since is not None or what.said is not None,
        )
        return Drawn(f"games/sleeping_queens/{'proposing' if full_page else '_table'}.html", {"scene": scene})

    def replayed(self, shown: Replayed, names: Sequence[str], faces: Sequence[str]) -> replay_table.Picture:
        return replay_table.picture(shown, TableNames(tuple(names), shown.stored.edition), faces)

    def told(self, sight: Sight, names: Sequence[str], edition: str) -> str:
        return words.sight_sentence(sight, TableNames(tuple(names), edition), -1)

    def happened(self, shown: Replayed, names: Sequence[str]) -> list[str]:
        sights = shown.next.sights if shown.next else ()
        return [self.told(sight, names, shown.stored.edition) for sight in sights if sight.kind != "king"]

    def keepsakes(self, names: Iterable[str]) -> list[Keepsake]:
        return gallery.of_names(names)

    def asleep(self, name: str) -> str:
        return f"sleeper-{name}"

    def book(self, edition: str) -> Book:
        return rule_book.book(edition)

    def deck(self, edition: str) -> Deck:
        return all_cards.deck(edition)

    def wall(self, names: Iterable[str]) -> Wall:
        return gallery.wall(names)

    def story(self, keepsake: str) -> Story | None:
        return gallery.story(keepsake)

    def whole_edition(self, language: str) -> str:
        return "classic" if language == ENGLISH else "gamefactory"


PAGES: Final = Pages()
