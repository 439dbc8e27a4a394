"""What changes somebody's plans is told alone: with the card that did it, in one sentence, and the friends wait."""

from __future__ import annotations

import html
import re

import pytest
from flask import Flask

from kidsq.games.sleeping_queens import GAME, Table, read_move

from .conftest import stacked
from .dealt import BEDS, KINGS, deal, play
from .playing import FRAGMENT, Browser
from .together.test_multi_tablet import Class, sit

MINE = ["king", "dragon", "wand", "8", "9"]
KNIGHT = ("king 0", "knight 0 moon")
POTION = ("king 0", "potion 0 moon 0")


def told(app: Flask, child: Browser, attacker: str, *moves: str) -> str:
    """The event that the page shows after these moves; empty for none."""
    play(app, child, "guest", *moves, hand=MINE, others=[attacker, "1", "3", "6", "8"], bots=("bruno", "pippa"))
    if child.look().phase == "question":  # of her points, from when she woke
        child.post("answer", key=child.key, skip="1")
    return beat_on(child.look().shown)


def beat_on(page: str) -> str:
    found = re.search(r'<div id="beat".*?</p>', page, re.DOTALL)
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


def knights_ride(app: Flask, child: Browser, monkeypatch: pytest.MonkeyPatch, *friend: str) -> None:
    """The child's knight is after Bruno's Moon Queen; then Bruno plays these, with the Cat Queen at home."""
    hand, others = ["knight", "dragon", "wand", "8", "9"], ["king", "king", "king", "1", "3"]
    prelude = ("discard 8", "king 5", "discard 9", "king 0", "knight 1 moon")
    play(app, child, "guest", *prelude, hand=hand, others=others)
    moves = iter(friend)
    monkeypatch.setattr(GAME, "choose", lambda *args, **kwargs: read_move(next(moves)))


def friends_play(child: Browser, *, scripted: bool) -> str:
    """The page after all that friends do until it is the child's turn."""
    child.look()
    if child.phase == "question":
        child.post("answer", key=child.key, skip="1")
    child.post("next", scripted, ply=child.ply, to="me")
    return child.shown if scripted else child.look().shown


@pytest.mark.parametrize("scripted", [True, False])
def test_of_all_that_friends_did_in_one_go_the_childs_own_queen_is_told(
    app: Flask, child: Browser, monkeypatch: pytest.MonkeyPatch, scripted: bool
) -> None:
    knights_ride(app, child, monkeypatch, "allow", "king 6")
    page = friends_play(child, scripted=scripted)
    assert "Cat and dog!" in page, "it came last"
    assert ">The Moon Queen comes to you!</p>" in beat_on(page)
    assert "The Moon Queen comes to you!" not in child.look().shown, "news are told once"


def test_where_no_queen_of_the_child_is_concerned_the_latest_event_is_told(
    app: Flask, child: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAME, "choose", lambda *args, **kwargs: read_move("king 6"))
    play(app, child, "guest", "discard 8", "king 5", "discard 9", hand=MINE, others=["king", "king", "1", "3", "6"])
    assert ">Cat and dog! The Dog Queen goes back to the " in beat_on(friends_play(child, scripted=False))


def test_who_looks_on_at_another_tablet_is_told_too(app: Flask) -> None:
    room = Class(app)
    mira, leo = room.tablet("Mira"), room.tablet("Leo")
    game_id = room.ask("Mira", "Leo")
    sit(mira, game_id)
    sit(leo, game_id).post("come", ply=0)
    deal(app, game_id, *KNIGHT, hand=MINE, others=["knight", "1", "3", "6", "8"])
    leo.look()
    mira.look().turn(move="block")
    news = leo.client.get
    seen = news(f"{leo.url}/news?seen={leo.version}&ply={leo.ply}", headers=FRAGMENT).text
    assert ">Mira's dragon stops the knight.</p>" in html.unescape(beat_on(seen))
    mira.post("sign", ply=mira.ply, sign="clap")
    ply, version = re.findall(r'data-(?:ply|version)="(\d+)"', seen)[:2]
    assert beat_on(news(f"{leo.url}/news?seen={version}&ply={ply}", headers=FRAGMENT).text) == ""


def test_a_refused_cat_and_a_pile_shuffled_anew_are_told_without_scripts(app: Flask, child: Browser) -> None:
    cats = ("king 5", "discard 1", "king 6")
    play(app, child, "guest", *cats, hand=["king", "king", "2", "8", "9"], others=["1", "3", "6", "8", "9"])
    assert ">Cat and dog! The Dog Queen goes back to the " in beat_on(child.look().shown)
    play(app, child, "guest", *until_shuffled())
    assert ">The cards are shuffled again.</p>" in beat_on(child.look().shown)


def until_shuffled() -> list[str]:
    """Cards swapped by both in turn until no more lie on the pile."""
    table, moves = Table(stacked("classic", 2, KINGS, KINGS, beds=BEDS)), list[str]()
    while not table.shuffled:
        legal = table.view(table.mover).legal
        move = next(one for one in legal if one.kind == "discard" and len(one.cards) == 1)
        table.play(move, tuple)
        moves.append(move.text)
    return moves
