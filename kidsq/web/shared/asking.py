"""What is asked until a day, alone or rather than other things: its form, and what is said of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from kidsq.arithmetic.sums.families import MEMBERS
from kidsq.classroom import question_settings
from kidsq.classroom.question_settings import MOST_WEEKS, Focus
from kidsq.learning.alone import OPERATIONS, Only
from kidsq.store.classroom import classes
from kidsq.store.people import settings
from kidsq.web.http import context, language
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import code_words
from kidsq.web.shared import progress_words as say

FIRST, ALONE = "first", "only"


@dataclass(frozen=True, slots=True)
class Told:
    """What is asked of a child or a class until a day, in words. of_class: it is set for the child's class."""

    words: str
    of_class: bool = False


def words(focus: Focus) -> str:
    """What is asked, "Only doubles, until Friday 4 December"."""
    what = within(focus.what)
    if focus.until is None:
        return what
    day = language.day(focus.until, "MMMMEEEEd")
    if focus.only:
        return _("Only %(what)s, until %(day)s", what=what, day=day)
    return _("First %(what)s, until %(day)s", what=what, day=day)


def name(code: str) -> str:
    """A family or an operation in a list to choose from."""
    return _(code_words.OPERATIONS[code].name) if code in OPERATIONS else say.family(code)


def within(code: str) -> str:
    """A family or an operation in the middle of a sentence."""
    return _(code_words.OPERATIONS[code].within) if code in OPERATIONS else say.family_within(code)


def of_class(class_id: str) -> Told | None:
    """What its class is asked until a day."""
    return _told(question_settings.focus_of(context.db(), settings.of_class(class_id), context.today()))


def of_child(learner: str) -> Told | None:
    """What a child is asked until a day: its own, else its class's."""
    db, today = context.db(), context.today()
    own = question_settings.focus_of(db, settings.of_learner(learner), today)
    if own is not None:
        return _told(own)
    class_id = classes.class_of(db, learner)
    told = of_class(class_id) if class_id else None
    return Told(told.words, of_class=True) if told else None


def alone(learners: Sequence[str]) -> dict[str, Only]:
    """What is asked alone of those of whom something is, by what is set for each, else for its class."""
    db, today = context.db(), context.today()
    of_class = classes.class_of_each(db, learners)
    scopes = {*map(settings.of_learner, learners), *(settings.of_class(one) for one in of_class.values() if one)}
    kept, found = settings.read_each(db, list(scopes)), {}
    for learner, class_id in of_class.items():
        of = kept[settings.of_class(class_id)] if class_id else None
        only = question_settings.question_settings_in(kept[settings.of_learner(learner)], of, today).only
        if only:
            found[learner] = only
    return found


def _told(focus: Focus | None) -> Told | None:
    return Told(words(focus)) if focus and focus.until else None


def form_values(scope: str) -> dict[str, Any]:
    """What the form of a class or a child shows beside the families: operations, how, and until when."""
    today = context.today()
    held = question_settings.focus_of(context.db(), scope, today)
    only = held is not None and held.only
    how = ALONE if only else FIRST
    return {"operations": tuple(OPERATIONS), "how": how, **days(held.until if held and only else None)}


def shows(scope: str, chosen: Mapping[str, str]) -> dict[str, str]:
    """What the form of a class or a child shows, by choice. chosen: how much it asks, and what about."""
    held = question_settings.focus_of(context.db(), scope, context.today())
    return {**chosen, **({"focus": as_sent(held)} if held else {})}


def as_sent(focus: Focus) -> str:
    """What a form says of a focus, in one piece."""
    return f"{focus.what} {focus.until}" if focus.only else focus.what


def choices() -> dict[str, str]:
    """What the two choices of this form are called."""
    return {"questions": _("Questions from the friends"), "focus": _("Sums of the week")}


def days(chosen: date | None = None) -> dict[str, Any]:
    """The day that a form shows, and between which it lies."""
    today = context.today()
    last = today + timedelta(weeks=MOST_WEEKS)
    return {"until": chosen or question_settings.friday(today), "until_first": today, "until_last": last}


class CannotBeAsked(ValueError):
    """What a form asks for is not possible; the sentence says why."""


def read(form: Mapping[str, str]) -> Focus | None:
    """What a form asks for; None: it says nothing of that. Raises CannotBeAsked."""
    what, how = form.get("focus"), form.get("how", FIRST)
    if what is None:
        return None
    if question_settings.bad_choice({"focus": what}) is not None or how not in (FIRST, ALONE):
        raise CannotBeAsked(_("One of these cannot be chosen here. Nothing has been changed."))
    if how == ALONE and what not in (*MEMBERS, *OPERATIONS):
        raise CannotBeAsked(_("“Only these” needs a family of sums or an operation. Nothing has been changed."))
    if what in OPERATIONS or how == ALONE:
        return Focus(what, only=True, until=last_day(form.get("until", "").strip()))
    return Focus(what)


def last_day(typed: str) -> date:
    """The last day that a form says; nothing typed: Friday. Raises CannotBeAsked."""
    today = context.today()
    if not typed:
        return question_settings.friday(today)
    try:
        day = date.fromisoformat(typed)
    except ValueError:
        told = _("kidsq cannot read “%(typed)s” as a date. Please write it like 2026-11-20.", typed=typed[:40])
        raise CannotBeAsked(told) from None
    bad, shown = question_settings.bad_end(day, today), say.day(day, year=True)
    if bad == "past":
        raise CannotBeAsked(
            _("%(day)s is past. Please choose today or a later day. Nothing has been changed.", day=shown)
        )
    if bad == "far":
        raise CannotBeAsked(
            _("%(day)s is more than %(n)d weeks away. Nothing has been changed.", day=shown, n=MOST_WEEKS)
        )
    return day
