"""Figures over many rows, counted by the database: what lists of children show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any, Final

from kidsq.learning.tasks import ALWAYS_RIGHT, CLAIMS, OF_SUMS, SUM, Task
from kidsq.store.db.session import Session
from kidsq.store.db.times import EVER
from kidsq.store.people import settings


def games_begun(db: Session, learner: str, since: str | None = None, until: str | None = None) -> list[str]:
    """When the games of a child began; since <= moment < until, both in UTC as in the rows."""
    rows = db.execute(
        "SELECT begun FROM seats WHERE learner = ? AND begun >= ? AND begun < ? ORDER BY begun",
        (learner, since or "", until or EVER),
    ).fetchall()
    return [row[0] for row in rows]


# -- a class: every query of answers reads the index attempts_learner, a child at a time ---------------------------


@dataclass(frozen=True, slots=True)
class Counted:
    """One child's answers in a period. helped: with help or on a later try. alone: without, where something else could
    have been answered, of which `right` were right; sums, sums_right: those of them that were sums."""

    answers: int = 0
    helped: int = 0
    alone: int = 0
    right: int = 0
    sums: int = 0
    sums_right: int = 0


@dataclass(frozen=True, slots=True)
class Span:
    """When a child's log begins and ends, UTC as in the rows."""

    first: str
    last: str


def _among(tasks: Sequence[Task]) -> str:
    return "IN ('" + "', '".join(tasks) + "')"


_WITHOUT_HELP: Final = "hint_shown = 0 AND try_no = 1"
_HAD_A_CHOICE: Final = (
    f"(guess_p IS NULL OR guess_p < 1) AND (n_options IS NULL OR n_options > 1) AND task NOT {_among(ALWAYS_RIGHT)}"
)
"""As learning.evidence.had_a_choice()."""
COUNTS: Final = f"{_WITHOUT_HELP} AND {_HAD_A_CHOICE}"
_IS_SUM: Final = f"task {_among(OF_SUMS)} AND skill >= '{SUM}:' AND skill < '{SUM};'"
"""As learning.tasks.slip_field() says "sums"."""
_COUNTED: Final = (
    f"SELECT count(*), count(*) FILTER (WHERE NOT ({_WITHOUT_HELP})), count(*) FILTER (WHERE {COUNTS}),"
    f" count(*) FILTER (WHERE correct = 1 AND {COUNTS}),"
    f" count(*) FILTER (WHERE {_IS_SUM} AND {COUNTS}),"
    f" count(*) FILTER (WHERE {_IS_SUM} AND correct = 1 AND {COUNTS})"
    " FROM attempts WHERE learner = ? AND at >= ? AND at < ? AND correct IS NOT NULL"
)
_LATEST: Final = (
    "SELECT max(at) FROM (SELECT max(at) AS at FROM attempts WHERE learner = ? AND at >= ? AND at < ?"
    " UNION ALL SELECT max(plies.at) FROM ("
    "SELECT seats.game_id, seats.seat FROM seats JOIN games ON games.id = seats.game_id"
    " WHERE seats.learner = ? AND games.updated_at >= ? AND seats.begun < ?"
    " ORDER BY seats.begun DESC LIMIT 8) AS lately"
    " JOIN plies ON plies.game_id = lately.game_id AND plies.seat = lately.seat"
    " WHERE plies.key IS NOT NULL AND plies.at >= ? AND plies.at < ?) AS moments"
)
"""A move without a key is that of a bot that stood in. Reading a child's last games is enough, and soon done."""
_SUMS: Final = (
    "SELECT error FROM attempts WHERE learner = ? AND at >= ? AND at < ? AND correct IS NOT NULL"
    f" AND {_IS_SUM} ORDER BY at DESC LIMIT ?"
)
_ATTEMPTS: Final = (
    "SELECT at, device, task, skill, correct, try_no, n_options, guess_p, rt_total_ms,"
    f" {settings.RT_VALID}, motor_ms, hint_shown"
    f" FROM attempts WHERE learner = ? AND correct IS NOT NULL AND {COUNTS}"
)
_EVERY: Final = f"{_ATTEMPTS} AND at < ? ORDER BY at, task, skill, device, operands"
_CHANCES: Final = (
    "SELECT skill, correct, guess_p, n_options, error FROM attempts"
    f" WHERE learner = ? AND at < ? AND correct IS NOT NULL AND {COUNTS} AND task NOT {_among(CLAIMS)}"
    " ORDER BY at DESC LIMIT ?"
)
"""Of a claim one can say yes every time: that is no luck."""
_OF_DAY: Final = (
    "SELECT skill, task, correct FROM attempts WHERE learner = ? AND at >= ? AND at < ?"
    f" AND correct IS NOT NULL AND {COUNTS}"
)


def counted(
    db: Session,
    learners: Iterable[str],
    since: str | None = None,
    until: str | None = None,
    task: str | None = None,
) -> dict[str, Counted]:
    """Each child's answers with since <= at < until, of one task or of all."""
    sql = _COUNTED + (" AND task = ?" if task else "")
    asked = (since or "", until or EVER, *((task,) if task else ()))
    return {one: Counted(*db.execute(sql, (one, *asked)).fetchone()) for one in learners}


def spans(db: Session, learners: Iterable[str], until: str | None = None) -> dict[str, Span]:
    """When each child's log begins and ends, before a moment; children without a log are not among them."""
    found = {}
    for learner in learners:
        first, last = db.execute(
            "SELECT (SELECT at FROM attempts WHERE learner = ? AND at < ? ORDER BY at LIMIT 1),"
            " (SELECT at FROM attempts WHERE learner = ? AND at < ? ORDER BY at DESC LIMIT 1)",
            (learner, until or EVER, learner, until or EVER),
        ).fetchone()
        if first is not None:
            found[learner] = Span(first, last)
    return found


def latest(db: Session, learners: Iterable[str], since: str | None = None, until: str | None = None) -> dict[str, str]:
    """When each child has answered or moved last, with since <= at < until; who has not is not among them."""
    asked = (since or "", until or EVER)
    found = {one: db.execute(_LATEST, (one, *asked, one, *asked, *asked)).fetchone()[0] for one in learners}
    return {learner: at for learner, at in found.items() if at is not None}


def latest_slips(
    db: Session, learner: str, at_most: int, since: str | None = None, until: str | None = None
) -> list[str | None]:
    """The kind of slip in each of a child's latest answers to sums, None where it was right; the newest first."""
    return [row[0] for row in db.execute(_SUMS, (learner, since or "", until or EVER, at_most)).fetchall()]


def latest_beside_sums(
    db: Session, learner: str, kinds: Sequence[str], at_most: int, since: str = "", until: str | None = None
) -> list[tuple[str, bool]]:
    """The skill of each of a child's latest answers of these kinds, and if it was right; the newest first.

    Of a claim one can say yes every time: these are left out.
    """
    of_kinds = " OR ".join("(skill > ? AND skill < ?)" for _kind in kinds)
    rows = db.execute(
        "SELECT skill, correct FROM attempts WHERE learner = ? AND at > ? AND at < ? AND correct IS NOT NULL"
        f" AND try_no = 1 AND task NOT {_among(CLAIMS)} AND ({of_kinds}) ORDER BY at DESC LIMIT ?",
        (learner, since, until or EVER, *(bound for kind in kinds for bound in (f"{kind}:", f"{kind};")), at_most),
    ).fetchall()
    return [(skill, correct == 1) for skill, correct in rows]


def latest_that_count(
    db: Session, learner: str, skills: Sequence[str], at_most: int, until: str | None = None
) -> list[tuple[Any, ...]]:
    """A child's latest answers on these skills that count, oldest first: columns of learning.evidence.evidence_in()."""
    sql = f"{_ATTEMPTS} AND at < ? AND skill IN ({', '.join('?' * len(skills))}) ORDER BY at DESC LIMIT ?"
    asked = (settings.of_learner(learner), learner, until or EVER, *skills, at_most)
    return db.execute(sql, asked).fetchall()[::-1]


def latest_chances(db: Session, learner: str, at_most: int, until: str | None = None) -> list[tuple[Any, ...]]:
    """Of a child's latest answers that count and are no claims, oldest first: the columns of guessing.chance_of()."""
    return db.execute(_CHANCES, (learner, until or EVER, at_most)).fetchall()[::-1]


def every_that_counts(db: Session, learner: str, until: str) -> list[tuple[Any, ...]]:
    """A child's answers that count before a moment, oldest first: columns of learning.evidence.evidence_in().

    Of two at the same moment the order is that of the index, so that nothing but the index is read.
    """
    return db.execute(_EVERY, (settings.of_learner(learner), learner, until)).fetchall()


def that_count(db: Session, learner: str, since: str, until: str) -> list[tuple[Any, ...]]:
    """A child's answers that count, oldest first: columns of learning.evidence.evidence_in(), then p_before."""
    columns = _ATTEMPTS.replace(" FROM attempts", ", p_before FROM attempts", 1)
    sql = f"{columns} AND at >= ? AND at < ? ORDER BY at, seq"
    return db.execute(sql, (settings.of_learner(learner), learner, since, until)).fetchall()


def latest_asked(db: Session, learner: str, tasks: Sequence[str], at_most: int, until: str | None = None) -> list[bool]:
    """Of each of a child's latest first tries at these tasks, whether it asked for help; the newest last."""
    rows = db.execute(
        "SELECT hint_asked FROM attempts WHERE learner = ? AND at < ? AND correct IS NOT NULL AND try_no = 1"
        f" AND task IN ({', '.join('?' * len(tasks))}) ORDER BY at DESC LIMIT ?",
        (learner, until or EVER, *tasks, at_most),
    ).fetchall()
    return [row[0] == 1 for row in rows[::-1]]


def of_day(db: Session, learner: str, day: date) -> list[tuple[str, str, bool]]:
    """Skill, task, and whether it was right, of each of a child's answers that count on a day (UTC)."""
    rows = db.execute(_OF_DAY, (learner, day.isoformat(), (day + timedelta(days=1)).isoformat())).fetchall()
    return [(skill, task, correct == 1) for skill, task, correct in rows]


def answers_after(db: Session, learner: str, after: str, skills: Sequence[str]) -> int:
    """How many answers without help on these skills have come after a moment."""
    rows = db.execute(
        f"SELECT count(*) FROM attempts WHERE learner = ? AND at > ? AND correct IS NOT NULL AND {COUNTS}"
        f" AND skill IN ({', '.join('?' * len(skills))})",
        (learner, after, *skills),
    ).fetchall()
    number: int = rows[0][0]
    return number


def slips_after(db: Session, learner: str, after: str, kind: str) -> int:
    """How often a kind of slip has come in sums after a moment."""
    rows = db.execute(
        f"SELECT count(*) FROM attempts WHERE learner = ? AND at > ? AND error = ? AND {_IS_SUM}",
        (learner, after, kind),
    ).fetchall()
    number: int = rows[0][0]
    return number
