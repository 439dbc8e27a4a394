"""Times of sums said to a bot, net of tapping: the same facts then and now, and by the smaller addend."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta, tzinfo
from math import log, sqrt
from statistics import mean, median, quantiles, stdev
from typing import Final, Literal

from kidsq.arithmetic.sums.facts import addends_of
from kidsq.learning.attempt import Attempt
from kidsq.learning.evidence import Evidence, evidence_of
from kidsq.learning.model.response_times import produced
from kidsq.learning.tasks import SAID

ENOUGH_ON_A_FACT: Final = 2  # timed right answers in each stretch
ENOUGH_FACTS: Final = 3
CLEARLY: Final = 0.15  # share by which a time must change before it is called faster or slower ...
FELT: Final = 0.3  # ... and the seconds: less is a matter of the tablet and the day
MOST_FACTS: Final = 2 / 3  # ... and of the facts so many must go the same way
ALIKE: Final = 0.3  # share within which the usual change of a fact must lie, with its doubt, to be about the same
DOUBT: Final = 1.28  # deviations of the mean, so 80%
HELD: Final = 0.1  # share of right answers that may go before accuracy has not held ...
MISSED: Final = 2  # ... when so many are missing; of many answers less counts, too:
CLEAR: Final = 1.64  # deviations from chance
LEAST_DROP: Final = 0.05
STANDS_OUT: Final = 1.5  # times as long, or as short, and ...
STANDS_OUT_BY: Final = 1.0  # ... so many seconds: a fact that goes another way than the rest
SHORTEST: Final = 0.8  # seconds; below, a share of a time means nothing
ENOUGH_PER_ADDEND: Final = 3
ENOUGH_ADDENDS: Final = 3
ENOUGH_FOR_A_SLOPE: Final = 12
FLAT: Final = 0.3  # seconds per unit: nearer to nought than to counting (0.9, see constants.COUNTING_STEP)
STEEP: Final = 0.6

Change = Literal["too_few", "faster", "faster_less_right", "same", "unclear", "slower"]
Manner = Literal["too_few", "flat", "between", "steep", "uneven"]


@dataclass(frozen=True, slots=True)
class Answer:
    """One sum of two numbers said to a bot, first try, without help. seconds: net; None when wrong or not known."""

    at: datetime
    skill: str
    right: bool
    seconds: float | None


@dataclass(frozen=True, slots=True)
class Spread:
    """Some times: how many, the median and the quartiles, in seconds."""

    n: int
    median: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Answers:
    """left_out: right answers whose time cannot be told because the device's tapping was never measured."""

    rows: tuple[Answer, ...]
    left_out: int

    @property
    def timed(self) -> list[Answer]:
        return [row for row in self.rows if row.seconds is not None]


def spread(times: Sequence[float]) -> Spread:
    """Median and quartiles of at least one time."""
    low, _, high = quantiles(times, n=4, method="inclusive") if len(times) > 1 else (times[0],) * 3
    return Spread(len(times), median(times), low, high)


def answers_of(attempts: Iterable[Attempt]) -> Answers:
    """What bots were told, oldest first. A device that was measured later lends its tapping to what came before."""
    rows = [evidence_of(row) for row in attempts if row.task in SAID and len(addends_of(row.skill)) == 2]
    taps: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        if row.motor is not None:
            taps[row.device].append(row.motor)
    tapping = {device: median(known) for device, known in taps.items()}
    alone = [row for row in rows if row.alone]
    found = tuple(Answer(row.at, row.skill, row.right, _net(row, tapping)) for row in alone)
    timed = sum(row.right and produced(row) for row in alone)
    return Answers(found, timed - sum(row.seconds is not None for row in found))


def _net(row: Evidence, tapping: dict[str, float]) -> float | None:
    motor = row.motor if row.motor is not None else tapping.get(row.device)
    if not row.right or not produced(row) or motor is None or row.rt is None:
        return None
    return max(0.0, row.rt - motor)


# -- the same facts, then and now -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fact:
    skill: str
    before: Spread
    after: Spread

    @property
    def seconds(self) -> float:
        """By how many seconds it is slower now."""
        return self.after.median - self.before.median

    @property
    def change(self) -> float:
        """How much slower it is now, as the log of a share."""
        return log(max(SHORTEST, self.after.median) / max(SHORTEST, self.before.median))

    @property
    def stands_out(self) -> bool:
        """True if its time has clearly changed: by much, and the middle halves lie apart."""
        apart = self.after.low > self.before.high or self.after.high < self.before.low
        return apart and abs(self.change) >= log(STANDS_OUT) and abs(self.seconds) >= STANDS_OUT_BY


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some days, on the same facts. spread: of the facts' medians. right of answers: on these facts."""

    first: date
    last: date
    spread: Spread
    right: int
    answers: int

    @property
    def share(self) -> float:
        return self.right / self.answers


@dataclass(frozen=True, slots=True)
class Week:
    """A week's answers on the same facts. spread: of the facts' medians, as in a Stretch; None without a timed one."""

    monday: date
    spread: Spread | None
    right: int
    answers: int
    timed: int = 0


@dataclass(frozen=True, slots=True)
class ThenNow:
    """The same facts in an earlier and a later stretch. Nothing to compare: no facts, no stretches.

    same: the usual fact has changed by little, as far as the times tell. unclear: they jump too much to say.
    """

    change: Change
    facts: tuple[Fact, ...] = ()
    before: Stretch | None = None
    after: Stretch | None = None
    weeks: tuple[Week, ...] = ()

    @property
    def slower(self) -> int:
        """How many of the facts took longer now."""
        return sum(fact.seconds > 0 for fact in self.facts)

    @property
    def faster(self) -> int:
        """How many of the facts took less time now."""
        return sum(fact.seconds < 0 for fact in self.facts)

    @property
    def exceptions(self) -> tuple[Fact, ...]:
        """The facts that stand out and do not go the way that is told of all, the largest change first."""
        told = {"slower": 1, "faster": -1, "faster_less_right": -1}.get(self.change, 0)
        other = [fact for fact in self.facts if fact.stands_out and fact.change * told <= 0]
        return tuple(sorted(other, key=lambda fact: -abs(fact.change)))

    @property
    def fell(self) -> bool:
        """True if fewer answers on these facts are right now, by more than chance brings."""
        return self.before is not None and self.after is not None and _fell(self.before, self.after)


def then_now(rows: Sequence[Answer], zone: tzinfo | None = None) -> ThenNow:
    """Compare the facts that have enough timed right answers in both stretches; rows: oldest first.

    The later stretch begins on the day that leaves most such facts; of equals, the one nearest to the middle.
    """
    timed = [(_day(row, zone), row) for row in rows if row.seconds is not None]
    split = _split(timed)
    same = _same(timed, split) if split else {}
    if split is None or len(same) < ENOUGH_FACTS:
        return ThenNow("too_few")
    facts = tuple(Fact(skill, spread(same[skill][0]), spread(same[skill][1])) for skill in sorted(same, key=addends_of))
    on_them = [(_day(row, zone), row) for row in rows if row.skill in same]
    before = _stretch([row for row in on_them if row[0] < split], facts, late=False)
    after = _stretch([row for row in on_them if row[0] >= split], facts, late=True)
    return ThenNow(_change(facts, before, after), facts, before, after, _weeks(on_them))


def _split(timed: Sequence[tuple[date, Answer]]) -> date | None:
    """The first day of the later stretch; None with less than two days."""
    left = Counter(row.skill for _, row in timed)
    gone: Counter[str] = Counter()
    best: tuple[tuple[int, int], date] | None = None
    for place, (day, row) in enumerate(timed):
        if place and timed[place - 1][0] < day:
            same = sum(min(gone[skill], left[skill]) >= ENOUGH_ON_A_FACT for skill in gone)
            score = (same, -abs(2 * place - len(timed)))
            best = (score, day) if best is None or score > best[0] else best
        gone[row.skill] += 1
        left[row.skill] -= 1
    return best[1] if best else None


def _day(row: Answer, zone: tzinfo | None) -> date:
    return row.at.astimezone(zone).date()


def _same(timed: Sequence[tuple[date, Answer]], split: date) -> dict[str, tuple[list[float], list[float]]]:
    """Fact -> its times before the day and from it on, where there are enough of both."""
    times: dict[str, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for day, row in timed:
        if row.seconds is not None:
            times[row.skill][day >= split].append(row.seconds)
    return {skill: pair for skill, pair in times.items() if min(map(len, pair)) >= ENOUGH_ON_A_FACT}


def _stretch(rows: Sequence[tuple[date, Answer]], facts: Sequence[Fact], late: bool) -> Stretch:
    medians = [(fact.after if late else fact.before).median for fact in facts]
    days = [day for day, _ in rows]
    return Stretch(min(days), max(days), spread(medians), sum(row.right for _, row in rows), len(rows))


def _change(facts: Sequence[Fact], before: Stretch, after: Stretch) -> Change:
    ratio = after.spread.median / before.spread.median if before.spread.median else 1.0
    faster = sum(fact.seconds < 0 for fact in facts)
    slower = sum(fact.seconds > 0 for fact in facts)
    by_share, by_seconds = _usual([fact.change for fact in facts]), _usual([fact.seconds for fact in facts])
    if abs(after.spread.median - before.spread.median) >= FELT:
        if ratio <= 1 - CLEARLY and faster >= MOST_FACTS * len(facts) and by_share[1] < 0:
            return "faster_less_right" if _fell(before, after) else "faster"
        if ratio >= 1 + CLEARLY and slower >= MOST_FACTS * len(facts) and by_share[0] > 0:
            return "slower"
    alike = _within(by_share, log(1 + ALIKE)) or _within(by_seconds, FELT)
    return "same" if alike else "unclear"


def _usual(changes: Sequence[float]) -> tuple[float, float]:
    """From where to where the usual change of a fact lies (80%), as far as the facts agree."""
    doubt = DOUBT * stdev(changes) / sqrt(len(changes))
    return mean(changes) - doubt, mean(changes) + doubt


def _within(span: tuple[float, float], most: float) -> bool:
    return -most <= span[0] and span[1] <= most


def _fell(before: Stretch, after: Stretch) -> bool:
    """Two missing at least and a tenth of all; or less, of so many answers that it is no chance."""
    drop = before.share - after.share
    if drop > HELD:
        return drop * after.answers >= MISSED
    both = (before.right + after.right) / (before.answers + after.answers)
    doubt = sqrt(both * (1 - both) * (1 / before.answers + 1 / after.answers))
    return drop >= LEAST_DROP and drop >= CLEAR * doubt


def _weeks(rows: Sequence[tuple[date, Answer]]) -> tuple[Week, ...]:
    weeks: dict[date, list[Answer]] = defaultdict(list)
    for day, row in rows:
        weeks[monday_of(day)].append(row)
    found = []
    for monday, of_week in sorted(weeks.items()):
        times = _times(of_week)
        medians = [median(of_fact) for of_fact in times.values()]
        timed, right = sum(map(len, times.values())), sum(row.right for row in of_week)
        found.append(Week(monday, spread(medians) if medians else None, right, len(of_week), timed))
    return tuple(found)


def _times(rows: Iterable[Answer]) -> dict[str, list[float]]:
    """Fact -> its times."""
    times: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        if row.seconds is not None:
            times[row.skill].append(row.seconds)
    return times


def monday_of(day: date) -> date:
    """The day on which the week of this day begins."""
    return day - timedelta(days=day.weekday())


# -- the smaller addend -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Slope:
    """Times against the smaller addend. doubles stand apart: they are often known before others of their size.

    by_addend: smaller addend -> times of the sums that are no doubles. slope: seconds per unit; None with too few.
    """

    manner: Manner
    n: int
    by_addend: tuple[tuple[int, Spread], ...]
    doubles: Spread | None
    slope: float | None = None


def slope_of(rows: Sequence[Answer]) -> Slope:
    """How the time grows with the smaller addend: a line through the medians, each weighing as its answers."""
    times: dict[int, list[float]] = defaultdict(list)
    doubles: list[float] = []
    for row in rows:
        if row.seconds is not None:
            first, second = addends_of(row.skill)
            (doubles if first == second else times[min(first, second)]).append(row.seconds)
    by_addend = tuple((addend, spread(found)) for addend, found in sorted(times.items()))
    apart = spread(doubles) if doubles else None
    n = sum(one.n for _, one in by_addend)
    enough = [(addend, one) for addend, one in by_addend if one.n >= ENOUGH_PER_ADDEND]
    if len(enough) < ENOUGH_ADDENDS or sum(one.n for _, one in enough) < ENOUGH_FOR_A_SLOPE:
        return Slope("too_few", n, by_addend, apart)
    slope = _line(enough)
    return Slope(_manner(enough, slope), n, by_addend, apart, slope)


def _manner(points: Sequence[tuple[int, Spread]], slope: float) -> Manner:
    if slope < FLAT:
        return "flat"
    # A rise that is one addend's alone is no counting: without any one of them the others must still rise.
    if any(_line([*points[:place], *points[place + 1 :]]) < FLAT for place in range(len(points))):
        return "uneven"
    return "steep" if slope >= STEEP else "between"


def _line(points: Sequence[tuple[int, Spread]]) -> float:
    weight = sum(one.n for _, one in points)
    middle = sum(addend * one.n for addend, one in points) / weight
    height = sum(one.median * one.n for _, one in points) / weight
    rise = sum(one.n * (addend - middle) * (one.median - height) for addend, one in points)
    return rise / sum(one.n * (addend - middle) ** 2 for addend, one in points)
