"""Then and now put into sentences for adults (gettext): fewer is said as plainly as more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date, datetime

from babel.numbers import format_decimal

from kidsq.learning.facts import FACTS
from kidsq.learning.reports.change import ENOUGH, Change, mean_difference
from kidsq.learning.reports.levels import Level
from kidsq.reports.then_now import ClassChange
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import in_a_list, ngettext, tag
from kidsq.web.shared import knowledge_words
from kidsq.web.shared import progress_words as say


def verdict(one: Change) -> str:
    """What the answers tell of a child, in a few words."""
    if one.verdict == "too few":
        return _("too few answers: %(before)d before, %(since)d since", before=one.before, since=one.since)
    return {
        "more": _("likely more: %(n)d chances in 10", n=chances(one)),
        "fewer": _("likely fewer: %(n)d chances in 10", n=chances(one)),
        "alike": _("about as many"),
        "cannot tell": _("cannot tell yet"),
        "guesses": _("cannot tell: answers look like guesses"),
    }[one.verdict]


def chances(one: Change) -> int:
    """How many chances in ten speak for the difference that is told; never all of them."""
    return min(9, int(10 * max(one.rise, one.fall) + 0.5))


def number(sums: float) -> str:
    """A child's number of sums, in whole ones."""
    return str(round(sums))


def mean(sums: float) -> str:
    """A class's mean number of sums."""
    return format_decimal(sums, format="0.0", locale=tag())


def band(one: Level) -> str:
    return _("%(low)s to %(high)s", low=number(one.low), high=number(one.high))


def mean_band(one: Level) -> str:
    return _("%(low)s to %(high)s", low=mean(one.low), high=mean(one.high))


def by(one: Change) -> str:
    """The difference of the two numbers as they are shown: "+2"."""
    return signed(round(one.now.mean) - round(one.then.mean))


def within(one: Change) -> str:
    """Between which differences it lies."""
    return _("%(low)s to %(high)s", low=signed(one.low), high=signed(one.high))


def signed(difference: int) -> str:
    """A difference in whole sums: "+2"."""
    return f"{difference:+d}".replace("-", "−") if difference else "0"


def signed_mean(difference: float) -> str:
    """A mean difference: "+1.4"."""
    shown = round(difference, 1)
    return format_decimal(shown or 0.0, format="+0.0;−0.0" if shown else "0.0", locale=tag())


def day(at: datetime) -> str:
    return say.day(at.astimezone().date(), year=True)


def short_day(at: datetime) -> str:
    return say.day(at.astimezone().date())


# -- a class ----------------------------------------------------------------------------------------------------------


def of_class(found: ClassChange, then: date) -> list[str]:
    """Who knows more, who fewer, and what cannot be told."""
    if not found.compared:
        return [
            _("Too early to compare: nobody has %(n)d answers without help both before that day and since.", n=ENOUGH),
            _("Choose another first day, or come back after a few more games."),
        ]
    first, last = found.line[0], found.line[-1]
    told = ngettext(
        "%(num)d child can be compared: it likely knew %(then)s of %(sums)d sums on %(day)s (%(then_band)s), and"
        " %(now)s now (%(now_band)s).",
        "%(num)d children can be compared: on average they likely knew %(then)s of %(sums)d sums on %(day)s"
        " (%(then_band)s), and %(now)s now (%(now_band)s).",
        found.compared,
        then=mean(first.mean),
        now=mean(last.mean),
        then_band=mean_band(first),
        now_band=mean_band(last),
        sums=len(FACTS),
        day=say.day(then, year=True),
    )
    return [told, _between(found), _counts(found)]


def _between(found: ClassChange) -> str:
    """Between what the class's difference lies, and whether that is more or fewer."""
    _mean, low, high = mean_difference(one for _child, one in found.of_children)
    values = {"low": signed_mean(low), "high": signed_mean(high)}
    if low > 0:
        return _("On average that is more: between %(low)s and %(high)s sums in 8 out of 10 cases.", **values)
    if high < 0:
        return _("On average that is fewer: between %(low)s and %(high)s sums in 8 out of 10 cases.", **values)
    return _(
        "On average the difference lies between %(low)s and %(high)s sums in 8 out of 10 cases: it may be none.",
        **values,
    )


def _counts(found: ClassChange) -> str:
    of = Counter(one.verdict for _child, one in found.of_children)
    untold = of["cannot tell"]
    each = [
        text
        for text in (
            ngettext("%(num)d likely knows more", "%(num)d likely know more", of["more"]) if of["more"] else "",
            ngettext("%(num)d likely knows fewer", "%(num)d likely know fewer", of["fewer"]) if of["fewer"] else "",
            ngettext("%(num)d knows about as many", "%(num)d know about as many", of["alike"]) if of["alike"] else "",
            ngettext("for %(num)d it is too early to tell", "for %(num)d it is too early to tell", untold)
            if untold
            else "",
        )
        if text
    ]
    return _("Of these: %(each)s.", each=in_a_list(each))


# -- a child ----------------------------------------------------------------------------------------------------------


def of_child(one: Change, nickname: str, then: datetime) -> list[str]:
    """What has become of a child's sums, and what comes next."""
    if one.verdict == "guesses":
        return knowledge_words.like_guesses(nickname)
    since = day(then)
    if one.verdict == "too few":
        told = _(
            "Too early to compare: %(before)d answers to sums without help before %(day)s, %(since)d since.",
            before=one.before,
            since=one.since,
            day=since,
        )
        return [told, _("%(n)d of each are needed; choose another first day, or play a few more games.", n=ENOUGH)]
    values = {"name": nickname, "day": since, "then": number(one.then.mean), "now": number(one.now.mean)}
    if one.verdict == "more":
        told = _(
            "%(name)s likely knows more sums than on %(day)s (%(n)d chances in 10): about %(now)s now, %(then)s then.",
            n=chances(one),
            **values,
        )
        return [told, _range(one)]
    if one.verdict == "fewer":
        told = _(
            "%(name)s likely knows fewer sums than on %(day)s (%(n)d chances in 10): about %(now)s now, %(then)s then.",
            n=chances(one),
            **values,
        )
        slower = [_("The answers are right as often as before; they take longer.")] if one.as_right else []
        return [told, *slower, _range(one), _("Next: a few games on other days, then look again.")]
    if one.verdict == "alike":
        told = _("%(name)s knows about as many sums as on %(day)s: about %(now)s now, %(then)s then.", **values)
        return [told, _range(one)]
    told = _("The answers since %(day)s vary too much to tell whether %(name)s knows more sums or fewer.", **values)
    return [told, _range(one), _("Next: more games on other days; friends will ask the same sums again.")]


def to_take_home(one: Change, nickname: str) -> str:
    """The same for a family, in one or two sentences."""
    if not one.levels:
        return _("There are not enough answers yet to compare %(name)s with a few weeks ago.", name=nickname)
    values = {"name": nickname, "then": _of_all(one.then), "now": _of_all(one.now), "sums": len(FACTS)}
    if one.verdict in ("more", "fewer"):
        told = _(
            "Three weeks ago %(name)s likely knew %(then)s of the %(sums)d sums by heart; now it is %(now)s.", **values
        )
        return " ".join([told, *_when_fewer(one)])
    if one.verdict == "alike":
        return _("%(name)s likely knows %(now)s of the %(sums)d sums by heart, as three weeks ago.", **values)
    return _(
        "%(name)s likely knows %(now)s of the %(sums)d sums by heart. The answers cannot tell yet whether that is more"
        " than three weeks ago.",
        **values,
    )


def _of_all(one: Level) -> str:
    return _("all") if round(one.mean) == len(FACTS) else _("about %(n)s", n=number(one.mean))


def _when_fewer(one: Change) -> list[str]:
    """What a family may like to know with a fall."""
    if one.verdict != "fewer":
        return []
    if one.as_right:
        return [_("The answers are right as often as before; they take longer.")]
    return [_("A few games together are a good start.")]


def _range(one: Change) -> str:
    return _(
        "In 8 out of 10 cases the true difference lies between %(low)s and %(high)s.",
        low=signed(one.low),
        high=signed(one.high),
    )


def in_a_picture(levels: Sequence[Level]) -> str:
    """What the line shows, for who does not see it."""
    first, last = levels[0], levels[-1]
    return _(
        "Line of the sums likely known: %(then)s on %(first)s, %(now)s on %(last)s; the table has each week.",
        then=number(first.mean),
        now=number(last.mean),
        first=short_day(first.at),
        last=short_day(last.at),
    )
