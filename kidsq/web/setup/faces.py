"""The faces of a class on one page: changed for several children, and saved once. kidsq guesses nothing from a name."""

from __future__ import annotations

from flask import Blueprint, Response, redirect, request, url_for
from flask.typing import ResponseReturnValue

from kidsq.store.classroom import classes, roster
from kidsq.store.classroom.classes import Class
from kidsq.store.db.database import writing
from kidsq.store.people import people
from kidsq.web.http import context
from kidsq.web.http.language import gettext as _
from kidsq.web.setup.setup import a_real_class, setup_page
from kidsq.web.shared import meanwhile, rights
from kidsq.web.shared.frame import put_on_record

blueprint = Blueprint("faces", __name__, url_prefix="/grown-ups/classes")

FIELD = "face-of-"
"""Before a child's pseudonym in the form."""


@blueprint.get("/<class_id>/faces")
@rights.teachers_only
def show(class_id: str) -> ResponseReturnValue:
    """Who has which face?"""
    return _page(a_real_class(class_id), {})


def _page(
    found: Class, typed: dict[str, str], status: int = 200, problem: str | None = None, *, suggested: bool = False
) -> Response:
    inside = classes.children_of(context.db(), found.id)
    return setup_page(
        "faces.html",
        found,
        "children",
        status,
        rows=[(child, typed.get(child.id, child.face)) for child in inside],
        whose={child.face: child for child in inside},
        faces=people.FACES,
        field=FIELD,
        problem=problem,
        shown=meanwhile.written({child.id: child.face for child in inside}),
        suggested=suggested,
        alike=len({child.face for child in inside}) < min(len(inside), len(people.FACES)),
    )


@blueprint.post("/<class_id>/faces")
@rights.teachers_only
def change(class_id: str) -> ResponseReturnValue:
    """Give the chosen faces, or none; a child that the form does not name keeps its own."""
    found, db, suggests = a_real_class(class_id), context.db(), request.form.get("do") == "suggest"
    inside = classes.children_of(db, found.id)
    wanted = {one.id: request.form[FIELD + one.id] for one in inside if FIELD + one.id in request.form}
    if not set(wanted.values()) <= set(people.FACES):
        known = {learner: face for learner, face in wanted.items() if face in people.FACES}
        return _page(found, known, 400, _("Please choose one of the faces. Nothing has been changed."))
    try:
        with writing(db):
            inside = classes.children_of(db, found.id)
            now = {one.id: one.face for one in inside}
            wanted = {**now, **meanwhile.changed(request.form, wanted, now, {one.id: one.nickname for one in inside})}
            changed = [one for one in inside if wanted[one.id] != one.face]
            for one in [] if suggests else changed:
                people.rename_learner(db, one.id, one.nickname, wanted[one.id])
    except meanwhile.ChangedMeanwhile as trouble:
        mine = {learner: face for learner, face in trouble.mine.items() if learner not in trouble.both}
        return _page(found, mine, 409, str(trouble))
    if suggests:
        return _page(found, _apart(wanted), suggested=True)
    if changed:
        put_on_record("changed_faces", found.id)
    return redirect(url_for("roster.children", class_id=found.id, saved="faces" if changed else "changed"), 303)


def _apart(chosen: dict[str, str]) -> dict[str, str]:
    """The faces by pseudonym, with another one for each child whose face somebody before it has, as long as they last.

    Who has chosen keeps what was chosen: only whoever comes later gets a suggestion.
    """
    first: dict[str, str] = {}
    late = [learner for learner, face in chosen.items() if first.setdefault(face, learner) != learner]
    return {**chosen, **dict(zip(late, roster.faces_for(len(late), chosen.values()), strict=True))}
