"""A class's figures: what is read of the log and of the kept estimates, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Final

from kidsq.i18n.alphabet import order
from kidsq.learning.evidence import evidence_in
from kidsq.learning.facts import FACTS
from kidsq.learning.families import MEMBERS, Family
from kidsq.learning.model.guessing import manner_of, suppress_conclusions
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.reports import need_groups
from kidsq.learning.reports.hands import Hands
from kidsq.learning.reports.need_groups import ChildNeed, NeedGroup
from kidsq.learning.reports.needs import may_be_cleared
from kidsq.learning.reports.plan import Plan, plan
from kidsq.learning.reports.progress import day_of
from kidsq.learning.reports.standing import Step, next_step
from kidsq.learning.reports.visits import Counts, Pupil, Visit, visit, visit_then
from kidsq.learning.skills import FIELDS
from kidsq.learning.weak import ENOUGH
from kidsq.reports import hands, knowledge, then_now
from kidsq.reports.asked import Asked
from kidsq.store.classroom import classes, dismissals, reports
from kidsq.store.classroom.reports import Span
from kidsq.store.db import times
from kidsq.store.db.session import Session
from kidsq.store.people.people import Learner

_KINDS: Final = tuple(FIELDS.values())
ANSWERS_READ: Final = 300
"""The latest answers in which a family can clear itself."""

Known = Mapping[str, Mapping[str, Estimate]]


@dataclass(frozen=True, slots=True)
class Row:
    """One child in Class today. last: its latest answer or move within the period; ever: of all.

    need: what is planned for it; group: its group of this week; place: of that. fewer: nothing else is to be done, and
    it likely knows fewer sums than some weeks ago.
    """

    child: Learner
    counts: Counts
    last: str | None
    ever: str | None
    visit: Visit
    step: Step
    need: ChildNeed | None = None
    group: NeedGroup | None = None
    place: int = 0
    fewer: bool = False


@dataclass(frozen=True, slots=True)
class Needs:
    """The needs of some children: those to show, and those that an adult has put aside."""

    shown: tuple[ChildNeed, ...]
    aside: tuple[ChildNeed, ...]


def known(db: Session, learners: Sequence[str], now: datetime) -> Known:
    """What each child knows today of the sums up to ten; nothing of a child without a log."""
    return knowledge.of_class(db, learners, now)


def latest_day(db: Session, learners: Sequence[str]) -> date | None:
    """The last day on which any of these children has answered anything."""
    return max((day_of(span.last) for span in reports.spans(db, learners).values()), default=None)


def today(db: Session, children: Sequence[Learner], asked: Asked, now: datetime, chosen: Asked) -> list[Row]:
    """Class today: who may need a visit first, then by nickname.

    asked: the period that is shown; chosen: the filters as they were asked for, by which Who needs what goes.
    """
    ids = [child.id for child in children]
    counted = reports.counted(db, ids, asked.since, asked.until, asked.task)
    spans, found = reports.spans(db, ids), known(db, ids, now)
    ever = reports.latest(db, ids)
    latest = _latest_within(db, ever, asked)
    needs = needs_of(db, ids, found, chosen.since, chosen.until)
    made = plan(needs.shown)
    rows = [
        _row(
            db,
            child,
            counted[child.id],
            spans.get(child.id),
            (latest.get(child.id), ever.get(child.id)),
            found[child.id],
            made,
            asked,
            now,
        )
        for child in children
    ]
    return sorted(rows, key=lambda row: (row.visit.urgency, order(row.child.nickname), row.child.id))


def _latest_within(db: Session, ever: Mapping[str, str], asked: Asked) -> Mapping[str, str]:
    """When each child has answered or moved last in the period. ever: at all; only a later one leaves a question."""
    since, until = asked.since or "", asked.until or times.EVER
    inside = {learner: at for learner, at in ever.items() if since <= at < until}
    return inside | reports.latest(db, [learner for learner, at in ever.items() if at >= until], since, until)


def _row(
    db: Session,
    child: Learner,
    counted: reports.Counted,
    span: Span | None,
    played: tuple[str | None, str | None],
    of_child: Mapping[str, Estimate],
    made: Plan,
    asked: Asked,
    now: datetime,
) -> Row:
    need, group, place = made.of(child.id)
    own = weak_first(need, made.also.get(child.id, ()))
    counts = Counts(counted.answers, counted.helped, counted.alone, counted.right)
    pupil = Pupil(
        counts=counts,
        first=times.moment(span.first) if span else None,
        last=times.moment(span.last) if span else None,
        manner=manner_of(of_child),
        needs=[need] if need else [],
        hands=hands.of_child(db, child.id, now) if span else Hands(),
    )
    step = next_step(of_child, own)
    visit = _visit(pupil, span.last if span else None, asked, now)
    fewer = visit.code == "none" and group is None and _knows_fewer(db, child, of_child, now)
    return Row(child, counts, *played, visit, step, need, group, place, fewer)


def _knows_fewer(db: Session, child: Learner, known_of: Mapping[str, Estimate], now: datetime) -> bool:
    return then_now.of_child(db, child.id, known_of, then_now.stretch(Asked(), now)).verdict == "fewer"


def _visit(pupil: Pupil, ever: str | None, asked: Asked, now: datetime) -> Visit:
    """Estimates and needs are of today: they are no reason in a period that ends before a child's last answer."""
    begun = asked.since is None or asked.since <= times.text(now)
    if ever is not None and not (begun and (asked.until is None or asked.until > ever)):
        return visit_then(pupil)
    return visit(pupil, now, today=asked.until is None or asked.until > times.text(now))


def needs_of(
    db: Session,
    learners: Sequence[str],
    found: Known,
    since: str | None = None,
    until: str | None = None,
) -> Needs:
    """The needs of these children, each child's weakest family first. since, until: of the slips."""
    every = []
    for learner in learners:
        if suppress_conclusions(found[learner]):
            continue  # who guesses slips in every way, and who asks the owl in none
        every += _families(db, learner, found[learner])
        every += need_groups.of_fields(learner, reports.latest_beside_sums(db, learner, _KINDS, ANSWERS_READ))
        every += need_groups.of_slips(learner, reports.latest_slips(db, learner, need_groups.LATEST, since, until))
    put_aside = dismissals.of_learners(db, {need.learner for need in every})
    aside = {need for need in every if _is_aside(db, need, put_aside.get((need.learner, need.key)))}
    return Needs(tuple(need for need in every if need not in aside), tuple(need for need in every if need in aside))


def weak_families(found: Iterable[ChildNeed]) -> tuple[Family, ...]:
    """The families that a child's needs name, as standing.next_step() takes them: pressing ones first."""
    families = sorted((need for need in found if need.kind == "family"), key=lambda need: not need.pressing)
    return tuple(need.code for need in families)


def weak_first(planned: ChildNeed | None, others: Sequence[ChildNeed]) -> tuple[Family, ...]:
    """The same, and before all what is planned for the week."""
    return tuple(dict.fromkeys((*weak_families([planned] if planned else []), *weak_families(others))))


def weak_of(db: Session, learner: str, known_of: Mapping[str, Estimate]) -> tuple[Family, ...]:
    """The families that one child needs. known_of: all its estimates."""
    up_to_ten = {skill: one for skill, one in known_of.items() if skill in FACTS}
    return weak_families(needs_of(db, [learner], {learner: up_to_ten}).shown)


@dataclass(frozen=True, slots=True)
class Week:
    """What one child's week is for: weak: the families it needs, first what is planned for it in its class.
    need, group: as planned; None without a class, or where nothing is needed."""

    weak: tuple[Family, ...]
    need: ChildNeed | None = None
    group: NeedGroup | None = None


def week_of(db: Session, learner: str, known_of: Mapping[str, Estimate], now: datetime) -> Week:
    """The same decision as on the pages of its class. known_of: all estimates of the child."""
    class_id = classes.class_of(db, learner)
    if class_id is None:
        return Week(weak_of(db, learner, known_of))
    ids = [child.id for child in classes.children_of(db, class_id)]
    made = plan(needs_of(db, ids, known(db, ids, now)).shown)
    need, group, _place = made.of(learner)
    return Week(weak_first(need, made.also.get(learner, ())), need, group)


def _families(db: Session, learner: str, of_child: Mapping[str, Estimate]) -> list[ChildNeed]:
    found = need_groups.of_families(learner, of_child, ())
    if not any(_may_clear(db, learner, of_child, MEMBERS[family]) for family in weak_families(found)):
        return found
    evidence = [evidence_in(*cells) for cells in reports.latest_that_count(db, learner, FACTS, ANSWERS_READ)]
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
        return reports.slips_after(db, need.learner, since, need.code) < need_groups.SLIPS
    if need.kind == "field":
        kinds = (FIELDS[need.code],)
        return len(reports.latest_beside_sums(db, need.learner, kinds, ENOUGH, since)) < ENOUGH
    return reports.answers_after(db, need.learner, since, MEMBERS[need.code]) < ENOUGH
