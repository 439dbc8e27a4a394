"""The programs of others that a district needs, and whether they are here."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

PACKAGES: Final = {"postgres": "postgresql", "haproxy": "haproxy", "openssl": "openssl"}
"""Program -> Debian's package of it."""
_SYSTEMS: Final = "/usr/local/sbin:/usr/sbin:/sbin"
"""Where HAProxy lies, which is on the path of root alone."""


class CannotRun(Exception):
    """Something that is needed is missing or does not start; the text says what, and what to do."""


def postgresql() -> Path | None:
    """The folder of PostgreSQL's programs, the newest; None where it is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda one: int(one.parts[4]))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


def program(name: str) -> str | None:
    """Where this program lies; None where it is not installed."""
    return shutil.which(name) or shutil.which(name, path=_SYSTEMS)


def missing() -> list[str]:
    """Debian's packages that are still to be installed."""
    there = {"postgres": postgresql(), "haproxy": program("haproxy"), "openssl": program("openssl")}
    return [package for name, package in PACKAGES.items() if there[name] is None]


def refuse_missing() -> None:
    """Raises CannotRun where a program is missing."""
    if absent := missing():
        raise CannotRun(f"This needs programs that are not here (Debian: sudo apt install {' '.join(absent)}).")


def as_postgres(*words: str) -> list[str]:
    """A command of PostgreSQL, which does not run as root; Debian has made a user for it."""
    return ["runuser", "-u", "postgres", "--", *words] if os.geteuid() == 0 else [*words]
