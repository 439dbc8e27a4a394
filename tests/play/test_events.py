"""What changes somebody's plans is told alone: with the card that did it, in one sentence, and the friends wait."""

from __future__ import annotations

import re

import pytest
from flask import Flask

from .dealt import play
from .playing import Browser

MINE = ["king", "dragon", "wand", "8", "9"]
KNIGHT = ("king 0", "knight 0 moon")
POTION = ("king 0", "potion 0 moon 0")


def told(app: Flask, child: Browser, attacker: str, *moves: str) -> str:
    """The event that the page shows after these moves; empty for none."""
    play(app, child, "guest", *moves, hand=MINE, others=[attacker, "1", "3", "6", "8"], bots=("bruno", "pippa"))
    if child.look().phase == "question":  # of her points, from when she woke
        child.post("answer", key=child.key, skip="1")
    found = re.search(r'<div id="beat".*?</p>', child.look().shown, re.DOTALL)
    return found[0] if found else ""


@pytest.mark.parametrize(
    ("attacker", "moves", "cards", "sentence"),
    [
        ("knight", (*KNIGHT, "block"), ("queen-moon", "dragon", "knight"), "Saved! Your dragon stops the knight."),
        ("knight", (*KNIGHT, "allow"), ("knight", "queen-moon"), "The Moon Queen goes to Bruno."),
        ("potion", (*POTION, "block"), ("queen-moon", "wand", "potion"), "Saved! Your wand stops the potion."),
        ("potion", (*POTION, "allow"), ("potion", "queen-moon"), "The Moon Queen sleeps in the boat bed."),
    ],
)
def test_an_event_is_told_with_the_cards_that_were_played(
    app: Flask, child: Browser, attacker: str, moves: tuple[str, ...], cards: tuple[str, ...], sentence: str
) -> None:
    event = told(app, child, attacker, *moves)
    drawn = re.findall(r'class="mini">.*?#([a-z-]+)', event, re.DOTALL)
    assert tuple(name.rstrip("-") for name in drawn) == cards
    assert f">{sentence}</p>" in event
    wait = re.search(r'id="next-form"[^>]*delay:(\d+)ms', child.shown)
    assert wait, "Pippa is next"
    assert int(wait[1]) >= 1900 + 1500


def test_a_usual_move_and_an_attack_on_its_way_are_no_events(app: Flask, child: Browser) -> None:
    assert told(app, child, "knight", "discard 8") == ""
    assert told(app, child, "knight", *KNIGHT) == ""
