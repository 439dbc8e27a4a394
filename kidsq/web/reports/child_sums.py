"""A child's page, the answers behind its figures, and the file of them."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, abort
from flask.typing import ResponseReturnValue

from kidsq.arithmetic.sums.facts import FACTS, addends_of
from kidsq.classroom.accommodations import accommodations_of
from kidsq.learning.attempt import Attempt
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.reports import progress as figures
from kidsq.learning.reports import standing
from kidsq.learning.reports.beside import beside
from kidsq.learning.tasks import TASKS
from kidsq.reports import knowledge
from kidsq.store.classroom import reports
from kidsq.store.people.people import Learner
from kidsq.store.play import attempts
from kidsq.web.http import context, security
from kidsq.web.reports import data_files, figure_words
from kidsq.web.shared import asking, knowledge_words, practice_lists, progress_words, rights
from kidsq.web.shared.filters import Filters, filters
from kidsq.web.shared.frame import page, put_on_record, the_learner
from kidsq.web.shared.in_short import in_short

blueprint = Blueprint("child_sums", __name__, url_prefix="/grown-ups/children/<learner>")

SHOWN = 200  # answers on one page; all of them are in the file


def log_of(child: Learner, asked: Filters) -> list[Attempt]:
    """The child's answers that the filters leave, oldest first."""
    rows = attempts.of_learner(context.db(), child.id, asked.since, asked.until)
    return [row for row in rows if asked.task in (None, row.task)]


def knowledge_of(child: Learner) -> dict[str, Estimate]:
    """What the child knows today by all answers, whatever the filters say."""
    return knowledge.of_child(context.db(), child.id, context.now())


def child_page(template: str, who: Learner, asked: Filters, **values: Any) -> Response:
    """A page of one child, with its filters; an impossible one is said, and everything is shown instead."""
    status = 400 if asked.problem else 200
    words = {"tell": knowledge_words, "tasks": TASKS}
    times_off = accommodations_of(context.db(), who.id).no_times
    return page(template, status, learner=who, asked=asked, times_off=times_off, **words, **values)


@blueprint.get("")
@security.adults_only
def child(learner: str) -> ResponseReturnValue:
    """What one child knows, and what is untested."""
    who, asked = the_learner(learner), filters()
    put_on_record("looked_at_progress", who.id)
    found = figures.progress(log_of(who, asked))
    known = knowledge_of(who)
    advice, told = in_short(who, known, found, context.now())
    return child_page(
        "reports/child/sums.html",
        who,
        asked,
        figures=found,
        known=known,
        standings=standing.standings(known),
        counts={row.family: row.count for row in found.families},
        beside=beside(known),
        counts_beside={row.skill: row.count for row in found.others},
        no_count=figures.Count(),
        advice=told,
        sure=advice.known,
        of_sums=len(FACTS),
        guesses=advice.guesses,
        up_to=figures.UP_TO,
        asked_until=asking.of_child(who.id),
        listed=practice_lists.of_child(who.id),
        may_change=rights.may_change_child(who.id),
    )


@blueprint.get("/table")
@security.adults_only
def at_the_table(learner: str) -> ResponseReturnValue:
    """What one child worked out at the table: tasks, larger and longer sums, and all that is no sum."""
    who, asked = the_learner(learner), filters()
    put_on_record("looked_at_progress", who.id)
    return child_page(
        "reports/child/at_the_table.html",
        who,
        asked,
        figures=figures.progress(log_of(who, asked)),
        known=knowledge_of(who),
        games=reports.games_begun(context.db(), who.id, asked.since, asked.until),
        up_to=figures.UP_TO,
        curriculum=figure_words.curriculum,
    )


@blueprint.get("/cell/<path:skill>")
@security.adults_only
def cell(learner: str, skill: str) -> ResponseReturnValue:
    """The answers behind one sum or another skill."""
    who, asked = the_learner(learner), filters()
    rows = [row for row in log_of(who, asked) if row.skill == skill]
    addends, known = addends_of(skill), knowledge_of(who)
    if not rows and skill not in known:
        abort(404)
    title = progress_words.sum_text(addends, sum(addends)) if addends else knowledge_words.skill_name(skill)
    return _answers(who, asked, rows, title, f"cell:{skill}", known.get(skill))


@blueprint.get("/task/<task>")
@security.adults_only
def task(learner: str, task: str) -> ResponseReturnValue:
    """The answers to one kind of question."""
    who, asked = the_learner(learner), filters()
    if task not in TASKS:
        abort(404)
    rows = [row for row in log_of(who, asked) if row.task == task]
    return _answers(who, asked, rows, progress_words.task(task), f"task:{task}")


def _answers(
    who: Learner, asked: Filters, rows: list[Attempt], title: str, what: str, known: Estimate | None = None
) -> Response:
    put_on_record(f"looked_at_answers {what[:60]}", who.id)
    return child_page(
        "reports/answers.html",
        who,
        asked,
        title=title,
        known=known,
        now=context.now(),
        count=figures.count(rows),
        in_all=len(rows),
        rows=rows[: -SHOWN - 1 : -1],
    )


@blueprint.get("/attempts.csv")
@security.adults_only
def attempts_csv(learner: str) -> ResponseReturnValue:
    """The child's log in the documented columns; `name=1` puts the nickname into the file's name."""
    return data_files.child_csv(learner)
