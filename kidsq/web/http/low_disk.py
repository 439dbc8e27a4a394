"""Before the disk is full, play stops and says why: what room is left is for adults, to copy or to erase."""

from __future__ import annotations

from flask import Flask, Response, request

from kidsq.maintenance.disk_space import is_low
from kidsq.store.db import live
from kidsq.web.http import context, errors

_LOOKS = frozenset(("GET", "HEAD", "OPTIONS"))


def install(app: Flask) -> None:
    """Look at the disk before anything that a child does is taken, and tell it on the adults' pages."""
    app.before_request(_refuse)
    app.jinja_env.globals["low_disk"] = now


def now() -> bool:
    """True if the disk with the data folder is nearly full."""
    return is_low(context.installation().data_folder)


def _refuse() -> Response | None:
    asked = request.environ
    if asked["REQUEST_METHOD"] in _LOOKS or asked["PATH_INFO"].startswith("/grown-ups") or not now():
        return None
    if live.address(context.installation().data_folder) is not None:
        return None  # what is played goes to another machine's disk, and that one says when it is full
    return errors.disk_full()
