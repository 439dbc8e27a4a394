"""The bytes of a list as text: an editor's, a spreadsheet's CSV in some code page, or a workbook of Excel."""

from __future__ import annotations

import csv
import io
import unicodedata
import zipfile
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from kidsq.rostering import headings

_PICTURES: Final = (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"RIFF", b"II*\x00", b"MM\x00*")
_ZIP: Final = b"PK\x03\x04"
_OLD_WORKBOOK: Final = b"\xd0\xcf\x11\xe0"
_MARKS: Final = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))

MOST_UNPACKED: Final = 20_000_000
"""Bytes of all parts of a workbook, as its list of them says."""
MOST_ROWS, MOST_COLUMNS = 2_000, 200
"""Of a workbook. A class has fewer; what lies beyond is not read."""


class NotAList(ValueError):
    """A file that holds no names. code: picture, workbook, pdf, unreadable."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class SeveralReadings(ValueError):
    """A text whose code page is not known. texts: what it can be, the likeliest first."""

    def __init__(self, texts: tuple[str, ...]) -> None:
        super().__init__("the letters can be read in several ways")
        self.texts = texts


def text_of(content: bytes) -> str:
    """The text of a file; raises NotAList, SeveralReadings."""
    if content.startswith(_ZIP):
        return _of_workbook(content)
    if content.startswith(_OLD_WORKBOOK):
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
        return _of_code_page(content)


def _decoded(content: bytes, encoding: str) -> str:
    try:
        text = content.decode(encoding)
    except UnicodeDecodeError as trouble:
        raise NotAList("unreadable") from trouble
    if "\0" in text:
        raise NotAList("unreadable")
    return text


# -- code pages --------------------------------------------------------------------------------------------------------

_USUAL_PAGES: Final = ("cp1252", "cp1250", "mac_roman", "cp1251", "cp1253")
_ANOTHER_ALPHABET: Final = ("cp1251", "cp1253")
_OF_A_LANGUAGE: Final = ("cp1254", "cp1257", "cp1255", "cp1256")
"""Which differ from those in few letters, or fit anything: only where the heads are in such a language."""


def _of_code_page(content: bytes) -> str:
    """What a list of names in a code page without a mark says.

    A detector (charset-normalizer 3.5) needs sentences, and a class has thirty words of which five hold such letters:
    it read five of fourteen short lists in seven code pages rightly, and nine wrongly without a doubt (Muńoz, Zo‘).
    What can be no name is seen more surely (£ukasz, Ìàðèÿ), and heads of columns say the language.
    Raises SeveralReadings, NotAList.
    """
    by_heads, others = [], []
    for page in (*_USUAL_PAGES, *_OF_A_LANGUAGE):
        text = _read(content, page)
        if text is None:
            continue
        if page in _pages_of_heads(text):
            by_heads.append(text)
        elif page in _USUAL_PAGES:
            others.append(text)
    found = tuple(dict.fromkeys(by_heads or others))  # two pages may agree
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
    if "\0" in text or (page in _ANOTHER_ALPHABET and not _is_mostly_letters(content)):
        return None
    return text if _may_be_names(text, page) else None


def _is_mostly_letters(content: bytes) -> bool:
    """True if most signs above ASCII are where the usual letters of another alphabet lie in its Windows page."""
    above = [byte for byte in content if byte > 0x7F]
    return sum(byte >= 0xC0 for byte in above) * 2 >= len(above)


def _pages_of_heads(text: str) -> set[str]:
    """The code pages of the languages of the first line that holds heads."""
    for line in text.splitlines()[:10]:
        cells = [cell.strip(' "') for cell in line.replace("\t", ";").replace(",", ";").replace("|", ";").split(";")]
        if headings.is_header(cells):
            return headings.pages_of(cells)
    return set()


def _may_be_names(text: str, page: str) -> bool:
    """True unless a sign stands in a word that no name has there, as in a text read in another code page."""
    in_a_row = 2 if page in ("cp1252", "mac_roman") else 4  # Noël, and Kříž
    word: list[str] = []
    for sign in f"{text} ":
        if sign.isalpha() or unicodedata.combining(sign) or (not sign.isascii() and sign not in _APART):
            word.append(sign)
            continue
        if not _may_be_a_word(word, in_a_row):
            return False
        word = []
    return True


_APART: Final = frozenset("\N{NO-BREAK SPACE}–—’‘“”„«»•…·º°№\u200e\u200f")
"""What stands between words, or closes them."""


def _may_be_a_word(word: list[str], in_a_row: int) -> bool:
    """in_a_row: so many letters beyond ASCII may follow each other in the Latin alphabet."""
    if all(sign.isascii() for sign in word):
        return True
    if not all(sign.isalpha() or unicodedata.combining(sign) for sign in word):
        return False
    scripts = {unicodedata.name(sign, "?").split()[0] for sign in word}
    if len(scripts) > 1:
        return False
    if scripts == {"LATIN"}:
        runs = "".join(" " if sign.isascii() else "x" for sign in word).split()
        if max(map(len, runs), default=0) > min(in_a_row, max(1, len(word) - 1)):
            return False
    # A capital behind a small letter: McAda has an A, Zo\xc8 is Zoé.
    return not any(one.islower() and other.isupper() and not other.isascii() for one, other in pairwise(word))


# -- workbooks ---------------------------------------------------------------------------------------------------------


def _of_workbook(content: bytes) -> str:
    """The first sheet of an .xlsx that holds anything, as CSV. Raises NotAList."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as parts:
            if sum(one.file_size for one in parts.infolist()) > MOST_UNPACKED:
                raise NotAList("workbook")
        import openpyxl  # here, because it takes a while and few lists are workbooks

        book = openpyxl.load_workbook(io.BytesIO(content), read_only=True, data_only=True)
        try:
            return next(filter(None, map(_of_sheet, book.worksheets)), "")
        finally:
            book.close()
    except NotAList:
        raise
    except Exception as trouble:  # another ZIP, a broken workbook: whatever its many readers raise
        raise NotAList("workbook") from trouble


def _of_sheet(sheet: Any) -> str:
    """Empty rows above others stay, so that a line has the number of its row."""
    out, empty = io.StringIO(), 0
    writer = csv.writer(out, delimiter=";")
    for row in sheet.iter_rows(max_row=MOST_ROWS, max_col=MOST_COLUMNS, values_only=True):
        cells = list(_cells(row))
        while cells and not cells[-1]:
            cells.pop()
        if not cells:
            empty += 1
            continue
        writer.writerows([[]] * empty)
        writer.writerow(cells)
        empty = 0
    return out.getvalue()


def _cells(row: tuple[Any, ...]) -> Iterator[str]:
    for value in row:
        if value is None:
            yield ""
        elif isinstance(value, float) and value.is_integer():
            yield str(int(value))
        else:
            yield str(value)
