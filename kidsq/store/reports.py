"""Figures over many rows, counted by the database: what lists of children show."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, replace

_EVER = "9999-12-31T23:59:59.999Z"


@dataclass(frozen=True, slots=True)
class Overview:
    """One child in a list. without_help: first tries before which no help was seen, as in learning.progress."""

    games: int = 0
    last_played: str | None = None
    answers: int = 0
    without_help: int = 0


def overviews(db: sqlite3.Connection) -> dict[str, Overview]:
    """Every child that has played or answered, by its pseudonym."""
    games = db.execute(
        "SELECT seats.learner, count(*), max(games.updated_at) FROM seats JOIN games ON games.id = seats.game_id"
        " WHERE seats.learner IS NOT NULL GROUP BY seats.learner"
    ).fetchall()
    answers = db.execute(
        "SELECT learner, count(*), sum(CASE WHEN hint_shown = 0 AND try_no = 1 THEN 1 ELSE 0 END)"
        " FROM attempts WHERE learner IS NOT NULL AND correct IS NOT NULL GROUP BY learner"
    ).fetchall()
    found = {learner: Overview(number, last) for learner, number, last in games}
    for learner, number, alone in answers:
        found[learner] = replace(found.get(learner, Overview()), answers=number, without_help=alone)
    return found


def games_begun(db: sqlite3.Connection, learner: str, since: str | None = None, until: str | None = None) -> list[str]:
    """When the games of a child began; since <= moment < until, both in UTC as in the rows."""
    rows = db.execute(
        "SELECT games.created_at FROM seats JOIN games ON games.id = seats.game_id"
        " WHERE seats.learner = ? AND games.created_at >= ? AND games.created_at < ? ORDER BY games.created_at",
        (learner, since or "", until or _EVER),
    ).fetchall()
    return [row[0] for row in rows]
