"""Who is responsible for this kidsq, and the papers that a school needs about it, as templates to print."""

from __future__ import annotations

from flask import Blueprint, Response, redirect, request, url_for
from flask.typing import ResponseReturnValue

from kidsq.maintenance.backup import DAILY_KEPT
from kidsq.store.db.database import writing
from kidsq.store.people import retention, settings
from kidsq.web.http import context
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import rights
from kidsq.web.shared.frame import page, put_on_record

LONGEST = 120
CONTROLLER = "controller"

blueprint = Blueprint("papers", __name__, url_prefix="/grown-ups/papers")


def controller() -> str:
    """Who answers for what is kept here, as the owner has written it; empty: nobody has."""
    return settings.read(context.db(), settings.INSTALLATION).get(CONTROLLER, "")


@blueprint.get("")
@rights.teachers_only
def show() -> ResponseReturnValue:
    """Which papers are there, and whose name stands on them?"""
    return _page(controller(), saved=request.args.get("saved") == "1")


def _page(typed: str, status: int = 200, problem: str | None = None, *, saved: bool = False) -> Response:
    return page(
        "papers/papers.html",
        status,
        typed=typed,
        longest=LONGEST,
        problem=problem,
        saved=saved,
        is_owner=rights.is_owner(),
    )


@blueprint.post("")
@rights.owner_only
def change() -> ResponseReturnValue:
    """Write down who is responsible; nothing typed takes the name away."""
    typed = " ".join(request.form.get(CONTROLLER, "").split())
    if len(typed) > LONGEST:
        problem = _("That is too long: up to %(n)d characters. Nothing has been changed.", n=LONGEST)
        return _page(typed[: 2 * LONGEST], 400, problem)
    if not typed.isprintable():
        problem = _("That name contains invisible characters. Please type it again.")
        return _page("".join(filter(str.isprintable, typed)), 400, problem)
    with writing(context.db()) as db:
        settings.write(db, settings.INSTALLATION, CONTROLLER, typed or None)
    put_on_record("changed_controller", "installation")
    return redirect(url_for("papers.show", saved="1"), 303)


@blueprint.get("/consent")
@rights.teachers_only
def consent() -> ResponseReturnValue:
    """A letter with which parents say whether their child may play."""
    return _sheet("consent")


@blueprint.get("/record")
@rights.teachers_only
def record() -> ResponseReturnValue:
    """The record of processing."""
    return _sheet("record")


@blueprint.get("/assessment")
@rights.teachers_only
def assessment() -> ResponseReturnValue:
    """A short impact assessment."""
    return _sheet("assessment")


def _sheet(which: str) -> Response:
    """One paper, with gaps for what kidsq cannot know."""
    days = retention.AFTER_ITS_END.days
    return page(f"papers/{which}.html", controller=controller(), days=days, backups=DAILY_KEPT)
