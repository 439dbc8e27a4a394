"""Guests' games that go, above all those that nobody has begun, and browsers in which there is nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kidsq.store.db import inspection
from kidsq.store.db.session import Session
from kidsq.store.people import settings
from kidsq.store.play import tips_seen

_OF_GUESTS: Final = (
    "FROM games WHERE class_id IS NULL"
    " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.game_id = games.id AND seats.kind = 'learner')"
    # A class that is gone has played it together, and a child that moved away before has answered there.
    " AND NOT EXISTS (SELECT 1 FROM attempts WHERE attempts.game_id = games.id AND attempts.learner IS NOT NULL)"
    " AND NOT EXISTS (SELECT 1 FROM proposals WHERE proposals.game_id = games.id)"
)
_BEGUN: Final = (
    # A bot may have the first turn, and its plies bear no key; a sum that did not hold is an answer without a ply.
    "(EXISTS (SELECT 1 FROM plies WHERE plies.game_id = games.id AND plies.key IS NOT NULL)"
    " OR EXISTS (SELECT 1 FROM attempts WHERE attempts.game_id = games.id))"
)
_NOBODY_BEGAN: Final = f"{_OF_GUESTS} AND NOT {_BEGUN}"
_UNTOUCHED: Final = "AND created_at < ? AND updated_at < ? LIMIT ?"

Game = tuple[str, str | None]
"""Its id, and its browser, if one has opened it."""


def before(db: Session, at: str, most: int) -> list[Game]:
    """Some of those that nobody has touched since then."""
    return _found(db, f"SELECT id, device {_NOBODY_BEGAN} {_UNTOUCHED}", at, at, most)


def of_guests(db: Session, at: str, most: int) -> list[Game]:
    """Some of all guests' games, played ones too, that nobody has touched since then."""
    return _found(db, f"SELECT id, device {_OF_GUESTS} {_UNTOUCHED}", at, at, most)


def oldest(db: Session, kept: int) -> list[Game]:
    """All but so many of those that were opened last."""
    return _found(db, f"SELECT id, device {_NOBODY_BEGAN} ORDER BY created_at DESC, id")[kept:]


def still(db: Session, games: Sequence[Game]) -> list[Game]:
    """Those of them that nobody has begun meanwhile."""
    return [game for game in games if _found(db, f"SELECT id, device {_NOBODY_BEGAN} AND id = ?", game[0])]


def has_begun_one(db: Session, device: str) -> bool:
    """True if a person has played a move or said a sum in a game of this browser; bots do not count."""
    return bool(db.execute(f"SELECT 1 FROM games WHERE device = ? AND {_BEGUN} LIMIT 1", (device,)).fetchall())


def _found(db: Session, question: str, *values: object) -> list[Game]:
    return [(row[0], row[1]) for row in db.execute(question, values).fetchall()]


def forget(db: Session, games: Sequence[Game]) -> None:
    """These games and what hangs on them; then their browsers, where nothing else hangs on those. Within writing()."""
    if not games:
        return
    ids, browsers = [(id_,) for id_, _ in games], sorted({device for _, device in games if device is not None})
    tables = db.columns()
    for table in (name for name, columns in tables.items() if "game_id" in columns):
        db.executemany(f"DELETE FROM {table} WHERE game_id = ?", ids)
    db.executemany("DELETE FROM games WHERE id = ?", ids)
    used = inspection.browsers_in_use(db, tables, browsers) | _have_chosen(db, browsers)
    for device in browsers:
        if device not in used:
            db.execute("DELETE FROM devices WHERE id = ?", (device,))
            db.execute("DELETE FROM settings WHERE scope = ?", (settings.of_device(device),))


def _have_chosen(db: Session, browsers: Sequence[str]) -> set[str]:
    """Those in which somebody has chosen something; what the owl has shown is nobody's choice."""
    return {one for one in browsers if settings.read(db, settings.of_device(one)).keys() - {tips_seen.KEY}}
