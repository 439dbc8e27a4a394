"""Which build this is: the version, and the commit that it was made from."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

from kidsq import __version__

_PACKAGE: Final = Path(__file__).parent
_SHOWN: Final = 12


def told() -> str:
    """Such as "0.1.0 (commit 9eb82c6f1a2b)"; the version alone where nobody knows the commit."""
    found = commit()
    return f"{__version__} (commit {found[:_SHOWN]})" if found else __version__


def commit() -> str:
    """What the build has noted in commit.txt, else where the checkout around this package stands; or empty."""
    checkout = _PACKAGE.parent
    try:
        if not (checkout / ".git").exists():
            return (_PACKAGE / "commit.txt").read_text("ascii").strip()
        return subprocess.run(
            ["git", "rev-parse", "HEAD"], cwd=checkout, capture_output=True, text=True, check=True
        ).stdout.strip()
    except (OSError, ValueError, subprocess.CalledProcessError):
        return ""
