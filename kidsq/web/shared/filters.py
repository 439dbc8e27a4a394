"""What an adult asks for in an address: the period, the task, the children."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any

from flask import request, url_for

from kidsq.learning.tasks import TASKS
from kidsq.reports.asked import Asked
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import progress_words

_FIRST_DAY, _LAST_DAY = date(2000, 1, 1), date(2999, 12, 31)
_LONGEST_ID = 64


@dataclass(frozen=True, slots=True)
class Filters(Asked):
    """What of the log an address asks for.

    problem: a sentence when the address asks for something impossible.
    """

    problem: str | None = None

    @property
    def query(self) -> dict[str, str]:
        """As they stand in an address."""
        asked = {"from": self.first and self.first.isoformat(), "to": self.last and self.last.isoformat()}
        chosen = {"task": self.task, "group": self.group, "child": self.child}
        return {name: value for name, value in {**asked, **chosen}.items() if value}

    @property
    def words(self) -> str:
        """The period, for a heading."""
        first, last = (progress_words.day(day, year=True) for day in (self.first, self.last))
        if self.first and self.first == self.last:
            return first
        if self.first and self.last:
            return _("%(first)s to %(last)s", first=first, last=last)
        if self.first:
            return _("Since %(first)s", first=first)
        return _("Up to %(last)s", last=last) if self.last else _("All days")


def filters() -> Filters:
    """The filters in the address; none of them with a problem."""
    try:
        first, last = _day("from"), _day("to")
        if first and last and first > last:
            return Filters(problem=_("The first day is after the last one."))
        return Filters(first, last, _task(), _id("group"), _id("child"))
    except ValueError as trouble:
        return Filters(problem=str(trouble))


def _day(field: str) -> date | None:
    typed = request.args.get(field, "").strip()
    if not typed:
        return None
    try:
        day = date.fromisoformat(typed)
    except ValueError:
        problem = _("kidsq cannot read “%(typed)s” as a date. Please write it like 2026-11-20.", typed=typed[:40])
        raise ValueError(problem) from None
    if not _FIRST_DAY <= day <= _LAST_DAY:
        first, last = _FIRST_DAY.year, _LAST_DAY.year
        problem = _("“%(typed)s” is not in the years %(first)d to %(last)d.", typed=typed[:40], first=first, last=last)
        raise ValueError(problem)
    return day


def _id(field: str) -> str | None:
    return request.args.get(field, "").strip()[:_LONGEST_ID] or None


def _task() -> str | None:
    typed = request.args.get("task", "").strip()
    if typed and typed not in TASKS:
        raise ValueError(_("kidsq has no task “%(typed)s”.", typed=typed[:40]))
    return typed or None


def same_for(endpoint: str, learner: str, asked: Filters, **values: str) -> str:
    """The address of a page of the same child with the same filters."""
    everything: dict[str, Any] = {**asked.query, **values}  # Any: url_for has named arguments of other types
    return url_for(endpoint, learner=learner, **everything)
