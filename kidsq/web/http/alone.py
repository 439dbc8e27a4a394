"""One device that no other reaches, as kidsq in a browser alone: what needs others is not there."""

from __future__ import annotations

from typing import Final

from flask import Flask, abort, current_app, request

from kidsq.maintenance import device_file
from kidsq.web.http import context
from kidsq.web.http.security import SmallRequest

OF_SEVERAL: Final = frozenset(
    (
        *("classroom", "class_home", "lobby", "lesson", "live", "lesson_end", "wall", "on_wall"),
        *("check_page", "login_cards", "schools", "school_knowledge", "sign_on", "invitations", "invited"),
    )
)
"""Blueprints that need other devices, or a server: tablets of a class, its wall, schools, links for other people."""
_ALONE: Final = "kidsq_alone"
BEGIN_AGAIN: Final = "kidsq.begin_again"
"""In the environment of a request: called where another database has taken the place of the application's own."""


class OwnRequest(SmallRequest):
    """A request from the device itself: it may bring a file of any length."""

    max_content_length = 2**40
    max_form_memory_size = 2**20  # werkzeug holds so much of a file at once against it, too


def install(app: Flask, is_alone: bool) -> None:
    """Tell the templates, and on one device answer for nothing that needs several."""
    app.extensions[_ALONE] = is_alone
    app.jinja_env.globals["alone"] = is_alone
    app.jinja_env.globals["backup_is_due"] = _backup_is_due
    if is_alone:
        app.before_request(_refuse)
        app.request_class = OwnRequest


def here() -> bool:
    """True if the request comes from the one device there is."""
    return is_of_one_device(current_app)


def is_of_one_device(app: Flask) -> bool:
    """True if this application answers one device, which no other reaches."""
    return bool(app.extensions[_ALONE])


def _backup_is_due() -> bool:
    """True if a grown-up should save a file of what is on this device."""
    return here() and device_file.is_due(context.db(), context.now())


def only_here() -> None:
    """Before the pages of one device alone: elsewhere there is nothing."""
    if not here():
        abort(404)


def begin_again() -> None:
    """Have the device start kidsq anew once this request is answered."""
    request.environ[BEGIN_AGAIN]()


def _refuse() -> None:
    if request.blueprint in OF_SEVERAL:
        abort(404)
