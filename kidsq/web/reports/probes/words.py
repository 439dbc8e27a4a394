"""The check before and after put into sentences for adults (gettext)."""

from __future__ import annotations

from babel.numbers import format_decimal

from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.reports.probes import BeforeAfter, Check, Mean
from kidsq.reports.probes import OfChild, OfClass
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import ngettext, tag
from kidsq.web.reports import change_words
from kidsq.web.reports.change_words import signed_mean
from kidsq.web.shared import progress_words as say


def day(one: Check) -> str:
    return say.day(one.at.astimezone().date())


def between(low: float, high: float) -> str:
    return _("%(low)s to %(high)s", low=str(round(low)), high=str(round(high)))


def signed(difference: float) -> str:
    """A difference in whole sums: "+2"."""
    return change_words.signed(round(difference))


def signed_between(low: float, high: float) -> str:
    return _("%(low)s to %(high)s", low=signed(low), high=signed(high))


def verdict(one: BeforeAfter) -> str:
    """What the two checks tell, in a few words."""
    return {
        "more": _("more"),
        "fewer": _("fewer"),
        "cannot tell": _("too early to say"),
        "guesses": _("answers look like guesses"),
    }[one.verdict]


def state(one: OfChild) -> str:
    """What there is of a child that cannot be compared."""
    if one.going_on:
        return _("doing it now")
    if one.offered:
        return _("offered, not begun yet")
    if one.shown is None:
        return _("no check yet")
    return ending(one.shown)


def ending(one: Check) -> str:
    """How one check went."""
    if one.guessed:
        return _("answers look like guesses")
    if one.complete:
        return _("one check; it takes a second to compare")
    if one.ending == "stopped":
        return ngettext(
            "stopped after %(num)d sum; not compared", "stopped after %(num)d sums; not compared", one.reached
        )
    return ngettext("left after %(num)d sum; not compared", "left after %(num)d sums; not compared", one.reached)


def taken(one: Check, times_off: bool = False) -> str:
    """How much of it was done, and in what time; without that where nobody is to read it."""
    done = _("%(n)d of %(m)d sums reached", n=one.reached, m=len(one.sums))
    left = ngettext("%(num)d skipped", "%(num)d skipped", one.left_out) if one.left_out else ""
    timed = one.seconds is not None and not times_off
    lasted = ngettext("%(num)d second", "%(num)d seconds", round(one.seconds or 0)) if timed else ""
    return ", ".join(part for part in (done, left, lasted) if part)


def agreed(one: Check) -> str:
    """How well play had known it."""
    known, known_right, others, others_right = one.agreed
    return _(
        "Right among the sums likely known from play: %(known_right)d of %(known)d; among the others: "
        "%(others_right)d of %(others)d.",
        known=known,
        known_right=known_right,
        others=others,
        others_right=others_right,
    )


# -- a class ----------------------------------------------------------------------------------------------------------


def of_class(found: OfClass) -> list[str]:
    """How many are compared, and what came out."""
    if found.by is None or found.play_by is None:
        once = sum(any(one.complete for one in row.checks) for row in found.rows)
        if not once:
            return [
                _("No check yet. Offer one now, and another in a few weeks: then you will see both here side by side.")
            ]
        return [
            ngettext(
                "%(num)d child has taken one check, nobody two. Offer the second in a few weeks.",
                "%(num)d children have taken one check, nobody two. Offer the second in a few weeks.",
                once,
            )
        ]
    told = ngettext(
        "%(num)d child took two checks: %(by)s right in the latest%(range)s.",
        "%(num)d children took two checks: on average %(by)s right in the latest%(range)s.",
        found.by.of,
        by=_more(found.by.by),
        range=_range(found.by),
    )
    play = _("Play alone says: %(by)s likely known%(range)s.", by=_more(found.play_by.by), range=_range(found.play_by))
    return [told, play]


def _more(difference: float) -> str:
    size = format_decimal(abs(round(difference, 1)), format="0.0", locale=tag())
    if difference < 0:
        return _("%(n)s fewer sums", n=size)
    return _("%(n)s more sums", n=size)


def _range(one: Mean) -> str:
    if one.low is None or one.high is None:
        return ""
    return _(" (%(low)s to %(high)s in 8 out of 10 cases)", low=signed_mean(one.low), high=signed_mean(one.high))


# -- a child ----------------------------------------------------------------------------------------------------------


def of_child(found: OfChild) -> list[str]:
    """What the checks of one child tell."""
    one, name = found.compared, found.child.nickname
    if one is not None:
        return [*_compared(one, name), *([agreed(one.last)] if one.verdict != "guesses" else [])]
    if found.shown is None:
        if found.offered:
            return [_("The check is on %(name)s's tablet. It is %(name)s's choice whether to take it.", name=name)]
        return [_("%(name)s has not taken a check yet.", name=name)]
    if found.shown.complete and not found.shown.guessed:
        told = _(
            "%(name)s had %(right)d of %(sums)d sums right on %(day)s. It takes a second check to compare.",
            name=name,
            right=found.shown.right,
            sums=len(FACTS),
            day=day(found.shown),
        )
        return [told, agreed(found.shown)]
    return [_("%(name)s's check does not say anything yet: %(why)s.", name=name, why=ending(found.shown))]


def _compared(one: BeforeAfter, name: str) -> list[str]:
    if one.verdict == "guesses":
        return [_("%(name)s's answers look like guesses, so the two checks tell us nothing.", name=name)]
    values = {
        "name": name,
        "then": one.first.right,
        "now": one.last.right,
        "first": day(one.first),
        "last": day(one.last),
        "sums": len(FACTS),
    }
    told = _(
        "%(name)s had %(now)d of %(sums)d sums right on %(last)s, and %(then)d on %(first)s.",
        **values,
    )
    more = {
        "more": _("That is more than chance would bring."),
        "fewer": _("That is fewer than chance would bring. Next: a few games on other days, then look again."),
        "cannot tell": _("A difference like this can be chance.")
        if one.first.right != one.last.right
        else _("That is as many as before."),
    }[one.verdict]
    return [told, more]
