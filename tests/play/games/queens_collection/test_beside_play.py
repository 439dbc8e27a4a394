"""What a child may do while friends play on: it holds up nothing, and is never about another child's points."""

from __future__ import annotations

from random import Random

import pytest
from flask import Flask
from games.queens_collection.laying import collect, play

from kidsq.games.queens_collection.moves import read_move
from kidsq.learning.payload import PointsNow
from kidsq.learning.tasks import ASIDE
from kidsq.play import Visitor, answer, let_bot_go, look
from kidsq.play.games.queens_collection.questions import beside
from kidsq.play.practice import side_question
from kidsq.play.practice.ask import waiting
from kidsq.play.visitor import Timings
from kidsq.store.play import attempts

from .sitting import Sitting

CHILD, OTHER = 0, 1
PAIR = "pair red red red"
HANDS = ["red", "blue", "white", "black"]


def shown(edition: str, mover: int, bots: tuple[int, ...], taken: dict[int, int]) -> PointsNow | None:
    """What the child is offered once this seat has taken its last pair of a turn."""
    players = 4 if edition == "teams" else 2
    table = collect(edition, players, hands=HANDS[:players], display="red orange yellow", phase="take")
    table.hands[0], table.hands[mover] = table.hands[mover], table.hands[0]
    table.mover = mover
    for seat, number in taken.items():
        table.taken[seat] = (0, number, 0, 0, 0, 0, 0, 0)
    table.had = table.worth(mover)
    return beside(table, read_move(PAIR), play(table.copy(), PAIR), CHILD, bots)


@pytest.mark.parametrize(
    ("edition", "mover", "bots", "taken", "numbers"),
    [
        ("rivals", CHILD, (1,), {0: 3}, (6, 2)),
        ("rivals", OTHER, (1,), {1: 1}, (2, 2)),
        ("rivals", OTHER, (), {1: 1}, None),  # it is a child's
        ("rivals", CHILD, (1,), {}, (0, 2)),
        ("teams", 2, (1, 2, 3), {0: 2, 2: 1}, (6, 2)),
        ("teams", 2, (1, 3), {0: 2, 2: 1}, (6, 2)),  # a child too, and of the same team
        ("teams", 1, (1, 2, 3), {1: 1, 3: 2}, (6, 2)),
        ("teams", 1, (1, 2), {1: 1, 3: 2}, None),  # half of that team is a child
    ],
)
def test_the_marker_is_ones_own_or_of_ones_team_or_of_friends(
    edition: str, mover: int, bots: tuple[int, ...], taken: dict[int, int], numbers: tuple[int, int] | None
) -> None:
    found = shown(edition, mover, bots, taken)
    assert (found and found.operands) == numbers
    if found:
        assert found.truth in found.choices
        assert min(found.choices) > found.operands[0]


def sitting(app: Flask) -> tuple[Sitting, str]:
    """A game of rivals in which a marker may hop on while a friend is about to play."""
    db = app.extensions["kidsq"].store.connection()
    at = Sitting(db, Visitor(device=f"{4:032x}", session_id="s"), Random(4))
    game_id = at.opens("rivals", ("bruno", "dotti"), {"rounds": 2})
    while side_question.waiting(at.at(game_id), CHILD) is None or at.at(game_id).table.mover == CHILD:
        assert at._goes_on(game_id, "pippa")
        assert not at.hopped
    return at, game_id


def test_friends_play_on_and_the_answer_counts_all_the_same(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sitting, "_hops", lambda at, game_id: None)
    at, game_id = sitting(app)
    assert waiting(at.at(game_id)) == []
    assert look(at.at(game_id)).question is None
    offered = look(at.at(game_id)).beside
    assert offered is not None
    before = at.at(game_id).table.ply
    assert let_bot_go(at.at(game_id), str(before)).kind == "done"
    assert at.at(game_id).table.ply == before + 1
    for _twice in range(2):
        assert answer(at.at(game_id), offered.form_key, str(offered.truth), Timings(input="touch")).kind == "done"
    rows = [row for row in attempts.of_game(at.db, game_id) if row.task == ASIDE]
    assert [(row.skill, row.correct, row.ply) for row in rows] == [(offered.presented.skill, 1, offered.ply)]  # type: ignore[union-attr]


def test_who_plays_on_has_left_it_alone(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sitting, "_hops", lambda at, game_id: None)
    at, game_id = sitting(app)
    while at.at(game_id).table.mover != CHILD:
        at._goes_on(game_id, "pippa")
    offered = side_question.waiting(at.at(game_id), CHILD)
    assert offered is not None
    at._goes_on(game_id, "pippa")
    found = side_question.waiting(at.at(game_id), CHILD)
    assert found is None or found.key != offered.key
    late = answer(at.at(game_id), offered.form_key, str(offered.truth), Timings(input="touch"))
    assert (late.kind, late.code) == ("late", "late_question")


def test_where_nothing_is_to_be_asked_no_marker_waits(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kidsq.play.practice.side_question.RATE", {"none": 0.0, "few": 0.0, "normal": 0.0})
    db = app.extensions["kidsq"].store.connection()
    at = Sitting(db, Visitor(device=f"{4:032x}", session_id="s"), Random(4))
    at.plays("rivals", ("bruno",), {"rounds": 1})
    assert at.hopped == []
