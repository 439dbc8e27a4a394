"""Then and now put into sentences for adults (gettext): fewer is said as plainly as more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import date, datetime
from math import floor
from statistics import median

from babel.numbers import format_decimal

from kidsq.arithmetic.kind import Field
from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.reports.change import ENOUGH, ENOUGH_FOR_ONE, Change, Verdict, mean_difference, verdict_together
from kidsq.learning.reports.levels import Level
from kidsq.reports.then_now import ClassChange, Possible
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import in_a_list, ngettext, tag
from kidsq.web.shared import knowledge_words
from kidsq.web.shared import progress_words as say


def verdict(one: Change) -> str:
    """What the answers tell of a child, in a few words."""
    if one.verdict == "too few":
        return _("too few answers: %(before)d before, %(since)d since", before=one.before, since=one.since)
    return {
        "more": _("more"),
        "fewer": _("fewer"),
        "alike": _("about as many"),
        "cannot tell": _("too early to say"),
        "guesses": _("answers look like guesses"),
    }[one.verdict]


def heading(code: Verdict) -> str:
    """What stands above the children of whom the same can be said."""
    return {
        "more": _("Know more"),
        "fewer": _("Know fewer"),
        "alike": _("About as many"),
        "cannot tell": _("Too early to say"),
    }[code]


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


def of_class(found: ClassChange, then: date, possible: Possible) -> list[str]:
    """What has become of all together, then who knows more, who fewer, and what cannot be told. possible: when a class
    can be compared of which nobody is."""
    if found.compared:
        return [*_together(found, then), _counts(found), *_far_from_enough(found)]
    early = _("Too early to compare with %(day)s.", day=say.day(then, year=True))
    needed = _("A child needs %(n)d answers without help before that day, and as many since.", n=ENOUGH)
    if possible.begin:
        return [early, _("An answer is possible from %(day)s on.", day=say.day(possible.begin, year=True))]
    if possible.on:
        told = _("This page can compare from %(day)s on, if the children go on playing.", day=say.day(possible.on))
        return [_("Too early to compare."), told, _("Until then, “Who needs what” says what to do.")]
    return [early, needed]


def _together(found: ClassChange, then: date) -> list[str]:
    """The answer for all who can be compared; what is said of one stands below."""
    if found.compared < 2:
        return []
    values = {"n": found.compared, "day": say.day(then, year=True)}
    told = {
        "more": _("Together, the %(n)d children compared know more sums than on %(day)s.", **values),
        "fewer": _("Together, the %(n)d children compared know fewer sums than on %(day)s.", **values),
        "alike": _("Together, the %(n)d children compared know about as many sums as on %(day)s.", **values),
    }
    code = verdict_together(one for _child, one in found.of_children)
    return [told[code]] if code in told else []


def in_numbers(found: ClassChange, then: date) -> str:
    """The class's means behind the sentence; nothing where nobody is compared."""
    if not found.compared:
        return ""
    first, last = found.line[0], found.line[-1]
    _mean, low, high = mean_difference(one for _child, one in found.of_children)
    return _(
        "Of %(sums)s sums likely known on average, in hindsight: %(then)s on %(day)s (%(then_band)s), %(now)s now"
        " (%(now_band)s); the difference lies between %(low)s and %(high)s in 8 out of 10 cases.",
        then=mean(first.mean),
        now=mean(last.mean),
        then_band=mean_band(first),
        now_band=mean_band(last),
        low=signed_mean(low),
        high=signed_mean(high),
        sums=len(FACTS),
        day=say.day(then, year=True),
    )


def _counts(found: ClassChange) -> str:
    of = Counter(one.verdict for _child, one in found.of_children)
    untold = _untold(found)
    if untold == len(found.of_children):
        return _("One by one it is too early to say.")
    each = [
        text
        for text in (
            ngettext("%(num)d knows more", "%(num)d know more", of["more"]) if of["more"] else "",
            ngettext("%(num)d knows fewer", "%(num)d know fewer", of["fewer"]) if of["fewer"] else "",
            ngettext("%(num)d knows about as many", "%(num)d know about as many", of["alike"]) if of["alike"] else "",
            ngettext("for %(num)d it is too early", "for %(num)d it is too early", untold) if untold else "",
        )
        if text
    ]
    return ngettext(
        "One by one, of %(num)d child: %(each)s.",
        "One by one, of %(num)d children: %(each)s.",
        len(found.of_children),
        each=in_a_list(each),
    )


def _untold(found: ClassChange) -> int:
    return sum(one.verdict not in ("more", "fewer", "alike") for _child, one in found.of_children)


def _far_from_enough(found: ClassChange) -> list[str]:
    """How many answers a single child's change takes, where it is too early for most."""
    since = floor(median(one.since for _child, one in found.of_children if one.levels))
    if 2 * _untold(found) <= len(found.of_children) or since >= ENOUGH_FOR_ONE:
        return []
    told = _(
        "For one child it takes some %(n)d answers without help before that day and as many since; these children have"
        " about %(m)d since.",
        n=ENOUGH_FOR_ONE,
        m=since,
    )
    return [told, _("Next: games on more days.")]


# -- a child ----------------------------------------------------------------------------------------------------------


def of_child(one: Change, nickname: str, then: datetime) -> list[str]:
    """What has become of a child's sums, and what comes next."""
    if one.verdict == "guesses":
        return knowledge_words.like_guesses(nickname)
    since = day(then)
    if one.verdict == "too few":
        told = _(
            "Too early to compare. Answers to sums without help: %(before)d before %(day)s, %(since)d since.",
            before=one.before,
            since=one.since,
            day=since,
        )
        return [told, _("%(n)d of each are needed; choose another first day, or play a few more games.", n=ENOUGH)]
    values = {"name": nickname, "day": since}
    if one.verdict == "more":
        return [_("%(name)s knows more sums than on %(day)s.", **values)]
    if one.verdict == "fewer":
        told = _("%(name)s knows fewer sums than on %(day)s.", **values)
        slower = [_("The answers are right as often as before; they take longer.")] if one.as_right else []
        return [told, *slower, _("Next: a few games on other days, then look again.")]
    if one.verdict == "alike":
        return [_("%(name)s knows about as many sums as on %(day)s.", **values)]
    told = _("Too early to say whether %(name)s knows more sums or fewer than on %(day)s.", **values)
    return [told, _("Next: more games with sums on other days; friends will ask the same sums again.")]


def child_in_numbers(one: Change) -> str:
    """The numbers behind the sentence; nothing where nothing is compared."""
    if not one.levels:
        return ""
    told = _(
        "All answers weighed again in hindsight: sums likely known, about %(now)s now, %(then)s then.",
        now=number(one.now.mean),
        then=number(one.then.mean),
    )
    return f"{told} {_range(one)}"


def to_take_home(one: Change, nickname: str, sure: int, beyond: Mapping[Field, Change]) -> str:
    """The same for a family: of how many sums the child is sure, and what has changed, where that is certain.

    Of a change nothing where too little was played before, or since; nor of a fall that is not nearly certain:
    "cannot tell" would contradict the page that tells of it.
    """
    farther = [
        _("%(what)s: more is known than three weeks ago.", what=say.family(field))
        if found.verdict == "more"
        else _("%(what)s: less is known than three weeks ago.", what=say.family(field))
        for field, found in beyond.items()
        if found.verdict == "more" or found.surely_fell
    ]
    if farther and not one.levels:
        return " ".join(farther)
    return " ".join(filter(None, (_of_sums(one, nickname, sure), *farther)))


def _of_sums(one: Change, nickname: str, sure: int) -> str:
    told = (
        [_("%(name)s is sure of %(n)d of the %(sums)d sums.", name=nickname, n=sure, sums=len(FACTS))] if sure else []
    )
    if one.verdict == "more":
        told.append(_("%(name)s knows more sums than three weeks ago.", name=nickname))
    elif one.surely_fell:
        told.append(_("%(name)s knows fewer sums than three weeks ago.", name=nickname))
        if one.as_right:
            told.append(_("The answers are right as often as before; they take longer."))
        told.append(_("A few games together are a good start."))
    elif one.verdict == "alike":
        told.append(_("%(name)s knows about as many sums as three weeks ago.", name=nickname))
    elif one.verdict == "cannot tell":
        told.append(
            _("The answers cannot tell yet whether %(name)s knows more sums than three weeks ago.", name=nickname)
        )
    return " ".join(told)


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
