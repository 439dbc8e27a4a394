"""`python -m tools.planted`: plant each fault of faults.toml in a copy, and see whether its tests find it."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

HERE: Final = Path(__file__).parent
TOP: Final = HERE.parents[1]
PYTEST: Final = (sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--no-header")
ALL: Final = ("-n", "2", "--dist", "loadgroup", "-m", "not full", "--ignore", "tests/browser")
NONE_RAN: Final = (4, 5)
"""How pytest ends where there is no such test."""

Fault = dict[str, Any]


def copied(to: Path) -> None:
    """The checkout as it is now, without what git ignores."""
    listed = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    names = subprocess.run(listed, cwd=TOP, check=True, capture_output=True, text=True).stdout
    for name in filter(None, names.split("\0")):
        if (TOP / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(TOP / name, to / name)


def tried(fault: Fault, copy: Path, tests: Sequence[str]) -> str:
    """What becomes of a fault in the copy, which is as it was afterwards."""
    place = copy / fault["file"]
    sound = place.read_text(encoding="utf-8") if place.is_file() else ""
    if sound.count(fault["old"]) != 1 or fault["old"] == fault["new"]:
        return "does not apply any more"
    if not tests:
        return "NOT FOUND: no test is named"
    place.write_text(sound.replace(fault["old"], fault["new"]), encoding="utf-8")
    try:
        environment = {**os.environ, "PYTHONPATH": str(copy), "KIDSQ_TEST_ENGINE": fault.get("engine", "sqlite")}
        ran = subprocess.run((*PYTEST, *tests), cwd=copy, env=environment, capture_output=True, text=True)
    finally:
        place.write_text(sound, encoding="utf-8")
    lines = [line for line in ran.stdout.splitlines() if line.startswith(("FAILED", "ERROR")) and "::" in line]
    if lines:
        return f"found: {lines[0].partition(' - ')[0].partition(' ')[2]}"
    return "NOT FOUND" + (": its tests are gone" if ran.returncode in NONE_RAN else "")


def main() -> int:
    """Print a line for each fault; 1 unless all of them are found."""
    asked = argparse.ArgumentParser(prog="python -m tools.planted", description=__doc__)
    asked.add_argument("names", nargs="*", metavar="NAME", help="of the faults; all if none is named")
    asked.add_argument("--all-tests", action="store_true", help="run the whole fast suite instead of the named tests")
    chosen = asked.parse_args()
    faults: list[Fault] = tomllib.loads((HERE / "faults.toml").read_text(encoding="utf-8"))["fault"]
    if unknown := set(chosen.names) - {fault["name"] for fault in faults}:
        asked.error(f"there is no fault {min(unknown)!r}")
    missed = 0
    with TemporaryDirectory(prefix="kidsq-planted-") as folder:
        copied(Path(folder))
        for fault in faults:
            if not chosen.names or fault["name"] in chosen.names:
                told = tried(fault, Path(folder), ALL if chosen.all_tests else fault["found_by"])
                missed += not told.startswith("found")
                print(f"{fault['name']}: {told}", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
