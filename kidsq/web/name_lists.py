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

_BLANK: Final = " \u00a0"
_BULLET: Final = r"[-–—*•·▪●○◦‣✓✔☐□►▶➤>+~]"
_MARKER: Final = re.compile(rf"^(?:\(?\d{{1,3}}[.):][{_BLANK}]*|\d{{1,3}}[{_BLANK}]+|{_BULLET}[{_BLANK}]*)(?=[^\W\d_])")
_BULLET_AND_TAB: Final = re.compile(rf"^[{_BLANK}\t]*{_BULLET}\t[{_BLANK}\t]*")
"""As a word processor copies a list; a number before a tab may be a column of its own."""
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
class Entry:
    """A name of a list. number: its line there. rest: what else stands in a line that has no name."""

    number: int
    typed: str
    rest: str = ""


@dataclass(frozen=True, slots=True)
class Names:
    """The rows of a list, as cells. header: its first line, if that is one. column: of the names. numbers: of lines."""

    rows: tuple[tuple[str, ...], ...]
    header: tuple[str, ...]
    column: int
    numbers: tuple[int, ...]

    @property
    def columns(self) -> int:
        return max((len(cells) for cells in self.rows), default=0)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The names as written, without numbering and bullets; a row with other cells only has an empty one."""
        made = []
        for number, row in zip(self.numbers, self.rows, strict=True):
            typed = _MARKER.sub("", row[self.column].strip(), count=1) if self.column < len(row) else ""
            rest = ", ".join(cell for cell in row if cell)
            if rest:
                made.append(Entry(number, typed, "" if typed else rest))
        return tuple(made)

    @property
    def typed(self) -> tuple[str, ...]:
        """The names alone."""
        return tuple(one.typed for one in self.entries if one.typed)


@dataclass(frozen=True, slots=True)
class Line:
    """One name as it would be taken. number: of its line. rest: as of an Entry.

    problem: empty, too_long, unprintable, twice (in the list), there (in the class); of a list also no_name, signs
    (nothing else) and comma (one child or two).

    with_: whom it is twice with: a line's number, or the nickname in the class.
    """

    number: int
    typed: str
    nickname: str = ""
    problem: str | None = None
    with_: str = ""
    full_name: bool = False
    rest: str = ""

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
        high, low = content[1::2].count(0), content[0::2].count(0)
        if max(high, low) * 4 < len(content):
            raise NotAList("unreadable")
        return _decoded(content, "utf-16-le" if high > low else "utf-16-be")
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


def read(text: str, column: int | None = None, every: bool = False) -> Names:
    """The lines of a list and which column holds the names.

    column: what somebody chose instead; others are ignored. every: each cell is a child.
    """
    lines = [line.lstrip(_BLANK).rstrip() for line in re.split(r"\r\n|\r|\n", text.strip("\ufeff"))]
    kept = [(n, _BULLET_AND_TAB.sub("", line)) for n, line in enumerate(lines, 1) if line]
    kept = [(n, line) for n, line in kept if not line.lower().startswith("sep=")]
    separator = _separator([line for _n, line in kept])
    found = [(n, cells) for n, line in kept for cells in _rows(line, separator)]
    if len(kept) == 1 < len(found):  # "Mia, Noa, Ali": all in one line
        found = [(n, cells) for n, (_line, cells) in enumerate(found, 1)]
    header: tuple[str, ...] = ()
    if len(found) > 1 and _is_header(found[0][1]):
        header, found = tuple(cell.strip() for cell in found[0][1]), found[1:]
    if every:
        header, found = (), [(n, (cell,)) for n, cells in found for cell in cells if cell]
    rows = [cells for _n, cells in found]
    width = max((len(cells) for cells in rows), default=1)
    usual = _best_column(header, rows, width)
    if separator == "," and width == 2 and not header and all(", " in line for _n, line in kept):
        usual = 1  # "Schmidt, Peter"
    chosen = column if column is not None and 0 <= column < width else usual
    return Names(tuple(rows), header, chosen, tuple(n for n, _cells_of_it in found))


def _is_header(cells: Sequence[str]) -> bool:
    return any(cell.strip().lower() in HEADERS for cell in cells)


def _separator(lines: Sequence[str]) -> str | None:
    """What stands between columns; None where a line is a name, or some of them."""
    found = {one: sum(one in line for line in lines) for one in "\t;"}
    best = max(found, key=lambda one: found[one])
    if found[best] and found[best] * 2 >= len(lines) and (len(lines) > 1 or best == "\t"):
        return best
    if _is_table([_cells(line, ",") for line in lines]):
        return ","
    return "\t" if found["\t"] else None


def _is_table(rows: Sequence[Sequence[str]]) -> bool:
    """Whether commas separate columns, and not the names of several children."""
    width = len(rows[0]) if rows else 0
    if len(rows) < 2 or width < 2:
        return False
    if _is_header(rows[0]):
        return True
    other = any(cell and not _is_like_a_name(cell) for cells in rows for cell in cells)
    return all(len(cells) == width for cells in rows) and (width == 2 or other)


def _is_like_a_name(cell: str) -> bool:
    return any(sign.isalpha() for sign in cell) and not any(sign.isdigit() for sign in cell)


def _rows(line: str, separator: str | None) -> list[tuple[str, ...]]:
    """A line as its row of cells; without columns the names in it, a row each."""
    if separator is None and (";" in line or line.count(",") > 1) and '"' not in line:
        return [(part.strip(),) for part in re.split("[;,]", line) if part.strip()]
    return [_cells(line, separator)]


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


def in_order(names: Iterable[str]) -> list[Entry]:
    """Names that stand in no list, numbered from 1."""
    return [Entry(number, name) for number, name in enumerate(names, 1)]


def checked(entries: Iterable[Entry], there: Iterable[str] = (), listed: bool = False) -> list[Line]:
    """Each name as it would be taken, or why it cannot be. there: those in the class. listed: ask about odd lines."""
    known = {nickname.casefold(): nickname for nickname in there}
    seen: dict[str, int] = {}
    found = []
    for entry in entries:
        number, text = entry.number, entry.typed
        try:
            nickname = clean_nickname(text)
        except BadPerson as trouble:
            found.append(Line(number, text, problem="no_name" if entry.rest else trouble.code, rest=entry.rest))
            continue
        key, odd = nickname.casefold(), _oddness(nickname) if listed else None
        if odd:
            found.append(Line(number, text, nickname, odd))
        elif key in known:
            found.append(Line(number, text, nickname, "there", known[key]))
        elif key in seen:
            found.append(Line(number, text, nickname, "twice", str(seen[key])))
        else:
            seen[key] = number
            found.append(Line(number, text, nickname, full_name=looks_like_full_name(nickname)))
    return found


def _oddness(nickname: str) -> str | None:
    if not any(unicodedata.category(sign)[0] in "LN" or unicodedata.category(sign) == "So" for sign in nickname):
        return "signs"
    return "comma" if len(around_comma(nickname)) == 2 else None


def around_comma(typed: str) -> tuple[str, ...]:
    """What stands before and after each comma: "Schmidt, Peter" is last and first name, "Tom, Tim" are two children."""
    return tuple(part.strip() for part in typed.split(",") if part.strip())


def without_last_names(names: Sequence[str], word: int = 0) -> list[str]:
    """First names where two words look like first and last name; with a letter more where two would be the same.

    word: 1 where the last name stands first.
    """
    short = [name.split()[word] if looks_like_full_name(name) else name for name in names]
    how_often = Counter(name.casefold() for name in short)
    return [
        f"{first} {name.split()[1 - word][0]}." if first != name and how_often[first.casefold()] > 1 else first
        for name, first in zip(names, short, strict=True)
    ]
