"""Sentences about who may see what, and who has looked."""

from __future__ import annotations

from typing import Final

from kidsq.store.db.session import Session
from kidsq.store.people import schools
from kidsq.store.people.adults import Adult
from kidsq.store.people.rights import OWNER, PARENT, TEACHER
from kidsq.web.http.language import gettext as _

SCHOOL: Final = "school"
DISTRICT: Final = "district"
"""Beside the roles of accounts: who owns a school, and who owns an installation of several."""


def standing(db: Session, adult: Adult) -> str:
    """What an adult is here: a role, or SCHOOL or DISTRICT."""
    if adult.role == OWNER:
        return OWNER if schools.only(db) else DISTRICT
    return SCHOOL if adult.role == TEACHER and schools.of(db, adult.id, role=schools.OWNS) else adult.role


def role(code: str) -> str:
    """What an adult is here."""
    return {
        OWNER: _("Owner"),
        DISTRICT: _("Owner"),
        SCHOOL: _("School's owner"),
        TEACHER: _("Teacher"),
        PARENT: _("Parent"),
    }.get(code, code)


def role_line(code: str) -> str:
    """What an adult of this role may see."""
    return {
        OWNER: _("sees everything and everybody here"),
        DISTRICT: _("sees figures of all schools, and everybody in their own"),
        SCHOOL: _("sees everybody in their school"),
        TEACHER: _("sees their own classes"),
        PARENT: _("sees their own child, nobody else"),
    }.get(code, "")


def invites_to_class(name: str) -> str:
    """What an invitation to a class gives."""
    return _(
        "This invitation lets a teacher see the class %(name)s, change it, and erase it or a child of it for good.",
        name=name,
    )


def invites_to_child(nickname: str) -> str:
    """What an invitation to a child's parent gives."""
    return _("This invitation lets a parent see %(name)s's pages, and nobody else's.", name=nickname)


def invites_to_account() -> str:
    """What an invitation without a class gives."""
    return _("It gives a teacher an account here, for classes of their own.")
