"""A lesson on one page: who came, what was answered, and whom to see."""

from __future__ import annotations

from dataclasses import replace

from flask import Blueprint
from flask.typing import ResponseReturnValue

from kidsq.i18n.alphabet import order
from kidsq.reports import class_figures
from kidsq.store.classroom import sittings
from kidsq.store.db.times import EVER
from kidsq.web.http import context, security
from kidsq.web.reports.class_frame import frame, on
from kidsq.web.shared import asking, class_words
from kidsq.web.shared.frame import page, put_on_record

blueprint = Blueprint("lesson_end", __name__, url_prefix="/grown-ups/classes/<class_id>")


@blueprint.get("/lesson-end")
@security.adults_only
def show(class_id: str) -> ResponseReturnValue:
    """How did the lesson go? Of today, of a day that is asked for, or of the last one with answers."""
    whole, db, now = frame(class_id), context.db(), context.now()
    put_on_record("looked_at_lesson_end", class_id)
    day = whole.asked.last or whole.asked.first or class_figures.latest_day(db, whole.ids)
    asked = on(replace(whole.asked, task=None), day or now.astimezone().date())
    # Of a chosen day as Class today.
    rows = class_figures.today(db, whole.children, asked, now, whole.asked.since, asking.alone(whole.ids))
    by_name = sorted(rows, key=lambda row: (order(row.child.nickname), row.child.id))
    sat = sittings.who_sat(db, whole.ids, asked.since or "", asked.until or EVER)
    came = [row for row in by_name if row.last or row.child.id in sat]
    values = {
        "asked": asked,
        "tasks": (),
        "came": came,
        "missing": [row.child for row in by_name if row not in came],
        "to_sit_with": [row for row in rows if row.to_sit_with],
        "answers": sum(row.counts.answers for row in came),
        "alone": sum(row.counts.alone for row in came),
        "right": sum(row.counts.right for row in came),
        "day": asked.words,
        "words": class_words,
    }
    return page("reports/class/lesson_end.html", whole.status, **{**whole.values, **values})
