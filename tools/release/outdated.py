"""make outdated: which dependency has a newer version, and which is known to be bad; python -m tools.release.outdated

uv asks the index, pip-audit the advisories of PyPI, or else OSV's.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from tools.release import lock

BAD: Final = 1
UNKNOWN: Final = 3
"""Exit status where nothing known to be bad was found, and somebody could not be asked."""
SERVICES: Final = ("pypi", "osv")
Rows = list[dict[str, Any]]


def newer() -> Rows | None:
    """What is installed in an older version than the index has, as uv lists it; None where it cannot be asked."""
    how = ("--outdated", "--format", "json", "--system-certs", "--python", sys.executable)
    found: Rows | None = _asked("uv", "pip", "list", *how)
    return found


def audited() -> Rows | None:
    """The locked packages with the faults that are known of each; None where nobody can be asked."""
    files = [word for name in lock.FILES for word in ("-r", str(lock.FOLDER / f"{name}.txt"))]
    for service in SERVICES:
        how = ("--disable-pip", "--no-deps", "--progress-spinner", "off", "--format", "json")
        found = _asked("pip-audit", "--vulnerability-service", service, *how, *files)
        looked_at = [one for one in found["dependencies"] if "vulns" in one] if found else []
        if looked_at:
            return looked_at
    return None


def _asked(program: str, *words: str) -> Any:
    """What a program beside this Python prints, as JSON; None where it prints none."""
    command = [str(Path(sys.executable).with_name(program)), *words]
    ran = subprocess.run(command, capture_output=True, encoding="utf-8", cwd=lock.CHECKOUT)
    try:
        return json.loads(ran.stdout)
    except ValueError:
        return None


def told(newer: Rows | None, audited: Rows | None) -> tuple[list[str], int]:
    """Lines to read, and the exit status."""
    lines = [f"{one['name']} {one['version']}: {one['latest_version']} is there" for one in newer or ()]
    bad = [
        f"{one['name']} {one['version']}: {fault['id']}, mended in {', '.join(fault['fix_versions']) or 'none yet'}"
        for one in audited or ()
        for fault in one["vulns"]
    ]
    if newer is None:
        lines.append("No index of packages can be reached: nobody can say whether there are newer ones.")
    elif not newer:
        lines.append("Nothing is newer than what is installed.")
    if audited is None:
        bad.append("No list of known faults can be reached (PyPI's, OSV's): nobody can say whether one is known.")
        return [*lines, *bad], UNKNOWN
    lines += bad or [f"Of {len(audited)} packages no fault is known."]
    return lines, BAD if bad else UNKNOWN if newer is None else 0


def main() -> int:
    """The exit status."""
    lines, status = told(newer(), audited())
    print("\n".join(lines))
    return status


if __name__ == "__main__":
    raise SystemExit(main())
