"""Whole games of every edition, without a script: each move is found in the page, and the record replays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from scale import mostly_in_soak
from worlds import db_of, world

from kidsq.play import result_of_record
from kidsq.store.play import games

from .playing import Player


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Flask]:
    with world(tmp_path, seed=11) as made:
        yield made


def wanted(edition: str, people: int, bots: int, **options: str) -> dict[str, object]:
    names = ("hugo", "fenna", "tilo")
    return {"edition": edition, "players": ["guest"] * people, "bots": list(names[:bots]), **options}


USUAL = [
    ("coop", 1, 1, {}),
    ("coop", 2, 2, {"jokers": "3", "copies": "3"}),
    ("coop", 3, 0, {"fields": "3"}),
    ("solo", 1, 0, {}),
    ("rivals", 1, 1, {"rounds": "2"}),
    ("teams", 1, 3, {}),
    ("teams", 4, 0, {"rounds": "2"}),
]
OTHERS = [
    ("solo", 1, 0, {"fields": "3"}),
    ("rivals", 1, 2, {}),
    ("rivals", 2, 0, {}),
    ("rivals", 3, 1, {}),
    ("teams", 2, 2, {}),
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("edition", "people", "bots", "options"),
    mostly_in_soak([*USUAL, *OTHERS], *USUAL),
)
@pytest.mark.full
def test_a_whole_game_is_played_without_a_script(app, edition, people, bots, options):
    client = app.test_client()
    table = client.post("/play", data=wanted(edition, people, bots, **options)).headers["Location"]
    player = Player(app, client, table)
    phases = set()
    for _ in player.play():
        phases.add(player.phase())
    stored = games.load(db_of(app), table.rsplit("/", 1)[1])
    assert stored is not None
    assert stored.ended_at is not None
    assert result_of_record(stored.header_json, games.plies(db_of(app), stored.id)) == stored.result_json
    assert ("curtain" in phases) == (people > 1 and edition in ("rivals", "teams"))
