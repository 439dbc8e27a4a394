"""Worksheets and flashcards to print: for a child, for some children of a class, for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flask import Blueprint, Response, request
from flask.typing import ResponseReturnValue

from kidsq.arithmetic.sums.facts import addends_of
from kidsq.arithmetic.sums.families import MEMBERS, Family
from kidsq.learning.reports.practice import practice
from kidsq.reports import class_figures
from kidsq.store.people.people import Learner
from kidsq.web.http import context, security
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import in_a_list
from kidsq.web.reports.class_frame import frame
from kidsq.web.shared.frame import page, put_on_record, the_learner

blueprint = Blueprint("practice", __name__, url_prefix="/grown-ups")


@blueprint.get("/children/<learner>/practice")
@security.adults_only
def of_child(learner: str) -> ResponseReturnValue:
    """What can this child practise on paper?"""
    who = the_learner(learner)
    put_on_record("looked_at_practice", who.id)
    return _printed([who], who.nickname, {"learner": who})


@blueprint.get("/classes/<class_id>/practice")
@security.adults_only
def of_class(class_id: str) -> ResponseReturnValue:
    """The same for a class, or for some of its children (of), a family first (family)."""
    whole = frame(class_id)
    put_on_record("looked_at_practice", class_id)
    asked, family = request.args.getlist("of"), request.args.get("family", "")
    children = [child for child in whole.children if not asked or child.id in asked]
    problem = whole.asked.problem
    if set(asked) - {child.id for child in whole.children}:
        problem, children = _("One of these children is not here. The sheets are for everyone."), list(whole.children)
    if family and family not in MEMBERS:
        problem = _("There is no family “%(typed)s”. The sheets have the least known sums.", typed=family[:40])
    chosen = family if family in MEMBERS else None
    whom = in_a_list([child.nickname for child in children]) if asked and not problem else whole.name
    return _printed(children, whom, {"class_id": class_id}, chosen, problem)


def _printed(
    children: Sequence[Learner],
    whom: str,
    about: dict[str, Any],
    family: Family | None = None,
    problem: str | None = None,
) -> Response:
    known = class_figures.known(context.db(), [child.id for child in children], context.now())
    found = practice([known[child.id] for child in children], family)
    cards = [addends_of(fact) for fact in found.facts]
    return page(
        "reports/practice.html",
        400 if problem else 200,
        whom=whom,
        found=found,
        cards=cards,
        # Printed on both sides of a sheet, each answer lies behind its sum.
        backs=[card for pair in zip(cards[1::2], cards[::2], strict=False) for card in pair],
        problem=problem,
        **about,
    )
