"""How hard it is: to be chosen beside its book, the easier way first, and as it was the last time."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from worlds import world

from kidsq.store.play import games
from kidsq.web.http import context


@pytest.fixture
def client(tmp_path: Path) -> Iterator[FlaskClient]:
    with world(tmp_path, seed=7) as app:
        yield app.test_client()


def steps(client: FlaskClient, edition: str) -> list[tuple[str, bool]]:
    page = html.unescape(client.get("/ways").text)
    found = re.findall(rf'name="{edition}-\w+" value="\w+"( checked)?><span>([^<]+)', page)
    return [(words, bool(chosen)) for chosen, words in found]


def test_the_easier_way_comes_first(client: FlaskClient) -> None:
    for edition in ("coop", "solo"):
        assert steps(client, edition) == [("Two places a box", True), ("Three places a box", False)]
    for edition in ("rivals", "teams"):
        rounds = [("One round", True), ("Two rounds", False), ("One for each player", False)]
        assert steps(client, edition) == rounds
    assert steps(client, "deluxe") == [("All 16 queens", True), ("12 of the 16 queens", False)]
    assert steps(client, "classic") == []


def test_it_is_chosen_as_it_was_played_last(client: FlaskClient) -> None:
    chosen = {"edition": "coop", "bots": "pippa", "coop-fields": "3", "solo-fields": "2", "rivals-rounds": "2"}
    assert client.post("/play?from=ways", data=chosen).status_code == 303
    assert steps(client, "coop") == [("Two places a box", False), ("Three places a box", True)]
    assert steps(client, "rivals")[0] == ("One round", True)


def header(client: FlaskClient, **form: str | list[str]) -> dict[str, Any]:
    """Of the game that this form begins, with what the page would send for all others."""
    page = client.get("/ways").text
    shown = dict(re.findall(r'type="radio" name="(\w+-\w+)" value="(\w+)"[^>]* checked', page))
    sent = {name.replace("__", "-"): value for name, value in form.items()}
    for name, value in sent.items():
        if "-" in name:
            assert f'name="{name}" value="{value}"' in page, "cannot be tapped"
    answer = client.post("/play?from=ways", data={"players": "guest", "bots": "pippa", **shown, **sent})
    assert answer.status_code == 303, answer.text
    with client.application.app_context():
        stored = games.load(context.db(), answer.location.rsplit("/", 1)[1])
    assert stored
    found: dict[str, Any] = json.loads(stored.header_json)
    return found


@pytest.mark.parametrize("edition", ["coop", "solo"])
@pytest.mark.parametrize("fields", ["2", "3"])
@pytest.mark.parametrize(("copies", "jokers"), [("4", "3"), ("3", "6"), ("3", "4")])
def test_tidying_is_made_harder_in_each_way_the_rule_book_names(
    client: FlaskClient, edition: str, fields: str, copies: str, jokers: str
) -> None:
    chosen = {f"{edition}__fields": fields, f"{edition}__copies": copies, f"{edition}__jokers": jokers}
    dealt = header(client, edition=edition, **chosen)
    assert [str(dealt[name]) for name in ("fields", "copies", "jokers", "each")] == [fields, copies, jokers, "3"]
    assert len(dealt["draw"]) == 8 * int(copies) + int(jokers)


def test_two_of_each_to_begin_with_is_for_two_places_alone_and_stops_nobody_who_then_taps_three(
    client: FlaskClient,
) -> None:
    two = header(client, edition="coop", coop__each="2")
    assert (two["fields"], two["each"]) == (2, 2)
    three = header(client, edition="coop", coop__each="2", coop__fields="3")
    assert (three["fields"], three["each"]) == (3, 3)


def test_after_two_of_each_the_next_game_may_have_three_places(client: FlaskClient) -> None:
    header(client, edition="coop", coop__each="2")
    again = re.findall(r"/table/(\w+)", client.get("/").text)[0]
    assert client.post("/play", data={"again": again, "fields": "3"}).status_code == 303


@pytest.mark.parametrize("bots", [["pippa"], ["pippa", "bruno"], ["pippa", "bruno", "tilo"]])
def test_rivals_play_as_many_rounds_as_they_are(client: FlaskClient, bots: list[str]) -> None:
    assert header(client, edition="rivals", rivals__rounds="usual", bots=bots)["rounds"] == len(bots) + 1
    assert header(client, edition="rivals", bots=bots)["rounds"] == len(bots) + 1, "as it was last"


def test_teams_play_as_many_rounds_as_they_are(client: FlaskClient) -> None:
    bots = ["pippa", "bruno", "tilo"]
    assert header(client, edition="teams", teams__rounds="usual", bots=bots)["rounds"] == 4


def test_twelve_of_the_sixteen_queens_can_be_chosen_and_stay_chosen(client: FlaskClient) -> None:
    assert len(header(client, edition="deluxe")["beds"]) == 16
    assert len(header(client, edition="deluxe", deluxe__queens="12")["beds"]) == 12
    assert steps(client, "deluxe")[1] == ("12 of the 16 queens", True)
    assert len(header(client, edition="deluxe")["beds"]) == 12


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
