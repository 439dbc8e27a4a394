"""Sleeping Queens for the pages of the house (web/games/contract.py says what each of these is)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from flask import Blueprint

from kidsq.games.sleeping_queens.story import Sight
from kidsq.i18n.languages import ENGLISH
from kidsq.play import Look, Replayed
from kidsq.web.games.books import Book, Deck, Keepsake, Story, Wall
from kidsq.web.games.contract import TABLE_STYLES, Assets, BotWords, Drawn, EditionWords, Proposing, Showing
from kidsq.web.games.sleeping_queens import house_words, replay_table, words
from kidsq.web.games.sleeping_queens.book import all_cards, gallery, rule_book
from kidsq.web.games.sleeping_queens.older_words import FOR_OLDER
from kidsq.web.games.sleeping_queens.on_wall import WallScene
from kidsq.web.games.sleeping_queens.proposing import ProposingScene
from kidsq.web.games.sleeping_queens.scene import Scene
from kidsq.web.games.sleeping_queens.words import TableNames
from kidsq.web.shared import table_words
from kidsq.web.table.pieces import Answered

BLUEPRINTS: Final[Sequence[Blueprint]] = ()
FOR_CHILDREN: Final = frozenset[str]()
ASSETS: Final = Assets(
    bundles={
        "games/sleeping_queens/at_table.css": (
            *TABLE_STYLES,
            "games/sleeping_queens/table.css",
            "games/sleeping_queens/beds.css",
            "games/sleeping_queens/tips.css",
            "games/sleeping_queens/stage.css",
            "games/sleeping_queens/lanterns.css",
            "games/sleeping_queens/game_over.css",
            "games/sleeping_queens/bedroom.css",
            "games/sleeping_queens/low_screens.css",
        ),
    },
    editions="games/sleeping_queens/editions.css",
    # The first knight stands at home, the others wait with the kings.
    sprites=dict.fromkeys(
        ("king", "knight-2", "knight-3", "knight-4", "dragon", "potion", "wand", "jester", "cocoa"), "powers.svg"
    ),
    kept_macros=("games/sleeping_queens/_parts.html",),
    large_macros=frozenset({"beds", "hand_cards", "still_cards"}),
    for_older=FOR_OLDER,
)
HOUSE_PARTS: Final = "games/sleeping_queens/_house.html"
REPLAY_PARTS: Final = "games/sleeping_queens/_replayed.html"
REPLAY_STYLE: Final = "games/sleeping_queens/replayed.css"
WALL_PARTS: Final = "games/sleeping_queens/_wall.html"
WALL_STYLES: Final = ("games/sleeping_queens/at_table.css", "games/sleeping_queens/wall.css")


def edition(code: str) -> EditionWords:
    return EditionWords(words.edition_name(code), words.edition_line(code))


def refusal(code: str, values: Mapping[str, Any], edition: str) -> str:
    return words.refusal(code, values, edition)


def table(showing: Showing, key: str) -> Drawn:
    reply, full_page = showing.reply, showing.full_page
    scene = Scene(
        showing.look,
        key,
        refusal(reply.code, reply.values, showing.look.stored.edition) if reply.code else None,
        Answered(*showing.answered) if showing.answered else None,
        tuple(table_words.sum_text(numbers, layout or "a+b=c") for numbers, layout in showing.said),
        in_words=full_page,
        told=reply.values.get("told", 0) if reply.kind == "done" else 0,
        fresh=full_page or reply.since is not None,
        done_here=showing.done_here,
    )
    template = "games/sleeping_queens/table.html" if full_page else "games/sleeping_queens/_table.html"
    return Drawn(template, {"scene": scene})


def on_wall(look: Look, name: str, counts: Sequence[tuple[str, int]], *, asked: bool) -> WallScene:
    return WallScene(look, name, counts, asked=asked)


def proposing(showing: Showing, what: Proposing, key: str) -> Drawn:
    reply, full_page = showing.reply, showing.full_page
    scene = ProposingScene(
        showing.look,
        key,
        what,
        refusal(reply.code, reply.values, showing.look.stored.edition) if reply.code else None,
        Answered(*showing.answered) if showing.answered else None,
        in_words=full_page,
        fresh=full_page or reply.since is not None or what.said is not None,
    )
    return Drawn(f"games/sleeping_queens/{'proposing' if full_page else '_table'}.html", {"scene": scene})


def replayed(shown: Replayed, names: Sequence[str], faces: Sequence[str]) -> replay_table.Picture:
    return replay_table.picture(shown, TableNames(tuple(names), shown.stored.edition), faces)


def told(sight: Sight, names: Sequence[str], edition: str) -> str:
    return words.sight_sentence(sight, TableNames(tuple(names), edition), -1)


def happened(shown: Replayed, names: Sequence[str]) -> list[str]:
    sights = shown.next.sights if shown.next else ()
    return [told(sight, names, shown.stored.edition) for sight in sights if sight.kind != "king"]


def bot(code: str) -> BotWords | None:
    return None  # the friends of the house play it


def keepsakes(names: Iterable[str]) -> list[Keepsake]:
    return gallery.of_names(names)


def book(edition: str) -> Book:
    return rule_book.book(edition)


def deck(edition: str) -> Deck:
    return all_cards.deck(edition)


def wall(names: Iterable[str]) -> Wall:
    return gallery.wall(names)


def story(keepsake: str) -> Story | None:
    return gallery.story(keepsake)


def say(key: str, **values: Any) -> str | None:
    return house_words.say(key, **values)


def whole_edition(language: str) -> str:
    return "classic" if language == ENGLISH else "gamefactory"
