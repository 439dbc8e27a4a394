"""The check before and after: offered to a class or a child, taken back, and read beside what play said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flask import Blueprint, redirect, request, url_for
from flask.typing import ResponseReturnValue

from kidsq.arithmetic.sums.facts import FACTS
from kidsq.reports import probes as read
from kidsq.store.db.database import writing
from kidsq.store.people.people import Learner
from kidsq.store.play import probes
from kidsq.web.http import context, security
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import ngettext
from kidsq.web.reports.child_sums import child_page
from kidsq.web.reports.class_frame import frame
from kidsq.web.reports.probes import words
from kidsq.web.shared import rights
from kidsq.web.shared.filters import filters
from kidsq.web.shared.frame import page, put_on_record, the_learner

blueprint = Blueprint("probes", __name__, url_prefix="/grown-ups")


@blueprint.get("/classes/<class_id>/checks")
@security.adults_only
def of_class(class_id: str) -> ResponseReturnValue:
    """What do 25 sums without a game say, before and after?"""
    whole = frame(class_id)
    put_on_record("looked_at_checks", class_id)
    found = read.of_class(context.db(), whole.children, whole.asked, context.now())
    values = {
        **whole.values,
        "tasks": (),
        "found": found,
        "sentence": words.of_class(found),
        "waiting": sum(row.offered and not row.going_on for row in found.rows),
        "done": _done(),
        "sums": len(FACTS),
        "words": words,
    }
    return page("reports/class/checks.html", whole.status, **values)


@blueprint.post("/classes/<class_id>/checks")
@security.adults_only
def act_on_class(class_id: str) -> ResponseReturnValue:
    """Offer a check to the children shown, or take back what nobody has begun."""
    whole = frame(class_id)
    done = {} if whole.asked.problem else _act(whole.children, class_id)
    values: dict[str, Any] = {**whole.asked.query, **done}
    return redirect(url_for("probes.of_class", class_id=class_id, **values), 303)


@blueprint.get("/children/<learner>/checks")
@security.adults_only
def of_child(learner: str) -> ResponseReturnValue:
    """What do 25 sums without a game say of this child, before and after?"""
    who, asked = the_learner(learner), filters()
    put_on_record("looked_at_checks", who.id)
    found = read.of_child(context.db(), who, asked, context.now())
    return child_page(
        "reports/child/checks.html",
        who,
        asked,
        found=found,
        sentence=words.of_child(found),
        may_offer=rights.may_change_child(who.id),
        done=_done(),
        sums=len(FACTS),
        words=words,
    )


@blueprint.post("/children/<learner>/checks")
@security.adults_only
def act_on_child(learner: str) -> ResponseReturnValue:
    """Offer a check to one child, or take it back."""
    who = rights.child_or_404(learner, to_change=True)
    return redirect(url_for("probes.of_child", learner=who.id, **_act([who], who.id)), 303)


def _act(children: Sequence[Learner], subject: str) -> dict[str, Any]:
    """Do what the form says for these children; what to tell on the page."""
    ids, db = [child.id for child in children], context.db()
    if request.form.get("do") == "take_back":
        with writing(db):
            probes.take_back(db, ids)
        put_on_record("took_check_back", subject)
        return {"done": "back"}
    with writing(db):
        offered = probes.offer(db, ids, context.now_text())
    put_on_record("offered_check", subject)
    return {"done": str(offered)}


def _done() -> str:
    """What has just been done, in words; nothing otherwise."""
    done = request.args.get("done", "")
    if done == "back":
        return _("Withdrawn for everyone who has not started.")
    if not (done.isascii() and done.isdecimal() and len(done) < 5):
        return ""
    if done == "0":
        return _("Nothing new: a check is already waiting for each of them.")
    return ngettext(
        "Offered to %(num)d child: it stays on the child's home page for a week.",
        "Offered to %(num)d children: it stays on their home pages for a week.",
        int(done),
    )
