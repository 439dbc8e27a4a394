"""What a table does for a game beside its rules: a folder beside this module and a line in its registry."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from kidsq.arithmetic.kind import Equation
from kidsq.games.contract import AnyState, Game, Move, UnreadableMove, View
from kidsq.learning.attempt import Attempt
from kidsq.learning.payload import Payload
from kidsq.learning.questions import Occasion
from kidsq.play.practice.situation import Situation
from kidsq.store.db.session import Session
from kidsq.store.play.gallery import BringingPly
from kidsq.store.play.games import StoredGame

LONGEST_MOVE = 80


@dataclass(frozen=True, slots=True)
class TurnForm:
    """A turn as it was sent. fields: everything else in the form, by name; what it means the game says."""

    ply: str
    key: str
    fields: Mapping[str, Sequence[str]] = field(default_factory=dict)

    def one(self, name: str) -> str | None:
        """The value of this field; None when it is empty or was not sent."""
        return next(iter(self.fields.get(name, ())), None) or None

    def all(self, name: str) -> tuple[str, ...]:
        """All values of this field, in order."""
        return tuple(self.fields.get(name, ()))


@dataclass(frozen=True, slots=True)
class Chosen:
    """A move the form names.

    equation: the sum that was said with it. put_in_order: the child laid its cards, and kidsq saw which is the total.
    """

    move: Move
    equation: Equation | None = None
    put_in_order: bool = False


@dataclass(frozen=True, slots=True)
class Claim:
    """A sum that does not hold: an answer, not a move."""

    equation: Equation


@dataclass(frozen=True, slots=True)
class NoMove:
    """No move. bad: the form itself makes no sense (unreadable), else just a selection that is no move yet."""

    code: str
    value: str = ""
    bad: bool = False


@dataclass(frozen=True, slots=True)
class Search:
    """What a child looks for in its cards. begins: the level of help with which it does so for the first time.

    task: of the log, by which that help fades; in its rows the response is what the child has found and the truth the
    best that there was, both as numbers.
    """

    task: str
    begins: int


_T = TypeVar("_T", bound=AnyState)
_M = TypeVar("_M", bound=Move)
_V = TypeVar("_V", bound=View)


class Uses(Generic[_T, _M, _V]):
    """The uses of one game, which inherits this and says what it has; table, move and view are those of the game.

    As it is, a game is played and nothing else: moves come as text, nobody is asked, and nobody has anything to hide.
    What remarks are, and what is remembered of the cards laid, its uses say.
    """

    def __init__(self, game: Game[Any, _T, _M, _V]) -> None:
        hidden = [code for code, edition in game.INFO.editions.items() if not edition.open_hands]
        if hidden and type(self).covered is Uses.covered:  # it would show what only one seat may see
            raise TypeError(f"{', '.join(hidden)}: a game with hidden hands has to say what a covered table shows")
        self._game = game

    # -- a turn

    def read_turn(self, view: _V, form: TurnForm) -> Chosen | Claim | NoMove:
        """What this form asks for, given the view; whether the rules allow it is not asked here."""
        text = form.one("move")
        if text is None:
            return NoMove("no_cards")
        try:
            return Chosen(self._game.read_move(text))
        except UnreadableMove:
            return NoMove("unreadable", text[:LONGEST_MOVE], bad=True)

    def why_no_claim(self, table: _T) -> str | None:
        """The code of the refusal when a sum is said where none can be laid; None where one can."""
        return "unreadable"

    def covered(self, view: _V) -> _V:
        """The view as it lies on a screen that nobody holds: no hand that others may not see, no moves."""
        return without_moves(view)

    def begins_well(self, setup: Any, people: Sequence[int]) -> bool:
        """True if this deal suits these seats, one of which plays the game for the first time."""
        return True

    # -- what is practised

    TURNS_BETWEEN: int = 1
    """So many turns of a child lie between two questions at least."""

    LAYS_FOR_FRIENDS: bool = False
    """True if what friends ask can be a card of their own move, which the child finds for them."""

    COUNTS_ALONG: bool = False
    """True if what a question is about lights up by itself, as long as the child needs it; else on asking."""

    ASKS_AGAIN: bool = False
    """True if a sum that was missed is asked once more, with more to see of it each time."""

    def facts(self, view: _V) -> tuple[str, ...] | None:
        """The skills of the sums this seat could lay now; None while it is not for it to lay cards."""
        return None

    def searched(self, view: _V) -> Search | None:
        """What this seat can look for in its cards, where it is not for sums; None: nothing."""
        return None

    def remembers(self, seen: _T | _V) -> bool:
        """True if something that all have seen lies face down now. seen: a table or a view."""
        return False

    def is_attempt(self, table: _T, move: _M, equation: Equation | None) -> bool:
        """True if a legal move is an attempt too; where it is not, no Situation is read."""
        return False

    def attempt_in(self, db: Session, at: Situation, key: str, move: _M, equation: Equation | None) -> Attempt:
        """The attempt in such a move. key: of its form."""
        raise LookupError("a move of this game is no attempt")

    def can_take_away(self, edition: str) -> bool:
        """True if cards that make a sum here can be said as a difference."""
        return False

    def claimed(self, db: Session, at: Situation, key: str, said: Equation) -> Attempt:
        """The attempt in a sum that a child said, true or not. Raises TooSoon after too many tries."""
        raise LookupError("nobody says sums in this game")

    def is_plain_tap(self, move: _M) -> bool:
        """True if the way from the first card to this move needs no thinking: it tells how fast a child taps."""
        return False

    def given(self, before: _T, move: _M, after: _T, present: Sequence[int]) -> Sequence[tuple[int, Payload]]:
        """The questions that this ply itself gives occasion for, each with the seat that is asked.

        Of several for one seat the first that may be asked. present: who may be.
        """
        return ()

    def beside(self, before: _T, move: _M, after: _T, seat: int, bots: Collection[int]) -> Payload | None:
        """What this seat may do while others play on, once this ply gives occasion for it; None: nothing."""
        return None

    def alone(self, before: _T, move: _M, after: _T) -> Occasion | None:
        """What the owl could ask about this ply of a child that plays without anybody else; None: nothing."""
        return None

    def next_step(self, shown: Payload) -> Payload | None:
        """The question that follows when this one has been answered, as the next step of one reckoning."""
        return None

    def may_be_asked_before(self, table: _T) -> bool:
        """True if the bot that decides next may ask something before it does."""
        return False

    def rests_after(self, move: _M) -> bool:
        """True if a child that has just played this is not asked anything before its next turn."""
        return False

    def is_passing(self, move: _M, after: _T) -> bool:
        """True if a bot that decides next plays on at once: nothing has happened that everybody should look at."""
        return False

    def occasion(self, table: _T, move: _M, seat: int) -> Occasion | None:
        """What a bot with this move could ask the child on this seat; None: nothing."""
        return None

    def answered(self, shown: Payload, key: str, at: Situation, answer: int) -> Attempt:
        """The attempt in an answer to a question of given() that cannot be reckoned."""
        raise LookupError("every question of this game can be reckoned")

    # -- what the owl tells

    TIPS: Sequence[str] = ()
    """Everything the owl shows; of several that are due, the first."""

    def kept_as(self, tip: str, stored: StoredGame, seat: int) -> str:
        """Under which name it is kept that a child has seen a tip."""
        return tip

    # -- what a ply leaves beside its record

    def remark(self, bot: str, view: _V, move: _M) -> Any | None:
        """What a bot says about its own move, with a `code`, from the view before it; None: it plays in silence."""
        return None

    def reply(self, bots: Sequence[str | None], ply: int, seat: int, sights: Sequence[Any]) -> tuple[int, Any] | None:
        """Which bot says something of a person's move, by its seat, and what; it goes by what everybody saw.

        bots: by seat, None for people.
        """
        return None

    def laid(self, laid_before: tuple[Any, ...], ply: int, seat: int, sights: Sequence[Any]) -> tuple[Any, ...]:
        """What everybody remembers of the cards laid, each with its `ply`, with what this ply showed."""
        return laid_before

    def won(self, table: _T, seat: int) -> tuple[str, ...]:
        """What has come to this seat, by name and in order; it can lose it again."""
        return ()

    def who_waits(self, stored: StoredGame) -> str:
        """Who has promised at the end of this game to wait for the child that has lost it, by name; or nothing."""
        return ""

    # -- what a child keeps for good

    BRINGING: Sequence[str] = ()
    """The first words of the moves by which brought_in() tells what has come for good; all names are its own."""

    def brought(self, before: _T, move: _M, after: _T) -> Iterable[tuple[int, str]]:
        """Seat and name of what has come with this ply."""
        return ()

    def brought_in(self, header_json: str, plies: Iterable[BringingPly]) -> Iterable[tuple[int, int, str]]:
        """Ply, seat and name of all that came in a game. plies: of BRINGING alone."""
        return ()


AnyUses = Uses[Any, Any, Any]


def without_moves(view: _V) -> _V:
    """The view as of a seat that has nothing to decide."""
    frozen: Any = view  # a dataclass, which a protocol cannot ask for
    without: _V = replace(frozen, legal=())
    return without
