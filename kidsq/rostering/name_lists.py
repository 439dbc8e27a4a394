"""Lists of names as people have them: pasted, or a file as a spreadsheet writes it. Codes only; adding.py has words."""

from __future__ import annotations

import csv
import html
import io
import re
import unicodedata
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from kidsq.rostering.headings import (
    TITLE_LINES,
    Kind,
    are_of_adults,
    is_farewell,
    is_header,
    is_header_below_a_title,
    is_no_child,
    kinds_of,
    words_of,
)
from kidsq.rostering.text_files import MOST_COLUMNS
from kidsq.store.people.people import BadPerson, clean_nickname, looks_like_full_name

_ADULTS: Final = frozenset("teacher administrator aide guardian parent proctor relative admin superuser coach".split())
"""Roles in exports of OneRoster and Kolibri, beside students and learners."""


def role_column(header: Sequence[str]) -> int | None:
    """The column that says who is a student and who a teacher."""
    roles = (["role"], ["roles"], ["user", "type"])
    return next((place for place, head in enumerate(header) if words_of(head) in roles), None)


def status_column(header: Sequence[str]) -> int | None:
    """The column of OneRoster that says who has left."""
    heads = [words_of(head) for head in header]
    return heads.index(["status"]) if ["sourced", "id"] in heads and ["status"] in heads else None


def has_left(status: Sequence[str]) -> bool:
    """True for a row that an export keeps only to say that it is to go. status: its cell, if the row has it."""
    return any(cell.strip().casefold() == "tobedeleted" for cell in status)


def is_adult(role: Sequence[str]) -> bool:
    """True for a role that no child has. role: its cell, if the row has it."""
    return any(cell.strip().casefold().rpartition("_")[2] in _ADULTS for cell in role)


_ANY_SEPARATOR: Final = re.compile(r"[,;\t|]")
_BLANK: Final = " \u00a0"
_BULLET: Final = r"(?:[-–—*•·▪●○◦‣✓✔✅❌☐☑□►▶➤>+~\ue000-\uf8ff]|\[[ xX]?\])"
_MARKER: Final = re.compile(
    rf"^(?:\(?(?:\d{{1,3}}[.):]|[a-z]\))[{_BLANK}]*|\d{{1,3}}[{_BLANK}]+|(?:{_BULLET}[{_BLANK}]*)+)(?=[^\W\d_])"
)
_BULLET_AND_TAB: Final = re.compile(rf"^[{_BLANK}\t]*(?:{_BULLET}|[o§])\t[{_BLANK}\t]*")
"""As a word processor copies a list; a number before a tab may be a column of its own."""
LONGEST_CELL: Final = 200
"""No list of a class has a longer name, or more than MOST_COLUMNS; what lies beyond is left away."""
_ISOLATED: Final = frozenset(("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"))
_AT_THE_ENDS: Final = frozenset((*_ISOLATED, "Zs"))
"""What is no part of a name at its ends: marks of direction, no-break spaces, signs without width."""
_FOR_EXCEL: Final = re.compile(r'="(.*)"')
"""How exports keep Excel from changing a cell."""
_NO_CHILDREN: Final = frozenset(("points possible", "student, test", "test student"))
"""Rows of Canvas's gradebook."""
_SIGNS: Final = str.maketrans(
    dict.fromkeys("„“”«»", '"') | dict.fromkeys("、،，", ",") | {"；": ";"} | dict.fromkeys("\v\f\u2028\u2029", "\n")
)
"""Quotation marks, commas and ends of lines of other languages and programs."""
_ENTITY: Final = re.compile(r"&(?:#\d{1,6}|#x[0-9a-fA-F]{1,5}|[A-Za-z]{2,8});")
_AND: Final = re.compile(r",? (?:und|and|et|e|ed|y|i|en|og|och|ja|oraz|a|és|și|ve|и|та|й|&|\+|\d{1,2}[.)]) ")
_GAP: Final = re.compile(rf"(?<=\S)[{_BLANK}]{{2,}}(?=\S)")
"""Between columns as somebody sees them, copied from a page."""
_BEHIND_A_NAME: Final = re.compile(
    r"[\s,;:*–—-]*(?:[(][^)]{4}|[<\[]|[._…]{3}|(?<![\w.])\+?\d[\d ./()–-]{4}).*", re.DOTALL
)
"""A birthday, a number to call, an address, or a word in brackets: nothing that kidsq wants to know."""
_IN_NO_NAME: Final = re.compile(r"[@;|\\{}<>\[\]]|:(?: |$)")
_LINES_IN_A_CELL: Final = 20
_COUNT: Final = re.compile(r"\w[\w .]*[:=]\s*\d+")
"""What stands below a list: "Total: 2"."""


OURS: Final = "(kidsq)"
"""What stands behind the head of a list that kidsq has written: its names are taken as they are."""
_WATCHED: Final = ("=", "+", "-", "@", "'")
"""A spreadsheet runs what begins so as a formula; an apostrophe too, so that reading can take the first one away."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A name of a list. number: its line there. rest: what else stands in a line that has no name."""

    number: int
    typed: str
    rest: str = ""


@dataclass(frozen=True, slots=True)
class Names:
    """The rows of a list, as cells. header: its first line, if that is one. column: of the names. numbers: of lines.

    instead: the column to look into where there is no name in that one; last: of last names. None: there is none.
    """

    rows: tuple[tuple[str, ...], ...]
    header: tuple[str, ...]
    column: int
    numbers: tuple[int, ...]
    instead: int | None = None
    last: int | None = None

    @property
    def columns(self) -> int:
        return max((len(cells) for cells in self.rows), default=0)

    @property
    def of_adults(self) -> bool:
        """True if the heads are those of a list of teachers."""
        return are_of_adults(self.header)

    @property
    def offered(self) -> tuple[int, ...]:
        """The columns that hold anything."""
        return tuple(place for place in range(self.columns) if any(any(row[place : place + 1]) for row in self.rows))

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The names as written, without numbering and bullets; a row with other cells only has an empty one.

        Of two alike each gets the first letters of its last name, where the list has that.
        """
        if self.header[:1] and self.header[0].endswith(OURS) and self.columns == 1:
            return tuple(Entry(number, row[0]) for number, row in zip(self.numbers, self.rows, strict=True))
        found = [self._cell(row, self.column) or self._cell(row, self.instead) for row in self.rows]
        apart = _apart([(typed, self._cell(row, self.last)) for row, typed in zip(self.rows, found, strict=True)])
        made = []
        for number, row, name in zip(self.numbers, self.rows, apart, strict=True):
            rest = ", ".join(cell for cell in row if cell)[:LONGEST_CELL]
            if rest:
                made.append(Entry(number, name, "" if name else rest))
        return tuple(made)

    @staticmethod
    def _cell(row: Sequence[str], place: int | None) -> str:
        if place is None or place >= len(row):
            return ""
        whole = _MARKER.sub("", row[place].strip(), count=1)
        name = _unquoted(_BEHIND_A_NAME.sub("", whole).rstrip(",; "))
        return name if _has_letters(name) else whole

    @property
    def typed(self) -> tuple[str, ...]:
        """The names alone."""
        return tuple(one.typed for one in self.entries if one.typed)


@dataclass(frozen=True, slots=True)
class Line:
    """One name as it would be taken. number: of its line. rest: as of an Entry.

    problem: empty, too_long, unprintable, twice (in the list), there (in the class); of a list also no_name, signs
    (nothing else), lost_letter (a question mark in its place), count (a sum, a title, an address, who signs a letter:
    perhaps no child) and comma (one child or two).

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


def read(text: str, column: int | None = None, every: bool = False) -> Names:
    """The lines of a list and which column holds the names.

    column: what somebody chose instead; others are ignored. every: each cell is a child.
    """
    text = text.strip("\ufeff")
    if not every and (own := _written_here(text)) is not None:
        return own
    text = _ENTITY.sub(lambda found: html.unescape(found[0]), text.translate(_SIGNS))
    kept = [(n, _BULLET_AND_TAB.sub("", line)) for n, line in _records(text)]
    kept = [(n, line) for n, line in kept if not line.lower().startswith("sep=")]
    alone = [_unquoted(cell.strip()) for cell in _ANY_SEPARATOR.split(kept[0][1])] if len(kept) == 1 else []
    if len(alone) > 1 and is_header(alone):
        return Names((), tuple(alone), 0, ())
    separator = _separator([line for _n, line in kept])
    if separator is None and len(kept) == 1:
        kept = [(n, _AND.sub(", ", line)) for n, line in kept]
    if separator is None and sum(bool(_GAP.search(line)) for _n, line in kept) * 2 > len(kept) > 1:
        separator, kept = "\t", [(n, _GAP.sub("\t", line)) for n, line in kept]
    found = [(n, cells) for n, line in kept for cells in _rows(line, separator)]
    if len(kept) == 1 < len(found):  # "Mia, Noa, Ali": all in one line
        found = [(n, cells) for n, (_line, cells) in enumerate(found, 1)]
    found = [(n, tuple(cell[:LONGEST_CELL] for cell in cells[:MOST_COLUMNS])) for n, cells in found]
    header, found = _below_the_header(found)
    if separator and len(found) == len(kept) == 1 and len(found[0][1]) > 2 and all(map(_is_like_a_name, found[0][1])):
        found = [(n, (cell,)) for n, cell in enumerate(found[0][1], 1)]  # a row of a spreadsheet
    if every:
        header, found = (), [(n, (cell,)) for n, cells in found for cell in cells if cell]
    rows, numbers = tuple(cells for _n, cells in found), tuple(n for n, _cells_of_it in found)
    width = max((len(cells) for cells in rows), default=1)
    usual = _best_column(header, rows, width)
    if separator == "," and width == 2 and not header and all(", " in line for _n, line in kept):
        # "Schmidt, Peter", but not "Mia Schmidt, *1.9.2018"
        usual = int(sum(_is_like_a_name(cells[-1]) for cells in rows) * 2 > len(rows))
    whole = Names(rows, header, usual, numbers)
    whole = whole if every else _with_last_names_apart(whole)
    whole = replace(whole, rows=tuple(tuple(map(_unquoted, cells)) for cells in whole.rows))
    kinds = kinds_of(whole.header) if whole.header else []
    if column is not None and 0 <= column < whole.columns:
        return replace(whole, column=column, last=_last(whole, kinds, column))
    if kinds[whole.column : whole.column + 1] == ["other"]:
        return replace(whole, rows=(), numbers=())  # no column holds names: better none than numbers of children
    called = next((place for place in whole.offered if kinds[place : place + 1] == ["nickname"]), None)
    if called is not None and kinds[whole.column : whole.column + 1] == ["first"]:
        whole = replace(whole, column=called)  # filled in only where a child is called otherwise
    first = next((place for place, kind in enumerate(kinds) if kind == "first" and place != whole.column), None)
    instead = first if kinds[whole.column : whole.column + 1] == ["nickname"] else None
    return replace(whole, instead=instead, last=_last(whole, kinds, whole.column))


def written(head: str, names: Iterable[str]) -> Iterator[str]:
    """The lines of a CSV of these nicknames, which read() reads as they are. head: what a column of nicknames says."""
    yield "\ufeff"  # else spreadsheets take it for another code page
    for cell in (f"{head} {OURS}", *(f"'{name}" if name.startswith(_WATCHED) else name for name in names)):
        out = io.StringIO()
        csv.writer(out, quoting=csv.QUOTE_ALL).writerow([cell])  # one column, whatever a spreadsheet parts columns by
        yield out.getvalue()


def _written_here(text: str) -> Names | None:
    """A list that kidsq has written, perhaps saved again by a spreadsheet; None for any other."""
    for separator in ",;":
        lines = csv.reader(io.StringIO(text, newline=""), delimiter=separator)
        try:
            rows = [(lines.line_num, tuple(row)) for row in lines if any(row)]
        except csv.Error:
            return None
        if all(len(row) == 1 for _n, row in rows) and rows and rows[0][1][0].endswith(OURS):
            cells = tuple((row[0].removeprefix("'")[:LONGEST_CELL],) for _n, row in rows[1:])
            return Names(cells, rows[0][1], 0, tuple(n for n, _row in rows[1:]))
    return None


def _records(text: str) -> list[tuple[int, str]]:
    """The lines of a list with the numbers at which they begin; a cell between quotation marks may hold line breaks.

    One lost quotation mark must not swallow the rest of the list: then every line is one.
    """
    lines = [line.lstrip(_BLANK).rstrip() for line in re.split(r"\r\n|\r|\n", text)]
    if text.count('"') % 2:
        return [(n, line) for n, line in enumerate(lines, 1) if line]
    found: list[tuple[int, str]] = []
    begun, parts = 0, list[str]()
    for n, line in enumerate(lines, 1):
        begun, parts = (begun if parts else n), [*parts, line]
        if sum(part.count('"') for part in parts) % 2 == 0:
            found.append((begun, "\n".join(parts)))
            parts = []
        elif len(parts) > _LINES_IN_A_CELL:
            return [(n, line) for n, line in enumerate(lines, 1) if line]
    return [(n, record) for n, record in found if record]


Numbered = list[tuple[int, tuple[str, ...]]]


def _below_the_header(found: Numbered) -> tuple[tuple[str, ...], Numbered]:
    """The heads of the columns, where there are any, and the rows of children below them."""
    place = _place_of_header(found)
    if place is None:
        return (), found
    header, rows = tuple(_unquoted(cell.strip()) for cell in found[place][1]), found[place + 1 :]
    role, status = role_column(header), status_column(header)
    if role is not None:
        rows = [(n, cells) for n, cells in rows if not is_adult(cells[role : role + 1])]
    if status is not None:
        rows = [(n, cells) for n, cells in rows if not has_left(cells[status : status + 1])]
    again = [*map(_plain, header)]  # on each page of a print, or above the second class
    return header, [
        (n, cells)
        for n, cells in rows
        if not _NO_CHILDREN.intersection(plain := [*map(_plain, cells)]) and plain != again
    ]


def _plain(cell: str) -> str:
    return _unquoted(cell).strip().casefold()


def _place_of_header(found: Numbered) -> int | None:
    if len(found) < 2:
        return None
    lines = [[_unquoted(cell) for cell in cells] for _n, cells in found[:TITLE_LINES]]
    filled = [sum(map(bool, cells)) for cells in lines]
    place = 0 if is_header(lines[0]) else None
    for later, cells in enumerate(lines[1 : len(found) - 1], 1):
        # A title is one cell, or two: "Class", "2b"; a row of children has as many as the heads.
        known = None not in [kind for kind, cell in zip(kinds_of(cells), cells, strict=True) if cell]
        below = known or max(filled[:later]) < filled[later]
        # A second row of heads says more: "Child", "Contact" above "Last name", "First name", "Phone".
        if (below if place is None else place == later - 1) and is_header_below_a_title(cells):
            place = later
    return place


def _last(names: Names, kinds: Sequence[Kind | None], column: int) -> int | None:
    """The column of last names, where the names are first names."""
    if kinds[column : column + 1] not in (["first"], ["nickname"]):
        return names.last if names.last is not None and column == names.last + 1 else None
    # "Name;Vorname": beside a column of first names, "name" means the last one.
    means_last = ("last", "name") if "first" in kinds else ("last",)
    return next((kinds.index(kind) for kind in means_last if kind in kinds), None)


def _with_last_names_apart(names: Names) -> Names:
    """The same with two columns for one of names such as "Smith, Bob" or "SMITH Bob": last names, and first names.

    In one cell of a table, or between quotation marks, a comma parts the names of one child.
    """
    cells = [row[names.column] for row in names.rows if names.column < len(row) and row[names.column]]
    for halves in (_around_comma, _by_capitals):
        parted = [cell for cell in cells if halves(_unquoted(cell))[0]]
        sure = halves is _by_capitals or names.columns > 1 or all(map(_is_one_cell, parted))
        if sure and len(parted) > 1 and len(parted) * 2 >= len(cells):
            break
    else:
        return names
    place = names.column
    rows = tuple(
        (*row[:place], *halves(_unquoted("".join(row[place : place + 1]))), *row[place + 1 :]) for row in names.rows
    )
    head = names.header[place : place + 1]
    header = (*names.header[:place], *((*head, "") if head else ()), *names.header[place + 1 :])
    return replace(names, rows=rows, header=header, column=place + 1, last=place)


def _is_one_cell(cell: str) -> bool:
    return len(cell) > 1 and cell[0] == cell[-1] and cell[0] in "\"'"


def _unquoted(cell: str) -> str:
    for_excel = _FOR_EXCEL.fullmatch(cell)
    if for_excel:
        return _trimmed(for_excel[1])
    return _trimmed(cell[1:-1].replace('""', '"') if _is_one_cell(cell) else cell)


def _trimmed(cell: str) -> str:
    """A cell without what cannot be seen at its ends; a line break in it is a space."""
    begin, end = 0, len(cell)
    while begin < end and unicodedata.category(cell[begin]) in _AT_THE_ENDS:
        begin += 1
    while begin < end and unicodedata.category(cell[end - 1]) in _AT_THE_ENDS:
        end -= 1
    return " ".join(cell[begin:end].splitlines())


def _around_comma(name: str) -> tuple[str, str]:
    """Last and first name of "Smith, Bob"; a name without a comma is a first one."""
    parts = around_comma(name)
    return (parts[0], parts[1]) if len(parts) == 2 else ("", name)


def _by_capitals(name: str) -> tuple[str, str]:
    """Last and first name of "LE GALL Anne" or "Anne LE GALL", as French lists have them."""
    words = name.split()
    last = [word for word in words if word.isupper() and sum(map(str.isalpha, word)) > 1]
    if max(map(len, last), default=0) < 3:  # "JP Smith"
        return "", name
    first = [word for word in words if word not in last]
    while first and first[0].islower():  # "van der BERG Anna"
        del first[0]
    while first and first[-1].islower():
        del first[-1]
    return (" ".join(last), " ".join(first)) if any(map(_has_small_letters, first)) else ("", name)


def _has_small_letters(word: str) -> bool:
    return any(map(str.islower, word))


def _separator(lines: Sequence[str]) -> str | None:
    """What stands between columns; None where a line is a name, or some of them."""
    found = {one: sum(one in line for line in lines) for one in "\t;|"}
    best = max(found, key=lambda one: found[one])
    if found[best] and found[best] * 2 >= len(lines) and (len(lines) > 1 or best == "\t"):
        return best
    if _is_table([_cells(line, ",") for line in lines]):
        return ","
    return "\t" if found["\t"] else None


def _is_table(rows: Sequence[Sequence[str]]) -> bool:
    """True if commas separate columns, not the names of several children."""
    width = len(rows[0]) if rows else 0
    if any(is_header_below_a_title(row) for row in rows[1:TITLE_LINES]):
        return True
    if len(rows) < 2 or width < 2:
        return False
    if is_header(rows[0]):
        return True
    other = any(cell and not _is_like_a_name(cell) for cells in rows for cell in cells)
    return all(len(cells) == width for cells in rows) and (width == 2 or other)


def _is_like_a_name(cell: str) -> bool:
    return _has_letters(cell) and not any(sign.isdigit() for sign in cell)


def _rows(line: str, separator: str | None) -> list[tuple[str, ...]]:
    """A line as its row of cells; without columns the names in it, a row each."""
    if separator is None and (";" in line or line.count(",") > 1) and '"' not in line and not line.endswith(":"):
        parts = [part.strip() for part in line.split(";") if part.strip()]
        if len(parts) < 2 or any(part.count(",") != 1 for part in parts):  # "Smith, Bob; Jones, Amy" are two children
            parts = [part.strip() for part in re.split("[;,]", line) if part.strip()]
        return [(part,) for part in parts]
    return [_cells(line, separator)]


def _cells(line: str, separator: str | None) -> tuple[str, ...]:
    if separator is None:
        return (line,)
    try:
        return tuple(cell.strip() for cell in next(csv.reader(io.StringIO(line, newline=""), delimiter=separator), []))
    except csv.Error:
        return tuple(line.split(separator))


def _best_column(header: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> int:
    """By its head, where most rows have a name there; else the first that looks like names."""
    heads: list[Kind | None] = [*kinds_of(header[:width])] if header else []
    kinds = heads + [None] * (width - len(header))
    whole = [row for row in rows if sum(map(bool, row)) > 1] or rows  # below a list one cell is a sum
    for wanted in ("nickname", "first", "name"):
        for place, kind in enumerate(kinds):
            if kind == wanted and sum(bool(row[place]) for row in whole if place < len(row)) * 2 > len(whole):
                return place
    for is_name in (_is_like_a_name, _has_letters):
        for place in range(width):
            cells = [row[place] for row in rows if place < len(row) and row[place]]
            differ = len(set(cells)) * 2 > len(cells) or is_name is _has_letters  # girl, boy, girl
            if differ and cells and sum(map(is_name, cells)) * 2 > len(cells) and kinds[place] not in ("last", "other"):
                return place
    return next((place for place, kind in enumerate(kinds) if kind in ("nickname", "first", "name")), 0)


def _has_letters(cell: str) -> bool:
    return any(sign.isalpha() for sign in cell)


def in_order(names: Iterable[str]) -> list[Entry]:
    """Names that stand in no list, numbered from 1."""
    return [Entry(number, name) for number, name in enumerate(names, 1)]


def checked(
    entries: Iterable[Entry], there: Iterable[str] = (), listed: bool = False, sure: Container[str] = ()
) -> list[Line]:
    """Each name as it would be taken, or why it cannot be. there: those in the class. listed: ask about odd lines.

    sure: what was asked about already, and is a child.
    """
    entries = list(entries)
    known = {nickname.casefold(): nickname for nickname in there}
    seen: dict[str, int] = {}
    letters = sum(_has_letters(entry.typed) for entry in entries) >= sum(entry.typed.isdecimal() for entry in entries)
    signs = _signatures(entries) if listed else range(0)
    found = []
    for place, entry in enumerate(entries):
        number, text = entry.number, entry.typed
        try:
            nickname = clean_nickname(text)
        except BadPerson as trouble:
            found.append(Line(number, text, problem="no_name" if entry.rest else trouble.code, rest=entry.rest))
            continue
        key, odd = nickname.casefold(), _oddness(nickname, letters) if listed else None
        odd = odd or ("count" if place in signs else None)
        if key in known:
            found.append(Line(number, text, nickname, "there", known[key]))
        elif odd and not (odd == "count" and text in sure):
            found.append(Line(number, text, nickname, odd))
        elif key in seen:
            found.append(Line(number, text, nickname, "twice", str(seen[key])))
        else:
            seen[key] = number
            found.append(Line(number, text, nickname, full_name=looks_like_full_name(nickname)))
    return found


def _signatures(entries: Sequence[Entry]) -> set[int]:
    """The places of what ends a letter, and of who signs it: all below, or one where most of the list follows."""
    found = set[int]()
    for place in (place for place, one in enumerate(entries) if is_farewell(one.typed)):
        found.update(range(place, len(entries) if place * 2 >= len(entries) else place + 2))
    return found


def _oddness(nickname: str, letters: bool) -> str | None:
    """letters: True where most names of the list have some."""
    if "?" in nickname or "\ufffd" in nickname:
        return "lost_letter"
    if _COUNT.fullmatch(nickname) or _IN_NO_NAME.search(nickname) or is_no_child(nickname):
        return "count"
    if letters and nickname.isdecimal():
        return "count"
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
    lasts = [name.split()[1 - word] if first != name else "" for name, first in zip(names, short, strict=True)]
    return _apart(list(zip(short, lasts, strict=True)))


_MOST_LETTERS: Final = 4
"""Of a last name: enough for Schmidt and Schneider, and no last name is written out for long."""


def _apart(children: Sequence[tuple[str, str]]) -> list[str]:
    """The first names; where several are alike, each with as many letters of its last name as keep them apart.

    children: first and last names; a last name may be empty. Where no letters help, each gets one.
    """
    alike = Counter(first.casefold() for first, _last in children)
    begin = Counter(one for first, last in children for one in _beginnings(first, last))
    made = []
    for first, whole in children:
        last = _without(whole, first)
        if not first or not last or alike[first.casefold()] < 2:
            made.append(first)
            continue
        letters = next((n for n, one in enumerate(_beginnings(first, whole), 1) if begin[one] == 1), 1)
        made.append(f"{first} {last[:letters].rstrip()}.")
    return made


def _beginnings(first: str, last: str) -> list[tuple[str, int, str]]:
    """The first letter of a last name, the first two, and so on, with the first name to which they belong."""
    whole = _without(last, first)
    return [(first.casefold(), n, whole[:n].casefold()) for n in range(1, _MOST_LETTERS + 1)]


def _without(last: str, first: str) -> str:
    """A last name, also where the whole name stands in its column."""
    return " ".join(word for word in last.split() if word.casefold() != first.casefold())
