"""Links by which a co-teacher or a parent comes in: one use, seven days, only the hash of the code is kept."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from kidsq.store.classroom import classes, rostered
from kidsq.store.db.codes import code_hash, new_code
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.db.times import moment, text
from kidsq.store.people import adults, passphrases, people, rights, schools, sign_ons, throttles
from kidsq.store.people.adults import Adult, BadCode
from kidsq.store.people.rights import OWNER, PARENT, TEACHER
from kidsq.store.people.sign_ons import Identity

LIVES: Final = timedelta(days=7)


@dataclass(frozen=True, slots=True)
class Invitation:
    """What a link gives: a class to a teacher, a child to a parent, a school to its owner.

    A teacher's without a class gives an account at a school, for classes of the own; with listed_teacher, the name by
    which the school's list knows somebody, also the classes that the list says.
    """

    role: str
    class_id: str | None
    learner: str | None
    made_by: str
    created_at: str
    school_id: str | None = None
    listed_teacher: str | None = None

    @property
    def until(self) -> datetime:
        return moment(self.created_at) + LIVES


_GUESSES: Final = "invitation"
_COLUMNS = "role, class_id, learner, made_by, created_at, school_id, listed_teacher"
_TO = "(class_id = ? OR learner = ? OR school_id = ?)"
_UNUSED = "used_at IS NULL AND created_at BETWEEN ? AND ?"


def invite_teacher(db: Session, who: Adult, class_id: str, now: datetime) -> str:
    """The code of a new invitation to a class; it cannot be read again."""
    return _invite(db, Invitation(TEACHER, class_id, None, who.id, text(now)))


def invite_to_school(db: Session, who: Adult, school_id: str, role: str, now: datetime) -> str:
    """The code of a new invitation to a school, as TEACHER (an account for classes of one's own) or as its OWNER."""
    return _invite(db, Invitation(role, None, None, who.id, text(now), school_id))


def invite_listed(db: Session, who: Adult, school_id: str, listed: str, now: datetime) -> str:
    """The code of a new invitation to a school for a teacher whom its list knows; it cannot be read again.

    The former one works no more: one teacher of a list is one account.
    """
    with writing(db):
        db.execute(
            "DELETE FROM invitations WHERE school_id = ? AND listed_teacher = ? AND used_at IS NULL",
            (school_id, listed),
        )
    return _invite(db, Invitation(TEACHER, None, None, who.id, text(now), school_id, listed))


def invite_parent(db: Session, who: Adult, learner: str, now: datetime) -> str:
    """The code of a new invitation to see one child; it cannot be read again."""
    return _invite(db, Invitation(PARENT, None, learner, who.id, text(now)))


def _invite(db: Session, made: Invitation) -> str:
    code = new_code()
    with writing(db):
        db.execute(
            f"INSERT INTO invitations (code_hash, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(code_hash(code), made.role, made.class_id, made.learner, made.made_by),
                *(made.created_at, made.school_id, made.listed_teacher),
            ),
        )
    return code


def open_invitation(db: Session, code: str, now: datetime) -> Invitation | None:
    """What this code still gives; looking uses nothing up. None also when who made it may not give it any more."""
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM invitations WHERE code_hash = ? AND {_UNUSED}", (code_hash(code), *_lately(now))
    ).fetchall()
    found = Invitation(*rows[0]) if rows else None
    return found if found is not None and _may_be_given(db, found) else None


def _lately(now: datetime) -> tuple[str, str]:
    """Between which moments an open invitation was made; what lies further ahead of a clock set back is over."""
    return text(now - LIVES), text(now + LIVES)


def _may_be_given(db: Session, found: Invitation) -> bool:
    maker = adults.adult(db, found.made_by)
    if maker is None:
        return False
    if found.class_id is not None:
        return classes.the_class(db, found.class_id) is not None and rights.sees_class(db, maker, found.class_id)
    if found.learner is not None:
        return people.learner(db, found.learner) is not None and rights.teaches(db, maker, found.learner)
    if found.school_id is None:
        return False
    if found.role == OWNER:
        return rights.may_rule(db, maker, found.school_id)
    return schools.owns(db, maker.id, found.school_id)


def waiting(
    db: Session,
    now: datetime,
    *,
    class_id: str | None = None,
    learner: str | None = None,
    school_id: str | None = None,
) -> list[Invitation]:
    """The open invitations to a class, a child or a school, the latest first."""
    rows = db.execute(
        f"SELECT {_COLUMNS} FROM invitations WHERE {_TO} AND {_UNUSED} ORDER BY created_at DESC",
        (class_id, learner, school_id, *_lately(now)),
    )
    return [Invitation(*row) for row in rows.fetchall()]


def withdraw(
    db: Session,
    *,
    class_id: str | None = None,
    learner: str | None = None,
    school_id: str | None = None,
    role: str | None = None,
) -> None:
    """Close every open invitation to a class, a child or a school; within writing(). role: those for it alone."""
    whose = (class_id, learner, school_id, role or "%")
    db.execute(f"DELETE FROM invitations WHERE {_TO} AND role LIKE ? AND used_at IS NULL", whose)


def withdraw_own(db: Session, adult: str, class_id: str) -> None:
    """Close what somebody has given of a class that is the own no more; within writing()."""
    db.execute(
        "DELETE FROM invitations WHERE made_by = ? AND used_at IS NULL"
        " AND (class_id = ? OR learner IN (SELECT id FROM learners WHERE class_id = ?))",
        (adult, class_id, class_id),
    )


def accept_with_new_account(db: Session, code: str, name: str, passphrase: str, now: datetime) -> Adult:
    """Use the code up for a new account.

    Raises BadCode, BadPerson (no_name, too_long, unprintable, name_taken, and those of check_passphrase),
    throttles.TooSoon.
    """
    name = adults.clean_name(name)
    adults.check_passphrase(passphrase, name)
    found = _look(db, code, now)
    kept = passphrases.hashed(passphrase)  # slow, so before the transaction
    with writing(db):
        made = adults.add_account(db, name, kept, PARENT if found.role == PARENT else TEACHER, text(now))
        _use_up(db, code, made, now)
    return made


def accept_with_sign_on(db: Session, code: str, identity: Identity, now: datetime) -> Adult:
    """Use the code up for a new account without a passphrase, which the school's sign-on opens from now on.

    Its name is the one known there, with a number where somebody here has it. Raises BadCode, throttles.TooSoon.
    """
    found = _look(db, code, now)
    with writing(db):
        name = adults.free_name(db, identity.name)
        made = adults.add_account(db, name, passphrases.NONE, PARENT if found.role == PARENT else TEACHER, text(now))
        sign_ons.bind(db, identity, made.id, text(now))
        _use_up(db, code, made, now)
    return made


def accept(db: Session, code: str, who: Adult, now: datetime) -> None:
    """Use the code up for an account that is there already; raises BadCode, throttles.TooSoon."""
    _look(db, code, now)
    with writing(db):
        _use_up(db, code, who, now)


def _look(db: Session, code: str, now: datetime) -> Invitation:
    found = open_invitation(db, code, now)
    if found is None:  # before the count: nobody guesses 148 bits, so that strangers hold nobody up who has the link
        throttles.take(db, [(_GUESSES, throttles.INSTALLATION)], now)
        raise BadCode
    return found


def _is_for_oneself(found: Invitation, who: Adult) -> bool:
    """True if somebody would give a school to the own account: who makes schools has no right to look into them."""
    return found.role == OWNER and found.made_by == who.id


def _use_up(db: Session, code: str, who: Adult, now: datetime) -> None:
    found = open_invitation(db, code, now)
    used = db.execute(
        "UPDATE invitations SET used_at = ? WHERE code_hash = ? AND used_at IS NULL", (text(now), code_hash(code))
    )
    if found is None or used.rowcount != 1 or _is_for_oneself(found, who):
        raise BadCode
    throttles.forgive(db, _GUESSES)
    if found.class_id is not None:
        rights.give_class(db, who.id, found.class_id)
    if found.learner is not None:
        rights.give_child(db, who.id, found.learner)
    if found.school_id is not None:
        schools.join(db, who.id, found.school_id, found.role)
    listed, school = found.listed_teacher, found.school_id
    if school is not None and listed is not None and not rostered.is_here(db, listed, school, who.id):
        raise BadCode
    if found.role != PARENT and who.role == PARENT:
        db.execute("UPDATE grown_ups SET role = ? WHERE id = ?", (TEACHER, who.id))
