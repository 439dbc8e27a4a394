"""What the model says a child knows, put into sentences for adults (gettext)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from math import ceil, floor

from babel.numbers import format_percent

from kidsq.arithmetic.kind import Kind
from kidsq.arithmetic.skills import BEYOND_TEN as BEYOND_TEN
from kidsq.arithmetic.skills import FIVE, KINDS, numbers_of
from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.model.explain import Reason, reasons
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.reports.beside import Row
from kidsq.learning.reports.hands import Hands
from kidsq.learning.reports.progress import Count
from kidsq.learning.reports.slips import Usual
from kidsq.learning.reports.standing import ENOUGH_TO_SPEAK, Advice, FieldStanding, Standing
from kidsq.learning.states import STATES as STATES
from kidsq.learning.states import State
from kidsq.learning.tasks import TASKS
from kidsq.web.games.lookups import game_says
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import in_a_list, ngettext, tag
from kidsq.web.shared import code_words
from kidsq.web.shared import progress_words as say

ROUGHLY, FINELY = 0.1, 0.05
ENOUGH_FOR_FINE = 8
SHOWN_AT_ONCE = 6
ROWS_NAMED = 3
OPEN_NAMED = 3
READY_FOR_LESS_HELP = 0.75
"""The share right above which children keep going (Klinkenberg, Straatemeier & van der Maas 2011)."""


def state(code: State) -> str:
    """The word for a state, wherever grown-ups read it."""
    return {
        "sure": _("sure"),
        "slow": _("right but slow"),
        "not yet": _("not yet"),
        "too early": _("too early to say"),
        "not asked": _("not asked yet"),
    }[code]


def state_rule(code: State) -> str:
    """What must be so before this is said."""
    return {
        "sure": _("3 right without help, on 2 days or more, and quick"),
        "slow": _("3 of 4 right or more, but slow"),
        "not yet": _("fewer than 3 of 4 right"),
        "too early": _(
            "too few answers, or to too few sums of a family, or long ago, or they look like guesses or came after the"
            " owl"
        ),
        "not asked": _("no answer without help"),
    }[code]


def look(code: State) -> str:
    """The class of a state in the style sheet."""
    return "knows-" + code.replace(" ", "-")


def numbers(skill: str) -> str:
    """`add:4+5` as it stands in a sentence."""
    return skill.partition(":")[2].replace("+", " + ")


def skill_text(skill: str) -> str:
    """Any skill, a sum too, as a heading."""
    return numbers(skill) if skill.startswith("add:") else skill_name(skill)


def skill_name(skill: str) -> str:
    """A skill that is no sum of cards, as an adult would write it."""
    kind, _colon, what = skill.partition(":")
    if kind == "missing":
        return what.replace("+", " + ").replace("=", " = ")
    if kind == "total":
        told = what.replace("+", " + ")
        return _("%(sum)s points", sum=told) if _by_fives(skill) else told
    if kind == "to_goal":
        have, _slash, goal = what.partition("/")
        if not _by_fives(skill):
            return _("from %(n)s to %(goal)s", n=have, goal=goal)
        return _("from %(n)s to %(goal)s points", n=have, goal=goal)
    if kind == "count":
        number, _slash, seats = what.partition("/")
        return _("a count of %(n)s among %(seats)s seats", n=number, seats=seats)
    if kind == "run":
        return _("row %(numbers)s", numbers=what.replace("-", " – "))
    if kind in say.SIGNS:
        return say.with_sign(say.SIGNS[kind], numbers_of(skill))
    if say.is_equation(skill):
        laying = KINDS[kind].laying
        return what.replace("+", laying.join if laying else " + ").replace("=", " = ")
    if kind == "count_set":
        return _("counting %(n)s", n=what)
    return {"pair": _("twins"), "recall": game_says("remembered")}.get(kind, skill)


def _by_fives(skill: str) -> bool:
    """True for points, which go by fives; figures are counted by ones."""
    return all(number % FIVE == 0 for number in numbers_of(skill))


def short_figure(count: Count) -> tuple[str, str]:
    """The figures of a cell, "5 of 8", and the same for a narrow one."""
    if count.alone:
        return _("%(n)d of %(m)d", n=count.right, m=count.alone), f"{count.right}/{count.alone}"
    if not count.answers:
        return "–", "–"
    if count.helped == count.answers:
        return _("helped"), _("help")
    return (_("no choice"), "=") if not count.helped else (_("not counted"), "=")


def cell_label(text: str, code: State, count: Count) -> str:
    """A sum as a screen reader says it."""
    values = {"sum": text, "label": state(code)}
    if count.alone:
        return _("%(sum)s: %(label)s, %(n)d of %(m)d right", n=count.right, m=count.alone, **values)
    if not count.answers:
        return _("%(sum)s: %(label)s, no answers", **values)
    if code == "not asked" and count.helped == count.answers:
        return _("%(sum)s: only with help so far", sum=text)
    if count.helped == count.answers:
        return _("%(sum)s: %(label)s, answered with help only", **values)
    if not count.helped:
        return _("%(sum)s: %(label)s, no other answer was possible", **values)
    return _("%(sum)s: %(label)s, with help or no other answer possible", **values)


def why(estimate: Estimate, now: datetime) -> str:
    """The sentence behind a label: "5 of 5 right without help on 3 days, about 2 s"."""
    told = [text for reason in reasons(estimate, now) if (text := _reason(reason))]
    if estimate.state == "too early" and estimate.manner == "tries":
        told.append(ngettext("%(num)d more right answer needed", "%(num)d more right answers needed", estimate.needed))
    return ", ".join(told)


def _reason(reason: Reason) -> str:
    values = reason.values
    if reason.code == "right_without_help":
        right, n, days = (int(value) for value in values)
        if days < 2:
            return _("%(right)d of %(n)d right without help", right=right, n=n)
        return _("%(right)d of %(n)d right without help on %(days)d days", right=right, n=n, days=days)
    if reason.code == "seconds":
        return _("about %(seconds)s", seconds=say.seconds(values[0]))
    if reason.code == "long_ago":
        return _("the last %(days)d days ago", days=int(values[0]))
    return {
        "from_other_sums": _("no answer without help yet"),
        "too_few": _("too few to say more"),
        "one_more_day": _("sure once it is right on another day"),
        "guesses": _("the answers look like guesses"),
        "asks": _("nearly always after the owl"),
        "says_yes": _("every claim was answered with yes"),
    }[reason.code]


def chance(estimate: Estimate) -> str:
    """The interval: how likely it is that the child knows this; nothing where too few answers carry that.

    No finer than the answers carry, and never narrower than the interval.
    """
    if estimate.state in ("too early", "not asked"):
        return ""
    step = FINELY if estimate.n >= ENOUGH_FOR_FINE else ROUGHLY
    low, high = floor(estimate.low / step + 1e-9) * step, ceil(estimate.high / step - 1e-9) * step
    values = {"low": format_percent(low, locale=tag()), "high": format_percent(high, locale=tag())}
    return _("Known with a chance of %(low)s to %(high)s (in 8 out of 10 cases)", **values)


def standing_line(one: Standing) -> str:
    """Of how many sums of a family the child is sure.

    Where it is sure or too early to say, which are open; where it is too early, how many have few answers.
    """
    if one.sure:
        told = _("sure of %(n)d of %(m)d sums", n=one.sure, m=len(one.skills))
    else:
        told = ngettext("%(num)d sum", "%(num)d sums", len(one.skills))
    if one.state not in ("sure", "too early"):
        return told
    if len(one.open) > OPEN_NAMED:
        told = ngettext("%(told)s, %(num)d open", "%(told)s, %(num)d open", len(one.open), told=told)
    elif one.open:
        told = _("%(told)s, open: %(sums)s", told=told, sums=in_a_list([numbers(skill) for skill in one.open]))
    if one.state == "sure" or not one.untold:
        return told
    few = ngettext("%(num)d not asked often enough of late", "%(num)d not asked often enough of late", one.untold)
    return f"{told}, {few}"


def sheet_figure(one: Standing | FieldStanding) -> str:
    """The figure beside a word on the class sheet: what the word rests on.

    Fifty right answers of fifty-six do not say why it is too early; that four sums of sixteen are sure does. Nor that
    one is open, where the others are sure.
    """
    but_for_some = isinstance(one, Standing) and one.state == "sure" and one.open
    if but_for_some or (one.state == "too early" and one.n >= ENOUGH_TO_SPEAK):
        return _("sure of %(n)d of %(m)d", n=one.sure, m=one.of if isinstance(one, FieldStanding) else len(one.skills))
    return _("%(n)d of %(m)d", n=one.right, m=one.n)


def row_title(kind: Kind, number: int) -> str:
    """What stands in a row: "table of 7"."""
    words = code_words.ROWS[kind.id]
    return _(words.name, n=number) if number else _(words.others)


def row_state(one: Row, counts: Mapping[str, Count]) -> str:
    """The word for a row of a child. counts: of its skills; what was only answered with help was asked, too."""
    return _of_answers(one.state, [counts[skill] for skill in one.skills if skill in counts])


def standing_state(one: Standing, count: Count) -> str:
    """The same for a family. count: of its answers."""
    return _of_answers(one.state, [count] if count.answers else [])


def _of_answers(code: State, met: Sequence[Count]) -> str:
    if code == "not asked" and met and all(count.helped == count.answers for count in met):
        return _("only with help so far")
    return state(code)


def row_line(one: Row) -> str:
    """Of how many of a row the child is sure, and how many nobody has asked it."""
    told = [_("sure of %(n)d of %(m)d", n=one.sure, m=len(one.of))] if one.sure else []
    if untold := len(one.of) - len(one.skills):
        told.append(ngettext("%(num)d not asked yet", "%(num)d not asked yet", untold))
    return ", ".join(told)


def so_far(row: Row) -> str:
    """How many of a row have come up that has no number, as cards make them: there is no end of them."""
    return ngettext("%(num)d so far", "%(num)d so far", len(row.skills))


def beyond_line(one: FieldStanding) -> str:
    """What is known beyond ten, in a sentence: "Multiplication: not yet (table of 2), sure of 4 of 18."."""
    told, sure = state(one.state), {"n": one.sure, "m": one.of}
    if one.because:
        rows = [row_title(KINDS[kind], number) for kind, number in one.because[:ROWS_NAMED]]
        told = _("%(state)s (%(rows)s)", state=told, rows=in_a_list(rows))
    if one.sure and one.state in ("slow", "not yet"):
        return _("%(what)s: %(state)s, sure of %(n)d of %(m)d.", what=say.family(one.field), state=told, **sure)
    if one.sure:
        return _("%(what)s: sure of %(n)d of %(m)d.", what=say.family(one.field), **sure)
    return _("%(what)s: %(state)s.", what=say.family(one.field), state=told)


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence on top of a child's page, and where it leads: to the answers of a skill, or to the settings."""

    text: str
    skill: str | None = None
    settings: bool = False


def in_one_sentence(advice: Advice, sums: Count, nickname: str) -> list[Line]:
    """What is known and what comes next. sums: all sums of the child, for when there is too little to say more."""
    beyond = [Line(text) for text in _beyond(advice)]
    if not sums.answers and not advice.alone and not beyond and advice.beside:
        return [Line(_("%(name)s has begun. After a few more games there is more to read here.", name=nickname))]
    if not sums.answers and not advice.alone and not beyond:
        return [
            Line(
                _("%(name)s has not worked out any sums yet. The first ones come with the first games.", name=nickname)
            )
        ]
    if advice.guesses and (advice.alone or beyond):
        return [Line(text) for text in like_guesses(nickname)]
    if advice.asks and (advice.alone or beyond):
        return []  # hands() says it
    if not sums.answers and not advice.alone:
        return [*beyond, _next(advice)]
    if not advice.alone:
        return [*_only_with_help(sums, nickname), *beyond]
    if not advice.speaks and (signs := _worked_out(advice)):
        told = _("Sums up to ten: first signs only, %(num)d without help so far.", num=advice.alone)
        return [Line(told), *map(Line, signs), *beyond]
    if not advice.speaks:
        told = _("Sums up to ten: too early to say, %(num)d without help so far.", num=advice.alone)
        return [Line(told), Line(_("From about ten on, there will be more to read here.")), *beyond]
    if advice.says_yes:
        seen = _(
            "%(name)s has said yes to nearly everything the friends claimed, so those answers say little.",
            name=nickname,
        )
        return [Line(seen), Line(_sit(nickname))]
    known = [Line(text) for text in _known(advice, nickname)]
    slips = [Line(usual_slip(advice.slip))] if advice.slip else []
    return [*known, *beyond, *slips, _next(advice)]


def _beyond(advice: Advice) -> list[str]:
    """What is known beyond ten; all of which it is too early to speak in one sentence."""
    early = [one for one in advice.beyond if one.state == "too early" and not one.sure]
    told = [beyond_line(one) for one in advice.beyond if one not in early]
    if early:
        told.append(_("Too early to say: %(families)s.", families=say.families([one.field for one in early])))
    return told


def like_guesses(nickname: str) -> list[str]:
    """What every page of a child says whose answers look like guesses, instead of a conclusion."""
    seen = _(
        "These answers of %(name)s came faster than anyone could read, or were right no more often than by chance.",
        name=nickname,
    )
    return [seen, _("So they say little."), _sit(nickname)]


def hands(of: Hands, nickname: str) -> list[Line]:
    """What stands beside a child's figures where they may not be its own; nothing else is concluded from it."""
    told = []
    if of.two.uneven:
        uneven = _(
            "Two children under one name? On %(n)d of %(m)d days the answers look like another child's: other sums"
            " are known, or the pace is another.",
            n=len(of.two.other),
            m=len(of.two.days),
        )
        told += [Line(uneven), Line(_("Ask who plays under this name."))]
    if of.owl.nearly_always:
        after = _("Nearly always after the owl: %(n)d of the latest %(m)d answers.", n=of.owl.asked, m=of.owl.of)
        told += [
            Line(after),
            Line(_("So few of them show what %(name)s knows: ask for a try before the owl.", name=nickname)),
        ]
    return told


def _sit(nickname: str) -> str:
    return _("Next: sit with %(name)s for one game and ask how the answers come about.", name=nickname)


def _only_with_help(sums: Count, nickname: str) -> list[Line]:
    made = ngettext(
        "%(num)d sum so far, %(right)d right.",
        "%(num)d sums so far, %(right)d of them right.",
        sums.answers,
        right=sums.right_in_all,
    )
    none = _("That does not show what %(name)s can do without help.", name=nickname)
    told = f"{made} {none}"
    if sums.right_in_all < READY_FOR_LESS_HELP * sums.answers:
        return [Line(told), Line(_("Next: keep playing with this help."))]
    return [Line(told), Line(_("Next: let fewer cards glow, in the settings."), settings=True)]


def _known(advice: Advice, nickname: str) -> list[str]:
    told = []
    if advice.known:
        told.append(
            _("%(name)s is sure of %(n)d of the %(m)d sums up to ten.", name=nickname, n=advice.known, m=len(FACTS))
        )
    if advice.sure:
        told.append(_("Sure: %(families)s.", families=say.families(advice.sure)))
    told += _worked_out(advice)
    if advice.rusty:
        told.append(_("Not asked for long: %(families)s.", families=say.families(advice.rusty)))
    return told or [_("%(name)s is on the way with sums up to ten.", name=nickname)]


def _worked_out(advice: Advice) -> list[str]:
    """The families that its table calls right but slow, or not yet."""
    told = []
    if advice.slow:
        told.append(_("Right but slow: %(families)s.", families=say.families(advice.slow)))
    if advice.not_yet:
        told.append(_("Not yet: %(families)s.", families=say.families(advice.not_yet)))
    return told


def usual_slip(usual: Usual) -> str:
    """The kind of slip that stands out, the same on every page of a child."""
    tasks = [code for code, task in TASKS.items() if task.slips == usual.field]
    named = {
        "sums": _("Sums"),
        "points": game_says("points"),
        "steps": _("Scores, step by step"),
        "groups": say.family("times"),
    }
    first = TASKS[tasks[0]]
    values = {
        "what": named.get(usual.field) or say.task(tasks[0]),
        "kind": say.slip_kind(usual.kind, first.skill or first.slips or ""),
        "answers": usual.answers,
        "m": usual.slips,
        "n": usual.times,
    }
    if usual.times == usual.slips:
        return _("“%(what)s”: %(m)d mistakes in %(answers)d answers, all of them: %(kind)s.", **values)
    return _("“%(what)s”: %(m)d mistakes in %(answers)d answers, %(n)d of them: %(kind)s.", **values)


def _next(advice: Advice) -> Line:
    step = advice.step
    if step.family is None or step.skill is None:
        return Line(_("Next: simply more games; no family stands out."))
    counted = step.skill.startswith("count_set:")
    values = {
        "family": say.family_within(step.family),
        "sum": numbers(step.skill) if counted else skill_text(step.skill),
    }
    if step.kind == "refresh":
        return Line(_("Next: a game or two, and %(family)s will come back (%(sum)s).", **values), skill=step.skill)
    if step.kind == "meet":
        return Line(_("Next: %(family)s (%(sum)s), not seen without help so far.", **values), skill=step.skill)
    if step.last_open:
        return Line(_("Next: %(sum)s, still open (%(family)s).", **values), skill=step.skill)
    if step.right_so_far:
        told = _("Next: %(family)s (%(sum)s, right so far, but not sure yet).", **values)
        return Line(told, skill=step.skill)
    return Line(_("Next: %(family)s (%(sum)s).", **values), skill=step.skill)
