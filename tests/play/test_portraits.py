"""A power card keeps its face: in the hand, on the pile, and when the game is looked at again."""

from __future__ import annotations

import re
from random import Random

import pytest
from flask import Flask

from kidsq.games import sleeping_queens
from kidsq.games.sleeping_queens import EDITIONS
from kidsq.games.sleeping_queens.cards import CARD_NAMES, KING, is_number
from kidsq.learning import questions
from kidsq.play.current_game import Played, after, played
from kidsq.play.games.sleeping_queens.powers import LaidPower
from kidsq.store.play import games
from kidsq.web.games.sleeping_queens.portraits import PICTURES, picture_in_hand, picture_laid, pictures_of

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


def test_swapped_king_keeps_its_face_on_the_pile_and_where_it_is_told(
    child: Browser, deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(questions.Chooser, "due", lambda chooser, past: False)  # a question would stand in its place
    deal(child, ["king", "1", "2", "6", "9"], others=["king", "2", "3", "5", "8"])
    (mine,) = faces_in_hand(child)
    child.turn(move="discard king")
    assert face_on_pile(child) == mine
    told = re.search(r'class="discarded[^>]*>.*?</div>', child.shown, re.DOTALL)
    assert told
    assert FACE.findall(told[0]) == [mine]


def test_bots_king_does_not_change_the_face_of_mine(child: Browser, deal: Deal) -> None:
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
        now = played(db, stored).laid
        assert now == (LaidPower(0, 0, "king"), LaidPower(1, 1, "king"))
    assert face_on_pile(child) == picture_laid("classic", now)


@pytest.mark.parametrize("seed", range(3))
def test_cards_laid_are_those_that_left_a_hand(seed: int) -> None:
    rng = Random(seed)
    setup = sleeping_queens.deal("classic", 3, rng)
    known = Played("sleeping_queens", "", ("fenna",) * 3, sleeping_queens.start(setup))
    seen = []
    while known.table.mover >= 0:
        table = known.table.copy()
        ply, seat, attack = table.ply, table.mover, table.attack
        move = sleeping_queens.choose("fenna", table.view(seat), rng)
        table.play(move, lambda cards: rng.sample(cards, len(cards)))
        known = after(known, move, table)
        swapped = next((CARD_NAMES[card] for card in move.cards if not is_number(card)), "")
        stops = {"knight": "dragon", "potion": "wand"}
        card = stops[attack.kind] if move.kind == "block" else move.kind if move.kind in PICTURES else swapped
        seen += [LaidPower(ply, seat, card)] if card else []
    assert known.laid == tuple(seen)
    assert len({one.card for one in seen}) > 4


def test_cards_of_one_seat_leave_in_the_order_of_their_faces() -> None:
    laid = (LaidPower(0, 0, "king"), LaidPower(3, 1, "king"), LaidPower(4, 0, "wand"), LaidPower(5, 0, "king"))
    hand = [picture_in_hand("classic", (), "king", 0, nth) for nth in range(2)]
    assert [picture_laid("classic", laid, 0), picture_laid("classic", laid, 5)] == hand
    assert picture_laid("classic", laid, 3) == picture_in_hand("classic", (), "king", 1)
    assert picture_laid("classic", laid, 4) == picture_in_hand("classic", (), "wand", 0)


@pytest.mark.parametrize("card", PICTURES)
def test_all_pictures_of_a_kind_come_into_a_hand_and_neighbours_begin_with_others(card: str) -> None:
    many = pictures_of("classic", card)
    assert {picture_in_hand("classic", (), card, 1, nth) for nth in range(len(many))} == set(many)
    assert picture_in_hand("classic", (), card, 0) != picture_in_hand("classic", (), card, 1)


def test_an_edition_shows_as_many_kings_as_it_has() -> None:
    assert [len(pictures_of(name, "king")) for name in EDITIONS] == [
        edition.deck[KING] for edition in EDITIONS.values()
    ]
    assert pictures_of("first_night", "jester") == ("jester", "jester-2")
