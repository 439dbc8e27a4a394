"""One device that no other reaches, as kidsq in a browser alone: what needs others is not there."""

from __future__ import annotations

from typing import Final

from flask import Flask, abort, request

from kidsq.web.http.context import installation

OF_SEVERAL: Final = frozenset(
    (
        *("classroom", "class_home", "lobby", "lesson", "live", "lesson_end", "wall", "on_wall"),
        *("check_page", "login_cards", "schools", "school_knowledge", "sign_on", "invitations", "invited"),
    )
)
"""Blueprints that need other devices, or a server: tablets of a class, its wall, schools, links for other people."""


def install(app: Flask) -> None:
    """Tell the templates, and on one device answer for nothing that needs several."""
    is_alone = bool(app.extensions["kidsq"].alone)
    app.jinja_env.globals["alone"] = is_alone
    if is_alone:
        app.before_request(_refuse)


def here() -> bool:
    """True if the request comes from the one device there is."""
    return installation().alone


def _refuse() -> None:
    if request.blueprint in OF_SEVERAL:
        abort(404)
