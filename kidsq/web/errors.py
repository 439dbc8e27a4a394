"""Kind pages for what went wrong."""

from __future__ import annotations

import logging
import sqlite3
from html import escape

from flask import Flask, Response, make_response, render_template
from flask_wtf.csrf import CSRFError
from werkzeug.exceptions import HTTPException, MethodNotAllowed

from kidsq.store.throttles import TooSoon
from kidsq.web.language import gettext as _
from kidsq.web.visitor import wants_fragment

_log = logging.getLogger("kidsq.web")


def install(app: Flask) -> None:
    """Answer every error with a sentence that says what to do."""
    app.register_error_handler(CSRFError, _stale_form)
    app.register_error_handler(HTTPException, _http_error)
    app.register_error_handler(TooSoon, _too_soon)
    app.register_error_handler(sqlite3.OperationalError, _no_database)
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


def _words(status: int, reason: str | None) -> tuple[str, str]:
    """Title and line; reason: a code that the one who refused has given."""
    if reason == "host":
        return _("A different address, please"), _("Please open kidsq by the address that it printed when it started.")
    known = {
        400: (_("That did not work"), _("We could not read what was sent. Please go back and try again.")),
        403: (_("This is for grown-ups"), _("Please sign in first.")),
        404: (_("There is nothing here"), _("This page does not exist, or it belongs to somebody else.")),
        405: (_("That did not work"), _("This address only answers to a button. Please go back and use it.")),
        409: (_("Somebody was faster"), _("The table has gone on in the meantime. Please look again.")),
        413: (_("That was too much"), _("What was sent is too big for kidsq. Nothing has been changed.")),
        422: (_("That was already said"), _("This button has been used for something else. Please look again.")),
        429: (_("A little rest, please"), _("There were many tries in a short time. Please wait a while.")),
        500: (_("Oh dear, that was our fault"), _("Nothing is lost: please go back and try again.")),
    }
    return known.get(status) or known[400 if status < 500 else 500]


def _stale_form(error: CSRFError) -> Response:
    title = _("Please open the page again")
    answer = page(400, title, _("This page was open for too long, or the browser keeps no cookies. Nothing is lost."))
    if wants_fragment():
        answer.headers["HX-Refresh"] = "true"  # as after a grown-up's sign-in beside the table: the page as it is now
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
    minutes = -(-error.seconds // 60)
    line = _("There were many tries in a short time. Please wait %(minutes)d min and try again.", minutes=minutes)
    answer = page(429, _("A little rest, please"), line)
    answer.headers["Retry-After"] = str(error.seconds)
    return answer


def _no_database(error: sqlite3.OperationalError) -> Response:
    """Answer when nothing could be stored: refused cleanly, and the next try may succeed."""
    _log.error("the database refused: %s", error)
    # "disk I/O error" is also what a quota or a file limit that is used up looks like.
    if any(sign in str(error) for sign in ("full", "readonly", "disk I/O")):
        line = _("The disk of this kidsq is full or write-protected. Your last step is not stored: tell a grown-up.")
    elif "locked" in str(error) or "busy" in str(error):
        line = _("Many children are playing at once. Please try again.")
    else:
        return page(500, *_words(500, None))
    answer = page(503, _("One moment, please"), line)
    answer.headers["Retry-After"] = "2"
    return answer


def _our_fault(error: Exception) -> Response:
    return page(500, *_words(500, None))
