"""The class's sums: how many children are sure of each, and who stands where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from flask import Blueprint, request
from flask.typing import ResponseReturnValue

from kidsq.arithmetic.kind import Field
from kidsq.arithmetic.skills import BEYOND_TEN
from kidsq.arithmetic.sums.facts import FACTS, UP_TO, addends_of
from kidsq.i18n.alphabet import order
from kidsq.learning.reports.beside import ClassRow, class_beside
from kidsq.learning.reports.class_facts import ClassFact, class_facts, lacking_first
from kidsq.learning.states import State
from kidsq.reports import class_figures
from kidsq.store.classroom import reports
from kidsq.store.people.people import Learner
from kidsq.web.http import context, security
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import in_a_list
from kidsq.web.reports.class_frame import Frame, frame
from kidsq.web.shared import knowledge_words
from kidsq.web.shared.class_words import too_early
from kidsq.web.shared.frame import page, put_on_record
from kidsq.web.shared.knowledge_words import numbers

blueprint = Blueprint("class_facts", __name__, url_prefix="/grown-ups/classes/<class_id>")

NAMED: Final = 3


@blueprint.get("/facts")
@security.adults_only
def facts(class_id: str) -> ResponseReturnValue:
    """Which sums does the class still need, and who knows which?"""
    whole, now = frame(class_id), context.now()
    put_on_record("looked_at_facts", class_id)
    known = class_figures.known(context.db(), whole.ids, now)
    found, beside = class_facts(whole.ids, known), class_beside(whole.ids, known)
    played = len(reports.latest(context.db(), whole.ids))
    early = too_early(
        played,
        sum(map(class_figures.on_two_days, reports.spans(context.db(), whole.ids).values())),
        len(whole.children),
    )
    lacking = lacking_first(found)
    typed = request.args.get("sum", "").strip()
    wanted = typed if typed in found else lacking[0].skill
    problem = _("There is no sum “%(typed)s” up to ten here.", typed=typed[:40]) if typed not in ("", *FACTS) else ""
    values = {
        **whole.values,
        "tasks": (),
        "facts": found,
        "played": played,
        "lacking": [] if early else [one for one in lacking if one.open],
        "chosen": found[wanted],
        "who": _who(whole, found[wanted].of),
        "beside": [(field, [(row, _who(whole, row.of)) for row in rows]) for field, rows in beside.items()],
        "triangle": _triangle(found),
        "sentence": _sentence(lacking, early) + ([] if early else _beyond(beside)),
        "unknown": problem,
        "kept": whole.asked.query,
        "up_to": UP_TO,
        "numbers": numbers,
        "knows": knowledge_words,
        "total": lambda skill: sum(addends_of(skill)),
    }
    return page("reports/class/facts.html", 400 if problem else whole.status, **values)


def _who(whole: Frame, by_state: Mapping[State, Sequence[str]]) -> dict[State, list[Learner]]:
    """The children of a sum, or a row, by state, each list by nickname."""
    children = {child.id: child for child in whole.children}
    return {
        state: sorted((children[learner] for learner in of), key=lambda child: (order(child.nickname), child.id))
        for state, of in by_state.items()
    }


def _triangle(found: dict[str, ClassFact]) -> list[list[ClassFact | None]]:
    """A row for each first addend, a place for each second one."""
    by_addends = {addends_of(skill): one for skill, one in found.items()}
    return [
        [by_addends.get((first, second)) if first <= second else None for second in range(1, UP_TO)]
        for first in range(1, UP_TO // 2 + 1)
    ]


def _sentence(lacking: Sequence[ClassFact], early: str) -> list[str]:
    """early: that it is too early, if so: then nothing is a need of the class yet."""
    tap = _("Tap a sum to see who is sure of it, and who is not yet.")
    if not any(one.open or one.of["sure"] for one in lacking):
        return [early or _("Too early to say: no child has answered any sum often enough without help.")]
    if early:
        return [early, tap]
    missing = [one for one in lacking if one.open][:NAMED]
    if not missing:
        return [_("Nothing is open: every sum that came up often enough is sure.")]
    each = [_needed(one) for one in missing]
    return [_("The sums the class needs most: %(sums)s.", sums=in_a_list(each)), tap]


def _needed(one: ClassFact) -> str:
    values = {"sum": numbers(one.skill), **_figures(one)}
    if not values["m"]:
        return _("%(sum)s (%(n)d sure, %(slow)d right but slow)", slow=len(one.of["slow"]), **values)
    return _("%(sum)s (%(n)d sure, %(m)d not yet)", **values)


def _beyond(beside: Mapping[Field, Sequence[ClassRow]]) -> list[str]:
    """The rows beyond ten that most children do not know yet; what a single child needs is on its own page."""
    rows = [row for field in BEYOND_TEN for row in beside.get(field, ()) if len(row.of["not yet"]) > 1]
    most = sorted(rows, key=lambda row: -len(row.of["not yet"]))[:NAMED]
    each = [
        _(
            "%(sum)s (%(n)d sure, %(m)d not yet)",
            sum=knowledge_words.row_title(row.kind, row.number),
            **_figures(row),
        )
        for row in most
    ]
    return [_("Beyond ten it is: %(rows)s.", rows=in_a_list(each))] if each else []


def _figures(one: ClassFact | ClassRow) -> dict[str, int]:
    return {"n": len(one.of["sure"]), "m": len(one.of["not yet"])}
