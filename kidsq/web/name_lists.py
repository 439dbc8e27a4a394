"""Lists of names as people have them: pasted, or a file as a spreadsheet writes it. Codes only; adding.py has words."""

from __future__ import annotations

import csv
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from kidsq.store.people import BadPerson, clean_nickname, looks_like_full_name

SEPARATORS: Final = ("\t", ";", ",")
_NICKNAME: Final = ("nickname", "nick", "spitzname", "rufname", "surnom", "apodo", "soprannome", "bijnaam", "kidsq")
_FIRST: Final = (
    "first name", "firstname", "given name", "forename", "vorname", "prénom", "prenom", "nombre", "nome", "voornaam",
    "fornavn", "förnamn", "etunimi", "imię", "jméno",
)  # fmt: skip
_LAST: Final = (
    "last name", "lastname", "surname", "family name", "nachname", "familienname", "nom", "nom de famille", "apellido",
    "apellidos", "cognome", "achternaam", "etternavn", "efternamn", "sukunimi", "nazwisko", "příjmení",
)  # fmt: skip
_NAME: Final = ("name", "names", "child", "children", "pupil", "student", "kind", "schüler", "schülerin", "élève")
_OTHER: Final = ("class", "klasse", "classe", "no", "nr", "nr.", "#", "number", "e-mail", "email", "birthday", "group")
HEADERS: Final = frozenset((*_NICKNAME, *_FIRST, *_LAST, *_NAME, *_OTHER))

_PICTURES: Final = (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"RIFF", b"II*\x00", b"MM\x00*")
_WORKBOOKS: Final = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")
_MARKS: Final = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
_ISOLATED: Final = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))


class NotAList(ValueError):
    """A file that holds no names. code: picture, workbook, pdf, unreadable."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class Names:
    """The rows of a list, as cells. header: its first line, if that is one. column: of the names."""

    rows: tuple[tuple[str, ...], ...]
    header: tuple[str, ...]
    column: int

    @property
    def columns(self) -> int:
        return max((len(cells) for cells in self.rows), default=0)

    @property
    def typed(self) -> tuple[str, ...]:
        """The names as written, without the rows that have none."""
        cells = (row[self.column].strip() if self.column < len(row) else "" for row in self.rows)
        return tuple(text for text in cells if text)


@dataclass(frozen=True, slots=True)
class Line:
    """One name as it would be taken. number: its place among the names, from 1.

    problem: empty, too_long, unprintable, twice (in the list), there (in the class).

    with_: whom it is twice with: a line's number, or the nickname in the class.
    """

    number: int
    typed: str
    nickname: str = ""
    problem: str | None = None
    with_: str = ""
    full_name: bool = False

    @property
    def shown(self) -> str:
        """As written, with a dot for each sign that cannot be seen."""
        return "".join("·" if unicodedata.category(sign) in _ISOLATED else sign for sign in self.typed[:60])


def text_of(content: bytes) -> str:
    """The text of a file as a spreadsheet or an editor has saved it; raises NotAList."""
    if content.startswith(_WORKBOOKS):
        raise NotAList("workbook")
    if content.startswith(b"%PDF"):
        raise NotAList("pdf")
    for mark, encoding in _MARKS:
        if content.startswith(mark) and not content.startswith(_PICTURES):
            return _decoded(content, encoding)
    if content.startswith(_PICTURES):
        raise NotAList("picture")
    if b"\0" in content:
        # Excel's "Unicode text" saved without its mark: every other byte of a Latin name is empty.
        little = content[1::2].count(0) > content[0::2].count(0)
        return _decoded(content, "utf-16-le" if little else "utf-16-be")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        return _decoded(content, "cp1252")


def _decoded(content: bytes, encoding: str) -> str:
    try:
        text = content.decode(encoding)
    except UnicodeDecodeError as trouble:
        raise NotAList("unreadable") from trouble
    if "\0" in text:
        raise NotAList("unreadable")
    return text


def read(text: str, column: int | None = None) -> Names:
    """The lines of a list and which column holds the names. column: what somebody chose instead; others are ignored."""
    lines = [line.strip() for line in re.split(r"\r\n|\r|\n", text.strip("\ufeff"))]
    lines = [line for line in lines if line and not line.lower().startswith("sep=")]
    separator = _separator(lines)
    rows = [_cells(line, separator) for line in lines]
    if len(rows) == 1 and len(rows[0]) > 2:  # "Mia, Noa, Ali": all in one line
        rows = [(cell,) for cell in rows[0]]
    header: tuple[str, ...] = ()
    if rows and any(cell.strip().lower() in HEADERS for cell in rows[0]) and len(rows) > 1:
        header, rows = tuple(cell.strip() for cell in rows[0]), rows[1:]
    width = max((len(cells) for cells in rows), default=1)
    chosen = column if column is not None and 0 <= column < width else _best_column(header, rows, width)
    return Names(tuple(rows), header, chosen)


def _separator(lines: Sequence[str]) -> str | None:
    found = {one: sum(one in line for line in lines) for one in SEPARATORS}
    best = max(SEPARATORS, key=lambda one: found[one])
    return best if found[best] * 2 >= len(lines) and found[best] else None


def _cells(line: str, separator: str | None) -> tuple[str, ...]:
    if separator is None:
        return (line,)
    # Line by line: a name holds no line break, and one lost quotation mark must not swallow the rest of the list.
    try:
        return tuple(cell.strip() for cell in next(csv.reader([line], delimiter=separator), []))
    except csv.Error:
        return tuple(line.split(separator))


def _best_column(header: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> int:
    heads = [cell.lower() for cell in header]
    for words in (_NICKNAME, _FIRST, _NAME):
        for place, head in enumerate(heads[:width]):
            if head in words:
                return place
    for place in range(width):
        cells = [row[place] for row in rows if place < len(row) and row[place]]
        lettered = sum(any(sign.isalpha() for sign in cell) for cell in cells)
        if cells and lettered * 2 > len(cells) and not (heads[place : place + 1] and heads[place] in (*_LAST, *_OTHER)):
            return place
    return 0


def checked(names: Iterable[str], there: Iterable[str] = ()) -> list[Line]:
    """Each name as it would be taken, or why it cannot be, numbered as they stand. there: those in the class."""
    known = {nickname.casefold(): nickname for nickname in there}
    seen: dict[str, int] = {}
    found = []
    for number, text in enumerate(names, 1):
        try:
            nickname = clean_nickname(text)
        except BadPerson as trouble:
            found.append(Line(number, text, problem=trouble.code))
            continue
        key = nickname.casefold()
        if key in known:
            found.append(Line(number, text, nickname, "there", known[key]))
        elif key in seen:
            found.append(Line(number, text, nickname, "twice", str(seen[key])))
        else:
            seen[key] = number
            found.append(Line(number, text, nickname, full_name=looks_like_full_name(nickname)))
    return found


def without_last_names(names: Sequence[str]) -> list[str]:
    """First names where two words look like first and last name; with a letter more where two would be the same."""
    first = [name.split()[0] if looks_like_full_name(name) else name for name in names]
    how_often = Counter(name.casefold() for name in first)
    return [
        f"{short} {name.split()[1][0]}." if short != name and how_often[short.casefold()] > 1 else short
        for name, short in zip(names, first, strict=True)
    ]
