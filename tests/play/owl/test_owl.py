"""What the owl says is of what it shows just now, and each tap on it is answered with words that hold."""

from __future__ import annotations

import re

import pytest

from kidsq.learning import questions

from ..playing import ends


def line(child):
    found = re.findall(r'id="line">([^<]*)<', child.said)
    assert len(found) == 1
    return found[0]


def further(child):
    """What the owl says to taps that show nothing new, in its order, as the page holds it for a script."""
    found = re.search(r'<template id="further">(.*?)</template>', child.said, re.DOTALL)
    return re.findall(r"<p>([^<]*)</p>", found[1]) if found else []


@pytest.fixture
def asked(monkeypatch):
    """A bot asks at the first occasion, for help with a sum."""
    monkeypatch.setattr(questions.Chooser, "due", lambda chooser, past: True)
    monkeypatch.setattr(questions, "CHECKS", 0.0)
    monkeypatch.setattr(questions, "CALM", 0)
    monkeypatch.setattr(questions, "THINKS", 0.0)
    monkeypatch.setattr(questions, "HIDES", 0.0)
    return monkeypatch


def first_question(child, deal, bot="bruno"):
    deal(child, ["1", "2", "4", "7", "8"], others=["1", "2", "4", "10", "dragon"], bots=[bot])
    child.swap()
    assert child.phase == "question"


def strip(child):
    return re.search(r'class="tip.*?name="lesson"', child.shown, re.DOTALL)[0]


@pytest.mark.parametrize("counters", ["rods", "fives"])
def test_with_each_picture_of_a_first_question_the_owl_says_something_else(child, deal, asked, counters):
    first_question(child, deal)
    child.post("settings", counters=counters)
    said = [line(child)]
    for _ in range(3):
        child.post("hint", ply=child.ply)
        said.append(line(child))
    assert len(set(said)) == 4, said
    assert "Bruno asks" in said[0]
    assert "glows" in said[3]


@pytest.mark.parametrize("bot", ["bruno", "pippa", "tilo"])
def test_the_picture_shows_the_bot_who_asks(child, deal, asked, bot):
    first_question(child, deal, bot)
    assert f"{bot.capitalize()} asks" in line(child)
    assert set(re.findall(r"#friend-(\w+)", strip(child))) == {bot}


def test_when_the_owl_asks_its_words_and_picture_are_its_own(child, deal, asked):
    asked.setattr(questions.Chooser, "offer", lambda chooser, occasion, past: questions._to_goal(30, 50))
    first_question(child, deal)
    assert "#friend-" not in strip(child)
    assert "#owl" in strip(child)
    said = [line(child)]
    assert "friend" not in said[0]
    for _ in range(3):
        child.post("hint", ply=child.ply)
        said.append(line(child))
    assert len(set(said)) == 4, said


def test_a_tip_gives_way_to_the_help_that_was_asked_for(child, deal):
    deal(child, ["1", "2", "3", "8", "9"])
    child.post("settings", hint="0")
    deal(child, ["1", "2", "3", "8", "9"])
    said = [line(child)]
    for _ in range(4):
        child.post("hint", ply=child.ply)
        said.append(line(child))
    assert len(set(said)) == 5, said


def test_after_a_sum_that_does_not_hold_the_owl_speaks_of_the_help_that_came_later(child, deal):
    deal(child, ["1", "2", "3", "8", "9"])
    child.post("settings", hint="1")
    deal(child, ["1", "2", "3", "8", "9"])
    child.turn(card=["0", "1"], total="3")
    tried = line(child)
    said = [tried]
    for _ in range(2):
        child.post("hint", ply=child.ply)
        said.append(line(child))
        assert tried in child.said  # it stands beside its picture still
    assert len(set(said)) == 3, said


HANDS = {
    "sum": ["2", "3", "5", "8", "8"],
    "king": ["king", "1", "6", "8", "10"],
    "jester": ["jester", "1", "6", "8", "10"],
    "twins": ["4", "4", "1", "8", "10"],
    "nothing": ["1", "4", "6", "8", "10"],
}


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("script", [True, False])
def test_with_full_help_each_of_four_taps_is_answered(child, deal, hand, script):
    deal(child, HANDS[hand])
    child.post("settings", hint="5")
    child.post("lessons", lessons="end")
    child.look()
    assert "data-all-said" in child.shown
    first = line(child)
    if script:
        said = further(child)
    else:
        said = []
        for _ in range(4):
            level, told = (re.search(rf'name="{name}" value="(\d+)"', child.shown) for name in ("level", "told"))
            answer = child.post("hint", fragment=False, ply=child.ply, level=level[1], told=told[1])
            assert answer.status_code == 303
            said.append(line(child.look()))
    assert all(said)
    assert len(set(said)) >= 2
    assert all(one != other for one, other in zip([first, *said], said, strict=False)), (first, said)


@pytest.mark.parametrize("row", [["2", "3", "4"], ["1", "2", "3"]], ids=["plain", "adds-up"])
def test_a_row_is_called_a_row_also_where_its_cards_add_up(child, deal, row):
    deal(child, [*row, "7", "10"], edition="little")
    child.post("settings", hint="5")
    child.post("lessons", lessons="end")
    assert line(child.look()) == "A row! Tap the glowing cards."


def test_what_the_owl_says_further_of_a_hand_holds(app, child, deal):
    deal(child, HANDS["sum"])
    child.post("settings", hint="5")
    assert "Tap 2, then 3, then =, then 5." in further(child)
    deal(child, HANDS["twins"])
    child.post("settings", hint="5")
    assert any("4" in said for said in further(child))
    ends(app, child)
    for layout, told in (("a+b=c", "Tap 2, then 3, then =, then 5."), ("c=a+b", "Tap 5, then 2, then 3.")):
        while True:
            deal(child, HANDS["sum"])
            if f'data-layout="{layout}"' in child.shown:
                break
        child.post("settings", hint="5")
        assert told in further(child)


@pytest.mark.parametrize(
    ("hand", "pointed_at"),
    [
        (["king", "jester", "1", "2", "3"], "king"),
        (["jester", "2", "3", "5", "9"], "2"),
        (["jester", "4", "4", "1", "10"], "4"),
        (["jester", "1", "6", "8", "10"], "jester"),
        (["2", "3", "5", "8", "8"], "2"),
    ],
)
def test_taps_on_the_owl_are_answered_of_the_card_that_the_hand_points_at(child, deal, hand, pointed_at):
    deal(child, hand)
    child.post("settings", hint="5")
    assert re.search(r'data-card="(\w+)"[^>]* data-order="0"', child.shown)[1] == pointed_at
    tapped = [said for said in further(child) if "Tap" in said or "tap" in said]
    assert len(tapped) == 1, tapped
    assert pointed_at in tapped[0]


def test_in_every_phase_a_tap_on_the_owl_is_answered(child, app):
    """Where more can be shown a tap shows it; elsewhere the owl has something to say that it does not say already."""
    met = set()
    for game in range(8):
        child.open(edition=("first_night", "classic")[game % 2], bots=["tilo"])
        for _ in range(60):
            if child.phase in ("over", "curtain"):
                break
            met.add(child.phase)
            if "data-all-said" in child.shown:
                said = further(child)
                assert said, child.phase
                assert said[0] != line(child)
                assert all(said)
            match child.phase:
                case "turn":
                    moves = child.legal("king") or child.legal("jester")
                    child.turn(move=moves[0]) if moves else child.swap()
                case "question":
                    child.post(
                        "answer", key=child.key, answer=re.search(r'name="answer" value="(\d+)"', child.shown)[1]
                    )
                case "wake":
                    child.turn(move=child.legal("wake")[0])
                case "defend":
                    child.turn(move="allow")
                case _:
                    child.go_on()
        ends(app, child)
        if met >= {"turn", "watch", "question", "wake", "defend"}:
            break
    assert met >= {"turn", "watch", "question", "wake"}


@pytest.mark.parametrize("told", ["-1", "burp", "1000", "", "٣"])
def test_a_count_of_taps_that_is_none_is_refused(child, deal, told):
    deal(child, HANDS["sum"])
    assert child.post("hint", ply=child.ply, told=told).status_code == (200 if told == "" else 400)


def test_a_question_whose_answer_glows_is_told_in_words(child, deal, asked):
    first_question(child, deal)
    for _ in range(3):
        child.post("hint", ply=child.ply)
    total = re.search(r'glow" name="answer" value="(\d+)"', child.shown)[1]
    assert any(f"Tap {total}" in said for said in further(child))
