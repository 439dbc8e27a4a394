"""Children who have played here before, put into a class."""

from __future__ import annotations

from flask import Blueprint, redirect, request, url_for
from flask.typing import ResponseReturnValue

from kidsq.store.classroom import roster
from kidsq.store.db.database import writing
from kidsq.store.people.people import BadPerson
from kidsq.web.http import context
from kidsq.web.http.language import gettext as _
from kidsq.web.setup import adding
from kidsq.web.setup.setup import a_real_class, outside
from kidsq.web.shared import rights
from kidsq.web.shared.frame import put_on_record

blueprint = Blueprint("adopting", __name__, url_prefix="/grown-ups/classes")


@blueprint.post("/<class_id>/add/known")
@rights.teachers_only
def adopt(class_id: str) -> ResponseReturnValue:
    """Put the ticked children into the class, all or none; each keeps its answers and gets a card."""
    found, db = a_real_class(class_id), context.db()
    ticked = list(dict.fromkeys(request.form.getlist("learner")))
    known = {child.id for child, _its_class in outside(db, found)}
    if not ticked or set(ticked) - known:
        problem = _("Please tick children from the list. Nothing has been changed.")
        return adding.form(found, 400, problem)
    try:
        with writing(db):
            for learner in ticked:
                roster.move(db, learner, found.id, context.now_text())
    except BadPerson:
        problem = _("A class has room for %(n)d children. Nothing has been changed.", n=roster.MOST_IN_CLASS)
        return adding.form(found, 400, problem)
    put_on_record("move_children", *ticked)
    return redirect(url_for("roster.children", class_id=found.id, saved="adopted"), 303)
