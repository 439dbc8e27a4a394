"""Checks before and after: offered by a grown-up, taken by a child. They lie apart from the log: no game is theirs."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final

from kidsq.learning.model.belief import MODEL_VERSION
from kidsq.learning.probe import Ending, ProbeRow, ProbeSum
from kidsq.store.db.session import Session
from kidsq.store.db.times import EVER, moment

OFFERED_FOR: Final = timedelta(days=7)
"""So long an offer waits for its child."""
BEGUN_FOR: Final = timedelta(minutes=30)
"""Whoever comes back later than this finds no check: it was left."""


@dataclass(frozen=True, slots=True)
class Probe:
    """A check. began_at, ended_at: None, not yet. sums: those of a check that has begun, in order."""

    id: str
    learner: str
    offered_at: str
    began_at: str | None = None
    ended_at: str | None = None
    ending: Ending | None = None
    model_version: str | None = None
    sums: tuple[ProbeSum, ...] = ()

    def waits(self, now: datetime) -> bool:
        """True if its child may begin it, or go on with it."""
        if self.ended_at is not None:
            return False
        if self.began_at is not None:
            return now - moment(self.began_at) < BEGUN_FOR
        return now - moment(self.offered_at) < OFFERED_FOR


_PROBE: Final = "id, learner, offered_at, began_at, ended_at, ending, model_version"
_SUM: Final = "skill, first, second, p_play, at, response, correct, ms"


def offer(db: Session, learners: Iterable[str], at: str) -> int:
    """Offer a check to these children but those with one that waits: to how many; within writing().

    An older offer that nobody took makes room.
    """
    now, offered = moment(at), 0
    for learner in learners:
        if waiting(db, [learner], now):
            continue
        take_back(db, [learner])
        cells = (secrets.token_hex(16), learner, at)
        db.execute("INSERT INTO probes (id, learner, offered_at) VALUES (?, ?, ?)", cells)
        offered += 1
    return offered


def take_back(db: Session, learners: Iterable[str]) -> None:
    """Take back the offers that these children have not begun; within writing()."""
    gone = "DELETE FROM probes WHERE learner = ? AND began_at IS NULL"
    db.executemany(gone, [(learner,) for learner in learners])


def waiting(db: Session, learners: Sequence[str], now: datetime) -> dict[str, Probe]:
    """The check that waits for each of these children, without its sums."""
    open_ones = f"SELECT {_PROBE} FROM probes WHERE learner = ? AND ended_at IS NULL ORDER BY offered_at"
    found = [Probe(*row) for learner in learners for row in db.execute(open_ones, (learner,)).fetchall()]
    return {one.learner: one for one in found if one.waits(now)}


def begin(db: Session, probe: Probe, sums: Sequence[ProbeSum], at: str) -> None:
    """The child has begun: these are its sums. Within writing(); a second tap changes nothing."""
    begun = "UPDATE probes SET began_at = ?, model_version = ? WHERE id = ? AND began_at IS NULL"
    if not db.execute(begun, (at, MODEL_VERSION, probe.id)).rowcount:
        return
    db.executemany(
        "INSERT INTO probe_sums (probe_id, place, learner, skill, first, second, p_play) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (probe.id, place, probe.learner, one.skill, one.first, one.second, one.p_play)
            for place, one in enumerate(sums)
        ],
    )


def answer(db: Session, probe_id: str, place: int, told: ProbeSum) -> None:
    """Write what the child said to the sum at this place; within writing(). An answer stays as it was given."""
    db.execute(
        "UPDATE probe_sums SET at = ?, response = ?, correct = ?, ms = ? WHERE probe_id = ? AND place = ?"
        " AND at IS NULL",
        (told.at, told.response, told.correct, told.ms, probe_id, place),
    )


def end(db: Session, probe_id: str, ending: Ending, at: str) -> None:
    """The check is over; within writing()."""
    over = "UPDATE probes SET ended_at = ?, ending = ? WHERE id = ? AND ended_at IS NULL"
    db.execute(over, (at, ending, probe_id))


def sums_of(db: Session, probe_id: str) -> tuple[ProbeSum, ...]:
    """The sums of a check, in order."""
    rows = db.execute(f"SELECT {_SUM} FROM probe_sums WHERE probe_id = ? ORDER BY place", (probe_id,))
    return tuple(_sum(row) for row in rows.fetchall())


def begun_by(db: Session, learner: str, since: str | None = None, until: str | None = None) -> list[Probe]:
    """The checks that a child has begun in this time, with their sums, the earliest first."""
    begun = f"SELECT {_PROBE} FROM probes WHERE learner = ? AND began_at >= ? AND began_at < ? ORDER BY began_at"
    rows = db.execute(begun, (learner, since or "", until or EVER)).fetchall()
    return [replace(Probe(*row), sums=sums_of(db, row[0])) for row in rows]


def rows_of(db: Session, learners: Sequence[str], since: str | None, until: str | None) -> Iterator[ProbeRow]:
    """A row for each sum of each check that these children have begun in this time, one child after the other."""
    for learner in learners:
        for one in begun_by(db, learner, since, until):
            for place, row in enumerate(one.sums):
                yield ProbeRow(
                    check_id=one.id,
                    learner=learner,
                    model_version=one.model_version,
                    offered_at=one.offered_at,
                    began_at=one.began_at or "",
                    ended_at=one.ended_at,
                    ending=one.ending,
                    place=place,
                    skill=row.skill,
                    first=row.first,
                    second=row.second,
                    p_play=row.p_play,
                    at=row.at,
                    response=row.response,
                    correct=None if row.correct is None else (1 if row.correct else 0),
                    ms=row.ms,
                )


def give(db: Session, gone: str, kept: str) -> None:
    """The checks of one account are the other's; within writing()."""
    take_back(db, [gone])
    for table in ("probes", "probe_sums"):
        db.execute(f"UPDATE {table} SET learner = ? WHERE learner = ?", (kept, gone))


def _sum(row: Sequence[Any]) -> ProbeSum:
    skill, first, second, p_play, at, response, correct, ms = row
    return ProbeSum(skill, first, second, p_play, at, response, None if correct is None else correct == 1, ms)
