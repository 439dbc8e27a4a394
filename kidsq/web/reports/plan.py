"""What is done with a group of the plan: its family is asked, its children are a group of the class."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flask import Blueprint, redirect, request, url_for
from flask.typing import ResponseReturnValue

from kidsq.arithmetic.sums.families import MEMBERS
from kidsq.classroom import question_settings
from kidsq.classroom.question_settings import Focus
from kidsq.store.classroom import classes, lessons
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.people import settings
from kidsq.web.http import context
from kidsq.web.http.language import gettext as _
from kidsq.web.reports.class_frame import Frame, frame, not_done
from kidsq.web.reports.class_pages import needs_page, problem_with
from kidsq.web.shared import asking, class_words, practice_lists, rights
from kidsq.web.shared.frame import put_on_record

blueprint = Blueprint("plan", __name__, url_prefix="/grown-ups/classes/<class_id>")


@blueprint.post("/plan")
@rights.teachers_only
def act(class_id: str) -> ResponseReturnValue:
    """Ask a family of some children rather than others (ask), one thing alone (only), a list first (list), as usual
    again (usual), or make them a group of the class (seat).

    In a lesson, seating leads on to the room, where they are chosen for a table already.
    """
    whole = frame(class_id)
    children, need, wanted = request.form.getlist("child"), request.form.get("need", ""), request.form.get("act", "")
    kind, _colon, code = need.partition(":")
    problem = problem_with(whole, children, need)
    if not problem and (
        wanted not in ("ask", "only", "list", "usual", "seat") or (wanted == "seat" and not whole.the_class)
    ):
        problem = _("That cannot be done with a group. Nothing has been changed.")
    if not problem and wanted == "ask" and code not in MEMBERS:
        problem = _("Only a family of sums can be asked for. Nothing has been changed.")
    focus, listed = Focus(code, until=question_settings.friday(context.today())), None
    try:
        if not problem and wanted == "only":
            focus = asking.read({**request.form, "how": asking.ALONE}) or Focus("")
        if not problem and wanted == "list":
            listed = practice_lists.read(request.form)
    except asking.CannotBeAsked as trouble:
        problem = str(trouble)
    if not problem and wanted == "only" and not focus.only:
        problem = _("One of these cannot be chosen here. Nothing has been changed.")
    if problem:
        return needs_page(not_done(whole, problem), typed=request.form)
    db = context.db()
    with writing(db):
        if wanted == "seat":
            _seat(db, whole, kind, code, children)
        else:
            for learner in children:
                if wanted == "usual":
                    question_settings.end(db, settings.of_learner(learner))
                    question_settings.set_list(db, settings.of_learner(learner), None)
                elif listed is not None:
                    question_settings.set_list_of_group(db, learner, listed)
                else:
                    question_settings.ask_group(db, learner, focus)
    put_on_record("changed_groups" if wanted == "seat" else "changed_wishes", class_id, *children)
    if wanted == "seat" and lessons.open_lesson(db, class_id, context.now()):
        return redirect(url_for("live.live", class_id=class_id, seat=children, _anchor="seating"), 303)
    values: dict[str, Any] = {**whole.asked.query, "saved": wanted}
    return redirect(url_for("class_pages.needs", class_id=class_id, **values), 303)


def _seat(db: Session, whole: Frame, kind: str, code: str, children: Sequence[str]) -> None:
    """Exactly these children are the class's group of that name."""
    name = group_name(kind, code)
    same = next((one for one in whole.groups if one.name == name), None) or classes.add_group(db, whole.class_id, name)
    classes.set_members(db, whole.class_id, same.id, children)


def group_name(kind: str, code: str) -> str:
    return class_words.need_title(kind, code)[: classes.NAME_LENGTH].strip()
