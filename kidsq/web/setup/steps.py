"""The steps that make a class ready: each is done when the class says so, so that they can be left and taken up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from flask import url_for

from kidsq.store.classroom import classes, roster
from kidsq.store.classroom.classes import Class
from kidsq.store.db.session import Session
from kidsq.store.people import audit
from kidsq.web.http import alone
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import ngettext

Name = Literal["class", "children", "groups", "cards", "lesson"]
SHOWN: Final = "looked_at_cards"
NEW_ON_CARDS: Final = ("made_children", "renamed_children", "changed_faces", "gave_keys")
"""What makes cards that were seen before old ones."""
_RECENT: Final = 200


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a class. told: what there is of it, or what it is for. optional: nobody misses it."""

    name: Name
    title: str
    told: str
    url: str
    done: bool
    optional: bool = False


def steps(db: Session, found: Class) -> tuple[Step, ...]:
    """All five, in their order; on one device the three that lead to no tablet."""
    inside, groups = classes.children_of(db, found.id), classes.groups_of(db, found.id)
    acts = (entry.action for entry in audit.latest(db, found.id, _RECENT))
    latest = next((act for act in acts if act == SHOWN or act in NEW_ON_CARDS), None)
    printed = bool(inside) and latest == SHOWN
    begun = roster.has_begun(db, found.id)
    many = ngettext("%(num)d child", "%(num)d children", len(inside))
    every = (
        Step("class", _("Class"), found.name, url_for("setup.overview", class_id=found.id), True),
        Step(
            "children",
            _("Children"),
            many if inside else _("Nicknames, or just animals"),
            url_for("roster.children" if inside else "adding.show", class_id=found.id),
            bool(inside),
        ),
        Step(
            "groups",
            _("Groups"),
            ", ".join(group.name for group in groups) or _("If you like, now or later"),
            url_for("groups.show", class_id=found.id),
            bool(groups),
            optional=True,
        ),
        Step(
            "cards",
            _("Cards"),
            _("Checked and ready to print") if printed else _("One for each child"),
            url_for("login_cards.choose", class_id=found.id),
            printed,
        ),
        Step(
            "lesson",
            _("Lesson"),
            _("Begun once already") if begun else _("A code on the board, and they play"),
            lesson_url(found.id),
            begun,
        ),
    )
    return every[:3] if alone.here() else every


def setting_up(db: Session, found: Class) -> tuple[Step, ...]:
    """The steps while no lesson has begun, to be shown on every page of the set-up; none afterwards."""
    over = classes.children_of(db, found.id) if alone.here() else roster.has_begun(db, found.id)
    return () if found.simulated or over else steps(db, found)


def next_of(all_steps: tuple[Step, ...]) -> Step | None:
    """The first step that is still to do and that is needed."""
    return next((step for step in all_steps if not step.done and not step.optional), None)


def lesson_url(class_id: str) -> str:
    """Where a lesson begins."""
    return url_for("lesson.lesson", class_id=class_id)
