"""Tests under the Python that runs in a browser: Pyodide, in Node."""

from __future__ import annotations

import re
import subprocess
import sysconfig
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from tools.site import engine

HERE: Final = Path(__file__).parent
CHECKOUT: Final = HERE.parents[1]
LACKS: Final[Mapping[str, str]] = {
    "hypothesis": "it is compiled for each machine, and not for this one",
    "playwright": "no browser can be driven from within one",
    "threading": "there are no threads",
}
"""Modules without which a file of tests is nothing there, and why they are not there."""
_QUICK: Final = "not slow and not full and not thorough"


def run(tests: Iterable[str], cache: Path) -> int:
    """Run the quick tests of these folders; pytest's exit status. Prints which files are left out.

    Raises engine.Missing.
    """
    pyodide, _ = engine.pyodide(cache)
    left_out = {path: lacks for folder in tests for path, lacks in _without(CHECKOUT / folder)}
    for path, lacks in left_out.items():
        print(f"left out: {path} needs {lacks}: {LACKS[lacks]}", flush=True)
    asked = [
        engine.program("node"),
        str(HERE / "suite.mjs"),
        str(pyodide),
        str(CHECKOUT),
        sysconfig.get_path("purelib"),
    ]
    asked += ["-q", "-p", "no:cacheprovider", "--tb=short", "-m", _QUICK, *(f"--ignore={path}" for path in left_out)]
    return subprocess.run([*asked, *tests], cwd=CHECKOUT).returncode


def _without(folder: Path) -> Iterator[tuple[str, str]]:
    """Files of tests that need what is not there, with the first such module."""
    for path in sorted(folder.rglob("test_*.py")) if folder.is_dir() else [folder]:
        text = path.read_text("utf-8")
        found = next((name for name in LACKS if re.search(rf"^(?:from|import) {name}\b", text, re.MULTILINE)), None)
        if found:
            yield path.relative_to(CHECKOUT).as_posix(), found
