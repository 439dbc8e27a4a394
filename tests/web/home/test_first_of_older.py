"""An older child without a game before: Play begins the whole game, and it is called by no small animal."""

from __future__ import annotations

import re

import pytest

from kidsq.store.people import people
from kidsq.store.play import games

from ..class_in_lesson import School
from .test_other_game import tile


def sits_down(school: School, band: str, face: int = 0) -> str:
    """Its nickname, chosen by nobody."""
    home = school.app.test_client()
    home.post("/players", data={"face": people.FACES[face], "nickname": "", "key": "a" * 32, "band": band})
    school.home = home  # type: ignore[attr-defined]
    found = re.search(r'aria-pressed="true">.*?<span[^>]*>([^<]+)</span>', home.get("/").text, re.S)
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


def test_an_older_child_is_called_by_no_small_animal(school: School) -> None:
    small = {"Hamster", "Kitten", "Puppy", "Lamb", "Tadpole", "Duck", "Mouse", "Mole", "Bee", "Pony", "Rabbit", "Bear"}
    names = {sits_down(school, "older", face) for face in range(len(people.FACES))}
    assert not names & small
    assert len(names) > 30
