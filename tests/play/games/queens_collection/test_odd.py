"""Whatever a form says, a table answers with a sentence or plays a legal move, and its record replays."""

from __future__ import annotations

import random
import re

import pytest
from faults.odd import TEXTS
from flask import Flask
from scale import mostly_in_soak
from worlds import db_of

from kidsq.games.queens_collection.cards import CARD_NAMES
from kidsq.play import result_of_record
from kidsq.store.play import games

KINDS = ("swap", "carry", "renew", "exchange", "pass", "reveal", "stop", "pair", "done", "trade", "share")
PLACES = tuple(map(str, range(4)))
AIMED = {
    "do": KINDS,
    "card": PLACES,
    "display": PLACES,
    "meeple": tuple(f"{one}@{other}" for one in CARD_NAMES for other in CARD_NAMES),
    "box": CARD_NAMES,
    "colour": CARD_NAMES,
    "theirs": (*PLACES, *(f"{seat}:{at}" for seat in PLACES for at in PLACES)),
    "move": ("swap red+blue red@blue blue@red", "pair joker joker red", "share red for blue", "renew joker", "swap"),
}
FORMS = 150


def drawn(chance: random.Random) -> dict[str, list[str]]:
    """Some fields of a turn, mostly with what belongs there; the whole move now and then."""
    names = ["do"] * (chance.random() < 0.95) + [name for name in AIMED if name not in ("do", "move")]
    names += ["move"] * (chance.random() < 0.1)
    said = {}
    for name in names:
        values = TEXTS if chance.random() < 0.15 else AIMED[name]
        said[name] = [chance.choice(values) for _ in range(chance.choice((0, 1, 1, 2, 2, 3)))]
    return {name: values for name, values in said.items() if values}


@pytest.mark.parametrize("edition", mostly_in_soak(("coop", "rivals", "solo", "teams"), "coop", "rivals"))
@pytest.mark.full
def test_odd_turns_are_refused_in_a_sentence(app: Flask, edition: str) -> None:
    chance, client = random.Random(edition), app.test_client()
    table = client.post("/play", data={"edition": edition, "bots": ["hugo"] * (edition != "teams")}).headers["Location"]
    game_id, refused, played = table.rsplit("/", 1)[1], 0, 0
    for _ in range(FORMS):
        stored = games.load(db_of(app), game_id)
        assert stored is not None
        client.post(f"{table}/next", data={"ply": str(stored.plies), "to": "me"})
        page = client.get(table).text
        before = re.findall(r'data-ply="(\d+)"', page)[0]
        data = {"ply": [before], "key": [f"{chance.getrandbits(128):032x}"], **drawn(chance)}
        answer = client.post(f"{table}/turn", data=data, headers={"HX-Request": "true"})
        assert answer.status_code in (200, 400), (data, answer.status_code)
        after = re.findall(r'data-ply="(\d+)"', answer.text)[0]
        played += after != before
        refused += after == before
    assert refused > FORMS / 3
    stored = games.load(db_of(app), game_id)
    assert stored is not None
    assert result_of_record(stored.header_json, games.plies(db_of(app), game_id)) == stored.result_json
    assert played
