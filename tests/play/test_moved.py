"""What a table tells of its motion: who did what, with which card, to whom; nothing that is asked or lies hidden."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from flask import Flask

from kidsq.games.sleeping_queens.moves import read_move
from kidsq.games.sleeping_queens.story import SightKind
from kidsq.learning import questions
from kidsq.play import Chance, Visitor, current_game, turn

from .conftest import Deal
from .playing import Browser

MOTION = Path(__file__).parents[2] / "static" / "games" / "sleeping_queens" / "motion.js"


def told(child: Browser) -> list[str]:
    found = re.search(r'id="table"[^>]* data-moved="([^"]*)"', child.shown)
    assert found
    return found[1].split(";") if found[1] else []


def drawings(child: Browser) -> list[str]:
    found = re.search(r'id="table"[^>]* data-art="([^"]*)"', child.shown)
    assert found
    return re.findall(r"#(\S+)", found[1])


def test_laid_numbers_are_told_with_their_seat(child: Browser, deal: Deal) -> None:
    deal(child, ["2", "3", "5", "6", "9"], others=["1", "1", "4", "7", "10"])
    child.turn(card=["0", "1"], total="2")
    assert told(child) == ["0 discarded 0 2+3+5 - - -"]
    child.go_on()
    assert [sight.rsplit(" ", 5)[0] for sight in told(child)][-1] == "1 discarded"


def test_king_and_queen_are_told_with_their_drawings(child: Browser, deal: Deal) -> None:
    deal(child, ["king", "2", "4", "9", "10"], beds=["cat"])
    child.turn(move="king 0")
    king, queen = told(child)
    assert (re.sub(r"king-\w+", "king-?", king), queen) == ("0 king 0 king-? - 0 -", "0 woke 0 - cat 0 -")
    assert "queen-cat" in drawings(child)
    assert any(name.startswith("king-") for name in drawings(child))


def test_rose_is_told_to_wake_the_second_queen(child: Browser, deal: Deal) -> None:
    deal(child, ["king", "2", "4", "9", "10"], beds=["rose", "cake"])
    child.turn(move="king 0")
    child.turn(move="wake 1")
    assert told(child)[-1] == "1 woke 0 queen-rose cake 1 -"


@pytest.mark.parametrize(
    ("shield", "moves", "last"),
    [
        ("8", ["knight 1 heart"], "2 attacked 0 knight heart - 1"),
        ("8", ["knight 1 heart", "allow"], "3 stole 0 knight heart - 1"),
        ("8", ["potion 1 heart 5", "allow"], "3 slept 0 potion heart 5 1"),
        ("dragon", ["knight 1 heart", "block"], "3 blocked 1 dragon+knight heart - 0"),
    ],
)
def test_an_attack_and_its_answer_name_what_attacked(
    app: Flask,
    child: Browser,
    deal: Deal,
    shield: str,
    moves: list[str],
    last: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(questions.Chooser, "due", lambda chooser, past: False)  # nobody asks in between
    hand, others = ["knight", "potion", "4", "9", "10"], ["king", "1", "3", "6", shield]
    beds = ["moon", "cake", "cat", "heart", "dog", "sunflower"]
    deal(child, hand, others=others, next_cards=["2"], beds=beds)
    moves = ["discard 10", "king 3", *moves]
    if "potion" in moves[2]:  # to an empty bed
        moves = ["discard 10", "king 5", moves[2].replace("heart", "sunflower"), *moves[3:]]
        last = last.replace("heart", "sunflower")
    play(app, child.game_id, *moves)
    assert re.sub(r"(knight|potion|dragon)-\d", r"\1", told(child.look())[-1]) == last


def test_who_the_jesters_count_reaches_is_not_told_before_it_is_asked(child: Browser, deal: Deal) -> None:
    deal(child, ["jester", "2", "4", "9", "10"], next_cards=["7"])
    child.turn(move="jester")
    assert child.phase == "question"
    assert told(child)[-1] == "0 flipped 0 7 - - -"


def test_curtain_tells_nothing(child: Browser) -> None:
    child.open(edition="classic", players=["guest", "guest"]).to_my_turn()
    child.swap()
    assert (child.phase, told(child)) == ("curtain", [])


def test_everything_that_can_be_seen_has_its_motion() -> None:
    shown = set(re.findall(r"^  (\w+)\(story, ", MOTION.read_text("utf-8"), re.M))
    assert shown == set(get_args(SightKind))


def play(app: Flask, game_id: str, *moves: str) -> None:
    """Let whoever is on turn play these, bots too."""
    house = app.extensions["kidsq"]
    db = house.store.connection()
    ((device,),) = db.execute("SELECT device FROM games WHERE id = ?", (game_id,)).fetchall()
    for number, text in enumerate(moves):
        asked = turn.Request(db, Visitor(device), game_id, Chance("2026-11-20T12:00:00.000Z", Random(number)))
        with asked.writing():
            turn.write_ply(asked, read_move(text), None)
        current_game._cache.clear()
