"""Plies per second of random games: moves listed and the move checked at every ply, beside other engines."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from benchmarks.peer_venv import PYTHON, install_peers
from benchmarks.report import Section, median_and_range
from kidsq.games import sleeping_queens

HERE = Path(__file__).parent

# (what, how it is called here, plies a round, kidsq must reach)
PEERS = (
    ("rlcard_uno", "RLCard, `uno` environment", 8_000, 4.0),
    ("python_chess", "python-chess", 4_000, 8.0),
    ("openspiel_crazy_eights", "OpenSpiel `crazy_eights` (C++) from Python", 50_000, 0.33),
)
OUR_PLIES = 30_000
SEATS = (2, 3, 4, 5)


def random_games(least: int, rng: Random) -> int:
    """Play whole classic games, 2 to 5 seats in turn, until this many plies."""

    def shuffle(cards: Sequence[int]) -> Sequence[int]:
        return rng.sample(cards, len(cards))

    plies = games = 0
    while plies < least:
        table = sleeping_queens.start(sleeping_queens.deal("classic", SEATS[games % len(SEATS)], rng))
        games += 1
        while moves := table.legal_moves():
            table.play(rng.choice(moves), shuffle)
        plies += table.ply
    return plies


class PeerProcess:
    """peers.py at work in its own environment."""

    def __init__(self) -> None:
        command = [str(PYTHON), str(HERE / "peers.py")]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def plies_per_second(self, name: str, plies: int) -> float | None:
        """None when this peer is not installed."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(name, plies, file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline().split()
        if not answer or answer[0] == "missing":
            return None
        return int(answer[0]) / float(answer[1])

    def close(self) -> None:
        self._process.communicate()


def measure(rounds: int) -> Section:
    install_peers()
    peers = PeerProcess()
    rng = Random(1)
    random_games(OUR_PLIES, rng)  # fills the table of hands, as a running server's is
    ours: list[float] = []
    speeds: dict[str, list[float | None]] = {name: [] for name, *_ in PEERS}
    for _ in range(rounds):
        begun = time.process_time()
        plies = random_games(OUR_PLIES, rng)
        ours.append(plies / (time.process_time() - begun))
        for name, _, peer_plies, _ in PEERS:
            speeds[name].append(peers.plies_per_second(name, peer_plies))
    peers.close()
    rows = [["kidsq, `classic`, 2 to 5 seats", median_and_range(ours, ",.0f"), "", ""]]
    rows += [_row(title, speeds[name], ours, target) for name, title, _, target in PEERS]
    return Section(
        "Random games, plies per second",
        ("engine", "plies per second", "kidsq is so many times as fast", "must be"),
        rows,
        (
            "Moves listed and the chosen one checked at every ply; dealing and shuffling included everywhere.",
            "OpenSpiel's chance plies are part of its cost, not of its count, as our draws and shuffles are.",
        ),
    )


def _row(title: str, speeds: Sequence[float | None], ours: Sequence[float], target: float) -> list[str]:
    pairs = [(speed, our / speed) for speed, our in zip(speeds, ours, strict=True) if speed]
    if not pairs:
        return [title, "not installed here", "", f"{target:g}"]
    there, ratios = zip(*pairs, strict=True)
    return [title, median_and_range(there, ",.0f"), median_and_range(ratios), f"{target:g}"]
