"""What an export says: which schools, classes, children and teachers there are, without asking what is here."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from typing import Final

from kidsq.rostering.files import Export, Fault, Row
from kidsq.store.classroom.classes import NAME_LENGTH as CLASS_NAME
from kidsq.store.people import schools
from kidsq.store.people.people import NICKNAME_LENGTH, BadPerson, clean_nickname

_CHILDREN: Final = ("student",)
_TEACHERS: Final = ("teacher",)
_NO_NAME: Final = {
    "empty": "there is no name: fill it in",
    "too_long": "this name is too long: shorten it",
    "unprintable": "this name holds invisible characters: type it anew",
}


@dataclass(frozen=True, slots=True)
class Person:
    """A child or a teacher as the list has it. first: what the child is called."""

    sourced: str
    first: str
    given: str
    family: str
    row: Row


@dataclass(slots=True)
class Listing:
    """All of an export that concerns kidsq, by the list's own names.

    classes: name and school. pupils, teachers: their classes. left: what the list has taken out: ("class", its name),
    ("user", its name), or a person and a class. passed_over: rows of parents, aides and others. rows: those that count.
    ended: when enrollments that count no more have ended. notes: what was taken otherwise than it stands there.
    """

    changes: bool
    schools: dict[str, str] = field(default_factory=dict)
    classes: dict[str, tuple[str, str]] = field(default_factory=dict)
    home_rooms: set[str] = field(default_factory=set)
    people: dict[str, Person] = field(default_factory=dict)
    pupils: dict[str, list[str]] = field(default_factory=dict)
    teachers: dict[str, list[str]] = field(default_factory=dict)
    left: set[tuple[str, str]] = field(default_factory=set)
    passed_over: int = 0
    ended: list[date] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)


def listing(export: Export, today: date) -> Listing:
    """Read the tables of an export. today: enrollments that begin later or have ended do not count."""
    made = Listing(export.changes, faults=list(export.faults))
    _schools(export.tables["orgs.csv"], made)
    _classes(export.tables["classes.csv"], made)
    _people(export.tables["users.csv"], made)
    for row in export.tables["enrollments.csv"]:
        _enrollment(row, made, today)
    if made.ended and not made.pupils:
        number, last = len(made.ended), max(made.ended)
        made.notes.append(f"all {number} enrollments have ended (the last on {last}): is this the list of this year?")
    return made


def _schools(rows: list[Row], made: Listing) -> None:
    for row in rows:
        if row["type"].casefold() != "school" or row.is_gone:
            continue
        try:
            made.schools[row.id] = _shortened(row, "name", schools.clean_name, schools.NAME_LENGTH, made)
            made.rows.append(row)
        except BadPerson as trouble:
            made.faults.append(row.fault("name", _NO_NAME[trouble.code]))


def _shortened(row: Row, head: str, clean: Callable[[str], str], longest: int, made: Listing) -> str:
    """A title as kidsq keeps it; one that is too long is cut at a space, and that is said. Raises BadPerson."""
    whole = visible(row[head])
    try:
        return clean(whole)
    except BadPerson as trouble:
        if trouble.code != "too_long":
            raise
    cut = clean(whole[: longest + 1].rpartition(" ")[0] or whole[:longest])
    made.notes.append(f"{row.file}, line {row.line}: {whole!r} is too long, and stands as {cut!r}")
    return cut


def visible(text: str) -> str:
    """A text of the list without signs that cannot be seen, as a line break or a mark of direction."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def _classes(rows: list[Row], made: Listing) -> None:
    for row in rows:
        if row.is_gone:
            made.left.add(("class", row.id))
            continue
        try:
            name = _shortened(row, "title", lambda title: clean_nickname(title, CLASS_NAME), CLASS_NAME, made)
        except BadPerson as trouble:
            made.faults.append(row.fault("title", _NO_NAME[trouble.code]))
            continue
        made.classes[row.id] = (name, row["schoolSourcedId"])
        made.rows.append(row)
        if row["classType"].casefold() == "homeroom":
            made.home_rooms.add(row.id)


def _people(rows: list[Row], made: Listing) -> None:
    for row in rows:
        if row.is_gone:
            made.left.add(("user", row.id))
            continue
        if row.is_disabled:
            made.left.add(("user", row.id))
            continue
        given = visible(row["givenName"])
        first = visible(row["preferredGivenName"] or row["preferredFirstName"]) or given
        family = visible(row["preferredFamilyName"] or row["familyName"])
        made.people[row.id] = Person(row.id, _called(row, first, made), given, family, row)


def _called(row: Row, first: str, made: Listing) -> str:
    """A first name that is too long by its first words, as many as fit; or as it is, where none does."""
    if len(first) <= NICKNAME_LENGTH:
        return first
    words = first.replace("-", "- ").split()
    fit = [" ".join(words[:n]).replace("- ", "-").rstrip("-") for n in range(1, len(words))]
    short = next((one for one in reversed(fit) if len(one) <= NICKNAME_LENGTH), first)
    if short != first:
        made.notes.append(f"{row.file}, line {row.line}: {first!r} is too long for a nickname, and is called {short!r}")
    return short


def _enrollment(row: Row, made: Listing, today: date) -> None:
    child, room, role = row["userSourcedId"], row["classSourcedId"], row["role"].casefold()
    if role not in (*_CHILDREN, *_TEACHERS):
        made.passed_over += 1
        return
    days: dict[str, date | None] = {}
    for head in ("beginDate", "endDate"):
        try:
            days[head] = _day(row[head])
        except ValueError:
            made.faults.append(row.fault(head, f"{head} is no day such as 2026-09-01: write it so, or leave it empty"))
            return
    begins, ends = days["beginDate"], days["endDate"]
    if row.is_gone or ("class", room) in made.left or (begins and begins > today) or (ends and ends < today):
        made.left.add((child, room))
        if ends and ends < today:
            made.ended.append(ends)
        return
    if ("user", child) in made.left:
        return
    (made.pupils if role in _CHILDREN else made.teachers).setdefault(child, []).append(room)
    made.rows.append(row)


_DAY: Final = re.compile(r"(\d{4})[/.-](\d\d?)[/.-](\d\d?)|(\d\d?)\.(\d\d?)\.(\d{4})")
"""As spreadsheets save days. 01/09/2026 is not read: it is in January or in September."""


def _day(text: str) -> date | None:
    written = _DAY.match(text)
    if written is None:
        return date.fromisoformat(text[:10]) if text else None
    numbers = [int(one) for one in written.groups() if one]
    return date(*numbers) if written[1] else date(*reversed(numbers))
