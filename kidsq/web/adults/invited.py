"""The pages of an invitation: choose a name and a passphrase, or sign in and have it added."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, redirect, request, url_for
from flask.typing import ResponseReturnValue

from kidsq.store.classroom import classes
from kidsq.store.people import adults, invitations, people, schools
from kidsq.store.people.adults import Adult, BadCode
from kidsq.store.people.invitations import Invitation
from kidsq.store.people.passphrases import LONGEST, SHORTEST
from kidsq.store.people.people import BadPerson
from kidsq.store.people.rights import OWNER
from kidsq.web.adults import access_words
from kidsq.web.adults.schools import words
from kidsq.web.http import context, links, security, security_log
from kidsq.web.http.language import gettext as _
from kidsq.web.shared.frame import failed_to_sign_in, page, person_problem, put_on_record

blueprint = Blueprint("invited", __name__, url_prefix="/grown-ups/invited")


def link_page(code: str, what: str, back: str, back_words: str) -> Response:
    """The link of a new invitation, shown this once. what: a sentence on what it gives."""
    address = links.outward(url_for("invited.look", code=code))
    return page(
        "adults/people/invitation.html",
        address=address,
        qr=links.qr(address),
        what=what,
        back=back,
        back_words=back_words,
        days=invitations.LIVES.days,
    )


def _gives(found: Invitation) -> str:
    db = context.db()
    if found.class_id is not None:
        room = classes.the_class(db, found.class_id)
        return access_words.invites_to_class(room.name if room else "")
    if found.learner is not None:
        child = people.learner(db, found.learner)
        return access_words.invites_to_child(child.nickname if child else "")
    school = schools.school(db, found.school_id or "")
    if school is not None and found.role == OWNER:
        return words.invites_to_own(school)
    return words.invites_to_teach(school) if school is not None and school.name else access_words.invites_to_account()


def _show(code: str, status: int = 200, **values: Any) -> Response:
    found = invitations.open_invitation(context.db(), code, context.now())
    if found is None:
        security_log.because("bad_link")
        return page("adults/people/bad_invitation.html", 400)
    usual = {"problem": None, "name": "", "tab": "new"}
    return page(
        "adults/people/invited.html",
        status,
        code=code,
        gives=_gives(found),
        me=security.adult(),
        shortest=SHORTEST,
        longest=LONGEST,
        **{**usual, **values},
    )


@blueprint.get("")
def look() -> ResponseReturnValue:
    """What the link gives; looking uses nothing up."""
    return _show(request.args.get("code", ""))


@blueprint.post("")
def begin() -> ResponseReturnValue:
    """A new account, and in."""
    code, name, passphrase = (request.form.get(field, "") for field in ("code", "name", "passphrase"))
    db = context.db()
    try:
        made = invitations.accept_with_new_account(db, code, name, passphrase, context.now())
    except BadCode:
        return _show(code)
    except BadPerson as trouble:
        return _show(code, 400, problem=person_problem(trouble.code), name=name[:200])
    security.enter(adults.open_session(db, made, security.device(), context.now()))
    return _welcome(made)


@blueprint.post("/sign-in")
def sign_in() -> ResponseReturnValue:
    """Sign in to an account that is there already, and add to it."""
    code, name, passphrase = (request.form.get(field, "") for field in ("code", "name", "passphrase"))
    db = context.db()
    if invitations.open_invitation(db, code, context.now()) is None:
        return _show(code)
    try:
        who, token = adults.sign_in(db, name, passphrase, security.device(), context.now())
    except adults.WrongPassphrase:
        failed_to_sign_in(name)
        problem = _("This name and passphrase do not match. Please try again.")
        return _show(code, 400, problem=problem, name=name[:200], tab="known")
    security.enter(token)
    return _add(code, who)


@blueprint.post("/add")
@security.adults_only
def add() -> ResponseReturnValue:
    """Add to the account that is signed in."""
    who = security.adult()
    assert who is not None  # the guard has seen to it
    return _add(request.form.get("code", ""), who)


def _add(code: str, who: Adult) -> ResponseReturnValue:
    try:
        invitations.accept(context.db(), code, who, context.now())
    except BadCode:
        return _show(code)
    return _welcome(who)


def _welcome(who: Adult) -> ResponseReturnValue:
    put_on_record("accepted_invitation", who.id)
    return redirect(url_for("adults.door"), 303)
