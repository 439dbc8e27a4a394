"""What a district may know of its schools: numbers, none of them so small that it speaks of single children."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kidsq.store.db.session import Session

FEWEST: Final = 10
"""Fewer children are not counted for others: who knows the school would know them."""
_ROUND: Final = 10
_CHILDREN: Final = (
    "SELECT classes.school_id, count(*) FROM learners JOIN classes ON classes.id = learners.class_id"
    " WHERE learners.archived_at IS NULL AND classes.archived_at IS NULL AND classes.simulated = 0"
    " GROUP BY classes.school_id"
)
_CLASSES: Final = (
    "SELECT school_id, count(*) FROM classes WHERE archived_at IS NULL AND simulated = 0 GROUP BY school_id"
)
_PLAYED: Final = (
    "SELECT classes.school_id, count(DISTINCT seats.learner), count(DISTINCT games.id) FROM games"
    " JOIN classes ON classes.id = games.class_id JOIN seats ON seats.game_id = games.id"
    " WHERE games.class_id IS NOT NULL AND games.created_at >= ? AND classes.simulated = 0"
    " AND seats.learner IS NOT NULL GROUP BY classes.school_id"
)
_SUMS: Final = (
    "SELECT classes.school_id, count(*) FROM classes CROSS JOIN learners CROSS JOIN attempts"
    " WHERE learners.class_id = classes.id AND attempts.learner = learners.id AND attempts.at >= ?"
    " AND classes.simulated = 0 GROUP BY classes.school_id"
)
"""CROSS JOIN keeps SQLite to this order: of each child the latest weeks, not the whole log."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Numbers of a school. None: so few that they are not told. played: children; games and sums to the nearest ten.

    All three are of lessons since a day; classes and children of now.
    """

    classes: int = 0
    children: int | None = 0
    played: int | None = 0
    games: int | None = 0
    sums: int | None = 0


def of_schools(db: Session, since: str) -> dict[str, Figures]:
    """The figures of every school that has a class, by its id. since: a moment in UTC."""
    rooms, children = (dict(db.execute(sql).fetchall()) for sql in (_CLASSES, _CHILDREN))
    played = {row[0]: (row[1], row[2]) for row in db.execute(_PLAYED, (since,)).fetchall()}
    sums = dict(db.execute(_SUMS, (since,)).fetchall())
    return {
        school: told(number, children.get(school, 0), *played.get(school, (0, 0)), sums.get(school, 0))
        for school, number in rooms.items()
    }


def told(classes: int, children: int, played: int, games: int, sums: int) -> Figures:
    """These numbers as they may be told: what few children did is not, nor so exactly that two looks tell of one."""
    few = 0 < played < FEWEST
    return Figures(
        classes,
        None if 0 < children < FEWEST else children,
        None if few else played,
        None if few else _rounded(games),
        None if few or (played == 0 and sums) else _rounded(sums),
    )


def _rounded(number: int) -> int:
    return (number + _ROUND // 2) // _ROUND * _ROUND
