"""How many answers it takes to find three sums learned or lost, for a reader that knows all but which sums they are.

It knows the child's pace, how its times are spread, how often it slips, miscounts and guesses, how likely each sum is
known at first, that all of three sums change or none does, and in which two weeks. No report can find more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import exp, log
from random import Random
from typing import Final

from kidsq.arithmetic.skills import counting_steps
from kidsq.arithmetic.sums.facts import FACTS, addends_of
from kidsq.demo.pupil import Pupil, knowledge
from research.changing import ABILITIES, BY, SUMS, WEEKS, Course, some_known
from research.reader import HEADS, known_among

ANSWERS: Final = (50, 75, 100, 150, 200)
"""Before then, and as many since."""
TIMED: Final = 0.71
"""The share of the answers that count whose times tell: those to friends who ask for a total; of simulated usual
children. The others are only right or not."""
FALSE: Final = 0.05
DAYS: Final = 7 * WEEKS
LAST_CHANGE: Final = 7 * (WEEKS - 1)
BIN: Final = 0.04
DRAWN: Final = 200_000
LUCK: Final = 0.2
OF_TWO: Final = 0.5

_Said = tuple[float, float, float]
"""The day of an answer, then being 0, and the log of its chance if the sum is known, and if it is not."""


def found(course: Course, answers: int, children: int, claimed_from: float) -> float:
    """The share of children of this course whose change is claimed, and in the right direction."""
    given = [_scores(_life(course, answers, Random(f"{course} {answers} {number}"))) for number in range(children)]
    if course == "more":
        return sum(up > max(down, claimed_from) for up, down in given) / children
    return sum(down > max(up, claimed_from) for up, down in given) / children


def claimed_from(answers: int, children: int) -> float:
    """The log of the odds above which FALSE of the children who stay as they are would be claimed."""
    given = [max(_scores(_life("same", answers, Random(f"same {answers} {number}")))) for number in range(children)]
    return sorted(given, reverse=True)[int(FALSE * children)]


def _life(course: Course, answers: int, rng: Random) -> dict[str, list[_Said]]:
    head = Pupil(rng, some_known(rng))
    head.will_change(abs(BY[course]), lambda: LAST_CHANGE * rng.random(), loses=course == "fewer")
    changes = {fact: day for day, fact in head.changes}
    at_first, given = dict(head.known), dict[str, list[_Said]]()
    for side in (-1, 1):
        for _ in range(answers):
            day, fact = side * DAYS * rng.random(), rng.choice(FACTS)  # friends ask for all about as often
            head.known[fact] = at_first[fact] != (fact in changes and day >= changes[fact])
            given.setdefault(fact, []).append((day, *_answer(head, fact)))
    return given


def _answer(head: Pupil, fact: str) -> tuple[float, float]:
    """The logs of the chance of one answer, if its sum is known, and if not."""
    addends, blind = addends_of(fact), head.blind()
    total = sum(addends)
    options = [total - 2, total - 1, total, total + 1, total + 2]
    answer, seconds = head.find_answer(addends, options, blind)
    timed = head.rng.random() < TIMED
    return _log_chance(fact, answer == total, seconds if timed else None, known=True), _log_chance(
        fact, answer == total, seconds if timed else None, known=False
    )


def _log_chance(fact: str, right: bool, seconds: float | None, *, known: bool) -> float:
    usual = Pupil(Random(0), {})
    steps = counting_steps(fact)
    goes_well = 1 - usual.slips if known else (1 - usual.miscounts) ** (steps + 1)
    meant = goes_well if right else 1 - goes_well
    luck = LUCK if seconds is not None else OF_TWO
    blind = usual.guesses * (luck if right else 1 - luck)
    if seconds is None:
        return log((1 - usual.guesses) * meant + blind)
    likely = _likely(log(seconds / (1.7 if known else 1.2 + usual.a_step * steps)))
    return log((1 - usual.guesses) * meant * likely + blind * BIN)


@cache
def _times() -> Counter[int]:
    head = Pupil(Random(1), {})
    return Counter(round(log(head.takes(1.0)) / BIN) for _ in range(DRAWN))


def _likely(log_time: float) -> float:
    return (_times()[round(log_time / BIN)] + 0.5) / DRAWN / BIN


@cache
def _first_known() -> Mapping[str, float]:
    rng = Random(2)
    return known_among([knowledge(rng, rng.uniform(*ABILITIES)) for _ in range(HEADS)])


def _scores(given: Mapping[str, Sequence[_Said]]) -> tuple[float, float]:
    """The logs of the odds that SUMS sums were learned, or lost, against none of either."""
    learned, lost = [], []
    for fact in FACTS:
        said, first = given.get(fact, ()), _first_known()[fact]
        stays = first * exp(sum(if_known for _, if_known, _ in said)) + (1 - first) * exp(
            sum(if_not for _, _, if_not in said)
        )
        days = range(LAST_CHANGE)
        up = sum(exp(sum(if_known if at >= day else if_not for at, if_known, if_not in said)) for day in days)
        down = sum(exp(sum(if_not if at >= day else if_known for at, if_known, if_not in said)) for day in days)
        learned.append((1 - first) * up / len(days) / stays)
        lost.append(first * down / len(days) / stays)
    known = list(_first_known().values())
    return log(_any(learned) / _any([1 - one for one in known])), log(_any(lost) / _any(known))


def _any(odds: Sequence[float]) -> float:
    """The sum over all choices of SUMS sums of the product of their odds."""
    sums = [1.0] + [0.0] * SUMS
    for one in odds:
        for many in range(SUMS, 0, -1):
            sums[many] += sums[many - 1] * one
    return sums[SUMS]


def lines(children: int) -> Iterator[str]:
    """How many are found with how many answers."""
    yield "answers since  three learned  three lost"
    for answers in ANSWERS:
        least = claimed_from(answers, children)
        up, down = (found(course, answers, children, least) for course in ("more", "fewer"))
        yield f"{answers:13}  {up:13.0%}  {down:10.0%}"


def show(children: int, games: int, seed: int) -> None:
    """Print it. games, seed: of no use here."""
    for one in lines(children):
        print(one, flush=True)
    print("The most that can be found: this reader knows what no report can know.")
