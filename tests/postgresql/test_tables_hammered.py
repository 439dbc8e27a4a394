"""Children at several tables at once, over two servers, and a grown-up beside them: what each kept is whole."""

import random
import threading
from collections import Counter
from pathlib import Path

import postgres
import psycopg
import pytest
from faults.servers import PATIENCE, Server
from faults.tablets import Child, Ledger, Link, play_until
from faults.test_kills import wait_for
from scale import SOAK

from kidsq.maintenance import estimates
from kidsq.maintenance.check import check_file
from kidsq.play import result_of_record
from kidsq.settings import DATABASE
from kidsq.store.db.database import FILE_NAME, writing
from kidsq.store.db.postgresql import rows
from kidsq.store.db.postgresql.store import PostgresStore, open_store
from kidsq.store.people import settings

GROUPS, CHILDREN, TABLES = 2, 2, 4
"""Groups of children, how many they are, and at how many browsers and tables each group plays at once."""
STORED = 60 * SOAK
"""So many answers and moves are confirmed in the end."""


class AtSeveral(Child):
    """One of the tables at which the same children sit."""

    learners: tuple[str, ...] = ()

    def sit_down(self) -> None:
        if self.browser.url:
            self.browser.look()
        if not self.browser.url or self.browser.phase == "over":
            edition = self.rng.choice(("classic", "first_night"))
            self.browser.open(edition=edition, players=list(self.learners))
            self.ledger.games.add(self.browser.game_id)


def administer_until(over: threading.Event, store: PostgresStore, told: list[str]) -> None:
    """A grown-up who counts in a setting: read, add one, write."""
    while not over.wait(0.02):
        with writing(store.connection()) as db:
            kept = settings.read(db, settings.INSTALLATION).get("counted", "0")
            settings.write(db, settings.INSTALLATION, "counted", str(int(kept) + 1))
        told.append("")
        estimates.mend(store.connection())


def tables(servers: list[Server], ledger: Ledger, address: str) -> list[Child]:
    """Each group of children at several browsers, by turns at both servers; each browser has a table of its own."""
    found: list[Child] = []
    for group in range(GROUPS):
        links = [Link(servers[table % 2].address) for table in range(TABLES)]
        for n in range(max(TABLES, CHILDREN)):
            links[n % TABLES].post("/players", {"nickname": f"Kid {group} {n}", "face": f"face-{n + 1}"})
        with psycopg.connect(address, autocommit=True) as db:
            mine = "(SELECT id FROM learners WHERE nickname LIKE %(name)s)"
            db.execute(
                "INSERT INTO device_learners (device, learner, place) SELECT one.device, other.learner, other.place + 9"
                f" FROM device_learners AS one, device_learners AS other WHERE one.learner IN {mine}"
                f" AND other.learner IN {mine} AND one.learner <> other.learner ON CONFLICT DO NOTHING",
                {"name": f"Kid {group} %"},
            )
            named = db.execute("SELECT id FROM learners WHERE nickname LIKE %s ORDER BY id", (f"Kid {group} %",))
            learners = tuple(row[0] for row in named.fetchall())[:CHILDREN]
        for table, link in enumerate(links):
            child = AtSeveral(link, ledger, random.Random(10 * group + table), resend=lambda: 3)
            child.learners = learners if table else learners[:1]
            found.append(child)
    return found


def wait_for_answers(store: PostgresStore, ledger: Ledger, children: list[Child]) -> None:
    """Until each child has answered several times."""
    often = "SELECT learner FROM attempts GROUP BY learner HAVING count(*) > 2"
    while len(store.connection().execute(often).fetchall()) < GROUPS * CHILDREN:
        wait_for(len(ledger.confirmed) + 1, ledger, children)


def test_children_at_several_tables_over_two_servers_lose_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"hammered_{tmp_path.name.lower().replace('-', '_')[-20:]}_{random.randrange(10**9)}"
    address = postgres.database(name)
    monkeypatch.setenv(DATABASE, address)
    ledger, over, counted = Ledger(), threading.Event(), list[str]()
    servers = [Server(tmp_path / place / "data") for place in ("one", "other")]
    threads: list[threading.Thread] = []
    try:
        for server in servers:
            server.data.mkdir(parents=True)
            server.start()
            server.answering()
        store = open_store(tmp_path / FILE_NAME, address)
        children = tables(servers, ledger, address)
        threads = [threading.Thread(target=play_until, args=(over, child), daemon=True) for child in children]
        threads.append(threading.Thread(target=administer_until, args=(over, store, counted), daemon=True))
        for thread in threads:
            thread.start()
        wait_for(STORED, ledger, children)
        wait_for_answers(store, ledger, children)
        over.set()
        for thread in threads:
            thread.join(PATIENCE)
        assert [child.faults for child in children if child.faults] == []
        assert not any(child.refused for child in children), "somebody waited in a ring"
        db = store.connection()
        assert estimates.faults(db) == []
        assert settings.read(db, settings.INSTALLATION)["counted"] == str(len(counted))
        plies = db.execute("SELECT game_id, ply FROM plies").fetchall()
        assert max(Counter(plies).values()) == 1
        whole = tmp_path / "whole"
        whole.mkdir()
        rows.write_file(store.connection(), whole / FILE_NAME)
        store.close_all()
    finally:
        over.set()
        for server in servers:
            server.kill()
        postgres.drop([name])
    ledger.held_against(whole)
    assert check_file(whole / FILE_NAME, result_of_record) == []
    assert len(counted) > 0
    assert sum(child.played for child in children) > STORED
