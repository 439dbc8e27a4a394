"""What the adult who is signed in may see: for others' ids every page answers as if they did not exist."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Final, ParamSpec

from flask import abort
from flask.typing import ResponseReturnValue

from kidsq.store.classroom import classes
from kidsq.store.classroom.classes import Class
from kidsq.store.people import people, rights, schools
from kidsq.store.people.adults import Adult
from kidsq.store.people.people import Learner
from kidsq.store.people.rights import OWNER, PARENT, TEACHER
from kidsq.store.people.schools import School
from kidsq.web.http import context, security

EVERYBODY: Final = "all"
"""The id of what holds every child that the adult may see."""
MOST_BESIDE: Final = 60
"""As many classes as an adult makes at a school; with more, a page would be a list of classes."""

FEW: Final = 6
"""With more children than these, an owner without a class is shown lists instead of a sentence about each child."""

P = ParamSpec("P")


def me() -> Adult:
    """The adult of this request; 404 for nobody: pages behind a guard have one."""
    found = security.adult()
    if found is None:
        abort(404)
    return found


def is_owner() -> bool:
    """True if the signed-in adult is the installation's owner."""
    found = security.adult()
    return found is not None and found.role == OWNER


def owns_school_of(found: Class) -> bool:
    """True if the signed-in adult owns the school of a class."""
    return schools.owns(context.db(), me().id, schools.of_class(context.db(), found.id))


def sees_schools() -> bool:
    """True if the signed-in adult looks after one of several schools, or all of them."""
    who = security.adult()
    return who is not None and who.role != PARENT and rights.sees_schools(context.db(), who)


def school_or_404(school_id: str) -> School:
    """The school of an address, for who owns it or the installation; 404 for others, and one that does not exist."""
    found = schools.school(context.db(), school_id)
    if found is None or not rights.may_rule(context.db(), me(), found.id):
        abort(404)
    return found


def is_parent() -> bool:
    """True if the signed-in adult is a parent: may only look, and only at the own children."""
    found = security.adult()
    return found is not None and found.role == PARENT


def is_at_home() -> bool:
    """True for a parent, and for an owner of a few children and no class: whose pages are about each child."""
    who = me()
    if who.role != OWNER:
        return who.role == PARENT
    if sees_schools() or rights.classes_of(context.db(), who, at_most=1):
        return False
    return len(children_to_see(FEW + 1)) <= FEW


def may_see_class(class_id: str) -> bool:
    """True if the signed-in adult may see the pages of a class (or of `all`)."""
    who = security.adult()
    if who is None:
        return False
    if class_id == EVERYBODY:
        return who.role != PARENT
    return rights.sees_class(context.db(), who, class_id)


def may_see_child(learner: str) -> bool:
    """True if the signed-in adult may see the pages of this child."""
    who = security.adult()
    return who is not None and rights.sees_child(context.db(), who, learner)


def may_change_child(learner: str) -> bool:
    """True if the signed-in adult may change this child's settings; parents may not."""
    who = security.adult()
    return who is not None and rights.teaches(context.db(), who, learner)


def class_or_404(class_id: str) -> Class | None:
    """The class of an address, None for `all`; 404 for one that does not exist or is not the adult's."""
    if not may_see_class(class_id):
        abort(404)
    return None if class_id == EVERYBODY else classes.the_class(context.db(), class_id)


def a_class(class_id: str) -> Class:
    """The class of an address; 404 for one that is not the grown-up's, and for `all`, which nobody can set up."""
    found = class_or_404(class_id)
    if found is None:
        abort(404)
    return found


def child_or_404(learner: str, *, to_change: bool = False) -> Learner:
    """The child of an address; 404 for one that does not exist or is not the adult's."""
    allowed = may_change_child(learner) if to_change else may_see_child(learner)
    found = people.learner(context.db(), learner) if allowed else None
    if found is None:
        abort(404)
    return found


def classes_to_see() -> list[Class]:
    """The classes that the signed-in adult may see."""
    return rights.classes_of(context.db(), me())


def classes_beside(class_id: str) -> list[Class]:
    """The classes that the page of one (or of `all`) leads to.

    None of them where the adult has very many: all are on the page of classes and children.
    """
    return rights.classes_beside(context.db(), me(), class_id, MOST_BESIDE)


def children_to_see(at_most: int | None = None) -> list[Learner]:
    """The children that the signed-in adult may see: what `all` holds. at_most: any so many of them."""
    return rights.children_of(context.db(), me(), at_most=at_most)


def owner_only(view: Callable[P, ResponseReturnValue]) -> Callable[P, ResponseReturnValue]:
    """A page of the installation's owner: others find nothing there, who is not signed in is asked to."""
    return _only((OWNER,), view)


def teachers_only(view: Callable[P, ResponseReturnValue]) -> Callable[P, ResponseReturnValue]:
    """A page of owners and teachers; parents find nothing there."""
    return _only((OWNER, TEACHER), view)


def _only(roles: tuple[str, ...], view: Callable[P, ResponseReturnValue]) -> Callable[P, ResponseReturnValue]:
    @wraps(view)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> ResponseReturnValue:
        if me().role not in roles:
            abort(404)
        return view(*args, **kwargs)

    return security.adults_only(guarded)
