"""Does a tablet reach this computer? A page for the tablet, and one for the computer that waits for it."""

from __future__ import annotations

import sys
from datetime import datetime
from typing import Any, Final

from flask import Blueprint, Response, make_response, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from kidsq import network
from kidsq.store.classroom import reached_tablets
from kidsq.store.db.database import writing
from kidsq.store.db.times import moment
from kidsq.store.people.child_keys import PICTURES
from kidsq.web.http import context, links, security, words_of_pictures
from kidsq.web.http.caller import wants_fragment
from kidsq.web.shared import progress_words, rights
from kidsq.web.shared.frame import page

blueprint = Blueprint("check_page", __name__)

_HERE: Final = ("localhost", "127.0.0.1", "[::1]")
_SYSTEMS: Final = {"win32": "windows", "darwin": "macos"}


def sign_of(device: str) -> str:
    """The picture by which one tablet is told from another on the computer's page."""
    return PICTURES[sum(device.encode()) % len(PICTURES)]


@blueprint.get("/check")
def tablet() -> ResponseReturnValue:
    """The page that a tablet reads when it has reached kidsq. It holds nothing private."""
    sign = sign_of(security.device())
    told = request.args.get("told") == "1"
    body = render_template("setup/check.html", sign=sign, sign_name=words_of_pictures.name(sign), told=told)
    return make_response(body)


@blueprint.get("/check/echo")
def echo() -> ResponseReturnValue:
    """As small an answer as there is, to time the way there and back."""
    return Response(status=204)


@blueprint.post("/check")
def here() -> ResponseReturnValue:
    """Tell the computer's page that this tablet got through."""
    with writing(context.db()) as db:
        reached_tablets.note(db, security.device(), context.now())
    return Response(status=204) if wants_fragment() else redirect(url_for("check_page.tablet", told=1), 303)


@blueprint.get("/grown-ups/check")
@rights.teachers_only
def laptop() -> ResponseReturnValue:
    """The address to try, and what to do when nothing arrives."""
    addresses, port = _addresses(), _port()
    listening = [one for one in network.lan_addresses() if network.listens(one, port)]
    return page(
        "setup/check_laptop.html",
        addresses=addresses,
        qr_code=links.qr(addresses[0]) if addresses else None,
        only_here=not listening and not _is_named(),
        system=_SYSTEMS.get(sys.platform, "linux"),
        port=port,
        **_arrived(),
    )


@blueprint.get("/grown-ups/check/news")
@rights.teachers_only
def news() -> ResponseReturnValue:
    """Who has got through, for a page that waits."""
    return make_response(render_template("setup/_arrived.html", say=progress_words, **_arrived()))


def _arrived() -> dict[str, Any]:
    now = context.now()
    found = reached_tablets.lately(context.db(), now, security.device())
    return {
        "arrived": [
            (sign_of(one.device), words_of_pictures.name(sign_of(one.device)), _seconds_ago(one.at, now))
            for one in found
        ]
    }


def _seconds_ago(at: str, now: datetime) -> int:
    return max(0, int((now - moment(at)).total_seconds()))


def _is_named() -> bool:
    """True if this page was opened under an address that other devices can use too."""
    return request.host.rpartition(":")[0] not in _HERE and request.host not in _HERE


def _port() -> int:
    return int(request.environ.get("SERVER_PORT") or 80)


def _addresses() -> list[str]:
    """Where a tablet can try, the likeliest first."""
    path = url_for("check_page.tablet")
    if _is_named():
        return [request.host_url.rstrip("/") + path]
    port = "" if _port() == (443 if request.is_secure else 80) else f":{_port()}"
    return [f"{request.scheme}://{address}{port}{path}" for address in network.lan_addresses()]
