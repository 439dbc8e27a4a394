"""How long a child has played: from one of its own moves to the next, long pauses cut short."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from kidsq.store.db.session import Session
from kidsq.store.db.times import EVER, moment
from kidsq.store.play import pauses
from kidsq.store.play.pauses import Pause

LONGEST_GAP_S: Final = 120
"""Nobody thinks longer about one move; the rest of a pause is not play."""


def seconds_played(db: Session, learner: str, since: str, until: str = EVER) -> int:
    """Seconds at all tables of a child between two moments (UTC, as the store keeps them).

    Time counts that leads to a move of the child itself, the moves of the others before it included; what is played
    while a bot stands in for it does not, nor does a pause of its class.
    """
    rows = db.execute(
        "SELECT plies.game_id, games.class_id, plies.at, plies.seat = seats.seat, plies.key IS NOT NULL"
        " FROM seats JOIN games ON games.id = seats.game_id JOIN plies ON plies.game_id = games.id"
        " WHERE seats.learner = ? AND games.updated_at >= ? AND plies.at BETWEEN ? AND ?"
        " ORDER BY plies.game_id, plies.ply",
        (learner, since, since, until),
    ).fetchall()
    paused = {one: pauses.of_class(db, one, since, until) for one in {row[1] for row in rows} if one is not None}
    tables = groupby(rows, itemgetter(0, 1))
    return int(sum(_at_table(plies, paused.get(class_id, [])) for (_, class_id), plies in tables))


def _at_table(plies: Iterable[tuple[Any, ...]], paused: Sequence[Pause]) -> float:
    played, since_own_move, before = 0.0, 0.0, None
    for *_, at, own_seat, has_key in plies:
        if before is not None:
            gap = moment(at) - moment(before) - pauses.within(paused, before, at)
            since_own_move += max(0.0, min(gap.total_seconds(), LONGEST_GAP_S))
        if own_seat:
            played += since_own_move if has_key else 0.0
            since_own_move = 0.0
        before = at
    return played
