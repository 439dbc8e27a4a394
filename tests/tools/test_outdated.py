"""What is said of newer dependencies, and of such as are known to be bad."""

from __future__ import annotations

import pytest

from tools.release.outdated import BAD, UNKNOWN, Rows, told

OLD: Rows = [{"name": "flask", "version": "3.1.3", "latest_version": "3.2.0"}]
WELL: Rows = [{"name": "flask", "version": "3.1.3", "vulns": []}]
ILL: Rows = [{"name": "flask", "version": "3.1.3", "vulns": [{"id": "PYSEC-1", "fix_versions": ["3.1.4"]}]}]


@pytest.mark.parametrize(
    ("newer", "audited", "status", "said"),
    [
        ([], WELL, 0, ["Nothing is newer", "Of 1 packages no fault"]),
        (OLD, WELL, 0, ["flask 3.1.3: 3.2.0", "Of 1 packages no fault"]),
        (OLD, ILL, BAD, ["flask 3.1.3: 3.2.0", "flask 3.1.3: PYSEC-1, mended in 3.1.4"]),
        (None, ILL, BAD, ["No index", "flask 3.1.3: PYSEC-1"]),
        (None, WELL, UNKNOWN, ["No index", "Of 1 packages no fault"]),
        (OLD, None, UNKNOWN, ["flask 3.1.3: 3.2.0", "No list of known faults"]),
        (None, None, UNKNOWN, ["No index", "No list of known faults"]),
    ],
)
def test_what_nobody_could_be_asked_is_not_said_to_be_well(
    newer: Rows | None, audited: Rows | None, status: int, said: list[str]
) -> None:
    lines, found = told(newer, audited)
    assert found == status
    assert [line.startswith(start) for line, start in zip(lines, said, strict=True)] == [True, True]
