"""A class's figures: what is read of the log and of the kept estimates, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date, datetime
from typing import Final

from kidsq.arithmetic.kind import Field
from kidsq.arithmetic.skills import OF_FIELD
from kidsq.arithmetic.sums.facts import FACTS
from kidsq.arithmetic.sums.families import MEMBERS, Family
from kidsq.i18n.alphabet import order
from kidsq.learning.alone import Only
from kidsq.learning.evidence import evidence_in
from kidsq.learning.model.guessing import manner_of, suppress_conclusions
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.reports import need_groups
from kidsq.learning.reports.hands import Hands
from kidsq.learning.reports.need_groups import ChildNeed, NeedGroup
from kidsq.learning.reports.needs import may_be_cleared
from kidsq.learning.reports.plan import Plan, plan
from kidsq.learning.reports.progress import day_of
from kidsq.learning.reports.slips import SLIPS
from kidsq.learning.reports.standing import Step, fields, next_step
from kidsq.learning.reports.visits import Counts, Pupil, Visit, visit
from kidsq.learning.weak import ENOUGH
from kidsq.reports import hands, knowledge
from kidsq.reports.asked import Asked
from kidsq.store.classroom import classes, dismissals, reports
from kidsq.store.classroom.reports import Span
from kidsq.store.db import times
from kidsq.store.db.session import Session
from kidsq.store.people.people import Learner

_KINDS: Final = {field: tuple(kind.id for kind in kinds) for field, kinds in OF_FIELD.items()}
_BESIDE_SUMS: Final = tuple(kind for kinds in _KINDS.values() for kind in kinds)
ANSWERS_READ: Final = 300
"""The latest answers in which a family can clear itself."""
Known = Mapping[str, Mapping[str, Estimate]]
NOTHING: Final[Mapping[str, Only]] = {}


@dataclass(frozen=True, slots=True)
class Row:
    """One child in Class today. last: its latest answer or move within the period; ever: of all. returned: whether
    its answers are of two days or more.

    need: what is planned for it; group: its group of this week; place: of that.
    """

    child: Learner
    counts: Counts
    last: str | None
    ever: str | None
    visit: Visit
    step: Step
    returned: bool = False
    need: ChildNeed | None = None
    group: NeedGroup | None = None
    place: int = 0

    @property
    def to_sit_with(self) -> bool:
        """True if an adult should sit with this child, who has answered something in the period."""
        return self.visit.asks_for_a_visit and self.counts.answers > 0


@dataclass(frozen=True, slots=True)
class Needs:
    """The needs of some children: those to show, and those that an adult has put aside."""

    shown: tuple[ChildNeed, ...]
    aside: tuple[ChildNeed, ...]


def known(db: Session, learners: Sequence[str], now: datetime) -> dict[str, dict[str, Estimate]]:
    """What each child knows today, sums up to ten and what is beside them; nothing of a child without a log."""
    return knowledge.of_class(db, learners, now)


def latest_day(db: Session, learners: Sequence[str]) -> date | None:
    """The last day on which any of these children has answered anything."""
    return max((day_of(span.last) for span in reports.spans(db, learners).values()), default=None)


def on_two_days(span: Span) -> bool:
    """True if a log is of two days or more, before which nothing is sure."""
    return day_of(span.first) < day_of(span.last)


@dataclass(frozen=True, slots=True)
class AsOf:
    """What children knew at the end of a period, or know now. until: its end, where answers have come since."""

    known: Known
    until: str | None = None


def as_of(db: Session, learners: Sequence[str], asked: Asked, now: datetime) -> AsOf:
    """Past days show what was known then."""
    over = _over(asked, now)
    if over and any(span.last >= over for span in reports.spans(db, learners).values()):
        return AsOf(knowledge.of_class_then(db, learners, over), over)
    return AsOf(known(db, learners, now))


def _over(asked: Asked, now: datetime) -> str | None:
    """The end of a period that is over."""
    return asked.until if asked.until and asked.until <= times.text(now) else None


def today(
    db: Session,
    children: Sequence[Learner],
    asked: Asked,
    now: datetime,
    since: str | None = None,
    alone: Mapping[str, Only] = NOTHING,
) -> list[Row]:
    """A period, mostly a day, as it is told of: the one order in which all pages name whom to sit with, most urgent
    first. What is known and needed is that of the period's end; since: of the slips. alone: what is asked alone of
    whom.
    """
    ids = [child.id for child in children]
    counted = reports.counted(db, ids, asked.since, asked.until, asked.task)
    then, over = as_of(db, ids, asked, now), _over(asked, now)
    ever = reports.latest(db, ids, until=over)
    latest = {learner: when for learner, when in ever.items() if when >= (asked.since or "")}
    made = plan(needs_of(db, ids, then.known, since, then.until).shown)
    spans, at = reports.spans(db, ids, then.until), times.moment(over) if over else now
    day = _Day(spans, latest, ever, made, at, over is not None, then.until, alone)
    rows = [_row(db, child, counted[child.id], then.known[child.id], day) for child in children]
    return sorted(rows, key=lambda row: (*row.visit.rank, order(row.child.nickname), row.child.id))


@dataclass(frozen=True, slots=True)
class _Day:
    """What a period's rows are made of. at: its end, or now; until: its end, where answers have come since."""

    spans: Mapping[str, Span]
    latest: Mapping[str, str]
    ever: Mapping[str, str]
    plan: Plan
    at: datetime
    over: bool
    until: str | None
    alone: Mapping[str, Only]


def _row(db: Session, child: Learner, counted: reports.Counted, of_child: Mapping[str, Estimate], day: _Day) -> Row:
    need, group, place = day.plan.of(child.id)
    span = day.spans.get(child.id)
    pupil = Pupil(
        counts=Counts(**asdict(counted)),
        first=times.moment(span.first) if span else None,
        last=times.moment(span.last) if span else None,
        manner=manner_of(of_child),
        needs=[need] if need else [],
        hands=hands.of_child(db, child.id, day.at, day.until) if span else Hands(),
    )
    weak = weak_first(need, day.plan.also.get(child.id, ()), day.alone.get(child.id))
    step = next_step(of_child, weak)
    found = visit(pupil, day.at, today=not day.over)
    played = day.latest.get(child.id), day.ever.get(child.id)
    returned = span is not None and on_two_days(span)
    return Row(child, pupil.counts, *played, found, step, returned, need, group, place)


def needs_of(
    db: Session,
    learners: Sequence[str],
    found: Known,
    since: str | None = None,
    until: str | None = None,
) -> Needs:
    """The needs of these children, each child's weakest family first. since: of the slips; until: of all answers."""
    every = list[ChildNeed]()
    for learner in learners:
        if suppress_conclusions(found[learner]):
            continue  # who guesses slips in every way, and who asks the owl in none
        slips = need_groups.of_slips(learner, reports.latest_slips(db, learner, need_groups.LATEST, since, until))
        every += (need for need in slips if need.explains)
        every += _families(db, learner, found[learner], until)
        if not_yet := {one.field for one in fields(found[learner]) if one.state == "not yet"}:
            beside = reports.latest_beside_sums(db, learner, _BESIDE_SUMS, ANSWERS_READ, until=until)
            every += need_groups.of_fields(learner, beside, not_yet)
        every += (need for need in slips if not need.explains)
    put_aside = dismissals.of_learners(db, {need.learner for need in every})
    aside = {need for need in every if _is_aside(db, need, put_aside.get((need.learner, need.key)))}
    return Needs(tuple(need for need in every if need not in aside), tuple(need for need in every if need in aside))


def weak_in(found: Iterable[ChildNeed]) -> tuple[Family | Field, ...]:
    """The families and fields that a child's needs name, as standing.next_step() takes them: pressing ones first, of
    these families first."""
    told = sorted(
        (need for need in found if need.kind != "slip"), key=lambda need: (not need.pressing, need.kind == "field")
    )
    return tuple(need.code for need in told)


def weak_first(
    planned: ChildNeed | None, others: Sequence[ChildNeed], alone: Only | None = None
) -> tuple[Family | Field, ...]:
    """The same, before all what is planned for the week, and before that what an adult lets be asked alone."""
    set_by_hand = [alone] if alone else []
    return tuple(dict.fromkeys((*set_by_hand, *weak_in([planned] if planned else []), *weak_in(others))))


def weak_of(db: Session, learner: str, known_of: Mapping[str, Estimate]) -> tuple[Family | Field, ...]:
    """The families and fields that one child needs. known_of: all its estimates."""
    return weak_in(needs_of(db, [learner], {learner: known_of}).shown)


@dataclass(frozen=True, slots=True)
class Week:
    """What one child's week is for: weak: the families and fields it needs, first what is asked of it alone, then what
    is planned for it in its class.
    need, group: as planned; None without a class, or where nothing is needed."""

    weak: tuple[Family | Field, ...]
    need: ChildNeed | None = None
    group: NeedGroup | None = None


def week_of(
    db: Session, learner: str, known_of: Mapping[str, Estimate], now: datetime, alone: Only | None = None
) -> Week:
    """The same decision as on the pages of its class. known_of: all estimates of the child."""
    class_id = classes.class_of(db, learner)
    if class_id is None:
        return Week(weak_first(None, needs_of(db, [learner], {learner: known_of}).shown, alone))
    return week_in(plan_of(db, class_id, now), learner, alone)


def plan_of(db: Session, class_id: str, now: datetime) -> Plan:
    """What is planned for the whole class; whoever tells of many of its children asks once."""
    ids = [child.id for child in classes.children_of(db, class_id)]
    return plan(needs_of(db, ids, known(db, ids, now)).shown)


def week_in(made: Plan, learner: str, alone: Only | None = None) -> Week:
    """One child's week in the plan of its class. alone: what an adult lets it be asked alone."""
    need, group, _place = made.of(learner)
    return Week(weak_first(need, made.also.get(learner, ()), alone), need, group)


def _families(db: Session, learner: str, of_child: Mapping[str, Estimate], until: str | None) -> list[ChildNeed]:
    found = need_groups.of_families(learner, of_child, ())
    if not any(_may_clear(db, learner, of_child, MEMBERS[family]) for family in weak_in(found)):
        return found
    evidence = [evidence_in(*cells) for cells in reports.latest_that_count(db, learner, FACTS, ANSWERS_READ, until)]
    return need_groups.of_families(learner, of_child, evidence)


def _may_clear(db: Session, learner: str, of_child: Mapping[str, Estimate], members: Sequence[str]) -> bool:
    """As may_be_cleared(), of the last day on which a child has answered one of these sums without help."""
    last = max((at for fact in members if fact in of_child and (at := of_child[fact].tally.last)), default=None)
    answers = reports.of_day(db, learner, last.date()) if last else []
    return may_be_cleared((task, right) for skill, task, right in answers if skill in members)


def _is_aside(db: Session, need: ChildNeed, since: str | None) -> bool:
    """True if a need was dismissed and no new evidence speaks for it."""
    if since is None:
        return False
    if need.kind == "slip":
        return reports.slips_after(db, need.learner, since, need.code) < SLIPS
    if need.kind == "field":
        return len(reports.latest_beside_sums(db, need.learner, _KINDS[need.code], ENOUGH, since)) < ENOUGH
    return reports.answers_after(db, need.learner, since, MEMBERS[need.code]) < ENOUGH
