"""Counts of the ways to go on from fixed deals. A wrong count means that a rule of the game has changed."""

import json
from pathlib import Path

import pytest

from games.laying import lay, play
from kidsq.games import sleeping_queens
from kidsq.games.record import RecordedChance, setup_of
from kidsq.games.registry import GAMES
from kidsq.games.sleeping_queens.moves import read_move
from kidsq.games.sleeping_queens.table import Table

RECORDS = Path(__file__).parent.parent / "records"


def ways(table: Table, depth: int) -> int:
    """How many different sequences of this many plies begin here. A new pile keeps the order of the old one."""
    moves = table.legal_moves()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = table.copy()
        after.play(move, list)
        total += ways(after, depth - 1)
    return total


def test_ways_counted_by_hand_from_a_first_night():
    # Ply 1, hand king 1 2 3 5: twelve beds for the king; five single cards; no pair; 1+2=3 and 2+3=5: 12 + 5 + 2 = 19.
    # Ply 2, hand 1 1 2 4 jester, nothing drawn in between: the jester; singles 1, 2, 4, jester; the pair 1,1;
    # 1+1=2 and 1+1+2=4: 1 + 4 + 1 + 2 = 8. It follows the 7 discards and 11 of the kings; the king that found
    # Rose is followed by her choice of 11 beds instead: 7 * 8 + 11 * 8 + 11 = 155.
    table = lay("first_night", hands=["king 1 2 3 5", "1 1 2 4 jester"])
    assert ways(table, 1) == 19
    assert ways(table, 2) == 155


def test_ways_counted_by_hand_around_an_attack():
    # Ply 1, hand knight potion 1 5 9 against a court with Heart: one knight, one potion (one bed is empty), five
    # single cards: 7. Ply 2: the knight is answered by block or allow (there is a dragon), the potion by allow alone
    # (there is no wand); each of the five discards is followed by the other's turn with dragon 3 7 8 10:
    # five single cards and 3+7=10 make 6: 2 + 1 + 5 * 6 = 33.
    # Ply 3 after the block: the attacker drew 2, the other one 4, and has the turn with 3 4 7 8 10: five single cards,
    # 3+4=7 and 3+7=10: 7. After the knight was allowed: dragon 3 7 8 10 again and no target for it: 6.
    table = lay(hands=["knight potion 1 5 9", "dragon 3 7 8 10"], courts=["", "heart"], draw="2 4")
    assert ways(table, 1) == 7
    assert ways(table, 2) == 33
    play(table, "knight 1 heart")
    assert ways(table, 2) == 7 + 6


def test_ways_counted_by_hand_in_little():
    # Hand 3 4 5 5 6: four different single cards, the pair 5,5, the runs 3-4-5, 4-5-6 and 3-4-5-6: 4 + 1 + 3 = 8.
    assert ways(lay("little", hands=["3 4 5 5 6"]), 1) == 8


def test_ways_counted_by_hand_across_ten():
    # Hand 3 5 8 8 9: four different single cards and the pair 8,8; 5+8=10+3 and 3+8+8=10+9: 5 + 2 = 7.
    assert ways(lay("crossing", hands=["3 5 8 8 9"]), 1) == 7
    # Ply 2, hand 1 2 4 8 king, nothing drawn in between: twelve beds, five single cards, no pair, and 4+8=10+2:
    # 12 + 5 + 1 = 18, after each of the seven.
    assert ways(lay("crossing", hands=["3 5 8 8 9", "1 2 4 8 king"]), 2) == 7 * 18


def test_ways_counted_by_hand_where_two_sides_balance():
    # Hand 1 2 3 4 6: five single cards; 1+2=3, 1+3=4, 2+4=6, 1+2+3=6; 2+3=1+4, 3+4=1+6, 1+3+4=2+6: 5 + 4 + 3 = 12.
    assert ways(lay("balance", hands=["1 2 3 4 6"]), 1) == 12
    # Hand 2 2 4 4 8: three single cards, two pairs; 2+2=4, 4+4=8, 2+2+4=8: 3 + 2 + 3 = 8. 2+4=2+4 and
    # 2+4+4=2+8 have a 2 on both sides.
    assert ways(lay("balance", hands=["2 2 4 4 8"]), 1) == 8


def test_ways_counted_by_hand_up_to_a_hundred():
    # Hand 10 20 30 50 50: four different single cards, the pair 50,50; 50+50=100 and 20+30+50=100: 5 + 2 = 7.
    assert ways(lay("hundred", hands=["10 20 30 50 50"]), 1) == 7
    # Hand 10 10 20 30 30: three single cards, two pairs, and all five together.
    assert ways(lay("hundred", hands=["10 10 20 30 30"]), 1) == 6


def test_ways_counted_by_hand_with_times_tables():
    # Hand 20 20 30 40 50: four different single cards, the pair 20,20. Fives and tens alike are 20 30 40, 20 30 50,
    # 20 40 50, 30 40 50 and 20 30 40 50, each a move for either table: 5 + 2 * 5 = 15.
    assert ways(lay("tables", hands=["20 20 30 40 50"]), 1) == 15
    # Hand 16 20 40 80 80: four single cards, the pair 80,80; 16 20 40 as fours, 16 40 80 as eights, 20 40 80 as
    # tens. 16 and 20 are twos, but 40 is twenty of them: 5 + 3 = 8.
    assert ways(lay("tables", hands=["16 20 40 80 80"]), 1) == 8
    # Hand 24 36 42 54 king: twelve beds, five single cards; as sixes three of the four numbers or all: 12 + 5 + 5 = 22.
    # 36 and 54 are nines, too, but two alone; as twos, threes and fours 42 or 54 lies too high.
    # Ply 2, hand 36 54 63 72 72, nothing drawn in between: four single cards, the pair 72,72; as nines three of the
    # four numbers or all: 5 + 5 = 10. It follows the 10 discards and 11 of the kings; Rose is followed by her choice
    # of 11 beds instead: 21 * 10 + 11 = 221.
    table = lay("tables_6_9", hands=["24 36 42 54 king", "36 54 63 72 72"])
    assert ways(table, 1) == 22
    assert ways(table, 2) == 221


def golden_table(edition: str, plies: int) -> Table:
    """The first golden game of the edition, so many plies on."""
    with (RECORDS / f"{edition}.jsonl").open(encoding="utf-8") as file:
        table = sleeping_queens.start(setup_of(json.loads(file.readline()), GAMES))
        for _ in range(plies):
            line = json.loads(file.readline())
            table.play(read_move(line["move"]), RecordedChance(sleeping_queens, line.get("shuffles", [])))
    return table


# (edition, plies played) -> ways of 1, 2 and 3 plies. A second implementation, written from the rules alone,
# counts the same.
COUNTS = {
    ("first_night", 0): (19, 137, 1491),
    ("first_night", 12): (7, 42, 276),
    ("classic", 0): (16, 108, 1273),
    ("classic", 30): (7, 39, 258),
    ("classic", 60): (4, 24, 145),
    ("deluxe", 0): (17, 91, 804),
    ("deluxe", 16): (7, 44, 312),
    ("deluxe", 30): (15, 232, 1798),
    ("gamefactory", 0): (14, 72, 252),
    ("gamefactory", 20): (1, 4, 5),
    ("gamefactory", 44): (25, 158, 1367),
    ("little", 0): (5, 85, 515),
    ("little", 24): (4, 20, 85),
    ("little", 48): (16, 81, 1115),
    ("crossing", 0): (6, 114, 769),
    ("crossing", 6): (11, 77, 482),
    ("crossing", 12): (16, 115, 939),
    ("balance", 0): (6, 102, 823),
    ("balance", 8): (8, 49, 414),
    ("balance", 11): (9, 44, 384),
    ("hundred", 0): (6, 96, 1575),
    ("hundred", 8): (14, 56, 456),
    ("hundred", 13): (22, 68, 892),
    ("tables", 0): (18, 289, 3552),
    ("tables", 6): (14, 112, 1064),
    ("tables", 12): (15, 93, 838),
    ("tables_3_4_6", 0): (18, 300, 3846),
    ("tables_3_4_6", 6): (6, 42, 270),
    ("tables_6_9", 0): (17, 299, 2865),
    ("tables_6_9", 12): (10, 63, 354),
    ("tables_7_8", 0): (17, 288, 2573),
    ("tables_7_8", 12): (6, 36, 264),
    ("tables_7_8", 20): (5, 65, 150),
    ("tables_hard", 0): (17, 124, 1717),
    ("tables_hard", 6): (2, 29, 290),
    ("tables_hard", 12): (6, 36, 246),
}


@pytest.mark.parametrize(("edition", "plies"), COUNTS)
def test_ways_to_go_on_from_golden_games(edition, plies):
    table = golden_table(edition, plies)
    assert tuple(ways(table, depth) for depth in (1, 2, 3)) == COUNTS[edition, plies]


def test_every_edition_is_counted() -> None:
    assert {edition for edition, _ in COUNTS} == set(sleeping_queens.INFO.editions)
