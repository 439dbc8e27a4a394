"""Sentences about schools."""

from __future__ import annotations

from babel.numbers import format_decimal

from kidsq.reports.school_knowledge import Range, Row
from kidsq.store.classroom.school_figures import FEWEST
from kidsq.store.people import schools
from kidsq.store.people.schools import School
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import tag


def name(school: School) -> str:
    """What a school is called; the first one needs no name."""
    return school.name or _("The first school")


def figure(number: int | None) -> str:
    """A number of children, or that there are too few of them to say."""
    return _("under %(n)d", n=FEWEST) if number is None else format_decimal(number, locale=tag())


def range_of(found: Range) -> str:
    """A number of children that is told as a range: under 10, 10 to 14, over 14."""
    if not found.least:
        return figure(None)
    if found.most == found.of:
        return _("over %(n)d", n=found.least - 1)
    return figure(found.least) if found.least == found.most else _("%(n)d to %(m)d", n=found.least, m=found.most)


def class_name(row: Row) -> str:
    """A class by its name, or how many small ones are counted together."""
    return _("%(n)d smaller classes together", n=row.classes) if row.name is None else row.name


def about(number: int | None) -> str:
    """A number to the nearest ten, or nothing where few children are behind it."""
    return "–" if number is None else format_decimal(number, locale=tag())


def invites_to_own(school: School) -> str:
    """What an invitation to own a school gives."""
    return _(
        "This invitation lets somebody look after %(name)s: its teachers, its classes and their children.",
        name=name(school),
    )


def invites_to_teach(school: School) -> str:
    """What an invitation to a school gives."""
    return _("It gives a teacher an account at %(name)s, for classes of their own.", name=name(school))


def problem(code: str) -> str:
    """Why a school cannot have this name."""
    return {
        "empty": _("Please type the school's name first."),
        "too_long": _(
            "That name is too long: up to %(n)d characters. Nothing has been changed.", n=schools.NAME_LENGTH
        ),
        "unprintable": _("That name contains invisible characters. Please type it again."),
        "taken": _("There is a school of that name already. Add its place, so that both are told apart."),
        "too_many": _("There are %(n)d schools already, which is as many as there is room for.", n=schools.MOST),
    }.get(code, _("That could not be taken. Nothing has been changed."))
