"""The rule book of Tidy up for the Queen: each edition tells its own rules, in pictures that are there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest
from flask.testing import FlaskClient
from worlds import world

from kidsq.games.queens_collection import EDITIONS
from kidsq.web.games.queens_collection.book.rule_book import collected_points, tidy_points

EVERY = list(EDITIONS)
TIDYING, COLLECTING = ("coop", "solo"), ("rivals", "teams")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FlaskClient]:
    with world(tmp_path_factory.mktemp("book")) as app:
        yield app.test_client()


def told(client: FlaskClient, edition: str) -> dict[str, str]:
    """Title of each page -> all that it says."""
    answer = client.get(f"/rules/{edition}")
    assert answer.status_code == 200
    found = {}
    for page in answer.text.split('<li class="page"')[1:]:
        title, *lines = (unescape(part).strip() for part in re.findall(r"data-tell>(.*?)</", page, re.DOTALL))
        found[title] = " ".join(lines)
    return found


@pytest.mark.parametrize(
    ("title", "editions"),
    [
        ("Four are away", ["solo"]),
        ("Change places", ["coop", "solo"]),
        ("Carry", ["coop", "solo"]),
        ("New cards", ["coop", "solo"]),
        ("Two places in a box", ["coop", "solo"]),
        ("Harder, if you like", ["coop", "solo"]),
        ("Card for card", ["coop"]),
        ("No card left to draw", ["coop"]),
        ("Two the same", ["coop", "rivals", "teams"]),
        ("First: turn up cards", ["rivals", "teams"]),
        ("The same colour twice", ["rivals", "teams"]),
        ("Then: a pair", ["rivals", "teams"]),
        ("Nobody left", ["rivals", "teams"]),
        ("Or: trade", ["rivals", "teams"]),
        ("Or: share", ["teams"]),
        ("Two teams", ["teams"]),
    ],
)
def test_a_rule_is_told_where_it_holds(client: FlaskClient, title: str, editions: list[str]) -> None:
    assert [edition for edition in EVERY if title in told(client, edition)] == editions


def test_a_couple_is_a_joker_together_and_none_alone(client: FlaskClient) -> None:
    assert "are one joker" in told(client, "coop")["Two the same"]
    assert "no joker" in told(client, "solo")["The joker"]
    assert "Two the same" in told(client, "coop")["Carry"]
    assert "Two the same" not in told(client, "solo")["Carry"]
    for edition in COLLECTING:
        assert "any other colour" in told(client, edition)["Two the same"]


def test_who_sees_a_hand_is_told(client: FlaskClient) -> None:
    assert "Everybody may see them" in told(client, "coop")["Your turn"]
    assert "Everybody" not in told(client, "solo")["Your turn"]
    assert "yours alone" in told(client, "rivals")["At the beginning"]
    assert "your team" in told(client, "teams")["At the beginning"]


def test_the_points_are_worked_out_as_the_rules_count_them(client: FlaskClient) -> None:
    assert "6 times 3 is 18. Take 4 away: 14." in told(client, "coop")["The points"]
    assert "always 24" in told(client, "solo")["The points"]
    assert "6 and 12 is 18. Take 1 away: 17." in told(client, "rivals")["The points"]
    for edition, points in (("coop", 14), ("teams", 17)):
        assert f'<span class="worth">{points}</span>' in client.get(f"/rules/{edition}").text


def test_every_line_can_be_heard_by_a_child(client: FlaskClient) -> None:
    for edition in EVERY:
        book = client.get(f"/rules/{edition}").text.partition("</ol>")[0]
        for page in book.split('<li class="page"')[1:]:
            lines = re.findall(r"<p data-tell>(.*?)</p>", page)
            assert 1 <= len(lines) <= 4
            assert all(len(re.findall(r"[\w'-]+", unescape(line))) <= 16 for line in lines), lines
            assert page.count("data-listen=") == 1
            assert '<div class="picture strip" aria-hidden="true"></div>' not in page


def test_the_books_of_one_game_lie_on_the_shelf_with_one_of_the_other(client: FlaskClient) -> None:
    def shelf(edition: str) -> list[str]:
        nav = client.get(f"/rules/{edition}").text.split('<nav class="shelf"')[1].split("</nav>")[0]
        return re.findall(r'href="/rules/(\w+)"', nav)

    assert shelf("teams") == [*EVERY, "first_night"]
    assert shelf("classic")[-1] == EVERY[0]
    assert not set(shelf("classic")[:-1]) & set(EVERY)


@pytest.mark.parametrize("edition", EVERY)
def test_a_book_is_told_in_the_language_of_who_reads(client: FlaskClient, edition: str) -> None:
    for language, word in (("de", "Kiste"), ("fr", "boîte"), ("it", "scatola")):
        page = client.get(f"/rules/{edition}", headers={"Accept-Language": language}).text
        assert word in page
        assert " box" not in re.sub(r"<[^>]+>", " ", page)


def test_the_example_of_a_page_is_counted_from_its_values() -> None:
    assert tidy_points(8, 0).values["all"] == 24
    assert collected_points(0, 0, 2).values["all"] == -2
