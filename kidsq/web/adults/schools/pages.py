"""The schools of a district in figures, and one school for who owns it: its people and classes."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final

from flask import Blueprint, Response, abort, redirect, request, url_for
from flask.typing import ResponseReturnValue

from kidsq.store.classroom import classes, rostered, school_figures
from kidsq.store.classroom.school_figures import Figures
from kidsq.store.db.database import writing
from kidsq.store.db.times import text
from kidsq.store.people import invitations, schools
from kidsq.store.people.people import BadPerson
from kidsq.store.people.rights import OWNER, TEACHER
from kidsq.store.people.schools import School
from kidsq.web.adults import invited, reauthenticate
from kidsq.web.adults.schools import words
from kidsq.web.http import context
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import rights
from kidsq.web.shared.frame import page, put_on_record

blueprint = Blueprint("schools", __name__, url_prefix="/grown-ups/schools")

WEEKS: Final = 4
"""The figures of play are those of the last weeks."""


def _figures() -> dict[str, Figures]:
    return school_figures.of_schools(context.db(), text(context.now() - timedelta(weeks=WEEKS)))


# -- all of them ------------------------------------------------------------------------------------------------------


@blueprint.get("")
@rights.teachers_only
def every() -> ResponseReturnValue:
    """All schools, in figures, for who looks after them; for who owns some, those."""
    return _every()


def _every(status: int = 200, problem: str | None = None, typed: str = "") -> Response:
    db, district = context.db(), rights.is_owner()
    known = schools.every(db) if district else schools.of(db, rights.me().id, role=schools.OWNS)
    if not known and not district:
        abort(404)
    put_on_record("looked_at_schools", "installation")
    figures = _figures()
    return page(
        "schools/schools.html",
        status,
        rows=[(one, figures.get(one.id, Figures())) for one in known],
        district=district,
        saved=request.args.get("saved", ""),
        problem=problem,
        typed=typed,
        weeks=WEEKS,
        longest=schools.NAME_LENGTH,
        words=words,
    )


@blueprint.post("")
@rights.owner_only
def add() -> ResponseReturnValue:
    """Another school, in which nobody is yet."""
    typed = request.form.get("name", "")
    reauthenticate.once_more()
    try:
        with writing(context.db()) as db:
            made = schools.add(db, typed, context.now_text())
    except BadPerson as trouble:
        return _every(400, words.problem(trouble.code), typed[:200])
    put_on_record("made_school", made.id)
    return redirect(url_for("schools.one", school_id=made.id, saved="made"), 303)


# -- one of them ------------------------------------------------------------------------------------------------------


@blueprint.get("/<school_id>")
@rights.teachers_only
def one(school_id: str) -> ResponseReturnValue:
    """One school: who owns it; for its owner also who teaches there, and its classes."""
    found = rights.school_or_404(school_id)
    put_on_record("looked_at_school", found.id)
    return _one(found)


def _mine(found: School) -> bool:
    return schools.owns(context.db(), rights.me().id, found.id)


def _one(found: School, status: int = 200, **values: Any) -> Response:
    db, mine = context.db(), _mine(found)
    usual = {"problem": None, "typed": found.name, "saved": request.args.get("saved", "")}
    return page(
        "schools/school.html",
        status,
        school=found,
        title=words.name(found),
        figures=_figures().get(found.id, Figures()),
        mine=mine,
        may_go=rights.is_owner() and schools.is_empty(db, found.id),
        me=rights.me(),
        owners=schools.people_of(db, found.id, schools.OWNS),
        teachers=schools.people_of(db, found.id, schools.TEACHES) if mine else [],
        listed=rostered.waiting_at(db, found.id) if mine else [],
        classes=classes.all_classes(db, " AND school_id = ?", (found.id,)) if mine else [],
        waiting=[
            one for one in invitations.waiting(db, context.now(), school_id=found.id) if mine or one.role == OWNER
        ],
        weeks=WEEKS,
        longest=schools.NAME_LENGTH,
        words=words,
        **{**usual, **values},
    )


@blueprint.post("/<school_id>/name")
@rights.teachers_only
def rename(school_id: str) -> ResponseReturnValue:
    """Another name for a school."""
    found, typed = rights.school_or_404(school_id), request.form.get("name", "")
    try:
        with writing(context.db()) as db:
            schools.rename(db, found.id, typed)
    except BadPerson as trouble:
        return _one(found, 400, problem=words.problem(trouble.code), typed=typed[:200])
    put_on_record("renamed_school", found.id)
    return redirect(url_for("schools.one", school_id=found.id, saved="name"), 303)


@blueprint.post("/<school_id>/remove")
@rights.owner_only
def remove(school_id: str) -> ResponseReturnValue:
    """Take a school away that was made by mistake: nobody and nothing is in it."""
    found = rights.school_or_404(school_id)
    reauthenticate.once_more()
    with writing(context.db()) as db:
        gone = schools.remove(db, found.id)
    if not gone:
        return _one(found, 409, problem=_("There are classes or people in this school. Nothing has been changed."))
    put_on_record("removed_school", found.id)
    return redirect(url_for("schools.every", saved="removed"), 303)


@blueprint.post("/<school_id>/grown-ups")
@rights.teachers_only
def change_people(school_id: str) -> ResponseReturnValue:
    """Invite an owner or a teacher, take invitations back, or end what somebody sees of this school."""
    found, act = rights.school_or_404(school_id), request.form.get("do", "")
    if act == "teacher" and not _mine(found):  # a district does not choose a school's teachers
        abort(404)
    if act in ("owner", "teacher"):
        return _invite(found, OWNER if act == "owner" else TEACHER)
    listed = request.form.get("listed", "")
    if listed:
        if not _mine(found) or listed not in dict(rostered.waiting_at(context.db(), found.id)):
            abort(404)
        return _invite(found, TEACHER, listed)
    if act == "withdraw":
        reauthenticate.once_more()
        with writing(context.db()) as db:
            invitations.withdraw(db, school_id=found.id, role=None if _mine(found) else OWNER)
        put_on_record("withdrew_invitations", found.id)
        return redirect(url_for("schools.one", school_id=found.id, saved="withdrawn"), 303)
    return _end(found, request.form.get("grown_up", ""))


def _invite(found: School, role: str, listed: str | None = None) -> ResponseReturnValue:
    reauthenticate.once_more()
    db, me, now = context.db(), rights.me(), context.now()
    if listed is None:
        code = invitations.invite_to_school(db, me, found.id, role, now)
    else:
        code = invitations.invite_listed(db, me, found.id, listed, now)
    put_on_record("invited", found.id)
    gives = words.invites_to_own(found) if role == OWNER else words.invites_to_teach(found)
    return invited.link_page(code, gives, url_for("schools.one", school_id=found.id), words.name(found))


def _end(found: School, other: str) -> ResponseReturnValue:
    db = context.db()
    known = schools.people_of(db, found.id, schools.OWNS)
    known += schools.people_of(db, found.id, schools.TEACHES) if _mine(found) else []
    if other not in {id_ for id_, _name in known}:
        abort(404)
    if _mine(found) and len(schools.people_of(db, found.id, schools.OWNS)) == 1 and other == rights.me().id:
        problem = _("You are the only one who looks after this school. Invite somebody else first.")
        return _one(found, 409, problem=problem)
    reauthenticate.once_more()
    with writing(db):
        schools.leave(db, other, found.id)
    put_on_record("ended_access", found.id, other)
    if other == rights.me().id and not rights.is_owner():
        return redirect(url_for("adults.door"), 303)
    return redirect(url_for("schools.one", school_id=found.id, saved="ended"), 303)
