"""Lessons: while one runs, its code opens the class to tablets."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta
from hmac import compare_digest
from typing import Final

from kidsq.store.classroom import classes, sittings
from kidsq.store.db import locks
from kidsq.store.db.codes import hash_of
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.db.times import moment, text
from kidsq.store.people import child_locks, throttles
from kidsq.store.play import pauses, questions, unfinished

OPEN_FOR: Final = timedelta(minutes=90)
LONGEST: Final = timedelta(hours=8)
"""After a school day a lesson is over, whatever goes on: a code that is on no wall any more opens nothing."""
CODE_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""31 signs, none of them like another."""
CODE_LENGTH: Final = 6
_MORE: Final = 16  # signs, 79 bits
_PROLONG_EVERY: Final = timedelta(minutes=5)  # no write at every tap


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson of a class. Moments are texts in UTC; None: not yet.

    open_until: tablets may join and children sit down until then. last_game_at: since then no new game begins.
    wall_game: what the class plays together on the wall.
    """

    id: str
    class_id: str
    code: str
    began_at: str
    open_until: str
    last_game_at: str | None = None
    paused_at: str | None = None
    ended_at: str | None = None
    wall_game: str | None = None

    def is_open(self, now: datetime) -> bool:
        """True if tablets may join and children may sit down."""
        # Of a clock set back: a lesson that will begin another day is over, its code is still on some wall.
        return self.ended_at is None and moment(self.began_at) - LONGEST < now < moment(self.open_until)


_LESSON = "id, class_id, code, began_at, open_until, last_game_at, paused_at, ended_at, wall_game"


def begin(db: Session, class_id: str, now: datetime) -> Lesson:
    """The lesson that is open, prolonged, or a new one with a new code; within writing()."""
    running = latest(db, class_id)
    if running is not None and running.is_open(now):
        return prolong(db, running, now)
    if running is not None and running.ended_at is None and running.paused_at is not None:
        pauses.end(db, class_id, (running.paused_at, running.open_until))
    if running is not None:
        clear_wall(db, running, text(now))
    db.execute("UPDATE lessons SET ended_at = open_until WHERE class_id = ? AND ended_at IS NULL", (class_id,))
    made = Lesson(secrets.token_hex(16), class_id, _new_code(db), text(now), text(now + OPEN_FOR))
    db.execute(
        "INSERT INTO lessons (id, class_id, code, began_at, open_until) VALUES (?, ?, ?, ?, ?)",
        (made.id, made.class_id, made.code, made.began_at, made.open_until),
    )
    return made


def _new_code(db: Session) -> str:
    while True:
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        if not db.execute("SELECT 1 FROM lessons WHERE code = ? AND ended_at IS NULL", (code,)).fetchall():
            return code


def change_code(db: Session, lesson: Lesson, now: datetime) -> None:
    """Shut out who has the code and does not belong here; within writing().

    A new code, only those tablets stay at which a child sits, and no child of the class is locked any more.
    """
    db.execute("UPDATE lessons SET code = ? WHERE id = ?", (_new_code(db), lesson.id))
    sittings.send_away_empty(db, lesson.class_id, now)
    for child in classes.children_of(db, lesson.class_id):
        child_locks.unlock(db, child.id)


def prolong(db: Session, lesson: Lesson, now: datetime) -> Lesson:
    """Keep an open lesson open for another 90 minutes, at most LONGEST after its beginning; within writing().

    Writes only when five minutes have gone since the last time.
    """
    if not wants_prolonging(lesson, now):
        return lesson
    until = text(_open_until(lesson, now))
    db.execute("UPDATE lessons SET open_until = ? WHERE id = ? AND ended_at IS NULL", (until, lesson.id))
    return _with_id(db, lesson.id)


def keep_open(db: Session, lesson: Lesson | None, now: datetime) -> None:
    """Somebody does something in this lesson, teacher or child: it goes on. In a transaction of its own.

    Looking prolongs nothing: a page left open on a laptop keeps no class open.
    """
    if lesson is not None and wants_prolonging(lesson, now):
        with writing(db, (locks.lesson(lesson.class_id),)):
            prolong(db, lesson, now)


def wants_prolonging(lesson: Lesson, now: datetime) -> bool:
    """True if an open lesson may be prolonged, and was not in the last five minutes."""
    return lesson.is_open(now) and _open_until(lesson, now) - moment(lesson.open_until) >= _PROLONG_EVERY


def _open_until(lesson: Lesson, now: datetime) -> datetime:
    return min(now + OPEN_FOR, moment(lesson.began_at) + LONGEST)


def latest(db: Session, class_id: str) -> Lesson | None:
    """The last lesson of a class, whether it is over or not."""
    rows = db.execute(
        f"SELECT {_LESSON} FROM lessons WHERE class_id = ? ORDER BY ended_at IS NULL DESC, began_at DESC LIMIT 1",
        (class_id,),
    ).fetchall()
    return Lesson(*rows[0]) if rows else None


def open_lesson(db: Session, class_id: str, now: datetime) -> Lesson | None:
    """The lesson into which children may sit down now."""
    found = latest(db, class_id)
    return found if found is not None and found.is_open(now) else None


def any_open(db: Session, now: datetime) -> bool:
    """True if any class has an open lesson now."""
    return bool(_all_open(db, now))


def _all_open(db: Session, now: datetime) -> list[Lesson]:
    rows = db.execute(f"SELECT {_LESSON} FROM lessons WHERE ended_at IS NULL AND open_until > ?", (text(now),))
    return [one for one in (Lesson(*row) for row in rows.fetchall()) if one.is_open(now)]


def long_code(lesson: Lesson) -> str:
    """The code as a picture holds it: so long that nobody guesses it, however many others guess at the short one."""
    left, signs = int(hash_of(f"{lesson.id} {lesson.code}"), 16), []
    for _ in range(_MORE):
        left, place = divmod(left, len(CODE_LETTERS))
        signs.append(CODE_LETTERS[place])
    return f"{lesson.code}-{''.join(signs)}"


def of_code(db: Session, typed: str, now: datetime) -> Lesson | None:
    """The open lesson with this code, forgiving how people type it; None for a wrong or an old one."""
    rows = db.execute(f"SELECT {_LESSON} FROM lessons WHERE code = ? AND ended_at IS NULL", (_signs(typed),)).fetchall()
    found = Lesson(*rows[0]) if rows else None
    return found if found is not None and found.is_open(now) else None


def _signs(typed: str) -> str:
    return "".join(sign for sign in typed[:100].lower() if sign.isalnum())


class WrongCode(Exception):
    """No open lesson has this code."""


def enter(db: Session, typed: str, device: str, now: datetime) -> Lesson:
    """The open lesson with this code, in transactions of its own; tries are counted by browser and altogether.

    The long code is not counted: who has the picture comes in while somebody else guesses.
    Raises WrongCode, throttles.TooSoon.
    """
    long = _signs(typed).encode()
    for one in _all_open(db, now) if len(long) == CODE_LENGTH + _MORE else ():
        if compare_digest(long, _signs(long_code(one)).encode()):
            return one
    of_browser = f"{throttles.CODE_OF_BROWSER}{device}"
    throttles.take(db, [(of_browser, throttles.CODE_IN_BROWSER), ("code", throttles.CODES)], now)
    found = of_code(db, typed, now)
    if found is None:
        raise WrongCode
    with writing(db):
        throttles.forgive(db, of_browser)
        throttles.give_back(db, "code")
    return found


def _with_id(db: Session, lesson_id: str) -> Lesson:
    (row,) = db.execute(f"SELECT {_LESSON} FROM lessons WHERE id = ?", (lesson_id,)).fetchall()
    return Lesson(*row)


def say_last_game(db: Session, lesson_id: str, at: str) -> None:
    """From now on no new game begins; within writing()."""
    db.execute("UPDATE lessons SET last_game_at = coalesce(last_game_at, ?) WHERE id = ?", (at, lesson_id))


def take_back_last_game(db: Session, lesson_id: str) -> None:
    """Games may begin again; within writing()."""
    db.execute("UPDATE lessons SET last_game_at = NULL WHERE id = ?", (lesson_id,))


def pause(db: Session, lesson_id: str, at: str) -> None:
    """Everybody looks up from the tablet; within writing()."""
    lesson = _with_id(db, lesson_id)
    if lesson.paused_at is None:
        db.execute("UPDATE lessons SET paused_at = ? WHERE id = ?", (at, lesson_id))
        pauses.begin(db, lesson.class_id, at)


def go_on(db: Session, lesson_id: str, at: str) -> None:
    """The pause is over; within writing()."""
    lesson = _with_id(db, lesson_id)
    if lesson.paused_at is not None:
        db.execute("UPDATE lessons SET paused_at = NULL WHERE id = ?", (lesson_id,))
        pauses.end(db, lesson.class_id, (lesson.paused_at, at))


def put_on_wall(db: Session, lesson_id: str, game_id: str) -> None:
    """The class plays this game together; within writing()."""
    db.execute("UPDATE lessons SET wall_game = ? WHERE id = ?", (game_id, lesson_id))


def clear_wall(db: Session, lesson: Lesson, at: str) -> None:
    """No game is on the wall any more; one that was not over ends where it is. Within writing()."""
    if lesson.wall_game is None:
        return
    questions.close_all(db, lesson.wall_game, at)
    unfinished.end_unfinished(db, lesson.wall_game, at)
    db.execute("UPDATE lessons SET wall_game = NULL WHERE id = ?", (lesson.id,))


def end(db: Session, lesson_id: str, at: str) -> None:
    """The lesson is over: its code opens nothing, nobody sits at a tablet, no hand is up, nothing is on the wall.

    Within writing().
    """
    lesson = _with_id(db, lesson_id)
    if lesson.paused_at is not None and lesson.ended_at is None:
        pauses.end(db, lesson.class_id, (lesson.paused_at, at))
    clear_wall(db, lesson, at)
    db.execute("UPDATE lessons SET ended_at = coalesce(ended_at, ?) WHERE id = ?", (at, lesson_id))
    for statement in (
        "UPDATE sittings SET ended_at = ? WHERE class_id = ? AND ended_at IS NULL",
        "UPDATE raised_hands SET lowered_at = ? WHERE class_id = ? AND lowered_at IS NULL",
    ):
        db.execute(statement, (at, lesson.class_id))
