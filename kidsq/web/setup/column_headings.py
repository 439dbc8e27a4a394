"""What the head of a column says of it, as spreadsheets and the programs of schools write it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final, Literal

Kind = Literal["nickname", "first", "name", "last", "other"]
"""nickname: what a child is called; first: its first name; name: perhaps all of it; other: no name at all."""

_NICKNAME: Final = (
    "nickname", "nick", "kidsq", "known as", "call name", "spitzname", "rufname", "surnom", "prénom usuel", "apodo",
    "soprannome", "bijnaam", "roepnaam",
)  # fmt: skip
_FIRST: Final = (
    "first name", "firstname", "given name", "forename", "forenames", "first names", "vorname", "vornamen", "prénom",
    "prenom", "prénoms", "nombre", "nome", "voornaam", "fornavn", "förnamn", "etunimi", "imię", "jméno",
)  # fmt: skip
_LAST: Final = (
    "last name", "lastname", "surname", "family name", "nachname", "familienname", "nom", "nom de famille",
    "nom d'usage", "apellido", "apellidos", "cognome", "achternaam", "etternavn", "efternamn", "sukunimi", "nazwisko",
    "příjmení",
)  # fmt: skip
_NAME: Final = (
    "name", "names", "full name", "display name", "child", "children", "pupil", "student", "learner", "kind", "schüler",
    "schülerin", "élève", "eleve", "alunno", "alunna",
)  # fmt: skip
_OTHER: Final = (
    # Registers and exports: OneRoster, SIMS, Arbor, and what schools add.
    "sourced id", "status", "date last modified", "enabled user", "username", "user name", "user ids", "middle name",
    "middle names", "identifier", "sms", "phone", "agent sourced ids", "grades", "grade", "password", "role", "roles",
    "org sourced ids", "primary org sourced id", "user master identifier", "resource sourced ids", "pronouns",
    "upn", "uln", "adno", "admission no", "admission number", "reg", "reg group", "registration form", "form", "year",
    "year group", "gender", "sex", "dob", "date of birth", "birthday", "house", "id", "email", "e mail", "class",
    "klasse", "classe", "no", "nr", "#", "number", "group", "gruppe", "geschlecht", "geburtsdatum", "geburtstag",
    "schüler nr", "schüler id", "telefon", "bemerkung", "ine", "sexe", "niveau", "né(e) le", "né le", "née le",
    "date de naissance", "date naissance", "codice fiscale", "data di nascita", "sesso", "sezione",
)  # fmt: skip
_KINDS: Final[dict[str, Kind]] = {
    **dict.fromkeys(_OTHER, "other"),
    **dict.fromkeys(_NAME, "name"),
    **dict.fromkeys(_LAST, "last"),
    **dict.fromkeys(_FIRST, "first"),
    **dict.fromkeys(_NICKNAME, "nickname"),
}
_PREFERRED: Final = frozenset(("preferred", "chosen", "usual"))
_WHOSE: Final = frozenset(
    "legal official current enrolled pupil pupil's pupils student student's students child child's learner learner's"
    " élève eleve l'élève de kind kindes des schüler schülers schülerin alunno alunna dell'alunno".split()
)
"""Words before or behind what a column holds: "Legal Forename", "Prénom élève"."""


_CHILDREN_TOO: Final = frozenset(("nick",))
"""Heads that are first names as well, and not of kind "other"."""
_NEVER_A_CHILD: Final = frozenset(("upn", "uln", "sourced id", "date of birth", "admission number", "admission no"))
"""Heads of kind "other" that say what they are on their own."""


def is_header(cells: Sequence[str]) -> bool:
    """Returns True if a list's first line holds the heads of its columns, and no child.

    "Reg", "Ine" and "Nick" are children as well: such a head tells something only in company.
    """
    kinds = {cell.casefold().strip(): kind for cell in cells if (kind := kind_of(cell)) is not None}
    sure = any(kind != "other" and cell not in _CHILDREN_TOO for cell, kind in kinds.items())
    sure = sure or any(" ".join(_words(cell)) in _NEVER_A_CHILD for cell in cells)
    return sure or (len(cells) > 1 and len(kinds) > 1)


def kind_of(head: str) -> Kind | None:
    """What a column with this head holds; None for a head that nobody knows, as a name would be."""
    words = _words(head)
    known = _KINDS.get(" ".join(words))
    if known is not None or len(words) < 2:
        return known
    if words[0] in _PREFERRED:
        kind = "first" if words[1:] == ["name"] else kind_of(" ".join(words[1:]))
        return "nickname" if kind == "first" else kind
    rest = [word for word in words if word not in _WHOSE]
    return _KINDS.get(" ".join(rest)) if rest and rest != words else None


_ADULTS: Final = frozenset("teacher administrator aide guardian parent proctor relative".split())
"""Roles in an export of OneRoster, beside students."""


def role_column(header: Sequence[str]) -> int | None:
    """The column that says who is a student and who a teacher."""
    return next((place for place, head in enumerate(header) if _words(head) in (["role"], ["roles"])), None)


def status_column(header: Sequence[str]) -> int | None:
    """The column of OneRoster that says who has left."""
    heads = [_words(head) for head in header]
    return heads.index(["status"]) if ["sourced", "id"] in heads and ["status"] in heads else None


def has_left(status: Sequence[str]) -> bool:
    """True for a row that an export keeps only to say that it is to go. status: its cell, if the row has it."""
    return any(cell.strip().casefold() == "tobedeleted" for cell in status)


def is_adult(role: Sequence[str]) -> bool:
    """True for a role that no child has. role: its cell, if the row has it."""
    return any(cell.strip().casefold() in _ADULTS for cell in role)


def _words(head: str) -> list[str]:
    """The words of a head, also of "givenName", "FIRST_NAME" and "E-Mail"."""
    apart = re.sub(r"(?<=[a-zß-ÿ0-9])(?=[A-Z])", " ", unicodedata.normalize("NFC", head[:60]).replace("’", "'"))
    return re.sub(r"[\s_.:/-]+", " ", apart).casefold().split()
