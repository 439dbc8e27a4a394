"""Then and now: what has become of each child's sums between two moments, and of a class's together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import Final

from kidsq.arithmetic.kind import Field
from kidsq.arithmetic.skills import field_facts
from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.evidence import evidence_in
from kidsq.learning.model.guessing import looks_like_guessing
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.reports import standing
from kidsq.learning.reports.change import ENOUGH, REACH, WEEKS, Change, Weighed, change, weighed
from kidsq.learning.reports.levels import Level, together
from kidsq.reports.asked import Asked
from kidsq.store.classroom import reports
from kidsq.store.db import times
from kidsq.store.db.session import Session
from kidsq.store.people.people import Learner

SHORTEST: Final = timedelta(weeks=1)
LONGEST: Final = timedelta(weeks=26)
_FACTS: Final = frozenset(FACTS)
_UNKNOWN: Final = 0.5  # where the log does not say what was believed


@dataclass(frozen=True, slots=True)
class Stretch:
    """From when to when children are compared."""

    then: datetime
    now: datetime


@dataclass(frozen=True, slots=True)
class ClassChange:
    """Each child's change, as the children were given; line: of those who can be compared, their mean."""

    of_children: tuple[tuple[Learner, Change], ...]
    line: tuple[Level, ...]

    @property
    def compared(self) -> int:
        return sum(bool(one.levels) for _, one in self.of_children)


_weighed = lru_cache(maxsize=256)(weighed)
"""Kept, because rows never change, and a table is sorted in several ways."""


def stretch(asked: Asked, now: datetime) -> Stretch:
    """What the filters ask for, from the first day to the end of the last; else the latest WEEKS, in whole days.

    One shorter than SHORTEST begins earlier, one longer than LONGEST later.
    """
    end = min(now, times.moment(asked.until)) if asked.until else now
    first = (end - timedelta(weeks=WEEKS)).astimezone().date()  # the same all day long: nobody learns by a page's age
    begin = times.moment(asked.since or times.midnight(first))
    return Stretch(max(min(begin, end - SHORTEST), end - LONGEST), end)


def of_child(db: Session, learner: str, known: Mapping[str, Estimate], when: Stretch) -> Change:
    """What has become of one child's sums. known: all its estimates, as pages tell them."""
    return _change(_answers(db, learner, when), known, when, FACTS)


def beyond_ten(db: Session, learner: str, known: Mapping[str, Estimate], when: Stretch) -> dict[Field, Change]:
    """The same of each field beyond ten that the child has met."""
    met = [one.field for one in standing.beyond_ten(known)]
    answers = _answers(db, learner, when) if met else ()
    return {field: _change(answers, known, when, field_facts(field)) for field in met}


@dataclass(frozen=True, slots=True)
class Possible:
    """When a class of which nobody can be compared can be. begin: the first day that leaves most of its children
    enough on both sides; on: the day on which such a first day will be long enough ago."""

    begin: date | None = None
    on: date | None = None


def possible(db: Session, children: Sequence[Learner], when: Stretch, now: datetime) -> Possible:
    """Neither is known as long as nobody has answered enough; and a stretch that is over comes to no later day."""
    whole = Stretch(when.now - LONGEST, when.now)
    latest_begin = (when.now - SHORTEST).astimezone().date()
    spans, enough = [], []
    for child in children:
        days = sorted(one.at.astimezone().date() for one in _answers(db, child.id, whole) if one.skill in _FACTS)
        if len(days) >= ENOUGH:
            enough.append(days[ENOUGH - 1] + timedelta(days=1))
            spans.append((enough[-1], min(days[-ENOUGH], latest_begin)))
    begins = {first: sum(one <= first <= last for one, last in spans) for first, last in spans if first <= last}
    if begins:
        return Possible(begin=min(begins, key=lambda day: (-begins[day], day)))
    if not enough or when.now < now:
        return Possible()
    return Possible(on=max(min(enough) + SHORTEST, now.astimezone().date() + timedelta(days=1)))


def _answers(db: Session, learner: str, when: Stretch) -> Sequence[Weighed]:
    rows = reports.that_count(db, learner, times.text(when.then - REACH), times.text(when.now))
    return _weighed(tuple((evidence_in(*cells), _UNKNOWN if before is None else before) for *cells, before in rows))


def _change(answers: Sequence[Weighed], known: Mapping[str, Estimate], when: Stretch, facts: Sequence[str]) -> Change:
    chances = {skill: one.p for skill, one in known.items()}
    return change(answers, when.then, when.now, chances, guesses=looks_like_guessing(known), facts=facts)


def of_class(
    db: Session,
    children: Sequence[Learner],
    known: Mapping[str, Mapping[str, Estimate]],
    when: Stretch,
) -> ClassChange:
    """The same of each of these children, and of all who can be compared together."""
    found = tuple((child, of_child(db, child.id, known[child.id], when)) for child in children)
    return ClassChange(found, together(one.levels for _, one in found))
