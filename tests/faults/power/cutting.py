"""Power cuts at any moment of a recording, and what a kidsq finds that starts again on the disk that is left."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from kidsq.maintenance.check import check
from kidsq.play import result_of_record
from kidsq.store.db.database import FILE_NAME, NotOurDatabase
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.migrations import open_store
from kidsq.store.play.games import StoredPly

from ..tablets import Ledger
from .disk import Disk, lay
from .disk_trace import Told
from .taking import Take

SECRET = "secret.key"


@dataclass(frozen=True)
class Cut:
    """The machine after a power cut. at: how many records lie before it; told: what was promised by then."""

    at: int
    told: Told
    data: Path


def promises(take: Take, part: range) -> list[int]:
    """The records with which a promise left: a move, an answer or a game confirmed, a line on standard output."""
    told, known, found = Told(), 0, []
    for at, event in enumerate(take.events[: part.stop - 1], 1):
        told.hear(event)
        promised = len(told.confirmed & take.ledger.sent.keys()) + len(told.games) + len(told.said)
        if promised > known and at in part:
            found.append(at)
        known = promised
    return found


def moments(take: Take, part: range, number: int, rng: random.Random) -> list[int]:
    """So many: at any record, just after a promise, and just before something is synced, when most is at stake."""
    stake = [at - 1 for at in part[1:] if take.events[at - 1].op in ("D", "S")]
    kinds = (promises(take, part), stake, part)
    return sorted(rng.choice(kinds[n % 3]) for n in range(number))


def cuts(take: Take, moments: Sequence[int], rng: random.Random, room: Path) -> Iterator[Cut]:
    """Power cuts after so many records each. room: where to lay the disks that are left, one at a time."""
    disk, told, at = Disk(take.folder, take.before), Told(), 0
    for moment in moments:
        for event in take.events[at:moment]:
            disk.take(event)
            told.hear(event)
        at = moment
        yield Cut(at, told, lay(disk.after_a_cut(rng), room / "disk") / "data")


@lru_cache(maxsize=4_096)
def _replayed(header_json: str, plies: tuple[StoredPly, ...]) -> str | None:
    return result_of_record(header_json, plies)


def result_once(header_json: str, plies: Sequence[StoredPly]) -> str | None:
    """As result_of_record(); the same record comes again with every cut."""
    return _replayed(header_json, tuple(plies))


def faults(take: Take, cut: Cut) -> list[str]:
    """What a kidsq that starts again misses or cannot bear; none when every promise is kept."""
    try:
        store = open_store(cut.data / FILE_NAME, take.journal)
        try:
            found = check(store.connection(), result_once)
        finally:
            store.close_all()
        if not found:
            _hold_against(take, cut)
        return found
    except (AssertionError, sqlite3.DatabaseError, NotOurDatabase, OSError) as error:
        return [f"{type(error).__name__}: {error}"]


def _hold_against(take: Take, cut: Cut) -> None:
    """The ledger as it was when the power went; and each tablet is known again."""
    kinds = take.ledger.sent
    sent = {key: kinds[key] for key in cut.told.sent & kinds.keys()}
    Ledger(sent, cut.told.confirmed & kinds.keys(), cut.told.games).held_against(cut.data)
    if cut.told.answers:
        assert (cut.data / SECRET).read_bytes() == (take.data / SECRET).read_bytes(), "no cookie is valid any more"
