"""What a game shows: the one way by which pages of the house reach the drawings and words of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from flask import Blueprint

from kidsq.learning.attempt import Attempt
from kidsq.play import Look, Replayed, Reply
from kidsq.web.games.books import Book, Deck, Keepsake, Story, Wall

TABLE_STYLES: Final = tuple(
    f"css/components/{part}.css"
    for part in ("table", "cards", "pictures", "tips", "stage", "together", "flights", "low_screens")
)
"""What the table of any game looks like when a game begins: the bundle of a game's own table begins with these."""
LATER_STYLES: Final = tuple(f"css/components/{part}.css" for part in ("gear", "questions", "game_over"))
"""What comes up in the course of any game: the bundle of what comes up at a game's own table begins with these."""


@dataclass(frozen=True, slots=True)
class EditionWords:
    """How an edition is offered. line: what it is like; practises: its arithmetic; age: from which on."""

    name: str
    line: str
    practises: str = ""
    age: int | None = None


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
    answer. said: sums the child has said in a game that is over.
    full_page: not only the table. done_here: the answer to what has just been done at this very screen.
    """

    look: Look
    reply: Reply
    answered: tuple[Any, ...] | None
    said: Sequence[Attempt]
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

    numbers: cards to be drawn; signs: those of an equation. arts: drawings instead. in_words: beside its label.
    swaps: one card for another.
    """

    said: str
    label: str
    n: int
    numbers: tuple[int, ...] = ()
    signs: tuple[int | str | None, ...] = ()
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


class GamePages:
    """The pages of a game, which inherit this and say what they have.

    Asked of each are refusal(), table() and REPLAY_PARTS; a game that leaves out all else has nothing to say there.
    """

    BLUEPRINTS: Sequence[Blueprint] = ()
    """Its own pages."""

    FOR_CHILDREN: frozenset[str] = frozenset()
    """Which of their blueprints a class's tablet opens for the child who sits there."""

    ASSETS: Assets = Assets()

    HOUSE_PARTS: str = ""
    """Template with the macros that home and a class show of the game that Play begins, or of the first of all.

    Nothing: it has no pictures for them, and nothing can be won for good.
    """

    SAID: Mapping[str, Callable[..., str]] = {}
    """What pages of the house say of its things, by the keys of game_says()."""

    # -- at a table

    def edition(self, code: str) -> EditionWords:
        """How one of its editions is offered."""
        return EditionWords(code.replace("_", " ").capitalize(), "")

    def refusal(self, code: str, values: Mapping[str, Any], edition: str) -> str:
        """Why something cannot be done, and what can be done instead."""
        raise NotImplementedError

    def table(self, showing: Showing, key: str) -> Drawn:
        """The table as the children at this screen may see it. key: fresh, for the next form."""
        raise NotImplementedError

    def bot(self, code: str) -> BotWords | None:
        """One of its bots that is no friend of the house; None: the house has words for it, or it is another game's."""
        return None

    # -- on the wall of a class that plays it together

    WALL_PARTS: str = ""
    """Template with the macros `table`, `asked` and `idea` of a game that a whole class plays on the wall.

    Nothing: no class plays it so. Otherwise it draws on_wall() and proposing().
    """

    WALL_STYLES: Sequence[str] = ()
    """The style sheets that they need."""

    def on_wall(self, look: Look, name: str, counts: Sequence[tuple[str, int]], *, asked: bool) -> Any:
        """What those macros draw, with `line`, what is to be read aloud, and `ideas`: what is proposed, as Ideas.

        name: the class's. counts: what has been proposed, and by how many; asked: as answers to a question.
        """
        raise NotImplementedError

    def proposing(self, showing: Showing, what: Proposing, key: str) -> Drawn:
        """The table of a class, at the tablet of a child that proposes what to play."""
        raise NotImplementedError

    # -- a game that is looked at again

    REPLAY_PARTS: str = ""
    """Template with the macros `what_happens` and `table_then`."""

    REPLAY_STYLE: str = ""
    """The style sheet that they need, or nothing."""

    def replayed(self, shown: Replayed, names: Sequence[str], faces: Sequence[str]) -> Any:
        """What the macros of REPLAY_PARTS draw of a table that is looked at again. names, faces: by seat."""
        return shown.view

    def told(self, sight: Any, names: Sequence[str], edition: str) -> str:
        """One thing that everybody saw, in a sentence. names: by seat."""
        seat, move = sight  # as Game.shown() has it
        return f"{names[seat]}: {move}"

    def happened(self, shown: Replayed, names: Sequence[str]) -> list[str]:
        """What everybody saw of the ply that followed, in sentences."""
        sights = shown.next.sights if shown.next else ()
        return [self.told(sight, names, shown.stored.edition) for sight in sights]

    # -- what the pages of the house show

    def keepsakes(self, names: Iterable[str]) -> list[Keepsake]:
        """What a child has won for good, by the names under which it is stored."""
        return []

    def asleep(self, name: str) -> str:
        """The drawing of somebody who waits for a child that has lost, asleep; empty: it has none."""
        return ""

    def book(self, edition: str) -> Book | None:
        """The rules of one of its editions in pictures; None: it has no such book."""
        return None

    def deck(self, edition: str) -> Deck | None:
        """All cards of one of its editions; None: they are not shown."""
        return None

    def wall(self, names: Iterable[str]) -> Wall | None:
        """Its part of a child's gallery, given the names of all that the child has won; None: nothing can be won."""
        return None

    def story(self, keepsake: str) -> Story | None:
        """What is told of something that can be won; None: it is another game's."""
        return None

    def say(self, key: str, **values: Any) -> str | None:
        """What is said under this key of SAID; None where it has no word for it."""
        said = self.SAID.get(key)
        return said(**values) if said else None

    def whole_edition(self, language: str) -> str | None:
        """The edition to which a child goes on from that for beginners, as it is sold where this language is spoken."""
        return None
