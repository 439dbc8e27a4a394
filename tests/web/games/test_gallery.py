"""The gallery of queens as a child sees it: its own portraits and stories, and nothing of those who still sleep."""

import re

import pytest
from worlds import world

from kidsq.games.sleeping_queens.cards import QUEEN_NAMES
from kidsq.store.db.database import writing
from kidsq.store.people import people
from kidsq.store.play import gallery

DEVICE = "d" * 32
AT = "2026-11-20T12:00:00.000Z"
QUEENS = [name for name in QUEEN_NAMES if name]


@pytest.fixture
def app(tmp_path):
    with world(tmp_path) as made:
        yield made


@pytest.fixture
def mira(app):
    return a_child(app, "Mira", ["rainbow", "ice_cream", "cat"])


def a_child(app, nickname, queens):
    db = app.extensions["kidsq"].store.connection()
    with writing(db):
        child = people.add_learner(db, DEVICE, nickname, "face-3", AT)
        found = [gallery.Won(queen, None, place, AT) for place, queen in enumerate(queens)]
        gallery.keep(db, child.id, found, AT)
    return child.id


def at(app, device=DEVICE, player=None):
    client = app.test_client()
    with client.session_transaction() as cookie:
        cookie["device"] = device
        if player:
            cookie["player"] = player
    return client


def shown(page):
    return re.findall(r"#queen-(\w+)", page)


def test_who_came_hangs_there_in_the_order_of_coming_and_the_others_sleep(app, mira):
    page = at(app).get(f"/gallery/{mira}").text
    assert shown(page) == ["rainbow", "ice_cream", "cat"]
    assert page.count("#bed") == page.count("#asleep") == 13


def test_nothing_tells_who_still_sleeps(app, mira):
    """Neither a name, a drawing, an address, nor the sign of a bed, which depends on how many are awake and no more."""
    page = at(app).get(f"/gallery/{mira}").text
    asleep = [queen for queen in QUEENS if queen not in ("rainbow", "ice_cream", "cat")]
    assert not [
        queen
        for queen in asleep
        if f"/{queen}" in page or f"sleeper-{queen}" in page or f'-{queen}"' in page.replace("sign-", "")
    ]
    other = a_child(app, "Leo", ["moon", "rose", "dog"])
    assert re.findall(r"#(sign-\w+)", page) == re.findall(r"#(sign-\w+)", at(app).get(f"/gallery/{other}").text)


@pytest.mark.parametrize("queen", ["rainbow", "ice_cream"])
def test_every_portrait_opens_a_story(app, mira, queen):
    client = at(app)
    assert f'href="/gallery/{mira}/{queen}"' in client.get(f"/gallery/{mira}").text
    page = client.get(f"/gallery/{mira}/{queen}").text
    assert f"<h1>{queen.replace('_', ' ').title()} Queen</h1>" in page
    assert page.count("data-tell") == 2


def test_neighbours_go_round(app, mira):
    page = at(app).get(f"/gallery/{mira}/rainbow").text
    assert f'href="/gallery/{mira}/cat"' in page
    assert f'href="/gallery/{mira}/ice_cream"' in page
    only = a_child(app, "Leo", ["moon"])
    assert "More of them" not in at(app).get(f"/gallery/{only}/moon").text
    two = a_child(app, "Zoe", ["moon", "cat"])
    assert at(app).get(f"/gallery/{two}/moon").text.count(f"/gallery/{two}/cat") == 1


@pytest.mark.parametrize("queen", ["moon", "nobody", "../rainbow", "Rainbow"])
def test_who_sleeps_or_is_nobody_has_no_page(app, mira, queen):
    assert at(app).get(f"/gallery/{mira}/{queen}").status_code == 404


def test_only_for_the_children_of_this_browser(app, mira):
    for path in (f"/gallery/{mira}", f"/gallery/{mira}/rainbow"):
        assert at(app).get(path).status_code == 200
        assert at(app, "f" * 32).get(path).status_code == 404
        assert app.test_client().get(path).status_code == 404


def test_the_short_address_leads_to_who_plays_here(app, mira):
    assert at(app, player=mira).get("/gallery").headers["Location"] == f"/gallery/{mira}"
    for player in (None, "guest", "f" * 32):
        assert at(app, player=player).get("/gallery").headers["Location"] == "/gallery/guest"


def test_guests_have_a_gallery_and_a_kind_word(app, mira):
    page = at(app).get("/gallery/guest").text
    assert "Choose a face at home" in page
    assert page.count("#bed") == 16
    assert "Choose a face" not in at(app).get(f"/gallery/{mira}").text


def test_all_awake(app):
    zoe = a_child(app, "Zoe", QUEENS)
    page = at(app).get(f"/gallery/{zoe}").text
    assert "Everybody is awake!" in page
    assert "still asleep" not in page
    assert all(at(app).get(f"/gallery/{zoe}/{queen}").status_code == 200 for queen in QUEENS)


def test_home_leads_a_named_child_to_its_queens_and_its_royal(app, mira):
    page = at(app, player=mira).get("/").text
    assert f'href="/gallery/{mira}"' in at(app, player=mira).get(f"/castle/{mira}").text
    for path in ("castle", "royal"):
        assert f'href="/{path}/{mira}"' in page
        assert f'href="/{path}' not in at(app, player="guest").get("/").text
