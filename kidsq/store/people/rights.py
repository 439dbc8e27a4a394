"""Whom an adult may look at: the owner everybody, a teacher the own classes, a parent the own children."""

from __future__ import annotations

import sqlite3

from kidsq.i18n.alphabet import order
from kidsq.store.classroom import classes
from kidsq.store.classroom.classes import Class
from kidsq.store.people import people
from kidsq.store.people.adults import Adult
from kidsq.store.people.people import Learner

OWNER = "owner"
TEACHER = "teacher"
PARENT = "parent"

_TEACHES = (
    "SELECT 1 FROM learners JOIN class_grown_ups ON class_grown_ups.class_id = learners.class_id"
    " WHERE learners.id = ? AND class_grown_ups.grown_up = ?"
)
_IS_PARENT = "SELECT 1 FROM parents WHERE learner = ? AND grown_up = ?"


def sees_class(db: sqlite3.Connection, who: Adult, class_id: str) -> bool:
    """True if this adult may see the pages of this class; False for a class that does not exist."""
    if who.role == OWNER:
        return classes.the_class(db, class_id) is not None
    rows = db.execute("SELECT 1 FROM class_grown_ups WHERE class_id = ? AND grown_up = ?", (class_id, who.id))
    return bool(rows.fetchall())


def teaches(db: sqlite3.Connection, who: Adult, learner: str) -> bool:
    """True if this adult may change the settings of a child, archived or not."""
    if who.role == OWNER:
        return people.learner(db, learner) is not None
    return bool(db.execute(_TEACHES, (learner, who.id)).fetchall())


def sees_child(db: sqlite3.Connection, who: Adult, learner: str) -> bool:
    """True if this adult may see the pages of this child."""
    return teaches(db, who, learner) or bool(db.execute(_IS_PARENT, (learner, who.id)).fetchall())


def classes_of(db: sqlite3.Connection, who: Adult) -> list[Class]:
    """The classes that this adult finds in lists, by name; archived ones are in none."""
    known = classes.all_classes(db)
    if who.role == OWNER:
        return known
    rows = db.execute("SELECT class_id FROM class_grown_ups WHERE grown_up = ?", (who.id,)).fetchall()
    own = {row[0] for row in rows}
    return [one for one in known if one.id in own]


def children_of(db: sqlite3.Connection, who: Adult) -> list[Learner]:
    """The children whom this adult finds in lists, by nickname."""
    everybody = people.all_learners(db)
    if who.role == OWNER:
        return everybody
    rows = db.execute(
        "SELECT learners.id FROM learners JOIN class_grown_ups ON class_grown_ups.class_id = learners.class_id"
        " WHERE class_grown_ups.grown_up = ? UNION SELECT learner FROM parents WHERE grown_up = ?",
        (who.id, who.id),
    )
    own = {row[0] for row in rows.fetchall()}
    return [child for child in everybody if child.id in own]


def teachers_of(db: sqlite3.Connection, class_id: str) -> list[Adult]:
    """The adults to whom a class was given, by name."""
    rows = db.execute(
        "SELECT grown_ups.id, grown_ups.name, grown_ups.role FROM class_grown_ups"
        " JOIN grown_ups ON grown_ups.id = class_grown_ups.grown_up"
        " WHERE class_grown_ups.class_id = ?",
        (class_id,),
    )
    return sorted((Adult(*row) for row in rows.fetchall()), key=lambda one: order(one.name))


def parents_of(db: sqlite3.Connection, learner: str) -> list[Adult]:
    """The adults who may see this child alone, by name."""
    rows = db.execute(
        "SELECT grown_ups.id, grown_ups.name, grown_ups.role FROM parents"
        " JOIN grown_ups ON grown_ups.id = parents.grown_up WHERE parents.learner = ?",
        (learner,),
    )
    return sorted((Adult(*row) for row in rows.fetchall()), key=lambda one: order(one.name))


def give_class(db: sqlite3.Connection, adult: str, class_id: str) -> None:
    """Let an adult see a class; within writing()."""
    db.execute(
        "INSERT INTO class_grown_ups (class_id, grown_up) VALUES (?, ?) ON CONFLICT (class_id, grown_up) DO NOTHING",
        (class_id, adult),
    )


def take_class(db: sqlite3.Connection, adult: str, class_id: str) -> None:
    """What they could see of this class ends at once; within writing()."""
    db.execute("DELETE FROM class_grown_ups WHERE class_id = ? AND grown_up = ?", (class_id, adult))


def give_child(db: sqlite3.Connection, adult: str, learner: str) -> None:
    """Let a parent see a child; within writing()."""
    db.execute(
        "INSERT INTO parents (grown_up, learner) VALUES (?, ?) ON CONFLICT (grown_up, learner) DO NOTHING",
        (adult, learner),
    )


def take_child(db: sqlite3.Connection, adult: str, learner: str) -> None:
    """What they could see of this child ends at once; within writing()."""
    db.execute("DELETE FROM parents WHERE grown_up = ? AND learner = ?", (adult, learner))
