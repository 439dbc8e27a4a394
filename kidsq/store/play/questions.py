"""What a table has asked a child, and what help it has shown; both survive a reload."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import NamedTuple

from kidsq.store.db.session import Session


class Presented(NamedTuple):
    """What was asked at a table: a task, and its JSON."""

    game_id: str
    task: str
    text: str
    created_at: str
    ply: int


@dataclass(frozen=True, slots=True)
class StoredQuestion:
    """A question of the table. answer: None also when it was left alone; answered_at closes it in both cases.
    The answer of one that is still open is the latest that was not it, and it is asked again.

    committed: the move with which a bot waits. help: the strongest that was seen with it; help_asked: somebody asked
    for it. help_usual: the level that comes by itself.
    """

    key: str
    game_id: str
    ply: int
    seat: int
    learner: str | None
    task: str
    presented_json: str
    created_at: str
    answered_at: str | None = None
    answer: str | None = None
    selection: str = "natural"
    committed: str | None = None
    help: int = 0
    help_asked: int = 0
    help_usual: int = 0


@dataclass(frozen=True, slots=True)
class Help:
    """The strongest help shown to a seat at a ply. asked: the child tapped for it."""

    level: int
    asked: bool


_COLUMNS = (
    "key, game_id, ply, seat, learner, task, presented_json, created_at, answered_at, answer, selection, committed,"
    " help, help_asked, help_usual"
)


_PRESENTED = "game_id, task, presented_json, created_at, ply"


def ask(db: Session, question: StoredQuestion) -> None:
    """Keep a question until it is answered; within writing()."""
    db.execute(
        f"INSERT INTO questions ({_COLUMNS}) VALUES ({', '.join('?' * 15)})",
        (
            question.key,
            question.game_id,
            question.ply,
            question.seat,
            question.learner,
            question.task,
            question.presented_json,
            question.created_at,
            question.answered_at,
            question.answer,
            question.selection,
            question.committed,
            question.help,
            question.help_asked,
            question.help_usual,
        ),
    )


def help_with(db: Session, key: str, level: int, *, asked: bool) -> None:
    """Remember that a help with a question was seen; a weaker one later takes nothing back. Within writing()."""
    db.execute(
        "UPDATE questions SET help = CASE WHEN help < ? THEN ? ELSE help END,"
        " help_asked = CASE WHEN ? = 1 THEN 1 ELSE help_asked END WHERE key = ?",
        (level, level, asked, key),
    )


def pending(db: Session, game_id: str) -> list[StoredQuestion]:
    """The questions of a game that wait for an answer, the oldest first."""
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM questions WHERE game_id = ? AND answered_at IS NULL ORDER BY ply, seat", (game_id,)
    )
    return [StoredQuestion(*row) for row in rows.fetchall()]


def every(db: Session) -> list[StoredQuestion]:
    """All that was ever asked, in a fixed order."""
    return [StoredQuestion(*row) for row in db.execute(f"SELECT {_COLUMNS} FROM questions ORDER BY key").fetchall()]


def asked_and_played(
    db: Session, game_id: str, seat: int, *, alone: bool = False, without: str = ""
) -> tuple[tuple[tuple[str, str, int], ...], tuple[int, ...]]:
    """What one seat of a game has been asked, task, JSON and ply, the oldest first, and at which plies it began a turn.

    Plies of a seat with none of others between them are one turn; alone: each is one. without: a task that does not
    count.
    """
    of_seat = "FROM questions WHERE game_id = :game AND seat = :seat AND task <> :without"
    goes_on = "SELECT 1 FROM plies AS before WHERE game_id = :game AND ply = plies.ply - 1 AND seat = :seat"
    rows = db.execute(
        f"SELECT task, presented_json, ply {of_seat} UNION ALL"
        " SELECT NULL, NULL, ply FROM plies WHERE game_id = :game AND seat = :seat"
        f" AND (:alone = 1 OR NOT EXISTS ({goes_on})) ORDER BY ply",
        {"game": game_id, "seat": seat, "alone": alone, "without": without},
    ).fetchall()
    asked = tuple([(task, text, ply) for task, text, ply in rows if task is not None])
    return asked, tuple([ply for task, _text, ply in rows if task is None])


def presented_to(db: Session, game_id: str, seat: int, *, answered: bool) -> list[Presented]:
    """What one seat of a game has been asked, the oldest first. answered: what it has answered, too."""
    which = "" if answered else " AND answer IS NULL"
    rows = db.execute(
        f"SELECT {_PRESENTED} FROM questions WHERE game_id = ? AND seat = ?{which} ORDER BY created_at, ply",
        (game_id, seat),
    )
    return [Presented(*row) for row in rows.fetchall()]


def presented_at(db: Session, places: Sequence[tuple[str, int]]) -> list[Presented]:
    """What these seats of games have been asked, the oldest first."""
    found = [one for game_id, seat in places for one in presented_to(db, game_id, seat, answered=True)]
    return sorted(found, key=attrgetter("created_at", "ply"))


def committed_at(db: Session, game_id: str, ply: int) -> str | None:
    """The move with which a bot waits at this ply, also when its question has been answered."""
    rows = db.execute(
        "SELECT committed FROM questions WHERE game_id = ? AND ply = ? AND committed IS NOT NULL", (game_id, ply)
    ).fetchall()
    return rows[0][0] if rows else None


def with_key(db: Session, key: str) -> StoredQuestion | None:
    """The question that a form answers."""
    rows = db.execute(f"SELECT {_COLUMNS} FROM questions WHERE key = ?", (key,)).fetchall()
    return StoredQuestion(*rows[0]) if rows else None


def miss(db: Session, key: str, answer: str) -> None:
    """Keep an answer that was not it with a question that is asked again; within writing()."""
    db.execute("UPDATE questions SET answer = ? WHERE key = ? AND answered_at IS NULL", (answer, key))


def helped(db: Session, game_id: str, tasks: Sequence[str]) -> int:
    """How many questions of these tasks have been answered in a game, rightly or not, by whomever."""
    rows = db.execute(
        "SELECT count(*) FROM questions WHERE game_id = ? AND answer IS NOT NULL"
        f" AND task IN ({', '.join('?' * len(tasks))})",
        (game_id, *tasks),
    ).fetchall()
    number: int = rows[0][0]
    return number


def close(db: Session, key: str, answer: str | None, at: str) -> bool:
    """Close a question with its answer (None: left alone), within writing(); False when it was closed already."""
    changed = db.execute(
        "UPDATE questions SET answered_at = ?, answer = coalesce(?, answer) WHERE key = ? AND answered_at IS NULL",
        (at, answer, key),
    )
    return changed.rowcount == 1


def close_all(db: Session, game_id: str, at: str) -> None:
    """Close what is still open, because the game has gone on; within writing()."""
    db.execute("UPDATE questions SET answered_at = ? WHERE game_id = ? AND answered_at IS NULL", (at, game_id))


def help_at(db: Session, game_id: str, ply: int, seat: int) -> Help:
    """The strongest help this seat has been shown at this ply; level 0 when none."""
    rows = db.execute(
        "SELECT level, asked FROM helps WHERE game_id = ? AND ply = ? AND seat = ?", (game_id, ply, seat)
    ).fetchall()
    return Help(rows[0][0], bool(rows[0][1])) if rows else Help(0, False)


def show_help(db: Session, game_id: str, ply: int, seat: int, level: int, asked: bool) -> None:
    """Remember that a help was seen; a weaker one later takes nothing back. Within writing()."""
    db.execute(
        "INSERT INTO helps (game_id, ply, seat, level, asked) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (game_id, ply, seat) DO UPDATE SET"
        " level = CASE WHEN excluded.level > helps.level THEN excluded.level ELSE helps.level END,"
        " asked = CASE WHEN excluded.asked > helps.asked THEN excluded.asked ELSE helps.asked END",
        (game_id, ply, seat, level, int(asked)),
    )
