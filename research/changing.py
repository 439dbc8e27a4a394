"""Simulated children who learn sums, lose some or stay as they are, and what their answers say of that.

They play real games, six weeks of them; what they know changes in the latter three. Some of those who stay are uneven
from day to day, or all at once slower, or guess: nothing of that is a sum learned or lost.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from random import Random
from typing import Final, Literal

from kidsq.demo.pupils import USUAL, Pupil, knowledge, pupil
from kidsq.learning.evidence import Evidence
from kidsq.learning.facts import FACTS
from kidsq.learning.fading import Said
from kidsq.learning.model.claims import is_claim
from kidsq.learning.model.guessing import chance_of, looks_like_guessing, told
from kidsq.learning.model.mastery import Estimate, Reckoning, estimate, mastery
from kidsq.learning.reports.change import Change, Weighed, change, weighed
from research.hands import in_todays_mood
from research.playing import BEGINNING, a_device, play, usual_plan
from research.sitting import Sitting

Course = Literal["more", "fewer", "same", "uneven", "slower", "guesses"]
"""uneven: another pace each day, and tired on one in four. slower: at everything, in the latter weeks."""
WEEKS_BEFORE: Final = 3
WEEKS: Final = 3
SUMS: Final = 3
"""So many sums are learned or lost, one after the other in the first two of the latter weeks."""
BY: Final[Mapping[Course, int]] = {"same": 0, "more": SUMS, "fewer": -SUMS, "uneven": 0, "slower": 0, "guesses": 0}
SLOWER: Final = 1.25
GUESSES: Final = 0.95
ABILITIES: Final = (0.6, 2.8)
SCHOOL_DAYS: Final = (0, 1, 3, 4)


@dataclass(frozen=True, slots=True)
class Life:
    """One child's answers of six weeks that carry weight. by: so many sums more (or fewer) it knows now than then.

    changed: these, each with its day, then being 0. chances: of each sum, as believed in the end. guesses: True if
    its answers look like that.
    """

    course: Course
    answers: tuple[Weighed, ...]
    then: datetime
    now: datetime
    by: int
    changed: Mapping[str, float]
    chances: Mapping[str, float]
    guesses: bool = False

    def told(self) -> Change:
        """What Then and now tells of it."""
        return change(self.answers, self.then, self.now, self.chances, guesses=self.guesses)


@dataclass(slots=True)
class _Kept:
    """What is kept of a child from game to game. noted: by the moment of a sum's first answers, what was believed
    before them. read: so many rows are reckoned with."""

    noted: dict[datetime, float] = field(default_factory=dict)
    met: set[str] = field(default_factory=set)
    reckoning: Reckoning = field(default_factory=Reckoning)
    read: int = 0


class _Noting(Sitting):
    """Notes what was believed of a sum before its first answers, which is all that is looked at."""

    kept: _Kept  # set by who makes it: a dataclass's fields come before it

    def known(self) -> Mapping[str, Estimate]:
        """As any sitting finds it, without reading all rows anew each time."""
        kept = self.kept
        if self._known is None or self._known[0] != len(self.rows):
            for row in self.rows[kept.read :]:
                kept.reckoning.add(row)
            kept.read = len(self.rows)
            found = {skill: estimate(belief, self.now) for skill, belief in kept.reckoning.beliefs().items()}
            self._known = len(self.rows), found
        return self._known[1]

    def _log(self, task: str, skill: str, right: bool, seconds: float, guess_p: float, *, hint: bool) -> None:
        before = self.known().get(skill) if skill in FACTS and skill not in self.kept.met else None
        Sitting._log(self, task, skill, right, seconds, guess_p, hint=hint)
        if before and self.rows[-1].alone:
            self.kept.noted[self.rows[-1].at] = before.p
            self.kept.met.add(skill)


def life(course: Course, games_a_week: int, rng: Random) -> Life:
    """Six weeks of a child with this course."""
    head = _steady(rng)
    if course == "guesses":
        head.guesses = GUESSES
    changes = _changes(course, head, rng)
    changed = {fact: day - 7 * WEEKS_BEFORE for day, fact in changes}
    tablet, games = a_device(rng), 0
    rows: list[Evidence] = []
    said: list[Said] = []
    kept = _Kept()
    for number in range(7 * (WEEKS_BEFORE + WEEKS)):
        while changes and changes[0][0] <= number:
            fact = changes.pop(0)[1]
            head.known[fact] = not head.known[fact]
        if course == "slower" and number == 7 * WEEKS_BEFORE:
            head.pace *= SLOWER
        weekday = number % 7
        if weekday not in SCHOOL_DAYS:
            continue
        place = SCHOOL_DAYS.index(weekday)
        of_day = games_a_week * (place + 1) // len(SCHOOL_DAYS) - games_a_week * place // len(SCHOOL_DAYS)
        moment = BEGINNING + timedelta(days=number)
        there = in_todays_mood(head, rng) if course == "uneven" else head
        for game in range(of_day):
            at = _Noting(there, tablet, moment, rng, rows, said, new_session=game == 0)
            at.kept = kept
            play(at, *usual_plan(games))
            moment, games = at.now + timedelta(minutes=2), games + 1
    then = BEGINNING + timedelta(weeks=WEEKS_BEFORE)
    now = then + timedelta(weeks=WEEKS)
    alone = [row for row in rows if row.alone]
    judged = [chance_of(row.skill, row.right, row.guess_p, None) for row in alone if not is_claim(row)]
    known = told(mastery(rows, now), judged)
    return Life(
        course,
        tuple(weighed([(row, kept.noted.get(row.at, 0.5)) for row in alone])),
        then,
        now,
        BY[course],
        changed,
        {skill: one.p for skill, one in known.items()},
        looks_like_guessing(known),
    )


def _steady(rng: Random) -> Pupil:
    """A usual child who learns and forgets nothing but what its course says."""
    head = pupil(USUAL, rng)
    head.learns = head.forgets = 0.0
    while True:
        head.known = knowledge(rng, rng.uniform(*ABILITIES))
        if SUMS <= sum(head.known.values()) <= len(FACTS) - SUMS:
            return head


def _changes(course: Course, head: Pupil, rng: Random) -> list[tuple[float, str]]:
    """The day of each change, and the sum."""
    if not BY[course]:
        return []
    begin, fortnight = 7 * WEEKS_BEFORE, 7 * (WEEKS - 1)
    facts = rng.sample([fact for fact in FACTS if head.known[fact] == (course == "fewer")], SUMS)
    return sorted((begin + fortnight * rng.random(), fact) for fact in facts)


HEADER: Final = "children  course  answers since  called more  called fewer  mean difference  inside 80%  width"


def lines(children: int, games_a_week: int, seed: int) -> Iterator[str]:
    """How often each course is found and claimed."""
    yield HEADER
    for course in BY:
        lives = [life(course, games_a_week, Random(f"{seed} {course} {number}")) for number in range(children)]
        yield line(course, [(one.by, one.told()) for one in lives])


def line(course: Course, told: Sequence[tuple[int, Change]]) -> str:
    """One course in figures. told: what is true of each child, and what is told."""
    compared = [(by, one) for by, one in told if one.levels]
    of = max(1, len(compared))
    more, fewer = (sum(one.verdict == verdict for _, one in compared) for verdict in ("more", "fewer"))
    mean = sum(one.by for _, one in compared) / of
    inside = sum(one.low <= by <= one.high for by, one in compared) / of
    width = sum(one.high - one.low for _, one in compared) / of
    since = sum(one.since for _, one in compared) / of
    claimed = f"{more / of:11.0%}  {fewer / of:12.0%}"
    return f"{len(told):8}  {course:6}  {since:13.0f}  {claimed}  {mean:+15.2f}  {inside:10.0%}  {width:5.1f}"


def show(children: int, games: int, seed: int) -> None:
    """Print it. games: in a week."""
    for one in lines(children, games, seed):
        print(one, flush=True)
    print("Simulated children only: this shows that a change of what they know is found, not that children change so.")
