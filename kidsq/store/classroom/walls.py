"""The games that classes play together on the wall. Their children sit on no seat: what each proposes lies apart."""

from __future__ import annotations

from dataclasses import dataclass

from kidsq.store.classroom.proposals import Kind
from kidsq.store.db.session import Session


@dataclass(frozen=True, slots=True)
class Wall:
    """A game on the wall. shown_at, shown: the ply and the kind of decision for which all may see what is proposed."""

    game_id: str
    class_id: str
    began_at: str
    shown_at: int = -1
    shown: Kind | None = None


def begin(db: Session, game_id: str, class_id: str, at: str) -> None:
    """This game is one of a whole class; within writing()."""
    db.execute("INSERT INTO walls (game_id, class_id, began_at) VALUES (?, ?, ?)", (game_id, class_id, at))


def of_game(db: Session, game_id: str) -> Wall | None:
    """The wall on which this game is; None: it is a game like any other."""
    found = "SELECT game_id, class_id, began_at, shown_at, shown FROM walls WHERE game_id = ?"
    rows = db.execute(found, (game_id,)).fetchall()
    return Wall(*rows[0]) if rows else None


def show(db: Session, game_id: str, ply: int, kind: Kind) -> None:
    """From now on everybody sees what has been proposed for this decision; within writing()."""
    db.execute("UPDATE walls SET shown_at = ?, shown = ? WHERE game_id = ?", (ply, kind, game_id))
