"""Commands that are killed, as by kill -9, before any of the steps by which they change something."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from scale import SOAK

KILLS = [4, pytest.param(60 * SOAK, marks=pytest.mark.thorough)]
"""How many kills a test tries."""

_FORKS = """
import io, json, os, sys
from contextlib import redirect_stderr, redirect_stdout
from kidsq.cli import main
from kidsq.store.db.postgresql import moving, rows
rows.AT_ONCE = moving.AT_ONCE = 50
CHANGING = {"execute", "executemany", "backup", "replace", "rename", "unlink", "mkdir", "write", "fsync"}

def killed(last, words):
    done, said = 0, io.StringIO()
    def watch(frame, event, arg):
        nonlocal done
        if event == "c_call" and arg.__name__ in CHANGING or (
            event == "call" and frame.f_code.co_name in CHANGING and "psycopg" in frame.f_code.co_filename
        ):
            done += 1
            if done == last:
                os.kill(os.getpid(), 9)
    with redirect_stdout(said), redirect_stderr(said):
        sys.setprofile(watch)
        status = main(words)
        sys.setprofile(None)
    return {"status": status, "steps": done, "said": said.getvalue()}

for line in sys.stdin:
    asked = json.loads(line)
    os.environ["KIDSQ_DATABASE"] = asked["database"]
    there, here = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(here, json.dumps(killed(asked["step"], asked["words"])).encode())
        os._exit(0)
    os.close(here)
    with os.fdopen(there, "rb") as pipe:
        told = pipe.read()
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    print(json.dumps({"status": code, "steps": 0, "said": ""} if code else json.loads(told)), flush=True)
"""


class Killer:
    """A process that has loaded kidsq and forks a child for each command, so that a kill costs little."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", _FORKS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def close(self) -> None:
        self._process.communicate()

    def steps_of(self, *words: object, database: str = "") -> int:
        """How many steps a command takes that nobody kills."""
        told = self._run(0, words, database)
        assert told["status"] == 0, told["said"]
        return int(told["steps"])

    def kill(self, step: int, *words: object, database: str = "") -> None:
        """Run a command until it is killed before this step."""
        told = self._run(step, words, database)
        assert told["status"] == -9, (step, told)

    def _run(self, step: int, words: Sequence[object], database: str) -> dict[str, Any]:
        asked = {"step": step, "words": [str(word) for word in words], "database": database}
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        told: dict[str, Any] = json.loads(self._process.stdout.readline())
        return told


def spread(steps: int, kills: int) -> Iterator[int]:
    """Steps to be killed at, from the first to the last."""
    yield from sorted({1 + (steps - 1) * number // max(1, kills - 1) for number in range(kills)})


def half_made(folder: Path) -> list[str]:
    """What a kill has left and the next start, or the same command, takes away."""
    return sorted(path.name for path in folder.rglob("*") if ".part" in path.name)


@pytest.fixture(scope="module")
def killer() -> Iterator[Killer]:
    made = Killer()
    yield made
    made.close()
