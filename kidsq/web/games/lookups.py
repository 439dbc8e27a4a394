"""Which pages speak for an edition, and what all games say together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from markupsafe import Markup, escape

from kidsq.games.registry import game_of
from kidsq.web.games.books import Keepsake
from kidsq.web.games.contract import Assets, BotWords, GamePages

EDITIONS: Final = "css/editions.css"
"""The colours of all editions' books, sent as one."""


PAGES: Final[dict[str, GamePages]] = {}
"""By code of the game; registry.py names them, whose pages ask here, too."""


def pages_of(edition: str) -> GamePages | None:
    """The pages of the game that has this edition; None: no game has, as where a record cannot be read."""
    game = game_of(edition)
    return PAGES.get(game.INFO.code) if game else None


def every_pages() -> Iterable[GamePages]:
    """Those of all games, that of the first game first."""
    return PAGES.values()


def bot(code: str) -> BotWords | None:
    """A bot that a game has brought along; None: no game has words for it."""
    return next((found for pages in PAGES.values() if (found := pages.bot(code))), None)


def assets() -> Assets:
    """Those of all games together."""
    each = [pages.ASSETS for pages in PAGES.values()]
    bundles = {name: files for one in each for name, files in one.bundles.items()}
    return Assets(
        bundles={**bundles, EDITIONS: tuple(one.editions for one in each if one.editions)},
        sprites={name: sprite for one in each for name, sprite in one.sprites.items()},
        kept_macros=tuple(template for one in each for template in one.kept_macros),
        large_macros=frozenset().union(*(one.large_macros for one in each)),
        for_older={said: instead for one in each for said, instead in one.for_older.items()},
    )


def keepsakes(names: Iterable[str]) -> list[Keepsake]:
    """What a child has won for good in any game, by the names under which it is stored."""
    wanted = list(names)
    return [one for pages in PAGES.values() for one in pages.keepsakes(wanted)]


def game_says(key: str, **values: Any) -> str:
    """What the first game that has a word for it says; empty where none has.

    `task:` and `question:` with the code of a task of the log are what it is called and what it asks. All other keys
    stand in the pages that use them.
    """
    return next((said for pages in PAGES.values() if (said := pages.say(key, **values)) is not None), "")


def games_say(key: str, **values: Any) -> str:
    """What all games that have a word for it say, one after the other."""
    return " ".join(said for pages in PAGES.values() if (said := pages.say(key, **values)))


def house_parts() -> str:
    """The template by which a class shows what is played here while no child sits there: that of the first game."""
    return next(iter(PAGES.values())).HOUSE_PARTS


def for_templates(key: str, **values: Any) -> Markup:
    """game_says() as markup; values are escaped."""
    return Markup(
        game_says(key, **{name: escape(one) if isinstance(one, str) else one for name, one in values.items()})
    )
