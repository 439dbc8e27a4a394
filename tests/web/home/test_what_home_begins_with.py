"""What home begins with: an older child the whole game, called by no small animal; at the window who came last."""

from __future__ import annotations

import re

import pytest

from kidsq import play
from kidsq.store.people import people
from kidsq.store.play import games

from ..class_in_lesson import School
from .test_other_game import tile


def sits_down(school: School, band: str, face: int = 0) -> str:
    """Its nickname, chosen by nobody."""
    home = school.app.test_client()
    home.post("/players", data={"face": people.FACES[face], "nickname": "", "key": "a" * 32, "band": band})
    school.home = home  # type: ignore[attr-defined]
    found = re.search(r'aria-pressed="true">.*?<span[^>]*><bdi>([^<]+)</bdi>', home.get("/").text, re.S)
    assert found
    return found[1]


@pytest.mark.parametrize(
    ("band", "edition", "beside"), [("younger", "first_night", "coop"), ("older", "classic", "first_night")]
)
def test_play_begins_what_suits_its_age_and_the_other_stands_beside_it(
    school: School, band: str, edition: str, beside: str
) -> None:
    sits_down(school, band)
    home = school.home  # type: ignore[attr-defined]
    found = tile(home.get("/").text)
    assert found
    assert found[1]["edition"] == [beside]
    begun = home.post("/play").headers["Location"].rsplit("/", 1)[1]
    stored = games.load(school.db, begun)
    assert stored
    assert (stored.edition, len(stored.seats)) == (edition, 2)
    page = home.get("/").text
    assert 'value="first_night"' not in page, "what it has begun is what goes on"


@pytest.mark.parametrize(
    ("kept", "shown"), [(0, ["rainbow", "moon", "sunflower"]), (2, ["cat", "moon"]), (4, ["moon", "heart", "dog"])]
)
def test_the_window_shows_who_came_last(
    school: School, monkeypatch: pytest.MonkeyPatch, kept: int, shown: list[str]
) -> None:
    came = dict.fromkeys(("cat", "moon", "heart", "dog")[:kept])
    monkeypatch.setattr(play, "kept_of_guests", lambda *_: came)
    window = school.app.test_client().get("/").text.partition('class="window"')[2].partition("</div>")[0]
    assert re.findall(r"#queen-(\w+)", window) == shown


def test_an_older_child_is_called_by_no_small_animal(school: School) -> None:
    small = {"Hamster", "Kitten", "Puppy", "Lamb", "Tadpole", "Duck", "Mouse", "Mole", "Bee", "Pony", "Rabbit", "Bear"}
    names = {sits_down(school, "older", face) for face in range(len(people.FACES))}
    assert not names & small
    assert len(names) > 30


def test_a_picture_that_somebody_here_has_is_not_offered(school: School) -> None:
    def offered() -> list[str]:
        return re.findall(r'name="face" value="([\w-]+)"', home.get("/").text)

    sits_down(school, "younger", face=0)
    home = school.home  # type: ignore[attr-defined]
    assert offered() == list(people.FACES[1:])
    home.post("/players", data={"face": people.FACES[4], "nickname": "Ada", "key": "b" * 32})
    assert people.FACES[4] not in offered()
