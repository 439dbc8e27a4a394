"""The drills of a district: children play through its proxy while servers are taken out, killed and brought back."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from faults.servers import free_ports
from scale import SOAK

from kidsq.maintenance.check import check_file
from kidsq.play import result_of_record
from kidsq.store.db.database import FILE_NAME
from kidsq.store.db.postgresql import rows
from kidsq.store.db.postgresql.store import open_store
from tools.district import programs
from tools.district.district import District
from tools.district.programs import CannotRun
from tools.district.servers import KidsqServer

from .newer import newer_kidsq
from .tablets import Crowd, table

TABLETS = 30
PAUSE = 0.7
"""Seconds between two taps of a child, about."""
WAYS_OUT = (
    ("one", "drained, then SIGTERM", signal.SIGTERM, True),
    ("two", "SIGTERM alone", signal.SIGTERM, False),
    ("one", "SIGKILL", signal.SIGKILL, False),
    ("two", "SIGKILL", signal.SIGKILL, False),
)

pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(bool(programs.missing()), reason="PostgreSQL, HAProxy or openssl is not installed here"),
]


@pytest.fixture
def district(tmp_path: Path) -> Iterator[District]:
    made = District(tmp_path / "district", free_ports(4))
    try:
        made.start()
        yield made
    finally:
        made.remove()


@pytest.fixture
def followed(tmp_path: Path) -> Iterator[District]:
    made = District(tmp_path / "district", free_ports(5), followed=True)
    try:
        made.start()
        yield made
    finally:
        made.remove()


def test_no_child_notices_a_server_that_is_taken_out_killed_or_brought_back(
    district: District, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    crowd = Crowd(TABLETS, district.proxy.port, district.proxy.certificate, PAUSE)
    told: list[tuple[str, object]] = []
    crowd.begin()
    try:
        crowd.play_on(2 * TABLETS)
        for name, how, sign, drained in WAYS_OUT * SOAK:
            before, errors = crowd.counts.requests, dict(crowd.counts.statuses)
            crowd.counts.afresh()
            district.take_out(name, sign, drained=drained)
            crowd.play_on(2 * TABLETS)  # the other one plays on alone
            district.bring_back(name)
            crowd.play_on(2 * TABLETS)
            news = {what: count - errors.get(what, 0) for what, count in sorted(crowd.counts.statuses.items())}
            told.append((f"{name}: {how}", f"{crowd.counts.requests - before} requests, {news}"))
            told.append(
                ("", f"longest answer {crowd.counts.longest:.2f} s, longest silence {crowd.counts.quiet:.2f} s")
            )
        figures = district.proxy.figures()
    finally:
        crowd.end()
    whole = copied(district, tmp_path)
    told += [(f"{name} served", one["stot"]) for name, one in figures.items()]
    told += [("asked again of a server by the proxy", figures["BACKEND"]["wretr"])]
    told += [("given to the other server", figures["BACKEND"]["wredis"])]
    told += [
        ("requests", crowd.counts.requests),
        ("errors at a tablet", crowd.counts.errors),
        ("moves and answers sent", len(crowd.ledger.sent)),
        ("confirmed", len(crowd.ledger.confirmed)),
        ("games", len(crowd.ledger.games)),
    ]
    with capsys.disabled():
        print(f"\n{TABLETS} tablets, TLS, two servers\n{table(told)}")
    assert crowd.faults == []
    crowd.ledger.held_against(whole)
    assert check_file(whole / FILE_NAME, result_of_record) == []
    assert crowd.counts.errors == 0, crowd.counts.statuses
    assert int(figures["BACKEND"]["wretr"]) + int(figures["BACKEND"]["wredis"]) > 0, "nobody was cut off: too tame"


def copied(district: District, tmp_path: Path) -> Path:
    """A folder with the database as a file, which the ledger is held against."""
    whole = tmp_path / "whole"
    whole.mkdir()
    store = open_store(tmp_path / FILE_NAME, district.database)
    rows.write_file(store.connection(), whole / FILE_NAME)
    store.close_all()
    return whole


def test_what_was_confirmed_is_at_the_standby_that_takes_over(
    followed: District, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    crowd = Crowd(TABLETS, followed.proxy.port, followed.proxy.certificate, PAUSE)
    crowd.begin()
    try:
        crowd.play_on(4 * TABLETS)
        before = len(crowd.ledger.confirmed)
        crowd.counts.afresh()
        began = time.monotonic()
        followed.fail_over()
        took = time.monotonic() - began
        crowd.play_on(4 * TABLETS)
    finally:
        crowd.end()
    whole = copied(followed, tmp_path)
    told = [
        ("moves and answers confirmed before the power cut", before),
        ("from the power cut to the promoted standby", f"{took:.1f} s"),
        ("nobody was answered for", f"{crowd.counts.quiet:.1f} s"),
        ("the longest answer took", f"{crowd.counts.longest:.1f} s"),
        ("confirmed in all", len(crowd.ledger.confirmed)),
        ("sent", len(crowd.ledger.sent)),
        ("what the tablets were answered", dict(sorted(crowd.counts.statuses.items()))),
    ]
    with capsys.disabled():
        print(f"\nA failover while {TABLETS} tablets play\n{table(told)}")
    assert crowd.faults == []
    assert before > 4 * TABLETS - 1
    crowd.ledger.held_against(whole)
    assert check_file(whole / FILE_NAME, result_of_record) == []


def test_the_old_server_plays_on_while_the_new_one_changes_the_tables(
    district: District, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    newer = newer_kidsq(tmp_path, district.database)
    crowd = Crowd(TABLETS, district.proxy.port, district.proxy.certificate, PAUSE)
    told: list[tuple[str, object]] = []
    crowd.begin()
    try:
        crowd.play_on(2 * TABLETS)
        for name, what in (("one", "the new one changes the tables"), ("two", "the old one follows")):
            crowd.counts.afresh()
            district.take_out(name)
            former = district.servers[name]
            district.servers[name] = KidsqServer(former.data, former.port, district.database, newer)
            district.bring_back(name)
            crowd.play_on(2 * TABLETS)  # an old one and a new one, and then two new ones
            told.append((what, f"longest silence {crowd.counts.quiet:.2f} s, answer {crowd.counts.longest:.2f} s"))
            assert all(server.serves() for server in district.servers.values())
        late = KidsqServer(former.data, former.port, district.database)
        district.take_out("two")
        late.start()
        with pytest.raises(CannotRun, match=r"a newer kidsq has written this database \(m999_later\)"):
            late.answering()
    finally:
        crowd.end()
    told += [("what the tablets were answered", dict(crowd.counts.statuses))]
    told += [("confirmed", len(crowd.ledger.confirmed)), ("sent", len(crowd.ledger.sent))]
    with capsys.disabled():
        print(f"\nAn upgrade of one server after the other while {TABLETS} tablets play\n{table(told)}")
    assert crowd.faults == []
    assert crowd.counts.errors == 0, crowd.counts.statuses
    district.servers["one"].stop()
    undone(district.database)
    crowd.ledger.held_against(copied(district, tmp_path))


def undone(database: str) -> None:
    """Let this kidsq read the tables again."""
    with psycopg.connect(database) as db:
        db.execute("DELETE FROM _sqlite_migrations WHERE name = 'm999_later'")
