"""A box with more figures than places: each colour on it is drawn, can be tapped and is said."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest
from flask import Flask, render_template_string
from games.queens_collection.laying import tidy
from hypothesis import given
from hypothesis import strategies as st

from kidsq.games.queens_collection.cards import COLOURS
from kidsq.web.games.queens_collection.tidying.scene import DRAWN_PLACES, box_like, facts, places_of

from ...class_in_lesson import School

EACH = 3
BOX = '{% from "games/queens_collection/_parts.html" import box_of %}{{ box_of(box, true) }}'


@pytest.fixture
def app(school: School) -> Flask:
    return school.app


@given(st.lists(st.integers(0, EACH), min_size=len(COLOURS), max_size=len(COLOURS)))
def test_each_colour_has_a_place_of_its_own(numbers: list[int]) -> None:
    standing = tuple(colour for colour, number in enumerate(numbers) for _ in range(number))
    found = places_of(standing)
    drawn = [place for each in found.values() for place in each]
    assert sorted(found) == sorted(set(standing))
    assert all(found.values())
    assert drawn == list(range(len(drawn)))
    assert len(drawn) == (len(standing) if len(standing) <= DRAWN_PLACES else max(DRAWN_PLACES, len(found)))


@pytest.mark.parametrize("standing", [(0, 0, 0, 1, 1, 1, 2), (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 7), tuple(range(8))])
def test_each_colour_can_be_tapped_and_is_said(app: Flask, standing: tuple[int, ...]) -> None:
    with app.test_request_context():
        page = unescape(render_template_string(BOX, box=box_like("en", 0, 0, standing, False)))
    tapped = re.findall(r'name="meeple" value="(\w+)@red"', page)
    assert tapped == [COLOURS[colour] for colour in sorted(set(standing))]
    drawn = {name.removesuffix("-astray") for name in re.findall(r"#meeple-([\w-]+)", page)}
    assert drawn == set(tapped)
    assert re.search(rf'class="many">{len(standing)}<', page)
    whole = re.search(r'class="whole".*?aria-label="([^"]+)"', page)
    assert whole
    said = re.findall(r'name="meeple".*?data-name="([^"]+)"', page)
    assert len(said) == len(tapped)
    assert all(name in whole[1] for name in said), whole[1]


@pytest.mark.parametrize(("points", "said"), [(3, "3 points together"), (0, "0 points together"), (-1, "")])
def test_the_end_tells_the_points_also_where_there_are_none_but_never_what_is_missing(
    app: Flask, points: int, said: str
) -> None:
    with app.test_request_context():
        told = [words for drawing, words in facts(replace(tidy().view(0), points=points)) if drawing == "crown"]
    assert told == ([said] if said else [])
