"""How many questions the table asks, and what about: a child's own settings before those of its group and its class."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Final, Literal, get_args

from kidsq.arithmetic.sums.families import MEMBERS, Family
from kidsq.classroom.accommodations import accommodations_in
from kidsq.learning.alone import ALONE, OPERATIONS, Only
from kidsq.store.db.session import Session
from kidsq.store.people import settings

Questions = Literal["none", "few", "normal"]
NO_FOCUS: Final = "none"
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "questions": get_args(Questions),
    "focus": (NO_FOCUS, *MEMBERS, *OPERATIONS),
}
"""The choices; what is not set for a child is left to its class, then to the default. An operation is asked alone."""
OF_GROUP: Final = "group_"
"""What a group was given is kept with each of its children, under keys that begin so: its own come before."""
MOST_WEEKS: Final = 8
"""So far away at most is the last day of what is asked alone, or of a list: nobody has to remember it."""
MOST_FACTS: Final = 30
NAME_LENGTH: Final = 40
_UNTIL: Final = "focus_until"
"""The last day (ISO) on which a focus holds; without one it holds until it is changed."""
_ONLY: Final = "only"
"""What is asked alone and its last day, "doubles 2026-12-04", before the focus, which holds again afterwards."""
_LIST: Final = "practice_list"
"""A list of facts, its last day and its name, "2026-12-04 times:6x7,add:3+4 Sixes for May"."""
_FRIDAY: Final = 4


@dataclass(frozen=True, slots=True)
class Focus:
    """What the table asks about. what: of CHOICES. only: nothing else, until a day; else rather than others.

    until: the last day; None: until it is changed.
    """

    what: str
    only: bool = False
    until: date | None = None


@dataclass(frozen=True, slots=True)
class PracticeList:
    """Facts that an adult has chosen, as skills, with a name. until: the last day on which friends ask these first."""

    name: str
    facts: tuple[str, ...]
    until: date


@dataclass(frozen=True, slots=True)
class QuestionSettings:
    """How much the table asks. focus: the family of sums asked rather than others; only: what alone is asked.

    listed: the facts of a list, which are asked first.
    """

    questions: Questions = "normal"
    focus: Family | None = None
    only: Only | None = None
    listed: frozenset[str] = frozenset()


def question_settings_in(own: Mapping[str, str], of_class: Mapping[str, str] | None, today: date) -> QuestionSettings:
    """The question settings that follow from what is set for a child, and for its class; None without a class."""
    found = {**_amount(of_class or {}), **_amount(own)}
    asked = QuestionSettings(found.get("questions", "normal"))  # type: ignore[arg-type]  # held against CHOICES
    listed = list_in(own, today) or list_in(of_class or {}, today)
    if listed is not None:
        asked = replace(asked, listed=frozenset(listed.facts))
    focus = focus_in(own, today) or focus_in(of_class or {}, today)
    if focus is not None and focus.what != NO_FOCUS:
        asked = replace(asked, only=focus.what) if focus.only else replace(asked, focus=focus.what)
    if accommodations_in(own).fewer_questions and asked.questions == "normal":
        return replace(asked, questions="few")
    return asked


def focus_in(kept: Mapping[str, str], today: date) -> Focus | None:
    """What is asked about by what is set in one scope; of a child its own choice, else that of its group."""
    return _focus(kept, "", today) or _focus(kept, OF_GROUP, today)


def list_in(kept: Mapping[str, str], today: date) -> PracticeList | None:
    """The list that is set in one scope; of a child its own, else that of its group."""
    return _list(kept, "", today) or _list(kept, OF_GROUP, today)


def list_of(db: Session, scope: str, today: date) -> PracticeList | None:
    """The list that is set in this scope alone."""
    return list_in(settings.read(db, scope), today)


def focus_of(db: Session, scope: str, today: date) -> Focus | None:
    """What is asked about by what is set in this scope alone."""
    return focus_in(settings.read(db, scope), today)


def set_in(db: Session, scope: str, today: date) -> dict[str, str]:
    """What is set in this scope alone."""
    kept = settings.read(db, scope)
    focus = focus_in(kept, today)
    return {**_amount(kept), **({"focus": focus.what} if focus else {})}


def friday(today: date) -> date:
    """The last day of this week at school; from Friday on the next one."""
    return today + timedelta(days=(_FRIDAY - 1 - today.weekday()) % 7 + 1)


def ask_group(db: Session, learner: str, focus: Focus) -> None:
    """Ask a child what its group is asked, until a day; its own choice comes before. Within writing()."""
    scope = settings.of_learner(learner)
    _end(db, scope, OF_GROUP)
    _write(db, scope, OF_GROUP, focus)


def choose(db: Session, scope: str, wanted: Mapping[str, str], focus: Focus | None, today: date) -> None:
    """Keep what an adult chose in a form; within writing(). focus: what it says; None: it asks for nothing.

    A family chosen there holds until it is changed; one that is not changed keeps its end.
    """
    settings.write_all(db, scope, wanted)
    before = focus_of(db, scope, today) or Focus("")
    if focus is None or focus == (before if focus.only else replace(before, until=None)):
        return
    end(db, scope)
    _write(db, scope, "", focus)


def end(db: Session, scope: str) -> None:
    """End what was to be asked until a day: all is as it was before. Within writing()."""
    _end(db, scope, OF_GROUP)
    _end(db, scope, "")


def set_list(db: Session, scope: str, chosen: PracticeList | None) -> None:
    """Let friends ask these facts first instead of those of another list, also of its group; None: of none any more.

    Within writing().
    """
    text = f"{chosen.until.isoformat()} {','.join(chosen.facts)} {chosen.name}" if chosen else ""
    settings.write_all(db, scope, {_LIST: text, OF_GROUP + _LIST: ""})


def set_list_of_group(db: Session, learner: str, chosen: PracticeList) -> None:
    """Let friends ask a child what its group is asked first; its own list comes before. Within writing()."""
    text = f"{chosen.until.isoformat()} {','.join(chosen.facts)} {chosen.name}"
    settings.write(db, settings.of_learner(learner), OF_GROUP + _LIST, text)


def bad_choice(wanted: Mapping[str, str]) -> str | None:
    """The first value that is not among the choices; None when all are. Empty: not set."""
    return next((value for key, value in wanted.items() if value and value not in CHOICES.get(key, ())), None)


def bad_end(until: date, today: date) -> Literal["past", "far"] | None:
    """What keeps this day from being the last one on which something is asked alone."""
    if until < today:
        return "past"
    return "far" if until > today + timedelta(weeks=MOST_WEEKS) else None


def _write(db: Session, scope: str, of: str, focus: Focus) -> None:
    if focus.only and focus.until:
        settings.write(db, scope, of + _ONLY, f"{focus.what} {focus.until.isoformat()}")
    else:
        until = focus.until.isoformat() if focus.until else ""
        settings.write_all(db, scope, {f"{of}focus": focus.what, of + _UNTIL: until})


def _end(db: Session, scope: str, of: str) -> None:
    dated = settings.read(db, scope).get(of + _UNTIL)
    settings.write_all(db, scope, {of + _ONLY: "", **({f"{of}focus": "", of + _UNTIL: ""} if dated else {})})


def _focus(kept: Mapping[str, str], of: str, today: date) -> Focus | None:
    alone, _space, last = kept.get(of + _ONLY, "").partition(" ")
    if alone in ALONE and (until := _day(last)) and until >= today:
        return Focus(alone, only=True, until=until)
    what, until = kept.get(f"{of}focus", ""), _day(kept.get(of + _UNTIL, ""))
    if what not in (NO_FOCUS, *MEMBERS) or (until and until < today):
        return None
    return Focus(what, until=until)


def _list(kept: Mapping[str, str], of: str, today: date) -> PracticeList | None:
    last, facts, name = [*kept.get(of + _LIST, "").split(" ", 2), "", ""][:3]
    until = _day(last)
    return PracticeList(name, tuple(facts.split(",")), until) if facts and until and until >= today else None


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def _amount(kept: Mapping[str, str]) -> dict[str, str]:
    return {"questions": kept["questions"]} if kept.get("questions") in CHOICES["questions"] else {}
