"""Records: golden games replay to the byte, the ways on from them are counted, and what is off is named by its line."""

import io
import json
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from games.queens_collection.laying import collect, tidy
from games.test_perft import ways
from kidsq.games.queens_collection import EDITIONS
from kidsq.games.queens_collection.table import Table
from kidsq.games.record import BrokenLine, Step, as_line, header_of, line_of, replay, result_of, setup_of
from kidsq.games.registry import GAMES

RECORDS = Path(__file__).parent.parent.parent / "records" / "queens_collection"
EACH_EDITION = pytest.mark.parametrize("edition", EDITIONS)


def lines_of(edition: str) -> list[str]:
    return (RECORDS / f"{edition}.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)


def check(lines: list[str]) -> list[Step]:
    return list(replay(io.StringIO("".join(lines)), GAMES))


@EACH_EDITION
def test_a_golden_game_written_anew_is_the_same_to_the_byte(edition):
    lines = lines_of(edition)
    for step, text in zip(check(lines), lines, strict=True):
        if step.kind == "ply":
            assert step.move.text == step.ply.move
            again = line_of(step.ply)
        elif step.kind == "header":
            again = header_of(setup_of(json.loads(text), GAMES))
        else:
            again = result_of(step.after.outcome())
        assert as_line(again) + "\n" == text


MOVES = {
    "coop": {"swap", "carry", "renew", "exchange", "pass"},
    "solo": {"swap", "carry", "renew"},
    "rivals": {"reveal", "stop", "pair", "done", "trade"},
    "teams": {"reveal", "stop", "pair", "done", "trade", "share"},
}
ENDINGS = {
    "coop": {"all_home", "all_passed"},
    "solo": {"all_home", "pile_empty"},
    "rivals": {"one_box", "all_taken", "stalled"},
    "teams": {"one_box", "stalled"},
}
SIGHTS = {
    "coop": {"came_home", "all_together", "left"},
    "solo": {"came_home", "all_together", "left"},
    "rivals": {"busted", "took", "went_out", "box_won", "round_over", "shuffled"},
    "teams": {"busted", "took", "went_out", "box_won", "round_over", "shuffled", "shared"},
}


@EACH_EDITION
def test_golden_games_show_what_the_edition_can_do(edition):
    """So that a change of a rule cannot pass them by."""
    moves, endings, sights, seats, listed = set(), set(), set(), set(), 0
    # A step at a time: the next one plays on at the same table.
    for step in replay(io.StringIO("".join(lines_of(edition))), GAMES):
        if step.kind == "ply":
            moves.add(step.move.kind)
            listed += step.ply.legal is not None
            sights |= {
                sight.kind for sight in step.game.shown(step.before, step.ply.seat, step.move, step.after).public
            }
        elif step.kind == "result":
            outcome = step.after.outcome()
            endings |= set(getattr(outcome, "endings", (outcome.ending,)))
        else:
            seats.add(step.setup.players)
    assert moves == MOVES[edition]
    assert endings == ENDINGS[edition]
    assert sights >= SIGHTS[edition]
    assert seats == set(EDITIONS[edition].seats)
    assert listed > 20


# -- ways to go on ----------------------------------------------------------------------------------------------------


def golden_table(edition: str, ply: int) -> Table:
    """The first golden game of the edition, so many plies on."""
    steps = replay(io.StringIO("".join(lines_of(edition))), GAMES)
    table: Table = next(islice(steps, ply, None)).after
    return table


def test_ways_counted_by_hand_together():
    # red+blue: red@red with blue@blue, red@blue with blue@red; red+white and blue+white: each colour stands on two
    # boxes, white on one: 2 + 2 + 2 swaps. Renewing: 7 choices of three different cards. Exchanging three kinds for
    # white or black, but white for white: 5.
    table = tidy(hands=["red blue white", "white white black"])
    assert ways(table, 1) == 18


def test_ways_counted_by_hand_against_each_other():
    # Pairs: red with red and with the joker, green with the joker; two green ones with red, with black, and with the
    # joker as one of seven colours: 12. Trades of one card: red or green for red, joker or black, but red for red: 5;
    # of two: red+green for joker+black, green+green for each two of the three: 4; of three: red would be on both sides.
    table = collect(hands=["red green green"], display="red joker black", phase="take")
    assert ways(table, 1) == 21


# (edition, ply) of the first golden game -> ways of 1 and 2 plies.
COUNTS = {
    ("coop", 0): (178, 5617),
    ("coop", 1): (32, 5320),
    ("coop", 20): (15, 1144),
    ("solo", 0): (19, 408),
    ("solo", 2): (3, 287),
    ("solo", 8): (23, 5115),
    ("solo", 10): (221, 5216),
    ("rivals", 0): (2, 13),
    ("rivals", 4): (1, 2),
    ("rivals", 13): (44, 113),
    ("rivals", 53): (5, 10),
    ("teams", 0): (2, 15),
    ("teams", 17): (1, 2),
    ("teams", 47): (8, 16),
    ("teams", 61): (50, 101),
}


@pytest.mark.parametrize(("edition", "ply"), COUNTS)
def test_ways_to_go_on_from_golden_games(edition, ply):
    table = golden_table(edition, ply)
    assert tuple(ways(table, depth) for depth in (1, 2)) == COUNTS[edition, ply]


# -- broken records ---------------------------------------------------------------------------------------------------


def first_game(edition: str) -> list[str]:
    lines = lines_of(edition)
    return lines[: next(number for number, text in enumerate(lines, start=1) if '"result"' in text)]


def broken(edition: str, number: int, change: Callable[[dict[str, Any]], Any]) -> str:
    """What is said of the first golden game once a line is changed. number: from 0; negative from the end."""
    lines = first_game(edition)
    line = json.loads(lines[number])
    change(line)
    lines[number] = as_line(line) + "\n"
    with pytest.raises(BrokenLine) as found:
        check(lines)
    assert found.value.line == (number if number >= 0 else len(lines) + number) + 1
    return str(found.value)


@pytest.mark.parametrize(
    ("edition", "key", "value"),
    [
        ("coop", "points", [24, 23]),
        ("coop", "winners", []),
        ("coop", "ending", "all_passed"),
        ("coop", "boxes", [["red"] * 3] * 8),
        ("rivals", "rounds", []),
        ("rivals", "endings", ["stalled", "stalled"]),
        ("teams", "teams", [0, 0]),
    ],
)
def test_a_result_that_is_not_the_games_is_broken(edition, key, value):
    assert f"result says {key}" in broken(edition, -1, lambda line: line["result"].update({key: value}))


def test_the_meeples_of_a_box_and_the_winners_may_stand_in_any_order():
    lines = first_game("coop")
    result = json.loads(lines[-1])
    result["result"]["winners"].reverse()
    for box in result["result"]["boxes"]:
        box.reverse()
    check([*lines[:-1], as_line(result) + "\n"])


@pytest.mark.parametrize("edition", ["coop", "rivals"])
def test_a_list_of_legal_moves_is_held_against_the_rules(edition):
    assert "legal lacks" in broken(edition, 1, lambda line: line["legal"].pop())
    assert "which is not legal here" in broken(edition, 1, lambda line: line["legal"].append("pass"))
    assert "lists a move twice" in broken(edition, 1, lambda line: line["legal"].append(line["legal"][0]))


def test_a_shuffle_that_is_missing_or_of_other_cards_is_broken():
    number = next(number for number, text in enumerate(first_game("rivals")) if '"shuffles"' in text)
    assert "no shuffle is recorded" in broken("rivals", number, lambda line: line.pop("shuffles"))
    assert "does not hold exactly the cards" in broken("rivals", number, lambda line: line["shuffles"][0].pop())
    assert "which is no card" in broken("rivals", number, lambda line: line["shuffles"][0].append("pink"))


def test_a_move_is_stored_in_its_one_text_and_read_in_any():
    lines = first_game("coop")
    lines[1] = as_line({**json.loads(lines[1]), "move": json.loads(lines[1])["move"].upper()}) + "\n"
    assert check(lines)[1].move.text == json.loads(lines[1])["move"].lower()
