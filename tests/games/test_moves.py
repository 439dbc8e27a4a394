"""A move as text: read as a child would write it, stored in one way."""

import copy
import pickle
import subprocess
import sys

import pytest

from kidsq.games.contract import UnreadableMove
from kidsq.games.sleeping_queens.moves import read_move
from kidsq.waiting import ONE_PROCESS


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("discard 3+2=5", "discard 2+3=5"),
        ("discard 5=2+3", "discard 2+3=5"),
        ("discard 5 = 3 + 2", "discard 2+3=5"),
        (" discard   2 + 3=5 ", "discard 2+3=5"),
        ("discard 3+1+1=5", "discard 1+1+3=5"),
        ("discard 10=1+2+3+4", "discard 1+2+3+4=10"),
        ("discard 8+5=10+3", "discard 5+8=10+3"),
        ("discard 10+3 = 8+5", "discard 5+8=10+3"),
        ("discard 8+5=3+10", "discard 5+8=3+10"),
        ("discard 1+5=4+2", "discard 2+4=1+5"),
        ("discard 4+2 = 5+1", "discard 2+4=1+5"),
        ("discard 2+6=4+3+1", "discard 1+3+4=2+6"),
        ("discard 70+30=100", "discard 30+70=100"),
        ("discard 100 = 50 + 20 + 30", "discard 20+30+50=100"),
        ("discard 50, 50", "discard 50,50"),
        ("discard 6: 30, 12, 18", "discard 6:12,18,30"),
        ("Discard 10 :50,30,20", "discard 10:20,30,50"),
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
        "discard 2+4=2+4",
        "discard 2+4=1+6",
        "discard 1+2+4=2+5",
        "discard 3+3+6=3+9",
        "discard 2+3+4=4+5",
        "discard 1+1+2+2=3+3",
        "discard 5+8=13",
        "discard 5+8=10+4",
        "discard 5+8=10",
        "discard 3+7=10+0",
        "discard 13=10+3",
        "discard 10+3=10+3",
        "discard 5+12=10+7",
        "discard 30+60=100",
        "discard 30+70",
        "discard 30+70=90+10",
        "discard 35+65=100",
        "discard 100=100",
        "discard 100",
        "discard 10+10+10+10+10+50=100",
        "discard 30,70",
        "discard 6:12,18",
        "discard 6:12",
        "discard 6:",
        "discard :12,18,30",
        "discard 12,18,30",
        "discard 5:12,18,30",
        "discard 6:12,12,18",
        "discard 6:12,18,18,30",
        "discard 2:24,36,42",
        "discard 12:24,36,48",
        "discard 1:6,10,14",
        "discard 06:12,18,30",
        "discard 6:12,18,030",
        "discard 6:12+18+30",
        "discard 6=12,18,30",
        "discard 12,18,30:6",
        "discard 6:6:12,18,30",
        "discard 6:12,18,30,",
        "discard 6:12,18,36",
        "discard 3:6,12,18",
        "discard 10:10,20,30",
        "discard 7:14,21,28",
        "discard 6:12,18,king",
        "discard 6:18,24,30,48,54,12",
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


@pytest.mark.parametrize(
    "text",
    [
        "king 3",
        "discard 2+3=5",
        "discard 2+4=1+5",
        "discard 5+8=10+3",
        "discard 30+70=100",
        "discard 6:12,18,30",
        "knight 1 heart",
        "potion 4 ice_cream 15",
        "jester",
    ],
)
def test_a_move_exists_once_copied_and_pickled_too(text):
    move = read_move(text)
    assert move.text == text
    assert copy.deepcopy(move) is move
    assert pickle.loads(pickle.dumps(move)) is move


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("7", "single"),
        ("5,5", "pair"),
        ("2+3=5", "sum"),
        ("4-5-6", "run"),
        ("1+2=3", "sum"),
        ("1-2-3", "run"),
        ("2+4=1+5", "balance"),
        ("5+8=10+3", "cross"),
        ("5+8=3+10", "balance"),
        ("50,50", "pair"),
        ("50+50=100", "make"),
        ("6:12,18,30", "table"),
        ("3:12,18,30", "table"),
    ],
)
def test_a_discard_says_why_its_cards_may_go_together(text, why):
    """Cards alone do not tell: 1 2 3 is a sum, and a run."""
    assert read_move(f"discard {text}").discard == why


def test_other_moves_are_no_discard():
    assert read_move("king 3").discard is None


@pytest.mark.skipif(ONE_PROCESS, reason="there is one process, and no thread beside it")
def test_a_move_is_made_once_though_many_ask_for_the_first_at_a_time():
    code = (
        "from concurrent.futures import ThreadPoolExecutor\n"
        "from threading import Barrier\n"
        "from kidsq.games.sleeping_queens.moves import read_move\n"
        "begin = Barrier(8)\n"
        "def read(_n):\n"
        "    begin.wait()\n"
        "    return read_move('discard 2+3=5')\n"
        "with ThreadPoolExecutor(8) as threads:\n"
        "    print(len({id(move) for move in threads.map(read, range(8))}))\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "1\n"
