"""A full disk: a kind refusal, nothing half stored, and play goes on with the same form once there is space."""

from __future__ import annotations

import random
import resource
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from content import everything
from play.playing import Browser
from scale import SOAK

from kidsq.learning import questions
from kidsq.maintenance import disk_space
from kidsq.maintenance.check import check_file
from kidsq.play import result_of_record
from kidsq.store.db.session import Session
from kidsq.web import create_app

from .house import furnished, guarded
from .servers import serving
from .tablets import Child, Ledger, Link

NO_LIMIT = 2**30
IS_FULL = "The disk of this kidsq is full"


def play_until_refused(
    child: Child, limit: Callable[[], object], lift: Callable[[], object], *, own_acts: bool = False
) -> None:
    limit()
    for _ in range(5_000):
        if child.browser.phase == "over":  # the next table is opened while there is space
            lift()
            child.sit_down()
            limit()
        child.step()
        if child.last[2] == 503:
            if child.last[0] != "next" or not own_acts:
                return
            lift()  # a bot may find a shorter move at the second try
            child.step()
            limit()
    raise AssertionError("the disk never was full")


@pytest.mark.full
def test_each_page_may_be_the_last_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions.Chooser, "due", lambda chooser, past: False)  # the same form needs the same space
    app = create_app(tmp_path, randomness=random.Random(2))
    app.config["WTF_CSRF_ENABLED"] = False
    db: Session = app.extensions["kidsq"].store.connection()
    ledger = Ledger()
    child = Child(app.test_client(), ledger, random.Random(2))  # type: ignore[arg-type]
    child.sit_down()

    def limit(most: int) -> None:
        db.execute(f"PRAGMA max_page_count = {most}")  # of those that are there none is taken away

    def lift() -> None:
        db.execute(f"PRAGMA max_page_count = {NO_LIMIT}")

    for pages_more in range(2 * SOAK):
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        play_until_refused(child, partial(limit, pages + pages_more), lift, own_acts=True)
        path, form, _ = child.last
        before = everything(db)
        for fragment in (True, False):
            refused = child.browser.post(path, fragment, **form)
            assert refused.status_code == 503
            assert IS_FULL in refused.text
            assert refused.headers["Retry-After"] == "2"
            guarded(refused)
        if child.browser.url:
            assert app.test_client().get("/").status_code == 200
            assert child.browser.look(), "looking needs no space"
        assert everything(db) == before, "something is half stored"
        lift()
        assert child.browser.post(path, **form).status_code == 200
        if "key" in form and "skip" not in form:
            ledger.confirmed.add(form["key"])
    assert check_file(tmp_path / "kidsq.db", result_of_record) == []
    ledger.held_against(tmp_path)


@pytest.mark.full
@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits the files of a process that runs")
@pytest.mark.parametrize("journal", ["wal", "truncate"])
def test_a_server_bears_a_full_disk(tmp_path: Path, journal: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KIDSQ_JOURNAL", journal)
    data = tmp_path / "data"
    data.mkdir()
    ledger = Ledger()
    with serving(data) as (server,):
        assert server.process is not None
        child = Child(Link(server.address), ledger, random.Random(3))
        process = server.process.pid

        def limit() -> None:
            # Of the database, which grows; a write-ahead log begins again in what it has taken, and would grow no more.
            size = (data / "kidsq.db").stat().st_size
            resource.prlimit(process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

        def lift() -> None:
            resource.prlimit(process, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)

        for _ in range(3 * SOAK):
            for _ in range(15):
                child.step()
            play_until_refused(child, limit, lift)
            path, form, _ = child.last
            refused = child.link.post(f"{child.browser.url}/{path}", form)
            # A bot may find a shorter move at the second try, or not ask: then there is space enough.
            assert refused.status_code in (303, 503)
            assert (IS_FULL in refused.text) == (refused.status_code == 503)
            child.browser.look()
            lift()
            assert child.browser.post(path, **form).status_code == 200
            if "key" in form and "skip" not in form:
                ledger.confirmed.add(form["key"])
    child.link.hang_up()
    assert child.faults == []
    ledger.held_against(data)
    assert server.check().returncode == 0


def test_before_the_disk_is_full_play_stops_and_goes_on_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = furnished(tmp_path)
    free = [disk_space.LOW_BYTES]
    monkeypatch.setattr(disk_space, "free_bytes", lambda folder: free[0])
    owner, grown_up = Browser(place.browsers["owner"]), place.browsers["grown_up"]
    owner.url = f"/table/{place.game_id}"
    owner.look().to_my_turn().swap()
    note = "This computer's disk is nearly full"
    assert note not in grown_up.get("/grown-ups", follow_redirects=True).text
    before = place.rows()
    free[0] -= 1
    for path in ("turn", "next"):
        refused = owner.post(path, ply=owner.ply, key="k" * 32, card="0")
        assert refused.status_code == 503
        assert IS_FULL in refused.text
        guarded(refused)
    assert owner.client.post("/play", data={"edition": "classic"}).status_code == 503
    assert owner.look(), "looking goes on"
    assert place.rows() == before
    assert note in grown_up.get("/grown-ups", follow_redirects=True).text
    free[0] += 1
    assert owner.to_my_turn().swap().status_code == 200
    assert note not in grown_up.get("/grown-ups", follow_redirects=True).text


def test_while_the_disk_is_nearly_full_an_adult_may_still_erase(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = furnished(tmp_path)
    monkeypatch.setattr(disk_space, "free_bytes", lambda folder: disk_space.LOW_BYTES - 1)
    db = place.app.extensions["kidsq"].store.connection()
    ((name,),) = db.execute("SELECT nickname FROM learners WHERE id = ?", (place.learner,)).fetchall()
    answer = place.browsers["grown_up"].post(f"/grown-ups/children/{place.learner}/erase", data={"name": name})
    assert answer.status_code == 200
    assert db.execute("SELECT 1 FROM learners WHERE id = ?", (place.learner,)).fetchall() == []
