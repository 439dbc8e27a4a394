"""Writes what can be seen of kidsq, to hold a refactoring against."""

from __future__ import annotations

import argparse
import shutil
import sys
import time
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.snapshot import commands, exports, games, pages, seams
from tools.snapshot.house import House, built

PARTS = ("pages", "games", "exports", "commands", "model")
IN_NEED_OF_A_HOUSE = {"pages", "exports", "model"}
Job = partial[None]


def _house(place: Path) -> None:
    built(place / "data").save(place / "house.json")


def _role(place: Path, folder: Path, role: str, language: str) -> None:
    pages.of_role(House.load(place / "house.json"), folder, role, language)


def _exports(place: Path, folder: Path) -> None:
    exports.of_house(House.load(place / "house.json"), folder)


def _model(place: Path, folder: Path, more: list[Path]) -> None:
    house = House.load(place / "house.json")
    with TemporaryDirectory() as own:
        commands.models(folder, [*exports.attempts(house, Path(own)), *more], house.names)


def _jobs(folder: Path, place: Path, parts: list[str], more: list[Path]) -> tuple[list[Job], list[Job]]:
    """What needs no house, and what does; the longest first."""
    free: list[Job] = []
    if "commands" in parts:
        free += [partial(commands.of_edition, folder, edition) for edition in reversed(commands.editions())]
        free.append(partial(commands.help_of_all, folder))
    if "games" in parts:
        free += [partial(games.of_number, folder, number) for number in reversed(range(len(games.GAMES)))]
    bound: list[Job] = []
    if "pages" in parts:
        roles = [(role, language) for role in reversed(pages.STARTS) for language in seams.LANGUAGES]
        bound += [partial(_role, place, folder, *one) for one in roles]
    if "exports" in parts:
        bound.append(partial(_exports, place, folder))
    if "model" in parts:
        bound.append(partial(_model, place, folder, more))
    return free, bound


def _run(job: Job) -> None:
    seams.begin(" ".join([job.func.__name__, *(str(one) for one in job.args if isinstance(one, str | int))]))
    job()


def main() -> int:
    reader = argparse.ArgumentParser(prog="python -m tools.snapshot", description=__doc__)
    reader.add_argument("folder", type=Path, help="where to write; what an earlier run wrote of the same parts goes")
    reader.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)} (default: all)")
    reader.add_argument("--attempts", nargs="*", type=Path, default=[], metavar="FILE", help="more for the model")
    reader.add_argument("--workers", type=int, default=2, help="processes that write at the same time (default: 2)")
    chosen = reader.parse_args()
    parts = chosen.parts or list(PARTS)
    if set(parts) - set(PARTS):
        reader.error(f"parts are {', '.join(PARTS)}")
    for part in parts:
        shutil.rmtree(chosen.folder / part, ignore_errors=True)
    began = time.monotonic()
    with TemporaryDirectory() as own, ProcessPoolExecutor(chosen.workers, mp_context=get_context("spawn")) as pool:
        free, bound = _jobs(chosen.folder.resolve(), Path(own), parts, [file.resolve() for file in chosen.attempts])
        house = pool.submit(_run, partial(_house, Path(own))) if IN_NEED_OF_A_HOUSE & set(parts) else None
        waiting: list[Future[None]] = [pool.submit(_run, job) for job in free]
        if house:
            house.result()
        waiting += [pool.submit(_run, job) for job in bound]
        for future in waiting:
            future.result()
    for part in parts:
        count = sum(1 for one in (chosen.folder / part).rglob("*") if one.is_file())
        print(f"{part}: {count} files")
    print(f"{time.monotonic() - began:.0f} seconds", file=sys.stderr)
    return 0
