"""How a line sounds, by language, in the symbols of the model."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

OF_NUMBERS: Final = 0.9
"""More slowly a sum begins with a sound that is not in it."""
Pairs = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Tongue:
    """How a language is spoken.

    voice: of the model. accent: how espeak-ng calls it. symbols: from those of espeak-ng to those of the model.
    pace: of that voice, a little slower than to a grown-up; lines with numbers have OF_NUMBERS.
    heard_as: what would be said wrongly, or run together so that a number is lost: pattern, and what is said instead,
    a sound that is no word in espeak-ng's own signs between [[ and ]].
    """

    voice: str
    accent: str
    symbols: Pairs
    heard_as: Pairs = ()
    pace: float = OF_NUMBERS


# As misaki, which belongs to the model, turns them: for English in its own way, for all others in one.
_ENGLISH: Final = (
    *(("ʔˌn\u0329", "tᵊn"), ("ʔn\u0329", "tᵊn"), ("a^ɪ", "I"), ("a^ʊ", "W"), ("d^ʒ", "ʤ"), ("e^ɪ", "A"), ("t^ʃ", "ʧ")),
    *(("ɔ^ɪ", "Y"), ("ə^l", "ᵊl"), ("ɜːɹ", "ɜɹ"), ("ɜː", "ɜɹ"), ("ɪə", "iə"), ("o^ʊ", "O"), ("ə^ʊ", "Q")),
    *(("ʔ", "t"), ("ɚ", "əɹ"), ("e", "A"), ("r", "ɹ"), ("x", "k"), ("ç", "k"), ("ɐ", "ə"), ("ɬ", "l")),
    *(("\u0303", ""), ("ː", ""), ("^", ""), ("-", "")),
)
_OTHERS: Final = (
    *(("a^ɪ", "I"), ("a^ʊ", "W"), ("d^z", "ʣ"), ("d^ʒ", "ʤ"), ("e^ɪ", "A"), ("o^ʊ", "O"), ("ə^ʊ", "Q")),
    *(("s^s", "S"), ("t^s", "ʦ"), ("t^ʃ", "ʧ"), ("ɔ^ɪ", "Y"), ("^", ""), ("-", "")),
)
TONGUES: Final[Mapping[str, Tongue]] = {
    "en": Tongue(
        "af_heart",
        "en-us",
        _ENGLISH,
        (
            ("Tilo", "Teelo"),
            (r"What do ", "What do, "),
            (r"(\d) and (\d)", r"\1, and \2"),
            (r"(\d) make", r"\1, make"),
            ("Prrr", "purr"),
            ("Shh+", "[[SSS]]"),
            ("Mmmh?", "[[mmm]]"),
        ),
    ),
    "fr": Tongue(
        "ff_siwis",
        "fr-fr",
        (*_OTHERS, ("œ\u0303", "ɛ\u0303")),  # "un" as most say it today: the other is misheard by itself
        ((r"([2-9]) et ([2-9])", r"\1, et \2"), ("Mmm", "[[mmm]]")),
        pace=0.78,
    ),
    "it": Tongue(
        "if_sara",
        "it",
        _OTHERS,
        (
            (r"(\d) e (\d)", r"\1, e \2"),
            ("Mmm", "[[mmm]]"),
            ("Prrr", "[[prrr]]"),
            ("Sst", "[[ssst]]"),
            ("Fiuuu", "fiu"),
        ),
    ),
}
_PAUSES: Final = r"[.,!?;:…]+"


def pace(text: str, tongue: Tongue) -> float:
    """How fast a line is said."""
    return OF_NUMBERS if re.search(r"\d", text) else tongue.pace


def symbols(text: str, tongue: Tongue) -> str:
    """How a line sounds; what ends a sentence stays."""
    made = ""
    for written, instead in (*tongue.heard_as, ("’", "'"), ("[«»]", "")):
        text = re.sub(written, instead, text)
    for part in re.split(f"({_PAUSES})", text):
        if re.fullmatch(_PAUSES, part):
            made += f"{part[0]} "
        elif part.strip():
            made += _by_espeak(part, tongue.accent)
    for one, other in tongue.symbols:
        made = made.replace(one, other)
    return re.sub(r"(\S)\u0329", r"ᵊ\1", made).strip()


def _by_espeak(text: str, accent: str) -> str:
    asked = ("espeak-ng", "-q", "--ipa", "--tie=^", "-v", accent, text)
    told = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    return " ".join(re.sub(r"\([a-z-]+\)", "", told).split())  # "(en)" before a word that it takes for English
