"""Making classes: their names, children and groups, and how much the table asks them."""

from __future__ import annotations

import sqlite3
from typing import Any

from flask import Blueprint, Response, abort, redirect, request, url_for
from flask.typing import ResponseReturnValue

from kidsq.store import classes, people, settings
from kidsq.store import rights as kept_rights
from kidsq.store.classes import Class
from kidsq.store.database import writing
from kidsq.store.people import BadPerson, Learner
from kidsq.turns import wishes
from kidsq.web import class_words, house, rights
from kidsq.web.class_frame import the_class
from kidsq.web.grown_ups import list_page, page, put_on_record
from kidsq.web.language import gettext as _

blueprint = Blueprint("class_settings", __name__, url_prefix="/grown-ups/classes")


@blueprint.post("")
@rights.teachers_only
def new_class() -> ResponseReturnValue:
    """A new class, still without children."""
    typed, db = request.form.get("name", ""), house.db()
    try:
        with writing(db):
            made = classes.add_class(db, typed, house.now_text())
            if not rights.is_owner():
                kept_rights.give_class(db, rights.me().id, made.id)
    except BadPerson as trouble:
        return list_page(400, problem=_name_problem(trouble.code), typed=typed[:200])
    put_on_record("made_class", made.id)
    return redirect(url_for("class_settings.show", class_id=made.id, saved="class"), 303)


def _name_problem(code: str) -> str:
    return {
        "empty": _("Please type a name first."),
        "too_long": _("That name is too long: up to %(n)d signs. Nothing has been changed.", n=classes.NAME_LENGTH),
        "unprintable": _("That name holds signs that cannot be seen. Please type it again."),
        "taken": _("There is a group of that name already."),
    }.get(code, _("That could not be taken. Nothing has been changed."))


@blueprint.get("/<class_id>/settings")
@rights.teachers_only
def show(class_id: str) -> ResponseReturnValue:
    """Which children are in this class, and how much does the table ask them?"""
    found = _real(class_id)
    put_on_record("looked_at_class_settings", class_id)
    return _page(found, saved=request.args.get("saved", ""))


def _real(class_id: str) -> Class:
    """The class of an address; everybody together has no settings."""
    found = the_class(class_id)
    if found is None:
        abort(404)
    return found


def _page(found: Class, status: int = 200, **values: Any) -> Response:
    db = house.db()
    usual = {"problem": None, "saved": "", "typed": found.name, "typed_group": ""}
    return page(
        "class_settings.html",
        status,
        class_id=found.id,
        the_class=found,
        title=found.name,
        groups=classes.groups_of(db, found.id),
        in_group=classes.members_of(db, found.id),
        inside=classes.children_of(db, found.id),
        outside=_outside(db, found),
        class_names={one.id: one.name for one in rights.classes_to_see()},
        wished=class_words.wished(wishes.wished(db, settings.of_class(found.id)), of_class=True),
        wish_choices=class_words.wish_choices(of_class=True),
        words=class_words,
        full_name=people.looks_like_full_name,
        **{**usual, **values},
    )


def _outside(db: sqlite3.Connection, found: Class) -> list[tuple[Learner, str | None]]:
    """The children who could come into a class, each with its own; simulated ones stay among themselves."""
    if found.simulated:
        return []
    simulated = {one.id for one in classes.all_classes(db) if one.simulated}
    class_of = classes.class_of_each(db)
    return [
        (child, class_of[child.id])
        for child in rights.children_to_see()
        if class_of[child.id] != found.id
        and class_of[child.id] not in simulated
        and rights.may_change_child(child.id)  # a teacher's own child may be in another's class
    ]


@blueprint.post("/<class_id>/name")
@rights.teachers_only
def rename(class_id: str) -> ResponseReturnValue:
    """Another name for a class."""
    found, typed, db = _real(class_id), request.form.get("name", ""), house.db()
    try:
        with writing(db):
            classes.rename_class(db, found.id, typed)
    except BadPerson as trouble:
        return _page(found, 400, problem=_name_problem(trouble.code), typed=typed[:200])
    return _saved(found, "renamed_class", "name")


@blueprint.post("/<class_id>/groups")
@rights.teachers_only
def add_group(class_id: str) -> ResponseReturnValue:
    """A new group, or one taken away (its children stay in the class)."""
    found, db = _real(class_id), house.db()
    gone, typed = request.form.get("remove"), request.form.get("group_name", "")
    if gone is not None:
        if gone not in {group.id for group in classes.groups_of(db, found.id)}:
            problem = _("There is no group “%(typed)s” in this class.", typed=gone[:40])
            return _page(found, 400, problem=problem)
        with writing(db):
            classes.remove_group(db, gone)
        return _saved(found, "removed_group", "group")
    try:
        with writing(db):
            classes.add_group(db, found.id, typed)
    except BadPerson as trouble:
        return _page(found, 400, problem=_name_problem(trouble.code), typed_group=typed[:200])
    return _saved(found, "made_group", "group")


@blueprint.post("/<class_id>/children")
@rights.teachers_only
def change_children(class_id: str) -> ResponseReturnValue:
    """Who is in the class and in which group. Only children that the form has shown are moved."""
    found, db = _real(class_id), house.db()
    shown, inside = set(request.form.getlist("shown")), set(request.form.getlist("inside"))
    members = set(request.form.getlist("member"))
    mine = {child.id for child in classes.children_of(db, found.id)}
    known = mine | {child.id for child, _its_class in _outside(db, found)}
    strangers = sorted((shown | inside) - known)
    if strangers:
        problem = _("There is no child “%(typed)s” here. Nothing has been changed.", typed=strangers[0][:40])
        return _page(found, 400, problem=problem)
    with writing(db):
        if not found.simulated:
            _move(db, found.id, shown, inside, mine)
        _regroup(db, found.id, shown, members)
    return _saved(found, "moved_children", "children")


def _move(db: sqlite3.Connection, class_id: str, shown: set[str], inside: set[str], mine: set[str]) -> None:
    for learner in sorted(inside - mine):
        classes.put_into_class(db, learner, class_id)
    for learner in sorted((shown & mine) - inside):
        classes.put_into_class(db, learner, None)


def _regroup(db: sqlite3.Connection, class_id: str, shown: set[str], members: set[str]) -> None:
    """members: `<group>:<child>` as checked."""
    now_in = {child.id for child in classes.children_of(db, class_id)}
    for group, has in classes.members_of(db, class_id).items():
        for learner in sorted(shown & now_in):
            wanted = f"{group}:{learner}" in members
            if wanted and learner not in has:
                classes.put_into_group(db, learner, group)
            elif not wanted and learner in has:
                classes.leave_group(db, learner, group)


@blueprint.post("/<class_id>/wishes")
@rights.teachers_only
def change_wishes(class_id: str) -> ResponseReturnValue:
    """How many questions, and of which family."""
    found, db = _real(class_id), house.db()
    wanted = {key: request.form[key] for key in wishes.CHOICES if key in request.form}
    if wishes.bad_wish(wanted) is not None:
        return _page(found, 400, problem=_("One of these cannot be chosen here. Nothing has been changed."))
    with writing(db):
        wishes.write(db, settings.of_class(found.id), wanted)
    return _saved(found, "changed_wishes", "wishes")


def _saved(found: Class, action: str, what: str) -> ResponseReturnValue:
    put_on_record(action, found.id)
    return redirect(url_for("class_settings.show", class_id=found.id, saved=what), 303)
