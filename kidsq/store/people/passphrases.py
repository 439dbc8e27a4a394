"""Passphrases as they are kept: salted and slow to guess."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
import threading
import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

SHORTEST = 8
LONGEST = 200

OURS: Final = (
    *(
        "kidsq",
        "sleeping",
        "sleep",
        "queens",
        "queen",
        "kings",
        "king",
        "school",
        "teacher",
        "parent",
        "class",
        "owner",
    ),
    *("admin", "passphrase", "password", "schule", "lehrerin", "lehrer", "eltern", "klasse", "passwort", "kennwort"),
)
"""Words that somebody would think of here first; docs/security.md lists them."""
_COMMON: Final = Path(__file__).parent / "common" / "sums.txt"

# OWASP's parameters for scrypt; each hash takes 16 MB, so a school's small machine does at most two at a time.
_N, _R, _P = 2**14, 8, 5
_two_at_a_time = threading.BoundedSemaphore(2)


def hashed(passphrase: str) -> str:
    """The text to keep for a passphrase."""
    salt = secrets.token_bytes(16)
    return "$".join(("scrypt", str(_N), str(_R), str(_P), _text(salt), _text(_scrypt(passphrase, salt, _N, _R, _P))))


def too_easy(passphrase: str, name: str = "") -> bool:
    """Whether it is among the passwords that leak most, or hardly more than the own name and words of this place."""
    typed = _plain(passphrase)
    if _sum(typed) in _common() or _sum("".join(typed.split())) in _common():
        return True
    rest = typed
    for word in (*OURS, *_words(name)):
        rest = rest.replace(word, " ")
    return rest != typed and len("".join(rest.split())) < SHORTEST


def _words(name: str) -> Iterable[str]:
    return sorted((word for word in re.findall(r"\w+", _plain(name)) if len(word) > 2), key=len, reverse=True)


def _plain(typed: str) -> str:
    return unicodedata.normalize("NFKC", typed).casefold()


def _sum(word: str) -> str:
    return hashlib.sha256(word.encode()).hexdigest()[:12]


@cache
def _common() -> frozenset[str]:
    return frozenset(_COMMON.read_text("ascii").split())


def matches(passphrase: str, kept: str | None) -> bool:
    """Whether this is the passphrase; as slow for an account that does not exist (None), or one far too long."""
    if kept is None or len(passphrase) > LONGEST:
        passphrase = passphrase[:LONGEST]
        _scrypt(passphrase, b"nobody", _N, _R, _P)
        return False
    _, n, r, p, salt, wanted = kept.split("$")
    found = _scrypt(passphrase, base64.b64decode(salt), int(n), int(r), int(p))
    return hmac.compare_digest(found, base64.b64decode(wanted))


def wants_another(kept: str) -> bool:
    """Whether a hash was made with other numbers than today's: then one is made anew when the passphrase is typed."""
    return kept.split("$")[1:4] != [str(_N), str(_R), str(_P)]


def _scrypt(passphrase: str, salt: bytes, n: int, r: int, p: int) -> bytes:
    # NFKC: the same keys give the same letters on every tablet.
    secret = unicodedata.normalize("NFKC", passphrase).encode()
    with _two_at_a_time:
        return hashlib.scrypt(secret, salt=salt, n=n, r=r, p=p, maxmem=64 * 2**20, dklen=32)


def _text(raw: bytes) -> str:
    return base64.b64encode(raw).decode()
