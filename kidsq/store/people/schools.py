"""Schools: what a class and its teachers belong to. Most installations have one, which nobody ever has to name."""

from __future__ import annotations

import secrets
import unicodedata
from dataclasses import dataclass
from typing import Final

from kidsq.i18n.alphabet import order
from kidsq.store.db.session import Session
from kidsq.store.people import erasing
from kidsq.store.people.people import BadPerson, refuse_taken

NAME_LENGTH: Final = 60
MOST: Final = 1_000
"""So many schools of one installation."""
OWNS: Final = "owner"
TEACHES: Final = "teacher"


@dataclass(frozen=True, slots=True)
class School:
    """A school. name: empty for the first one until somebody names it."""

    id: str
    name: str
    created_at: str


_SCHOOL: Final = "schools.id, schools.name, schools.created_at"


def own(db: Session, at: str) -> str:
    """The id of the school that an installation begins with, made where there is none yet; within writing()."""
    rows = db.execute("SELECT id FROM schools ORDER BY created_at, id LIMIT 1").fetchall()
    if rows:
        return str(rows[0][0])
    made = secrets.token_hex(16)
    db.execute("INSERT INTO schools (id, name, created_at) VALUES (?, '', ?)", (made, at))
    return made


def only(db: Session) -> bool:
    """True as long as this installation is one school's: there are no others."""
    return len(db.execute("SELECT id FROM schools LIMIT 2").fetchall()) < 2


def every(db: Session) -> list[School]:
    """All schools, by name."""
    return _by_name(db.execute(f"SELECT {_SCHOOL} FROM schools").fetchall())


def school(db: Session, school_id: str) -> School | None:
    """A school by its id."""
    rows = db.execute(f"SELECT {_SCHOOL} FROM schools WHERE id = ?", (school_id,)).fetchall()
    return School(*rows[0]) if rows else None


def of(db: Session, adult: str, *, role: str | None = None) -> list[School]:
    """The schools that an adult belongs to, by name. role: those that the adult owns, or teaches at, alone."""
    rows = db.execute(
        f"SELECT {_SCHOOL} FROM school_grown_ups JOIN schools ON schools.id = school_grown_ups.school_id"
        " WHERE school_grown_ups.grown_up = ? AND school_grown_ups.role LIKE ?",
        (adult, role or "%"),
    )
    return _by_name(rows.fetchall())


def _by_name(rows: list[tuple[str, str, str]]) -> list[School]:
    return sorted((School(*row) for row in rows), key=lambda one: (order(one.name), one.id))


def owns(db: Session, adult: str, school_id: str) -> bool:
    """True if an adult owns this school, and so all its classes."""
    rows = db.execute(
        "SELECT 1 FROM school_grown_ups WHERE school_id = ? AND grown_up = ? AND role = 'owner'", (school_id, adult)
    )
    return bool(rows.fetchall())


def of_class(db: Session, class_id: str) -> str:
    """The id of the school of a class."""
    rows = db.execute("SELECT school_id FROM classes WHERE id = ?", (class_id,)).fetchall()
    return str(rows[0][0]) if rows else ""


def rooms_beside(db: Session, class_id: str) -> frozenset[str]:
    """The classes of the school of this class, itself among them: within them children may move."""
    rows = db.execute(
        "SELECT id FROM classes WHERE coalesce(school_id, '') ="
        " (SELECT coalesce(school_id, '') FROM classes WHERE id = ?)",
        (class_id,),
    )
    return frozenset(row[0] for row in rows.fetchall())


def clean_name(typed: str) -> str:
    """A school's name as it is kept; raises BadPerson (empty, too_long, unprintable)."""
    name = " ".join(unicodedata.normalize("NFC", typed).split())
    if not name:
        raise BadPerson("empty")
    if len(name) > NAME_LENGTH:
        raise BadPerson("too_long")
    if any(unicodedata.category(sign)[0] == "C" for sign in name):
        raise BadPerson("unprintable")
    return name


def add(db: Session, name: str, at: str) -> School:
    """Another school, in which nobody is yet; within writing(). Raises BadPerson (also taken, too_many)."""
    own(db, at)  # what is here already stays one school's
    wanted, known = clean_name(name), every(db)
    if len(known) >= MOST:
        raise BadPerson("too_many")
    refuse_taken(wanted, (one.name for one in known))
    made = School(secrets.token_hex(16), wanted, at)
    db.execute("INSERT INTO schools (id, name, created_at) VALUES (?, ?, ?)", (made.id, made.name, made.created_at))
    return made


def rename(db: Session, school_id: str, name: str) -> None:
    """Another name; within writing(). Raises BadPerson (empty, too_long, unprintable, taken)."""
    wanted = clean_name(name)
    refuse_taken(wanted, (one.name for one in every(db) if one.id != school_id))
    db.execute("UPDATE schools SET name = ? WHERE id = ?", (wanted, school_id))


def join(db: Session, adult: str, school_id: str, role: str) -> None:
    """Let an adult belong to a school; who owns it goes on owning it. Within writing()."""
    db.execute(
        "INSERT INTO school_grown_ups (school_id, grown_up, role) VALUES (?, ?, ?)"
        " ON CONFLICT (school_id, grown_up) DO UPDATE SET role ="
        " CASE WHEN excluded.role = 'owner' THEN 'owner' ELSE school_grown_ups.role END",
        (school_id, adult, role),
    )


def begin(db: Session, adult: str, role: str, at: str) -> None:
    """A new owner or teacher belongs to the school as long as there is one alone; within writing().

    Of several an account belongs to none but by an invitation, whoever it is.
    """
    if role in (OWNS, TEACHES) and only(db):
        join(db, adult, own(db, at), role)


def is_empty(db: Session, school_id: str) -> bool:
    """True if nobody and nothing is in a school, and it is not the only one."""
    used = db.execute(
        "SELECT 1 FROM classes WHERE school_id = ? UNION ALL SELECT 1 FROM school_grown_ups WHERE school_id = ?",
        (school_id, school_id),
    )
    return not used.fetchall() and not only(db)


def remove(db: Session, school_id: str) -> bool:
    """Take an empty school away; within writing(). False for one that is not."""
    if not is_empty(db, school_id):
        return False
    for table in ("invitations", "rostered_teachers", "rostered_schools"):
        db.execute(f"DELETE FROM {table} WHERE school_id = ?", (school_id,))
    db.execute("DELETE FROM schools WHERE id = ?", (school_id,))
    return True


def forget_unused(db: Session) -> None:
    """Take out what own() has made and nothing points to: without a name, a class or anybody; within writing()."""
    points = ("classes", "school_grown_ups", "invitations", "rostered_teachers", "rostered_schools")
    unused = " AND ".join(f"id NOT IN (SELECT school_id FROM {one} WHERE school_id IS NOT NULL)" for one in points)
    db.execute(f"DELETE FROM schools WHERE name = '' AND {unused}")


def people_of(db: Session, school_id: str, role: str) -> list[tuple[str, str]]:
    """Who owns a school, or teaches there: ids and names, by name."""
    rows = db.execute(
        "SELECT grown_ups.id, grown_ups.name FROM school_grown_ups"
        " JOIN grown_ups ON grown_ups.id = school_grown_ups.grown_up"
        " WHERE school_grown_ups.school_id = ? AND school_grown_ups.role = ?",
        (school_id, role),
    ).fetchall()
    return sorted(((row[0], row[1]) for row in rows), key=lambda one: (order(one[1]), one[0]))


def leave(db: Session, adult: str, school_id: str) -> None:
    """What an adult could see of a school ends at once; within writing(). An account with nothing left goes."""
    db.execute("DELETE FROM school_grown_ups WHERE school_id = ? AND grown_up = ?", (school_id, adult))
    db.execute(
        "DELETE FROM class_grown_ups WHERE grown_up = ? AND class_id IN (SELECT id FROM classes WHERE school_id = ?)",
        (adult, school_id),
    )
    # Or the school's next list would give the classes back.
    db.execute(
        "UPDATE rostered_teachers SET grown_up = NULL WHERE school_id = ? AND grown_up = ?",
        (school_id, adult),
    )
    left = db.execute(
        "SELECT 1 FROM school_grown_ups WHERE grown_up = ? UNION ALL SELECT 1 FROM parents WHERE grown_up = ?"
        " UNION ALL SELECT 1 FROM class_grown_ups WHERE grown_up = ?"
        " UNION ALL SELECT 1 FROM grown_ups WHERE id = ? AND role = 'owner'",
        (adult, adult, adult, adult),
    )
    if not left.fetchall():
        erasing.forget_adult(db, adult)
