"""How long a class is kept, and erasing it or a child for good."""

from __future__ import annotations

from datetime import date
from typing import Any

from flask import Blueprint, Response, abort, redirect, request, url_for
from flask.typing import ResponseReturnValue

from kidsq.maintenance import erase
from kidsq.store.classroom import classes
from kidsq.store.classroom.classes import Class
from kidsq.store.db.database import writing
from kidsq.store.people import audit, erasing, retention
from kidsq.store.people.people import Learner
from kidsq.store.people.retention import Keeping
from kidsq.web.adults import reauthenticate
from kidsq.web.http import context, security_log
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import rights
from kidsq.web.shared.frame import page, put_on_record

blueprint = Blueprint("retention", __name__, url_prefix="/grown-ups")


def today() -> date:
    """Where the adult is."""
    return context.now().astimezone().date()


# -- until when -------------------------------------------------------------------------------------------------------


def _keeping(class_id: str) -> tuple[Class | None, Keeping]:
    """The date of a class, or of the children without one, which only an owner may look after; 404 otherwise."""
    room = rights.class_or_404(class_id)
    if room is not None:
        return room, retention.of_class(context.db(), room.id)
    rest = retention.of_the_rest(context.db()) if rights.is_owner() else None
    if rest is None:
        abort(404)
    return None, rest


def _show(class_id: str, status: int = 200, **values: Any) -> Response:
    room, kept = _keeping(class_id)
    usual = {"problem": None, "saved": request.args.get("saved", ""), "typed": kept.until.isoformat()}
    return page(
        "adults/keeping/retention.html",
        status,
        class_id=class_id,
        the_class=room,
        title=room.name if room else _("Children without a class"),
        kept=kept,
        over=kept.until < today(),
        another=retention.another_year(kept.until, today()),
        **{**usual, **values},
    )


@blueprint.get("/classes/<class_id>/keep")
@rights.teachers_only
def show(class_id: str) -> ResponseReturnValue:
    """Until when is this kept?"""
    return _show(class_id)


@blueprint.post("/classes/<class_id>/keep")
@rights.teachers_only
def change(class_id: str) -> ResponseReturnValue:
    """Set the date, or prolong it by a school year."""
    _room, kept = _keeping(class_id)
    typed = request.form.get("until", "")
    if request.form.get("do") == "prolong":
        until: date | None = retention.another_year(kept.until, today())
    else:
        until = _day(typed)
    if until is None:
        problem = _("“%(typed)s” is not a date within the next ten years. Nothing has been changed.", typed=typed[:40])
        return _show(class_id, 400, problem=problem, typed=typed[:40])
    db = context.db()
    with writing(db):
        retention.keep(db, kept.class_id, until)
    put_on_record("changed_keeping", kept.class_id or "installation")
    return redirect(url_for("retention.show", class_id=class_id, saved="1"), 303)


def _day(typed: str) -> date | None:
    try:
        found = date.fromisoformat(typed)
    except ValueError:
        return None
    return found if today() <= found and found.year <= today().year + retention.LONGEST_YEARS else None


# -- erasing ----------------------------------------------------------------------------------------------------------


def _ask(name: str, children: int, back: str, post: str, status: int = 200, **values: Any) -> Response:
    usual = {"problem": None, "typed": "", "learner": None, "class_id": None}
    return page(
        "adults/keeping/erase.html", status, name=name, children=children, back=back, post=post, **{**usual, **values}
    )


@blueprint.get("/children/<learner>/erase")
@rights.teachers_only
def ask_child(learner: str) -> ResponseReturnValue:
    """Erase this child? What goes, and the form."""
    return _ask_child(rights.child_or_404(learner, to_change=True))


def _ask_child(child: Learner, status: int = 200, **values: Any) -> Response:
    back = url_for("data.child_data", learner=child.id)
    post = url_for("retention.erase_child", learner=child.id)
    return _ask(child.nickname, 1, back, post, status, learner=child, **values)


@blueprint.post("/children/<learner>/erase")
@rights.teachers_only
def erase_child(learner: str) -> ResponseReturnValue:
    """Erase a child for good, when its nickname was typed."""
    child = rights.child_or_404(learner, to_change=True)
    typed = request.form.get("name", "")
    if typed.strip() != child.nickname:
        return _ask_child(child, 400, problem=_not_the_name(child.nickname), typed=typed[:60])
    reauthenticate.once_more()
    return _erased(child.nickname, [child.id], [])


@blueprint.get("/classes/<class_id>/erase")
@rights.teachers_only
def ask_class(class_id: str) -> ResponseReturnValue:
    """Erase this class with its children? What goes, and the form."""
    return _ask_class(class_id)


def _ask_class(class_id: str, status: int = 200, **values: Any) -> Response:
    name, children, _closed = _whom(class_id)
    back = url_for("data.class_data", class_id=class_id)
    post = url_for("retention.erase_class", class_id=class_id)
    return _ask(name, len(children), back, post, status, class_id=class_id, **values)


@blueprint.post("/classes/<class_id>/erase")
@rights.teachers_only
def erase_class(class_id: str) -> ResponseReturnValue:
    """Erase a class with all its children (`all`: the children without a class), when its name was typed."""
    name, children, closed = _whom(class_id)
    typed = request.form.get("name", "")
    if typed.strip() != name:
        return _ask_class(class_id, 400, problem=_not_the_name(name), typed=typed[:60])
    reauthenticate.once_more()
    return _erased(name, children, closed)


def _whom(class_id: str) -> tuple[str, list[str], list[str]]:
    """What must be typed, whose data goes, and which class."""
    room, _kept = _keeping(class_id)
    db = context.db()
    if room is not None:
        return room.name, [child.id for child in classes.children_of(db, room.id)], [room.id]
    return _("children without a class"), [child.id for child in retention.without_class(db)], []


def _not_the_name(name: str) -> str:
    return _("That is not “%(name)s”. Nothing has been erased.", name=name)


def _erased(name: str, children: list[str], closed: list[str]) -> Response:
    """Erase, put it on record under what cannot be led back, and say what is left to do by hand."""
    folder, db, me = context.installation().data_folder, context.db(), rights.me()
    outcome = erase.erase(folder, children, closed, context.now())
    with writing(db):
        for one in (*children, *closed):
            audit.append(db, context.now_text(), me.id, "erased", erasing.tombstone(one))
    security_log.noticed("erased", me.id)
    return page("adults/keeping/erased.html", name=name, outcome=outcome)
