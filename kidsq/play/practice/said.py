"""What a guest has said and was asked so far, kept in memory from one request to the next and gone on from there.

What is kept is asked for by its last row: as long as that stands in the log as it was read, at the same tables, nothing
before it has changed, and only what follows it is read. Whoever else has written, restored or rolled back, it is found
out by that.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from threading import Lock
from typing import Final, TypeVar

from kidsq.learning import hints, number_help
from kidsq.learning.attempt import Attempt
from kidsq.learning.evidence import evidence_of
from kidsq.learning.fading import Fading, Said, fading_after
from kidsq.learning.mixing import LOOKED_AT
from kidsq.learning.model.belief import Belief, HintStep
from kidsq.learning.model.mastery import Reckoning
from kidsq.learning.number_help import Answered
from kidsq.learning.payload import InvalidPayload, OfBot, Payload, from_json
from kidsq.learning.questions import BEGINNING, OF_FACTS
from kidsq.learning.staircase import Place, Try
from kidsq.learning.tasks import CHOSEN, HELPED
from kidsq.play.practice.record_attempt import prior
from kidsq.store.db.session import Session
from kidsq.store.play import attempts, questions
from kidsq.store.play.guests import Table
from kidsq.store.play.questions import Presented

T = TypeVar("T")
Here = tuple[str, int]
"""A game, and a ply of it."""


class SaidSoFar:
    """What help and questions go by, kept up answer by answer."""

    def __init__(self, rows: Sequence[Attempt] = ()) -> None:
        """rows: oldest first, as they were written."""
        self.steps: dict[str, HintStep] = {}
        self.right: dict[str, bool] = {}
        """Whether the latest answer to each fact that friends ask for was right."""
        self._reckoning = Reckoning(map(evidence_of, rows))
        self._beliefs: Mapping[str, Belief] = {}
        self._memory = hints.BEGINS_TO_REMEMBER
        self._numbers: dict[str, Place | None] = {}
        self._searches: dict[str, list[Try]] = {}
        self._searched: dict[tuple[str, int], tuple[int, Place]] = {}
        self._own: list[tuple[Here, Said]] = []
        self._first: dict[Here, int] = {}
        self._faded = 0, Fading()
        for row in rows:
            self._note(row)

    def add(self, row: Attempt) -> None:
        """One answer more. Raises ValueError for one that is older than another."""
        self._reckoning.add(evidence_of(row))
        self._note(row)

    def _note(self, row: Attempt) -> None:
        self._beliefs = {}
        if row.correct is not None:
            self.steps[row.skill] = hints.step_after(evidence_of(row), self.steps.get(row.skill, HintStep()))
        if row.task in OF_FACTS:
            self.right[row.skill] = row.correct == 1
        self._memory = hints.recalled([row], self._memory)
        if row.task in HELPED and row.correct is not None and ":" in row.skill:
            self._answered(row)
        for one in hints.searches([row]):
            self._searches.setdefault(row.task, []).append(one)
        if row.task in CHOSEN and row.try_no == 1:
            here = row.game_id, row.ply
            self._first.setdefault(here, len(self._own))
            self._own.append((here, Said(row.skill, row.correct == 1, _p(row))))

    def _answered(self, row: Attempt) -> None:
        kind = row.skill.partition(":")[0]
        one = Answered(row.correct == 1, row.hint_shown, _p(row), row.guess_p or 0.0)
        self._numbers[kind] = number_help.place_after([one], self._numbers.get(kind))

    def beliefs(self) -> Mapping[str, Belief]:
        """As kidsq.learning.model.mastery.beliefs(); the skills of any child where nothing was said."""
        self._beliefs = self._beliefs or self._reckoning.beliefs()
        return self._beliefs

    @property
    def memory(self) -> hints.Memory:
        """As hints.memory_after()."""
        return hints.MEMORIES[self._memory.level]

    def numbers(self, kind: str) -> Place | None:
        """Where the help with numbers of a kind has come to; None where nothing of it was answered."""
        return self._numbers.get(kind)

    def search(self, task: str, begins: int) -> int:
        """As hints.search_after() of the answers of this task."""
        tries = self._searches.get(task, [])
        many, place = self._searched.get((task, begins), (0, Place(begins)))
        place = hints.SEARCH.after(tries[many:], place)
        self._searched[task, begins] = len(tries), place
        return place.level

    def fading(self, without: Here) -> Fading:
        """As fading_after() of the first tries of its own, but for those that were said here."""
        end = len(self._own)
        while end and self._own[end - 1][0] == without:
            end -= 1
        many, fading = self._faded
        if many > end or self._first.get(without, end) < end:  # at two tables at once
            return fading_after(one for here, one in self._own if here != without)
        self._faded = end, fading_after((one for _here, one in self._own[many:end]), fading)
        return self._faded[1]


def _p(row: Attempt) -> float:
    """The chance of knowing before it: none was kept where a guest said it."""
    return prior(row.skill).p if row.p_before is None else row.p_before


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody was asked that no estimate tells. counted: sums of friends, how often.

    shown: when and at which ply, the game, and the fact that a friend asked for, the latest last, no more than tell of
    what may come next. began: with which questions the table before began, tasks and JSON.
    """

    counted: Counter[str] = field(default_factory=Counter)
    shown: tuple[tuple[str, int, str, str], ...] = ()
    began: tuple[Presented, ...] = ()

    def with_those(self, rows: Sequence[Presented], game_id: str) -> Asked:
        """And those asked in this game."""
        here = asked_in(rows, game_id)
        return Asked(self.counted + here.counted, _latest([*self.shown, *here.shown]), self.began)


def asked_in(rows: Sequence[Presented], but: str) -> Asked:
    """The same of these questions, the oldest first. but: a game that is not before itself."""
    counted: Counter[str] = Counter()
    shown = []
    for row in rows:
        payload = payload_of(row.task, row.text)
        skill = getattr(payload, "skill", "")
        if isinstance(payload, OfBot) and skill:
            counted[skill] += 1
        if row.task in OF_FACTS and skill:
            shown.append((row.created_at, row.ply, row.game_id, skill))
    before = [row for row in rows if row.game_id != but]
    began = [row for row in before if row.game_id == before[-1].game_id][:BEGINNING]
    return Asked(counted, _latest(shown), tuple(began))


def _latest(shown: list[tuple[str, int, str, str]]) -> tuple[tuple[str, int, str, str], ...]:
    return tuple(sorted(shown, key=itemgetter(0, 1))[-LOOKED_AT:])


def payload_of(task: str, text: str) -> Payload | None:
    """What a question shows; None where that cannot be read."""
    try:
        return from_json(task, text)
    except InvalidPayload:
        return None


class Kept:
    """What is kept of the guest at one table. last: the latest row of it."""

    def __init__(self, at: Sequence[tuple[str, int]], rows: Sequence[Attempt]) -> None:
        self.at, self.last = at, rows[-1] if rows else None
        self._ids = {row.attempt_id for row in rows}
        self._said, self._lock = SaidSoFar(rows), Lock()
        self._asked: tuple[Sequence[Table], Asked] = (), Asked()

    @property
    def is_empty(self) -> bool:
        return self.last is None

    def told(self, what: Callable[[SaidSoFar], T]) -> T:
        """What this says of it."""
        with self._lock:
            return what(self._said)

    def goes_on_with(self, rows: Sequence[Attempt]) -> bool:
        """Take in what was read from the last row on; False where that is another one, or these are older."""
        with self._lock:
            if self.last is not None and (not rows or rows[0] != self.last):
                return False
            try:
                for row in rows[self.last is not None :]:
                    self._add(row)
            except ValueError:
                return False
            return True

    def heard(self, row: Attempt) -> bool:
        """Take in one that has just been written, unless it was there; False where it is older than another."""
        with self._lock:
            try:
                self._add(row)
            except ValueError:
                return False
            return True

    def _add(self, row: Attempt) -> None:
        if row.attempt_id not in self._ids:
            self._said.add(row)
            self._ids.add(row.attempt_id)
            self.last = row

    def asked_before(self, db: Session, game_id: str, tables: Sequence[Table]) -> Asked:
        """What was asked at these tables before this game: read again where one of them is not as it was."""
        with self._lock:
            at, found = self._asked
        if at != tables:
            found = asked_in(questions.presented_at(db, [table[:2] for table in tables]), game_id)
            with self._lock:
                self._asked = tables, found
        return found


KEPT: Final = 160
"""Guests, as many as children (record_attempt.KEPT)."""
_kept: Final[OrderedDict[str, Kept]] = OrderedDict()
_lock: Final = Lock()


def of_guest(db: Session, game_id: str, tables: Sequence[Table]) -> Kept:
    """What guests have said in a game, and at these tables of one of them before it."""
    at = [table[:2] for table in tables]
    ids = [game_id, *(one for one, _seat in at)]
    with _lock:
        kept = _kept.get(game_id)
        if kept is not None:
            _kept.move_to_end(game_id)
    if kept is not None and kept.at == at:
        last = kept.last
        if kept.goes_on_with(attempts.of_guests(db, ids, since=None if last is None else last.attempt_id)):
            return kept
    return _put(game_id, Kept(at, attempts.of_guests(db, ids)))


def _put(game_id: str, kept: Kept) -> Kept:
    with _lock:
        for before, _seat in kept.at:  # its guest plays here now, and what was said there is in this
            _kept.pop(before, None)
        _kept[game_id] = kept
        _kept.move_to_end(game_id)
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
    return kept


def forget(game_id: str) -> None:
    """Keep nothing of what was read at this table, as it may never have been written."""
    with _lock:
        _kept.pop(game_id, None)
