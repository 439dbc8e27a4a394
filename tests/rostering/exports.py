"""Exports of OneRoster 1.2, made by hand: two schools, three classes, some children and teachers."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

HEADS = {
    "manifest": ("propertyName", "value"),
    "orgs": ("sourcedId", "status", "dateLastModified", "name", "type", "identifier", "parentSourcedId"),
    "classes": (
        *("sourcedId", "status", "dateLastModified", "title", "grades", "courseSourcedId", "classCode", "classType"),
        *("location", "schoolSourcedId", "termSourcedIds", "subjects", "subjectCodes", "periods"),
    ),
    "users": (
        *("sourcedId", "status", "dateLastModified", "enabledUser", "username", "userIds", "givenName", "familyName"),
        *("middleName", "identifier", "email", "sms", "phone", "agentSourcedIds", "grades", "password"),
        *("userMasterIdentifier", "resourceSourcedIds", "preferredGivenName", "preferredFamilyName"),
    ),
    "enrollments": (
        *("sourcedId", "status", "dateLastModified", "classSourcedId", "schoolSourcedId", "userSourcedId", "role"),
        *("primary", "beginDate", "endDate"),
    ),
}


class Export:
    """Tables to change as a school would, and to write."""

    def __init__(self) -> None:
        self.tables: dict[str, list[dict[str, str]]] = {name: [] for name in HEADS}
        self.add("manifest", propertyName="oneroster.version", value="1.2")
        self.add("orgs", sourcedId="d", name="North", type="district")
        for school, name in (("oak", "Oak Street"), ("elm", "Elm")):
            self.add("orgs", sourcedId=school, name=name, type="school")
        for room, title, school in (("o1", "1a", "oak"), ("o2", "2a", "oak"), ("e1", "1a", "elm")):
            self.add("classes", sourcedId=room, title=title, schoolSourcedId=school, classType="homeroom")
        self.add("classes", sourcedId="music", title="Music", schoolSourcedId="oak", classType="scheduled")
        for child, given, family, room in (
            ("s1", "Mira", "Blum", "o1"),
            ("s2", "Mira", "Berg", "o1"),
            ("s3", "Leo", "Kern", "o1"),
            ("s4", "Zoe", "Lang", "o2"),
            ("s5", "Tom", "Mai", "e1"),
        ):
            self.person(child, given, family)
            self.enrol(child, room)
        self.person("t1", "Tina", "Berg")
        self.enrol("t1", "o1", role="teacher")
        self.enrol("s3", "music")
        self.enrol("g1", "o1", role="guardian")

    def add(self, table: str, **cells: str) -> dict[str, str]:
        row = dict.fromkeys(HEADS[table], "") | cells
        self.tables[table].append(row)
        return row

    def person(self, sourced: str, given: str, family: str, **more: str) -> dict[str, str]:
        return self.add("users", sourcedId=sourced, givenName=given, familyName=family, enabledUser="true", **more)

    def enrol(self, who: str, room: str, role: str = "student", **more: str) -> dict[str, str]:
        name = f"{who}-{room}"
        return self.add("enrollments", sourcedId=name, userSourcedId=who, classSourcedId=room, role=role, **more)

    def row(self, table: str, sourced: str) -> dict[str, str]:
        return next(row for row in self.tables[table] if row.get("sourcedId") == sourced)

    def take_out(self, table: str, sourced: str) -> None:
        self.tables[table].remove(self.row(table, sourced))

    def as_changes(self) -> None:
        """From now on only what has changed is in it."""
        for name in ("orgs", "classes", "users", "enrollments"):
            self.tables[name] = []
            self.add("manifest", propertyName=f"file.{name}", value="delta")

    def write(self, folder: Path) -> Path:
        folder.mkdir(parents=True, exist_ok=True)
        for name, rows in self.tables.items():
            with (folder / f"{name}.csv").open("w", encoding="utf-8", newline="") as file:
                writer: Any = csv.DictWriter(file, HEADS[name])
                writer.writeheader()
                writer.writerows(rows)
        return folder
