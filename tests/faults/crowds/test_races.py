"""Double taps, two tabs, two servers on one database: one ply, no fault, nothing locked."""

from __future__ import annotations

import random
import re
import secrets
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from play.playing import FRAGMENT
from scale import SOAK

from kidsq.maintenance.check import check_file
from kidsq.play import result_of_record
from kidsq.store.db.database import open_database
from kidsq.store.play import attempts, games

from ..servers import Server, serving
from ..tablets import Answer, Child, Ledger, Link

RACES = 128 if SOAK == 1 else 1_000 * SOAK
AT_ONCE = 4
TABLES = 4

pytestmark = pytest.mark.full


@pytest.fixture(scope="module", params=["wal", pytest.param("truncate", marks=pytest.mark.thorough)])
def servers(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two servers on one database."""
    data = tmp_path_factory.mktemp("races") / "data"
    data.mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KIDSQ_JOURNAL", str(request.param))
        with serving(data, 2) as both:
            yield both


class Race:
    """One child's table, at which several tabs over both servers send at the same moment."""

    def __init__(self, servers: list[Server], seed: int) -> None:
        self.rng = random.Random(seed)
        self.link = Link(servers[0].address)
        self.child = Child(self.link, Ledger(), self.rng)
        self.child.sit_down()
        self.tabs = [self.link.also(servers[number % 2].address) for number in range(AT_ONCE)]
        self.onlooker = self.link.also(servers[1].address)
        self.pool = ThreadPoolExecutor(AT_ONCE + 1)
        self.data = servers[0].data
        self.kinds: dict[str, int] = {}

    def close(self) -> None:
        self.pool.shutdown()
        for link in (*self.tabs, self.onlooker, self.link):
            link.hang_up()

    def at_once(self, path: str, forms: list[dict[str, Any]]) -> list[Answer]:
        """Each form from a tab of its own, all let go together, while one more tab looks."""
        gate = threading.Barrier(len(forms) + 1)
        url = f"{self.child.browser.url}/{path}"

        def send(tab: Link, form: dict[str, Any]) -> Answer:
            gate.wait()
            answer = tab.post(url, form, FRAGMENT)
            tab.hang_up()
            return answer

        def look() -> Answer:
            gate.wait()
            answer = self.onlooker.get(self.child.browser.url)
            self.onlooker.hang_up()
            return answer

        looked = self.pool.submit(look)
        answers = list(self.pool.map(send, self.tabs, forms))
        assert looked.result().status_code == 200
        assert max(answer.status_code for answer in answers) < 500, [answer.text[:500] for answer in answers]
        return answers

    def stored(self) -> tuple[int, int]:
        """Plies and attempts of this game."""
        db = open_database(self.data / "kidsq.db")
        try:
            game = self.child.browser.game_id
            return len(games.plies(db, game)), len(attempts.of_game(db, game))
        finally:
            db.close()

    def run(self) -> None:
        """One race at the present table, of a kind that fits it."""
        browser = self.child.browser
        plies, judged = self.stored()
        if browser.phase == "watch":
            self.count("next")
            answers = self.at_once("next", [{"ply": browser.ply}] * AT_ONCE)
            assert [answer.status_code for answer in answers] == [200] * AT_ONCE
            now, still_judged = self.stored()
            shown = {int(ply) for answer in answers for ply in re.findall(r'data-ply="(\d+)"', answer.text)}
            assert shown == {now}, "one of them let the friends play, the others found it done"
            assert (now > plies, still_judged) == (True, judged)
        elif browser.phase == "question":
            self.count("question")
            values = re.findall(r'name="answer" value="(\d+)"', browser.shown)
            said = values[:AT_ONCE] if self.rng.random() < 0.5 else [self.rng.choice(values)] * AT_ONCE
            answers = self.at_once("answer", [{"key": browser.key, "answer": value} for value in said])
            right = {200} if len(set(said)) == 1 else {200, 422}
            assert {answer.status_code for answer in answers} == right
            assert sum(answer.status_code == 200 for answer in answers) == (AT_ONCE if right == {200} else 1)
            assert self.stored() == (plies, judged + 1)
        elif browser.phase in ("over", "curtain"):
            self.child.step()
            return
        else:
            self.turns(plies, judged)
        browser.look()

    def turns(self, plies: int, judged: int) -> None:
        browser = self.child.browser
        moves = re.findall(r'name="move" value="([^"]+)"', browser.shown)
        singles = re.findall(r'value="(\d)"[^>]* data-single', browser.shown)
        forms: list[dict[str, Any]] = [{"ply": browser.ply, "move": move} for move in moves]
        forms += [{"ply": browser.ply, "card": place} for place in singles]
        form = self.rng.choice(forms)
        wrong = self.child._wrong_sum()
        kind = self.seldom("double tap", "two tabs", *["one key"] * (len(forms) > 1), *["claims"] * bool(wrong))
        if kind == "claims":
            key = secrets.token_hex(16)
            answers = self.at_once("turn", [{"ply": browser.ply, "key": key, "move": wrong}] * AT_ONCE)
            assert [answer.status_code for answer in answers] == [200] * AT_ONCE
            assert self.stored() == (plies, judged + 1)
        elif kind == "two tabs":
            answers = self.at_once("turn", [{**form, "key": secrets.token_hex(16)} for _ in range(AT_ONCE)])
            assert sorted(answer.status_code for answer in answers) == [200] + [409] * (AT_ONCE - 1)
            assert self.stored()[0] == plies + 1
        elif kind == "one key":
            key = secrets.token_hex(16)
            different = [{**forms[number % 2], "key": key} for number in range(AT_ONCE)]
            answers = self.at_once("turn", different)
            assert sorted(answer.status_code for answer in answers) in ([200, 200, 422, 422], [200, 200, 200, 200])
            assert self.stored()[0] == plies + 1
        else:
            answers = self.at_once("turn", [{**form, "key": secrets.token_hex(16)}] * AT_ONCE)
            assert [answer.status_code for answer in answers] == [200] * AT_ONCE
            assert self.stored()[0] == plies + 1
        self.count(kind)

    def seldom(self, *kinds: str) -> str:
        """That of these which came least often so far."""
        return min(kinds, key=lambda kind: (self.kinds.get(kind, 0), self.rng.random()))

    def count(self, kind: str) -> None:
        self.kinds[kind] = self.kinds.get(kind, 0) + 1


def test_one_of_many_wins_and_nothing_is_locked(servers: list[Server]) -> None:
    def some(seed: int) -> dict[str, int]:
        race = Race(servers, seed)
        try:
            while sum(race.kinds.values()) < RACES // 2 // TABLES:
                race.run()
        finally:
            race.close()
        return race.kinds

    with ThreadPoolExecutor(TABLES) as tables:
        kinds = list(tables.map(some, range(TABLES)))
    assert {kind for of_table in kinds for kind in of_table} >= {"double tap", "two tabs", "one key", "claims", "next"}
    assert check_file(servers[0].data / "kidsq.db", result_of_record) == []
    assert "locked" not in log_of(servers[0].data)


def log_of(data: Path) -> str:
    return (data.parent / "server.log").read_text()
