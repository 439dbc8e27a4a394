"""Worksheets and flashcards to print: for a child, for some children of a class, for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flask import Blueprint, Response, request, url_for
from flask.typing import ResponseReturnValue

from kidsq.arithmetic.kind import Field
from kidsq.arithmetic.skills import BEYOND_TEN
from kidsq.arithmetic.sums.families import MEMBERS, Family
from kidsq.learning.reports.practice import WARM_UP, Task, practice
from kidsq.reports import class_figures
from kidsq.store.people.people import Learner
from kidsq.web.http import context, security
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import in_a_list
from kidsq.web.reports.amounts import drawing
from kidsq.web.reports.class_frame import frame
from kidsq.web.shared import asking, equations
from kidsq.web.shared.frame import page, put_on_record, the_learner

blueprint = Blueprint("practice", __name__, url_prefix="/grown-ups")


@blueprint.get("/children/<learner>/practice")
@security.adults_only
def of_child(learner: str) -> ResponseReturnValue:
    """What can this child practise on paper?"""
    who = the_learner(learner)
    put_on_record("looked_at_practice", who.id)
    chosen, problem = _chosen()
    return _printed([who], who.nickname, {"learner": who}, chosen, problem)


@blueprint.get("/classes/<class_id>/practice")
@security.adults_only
def of_class(class_id: str) -> ResponseReturnValue:
    """The same for a class, or for some of its children (of), a family first, or what is beyond ten (family)."""
    whole = frame(class_id)
    put_on_record("looked_at_practice", class_id)
    asked = request.args.getlist("of")
    children = [child for child in whole.children if not asked or child.id in asked]
    problem = whole.asked.problem
    if set(asked) - {child.id for child in whole.children}:
        problem, children = _("One of these children is not here. The sheets are for everyone."), list(whole.children)
    chosen, unknown = _chosen()
    problem = unknown or problem
    whom = in_a_list([child.nickname for child in children]) if asked and not problem else whole.name
    return _printed(children, whom, {"class_id": class_id}, chosen, problem)


def _chosen() -> tuple[Family | Field | None, str | None]:
    """What the sheets are of, by the address, and what is wrong with that."""
    typed = request.args.get("family", "")
    if not typed or typed in (*MEMBERS, *BEYOND_TEN):
        return typed or None, None
    return None, _("There is no family “%(typed)s”. The sheets have the least known sums.", typed=typed[:40])


def _printed(
    children: Sequence[Learner],
    whom: str,
    about: dict[str, Any],
    of: Family | Field | None = None,
    problem: str | None = None,
) -> Response:
    ids = [child.id for child in children]
    known, of = class_figures.known(context.db(), ids, context.now()), of or _asked_alone(ids)
    found = practice([known[child.id] for child in children], of)
    cards = list(found.facts)
    return page(
        "reports/practice.html",
        400 if problem else 200,
        whom=whom,
        found=found,
        cards=cards,
        # Printed on both sides of a sheet, each answer lies behind its sum.
        backs=[card for pair in zip(cards[1::2], cards[::2], strict=False) for card in pair],
        problem=problem,
        signs=lambda task: equations.of_sides(*task.sides, sign=task.kind.sign),
        front=_front,
        drawing=lambda task: drawing(task.kind, task.operands),
        begun=WARM_UP,
        beyond=of if of in BEYOND_TEN else "",
        choices=("", *BEYOND_TEN),
        to=lambda code: url_for(
            request.endpoint or "", **{**(request.view_args or {}), **_kept(), "family": code or None}
        ),
        **about,
    )


def _asked_alone(learners: Sequence[str]) -> Family | Field | None:
    """What is asked alone of all of these children: so their sheets begin with it, too."""
    alone = asking.alone(learners)
    wanted = {alone.get(learner) for learner in learners}
    return next((only for only in wanted if len(wanted) == 1 and only in (*MEMBERS, *BEYOND_TEN)), None)


def _kept() -> dict[str, list[str]]:
    """What else an address says."""
    return {key: values for key, values in request.args.lists() if key != "family"}


def _front(task: Task) -> equations.Signs:
    """What stands on a card: what is asked, without an end that says nothing."""
    left, right = task.sides
    signs = equations.of_sides(left, right, sign=task.kind.sign)
    return signs[: -1 - len(right)] if right == (None,) else signs
