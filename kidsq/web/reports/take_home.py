"""A page to take home: one sheet about one child, in its family's language, without an address."""

from __future__ import annotations

from flask import Blueprint
from flask.typing import ResponseReturnValue

from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.reports.plan import Plan
from kidsq.learning.reports.standing import beyond_ten, fields, sure_of
from kidsq.reports import then_now
from kidsq.store.people.people import Learner
from kidsq.web.http import context, security
from kidsq.web.reports import change_words, letter_words
from kidsq.web.reports.child_sums import child_page, knowledge_of
from kidsq.web.reports.letter import Sheet, language_of, speaking, suggested
from kidsq.web.shared import progress_words
from kidsq.web.shared.filters import Filters
from kidsq.web.shared.frame import put_on_record, the_learner

blueprint = Blueprint("take_home", __name__, url_prefix="/grown-ups/children/<learner>")


@blueprint.get("/take-home")
@security.adults_only
def show(learner: str) -> ResponseReturnValue:
    """Strengths, the next step, then and now, five minutes with cards, and how this is known."""
    who = the_learner(learner)
    put_on_record("made_take_home", who.id)
    return child_page("reports/take_home.html", who, Filters(), sheet=sheet_of(who))


def sheet_of(who: Learner, planned: Plan | None = None) -> Sheet:
    """The page as it is printed. planned: for the child's class, if already known."""
    code, now = language_of(who), context.now()
    found, known = suggested(who, code, planned), knowledge_of(who)
    when = then_now.stretch(Filters(), now)
    change = then_now.of_child(context.db(), who.id, known, when)
    beyond = then_now.beyond_ten(context.db(), who.id, known, when)
    with speaking(code):
        words = letter_words.headings() | letter_words.take_home_headings(who.nickname)
        changed = change_words.to_take_home(change, who.nickname, sure_of(known), beyond)
        farther, others = (sum(one.n for one in met) for met in (beyond_ten(known), fields(known)))
        how = letter_words.how_we_know(change.before + change.since, len(FACTS), farther, others)
        day = progress_words.day(now.astimezone().date(), year=True)
    return Sheet(who, found, letter_words.cards(found.cards), day, words, changed, how)
