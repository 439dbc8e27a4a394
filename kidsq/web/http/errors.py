"""Error handlers: a kind page for each."""

from __future__ import annotations

import logging
from html import escape
from typing import Final

from flask import Flask, Response, make_response, render_template
from flask_wtf.csrf import CSRFError
from werkzeug.exceptions import HTTPException, MethodNotAllowed

from kidsq.store.db.database import NotOurDatabase
from kidsq.store.db.driver import sqlite3
from kidsq.store.people.throttles import TooSoon
from kidsq.waiting import Crowded
from kidsq.web.http import security_log
from kidsq.web.http.caller import wants_fragment
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l
from kidsq.web.http.language import ngettext

_log = logging.getLogger("kidsq.web")


def install(app: Flask) -> None:
    """Answer every error with a sentence that says what to do."""
    app.register_error_handler(CSRFError, _stale_form)
    app.register_error_handler(HTTPException, _http_error)
    app.register_error_handler(TooSoon, _too_soon)
    app.register_error_handler(Crowded, _crowded)
    app.register_error_handler(sqlite3.OperationalError, _no_database)
    app.register_error_handler(sqlite3.DatabaseError, _damaged)
    app.register_error_handler(NotOurDatabase, _unusable)
    app.register_error_handler(500, _our_fault)


def page(status: int, title: str, line: str) -> Response:
    """One kind page; also when the template itself is what is broken."""
    try:
        body = render_template("error.html", status=status, title=title, line=line)
    except Exception:
        _log.exception("error.html could not be shown")
        body = (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
            f'<h1>{escape(title)}</h1><p>{escape(line)}</p><p><a href="/">kidsq</a></p></html>'
        )
    return make_response(body, status)


_SAID: Final = {
    400: (_l("That did not work"), _l("We could not read what was sent. Please go back and try again.")),
    403: (_l("This is for grown-ups"), _l("Please sign in first.")),
    404: (_l("There is nothing here"), _l("This page does not exist, or it belongs to somebody else.")),
    405: (_l("That did not work"), _l("This address only answers to a button. Please go back and use it.")),
    409: (_l("Somebody was faster"), _l("The table has gone on in the meantime. Please look again.")),
    413: (_l("That was too much"), _l("What was sent is too big for kidsq. Nothing has been changed.")),
    422: (_l("That was already said"), _l("This button has been used for something else. Please look again.")),
    429: (_l("A little rest, please"), _l("That was a lot of tries in a short time. Please wait a while.")),
    500: (_l("Oh dear, that was our fault"), _l("Nothing is lost: please go back and try again.")),
}


def _words(status: int, reason: str | None) -> tuple[str, str]:
    """Title and line; reason: a code that the one who refused has given."""
    if reason == "host":
        return _("A different address, please"), _("Please open kidsq by the address that it printed when it started.")
    title, line = _SAID.get(status) or _SAID[400 if status < 500 else 500]
    return _(title), _(line)


def _stale_form(error: CSRFError) -> Response:
    security_log.because("form_without_token")
    title = _("Please open the page again")
    answer = page(400, title, _("This page was open for too long, or the browser keeps no cookies. Nothing is lost."))
    if wants_fragment():
        answer.headers["HX-Refresh"] = "true"  # as after an adult's sign-in beside the table: the page as it is now
    return answer


def _http_error(error: HTTPException) -> Response:
    if error.response is not None:  # a view has already made its whole answer
        return make_response(error.response)
    status = error.code or 500
    answer = page(status, *_words(status, error.description))
    if isinstance(error, MethodNotAllowed) and error.valid_methods:
        answer.headers["Allow"] = ", ".join(sorted(error.valid_methods))
    return answer


def _too_soon(error: TooSoon) -> Response:
    line = _("That was a lot of tries in a short time. Please wait %(wait)s and try again.", wait=wait(error.seconds))
    answer = page(429, _("A little rest, please"), line)
    answer.headers["Retry-After"] = str(error.seconds)
    return answer


def _crowded(_error: Crowded) -> Response:
    return _not_now(_("Many people want the same thing just now. Please go back and try again in a moment."))


def wait(seconds: int) -> str:
    """So many seconds, or minutes, in words."""
    if seconds < 60:
        return ngettext("%(num)d second", "%(num)d seconds", seconds)
    return ngettext("%(num)d minute", "%(num)d minutes", -(-seconds // 60))


def _no_database(error: sqlite3.OperationalError) -> Response:
    """Answer when nothing could be stored: refused cleanly, and the next try may succeed."""
    _log.error("the database refused: %s", error)
    # "disk I/O error" is also what a quota or a file limit that is used up looks like.
    if any(sign in str(error) for sign in ("full", "readonly", "disk I/O")):
        return disk_full()
    if "unable to open" in str(error):
        return _not_now(_("This kidsq cannot reach its data just now. Your last step is not stored: tell a grown-up."))
    if "locked" in str(error) or "busy" in str(error):
        return _not_now(_("Many children are playing at once. Please try again."))
    return page(500, *_words(500, None))


def disk_full() -> Response:
    """Nothing more fits on the disk, or soon would not."""
    line = _("The disk of this kidsq is full or write-protected. Your last step is not stored: tell a grown-up.")
    return _not_now(line)


def _not_now(line: str) -> Response:
    answer = page(503, _("One moment, please"), line)
    answer.headers["Retry-After"] = "2"
    return answer


def _damaged(error: sqlite3.DatabaseError) -> Response:
    """Answer when the database cannot be read; at the next start kidsq tells the operator the way back."""
    if getattr(error, "sqlite_errorcode", 0) & 0xFF not in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        raise error
    return _unusable(error)


def _unusable(error: Exception) -> Response:
    _log.error("the database is damaged (%s): stop kidsq, and start it again for the way back", error)
    return _not_now(_("Something on the disk of this kidsq is broken. Your last step is not stored: tell a grown-up."))


def _our_fault(error: Exception) -> Response:
    return page(500, *_words(500, None))
