"""How many questions the table asks and of which family: as grown-ups wish, for a child before its class."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, get_args

from kidsq.learning.reports.needs import MEMBERS
from kidsq.learning.reports.progress import Family
from kidsq.store.classroom import classes
from kidsq.store.people import settings

Questions = Literal["none", "few", "normal"]
NO_FOCUS: Final = "none"
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {"questions": get_args(Questions), "focus": (NO_FOCUS, *MEMBERS)}
"""What can be wished; whatever is not set is left to the class, then to the usual."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """How much the table asks. focus: the family of sums to ask about, None: by need."""

    questions: Questions = "normal"
    focus: Family | None = None


def wishes_of(db: sqlite3.Connection, learner: str | None) -> Wishes:
    """The wishes that hold for a child today; for a guest (None) the usual ones."""
    return _read(merged(db, learner)) if learner else Wishes()


def merged(db: sqlite3.Connection, learner: str) -> dict[str, str]:
    """What is wished of a child: its own wishes over those of its class."""
    class_id = classes.class_of(db, learner)
    of_class = settings.read(db, settings.of_class(class_id)) if class_id else {}
    return {**_known(of_class), **_known(settings.read(db, settings.of_learner(learner)))}


def wished(db: sqlite3.Connection, scope: str) -> dict[str, str]:
    """What is set in just this scope."""
    return _known(settings.read(db, scope))


def write(db: sqlite3.Connection, scope: str, wanted: Mapping[str, str]) -> None:
    """Keep checked wishes; an empty one is taken back. Within writing()."""
    for key, value in wanted.items():
        settings.write(db, scope, key, value or None)


def bad_wish(wanted: Mapping[str, str]) -> str | None:
    """The first value that cannot be wished; None when all can. Empty: no wish."""
    return next((value for key, value in wanted.items() if value and value not in CHOICES.get(key, ())), None)


def _known(kept: Mapping[str, str]) -> dict[str, str]:
    return {key: kept[key] for key, values in CHOICES.items() if kept.get(key) in values}


def _read(wished: Mapping[str, str]) -> Wishes:
    focus = wished.get("focus", NO_FOCUS)
    return Wishes(
        questions=wished.get("questions", "normal"),  # type: ignore[arg-type]  # held against CHOICES above
        focus=None if focus == NO_FOCUS else focus,  # type: ignore[arg-type]
    )
