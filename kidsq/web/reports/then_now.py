"""Then and now, of a class and of a child: who knows more sums than some weeks ago, who fewer, and which sums."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from flask import Blueprint, request
from flask.typing import ResponseReturnValue

from kidsq.arithmetic.kind import Field
from kidsq.arithmetic.skills import BEYOND_TEN
from kidsq.arithmetic.sums.facts import FACTS
from kidsq.i18n.alphabet import order
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.reports.change import ENOUGH, Change, Verdict
from kidsq.learning.reports.levels import Level
from kidsq.reports import class_figures, then_now
from kidsq.reports.then_now import Stretch
from kidsq.store.classroom import reports
from kidsq.store.people.people import Learner
from kidsq.web.http import context, security
from kidsq.web.http.language import gettext as _
from kidsq.web.reports import change_words
from kidsq.web.reports.child_sums import child_page, knowledge_of
from kidsq.web.reports.class_frame import frame
from kidsq.web.shared import class_words, progress_words
from kidsq.web.shared.filters import Filters, filters
from kidsq.web.shared.frame import page, put_on_record, the_learner

# -- pictures of numbers of sums, as figures of a drawing: templates put them into SVG, which needs no script ----------

LEFT, RIGHT, TOP, BOTTOM = 34, 468, 12, 184
STEP: Final = 5
MOST_LABELS: Final = 5
ROW: Final = 125
"""Width of the picture in a row of a table; EDGE of it lies beside its scale at each end."""
EDGE: Final = 6


@dataclass(frozen=True, slots=True)
class Tick:
    """A mark of an axis. at: where, on it."""

    at: float
    text: str


@dataclass(frozen=True, slots=True)
class Line:
    """Levels over time. steps: between neighbours, each with its points and whether anything was answered in it.
    band: points of a polygon; dots: one for each level that answers lead to."""

    steps: tuple[tuple[str, bool], ...]
    band: str
    dots: tuple[tuple[float, float], ...]
    heights: tuple[Tick, ...]
    days: tuple[Tick, ...]

    @property
    def has_gaps(self) -> bool:
        """True if in some stretch nothing was answered."""
        return not all(answered for _points, answered in self.steps)


@dataclass(frozen=True, slots=True)
class Row:
    """Then and now on one scale, each with its band: where it begins, ends, and its middle."""

    then: tuple[float, float, float]
    now: tuple[float, float, float]


def line_of(levels: Sequence[Level]) -> Line:
    """The picture of levels, two at least."""
    places = [LEFT + 10 + (RIGHT - LEFT - 20) * number / (len(levels) - 1) for number in range(len(levels))]
    means = [(round(x, 1), _height(one.mean)) for x, one in zip(places, levels, strict=True)]
    steps = tuple((_points(pair), one.answers > 0) for pair, one in zip(pairwise(means), levels[1:], strict=True))
    dots = tuple(at for at, one in zip(means, levels, strict=True) if one.answers)
    upper = [(round(x, 1), _height(one.high)) for x, one in zip(places, levels, strict=True)]
    lower = [(round(x, 1), _height(one.low)) for x, one in zip(places, levels, strict=True)]
    each = -(-(len(levels) - 1) // (MOST_LABELS - 1))
    days = tuple(
        Tick(round(x, 1), progress_words.day(one.at.astimezone().date()))
        for number, (x, one) in enumerate(zip(places, levels, strict=True))
        if (len(levels) - 1 - number) % each == 0
    )
    heights = tuple(Tick(_height(number), str(number)) for number in range(0, len(FACTS) + 1, STEP))
    return Line(steps, _points([*upper, *reversed(lower)]), dots, heights, days)


def _height(sums: float) -> float:
    return round(BOTTOM - (BOTTOM - TOP) * sums / len(FACTS), 1)


def _points(places: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x},{y}" for x, y in places)


def row_of(one: Change) -> Row | None:
    """The picture of one child in a table; None where nothing is compared."""
    if not one.levels:
        return None
    return Row(_on_scale(one.then), _on_scale(one.now))


def _on_scale(one: Level) -> tuple[float, float, float]:
    low, high, mean = (round(EDGE + (ROW - 2 * EDGE) * sums / len(FACTS), 1) for sums in (one.low, one.high, one.mean))
    return low, high, mean


# -- the pages ---------------------------------------------------------------------------------------------------------


blueprint = Blueprint("then_now", __name__, url_prefix="/grown-ups")

ORDERS: Final[dict[str, Callable[[tuple[Learner, Change]], tuple[bool, float]]]] = {
    "name": lambda row: (False, 0.0),
    "then": lambda row: (not row[1].levels, row[1].levels[0].mean if row[1].levels else 0.0),
    "now": lambda row: (not row[1].levels, row[1].levels[-1].mean if row[1].levels else 0.0),
    "change": lambda row: (not row[1].levels, row[1].by),
}
"""By what the table can be sorted: who is not compared comes last, and who is alike by nickname."""


def _shown(asked: Filters, when: Stretch) -> Filters:
    """The filters as the page shows them: with the days that are compared, and without a task."""
    days = (at.astimezone().date() for at in (when.then, when.now))
    first, last = days
    return replace(asked, first=first, last=last, task=None)


@blueprint.get("/classes/<class_id>/then-now")
@security.adults_only
def of_class(class_id: str) -> ResponseReturnValue:
    """Who knows more sums than some weeks ago, who fewer, and who about as many?"""
    whole, db, now = frame(class_id), context.db(), context.now()
    put_on_record("looked_at_then_now", class_id)
    when = then_now.stretch(whole.asked, now)
    known = class_figures.known(db, whole.ids, now)
    found = then_now.of_class(db, whole.children, known, when)
    first, possible = when.then.astimezone().date(), then_now.Possible()
    played = bool(reports.latest(db, whole.ids))
    if played and not found.compared:
        possible = then_now.possible(db, whole.children, when, now)
    wanted = request.args.get("sort", "name")
    problem = "" if wanted in ORDERS else _("The table has no column “%(typed)s” to sort by.", typed=wanted[:40])
    sort = wanted if wanted in ORDERS else "name"
    rows = sorted(found.of_children, key=lambda row: (*ORDERS[sort](row), order(row[0].nickname), row[0].id))
    values = {
        **whole.values,
        "asked": _shown(whole.asked, when),
        "tasks": (),
        "rows": [(child, one, row_of(one)) for child, one in rows],
        "by_verdict": _by_verdict(found.of_children) if played else [],
        "found": found,
        "line": line_of(found.line) if found.line else None,
        "beyond": _beyond(whole.children, known, when),
        "sentence": change_words.of_class(found, first, possible)
        if played
        else [class_words.too_early(0, 0, len(rows))],
        "possible": possible,
        "in_numbers": change_words.in_numbers(found, first),
        "kept": whole.asked.query,
        "period": {key: value for key, value in whole.asked.query.items() if key in ("from", "to")},
        "sort": sort,
        "unsorted": problem,
        "sums": len(FACTS),
        "enough": ENOUGH,
        "words": change_words,
    }
    return page("reports/class/then_now.html", 400 if problem else whole.status, **values)


def _beyond(
    children: Sequence[Learner], known: Mapping[str, Mapping[str, Estimate]], when: Stretch
) -> list[tuple[Field, list[tuple[Verdict, list[Learner]]]]]:
    """The same of each field beyond ten, of those who have met it."""
    found: dict[Field, list[tuple[Learner, Change]]] = {field: [] for field in BEYOND_TEN}
    for child in children:
        for field, one in then_now.beyond_ten(context.db(), child.id, known[child.id], when).items():
            found[field].append((child, one))
    return [(field, _by_verdict(of)) for field, of in found.items() if of]


def _by_verdict(children: Sequence[tuple[Learner, Change]]) -> list[tuple[Verdict, list[Learner]]]:
    """Who knows more, fewer, as many, and of whom it is too early to say; each by nickname."""
    found: dict[Verdict, list[Learner]] = {"fewer": [], "more": [], "alike": [], "cannot tell": []}
    for child, one in sorted(children, key=lambda row: (order(row[0].nickname), row[0].id)):
        found[one.verdict if one.verdict in found else "cannot tell"].append(child)
    return [(verdict, of) for verdict, of in found.items() if of]


@blueprint.get("/children/<learner>/then-now")
@security.adults_only
def of_child(learner: str) -> ResponseReturnValue:
    """Which sums are new since then, and which need practice again?"""
    who, asked = the_learner(learner), filters()
    put_on_record("looked_at_then_now", who.id)
    when = then_now.stretch(asked, context.now())
    known = knowledge_of(who)
    found = then_now.of_child(context.db(), who.id, known, when)
    return child_page(
        "reports/child/then_now.html",
        who,
        _shown(asked, when),
        found=found,
        line=line_of(found.levels) if found.levels else None,
        sentence=change_words.of_child(found, who.nickname, when.then),
        in_numbers=change_words.child_in_numbers(found),
        beyond={} if found.verdict == "guesses" else then_now.beyond_ten(context.db(), who.id, known, when),
        sums=len(FACTS),
        words=change_words,
    )
