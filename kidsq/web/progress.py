"""A child's page, the answers behind its figures, and the file of them."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, abort, url_for
from flask.typing import ResponseReturnValue

from kidsq.learning import progress as figures
from kidsq.learning.attempt import Attempt
from kidsq.store import attempts, reports
from kidsq.store.people import Learner
from kidsq.web import data, house, progress_words, security
from kidsq.web.filters import Filters, filters
from kidsq.web.grown_ups import page, put_on_record, the_learner

blueprint = Blueprint("progress", __name__, url_prefix="/grown-ups/children/<learner>")

SHOWN = 200  # answers on one page; all of them are in the file
SLIPS_SHOWN = 8


def _log(child: Learner, asked: Filters) -> list[Attempt]:
    rows = attempts.of_learner(house.db(), child.id, asked.since, asked.until)
    return [row for row in rows if asked.task in (None, row.task)]


@blueprint.get("")
@security.grown_ups_only
def child(learner: str) -> ResponseReturnValue:
    """What one child knows, and what is untested."""
    who, asked = the_learner(learner), filters()
    put_on_record("looked_at_progress", who.id)
    log = _log(who, asked)
    found = figures.progress(log)
    return page(
        "child.html",
        400 if asked.problem else 200,
        learner=who,
        asked=asked,
        figures=found,
        advice=progress_words.in_one_sentence(found.advice, who.nickname),
        games=reports.games_begun(house.db(), who.id, asked.since, asked.until),
        slips=found.slips[:SLIPS_SHOWN],
        tasks=figures.TASKS,
        up_to=figures.UP_TO,
    )


@blueprint.get("/cell/<path:skill>")
@security.grown_ups_only
def cell(learner: str, skill: str) -> ResponseReturnValue:
    """The answers behind one sum or another skill."""
    who, asked = the_learner(learner), filters()
    rows = [row for row in _log(who, asked) if row.skill == skill]
    addends = figures.addends_of(skill)
    if not rows and not _in_the_triangle(addends):
        abort(404)
    title = progress_words.sum_text(addends, sum(addends)) if addends else progress_words.answer(rows[-1])
    return _answers(who, asked, rows, title, f"cell:{skill}")


def _in_the_triangle(addends: tuple[int, ...]) -> bool:
    in_order = len(addends) == 2 and 1 <= addends[0] <= addends[1]
    return in_order and sum(addends) <= figures.UP_TO


@blueprint.get("/task/<task>")
@security.grown_ups_only
def task(learner: str, task: str) -> ResponseReturnValue:
    """The answers to one kind of question."""
    who, asked = the_learner(learner), filters()
    if task not in figures.TASKS:
        abort(404)
    rows = [row for row in _log(who, asked) if row.task == task]
    return _answers(who, asked, rows, progress_words.task(task), f"task:{task}")


def _answers(who: Learner, asked: Filters, rows: list[Attempt], title: str, what: str) -> Response:
    put_on_record(f"looked_at_answers {what[:60]}", who.id)
    return page(
        "answers.html",
        400 if asked.problem else 200,
        learner=who,
        asked=asked,
        title=title,
        count=figures.count(rows),
        in_all=len(rows),
        rows=rows[: -SHOWN - 1 : -1],
    )


@blueprint.get("/attempts.csv")
@security.grown_ups_only
def attempts_csv(learner: str) -> ResponseReturnValue:
    """The child's log in the documented columns; `name=1` puts the nickname into the file's name."""
    return data.child_csv(learner)


def _address_of(endpoint: str, learner: str, asked: Filters, **values: str) -> str:
    """A page of the same child with the same filters."""
    everything: dict[str, Any] = {**asked.query, **values}  # Any: url_for has named arguments of other types
    return url_for(f"progress.{endpoint}", learner=learner, **everything)


@blueprint.context_processor
def _template_helpers() -> dict[str, object]:
    return {"same": _address_of}
