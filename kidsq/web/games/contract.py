"""What a game shows: the one way by which pages of the house reach the drawings and words of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from flask import Blueprint

from kidsq.play import Look, Replayed, Reply
from kidsq.web.games.books import Book, Deck, Keepsake, Story, Wall

TABLE_STYLES: Final = tuple(
    f"css/components/{part}.css"
    for part in (
        *("table", "gear", "cards", "pictures", "tips", "stage"),
        *("game_over", "together", "flights", "low_screens"),
    )
)
"""What the table of any game looks like: the bundle of a game's own table begins with these."""


@dataclass(frozen=True, slots=True)
class EditionWords:
    """How an edition is offered. line: what it is like."""

    name: str
    line: str


@dataclass(frozen=True, slots=True)
class BotWords:
    """How a bot is introduced. line: what it is like. picture: symbol of a sprite."""

    name: str
    line: str
    picture: str


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
class Idea:
    """What some children of a class propose. said: as it is sent; label: in words; n: how many they are.

    numbers: cards to be drawn, adds_up: they are a sum, its total last. arts: drawings instead. in_words: beside its
    label. swaps: one card for another.
    """

    said: str
    label: str
    n: int
    numbers: tuple[int, ...] = ()
    adds_up: bool = False
    arts: tuple[str, ...] = ()
    in_words: bool = False
    swaps: bool = False


@dataclass(frozen=True, slots=True)
class AtTablet:
    """One of several children at a tablet, each of whom proposes. address: of its own table. is_me: it is its turn."""

    address: str
    name: str
    face: str
    has_said: bool
    is_me: bool


@dataclass(frozen=True, slots=True)
class Proposing:
    """A table at which a child proposes for its class. here: where its forms go. name: the class's.

    kind, said: what it has proposed: a move, or an answer. over: the key of the move that a form sent from here would
    come instead of; empty: of none. turns: the children at this tablet, where there are several.
    """

    here: str
    name: str
    kind: str = "move"
    said: str | None = None
    over: str = ""
    turns: Sequence[AtTablet] = ()


@dataclass(frozen=True, slots=True)
class Assets:
    """What the pages of a game ask for beside themselves.

    bundles: styles sent as one -> their files. editions: style sheet with the colours of its editions' books, or
    nothing. sprites: drawing, or how its name begins -> its sprite. kept_macros: templates whose macros are kept drawn,
    with names that no other game's have; large_macros: those of several kB. for_older: what it says to younger children
    -> what older ones are told instead.
    """

    bundles: Mapping[str, Sequence[str]] = field(default_factory=dict)
    editions: str = ""
    sprites: Mapping[str, str] = field(default_factory=dict)
    kept_macros: Sequence[str] = ()
    large_macros: frozenset[str] = frozenset()
    for_older: Mapping[str, str] = field(default_factory=dict)


class GamePages(Protocol):
    """What the pages of a game offer; a module can be one."""

    @property
    def BLUEPRINTS(self) -> Sequence[Blueprint]:
        """Its own pages."""
        ...

    @property
    def FOR_CHILDREN(self) -> frozenset[str]:
        """Which of their blueprints a class's tablet opens for the child who sits there."""
        ...

    @property
    def ASSETS(self) -> Assets: ...

    @property
    def HOUSE_PARTS(self) -> str:
        """Template with the macros that home and a class show of the game that Play begins, or of the first of all.

        Nothing: it has no pictures for them, and nothing can be won for good.
        """
        ...

    @property
    def REPLAY_PARTS(self) -> str:
        """Template with the macros `what_happens` and `table_then` for a game that is looked at again."""
        ...

    @property
    def REPLAY_STYLE(self) -> str:
        """The style sheet that they need, or nothing."""
        ...

    def edition(self, code: str) -> EditionWords:
        """How one of its editions is offered."""
        ...

    def refusal(self, code: str, values: Mapping[str, Any], edition: str) -> str:
        """Why something cannot be done, and what can be done instead."""
        ...

    def table(self, showing: Showing, key: str) -> Drawn:
        """The table as the children at this screen may see it. key: fresh, for the next form."""
        ...

    @property
    def WALL_PARTS(self) -> str:
        """Template with the macros `table`, `asked` and `idea` of a game that a whole class plays on the wall.

        Nothing: no class plays it so. Otherwise it draws on_wall() and proposing().
        """
        ...

    @property
    def WALL_STYLES(self) -> Sequence[str]:
        """The style sheets that they need."""
        ...

    def on_wall(self, look: Look, name: str, counts: Sequence[tuple[str, int]], *, asked: bool) -> Any:
        """What those macros draw, with `line`, what is to be read aloud, and `ideas`: what is proposed, as Ideas.

        name: the class's. counts: what has been proposed, and by how many; asked: as answers to a question.
        """
        ...

    def proposing(self, showing: Showing, what: Proposing, key: str) -> Drawn:
        """The table of a class, at the tablet of a child that proposes what to play."""
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

    def bot(self, code: str) -> BotWords | None:
        """One of its bots that is no friend of the house; None: the house has words for it, or it is another game's."""
        ...

    def keepsakes(self, names: Iterable[str]) -> list[Keepsake]:
        """What a child has won for good, by the names under which it is stored."""
        ...

    def book(self, edition: str) -> Book | None:
        """The rules of one of its editions in pictures; None: it has no such book."""
        ...

    def deck(self, edition: str) -> Deck | None:
        """All cards of one of its editions; None: they are not shown."""
        ...

    def wall(self, names: Iterable[str]) -> Wall | None:
        """Its part of a child's gallery, given the names of all that the child has won; None: nothing can be won."""
        ...

    def story(self, keepsake: str) -> Story | None:
        """What is told of something that can be won; None: it is another game's."""
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
    WALL_PARTS: str = ""
    WALL_STYLES: Sequence[str] = ()

    def on_wall(self, look: Look, name: str, counts: Sequence[tuple[str, int]], *, asked: bool) -> Any:
        raise NotImplementedError

    def proposing(self, showing: Showing, what: Proposing, key: str) -> Drawn:
        raise NotImplementedError

    def bot(self, code: str) -> BotWords | None:
        return None

    def keepsakes(self, names: Iterable[str]) -> list[Keepsake]:
        return []

    def book(self, edition: str) -> Book | None:
        return None

    def deck(self, edition: str) -> Deck | None:
        return None

    def wall(self, names: Iterable[str]) -> Wall | None:
        return None

    def story(self, keepsake: str) -> Story | None:
        return None

    def told(self, sight: Any, names: Sequence[str], edition: str) -> str:
        raise NotImplementedError

    def happened(self, shown: Replayed, names: Sequence[str]) -> list[str]:
        sights = shown.next.sights if shown.next else ()
        return [self.told(sight, names, shown.stored.edition) for sight in sights]

    def say(self, key: str, **values: Any) -> str | None:
        return None

    def whole_edition(self, language: str) -> str | None:
        return None
