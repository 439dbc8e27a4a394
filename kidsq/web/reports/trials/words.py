"""What came of a comparison, put into sentences for adults (gettext)."""

from __future__ import annotations

from kidsq.learning.reports.trials import ENOUGH_CHILDREN, ENOUGH_SUMS, Compared, Side
from kidsq.learning.trial import LATER_BY
from kidsq.reports.trials import OfTrial
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import ngettext
from kidsq.web.reports.probes.words import signed, signed_between
from kidsq.web.shared import way_words
from kidsq.web.shared.progress_words import day_of as day
from kidsq.web.shared.way_words import arm, title

__all__ = ["arm", "between", "day", "lately", "points", "question", "result", "sentence", "share", "title"]


def share(side: Side) -> str:
    """How many were right."""
    if not side.again:
        return "–"
    return _("%(n)d of %(m)d", n=side.right, m=side.again)


def points(difference: float) -> str:
    """A difference of shares in hundredths, with its sign."""
    return signed(100 * difference)


def between(low: float, high: float) -> str:
    """Such a difference as a range."""
    return signed_between(100 * low, 100 * high)


def question(one: OfTrial) -> str:
    """What was settled to be judged by, before it began."""
    days = LATER_BY[one.trial.kind]
    return ngettext(
        "The next time a friend asks for the same total, on a later day: right and without help, or not?",
        "The next time a friend asks for the same total, %(num)d days later or more: right and without help, or not?",
        days,
    )


def lately(found: list[OfTrial]) -> list[str]:
    """What a class's latest comparison tells."""
    if not found:
        return [_("Nothing has been compared in this class yet.")]
    return sentence(found[0])


def sentence(one: OfTrial) -> list[str]:
    """What one comparison tells."""
    if one.state == "stopped":
        return [_("It was stopped early, so no conclusion is drawn.")]
    if one.compared is None:
        return [
            _("Too early: the result is looked at once, on %(day)s.", day=day(one.trial.ends_at)),
            ngettext(
                "So far %(num)d sum counts; asked again: %(again)d.",
                "So far %(num)d sums count; asked again: %(again)d.",
                one.sums,
                again=one.again,
            ),
        ]
    return result(one, one.compared)


def result(one: OfTrial, told: Compared) -> list[str]:
    """What came of it."""
    if told.verdict == "not enough" or told.by is None or told.low is None or told.high is None:
        return [
            _(
                "Not enough answers to say anything: it takes %(children)d children with sums helped in both ways, "
                "and %(sums)d sums asked again for each way.",
                children=ENOUGH_CHILDREN,
                sums=ENOUGH_SUMS,
            )
        ]
    within = between(told.low, told.high)
    if told.verdict == "cannot tell":
        return [
            _(
                "There is no telling which is better: per 100 sums, the second way differed by %(by)s right "
                "answers (true difference: %(between)s).",
                by=points(told.by),
                between=within,
            )
        ]
    better = way_words.arm(one.trial.kind, told.verdict)
    size = abs(round(100 * told.by))
    return [
        _("Better in this class: %(way)s.", way=better),
        ngettext(
            "Of 100 sums, %(num)d more was right on the later day (second way minus first: %(between)s).",
            "Of 100 sums, %(num)d more were right on the later day (second way minus first: %(between)s).",
            size,
            between=within,
        ),
    ]
