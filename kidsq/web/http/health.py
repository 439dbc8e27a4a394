"""Is this kidsq well? For a program that watches it, and never waits: nothing of any child, and no session."""

from __future__ import annotations

import json

from flask import Blueprint, Response

from kidsq.maintenance import backup_health
from kidsq.store.db import inspection
from kidsq.store.db.database import NotOurDatabase
from kidsq.store.db.driver import sqlite3
from kidsq.web.http import context, low_disk

blueprint = Blueprint("health", __name__)


@blueprint.get("/health")
def health() -> Response:
    """200 while all is well; 503 when the newest backup is too old, the disk is low, or the database out of reach."""
    found = {"backup": _backup(), "disk": "low" if low_disk.now() else "ok"}
    status = 200 if set(found.values()) == {"ok"} else 503
    return Response(json.dumps(found) + "\n", status, mimetype="application/json")


@blueprint.get("/health/serving")
def serving() -> Response:
    """200 while pages can be served here, whatever else wants a look; for a proxy that chooses between servers."""
    found = {"database": _database()}
    return Response(json.dumps(found) + "\n", 200 if found["database"] == "ok" else 503, mimetype="application/json")


def _database() -> str:
    try:
        with context.db().hurried() as db:
            inspection.ask(db)
    except (sqlite3.Error, NotOurDatabase):
        return "none"
    return "ok"


def _backup() -> str:
    try:
        with context.db().hurried() as db:
            began, folder = inspection.began_at(db), context.installation().data_folder
            fresh = backup_health.is_fresh(folder, db, began, context.now())
    except (sqlite3.Error, NotOurDatabase):
        return "no database"
    return "ok" if fresh else "old"
