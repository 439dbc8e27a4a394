"""The files of an export: a folder or a ZIP, each a table with heads as OneRoster 1.2 names them."""

from __future__ import annotations

import csv
import io
import lzma
import zipfile
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path, PurePath, PurePosixPath
from typing import Any, BinaryIO, Final

from kidsq.rostering.text_files import NotAList, SeveralReadings, text_of

# -- an invented export, to try taking one over: three schools of a district, nobody in it exists ----------------------

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
    """Write it as a school's program would. Raises FileExistsError for a folder in which something is already, and for
    a file.
    """
    if folder.is_file():
        raise FileExistsError(f"{folder} is a file; please name a folder")
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


# -- the files of an export --------------------------------------------------------------------------------------------


LARGEST: Final = 200_000_000
"""Bytes of one file: a country's worth of enrollments, and no bomb in a ZIP."""
LONGEST_CELL: Final = 10_000
_NOTHING: Final = frozenset(("NULL", "\\N", "0000-00-00"))
"""How databases write that a cell is empty."""

NEEDED: Final = {
    "orgs.csv": ("sourcedId", "name", "type"),
    "classes.csv": ("sourcedId", "title", "schoolSourcedId"),
    "users.csv": ("sourcedId", "givenName", "familyName"),
    "enrollments.csv": ("sourcedId", "classSourcedId", "userSourcedId", "role"),
}
"""What kidsq reads of an export, and the columns that it cannot do without."""
MANIFEST: Final = "manifest.csv"


UNREADABLE: Final = (zipfile.BadZipFile, zlib.error, lzma.LZMAError, NotImplementedError, RuntimeError, EOFError)
"""What a ZIP raises that is damaged, locked, or packed as nobody packs any more."""


class NotAnExport(ValueError):
    """What was named is no export of OneRoster that can be read; the text says why, and what helps."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A row that cannot be taken. value: what stands there; why: a sentence, with the way out."""

    file: str
    line: int
    value: str
    why: str


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table by the heads of its columns; a cell that is not there is empty."""

    file: str
    line: int
    cells: dict[str, str]

    def __getitem__(self, head: str) -> str:
        return self.cells.get(head.casefold(), "")

    @property
    def id(self) -> str:
        return self["sourcedId"]

    @property
    def is_gone(self) -> bool:
        """True for a row that says it does not count: 1.2 and 1.1 mark what is to go, 1.0 what is inactive."""
        return self["status"].casefold() in ("tobedeleted", "inactive")

    @property
    def is_disabled(self) -> bool:
        """True for a user who may not sign in at the school any more."""
        return self["enabledUser"].casefold() in ("false", "f", "0", "no", "n")

    def fault(self, head: str, why: str) -> Fault:
        """Why this row cannot be taken."""
        return Fault(self.file, self.line, self[head][:60], why)


@dataclass(slots=True)
class Export:
    """All tables of an export. changes: only what has changed since the last one, not all there is."""

    tables: dict[str, list[Row]]
    changes: bool = False
    faults: list[Fault] = field(default_factory=list)


def read(place: Path) -> Export:
    """The export in a folder or ZIP. Raises NotAnExport, OSError."""
    if not place.exists():
        raise NotAnExport(f"there is no {place}")
    return _read(_of_folder(place) if place.is_dir() else _of_zip(place, place), place)


def read_zip(content: bytes) -> Export:
    """The same of a ZIP that somebody has sent. Raises NotAnExport."""
    place = PurePosixPath("the ZIP")
    return _read(_of_zip(io.BytesIO(content), place), place)


def _read(files: Iterator[tuple[str, bytes]], place: PurePath) -> Export:
    contents = _once(files, place)
    missing = [name for name in NEEDED if name not in contents]
    if missing:
        raise NotAnExport(f"{place} has no {', no '.join(missing)}; an export of OneRoster 1.2 as CSV has them all")
    made = Export({})
    modes = {row["propertyName"]: row["value"] for row in _rows(MANIFEST, contents.get(MANIFEST, b""), made)}
    version = modes.get("oneroster.version", "1.2")
    if not f"{version}.".startswith(("1.1.", "1.2.")):
        raise NotAnExport(f"this export is of OneRoster {version[:20]!r}; kidsq reads 1.2 (and 1.1)")
    mode = modes.get("file.enrollments", "")
    if mode.casefold() not in ("", "bulk", "delta", "absent"):  # a guess would put children away, or keep all
        raise NotAnExport(
            f"{MANIFEST} says {mode[:20]!r} of file.enrollments; it has to be bulk (all there is) or delta"
        )
    made.changes = mode.casefold() == "delta"
    for name, heads in NEEDED.items():
        made.tables[name] = _unique(_rows(name, contents[name], made, heads), made)
    return made


def _of_folder(place: Path) -> Iterator[tuple[str, bytes]]:
    inside = sorted(place.iterdir())
    folders = [path for path in inside if path.is_dir() and path.name != "__MACOSX"]
    if len(folders) == 1 and not any(path.name.casefold() in NEEDED for path in inside):  # as Windows unpacks a ZIP
        yield from _of_folder(folders[0])
    for path in inside:
        name = path.name.casefold()  # Windows keeps names as somebody once typed them
        if name in (MANIFEST, *NEEDED) and path.is_file():
            if path.stat().st_size > LARGEST:
                raise NotAnExport(f"{path} is larger than {LARGEST // 1_000_000} MB")
            yield name, path.read_bytes()


def _once(files: Iterator[tuple[str, bytes]], place: PurePath) -> dict[str, bytes]:
    """Each file by its name. Two of one name would mix two exports."""
    found: dict[str, bytes] = {}
    for name, content in files:
        if name in found:
            raise NotAnExport(f"{place} has more than one {name}: keep one export in it, and take out the others")
        found[name] = content
    return found


def _of_zip(file: Path | BinaryIO, place: PurePath) -> Iterator[tuple[str, bytes]]:
    """Read where they lie, nothing is unpacked: a name in a ZIP leads nowhere."""
    try:
        with zipfile.ZipFile(file) as archive:
            for one in archive.infolist():
                name = PurePosixPath(one.filename).name.casefold()
                if name not in (MANIFEST, *NEEDED) or "__MACOSX" in one.filename:
                    continue
                with archive.open(one) as part:
                    content = part.read(LARGEST + 1)
                if len(content) > LARGEST:
                    raise NotAnExport(f"{name} in {place} is larger than {LARGEST // 1_000_000} MB")
                yield name, content
    except UNREADABLE as trouble:
        raise NotAnExport(f"{place} is neither a folder nor a ZIP that can be read ({trouble})") from trouble


def _rows(name: str, content: bytes, made: Export, heads: tuple[str, ...] = ()) -> list[Row]:
    try:
        text = text_of(content)
    except NotAList as trouble:
        raise NotAnExport(f"{name} is no text ({trouble.code}); save it as CSV in UTF-8") from trouble
    except SeveralReadings as several:
        raise NotAnExport(
            f"{name} does not say how it writes letters such as é or ł; save it as CSV in UTF-8"
        ) from several
    text = text.strip("\ufeff")
    first = text.partition("\n")[0]
    lines = csv.reader(io.StringIO(text, newline=""), delimiter=max(",;\t|", key=first.count))
    try:
        known = [head.strip().casefold() for head in next(lines, [])]
    except csv.Error as trouble:
        raise NotAnExport(f"{name} has a first line that cannot be read ({trouble})") from trouble
    lost = [head for head in heads if head.casefold() not in known]
    if lost:
        raise NotAnExport(f"{name} has no column {', '.join(lost)} in its first line")
    return list(_records(name, lines, known, made))


def _records(name: str, lines: Any, known: Sequence[str], made: Export) -> Iterator[Row]:
    """The rows below the heads; a line that cannot be read is a fault, and the next one is read."""
    while True:
        try:
            cells = next(lines)
        except StopIteration:
            return
        except csv.Error as trouble:
            made.faults.append(Fault(name, lines.line_num, "", f"this line cannot be read ({trouble}): mend it"))
            continue
        values = ["" if cell in _NOTHING else cell.strip()[:LONGEST_CELL] for cell in cells]
        if any(values[len(known) :]):
            why = "this line has more cells than the first: put quotation marks around a comma"
            made.faults.append(Fault(name, lines.line_num, ",".join(cells)[:60], why))
        elif any(values):
            yield Row(name, lines.line_num, dict(zip(known, values, strict=False)))


def _unique(rows: list[Row], made: Export) -> list[Row]:
    """The rows that have a name of their own."""
    seen: dict[str, int] = {}
    for row in rows:
        if not row.id:
            made.faults.append(row.fault("sourcedId", "sourcedId is empty: every row needs one"))
        elif row.id in seen:
            made.faults.append(row.fault("sourcedId", f"line {seen[row.id]} has the same sourcedId: take one out"))
        else:
            seen[row.id] = row.line
    return [row for row in rows if row.id and seen[row.id] == row.line]
