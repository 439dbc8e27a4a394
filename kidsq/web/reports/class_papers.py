"""The papers of a whole class in one go: every child's letter, or page to take home, each on a sheet of its own."""

from __future__ import annotations

from collections.abc import Callable

from flask import Blueprint, Response
from flask.typing import ResponseReturnValue

from kidsq.learning.reports.plan import Plan
from kidsq.reports import class_figures
from kidsq.store.people.people import Learner
from kidsq.web.http import context
from kidsq.web.http.language import gettext as _
from kidsq.web.reports import letter, take_home
from kidsq.web.reports.class_frame import Frame, frame
from kidsq.web.reports.letter import Sheet
from kidsq.web.shared import rights
from kidsq.web.shared.frame import page, put_on_record, speaking_of

blueprint = Blueprint("class_papers", __name__, url_prefix="/grown-ups/classes/<class_id>/papers")


@blueprint.get("")
@rights.teachers_only
def show(class_id: str) -> ResponseReturnValue:
    """Which papers, and for whom?"""
    return _choice(_the_frame(class_id))


@blueprint.get("/letters")
@rights.teachers_only
def letters(class_id: str) -> ResponseReturnValue:
    """The letter home of each child, as it is suggested today."""
    return _printed(class_id, "made_letter", _("Letters home"), "reports/_letter.html", _letter)


@blueprint.get("/take-home")
@rights.teachers_only
def pages_to_take_home(class_id: str) -> ResponseReturnValue:
    """The page to take home of each child."""
    return _printed(class_id, "made_take_home", _("Pages to take home"), "reports/_take_home.html", take_home.sheet_of)


def _letter(who: Learner, planned: Plan) -> Sheet:
    return letter.sheet_of(who, letter.suggested(who, letter.language_of(who), planned))


def _the_frame(class_id: str) -> Frame:
    """Of a class, not of everybody: whom an adult may see can be thousands."""
    rights.a_class(class_id)
    return frame(class_id)


def _choice(whole: Frame) -> Response:
    return page("reports/class/papers.html", whole.status, **whole.values)


def _printed(class_id: str, act: str, heading: str, each: str, sheet_of: Callable[[Learner, Plan], Sheet]) -> Response:
    """One document for the children whom the filters leave; where they leave none, or cannot be, the choice again."""
    whole = _the_frame(class_id)
    if whole.asked.problem or not whole.children:
        return _choice(whole)
    put_on_record(act, *whole.ids)
    planned = class_figures.plan_of(context.db(), class_id, context.now())
    sheets = []
    for child in whole.children:
        with speaking_of(child.id):
            sheets.append(sheet_of(child, planned))
    return page("reports/class/papers_print.html", heading=heading, each=each, sheets=sheets, **whole.values)
