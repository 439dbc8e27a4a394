"""One-time codes for links: random, typed without care, kept as a hash only."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""31, none of them like another."""
LENGTH: Final = 30  # 148 bits


def new_code() -> str:
    """A code in six groups of five signs."""
    code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    return "-".join(code[start : start + 5] for start in range(0, LENGTH, 5))


def hash_of(secret: str) -> str:
    """What is kept of a code or a token; both are random, so one quick hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def code_hash(typed: str) -> str:
    """As hash_of(), forgiving how people type a code."""
    return hash_of("".join(sign for sign in typed[:100].lower() if sign.isalnum()))
