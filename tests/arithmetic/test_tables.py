"""Numbers of one times table: which tables are true, how they leave a hand, and what friends ask beside them."""

from itertools import combinations, combinations_with_replacement, pairwise, permutations
from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kidsq.arithmetic import skills
from kidsq.arithmetic.kind import Equation, UnreadableEquation
from kidsq.arithmetic.products import TIMES, of_products
from kidsq.arithmetic.skills import difficulty_of
from kidsq.arithmetic.tables import TABLE, tables_of

LAYING = TABLE.laying
ROWS_OF = {table: [table * times for times in range(2, 11)] for table in range(2, 11)}
"""Each table as it is said aloud, its first left out."""
PRODUCTS = sorted({product for row in ROWS_OF.values() for product in row})
EQUATIONS = [
    Equation(TABLE, cards, table)
    for table, row in ROWS_OF.items()
    for size in (3, 4, 5)
    for cards in combinations(row, size)
]


def true_tables(cards: tuple[int, ...]) -> list[int]:
    return [table for table, row in ROWS_OF.items() if set(cards) <= set(row)]


# -- which are true ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "tables"),
    [
        ((12, 18, 30), [3, 6]),
        ((12, 24, 36), [4, 6]),  # 24 and 36 are more than ten twos, 36 is twelve threes
        ((24, 36, 42), [6]),
        ((16, 40, 80), [8]),
        ((20, 30, 50), [5, 10]),
        ((49, 56, 63), [7]),
        ((6, 12, 18), [2, 3]),  # 6 is one six
        ((10, 20, 30), [5]),  # and 10 one ten
        ((12, 18, 25), []),
        ((7, 14, 21), []),
        ((0, 12, 18), []),
        ((-12, 18, 30), []),
    ],
)
def test_a_table_is_true_of_two_to_ten_times_its_number(cards, tables):
    assert list(tables_of(cards)) == tables == true_tables(cards)


def test_the_true_tables_of_any_three_products_are_those_of_the_oracle():
    for cards in combinations_with_replacement(PRODUCTS, 3):
        assert list(tables_of(cards)) == true_tables(cards)
        said = LAYING.of(cards)
        assert [one.claimed for one in said] == (true_tables(cards) if len(set(cards)) == 3 else [])
        assert all(one.holds and one.cards == cards for one in said)


# -- as they leave a hand ---------------------------------------------------------------------------------------------


def test_what_is_written_reads_back_in_any_order_of_its_cards():
    for said in EQUATIONS:
        table, cards = said.text.split(":")
        assert (int(table), [int(card) for card in cards.split(",")]) == (said.claimed, list(said.operands))
        assert LAYING.read(said.text) == said
        turned = LAYING.read(f" {table} : {' , '.join(reversed(cards.split(',')))} ")
        assert (turned.text, turned.cards, turned.skill, turned.holds) == (said.text, said.cards, said.skill, True)


@pytest.mark.parametrize("cards", [(12, 18, 30), (20, 30, 40, 50), (24, 36, 42), (36, 54, 63, 72, 81)], ids=str)
def test_a_row_is_found_in_its_cards_in_whatever_order_they_were_tapped(cards):
    for tapped in permutations(cards):
        found = LAYING.found_in(tapped)
        assert (found.operands, found.cards, found.holds) == (tapped, cards, True)
        assert found.claimed in true_tables(cards)


@given(st.lists(st.sampled_from(PRODUCTS), min_size=1, max_size=6))
def test_the_rows_within_a_hand_are_those_of_every_choice_of_its_cards_by_cards_and_then_by_table(hand):
    within = LAYING.within(sorted(hand))
    chosen = {cards for size in range(3, len(hand) + 1) for cards in combinations(sorted(set(hand)), size)}
    wanted = sorted((cards, table) for cards in chosen for table in true_tables(cards))
    assert [(said.cards, said.claimed) for said in within] == wanted


@given(st.lists(st.sampled_from(PRODUCTS), min_size=1, max_size=5), st.integers(0, 12))
def test_what_is_named_reads_back_true_or_not(cards, table):
    said = LAYING.said(tuple(cards), (table,))
    if len(set(cards)) < max(3, len(cards)) or table not in ROWS_OF:
        assert said is None
        return
    assert said.holds == (table in true_tables(tuple(cards)))
    assert said.cards == tuple(sorted(cards))
    read = LAYING.read(said.text)
    assert (read.text, read.holds, read.cards, read.skill) == (said.text, said.holds, said.cards, said.skill)


@pytest.mark.parametrize(
    ("cards", "named"),
    [((12, 18), (6,)), ((12, 18, 30), ()), ((12, 18, 30), (3, 6)), ((12, 12, 18), (6,)), ((12, 12, 18, 30), (6,))],
)
def test_nothing_is_said_yet(cards, named):
    assert LAYING.said(cards, named) is None


@pytest.mark.parametrize(
    "text",
    [
        *("", "6", "6:", ":12,18,30", "12,18,30", "6:12,18", "6:12,12,18", "1:12,18,30", "11:22,33,44", "6:12+18+30"),
        *("6=12,18,30", "6:12,18,30,", "6:12,,18,30", "6:12,18,x", "6:12,18,-30", "12,18,30:6", "6:3:12,18,30"),
        "٦:12,18,30",
    ],
)
def test_what_names_no_table_of_cards_is_unreadable(text):
    with pytest.raises(UnreadableEquation):
        LAYING.read(text)


# -- as a skill -------------------------------------------------------------------------------------------------------


def test_a_row_has_one_code_whatever_it_is_named_as():
    for said in EQUATIONS:
        assert said.skill == "table:" + "+".join(map(str, said.operands))
        assert skills.skill_code("table", said.operands[::-1]) == said.skill
        assert skills.is_of(said.skill, said.operands)
        assert TABLE.operands(said.skill.partition(":")[2]) == said.operands
        assert skills.right_answer(said.skill, said.operands) == max(true_tables(said.operands))


@pytest.mark.parametrize(
    ("cards", "answer", "slip"),
    [((12, 18, 30), 6, None), ((12, 18, 30), 3, None), ((12, 18, 30), 2, "other"), ((24, 36, 42), 3, "other")],
)
def test_every_true_table_is_right(cards, answer, slip):
    assert skills.slip(TABLE.skill(cards), cards, answer) == slip


@pytest.mark.parametrize(
    "rising",
    [
        ("table:20+30+50", "table:20+50+70", "table:50+60+70", "table:70+80+90"),  # n above five
        ("table:10+20+25", "table:12+18+24", "table:12+36+42", "table:42+48+54"),  # tens, fives and twos first
        ("table:14+21+28", "table:14+28+42", "table:14+42+56", "table:42+49+56"),
    ],
    ids=lambda rising: rising[-1],
)
def test_more_to_know_is_held_to_be_harder(rising):
    assert all(difficulty_of(one) < difficulty_of(other) for one, other in pairwise(rising))


@pytest.mark.parametrize("code", ["", "12", "12+18", "a+b+c", "12+18+", "+", "12,18,30", "12+18+٣٠", "1234567+1+2"])
def test_a_code_that_makes_no_sense_is_held_to_be_usual(code):
    assert TABLE.operands(code) == ()
    assert -3 < difficulty_of(f"table:{code}") < 3
    assert skills.group_of(f"table:{code}") == skills.group_of("times:5x3") == "times"


# -- what friends ask -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("numbers", [(24, 36, 42, 48, 54, 63, 72, 81), (6, 10, 14, 16), (7, 11, 13)], ids=str)
def test_friends_ask_every_product_that_is_a_card_and_no_other(numbers):
    facts = of_products(numbers).facts
    assert set(facts) == {(n, k) for n in range(2, 11) for k in range(2, 11) if n * k in numbers}
    assert len(set(facts)) == len(facts)
    assert {prod(fact) for fact in facts} <= set(numbers)


def test_what_they_ask_is_of_the_kind_of_all_products():
    kind = of_products((24, 36))
    assert (kind.id, kind.laying, kind.field) == (TIMES.id, None, "times")
    assert {skills.kind_of(kind.skill(fact)) for fact in kind.facts} == {TIMES}
    assert kind.skill((6, 4)) == "times:6x4"
    assert all(kind.truth(fact) in (24, 36) and kind.truth(fact) not in kind.lures(fact) for fact in kind.facts)
