"""The languages that kidsq speaks. A new one is an entry here and a catalogue beside: CONTRIBUTING.md, "A language"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Language:
    """One language, as it is written in one country.

    name: its own. greeting: what it says to a child who chooses. catalogue: folder of its sentences; None: they are the
    code's. spelling: signs that this country writes otherwise than the catalogue. setting: patterns and what a printer
    sets for them, where a catalogue may be typed on any keyboard. elides: “de” and “que” lose their end before a vowel,
    also one of a name that is filled in.
    """

    name: str
    greeting: str
    catalogue: str | None
    spelling: Mapping[str, str] = field(default_factory=dict)
    setting: tuple[tuple[str, str], ...] = ()
    elides: bool = False


_APOSTROPHE: Final = (r"(?<=\w)'", "’")
_FRENCH_SPACES: Final = ((r" (?=[;:!?»])", "\N{NARROW NO-BREAK SPACE}"), (r"(?<=«) ", "\N{NARROW NO-BREAK SPACE}"))
"""No line ends before such a sign."""

ENGLISH: Final = "en"
SPOKEN: Final[Mapping[str, Language]] = {
    ENGLISH: Language("English", "Hello!", None),
    "de": Language("Deutsch", "Hallo!", "de"),
    "de_CH": Language("Deutsch (Schweiz)", "Hallo!", "de", {"ß": "ss", "„": "«", "“": "»"}),
    "fr": Language(
        "Français", "Bonjour\N{NARROW NO-BREAK SPACE}!", "fr", setting=(_APOSTROPHE, *_FRENCH_SPACES), elides=True
    ),
    "it": Language("Italiano", "Ciao!", "it", setting=(_APOSTROPHE,)),
}
"""By the codes of Babel's locales."""


def catalogues() -> list[str]:
    """Every folder of sentences."""
    return sorted({language.catalogue for language in SPOKEN.values() if language.catalogue})
