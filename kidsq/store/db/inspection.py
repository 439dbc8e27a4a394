"""What `kidsq check` asks the database about itself."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from datetime import UTC, datetime

from kidsq.i18n.alphabet import order
from kidsq.store.db.session import Session


def damages(db: Session) -> list[str]:
    """What SQLite finds wrong with the file; none when all is well."""
    return [row[0] for row in db.execute("PRAGMA integrity_check(20)").fetchall() if row[0] != "ok"]


def strays(db: Session) -> list[str]:
    """Rows that point nowhere; none when all is well."""
    found = db.execute("PRAGMA foreign_key_check").fetchall()[:20]
    return [f"a row of {table} belongs to no row of {parent}" for table, _, parent, _ in found]


def take_out_acting(db: Session) -> list[str]:
    """Take out of a file what could do or say something of its own, as a trigger, and name it: kidsq makes tables and
    indexes alone. A trigger could undo what is stored, or keep who is erased."""
    found = db.execute("SELECT type, name FROM sqlite_master WHERE type IN ('trigger', 'view')").fetchall()
    for kind, name in found:
        quoted = name.replace('"', '""')
        db.execute(f'DROP {kind} IF EXISTS "{quoted}"')
    return [f"a {kind} {name!r}" for kind, name in found]


def ask(db: Session) -> None:
    """Nothing but that the database answers. Raises sqlite3.Error where it does not."""
    db.execute("SELECT 1").fetchall()


def began_at(db: Session) -> datetime:
    """When the first tables of this database were made."""
    rows = db.execute("SELECT min(applied_at) FROM _sqlite_migrations").fetchall()
    return datetime.fromisoformat(rows[0][0]).astimezone(UTC)


def newest_moment(db: Session) -> str:
    """When the newest game, answer or recorded act of an adult was written; empty where there is none."""
    newest = "SELECT max(updated_at) FROM games UNION SELECT max(at) FROM attempts UNION SELECT max(at) FROM audit"
    return max(row[0] or "" for row in db.execute(newest).fetchall())


def latest_moment(db: Session) -> str:
    """newest_moment() of the games and of the rows that came last, which takes no longer where there are many."""
    last = "SELECT max(at) FROM (SELECT at FROM {} ORDER BY seq DESC LIMIT 1000) AS latest"
    asked = f"SELECT max(updated_at) FROM games UNION {last.format('attempts')} UNION {last.format('audit')}"
    return max(row[0] or "" for row in db.execute(asked).fetchall())


def newest_end(db: Session) -> str:
    """When the last game ended; empty where none has."""
    return str(db.execute("SELECT coalesce(max(ended_at), '') FROM games").fetchall()[0][0])


def children_and_games(db: Session) -> tuple[int, int]:
    """How many children, without those that were put away, and how many games there are."""
    counted = "SELECT (SELECT count(*) FROM learners WHERE archived_at IS NULL), (SELECT count(*) FROM games)"
    children, games = db.execute(counted).fetchall()[0]
    return int(children), int(games)


def open_tables(db: Session) -> int:
    """How many games have neither ended nor been put away."""
    rows = db.execute("SELECT count(*) FROM games WHERE ended_at IS NULL AND put_away_at IS NULL").fetchall()
    return int(rows[0][0])


def has_table(db: Session, name: str) -> bool:
    return name in db.columns()


def game_ids(db: Session) -> list[str]:
    """Every game, in a fixed order."""
    return [row[0] for row in db.execute("SELECT id FROM games ORDER BY id").fetchall()]


def learners_in_log(db: Session) -> list[str]:
    """Every child with a row in the log, in a fixed order."""
    rows = db.execute("SELECT DISTINCT learner FROM attempts WHERE learner IS NOT NULL ORDER BY learner")
    return [row[0] for row in rows.fetchall()]


def stray_attempts(db: Session) -> list[str]:
    """The attempts that belong to no ply of their game, neither a played one nor the next."""
    rows = db.execute(
        "SELECT attempts.attempt_id FROM attempts JOIN games ON games.id = attempts.game_id"
        " WHERE attempts.ply < 0 OR attempts.ply > games.plies ORDER BY attempts.seq"
    )
    return [row[0] for row in rows.fetchall()]


def browsers_in_use(db: Session, tables: Mapping[str, set[str]], browsers: Collection[str]) -> set[str]:
    """Those of these browsers at which something hangs; the log is long, and points at no browser.

    tables: as those of the session.
    """
    marks, holding = ", ".join("?" * len(browsers)), [name for name, own in tables.items() if "device" in own]
    return {
        row[0]
        for name in holding
        if name != "attempts"
        for row in db.execute(f"SELECT DISTINCT device FROM {name} WHERE device IN ({marks})", [*browsers]).fetchall()
    }


def learners_in_classes(db: Session, classes: Iterable[str]) -> list[str]:
    """The children of these classes, archived ones too."""
    of_class = "SELECT id FROM learners WHERE class_id = ?"
    return [row[0] for one in classes for row in db.execute(of_class, (one,)).fetchall()]


def names_of_children(db: Session) -> list[tuple[str, str, str]]:
    """Every child by nickname, archived ones too: id, nickname, and what tells it from others of that name."""
    rows = db.execute(
        "SELECT learners.id, nickname, classes.name, learners.created_at FROM learners"
        " LEFT JOIN classes ON classes.id = class_id"
    )
    found = [(one, name, f"{room or 'at home'}, since {at[:10]}") for one, name, room, at in rows.fetchall()]
    return sorted(found, key=_by_name)


def names_of_classes(db: Session) -> list[tuple[str, str, str]]:
    """The same of every class by name."""
    rows = db.execute(
        "SELECT id, name, (SELECT count(*) FROM learners WHERE class_id = classes.id), created_at FROM classes"
    )
    found = [
        (one, name, f"{many} children, since {at[:10]}" if many != 1 else f"1 child, since {at[:10]}")
        for one, name, many, at in rows.fetchall()
    ]
    return sorted(found, key=_by_name)


def _by_name(row: tuple[str, str, str]) -> tuple[tuple[str, str, str], str]:
    return order(row[1]), row[0]
