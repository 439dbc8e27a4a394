"""What a game shows: the one way by which pages of the house reach the drawings and words of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from flask import Blueprint
from markupsafe import Markup, escape

from kidsq.play import Look, Replayed, Reply


@dataclass(frozen=True, slots=True)
class EditionWords:
    """How an edition is offered. line: what it is like."""

    name: str
    line: str


@dataclass(frozen=True, slots=True)
class Showing:
    """One look at a table that is to be drawn.

    reply: what has just been asked for, and what came of it. answered: the question that was answered with it, and the
    answer. said: sums the child has said in a game that is over, as numbers with the total last, and their layout.
    full_page: not only the table. done_here: the answer to what has just been done at this very screen.
    """

    look: Look
    reply: Reply
    answered: tuple[Any, ...] | None
    said: Sequence[tuple[Sequence[int], str | None]]
    full_page: bool
    done_here: bool


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a template needs to draw something: its name and its values."""

    template: str
    values: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Keepsake:
    """Something a child has won for good. id: in addresses. picture: symbol of a sprite."""

    id: str
    name: str
    picture: str


@dataclass(frozen=True, slots=True)
class Assets:
    """What the pages of a game ask for beside themselves.

    bundles: styles sent as one -> their files. sprites: drawing, or how its name begins -> its sprite. pieces:
    templates whose macros are kept drawn, with names that no other game's have; large_pieces: those of several kB.
    """

    bundles: Mapping[str, Sequence[str]] = field(default_factory=dict)
    sprites: Mapping[str, str] = field(default_factory=dict)
    pieces: Sequence[str] = ()
    large_pieces: frozenset[str] = frozenset()


class GamePages(Protocol):
    """What the pages of a game offer; a module can be one."""

    EDITIONS: Sequence[str]
    """Codes of the editions that it shows."""
    BLUEPRINTS: Sequence[Blueprint]
    """Its own pages."""
    FOR_CHILDREN: frozenset[str]
    """Which of their blueprints a class's tablet opens for the child who sits there."""
    ASSETS: Assets
    HOUSE_PARTS: str
    """Template with the macros that home and a class show, if this is the first of the games (house_parts())."""
    REPLAY_PARTS: str
    """Template with the macros `what_happens` and `table_then` for a game that is looked at again."""
    REPLAY_STYLE: str
    """The style sheet that they need, or nothing."""

    def edition(self, code: str) -> EditionWords:
        """How one of its editions is offered."""
        ...

    def refusal(self, code: str, values: Mapping[str, Any], edition: str) -> str:
        """Why something cannot be done, and what can be done instead."""
        ...

    def table(self, showing: Showing, key: str) -> Drawn:
        """The table as the children at this screen may see it. key: fresh, for the next form."""
        ...

    def replayed(self, shown: Replayed, names: Sequence[str], faces: Sequence[str]) -> Any:
        """What the macros of REPLAY_PARTS draw of a table that is looked at again. names, faces: by seat."""
        ...

    def told(self, sight: Any, names: Sequence[str], edition: str) -> str:
        """One thing that everybody saw, in a sentence. names: by seat."""
        ...

    def happened(self, shown: Replayed, names: Sequence[str]) -> list[str]:
        """What everybody saw of the ply that followed, in sentences."""
        ...

    def keepsakes(self, names: Iterable[str]) -> list[Keepsake]:
        """What a child has won for good, by the names under which it is stored."""
        ...

    def say(self, key: str, **values: Any) -> str | None:
        """What pages of the house say of its things, by the keys of game_says(); None where it has no word for it."""
        ...

    def whole_edition(self, language: str) -> str | None:
        """The edition to which a child goes on from that for beginners, as it is sold where this language is spoken."""
        ...


class PlainPages:
    """A game that has nothing to say where the contract does not ask it to; its pages can inherit this."""

    BLUEPRINTS: Sequence[Blueprint] = ()
    FOR_CHILDREN: frozenset[str] = frozenset()
    ASSETS: Assets = Assets()
    HOUSE_PARTS: str = ""
    REPLAY_STYLE: str = ""

    def keepsakes(self, names: Iterable[str]) -> list[Keepsake]:
        return []

    def told(self, sight: Any, names: Sequence[str], edition: str) -> str:
        raise NotImplementedError

    def happened(self, shown: Replayed, names: Sequence[str]) -> list[str]:
        sights = shown.next.sights if shown.next else ()
        return [self.told(sight, names, shown.stored.edition) for sight in sights]

    def say(self, key: str, **values: Any) -> str | None:
        return None

    def whole_edition(self, language: str) -> str | None:
        return None


PAGES: Final[dict[str, GamePages]] = {}
"""By code of the game; registry.py fills it."""
_EDITIONS: Final[dict[str, str]] = {}
"""Edition -> code of its game."""


def register(game: str, pages: GamePages) -> None:
    """Let the house show this game."""
    PAGES[game] = pages
    _EDITIONS.update(dict.fromkeys(pages.EDITIONS, game))


def pages_of(edition: str) -> GamePages | None:
    """The pages of the game that has this edition; None: no game has, as where a record cannot be read."""
    return PAGES.get(_EDITIONS.get(edition, ""))


def assets() -> Assets:
    """Those of all games together."""
    each = [pages.ASSETS for pages in PAGES.values()]
    return Assets(
        bundles={name: files for one in each for name, files in one.bundles.items()},
        sprites={name: sprite for one in each for name, sprite in one.sprites.items()},
        pieces=tuple(template for one in each for template in one.pieces),
        large_pieces=frozenset().union(*(one.large_pieces for one in each)),
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


def house_parts() -> str:
    """The template by which home and a class show what is played here: that of the first game."""
    return next(iter(PAGES.values())).HOUSE_PARTS


def whole_edition(language: str) -> str | None:
    """The edition after that for beginners, of the first game that has one."""
    return next((found for pages in PAGES.values() if (found := pages.whole_edition(language))), None)


def for_templates(key: str, **values: Any) -> Markup:
    """game_says() as markup; values are escaped."""
    return Markup(
        game_says(key, **{name: escape(one) if isinstance(one, str) else one for name, one in values.items()})
    )
