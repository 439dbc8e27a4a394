"""Passphrases as they are kept: salted and slow to guess."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
import string
import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from werkzeug.security import check_password_hash, generate_password_hash

from kidsq.waiting import FEW, Gate

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
"""Words that somebody would think of here first; docs/security/doors.md lists them."""
_COMMON: Final = Path(__file__).parent / "common" / "sums.txt"

# OWASP's parameters for scrypt; each hash takes 16 MB, so a school's small machine does at most two at a time.
_N, _R, _P = 2**14, 8, 5
_HAS_SCRYPT: Final = hasattr(hashlib, "scrypt")
_ROUNDS: Final = 100_000
"""Of PBKDF2, where Python has no scrypt, as in a browser: a second there, and a tenth of what a server would ask."""
_SALT_SIGNS: Final = 22
"""Of 62: 128 bits and more."""
_OLD: Final = "scrypt$"
NONE: Final = f"scrypt:{_N}:{_R}:{_P}$nobody$"
"""Kept for an account without a passphrase: nothing matches it, and as slowly."""
_gate: Final = Gate(inside=2, waiting=FEW - 2)


def hashed(passphrase: str) -> str:
    """The text to keep for a passphrase. Raises waiting.Crowded."""
    with _gate.place():
        if _HAS_SCRYPT:
            return generate_password_hash(_typed(passphrase), _method(), _SALT_SIGNS)
        salt = "".join(secrets.choice(_SIGNS) for _ in range(_SALT_SIGNS))
        return f"{_method()}${salt}${pbkdf2(_typed(passphrase), salt, _ROUNDS)}"


def too_easy(passphrase: str, name: str = "") -> bool:
    """True if it is among the passwords that leak most, or hardly more than the own name or words of kidsq."""
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
    """True if this is the passphrase; as slow for an account that does not exist (None), or one far too long.

    Raises waiting.Crowded.
    """
    if kept is None or len(passphrase) > LONGEST:
        passphrase, kept = passphrase[:LONGEST], NONE
    with _gate.place():
        check = _matches_old if kept.startswith(_OLD) else check_password_hash if _HAS_SCRYPT else _matches_here
        return check(kept, _typed(passphrase))


def wants_another(kept: str) -> bool:
    """True if a hash was made in another way than today's: then one is made anew when the passphrase is typed."""
    return not kept.startswith(f"{_method()}$")


def can_be_checked(kept: str) -> bool:
    """False for what a server has hashed, where Python has no scrypt: nobody can sign in by it here."""
    return _HAS_SCRYPT or kept.startswith(_PBKDF2)


def _method() -> str:
    return f"scrypt:{_N}:{_R}:{_P}" if _HAS_SCRYPT else f"{_PBKDF2}{_ROUNDS}"


_PBKDF2: Final = "pbkdf2:sha256:"
_SIGNS: Final = string.ascii_letters + string.digits


def pbkdf2(passphrase: str, salt: str, rounds: int) -> str:
    """PBKDF2 with SHA-256 as hashlib has it where OpenSSL is there, in hexadecimal: the first block, which is all."""
    made = last = hmac.digest(passphrase.encode(), salt.encode() + b"\0\0\0\1", "sha256")
    found = int.from_bytes(made, "big")
    for _ in range(rounds - 1):
        last = hmac.digest(passphrase.encode(), last, "sha256")
        found ^= int.from_bytes(last, "big")
    return found.to_bytes(32, "big").hex()


def _matches_here(kept: str, passphrase: str) -> bool:
    """True if it matches a hash that was made here; one of scrypt, from a server, nobody can check without it."""
    method, _, rest = kept.partition("$")
    salt, _, wanted = rest.partition("$")
    rounds = int(method.removeprefix(_PBKDF2)) if method.startswith(_PBKDF2) else _ROUNDS
    return hmac.compare_digest(pbkdf2(passphrase, salt, rounds), wanted)


def _typed(passphrase: str) -> str:
    """The passphrase as it is hashed: the same keys give the same letters on every tablet."""
    return unicodedata.normalize("NFKC", passphrase)


def _matches_old(kept: str, passphrase: str) -> bool:
    """True if the passphrase matches a hash as the first version wrote them."""
    _, n, r, p, salt, wanted = kept.split("$")
    numbers = {"n": int(n), "r": int(r), "p": int(p)}
    found = hashlib.scrypt(passphrase.encode(), salt=base64.b64decode(salt), **numbers, maxmem=64 * 2**20, dklen=32)
    return hmac.compare_digest(found, base64.b64decode(wanted))
