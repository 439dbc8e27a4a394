"""How long a child has played: from one of its own moves to the next, long pauses cut short."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from datetime import datetime
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from kidsq.store.times import EVER

LONGEST_GAP_S: Final = 120
"""Nobody thinks longer about one move; the rest of a pause is not play."""


def seconds_played(db: sqlite3.Connection, learner: str, since: str, until: str = EVER) -> int:
    """Seconds at all tables of a child between two moments (UTC, as the store keeps them).

    Time counts that leads to a move of the child itself, the moves of the others before it included; what is played
    while a friend stands in for it does not.
    """
    rows = db.execute(
        "SELECT plies.game_id, plies.at, plies.seat = seats.seat, plies.key IS NOT NULL"
        " FROM seats JOIN games ON games.id = seats.game_id JOIN plies ON plies.game_id = games.id"
        " WHERE seats.learner = ? AND games.updated_at >= ? AND plies.at BETWEEN ? AND ?"
        " ORDER BY plies.game_id, plies.ply",
        (learner, since, since, until),
    ).fetchall()
    return int(sum(_at_table(plies) for _, plies in groupby(rows, itemgetter(0))))


def _at_table(plies: Iterable[tuple[Any, ...]]) -> float:
    played, since_own_move, before = 0.0, 0.0, None
    for _, kept, own_seat, has_key in plies:
        at = datetime.fromisoformat(kept)
        if before is not None:
            since_own_move += max(0.0, min((at - before).total_seconds(), LONGEST_GAP_S))
        if own_seat:
            played += since_own_move if has_key else 0.0
            since_own_move = 0.0
        before = at
    return played
