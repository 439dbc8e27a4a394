"""Two servers on one database, killed while children play, and the database too: what was confirmed is there, once."""

import random
import threading
from pathlib import Path

import postgres
import pytest
from faults.servers import PATIENCE, Server
from faults.tablets import Child, Ledger, Link, play_until
from faults.test_kills import wait_for

from kidsq import settings
from kidsq.maintenance.check import check_file
from kidsq.play import result_of_record
from kidsq.store.db.database import FILE_NAME
from kidsq.store.db.postgresql import rows
from kidsq.store.db.postgresql.store import open_store

CHILDREN = 6
ROUNDS = 4


def test_what_a_screen_confirmed_outlives_servers_and_their_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = postgres.programs()
    if where is None:
        pytest.skip("PostgreSQL's programs are not installed here")
    database = postgres.Server(where, synchronous_commit="on", full_page_writes="on")
    monkeypatch.setenv(settings.DATABASE, database.address)
    rng, ledger, over = random.Random(5), Ledger(), threading.Event()
    servers = [Server(tmp_path / name / "data") for name in ("one", "other")]
    children = [
        Child(Link(servers[number % 2].address), ledger, random.Random(number), resend=lambda n=number: 200 * (n % 2))
        for number in range(CHILDREN)
    ]
    threads = [threading.Thread(target=play_until, args=(over, child, "503"), daemon=True) for child in children]
    try:
        for server in servers:
            server.data.mkdir(parents=True)
            server.start()
        for server in servers:
            server.answering()
        for thread in threads:
            thread.start()
        for number in range(ROUNDS):
            wait_for(len(ledger.confirmed) + rng.randint(5, 25), ledger, children)
            servers[number % 2].kill()
            wait_for(len(ledger.confirmed) + 3, ledger, children)  # the other one plays on
            servers[number % 2].start()
            servers[number % 2].answering()
            wait_for(len(ledger.confirmed) + rng.randint(5, 25), ledger, children)
            database.stop("immediate")
            database.start()
            wait_for(len(ledger.confirmed) + 3, ledger, children)
        over.set()
        for thread in threads:
            thread.join(PATIENCE)
        assert [child.faults for child in children if child.faults] == []
        whole = tmp_path / "whole"
        whole.mkdir()
        store = open_store(tmp_path / FILE_NAME, database.address)
        rows.write_file(store.connection(), whole / FILE_NAME)
        store.close_all()
    finally:
        over.set()
        for server in servers:
            server.kill()
        database.remove()
    ledger.held_against(whole)
    assert check_file(whole / FILE_NAME, result_of_record) == []
    assert len(ledger.confirmed) > 20 * ROUNDS
    assert sum(child.lost for child in children) > 0, "no form went without an answer: the test is too tame"
