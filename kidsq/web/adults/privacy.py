"""What is stored here, in plain words, open to everybody."""

from __future__ import annotations

from flask import Blueprint
from flask.typing import ResponseReturnValue

from kidsq.maintenance.backup import DAILY_KEPT
from kidsq.store.people import retention
from kidsq.store.play.tidying import GUESTS_KEPT
from kidsq.web.adults import papers, privacy_words
from kidsq.web.http import context, security
from kidsq.web.shared import rights
from kidsq.web.shared.frame import page

blueprint = Blueprint("privacy", __name__)


@blueprint.get("/privacy")
def show() -> ResponseReturnValue:
    """What is stored, what is not, where, who sees it, how long, and how to take it along or erase it."""
    return page(
        "adults/keeping/privacy.html",
        parts=privacy_words.parts(),
        days=retention.AFTER_ITS_END.days,
        guests_days=GUESTS_KEPT.days,
        backups=DAILY_KEPT,
        controller=papers.controller(),
        has_papers=security.adult() is not None and not rights.is_parent(),
        dates=_dates(),
    )


def _dates() -> list[retention.Keeping]:
    """The dates of the signed-in adult's classes; nobody else learns what classes there are."""
    if security.adult() is None or rights.is_parent():
        return []
    db = context.db()
    rest = retention.of_the_rest(db) if rights.is_owner() else None
    return [*(retention.of_class(db, one.id) for one in rights.classes_to_see()), *([rest] if rest else [])]
