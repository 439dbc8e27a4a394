"""One request at a table: the game, its questions and what is set are read once and handed down."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from functools import wraps
from typing import Any, ClassVar, Concatenate, ParamSpec, TypeVar

from kidsq.games.contract import AnyState
from kidsq.games.record import Ply
from kidsq.lazy import lazy
from kidsq.learning.attempt import Attempt
from kidsq.learning.tasks import BOTS_TASKS
from kidsq.learning.trial import Asking
from kidsq.play import preferences
from kidsq.play.current_game import keep, played
from kidsq.play.games.contract import AnyUses
from kidsq.play.games.registry import practice_for
from kidsq.play.guests import tables_before
from kidsq.play.moment import Played
from kidsq.play.practice import said
from kidsq.play.practice.said import Kept
from kidsq.play.preferences import Preferences
from kidsq.play.screen import Hold
from kidsq.play.screen_holder import Front, awaited_seats, front_of
from kidsq.play.visitor import Chance, NotHere, Reply, Timings, Visitor, is_owner
from kidsq.store.classroom import classes, lessons, trials
from kidsq.store.classroom.lessons import Lesson
from kidsq.store.db import locks
from kidsq.store.db.session import Session
from kidsq.store.db.times import moment, text
from kidsq.store.people import settings
from kidsq.store.play import games, guests, parts, pauses, questions
from kidsq.store.play.games import StoredGame
from kidsq.store.play.guests import Before, Table
from kidsq.store.play.questions import Help, StoredQuestion

P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R", bound="Request")


class Request:
    """What one request reads of one table, each thing when it is first wanted. It never outlives its request.

    A transaction begins without what was read before it; what is written within it is known here as it was written.
    when_done: what else a form that has been heeded says, noted in the transaction of its decision.
    """

    helps_unasked: ClassVar[bool] = True
    """Whether help comes by itself; elsewhere a child asks the owl."""
    step_done: ClassVar[Callable[[], object] | None] = None
    """Told of each commit that has stored a move or an answer, where somebody counts them."""

    def __init__(self, db: Session, visitor: Visitor, game_id: str, chance: Chance) -> None:
        self.db, self.visitor, self.game_id, self.chance = db, visitor, game_id, chance
        self.when_done: Callable[[Request], None] | None = None
        self._unkept: Played | None = None
        self._has_stored = False
        self._read: dict[tuple[Hashable, ...], Any] = {}

    def forget(self) -> None:
        """Read everything anew when it is next wanted."""
        self._unkept, self._has_stored, self._read = None, False, {}
        for what in ("stored", "known", "front", "pending", "helped"):
            self.__dict__.pop(what, None)

    @contextmanager
    def writing(self, *, elsewhere: bool = False) -> Iterator[None]:
        """One transaction at this table. Raises NotHere for somebody else's; the game is kept after the commit.

        Others may write at other tables meanwhile, of other children and browsers. elsewhere: it also writes at those
        that the children at this tablet leave.
        """
        self.forget()
        try:
            with locks.writing_to(self.db, lambda: self._part(elsewhere=elsewhere)):
                _ = self.stored
                yield
        except BaseException:
            self.forget()
            said.forget(self.game_id)
            raise
        if self._unkept is not None:
            keep(self.game_id, self._unkept)
        if self._has_stored and Request.step_done is not None:
            Request.step_done()

    def _part(self, *, elsewhere: bool) -> list[str]:
        """The table, its children, whose logs and estimates these are, and this browser with the children at it."""
        here, within = self.visitor.learners or (), self.db.in_transaction
        self.forget()  # it may be asked again, in another transaction
        seated = [one.learner for one in self.stored.seats] if within else parts.children_at(self.db, self.game_id)
        of_people = parts.of_people(self.visitor.device, [*filter(None, seated), *here])
        return [locks.game(self.game_id), *of_people, *(parts.open_tables(self.db, here) if elsewhere else ())]

    # -- what is read

    @lazy
    def stored(self) -> StoredGame:
        """The game without its plies. Raises NotHere where there is none, or not one of this visitor's."""
        found = games.load(self.db, self.game_id)
        if found is None or not is_owner(self.visitor, found):
            raise NotHere(self.game_id)
        return found

    @lazy
    def known(self) -> Played:
        return played(self.db, self.stored)

    @lazy
    def uses(self) -> AnyUses:
        """What a table does for this game."""
        return practice_for(self.stored.game)

    @property
    def table(self) -> AnyState:
        return self.known.table

    @lazy
    def front(self) -> Front:
        """Who is in front of this screen."""
        return front_of(self.visitor, self.stored, self.table)

    @lazy
    def pending(self) -> Sequence[StoredQuestion]:
        """The questions that wait at this table, the oldest first."""
        return questions.pending(self.db, self.game_id)

    @lazy
    def helped(self) -> int:
        """How many questions of bots have been answered in this game, rightly or not."""
        return questions.helped(self.db, self.game_id, BOTS_TASKS)

    def read_ahead(self) -> None:
        """Read what this screen is going to show besides the game that was played.

        Within the transaction the file is locked already; each read after it would lock it once more.
        """
        if "known" in self.__dict__ and self.front.here:
            _ = self.preferences(self.front.seat), self.helped

    def settings(self, scope: str) -> Mapping[str, str]:
        """Everything set in a scope."""
        return self._once(("settings", scope), lambda: settings.read(self.db, scope))

    def class_of(self, learner: str) -> str | None:
        return self._once(("class", learner), lambda: classes.class_of(self.db, learner))

    def set_for(self, learner: str) -> tuple[Mapping[str, str], Mapping[str, str] | None]:
        """What is set for a child itself, and for its class; None without a class."""
        class_id = self.class_of(learner)
        of_class = None if class_id is None else self.settings(settings.of_class(class_id))
        return self.settings(settings.of_learner(learner)), of_class

    def scope(self, seat: int) -> str:
        """Where the choices of the person on this seat are kept."""
        return self._once(("scope", seat), lambda: preferences.scope_of(self.visitor, self.stored, seat))

    def preferences(self, seat: int) -> Preferences:
        """How the table is shown to the person on this seat."""
        return self._once(("preferences", seat), lambda: self._preferences(seat))

    def _preferences(self, seat: int) -> Preferences:
        learner = self.stored.seats[seat].learner
        if learner is None:
            return preferences.of_kept(self.settings(self.scope(seat)), None)
        return preferences.of_kept(*self.set_for(learner))

    def without_times(self, seat: int) -> bool:
        """True if nothing is measured of the child on this seat; a guest needs nothing otherwise."""
        return self.stored.seats[seat].learner is not None and self.preferences(seat).needs.no_times

    def askings(self, learner: str) -> Sequence[Asking]:
        """A child's first tries at the sums of friends."""
        return self._once(("askings", learner), lambda: trials.askings(self.db, learner))

    def lesson(self) -> Lesson | None:
        """The latest lesson of the class whose game this is."""
        class_id = self.stored.class_id
        return None if class_id is None else self._once(("lesson",), lambda: lessons.latest(self.db, class_id))

    def help_at(self, ply: int, seat: int) -> Help:
        """The strongest help that this seat has been shown at this ply."""
        return self._once(("help", ply, seat), lambda: questions.help_at(self.db, self.game_id, ply, seat))

    def tables_before(self, seat: int) -> Before:
        """Which tables before this one tell about the guest who sits here."""
        return self._once(("before", seat), lambda: tables_before(self.stored, seat))

    def guests_tables(self, seat: int) -> list[Table]:
        """Those tables themselves, as they stand."""
        before = self.tables_before(seat)
        return self._once(("tables", *before), lambda: guests.tables(self.db, self.game_id, before))

    def said_by_guest(self, seat: int) -> Kept:
        """What the guest on this seat has answered here, and at its latest tables before."""
        tables = self.guests_tables(seat)
        return self._once(("guest", *tables), lambda: said.of_guest(self.db, self.game_id, tables))

    def _once(self, what: tuple[Hashable, ...], read: Callable[[], T]) -> T:
        if what not in self._read:
            self._read[what] = read()
        found: T = self._read[what]
        return found

    # -- what is written, all within writing()

    def append_ply(self, ply: Ply, key: str | None) -> int:
        """Write the next ply; returns the game's new version. What is known of the game follows with moved()."""
        self._has_stored = True
        return games.append_ply(
            self.db, self.game_id, self.known.ply, ply.seat, ply.move, ply.shuffles, key, self.chance.at
        )

    def moved(self, now: Played, version: int, result_json: str | None) -> None:
        """The game is one ply on, at this version; result_json: how it has ended, if it has."""
        at, stored = self.chance.at, self.stored
        stored = stored._replace(plies=stored.plies + 1, version=version, updated_at=at, put_away_at=None)
        if result_json is not None:
            games.finish(self.db, self.game_id, result_json, at)
            stored = stored._replace(version=version + 1, ended_at=at, result_json=result_json)
        self.stored, self.known, self._unkept = stored, now, now
        self.__dict__.pop("front", None)

    def bump(self) -> None:
        """Tell every screen of this game that there is something new besides a ply."""
        version = games.bump(self.db, self.game_id, self.chance.at)
        self.stored = self.stored._replace(version=version, updated_at=self.chance.at)

    def ask(self, question: StoredQuestion) -> None:
        """Keep a question until it is answered."""
        waiting = self.pending
        questions.ask(self.db, question)
        self.pending = sorted((*waiting, question), key=lambda one: (one.ply, one.seat))

    def close(self, key: str, answer: str | None) -> None:
        """Close a question with its answer; None: left alone."""
        waiting = self.pending
        questions.close(self.db, key, answer, self.chance.at)
        self.__dict__.pop("helped", None)
        self.pending = [one for one in waiting if one.key != key]

    def help_with(self, question: StoredQuestion, level: int, *, asked: bool) -> None:
        """Remember that a help with a question that waits was seen; a weaker one later takes nothing back."""
        questions.help_with(self.db, question.key, level, asked=asked)
        self.__dict__.pop("pending", None)

    def miss(self, key: str, answer: str) -> None:
        """Ask a question again that was answered, but not rightly."""
        waiting = self.pending
        questions.miss(self.db, key, answer)
        self.__dict__.pop("helped", None)
        self.pending = [replace(one, answer=answer) if one.key == key else one for one in waiting]

    def show_help(self, ply: int, seat: int, level: int, *, asked: bool) -> None:
        """Remember that a help was seen; a weaker one later takes nothing back."""
        questions.show_help(self.db, self.game_id, ply, seat, level, asked=asked)
        self._read.pop(("help", ply, seat), None)

    def attempt_logged(self, attempt: Attempt) -> None:
        """This answer has gone into the log, and is among what guests have said."""
        self._has_stored = True
        if attempt.learner is not None:
            return
        for what, kept in list(self._read.items()):
            if what[0] == "guest" and not kept.heard(attempt):
                del self._read[what]

    def reread_game(self) -> None:
        """The row of the game or of a seat has been written to, though no ply."""
        self.__dict__.pop("stored", None)
        self.__dict__.pop("front", None)

    def reread_settings(self, scope: str) -> None:
        """Something has been set in this scope."""
        self._read = {what: read for what, read in self._read.items() if what[0] != "preferences"}
        self._read.pop(("settings", scope), None)

    def is_set(self, scope: str, key: str, value: str) -> None:
        """This, and nothing else, has been set in this scope."""
        chosen = {**self.settings(scope), key: value}
        self.reread_settings(scope)
        self._read["settings", scope] = chosen


def in_one_transaction(decide: Callable[Concatenate[R, P], Reply]) -> Callable[Concatenate[R, P], Reply]:
    """The decision as one transaction, together with what else its form says. Raises NotHere.

    All that it writes is of this table, its children and its browser.
    """

    @wraps(decide)
    def whole(at: R, /, *args: P.args, **kwargs: P.kwargs) -> Reply:
        with at.writing():
            return _decided(at, decide(at, *args, **kwargs))

    return whole


def in_one_transaction_with_others(decide: Callable[Concatenate[R, P], Reply]) -> Callable[Concatenate[R, P], Reply]:
    """The same for a decision by which the children at this tablet leave other tables, at which it writes, too."""

    @wraps(decide)
    def whole(at: R, /, *args: P.args, **kwargs: P.kwargs) -> Reply:
        with at.writing(elsewhere=True):
            return _decided(at, decide(at, *args, **kwargs))

    return whole


def _decided(at: Request, reply: Reply) -> Reply:
    if reply.kind == "done" and at.when_done is not None:
        at.when_done(at)
    at.read_ahead()
    return reply


def held_up(at: Request) -> Hold | None:
    """paused: the teacher wants all to look up. awaiting: children who have been asked to this table. Else None."""
    if at.stored.class_id is None or at.stored.ended_at is not None:
        return None
    lesson = at.lesson()
    if lesson is not None and lesson.paused_at is not None and lesson.is_open(moment(at.chance.at)):
        return "paused"
    return "awaiting" if awaited_seats(at.stored) else None


def has_paused(at: Request, timings: Timings) -> bool:
    """True if the class has paused since the page began to measure this answer, as far back as it says."""
    class_id, now = at.stored.class_id, at.chance.at
    if class_id is None or timings.rt_total_ms is None:
        return False
    since = text(moment(now) - timedelta(milliseconds=timings.rt_total_ms))
    return bool(pauses.of_class(at.db, class_id, since, now))
