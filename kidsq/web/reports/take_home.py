"""A page to take home: one sheet about one child, in its family's language, without an address."""

from __future__ import annotations

from flask import Blueprint
from flask.typing import ResponseReturnValue

from kidsq.learning.facts import FACTS
from kidsq.learning.reports.standing import sure_of
from kidsq.reports import then_now
from kidsq.web.http import context, security
from kidsq.web.reports import change_words, letter_words
from kidsq.web.reports.child_sums import child_page, knowledge_of
from kidsq.web.reports.letter import language_of, speaking, suggested
from kidsq.web.shared import progress_words
from kidsq.web.shared.filters import Filters
from kidsq.web.shared.frame import put_on_record, the_learner

blueprint = Blueprint("take_home", __name__, url_prefix="/grown-ups/children/<learner>")


@blueprint.get("/take-home")
@security.adults_only
def show(learner: str) -> ResponseReturnValue:
    """Strengths, the next step, then and now, five minutes with cards, and how this is known."""
    who, now = the_learner(learner), context.now()
    put_on_record("made_take_home", who.id)
    code = language_of(who)
    found = suggested(who, code)
    known = knowledge_of(who)
    change = then_now.of_child(context.db(), who.id, known, then_now.stretch(Filters(), now))
    with speaking(code):
        words = letter_words.headings() | letter_words.take_home_headings(who.nickname)
        changed = change_words.to_take_home(change, who.nickname, sure_of(known))
        how = letter_words.how_we_know(change.before + change.since, len(FACTS))
        day = progress_words.day(now.astimezone().date(), year=True)
    cards = letter_words.cards(found.cards)
    values = {"letter": found, "cards": cards, "words": words, "changed": changed, "how": how, "day": day}
    return child_page("reports/take_home.html", who, Filters(), **values)
