"""A power cut while an older kidsq's database is brought up to date: it is wholly old or wholly new, with every row."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from maintenance.former import Rows, applied, lost, made_of, rows
from scale import SOAK

from kidsq.store.db import inspection
from kidsq.store.db.database import FILE_NAME, NotOurDatabase
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.migrations import open_store
from kidsq.store.db.schema import BASELINE

from .cutting import Cut, cuts, promises
from .taking import APART, Take, carry_out

CUTS = 48 if SOAK == 1 else 100 * SOAK
CONTROL_CUTS = 16
NEWEST = [BASELINE]
WAYS = [("", "wal"), ("", "truncate")]
CONTROLS = [("synchronous = OFF", "truncate"), (APART, "wal")]
CLAIMED = "http"
"""`kidsq claim` brings the database up to date, and then prints a link whose code must be there."""

pytestmark = [pytest.mark.thorough, pytest.mark.xdist_group("power")]


@pytest.fixture(scope="module")
def upgrades(recorder: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, str], Take]:
    """(nothing, or the fault of a control; journal) -> an upgrade by a kidsq of today."""
    home, made = tmp_path_factory.mktemp("upgrades"), {}
    for number, (fault, journal) in enumerate([*WAYS, *CONTROLS]):
        take = Take(home / str(number), journal, [["claim"]], fault=fault)
        made_of(take.data)
        made[fault, journal] = take
    carry_out(recorder, [*made.values()])
    return made


@pytest.fixture
def before(tmp_path: Path) -> tuple[list[str], Rows]:
    """What the older database held: its steps, its rows."""
    path = made_of(tmp_path)
    return applied(path), rows(path)


def some(take: Take, number: int, rng: random.Random) -> list[int]:
    """So many moments: any, just before and after something is synced, and just after the link was printed."""
    whole = range(1, len(take.events) + 1)
    synced = [at for at in whole if take.events[at - 1].op in ("S", "D", "R")]
    before_that = [at - 1 for at in synced if at > 1]
    found = [rng.choice((whole, synced, before_that)[n % 3]) for n in range(number)]
    return sorted([*found, *promises(take, whole)])


def missed(cut: Cut, take: Take, old: list[str], held: Rows) -> Iterator[str]:
    """What is broken or missing on the disk that is left; at the end it is up to date."""
    path = cut.data / FILE_NAME
    try:
        with closing(sqlite3.connect(path)) as db:
            yield from inspection.damages(db)
            yield from inspection.strays(db)
        now, kept = applied(path), rows(path)
        if now not in (old, NEWEST):
            yield f"between two kidsqs: {now}"
        yield from lost(held, kept)
        if CLAIMED in cut.told.said and not kept.get("claim_codes"):
            yield "the link was printed, and its code has gone"
        copies = [*cut.data.glob("backups/*.db")]
        yield from (f"{copy.name} is another one" for copy in copies if rows(copy) != held)
        if now == NEWEST and not copies:
            yield "up to date without a copy of what was before"
        open_store(path, take.journal).close_all()
        if applied(path) != NEWEST:
            yield "it could not be brought up to date"
        yield from lost(kept, rows(path))
    except (sqlite3.DatabaseError, NotOurDatabase, OSError) as error:
        yield f"{type(error).__name__}: {error}"


@pytest.mark.parametrize("journal", [journal for _, journal in WAYS])
def test_an_upgrade_outlives_a_power_cut(
    upgrades: dict[tuple[str, str], Take], room: Path, before: tuple[list[str], Rows], journal: str
) -> None:
    take, rng, found = upgrades["", journal], random.Random(15), set()
    for cut in cuts(take, some(take, CUTS // len(WAYS), rng), rng, room):
        found.add(tuple(applied(cut.data / FILE_NAME)))
        assert [*missed(cut, take, *before)] == [], f"after {cut.at} records"
    assert found == {tuple(before[0]), tuple(NEWEST)}, "all cuts fell before the upgrade, or after it"


@pytest.mark.parametrize(("control", "journal"), CONTROLS)
def test_a_careless_upgrade_is_found_out(
    upgrades: dict[tuple[str, str], Take], room: Path, before: tuple[list[str], Rows], control: str, journal: str
) -> None:
    take, rng = upgrades[control, journal], random.Random(16)
    found = ([*missed(cut, take, *before)] for cut in cuts(take, some(take, CONTROL_CUTS, rng), rng, room))
    assert any(found), "no cut is noticed"
