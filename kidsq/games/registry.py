"""All games. A game is a package beside this module and one line here."""

from __future__ import annotations

from typing import Final

from kidsq.games import queens_collection, sleeping_queens
from kidsq.games.contract import AnyGame, EditionInfo, Options

GAMES: Final[dict[str, AnyGame]] = {
    sleeping_queens.NAME: sleeping_queens.GAME,
    queens_collection.NAME: queens_collection.GAME,
}
"""By code."""


WITHOUT_PAGES: Final = frozenset[str]()
"""Games that are simulated, recorded and replayed, but not offered at a table yet: nothing shows them."""


def offered() -> list[AnyGame]:
    """The games that can be opened at a table."""
    return [game for code, game in GAMES.items() if code not in WITHOUT_PAGES]


def edition_codes() -> tuple[str, ...]:
    """The editions that can be opened at a table; the one to begin with comes first."""
    return tuple(edition for game in offered() for edition in game.INFO.editions)


def first_edition() -> str:
    """The edition for a child's first games; the first of all where none is made for them."""
    editions = {code: edition for game in offered() for code, edition in game.INFO.editions.items()}
    return next((code for code, edition in editions.items() if edition.for_beginners), next(iter(editions)))


def is_for_beginners(edition: str, options: Options) -> bool:
    """True for a deal that is made for a child's first games. options: values or what was typed of them, by name."""
    info = edition_info(edition)
    if info is None or not info.for_beginners:
        return False
    return all(str(options.get(name)) == str(value) for name, value in info.beginners.items())


def beginnings() -> tuple[str, ...]:
    """Of each game that can be opened at a table the edition to begin with."""
    each = [game.INFO.editions for game in offered()]
    return tuple(next((code for code, info in one.items() if info.for_beginners), next(iter(one))) for one in each)


def bot_codes() -> tuple[str, ...]:
    """The bots of all games, weakest first; one that plays several games is there once."""
    return tuple(dict.fromkeys(bot for game in GAMES.values() for bot in game.INFO.bots))


def game_of(edition: str) -> AnyGame | None:
    """The game that has this edition; None: no game has. No two games have editions of one code."""
    for game in GAMES.values():
        if edition in game.INFO.editions:
            return game
    return None


def offered_game(edition: str) -> AnyGame | None:
    """The game that has this edition and can be opened at a table; None: there is none."""
    return next((game for game in offered() if edition in game.INFO.editions), None)


def edition_info(edition: str) -> EditionInfo | None:
    """What may be asked about an edition; None: no game has it."""
    game = game_of(edition)
    return game.INFO.editions[edition] if game else None
