"""A power cut at any moment of playing: what a screen has confirmed is there when kidsq starts again."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from scale import SOAK

from kidsq.store.db.database import FILE_NAME

from .conftest import PAIRS, USUAL
from .cutting import cuts, faults, moments, promises
from .disk import Disk
from .disk_trace import FILES, Told
from .taking import CONTROLS, Take

UNUSUAL = "truncate" if USUAL == "wal" else "wal"
CUTS = 80 if SOAK == 1 else 1_000 * SOAK
CUTS_OF_TWO = 40 if SOAK == 1 else 200 * SOAK
CONTROL_CUTS = 24

pytestmark = pytest.mark.xdist_group("power")


@pytest.mark.thorough
@pytest.mark.parametrize("journal", ["wal", "truncate"])
def test_the_trace_is_complete(takes: dict[str, Take], journal: str) -> None:
    take = takes[journal]
    disk, told = Disk(take.folder, take.before), Told()
    for event in take.events:
        disk.take(event)
        told.hear(event)
    assert written_after_an_answer(take), "the log was never copied into the database: that is a moment to try"
    there = {path: None if path.is_dir() else path.read_bytes() for path in take.folder.rglob("*")}
    mapped = {path for path in there if path.name.endswith("-shm")}
    recorded = {Path(path): content for path, content in disk.contents().items()}
    assert {path for path in there if recorded.get(path, b"?") != there[path]} <= mapped
    assert recorded.keys() == there.keys()
    assert told.confirmed & take.ledger.sent.keys() == take.ledger.confirmed
    assert told.games == take.ledger.games


def written_after_an_answer(take: Take) -> bool:
    """Whether the database file itself has been written and synced while the children played."""
    (database,) = {event.inode for event in take.events if event.op == "C" and event.path == f"{take.data}/{FILE_NAME}"}
    played = take.events[take.parts[""].start : take.parts[""].stop]
    first = next(at for at, event in enumerate(played) if event.data.startswith(b"HTTP/1.1 303"))
    return any(event.op == "S" and event.inode == database for event in played[first:])


@pytest.mark.full
@pytest.mark.parametrize("journal", [USUAL, pytest.param(UNUSUAL, marks=pytest.mark.thorough)])
def test_what_was_confirmed_outlives_a_power_cut(takes: dict[str, Take], room: Path, journal: str) -> None:
    take, rng, promised = takes[journal], random.Random(11), 0
    for cut in cuts(take, moments(take, take.parts[""], CUTS // 2, rng), rng, room):
        assert faults(take, cut) == [], f"after {cut.at} records"
        promised += bool(cut.told.confirmed)
    # Half of the cuts may fall while the database is made: how many records that takes differs from run to run.
    assert promised > CUTS // 8, "most cuts fell before anything was promised: the test is too tame"


@pytest.mark.thorough
@pytest.mark.parametrize("journal", PAIRS)
def test_what_either_of_two_servers_confirmed_outlives_a_power_cut(
    pairs: dict[str, Take], room: Path, journal: str
) -> None:
    take, rng = pairs[journal], random.Random(14)
    whole = Told()
    for event in take.events:
        whole.hear(event)
    assert whole.confirmed & take.ledger.sent.keys() == take.ledger.confirmed, "the tape has not heard both"
    moved = {event.inode // FILES for event in take.events if event.op == "Q" and b"/turn HTTP" in event.data}
    assert len(moved) == 2, "somebody has played at each server"
    for cut in cuts(take, moments(take, take.parts[""], CUTS_OF_TWO // len(PAIRS), rng), rng, room):
        assert faults(take, cut) == [], f"after {cut.at} records"


@pytest.mark.thorough
@pytest.mark.parametrize("control", CONTROLS)
@pytest.mark.parametrize("journal", ["wal", "truncate"])
def test_what_is_promised_too_early_is_missed(takes: dict[str, Take], room: Path, journal: str, control: str) -> None:
    take, rng = takes[journal], random.Random(12)
    chosen = sorted(rng.choices(promises(take, take.parts[control]), k=CONTROL_CUTS))
    found = [faults(take, cut) for cut in cuts(take, chosen, rng, room)]
    assert any(found), "no cut is noticed: the recorder does not see, or the disk is too kind"
