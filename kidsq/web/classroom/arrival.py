"""The way into a class: its code, the picker of faces, three pictures or a number, and a raised hand."""

from __future__ import annotations

import secrets
from typing import Any, Final

from flask import Blueprint, Response, abort, make_response, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from kidsq.store.classroom import lessons, raised_hands, sittings
from kidsq.store.classroom.lessons import CODE_LENGTH, WrongCode
from kidsq.store.db.database import writing
from kidsq.store.people import adults, audit, child_keys, child_locks, people, rights
from kidsq.store.people.child_keys import CHOSEN, PICTURES
from kidsq.store.people.people import Learner
from kidsq.store.people.throttles import TooSoon
from kidsq.web.http import context, errors, security, security_log, tablets, words_of_pictures
from kidsq.web.http.language import gettext as _
from kidsq.web.http.tablets import Tablet, tablet
from kidsq.web.shared.frame import failed_to_sign_in

blueprint = Blueprint("classroom", __name__)

MANY_FACES: Final = 30
"""More than these are shown smaller."""
SOON_S: Final = 2
"""A page that has to wait no longer than this tries again by itself."""


def page(template: str, status: int = 200, **values: Any) -> Response:
    """A page of a class's tablet."""
    found = tablet()
    frame = {
        "message": None,
        "key": secrets.token_hex(16),
        "mark": found.mark if found else None,
        "secure": request.is_secure,
        "back": "",
        "at": "",
    }
    return make_response(render_template(f"classroom/{template}", **{**frame, **values}), status)


# -- the code ---------------------------------------------------------------------------------------------------------


@blueprint.get("/c")
def code() -> ResponseReturnValue:
    """Where the code of a class is typed."""
    return page("code.html", typed="", length=CODE_LENGTH, again=False)


@blueprint.get("/c/<typed>")
def its_me(typed: str) -> ResponseReturnValue:
    """Where the picture with the dots leads: one button, for looking changes nothing."""
    return page("its_me.html", typed=typed[:40], adult=security.adult())


@blueprint.post("/c")
def join() -> ResponseReturnValue:
    """Make this browser a tablet of the class whose code it is, while the lesson is open."""
    typed = request.form.get("code", "")
    db, device = context.db(), security.device()
    try:
        lesson = lessons.enter(db, typed, device, context.now())
    except WrongCode:
        security_log.because("no_such_class_code")
        line = _("No class has this code now. Look again, or ask your teacher.")
        return page("code.html", 400, typed=typed[:20], message=line, length=CODE_LENGTH, again=False)
    except TooSoon as trouble:
        soon = trouble.seconds <= SOON_S
        line = (
            _("Lots of children are at the door. Wait a moment, then tap again.")
            if soon
            else _("That's a lot of tries. Take a breath: %(n)d seconds. Then ask your teacher.", n=trouble.seconds)
        )
        answer = page("code.html", 429, typed=typed[:20], message=line, length=CODE_LENGTH, again=soon)
        answer.headers["Retry-After"] = str(trouble.seconds)
        return answer
    security.leave()  # children use this browser now
    try:
        with writing(db):
            sittings.join(db, device, lesson.class_id, context.now_text(), lesson.began_at)
    except sittings.TooManyTablets:
        security_log.because("too_many_tablets")
        line = _("%(n)d tablets are in your class already. Please tell your teacher.", n=sittings.MOST_TABLETS)
        return page("code.html", 409, typed=typed[:20], message=line, length=CODE_LENGTH, again=False)
    tablets.changed()
    return redirect(url_for("class_home.room"), 303)


# -- who are you? -----------------------------------------------------------------------------------------------------


def picker(found: Tablet, message: str | None = None) -> Response:
    """All faces of the class; those who sit here already are not among them."""
    together = bool(found.sitting)
    faces = [one for one in tablets.children(found) if one.id not in found.learners]
    return page(
        "picker.html",
        faces=faces,
        many=len(faces) > MANY_FACES,
        together=together,
        tap=tablets.let_in_by_tap(found),
        the_class=tablets.the_class(found),
        message=message,
    )


@blueprint.get("/class/together")
def together() -> ResponseReturnValue:
    """A second child sits down at the same tablet."""
    found = tablet()
    if found is None or not found.is_open or len(found.sitting) >= sittings.MOST_AT_ONE:
        return redirect(url_for("class_home.room"), 303)
    return picker(found)


@blueprint.get("/class/me/<learner>")
def me(learner: str) -> ResponseReturnValue:
    """Twelve pictures for one child, and the number on its card."""
    found = tablet()
    if found is None or not found.is_open:
        return redirect(url_for("class_home.room"), 303)
    return _keys_page(found, _child(found, learner))


@blueprint.post("/class/me/<learner>")
def try_keys(learner: str) -> ResponseReturnValue:
    """The third picture, or a number, lets the child in; the first two are remembered by the page itself."""
    found = tablet()
    if found is None or not found.is_open:
        return redirect(url_for("class_home.room"), 303)
    child = _child(found, learner)
    if len(found.sitting) >= sittings.MOST_AT_ONE and child.id not in found.learners:
        return redirect(url_for("class_home.room"), 303)
    if child.id in tablets.let_in_by_tap(found):
        return _in(found, child)
    number, chosen = request.form.get("number", "").strip()[:20], _chosen()
    if not number and len(chosen) < CHOSEN:
        return _keys_page(found, child, chosen=chosen)
    if not child_locks.take(context.db(), child.id, found.device, context.now_text()):
        security_log.because("child_locked")
        return _keys_page(found, child, 429)
    right = child_keys.matches(context.db(), child.id, None if number else chosen, number or None)
    if right:
        return _in(found, child)
    security_log.noticed("wrong_card")
    line = _("Not yet. Look at your card and try again.") if number else _("Not yet. Try again: which three are yours?")
    return _keys_page(found, child, 400, message=line, by_number=bool(number))


def _child(found: Tablet, learner: str) -> Learner:
    child = tablets.child(found, learner)
    if child is None:
        abort(404)
    return child


def _chosen() -> tuple[str, ...]:
    """The pictures tapped so far, without any that do not exist."""
    form = request.form
    taps = [*form.get("so_far", "").split(",")[:CHOSEN], form.get("picture", "")]
    known = tuple(tap for tap in taps if tap in PICTURES)[:CHOSEN]
    return known[:-1] if form.get("back") else known


def _keys_page(found: Tablet, child: Learner, status: int = 200, **values: Any) -> Response:
    lock = child_locks.lock_of(context.db(), child.id, found.device, context.now_text())
    return page(
        "keys.html",
        status,
        child=child,
        pictures=[(name, words_of_pictures.name(name)) for name in PICTURES],
        needed=CHOSEN,
        locked=lock is not None,
        without=child_keys.keys_of(context.db(), child.id) is None,
        **{"chosen": (), "by_number": False, **values},
    )


def _in(found: Tablet, child: Learner) -> ResponseReturnValue:
    tablets.sit_down(found, child.id)
    security_log.noticed("child_sat_down")
    return redirect(url_for("class_home.room"), 303)


# -- I forgot ---------------------------------------------------------------------------------------------------------


@blueprint.post("/class/me/<learner>/forgot")
def forgot(learner: str) -> ResponseReturnValue:
    """Raise this child's hand on the teacher's screen."""
    found = tablet()
    if found is None or not found.is_open:
        return redirect(url_for("class_home.room"), 303)
    child = _child(found, learner)
    with writing(context.db()) as db:
        raised_hands.raise_hand(db, found.class_id, found.device, child.id, raised_hands.FORGOT, context.now_text())
    tablets.changed()
    return redirect(url_for("class_home.room"), 303)


@blueprint.post("/class/hand")
def lower_hand() -> ResponseReturnValue:
    """The child takes its hand down, and may try again."""
    found = tablet()
    if found is None:
        return redirect(url_for("class_home.room"), 303)
    with writing(context.db()) as db:
        raised_hands.lower_at(db, found.device, context.now_text())
    who = found.hand.learner if found.hand else None
    tablets.changed()
    there = url_for("classroom.me", learner=who) if who and found.is_open else url_for("class_home.room")
    return redirect(there, 303)


# -- the way out ------------------------------------------------------------------------------------------------------


@blueprint.get("/class/grown-up")
def adult() -> ResponseReturnValue:
    """The door for adults: the only way out of the class."""
    return page("adult.html", name="") if tablet() else redirect("/grown-ups", 303)


@blueprint.post("/class/grown-up")
def leave() -> ResponseReturnValue:
    """An adult of this class says who it is, and the browser is no tablet of the class any more.

    Only who asks for it (pages) stays signed in: the tablet may go back to a child.
    """
    found, db = tablet(), context.db()
    if found is None:
        return redirect("/grown-ups", 303)
    name, passphrase = request.form.get("name", ""), request.form.get("passphrase", "")
    try:
        who, token = adults.sign_in(db, name, passphrase, found.device, context.now())
    except adults.WrongPassphrase:
        failed_to_sign_in(name)
        line = _("This name and passphrase do not match. Please try again.")
        return page("adult.html", 400, name=name[:200], message=line)
    except TooSoon as trouble:
        wait = errors.wait(trouble.seconds)
        line = _("That was a lot of tries in a short time. Please wait %(wait)s and try again.", wait=wait)
        answer = page("adult.html", 429, name=name[:200], message=line)
        answer.headers["Retry-After"] = str(trouble.seconds)
        return answer
    if who.role == rights.PARENT or not rights.sees_class(db, who, found.class_id):
        adults.sign_out(db, token, context.now())
        line = _("Only a teacher of this class can do that, %(name)s.", name=who.name)
        return page("adult.html", 403, name=name[:200], message=line)
    with writing(db):
        sittings.leave(db, found.device, context.now_text())
        audit.append(db, context.now_text(), who.id, "ended_tablet", found.class_id)
    security_log.noticed("ended_tablet", who.id)
    tablets.changed()
    if not request.form.get("pages"):
        adults.sign_out(db, token, context.now())
        return redirect("/", 303)
    security.enter(token)
    return redirect("/grown-ups", 303)


def nickname_of(learner: str | None) -> str | None:
    """How a child is called, for a sentence."""
    child = people.learner(context.db(), learner) if learner else None
    return child.nickname if child else None
