"""The languages that kidsq speaks. A new one is an entry here and a catalogue beside: CONTRIBUTING.md, "A language"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Language:
    """One language, as it is written in one country.

    name: its own. greeting: what it says to a child who chooses. whole_game: the edition with knights and potions that
    is sold where it is spoken, offered before the others. catalogue: folder of its sentences; None: they are the
    code's. spelling: signs that this country writes otherwise than the catalogue.
    """

    name: str
    greeting: str
    whole_game: str
    catalogue: str | None
    spelling: Mapping[str, str] = field(default_factory=dict)


ENGLISH: Final = "en"
SPOKEN: Final[Mapping[str, Language]] = {
    ENGLISH: Language("English", "Hello!", "classic", None),
    "de": Language("Deutsch", "Hallo!", "gamefactory", "de"),
    "de_CH": Language("Deutsch (Schweiz)", "Hallo!", "gamefactory", "de", {"ß": "ss", "„": "«", "“": "»"}),
    "fr": Language("Français", "Bonjour !", "gamefactory", "fr"),
    "it": Language("Italiano", "Ciao!", "gamefactory", "it"),
}
"""By the codes of Babel's locales."""


def catalogues() -> list[str]:
    """Every folder of sentences."""
    return sorted({language.catalogue for language in SPOKEN.values() if language.catalogue})
