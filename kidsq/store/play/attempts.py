"""The log of what children calculated: append only."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Any

from kidsq.learning.attempt import COLUMNS, Attempt, cells_of
from kidsq.learning.tasks import CLAIMS, OWN_SUM
from kidsq.store.classroom.reports import COUNTS
from kidsq.store.db.session import Session
from kidsq.store.db.times import EVER
from kidsq.store.people import settings

TAPS_KEPT = 25
TAPS_FOR_A_BASELINE = 5

_COLUMNS = ", ".join(COLUMNS)
_TO_READ = _COLUMNS.replace("rt_valid", settings.RT_VALID)
"""The same; no time is valid of a child whose times nobody is to read."""
_EVIDENCE = (
    "at, device, task, skill, correct, try_no, n_options, guess_p, rt_total_ms,"
    f" {settings.RT_VALID} AS rt_valid, motor_ms,"
    " hint_shown"
)
_SEQ = "(SELECT seq FROM attempts WHERE attempt_id = ?)"
_APPEND = (
    f"INSERT INTO attempts ({_COLUMNS}) VALUES ({', '.join('?' * len(COLUMNS))}) ON CONFLICT (attempt_id) DO NOTHING"
)


def append(db: Session, attempt: Attempt) -> bool:
    """Log one attempt, within writing(); the same attempt_id again stores nothing and returns False."""
    return db.execute(_APPEND, cells_of(attempt)).rowcount == 1


def never_timed(db: Session, learner: str) -> bool:
    """True if a child has answered and no time was ever measured, as where its browser runs no scripts."""
    row = db.execute(
        "SELECT 1 WHERE EXISTS (SELECT 1 FROM attempts WHERE learner = ?)"
        " AND NOT EXISTS (SELECT 1 FROM attempts WHERE learner = ? AND rt_valid = 1)",
        (learner, learner),
    ).fetchone()
    return row is not None


def of_learner(db: Session, learner: str, since: str | None = None, until: str | None = None) -> list[Attempt]:
    """A child's log in the order it was written; since <= at < until, both in UTC as in the rows."""
    rows = db.execute(
        f"SELECT {_TO_READ} FROM attempts WHERE learner = ? AND at >= ? AND at < ? ORDER BY seq",
        (settings.of_learner(learner), learner, since or "", until or EVER),
    )
    return [_attempt(row) for row in rows.fetchall()]


def latest(db: Session, learner: str, task: str, at_most: int) -> list[Attempt]:
    """A child's latest attempts of one task, oldest first."""
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM attempts WHERE learner = ? AND task = ? ORDER BY at DESC LIMIT ?",
        (learner, task, at_most),
    ).fetchall()
    return [_attempt(row) for row in reversed(rows)]


def latest_of_kind(db: Session, learner: str, kind: str, at_most: int) -> list[Attempt]:
    """A child's latest attempts of the skills of one kind that were right or not, oldest first."""
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM attempts WHERE learner = ? AND skill >= ? AND skill < ? AND correct IS NOT NULL"
        " ORDER BY at DESC LIMIT ?",
        (learner, f"{kind}:", f"{kind};", at_most),
    ).fetchall()
    return [_attempt(row) for row in reversed(rows)]


def lately(
    db: Session, learner: str, tasks: Sequence[str], at_most: int
) -> list[tuple[str, str, int | None, float | None]]:
    """A child's latest first tries at these tasks, oldest first: when, the skill, right or not, and what was believed
    of it before."""
    rows = db.execute(
        "SELECT at, skill, correct, p_before FROM attempts WHERE learner = ? AND try_no = 1"
        f" AND task IN ({', '.join('?' * len(tasks))}) ORDER BY at DESC LIMIT ?",
        (learner, *tasks, at_most),
    ).fetchall()
    return [(at, skill, correct, p) for at, skill, correct, p in reversed(rows)]


def evidence_of_learner(db: Session, learner: str) -> list[tuple[Any, ...]]:
    """A child's log, oldest first, as the model reads it: the columns of learning.evidence.evidence_in().

    The index attempts_learner holds all of them, so that the wide rows are not touched.
    """
    return db.execute(
        f"SELECT {_EVIDENCE} FROM attempts WHERE learner = ? ORDER BY at, seq",
        (settings.of_learner(learner), learner),
    ).fetchall()


def latest_evidence(db: Session, learner: str, at_most: int) -> list[tuple[Any, ...]]:
    """The latest of these, oldest first."""
    rows = db.execute(
        f"SELECT {_EVIDENCE} FROM attempts WHERE learner = ? ORDER BY at DESC, seq DESC LIMIT ?",
        (settings.of_learner(learner), learner, at_most),
    ).fetchall()
    return rows[::-1]


def latest_evidence_of(db: Session, learner: str, skills: Sequence[str], at_most: int) -> list[tuple[Any, ...]]:
    """Of each of these skills the latest that carry weight, oldest first."""
    marks = ", ".join("?" * len(skills))
    rows = db.execute(
        "SELECT * FROM (SELECT *, row_number() OVER (PARTITION BY skill ORDER BY at DESC, seq DESC) AS place FROM"
        f" (SELECT {_EVIDENCE}, seq FROM attempts WHERE learner = ? AND skill IN ({marks}) AND correct IS NOT NULL"
        f" AND {COUNTS}) AS one) AS each_one WHERE place <= ? ORDER BY at, seq",
        (settings.of_learner(learner), learner, *skills, at_most),
    ).fetchall()
    return [row[:-2] for row in rows]


def right_evidence(db: Session, learner: str, skill: str) -> list[tuple[Any, ...]]:
    """Those to one skill that were right, and first tries without help; in any order."""
    return db.execute(
        f"SELECT {_EVIDENCE} FROM attempts WHERE learner = ? AND skill = ? AND correct = 1"
        " AND hint_shown = 0 AND try_no = 1",
        (settings.of_learner(learner), learner, skill),
    ).fetchall()


def counted(db: Session, learner: str) -> tuple[int, int]:
    """How many of a child's log carry weight, and how many of these were right."""
    many, right = db.execute(
        "SELECT count(*), coalesce(sum(correct), 0) FROM attempts"
        f" WHERE learner = ? AND correct IS NOT NULL AND {COUNTS}",
        (learner,),
    ).fetchone()
    return many, right


def claims_judged(db: Session, learner: str) -> list[tuple[Any, ...]]:
    """The first tries of a child without help at claims: task, right or not, choices, chance to guess, how many."""
    return db.execute(
        "SELECT task, correct, n_options, guess_p, count(*) FROM attempts WHERE learner = ?"
        f" AND task IN ({', '.join('?' * len(CLAIMS))}) AND correct IS NOT NULL AND hint_shown = 0 AND try_no = 1"
        " GROUP BY task, correct, n_options, guess_p ORDER BY task, correct, n_options, guess_p",
        (learner, *CLAIMS),
    ).fetchall()


def of_game(db: Session, game_id: str) -> list[Attempt]:
    """The log of one game, guests included, in the order it was written."""
    rows = db.execute(f"SELECT {_COLUMNS} FROM attempts WHERE game_id = ? ORDER BY seq", (game_id,))
    return [_attempt(row) for row in rows.fetchall()]


def of_guests(db: Session, game_ids: Sequence[str], since: str | None = None) -> list[Attempt]:
    """What guests have answered in these games, in the order it was written.

    since: from this row (attempt_id) on, with it; none where there is no such row any more.
    """
    marks, from_there = ", ".join("?" * len(game_ids)), "" if since is None else f" AND seq >= {_SEQ}"
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM attempts WHERE game_id IN ({marks}) AND learner IS NULL{from_there} ORDER BY seq",
        (*game_ids, *([] if since is None else [since])),
    )
    return [_attempt(row) for row in rows.fetchall()]


def _attempt(row: Sequence[Any]) -> Attempt:
    return Attempt(**dict(zip(COLUMNS, row, strict=True)))


def tries(db: Session, game_id: str, ply: int, skill: str, learner: str | None) -> int:
    """How often this child (None: a guest) has tried this sum at this ply, right or wrong."""
    rows = db.execute(
        "SELECT count(*) FROM attempts WHERE game_id = ? AND ply = ? AND skill = ? AND coalesce(learner, '') = ?",
        (game_id, ply, skill, learner or ""),
    ).fetchall()
    number: int = rows[0][0]
    return number


def tasks_tried(db: Session, game_id: str, ply: int, learner: str) -> list[str]:
    """The task of each try of this child at this ply, whatever its skill."""
    found = "SELECT task FROM attempts WHERE game_id = ? AND ply = ? AND learner = ? ORDER BY seq"
    return [task for (task,) in db.execute(found, (game_id, ply, learner)).fetchall()]


def missed(db: Session, game_id: str, ply: int, key: str) -> list[str]:
    """The answers to this question that were not it, the first one first."""
    rows = db.execute(
        "SELECT response FROM attempts WHERE game_id = ? AND ply = ? AND substr(attempt_id, 1, length(?)) = ?"
        " AND correct = 0 ORDER BY try_no",
        (game_id, ply, key, key),
    ).fetchall()
    return [response for (response,) in rows]


def add_tap(db: Session, device: str, learner: str | None, rt_ms: int) -> None:
    """Remember how long a child's (None: a guest's) tap without arithmetic took on this device; within writing().

    Keeps the last TAPS_KEPT.
    """
    whose = (device, learner or "")
    rows = db.execute("SELECT coalesce(max(tap), 0) + 1 FROM taps WHERE device = ? AND learner = ?", whose).fetchall()
    tap = rows[0][0]
    db.execute("INSERT INTO taps (device, learner, tap, rt_ms) VALUES (?, ?, ?, ?)", (*whose, tap, rt_ms))
    db.execute("DELETE FROM taps WHERE device = ? AND learner = ? AND tap <= ?", (*whose, tap - TAPS_KEPT))


def motor_ms(db: Session, device: str, learner: str | None) -> int | None:
    """The median time of a child's last taps without arithmetic on this device; None below five of them."""
    rows = db.execute("SELECT rt_ms FROM taps WHERE device = ? AND learner = ?", (device, learner or "")).fetchall()
    return round(median(row[0] for row in rows)) if len(rows) >= TAPS_FOR_A_BASELINE else None


def own_sums(
    db: Session, learner: str, at_most: int, game_id: str = "", ply: int = 0
) -> list[tuple[str, int | None, float | None]]:
    """The latest first tries of a child's own sums, oldest first: skill, right or not, the chance of knowing before.

    game_id, ply: without those that were said there.
    """
    rows = db.execute(
        f"SELECT skill, correct, p_before FROM attempts WHERE learner = ? AND task = '{OWN_SUM}' AND try_no = 1"
        " AND NOT (game_id = ? AND ply = ?) ORDER BY at DESC LIMIT ?",
        (learner, game_id, ply, at_most),
    ).fetchall()
    return [(skill, correct, p) for skill, correct, p in reversed(rows)]


def latest_judged(
    db: Session, learner: str | None, game_id: str, tasks: Sequence[str], until: str = EVER
) -> tuple[Attempt | None, Attempt | None]:
    """A child's latest answer that was right or not, and the latest of these to one of these tasks.

    Later tries are left out. A guest's in this game. until: now.
    What lies ahead of a clock that was set back is older than all that came since.
    """
    whose, value = ("learner = ?", learner) if learner else ("game_id = ? AND learner IS NULL", game_id)
    order = "at DESC" if learner else "ply DESC, seq DESC"  # as the indexes lie
    judged = (
        f"SELECT {{}}, {_COLUMNS} FROM attempts WHERE {whose} AND at <= ? AND try_no = 1 AND correct IS NOT NULL{{}}"
    )
    of_tasks = f" AND task IN ({', '.join('?' * len(tasks))})"
    latest = f"SELECT * FROM ({judged.format(0, '')} ORDER BY {order} LIMIT 1) AS any_task"
    answered = f"SELECT * FROM ({judged.format(1, of_tasks)} ORDER BY {order} LIMIT 1) AS of_tasks"
    upto = until if learner else EVER
    rows = db.execute(f"{latest} UNION ALL {answered}", (value, upto, value, upto, *tasks)).fetchall()
    found = {which: _attempt(row) for which, *row in rows}
    return found.get(0), found.get(1)


def latest_not_yet(db: Session, game_id: str, ply: int, learner: str | None) -> Attempt | None:
    """The last sum that this child (None: a guest) has said at this ply and that did not hold."""
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM attempts WHERE game_id = ? AND ply = ? AND task = '{OWN_SUM}' AND correct = 0"
        " AND coalesce(learner, '') = ? ORDER BY seq DESC LIMIT 1",
        (game_id, ply, learner or ""),
    ).fetchall()
    return _attempt(rows[0]) if rows else None
