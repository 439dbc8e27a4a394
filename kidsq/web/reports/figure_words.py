"""A child's times, slips and helps put into sentences for adults (gettext)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final

from babel.numbers import format_decimal

from kidsq.arithmetic.skills import KINDS
from kidsq.arithmetic.sums import SUMS
from kidsq.arithmetic.sums.families import Family
from kidsq.learning.model import constants as model
from kidsq.learning.reports import timing
from kidsq.learning.reports.help_used import Helped, HelpFigures
from kidsq.learning.reports.progress import KindRow
from kidsq.learning.reports.slips import Usual
from kidsq.learning.reports.timing import ENOUGH_PER_ADDEND, Fact, Slope, Spread, Stretch, ThenNow
from kidsq.learning.tasks import TASKS, SlipField, Task
from kidsq.web.games.lookups import game_says
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import in_a_list, ngettext, tag
from kidsq.web.http.language import mark as _l
from kidsq.web.shared import code_words
from kidsq.web.shared import progress_words as say
from kidsq.web.shared.knowledge_words import numbers, usual_slip


def quartiles(one: Spread | None) -> str:
    """The middle half of some times: "2.1 – 3.4 s"."""
    if one is None or one.n < 2:
        return "–"
    low = format_decimal(one.low, format="0.0", locale=tag())
    return _("%(low)s – %(high)s", low=low, high=say.seconds(one.high))


def median_of(one: Spread | None) -> str:
    return say.seconds(one.median if one else None)


FEW_TIMES: Final = 4


def median_in_a_row(one: Spread, n: int | None = None) -> str:
    """The same in a table, with a warning on few answers. n: how many, where the spread counts others."""
    told, of = median_of(one), one.n if n is None else n
    return _("%(time)s, from only %(n)d", time=told, n=of) if of < FEW_TIMES else told


def n_of_m(n: int, m: int) -> str:
    return _("%(n)d of %(m)d", n=n, m=m) if m else "–"


def days(stretch: Stretch) -> str:
    """From when to when."""
    if stretch.first == stretch.last:
        return say.day(stretch.first)
    return _("%(first)s to %(last)s", first=say.day(stretch.first), last=say.day(stretch.last))


def week(monday: date) -> str:
    return _("week of %(day)s", day=say.day(monday))


MOSTLY_ALONE = 0.8
EXCEPTIONS = 3  # sums named in one sentence


# -- then and now -----------------------------------------------------------------------------------------------------


def then_now_sentence(found: ThenNow, nickname: str, working: Sequence[Family] = ()) -> list[str]:
    """What the same facts say about then and now. working: the families that are not known yet."""
    before, after = found.before, found.after
    if before is None or after is None:
        return [
            _("Too early to compare: it takes three sums with two timed right answers each, before and later."),
            _("Next: more games with sums on other days; friends will ask the same sums again."),
        ]
    told = [_how_it_changed(found, before, after, nickname)]
    if found.change in ("same", "unclear") and not _is_alike(before, after):
        values = {"then": median_of(before.spread), "now": median_of(after.spread)}
        told.append(_("The sum in the middle is now a different one (%(now)s, %(then)s before).", **values))
    if found.exceptions:
        told.append(_exceptions(found.exceptions))
    if found.fell:
        right = {"right": n_of_m(after.right, after.answers), "before": n_of_m(before.right, before.answers)}
        told.append(_("Right less often: %(right)s now, %(before)s before.", **right))
    return [*told, _after_then_now(found, after, working)]


def _how_it_changed(found: ThenNow, before: Stretch, after: Stretch, nickname: str) -> str:
    values = {
        "name": nickname,
        "n": len(found.facts),
        "then": median_of(before.spread),
        "now": median_of(after.spread),
        "slower": found.slower,
        "faster": found.faster,
    }
    if found.change == "faster":
        return _(
            "On the same %(n)d sums %(name)s takes %(now)s now, %(then)s before, and still gets them right.", **values
        )
    if found.change == "faster_less_right":
        return _("On the same %(n)d sums %(name)s takes %(now)s now, %(then)s before.", **values)
    if found.change == "slower":
        return _("On the same %(n)d sums %(name)s takes longer now: %(now)s, %(then)s before.", **values)
    if found.change == "same" and _is_alike(before, after):
        return _("On the same %(n)d sums the time is about the same: %(now)s now, %(then)s before.", **values)
    if found.change == "same":
        return _(
            "Sum by sum the time is about the same: of %(n)d sums %(slower)d took longer and %(faster)d less.", **values
        )
    return _("The times vary too much to compare: of %(n)d sums %(slower)d took longer and %(faster)d less.", **values)


def _is_alike(before: Stretch, after: Stretch) -> bool:
    """True if both figures of a page look the same."""
    return abs(after.spread.median - before.spread.median) < timing.FELT


def _exceptions(facts: Sequence[Fact]) -> str:
    """The sums that stand out among the others."""
    each = [
        _(
            "%(sum)s (%(now)s, %(then)s before)",
            sum=numbers(fact.skill),
            now=median_of(fact.after),
            then=median_of(fact.before),
        )
        for fact in facts[:EXCEPTIONS]
    ]
    return _("Clearly different: %(sums)s.", sums=in_a_list(each))


def _after_then_now(found: ThenNow, after: Stretch, working: Sequence[Family]) -> str:
    """What comes next; never nothing beside a weak family, a sum that became slow, or answers less often right."""
    if found.fell:
        return _("Next: no hurry. Ask how the answer was found.")
    if found.change == "slower":
        return _("That may be care, a tired day or a different tablet. Next: watch one game.")
    if working:
        return see_sums(working)
    if found.change == "faster":
        return _("Next: less help, or harder families.")
    if found.change == "unclear":
        return _("Next: more games with sums on other days; friends will ask the same sums again.")
    if after.spread.median <= model.KNOWING and not any(fact.change > 0 for fact in found.exceptions):
        return _("That is quick: nothing to do here.")
    return _("Next: the same few sums often, on several days.")


def see_sums(working: Sequence[Family]) -> str:
    """Where to go on when a page's own figures are fine, and families are not."""
    return _("Not yet, or right but slow: %(families)s. “Now” says what comes next.", families=say.families(working))


# -- the smaller addend -----------------------------------------------------------------------------------------------


def slope_sentence(found: Slope, nickname: str) -> list[str]:
    """What the growth of the time says about counting."""
    if found.slope is None:
        told = ngettext(
            "Too early to say: %(num)d timed right answer so far, doubles left out.",
            "Too early to say: %(num)d timed right answers so far, doubles left out.",
            found.n,
        )
        each = [one.n for _addend, one in found.by_addend if one.n >= ENOUGH_PER_ADDEND]
        needed = _(
            "Needed are at least three different smaller numbers with three answers each, twelve in all; so far:"
            " numbers %(n)d, answers %(m)d.",
            n=len(each),
            m=sum(each),
        )
        return [told, needed]
    values = {"name": nickname, "unit": say.seconds(max(0.0, found.slope)), "n": found.n}
    if found.manner == "flat":
        told = _("%(name)s takes hardly any longer to add more: %(unit)s for each one added (%(n)d answers).", **values)
        return [told, _("That suggests answers that come by themselves; very quick counting looks the same.")]
    if found.manner == "steep":
        told = _("%(name)s takes %(unit)s longer for each one added (%(n)d answers).", **values)
        return [told, _("That suggests counting on. Next: sums from known ones, such as 4 + 5 from 4 + 4.")]
    if found.manner == "uneven":
        told = _("%(name)s's times do not grow evenly with the smaller number (%(n)d answers).", **values)
        return [told, _("Some sums come by themselves, others take long. “Now” shows which.")]
    told = _("%(name)s takes %(unit)s longer for each one added (%(n)d answers).", **values)
    return [told, _("That is in between: some sums come by themselves, others are counted. “Now” shows which.")]


# -- slips ------------------------------------------------------------------------------------------------------------


def mistakes_sentence(usual: Usual | None, slips: int, answers: int, nickname: str) -> list[str]:
    """Which slip to look at first. usual: the kind that stands out."""
    if not answers:
        return [_("There are no answers here.")]
    if not slips:
        return [ngettext("%(num)d answer, and it is right.", "%(num)d answers, and all are right.", answers)]
    of = ngettext("%(num)d answer", "%(num)d answers", answers)
    told = ngettext("%(num)d mistake in %(answers)s.", "%(num)d mistakes in %(answers)s.", slips, answers=of)
    if usual is None:
        return [told, _("No kind of mistake stands out.")]
    advice = _for_slip(usual, nickname)
    return [told, usual_slip(usual), advice] if advice else [told, usual_slip(usual)]


def kind(row: KindRow) -> str:
    """A kind of slip over all tasks in which it came."""
    return say.slip_in(row.kind, row.example) if len(row.where) == 1 else say.slip_kind(row.kind, "several tasks")


def _for_slip(usual: Usual, nickname: str) -> str:
    """What helps with this kind of slip in tasks of its sort; nothing where kidsq knows of nothing."""
    words = code_words.SLIPS[usual.kind]
    told = NEXT.get(usual.field) or words.next
    if told:
        return _(told, name=nickname)
    return game_says("story") if words.by_game else ""


NEXT: Final[Mapping[SlipField, str]] = {
    "missing": _l("Next: lay out the total with counters, cover the number that is known, and look at what is left."),
    "points": _l("Next: hop along the points in fives together."),
    "seats": _l("Next: count the seats aloud together, a finger on each face."),
    "claims": _l("Next: let %(name)s check a friend's sum with counters."),
    "home": _l("Next: hop along the track together, one word for each hop, beginning with the next number."),
    "counting": _l("Next: count aloud together, a finger on each one, and ask at the end how many there are."),
    "groups": _l("Next: lay counters in equal rows and count them row by row."),
    "steps": _l("Next: write down the points of one game together, one line for each step."),
    "comparing": _l("Next: lay the two amounts side by side, one to one, and count what is left over."),
}
"""What helps whatever the slip; with sums it depends on that."""


# -- help -------------------------------------------------------------------------------------------------------------


def help_sentence(found: HelpFigures, nickname: str, working: Sequence[Family] = ()) -> list[str]:
    """How much is done without help, and what to do about it. working: the families that are not known yet."""
    left_out = [_first_sums(found.given)] if found.given else []
    if not found.in_all.answers:
        return left_out or [_("There are no answers here.")]
    told = [_without(found.in_all, nickname)]
    if found.compared:
        (_first, before), (_last, after) = found.compared
        told = [
            _(
                "First tries without help: %(after)s in the latest week, %(before)s in the first.",
                after=n_of_m(after.alone, after.tries),
                before=n_of_m(before.alone, before.tries),
            )
        ]
    told += left_out
    if found.most_helped:
        family, most = found.most_helped
        told.append(
            _(
                "Lately, help is seen most with %(family)s: before %(n)d of the latest %(m)d first tries.",
                family=say.family_within(family),
                n=most.tries - most.alone,
                m=most.tries,
            )
        )
        told.append(_("Next: work out one of these sums together, with counters, before help is taken away."))
    elif found.weeks[-1][1].share >= MOSTLY_ALONE:
        told.append(see_sums(working) if working else _("Next: nothing to do; the help fades by itself."))
    return told


def _first_sums(given: int) -> str:
    return ngettext(
        "Not counted here: the first sum, whose cards glow for every child.",
        "Not counted here: the first %(num)d sums, whose cards glow for every child.",
        given,
    )


def _without(one: Helped, nickname: str) -> str:
    return _("%(name)s's first tries without help: %(n)d of %(m)d.", name=nickname, n=one.alone, m=one.tries)


# -- the curriculum ---------------------------------------------------------------------------------------------------


LEHRPLAN_21: Final = "MA.1.A.3"
"""Of adding and taking away."""


def curriculum(task: Task) -> list[str]:
    """The goals of a task: a line for each curriculum; none for play."""
    goals = TASKS[task]
    if not goals.common_core:
        return []
    told = [_("Common Core: %(codes)s", codes=", ".join(goals.common_core))]
    if goals.skill == SUMS.id:
        told += [
            _("%(kind)s: %(codes)s", kind=_(code_words.FAMILIES[kind.field].name), codes=", ".join(kind.common_core))
            for kind in KINDS.values()
            if kind.common_core and kind.field
        ]
    if goals.adding:
        told.append(_("Lehrplan 21: %(code)s", code=LEHRPLAN_21))
        told.append(_("France, cycle 2: adding and mental arithmetic"))
        told.append(_("Italy, Indicazioni (primary): numbers, mental addition"))
    return told
