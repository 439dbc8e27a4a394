"""Is this kidsq well? For a program that watches it, and never waits: nothing of any child, and no session."""

from __future__ import annotations

import json

from flask import Blueprint, Response

from kidsq.maintenance import probes
from kidsq.maintenance.probes import Finding
from kidsq.web.http import context

blueprint = Blueprint("health", __name__)


@blueprint.get("/health")
def health() -> Response:
    """200 while all is well; 503 when the newest backup is too old, the disk is low, or the database out of reach."""
    folder = context.installation().data_folder
    return _told(probes.backup(folder, context.db, context.now()), probes.disk(folder))


@blueprint.get("/health/serving")
def serving() -> Response:
    """200 while pages can be served here, whatever else wants a look; for a proxy that chooses between servers."""
    return _told(probes.database(context.db))


def _told(*found: Finding) -> Response:
    words = {one.probe: one.word for one in found}
    status = 200 if set(words.values()) == {"ok"} else 503
    return Response(json.dumps(words) + "\n", status, mimetype="application/json")
