"""Simulated children who learn sums, lose some or stay as they are, and what their answers say of that.

They play real games, six weeks of them; what they know changes in the latter three. Some of those who stay are uneven
from day to day, or all at once slower, or guess: nothing of that is a sum learned or lost.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from random import Random
from typing import Final, Literal

from kidsq.arithmetic.sums.facts import FACTS
from kidsq.demo.pupil import USUAL, Pupil, knowledge, pupil
from kidsq.learning.model.claims import is_claim
from kidsq.learning.model.guessing import chance_of, looks_like_guessing, told
from kidsq.learning.model.mastery import mastery
from kidsq.learning.reports.change import Change, Weighed, change, weighed
from research.playing import BEGINNING, a_log, sit

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
THEN: Final = BEGINNING + timedelta(weeks=WEEKS_BEFORE)
NOW: Final = THEN + timedelta(weeks=WEEKS)


@dataclass(frozen=True, slots=True)
class Life:
    """One child's answers of six weeks that carry weight. chances: of each sum, as believed in the end.

    guesses: True if its answers look like that.
    """

    answers: tuple[Weighed, ...]
    chances: Mapping[str, float]
    guesses: bool

    def told(self) -> Change:
        """What Then and now tells of it."""
        return change(self.answers, THEN, NOW, self.chances, guesses=self.guesses)


def life(course: Course, games_a_week: int, rng: Random) -> Life:
    """Six weeks of a child with this course."""
    head, first = _steady(course, rng), 7 * WEEKS_BEFORE
    head.will_change(abs(BY[course]), lambda: first + 7 * (WEEKS - 1) * rng.random(), loses=course == "fewer")
    log, games = a_log(rng), 0
    for number in range(7 * (WEEKS_BEFORE + WEEKS)):
        head.comes_to(number)
        if course == "slower" and number == first:
            head.pace *= SLOWER
        weekday = number % 7
        if weekday not in SCHOOL_DAYS:
            continue
        place = SCHOOL_DAYS.index(weekday)
        of_day = games_a_week * (place + 1) // len(SCHOOL_DAYS) - games_a_week * place // len(SCHOOL_DAYS)
        moment = BEGINNING + timedelta(days=number)
        sit(head.at_the_table(), log, moment, rng, range(games, games + of_day))
        games += of_day
    alone = [row for row in log.rows if row.alone]
    judged = [chance_of(row.skill, row.right, row.guess_p, None) for row in alone if not is_claim(row)]
    known = told(mastery(log.rows, NOW), judged)
    answers = weighed([(row, log.before.get(row.at, 0.5)) for row in alone])
    return Life(tuple(answers), {skill: one.p for skill, one in known.items()}, looks_like_guessing(known))


def _steady(course: Course, rng: Random) -> Pupil:
    """A usual child of this course, who could learn as many sums as it could lose."""
    head = pupil("moods" if course == "uneven" else USUAL, rng)
    head.known = some_known(rng)
    head.guesses = GUESSES if course == "guesses" else head.guesses
    return head


def some_known(rng: Random) -> dict[str, bool]:
    """Of all sums so many that as many as a course wants can be learned, and can be lost."""
    while True:
        known = knowledge(rng, rng.uniform(*ABILITIES))
        if SUMS <= sum(known.values()) <= len(FACTS) - SUMS:
            return known


HEADER: Final = "children  course  answers since  called more  called fewer  mean difference  inside 80%  width"


def lines(children: int, games_a_week: int, seed: int) -> Iterator[str]:
    """How often each course is found and claimed."""
    yield HEADER
    for course in BY:
        given = [life(course, games_a_week, Random(f"{seed} {course} {number}")) for number in range(children)]
        yield line(course, [one.told() for one in given])


def line(course: Course, told: Sequence[Change]) -> str:
    """One course in figures. told: of each child."""
    compared = [one for one in told if one.levels]
    of = max(1, len(compared))
    more, fewer = (sum(one.verdict == verdict for one in compared) for verdict in ("more", "fewer"))
    mean = sum(one.by for one in compared) / of
    inside = sum(one.low <= BY[course] <= one.high for one in compared) / of
    width = sum(one.high - one.low for one in compared) / of
    since = sum(one.since for one in compared) / of
    claimed = f"{more / of:11.0%}  {fewer / of:12.0%}"
    return f"{len(told):8}  {course:6}  {since:13.0f}  {claimed}  {mean:+15.2f}  {inside:10.0%}  {width:5.1f}"


def show(children: int, games: int, seed: int) -> None:
    """Print it. games: in a week."""
    for one in lines(children, games, seed):
        print(one, flush=True)
    print("Simulated children only: this shows that a change of what they know is found, not that children change so.")
