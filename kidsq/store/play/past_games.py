"""The games of a child that are over."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PastGame:
    """One of them. unfinished: its lesson ended before it did. answers: of this child, play apart."""

    id: str
    edition: str
    ended_at: str
    plies: int
    unfinished: bool
    answers: int


def past_games(db: sqlite3.Connection, learner: str, limit: int) -> list[PastGame]:
    """The latest ones, the last ended first."""
    rows = db.execute(
        "SELECT games.id, games.edition, games.ended_at, games.plies, games.unfinished,"
        " (SELECT count(*) FROM attempts WHERE attempts.game_id = games.id AND attempts.learner = seats.learner"
        " AND attempts.correct IS NOT NULL)"
        " FROM seats JOIN games ON games.id = seats.game_id"
        " WHERE seats.learner = ? AND games.ended_at IS NOT NULL"
        " ORDER BY games.ended_at DESC, games.id LIMIT ?",
        (learner, limit),
    )
    return [
        PastGame(game, edition, ended_at, plies, bool(unfinished), answers)
        for game, edition, ended_at, plies, unfinished, answers in rows.fetchall()
    ]
