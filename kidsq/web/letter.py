"""A letter home about one child: suggested, edited in a form, laid out for printing; nothing of it is stored."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from flask import Blueprint, Response, request
from flask.typing import ResponseReturnValue

from kidsq.learning import letter as content
from kidsq.learning import progress as figures
from kidsq.store.people import Learner
from kidsq.web import class_figures, house, letter_words, progress_words, security
from kidsq.web.filters import Filters
from kidsq.web.grown_ups import put_on_record, the_learner
from kidsq.web.language import gettext as _
from kidsq.web.progress import child_page, knowledge_of, log_of

blueprint = Blueprint("letter", __name__, url_prefix="/grown-ups/children/<learner>")

LONGEST = 1_200  # signs in one part: all of them still fit on one sheet
PARTS = ("greeting", "strength", "step", "activity", "closing")


@dataclass(frozen=True, slots=True)
class Letter:
    """The parts as they are typed. cards: those of the activity; a family's code."""

    greeting: str
    strength: str
    step: str
    activity: str
    closing: str
    cards: str


@blueprint.get("/letter")
@security.grown_ups_only
def letter(learner: str) -> ResponseReturnValue:
    """The form, with a letter suggested by what the child knows today."""
    who = the_learner(learner)
    put_on_record("looked_at_letter", who.id)
    return _form(who, _suggested(who))


@blueprint.post("/letter")
@security.grown_ups_only
def letter_to_print(learner: str) -> ResponseReturnValue:
    """The letter as it will be printed, or the form again with what was typed."""
    who = the_learner(learner)
    typed = _typed(_suggested(who))
    put_on_record("made_letter", who.id)
    too_long = max(PARTS, key=lambda part: len(getattr(typed, part)))
    if len(getattr(typed, too_long)) > LONGEST:
        problem = _("One part is too long for a letter: up to %(n)d signs, please.", n=LONGEST)
        return _form(who, typed, 400, problem)
    if request.form.get("edit"):
        return _form(who, typed)
    day = progress_words.day(house.now().astimezone().date(), year=True)
    return child_page("letter_print.html", who, Filters(), letter=typed, cards=letter_words.cards(typed.cards), day=day)


def _form(who: Learner, letter: Letter, status: int = 200, problem: str | None = None) -> Response:
    cards = letter_words.cards(letter.cards)
    values = {"letter": letter, "cards": cards, "problem": problem, "longest": LONGEST}
    answer = child_page("letter.html", who, Filters(), **values)
    answer.status_code = status
    return answer


def _suggested(who: Learner) -> Letter:
    sums = figures.progress(log_of(who, Filters())).sums.answers
    known, name = knowledge_of(who), who.nickname
    found = content.suggestion(known, sums, class_figures.weak_of(house.db(), who.id, known))
    sender = security.grown_up()
    return Letter(
        greeting=letter_words.greeting(name),
        strength=letter_words.strength(found, name),
        step=letter_words.next_step(found, name),
        activity=letter_words.activity(found, name),
        closing=letter_words.closing(sender.name if sender else ""),
        cards=found.next or letter_words.USUAL_ACTIVITY,
    )


def _typed(usual: Letter) -> Letter:
    """What the form says; a part that it does not have stays as suggested."""
    said = {part: _readable(request.form.get(part, getattr(usual, part))) for part in PARTS}
    cards = request.form.get("cards", usual.cards)
    return Letter(**said, cards=cards if cards in figures.FAMILIES else usual.cards)


def _readable(text: str) -> str:
    """The text without signs that cannot be seen, its lines kept."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(
        sign for sign in lines if sign == "\n" or unicodedata.category(sign) not in ("Cc", "Cs", "Cn")
    ).strip()
