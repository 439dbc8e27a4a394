"""What a game is to whoever plays, records, replays or shows it without knowing which one it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence, Set
from copy import deepcopy
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Generic, Literal, Protocol, Self, TypeVar

Shuffle = Callable[[Sequence[int]], Sequence[int]]
"""Chance, taken from outside: the same cards in a new order, the top of the pile first."""

OptionValue = int | str
Options = Mapping[str, Any]
"""What is chosen before a deal, by the name of the option."""

NO_OPTIONS: Final[Options] = {}
AS_USUAL: Final = "usual"
"""Offered in place of a value: what a deal has where nobody chooses, which may depend on the number of seats."""


class UnreadableMove(ValueError):
    """The text is no move of this game: a bug or a forged form."""


class IllegalMove(ValueError):
    """A move of this game that the rules forbid now. `code` and `values` are for whoever words it."""

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        return f"{self.code} {self.values}" if self.values else self.code


class UnreadableRecord(ValueError):
    """A record, or a header, that is not of the format or does not replay."""


class UnknownSetup(ValueError):
    """An edition, a number of players or a house rule that this game does not have."""


# -- what a game says about itself ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Option:
    """Something to choose before a deal; a flag of `kidsq simulate`.

    values: all there are, the usual one first, and all of one type. purpose: what it sets, for --help; meant_for: which
    editions have it, in words. needs: with what else it can be chosen.
    told_by: the key of a record's header that tells it, by how much it holds; none: its own name.
    """

    name: str
    values: tuple[OptionValue, ...]
    purpose: str
    meant_for: str
    needs: Options = field(default_factory=dict)
    told_by: str = ""

    @property
    def type(self) -> type[OptionValue]:
        return type(self.values[0])


@dataclass(frozen=True, slots=True)
class Ladder:
    """Steps of strength that any bot of an edition can be given, so that it plays about as well as a child.

    bots: the name of each step for choose(), weakest first; none of them is among the bots of the game, which have
    faces. spares: of each step, how likely it leaves the people alone this time, as gentle bots always do.
    difficulty: by the number of seats, of each step in logits (kidsq/fitting/controller.py); gentle: the same where
    the people are always left alone.
    """

    bots: tuple[str, ...]
    spares: tuple[float, ...]
    difficulty: Mapping[int, tuple[float, ...]]
    gentle: Mapping[int, tuple[float, ...]]


@dataclass(frozen=True, slots=True)
class EditionInfo:
    """What may be asked about an edition without dealing it.

    seats: the numbers of seats it can be dealt for. open_hands: every seat sees all hands.
    cooperative: all win or lose together. teams: number of seats -> the seats of each team, where there are any.
    rounds: the most deals of a game. These three say which outcomes there can be: a game's own rules read them, and
    tests/games/test_games.py holds the outcomes of every game against the first two; no table asks for them.
    for_beginners: made for a child's first games, so that each thing is said in one way only; beginners: if dealt with
    these options.
    picture: the drawing beside its name where games are chosen; sign: where they are chosen in little room.
    offers: what a child chooses from, by the name of an option, the easiest first, with which a table begins unless
    somebody chooses; more: the same, folded away, the usual one first. usual_bots, endings: as of the game, where this
    edition has others. ladder: how its bots can fit a child; None: they play as named.
    practises: the skills that its friends ask for; leads_to: the edition that follows for who is sure of them.
    deck_of: the edition of which this is another deck, offered beneath it.
    """

    code: str
    seats: Sequence[int]
    options: tuple[Option, ...] = ()
    cooperative: bool = False
    open_hands: bool = False
    teams: Mapping[int, tuple[tuple[int, ...], ...]] = field(default_factory=dict)
    rounds: int = 1
    for_beginners: bool = False
    beginners: Options = field(default_factory=dict)
    picture: str = ""
    sign: str = ""
    offers: Mapping[str, tuple[OptionValue, ...]] = field(default_factory=dict)
    more: Mapping[str, tuple[OptionValue, ...]] = field(default_factory=dict)
    usual_bots: tuple[str, ...] = ()
    endings: tuple[str, ...] = ()
    ladder: Ladder | None = None
    practises: tuple[str, ...] = ()
    leads_to: str = ""
    deck_of: str = ""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What may be asked about a game without playing it.

    bots: weakest first. usual_bots: in the order in which they come along unless somebody chooses, the gentlest first;
    none: as bots. endings: the codes of its outcomes, the usual ones first. setup_keys: what the header of a
    record holds beside the common keys; setup_may_hold: and what it may hold.
    """

    code: str
    editions: Mapping[str, EditionInfo]
    bots: tuple[str, ...]
    endings: tuple[str, ...]
    setup_keys: tuple[str, ...] = ()
    setup_may_hold: tuple[str, ...] = ()
    usual_bots: tuple[str, ...] = ()

    def endings_of(self, edition: str) -> tuple[str, ...]:
        """How a game of this edition can end, the usual way first."""
        return self.editions[edition].endings or self.endings

    @property
    def stand_in(self) -> str:
        """The bot that plays for a child who is away: who comes back has lost little by it, and gained nothing."""
        return (self.usual_bots or self.bots)[0]

    @property
    def options(self) -> dict[str, Option]:
        """Every option that one of its editions has, by name."""
        return {option.name: option for edition in self.editions.values() for option in edition.options}


# -- one game ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Setup:
    """One deal, complete: from it and the moves the whole game follows. A game adds fields of its own."""

    game: str
    edition: str
    players: int
    first: int

    def own(self) -> dict[str, Any]:
        """What the header of a record says beside the fields above, in its order."""
        return {}


OutcomeKind = Literal["won", "shared", "lost", "drawn", "unfinished"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. A game adds fields of its own.

    kind: won by one seat or team, or by all together; shared by several as equals; lost or drawn: nobody won, together
    or against each other; unfinished: broken off. points: by seat; a common score stands at each.
    """

    kind: OutcomeKind
    winners: tuple[int, ...]
    points: tuple[int, ...]
    ending: str

    def result(self) -> dict[str, Any]:
        """What the result of a record says, in its order."""
        return {"winners": list(self.winners), "points": list(self.points), "ending": self.ending}

    def comparable(self, key: str, value: Any) -> Any:
        """A value of a result, with what may stand in any order put in one; any JSON can come."""
        return in_order(value) if key == "winners" else value


def in_order(value: Any) -> Any:
    """A list, sorted whatever it holds; everything else as it is."""
    return sorted(value, key=repr) if isinstance(value, list) else value


def names(what: str, value: Any) -> tuple[str, ...]:
    """A list of names out of JSON. Raises UnknownSetup with a sentence."""
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise UnknownSetup(f"{what} must be a list of names")
    return tuple(value)


class Move(Protocol):
    """One decision of one seat. text: as it stands in records."""

    @property
    def text(self) -> str: ...


class View(Protocol):
    """The table as one seat sees it, frozen. legal: its own moves, none where it has nothing to decide."""

    @property
    def seat(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def ply(self) -> int: ...
    @property
    def legal(self) -> Sequence[Move]: ...


@dataclass(frozen=True, slots=True)
class Shown:
    """What a ply showed, in order; what a sight is, the game says.

    private: what only this seat saw, too. text_for: the seats that may know the text of the move; None: all.
    """

    public: tuple[Any, ...]
    private: Mapping[int, tuple[Any, ...]] = field(default_factory=dict)
    text_for: frozenset[int] | None = None

    def to(self, seat: int) -> tuple[Any, ...]:
        """What this seat saw."""
        return (*self.public, *self.private.get(seat, ()))


_M = TypeVar("_M", bound=Move)
_V = TypeVar("_V", bound=View)
_S = TypeVar("_S", bound=Setup)


class State(ABC, Generic[_M, _V]):
    """The state of one game.

    `seat` may be left out where one seat alone is to move. play() raises IllegalMove and then changes nothing; shuffle
    is called for every new pile.
    """

    __slots__ = ()
    players: int
    ply: int

    @abstractmethod
    def seats_to_move(self) -> frozenset[int]: ...
    @abstractmethod
    def legal_moves(self, seat: int | None = None) -> Sequence[_M]: ...
    @abstractmethod
    def play(self, move: _M, shuffle: Shuffle, seat: int | None = None) -> None: ...
    @abstractmethod
    def view(self, seat: int) -> _V: ...

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""

    def broken_off(self, ending: str) -> Outcome:
        """The outcome if nobody plays on: nobody has won, points as they stand."""
        return Outcome("unfinished", (), (0,) * self.players, ending)

    def copy(self) -> Self:
        """A state of its own; a game that is played fast copies only what it changes."""
        return deepcopy(self)


class OneAfterTheOther(State[_M, _V]):
    """The state of a game in which one seat decides at a time.

    mover: the seat that decides now, -1 at the end. _legal: its moves once they have been looked for, else None.
    """

    __slots__ = ("_legal",)
    mover: int
    _legal: tuple[_M, ...] | None

    @abstractmethod
    def _find_moves(self) -> tuple[_M, ...]:
        """Every legal move of the seat that decides, each once, always in the same order."""

    def seats_to_move(self) -> frozenset[int]:
        return frozenset() if self.mover < 0 else frozenset((self.mover,))

    def legal_moves(self, seat: int | None = None) -> tuple[_M, ...]:
        """The moves of the seat that decides. seat: none unless it is this one."""
        if self.mover < 0 or (seat is not None and seat != self.mover):
            return ()
        if self._legal is None:
            self._legal = self._find_moves()
        return self._legal


AnyState = State[Any, Any]


def next_seat(state: AnyState) -> int:
    """The seat to decide next, the first of them where several are to move; -1 where nobody is."""
    return min(state.seats_to_move(), default=-1)


_T = TypeVar("_T", bound=AnyState)


class Game(ABC, Generic[_S, _T, _M, _V]):
    """A game. CARDS: the names of its cards by their codes, empty for a code that is none."""

    INFO: GameInfo
    CARDS: Sequence[str] = ()

    @abstractmethod
    def deal(self, edition: str, players: int, rng: Random, options: Options = NO_OPTIONS) -> _S:
        """A new deal. Raises UnknownSetup with a sentence."""

    @abstractmethod
    def read_setup(self, common: Setup, own: Mapping[str, Any]) -> _S:
        """The deal of a header, whose own keys are those of INFO. Raises UnknownSetup unless it can be dealt."""

    @abstractmethod
    def start(self, setup: _S) -> _T: ...

    @abstractmethod
    def read_move(self, text: str) -> _M:
        """Raises UnreadableMove."""

    def card_names(self, cards: Sequence[int]) -> list[str]:
        return [self.CARDS[card] for card in cards]

    def card_codes(self, names: Sequence[str]) -> list[int]:
        """Raises KeyError with the first name that is no card."""
        codes = {name: code for code, name in enumerate(self.CARDS) if name}
        return [codes[name] for name in names]

    def choose(self, bot: str, view: _V, rng: Random, *, gentle: Set[int] = frozenset()) -> _M:
        """The move of this bot, by chance. gentle: the seats to be spared. Raises UnknownSetup for an unknown bot."""
        if bot not in self.INFO.bots:
            raise UnknownSetup(f"there is no bot {bot!r}")
        move: Any = rng.choice(view.legal)  # of a view a protocol can only say that it holds moves
        chosen: _M = move
        return chosen

    def shown(self, before: _T, seat: int, move: _M, after: _T) -> Shown:
        """What this seat's move showed, from the state before it to the state after it."""
        return Shown(((seat, move.text),))


AnyGame = Game[Any, Any, Any, Any]
