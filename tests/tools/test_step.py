"""benchmarks/step.py: what is counted is counted, and what is held against the floor is of the same round."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from faults.preload import compiled

from benchmarks.step import FLOOR, GUEST, SHIM, Turn, rows_of

SYNCING = """
import os, sys, time
begun = time.monotonic()
with open(sys.argv[1], "wb") as file:
    os.fsync(file.fileno())
    os.fdatasync(file.fileno())
print(time.monotonic() - begun)
"""


@pytest.mark.parametrize("set_us", ["", "30000"])
def test_each_sync_is_counted_and_takes_its_time(tmp_path: Path, set_us: str) -> None:
    if why := compiled(SHIM, tmp_path / "syncs.so"):
        pytest.skip(f"no syncs are counted: {why}")
    number = tmp_path / "number"
    number.write_bytes(bytes(8))
    given = {"LD_PRELOAD": str(tmp_path / "syncs.so"), "KIDSQ_BENCH_SYNCS": str(number)}
    if set_us:
        given["KIDSQ_BENCH_SYNC_US"] = set_us
    command = [sys.executable, "-I", "-S", "-c", SYNCING, tmp_path / "file"]
    took = subprocess.run(command, env={**os.environ, **given}, capture_output=True, text=True, check=True).stdout
    assert int.from_bytes(number.read_bytes(), "little") == 2
    assert float(took) >= 2 * int(set_us or 0) / 1_000_000


def test_a_round_is_held_against_the_floor_of_the_same_round() -> None:
    floor = [Turn(2.0, 200, 0.2, 100, [1.0] * 100), Turn(2.0, 400, 0.8, 200, [1.0] * 200)]
    guests = [Turn(2.0, 100, 0.3, 100, [3.0] * 100), Turn(2.0, 100, 0.4, 200, [3.0] * 50)]
    _, _, held = rows_of("this disk", 30, {FLOOR: floor, GUEST: guests})
    assert held == [
        "this disk",
        "30",
        "times the floor",
        "0.38 (0.25 to 0.50)",
        "0.62 (0.25 to 1.00)",
        "2.50 (2.00 to 3.00)",
        "1.75 (1.50 to 2.00)",
        "2.50 (1.00 to 4.00)",
        "3.00",
        "3.00",
    ]


def test_what_nobody_tells_is_not_told() -> None:
    silent = [Turn(2.0, 200, None, None, [1.0] * 100)]
    for row in rows_of("this disk", 1, {FLOOR: silent, GUEST: silent}):
        assert row[5:8] == ["not told"] * 3
