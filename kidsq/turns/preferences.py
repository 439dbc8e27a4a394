"""How a table is shown to one child: set by the child or a grown-up, kept per child (per browser for guests)."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from kidsq.store import settings
from kidsq.store.games import StoredGame
from kidsq.turns.people import Visitor

CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "speed": ("slow", "normal", "fast", "button"),
    "hint": ("auto", "0", "1", "2", "3", "4", "5"),
    "memory": ("auto", "picture", "sparkle", "nothing"),
    "counters": ("rods", "fives"),
    "left_handed": ("0", "1"),
    "sound": ("0", "1"),
    "reading": ("0", "1"),
}
"""What can be set, and to what; the usual choice comes first, but for speed and sound."""

USUAL: Final[Mapping[str, str]] = {
    "speed": "normal",
    "hint": "auto",
    "memory": "auto",
    "counters": "rods",
    "left_handed": "0",
    "sound": "1",
    "reading": "0",
}

HELPS: Final = ("hint", "memory")
"""What only a grown-up can change once a grown-up has set it."""
BY: Final = ".by"
GROWN_UP: Final = "grown_up"


@dataclass(frozen=True, slots=True)
class Preferences:
    """One child's choices. hint, memory None: by what the child shows. pinned: what a grown-up has set."""

    speed: Literal["slow", "normal", "fast", "button"]
    hint: int | None
    memory: Literal["picture", "sparkle", "nothing"] | None
    counters: Literal["rods", "fives"]
    left_handed: bool
    sound: bool
    reading: bool
    pinned: frozenset[str] = frozenset()


def scope_of(visitor: Visitor, stored: StoredGame, seat: int) -> str:
    """Where the choices of the person on this seat are kept."""
    learner = stored.seats[seat].learner
    return settings.of_learner(learner) if learner else settings.of_device(visitor.device)


def read(db: sqlite3.Connection, scope: str) -> Preferences:
    kept = settings.read(db, scope)
    chosen = {key: kept.get(key, USUAL[key]) for key in USUAL}
    chosen = {key: value if value in CHOICES[key] else USUAL[key] for key, value in chosen.items()}
    return Preferences(
        speed=chosen["speed"],  # type: ignore[arg-type]  # held against CHOICES above
        hint=None if chosen["hint"] == "auto" else int(chosen["hint"]),
        memory=None if chosen["memory"] == "auto" else chosen["memory"],  # type: ignore[arg-type]
        counters=chosen["counters"],  # type: ignore[arg-type]
        left_handed=chosen["left_handed"] == "1",
        sound=chosen["sound"] == "1",
        reading=chosen["reading"] == "1",
        pinned=frozenset(key for key in HELPS if kept.get(key + BY) == GROWN_UP),
    )


def bad_choice(wanted: Mapping[str, str]) -> str | None:
    """The first value that cannot be chosen; None when all can."""
    return next((value for key, value in wanted.items() if value not in CHOICES.get(key, ())), None)


def pin(db: sqlite3.Connection, scope: str, wanted: Mapping[str, str]) -> None:
    """Keep a grown-up's checked choices, within writing(); help other than the usual the child cannot change then."""
    write(db, scope, wanted)
    for key in wanted.keys() & set(HELPS):
        settings.write(db, scope, key + BY, None if wanted[key] == USUAL[key] else GROWN_UP)


def undoes(db: sqlite3.Connection, scope: str, wanted: Mapping[str, str]) -> bool:
    """Whether these choices of a child would change what a grown-up has set."""
    kept, pinned = settings.read(db, scope), read(db, scope).pinned
    return any(key in pinned and kept.get(key) != value for key, value in wanted.items())


def write(db: sqlite3.Connection, scope: str, wanted: Mapping[str, str]) -> None:
    """Keep checked choices; within writing()."""
    for key, value in wanted.items():
        settings.write(db, scope, key, value)
