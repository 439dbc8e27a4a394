"""How long a child has played: from one of its own moves to the next, long pauses cut short."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
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
    return int(sum(seconds for _learner, _at, seconds in _stretches(db, [learner], since, until)))


def by_day(db: Session, learners: Sequence[str], since: str, until: str = EVER) -> dict[str, dict[date, float]]:
    """The same seconds of each of these children, by the days on which it played."""
    found: dict[str, dict[date, float]] = {learner: defaultdict(float) for learner in learners}
    for learner, at, seconds in _stretches(db, learners, since, until):
        found[learner][moment(at).astimezone().date()] += seconds
    return found


def _stretches(db: Session, learners: Sequence[str], since: str, until: str) -> Iterator[tuple[str, str, float]]:
    """Each child's own moves, when, and the seconds that led there."""
    if not learners:
        return
    rows = db.execute(
        "SELECT seats.learner, plies.game_id, games.class_id, plies.at, plies.seat = seats.seat, plies.key IS NOT NULL"
        " FROM seats JOIN games ON games.id = seats.game_id JOIN plies ON plies.game_id = games.id"
        f" WHERE seats.learner IN ({', '.join('?' * len(learners))})"
        " AND games.updated_at >= ? AND plies.at BETWEEN ? AND ? ORDER BY seats.learner, plies.game_id, plies.ply",
        (*learners, since, since, until),
    ).fetchall()
    paused = {one: pauses.of_class(db, one, since, until) for one in {row[2] for row in rows} if one is not None}
    for (learner, _game, class_id), plies in groupby(rows, itemgetter(0, 1, 2)):
        for at, seconds in _at_table(plies, paused.get(class_id, [])):
            yield learner, at, seconds


def _at_table(plies: Iterable[tuple[Any, ...]], paused: Sequence[Pause]) -> Iterator[tuple[str, float]]:
    since_own_move, before = 0.0, None
    for *_, at, own_seat, has_key in plies:
        if before is not None:
            gap = moment(at) - moment(before) - pauses.within(paused, before, at)
            since_own_move += max(0.0, min(gap.total_seconds(), LONGEST_GAP_S))
        if own_seat:
            if has_key:
                yield at, since_own_move
            since_own_move = 0.0
        before = at
