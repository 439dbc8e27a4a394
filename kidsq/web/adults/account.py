"""An adult's own account, and for the owner everybody else's."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, abort, redirect, request, url_for
from flask.typing import ResponseReturnValue

from kidsq.store.db.database import writing
from kidsq.store.people import adults, audit, erasing, invitations, schools
from kidsq.store.people import rights as rights_store
from kidsq.store.people.adults import Adult
from kidsq.store.people.passphrases import LONGEST, SHORTEST
from kidsq.store.people.people import BadPerson
from kidsq.store.people.rights import OWNER, TEACHER
from kidsq.web.adults import access_words, act_words, invited, reauthenticate
from kidsq.web.adults.sign_on import pages as sign_on
from kidsq.web.http import context, security, security_log
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import rights
from kidsq.web.shared.frame import failed_to_sign_in, page, person_problem, put_on_record

HAPPENED = 8
"""So many of the latest acts on the own account are shown."""

blueprint = Blueprint("account", __name__, url_prefix="/grown-ups/account")


def _show(status: int = 200, **values: Any) -> Response:
    me, db, now = rights.me(), context.db(), context.now()
    others = [one for one in rights_store.ruled_by(db, me) if one.id != me.id] if me.role == OWNER else []
    usual = {"problem": None, "saved": request.args.get("saved", "")}
    return page(
        "adults/people/account.html",
        status,
        me=me,
        sessions=adults.sessions_of(db, me.id, security.device(), now),
        happened=[(one.at, act_words.act(one.action)) for one in audit.latest(db, me.id, HAPPENED)],
        connected=sign_on.connected(me.id),
        has_passphrase=adults.has_passphrase(db, me.id),
        standing=access_words.standing(db, me),
        others=[(one, access_words.standing(db, one), len(adults.sessions_of(db, one.id, "", now))) for one in others],
        may_invite=me.role == OWNER and len(schools.of(db, me.id, role=schools.OWNS)) == 1,
        words=access_words,
        shortest=SHORTEST,
        longest=LONGEST,
        **{**usual, **values},
    )


@blueprint.get("")
@security.adults_only
def show() -> ResponseReturnValue:
    """Who am I here, where am I signed in, and who else may come in?"""
    return _show()


@blueprint.post("/passphrase")
@security.adults_only
def change_passphrase() -> ResponseReturnValue:
    """Another passphrase; every other session of this account ends."""
    me, old, new = rights.me(), request.form.get("old", ""), request.form.get("passphrase", "")
    try:
        token = adults.change_passphrase(context.db(), me, old, new, security.device(), context.now())
    except adults.WrongPassphrase:
        failed_to_sign_in(me.name)
        return _show(400, problem=_("That is not the old passphrase. Nothing has been changed."))
    except BadPerson as trouble:
        return _show(400, problem=person_problem(trouble.code))
    security.enter(token)
    put_on_record("changed_passphrase", me.id)
    return redirect(url_for("account.show", saved="passphrase"), 303)


@blueprint.post("/sign-out-one")
@security.adults_only
def end_session() -> ResponseReturnValue:
    """End one session of one's own: a browser that was left open, or that is not one's own at all."""
    reauthenticate.once_more()
    me, db = rights.me(), context.db()
    with writing(db):
        ended = adults.end_session(db, me.id, request.form.get("session", ""), context.now_text())
    if not ended:
        return _show(409, problem=_("That browser is signed out already."))
    put_on_record("signed_out_a_browser", me.id)
    return redirect(url_for("account.show", saved="one"), 303)


@blueprint.post("/sign-out-everywhere")
@security.adults_only
def sign_out_everywhere() -> ResponseReturnValue:
    """End every session of one's own, this one too."""
    reauthenticate.once_more()
    me, db = rights.me(), context.db()
    put_on_record("signed_out_everywhere", me.id)
    with writing(db):
        adults.end_sessions_of(db, me.id, context.now_text())
    security.leave()
    return redirect(url_for("adults.door"), 303)


# -- for the owner ----------------------------------------------------------------------------------------------------


def _other(adult: str) -> Adult:
    me = rights.me()
    found = next((one for one in rights_store.ruled_by(context.db(), me) if one.id == adult), None)
    if found is None or found.id == me.id:
        abort(404)
    return found


@blueprint.post("/invite")
@rights.owner_only
def invite() -> ResponseReturnValue:
    """A link by which a teacher gets an account, for classes of the own at the owner's school."""
    me = rights.me()
    mine = schools.of(context.db(), me.id, role=schools.OWNS)
    if len(mine) != 1:  # of several each has a page of its own
        abort(404)
    reauthenticate.once_more()
    code = invitations.invite_to_school(context.db(), me, mine[0].id, TEACHER, context.now())
    put_on_record("invited", me.id)
    back = url_for("account.show")
    return invited.link_page(code, access_words.invites_to_account(), back, _("Account"))


@blueprint.post("/others/<adult>/sign-out")
@rights.owner_only
def sign_other_out(adult: str) -> ResponseReturnValue:
    """End another's sessions at once."""
    other, db = _other(adult), context.db()
    reauthenticate.once_more()
    with writing(db):
        adults.end_sessions_of(db, other.id, context.now_text())
    put_on_record("signed_another_out", other.id)
    return redirect(url_for("account.show", saved="sessions"), 303)


@blueprint.post("/others/<adult>/remove")
@rights.owner_only
def remove(adult: str) -> ResponseReturnValue:
    """Take an account away; an owner's can only be left to itself."""
    other, db = _other(adult), context.db()
    if other.role == OWNER:
        return _show(400, problem=_("The account of another owner cannot be removed here."))
    reauthenticate.once_more()
    with writing(db):
        erasing.forget_adult(db, other.id)
        audit.append(db, context.now_text(), rights.me().id, "removed_account", other.id)
    security_log.noticed("removed_account", rights.me().id)
    return redirect(url_for("account.show", saved="removed"), 303)
