"""Who looked at a child's or a class's pages, and who changed what."""

from __future__ import annotations

from typing import Any, Final

from flask import Blueprint, Response, abort
from flask.typing import ResponseReturnValue

from kidsq.store.people import adults, audit
from kidsq.web.adults import act_words
from kidsq.web.http import context, security
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import rights
from kidsq.web.shared.frame import page, put_on_record

blueprint = Blueprint("access_log", __name__, url_prefix="/grown-ups")

SHOWN: Final = 200


@blueprint.get("/children/<learner>/looked")
@security.adults_only
def at_child(learner: str) -> ResponseReturnValue:
    """Who looked at this child's pages?"""
    child = rights.child_or_404(learner)
    put_on_record("looked_at_record", child.id)
    return _show(child.id, learner=child, title=child.nickname)


@blueprint.get("/classes/<class_id>/looked")
@rights.teachers_only
def at_class(class_id: str) -> ResponseReturnValue:
    """Who looked at this class's pages?"""
    room = rights.class_or_404(class_id)
    if room is None:  # what concerns everybody is only on the pages of the classes and children
        abort(404)
    put_on_record("looked_at_record", room.id)
    return _show(room.id, class_id=room.id, the_class=room, title=room.name)


def _show(subject: str, **values: Any) -> Response:
    db = context.db()
    names = {one.id: one.name for one in adults.all_adults(db)}
    entries = audit.latest(db, subject, SHOWN)
    rows = [
        (
            entry.at,
            names.get(entry.grown_up, _("an account that is removed")) if entry.grown_up else _("the school's list"),
            act_words.act(entry.action),
        )
        for entry in entries
    ]
    return page("adults/people/access_log.html", rows=rows, shown=SHOWN, **values)
