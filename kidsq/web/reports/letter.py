"""A letter home about one child: suggested, edited in a form, laid out for printing; nothing of it is stored.

It is in the family's language, and the page around it in the adult's.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace

from flask import Blueprint, Response, request
from flask.typing import ResponseReturnValue

from kidsq.i18n.languages import SPOKEN
from kidsq.learning.reports import letter as content
from kidsq.learning.reports import progress as figures
from kidsq.learning.reports.plan import Plan
from kidsq.reports import class_figures
from kidsq.store.people import settings
from kidsq.store.people.people import Learner
from kidsq.web.http import context, language, security
from kidsq.web.http.language import gettext as _
from kidsq.web.reports import letter_words
from kidsq.web.reports.child_sums import child_page, knowledge_of, log_of
from kidsq.web.shared import asking, code_words, progress_words
from kidsq.web.shared.filters import Filters
from kidsq.web.shared.frame import put_on_record, the_learner

blueprint = Blueprint("letter", __name__, url_prefix="/grown-ups/children/<learner>")
_WITHIN_SUM = re.compile(r"(?<=\d) ([+−×=]) (?=\d)")

LONGEST = 1_200  # signs in one part: all of them still fit on one sheet
PARTS = ("greeting", "strength", "step", "activity", "closing")


@dataclass(frozen=True, slots=True)
class Letter:
    """The parts as they are typed. cards: of the activity; the code of a family or field. language: a key of SPOKEN."""

    greeting: str
    strength: str
    step: str
    activity: str
    closing: str
    cards: str
    language: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is printed about one child, in the letter's language. cards: of the activity; words: headings.

    changed, how: sentences that only a page to take home has.
    """

    learner: Learner
    letter: Letter
    cards: tuple[tuple[int, ...], ...]
    day: str
    words: Mapping[str, str]
    changed: str = ""
    how: str = ""


@blueprint.app_template_filter()
def unbroken(text: str) -> str:
    """On paper no line ends within a sum."""
    return _WITHIN_SUM.sub("\N{NO-BREAK SPACE}\\1\N{NO-BREAK SPACE}", text)


@blueprint.get("/letter")
@security.adults_only
def letter(learner: str) -> ResponseReturnValue:
    """The form, with a letter suggested by what the child knows today."""
    who = the_learner(learner)
    put_on_record("looked_at_letter", who.id)
    return _form(who, suggested(who, language_of(who)))


@blueprint.post("/letter")
@security.adults_only
def letter_to_print(learner: str) -> ResponseReturnValue:
    """The letter as it will be printed, or the form again with what was typed; perhaps in another language (speak)."""
    who = the_learner(learner)
    usual = suggested(who, _spoken("language", language_of(who)))
    typed = _typed(usual)
    put_on_record("made_letter", who.id)
    too_long = max(PARTS, key=lambda part: len(getattr(typed, part)))
    if len(getattr(typed, too_long)) > LONGEST:
        problem = _("One part is too long for a letter: up to %(n)d characters, please.", n=LONGEST)
        return _form(who, typed, 400, problem)
    wanted = _spoken("speak", typed.language)
    if wanted != typed.language:
        return _form(who, _said_in(wanted, who, usual, typed))
    if request.form.get("edit") or request.form.get("speak"):
        return _form(who, typed)
    return child_page("reports/letter_print.html", who, Filters(), sheet=sheet_of(who, typed))


def sheet_of(who: Learner, typed: Letter) -> Sheet:
    """A letter as it is printed."""
    with speaking(typed.language):
        day = progress_words.day(context.now().astimezone().date(), year=True)
        return Sheet(who, typed, letter_words.cards(typed.cards), day, letter_words.headings())


def _form(who: Learner, letter: Letter, status: int = 200, problem: str | None = None) -> Response:
    cards = letter_words.cards(letter.cards)
    values = {"letter": letter, "cards": cards, "problem": problem, "longest": LONGEST, "languages": SPOKEN}
    answer = child_page("reports/letter.html", who, Filters(), **values)
    answer.status_code = status
    return answer


def language_of(who: Learner) -> str:
    """What the child has chosen to hear, so what is spoken at home; else the language of this page."""
    chosen = settings.read(context.db(), settings.of_learner(who.id)).get("language", "")
    return chosen if chosen in SPOKEN else language.tag()


def _spoken(field: str, usual: str) -> str:
    wanted = request.form.get(field, usual)
    return wanted if wanted in SPOKEN else usual


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Words that are looked up here are those of this language."""
    around = language.tag()
    language.speak(code)
    try:
        yield
    finally:
        language.speak(around)


def suggested(who: Learner, code: str, planned: Plan | None = None) -> Letter:
    """The letter that what a child knows today suggests, in this language. planned: for its class, if already known."""
    answered = figures.progress(log_of(who, Filters()))
    known, name = knowledge_of(who), who.nickname
    alone = asking.alone([who.id]).get(who.id)
    if planned:
        week = class_figures.week_in(planned, who.id, alone)
    else:
        week = class_figures.week_of(context.db(), who.id, known, context.now(), alone)
    played = answered.summary.answers > 0
    found = content.suggestion(known, answered.sums.answers, week.weak, played=played)
    sender = security.adult()
    with speaking(code):
        return Letter(
            greeting=letter_words.greeting(name),
            strength=letter_words.strength(found, name),
            step=letter_words.next_step(found, name),
            activity=letter_words.activity(found, name),
            closing=letter_words.closing(sender.name if sender else ""),
            cards=found.next or letter_words.USUAL_ACTIVITY,
            language=code,
        )


def _said_in(code: str, who: Learner, usual: Letter, typed: Letter) -> Letter:
    """The letter in another language: what was suggested is said in that one, what somebody typed stays as it is."""
    said = suggested(who, code)
    own = {part: getattr(typed, part) for part in PARTS if getattr(typed, part) != _readable(getattr(usual, part))}
    return replace(said, cards=typed.cards, **own)


def _typed(usual: Letter) -> Letter:
    """What the form says; a part that it does not have stays as suggested."""
    said = {part: _readable(request.form.get(part, getattr(usual, part))) for part in PARTS}
    cards = request.form.get("cards", usual.cards)
    return Letter(**said, cards=cards if cards in code_words.FAMILIES else usual.cards, language=usual.language)


def _readable(text: str) -> str:
    """The text without signs that cannot be seen, its lines kept."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(
        sign for sign in lines if sign == "\n" or unicodedata.category(sign) not in ("Cc", "Cs", "Cn")
    ).strip()
