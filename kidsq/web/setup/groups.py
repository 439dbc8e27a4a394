"""The groups of a class: made, renamed, taken away, and who is in which."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from flask import Blueprint, Response, redirect, request, url_for
from flask.typing import ResponseReturnValue

from kidsq.store.classroom import classes
from kidsq.store.classroom.classes import Class
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.people.people import BadPerson, Learner
from kidsq.web.http import context
from kidsq.web.http.language import gettext as _
from kidsq.web.setup.setup import setup_page
from kidsq.web.shared import meanwhile, rights
from kidsq.web.shared.frame import put_on_record

blueprint = Blueprint("groups", __name__, url_prefix="/grown-ups/classes")


@blueprint.get("/<class_id>/groups")
@rights.teachers_only
def show(class_id: str) -> ResponseReturnValue:
    """Which children do you want to see together?"""
    found = rights.a_class(class_id)
    put_on_record("looked_at_groups", found.id)
    return _groups_page(found)


def _groups_page(found: Class, status: int = 200, problem: str | None = None, typed: str = "") -> Response:
    db = context.db()
    inside, members = classes.children_of(db, found.id), classes.members_of(db, found.id)
    saved = {"group": _("Saved."), "gone": _("The group is gone; its children stay in the class.")}
    return setup_page(
        "groups.html",
        found,
        "groups",
        status,
        problem=problem,
        saved=saved.get(request.args.get("saved", ""), "") if problem is None else "",
        typed=typed,
        inside=inside,
        groups=classes.groups_of(db, found.id),
        members=members,
        shown={group: meanwhile.written(_shows(inside, some)) for group, some in members.items()},
        longest=classes.NAME_LENGTH,
    )


@blueprint.post("/<class_id>/groups")
@rights.teachers_only
def change(class_id: str) -> ResponseReturnValue:
    """Make a group, rename it, take it away, or say who is in it (act)."""
    found, db, act = rights.a_class(class_id), context.db(), request.form.get("act", "make")
    typed, group = request.form.get("group_name", ""), request.form.get("group", "")
    mine = {one.id for one in classes.groups_of(db, found.id)}
    if act != "make" and group not in mine:
        problem = _("There is no group “%(typed)s” in this class. Nothing has been changed.", typed=group[:40])
        return _groups_page(found, 400, problem)
    try:
        with writing(db):
            if act == "remove":
                classes.remove_group(db, group)
            elif act == "members":
                classes.set_members(db, found.id, group, _members(db, found, group))
            elif act == "rename":
                classes.rename_group(db, found.id, group, typed)
            else:
                made = classes.add_group(db, found.id, typed)
                classes.set_members(db, found.id, made.id, request.form.getlist("learner"))
    except BadPerson as trouble:
        return _groups_page(found, 400, _trouble(trouble.code), typed[:200] if act == "make" else "")
    put_on_record("changed_groups", found.id)
    return redirect(url_for("groups.show", class_id=found.id, saved="gone" if act == "remove" else "group"), 303)


def _shows(inside: Iterable[Learner], members: Collection[str]) -> dict[str, str]:
    """Which ticks stand beside the children of a class."""
    return {child.id: "in" if child.id in members else "" for child in inside}


def _members(db: Session, found: Class, group: str) -> list[str]:
    """Who is in a group by its form: whom this has not changed as now. Within writing()."""
    inside, now = classes.children_of(db, found.id), classes.members_of(db, found.id)[group]
    shows = _shows(inside, now)
    new = meanwhile.changed(request.form, _shows(inside, request.form.getlist("learner")), shows)
    return [learner for learner, tick in {**shows, **new}.items() if tick]


def _trouble(code: str) -> str:
    return {
        "empty": _("Please type a name for the group."),
        "too_long": _(
            "That name is too long: up to %(n)d characters. Nothing has been changed.", n=classes.NAME_LENGTH
        ),
        "unprintable": _("That name contains invisible characters. Please type it again."),
        "taken": _("There is already a group with that name."),
    }.get(code, _("That did not work. Nothing has been changed."))
