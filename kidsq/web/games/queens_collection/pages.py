"""Tidy up for the Queen for the pages of the house (web/games/contract.py says what each of these is)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from kidsq.games.queens_collection.editions import is_tidying
from kidsq.games.queens_collection.story import Sight
from kidsq.play import Replayed
from kidsq.web.games.books import Book, Deck, Keepsake, Story, Wall
from kidsq.web.games.contract import TABLE_STYLES, Assets, Drawn, EditionWords, PlainPages, Showing
from kidsq.web.games.queens_collection import house_words, refused, replay_table, told, words
from kidsq.web.games.queens_collection.book import all_cards, gallery, rule_book
from kidsq.web.games.queens_collection.collecting.scene import CollectingScene
from kidsq.web.games.queens_collection.scene import CollectionScene
from kidsq.web.games.queens_collection.tidying.scene import TidyingScene
from kidsq.web.table.pieces import Answered

_FIGURES: Final = "games/queens_collection/figures.svg"
_ROOM: Final = "games/queens_collection/room.svg"
_WAYS: Final = "games/queens_collection/ways.svg"
_STYLES: Final = (
    *("cards", "tidying/table", "boxes", "tray", "asking", "tidying/ending", "flights"),
    *(f"collecting/{part}" for part in ("table", "friends", "market", "taking", "reckoning")),
)
ASSETS: Final = Assets(
    bundles={
        "games/queens_collection/at_table.css": (
            *TABLE_STYLES,
            *(f"games/queens_collection/{part}.css" for part in _STYLES),
        ),
    },
    editions="games/queens_collection/editions.css",
    sprites={
        **dict.fromkeys(("meeple", "place", "colour", "badge", "mark"), _FIGURES),
        **dict.fromkeys(("chest", "house", "hostess", "track", "pile", "turn"), _ROOM),
        "tidy": _WAYS,
    },
    kept_macros=("games/queens_collection/_parts.html", "games/queens_collection/collecting/_parts.html"),
)


class Pages(PlainPages):
    """The pages of all four editions; `scene_of` says which family one belongs to."""

    ASSETS = ASSETS
    HOUSE_PARTS = "games/queens_collection/_house.html"
    REPLAY_PARTS = "games/queens_collection/_replayed.html"
    REPLAY_STYLE = "games/queens_collection/replayed.css"

    def edition(self, code: str) -> EditionWords:
        return EditionWords(words.edition_name(code), words.edition_line(code))

    def refusal(self, code: str, values: Mapping[str, Any], edition: str) -> str:
        return refused.refusal(code, values)

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

    def say(self, key: str, **values: Any) -> str | None:
        return house_words.say(key, **values)


def scene_of(showing: Showing, key: str) -> CollectionScene:
    """The scene of this look: of those who tidy up, or of those who collect."""
    look, reply, full_page = showing.look, showing.reply, showing.full_page
    family = TidyingScene if is_tidying(look.stored.edition) else CollectingScene
    scene = family(
        look,
        key,
        refused.refusal(reply.code, reply.values) if reply.code else None,
        Answered(*showing.answered) if showing.answered else None,
        in_words=full_page,
        told=reply.values.get("told", 0) if reply.kind == "done" else 0,
        fresh=full_page or reply.since is not None,
        done_here=showing.done_here,
    )
    scene.ticked = frozenset(reply.values.get("ticked", ()))
    return scene


PAGES: Final = Pages()
