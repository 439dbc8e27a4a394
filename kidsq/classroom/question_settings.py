"""How many questions the table asks, and of which family: a child's own settings before its class's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Final, Literal, get_args

from kidsq.classroom.accommodations import accommodations_in
from kidsq.learning.families import MEMBERS, Family
from kidsq.store.db.session import Session
from kidsq.store.people import settings

Questions = Literal["none", "few", "normal"]
NO_FOCUS: Final = "none"
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {"questions": get_args(Questions), "focus": (NO_FOCUS, *MEMBERS)}
"""The choices; what is not set for a child is left to its class, then to the default."""
FOCUS_UNTIL: Final = "focus_until"
"""The last day (ISO) on which a focus holds; without one it holds until it is changed."""
_FRIDAY: Final = 4


@dataclass(frozen=True, slots=True)
class QuestionSettings:
    """How much the table asks. focus: the family of sums to ask about, None: by need."""

    questions: Questions = "normal"
    focus: Family | None = None


def question_settings_in(own: Mapping[str, str], of_class: Mapping[str, str] | None, today: date) -> QuestionSettings:
    """The question settings that follow from what is set for a child, and for its class; None without a class."""
    found = _read({**_known(of_class or {}, today), **_known(own, today)})
    if accommodations_in(own).fewer_questions and found.questions == "normal":
        return replace(found, questions="few")
    return found


def set_in(db: Session, scope: str, today: date) -> dict[str, str]:
    """What is set in this scope alone."""
    return _known(settings.read(db, scope), today)


def ask_this_week(db: Session, scope: str, family: Family, today: date) -> None:
    """Ask this family first until Friday, from Friday on until the next one; within writing()."""
    friday = today + timedelta(days=(_FRIDAY - 1 - today.weekday()) % 7 + 1)
    settings.write_all(db, scope, {"focus": family, FOCUS_UNTIL: friday.isoformat()})


def choose(db: Session, scope: str, wanted: Mapping[str, str], today: date) -> None:
    """Keep what an adult chose in a form; a family chosen there holds until it is changed. Within writing()."""
    changed = wanted.get("focus") != set_in(db, scope, today).get("focus", "")
    settings.write_all(db, scope, {**wanted, **({FOCUS_UNTIL: ""} if changed else {})})


def bad_choice(wanted: Mapping[str, str]) -> str | None:
    """The first value that is not among the choices; None when all are. Empty: not set."""
    return next((value for key, value in wanted.items() if value and value not in CHOICES.get(key, ())), None)


def _known(kept: Mapping[str, str], today: date) -> dict[str, str]:
    found = {key: kept[key] for key, values in CHOICES.items() if kept.get(key) in values}
    if kept.get(FOCUS_UNTIL, "") and kept[FOCUS_UNTIL] < today.isoformat():
        found.pop("focus", None)
    return found


def _read(found: Mapping[str, str]) -> QuestionSettings:
    focus = found.get("focus", NO_FOCUS)
    return QuestionSettings(
        questions=found.get("questions", "normal"),  # type: ignore[arg-type]  # held against CHOICES above
        focus=None if focus == NO_FOCUS else focus,
    )
