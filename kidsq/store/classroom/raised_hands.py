"""Raised hands: a child asks the teacher through the tablet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kidsq.store.classroom import sittings
from kidsq.store.db.session import Session
from kidsq.store.people import audit, child_locks

FORGOT: Final = "forgot"
"""The child has forgotten its pictures, or is locked out."""


@dataclass(frozen=True, slots=True)
class Hand:
    """One raised hand. why: a code (`forgot`). learner: None when nobody has said who it is."""

    id: int
    class_id: str
    device: str
    learner: str | None
    why: str
    raised_at: str


_HAND = "id, class_id, device, learner, why, raised_at"


def raise_hand(db: Session, class_id: str, device: str, learner: str | None, why: str, at: str) -> Hand:
    """A hand goes up at this tablet in place of any other one there. Within writing().

    The same one stays; so does the child's at another tablet, as anybody may say who they are.
    """
    up = at_tablet(db, device)
    if up is not None and (up.class_id, up.learner, up.why) == (class_id, learner, why):
        return up
    lower_at(db, device, at)
    # Nobody asks for those that went down; a child who plays with the button would fill the table.
    db.execute("DELETE FROM raised_hands WHERE device = ? AND lowered_at IS NOT NULL", (device,))
    rows = db.execute(
        "INSERT INTO raised_hands (class_id, device, learner, why, raised_at) VALUES (?, ?, ?, ?, ?)"
        f" RETURNING {_HAND}",
        (class_id, device, learner, why, at),
    ).fetchall()
    return Hand(*rows[0])


def lower(db: Session, hand_id: int, at: str) -> None:
    """This hand goes down; within writing()."""
    db.execute("UPDATE raised_hands SET lowered_at = ? WHERE id = ? AND lowered_at IS NULL", (at, hand_id))


def lower_at(db: Session, device: str, at: str) -> None:
    """The hand at this tablet goes down; within writing()."""
    db.execute("UPDATE raised_hands SET lowered_at = ? WHERE device = ? AND lowered_at IS NULL", (at, device))


def lower_of(db: Session, learner: str, at: str) -> None:
    """This child's hand goes down, at whichever tablet; within writing()."""
    db.execute("UPDATE raised_hands SET lowered_at = ? WHERE learner = ? AND lowered_at IS NULL", (at, learner))


def at_tablet(db: Session, device: str) -> Hand | None:
    """The hand that is up at this tablet."""
    rows = db.execute(
        f"SELECT {_HAND} FROM raised_hands WHERE device = ? AND lowered_at IS NULL ORDER BY id DESC LIMIT 1", (device,)
    ).fetchall()
    return Hand(*rows[0]) if rows else None


def up_in(db: Session, class_id: str) -> list[Hand]:
    """The hands that are up in a class, the longest first."""
    rows = db.execute(
        f"SELECT {_HAND} FROM raised_hands WHERE class_id = ? AND lowered_at IS NULL ORDER BY id", (class_id,)
    )
    return [Hand(*row) for row in rows.fetchall()]


def let_in(db: Session, class_id: str, hand_id: int, adult: str, at: str) -> Hand | None:
    """An adult lets the child of this hand in at its tablet and unlocks it; within writing().

    Returns None when the hand is not up in this class any more, or says no child.
    """
    hand = next((hand for hand in up_in(db, class_id) if hand.id == hand_id), None)
    if hand is None or hand.learner is None:
        return None
    child_locks.unlock(db, hand.learner)
    sittings.sit_down(db, hand.device, class_id, hand.learner, at)
    lower_of(db, hand.learner, at)
    audit.append(db, at, adult, "let_in", hand.learner)
    return hand
