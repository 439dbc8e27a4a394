"""How the command line complains."""

from __future__ import annotations

import sys


def complain(sentence: object, status: int = 2) -> int:
    """Say on standard error what is off and what to do; returns the exit status."""
    if isinstance(sentence, OSError) and sentence.filename is not None:
        sentence = f"{sentence.filename}: {sentence.strerror}"  # without its number
    print(f"kidsq: {sentence}", file=sys.stderr)
    return status
