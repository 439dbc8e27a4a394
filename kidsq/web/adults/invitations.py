"""Which adults see a class or a child; inviting them, and taking it back at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from flask import Blueprint, Response, abort, redirect, request, url_for
from flask.typing import ResponseReturnValue

from kidsq.store.classroom.classes import Class
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.people import invitations
from kidsq.store.people import rights as kept
from kidsq.store.people.adults import Adult
from kidsq.store.people.erasing import forget_idle_parents
from kidsq.store.people.people import Learner
from kidsq.web.adults import access_words, invited, reauthenticate
from kidsq.web.http import context
from kidsq.web.shared import rights
from kidsq.web.shared.frame import page, put_on_record

blueprint = Blueprint("invitations", __name__, url_prefix="/grown-ups")


@dataclass(frozen=True, slots=True)
class Access:
    """Who sees a class or a child, and how that begins and ends.

    whose: how invitations name it. address: of its page. invites: the sentence on the link. end: for one adult.
    """

    id: str
    title: str
    whose: dict[str, str]
    address: str
    known: Sequence[Adult]
    invites: str
    invite: Callable[[Session, Adult], str]
    end: Callable[[Session, str], None]


def _shown(access: Access, **values: Any) -> Response:
    return page(
        "adults/people/access.html",
        words=access_words,
        saved=request.args.get("saved", ""),
        me=rights.me(),
        title=access.title,
        known=access.known,
        waiting=invitations.waiting(context.db(), context.now(), **access.whose),
        post=access.address,
        **values,
    )


def _changed(access: Access) -> ResponseReturnValue:
    """Invite somebody, take an invitation back, or end what somebody sees."""
    reauthenticate.once_more()
    db, me = context.db(), rights.me()
    if request.form.get("do") == "invite":
        code = access.invite(db, me)
        put_on_record("invited", access.id)
        return invited.link_page(code, access.invites, access.address, access.title)
    if request.form.get("do") == "withdraw":
        with writing(db):
            invitations.withdraw(db, **access.whose)
        put_on_record("withdrew_invitations", access.id)
        return redirect(f"{access.address}?saved=withdrawn", 303)
    other = request.form.get("grown_up", "")
    if other not in {one.id for one in access.known}:
        abort(404)
    with writing(db):
        access.end(db, other)
    put_on_record("ended_access", access.id, other)
    out = "class_id" in access.whose and other == me.id
    return redirect(url_for("adults.door") if out else f"{access.address}?saved=ended", 303)


# -- a class ----------------------------------------------------------------------------------------------------------


def _to_class(room: Class) -> Access:
    def end(db: Session, other: str) -> None:
        kept.take_class(db, other, room.id)
        invitations.withdraw_own(db, other, room.id)

    return Access(
        id=room.id,
        title=room.name,
        whose={"class_id": room.id},
        address=url_for("invitations.of_class", class_id=room.id),
        known=kept.teachers_of(context.db(), room.id),
        invites=access_words.invites_to_class(room.name),
        invite=lambda db, me: invitations.invite_teacher(db, me, room.id, context.now()),
        end=end,
    )


@blueprint.get("/classes/<class_id>/grown-ups")
@rights.teachers_only
def of_class(class_id: str) -> ResponseReturnValue:
    """Who teaches this class?"""
    room = rights.a_class(class_id)
    return _shown(_to_class(room), class_id=room.id, the_class=room)


@blueprint.post("/classes/<class_id>/grown-ups")
@rights.teachers_only
def change_class(class_id: str) -> ResponseReturnValue:
    """Invite a co-teacher, take an invitation back, or end what a co-teacher sees."""
    return _changed(_to_class(rights.a_class(class_id)))


# -- a child ----------------------------------------------------------------------------------------------------------


def _child(learner: str) -> Learner:
    return rights.child_or_404(learner, to_change=True)


def _to_child(child: Learner) -> Access:
    def end(db: Session, other: str) -> None:
        kept.take_child(db, other, child.id)
        forget_idle_parents(db)

    return Access(
        id=child.id,
        title=child.nickname,
        whose={"learner": child.id},
        address=url_for("invitations.of_child", learner=child.id),
        known=kept.parents_of(context.db(), child.id),
        invites=access_words.invites_to_child(child.nickname),
        invite=lambda db, me: invitations.invite_parent(db, me, child.id, context.now()),
        end=end,
    )


@blueprint.get("/children/<learner>/grown-ups")
@rights.teachers_only
def of_child(learner: str) -> ResponseReturnValue:
    """Which parents see this child?"""
    child = _child(learner)
    return _shown(_to_child(child), learner=child)


@blueprint.post("/children/<learner>/grown-ups")
@rights.teachers_only
def change_child(learner: str) -> ResponseReturnValue:
    """Invite a parent, take an invitation back, or end what a parent sees."""
    return _changed(_to_child(_child(learner)))
