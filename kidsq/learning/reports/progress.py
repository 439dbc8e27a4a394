"""An adult's figures for one child: counts of what was answered, and nothing that the counts do not hold."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, tzinfo
from statistics import median

from kidsq.arithmetic import slips
from kidsq.arithmetic.points import SLIPS_OF_TOTALS
from kidsq.arithmetic.slips import OFF_BY_ONE, OTHER
from kidsq.arithmetic.sums.facts import addends_of, skill_of
from kidsq.arithmetic.sums.families import FAMILIES, Family
from kidsq.learning.attempt import Attempt
from kidsq.learning.evidence import had_a_choice
from kidsq.learning.model.constants import IDLE
from kidsq.learning.tasks import COUNT, OF_SUMS, PLAY, RECALL, TASKS, TOTAL, SlipField, Task, slip_field

Kind = slips.Slip
KINDS: tuple[Kind, ...] = slips.SLIPS

UP_TO = 10


@dataclass(frozen=True, slots=True)
class Count:
    """What a set of answers comes to.

    right_in_all: right ones among all answers. helped: answers with help or on a later try.
    alone: answers that count (see counts()), of which `right` were right.
    seconds: the median of the `timed` right answers that count and whose time is known.
    """

    answers: int = 0
    right_in_all: int = 0
    helped: int = 0
    alone: int = 0
    right: int = 0
    timed: int = 0
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Cell:
    """One sum, addends ascending."""

    addends: tuple[int, ...]
    count: Count

    @property
    def total(self) -> int:
        return sum(self.addends)

    @property
    def skill(self) -> str:
        return skill_of(self.addends)


@dataclass(frozen=True, slots=True)
class FamilyRow:
    family: Family
    count: Count


@dataclass(frozen=True, slots=True)
class SkillRow:
    """A skill that is no sum, and the task in which it came."""

    task: Task
    skill: str
    count: Count


@dataclass(frozen=True, slots=True)
class TaskRow:
    task: Task
    count: Count


@dataclass(frozen=True, slots=True)
class Recall:
    """Choices while something seen before lay hidden: how often that was found. Play, not arithmetic."""

    choices: int
    remembered: int


@dataclass(frozen=True, slots=True)
class Slip:
    """One answer that was not right, and how often it came. last: an example, the newest."""

    kind: Kind
    times: int
    last: Attempt


@dataclass(frozen=True, slots=True)
class Summary:
    """The headline. alone: answers that count, of which `right` were right. days: on which anything was answered."""

    answers: int
    without_help: int
    alone: int
    right: int
    days: int


@dataclass(frozen=True, slots=True)
class Progress:
    """What was answered, as a child's page counts it.

    sums: all of them but larger ones of two numbers, which are steps of a score. triangle: a row for each first addend,
    a place for each second one.
    larger: sums of two numbers beyond it. longer: sums of more numbers. others: skills that are no sums, without PLAY.
    answers_in: how many there are among which a slip would count.
    """

    summary: Summary
    sums: Count
    triangle: tuple[tuple[Cell | None, ...], ...]
    larger: tuple[Cell, ...]
    longer: tuple[Cell, ...]
    others: tuple[SkillRow, ...]
    families: tuple[FamilyRow, ...]
    tasks: tuple[TaskRow, ...]
    recall: Recall
    slips: tuple[Slip, ...]
    answers_in: Mapping[SlipField | None, int]


def progress(attempts: Sequence[Attempt], up_to: int = UP_TO, zone: tzinfo | None = None) -> Progress:
    """One child's figures. attempts: oldest first. zone: where days begin; None is this machine's."""
    sums = _by_sum(attempts)
    apart = [Cell(addends, count(rows)) for addends, rows in sorted(sums.items()) if not in_triangle(addends, up_to)]
    return Progress(
        summary=summary(attempts, zone),
        sums=_family_count(sums, lambda addends: True),
        triangle=triangle_of(sums, up_to),
        larger=tuple(cell for cell in apart if len(cell.addends) == 2),
        longer=tuple(cell for cell in apart if len(cell.addends) > 2),
        others=_others(attempts),
        families=tuple(FamilyRow(code, _family_count(sums, family.holds)) for code, family in FAMILIES.items()),
        tasks=tuple(
            TaskRow(task, count([row for row in attempts if row.task == task])) for task in TASKS if task not in PLAY
        ),
        recall=_recall(attempts),
        slips=slips_of(attempts),
        answers_in=answers_in(attempts),
    )


def without_help(attempt: Attempt) -> bool:
    """A first try before which no help was seen."""
    return attempt.correct is not None and attempt.hint_shown == 0 and attempt.try_no == 1


def counts(attempt: Attempt) -> bool:
    """True if an answer counts as evidence: without help, and it could have gone otherwise."""
    return without_help(attempt) and had_a_choice(attempt.task, attempt.n_options, attempt.guess_p)


def day_of(at: str, zone: tzinfo | None = None) -> date:
    """The day of a moment, where the adult is."""
    return datetime.fromisoformat(at).astimezone(zone).date()


def summary(attempts: Sequence[Attempt], zone: tzinfo | None = None) -> Summary:
    """How much there is."""
    answered = [row for row in attempts if row.correct is not None]
    alone = [row for row in answered if counts(row)]
    days = {day_of(row.at, zone) for row in attempts}
    return Summary(
        answers=len(answered),
        without_help=sum(map(without_help, answered)),
        alone=len(alone),
        right=sum(row.correct == 1 for row in alone),
        days=len(days),
    )


def count(attempts: Iterable[Attempt]) -> Count:
    """Count a set of answers."""
    answered = [row for row in attempts if row.correct is not None]
    alone = [row for row in answered if counts(row)]
    right = [row for row in alone if row.correct]
    times = [row.rt_total_ms for row in right if row.rt_total_ms is not None and _is_thinking(row)]
    return Count(
        answers=len(answered),
        right_in_all=sum(row.correct == 1 for row in answered),
        helped=sum(not without_help(row) for row in answered),
        alone=len(alone),
        right=len(right),
        timed=len(times),
        seconds=median(times) / 1000 if times else None,
    )


def _is_thinking(row: Attempt) -> bool:
    """True if the time of an answer is one of thinking: none that is not trusted, or as long as a pause."""
    return row.rt_valid == 1 and not row.hidden_ms and (row.rt_total_ms or 0) < 1000 * IDLE


def _by_sum(attempts: Iterable[Attempt]) -> dict[tuple[int, ...], list[Attempt]]:
    sums: dict[tuple[int, ...], list[Attempt]] = defaultdict(list)
    for row in attempts:
        addends = addends_of(row.skill)
        if addends:
            sums[addends].append(row)
    return sums


def in_triangle(addends: tuple[int, ...], up_to: int = UP_TO) -> bool:
    """True if a sum, addends ascending, has a cell there."""
    return len(addends) == 2 and 1 <= addends[0] <= addends[1] and sum(addends) <= up_to


def _others(attempts: Iterable[Attempt]) -> tuple[SkillRow, ...]:
    skills: dict[str, list[Attempt]] = defaultdict(list)
    for row in attempts:
        if row.task not in PLAY and not addends_of(row.skill):
            skills[row.skill].append(row)
    return tuple(SkillRow(rows[-1].task, skill, count(rows)) for skill, rows in sorted(skills.items()))


def _family_count(sums: dict[tuple[int, ...], list[Attempt]], fits: Callable[[tuple[int, ...]], bool]) -> Count:
    """As standing.standings(): larger sums of two numbers stand apart."""
    of_family = (rows for addends, rows in sums.items() if fits(addends) and (in_triangle(addends) or len(addends) > 2))
    return count(row for rows in of_family for row in rows)


def triangle_of(sums: dict[tuple[int, ...], list[Attempt]], up_to: int = UP_TO) -> tuple[tuple[Cell | None, ...], ...]:
    """Every sum of two numbers with a total up to `up_to`, the smaller number first."""
    return tuple(
        tuple(
            Cell((first, second), count(sums.get((first, second), []))) if first <= second <= up_to - first else None
            for second in range(1, up_to)
        )
        for first in range(1, up_to // 2 + 1)
    )


def _recall(attempts: Iterable[Attempt]) -> Recall:
    choices = [row for row in attempts if row.task == RECALL]
    return Recall(len(choices), sum(_found_a_remembered_one(row) for row in choices))


def _found_a_remembered_one(attempt: Attempt) -> bool:
    places = json.loads(attempt.truth)
    return isinstance(places, list) and json.loads(attempt.response) in places


def kind_of(attempt: Attempt) -> Kind:
    """The kind of a slip, with its direction where it has one."""
    if attempt.task == TOTAL and attempt.error == "wrong_operation":
        # Earlier logs call 0 + 10 = 0 so: points were taken for numbers that one multiplies.
        numbers = json.loads(attempt.operands)
        return slips.named(SLIPS_OF_TOTALS, numbers, sum(numbers), json.loads(attempt.response)) or OTHER
    if attempt.error != OFF_BY_ONE:
        return attempt.error or OTHER
    answer, truth = json.loads(attempt.response), json.loads(attempt.truth)
    if attempt.task == COUNT:  # seats go round, so their numbers do not tell the direction
        presented = json.loads(attempt.presented)
        answer, truth = (presented.get("steps_off") if isinstance(presented, dict) else None), 0
    if not isinstance(answer, int) or not isinstance(truth, int):
        return OFF_BY_ONE
    more, less = slips.DIRECTIONS
    return more if answer > truth else less


def slips_of(attempts: Iterable[Attempt]) -> tuple[Slip, ...]:
    """The answers that were not right, the same ones together: the most frequent first, then the newest."""
    same: dict[tuple[tuple[Task, ...], str, str, str], list[Attempt]] = defaultdict(list)
    for row in attempts:
        if row.correct == 0:
            answer = row.response if row.task != COUNT else row.error or ""  # seats differ from game to game
            task = OF_SUMS if row.task in OF_SUMS else (row.task,)
            same[task, row.skill, answer, kind_of(row)].append(row)
    found = [Slip(kind_of(rows[-1]), len(rows), rows[-1]) for rows in same.values()]
    return tuple(sorted(found, key=lambda slip: (slip.times, slip.last.at), reverse=True))


def answers_in(attempts: Iterable[Attempt]) -> Mapping[SlipField | None, int]:
    """How many answers there are, right ones too, by the field in which a slip in them would count."""
    return Counter(slip_field(row.task, row.skill) for row in attempts if row.correct is not None)


@dataclass(frozen=True, slots=True)
class KindRow:
    """All slips of one kind. where: the tasks in which they came, with the kind of their skills. example: the newest of
    its most frequent slip."""

    kind: Kind
    times: int
    where: tuple[tuple[Task, str], ...]
    example: Attempt


def kinds_of(slips: Sequence[Slip]) -> tuple[KindRow, ...]:
    """The kinds of slips, the most frequent first; slips: as slips_of() orders them."""
    same: dict[Kind, list[Slip]] = defaultdict(list)
    for slip in slips:
        same[slip.kind].append(slip)
    found = [KindRow(kind, sum(slip.times for slip in rows), _where(rows), rows[0].last) for kind, rows in same.items()]
    return tuple(sorted(found, key=lambda row: row.times, reverse=True))


def _where(slips: Iterable[Slip]) -> tuple[tuple[Task, str], ...]:
    return tuple(dict.fromkeys((one.last.task, one.last.skill.partition(":")[0]) for one in slips))


@dataclass(frozen=True, slots=True)
class SkillSlips:
    """Everything that is not right yet on one skill. answers: in all, right ones too. slips: the same ones together."""

    skill: str
    times: int
    answers: int
    slips: tuple[Slip, ...]


def slips_by_skill(slips: Sequence[Slip], attempts: Iterable[Attempt]) -> tuple[SkillSlips, ...]:
    """The skills with slips, the most slips first, then the newest; slips: as slips_of() orders them."""
    same: dict[str, list[Slip]] = defaultdict(list)
    for slip in slips:
        same[slip.last.skill].append(slip)
    answers = Counter(row.skill for row in attempts if row.correct is not None)
    found = [
        SkillSlips(skill, sum(slip.times for slip in rows), answers[skill], tuple(rows)) for skill, rows in same.items()
    ]
    return tuple(sorted(found, key=lambda row: (row.times, max(s.last.at for s in row.slips)), reverse=True))
