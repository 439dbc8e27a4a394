"""The rule book: each edition tells its own rules, in pictures that are there."""

from __future__ import annotations

import html
import re
from functools import cache

import pytest

from kidsq.games.registry import GAMES
from kidsq.games.sleeping_queens import EDITIONS
from kidsq.web import create_app

TAGS = re.compile(r"<[^>]+>|\s+")


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    return create_app(tmp_path_factory.mktemp("book"), testing=True).test_client()


def told(client, edition):
    """Title of each page -> all that it says."""
    pages = client.get(f"/rules/{edition}").text.split('<li class="page"')[1:]
    found = {}
    for page in pages:
        title, *lines = (html.unescape(TAGS.sub(" ", part)).strip() for part in re.findall(r"data-tell>(.*?)</", page))
        found[title] = " ".join(lines)
    return found


@pytest.mark.parametrize(
    ("edition", "aim"),
    [
        ("first_night", "first has 4 queens wins"),
        ("classic", "5 queens or 50 points wins. With four or five at the table: 4 queens or 40 points"),
        ("deluxe", "5 queens or 50 points"),
        ("gamefactory", "5 queens or 50 points"),
        ("little", "first has 5 queens wins. With four or five at the table: 4 queens."),
    ],
)
def test_each_edition_has_its_own_aim(client, edition, aim):
    assert aim in told(client, edition)["What it is about"]


def test_only_what_is_in_the_deck_is_told(client):
    attacks = {"A knight", "A dragon", "A sleeping potion", "A magic wand"}
    assert not attacks & set(told(client, "first_night"))
    assert all(attacks <= set(told(client, edition)) for edition in EDITIONS if edition != "first_night")
    assert [edition for edition in EDITIONS if "A row" in told(client, edition)] == ["little"]
    together = {"A sum", "A row", "A table", "Over ten", "Both sides the same", "Make 100"}
    assert all(len(together & set(told(client, edition))) == 1 for edition in EDITIONS)
    assert "tens and 7 tens" in told(client, "hundred")["Make 100"]
    assert [edition for edition in EDITIONS if "Strawberry Queen" in told(client, edition)] == ["deluxe"]
    assert [edition for edition in EDITIONS if "Keep your powers" in told(client, edition)] == ["gamefactory"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("page", ["/rules/{}", "/cards?edition={}"])
def test_its_cards_are_of_its_deck_and_coloured(client, edition, page):
    shown = client.get(page.format(edition)).text
    numbers = set(re.findall(r'class="(?:leaf )?n(\d+)[" ]', shown))
    laying = EDITIONS[edition].laying
    assert numbers
    assert numbers <= {str(n) for n in (*EDITIONS[edition].numbers, *(laying.given if laying else ()))}
    sheets = re.findall(r'href="(/static/[^"]+\.css[^"]*)"', shown)
    assert numbers <= set().union(*(numbers_coloured_in(client, sheet) for sheet in sheets))


@cache
def numbers_coloured_in(client, sheet):
    coloured = re.findall(r"([^{}]+)\{[^{}]*--rod:", client.get(sheet).text)
    return frozenset(re.findall(r"\.n(\d+)\b", " ".join(coloured)))


def test_what_the_rule_sheets_add_is_told_where_it_happens(client):
    classic, little = told(client, "classic"), told(client, "little")
    assert "Say it out loud" in classic["A sum"]
    assert all("Shuffle those that were put away" in told(client, edition)["Your turn"] for edition in EDITIONS)
    assert "and her points" in classic["A sleeping potion"]
    assert "which bed" in little["A sleeping potion"]
    assert "points" not in little["A sleeping potion"]
    assert "twenty minutes" in classic["Who thought of it?"]
    assert "Miranda" in told(client, "first_night")["Who thought of it?"]


def test_the_end_is_counted_in_what_counts(client):
    assert "most queens" in told(client, "little")["The end"]
    assert "most points" in told(client, "classic")["The end"]


@pytest.mark.parametrize("page", ["/rules/{}", "/cards?edition={}"])
def test_every_picture_of_every_game_is_in_a_sprite(client, page):
    used = set()
    for edition in (edition for game in GAMES.values() for edition in game.INFO.editions):
        shown = set(re.findall(r'href="(/static/[\w/]+\.svg)\?v=\w+#([\w-]+)"', client.get(page.format(edition)).text))
        assert len(shown) > 10, edition
        used |= shown
    sprites = {name: client.get(name).text for name, _drawing in used}
    assert [one for one in used if f'id="{one[1]}"' not in sprites[one[0]]] == []


def test_a_book_that_is_not_there_is_named_and_another_opened(client):
    answer = client.get("/rules/%3Cb%3Ebridge")
    assert answer.status_code == 404
    assert "There is no game “&lt;b&gt;bridge” here." in answer.text
    assert "What it is about" in answer.text


@pytest.fixture
def app(tmp_path):
    made = create_app(tmp_path, testing=True)
    made.config["WTF_CSRF_ENABLED"] = False
    yield made
    made.extensions["kidsq"].store.close_all()


def sit_down(client):
    return client.post("/play", data={"edition": "first_night"}).headers["Location"]


def shows_tip(client, table):
    return 'name="lesson"' in client.get(table).text


def test_who_comes_from_a_table_goes_back_to_it(app):
    client = app.test_client()
    table = sit_down(client)
    game = table.removeprefix("/table/")
    page = client.get(table).text
    link = f"/rules/first_night?table={game}"
    assert f'href="{link}"' in page
    book = client.get(link).text
    assert f'href="{table}"' in book
    assert f'href="/rules/classic?table={game}"' in book
    assert f'action="{table}/lessons"' in book


@pytest.mark.parametrize("nonsense", ["//evil.example", "%2F..%2Fgrown-ups", "0" * 32, '"><script>'])
def test_a_way_back_leads_only_to_a_table_of_this_browser(app, nonsense):
    stranger = sit_down(app.test_client()).removeprefix("/table/")
    for asked in (nonsense, stranger):
        book = app.test_client().get(f"/rules/classic?table={asked}").text
        assert "Back to the game" not in book
        assert 'href="/table/' not in book


def test_everything_is_shown_again_to_whoever_is_named(app):
    client = app.test_client()
    for name, face in (("Mira", "face-1"), ("Leo", "face-2")):
        client.post("/players", data={"nickname": name, "face": face})
    shown = re.findall(r'name="who" value="(\w+)">.*?<span><bdi>(\w+)</bdi>', client.get("/rules").text)
    by_name = {name: who for who, name in shown}
    mira, leo = by_name["Mira"], by_name["Leo"]
    tables = {}
    for who in (mira, leo, "guest"):
        tables[who] = client.post("/play", data={"edition": "first_night", "players": who}).headers["Location"]
        client.post(f"{tables[who]}/lessons", data={"lessons": "end"})
    assert not any(shows_tip(client, table) for table in tables.values())
    assert client.post("/rules/again", data={"who": leo}).status_code == 303
    assert client.post("/rules/again", data={"who": "nobody"}).status_code == 303
    app.test_client().post("/rules/again", data={"who": mira})  # somebody else's browser
    kept = dict(settings_of(app))
    assert kept[f"learner:{leo}"] == ""
    assert kept[f"learner:{mira}"] == "*"
    assert sorted(kept.values()) == ["", "*", "*"]


def settings_of(app):
    db = app.extensions["kidsq"].store.connection()
    return db.execute("SELECT scope, value FROM settings WHERE key = 'taught'").fetchall()
