"""Take a child out of a database with everything that is its own, and remember that as a hash of its id."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from kidsq.store.db import inspection
from kidsq.store.db.session import Session

_OF_A_GAME: Final = ("attempts", "questions", "helps", "plies", "seats")
STANDS_IN: Final = "bruno"
"""The friend of the house that plays on for an erased child where other tablets wait for it.

The store knows no game; at one that this friend does not play, the stand-in of the game decides (play/bot_decision.py).
"""
_OWN_WAY: Final = ("learners", "seats", "questions", "classes", "games", "attempts")
"""Tables in which a row that names a child or a class does not simply go; in every other one it does."""


def tombstone(id_: str) -> str:
    """What is kept of an erased child or class: their ids are random, so that nothing leads back from it."""
    return hashlib.sha256(f"kidsq erased {id_}".encode()).hexdigest()


def erase(db: Session, children: Iterable[str], classes: Iterable[str] = ()) -> None:
    """Take these children and classes out of the tables of any kidsq, today's or an older one; within writing().

    The children of an erased class must be among the children, or they only lose their class. Games with another
    person at the table stay, with nobody's name on the seat; games alone with bots go. Tombstones are not written.
    """
    tables, gone, closed = db.columns(), sorted(set(children)), sorted(set(classes))
    db.defer_foreign_keys()
    browsers = _browsers(db, gone)
    _games(db, tables, gone)
    for table, columns in tables.items():
        if table not in _OWN_WAY and "learner" in columns:
            _delete(db, table, "learner", gone)
        elif table == "questions":
            _questions(db, gone)
        elif table == "attempts":
            _delete(db, table, "learner", gone)
    for column, values in (("learner", gone), ("class", closed)):
        _traces(db, tables, column, values)
    _delete(db, "learners", "id", gone)
    _close_classes(db, tables, closed)
    _leftovers(db, tables, browsers)


def _browsers(db: Session, gone: Sequence[str]) -> set[str]:
    of_child = (
        "SELECT device FROM device_learners WHERE learner = ?"
        " UNION SELECT games.device FROM games JOIN seats ON seats.game_id = games.id"
        " WHERE seats.learner = ? AND games.device IS NOT NULL"
    )
    return {row[0] for child in gone for row in db.execute(of_child, (child, child)).fetchall()}


def _games(db: Session, tables: Mapping[str, set[str]], gone: Sequence[str]) -> None:
    own = set(gone)
    games = {row[0] for child in gone for row in db.execute("SELECT game_id FROM seats WHERE learner = ?", (child,))}
    alone = []
    for game in sorted(games):
        seats = db.execute("SELECT seat, kind, learner FROM seats WHERE game_id = ?", (game,)).fetchall()
        persons = [(seat, learner) for seat, kind, learner in seats if kind != "bot"]
        if all(learner in own for _, learner in persons):
            alone.append(game)
            continue
        places = [(game, seat) for seat, learner in persons if learner in own]
        db.executemany("UPDATE seats SET kind = 'guest', learner = NULL WHERE game_id = ? AND seat = ?", places)
        if "helps" in tables:
            db.executemany("DELETE FROM helps WHERE game_id = ? AND seat = ?", places)
        if "awaited" in tables["seats"]:
            of_child = "awaited = 0, came_at = NULL, taken_out_at = NULL"
            db.executemany(f"UPDATE seats SET {of_child} WHERE game_id = ? AND seat = ?", places)
        if "stand_in" in tables["seats"]:
            _play_on(db, places)
    for table, columns in tables.items():
        if table in _OF_A_GAME or (table != "games" and "game_id" in columns):
            _delete(db, table, "game_id", alone)
    _delete(db, "games", "id", alone)


def _play_on(db: Session, places: Sequence[tuple[str, int]]) -> None:
    """Let a bot take these seats, in games of a class: nobody else can decide there."""
    for game, seat in places:
        changed = db.execute(
            "UPDATE seats SET stand_in = ? WHERE game_id = ? AND seat = ? AND EXISTS (SELECT 1 FROM games"
            " WHERE games.id = seats.game_id AND games.class_id IS NOT NULL AND games.ended_at IS NULL)",
            (STANDS_IN, game, seat),
        )
        if changed.rowcount:
            db.execute("DELETE FROM questions WHERE game_id = ? AND seat = ? AND answered_at IS NULL", (game, seat))
            db.execute("UPDATE games SET version = version + 1 WHERE id = ?", (game,))


def _questions(db: Session, gone: Sequence[str]) -> None:
    """What a child was asked goes; a question that its table still waits with is asked of the seat."""
    own = [(child,) for child in gone]
    db.executemany("UPDATE questions SET learner = NULL WHERE learner = ? AND answered_at IS NULL", own)
    db.executemany("DELETE FROM questions WHERE learner = ?", own)


def _traces(db: Session, tables: Mapping[str, set[str]], kind: str, ids: Sequence[str]) -> None:
    """What names somebody without pointing at a row: settings, the record of who looked, counted tries."""
    if "settings" in tables:
        _delete(db, "settings", "scope", [f"{kind}:{one}" for one in ids])
        db.executemany("DELETE FROM settings WHERE value LIKE ?", [(f"%{one}%",) for one in ids])
    if "audit" in tables:
        _delete(db, "audit", "subject", ids)
    if "throttles" in tables:
        db.executemany("DELETE FROM throttles WHERE name LIKE ?", [(f"%{one}%",) for one in ids])


def _close_classes(db: Session, tables: Mapping[str, set[str]], closed: Sequence[str]) -> None:
    if "walls" in tables:
        _games_of_walls(db, tables, closed)
    for table, columns in tables.items():
        if "class_id" not in columns:
            continue
        if table in _OWN_WAY:
            db.executemany(f"UPDATE {table} SET class_id = NULL WHERE class_id = ?", [(one,) for one in closed])
        elif table != "class_groups":
            _delete(db, table, "class_id", closed)
    if "classes" in tables:
        _groups(db, closed)
        _delete(db, "classes", "id", closed)


def _games_of_walls(db: Session, tables: Mapping[str, set[str]], closed: Sequence[str]) -> None:
    """The games that these classes have played together, but for those of which a child elsewhere has answers."""
    db.executemany("UPDATE lessons SET wall_game = NULL WHERE class_id = ?", [(one,) for one in closed])
    unused = (
        "SELECT game_id FROM walls WHERE class_id = ?"
        " AND NOT EXISTS (SELECT 1 FROM attempts WHERE attempts.game_id = walls.game_id)"
        " AND NOT EXISTS (SELECT 1 FROM proposals WHERE proposals.game_id = walls.game_id)"
    )
    gone = [row[0] for one in closed for row in db.execute(unused, (one,)).fetchall()]
    for table, columns in tables.items():
        if "game_id" in columns:
            _delete(db, table, "game_id", gone)
    _delete(db, "games", "id", gone)


def _groups(db: Session, closed: Sequence[str]) -> None:
    members = "DELETE FROM group_members WHERE group_id IN (SELECT id FROM class_groups WHERE class_id = ?)"
    db.executemany(members, [(one,) for one in closed])
    _delete(db, "class_groups", "class_id", closed)


def _leftovers(db: Session, tables: Mapping[str, set[str]], browsers: Collection[str]) -> None:
    """Parents without a child here, and those of these browsers at which nobody is left."""
    if "parents" in tables:
        forget_idle_parents(db)
    idle = set(browsers) - inspection.browsers_in_use(db, tables, browsers)
    db.executemany("DELETE FROM devices WHERE id = ?", [(one,) for one in sorted(idle)])


def forget_idle_parents(db: Session) -> None:
    """Accounts of parents who may see no child any more, with their sessions and what they did; within writing()."""
    rows = db.execute(
        "SELECT id FROM grown_ups WHERE role = 'parent' AND NOT EXISTS"
        " (SELECT 1 FROM parents WHERE parents.grown_up = grown_ups.id)"
    ).fetchall()
    for (adult,) in rows:
        forget_adult(db, adult)


def forget_adult(db: Session, adult: str) -> None:
    """Take an account away, with its sessions, its rights and its name; within writing().

    What it did stays on record under an id that leads to nobody any more.
    """
    tables = db.columns()  # a backup may be of before there were schools
    for table, column in (
        ("sessions", "grown_up"),
        ("class_grown_ups", "grown_up"),
        ("school_grown_ups", "grown_up"),
        ("sign_ons", "grown_up"),
        ("parents", "grown_up"),
        ("invitations", "made_by"),
        ("grown_ups", "id"),
    ):
        if table == "grown_ups" and "rostered_teachers" in tables:
            db.execute("UPDATE rostered_teachers SET grown_up = NULL WHERE grown_up = ?", (adult,))
        if table in tables:
            _delete(db, table, column, [adult])
    db.execute("DELETE FROM throttles WHERE name LIKE ?", (f"%{adult}%",))


def _delete(db: Session, table: str, column: str, values: Iterable[str]) -> None:
    db.executemany(f"DELETE FROM {table} WHERE {column} = ?", [(value,) for value in values])


def former_accounts(db: Session, children: Iterable[str]) -> set[str]:
    """The tombstones of accounts that have become part of these children: backups may hold them."""
    found = "SELECT tombstone FROM former_accounts WHERE learner = ?"
    return {row[0] for child in children for row in db.execute(found, (child,)).fetchall()}


def note_former_account(db: Session, gone: str, kept: str) -> None:
    """One account, and all that had become part of it, has become part of another one; within writing()."""
    db.execute("UPDATE former_accounts SET learner = ? WHERE learner = ?", (kept, gone))
    db.execute("INSERT INTO former_accounts (tombstone, learner) VALUES (?, ?)", (tombstone(gone), kept))


# -- tombstones -------------------------------------------------------------------------------------------------------


def remember(db: Session, tombstones: Iterable[str], at: str, finished_at: str | None = None) -> None:
    """Write tombstones, those that are there already stay as they are but for their end; within writing()."""
    db.executemany(
        "INSERT INTO erased (tombstone, at, finished_at) VALUES (?, ?, ?)"
        " ON CONFLICT (tombstone) DO UPDATE SET finished_at = coalesce(excluded.finished_at, erased.finished_at)",
        [(one, at, finished_at) for one in tombstones],
    )


def tombstones(db: Session) -> dict[str, bool]:
    """Every erasure this database knows of, and whether it is finished; none in those of an older kidsq."""
    columns = db.columns().get("erased", set())
    if not columns:
        return {}
    finished = "finished_at IS NOT NULL" if "finished_at" in columns else "0"
    return {row[0]: bool(row[1]) for row in db.execute(f"SELECT tombstone, {finished} FROM erased").fetchall()}


def still_here(db: Session, buried: Iterable[str]) -> tuple[list[str], list[str]]:
    """The children and the classes of this database that have been erased elsewhere."""
    known, tables = set(buried), db.columns()
    found = [
        [row[0] for row in db.execute(f"SELECT id FROM {table}").fetchall() if tombstone(row[0]) in known]
        if table in tables
        else []
        for table in ("learners", "classes")
    ]
    return found[0], found[1]
