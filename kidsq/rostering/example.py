"""An invented export, to try taking one over: three schools of a district, nobody in it exists."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import Final

_SCHOOLS: Final = (("oak", "Oak Street School", 4), ("mill", "Mill Lane School", 3), ("hill", "Hill School", 2))
_IN_A_CLASS: Final = 20
_FIRST: Final = (
    "Mira Noah Zoe Ali Lina Tom Ada Ben Yara Leo Ida Sami Nora Finn Aya Max Ella Juri Rosa Paul Mila Omar Lea Jan Emma"
).split()
_LAST: Final = "Berg Blum Kern Lang Mai Noll Ohm Pohl Rau Sand Tann".split()
_TABLES: Final = {
    "manifest": ("propertyName", "value"),
    "orgs": ("sourcedId", "status", "dateLastModified", "name", "type", "identifier", "parentSourcedId"),
    "classes": ("sourcedId", "status", "dateLastModified", "title", "classType", "schoolSourcedId", "termSourcedIds"),
    "users": ("sourcedId", "status", "dateLastModified", "enabledUser", "username", "givenName", "familyName"),
    "enrollments": (
        "sourcedId",
        "status",
        "dateLastModified",
        "classSourcedId",
        "schoolSourcedId",
        "userSourcedId",
        "role",
    ),
}


def write(folder: Path) -> None:
    """Write it as a school's program would. Raises FileExistsError for a folder in which something is already."""
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise FileExistsError(f"{folder} is not empty; please name another folder")
    rows: dict[str, list[Sequence[str]]] = {name: [] for name in _TABLES}
    rows["manifest"] += [("manifest.version", "1.0"), ("oneroster.version", "1.2")]
    rows["manifest"] += [(f"file.{name}", "bulk") for name in _TABLES if name != "manifest"]
    rows["orgs"].append(("district", "", "", "North District", "district", "", ""))
    people = _people()
    for school, name, number in _SCHOOLS:
        rows["orgs"].append((school, "", "", name, "school", "", "district"))
        for year in range(1, number + 1):
            _a_class(rows, people, school, year)
    for table, heads in _TABLES.items():
        with (folder / f"{table}.csv").open("w", encoding="utf-8", newline="") as file:
            csv.writer(file).writerows([heads, *rows[table]])


def _a_class(rows: dict[str, list[Sequence[str]]], people: Iterator[tuple[str, str]], school: str, year: int) -> None:
    room = f"{school}-{year}a"
    rows["classes"].append((room, "", "", f"{year}a", "homeroom", school, ""))
    for number, (first, last) in enumerate(islice(people, _IN_A_CLASS + 1)):
        who, role = f"{room}-{number}", "student" if number else "teacher"
        rows["users"].append((who, "", "", "true", who, first, last))
        rows["enrollments"].append((f"e-{who}", "", "", room, school, who, role))


def _people() -> Iterator[tuple[str, str]]:
    return zip(cycle(_FIRST), cycle(_LAST), strict=True)
