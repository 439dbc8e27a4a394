"""Who looked at whose page, and who changed what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kidsq.store.db.session import Session

SIGN_INS: Final = ("signed_in", "signed_out", "signed_out_everywhere", "failed_to_sign_in")
_ALL: Final = 2**63 - 1
"""More than SQLite can count is all there is."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One act of an adult. subject: an opaque id, never a name."""

    at: str
    grown_up: str | None
    action: str
    subject: str


def append(db: Session, at: str, adult: str | None, action: str, subject: str) -> None:
    """Put one act on record; within writing()."""
    db.execute("INSERT INTO audit (at, grown_up, action, subject) VALUES (?, ?, ?, ?)", (at, adult, action, subject))


def latest(db: Session, subject: str | None = None, limit: int = 100) -> list[Entry]:
    """The last acts, of one subject or of all, newest first."""
    most = min(limit, _ALL)
    wanted, values = ("", (most,)) if subject is None else (" WHERE subject = ?", (subject, most))
    rows = db.execute(f"SELECT at, grown_up, action, subject FROM audit{wanted} ORDER BY seq DESC LIMIT ?", values)
    return [Entry(*row) for row in rows.fetchall()]


def forget_sign_ins(db: Session, before: str) -> None:
    """Take from the record who signed in long ago; within writing(). What concerns a child goes with the child."""
    marks = ", ".join("?" * len(SIGN_INS))
    db.execute(f"DELETE FROM audit WHERE at < ? AND action IN ({marks})", (before, *SIGN_INS))
