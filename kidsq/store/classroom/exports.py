"""What a file for an adult is made of: the log in pages, how much there is, the games a child sat at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from kidsq.learning.attempt import COLUMNS, Attempt
from kidsq.store.db.session import Session
from kidsq.store.db.times import EVER

PAGE: Final = 500

_COLUMNS = ", ".join(COLUMNS)


@dataclass(frozen=True, slots=True)
class Part:
    """Which part of the log: since <= at < until, both in UTC as in the rows, and one task; None is all of it."""

    since: str | None = None
    until: str | None = None
    task: str | None = None

    @property
    def condition(self) -> str:
        return "at >= ? AND at < ?" + (" AND task = ?" if self.task else "")

    @property
    def values(self) -> tuple[str, ...]:
        return (self.since or "", self.until or EVER, *((self.task,) if self.task else ()))


EVERYTHING: Final = Part()


@dataclass(frozen=True, slots=True)
class Extent:
    """How much there is. children: who have a row in it. minutes: those in which something was logged, as
    2026-11-20T17:34, for days of any zone.
    """

    rows: int = 0
    children: int = 0
    first: str | None = None
    last: str | None = None
    minutes: frozenset[str] = frozenset()


def extent(db: Session, learners: Sequence[str], part: Part = EVERYTHING) -> Extent:
    """How much of the log these children have."""
    rows = children = 0
    moments: list[str] = []
    minutes: set[str] = set()
    for learner in learners:
        whose = (learner, *part.values)
        found = db.execute(
            f"SELECT count(*), min(at), max(at) FROM attempts WHERE learner = ? AND {part.condition}", whose
        ).fetchall()
        if not found[0][0]:
            continue
        rows, children = rows + found[0][0], children + 1
        moments += found[0][1:]
        times = db.execute(
            f"SELECT DISTINCT substr(at, 1, 16) FROM attempts WHERE learner = ? AND {part.condition}", whose
        ).fetchall()
        minutes.update(row[0] for row in times)
    return Extent(rows, children, min(moments, default=None), max(moments, default=None), frozenset(minutes))


def rows_of(db: Session, learners: Sequence[str], part: Part = EVERYTHING) -> Iterator[Attempt]:
    """The log of these children, one child after the other, each in the order it was written.

    Read in pages: between two of them no read is open, which would keep others from committing while a tablet on slow
    Wi-Fi takes its time.
    """
    for learner in learners:
        found = db.execute(
            f"SELECT seq FROM attempts WHERE learner = ? AND {part.condition} ORDER BY seq", (learner, *part.values)
        ).fetchall()
        for begin in range(0, len(found), PAGE):
            yield from _page(db, [row[0] for row in found[begin : begin + PAGE]])


def _page(db: Session, seqs: Sequence[int]) -> list[Attempt]:
    places = ", ".join("?" * len(seqs))
    rows = db.execute(f"SELECT {_COLUMNS} FROM attempts WHERE seq IN ({places}) ORDER BY seq", tuple(seqs)).fetchall()
    return [Attempt(**dict(zip(COLUMNS, row, strict=True))) for row in rows]


def games_of(db: Session, learner: str, part: Part = EVERYTHING) -> list[str]:
    """The ids of the games that a child sat at and that began in this time, oldest first; no task narrows them."""
    rows = db.execute(
        "SELECT games.id FROM seats JOIN games ON games.id = seats.game_id"
        " WHERE seats.learner = ? AND games.created_at >= ? AND games.created_at < ?"
        " ORDER BY games.created_at, games.id",
        (learner, part.since or "", part.until or EVER),
    ).fetchall()
    return [row[0] for row in rows]
