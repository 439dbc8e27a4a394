"""A sum that does not hold is explained in three steps, each a picture of its own, in rods or in fives."""

from __future__ import annotations

import re

import pytest

HAND = ["2", "4", "6", "7", "9"]


def explained(child, counters, claimed="3"):
    """The pictures of three tries, 2 + 4 = 7 (or another card), and what stands beside them."""
    child.post("settings", counters=counters)
    steps = []
    for _ in range(3):
        child.turn(card=["0", "1"], total=claimed)
        steps.append(re.search(r'<div class="tried by.*?</svg>', child.shown, re.DOTALL)[0])
    return steps


def line(child):
    return re.search(r'id="line">([^<]*)<', child.said)[1]


@pytest.mark.parametrize("counters", ["rods", "fives"])
def test_each_of_three_steps_is_a_picture_of_its_own_and_only_the_last_tells(child, deal, counters):
    deal(child, HAND)
    pictures = [step.partition("<svg")[2] for step in explained(child, counters)]
    assert len(set(pictures)) == 3
    assert [re.findall(r'<text(?! class="of")[^>]*>(\d+)</text>', picture) for picture in pictures] == [
        [],
        [],
        ["1", "2", "3", "4", "5", "6"],
    ]


def test_the_last_step_shows_the_sum_with_its_total_and_where_it_lies(child, deal):
    deal(child, HAND)
    one, two, three = explained(child, "rods")
    chips = [re.findall(r'class="chip n(\d+)', step) for step in (one, two, three)]
    assert chips == [["2", "4", "7"], ["2", "4", "7"], ["2", "4", "6"]]
    assert "Together they are 6." in line(child)
    assert "You hold a 6!" in line(child)
    deal(child, ["2", "4", "7", "9", "10"])
    explained(child, "rods", "2")
    assert "Together they are 6." in line(child)
    assert "You hold" not in line(child)


@pytest.mark.parametrize("claimed", ["3", "4"])
def test_in_fives_there_is_no_rod(child, deal, claimed):
    deal(child, HAND)
    steps = explained(child, "fives", claimed)
    for step in steps:
        assert not re.findall(r'<rect class="n\d', step)
        assert re.findall(r'class="f[01]', step)
    rods = explained(child, "rods", claimed)
    assert not re.findall(r'class="f[01]', "".join(rods))


def test_in_fives_the_words_are_about_counters(child, deal):
    deal(child, HAND)
    child.post("settings", counters="fives")
    child.turn(card=["0", "1"], total="3")
    assert line(child) == "Almost! 2 and 4 are fewer than 7."
    deal(child, ["2", "4", "3", "7", "9"])
    child.post("settings", counters="fives")
    child.turn(card=["0", "2"], total="1")
    assert "2 and 4" in line(child)
    assert "more than 3" in line(child)


def test_fives_begin_with_five_of_one_colour(child, deal):
    deal(child, HAND)
    second = explained(child, "fives")[1]
    rows = {}
    for colour, cy in re.findall(r'<circle class="f([01])[^"]*"[^>]*cy="(\d+)"', second):
        rows.setdefault(cy, []).append(colour)
    assert list(rows.values()) == [["0"] * 5 + ["1"], ["0"] * 5 + ["1"] * 2]
