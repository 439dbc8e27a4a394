"""The codes of a child's figures put into sentences for adults (gettext)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date, datetime
from typing import Any, Final

from babel.dates import format_time
from babel.numbers import format_decimal

from kidsq.arithmetic.kind import Kind
from kidsq.arithmetic.skills import KINDS
from kidsq.arithmetic.sums import SUMS
from kidsq.learning.attempt import Attempt
from kidsq.learning.reports.progress import Count, Recall, Slip, counts, kind_of, without_help
from kidsq.learning.tasks import ALWAYS_RIGHT, CLAIMS, COUNT, RECALL, TASKS
from kidsq.web.games.lookups import game_says
from kidsq.web.http import language
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import in_a_list, ngettext, tag
from kidsq.web.shared import code_words, equations


def family(code: str) -> str:
    return _(code_words.FAMILIES[code].name)


def family_example(code: str) -> str:
    return code_words.FAMILIES[code].example


def family_within(code: str) -> str:
    """A family in the middle of a sentence."""
    return _(code_words.FAMILIES[code].within)


def families(codes: Sequence[str]) -> str:
    """Families in the middle of a sentence: "doubles and partners of ten"."""
    return in_a_list([family_within(code) for code in codes])


def task(code: str) -> str:
    return _(code_words.TASKS[code].name) if code in code_words.TASKS else game_says(f"task:{code}")


def task_question(code: str) -> str:
    return _(code_words.TASKS[code].asks) if code in code_words.TASKS else game_says(f"question:{code}")


SIGNS: Final = {code: kind for code, kind in KINDS.items() if kind.sign != SUMS.sign}
"""Skills that are written with a sign of their own."""


def slip_kind(code: str, where: str = "") -> str:
    """where: a key of SLIPS_OF."""
    return _(code_words.SLIPS_OF.get(where, {}).get(code) or code_words.SLIPS[code].name)


def slip_in(code: str, attempt: Attempt) -> str:
    """A kind of slip as it is called in this answer."""
    task = TASKS[attempt.task]
    return slip_kind(code, attempt.skill.partition(":")[0] if task.skill else task.slips or "")


def times(number: int) -> str:
    return _("once") if number == 1 else ngettext("%(num)d time", "%(num)d times", number)


def sum_text(addends: Sequence[object], total: object, layout: str | None = None) -> str:
    """ "2 + 3 = 5", or "5 = 2 + 3" where the table showed it so."""
    left = " + ".join(map(str, addends))
    return f"{total} = {left}" if layout == "c=a+b" else f"{left} = {total}"


def with_sign(kind: Kind, numbers: Sequence[object]) -> str:
    """ "5 × 3", "18 − 4"."""
    return f" {kind.sign} ".join(map(str, numbers))


def answer(attempt: Attempt) -> str:
    """What the child answered, as the table showed it."""
    operands, response = _list(attempt.operands), json.loads(attempt.response)
    asked = TASKS[attempt.task].skill
    if asked == "count" and len(operands) == 2:
        return _("a count of %(n)s among %(seats)s seats", n=operands[0], seats=operands[1])
    if asked == "run":
        return ", ".join(map(str, operands))
    if asked == "pair" and operands:
        return _("two cards with %(n)s", n=operands[0])
    if attempt.task == RECALL:
        return game_says("place", n=response + 1 if isinstance(response, int) else "–")
    if attempt.task in CLAIMS:
        return _claim(attempt, operands)
    if asked in ("swap", "stop"):
        return _choice(attempt)
    if attempt.skill.startswith("count_set:") and operands:
        return _("%(n)s counted: %(answer)s", n=operands[0], answer=response)
    if asked == "missing" and len(operands) == 2:
        return _("%(known)s + ? = %(total)s: %(answer)s", known=operands[0], total=operands[1], answer=response)
    if asked == "to_goal" and len(operands) == 2:
        return _("from %(have)s to %(goal)s: %(answer)s more", have=operands[0], goal=operands[1], answer=response)
    return _equation(attempt, operands, response)


def _claim(attempt: Attempt, operands: list[Any]) -> str:
    presented = json.loads(attempt.presented)
    claimed = presented.get("claimed", "–") if isinstance(presented, dict) else presented
    said = _("yes") if json.loads(attempt.response) else _("not so")
    return _("“%(sum)s” – %(answer)s", sum=_equation(attempt, operands, claimed), answer=said)


def _equation(attempt: Attempt, operands: list[Any], result: Any) -> str:
    """What was asked, with what somebody said of it: of any kind, and in the layout of the table."""
    kind = KINDS.get(attempt.skill.partition(":")[0], SUMS)
    return equations.text(equations.asked(kind, operands, result, attempt.layout or ""))


def is_equation(skill: str) -> bool:
    """True for what is said with cards, and is no sum with its total as a card."""
    kind = KINDS.get(skill.partition(":")[0])
    return kind is not None and kind.laying is not None and kind is not SUMS


def _choice(attempt: Attempt) -> str:
    """What a child has chosen where nothing is right or wrong."""
    response, best = json.loads(attempt.response), json.loads(attempt.truth)
    if TASKS[attempt.task].skill == "stop":
        return _("stopped") if response == "stop" else _("turned up one more")
    return _("%(n)s brought home, %(best)s would have been possible", n=response, best=best)


def _list(text: str) -> list[Any]:
    value = json.loads(text)
    return value if isinstance(value, list) else []


def verdict(attempt: Attempt) -> str:
    if attempt.correct is None:
        return _("play")
    return _("right") if attempt.correct else _("not yet: %(kind)s", kind=slip_in(kind_of(attempt), attempt))


def help_seen(attempt: Attempt) -> str:
    """The strongest help seen before answering."""
    if attempt.task == RECALL:
        return {0: _("none"), 3: game_says("hinted"), 5: _("picture and points")}.get(attempt.hint_shown, "")
    return {
        0: _("none"),
        1: _("a word, when asked"),
        2: _("“there is a sum”"),
        3: _("one addend glowed"),
        4: _("the addends glowed"),
        5: _("the whole sum glowed"),
    }.get(attempt.hint_shown, str(attempt.hint_shown))


def why_not_counted(attempt: Attempt) -> str:
    """Why an answer is not among those that count; empty when it is."""
    if attempt.correct is None:
        return _("play, not arithmetic")
    if counts(attempt):
        return ""
    if attempt.try_no > 1:
        return _("a later try")
    if not without_help(attempt):
        return _("with help")
    if attempt.task in ALWAYS_RIGHT:
        return _("the table takes only cards that fit")
    return _("only one card was left as the total")


def seconds(value: float | None) -> str:
    """Such as "2.1 s", which no line ends within."""
    if value is None:
        return "–"
    return _("%(n)s s", n=format_decimal(value, format="0.0", locale=tag())).replace(" ", "\N{NO-BREAK SPACE}")


def n_of_m(count: Count) -> str:
    """Right of those that count; of all answers where none counts."""
    if not count.answers:
        return "–"
    n, m = (count.right, count.alone) if count.alone else (count.right_in_all, count.answers)
    return _("%(n)d of %(m)d", n=n, m=m)


def figure(count: Count) -> str:
    """n_of_m() with a word where no answer counts: all with help, none could have gone otherwise, or both."""
    told = n_of_m(count)
    if count.alone or not count.answers:
        return told
    if count.helped == count.answers:
        return _("%(figure)s, with help", figure=told)
    if not count.helped:
        return _("%(figure)s, no other answer was possible", figure=told)
    return _("%(figure)s, with help or no other answer possible", figure=told)


def short_figure(count: Count) -> str:
    """n_of_m() for a narrow cell."""
    if not count.answers:
        return "–"
    return f"{count.right}/{count.alone}" if count.alone else f"{count.right_in_all}/{count.answers}"


def day(value: date | None, *, year: bool = False) -> str:
    if value is None:
        return "–"
    return language.day(value, "yMMMd" if year else "MMMd")


def day_and_time(at: str) -> str:
    """A moment of the log on this machine's clock."""
    local = datetime.fromisoformat(at).astimezone()
    return f"{day(local.date())}, {format_time(local, 'HH:mm', locale=tag())}"


def day_of(at: str) -> str:
    return day(datetime.fromisoformat(at).astimezone().date())


def shown_cards(attempt: Attempt) -> list[Any]:
    """The numbers of an attempt that are cards or points, for drawing them."""
    numbers = _list(attempt.operands)
    if is_equation(attempt.skill):
        return list(map(abs, numbers[:-1] if attempt.skill.endswith(f"={numbers[-1]}") else numbers))
    # The second number of a count is that of the seats, that of the others a total.
    return numbers[:1] if TASKS[attempt.task].skill in ("count", "missing", "to_goal", "diff") else numbers


def are_points(attempt: Attempt) -> bool:
    """True if the numbers of an attempt are points, or figures that were counted, and not cards."""
    return TASKS[attempt.task].figures or attempt.skill.startswith("total:")


def slip_line(slip: Slip) -> str:
    return _("%(kind)s, %(times)s", kind=slip_in(slip.kind, slip.last), times=times(slip.times))


def slip_told(slip: Slip) -> str:
    """The same with what was answered, but where that says nothing more: seats differ from game to game."""
    if slip.last.task == COUNT:
        return slip_line(slip)
    return _("%(what)s: %(told)s", what=answer(slip.last), told=slip_line(slip))


def recall_line(recall: Recall) -> str:
    """How often what was seen before was found; a child may well want something unknown."""
    return game_says("recalls", n=recall.choices, known=recall.remembered)
