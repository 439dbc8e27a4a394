"""What the queens say and what is told of them is short enough for a child of six, and everyone has something."""

import re

import pytest

from kidsq.games.sleeping_queens.cards import QUEEN_NAMES
from kidsq.web.games.sleeping_queens import words
from kidsq.web.games.sleeping_queens.book import queen_words

QUEENS = [name for name in QUEEN_NAMES if name]


@pytest.mark.parametrize("queen", QUEENS)
def test_waking_line_is_short_and_speaks_of_nobody_else(queen):
    line = queen_words.waking_line(queen)
    assert 3 <= len(line.replace("…", "").split()) <= 8
    assert line[-1] in ".!?"


@pytest.mark.parametrize("queen", QUEENS)
def test_story_is_three_to_five_short_sentences_about_her(queen):
    story = queen_words.story(queen)
    sentences = re.findall(r"[^.!?]+[.!?]", story)
    assert 3 <= len(sentences) <= 5
    assert max(len(sentence.split()) for sentence in sentences) <= 20
    assert words.queen_name(QUEEN_NAMES.index(queen)) in sentences[0]


def test_no_two_queens_say_the_same():
    assert len({queen_words.waking_line(queen) for queen in QUEENS}) == len(QUEENS) == 16
    assert len({queen_words.story(queen) for queen in QUEENS}) == 16
