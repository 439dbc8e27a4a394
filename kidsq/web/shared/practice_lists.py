"""Lists of facts that an adult sets: their form, and what is said of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from typing import NamedTuple

from kidsq.arithmetic.skills import FACTS_ASKED
from kidsq.arithmetic.typed import typed_facts
from kidsq.classroom import question_settings
from kidsq.classroom.question_settings import MOST_FACTS, NAME_LENGTH, PracticeList
from kidsq.learning.alone import Only, is_of
from kidsq.learning.reports.need_groups import NeedGroup
from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.people import settings
from kidsq.web.http import context, language
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import asking, knowledge_words, meanwhile
from kidsq.web.shared.asking import CannotBeAsked, Told

_LIST = "list"
OFFERED = 8
"""As many as stand on a worksheet."""


class Form(NamedTuple):
    """What the form of a list shows, as typed. until: its last day; None: not chosen yet.

    shown: the list that is set, for the hidden field.
    """

    name: str = ""
    facts: str = ""
    until: date | str | None = None
    name_length: int = NAME_LENGTH
    shown: str = meanwhile.written({_LIST: ""})


def of_class(class_id: str) -> Told | None:
    """The list of a class, in words."""
    kept, today = settings.read(context.db(), settings.of_class(class_id)), context.today()
    return _told(question_settings.list_in(kept, today), question_settings.question_settings_in({}, kept, today).only)


def of_child(learner: str) -> Told | None:
    """The list that friends ask a child first: its own, else its class's."""
    db, today, alone = context.db(), context.today(), asking.alone([learner]).get(learner)
    own = question_settings.list_of(db, settings.of_learner(learner), today)
    if own is not None:
        return _told(own, alone)
    class_id = classes.class_of(db, learner)
    told = _told(question_settings.list_of(db, settings.of_class(class_id), today), alone) if class_id else None
    return Told(told.words, of_class=True) if told else None


def words(found: PracticeList, alone: Only | None = None) -> str:
    """A list, its last day and its facts, and which of them wait. alone: what is asked alone meanwhile."""
    day = language.day(found.until, "MMMMEEEEd")
    told = _("First “%(name)s”, until %(day)s: %(facts)s", name=found.name, day=day, facts=_facts(found))
    asked = [fact for fact in found.facts if alone is None or is_of(alone, fact)]
    if alone is None or len(asked) == len(found.facts):
        return told
    if asked:
        return _("%(list)s – for now only %(what)s", list=told, what=_typed(asked))
    return _("%(list)s – waits: for now only %(what)s", list=told, what=asking.within(alone))


def _told(found: PracticeList | None, alone: Only | None) -> Told | None:
    return Told(words(found, alone)) if found else None


def _facts(found: PracticeList) -> str:
    return _typed(found.facts)


def _typed(skills: Iterable[str]) -> str:
    return ", ".join(map(knowledge_words.skill_text, skills))


def offered(group: NeedGroup) -> str:
    """What a list for this group begins with: the facts that its children have missed."""
    missed = dict.fromkeys(skill for need in group.needs for skill in need.missed if skill in FACTS_ASKED)
    return _typed(list(missed)[:OFFERED])


def form(scope: str, typed: Mapping[str, str] | None = None) -> Form:
    """The list that is set in this scope, or what was typed and could not be kept."""
    kept = question_settings.list_of(context.db(), scope, context.today())
    empty = Form(until=kept.until if kept else None, shown=meanwhile.written({_LIST: _in_one_piece(kept)}))
    if typed is not None:
        until = typed.get("until", "").strip() or None
        return empty._replace(name=typed.get("name", ""), facts=typed.get("facts", ""), until=until)
    return empty._replace(name=kept.name, facts=_facts(kept)) if kept else empty


def change(scope: str, typed: Mapping[str, str]) -> None:
    """Set the list that a form says in this scope, or end it. Raises CannotBeAsked, or meanwhile.ChangedMeanwhile where
    another list is to be ended than the page showed; then nothing has changed.
    """
    chosen = None if typed.get("end") else read(typed)
    try:
        with writing(context.db()) as db:
            now = {_LIST: _in_one_piece(question_settings.list_of(db, scope, context.today()))}
            if meanwhile.changed(typed, {_LIST: _in_one_piece(chosen)}, now, {_LIST: _("Practice list")}):
                question_settings.set_list(db, scope, chosen)
    except meanwhile.ChangedMeanwhile:
        if chosen is None:
            raise
        raise CannotBeAsked(
            _(
                "Somebody has changed this list meanwhile. What you have typed is still here; nothing of it has been"
                " saved yet."
            )
        ) from None


def _in_one_piece(found: PracticeList | None) -> str:
    return f"{found.until} {','.join(found.facts)} {found.name}" if found else ""


def read(typed: Mapping[str, str]) -> PracticeList:
    """What a form says. Raises CannotBeAsked, with a sentence that names what cannot be read."""
    name, found = " ".join(typed.get("name", "").split()), typed_facts(typed.get("facts", ""))
    bad = [fact[:40] for fact, skill in found.items() if skill is None]
    if bad:
        raise CannotBeAsked(
            _(
                "Friends cannot ask for “%(facts)s”. Please write facts like 6x7, 8+5, 30+70, 9-4 or 2+4=1+5, with"
                " commas between them. Nothing has been changed.",
                facts=", ".join(bad[:MOST_FACTS]),
            )
        )
    facts = tuple(dict.fromkeys(skill for skill in found.values() if skill))
    if not facts:
        raise CannotBeAsked(_("There is no fact in this list. Nothing has been changed."))
    if len(facts) > MOST_FACTS:
        raise CannotBeAsked(
            _(
                "A list has at most %(n)d facts; this one has %(m)d. Nothing has been changed.",
                n=MOST_FACTS,
                m=len(facts),
            )
        )
    if not name or len(name) > NAME_LENGTH:
        raise CannotBeAsked(
            _("Please give the list a name of up to %(n)d characters. Nothing has been changed.", n=NAME_LENGTH)
        )
    return PracticeList(name, facts, asking.last_day(typed.get("until", "").strip()))
