"""Whom an adult may look at: a school's owner all of that school, a teacher the own classes, a parent the own children.

The installation's owner owns its school, as long as there is one alone. Of the other schools of a district it sees
figures, and no child.
"""

from __future__ import annotations

from kidsq.i18n.alphabet import order
from kidsq.store.classroom import classes
from kidsq.store.classroom.classes import Class
from kidsq.store.db.session import Session
from kidsq.store.people import people, schools
from kidsq.store.people.adults import Adult
from kidsq.store.people.people import LEARNER_COLUMNS, Learner

OWNER = "owner"
TEACHER = "teacher"
PARENT = "parent"

_OF_MINE = (
    "(classes.school_id IN (SELECT school_id FROM school_grown_ups WHERE grown_up = ? AND role = 'owner')"
    " OR classes.id IN (SELECT class_id FROM class_grown_ups WHERE grown_up = ?))"
)
"""A class that an adult may see: of a school of the own, or given to the adult. The adult is bound twice."""
AMONG_MINE = (
    "classes.id IN (SELECT id FROM classes WHERE school_id IN"
    " (SELECT school_id FROM school_grown_ups WHERE grown_up = ? AND role = 'owner')"
    " UNION SELECT class_id FROM class_grown_ups WHERE grown_up = ?)"
)
"""The same for lists: it goes from the adult to the classes, and reads none of other schools."""
_IS_PARENT = "SELECT 1 FROM parents WHERE learner = ? AND grown_up = ?"


def sees_class(db: Session, who: Adult, class_id: str) -> bool:
    """True if this adult may see the pages of this class; False for a class that does not exist."""
    rows = db.execute(f"SELECT 1 FROM classes WHERE id = ? AND {_OF_MINE}", (class_id, who.id, who.id))
    return bool(rows.fetchall())


def teaches(db: Session, who: Adult, learner: str) -> bool:
    """True if this adult may change the settings of a child, archived or not.

    Who is in no class is in no school either, and the installation's owner's.
    """
    rows = db.execute(
        "SELECT 1 FROM learners LEFT JOIN classes ON classes.id = learners.class_id"
        f" WHERE learners.id = ? AND (classes.id IS NULL AND ? = '{OWNER}' OR {_OF_MINE})",
        (learner, who.role, who.id, who.id),
    )
    return bool(rows.fetchall())


def sees_child(db: Session, who: Adult, learner: str) -> bool:
    """True if this adult may see the pages of this child."""
    return teaches(db, who, learner) or bool(db.execute(_IS_PARENT, (learner, who.id)).fetchall())


def classes_of(db: Session, who: Adult, *, at_most: int | None = None) -> list[Class]:
    """The classes that this adult finds in lists, by name; archived ones are in none. at_most: any so many of them."""
    return classes.all_classes(db, f" AND {AMONG_MINE}", (who.id, who.id), at_most=at_most)


def class_in_lists(db: Session, who: Adult, class_id: str) -> Class | None:
    """This class, if it is one of classes_of()."""
    return next(iter(classes.all_classes(db, f" AND id = ? AND {_OF_MINE}", (class_id, who.id, who.id))), None)


def sees_simulated(db: Session, who: Adult) -> bool:
    """True if one of classes_of() is made up."""
    return bool(classes.all_classes(db, f" AND simulated = 1 AND {AMONG_MINE}", (who.id, who.id), at_most=1))


def classes_beside(db: Session, who: Adult, class_id: str, most: int) -> list[Class]:
    """The other ones of classes_of(); where these are more than `most`, those of the same school alone, or none."""
    of_school = " AND school_id = (SELECT school_id FROM classes WHERE id = ?)"
    for more, values in (("", ()), (of_school, (class_id,))):
        condition = f" AND id <> ? AND {AMONG_MINE}{more}"
        found = classes.all_classes(db, condition, (class_id, who.id, who.id, *values), at_most=most + 1)
        if len(found) <= most:
            return found
    return []


def children_of(db: Session, who: Adult, *, at_most: int | None = None) -> list[Learner]:
    """The children whom this adult finds in lists, by nickname. at_most: any so many of them."""
    limit = f" LIMIT {at_most:d}" if at_most is not None else ""
    rows = db.execute(
        f"SELECT {LEARNER_COLUMNS} FROM learners LEFT JOIN classes ON classes.id = learners.class_id"
        f" WHERE learners.archived_at IS NULL AND (classes.id IS NULL AND ? = '{OWNER}' OR {_OF_MINE}"
        f" OR learners.id IN (SELECT learner FROM parents WHERE grown_up = ?)){limit}",
        (who.role, who.id, who.id, who.id),
    ).fetchall()
    return people.by_nickname(rows)


def ruled_by(db: Session, owner: Adult) -> list[Adult]:
    """The accounts that the installation's owner looks after, by name: all of the own schools, and who owns another.

    Teachers and parents of other schools are those schools' own.
    """
    mine = "school_id IN (SELECT school_id FROM school_grown_ups WHERE grown_up = ? AND role = 'owner')"
    rows = db.execute(
        "SELECT id, name, role FROM grown_ups WHERE role = 'owner' OR EXISTS"
        f" (SELECT 1 FROM school_grown_ups WHERE grown_up = grown_ups.id AND (role = 'owner' OR {mine}))"
        " OR EXISTS (SELECT 1 FROM parents JOIN learners ON learners.id = parents.learner"
        " LEFT JOIN classes ON classes.id = learners.class_id WHERE parents.grown_up = grown_ups.id"
        f" AND (learners.class_id IS NULL OR classes.{mine}))"
        " OR NOT EXISTS (SELECT 1 FROM school_grown_ups WHERE grown_up = grown_ups.id)"
        " AND NOT EXISTS (SELECT 1 FROM parents WHERE grown_up = grown_ups.id)",
        (owner.id, owner.id),
    )
    return sorted((Adult(*row) for row in rows.fetchall()), key=lambda one: order(one.name))


def sees_schools(db: Session, who: Adult) -> bool:
    """True if there are several schools, and this adult looks after them or owns one."""
    return (who.role == OWNER or bool(schools.of(db, who.id, role=schools.OWNS))) and not schools.only(db)


def may_rule(db: Session, who: Adult, school_id: str) -> bool:
    """True if an adult may name a school and say who owns it: its owners, and the installation's."""
    known = schools.school(db, school_id) is not None
    return known and (who.role == OWNER or schools.owns(db, who.id, school_id))


def teachers_of(db: Session, class_id: str) -> list[Adult]:
    """The adults to whom a class was given, by name."""
    rows = db.execute(
        "SELECT grown_ups.id, grown_ups.name, grown_ups.role FROM class_grown_ups"
        " JOIN grown_ups ON grown_ups.id = class_grown_ups.grown_up"
        " WHERE class_grown_ups.class_id = ?",
        (class_id,),
    )
    return sorted((Adult(*row) for row in rows.fetchall()), key=lambda one: order(one.name))


def parents_of(db: Session, learner: str) -> list[Adult]:
    """The adults who may see this child alone, by name."""
    rows = db.execute(
        "SELECT grown_ups.id, grown_ups.name, grown_ups.role FROM parents"
        " JOIN grown_ups ON grown_ups.id = parents.grown_up WHERE parents.learner = ?",
        (learner,),
    )
    return sorted((Adult(*row) for row in rows.fetchall()), key=lambda one: order(one.name))


def give_class(db: Session, adult: str, class_id: str) -> None:
    """Let an adult see a class, and belong to its school; within writing()."""
    db.execute(
        "INSERT INTO class_grown_ups (class_id, grown_up) VALUES (?, ?) ON CONFLICT (class_id, grown_up) DO NOTHING",
        (class_id, adult),
    )
    school = schools.of_class(db, class_id)
    if school:
        schools.join(db, adult, school, schools.TEACHES)


def take_class(db: Session, adult: str, class_id: str) -> None:
    """What they could see of this class ends at once; within writing()."""
    db.execute("DELETE FROM class_grown_ups WHERE class_id = ? AND grown_up = ?", (class_id, adult))


def give_child(db: Session, adult: str, learner: str) -> None:
    """Let a parent see a child; within writing()."""
    db.execute(
        "INSERT INTO parents (grown_up, learner) VALUES (?, ?) ON CONFLICT (grown_up, learner) DO NOTHING",
        (adult, learner),
    )


def take_child(db: Session, adult: str, learner: str) -> None:
    """What they could see of this child ends at once; within writing()."""
    db.execute("DELETE FROM parents WHERE grown_up = ? AND learner = ?", (adult, learner))
