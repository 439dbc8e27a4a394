"""25 sums that a grown-up has offered to a child: it looks, answers, leaves one out, stops. It is told no result."""

from __future__ import annotations

from flask import Blueprint, abort, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from kidsq import play
from kidsq.learning.probe import ANSWERS, next_place
from kidsq.store.people.people import Learner
from kidsq.web.http import context, tablets
from kidsq.web.http.caller import chance

blueprint = Blueprint("sums", __name__)

LEFT_OUT = "none"


@blueprint.get("/sums/<learner>")
def show(learner: str) -> ResponseReturnValue:
    """The sum to answer; before the first one what this is, after the last one thanks."""
    child, now = _child(learner), context.now_text()
    found = play.waiting_probe(context.db(), child.id, now)
    if found is None or not play.look_at_probe(context.db(), found, now, _room()):
        return _thanks(child) if request.args.get("done") else redirect("/", 303)
    place = next_place(found.sums)
    if found.began_at is None or place is None:
        return render_template("home/sums_offered.html", child=child)
    return render_template(
        "home/sums.html", child=child, place=place, of=len(found.sums), sum=found.sums[place], answers=ANSWERS
    )


@blueprint.post("/sums/<learner>")
def act(learner: str) -> ResponseReturnValue:
    """Begin, answer (`say`, to the sum at `place`), or stop. What was sent twice, or is no number, changes nothing."""
    child, form, now = _child(learner), request.form, chance()
    found = play.waiting_probe(context.db(), child.id, now.at)
    if found is not None and form.get("do") == "begin":
        play.begin_probe(context.db(), found, now)
    elif found is not None and form.get("do") == "stop":
        play.stop_probe(context.db(), found, now.at)
    elif found is not None and form.get("place", "").isdecimal() and len(form["place"]) < 3:
        said = form.get("say", "")
        if said == LEFT_OUT or said in map(str, ANSWERS):
            number = None if said == LEFT_OUT else int(said)
            play.answer_probe(context.db(), found, int(form["place"]), number, now.at, _room())
    over = found is not None and play.waiting_probe(context.db(), child.id, now.at) is None
    return redirect(url_for("sums.show", learner=child.id, done="1" if over else None), 303)


def _child(learner: str) -> Learner:
    """The child of this browser, or who alone sits at it; 404 for every other."""
    found, child = tablets.tablet(), tablets.child_here(learner)
    if child is None or (found is not None and len(found.learners) != 1):
        abort(404)
    return child


def _room() -> str | None:
    found = tablets.tablet()
    return found.class_id if found else None


def _thanks(child: Learner) -> ResponseReturnValue:
    return render_template("home/sums_thanks.html", child=child)
