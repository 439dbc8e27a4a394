"""Whoever plays for the first time knows what it is about before it decides anything."""

from __future__ import annotations

import re

import pytest

from ..playing import browser, ends

AIM = {
    "first_night": ("4 queens",),
    "classic": ("5 queens", "50 points"),
    "deluxe": ("5 queens", "50 points"),
    "gamefactory": ("5 queens", "50 points"),
    "little": ("5 queens",),
}


def told(child, edition):
    words = re.findall(r'id="line">([^<]*)<', child.said)
    return 'class="tip of-goal"' in child.shown and all(aim in words[0] for aim in AIM[edition])


@pytest.mark.parametrize("edition", AIM)
def test_a_first_game_tells_its_aim_before_the_first_decision(app, edition):
    begun = set()
    for _ in range(6):
        child = browser(app).open(edition=edition, bots=["bruno"])
        begun.add(child.phase)
        heard = told(child, edition)
        while child.phase == "watch":
            child.post("next", ply=child.ply, **said(child))
            heard = heard or told(child, edition)
        assert heard, child.phase
    assert "turn" in begun


def said(child):
    found = re.search(r'name="lesson" value="([^"]+)"', child.shown)
    return {"lesson": found[1]} if found else {}


def test_it_is_told_once_and_not_to_whoever_has_played(app, child):
    child.open(edition="first_night")
    while child.phase == "watch":
        child.post("next", ply=child.ply, **said(child))
    child.turn(card="0", **said(child))
    for _ in range(6):
        assert "of-goal" not in child.look().shown
        child.to_my_turn()
        child.turn(card="0")
    other = browser(app).open(edition="first_night")
    ends(app, other)
    other.post("lessons", lessons="end")
    assert "of-goal" not in other.open(edition="classic").shown


def test_the_tips_begun_again_begin_with_the_aim(app, child):
    child.open(edition="first_night")
    ends(app, child)
    child.open(edition="classic")
    child.post("lessons", lessons="again")
    assert "of-goal" in child.look().shown


def to_my_turn(child, edition):
    """Whether the aim was told on the way to the first decision."""
    heard = told(child, edition)
    while child.phase == "watch":
        child.post("next", ply=child.ply, **said(child))
        heard = heard or told(child, edition)
    return heard


def test_another_game_that_is_won_otherwise_tells_its_aim_too_once(app, child):
    child.open(edition="first_night")
    assert to_my_turn(child, "first_night")
    child.turn(card="0", **said(child))
    ends(app, child)
    for edition, is_new in (("classic", True), ("deluxe", False), ("first_night", False), ("little", True)):
        child.open(edition=edition)
        assert to_my_turn(child, edition) == is_new, edition
        place = re.search(r'value="(\d)"[^>]* data-single', child.shown)
        child.turn(card=place[1], **said(child))
        ends(app, child)
    child.open(edition="classic", bots=["bruno", "pippa", "tilo"])
    words = child.said
    while child.phase == "watch":
        child.post("next", ply=child.ply)
        words += child.said
    assert "4 queens or 40 points" in words


def test_each_guest_at_one_tablet_is_told_once_before_its_own_first_decision(app, child):
    for is_new in (True, False):
        child.open(edition="first_night", players=["guest", "guest"])
        for _ in range(2):
            assert child.phase == "curtain"
            assert "of-goal" not in child.shown
            child.post("curtain", ply=child.ply)
            assert child.phase == "turn"
            assert told(child, "first_night") == is_new
            child.turn(card=re.search(r'value="(\d)"[^>]* data-single', child.shown)[1], **said(child))
        for _ in range(2):
            child.post("curtain", ply=child.ply)
            assert "of-goal" not in child.shown
            child.turn(card=re.search(r'value="(\d)"[^>]* data-single', child.shown)[1], **said(child))


def test_who_joins_a_guest_that_knows_is_told(app, child):
    child.open(edition="first_night")
    to_my_turn(child, "first_night")
    child.turn(card="0", **said(child))
    ends(app, child)
    child.open(edition="first_night", players=["guest", "guest"])
    heard = []
    for _ in range(2):
        child.post("curtain", ply=child.ply)
        heard.append(told(child, "first_night"))
        child.turn(card="0", **said(child))
    assert sorted(heard) == [False, True]
