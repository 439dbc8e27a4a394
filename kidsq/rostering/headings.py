"""What the heads of columns say, in the languages of headings.toml."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Literal, NamedTuple

Kind = Literal["nickname", "first", "name", "last", "other"]
"""nickname: what a child is called; first: its first name; name: perhaps all of it; other: no name at all."""

_KINDS: Final[tuple[Kind, ...]] = ("nickname", "first", "last", "name", "other")
USUAL_PAGE: Final = "cp1252"
TITLE_LINES: Final = 10
"""So many lines may stand above the heads of the columns."""
LONGEST: Final = 60
_PREFERRED: Final = frozenset(("preferred", "chosen", "usual"))
_WHOSE: Final = frozenset(
    "of the legal official current enrolled pupil pupil's pupils student students student's child child's"
    " learner learner's élève eleve l'élève de kind kindes des schueler schüler schülers schülerin"
    " alunno alunna dell'alunno".split()
)
"""Words before or behind what a column holds: "Legal Forename", "Prénom élève"."""
_CHILDREN_TOO: Final = frozenset("nick nav ad adi dieta emer emri ho meno nino zak".split())
"""Heads that are first names as well, also of a language that writes the head with marks; not those of kind "other"."""
_ADULTS: Final = frozenset(("teacher", "staff"))
_SAYS_WHO: Final = frozenset(("id", "number", "email"))
_NEVER_A_CHILD: Final = frozenset(("upn", "uln", "sourced id", "date of birth", "admission number", "admission no"))
"""Heads of kind "other" that say what they are on their own."""
_GENDERED: Final = re.compile(r"(?<=\w)(?:[/*:·.]-?\w{1,4}|\(\w{1,3}\))(?=$|\s)")
"""The second half of "Alumno/a", "Schüler*in", "élève(s)"."""
_PARTS: Final = re.compile(r"[,;|&\n]|\s/|/\s| - ")
"""What stands between heads that share a cell."""
_BRACKETS: Final = re.compile(r"\([^()]*\)|\[[^\[\]]*\]")
_LETTERS_WITHOUT_MARKS: Final = str.maketrans("ıłøđ", "ilod")


class _Language(NamedTuple):
    page: str
    kinds: Mapping[str, Kind]
    lines: frozenset[str]
    farewells: frozenset[str]


@cache
def _languages() -> dict[str, _Language]:
    """Language -> its code page, and what its heads say; read at the first list."""
    told = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
    found = {}
    for code, language in told.items():
        kinds = {_key(head): kind for kind in _KINDS for head in language.get(kind, ())}
        lines = frozenset(map(_key, language.get("lines", ())))
        farewells = frozenset(map(_key, language.get("farewells", ())))
        found[code] = _Language(language.get("page", USUAL_PAGE), kinds, lines, farewells)
    return found


@cache
def _anywhere() -> dict[str, Kind]:
    """What a head says in the first language that knows it."""
    return {head: kind for one in reversed(_languages().values()) for head, kind in one.kinds.items()}


def kind_of(head: str) -> Kind | None:
    """What a column with this head holds; None for a head that nobody knows, as a name would be."""
    return _kind_in(_anywhere(), head)


def kinds_of(header: Sequence[str]) -> list[Kind | None]:
    """What the columns of a row of heads hold, each in the language that knows most of them."""
    languages = [one.kinds for one in _languages().values()]
    best = max(languages, key=lambda kinds: sum(_kind_in(kinds, head) is not None for head in header))
    return [_kind_in(best, head) or kind_of(head) for head in header]


def pages_of(header: Sequence[str]) -> set[str]:
    """The code pages of the languages that know most heads of this row; none where nobody knows one.

    English heads say nothing of the language of names.
    """
    counts = {code: sum(_kind_in(one.kinds, head) is not None for head in header) for code, one in _languages().items()}
    most = max(counts.values())
    best = {code for code, count in counts.items() if count == most} if most else set()
    return {_languages()[code].page for code in best} if "en" not in best else set()


@cache
def _no_children() -> frozenset[str]:
    return frozenset[str]().union(*(one.lines for one in _languages().values()))


@cache
def _farewells() -> frozenset[str]:
    return frozenset[str]().union(*(one.farewells for one in _languages().values()))


def is_farewell(line: str) -> bool:
    """True for a line that ends a letter, as "Kind regards" or "Many thanks, Ms Hart"; "Best" on its own alone."""
    words = _key(line).rstrip(",.!").split()
    return " ".join(words) in _farewells() or (len(words) > 1 and " ".join(words[:2]).rstrip(",.!") in _farewells())


def are_of_adults(header: Sequence[str]) -> bool:
    """True for the heads of a list of teachers, or of what they teach, as exports have it beside that of children."""
    heads = [words_of(head) for head in header]
    of_adults = any(_ADULTS.intersection(words) and words[-1] in _SAYS_WHO for words in heads)
    return of_adults and not any(_WHOSE.intersection(words) for words in heads)


def is_no_child(line: str) -> bool:
    """True for a line of a list that says something else, as "Class 2b", "Total", "Mrs Hart", or a head on its own."""
    words = _key(line).split()
    if any(" ".join(words[:n]) in _no_children() for n in (1, 2)):
        return True
    return kind_of(line) not in (None, "other") and line.strip().casefold() not in _CHILDREN_TOO


def is_header(cells: Sequence[str]) -> bool:
    """True if a list's first line holds the heads of its columns, and no child.

    "Reg", "Ine" and "Nick" are children as well: such a head tells something only in company.
    """
    kinds = {cell.casefold().strip(): kind for cell in cells if (kind := kind_of(cell)) is not None}
    sure = any(kind != "other" and cell not in _CHILDREN_TOO for cell, kind in kinds.items())
    sure = sure or any(" ".join(words_of(cell)) in _NEVER_A_CHILD for cell in cells)
    return sure or (len(cells) > 1 and len(kinds) > 1)


def is_header_below_a_title(cells: Sequence[str]) -> bool:
    """The same for a later line: two heads at least, of which one is of names."""
    kinds = [kind for cell in cells if (kind := kind_of(cell)) is not None]
    return len(kinds) > 1 and any(kind != "other" for kind in kinds)


@lru_cache(maxsize=4_096)
def words_of(head: str) -> list[str]:
    """The words of a head, also of "givenName", "FIRST_NAME", "*First Name", "Alumno/a" and "E-Mail"."""
    plain = unicodedata.normalize("NFC", head[:LONGEST]).replace("’", "'").strip().strip("*").strip()
    plain = _BRACKETS.sub("", _GENDERED.sub("", plain)).strip() or plain
    apart = re.sub(r"(?<=[a-zß-ÿ0-9])(?=[A-Z])", " ", plain)
    return re.sub(r"[\s_.:/-]+", " ", apart).casefold().split()


def _key(head: str) -> str:
    return _unmarked(" ".join(words_of(head)))


def _unmarked(text: str) -> str:
    """Without accents: half of the programs that write heads leave them away."""
    apart = unicodedata.normalize("NFD", text.translate(_LETTERS_WITHOUT_MARKS))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def _kind_in(kinds: Mapping[str, Kind], head: str) -> Kind | None:
    words = words_of(head)
    known = kinds.get(_unmarked(" ".join(words)))
    if known is not None or len(words) < 2:
        return known
    if words[-1] == "id":
        return "other"
    if words[0] in _PREFERRED:
        kind = "first" if words[1:] == ["name"] else _kind_in(kinds, " ".join(words[1:]))
        return "nickname" if kind == "first" else kind
    rest = [word for word in words if word not in _WHOSE]
    known = kinds.get(_unmarked(" ".join(rest))) if rest and rest != words else None
    return known or _kind_of_several(kinds, _PARTS.split(head)) or _kind_of_several(kinds, words)


def _kind_of_several(kinds: Mapping[str, Kind], heads: Sequence[str]) -> Kind | None:
    """What heads in one cell say: "Name, Vorname" a name, "Vorname / First name" a first one, "Class name" none."""
    found = {_kind_in(kinds, one) for one in heads} if len(heads) > 1 else set()
    if not found or None in found or "other" in found:
        return "other" if "other" in found and None not in found else None
    return "name" if "first" in found and len(found) > 1 else next(kind for kind in _KINDS if kind in found)
