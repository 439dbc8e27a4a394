"""requirements/*.txt: for each way to set kidsq up every package that it needs, in one version, with its sums.

They hold for each platform and each Python from OLDEST on, name no index, and agree with each other: dev.txt decides.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

CHECKOUT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = CHECKOUT / "requirements"
OLDEST: Final = "3.11"
FIRST: Final = "dev"
EXTRAS: Final = {
    "play": (),
    "checkout": ("checkout",),
    "postgresql": ("postgresql",),
    "oidc": ("oidc",),
    "site": ("site",),
    FIRST: ("dev",),
    "release": ("release",),
}
"""File -> the extras of pyproject.toml that it has beside kidsq's own needs."""
BUILD: Final = "build"
"""The file with what builds kidsq: of pyproject.toml its build-system alone, and what that wants for a checkout."""
OF_A_CHECKOUT: Final = "editables~=0.3"
"""hatchling names it when it is asked (PEP 660), and pip asks only where it may fetch the answer by itself."""
FILES: Final = (*EXTRAS, BUILD)
_HOW: Final = (
    *("--quiet", "--universal", "--python-version", OLDEST, "--generate-hashes", "--no-emit-index-url"),
    *("--custom-compile-command", "make lock", "--no-annotate", "--no-strip-markers", "--system-certs"),
)


def project() -> dict[str, Any]:
    """pyproject.toml, read."""
    return tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))


def wanted(name: str) -> list[str]:
    """The requirements of pyproject.toml that a file answers."""
    told = project()
    if name == BUILD:
        return [*told["build-system"]["requires"], OF_A_CHECKOUT]
    extras = told["project"]["optional-dependencies"]
    return [*told["project"]["dependencies"], *(one for extra in EXTRAS[name] for one in extras[extra])]


@dataclass(frozen=True, slots=True)
class Locked:
    """One package of a file of requirements/."""

    name: str
    version: str
    sums: tuple[str, ...]
    """SHA-256, one for each file."""
    marker: str = ""
    """Where it is needed, as Python's markers say it; empty: everywhere."""


def locked(name: str) -> Iterator[Locked]:
    """The packages of requirements/<name>.txt."""
    text = (FOLDER / f"{name}.txt").read_text("utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        if found := re.match(r"([\w.-]+)(?:\[.*?\])?==([^\s;]+)(?:\s*;\s*(.+?))?\s+--hash", line):
            sums = sorted(re.findall(r"--hash=sha256:([0-9a-f]{64})", line))
            yield Locked(found[1], found[2], tuple(sums), found[3] or "")


def renew(how: list[str]) -> int:
    """Write the files, with more arguments for uv; its exit status.

    A version that is there stays while it is allowed, unless `--upgrade` or `--upgrade-package NAME` is among them.
    """
    uv = Path(sys.executable).with_name("uv")
    for name in (FIRST, *(one for one in FILES if one != FIRST)):
        path = FOLDER / f"{name}.txt"
        agreeing = [] if name == FIRST else ["--constraints", str(FOLDER / f"{FIRST}.txt")]
        asked = [str(uv), "pip", "compile", *_HOW, *agreeing, *how, "--output-file", str(path), "-"]
        told = "\n".join(wanted(name))
        ran = subprocess.run(asked, cwd=CHECKOUT, input=told, encoding="utf-8", stdout=subprocess.DEVNULL)
        if ran.returncode:
            return ran.returncode
    return 0


if __name__ == "__main__":
    raise SystemExit(renew(sys.argv[1:]))
