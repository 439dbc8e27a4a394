"""A child's page, the answers behind its figures, and the file of them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Any

from flask import Blueprint, Response, abort, request, url_for
from flask.typing import ResponseReturnValue

from kidsq.learning import progress as figures
from kidsq.learning.attempt import Attempt
from kidsq.store import attempts, reports, times
from kidsq.store.people import Learner
from kidsq.web import errors, export, house, progress_words, security
from kidsq.web.grown_ups import page, put_on_record, the_learner
from kidsq.web.language import gettext as _

blueprint = Blueprint("progress", __name__, url_prefix="/grown-ups/children/<learner>")

SHOWN = 200  # answers on one page; all of them are in the file
SLIPS_SHOWN = 8
_FIRST_DAY, _LAST_DAY = date(2000, 1, 1), date(2999, 12, 31)


@dataclass(frozen=True, slots=True)
class Filters:
    """What of a child's log is asked for. problem: a sentence when the address asks for something impossible."""

    first: date | None = None
    last: date | None = None
    task: str | None = None
    problem: str | None = None

    @property
    def since(self) -> str | None:
        return _midnight(self.first) if self.first else None

    @property
    def until(self) -> str | None:
        return _midnight(self.last + timedelta(days=1)) if self.last else None

    @property
    def query(self) -> dict[str, str]:
        """As they stand in an address."""
        asked = {"from": self.first and self.first.isoformat(), "to": self.last and self.last.isoformat()}
        return {name: value for name, value in {**asked, "task": self.task}.items() if value}

    @property
    def words(self) -> str:
        """The period, for a heading."""
        first, last = (progress_words.day(day, year=True) for day in (self.first, self.last))
        if self.first and self.last:
            return _("%(first)s to %(last)s", first=first, last=last)
        if self.first:
            return _("Since %(first)s", first=first)
        return _("Up to %(last)s", last=last) if self.last else _("All days")


def _midnight(day: date) -> str:
    """When a day begins on this machine's clock, as the store writes moments."""
    return times.text(datetime.combine(day, time.min).astimezone(UTC))


def filters() -> Filters:
    """The filters in the address; none of them with a problem."""
    try:
        first, last = _day("from"), _day("to")
        if first and last and first > last:
            return Filters(problem=_("The first day lies after the last one."))
        return Filters(first, last, _task())
    except ValueError as trouble:
        return Filters(problem=str(trouble))


def _day(field: str) -> date | None:
    typed = request.args.get(field, "").strip()
    if not typed:
        return None
    try:
        day = date.fromisoformat(typed)
    except ValueError:
        day = date.min
    if not _FIRST_DAY <= day <= _LAST_DAY:
        raise ValueError(
            _("“%(typed)s” is no day that kidsq can read. Please write it like 2026-11-20.", typed=typed[:40])
        )
    return day


def _task() -> str | None:
    typed = request.args.get("task", "").strip()
    if typed and typed not in figures.TASKS:
        raise ValueError(_("kidsq has no task “%(typed)s”.", typed=typed[:40]))
    return typed or None


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
    who, asked = the_learner(learner), filters()
    if asked.problem:
        return errors.page(400, _("No file was made"), asked.problem)
    put_on_record("took_the_file", who.id)
    nickname = who.nickname if request.args.get("name") == "1" else None
    today = house.now().astimezone().date().isoformat()
    return export.csv_answer(_log(who, asked), export.file_name(who.id, today, nickname))


def _address_of(endpoint: str, learner: str, asked: Filters, **values: str) -> str:
    """A page of the same child with the same filters."""
    everything: dict[str, Any] = {**asked.query, **values}  # Any: url_for has named arguments of other types
    return url_for(f"progress.{endpoint}", learner=learner, **everything)


@blueprint.context_processor
def _template_helpers() -> dict[str, object]:
    return {"same": _address_of}
