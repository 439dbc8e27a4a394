"""Pages of one child beside the sums: time, counting or recalling, mistakes, hints."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from flask import Blueprint, Response, request
from flask.typing import ResponseReturnValue

from kidsq.arithmetic.sums.families import Family
from kidsq.classroom.accommodations import accommodations_of
from kidsq.learning.evidence import evidence_of
from kidsq.learning.model import constants as model
from kidsq.learning.model.guessing import looks_like_guessing, suppress_conclusions
from kidsq.learning.reports import help_used, timing
from kidsq.learning.reports import progress as figures
from kidsq.learning.reports import slips as slip_ideas
from kidsq.learning.reports.needs import own_pace
from kidsq.learning.reports.standing import open_families
from kidsq.learning.reports.timing import Slope, Spread, ThenNow
from kidsq.reports import class_figures
from kidsq.store.people.people import Learner
from kidsq.web.http import context, security
from kidsq.web.http.language import gettext as _
from kidsq.web.reports import figure_words
from kidsq.web.reports.child_sums import child_page, knowledge_of, log_of
from kidsq.web.shared import knowledge_words, progress_words
from kidsq.web.shared.filters import Filters, filters
from kidsq.web.shared.frame import put_on_record, the_learner

blueprint = Blueprint("child_pages", __name__, url_prefix="/grown-ups/children/<learner>")

ENOUGH_FOR_A_LINE = figure_words.FEW_TIMES  # before a picture joins a week or an addend to its neighbours
SKILLS_SHOWN = 24  # all slips are in the file


def _sentence(who: Learner, concluded: Callable[[tuple[Family, ...]], list[str]]) -> list[str]:
    """What stands on top of a page, unless the answers look like guesses.

    concluded: what follows from its figures; it is handed the families that are not known yet.
    """
    known = knowledge_of(who)
    if looks_like_guessing(known):
        return knowledge_words.like_guesses(who.nickname)
    return concluded(open_families(known, class_figures.weak_of(context.db(), who.id, known)))


def _looked_at(what: str, learner: str) -> tuple[Learner, Filters]:
    who, asked = the_learner(learner), filters()
    put_on_record(f"looked_at_{what}", who.id)
    return who, asked


def _shown(template: str, who: Learner, asked: Filters, **values: Any) -> Response:
    return child_page(template, who, asked, words=figure_words, **values)


def _times_off(who: Learner, asked: Filters, title: str, question: str, tab: str) -> Response:
    return _shown("reports/child/times_off.html", who, asked, title=title, question=question, tab=tab)


@blueprint.get("/time")
@security.adults_only
def time(learner: str) -> ResponseReturnValue:
    """Is the net time falling on the same facts while accuracy holds?"""
    who, asked = _looked_at("time", learner)
    if accommodations_of(context.db(), who.id).no_times:
        question = _("Is %(name)s faster on the same sums, and still right?", name=who.nickname)
        return _times_off(who, asked, _("Time"), question, "child_pages.time")
    answers = timing.answers_of(log_of(who, asked))
    found = timing.then_now(answers.rows)
    sentence = _sentence(who, lambda working: figure_words.then_now_sentence(found, who.nickname, working))
    return _shown(
        "reports/child/time.html",
        who,
        asked,
        found=found,
        sentence=sentence,
        timed=len(answers.timed),
        left_out=answers.left_out,
        enough_for_a_line=ENOUGH_FOR_A_LINE,
        chart=json.dumps(_weeks_chart(found)),
    )


def _weeks_chart(found: ThenNow) -> dict[str, Any]:
    weeks = [(week.monday, week.spread, week.timed) for week in found.weeks if week.spread]
    return {
        "kind": "line",
        "labels": [progress_words.day(monday) for monday, _spread, _timed in weeks],
        "unit": _("seconds"),
        **_spreads([(one, timed) for _monday, one, timed in weeks]),
        "names": [_("median"), _("middle half"), _("median of few answers")],
    }


def _spreads(spreads: list[tuple[Spread, int]]) -> dict[str, list[float | None]]:
    """Medians and quartiles for a picture; few: medians on too few answers to draw a line or a band through them."""
    enough = [timed >= ENOUGH_FOR_A_LINE for _one, timed in spreads]
    medians = [_rounded(one.median) for one, _timed in spreads]
    return {
        "median": [value if fits else None for value, fits in zip(medians, enough, strict=True)],
        "few": [None if fits else value for value, fits in zip(medians, enough, strict=True)],
        "low": [_rounded(one.low) if fits else None for (one, _n), fits in zip(spreads, enough, strict=True)],
        "high": [_rounded(one.high) if fits else None for (one, _n), fits in zip(spreads, enough, strict=True)],
    }


def _rounded(seconds: float) -> float:
    return round(seconds, 2)


@blueprint.get("/counting")
@security.adults_only
def counting(learner: str) -> ResponseReturnValue:
    """Does the time grow with the smaller addend?"""
    who, asked = _looked_at("counting", learner)
    if accommodations_of(context.db(), who.id).no_times:
        question = _("Does %(name)s count on, or do the sums come by themselves?", name=who.nickname)
        return _times_off(who, asked, _("Counting or recalling"), question, "child_pages.counting")
    answers = timing.answers_of(log_of(who, asked))
    found = timing.slope_of(answers.rows)
    known = knowledge_of(who)
    evidence = [] if suppress_conclusions(known) else [evidence_of(row) for row in log_of(who, Filters())]
    pace = own_pace(known, evidence)
    return _shown(
        "reports/child/counting.html",
        who,
        asked,
        found=found,
        sentence=_sentence(who, lambda _working: figure_words.slope_sentence(found, who.nickname)),
        left_out=answers.left_out,
        chart=json.dumps(_addends_chart(found, pace)),
        own=pace is not None,
        step=(pace or 1.0) * model.COUNTING_STEP,
        enough_for_a_line=ENOUGH_FOR_A_LINE,
    )


def _addends_chart(found: Slope, pace: float | None) -> dict[str, Any]:
    """pace: the child's own, beside which its times are drawn; None: as children usually take."""
    spreads: list[Spread] = [one for _addend, one in found.by_addend]
    times = pace or 1.0
    return {
        "kind": "points",
        "labels": [f"+ {addend}" for addend, _one in found.by_addend],
        "unit": _("seconds"),
        **_spreads([(one, one.n) for one in spreads]),
        "lines": [
            [_rounded(times * (model.COUNTING + model.COUNTING_STEP * addend)) for addend, _one in found.by_addend],
            [_rounded(times * model.KNOWING) for _one in spreads],
        ],
        "names": [
            _("median"),
            _("middle half"),
            _("median of few answers"),
            _("counting on, at this child's pace") if pace else _("usual when counting on"),
            _("known, at this child's pace") if pace else _("usual when known"),
        ],
    }


@blueprint.get("/mistakes")
@security.adults_only
def mistakes(learner: str) -> ResponseReturnValue:
    """Which answers are not right yet, by kind and by sum."""
    who, asked = _looked_at("mistakes", learner)
    log = [row for row in log_of(who, asked) if row.correct is not None]
    slips = figures.slips_of(log)
    kinds = figures.kinds_of(slips)
    wanted = request.args.get("kind", "").strip()
    known = {row.kind for row in kinds}
    problem = wanted not in {"", *figures.KINDS} and _(
        "There is no kind of mistake called “%(typed)s”.", typed=wanted[:40]
    )
    shown = [slip for slip in slips if slip.kind == wanted] if wanted in known else list(slips)
    by_skill = figures.slips_by_skill(shown, log)
    answer = _shown(
        "reports/child/mistakes.html",
        who,
        asked,
        kinds=kinds,
        wanted=wanted if wanted in known else "",
        problem=problem or "",
        by_skill=by_skill[:SKILLS_SHOWN],
        in_all=len(by_skill),
        answers=len(log),
        sentence=_sentence(
            who,
            lambda _working: figure_words.mistakes_sentence(
                slip_ideas.usual(slips, log), sum(slip.times for slip in slips), len(log), who.nickname
            ),
        ),
    )
    if problem:
        answer.status_code = 400
    return answer


@blueprint.get("/hints")
@security.adults_only
def hints(learner: str) -> ResponseReturnValue:
    """How much is done without help?"""
    who, asked = _looked_at("hints", learner)
    found = help_used.help_figures(log_of(who, asked), given=help_used.given(log_of(who, Filters())))
    return _shown(
        "reports/child/hints.html",
        who,
        asked,
        found=found,
        sentence=_sentence(who, lambda working: figure_words.help_sentence(found, who.nickname, working)),
        chart=json.dumps(_help_chart(found)),
    )


def _help_chart(found: help_used.HelpFigures) -> dict[str, Any]:
    weeks = [one for _monday, one in found.weeks]
    return {
        "kind": "bars",
        "labels": [progress_words.day(monday) for monday, _one in found.weeks],
        "unit": _("answers"),
        "stacks": [
            [one.alone for one in weeks],
            [one.word for one in weeks],
            [one.addends for one in weeks],
            [one.whole for one in weeks],
            [one.later for one in weeks],
        ],
        "names": [_("without help"), _("a word"), _("the addends glowed"), _("the whole sum glowed"), _("a later try")],
    }
