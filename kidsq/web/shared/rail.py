"""The rail of the adults' pages: which class it leads to, whose faces are in it, and whether they exist."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from flask import request

from kidsq.store.classroom import classes
from kidsq.store.classroom.classes import Class
from kidsq.store.db.session import Session
from kidsq.store.people import rights as rights_store
from kidsq.store.people.people import Learner
from kidsq.web.http import alone
from kidsq.web.shared import rights
from kidsq.web.shared.rights import EVERYBODY

MOST_FACES: Final = 40
Item = Literal[
    "today",
    "needs",
    "facts",
    "then_now",
    "lesson",
    "children",
    "data",
    "settings",
    "schools",
    "account",
    "privacy",
]
_ITEMS: Final[dict[str, Item]] = {
    "class_pages.today": "today",
    "class_pages.needs": "needs",
    "class_pages.change_needs": "needs",
    "plan.act": "needs",
    "practice.of_class": "needs",
    "class_facts.facts": "facts",
    "then_now.of_class": "then_now",
    "probes.of_class": "then_now",
    "lesson_end.show": "today",
    "class_pages.sheet": "facts",
    "data.class_data": "data",
    "data.class_file": "data",
    "check_page.laptop": "lesson",
    "invitations.of_class": "settings",
    "invitations.change_class": "settings",
    "access_log.at_class": "settings",
}
_ROOMS: Final[dict[str, Item]] = {
    "lesson": "lesson",
    "live": "lesson",
    "class_settings": "settings",
    "trials": "data",
    "retention": "settings",
    "schools": "schools",
    "school_knowledge": "schools",
    "account": "account",
    "device_backup": "account",
    "papers": "privacy",
    "privacy": "privacy",
}
"""By blueprint: all its pages."""


@dataclass(frozen=True, slots=True)
class Rail:
    """class_id: where its links lead; item: the one to light. simulated: all, some or none of the children shown do
    not exist.

    at_home: nothing leads to the pages of a class. has_room: a lesson can be begun in this class.
    schools: the adult looks after schools, of which there are several.
    """

    class_id: str
    name: str | None
    item: Item
    children: tuple[Learner, ...] = ()
    simulated: Literal["all", "some", "none"] = "none"
    at_home: bool = False
    has_room: bool = False
    schools: bool = False


def rail(db: Session, class_id: str | None, learner: Learner | None) -> Rail:
    """The rail beside a page about this class or this child; about neither: of the only class, or of everybody."""
    found = class_id or (classes.class_of(db, learner.id) if learner else None)
    about_nobody = found is None and learner is None
    who = rights.me()
    if found is None and about_nobody:
        known = rights_store.classes_of(db, who, at_most=2)
        found = known[0].id if len(known) == 1 else None
    the_class = rights_store.class_in_lists(db, who, found) if found else None
    item = _item(the_class, learner)
    if the_class is None:
        shown = not about_nobody or bool(request.args.get("q"))  # everybody's page, or a nickname looked for
        # A child without a class exists; among everybody some may not.
        some: Literal["some", "none"] = (
            "some" if shown and not learner and rights_store.sees_simulated(db, who) else "none"
        )
        children = () if about_nobody else rights.children_to_see(MOST_FACES + 1)
        return Rail(EVERYBODY, None, item, _few(children), some, rights.is_at_home(), schools=_has_schools())
    children = () if about_nobody else classes.children_of(db, the_class.id)
    whole: Literal["all", "none"] = "all" if the_class.simulated and not about_nobody else "none"
    room = the_class.archived_at is None and not alone.here()
    return Rail(the_class.id, the_class.name, item, _few(children), whole, has_room=room, schools=_has_schools())


def _has_schools() -> bool:
    return not alone.here() and rights.sees_schools()


def _item(the_class: Class | None, learner: Learner | None) -> Item:
    """The entry to light: of a page that has none, and of all about one child, it is Children."""
    item = _ITEMS.get(request.endpoint or "") or _ROOMS.get(request.blueprint or "", "children")
    if item == "data" and the_class is not None:
        item = "settings"
    of_class = item in ("lesson", "settings")
    return "children" if learner or (of_class and the_class is None) else item


def _few(children: list[Learner] | tuple[Learner, ...]) -> tuple[Learner, ...]:
    return tuple(children) if len(children) <= MOST_FACES else ()
