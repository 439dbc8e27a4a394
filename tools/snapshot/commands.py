"""What the command line says: help, games that are simulated and told again, and what a model makes of answers."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.snapshot import seams
from tools.snapshot.browser import Cleaner, write

BOTS = ("bruno", "fenna", "tilo", "dotti")
GAMES, SLOW, LEGAL, LINES = 2_000, {"rivals": 40, "teams": 8}, 50, 200
"""Simulated games of an edition; fewer of those that take long; told again or with all legal moves; lines of these."""


def help_of_all(folder: Path) -> None:
    told = seams.command("--help")
    write(folder / "commands" / "help.txt", told)
    for name in re.findall(r"^    ([a-z][a-z-]+)", told, re.M):
        write(folder / "commands" / "help" / f"{name}.txt", seams.command(name, "--help"))
    write(folder / "commands" / "bots.txt", seams.command("bots"))


def editions() -> list[str]:
    """As the complaint about one that is not there names them."""
    with TemporaryDirectory() as place:
        said = _simulated("none", 2, 1, f"{place}/none")
    return re.findall(r"\w+", said.partition("choose one of")[2].partition("exit")[0])


def _simulated(edition: str, players: int, games: int, record: str, *more: str) -> str:
    words = ("--edition", edition, "--players", str(players), "--games", str(games), "--seed", "11")
    return seams.command("simulate", *words, "--record", record, *more)


def _sum(path: Path) -> str:
    return f"sha256 {hashlib.sha256(path.read_bytes()).hexdigest()}\n"


def of_edition(folder: Path, edition: str) -> None:
    """Games of one edition with as many seats as it has first of all: 3, 4, 2 or 1."""
    out, count = folder / "commands" / "simulate", SLOW.get(edition, GAMES)
    with TemporaryDirectory() as place:
        record = Path(place) / "record"
        seats = next(n for n in (3, 4, 2, 1) if "exit" not in _simulated(edition, n, 1, str(record)))
        for name, more in (("random", ()), ("bots", ("--bots", ",".join(BOTS[:seats])))):
            told = _simulated(edition, seats, count, str(record), *more)
            write(out / f"{edition}-{name}.txt", told + _sum(record))
        _simulated(edition, seats, LEGAL, str(record), "--bots", ",".join(BOTS[:seats]))
        whole = seams.command("replay", str(record))
        head = "".join(whole.splitlines(keepends=True)[:LINES])
        write(out / f"{edition}-replay.txt", f"sha256 {hashlib.sha256(whole.encode()).hexdigest()}\n{head}")
        told = _simulated(edition, seats, min(LEGAL, count // 2), str(record), "--legal")
        write(out / f"{edition}-legal.txt", told + _sum(record))


def models(folder: Path, files: list[Path], names: dict[str, str]) -> None:
    """What is known, and how likely each answer was right, by these files of answers."""
    cleaner = Cleaner(names)
    for file in files:
        for command in ("mastery", "predict"):
            said = cleaner.clean(seams.command(command, "--attempts", str(file)))
            write(folder / "model" / f"{command}-{file.name}", said.replace(str(file), file.name))
