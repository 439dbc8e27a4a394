"""Classes and their groups: which children an adult looks at together."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kidsq.i18n.alphabet import order
from kidsq.store.db.session import Session
from kidsq.store.people import schools
from kidsq.store.people.people import LEARNER_COLUMNS, BadPerson, Learner, clean_nickname

NAME_LENGTH = 40
_AT_ONCE = 500
"""Children in one query; SQLite takes some thousands of values."""


@dataclass(frozen=True, slots=True)
class Class:
    """A class as kidsq knows it. id: random. simulated: made for looking at the pages, no real children in it."""

    id: str
    name: str
    created_at: str
    archived_at: str | None = None
    simulated: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Some children of a class; a child can be in several."""

    id: str
    class_id: str
    name: str


_CLASS = "id, name, created_at, archived_at, simulated"


def _class(row: tuple[str, str, str, str | None, int]) -> Class:
    return Class(*row[:4], simulated=bool(row[4]))


def add_class(
    db: Session,
    name: str,
    at: str,
    *,
    simulated: bool = False,
    class_id: str | None = None,
    school_id: str | None = None,
) -> Class:
    """A new class, within writing(); raises BadPerson (empty, too_long, unprintable).

    class_id: another one than by chance, that nobody has yet (store.db.once). school_id: None: of the first school.
    """
    made = Class(class_id or secrets.token_hex(16), clean_nickname(name, NAME_LENGTH), at, simulated=simulated)
    db.execute(
        "INSERT INTO classes (id, name, created_at, simulated, school_id) VALUES (?, ?, ?, ?, ?)",
        (made.id, made.name, made.created_at, int(made.simulated), school_id or schools.own(db, at)),
    )
    return made


def all_classes(
    db: Session, condition: str = "", values: Sequence[str] = (), *, at_most: int | None = None
) -> list[Class]:
    """The classes of this installation that are not archived, by name. condition: more SQL that they fulfil.

    at_most: any so many of them, and no more are read.
    """
    limit = f" LIMIT {at_most:d}" if at_most is not None else ""
    rows = db.execute(f"SELECT {_CLASS} FROM classes WHERE archived_at IS NULL{condition}{limit}", values).fetchall()
    return sorted(map(_class, rows), key=lambda one: (order(one.name), one.id))


def the_class(db: Session, class_id: str) -> Class | None:
    rows = db.execute(f"SELECT {_CLASS} FROM classes WHERE id = ?", (class_id,)).fetchall()
    return _class(rows[0]) if rows else None


def class_of(db: Session, learner: str) -> str | None:
    """The id of a child's class."""
    rows = db.execute("SELECT class_id FROM learners WHERE id = ?", (learner,)).fetchall()
    found: str | None = rows[0][0] if rows else None
    return found


def put_into_class(db: Session, learner: str, class_id: str | None) -> None:
    """Move a child to a class (None: to none), out of its groups; within writing(). Its log keeps its old class."""
    db.execute("DELETE FROM group_members WHERE learner = ?", (learner,))
    db.execute("UPDATE learners SET class_id = ? WHERE id = ?", (class_id, learner))


def children_of(db: Session, class_id: str, group_id: str | None = None) -> list[Learner]:
    """The children of a class, or of one of its groups, by nickname."""
    member = " AND id IN (SELECT learner FROM group_members WHERE group_id = ?)" if group_id else ""
    rows = db.execute(
        f"SELECT {LEARNER_COLUMNS} FROM learners WHERE class_id = ? AND archived_at IS NULL{member}",
        (class_id, group_id) if group_id else (class_id,),
    ).fetchall()
    return sorted((Learner(*row) for row in rows), key=lambda child: (order(child.nickname), child.id))


def add_group(db: Session, class_id: str, name: str) -> Group:
    """A new group, within writing(); raises BadPerson (also taken)."""
    made = Group(secrets.token_hex(16), class_id, clean_nickname(name, NAME_LENGTH))
    added = db.execute(
        "INSERT INTO class_groups (id, class_id, name) VALUES (?, ?, ?) ON CONFLICT (class_id, name) DO NOTHING",
        (made.id, class_id, made.name),
    )
    if not added.rowcount:
        raise BadPerson("taken")
    return made


def groups_of(db: Session, class_id: str) -> list[Group]:
    """The groups of a class, by name."""
    rows = db.execute("SELECT id, class_id, name FROM class_groups WHERE class_id = ?", (class_id,)).fetchall()
    return sorted((Group(*row) for row in rows), key=lambda group: (order(group.name), group.id))


def put_into_group(db: Session, learner: str, group_id: str) -> None:
    """Add a child to a group of its class; within writing()."""
    db.execute(
        "INSERT INTO group_members (group_id, learner) VALUES (?, ?) ON CONFLICT (group_id, learner) DO NOTHING",
        (group_id, learner),
    )


def remove_group(db: Session, group_id: str) -> None:
    """Take a group away; its children stay in the class. Within writing()."""
    db.execute("DELETE FROM group_members WHERE group_id = ?", (group_id,))
    db.execute("DELETE FROM class_groups WHERE id = ?", (group_id,))


def members_of(db: Session, class_id: str) -> dict[str, set[str]]:
    """The children in each group of a class, by the group's id."""
    rows = db.execute(
        "SELECT class_groups.id, group_members.learner FROM class_groups"
        " LEFT JOIN group_members ON group_members.group_id = class_groups.id WHERE class_groups.class_id = ?",
        (class_id,),
    )
    found: dict[str, set[str]] = {}
    for group, learner in rows.fetchall():
        found.setdefault(group, set()).update([learner] if learner else [])
    return found


def class_of_each(db: Session, learners: Iterable[str]) -> dict[str, str | None]:
    """The class of each of these children, None for those in none."""
    ids, found = list(learners), dict[str, str | None]()
    for start in range(0, len(ids), _AT_ONCE):
        some = ids[start : start + _AT_ONCE]
        rows = db.execute(f"SELECT id, class_id FROM learners WHERE id IN ({', '.join('?' * len(some))})", some)
        found.update(rows.fetchall())
    return found


def rename_class(db: Session, class_id: str, name: str) -> None:
    """Another name; within writing(). Raises BadPerson (empty, too_long, unprintable)."""
    db.execute("UPDATE classes SET name = ? WHERE id = ?", (clean_nickname(name, NAME_LENGTH), class_id))


def rename_group(db: Session, class_id: str, group_id: str, name: str) -> None:
    """Another name for a group; within writing(). Raises BadPerson (empty, too_long, unprintable, taken)."""
    wanted = clean_nickname(name, NAME_LENGTH)
    rows = db.execute(
        "SELECT 1 FROM class_groups WHERE class_id = ? AND name = ? AND id <> ?", (class_id, wanted, group_id)
    )
    if rows.fetchall():
        raise BadPerson("taken")
    db.execute("UPDATE class_groups SET name = ? WHERE id = ?", (wanted, group_id))


def set_members(db: Session, class_id: str, group_id: str, learners: Iterable[str]) -> None:
    """Exactly these children of the class are in the group; others are passed over. Within writing()."""
    inside = {child.id for child in children_of(db, class_id)}
    db.execute("DELETE FROM group_members WHERE group_id = ?", (group_id,))
    for learner in dict.fromkeys(learners):
        if learner in inside:
            put_into_group(db, learner, group_id)
