"""What lets a child in on a class's tablet: three pictures in order, or the number on the card.

In clear: a card must be printed again, and all that it opens is one child's game in one lesson.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hmac import compare_digest
from itertools import permutations
from typing import TypeVar

from kidsq.store.db.session import Session

PICTURES = ("cat", "dog", "fish", "sun", "moon", "tree", "boat", "house", "apple", "ball", "flower", "car")
"""What a child chooses from, in the order of the screen; a drawing is called picture-<name>."""

CHOSEN = 3

Triple = tuple[str, str, str]
Key = TypeVar("Key")

_TRIPLES: tuple[Triple, ...] = tuple((a, b, c) for a, b, c in permutations(PICTURES, CHOSEN))
# Four digits that a child would not try first: none like 1111 or 2002.
_NUMBERS = tuple(str(number) for number in range(1_000, 10_000) if len(set(str(number))) >= 3)


@dataclass(frozen=True, slots=True)
class Keys:
    """A child's three pictures in their order, and the number on its card."""

    pictures: Triple
    number: str


def _keys(pictures: str, number: str) -> Keys:
    first, second, third = pictures.split(",")
    return Keys((first, second, third), number)


def keys_of(db: Session, learner: str) -> Keys | None:
    """A child's keys; None for a child that never got any."""
    rows = db.execute("SELECT pictures, number FROM child_keys WHERE learner = ?", (learner,)).fetchall()
    return _keys(*rows[0]) if rows else None


def keys_in_class(db: Session, class_id: str | None) -> dict[str, Keys]:
    """The keys of a class's children, by child; archived ones too, for they may come back."""
    whose, values = ("= ?", (class_id,)) if class_id is not None else ("IS NULL", ())
    rows = db.execute(
        "SELECT learner, pictures, number FROM child_keys JOIN learners ON learners.id = child_keys.learner"
        f" WHERE learners.class_id {whose}",
        values,
    )
    return {learner: _keys(pictures, number) for learner, pictures, number in rows.fetchall()}


def new_keys(db: Session, learner: str, at: str) -> Keys:
    """Make keys that no other child of its class has, in place of the old ones; within writing()."""
    rows = db.execute("SELECT class_id FROM learners WHERE id = ?", (learner,)).fetchall()
    # The child's own old keys count as taken: new ones must differ from those that somebody has seen.
    taken = keys_in_class(db, rows[0][0] if rows else None).values()
    pictures = _free(_TRIPLES, {keys.pictures for keys in taken})
    made = Keys(pictures, _free(_NUMBERS, {keys.number for keys in taken}))
    db.execute(
        "INSERT INTO child_keys (learner, pictures, number, made_at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (learner) DO UPDATE SET pictures = excluded.pictures, number = excluded.number,"
        " made_at = excluded.made_at",
        (learner, ",".join(made.pictures), made.number, at),
    )
    return made


def matches(db: Session, learner: str, pictures: Sequence[str] | None = None, number: str | None = None) -> bool:
    """True if these pictures in this order, or this number, are the child's; False for a child without keys."""
    keys = keys_of(db, learner)
    if keys is None:
        return False
    if pictures is not None:
        return tuple(pictures) == keys.pictures
    return number is not None and compare_digest(number.strip().encode(), keys.number.encode())


def taken_in_class(db: Session, learner: str) -> bool:
    """True if another child of its class has the same pictures or number, as after a move."""
    mine = keys_of(db, learner)
    rows = db.execute("SELECT class_id FROM learners WHERE id = ?", (learner,)).fetchall()
    others = keys_in_class(db, rows[0][0]) if rows else {}
    return mine is not None and any(
        child != learner and (keys.pictures == mine.pictures or keys.number == mine.number)
        for child, keys in others.items()
    )


def _free(choices: tuple[Key, ...], taken: set[Key]) -> Key:
    # An installation without classes could use up all triples; then two children share one.
    return secrets.choice([one for one in choices if one not in taken] or choices)
