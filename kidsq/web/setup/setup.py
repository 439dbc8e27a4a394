"""A class ready in ten minutes: the way from a name to the first lesson."""

from __future__ import annotations

import secrets
from typing import Final

from flask import Blueprint, Response, abort, redirect, request, url_for
from flask.typing import ResponseReturnValue

from kidsq.store.classroom import classes, roster
from kidsq.store.classroom.classes import Class
from kidsq.store.db import form_ids
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.people import rights as rights_store
from kidsq.store.people import schools
from kidsq.store.people.people import BadPerson, Learner, clean_nickname, refuse_taken
from kidsq.store.people.schools import School
from kidsq.web.http import context, security
from kidsq.web.http.language import gettext as _
from kidsq.web.setup import steps
from kidsq.web.shared import rights
from kidsq.web.shared.frame import page, put_on_record

blueprint = Blueprint("setup", __name__, url_prefix="/grown-ups/start")


MOST_CLASSES: Final = 60
"""Of one adult at a school: five a year for twelve years."""


def a_real_class(class_id: str) -> Class:
    """The class of an address to which real children can come; 404 for a simulated one."""
    found = rights.a_class(class_id)
    if found.simulated:
        abort(404)
    return found


def made_class(name: str) -> Class:
    """A new class of the adult who asks, still without children; of a form sent twice the same. Raises BadPerson."""
    key = request.form.get("key")
    wanted = form_ids.id_of_form(security.device(), key, rights.me().id, name) if key else context.new_id()
    with writing(context.db()) as db:
        known = rights_store.classes_of(db, rights.me())
        same = next((one for one in known if one.id == wanted), None)
        if same is not None:
            return same
        if classes.the_class(db, wanted) is not None:  # put away, or given on, since: then another one is meant
            wanted = context.new_id()
        school = _school_of_form(db)
        there = mine_at(db, school)
        if len(there) >= MOST_CLASSES:
            raise BadPerson("too_many")
        refuse_taken(clean_nickname(name, classes.NAME_LENGTH), (one.name for one in there))
        made = classes.add_class(db, name, context.now_text(), class_id=wanted, school_id=school)
        if not schools.owns(db, rights.me().id, school):
            rights_store.give_class(db, rights.me().id, made.id)
    put_on_record("made_class", made.id)
    return made


def mine_at(db: Session, school: str) -> list[Class]:
    """The classes of the adult who asks at this school."""
    there = {one.id for one in classes.all_classes(db, " AND school_id = ?", (school,))}
    return [one for one in rights_store.classes_of(db, rights.me()) if one.id in there]


def _schools_here(db: Session) -> list[School]:
    """Where the adult who asks can have a class; nothing to choose where this installation is one school's."""
    mine = schools.of(db, rights.me().id)
    return schools.every(db) if not mine and schools.only(db) else mine


def _school_of_form(db: Session) -> str:
    """The school of a new class, within writing(). Raises BadPerson (no_school, which_school)."""
    known = [one.id for one in _schools_here(db)]
    if not known and not schools.every(db):
        return schools.own(db, context.now_text())
    if not known:
        raise BadPerson("no_school")
    wanted = request.form.get("school", known[0] if len(known) == 1 else "")
    if wanted not in known:
        raise BadPerson("which_school")
    return wanted


def name_problem(code: str) -> str:
    """Why a class cannot have this name."""
    return {
        "empty": _("Please type a name for the class first, such as 2b."),
        "too_long": _(
            "That name is too long: up to %(n)d characters. Nothing has been changed.", n=classes.NAME_LENGTH
        ),
        "unprintable": _("That name contains invisible characters. Please type it again."),
        "taken": _("You have a class of that name already. Please choose one that tells the two apart."),
        "no_school": _("You belong to no school here. Whoever looks after this kidsq can invite you to one."),
        "which_school": _("Please choose the school of the class."),
        "too_many": _("You have %(n)d classes already, which is as many as there is room for.", n=MOST_CLASSES),
    }.get(code, _("That did not work. Nothing has been changed."))


def outside(db: Session, found: Class) -> list[tuple[Learner, str | None]]:
    """The children who could come into a class, each with its own class: of its school, or of none; simulated ones
    stay among themselves."""
    if found.simulated:
        return []
    everybody, beside = rights.children_to_see(), schools.rooms_beside(db, found.id)
    class_of = classes.class_of_each(db, [child.id for child in everybody])
    simulated = {one.id for one in classes.all_classes(db, " AND simulated = 1")}
    return [
        (child, class_of[child.id])
        for child in everybody
        if class_of[child.id] != found.id
        and (class_of[child.id] is None or class_of[child.id] in beside)
        and class_of[child.id] not in simulated
        and rights.may_change_child(child.id)  # a teacher's own child may be in another's class
    ]


def setup_page(template: str, found: Class, current: steps.Name, status: int = 200, **values: object) -> Response:
    """A page of a class's set-up, with the steps on top until its first lesson has begun."""
    db = context.db()
    frame = {
        "class_id": found.id,
        "the_class": found,
        "title": found.name,
        "steps": steps.setting_up(db, found),
        "current": current,
        "lesson_url": steps.lesson_url(found.id),
        "problem": None,
        "saved": "",
    }
    return page(f"setup/{template}", status, **{**frame, **values})


@blueprint.get("")
@rights.teachers_only
def start() -> ResponseReturnValue:
    """What is your class called? And the classes that are not ready yet."""
    return _start()


def _start(status: int = 200, problem: str | None = None, typed: str = "") -> Response:
    db = context.db()
    known = rights.classes_to_see()
    begun = [
        (one, len(classes.children_of(db, one.id)), steps.next_of(steps.steps(db, one)))
        for one in known
        if not one.simulated and not roster.has_begun(db, one.id)
    ]
    here = _schools_here(db)
    values = {
        "begun": begun,
        "first": not known,
        "schools": here if len(here) > 1 else [],
        "school": request.form.get("school", ""),
        "problem": problem,
        "typed": typed,
        "key": secrets.token_hex(16),
    }
    return page("setup/start.html", status, **values)


@blueprint.post("")
@rights.teachers_only
def new_class() -> ResponseReturnValue:
    """Make the class and go on to its children."""
    typed = request.form.get("name", "")
    try:
        made = made_class(typed)
    except BadPerson as trouble:
        return _start(400, name_problem(trouble.code), typed[:200])
    return redirect(url_for("adding.show", class_id=made.id), 303)


@blueprint.get("/<class_id>")
@rights.teachers_only
def overview(class_id: str) -> ResponseReturnValue:
    """Where the set-up of a class stands."""
    found = rights.a_class(class_id)
    all_steps = steps.steps(context.db(), found)
    return setup_page("overview.html", found, "class", all_steps=all_steps, next_step=steps.next_of(all_steps))
