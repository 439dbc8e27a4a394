"""A base backup and the log of all writes: back to the moment before somebody erased too much (docs/district.md)."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from faults.servers import PATIENCE, free_ports

from kidsq.store.db.postgresql.store import open_store
from tools.district import programs
from tools.district.cluster import Cluster

pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(bool(programs.missing()), reason="PostgreSQL, HAProxy or openssl is not installed here"),
]


@pytest.fixture
def clusters(tmp_path: Path) -> Iterator[tuple[Cluster, Cluster]]:
    """One that is lost, and one that takes its place."""
    port = free_ports(2)
    lost = Cluster(tmp_path / "lost", port)
    both = lost, Cluster(tmp_path / "found", port + 1, lost.password)
    yield both
    for one in both:
        one.remove()


def test_a_database_comes_back_as_it_was_at_a_moment(clusters: tuple[Cluster, Cluster], tmp_path: Path) -> None:
    lost, found = clusters
    archive = lost.home / "archive"
    archive.mkdir()
    shutil.chown(archive, lost.home.owner(), lost.home.group())
    lost.make()
    lost.stop()
    lost.start(archive_mode="on", archive_command=f"test ! -f {archive}/%f && cp %p {archive}/%f")
    found.follow(lost, "base")
    (found.data / "standby.signal").unlink()
    store = open_store(tmp_path / "kidsq.db", lost.address)
    store.connection().execute("INSERT INTO devices (id, first_seen) VALUES ('kept', '')")
    with psycopg.connect(lost.address, autocommit=True) as db:
        ((moment,),) = db.execute("SELECT clock_timestamp()::text").fetchall()
        db.execute("DELETE FROM devices")
        db.execute("SELECT pg_switch_wal()")
    store.close_all()
    lost.stop()
    signal = found.data / "recovery.signal"
    signal.touch()
    shutil.chown(signal, found.data.owner(), found.data.group())
    found.start(restore_command=f"cp {archive}/%f %p", recovery_target_time=moment, recovery_target_action="promote")
    with psycopg.connect(found.address, autocommit=True) as db:
        until = time.monotonic() + PATIENCE
        while db.execute("SELECT pg_is_in_recovery()").fetchall() == [(True,)]:
            assert time.monotonic() < until, "it does not come back"
            time.sleep(0.05)
        assert db.execute("SELECT id FROM devices").fetchall() == [("kept",)]
