"""In a first game a sum is written in one way and asked for in one wording; later games have more of both.

So where a grown-up has chosen that cards are said as a difference.
"""

from __future__ import annotations

import json
import re

import pytest
from scale import seldom

from kidsq.learning import questions
from kidsq.play import preferences
from kidsq.play.fitting import friends
from kidsq.play.games.registry import practice_for
from kidsq.play.practice.situation import layout_of
from kidsq.store.play import games

from ..playing import ends

SPOKEN = r'id="line">([^<]*)<|class="ask-line[^"]*"[^>]*>([^<]*)<|class="words".*?<span>([^<]*)</span></p>'


@pytest.fixture(autouse=True)
def always_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "RATE", {"none": 0.0, "few": 1.0, "normal": 1.0})


def of_game(app, child):
    return games.load(app.extensions["kidsq"].store.connection(), child.game_id)


def layout(stored, **chosen):
    can_take_away = practice_for(stored.game).can_take_away(stored.edition)
    return layout_of(stored, preferences.of_kept(chosen, None), can_take_away=can_take_away)


def layouts(app, child, edition="classic", chosen=None, **others):
    """In which ways such games of this child write their sums."""
    stored = of_game(app, child.open(edition=edition, **others))
    return {layout(stored._replace(id=str(number)), **(chosen or {})) for number in range(40)}


def test_a_first_game_writes_its_sums_as_the_tip_does_and_later_ones_in_both_ways(app, child):
    assert layouts(app, child, "first_night") == {"a+b=c"}
    assert layouts(app, child) == {"a+b=c"}
    ends(app, child)
    assert layouts(app, child) == {"a+b=c", "c=a+b"}
    assert layouts(app, child, "first_night") == {"a+b=c"}


def test_a_game_that_was_a_first_one_stays_as_it_was(app, child):
    child.open(edition="classic")
    ends(app, child)
    assert layout(of_game(app, child)) == "a+b=c"


def test_where_one_child_is_new_all_write_as_it_does(app, child):
    ids = []
    for name, face in (("Mira", "face-1"), ("Leo", "face-2")):
        child.client.post("/players", data={"nickname": name, "face": face})
    db = app.extensions["kidsq"].store.connection()
    ids = [row[0] for row in db.execute("SELECT id FROM learners ORDER BY nickname DESC")]
    child.open(edition="classic", players=ids[:1], bots=["bruno"])
    ends(app, child)
    assert layouts(app, child, players=ids) == {"a+b=c"}
    ends(app, child)
    assert layouts(app, child, players=ids) == {"a+b=c", "c=a+b"}


def test_sums_are_differences_where_that_is_chosen_and_cards_make_sums(app, child):
    minus, mixed = {"operation": "minus"}, {"operation": "mixed"}
    assert layouts(app, child, chosen=minus) == {"a+b=c"}
    ends(app, child)
    assert layouts(app, child, chosen=minus) == {"c-a=b"}
    assert layouts(app, child, chosen=mixed) == {"a+b=c", "c=a+b", "c-a=b"}
    assert layouts(app, child, "little", chosen=minus) == {"a+b=c", "c=a+b"}
    ends(app, child)
    assert "c-a=b" not in layouts(app, child, "hundred", chosen=minus)


def test_friends_ask_for_what_is_left(app, child, monkeypatch):
    monkeypatch.setattr(questions, "CALM", 0)
    child.open(edition="classic")
    ends(app, child)
    child.open(edition="classic", bots=["fenna"])
    child.post("settings", operation="minus")
    crossed = 0
    for _ in range(40):
        if child.phase == "question":
            choices = dict(re.findall(r'name="answer" value="(\d+)"( disabled)?', child.shown))
            if not crossed and "Take away" not in child.said:
                child.post("answer", key=child.key, answer=min(reversed(choices), key=choices.get))
                continue
            for n in re.findall(r"Take away (\d+)\.", child.said):
                crossed += 1
                assert child.shown.count(' taken"') == child.shown.count('class="crossed"') == int(n)
            child.post("answer", key=child.key, skip="1")
        elif child.phase == "turn":
            child.swap()
        else:
            child.go_on()
    db = app.extensions["kidsq"].store.connection()
    rows = db.execute("SELECT presented_json FROM questions WHERE task = 'help_bot' AND game_id = ?", [child.game_id])
    asked = {json.loads(row[0])["skill"].partition(":")[0] for row in rows}
    assert asked == {"sub"}
    assert crossed, "what is taken away is crossed out"


def test_friends_say_their_sums_as_the_child_does(app, child, deal, monkeypatch):
    monkeypatch.setattr(questions.Chooser, "due", lambda chooser, past: False)
    monkeypatch.setattr(friends, "ladder_of", lambda edition: None)  # they play as named
    child.open(edition="classic")
    ends(app, child)
    deal(child, ["1", "2", "4", "7", "8"], others=["2", "3", "5", "10", "dragon"], bots=["tilo"])
    child.post("settings", operation="minus")
    child.swap()
    child.go_on()
    assert "Tilo says: 10 − 2 − 3 = 5." in child.said
    assert "<span>No hurry … 10 − 2 − 3 … 5.<" in child.said, "in its bubble"


@pytest.mark.parametrize(("friend", "kind"), [("fenna", "help"), seldom("tilo", "claim"), seldom("pippa", "hidden")])
def test_a_first_game_asks_in_one_wording(child, monkeypatch, friend, kind):
    monkeypatch.setattr(questions, "CALM", 0)
    monkeypatch.setattr(questions, "THINKS", 1.0 if kind == "claim" else 0.0)
    monkeypatch.setattr(questions, "HIDES", 1.0 if kind == "hidden" else 0.0)
    said = set()
    for _ in range(2):
        child.open(edition="first_night", bots=[friend])
        for _ in range(60):
            said |= {"".join(found) for found in re.findall(SPOKEN, child.said)}
            match child.phase:
                case "over":
                    break
                case "turn":
                    sums = [move for move in child.legal("discard") if "=" in move] if "=" in child.shown else []
                    child.turn(move=sums[0]) if sums else child.swap()
                case "question":
                    child.post("answer", key=child.key, skip="1")
                case "wake":
                    child.turn(move=child.legal("wake")[0])
                case "watch":
                    child.go_on()
                case _:
                    child.to_my_turn()
    others = ("same", "wonder", "Which card", "Which is it")
    assert [line for line in said if any(one in line for one in others)] == []
    asked = {line for line in said if line.endswith("?") and re.search(r"\d and \d", line)}
    assert all(re.fullmatch(r"What do \d+( and \d+)+ make\?", line) for line in asked if "Is it so" not in line), asked
    assert asked or kind == "hidden"


def test_the_owl_says_a_sum_over_ten_as_the_tray_shows_it(app, child, deal):
    child.open(edition="crossing")
    ends(app, child)
    written = "a+b=c"
    while written == "a+b=c":
        deal(child, ["3", "4", "6", "8", "jester"], edition="crossing")
        written = layout(of_game(app, child))
    child.post("settings", hint="5")
    assert 'id="line">10 + 4 = 6 + 8: say it!<' in child.look().shown
