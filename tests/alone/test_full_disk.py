"""The files of a browser, under Python, where nothing more fits."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tools.site import engine
from tools.site.__main__ import CACHE

HERE = Path(__file__).parent
PAGE = Path(engine.__file__).parent / "page"


@pytest.mark.full
def test_a_full_disk_is_told_takes_nothing_in_part_and_keeps_what_was_stored() -> None:
    try:
        pyodide, _ = engine.pyodide(CACHE)
    except engine.Missing as missing:
        pytest.skip(str(missing))
    ran = subprocess.run(["node", HERE / "full_disk.mjs", pyodide, PAGE], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    no_space_in_emscripten = 51
    assert json.loads(ran.stdout) == {
        "first": "",
        "free": 28_672,
        "full": "database or disk is full",
        "also": "database or disk is full",
        "file": no_space_in_emscripten,
        "read": [50, "ok"],
        "after": [50, "ok"],
        "later": "",
        "last": [100, "ok"],
    }
