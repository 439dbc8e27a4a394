"""A power cut while somebody restores, backs up and erases: copies are whole or not there, what was said holds."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from scale import SOAK

from kidsq.maintenance.backup import backup
from kidsq.maintenance.check import check_file
from kidsq.store.db import inspection
from kidsq.store.db.database import FILE_NAME, NotOurDatabase, writing
from kidsq.store.db.migrations import open_store
from kidsq.store.db.session import Session
from kidsq.store.people import people

from .cutting import Cut, cuts, moments, promises, result_once
from .taking import Take, carry_out

CUTS = 60 if SOAK == 1 else 100 * SOAK
AT = "2026-11-20T17:34:22.123Z"
ERASED, LATER = "Mirabellchen", "Leopoldinho"
RESTORING, ERASING = "Restored from", f"{ERASED} is erased"
BACKED_UP = re.compile(r"^Backed up and checked: (.+)$", re.M)

pytestmark = [pytest.mark.thorough, pytest.mark.xdist_group("power")]


@pytest.fixture(scope="module")
def upkeep(takes: dict[str, Take], recorder: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Take]:
    """A backup restored over a database that was not closed, then one made, a child erased, and one more made."""
    home = tmp_path_factory.mktemp("upkeep")
    made = {journal: laid_ready(Take(home / journal, journal), takes[journal].data) for journal in ("wal", "truncate")}
    carry_out(recorder, [*made.values()])
    return made


def laid_ready(take: Take, played: Path) -> Take:
    """Two children more, one of them since a backup, and the database as a kill would leave it."""
    folder = take.home / "played"
    shutil.copytree(played, folder)
    source = folder / "backups" / "first.db"
    store = open_store(folder / FILE_NAME, take.journal)
    _add(store.connection(), ERASED)
    backup(folder, datetime.now(UTC), target=source)
    _add(store.connection(), LATER)
    shutil.copytree(folder, take.data)
    store.close_all()
    restore = ["restore", str(take.data / "backups" / source.name)]
    take.commands = [restore, ["backup"], ["erase", ERASED, "--yes"], ["backup"]]
    return take


def _add(db: Session, name: str) -> None:
    with writing(db):
        people.add_learner(db, "d" * 32, name, "face-3", AT)


@pytest.mark.parametrize("journal", ["wal", "truncate"])
def test_copies_outlive_a_power_cut(upkeep: dict[str, Take], room: Path, journal: str) -> None:
    take, rng, stages = upkeep[journal], random.Random(13), set()
    whole = range(1, len(take.events) + 1)
    renamed = [at for at in whole if take.events[at - 1].op == "R"]
    unsynced = [at - 1 for at in whole if take.events[at - 1].op == "D"]
    some = [
        *moments(take, whole, CUTS // 6, rng),
        *rng.choices(renamed, k=CUTS // 6),
        *rng.choices(unsynced, k=CUTS // 6),
    ]
    for cut in cuts(take, sorted([*some, *promises(take, whole)]), rng, room):
        assert [*missed(cut, take)] == [], f"after {cut.at} records, when this was said: {cut.told.said}"
        stages.add(cut.told.said.count("\n"))
    assert len(stages) == 6


def missed(cut: Cut, take: Take) -> Iterator[str]:
    """What is broken or missing on the disk that is left."""
    said = cut.told.said
    if ERASING in said:
        yield from (f"{path} still names the child" for path in cut.data.rglob("*") if names(path, ERASED))
    for path in BACKED_UP.findall(said):
        if not (cut.data / Path(path).relative_to(take.data)).is_file():
            yield f"{path} has gone"
    present, former = cut.data / FILE_NAME, [*cut.data.glob(f"set-aside-*/{FILE_NAME}")]
    databases = [present, *former] if present.is_file() else former
    for path in [*databases, *cut.data.glob("backups/*.db")]:
        try:
            yield from (f"{path}: {fault}" for fault in check_file(path, result_once))
        except NotOurDatabase as error:
            yield f"{path}: {error}"
    here = children(present) if present.is_file() else None
    if here not in expected(said):
        yield f"{here} are in the database"
    if not any(LATER in children(path) for path in databases):
        yield "the former database has gone"


def expected(said: str) -> list[set[str] | None]:
    """Which children the database may hold after what was said; None: it is not in its place."""
    if ERASING in said:
        return [set()]
    if BACKED_UP.search(said):  # the next command erases
        return [{ERASED}, set()]
    return [{ERASED}] if RESTORING in said else [{ERASED}, {ERASED, LATER}, None]


def names(path: Path, child: str) -> bool:
    return path.is_file() and child.encode() in path.read_bytes()


def children(path: Path) -> set[str]:
    store = open_store(path)
    try:
        return {name for _, name, _ in inspection.names_of_children(store.connection())} & {ERASED, LATER}
    finally:
        store.close_all()
