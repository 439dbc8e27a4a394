"""The servers of docs/production.md, with processes of their own: moves a second, and what 200 tablets cost there."""

from __future__ import annotations

import os
import subprocess
import sysconfig
from functools import partial
from pathlib import Path

from faults.crowd import Pace
from faults.servers import Server

from benchmarks import TESTS
from benchmarks.crowds import AT_ONCE, MOVING, POLLING, TABLETS, compare_moves, crowded
from benchmarks.floor import FLOOR_VARIABLE
from benchmarks.peer_venv import PYTHON, install_peers
from benchmarks.report import Section, median_and_range

_GRANIAN = "granian --interface wsgi --blocking-threads 16 --no-log --workers {workers} --host 127.0.0.1 --port {port}"
_GUNICORN = (
    "gunicorn --worker-class gthread --threads 16 --reuse-port --keep-alive 75 --log-level error --workers {workers}"
    " --bind 127.0.0.1:{port}"
)
WAYS = (("gunicorn", _GUNICORN, 2), ("granian", _GRANIAN, 2), ("granian", _GRANIAN, 1))


class Hosted(Server):
    """One of these servers. app: module:application; variable: by what that is told its folder."""

    def __init__(self, command: str, app: str, variable: str, data: Path) -> None:
        super().__init__(data)
        self.command, self.app, self.variable = command.format(port=self.port), app, variable

    def start(self) -> None:
        """Begin to start it, from the environment of the peers with what kidsq needs from its own."""
        ours = [str(TESTS.parent), str(TESTS), sysconfig.get_path("purelib")]
        with (self.data.parent / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(PYTHON), "-m", *self.command.split(), self.app],
                env={**os.environ, "PYTHONPATH": os.pathsep.join(ours), self.variable: str(self.data)},
                stdout=log,
                stderr=log,
            )


def measure(rounds: int, seconds: int) -> Section:
    """Each of them in turn, beside bare_app behind the same one."""
    install_peers()
    rows, costs = [], []
    for name, command, workers in WAYS:
        title = f"{name}, {workers} worker{'s' if workers > 1 else ''}"
        if not (PYTHON.parent / name).exists():
            rows.append([title, "not installed here", "", ""])
            continue
        ready = command.replace("{workers}", str(workers))
        kidsq = partial(Hosted, ready, "kidsq.wsgi:app", "KIDSQ_DATA")
        floor = partial(Hosted, ready, "benchmarks.floor:hosted", FLOOR_VARIABLE)
        moves, commits = compare_moves(rounds, kidsq, floor)
        ratios = [mine / least for mine, least in zip(moves, commits, strict=True)]
        rows.append([title, *map(partial(median_and_range, form=",.0f"), (moves, commits)), median_and_range(ratios)])
        if workers == 1:
            _, _, cost = crowded(TABLETS, Pace(MOVING, POLLING), seconds, kidsq, floor)
            costs.append(f"{title}, {TABLETS} tablets as above. {cost.told}")
    return Section(
        "Behind the servers for several cores",
        ("server", "moves a second", "bare commits a second", "moves by commits"),
        rows,
        [
            f"{AT_ONCE} children at once who do not think, {rounds} rounds, by turns with the floor behind the same"
            " server; children and server share the machine.",
            *costs,
        ],
    )
