"""To the school's own sign-on, and back: to come in, accept an invitation, connect an account, or prove who it is."""

from __future__ import annotations

import hmac
import secrets
from datetime import timedelta
from typing import Any, Final
from urllib.parse import urlencode

from flask import Blueprint, Flask, Response, abort, current_app, redirect, request, session, url_for
from flask.typing import ResponseReturnValue

from kidsq.store.db.database import writing
from kidsq.store.db.times import within
from kidsq.store.people import adults, invitations, sign_ons, throttles
from kidsq.store.people.adults import Adult, BadCode
from kidsq.store.people.sign_ons import AnotherAccount, Identity
from kidsq.web.adults import reauthenticate
from kidsq.web.adults.sign_on.provider import Provider, Secrets
from kidsq.web.adults.sign_on.settings import Trouble, chosen
from kidsq.web.http import context, security, security_log
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import rights
from kidsq.web.shared.frame import page, put_on_record

# -- why a sign-on came to nothing, and what helps ---------------------------------------------------------------------


def trouble(code: str, name: str) -> str:
    """The sentence for the sign-in page. name: of the provider."""
    return {
        "unreachable": _(
            "%(name)s does not answer just now. Try again in a minute, or sign in here with your passphrase.", name=name
        ),
        "refused": _(
            "%(name)s and this kidsq do not understand each other. Whoever looks after kidsq finds the reason in its"
            " log.",
            name=name,
        ),
        "clocks": _(
            "The clocks of %(name)s and of the computer that serves kidsq do not agree. Whoever looks after it can set"
            " its clock.",
            name=name,
        ),
        "forged": _("What came back from %(name)s does not fit. Nothing has happened; please try again.", name=name),
        "late": _("That took long, or was begun in another browser. Please try once more."),
        "cancelled": _("You did not sign in with %(name)s. Nothing has happened.", name=name),
        "unknown": _(
            "%(name)s knows you, and kidsq does not yet. Open the link of your invitation, and sign in there; or sign"
            " in here with your passphrase, and connect the two on the page Account.",
            name=name,
        ),
        "another": _(
            "This sign-in with %(name)s belongs to another account here. Nothing has been changed.", name=name
        ),
        "other_person": _("That is another account than the one you were signed in to. Nothing has been changed."),
    }[code]


# -- the pages ---------------------------------------------------------------------------------------------------------


blueprint = Blueprint("sign_on", __name__, url_prefix="/grown-ups/sign-on")

LIVES: Final = timedelta(minutes=10)
"""So long somebody may take at the provider."""
TRIES: Final = throttles.Rate(free=60, a_second=1)
"""Of all browsers in which no grown-up has ever signed in."""
TRIES_OF_BROWSER: Final = throttles.Rate(free=10, a_second=0.1)
_COUNTED: Final = "sign_on"
_KEPT: Final = "sign_on"
_WHY: Final = ("in", "invited", "connect", "again")
_STATUS: Final = {"unreachable": 503, "refused": 502, "clocks": 502, "another": 409, "unknown": 403}


def install(app: Flask) -> None:
    """Take the sign-on that is set up. Raises BadSignOn."""
    settings = chosen()
    app.extensions["kidsq_sign_on"] = Provider(settings) if settings else None
    app.jinja_env.globals["sign_on_name"] = lambda: settings.name if settings else ""
    app.jinja_env.globals["sign_on_way_out"] = way_out


def way_out() -> str | None:
    """Where to sign out at the provider, too, with a way back here; None where there is none, or it is not known."""
    provider: Provider | None = current_app.extensions["kidsq_sign_on"]
    place = provider.way_out() if provider is not None else None
    if provider is None or place is None:
        return None
    back_here = urlencode(
        {
            "client_id": provider.settings.client,
            "post_logout_redirect_uri": request.host_url.rstrip("/") + url_for("adults.door"),
        }
    )
    return f"{place}{'&' if '?' in place else '?'}{back_here}"


def connected(adult: str) -> str | None:
    """Since when the sign-on that is set up opens an account."""
    provider: Provider | None = current_app.extensions["kidsq_sign_on"]
    return sign_ons.since(context.db(), adult, provider.settings.issuer) if provider is not None else None


def _provider() -> Provider:
    found: Provider | None = current_app.extensions["kidsq_sign_on"]
    if found is None:
        abort(404)
    return found


def _back() -> str:
    return request.host_url.rstrip("/") + url_for("sign_on.back")


@blueprint.get("")
def begin() -> ResponseReturnValue:
    """Leave for the provider; only this browser's cookie changes."""
    provider, why = _provider(), request.args.get("for", "in")
    if why not in _WHY or (why in ("connect", "again") and security.adult() is None):
        abort(404)
    if why != "in" and request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
        abort(404)  # nobody connects an account, or takes an invitation, by another site's link
    security.device()
    kept = Secrets(*(secrets.token_urlsafe(size) for size in (24, 24, 48)))
    try:
        address = provider.address(_back(), kept, again=why == "again")
    except Trouble as trouble:
        return _sorry(trouble.code, str(trouble))
    session[_KEPT] = {
        "state": kept.state,
        "nonce": kept.nonce,
        "verifier": kept.verifier,
        "at": context.now_text(),
        "for": why,
        "who": me.id if (me := security.adult()) is not None else "",
        "code": request.args.get("code", "")[:100] if why == "invited" else "",
    }
    return redirect(address, 303)


@blueprint.get("/back")
def back() -> ResponseReturnValue:
    """Come back from the provider: whoever it is gets what kidsq has given them before, and nothing else."""
    provider, kept = _provider(), session.pop(_KEPT, None)
    if not _is_ours(kept):
        return _sorry("late", "no state")
    told = request.args.get("error")
    if told:
        return _sorry("cancelled" if told in ("access_denied", "login_required") else "refused", told[:60])
    if request.args.get("iss", provider.settings.issuer) != provider.settings.issuer:
        return _sorry("forged", "another issuer")
    db, now = context.db(), context.now()
    counters = _counters(security.device())
    try:
        throttles.take(db, counters, now)
        keys = Secrets(kept["state"], kept["nonce"], kept["verifier"])
        who = provider.identity(_back(), keys, request.args.get("code", "")[:2_000], now, again=kept["for"] == "again")
    except Trouble as trouble:
        return _sorry(trouble.code, str(trouble))
    with writing(db):
        for name, _limit in counters:
            throttles.give_back(db, name)
    then = {"in": _in, "invited": _invited, "connect": _connect, "again": _again}[kept["for"]]
    return then(who, kept)


def _counters(device: str) -> list[tuple[str, throttles.BackoffPolicy | throttles.Rate]]:
    """Where a code that comes back counts: who guesses in new browsers keeps nobody from coming in where they did."""
    of_browser = (f"{_COUNTED}:{device}", TRIES_OF_BROWSER)
    return [of_browser] if adults.has_signed_in_at(context.db(), device) else [of_browser, (_COUNTED, TRIES)]


def _is_ours(kept: Any) -> bool:
    if not isinstance(kept, dict) or not within(kept["at"], context.now(), LIVES):
        return False
    return hmac.compare_digest(kept["state"].encode(), request.args.get("state", "").encode())


def _in(who: Identity, _kept: dict[str, str]) -> ResponseReturnValue:
    adult = sign_ons.adult_of(context.db(), who)
    return _sorry("unknown") if adult is None else _enter(adult, let_in=True)


def _enter(adult: Adult, *, let_in: bool) -> ResponseReturnValue:
    where = security.way_back()
    security.enter(adults.open_session(context.db(), adult, security.device(), context.now()), let_in=let_in)
    put_on_record("signed_in", adult.id)
    return redirect(where or url_for("adults.door"), 303)


def _invited(who: Identity, kept: dict[str, str]) -> ResponseReturnValue:
    """The invitation gives the right; the sign-on says only whose it is from now on."""
    db, now = context.db(), context.now()
    adult = sign_ons.adult_of(db, who)
    try:
        if adult is not None:
            invitations.accept(db, kept["code"], adult, now)
        else:
            adult = invitations.accept_with_sign_on(db, kept["code"], who, now)
    except (BadCode, AnotherAccount):  # used, or taken in another window meanwhile
        return redirect(url_for("invited.look", code=kept["code"]), 303)
    security.enter(adults.open_session(db, adult, security.device(), now), let_in=True)
    put_on_record("accepted_invitation", adult.id)
    return redirect(url_for("adults.door"), 303)


def _connect(who: Identity, kept: dict[str, str]) -> ResponseReturnValue:
    me = security.adult()
    if me is None or me.id != kept["who"] or not security.signed_in_lately():
        return _sorry("late", "not signed in lately")
    try:
        with writing(context.db()) as db:
            sign_ons.bind(db, who, me.id, context.now_text())
    except AnotherAccount:
        return _sorry("another")
    put_on_record("connected_sign_on", me.id)
    return redirect(url_for("account.show", saved="connected"), 303)


def _again(who: Identity, _kept: dict[str, str]) -> ResponseReturnValue:
    me, adult = security.adult(), sign_ons.adult_of(context.db(), who)
    if me is None or adult is None or adult.id != me.id:
        return _sorry("other_person")
    return _enter(adult, let_in=False)


@blueprint.post("/connect")
@security.adults_only
def connect() -> ResponseReturnValue:
    """Prove that it is still you, then leave for the provider by a link: a form may not lead to another site."""
    _provider()
    reauthenticate.once_more()
    return redirect(url_for("account.show", saved="ready"), 303)


@blueprint.post("/disconnect")
@security.adults_only
def disconnect() -> ResponseReturnValue:
    """Sign in by the passphrase alone again; whoever has none stays connected."""
    me, db = rights.me(), context.db()
    if not adults.has_passphrase(db, me.id):
        abort(404)
    reauthenticate.once_more()
    with writing(db):
        sign_ons.unbind(db, me.id)
    put_on_record("disconnected_sign_on", me.id)
    return redirect(url_for("account.show", saved="disconnected"), 303)


def _sorry(code: str, told: str = "") -> Response:
    """The sign-in page with a sentence; what was told stands in the log alone."""
    security_log.because(f"sign_on_{code}")
    if told:
        current_app.logger.warning("sign-on: %s", ascii(told))  # in one line, whatever came
    problem = trouble(code, _provider().settings.name)
    if security.adult() is not None:
        return page("adults/door/sign_on_trouble.html", _STATUS.get(code, 400), problem=problem)
    return page("adults/door/sign_in.html", _STATUS.get(code, 400), name="", problem=problem)
