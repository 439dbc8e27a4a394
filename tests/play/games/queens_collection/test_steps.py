"""How hard it is: to be chosen beside its book, the easier way first, and as it was the last time."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from worlds import world


@pytest.fixture
def client(tmp_path: Path) -> Iterator[FlaskClient]:
    with world(tmp_path, seed=7) as app:
        yield app.test_client()


def steps(client: FlaskClient, edition: str) -> list[tuple[str, bool]]:
    page = html.unescape(client.get("/ways").text)
    found = re.findall(rf'name="{edition}-\w+" value="\d"( checked)?><span>([^<]+)', page)
    return [(words, bool(chosen)) for chosen, words in found]


def test_the_easier_way_comes_first(client: FlaskClient) -> None:
    for edition in ("coop", "solo"):
        assert steps(client, edition) == [("Two places a box", True), ("Three places a box", False)]
    for edition in ("rivals", "teams"):
        assert steps(client, edition) == [("One round", True), ("Two rounds", False)]
    assert steps(client, "classic") == []


def test_it_is_chosen_as_it_was_played_last(client: FlaskClient) -> None:
    chosen = {"edition": "coop", "bots": "pippa", "coop-fields": "3", "solo-fields": "2", "rivals-rounds": "2"}
    assert client.post("/play?from=ways", data=chosen).status_code == 303
    assert steps(client, "coop") == [("Two places a box", False), ("Three places a box", True)]
    assert steps(client, "rivals")[0] == ("One round", True)


def offered_at_home(client: FlaskClient) -> list[str]:
    return re.findall(r'name="edition" value="(\w+)"', client.get("/").text)


def test_home_offers_the_other_game_and_play_still_begins_with_the_first(client: FlaskClient) -> None:
    assert offered_at_home(client) == ["coop"]
    client.post("/play")
    assert offered_at_home(client) == ["coop"]


def test_who_played_this_one_last_goes_on_with_it_and_is_offered_the_first(client: FlaskClient) -> None:
    client.post("/play", data={"edition": "coop", "gentle": "1"})
    assert offered_at_home(client) == ["first_night"]
    assert client.post("/play").status_code == 303
    assert client.get("/").text.count("Tidy up together") > 0
