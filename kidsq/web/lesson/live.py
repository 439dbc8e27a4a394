"""The live view of a class's room, and what a teacher does there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from flask import Blueprint, Response, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from kidsq import play
from kidsq.classroom import restrictions
from kidsq.play import CannotOpen, first_edition
from kidsq.store.classroom import classes, live_room, raised_hands, sittings
from kidsq.store.classroom.classes import Class
from kidsq.store.db.database import writing
from kidsq.store.people.people import Learner
from kidsq.web.http import context
from kidsq.web.http.caller import chance
from kidsq.web.http.language import gettext as _
from kidsq.web.lesson.lesson import class_in_room, go_on
from kidsq.web.lesson.live_words import room_of
from kidsq.web.shared import rights, tiles
from kidsq.web.shared.frame import page, put_on_record

blueprint = Blueprint("live", __name__, url_prefix="/grown-ups/classes/<class_id>/live")

SAID_FOR: Final = 20
"""Seconds for which the page tells what has just been done: then children have come, and it is no longer so."""


@blueprint.get("")
@rights.teachers_only
def live(class_id: str) -> ResponseReturnValue:
    """Who plays, who waits, whose hand is up?

    child: what can be done for this one. saved, who: what has just been done; until: told so long.
    """
    found = class_in_room(class_id)
    put_on_record("looked_at_live", found.id)
    until = _until("until")
    said = _said(request.args.get("saved", ""), request.args.get("who", "")) if until else ""
    return _page(found, said=said, until=until)


def _second() -> int:
    return int(context.now().timestamp())


def _until(field: str) -> int | None:
    """Until which second a page tells something; None when that has passed, or is nothing that kidsq has said."""
    typed = request.args.get(field, "")
    second = int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < 12 else 0
    return second if 0 < second - _second() <= SAID_FOR else None


def _page(found: Class, status: int = 200, **values: Any) -> Response:
    db, now = context.db(), context.now()
    inside = classes.children_of(db, found.id)
    here = {one.learner for one in sittings.of_class(db, found.id, now)}
    asked = request.args.get("child", "")
    about = next((child for child in inside if child.id == asked), None)
    frame = _frame(found)
    chosen = request.form.getlist("learner") or request.args.getlist("seat")
    edition, options = _seated_as(found)
    usual = {
        "problem": None,
        "said": "",
        "until": None,
        "told_enough": False,
        "chosen": [child.id for child in inside if child.id in chosen],
        "friends": request.form.getlist("bots"),
        "edition": edition,
        "options": options,
        "enough": _has_played_enough(inside) if frame["room"].lesson else set(),
    }
    return page(
        "lesson/live.html",
        status,
        title=found.name,
        others=[],
        inside=sorted(inside, key=lambda child: child.id not in here),
        here=here,
        about=about,
        tables_of_child=frame["room"].tables_of(about.id) if about else [],
        editions=_for_several(),
        bots=tiles.bots(),
        **frame,
        **{**usual, **values},
    )


def _for_several() -> list[tiles.EditionTile]:
    return [one for one in tiles.editions() if one.most >= play.FEWEST_CHILDREN]


def _seated_as(found: Class) -> tuple[str, Mapping[str, str]]:
    """The game that is chosen already, and its options: of this form, else of the table that was made last."""
    typed = request.form.get("edition")
    if typed:
        return typed, tiles.chosen_options(request.form)
    last = live_room.latest_seated(context.db(), found.id)
    if last is None or last.edition not in (one.code for one in _for_several()):
        return first_edition(), {}
    return last.edition, play.options_of(last)


def _has_played_enough(children: list[Learner]) -> set[str]:
    """Whose minutes of today are used up; a teacher may seat them nonetheless."""
    db, at = context.db(), context.now_text()
    return {child.id for child in children if restrictions.has_played_enough(db, child.id, at)}


def _frame(found: Class, polled: bool = False) -> dict[str, Any]:
    return {"class_id": found.id, "the_class": found, "room": room_of(found, context.now()), "polled": polled}


@blueprint.get("/news")
@rights.teachers_only
def news(class_id: str) -> ResponseReturnValue:
    """204 while the page looks the same; else the room. said: until when the page tells what has been done."""
    found = class_in_room(class_id)
    frame, until = _frame(found, polled=True), _until("said")
    told_enough = "said" in request.args and until is None
    if request.args.get("seen") == frame["room"].mark and not told_enough:
        return Response(status=204)
    return Response(render_template("lesson/_room.html", until=until, told_enough=told_enough, **frame))


def _said(code: str, learner: str) -> str:
    child = next((one for one in rights.children_to_see() if one.id == learner), None)
    name = child.nickname if child else ""
    return {
        "in": _("%(name)s is in.", name=name),
        "seen": _("The hand is down."),
        "up": _("%(name)s is not at a tablet now. The game is kept.", name=name),
        "tablet": _("That tablet now asks who is there."),
        "out": _("%(name)s has left that table. A friend plays on there until the child says: I am back!", name=name),
        "seated": _("The table is ready. Each child's tablet asks: tap “Yes!” to come."),
        "moved": _(
            "The table is ready. Each child's tablet asks: tap “Yes!” to come. At a table that somebody"
            " leaves, a friend plays on."
        ),
    }.get(code, "")


def _back(found: Class, saved: str, who: str = "") -> ResponseReturnValue:
    until = _second() + SAID_FOR
    return redirect(url_for("live.live", class_id=found.id, saved=saved, who=who or None, until=until), 303)


@blueprint.post("/hand")
@rights.teachers_only
def hand(class_id: str) -> ResponseReturnValue:
    """Let in the child whose hand is up, or take the hand down as seen (act)."""
    found, db, typed = class_in_room(class_id), context.db(), request.form.get("hand", "")
    go_on(found)
    up = next((one for one in raised_hands.up_in(db, found.id) if str(one.id) == typed), None)
    if up is None:
        return _page(found, 409, problem=_("That hand is already down."))
    if request.form.get("act") == "seen":
        with writing(db):
            raised_hands.lower(db, up.id, context.now_text())
        put_on_record("saw_hand", up.learner or found.id)
        return _back(found, "seen")
    with writing(db):
        let = raised_hands.let_in(db, found.id, up.id, rights.me().id, context.now_text())
    if let is None:
        return _page(found, 409, problem=_("Nobody has said whose hand it is. Please go and look."))
    return _back(found, "in", let.learner or "")


@blueprint.post("/child")
@rights.teachers_only
def child(class_id: str) -> ResponseReturnValue:
    """End one child's sitting, send its tablet to the picker, or take it out of a table (act)."""
    found, db, at = class_in_room(class_id), context.db(), context.now_text()
    go_on(found)
    learner, wanted = request.form.get("learner", ""), request.form.get("act", "")
    if learner not in {one.id for one in classes.children_of(db, found.id)}:
        problem = _("There is no child “%(typed)s” here. Nothing has been changed.", typed=learner[:40])
        return _page(found, 400, problem=problem)
    if wanted == "out":
        if not play.leave_table(db, found.id, request.form.get("game", ""), learner, chance()):
            return _page(found, 409, problem=_("The child is no longer at that table."))
        put_on_record("took_out_of_table", learner)
        return _back(found, "out", learner)
    if wanted not in ("up", "tablet"):
        problem = _("There is no “%(typed)s” here. Nothing has been changed.", typed=wanted[:40])
        return _page(found, 400, problem=problem)
    sitting = next((one for one in sittings.of_class(db, found.id, context.now()) if one.learner == learner), None)
    if sitting is None:
        return _page(found, 409, problem=_("The child is no longer at a tablet."))
    with writing(db):
        sittings.stand_up(db, sitting.device, at, learner if wanted == "up" else None)
    put_on_record("ended_sitting", learner)
    return _back(found, wanted, learner)


@blueprint.post("/seat")
@rights.teachers_only
def seat(class_id: str) -> ResponseReturnValue:
    """Seat two to five children at a table, bots in the free seats."""
    found, form = class_in_room(class_id), request.form
    if go_on(found) is None:
        return _page(found, 409, problem=_("No lesson is running. Begin one, then seat the children."))
    learners = form.getlist("learner")
    bots = [bot for bot in form.getlist("bots") if bot]
    before = room_of(found, context.now())
    try:
        edition, options = form.get("edition") or first_edition(), tiles.chosen_options(form)
        play.seat_children(context.db(), found.id, learners, bots, edition, chance(), options)
    except CannotOpen as error:
        return _page(found, 400, problem=_cannot_seat(error))
    put_on_record("seated", *learners)
    return _back(found, "moved" if any(before.tables_of(learner) for learner in learners) else "seated")


def _cannot_seat(error: CannotOpen) -> str:
    fewest, most = min(error.seats, default=0), max(error.seats, default=0)
    if error.code == "too_many" and fewest == most:
        return _("%(value)s cannot sit at this table: it is for %(n)s, friends included.", value=error.value, n=most)
    return {
        "no_edition": _("There is no game “%(value)s”. Nothing has been changed.", value=error.value),
        "no_option": _("“%(value)s” cannot be chosen for this game. Nothing has been changed.", value=error.value),
        "no_bot": _("There is no friend “%(value)s”. Nothing has been changed.", value=error.value),
        "no_player": _("There is no child “%(value)s” in this class. Nothing has been changed.", value=error.value),
        "twice": _("Each child can sit down once."),
        "too_few": _("Choose at least two children for a table."),
        "too_many": _(
            "%(value)s cannot sit at one table: %(fewest)s to %(most)s can, friends included.",
            value=error.value,
            fewest=fewest,
            most=most,
        ),
    }[error.code]
