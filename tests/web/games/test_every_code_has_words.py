"""What the games say in codes, their pages have words for: refusals, and what friends say of their moves."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import kidsq
from kidsq.games.registry import GAMES
from kidsq.games.sleeping_queens import moves
from kidsq.games.sleeping_queens.editions import DISCARD_KINDS
from kidsq.games.sleeping_queens.personalities import BOTS
from kidsq.i18n.languages import SPOKEN
from kidsq.paths import static_folder
from kidsq.web.games.queens_collection import pages as of_collection
from kidsq.web.games.sleeping_queens import sayings
from kidsq.web.games.sleeping_queens import words as of_queens
from kidsq.web.games.sleeping_queens.spoken import plain_move
from kidsq.web.http import language
from kidsq.web.shared import table_words

PACKAGE = Path(kidsq.__file__).parent
REFUSALS = {"sleeping_queens": of_queens._REFUSALS, "queens_collection": of_collection._REFUSALS}


def codes_given(game: str, *calls: str) -> Iterator[str]:
    """The first arguments, as they stand in the code of this game, of whatever is called so."""
    for path in (*(PACKAGE / "games" / game).rglob("*.py"), *(PACKAGE / "play" / "games" / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in calls and node.args:
                first = node.args[0]
                both = (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,)
                yield from (one.value for one in both if isinstance(one, ast.Constant))


@pytest.mark.parametrize("game", REFUSALS)
def test_every_refusal_is_said_in_a_sentence_of_its_own(game: str) -> None:
    given = set(codes_given(game, "IllegalMove", "NoMove", "_NoMove"))
    assert len(given) > 10
    assert given - set(REFUSALS[game]) - set(table_words._REFUSALS) == set()


def test_every_kind_of_discard_has_a_button() -> None:
    assert list(of_queens._BUTTONS) == list(DISCARD_KINDS)


@pytest.mark.parametrize("tag", SPOKEN)
def test_no_two_moves_of_a_list_read_the_same(tag: str) -> None:
    language.TAG.set(tag)
    listed = [move for move in moves._BESIDES.values() if move.kind != "wake"]  # never beside a king's
    names = of_queens.TableNames(("Ada", "Bruno", "Cem", "Dotti", "Emil"))
    assert len({plain_move(move, names) for move in listed}) == len(listed)
    language.TAG.set(None)


def test_every_friend_has_a_line_for_whatever_it_says() -> None:
    unsaid = {"single", "pair", "run"}  # _say_discard() gives these as they are, and "sum" for all equations
    given = set(codes_given("sleeping_queens", "Say")) | unsaid
    beside = {"thanks", "last_took", "last_won", "last_lost", *sayings.RARE}
    assert {bot: set(sayings.lines_of("en", bot)) for bot in BOTS} == dict.fromkeys(BOTS, given | beside)
    assert given >= sayings.ASIDES


@pytest.mark.parametrize("game", REFUSALS)
def test_every_edition_has_a_cover(game: str) -> None:
    styles = (static_folder() / "games" / game / "editions.css").read_text(encoding="utf-8")
    own = [code for code, edition in GAMES[game].INFO.editions.items() if not edition.deck_of]
    assert [code for code in own if f".{code} {{ --cover" not in styles] == []
