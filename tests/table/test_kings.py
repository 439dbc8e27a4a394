"""A king keeps its face: in the hand, on the pile, and when the game is looked at again."""

from __future__ import annotations

import re

from flask import Flask

from kidsq.store import games
from kidsq.turns import LaidKing
from kidsq.turns.played import kings_laid, played
from kidsq.web.kings import king_in_hand, king_laid

from .conftest import Deal
from .playing import Browser

FACE = re.compile(r"#(king-\w+)")


def faces_in_hand(child: Browser) -> list[str]:
    """The kings of the hand, in their order."""
    return re.findall(r'data-card="king".*?#(king-\w+)', child.shown, re.DOTALL)


def face_on_pile(child: Browser) -> str:
    found = re.search(r'class="discard"[^>]*><span class="card nx"><svg[^>]*><use href="[^"]*#(king-\w+)', child.shown)
    assert found, "no king lies on the pile"
    return found[1]


def test_king_lies_on_the_pile_with_the_face_it_had_in_the_hand(child: Browser, deal: Deal) -> None:
    deal(child, ["king", "king", "2", "6", "9"], others=["1", "2", "3", "5", "8"])
    first, second = faces_in_hand(child)
    assert first != second
    child.turn(move="king 0")
    assert (face_on_pile(child), faces_in_hand(child)[0]) == (first, second)


def test_swapped_king_keeps_its_face_on_the_pile_and_where_it_is_told(child: Browser, deal: Deal) -> None:
    deal(child, ["king", "1", "2", "6", "9"], others=["king", "2", "3", "5", "8"])
    (mine,) = faces_in_hand(child)
    child.turn(move="discard king")
    assert face_on_pile(child) == mine
    told = re.search(r'class="discarded[^>]*>.*?</div>', child.shown, re.DOTALL)
    assert told
    assert FACE.findall(told[0]) == [mine]


def test_friends_king_does_not_change_the_face_of_mine(child: Browser, deal: Deal) -> None:
    deal(child, ["king", "1", "2", "6", "9"], others=["king"] * 5, next_cards=["4"])
    (mine,) = faces_in_hand(child)
    child.turn(move="discard 9")
    child.go_on()
    assert face_on_pile(child) != mine
    assert faces_in_hand(child) == [mine]


def test_game_looked_at_again_knows_the_same_kings(app: Flask, child: Browser, deal: Deal) -> None:
    deal(child, ["king", "1", "2", "6", "9"], others=["king"] * 5, next_cards=["4"])
    child.turn(move="king 0")
    child.go_on()
    with app.app_context():
        db = app.extensions["kidsq"].store.connection()
        stored = games.load(db, child.game_id)
        assert stored is not None
        now = played(db, stored).kings
        assert now == kings_laid(games.plies(db, child.game_id)) == (LaidKing(0, 0), LaidKing(1, 1))
    assert face_on_pile(child) == king_laid("classic", now)


def test_kings_of_one_seat_leave_in_the_order_of_their_faces() -> None:
    laid = [LaidKing(0, 0), LaidKing(3, 1), LaidKing(4, 0)]
    hand = [king_in_hand("classic", [], 0, nth) for nth in range(2)]
    assert [king_laid("classic", laid, 0), king_laid("classic", laid, 4)] == hand
    assert king_laid("classic", laid, 3) == king_in_hand("classic", [], 1)
