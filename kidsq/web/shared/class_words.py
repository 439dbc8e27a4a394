"""A class's figures put into sentences for adults (gettext)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from babel.dates import format_time

from kidsq.arithmetic.sums.families import MEMBERS
from kidsq.classroom import question_settings
from kidsq.i18n.alphabet import order
from kidsq.learning.reports.need_groups import ChildNeed, NeedGroup
from kidsq.learning.reports.visits import Visit
from kidsq.reports.class_figures import Row, Week
from kidsq.web.games.lookups import game_says
from kidsq.web.http import language
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import in_a_list, ngettext, tag
from kidsq.web.shared import asking, code_words
from kidsq.web.shared import progress_words as say
from kidsq.web.shared.knowledge_words import Line, numbers

SUMS_NAMED = 2
ENOUGH_OF_A_CLASS = 1 / 2


def need_tag(kind: str) -> str:
    return {"family": _("Family of sums"), "field": _("Besides sums"), "slip": _("Kind of mistake")}[kind]


def need_title(kind: str, code: str) -> str:
    if kind != "slip":
        return say.family(code)
    words = code_words.SLIPS[code]
    return _(words.title or words.name)


def need_example(kind: str, code: str) -> str:
    return (code_words.SLIPS if kind == "slip" else code_words.FAMILIES)[code].example


def reason(need: ChildNeed) -> str:
    """What a need rests on, in the words of the states: "not yet: 4 + 6, 3 + 7"."""
    if need.kind == "slip":
        return _("%(times)s in the latest %(n)d sums", times=say.times(need.times), n=need.n)
    if need.kind == "field":
        return _("%(right)d of the latest %(n)d right, with help or without", right=need.times, n=need.n)
    if need.slow:
        return _("right but slow: %(right)d of %(n)d", right=need.times, n=need.n)
    sums = ", ".join(numbers(skill) for skill in need.not_yet[:SUMS_NAMED])
    return _("not yet: %(sums)s", sums=sums) if sums else _("%(right)d of %(n)d right", right=need.times, n=need.n)


def also(needs: Sequence[ChildNeed]) -> str:
    """What else a child needs, which waits for another week."""
    each = [_within(need.kind, need.code) for need in needs]
    return _("also: %(needs)s", needs=in_a_list(each))


def five_minutes(kind: str, code: str) -> str:
    """Something to do together with real cards."""
    if kind == "slip" and code_words.SLIPS[code].by_game:
        return game_says("story_of_both")
    found = (code_words.SLIPS if kind == "slip" else code_words.FAMILIES)[code].together
    return _(found) if found else _("Play a round with open cards and say each sum aloud together.")


def group_part(group: NeedGroup) -> str:
    return _("group %(n)d of %(m)d with this need", n=group.part, m=group.parts) if group.parts > 1 else ""


def why(visit: Visit) -> str:
    """Why to sit with a child, in about four words."""
    values = visit.values
    if visit.code == "stuck":
        return _("Stuck: %(right)d of %(n)d right", right=values[0], n=values[1])
    if visit.code == "helped":
        return _("Nearly always with help")
    if visit.code == "owl":
        return _("Nearly always after the owl")
    if visit.code == "two_hands":
        return _("Two children, one name?")
    if visit.code == "away":
        return ngettext("Not here for %(num)d day", "Not here for %(num)d days", values[0])
    if visit.code == "on_the_way" and visit.need is not None:
        title = _within(visit.need.kind, visit.need.code)
        if visit.need.kind != "family":
            return _("Now and then: %(what)s", what=title)
        return _("Right but slow: %(what)s", what=title) if visit.need.slow else _("Not yet: %(what)s", what=title)
    if visit.need is not None:
        told = reason(visit.need) if visit.need.kind == "family" else need_title(visit.need.kind, visit.need.code)
        return _upper(told)
    return {
        "guesses": _("Looks like guessing"),
        "says_yes": _("Says yes to everything"),
        "brand_new": _("First day"),
        "never": _("Not started"),
        "not_then": _("Did not play"),
    }.get(visit.code, _("Nothing stands out"))


def next_step(row: Row) -> str:
    """What to do with a child; the sum is that of every other page.

    Who plays on is in no group on Who needs what: both pages tell of the same needs.
    """
    visit = row.visit
    if row.group is not None:
        return _("In a group: %(what)s", what=_within(row.group.kind, row.group.code))
    need = row.need if visit.code in _LEFT_ALONE else visit.need
    if need is not None:
        if need.kind == "field":
            return _("Practise together: %(what)s", what=_within(need.kind, need.code))
        if need.kind != "family" or row.step.skill is None:
            return _("Say a sum aloud together")
        return _("Try %(sum)s together", sum=numbers(row.step.skill))
    return {
        "stuck": _("Look at the mistakes together"),
        "guesses": _("Play one game side by side"),
        "says_yes": _("Ask: how do you know?"),
        "helped": _("Let fewer cards glow"),
        "owl": _("Ask for a try before the owl"),
        "two_hands": _("Ask who plays under this name"),
        "brand_new": _("Nothing yet: first games take time"),
        "never": _("Play on") if row.ever else _("A first game"),
        "away": _("A game to get back in"),
        "not_then": "–",
    }.get(visit.code) or _play_on(row)


def _play_on(row: Row) -> str:
    """What stands out no further than on the child's own page comes by itself while it plays."""
    if row.step.last_open and row.step.skill is not None:
        return _("Play on; next: %(sum)s", sum=numbers(row.step.skill))
    if row.step.kind == "practise" and row.step.family is not None:
        return _("Play on; next: %(family)s", family=say.family_within(row.step.family))
    return _("Play on")


_LEFT_ALONE = frozenset(("on_the_way", "none", "never", "brand_new", "not_then"))
"""Why nobody need sit with a child alone: it may still be in a group."""


def this_week(week: Week) -> list[Line]:
    """What is planned for one child in its class, on its own page."""
    if week.group is not None:
        what = _within(week.group.kind, week.group.code)
        return [Line(_("This week: five minutes in a group, %(what)s.", what=what))]
    if week.need is not None and week.need.kind != "family":
        return [Line(_("This week: %(what)s.", what=_within(week.need.kind, week.need.code)))]
    return []


def in_one_sentence(rows: Sequence[Row]) -> list[str]:
    """What stands above the list of whom to sit with: that it is too early where few have played, else the first group
    where nobody stands out."""
    early = _too_early(rows)
    told = [early] if early else []
    if any(row.to_sit_with for row in rows):
        return told
    group = min((row for row in rows if row.group), key=lambda row: row.place, default=None)
    if group is None or group.group is None:
        return told or [_nobody_to_visit(rows)]
    return [*told, _take(group.group, {row.child.id: row.child.nickname for row in rows})]


def have_played(rows: Sequence[Row]) -> int:
    """How many children have answered or moved, ever."""
    return sum(row.ever is not None for row in rows)


def _too_early(rows: Sequence[Row]) -> str:
    return too_early(have_played(rows), sum(row.returned for row in rows), len(rows))


def too_early(played: int, returned: int, children: int) -> str:
    """What stands before anything else while less than half of a class has played, or has answered on two days;
    nothing afterwards. returned: how many have."""
    if not played and children:
        return _("Nobody has played yet.")
    if played < ENOUGH_OF_A_CLASS * children:
        return ngettext(
            "Too early: %(num)d of %(m)d has played.", "Too early: %(num)d of %(m)d have played.", played, m=children
        )
    if returned >= ENOUGH_OF_A_CLASS * children:
        return ""
    if not returned:
        return _("Too early for more than first signs: nobody has answered on two days yet.")
    return ngettext(
        "Too early for more than first signs: %(num)d of %(m)d has answered on two days.",
        "Too early for more than first signs: %(num)d of %(m)d have answered on two days.",
        returned,
        m=children,
    )


def _nobody_to_visit(rows: Sequence[Row]) -> str:
    if any(row.counts.answers for row in rows):
        return _("Nobody stands out: let them play.")
    if any(row.last for row in rows):
        return _("They have played but not answered anything yet: let them play on.")
    return _("Nobody has played in this period.")


def needs_in_one_sentence(
    shared: Sequence[NeedGroup], single: Sequence[NeedGroup], names: Mapping[str, str], rows: Sequence[Row]
) -> str:
    """What to do first. shared: groups of three and more; names: of the children; rows: of Class today."""
    early = _too_early(rows)
    if shared:
        return " ".join(filter(None, (early, _take(shared[0], names))))
    if early:
        return early
    if single:
        return _("No three children share a need right now; what single children need is below.")
    return _("No three children share a need right now.")


def _take(group: NeedGroup, names: Mapping[str, str]) -> str:
    children = in_a_list(sorted((names[need.learner] for need in group.needs), key=order))
    return _("Take %(names)s for five minutes: %(need)s.", names=children, need=_within(group.kind, group.code))


def _within(kind: str, code: str) -> str:
    """A need in the middle of a sentence."""
    return say.family_within(code) if kind == "family" else _lower(need_title(kind, code))


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]  # no catalogue begins these with a noun that keeps its capital


def played(row: Row, is_today: bool, chosen: bool) -> str:
    """When a child has played last: a time on today's page, a day otherwise; within the period where one is chosen."""
    if row.ever is None:
        return _("never so far")
    if is_today and row.last:
        return format_time(datetime.fromisoformat(row.last).astimezone(), "HH:mm", locale=tag())
    if chosen:
        return say.day_of(row.last) if row.last else _("not then")
    return say.day_of(row.ever)


def long_day(now: datetime) -> str:
    return language.day(now.astimezone().date(), "yMMMMEEEEd")


LEFT_OPEN = ""
"""A question setting of a child that is left to its class."""


def question_choices(*, of_class: bool) -> dict[str, tuple[str, ...]]:
    """The choices of the question settings, most questions first; a child's can be left to its class."""
    left = () if of_class else (LEFT_OPEN,)
    return {
        "questions": (*left, *question_settings.CHOICES["questions"][::-1]),
        "focus": (*left, question_settings.NO_FOCUS, *MEMBERS),
    }


def chosen_questions(set_here: Mapping[str, str], *, of_class: bool) -> dict[str, str]:
    """The question settings that hold here, as chosen or as usual."""
    usual = (
        {"questions": "normal", "focus": question_settings.NO_FOCUS}
        if of_class
        else dict.fromkeys(question_settings.CHOICES, LEFT_OPEN)
    )
    return {**usual, **set_here}


def left_open(of_class: Mapping[str, str] | None) -> dict[str, str]:
    """What holds for a child where nothing is chosen for it. of_class: what its class has; None: it has no class."""
    has = of_class or {}
    values = {
        "questions": questions(has.get("questions", "normal")),
        "focus": focus(has.get("focus", question_settings.NO_FOCUS)),
    }
    if of_class is None:
        return {key: _("as usual: %(value)s", value=value) for key, value in values.items()}
    return {key: _("as for the class: %(value)s", value=value) for key, value in values.items()}


def questions(code: str) -> str:
    """How much the table asks."""
    return {"none": _("none"), "few": _("few"), "normal": _("normal")}[code]


def focus(code: str) -> str:
    """The family of the week, or the operation."""
    if code == question_settings.NO_FOCUS:
        return _("none in particular, whatever is needed most")
    return asking.name(code)
