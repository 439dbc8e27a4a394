"""The bytes of a list as text: an editor's, a spreadsheet's CSV in some code page, or a workbook of Excel."""

from __future__ import annotations

import csv
import io
import re
import unicodedata
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from html.parser import HTMLParser
from itertools import islice
from typing import Any, Final

from kidsq.rostering import headings
from kidsq.waiting import FEW, Gate

_PICTURES: Final = (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"RIFF", b"II*\x00", b"MM\x00*")
_ZIP: Final = b"PK\x03\x04"
_OLD_WORKBOOK: Final = (b"\xd0\xcf\x11\xe0", b"\x09\x08")
_OF_PROGRAMS: Final = ("{", "[{", '["', "BEGIN:V", "MIME-Version:", "ID;P")
"""How texts begin that programs write for programs: JSON, RTF, cards, calendars, web archives, SYLK."""
_OF_A_DATABASE: Final = re.compile(r"^\s*(?:CREATE TABLE|INSERT INTO|COPY \S+ \(.*FROM stdin)\b", re.I | re.M)
_MARKS: Final = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))

MOST_UNPACKED: Final = 8_000_000
"""Bytes of all parts of a workbook, as its list of them says: read in five seconds at the most."""
MOST_ROWS, MOST_COLUMNS, MOST_SHEETS = 2_000, 200, 40
"""Of a workbook. A class has fewer; what lies beyond is not read."""
_AT_A_TIME: Final = Gate(inside=1, waiting=FEW - 1)


class NotAList(ValueError):
    """A file that holds no names. code: picture, workbook, pdf, zip, unreadable."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class SeveralReadings(ValueError):
    """A text whose code page is not known, or a workbook of several lists.

    texts: what it can be, the likeliest first. sheets: what they are called in a workbook; none where letters differ.
    """

    def __init__(self, texts: tuple[str, ...], sheets: tuple[str, ...] = ()) -> None:
        super().__init__("there are several sheets" if sheets else "the letters can be read in several ways")
        self.texts, self.sheets = texts, sheets


def text_of(content: bytes) -> str:
    """The text of a file; raises NotAList, SeveralReadings."""
    if content.startswith(_ZIP):
        return _of_workbook(content)
    if content.startswith(_OLD_WORKBOOK):
        raise NotAList("workbook")
    if content.lstrip().startswith(b"%PDF"):
        raise NotAList("pdf")
    for mark, encoding in _MARKS:
        if content.startswith(mark) and not content.startswith(_PICTURES):
            return _decoded(content, encoding)
    if content.startswith(_PICTURES) or content[4:8] == b"ftyp":  # as telephones take them
        raise NotAList("picture")
    if b"\0" in content:
        # Excel's "Unicode text" saved without its mark: every other byte of a Latin name is empty.
        high, low = content[1::2].count(0), content[0::2].count(0)
        if max(high, low) * 4 < len(content):
            raise NotAList("unreadable")
        return _decoded(content, "utf-16-le" if high > low else "utf-16-be")
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        return _of_code_page(content)
    return _as_list(_once_more(text))


def _decoded(content: bytes, encoding: str) -> str:
    try:
        text = content.decode(encoding)
    except UnicodeDecodeError as trouble:
        raise NotAList("unreadable") from trouble
    if "\0" in text:
        raise NotAList("unreadable")
    return _as_list(_once_more(text))


def _once_more(text: str) -> str:
    """A text that was taken for Windows's code page and written as UTF-8 a second time (Zo\u00c3\u00ab), as it was."""
    try:
        return text.removeprefix("\ufeff").encode("cp1252").decode("utf-8-sig")
    except UnicodeError:
        return text


def _as_list(text: str) -> str:
    """A text for people as it is, and of a web page or Excel's XML (often named .xls) its tables. Raises NotAList."""
    begin = "".join(text[:200].split()).strip("\ufeff")
    if begin.startswith(_OF_PROGRAMS) or _OF_A_DATABASE.search(text):
        raise NotAList("unreadable")
    if not begin.startswith("<"):
        return text
    tables = _Tables()
    tables.feed(text)
    if not any(map(any, tables.rows)):
        raise NotAList("unreadable")
    return as_csv([" ".join(cell.split()) for cell in row] for row in tables.rows)


_ENDS_A_CELL: Final = frozenset("td th cell tr row table".split())


class _Tables(HTMLParser):
    """The rows of all tables of a page, as cells."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self._inside = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("tr", "row"):
            self.rows.append([])
            self._inside = False
        elif tag in ("td", "th", "cell") and self.rows:
            place = dict(attrs).get("ss:index") or ""  # Excel's XML leaves empty cells out
            if place.isascii() and place.isdecimal() and len(self.rows[-1]) < int(place) <= MOST_COLUMNS:
                self.rows[-1] += [""] * (int(place) - 1 - len(self.rows[-1]))
            self.rows[-1].append("")
            self._inside = True
        elif self._inside:
            self.handle_data(" ")

    def handle_endtag(self, tag: str) -> None:
        if tag in _ENDS_A_CELL:
            self._inside = False

    def handle_data(self, data: str) -> None:
        if self._inside:
            self.rows[-1][-1] += data


# -- code pages --------------------------------------------------------------------------------------------------------

_USUAL_PAGES: Final = ("cp1252", "cp1250", "mac_roman", "cp1251", "cp1253", "cp850")
_ANOTHER_ALPHABET: Final = ("cp1251", "cp1253")
_NOT_OF_WINDOWS: Final = ("mac_roman", "cp850")
_OF_A_LANGUAGE: Final = ("cp1254", "cp1257", "cp1255", "cp1256", "cp1258", "cp932", "gb18030", "big5", "cp949")
"""Which differ from those in few letters, or fit anything: only where the heads are in such a language."""


def _of_code_page(content: bytes) -> str:
    """What a list of names in a code page without a mark says.

    A detector (charset-normalizer 3.5) needs sentences, and a class has thirty words of which five hold such letters:
    it read five of fourteen short lists in seven code pages rightly, and nine wrongly without a doubt (Muńoz, Zo‘).
    What can be no name is seen more surely (£ukasz, Ìàðèÿ), and heads of columns say the language.
    Raises SeveralReadings, NotAList.
    """
    by_heads, others = list[str](), dict[str, str]()
    for page in (*_USUAL_PAGES, *_OF_A_LANGUAGE):
        text = _read(content, page)
        if text is None:
            continue
        heads = _pages_of_heads(text)
        if page in heads:
            by_heads.append(text)
        elif page in _NOT_OF_WINDOWS or (page in _USUAL_PAGES and not heads):
            others[page] = text
    if not others.keys() <= {*_NOT_OF_WINDOWS}:
        others.pop("cp850", None)  # DOS reads nearly anything
    found = tuple(dict.fromkeys(by_heads or others.values()))  # two pages may agree
    if not found:
        raise NotAList("unreadable")
    if len(found) > 1:
        raise SeveralReadings(found)
    return found[0]


def _read(content: bytes, page: str) -> str | None:
    """The text in this code page; None where it cannot be a list of names."""
    try:
        text = content.decode(page)
    except UnicodeDecodeError:
        return None
    if "\0" in text or (page in _ANOTHER_ALPHABET and (text.isupper() or not _is_mostly_letters(content))):
        return None
    return _as_list(text) if _may_be_names(text, page) else None


def _is_mostly_letters(content: bytes) -> bool:
    """True if most signs above ASCII are where the usual letters of another alphabet lie in its Windows page."""
    above = [byte for byte in content if byte > 0x7F]
    return sum(byte >= 0xC0 for byte in above) * 2 >= len(above)


def _pages_of_heads(text: str) -> set[str]:
    """The code pages of the languages of the first line that holds heads."""
    for line in text.splitlines()[: headings.TITLE_LINES]:
        cells = [cell.strip(' "') for cell in line.replace("\t", ";").replace(",", ";").replace("|", ";").split(";")]
        if headings.is_header(cells):
            return headings.pages_of(cells)
    return set()


def _may_be_names(text: str, page: str) -> bool:
    """True unless a sign stands in a word that no name has there, as in a text read in another code page."""
    if _MARK_IN_A_WORD.search(text):
        return False
    in_a_row = 2 if page in ("cp1252", "mac_roman") else 4  # Noël, and Kříž
    return all(_may_be_a_word(word, in_a_row) for word in set(_BETWEEN_WORDS.split(text)))


_APART: Final = frozenset("\N{NO-BREAK SPACE}–—’‘“”„«»•…·º°№\u200e\u200f")
"""What stands between words, or closes them."""
_BETWEEN_WORDS: Final = re.compile(f"[\0-@[-`{{-\x7f{''.join(sorted(_APART))}]+")
_MARK_IN_A_WORD: Final = re.compile(r"[^\W\d_][„“”«»•…°№][^\W\d_]")
"""As in J”rg and Sch„fer, which are of DOS."""
_JAPANESE: Final = frozenset(("CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "IDEOGRAPHIC"))


def _may_be_a_word(word: str, in_a_row: int) -> bool:
    """in_a_row: so many letters beyond ASCII may follow each other in the Latin alphabet."""
    if word.isascii():
        return True
    if "ƒ" in word or not all(sign.isalpha() or unicodedata.combining(sign) for sign in word):
        return False
    scripts = {unicodedata.name(sign, "?").split()[0] for sign in word}
    if len(scripts) > 1 and not scripts <= _JAPANESE:
        return False
    if scripts == {"LATIN"}:
        runs = "".join(" " if sign.isascii() else "x" for sign in word).split()
        if max(map(len, runs), default=0) > min(in_a_row, max(1, len(word) - 1)):
            return False
    # A capital within small letters: McAda has an A, Zo\xc8 is Zoé, and J\xc5rgen J\xfcrgen.
    return word.isupper() or not any(sign.isupper() and not sign.isascii() for sign in word[1:])


# -- workbooks ---------------------------------------------------------------------------------------------------------


_OF_A_WORKBOOK: Final = ("xl/", "content.xml", "Index")
"""Parts of Excel, LibreOffice and Numbers; a text of Word and a folder are ZIPs, too."""


def is_zip_of_files(content: bytes) -> bool:
    """True for a ZIP that can be opened and is no workbook."""
    if not content.startswith(_ZIP):
        return False
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as parts:
            return not any(name.startswith(_OF_A_WORKBOOK) for name in parts.namelist())
    except (zipfile.BadZipFile, ValueError, NotImplementedError, OSError):
        return False


def _of_workbook(content: bytes) -> str:
    """The visible sheet of an .xlsx that holds a list, as CSV. Raises NotAList, SeveralReadings, Crowded."""
    if is_zip_of_files(content):
        raise NotAList("unreadable")
    with _AT_A_TIME.place():
        sheets = _sheets(content)
    filled = [(title, rows) for title, rows in sheets if rows]
    lists = [one for one in filled if any(map(headings.is_header, one[1][: headings.TITLE_LINES]))] or filled
    texts = tuple(as_csv(rows) for _title, rows in lists)
    if len(texts) > 1:
        raise SeveralReadings(texts, tuple(title for title, _rows in lists))
    return texts[0] if texts else ""


def _sheets(content: bytes) -> list[tuple[str, list[list[str]]]]:
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as parts:
            if sum(one.file_size for one in parts.infolist()) > MOST_UNPACKED:
                raise NotAList("workbook")
            # Some kB of entities, of which no workbook has any, come to gigabytes. In UTF-16 NULs stand between.
            if any(b"<!DOCTYPE" in parts.read(one).replace(b"\0", b"") for one in parts.infolist()):
                raise NotAList("workbook")
        import openpyxl  # here, because it takes a while and few lists are workbooks

        book = openpyxl.load_workbook(io.BytesIO(content), read_only=True, data_only=True)
        try:
            visible = (one for one in book.worksheets if one.sheet_state == "visible")
            return [(one.title, _of_sheet(one)) for one in islice(visible, MOST_SHEETS)]
        finally:
            book.close()
    except NotAList:
        raise
    except Exception as trouble:  # another ZIP, a broken workbook: whatever its many readers raise
        raise NotAList("workbook") from trouble


def as_csv(rows: Iterable[Sequence[str]]) -> str:
    """Rows of cells as a list that name_lists reads."""
    out = io.StringIO()
    csv.writer(out, delimiter=";").writerows(rows)
    return out.getvalue()


def _of_sheet(sheet: Any) -> list[list[str]]:
    """What is seen of it, without what a filter or somebody has hidden.

    Empty rows above others stay, so that a line has the number of its row.
    """
    found, empty = list[list[str]](), 0
    rows, columns = _hidden(sheet)
    for number, row in enumerate(sheet.iter_rows(max_row=MOST_ROWS, max_col=MOST_COLUMNS, values_only=True), 1):
        cells = [] if number in rows else ["" if n in columns else cell for n, cell in enumerate(_cells(row), 1)]
        while cells and not cells[-1]:
            cells.pop()
        if not cells:
            empty += 1
            continue
        found += [*([] for _n in range(empty)), cells]
        empty = 0
    return found


def _hidden(sheet: Any) -> tuple[set[int], set[int]]:
    """The numbers of its rows and columns that are not seen; openpyxl tells them only where it reads all at once."""
    from openpyxl.xml.functions import iterparse  # by which it reads the sheet itself

    rows, columns, number = set[int](), set[int](), 0
    with sheet._get_source() as source:
        for _event, element in iterparse(source):
            tag, hidden = element.tag.rpartition("}")[2], element.get("hidden") in ("1", "true")
            if tag == "row":
                number = int(element.get("r") or number + 1)
                if hidden:
                    rows.add(number)
                if number >= MOST_ROWS:
                    break
            elif tag == "col" and hidden:
                first, last = int(element.get("min", "1")), int(element.get("max", "0"))
                columns.update(range(first, min(last, MOST_COLUMNS) + 1))
            if tag in ("row", "col"):
                element.clear()
    return rows, columns


_ERRORS: Final = frozenset(("#NULL!", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#N/A"))
"""What a formula says that comes to nothing."""


def _cells(row: tuple[Any, ...]) -> Iterator[str]:
    for value in row:
        if value is None or value in _ERRORS:
            yield ""
        elif isinstance(value, float) and value.is_integer():
            yield str(int(value))
        else:
            yield str(value)
