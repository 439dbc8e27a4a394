"""The security log: who signed in, what was refused and what broke, one line of JSON each; never what was typed."""

from __future__ import annotations

import json
import logging
from typing import Final

from flask import Response, g, request, session

from kidsq.store.db.codes import hash_of
from kidsq.web.http import context

_log = logging.getLogger("kidsq.security")
_MARK: Final = 12


def noticed(event: str, adult: str | None = None, *, refused: bool = False) -> None:
    """Write one line. event: a code; adult: the account's id; refused: shown also where nobody asked for a log.

    JSON in ASCII: whatever a browser sends, a line is one line. Addresses stand as their templates, so that no child
    is in it; browser and session as the beginning of a hash, by which lines belong together and nobody gets in.
    """
    rule = request.url_rule.rule if request.url_rule else None
    line = {
        "at": context.now_text(),
        "event": event,
        "grown_up": adult,
        "session": _mark(session.get("grown_up")),
        "browser": _mark(session.get("device")),
        "route": rule,
        "request": g.get("request_id"),
    }
    _log.log(logging.WARNING if refused else logging.INFO, json.dumps(line), extra={"fields": line})


def because(event: str) -> None:
    """Say why this request is about to be refused, where its status does not tell."""
    g.refused = event


def looked_over(response: Response) -> None:
    """Note an answer that refused something, or that is our fault."""
    event = g.pop("refused", None) or _event(response.status_code)
    if event:
        found = g.get("adult")
        noticed(event, found.id if found else None, refused=True)


def _event(status: int) -> str | None:
    if status == 429:
        return "slowed_down"
    if status >= 500:
        return "fault"
    # Who is signed in and asks for an id that is not the own, or does not exist.
    if status == 404 and g.get("adult") and request.view_args and request.path.startswith("/grown-ups"):
        return "not_theirs"
    return None


def _mark(secret: object) -> str | None:
    return hash_of(secret)[:_MARK] if isinstance(secret, str) else None
