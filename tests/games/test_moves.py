"""A move as text: read as a child would write it, stored in one way."""

import copy
import pickle

import pytest

from kidsq.games.contract import UnreadableMove
from kidsq.games.sleeping_queens.moves import read_move


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("discard 3+2=5", "discard 2+3=5"),
        ("discard 5=2+3", "discard 2+3=5"),
        ("discard 5 = 3 + 2", "discard 2+3=5"),
        (" discard   2 + 3=5 ", "discard 2+3=5"),
        ("discard 3+1+1=5", "discard 1+1+3=5"),
        ("discard 10=1+2+3+4", "discard 1+2+3+4=10"),
        ("discard 4, 4", "discard 4,4"),
        ("discard 4-3-2", "discard 2-3-4"),
        ("Discard Wand", "discard wand"),
        ("KING 3", "king 3"),
        ("knight  1   ice_cream", "knight 1 ice_cream"),
    ],
)
def test_reading_forgives_what_a_child_would_write(written, canonical):
    assert read_move(written).text == canonical
    assert read_move(canonical) is read_move(written)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "discard",
        "discard 11",
        "discard 0",
        "discard 2+3",
        "discard 2+3=5=5",
        "discard =5",
        "discard 2+3=6",
        "discard 5=5",
        "discard 2+4=1+5",
        "discard 3+6=4+5",
        "discard 02+3=5",
        "discard 5+6=11",
        "discard 1+1+1+1+1=5",
        "discard 2-4-6",
        "discard 2-3",
        "discard 4,4,4,4,4",
        "discard 2,3",
        "discard ²+³=5",
        "discard ٢+٣=٥",
        "king",
        "king 16",
        "king -1",
        "king 1.0",
        "king 1 2",
        "wake",
        "knight heart",
        "knight 5 heart",
        "knight 1",
        "knight 1 ",
        "potion 1 heart",
        "potion 1 heart 16",
        "potion 1  3",
        "jester 3",
        "block allow",
        "9" * 5000,
        "jester" + " " * 90 + "king 1",
    ],
)
def test_what_is_no_move_is_unreadable(text):
    with pytest.raises(UnreadableMove):
        read_move(text)


@pytest.mark.parametrize("text", ["king 3", "discard 2+3=5", "knight 1 heart", "potion 4 ice_cream 15", "jester"])
def test_a_move_exists_once_copied_and_pickled_too(text):
    move = read_move(text)
    assert move.text == text
    assert copy.deepcopy(move) is move
    assert pickle.loads(pickle.dumps(move)) is move


@pytest.mark.parametrize(
    ("text", "why"),
    [("7", "single"), ("5,5", "pair"), ("2+3=5", "sum"), ("4-5-6", "run"), ("1+2=3", "sum"), ("1-2-3", "run")],
)
def test_a_discard_says_why_its_cards_may_go_together(text, why):
    """Cards alone do not tell: 1 2 3 is a sum, and a run."""
    assert read_move(f"discard {text}").discard == why


def test_other_moves_are_no_discard():
    assert read_move("king 3").discard is None
