"""What came of two ways of helping: for a class's teachers, as a page and as files; and what a family says to it."""

from __future__ import annotations

from collections.abc import Iterator

from flask import Blueprint, redirect, request, url_for
from flask.typing import ResponseReturnValue

from kidsq.export import codebook, tidy
from kidsq.export.columns import OF_TRIALS
from kidsq.learning.trial import COLUMNS
from kidsq.reports import trials as read
from kidsq.store.classroom import trials
from kidsq.store.db.database import writing
from kidsq.store.people import settings
from kidsq.web.http import context, downloads, errors, security
from kidsq.web.http.language import gettext as _
from kidsq.web.reports.trials import words
from kidsq.web.shared import data_words, rights, way_words
from kidsq.web.shared.frame import page, put_on_record, the_learner

blueprint = Blueprint("trials", __name__, url_prefix="/grown-ups")

FILES = ("csv", "codebook")


@blueprint.get("/classes/<class_id>/comparison")
@rights.teachers_only
def of_class(class_id: str) -> ResponseReturnValue:
    """Which of two ways of helping brought more?"""
    found = rights.a_class(class_id)
    put_on_record("looked_at_comparison", found.id)
    every = read.of_class(context.db(), found.id, context.now_text())
    return page(
        "reports/class/comparison.html",
        class_id=found.id,
        the_class=found,
        title=found.name,
        others=rights.classes_beside(found.id),
        found=every,
        sentence=words.lately(every),
        words=words,
        **way_words.form_values(context.db(), found.id, context.now_text(), compares=True),
    )


@blueprint.get("/classes/<class_id>/comparison/<file>")
@rights.teachers_only
def file(class_id: str, file: str) -> ResponseReturnValue:
    """Each sum of each child that counts, as a file; or what its columns mean."""
    found = rights.a_class(class_id)
    if file not in FILES:
        told = _("There is no file “%(typed)s” here, only: %(known)s.", typed=file[:40], known=", ".join(FILES))
        return errors.page(404, _("No file was made"), told)
    put_on_record(f"took_the_file comparison-{file}", found.id)
    today = context.now().astimezone().date().isoformat()
    ending = "comparison.csv" if file == "csv" else "comparison-codebook.csv"
    return downloads.text_answer(_lines(found.id, file), downloads.file_name(found.id, today, None, ending), "text/csv")


def _lines(class_id: str, file: str) -> Iterator[str]:
    if file == "codebook":
        words_of = (data_words.comparison_column, data_words.kind, data_words.empty_cell())
        return iter(list(codebook.lines(*words_of, OF_TRIALS)))
    db = context.db()
    now = context.now_text()
    rows = [row for trial in trials.of_class(db, class_id) for row in read.told(db, trial, now)]
    return tidy.table(COLUMNS, rows)


# -- a family ---------------------------------------------------------------------------------------------------------


@blueprint.get("/children/<learner>/comparison")
@security.adults_only
def of_child(learner: str) -> ResponseReturnValue:
    """May two ways of helping be compared with this child?"""
    who = the_learner(learner)
    put_on_record("looked_at_comparison", who.id)
    return page(
        "reports/child/comparison.html",
        learner=who,
        says_no=trials.says_no(context.db(), who.id),
        saved=request.args.get("saved") == "1",
        problem=None,
    )


@blueprint.post("/children/<learner>/comparison")
@security.adults_only
def say(learner: str) -> ResponseReturnValue:
    """The family's yes or no; parents say it themselves."""
    who, said = the_learner(learner), request.form.get("part", "")
    if said not in ("yes", "no"):
        problem = _("Please choose yes or no. Nothing has been changed.")
        says_no = trials.says_no(context.db(), who.id)
        values = {"learner": who, "says_no": says_no, "saved": False, "problem": problem}
        return page("reports/child/comparison.html", 400, **values)
    with writing(context.db()) as db:
        settings.write(db, settings.of_learner(who.id), trials.NO_TRIALS, settings.YES if said == "no" else None)
    put_on_record("chose_comparison", who.id)
    return redirect(url_for("trials.of_child", learner=who.id, saved="1"), 303)
