"""What the classes of a school know, in figures that single nobody out: a page of one school, and its table as CSV."""

from __future__ import annotations

from collections.abc import Iterator

from flask import Blueprint
from flask.typing import ResponseReturnValue

from kidsq.arithmetic.sums.families import MEMBERS
from kidsq.export import tidy
from kidsq.learning.states import STATES
from kidsq.reports import school_knowledge
from kidsq.reports.school_knowledge import LEAST, Row
from kidsq.store.classroom.school_figures import FEWEST
from kidsq.store.people.schools import School
from kidsq.web.adults.schools import words
from kidsq.web.http import context, downloads
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import knowledge_words, rights
from kidsq.web.shared import progress_words as say
from kidsq.web.shared.frame import page, put_on_record

blueprint = Blueprint("school_knowledge", __name__, url_prefix="/grown-ups/schools/<school_id>")


@blueprint.get("/classes")
@rights.teachers_only
def classes(school_id: str) -> ResponseReturnValue:
    """Where do most children of each class stand with each family of sums?"""
    found = rights.school_or_404(school_id)
    put_on_record("looked_at_school_classes", found.id)
    return page(
        "schools/classes.html",
        school=found,
        rows=school_knowledge.of_school(context.db(), found.id, context.now()),
        families=tuple(MEMBERS),
        fewest=FEWEST,
        least=LEAST,
        words=words,
        knows=knowledge_words,
    )


@blueprint.get("/classes.csv")
@rights.teachers_only
def as_csv(school_id: str) -> ResponseReturnValue:
    """The same, a row for each class, with the states of few children."""
    found = rights.school_or_404(school_id)
    put_on_record("took_the_file classes", found.id)
    rows = school_knowledge.of_school(context.db(), found.id, context.now())
    name = downloads.file_name(found.id, context.today().isoformat(), words.name(found), "classes.csv")
    return downloads.text_answer(list(_lines(found, rows)), name, "text/csv")


def _lines(school: School, rows: list[Row]) -> Iterator[str]:
    figures = [(family, state) for family in MEMBERS for state in STATES]
    told = [f"{say.family(family)}: {knowledge_words.state(state)}" for family, state in figures]
    yield tidy.line([_("School"), _("Class"), _("Children"), *told])
    for row in rows:
        counted = [words.range_of(row.told(*one)) for one in figures]
        yield tidy.line([words.name(school), words.class_name(row), row.children, *counted])
