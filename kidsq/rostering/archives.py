"""The lists of a ZIP as a school's program packs it, a class each, or a file each."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from datetime import date
from pathlib import PurePosixPath
from typing import Final

from kidsq.rostering import name_lists, text_files
from kidsq.rostering.files import UNREADABLE, NotAnExport, read_zip
from kidsq.rostering.listing import listing
from kidsq.rostering.text_files import NotAList, SeveralReadings, as_csv

_LISTS: Final = (".csv", ".txt", ".tsv", ".xlsx")
MOST_FILES, MOST_UNPACKED = 100, 8_000_000
"""Of a ZIP, as its list of parts says. A school of a thousand children has half a dozen files, and some 2 MB."""
MOST_WORKBOOKS, MOST_SIGNS = 4, 1_000_000
"""Of those that are read as lists: a workbook of some kB may take seconds, and 80,000 signs are a long list."""


def text_of(content: bytes, today: date) -> str:
    """The text of a file, which may be a ZIP of lists. today: enrollments that have ended do not count.

    Raises NotAList, SeveralReadings.
    """
    if not text_files.is_zip_of_files(content):
        return text_files.text_of(content)
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            parts = archive.infolist()
            if len(parts) > MOST_FILES or sum(one.file_size for one in parts) > MOST_UNPACKED:
                raise NotAList("zip")
            found = _classes(content, today) or list(_files(archive))
    except UNREADABLE as trouble:
        raise NotAList("zip") from trouble
    lists = [(title, text, name_lists.read(text)) for title, text in found]
    headed = any(names.header for _title, _text, names in lists)
    found = [(title, text) for title, text, names in lists if names.typed and (names.header or not headed)]
    if not found:
        raise NotAList("zip")
    if len(found) > 1:
        raise SeveralReadings(tuple(text for _title, text in found), tuple(title for title, _text in found))
    return found[0][1]


def _classes(content: bytes, today: date) -> list[tuple[str, str]]:
    """The children of each class of an export of OneRoster, and no teacher; none where it is something else."""
    try:
        found = listing(read_zip(content), today)
    except NotAnExport:
        return []
    rooms = found.home_rooms or found.classes
    made = []
    for room, (name, school) in sorted(found.classes.items(), key=lambda one: one[1]):
        title = f"{name} ({found.schools[school]})" if len(found.schools) > 1 and school in found.schools else name
        children = [found.people[one] for one, inside in found.pupils.items() if room in inside and one in found.people]
        if children and room in rooms:
            rows = sorted((child.first, child.family) for child in children)
            made.append((title, as_csv([("givenName", "familyName"), *rows])))
    return made


def _files(archive: zipfile.ZipFile) -> Iterator[tuple[str, str]]:
    """Each list of children in it; what cannot be read, or tells of teachers, is passed over. Raises NotAList."""
    workbooks = signs = 0
    for one in archive.infolist():
        name = PurePosixPath(one.filename)
        if name.suffix.casefold() not in _LISTS or "__MACOSX" in name.parts:
            continue
        workbooks += name.suffix.casefold() == ".xlsx"
        if workbooks > MOST_WORKBOOKS or signs > MOST_SIGNS:
            raise NotAList("zip")
        try:
            text = text_files.text_of(archive.read(one))
        except NotAList:
            continue
        except SeveralReadings as several:
            text = several.texts[0]
        signs += len(text)
        if not name_lists.read(text).of_adults:
            yield name.name, text
