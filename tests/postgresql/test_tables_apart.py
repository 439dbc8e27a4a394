"""Two tables never wait for each other; what must wait does, and nothing comes between that should not."""

import random
import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime

import psycopg
import pytest
import worlds
from flask import Flask
from play.playing import Browser, browser

from kidsq import play
from kidsq.maintenance import estimates
from kidsq.play import Chance, Request, Timings, TurnForm, Visitor
from kidsq.store.classroom import lessons
from kidsq.store.db import locks
from kidsq.store.db.database import APPLICATION_ID, writing
from kidsq.store.db.postgresql.session import WRITES
from kidsq.store.db.times import moment
from kidsq.store.people import settings
from kidsq.store.play import games

PATIENCE = 30.0
AT = "2026-11-20T10:00:00.000Z"
WAITING = (
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


@pytest.fixture
def app(tmp_path) -> Iterator[Flask]:
    with worlds.world(tmp_path, seed=7) as made:
        yield made


@pytest.fixture
def stranger(app) -> Iterator[psycopg.Connection]:
    """A second connection to the same database."""
    with psycopg.connect(app.extensions["kidsq"].store.address, autocommit=True) as made:
        yield made


@dataclass
class Held:
    """A move whose transaction has written all that it writes, and does not end before it is let go.

    done: what came of it, once it has ended.
    """

    written: threading.Event = field(default_factory=threading.Event)
    may_end: threading.Event = field(default_factory=threading.Event)
    done: list[object] = field(default_factory=list)


def at_turn(app: Flask) -> Browser:
    """A browser that has moved before, and whose turn it is."""
    child = browser(app)
    child.open(edition="classic", players="3")
    child.to_my_turn()
    child.swap()
    return child.to_my_turn()


def a_child(app: Flask) -> Browser:
    """The same with a child of its own, alone with friends."""
    child = browser(app)
    child.client.post("/players", data={"nickname": "Mira", "face": "face-2"})
    child.open(edition="classic", players=only_child(app))
    child.to_my_turn()
    child.swap()
    return child.to_my_turn()


def only_child(app: Flask) -> str:
    ((learner,),) = worlds.db_of(app).execute("SELECT id FROM learners").fetchall()
    return str(learner)


def started(work: Callable[[], object], told: list[object]) -> threading.Thread:
    thread = threading.Thread(target=lambda: told.append(work()), daemon=True)
    thread.start()
    return thread


def ended(thread: threading.Thread) -> None:
    thread.join(PATIENCE)
    assert not thread.is_alive()


@contextmanager
def held_open(app: Flask, child: Browser) -> Iterator[Held]:
    """This child's move, kept from its commit."""
    held, form = Held(), TurnForm(str(child.ply), "k" * 32, {"card": [child_place(child)]})
    visitor, chance = Visitor(device_of(child)), Chance(AT, random.Random(3))

    def wait(_: Request) -> None:
        held.written.set()
        assert held.may_end.wait(PATIENCE)

    def move() -> object:
        at = Request(worlds.db_of(app), visitor, child.game_id, chance)
        at.when_done = wait
        return play.take_turn(at, form, Timings())

    thread = started(move, held.done)
    assert held.written.wait(PATIENCE)
    try:
        yield held
    finally:
        held.may_end.set()
        ended(thread)


def twin_of(child: Browser) -> Browser:
    """The same browser in another tab, with connections of its own."""
    twin = Browser(child.client.application.test_client(), child.url, child.shown)
    with child.client.session_transaction() as mine, twin.client.session_transaction() as cookie:
        cookie.update(mine)
    return twin


def child_place(child: Browser) -> str:
    found: list[str] = re.findall(r'value="(\d)"[^>]* data-single', child.shown)
    return found[0]


def device_of(child: Browser) -> str:
    with child.client.session_transaction() as cookie:
        return str(cookie["device"])


def until_somebody_waits(stranger: psycopg.Connection, number: int = 1) -> None:
    give_up = time.monotonic() + PATIENCE
    while stranger.execute(WAITING).fetchone() != (number,):
        assert time.monotonic() < give_up, "nobody waits"


def plies_of(app: Flask, child: Browser) -> int:
    stored = games.load(worlds.db_of(app), child.game_id)
    assert stored is not None
    return stored.plies


# -- tables -----------------------------------------------------------------------------------------------------------


def test_a_move_goes_through_while_one_at_another_table_is_not_ended(app):
    one, other = at_turn(app), at_turn(app)
    before = plies_of(app, other)
    with held_open(app, one) as held:
        assert other.swap().status_code == 200
        other.to_my_turn()
        assert plies_of(app, other) > before
        assert held.done == []
    assert [reply.kind for reply in held.done] == ["done"]


def test_a_table_is_opened_while_a_move_at_another_one_is_not_ended(app):
    one, other = at_turn(app), browser(app)
    with held_open(app, one) as held:
        assert other.open(edition="classic", players="3").phase
        assert held.done == []


def test_a_second_move_at_the_same_table_waits_and_comes_too_late(app, stranger):
    one, told = at_turn(app), list[object]()
    twin = twin_of(one)
    before = plies_of(app, one)
    with held_open(app, one) as held:
        thread = started(lambda: twin.swap().status_code, told)
        until_somebody_waits(stranger)
        assert told == []
        held.may_end.set()
        ended(thread)
    assert told == [409]
    assert plies_of(app, one) == before + 1


def test_the_same_form_sent_twice_at_once_is_one_move(app, stranger):
    one, told = at_turn(app), list[object]()
    place, before = child_place(one), plies_of(app, one)
    twin = twin_of(one)
    with held_open(app, one) as held:
        thread = started(lambda: twin.turn(key="k" * 32, card=place).status_code, told)
        until_somebody_waits(stranger)
        held.may_end.set()
        ended(thread)
    assert told == [200]
    assert plies_of(app, one) == before + 1


def test_a_child_at_two_tables_is_one_child(app, stranger):
    """In two browsers; both write what is known of it, so the one waits for the other."""
    one = a_child(app)
    other, learner = at_turn(app), only_child(app)
    with writing(worlds.db_of(app)) as db:
        db.execute("INSERT INTO device_learners (device, learner, place) VALUES (?, ?, 1)", (device_of(other), learner))
    other.open(edition="classic", players=learner)
    other.to_my_turn()
    told: list[object] = []
    with held_open(app, one) as held:
        thread = started(lambda: other.swap().status_code, told)
        until_somebody_waits(stranger)
        held.may_end.set()
        ended(thread)
    assert told == [200]
    assert estimates.faults(worlds.db_of(app)) == []


def test_who_leaves_a_table_for_another_one_waits_for_what_is_done_there(app, stranger):
    db, told = worlds.db_of(app), list[object]()
    with writing(db):
        class_id, inside = worlds.class_of(db, "2b", ["Mira", "Noa"], AT)
        lessons.begin(db, class_id, moment(AT))
    mira, noa = inside["Mira"].id, inside["Noa"].id
    visitor, chance = Visitor("a" * 32, None, (mira,)), Chance(AT, random.Random(3))
    together = play.NewGame(edition="classic", players=(mira,), invited=(noa,))
    left = play.open_game(db, visitor, together, chance)
    alone = play.NewGame(edition="classic", players=(mira,), bots=("bruno",))
    with stranger.transaction():
        stranger.execute("SELECT pg_advisory_xact_lock(%s)", locks.numbers([locks.game(left)]))
        thread = started(lambda: play.open_game(worlds.db_of(app), visitor, alone, chance), told)
        with psycopg.connect(app.extensions["kidsq"].store.address, autocommit=True) as looking:
            until_somebody_waits(looking)
        assert told == []
    ended(thread)
    assert told
    assert [bool(seat.stand_in) for seat in games.load(db, left).seats if seat.learner == mira] == [True]


def test_a_part_that_has_grown_meanwhile_is_held_whole(app, stranger):
    db, asked = worlds.db_of(app), iter([["a"], ["a", "b"], ["a", "b"]])
    with locks.writing_to(db, lambda: next(asked)):
        for name in "ab":
            (number,) = locks.numbers([name])
            assert stranger.execute("SELECT pg_try_advisory_lock(%s)", (number,)).fetchone() == (False,)
    assert next(asked, None) is None


# -- all others -------------------------------------------------------------------------------------------------------


def write_setting(app: Flask) -> str:
    with writing(worlds.db_of(app)) as db:
        settings.write(db, settings.INSTALLATION, "a", "1")
    return "written"


def test_administration_waits_for_tables(app, stranger):
    one, told = at_turn(app), list[object]()
    with held_open(app, one) as held:
        thread = started(lambda: write_setting(app), told)
        until_somebody_waits(stranger)
        assert told == []
        held.may_end.set()
        ended(thread)
    assert told == ["written"]


def test_a_page_that_is_looked_at_waits_for_no_table_and_no_table_for_it(app):
    one, now = at_turn(app), datetime.now(UTC)
    with writing(worlds.db_of(app)) as db:
        class_id, _ = worlds.class_of(db, "2b", ["Mira"], AT)
    keller = worlds.signed_in(app, worlds.claimed(worlds.db_of(app), now), now)
    with held_open(app, one) as held:
        assert keller.get(f"/grown-ups/classes/{class_id}").status_code == 200
        assert held.done == []


def test_tables_wait_for_administration(app, stranger):
    one, told = at_turn(app), list[object]()
    with stranger.transaction():
        stranger.execute("SELECT pg_advisory_xact_lock(%s, %s)", (APPLICATION_ID, WRITES))
        thread = started(lambda: one.swap().status_code, told)
        with psycopg.connect(app.extensions["kidsq"].store.address, autocommit=True) as looking:
            until_somebody_waits(looking)
        assert told == []
    ended(thread)
    assert told == [200]


def test_a_table_that_waits_sees_what_came_before_it(app, stranger):
    """Its first look at the data is after its lock: what another wrote before is known."""
    one, told = at_turn(app), list[object]()
    with stranger.transaction():
        stranger.execute("SELECT pg_advisory_xact_lock(%s)", locks.numbers([locks.game(one.game_id)]))
        thread = started(lambda: one.swap().status_code, told)
        with psycopg.connect(app.extensions["kidsq"].store.address, autocommit=True) as looking:
            until_somebody_waits(looking)
        stranger.execute("UPDATE games SET ended_at = %s, result_json = '{}' WHERE id = %s", (AT, one.game_id))
    ended(thread)
    assert told == [400]


def test_who_has_forgotten_the_order_is_told_and_its_form_may_come_again(app, stranger):
    """A ring of two: PostgreSQL ends the one that finds it, and nothing of that is stored."""
    one, told = a_child(app), list[object]()
    try:
        stranger.execute("SET deadlock_timeout = '1h'")  # so that it is found by kidsq's
    except psycopg.errors.InsufficientPrivilege:
        pytest.skip("the user of this server may not say who finds a ring")
    before, place, waits = plies_of(app, one), child_place(one), threading.Event()
    with psycopg.connect(app.extensions["kidsq"].store.address, autocommit=True) as looking:
        names = (locks.game(one.game_id), locks.device(device_of(one)), locks.learner(only_child(app)))
        first, *_, last = locks.numbers(names)
        stranger.execute("BEGIN")
        stranger.execute("SELECT pg_advisory_xact_lock(%s)", (last,))
        thread = started(lambda: one.turn(key="r" * 32, card=place).status_code, told)
        until_somebody_waits(looking)

        def close_the_ring() -> None:
            waits.set()
            stranger.execute("SELECT pg_advisory_xact_lock(%s)", (first,))
            stranger.execute("ROLLBACK")

        ring = started(close_the_ring, [])
        assert waits.wait(PATIENCE)
        ended(thread)
        ended(ring)
    assert told == [503]
    assert plies_of(app, one) == before
    assert one.turn(key="r" * 32, card=place).status_code == 200
    assert plies_of(app, one) == before + 1


# -- what others read -------------------------------------------------------------------------------------------------


def test_a_row_that_is_numbered_first_and_stored_last_is_news_all_the_same(app):
    """Screens ask for the version of their own game, which no other table moves."""
    one, other = at_turn(app), at_turn(app)
    of_one, of_other = f"{one.url}/news?seen={one.version}", f"{other.url}/news?seen={other.version}"
    with held_open(app, one):
        assert other.swap().status_code == 200
        assert other.client.get(of_other).status_code == 200
        assert one.client.get(of_one).status_code == 204
    assert one.client.get(of_one).status_code == 200
