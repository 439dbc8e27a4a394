"""All the cards of a game: each once, with what it does, and only those in this game."""

from __future__ import annotations

import html
import re

import pytest

from kidsq.games.sleeping_queens import EDITIONS
from kidsq.games.sleeping_queens.cards import CARD_NAMES, QUEEN_NAMES, is_number
from kidsq.web import create_app
from kidsq.web.games.sleeping_queens.portraits import pictures_of

from ..class_in_lesson import school_in


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    return create_app(tmp_path_factory.mktemp("cards"), testing=True).test_client()


def page(client, edition):
    answer = client.get("/cards", query_string={"edition": edition})
    assert answer.status_code == 200
    return html.unescape(answer.text)


def drawn(text, kind):
    return re.findall(rf'#({kind}-\w+)"', text)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_queen_is_there_and_leads_to_her_own_card(client, edition):
    text, queens = page(client, edition).partition('<section aria-labelledby="queens">')[2], EDITIONS[edition].queens
    court = text.partition("</section>")[0]
    assert drawn(court, "queen") == [f"queen-{name}" for name in queens]
    assert re.findall(r"&card=queen-(\w+)", court) == list(queens)
    points = [int(number) for number in re.findall(r'class="points"[^>]*>(\d+)<', court)]
    assert points == (list(queens.values()) if EDITIONS[edition].points_count else [])


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_kind_is_there_with_its_count_and_all_its_pictures(client, edition):
    text = page(client, edition)
    told = dict(re.findall(r'<li class="kind (\w+)">(.*?)</li>', text, re.DOTALL))
    deck = {CARD_NAMES[card]: count for card, count in EDITIONS[edition].deck.items()}
    assert set(told) == {name for card, name in CARD_NAMES.items() if name in deck and not is_number(card)}
    for name, part in told.items():
        assert f"× {deck[name]}<" in part
        assert re.findall(r'#([\w-]+)"/>', part) == list(pictures_of(edition, name))
    numbers = re.findall(r'class="leaf number" [^>]*><b>(\d+)', text)
    assert numbers == [name for name in deck if name.isdecimal()]
    assert f"and {sum(deck.values())} other cards." in text


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_is_shown_alone_with_its_name_and_what_it_does(client, edition):
    codes = re.findall(r"&card=([\w-]+)", page(client, edition))
    deck = EDITIONS[edition]
    assert len(codes) == len(set(codes)) > len(deck.queens)
    before = codes[-1]
    for code in codes:
        alone = one(client, edition, code)
        told = re.findall(r"<(\w+)[^>]* data-tell[^>]*>(.*?)</", alone)
        assert [tag for tag, _ in told] == (["h1", "p", "p"] if code.startswith("queen-") else ["h1", "p"])
        assert all(3 <= len(re.findall(r"\w+", line)) <= 12 for tag, line in told if tag == "p"), told
        assert re.findall(r"&card=([\w-]+)", alone)[0] == before
        assert f'href="/cards?edition={edition}#{code}"' in alone
        before = code


def one(client, edition, code):
    answer = client.get("/cards", query_string={"edition": edition, "card": code})
    assert answer.status_code == 200
    return html.unescape(answer.text)


def test_a_queen_alone_goes_to_sleep_and_shows_points_where_they_count(client):
    alone = one(client, "classic", "queen-cat")
    assert drawn(alone, "sleeper") == ["sleeper-cat"]
    assert alone.count('type="checkbox"') == 1
    assert re.findall(r'class="points"[^>]*>(\d+)<', alone) == ["15"]
    assert 'class="points"' not in one(client, "first_night", "queen-cat")


def test_card_that_this_game_does_not_have_is_named_and_all_are_shown(client):
    answer = client.get("/cards", query_string={"edition": "first_night", "card": "dragon"})
    assert answer.status_code == 404
    assert "There is no card “dragon” in this game." in answer.text
    assert len(re.findall(r"card=queen-", answer.text)) == len(EDITIONS["first_night"].queens)


def test_poodle_has_her_own_name_and_rows_are_told_where_they_count(client):
    assert '<b class="name">Poodle Queen</b>' in page(client, "gamefactory")
    assert "a row like 2, 3, 4" in page(client, "little")
    assert "a sum like 2 +\N{NO-BREAK SPACE}3 =\N{NO-BREAK SPACE}5" in page(client, "classic")


def test_game_that_is_not_there_is_named_and_the_first_shown(client):
    answer = client.get("/cards", query_string={"edition": "<b>bridge" + "x" * 200})
    assert answer.status_code == 404
    assert "There is no game “&lt;b&gt;bridge" in answer.text
    assert drawn(answer.text, "queen")[: len(QUEEN_NAMES)].count("queen-heart") == 1
    assert client.get("/cards").status_code == 200


def test_child_who_sits_at_a_tablet_of_a_class_looks_too(tmp_path):
    school = school_in(tmp_path)
    tablet = school.tablet()
    tablet.sit("Mira")
    assert 'href="/cards"' in tablet.get("/class").text
    assert tablet.get("/cards?edition=deluxe").status_code == 200
    tablet.post("/class/done", learner=school.id("Mira"))
    assert tablet.get("/cards").status_code == 303
    school.app.extensions["kidsq"].store.close_all()


def test_every_king_is_called_by_his_own_name(client):
    kings = [code for code in re.findall(r"&card=([\w-]+)", page(client, "deluxe")) if code.startswith("king-")]
    shown = [client.get("/cards", query_string={"edition": "deluxe", "card": code}).text for code in kings]
    names = [re.search(r"<h1 data-tell>([^<]+)</h1>", text)[1] for text in shown]
    assert len(set(names)) == 10
    assert all(name.endswith(" King") for name in names)
    assert "Cookie King" in names
