"""Passphrases as they are kept: salted and slow to guess."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import threading
import unicodedata

SHORTEST = 8
LONGEST = 200

# OWASP's parameters for scrypt; each hash takes 16 MB, so a school's small machine does at most two at a time.
_N, _R, _P = 2**14, 8, 5
_two_at_a_time = threading.BoundedSemaphore(2)


def hashed(passphrase: str) -> str:
    """The text to keep for a passphrase."""
    salt = secrets.token_bytes(16)
    return "$".join(("scrypt", str(_N), str(_R), str(_P), _text(salt), _text(_scrypt(passphrase, salt, _N, _R, _P))))


def matches(passphrase: str, kept: str | None) -> bool:
    """Whether this is the passphrase; as slow for an account that does not exist (None)."""
    if kept is None:
        _scrypt(passphrase, b"nobody", _N, _R, _P)
        return False
    _, n, r, p, salt, wanted = kept.split("$")
    found = _scrypt(passphrase, base64.b64decode(salt), int(n), int(r), int(p))
    return hmac.compare_digest(found, base64.b64decode(wanted))


def _scrypt(passphrase: str, salt: bytes, n: int, r: int, p: int) -> bytes:
    # NFKC: the same keys give the same letters on every tablet.
    secret = unicodedata.normalize("NFKC", passphrase).encode()
    with _two_at_a_time:
        return hashlib.scrypt(secret, salt=salt, n=n, r=r, p=p, maxmem=64 * 2**20, dklen=32)


def _text(raw: bytes) -> str:
    return base64.b64encode(raw).decode()
