"""Runs commands of kidsq in processes of their own, each with the recorder on its own folder; started preloaded.

python recorded.py JOBS.json   ends when its last process has; SIGTERM ends them all.
"""

from __future__ import annotations

import ctypes
import json
import os
import signal
import sys
import threading
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from waitress.channel import HTTPChannel

import kidsq.cli
import kidsq.web  # loaded once, before the forks
from kidsq.store.db import database
from kidsq.store.db.driver import sqlite3

EARLY = "answer before COMMIT"
APART = "each statement by itself"

answering = threading.local()
"""fault: of the request that this thread is about. owing: its connections that have yet to commit."""


class Recorded(database.FileSession):
    """One with small write-ahead logs, so that they are copied and begun anew now and then; and with the faults that
    the test has to notice: another synchronous, and answers that leave before the commit."""

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        fault = getattr(answering, "fault", "")
        if sql == "PRAGMA synchronous = FULL":
            super().execute("PRAGMA wal_autocheckpoint = 40")
        elif fault == APART and sql.startswith(("BEGIN", "COMMIT")):
            return super().execute("SELECT 1")
        elif sql == "COMMIT" and fault == EARLY:
            answering.owing.append(self)
            return super().execute("SELECT 1")
        elif sql.startswith("BEGIN") and fault:
            pay()
            if fault != EARLY:
                super().execute(f"PRAGMA {fault}")
        return super().execute(sql, *values)


def pay() -> None:
    while answering.owing:
        sqlite3.Connection.execute(answering.owing.pop(), "COMMIT")


def go_wrong(told: Path) -> None:
    """Answer each request with the fault that stands in this file at that moment."""
    service, alone = HTTPChannel.service, threading.Lock()

    def answer(channel: HTTPChannel) -> None:
        answering.fault, answering.owing = told.read_text(), []
        with alone if answering.fault else nullcontext():  # without a cut nobody notices: the next request finds all
            service(channel)  # returns when the answer has gone to the network
            answering.fault = ""
            pay()

    HTTPChannel.service = answer


def run(job: dict[str, Any]) -> int:
    """One job: which commands, on which folder."""
    os.environ.update(job["environment"])
    go_wrong(Path(job["fault"]))
    database.FileSession = Recorded
    answering.fault, answering.owing = Path(job["fault"]).read_text(), []  # of commands; requests have their own
    ctypes.CDLL(None).record(os.fsencode(job["folder"]), os.fsencode(job["tape"]), job["number"])
    with Path(job["log"]).open("a") as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]  # said is what has left
    return max(kidsq.cli.main(command) for command in job["commands"])


def main(jobs: str) -> int:
    children = []
    for job in json.loads(Path(jobs).read_text()):
        child = os.fork()
        if not child:
            os._exit(run(job))
        children.append(child)

    def stop(*_: object) -> None:
        for child in children:
            os.kill(child, signal.SIGKILL)

    signal.signal(signal.SIGTERM, stop)
    return max(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in children)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
