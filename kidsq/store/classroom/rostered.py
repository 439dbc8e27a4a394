"""Which school, class, child and teacher of a school's own list is which of ours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kidsq.store.db.session import Session
from kidsq.store.people import rights


@dataclass(frozen=True, slots=True)
class Kept:
    """A school or class of ours that a list knows. listed_as: its name there, the last time."""

    id: str
    listed_as: str
    name: str
    school_id: str


@dataclass(frozen=True, slots=True)
class KeptChild:
    """A child of ours that a list knows. listed_as, listed_in: its first name and class there, the last time.

    put_away: because the list did not have it any more. archived: whoever has put it away.
    """

    id: str
    listed_as: str
    listed_in: str
    put_away: bool
    nickname: str
    archived: bool
    class_id: str | None
    school_id: str | None


def schools(db: Session) -> dict[str, Kept]:
    """The schools that lists know, by the list's name for each."""
    rows = db.execute(
        "SELECT rostered_schools.sourced_id, schools.id, rostered_schools.listed_as, schools.name"
        " FROM rostered_schools JOIN schools ON schools.id = rostered_schools.school_id"
    )
    return {row[0]: Kept(row[1], row[2], row[3], row[1]) for row in rows.fetchall()}


def classes(db: Session) -> dict[str, Kept]:
    """The classes that lists know, by the list's name for each."""
    rows = db.execute(
        "SELECT rostered_classes.sourced_id, classes.id, rostered_classes.listed_as, classes.name, classes.school_id"
        " FROM rostered_classes JOIN classes ON classes.id = rostered_classes.class_id"
    )
    return {row[0]: Kept(*row[1:]) for row in rows.fetchall()}


def children(db: Session) -> dict[str, KeptChild]:
    """The children that lists know, by the list's name for each."""
    rows = db.execute(
        "SELECT kept.sourced_id, learners.id, kept.listed_as, kept.listed_in, kept.put_away_at IS NOT NULL,"
        " learners.nickname, learners.archived_at IS NOT NULL, learners.class_id, classes.school_id"
        " FROM rostered_children AS kept JOIN learners ON learners.id = kept.learner"
        " LEFT JOIN classes ON classes.id = learners.class_id"
    )
    return {row[0]: _child(row[1:]) for row in rows.fetchall()}


def _child(row: Sequence[Any]) -> KeptChild:
    id_, listed_as, listed_in, put_away, nickname, archived, class_id, school_id = row
    return KeptChild(id_, listed_as, listed_in, bool(put_away), nickname, bool(archived), class_id, school_id)


def teachers(db: Session) -> dict[tuple[str, str], str]:
    """The teachers whom lists know: the list's name of the teacher and our school -> the teacher's own name."""
    rows = db.execute("SELECT sourced_id, school_id, listed_as FROM rostered_teachers")
    return {(row[0], row[1]): row[2] for row in rows.fetchall()}


def teaching(db: Session) -> set[tuple[str, str]]:
    """Who teaches which class as lists have said: the list's name of the teacher, our class."""
    return {(row[0], row[1]) for row in db.execute("SELECT sourced_id, class_id FROM rostered_teaching").fetchall()}


def waiting_at(db: Session, school_id: str) -> list[tuple[str, str]]:
    """The teachers of a school whom its list knows and who have no account: the list's name, and theirs."""
    rows = db.execute(
        "SELECT sourced_id, listed_as FROM rostered_teachers AS kept WHERE school_id = ? AND grown_up IS NULL"
        " AND EXISTS (SELECT 1 FROM rostered_teaching JOIN classes ON classes.id = rostered_teaching.class_id"
        " WHERE rostered_teaching.sourced_id = kept.sourced_id AND classes.school_id = kept.school_id) ORDER BY 2, 1",
        (school_id,),
    )
    return [(row[0], row[1]) for row in rows.fetchall()]


# -- what a list says from now on; all within writing() ---------------------------------------------------------------


def keep_school(db: Session, sourced: str, school_id: str, listed_as: str) -> None:
    """This school of the list is this one of ours."""
    db.execute(
        "INSERT INTO rostered_schools (sourced_id, school_id, listed_as) VALUES (?, ?, ?)"
        " ON CONFLICT (sourced_id) DO UPDATE SET listed_as = excluded.listed_as",
        (sourced, school_id, listed_as),
    )


def keep_class(db: Session, sourced: str, class_id: str, listed_as: str) -> None:
    """This class of the list is this one of ours."""
    db.execute(
        "INSERT INTO rostered_classes (sourced_id, class_id, listed_as) VALUES (?, ?, ?)"
        " ON CONFLICT (sourced_id) DO UPDATE SET listed_as = excluded.listed_as",
        (sourced, class_id, listed_as),
    )


def keep_child(db: Session, sourced: str, learner: str, listed_as: str, listed_in: str) -> None:
    """This child of the list is this one of ours, and is here."""
    db.execute(
        "INSERT INTO rostered_children (sourced_id, learner, listed_as, listed_in) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (sourced_id) DO UPDATE SET listed_as = excluded.listed_as, listed_in = excluded.listed_in,"
        " put_away_at = NULL",
        (sourced, learner, listed_as, listed_in),
    )


def has_gone(db: Session, sourced: str, at: str) -> None:
    """The list does not have this child any more."""
    db.execute("UPDATE rostered_children SET put_away_at = ? WHERE sourced_id = ?", (at, sourced))


def keep_teacher(db: Session, sourced: str, school_id: str, listed_as: str) -> None:
    """The list has this teacher at this school."""
    db.execute(
        "INSERT INTO rostered_teachers (sourced_id, school_id, listed_as) VALUES (?, ?, ?)"
        " ON CONFLICT (sourced_id, school_id) DO UPDATE SET listed_as = excluded.listed_as",
        (sourced, school_id, listed_as),
    )


_ACCOUNT = (
    "SELECT rostered_teachers.grown_up FROM rostered_teachers"
    " JOIN classes ON classes.school_id = rostered_teachers.school_id"
    " WHERE rostered_teachers.sourced_id = ? AND classes.id = ? AND rostered_teachers.grown_up IS NOT NULL"
)
"""Of a teacher at the school of a class."""


def begins_to_teach(db: Session, sourced: str, class_id: str) -> None:
    """The list gives a class to a teacher, who sees it as soon as there is an account at its school."""
    db.execute(
        "INSERT INTO rostered_teaching (sourced_id, class_id) VALUES (?, ?)"
        " ON CONFLICT (sourced_id, class_id) DO NOTHING",
        (sourced, class_id),
    )
    for (adult,) in db.execute(_ACCOUNT, (sourced, class_id)).fetchall():
        rights.give_class(db, adult, class_id)


def ends_to_teach(db: Session, sourced: str, class_id: str) -> None:
    """The list has taken a class from a teacher, who sees it no more."""
    db.execute("DELETE FROM rostered_teaching WHERE sourced_id = ? AND class_id = ?", (sourced, class_id))
    for (adult,) in db.execute(_ACCOUNT, (sourced, class_id)).fetchall():
        rights.take_class(db, adult, class_id)


def is_here(db: Session, sourced: str, school_id: str, adult: str) -> bool:
    """A teacher of the list has this account at a school, and sees the classes there that the list says.

    False, and nothing is changed, where the list has no such teacher, or the teacher another account; within writing().
    """
    known = db.execute(
        "UPDATE rostered_teachers SET grown_up = ? WHERE sourced_id = ? AND school_id = ?"
        " AND (grown_up IS NULL OR grown_up = ?)",
        (adult, sourced, school_id, adult),
    )
    if not known.rowcount:
        return False
    rooms = (
        "SELECT rostered_teaching.class_id FROM rostered_teaching"
        " JOIN classes ON classes.id = rostered_teaching.class_id"
        " WHERE rostered_teaching.sourced_id = ? AND classes.school_id = ?"
    )
    for (class_id,) in db.execute(rooms, (sourced, school_id)).fetchall():
        rights.give_class(db, adult, class_id)
    return True
