"""Which grown-ups see a class or a child; inviting them, and taking it back at once."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, abort, redirect, request, url_for
from flask.typing import ResponseReturnValue

from kidsq.store import invitations
from kidsq.store import rights as kept
from kidsq.store.classes import Class
from kidsq.store.database import writing
from kidsq.store.erasing import forget_idle_parents
from kidsq.store.people import Learner
from kidsq.web import access_words, house, invited, rights
from kidsq.web.grown_ups import page, put_on_record

blueprint = Blueprint("invitations", __name__, url_prefix="/grown-ups")


def _show(**values: Any) -> Response:
    return page(
        "access.html",
        words=access_words,
        saved=request.args.get("saved", ""),
        me=rights.me(),
        **values,
    )


# -- a class ----------------------------------------------------------------------------------------------------------


def _class(class_id: str) -> Class:
    found = rights.class_or_404(class_id)
    if found is None:  # all children are no class
        abort(404)
    return found


@blueprint.get("/classes/<class_id>/grown-ups")
@rights.teachers_only
def of_class(class_id: str) -> ResponseReturnValue:
    """Who teaches this class?"""
    room, db = _class(class_id), house.db()
    return _show(
        class_id=room.id,
        the_class=room,
        title=room.name,
        known=kept.teachers_of(db, room.id),
        waiting=invitations.waiting(db, house.now(), class_id=room.id),
        post=url_for("invitations.change_class", class_id=room.id),
    )


@blueprint.post("/classes/<class_id>/grown-ups")
@rights.teachers_only
def change_class(class_id: str) -> ResponseReturnValue:
    """Invite a co-teacher, take an invitation back, or end what a co-teacher sees."""
    room, db, me = _class(class_id), house.db(), rights.me()
    back = url_for("invitations.of_class", class_id=room.id)
    if request.form.get("do") == "invite":
        code = invitations.invite_teacher(db, me, room.id, house.now())
        put_on_record("invited", room.id)
        return invited.link_page(code, access_words.invites_to_class(room.name), back, room.name)
    if request.form.get("do") == "withdraw":
        with writing(db):
            invitations.withdraw(db, class_id=room.id)
        put_on_record("withdrew_invitations", room.id)
        return redirect(f"{back}?saved=withdrawn", 303)
    other = request.form.get("grown_up", "")
    if other not in {one.id for one in kept.teachers_of(db, room.id)}:
        abort(404)
    with writing(db):
        kept.take_class(db, other, room.id)
        invitations.withdraw_own(db, other, room.id)
    put_on_record("ended_access", room.id, other)
    return redirect(url_for("grown_ups.door") if other == me.id else f"{back}?saved=ended", 303)


# -- a child ----------------------------------------------------------------------------------------------------------


def _child(learner: str) -> Learner:
    return rights.child_or_404(learner, to_change=True)


@blueprint.get("/children/<learner>/grown-ups")
@rights.teachers_only
def of_child(learner: str) -> ResponseReturnValue:
    """Which parents see this child?"""
    child, db = _child(learner), house.db()
    return _show(
        learner=child,
        title=child.nickname,
        known=kept.parents_of(db, child.id),
        waiting=invitations.waiting(db, house.now(), learner=child.id),
        post=url_for("invitations.change_child", learner=child.id),
    )


@blueprint.post("/children/<learner>/grown-ups")
@rights.teachers_only
def change_child(learner: str) -> ResponseReturnValue:
    """Invite a parent, take an invitation back, or end what a parent sees."""
    child, db, me = _child(learner), house.db(), rights.me()
    back = url_for("invitations.of_child", learner=child.id)
    if request.form.get("do") == "invite":
        code = invitations.invite_parent(db, me, child.id, house.now())
        put_on_record("invited", child.id)
        return invited.link_page(code, access_words.invites_to_child(child.nickname), back, child.nickname)
    if request.form.get("do") == "withdraw":
        with writing(db):
            invitations.withdraw(db, learner=child.id)
        put_on_record("withdrew_invitations", child.id)
        return redirect(f"{back}?saved=withdrawn", 303)
    other = request.form.get("grown_up", "")
    if other not in {one.id for one in kept.parents_of(db, child.id)}:
        abort(404)
    with writing(db):
        kept.take_child(db, other, child.id)
        forget_idle_parents(db)
    put_on_record("ended_access", child.id, other)
    return redirect(f"{back}?saved=ended", 303)
