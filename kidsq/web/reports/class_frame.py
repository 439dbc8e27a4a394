"""What every page of a class begins with: the class, its groups, and the children whom the filters leave."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from kidsq.store.classroom import classes
from kidsq.store.classroom.classes import Class, Group
from kidsq.store.people.people import Learner
from kidsq.web.http import context
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import rights
from kidsq.web.shared.filters import Filters, filters


@dataclass(frozen=True, slots=True)
class Frame:
    """A class as a page shows it. the_class: None for everybody. everybody: its children; children: those asked for."""

    class_id: str
    the_class: Class | None
    everybody: tuple[Learner, ...]
    children: tuple[Learner, ...]
    groups: tuple[Group, ...]
    others: tuple[Class, ...]
    asked: Filters

    @property
    def name(self) -> str:
        return self.the_class.name if self.the_class else _("All children")

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(child.id for child in self.children)

    @property
    def status(self) -> int:
        return 400 if self.asked.problem else 200

    @property
    def values(self) -> dict[str, Any]:
        """What the templates of a class need in any case."""
        return {
            "class_id": self.class_id,
            "the_class": self.the_class,
            "title": self.name,
            "everybody": self.everybody,
            "children": self.children,
            "groups": self.groups,
            "members": self.everybody,
            "others": self.others,
            "asked": self.asked,
        }


def the_class(class_id: str) -> Class | None:
    """The class of an address, None for everybody; 404 when there is none, or it is not this adult's."""
    return rights.class_or_404(class_id)


def frame(class_id: str) -> Frame:
    """The class of an address with the filters behind it; an impossible filter is a problem, and filters nothing."""
    db, found = context.db(), the_class(class_id)
    everybody = tuple(classes.children_of(db, class_id) if found else rights.children_to_see())
    groups = tuple(classes.groups_of(db, class_id)) if found else ()
    others = tuple(rights.classes_beside(class_id))
    whole = Frame(class_id, found, everybody, everybody, groups, others, filters())
    return _filtered(whole)


def _filtered(whole: Frame) -> Frame:
    asked, children = whole.asked, whole.everybody
    if asked.group:
        if asked.group not in {group.id for group in whole.groups}:
            return refused(whole, _("There is no group “%(typed)s” in this class.", typed=asked.group[:40]))
        members = {child.id for child in classes.children_of(context.db(), whole.class_id, asked.group)}
        children = tuple(child for child in children if child.id in members)
    if asked.child:
        children = tuple(child for child in children if child.id == asked.child)
        if not children:
            return refused(whole, _("There is no child “%(typed)s” here.", typed=asked.child[:40]))
    return replace(whole, children=children)


def refused(whole: Frame, problem: str) -> Frame:
    """The same page without filters, and why."""
    return replace(whole, children=whole.everybody, asked=Filters(problem=problem))


def not_done(whole: Frame, problem: str) -> Frame:
    """The same page with its filters, and why something that was sent was not done."""
    return replace(whole, asked=replace(whole.asked, problem=problem))


def on(asked: Filters, day: date) -> Filters:
    """The same filters for one day."""
    return replace(asked, first=day, last=day)
