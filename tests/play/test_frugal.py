"""What a request asks of the database: each question holds up thirty children who move at the same time."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import content
import postgres
import pytest
from flask import Flask

from kidsq import play
from kidsq.learning import questions
from kidsq.play import Request, bot_turn, observe
from kidsq.store.db.database import writing
from kidsq.store.db.driver import sqlite3
from kidsq.store.play import games

from .conftest import Deal
from .dealt import connection
from .playing import Browser

HOUSE = str(Path(play.__file__).parents[2])
NO_SUM = ["1", "2", "4", "9", "dragon"]
IDLE = ["wand", "wand", "wand", "dragon", "dragon"]
"""Nothing that a bot could ask about."""


def asked(app: Flask, request: Callable[[], object]) -> list[str]:
    """The statements that this request sends."""
    with content.told(connection(app)) as statements:
        request()
    return statements


def test_a_look_without_news_is_two_looks_by_primary_key(app: Flask, child: Browser) -> None:
    child.open(edition="classic")
    address = f"{child.url}/news?seen={child.version}"
    assert child.client.get(address).status_code == 204
    found = asked(app, lambda: child.client.get(address))
    assert [one.split(" FROM ")[1].split(" ")[0] for one in found] == ["tablets", "games"]


def test_a_swap_without_attempt_reads_nothing_of_what_the_child_knows(app: Flask, child: Browser, deal: Deal) -> None:
    deal(child, NO_SUM, others=IDLE, next_cards=["king", "jester"])
    child.swap()  # at a game's first move the browser is looked at, too
    child.to_my_turn()
    found = asked(app, child.swap)
    within = found[found.index("BEGIN IMMEDIATE") : found.index("COMMIT")]
    read = " ".join(one.partition(" FROM ")[2].split(" ")[0] for one in within if one.startswith("SELECT"))
    assert not {"taps", "helps", "estimates"} & set(read.split())
    assert len(within) <= 14
    assert len(found) <= 18
    assert sum(" FROM settings " in one for one in found) == 1  # for how the table looks, and for its language


def test_a_swap_reads_nothing_after_its_commit(app: Flask, child: Browser, deal: Deal) -> None:
    """Each read outside a transaction locks the file for itself, which takes longer than the read."""
    deal(child, NO_SUM, others=IDLE, next_cards=["king", "jester"])
    child.swap()
    child.to_my_turn()
    found = asked(app, child.swap)
    after = found[found.index("COMMIT") :]
    assert not [one for one in after if re.search(" FROM (settings|questions|plies) ", one)]


def test_who_had_finished_a_game_before_is_not_looked_up_again(app: Flask, child: Browser) -> None:
    child.open(edition="classic")
    assert any("ended_at IS NOT NULL" in one for one in asked(app, lambda: child.client.get(child.url)))
    with writing(connection(app)):
        games.finish(connection(app), child.game_id, "{}", "2026-01-01T00:00:00.000Z")
    child.open(edition="classic")
    assert not any("ended_at IS NOT NULL" in one for one in asked(app, lambda: child.client.get(child.url)))


def test_a_guests_first_sum_with_a_tip_seen_asks_each_thing_once(app: Flask, child: Browser, deal: Deal) -> None:
    deal(child, ["2", "3", "5", "9", "10"], next_cards=["1", "4", "6"])
    said = {"card": ["0", "1"], "total": "2", "rt_first_ms": "900", "rt_total_ms": "2500", "changes": "0"}
    found = asked(app, lambda: child.post("turn", ply=child.ply, key=child.key, lesson="0 sum", **said))
    assert child.ply == 1
    assert len(found) <= 25 + 2 * postgres.chosen()  # who sits there, before and within: what the move may write to
    assert found.count("BEGIN IMMEDIATE") == found.count("COMMIT") == 1
    read = [one for one in found if one.startswith("SELECT")]
    assert len(set(read)) == len(read)


def test_a_request_hands_down_the_game_as_it_is_stored(
    app: Flask, child: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []

    def noted(at: Request, *since: int | None) -> observe.Look:
        seen.append((at.stored, at.pending, Request(at.db, at.visitor, at.game_id, at.chance)))
        stored, pending, anew = seen[-1]
        assert stored == anew.stored
        assert pending == anew.pending
        return observe.look(at, *since)

    monkeypatch.setattr(play, "look", noted)
    child.open(edition="first_night", bots=["tilo", "bruno"])
    for _ in range(8):
        child.to_my_turn().swap()
    assert len(seen) > 15


def test_all_plies_of_a_round_are_stored_together_or_none(
    app: Flask, child: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turn.questions, "committed_at", lambda *_: None)
    child.open(edition="classic", players=4).to_my_turn().swap()
    if child.phase == "question":
        child.post("answer", key=child.key, skip="1")
    before = games.plies(connection(app), child.game_id)
    whole, breaks = games.append_ply, iter((False, True))

    def breaking(*args: object) -> int:
        if next(breaks):
            raise sqlite3.OperationalError("disk I/O error")
        return whole(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(games, "append_ply", breaking)
    assert child.post("next", ply=child.ply, to="me").status_code >= 500
    assert games.plies(connection(app), child.game_id) == before
    monkeypatch.setattr(games, "append_ply", whole)
    commits = asked(app, lambda: child.post("next", ply=child.ply, to="me")).count("COMMIT")
    assert len(games.plies(connection(app), child.game_id)) >= len(before) + 3
    assert commits == 1


def files_walked(request: Callable[[], object]) -> list[str]:
    """The file of each call of kidsq's own functions and templates, in their order."""
    walked: list[str] = []

    def note(frame: Any, event: str, _: object) -> None:
        if event == "call" and (name := frame.f_code.co_filename).startswith(
            (f"{HOUSE}/kidsq/", f"{HOUSE}/templates/")
        ):
            walked.append(name)

    sys.setprofile(note)
    try:
        request()
    finally:
        sys.setprofile(None)
    return walked


def test_a_discard_goes_from_file_to_file_no_more_than_it_must(
    app: Flask, child: Browser, deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who reads along turns a page at each change of file: there were 1,059 of them when the house was one hall.

    Of these 40 are from an equation to its kind and back."""
    monkeypatch.setattr(questions.Chooser, "due", lambda chooser, past: False)  # else chance would say how many
    said = {"card": ["0", "1"], "total": "2", "rt_first_ms": "900", "rt_total_ms": "2500", "changes": "0"}
    for _ in ("what is drawn once is drawn", "and again"):
        deal(child, ["2", "3", "5", "9", "10"], others=IDLE, next_cards=["1", "4", "6"])
        form = {"ply": child.ply, "key": child.key, **said}
        walked = files_walked(lambda form=form: child.post("turn", **form))  # type: ignore[misc]
        assert child.ply == 1
    assert any("/templates/" in name for name in walked)
    assert sum(before != after for before, after in pairwise(walked)) <= 580
