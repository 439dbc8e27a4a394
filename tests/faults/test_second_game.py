"""The second game under kills and races: a turn is there as a whole or not at all, and two of one moment are one."""

from __future__ import annotations

import contextlib
import random
import secrets
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from play.playing import Browser
from scale import SOAK

from kidsq.maintenance.check import check_file
from kidsq.play import result_of_record
from kidsq.play.current_game import table_at
from kidsq.store.db.database import FILE_NAME, open_database
from kidsq.store.play import games

from .servers import Server, serving
from .tablets import LOST, Link

KILLS = 6 * SOAK
RACES = 4

pytestmark = [pytest.mark.thorough, pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is POSIX's")]


def stored(data: Path, game_id: str) -> tuple[list[tuple[int, str]], list[str], str]:
    """What lies in the file: the plies, what the child's seat can play now, and whose turn it is."""
    db = open_database(data / FILE_NAME)
    try:
        game = games.load(db, game_id)
        assert game
        table = table_at(db, game, game.plies)
        plies = [(one.ply, one.move) for one in games.plies(db, game_id)]
        assert len(plies) == game.plies
        legal = [move.text for move in table.view(0).legal] if table.mover == 0 else []
        return plies, legal, str(table.mover)
    finally:
        db.close()


def to_my_turn(child: Browser, data: Path) -> list[str]:
    """The moves that can be played, once it is the child's turn; a new game where this one is over."""
    for _ in range(300):
        child.look()
        if child.phase == "over":
            child.open(edition="coop", bots="tilo")
        elif child.phase == "watch":
            child.go_on()
        elif child.phase == "question":
            child.post("answer", key=child.key, skip="1")
        else:
            legal = stored(data, child.game_id)[1]
            assert legal, child.phase
            return legal
    raise AssertionError("never came to a turn")


@pytest.mark.parametrize("edition", ["coop", "rivals"])
def test_a_turn_that_is_killed_in_the_middle_is_there_as_a_whole_or_not_at_all(tmp_path: Path, edition: str) -> None:
    rng, server = random.Random(3), Server(tmp_path / "data")
    server.data.mkdir()
    server.start()
    try:
        child = Browser(Link(server.answering().address))  # type: ignore[arg-type]
        child.open(edition=edition, bots="tilo")
        for _ in range(KILLS):
            legal = to_my_turn(child, server.data)
            before = stored(server.data, child.game_id)[0]
            form = {"ply": child.ply, "key": secrets.token_hex(16), "move": rng.choice(legal)}
            confirmed: list[int] = []

            def send(form: dict[str, object] = form, confirmed: list[int] = confirmed) -> None:
                with contextlib.suppress(LOST):
                    confirmed.append(child.post("turn", **form).status_code)

            tap = threading.Thread(target=send)
            tap.start()
            time.sleep(rng.uniform(0, 0.03))
            server.kill()
            tap.join()
            assert check_file(server.data / FILE_NAME, result_of_record) == []
            after = stored(server.data, child.game_id)[0]
            whole = [*before, (len(before), form["move"])]
            assert after in ([whole] if confirmed == [200] else [before, whole])
            server.start()
            server.answering()
            child.client.hang_up()  # type: ignore[attr-defined]
            assert child.post("turn", **form).status_code == 200  # the same form again: played once
            assert stored(server.data, child.game_id)[0] == whole
    finally:
        server.kill()


@pytest.mark.parametrize("same_key", [True, False])
def test_two_taps_at_two_servers_play_one_turn(tmp_path: Path, same_key: bool) -> None:
    """The same form twice is answered twice; of two tablets' forms the later one is told that it is too late."""
    data, rng = tmp_path / "data", random.Random(5)
    data.mkdir()
    with serving(data, 2) as (one, two):
        child = Browser(Link(one.address))  # type: ignore[arg-type]
        child.open(edition="coop", bots="tilo")
        twin = Browser(child.client.also(two.address), child.url)  # type: ignore[attr-defined]
        for _ in range(RACES):
            legal = to_my_turn(child, data)
            before = stored(data, child.game_id)[0]
            twin.url = child.url
            first = {"ply": child.ply, "key": secrets.token_hex(16), "move": rng.choice(legal)}
            second = first if same_key else {**first, "key": secrets.token_hex(16), "move": rng.choice(legal)}
            together = threading.Barrier(2)

            def tap(browser: Browser, form: dict[str, object], together: threading.Barrier = together) -> int:
                together.wait()
                return browser.post("turn", **form).status_code

            with ThreadPoolExecutor(2) as fingers:
                said = sorted(fingers.map(tap, (child, twin), (first, second)))
            assert said == ([200, 200] if same_key else [200, 409])
            after = stored(data, child.game_id)[0]
            assert after[:-1] == before
            assert after[-1][1] in (first["move"], second["move"])
