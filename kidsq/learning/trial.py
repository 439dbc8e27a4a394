"""Two ways of helping, compared: the coin of each child and sum, and what the log tells of it afterwards. Pure."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import date, timedelta
from hashlib import sha256
from typing import Final, Literal, NamedTuple, get_args

from kidsq.arithmetic.skills import difficulty_of
from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.tasks import SAID

Kind = Literal["fingers", "reversed", "day_after"]
"""What is compared: a hand that counts on as the owl's help; sums with the total first; a sum asked again the day
after it was missed or first known."""
Arm = Literal["a", "b"]
"""a: as usual (of sums, the total last). b: the other way."""

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
HELP_BEGINS: Final = 3
"""From this level of the owl's help on a picture is seen with a friend's question."""
LATER_BY: Final[Mapping[Kind, int]] = {"fingers": 1, "reversed": 1, "day_after": 7}
"""So many days after a sum has begun to count, its next first try is what came of it."""
AGAIN_WITHIN: Final = 6
"""Days within which the day after is made up for; before LATER_BY["day_after"], so that it is never the outcome."""


class Asking(NamedTuple):
    """A child's first try at a sum that a friend asked for, or claimed. day: by the clock of the place."""

    day: date
    at: str
    task: str
    skill: str
    correct: int | None
    hint_shown: int
    arm: str | None
    class_id: str | None

    @property
    def alone(self) -> bool:
        """True if the total was said rightly and without help."""
        return self.task in SAID and self.correct == 1 and not self.hint_shown

    @property
    def missed(self) -> bool:
        return self.task in SAID and self.correct == 0


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitRow:
    """One sum of one child in a comparison, as a row of a file; the fields are its columns, in this order.

    began_at: from when it counts. again_at, right: what came of it; None as long as nothing has.
    """

    trial_id: str
    kind: Kind
    learner: str
    skill: str
    arm: Arm
    began_at: str
    again_at: str | None
    right: Literal[0, 1] | None


COLUMNS: Final = tuple(field.name for field in fields(UnitRow))

_BY_DIFFICULTY: Final = sorted(FACTS, key=lambda fact: (difficulty_of(fact), FACTS.index(fact)))
_PLACES: Final = {fact: divmod(place, 2) for place, fact in enumerate(_BY_DIFFICULTY)}
"""Of each sum its pair of nearly equally hard ones, and which of the two it is."""


def arm_of(seed: str, learner: str, skill: str) -> Arm | None:
    """The arm of a child's sum; None where it is no sum of two numbers up to ten.

    One coin for each child and pair of nearly equally hard sums says which of the two gets b: within each child the
    arms are as many, to one, and as hard. Whoever lacks the seed cannot foretell it.
    """
    place = _PLACES.get(skill)
    if place is None:
        return None
    pair, which = place
    coin = hmac.digest(seed.encode(), f"{learner}:{pair}".encode(), sha256)[0] & 1
    return "b" if coin ^ which else "a"


def arm_in(kind: Kind, seed: str, learner: str, skill: str) -> str:
    """The same as the log has it; empty where there is none."""
    drawn = arm_of(seed, learner, skill)
    return f"{kind}:{drawn}" if drawn else ""


def begins(kind: Kind, row: Asking, *, known: bool) -> bool:
    """True if from this answer on its sum counts in a comparison: before its child can have seen the help for it.

    known: the child has said this total by itself before.
    """
    if kind == "fingers":
        return row.missed or row.hint_shown >= HELP_BEGINS
    if kind == "reversed":
        return True
    return row.missed or (row.alone and not known)


def units_of(
    kind: Kind, rows: Iterable[Asking], class_id: str, since: str, until: str
) -> Iterator[tuple[Asking, Asking | None]]:
    """Of one child each sum that counts, once: the answer with which it began, and the one that tells what came of it.

    rows: all of the child's, oldest first; since, until: when the comparison went on in this class.
    """
    by_skill: dict[str, list[Asking]] = {}
    for row in rows:
        by_skill.setdefault(row.skill, []).append(row)
    for asked in by_skill.values():
        place = _place_of_first(kind, asked, class_id, since, until)
        if place is not None:
            first = asked[place]
            yield first, _outcome(kind, first, [row for row in asked[place + 1 :] if row.at < until])


def unit_row(trial_id: str, kind: Kind, learner: str, first: Asking, outcome: Asking | None) -> UnitRow:
    """Such a sum as a row."""
    return UnitRow(
        trial_id=trial_id,
        kind=kind,
        learner=learner,
        skill=first.skill,
        arm="b" if first.arm == f"{kind}:b" else "a",
        began_at=first.at,
        again_at=None if outcome is None else outcome.at,
        right=None if outcome is None else (1 if outcome.alone else 0),
    )


def _place_of_first(kind: Kind, asked: Sequence[Asking], class_id: str, since: str, until: str) -> int | None:
    known = False
    for place, row in enumerate(asked):
        arm_here = (row.arm or "").startswith(f"{kind}:") and row.class_id == class_id
        if arm_here and since <= row.at < until and begins(kind, row, known=known):
            return place
        known = known or row.alone
    return None


def _outcome(kind: Kind, first: Asking, later: Iterable[Asking]) -> Asking | None:
    from_day = first.day + timedelta(days=LATER_BY[kind])
    return next((row for row in later if row.task in SAID and row.day >= from_day), None)


def waits_for_outcome(kind: Kind, rows: Iterable[Asking], class_id: str, since: str, today: date) -> frozenset[str]:
    """The sums of a child of which the next answer will tell what came of the comparison."""
    units = units_of(kind, rows, class_id, since, "~")  # after every moment
    due = timedelta(days=LATER_BY[kind])
    return frozenset(first.skill for first, outcome in units if outcome is None and today - first.day >= due)


def due_again(rows: Iterable[Asking], today: date, since: str = "") -> frozenset[str]:
    """The sums to be asked again now: latest asked on a day before, missed then or said for the first time.

    since: what was asked before is left alone.
    """
    known: set[str] = set()
    latest: dict[str, bool] = {}
    days: dict[str, date] = {}
    for row in rows:
        if row.task in SAID:
            latest[row.skill] = row.at >= since and begins("day_after", row, known=row.skill in known)
            days[row.skill] = row.day
            if row.alone:
                known.add(row.skill)
    return frozenset(
        skill for skill, wanted in latest.items() if wanted and 1 <= (today - days[skill]).days <= AGAIN_WITHIN
    )


def planned(
    kind: Kind, seed: str, learner: str, rows: Sequence[Asking], class_id: str, since: str, today: date
) -> frozenset[str]:
    """The sums that a comparison has asked today: again where the coin says so, and to see what came of it."""
    if kind != "day_after":
        return frozenset()
    again = due_again(rows, today, since)
    by_coin = frozenset(skill for skill in again if arm_in(kind, seed, learner, skill) == "day_after:b")
    return by_coin | waits_for_outcome(kind, rows, class_id, since, today)
