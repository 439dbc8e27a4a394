"""A child's castle: invited to on home until it has looked, by whom it belongs to, in plain words to everybody else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from worlds import db_of, put_game, world

from kidsq.learning.reports.garden import Plant
from kidsq.play.surprises import bringing, gifts
from kidsq.store.db.database import writing
from kidsq.store.people import people
from kidsq.store.play import gallery, games, surprises
from kidsq.web.games.queens_collection.book.gallery import FIGURES
from kidsq.web.games.sleeping_queens.book.gallery import QUEENS
from kidsq.web.home import castle

DEVICE = "d" * 32
AT = "2026-11-20T12:00:00.000Z"
VISITORS = [*QUEENS, *FIGURES]


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Flask]:
    with world(tmp_path) as made:
        yield made


@pytest.fixture
def mira(app: Flask) -> str:
    with writing(db_of(app)) as db:
        child = people.add_learner(db, DEVICE, "Mira", "face-3", AT)
        gallery.keep(db, child.id, [gallery.Won(one, None, 0, AT) for one in VISITORS], AT)
    return child.id


def at(app: Flask, player: str = "", device: str = DEVICE) -> FlaskClient:
    client = app.test_client()
    with client.session_transaction() as cookie:
        cookie.update(device=device, player=player)
    return client


def came(app: Flask, learner: str, *names: str) -> None:
    with writing(db_of(app)) as db:
        surprises.add(db, learner, names, AT)


def text(page: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page))


def test_home_invites_to_one_thing_until_it_is_looked_at(app: Flask, mira: str) -> None:
    child = at(app, mira)
    assert "invited" not in child.get("/").text
    came(app, mira, "visit-moon", "visit-rainbow")
    home = child.get("/").text
    assert home.count('class="ticket invited"') == 1
    name = re.search(r'name="surprise" value="([^"]+)"', home)
    assert name
    told = child.post(f"/castle/{mira}", data={"surprise": name[1]}, follow_redirects=True)
    assert told.status_code == 200
    assert "is visiting." in text(told.text)
    other = child.get("/").text
    assert f'value="{name[1]}"' not in other
    assert other.count('class="ticket invited"') == 1
    child.post(f"/castle/{mira}", data={"surprise": {"visit-moon", "visit-rainbow"}.difference([name[1]]).pop()})
    assert "invited" not in child.get("/").text


@pytest.mark.parametrize("who", [*VISITORS, "friend-bruno", "owl"])
def test_everybody_who_visits_tells_something_and_can_be_heard_again(app: Flask, mira: str, who: str) -> None:
    child = at(app, mira)
    came(app, mira, f"visit-{who}")
    page = child.post(f"/castle/{mira}", data={"surprise": f"visit-{who}"}, follow_redirects=True).text
    assert len(re.findall(r"data-tell", page)) == 1
    assert f'href="/castle/{mira}/visit/{who}?from=castle"' in child.get(f"/castle/{mira}").text
    thanks = r'<a class="button main" href="([^"]+)"'
    visit = f"/castle/{mira}/visit/{who}"
    assert [re.findall(thanks, child.get(visit + came).text) for came in ("?from=castle", "")] == [
        [f"/castle/{mira}"],
        ["/"],
    ]


@pytest.mark.parametrize("name", ["visit-nobody", "visit-", "wear-crown-moon", "x" * 5_000, "", "visit-cat"])
def test_what_has_not_come_is_not_shown_and_leads_to_the_castle(app: Flask, mira: str, name: str) -> None:
    answer = at(app, mira).post(f"/castle/{mira}", data={"surprise": name})
    assert (answer.status_code, answer.location) == (303, f"/castle/{mira}")
    assert at(app, mira).get(f"/castle/{mira}/visit/friend-bruno").status_code == 404


def test_a_surprise_of_another_kidsq_waits_in_silence(app: Flask, mira: str) -> None:
    came(app, mira, "balloon-red")
    assert at(app, mira).get("/").status_code == at(app, mira).get(f"/castle/{mira}").status_code == 200
    assert "invited" not in at(app, mira).get("/").text


def finish(app: Flask, learner: str, number: int) -> None:
    """A game of this child, now of the one kind and now of the other, is over; it has won nothing in it."""
    game_id, at_ = f"{number:032}", f"2026-{9 + number // 30:02}-{1 + number % 30:02}T12:00:00.000Z"
    game, edition = (("queens_collection", "coop"), ("sleeping_queens", "classic"))[number % 3 > 0]
    with writing(db_of(app)) as db:
        put_game(db, game_id, at_, "bruno", learner, game=game, edition=edition, device=DEVICE)
        games.finish(db, game_id, "{}", at_)
        stored = games.load(db, game_id)
        assert stored is not None
        bringing.bring_to_all(db, stored, at_)


def test_a_child_sees_a_gift_after_each_game_and_never_one_again(app: Flask) -> None:
    with writing(db_of(app)) as db:
        leo = people.add_learner(db, DEVICE, "Leo", "face-5", AT).id
    child, seen = at(app, leo), []
    for number in range(1, 7):
        finish(app, leo, number)
        seen += re.findall(r'name="surprise" value="([^"]+)"', child.get("/").text)
        assert len(seen) == number
        assert child.post(f"/castle/{leo}", data={"surprise": seen[-1]}, follow_redirects=True).status_code == 200
        assert "invited" not in child.get("/").text
    assert len(set(seen)) == 6


def test_a_house_that_has_played_before_has_what_its_games_bring(app: Flask, mira: str) -> None:
    for number in range(1, 13):
        finish(app, mira, number)
    db_of(app).execute("DELETE FROM surprises")
    home = at(app, mira).get("/").text
    assert re.findall(r'name="surprise" value="([^"]+)"', home) == [gifts.GIFTS[11]]
    assert {one.name for one in surprises.of_learner(db_of(app), mira)} == set(gifts.GIFTS[:12])


@pytest.mark.parametrize("full", [one for one in gifts.GIFTS if not one.startswith("visit-")])
def test_whatever_comes_is_drawn_worded_and_there_afterwards(app: Flask, mira: str, full: str) -> None:
    child, (kind, _dash, name) = at(app, mira), full.partition("-")
    pages = {"wear": "royal", "garden": "garden", "hall": "castle"}
    shown = {"wear": f"earned-{name}", "garden": f"meadow-{name}", "hall": f"hall-{name}"}
    of_page, address = "pours" if name == "water" else shown[kind], f"/{pages[kind]}/{mira}"
    assert of_page not in child.get(address).text
    came(app, mira, full)
    assert "invited" in child.get("/").text
    page = child.post(f"/castle/{mira}", data={"surprise": full}, follow_redirects=True)
    assert page.request.path == address
    assert of_page in page.text
    assert of_page in child.get(address).text


@pytest.mark.parametrize("full", {one.partition("-")[0]: one for one in gifts.GIFTS}.values())
def test_what_was_found_without_an_invitation_is_new_no_more(app: Flask, mira: str, full: str) -> None:
    child, (kind, _dash, name) = at(app, mira), full.partition("-")
    came(app, mira, full)
    pages = {"wear": "royal/{}", "garden": "garden/{}", "hall": "castle/{}", "visit": f"castle/{{}}/visit/{name}"}
    assert "invited" in child.get("/").text
    assert child.get(f"/{pages[kind].format(mira)}").status_code == 200
    assert "invited" not in child.get("/").text


def test_all_things_say_something_else_when_they_are_tapped(app: Flask, mira: str) -> None:
    came(app, mira, *(one for one in gifts.GIFTS if one.split("-")[0] in ("hall", "garden")))
    pages = at(app, mira).get(f"/castle/{mira}").text, at(app, mira).get(f"/garden/{mira}").text
    said = [one for page in pages for one in re.findall(r'answer-line">([^<]+)<', page)]
    assert len(said) == 1 + 6 + 10 + 6 + 12, "the gate, doors, what stands in the hall, plants, who lives in the garden"
    assert len(said) - len(set(said)) <= 1, "six plants have five ways to thank for water"


def test_seeds_and_doors_answer_from_the_first_day_and_the_hall_stands_open(app: Flask) -> None:
    with writing(db_of(app)) as db:
        leo = people.add_learner(db, DEVICE, "Leo", "face-5", AT).id
    child = at(app, leo)
    assert "Whoever you wake comes in!" in child.get(f"/castle/{leo}").text
    for page, many in (("castle", 7), ("garden", 6)):
        said = re.findall(r'answer-line">([^<]+)<', child.get(f"/{page}/{leo}").text)
        assert len(set(said)) == many
    with writing(db_of(app)) as db:
        gallery.keep(db, leo, [gallery.Won("moon", None, 0, AT)], AT)
    castle_page = child.get(f"/castle/{leo}").text
    assert "The door is open a little" not in castle_page
    assert f"/castle/{leo}/visit/moon" in castle_page
    assert "queen-moon" in child.get("/").text.partition('class="begin"')[0], "at the window of home"
    assert "Moon Queen" in child.get(f"/castle/{leo}/visit/moon").text


def test_what_has_come_can_be_worn_by_that_child_and_nobody_else(app: Flask, mira: str) -> None:
    with writing(db_of(app)) as db:
        leo = people.add_learner(db, DEVICE, "Leo", "face-5", AT).id
    came(app, mira, "wear-crown-ears")
    mirror = at(app, mira).get(f"/royal/{mira}?try=crown-ears").text
    assert re.search(r'value="ears"[^>]* checked', mirror)
    child = at(app, mira)
    assert child.post(f"/royal/{mira}", data={"crown": "ears", "do": "done"}).status_code == 303
    kept = people.learner(db_of(app), mira)
    assert kept is not None
    assert "-ears-" in (kept.royal or "")
    for other in (leo, "guest"):
        assert 'value="ears"' not in child.get(f"/royal/{other}?try=crown-ears").text
        assert child.get(f"/royal/{other}?crown=ears").status_code == 404
        assert child.post(f"/royal/{other}", data={"crown": "ears"}).status_code == 404
    assert child.post(f"/royal/{mira}", data={"extras": "wings"}).status_code == 404
    assert child.get(f"/royal/{mira}?try=crown-fan").status_code == 200


def test_a_room_opens_when_its_family_blooms_and_never_closes(
    app: Flask, mira: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    families = ("plus_1_2", "doubles", "longer")
    stages = dict.fromkeys(families, 2)
    monkeypatch.setattr(castle, "_plants", lambda _: tuple(Plant(one, stages[one], thirsty=False) for one in families))
    child = at(app, mira)
    page = child.get(f"/castle/{mira}").text
    assert page.count("#room-door") == 3
    assert "4</b><i>+</i><b>4" in re.sub(r"\s+(?=<)", "", page)
    stages["doubles"] = 4
    assert "The ballroom is open." in child.get("/").text
    landed = child.post(f"/castle/{mira}", data={"surprise": "room-doubles"})
    assert landed.location == f"/castle/{mira}#room-doubles"
    stages["doubles"] = 2
    later = child.get(f"/castle/{mira}").text
    assert "#room-doubles" in later
    assert later.count("#room-door") == 2
    assert "is open." not in child.get("/").text


def test_a_guest_has_no_castle(app: Flask) -> None:
    assert at(app).get("/castle/guest").status_code == 404


def test_no_two_visitors_tell_the_same_and_all_of_it_is_short(app: Flask, mira: str) -> None:
    told = set()
    for who in VISITORS:
        came(app, mira, f"visit-{who}")
        page = at(app, mira).post(f"/castle/{mira}", data={"surprise": f"visit-{who}"}, follow_redirects=True).text
        found = re.search(r"data-tell[^>]*>([^<]+)<", page)
        assert found
        assert 3 <= len(re.findall(r"[.!?…]+( |$)", found[1])) <= 6
        told.add(found[1])
    assert len(told) == len(VISITORS)
