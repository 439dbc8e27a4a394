"""As what a table draws how much its equations are: frames of ten, or scales, and nothing of that at other tables."""

from __future__ import annotations

import re

import pytest

from ...conftest import Deal
from ...playing import Browser


def picture(child: Browser) -> str:
    return re.search(r'<svg class="compare.*?</svg>', child.shown, re.DOTALL)[0]


def of_number(svg: str) -> dict[str, int]:
    """Class of a counter -> how many there are."""
    found = re.findall(r'<circle class="(\w+)"', svg)
    return {name: found.count(name) for name in found}


@pytest.mark.parametrize(("edition", "asks"), [("crossing", True), ("balance", True), ("classic", False)])
def test_only_tables_that_draw_them_ask_for_their_style(child: Browser, deal: Deal, edition: str, asks: bool) -> None:
    deal(child, ["1", "2", "4", "7", "8"], edition=edition)
    assert ("sleeping_queens/quantities.css" in child.shown) is asks


def test_a_claim_across_ten_lies_in_frames(child: Browser, deal: Deal) -> None:
    deal(child, ["1", "1", "5", "6", "7"], edition="crossing")
    child.turn(card=["3", "4"], total="2")
    first = picture(child)
    assert 'class="compare two-rows frames"' in first
    assert of_number(first) == {"n7": 7, "n6": 6, "pip": 6 + 5, "n10": 10, "n5": 5}
    assert 'class="gap"' not in first, "not moved yet"
    child.turn(card=["3", "4"], total="2")
    assert picture(child).count('class="gap"') == 2, "15 is two more than 13"
    child.turn(card=["3", "4"], total="2")
    assert of_number(picture(child)) == {"n7": 7, "n6": 6, "pip": 6 + 3, "n10": 10, "n3": 3}


def test_with_counters_a_frame_is_five_red_and_five_blue(child: Browser, deal: Deal) -> None:
    deal(child, ["1", "1", "5", "6", "7"], edition="crossing")
    child.post("settings", counters="fives")
    child.turn(card=["3", "4"], total="2")
    child.turn(card=["3", "4"], total="2")
    # 13 above and 15 below: 5 + 5 + 3, and 5 + 5 + 5
    assert of_number(picture(child)) == {"f0": 5 + 3 + 5 + 5, "f1": 5 + 5, "pip": 6 + 5}


def test_scales_tip_to_the_heavier_side_of_a_claim_and_are_level_at_last(child: Browser, deal: Deal) -> None:
    deal(child, ["1", "1", "2", "4", "9"], edition="balance")
    tips = []
    for _ in range(3):
        child.turn(card=["2", "3"], total="4")
        tips.append(re.search(r'data-tip="(-?\d)"', picture(child))[1])
    assert tips == ["3", "3", "0"]
