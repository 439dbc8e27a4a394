"""All discards of every hand of numbers, against an oracle that lays every choice of cards down in every order."""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, groupby, pairwise, permutations
from random import Random

import pytest

from kidsq.games.sleeping_queens.editions import CLASSIC, EDITIONS, LITTLE
from kidsq.games.sleeping_queens.hands import HandTable
from kidsq.games.sleeping_queens.moves import Move, discard, discard_of, read_move

Hand = tuple[int, ...]
NUMBERS = {
    **dict.fromkeys(("classic", "deluxe", "gamefactory", "little", "balance"), range(1, 11)),
    "first_night": range(1, 7),
    "crossing": range(1, 10),
    "hundred": range(10, 100, 10),
    "tables": (6, 10, 14, 16, 20, 30, 40, 50, 70, 80),
    "tables_3_4_6": (12, 18, 20, 21, 24, 28, 30, 32, 48, 54),
    "tables_6_9": (24, 36, 42, 48, 54, 63, 72, 81),
    "tables_7_8": (28, 32, 42, 48, 49, 56, 63, 64, 72),
    "tables_hard": (36, 42, 48, 49, 54, 56, 63, 64, 72, 81),
}
"""Those of each deck, as its sheet has them."""
OF_TABLES = [edition for edition in NUMBERS if edition.startswith("tables")]


def hands_of(edition: str) -> list[Hand]:
    """Every hand of one to five numbers, however many of each the deck has."""
    return [hand for size in range(1, 6) for hand in combinations_with_replacement(NUMBERS[edition], size)]


HANDS = hands_of("classic")


# -- the oracle, from docs/rules.md and nothing else ------------------------------------------------------------------


def naive_discards(edition: str, hand: Hand) -> set[str]:
    said = {
        "little": rows,
        "crossing": across_ten,
        "balance": both_sides,
        "hundred": up_to_a_hundred,
        **dict.fromkeys(OF_TABLES, of_one_table),
    }.get(edition, sums)
    found = {f"discard {card}" for card in hand}
    for size in range(2, len(hand) + 1):
        for chosen in set(combinations(hand, size)):
            if size == 2 and chosen[0] == chosen[1]:
                found.add(f"discard {chosen[0]},{chosen[1]}")
            for order in set(permutations(chosen)):
                found |= {f"discard {text}" for text in said(order)}
    return found


def plus(numbers: Hand) -> str:
    return "+".join(map(str, numbers))


def ascends(numbers: Hand) -> bool:
    return list(numbers) == sorted(numbers)


def sums(order: Hand) -> Iterator[str]:
    """Three cards and more: the last is what the others make."""
    *addends, total = order
    if len(addends) > 1 and ascends(addends) and sum(addends) == total:
        yield f"{plus(addends)}={total}"


def rows(order: Hand) -> Iterator[str]:
    if len(order) > 2 and {after - before for before, after in pairwise(order)} == {1}:
        yield "-".join(map(str, order))


def across_ten(order: Hand) -> Iterator[str]:
    """All but the last make ten and the last."""
    *addends, more = order
    if len(addends) > 1 and ascends(addends) and sum(addends) == 10 + more:
        yield f"{plus(addends)}=10+{more}"


def both_sides(order: Hand) -> Iterator[str]:
    """An "=" between any two cards: the longer side stands first, of two as long the one with the larger numbers."""
    for place in range(1, len(order)):
        left, right = order[:place], order[place:]
        in_order = len(left) > len(right) or (len(left) == len(right) > 1 and left > right)
        if in_order and ascends(left) and ascends(right) and sum(left) == sum(right) and not set(left) & set(right):
            yield f"{plus(left)}={plus(right)}"


def up_to_a_hundred(order: Hand) -> Iterator[str]:
    if ascends(order) and sum(order) == 100:
        yield f"{plus(order)}=100"


def of_one_table(order: Hand) -> Iterator[str]:
    """Three different ones and more, for each table in which all of them are two to ten times its number."""
    if len(order) > 2 and all(one < after for one, after in pairwise(order)):
        for table in range(2, 11):
            if set(order) <= {table * times for times in range(2, 11)}:
                yield f"{table}:{','.join(map(str, order))}"


# -- every hand -------------------------------------------------------------------------------------------------------


def test_there_are_3002_hands_of_one_to_five_numbers():
    assert len(HANDS) == 10 + 55 + 220 + 715 + 2002


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_discards_of_every_hand_are_those_of_the_oracle(edition):
    table = HandTable(EDITIONS[edition])
    for hand in hands_of(edition):
        listed = [move.text for move in table[hand].discards]
        assert len(listed) == len(set(listed)), hand
        assert set(listed) == naive_discards(edition, hand), hand


def by_kind_and_cards(edition: str) -> list[list[Move]]:
    """The list of each hand of five, its powers too."""
    chance, deck = Random(5), [card for card, copies in EDITIONS[edition].deck.items() for _ in range(copies)]
    table = HandTable(EDITIONS[edition])
    return [list(table[tuple(sorted(chance.sample(deck, 5)))].discards) for _ in range(1_000)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_single_cards_come_first_then_pairs_then_what_belongs_together_by_its_cards_and_powers_last(edition):
    for listed in by_kind_and_cards(edition):
        places = [_group(move) for move in listed]
        assert places == sorted(places)
        for _, group in groupby(listed, key=_group):
            cards = [(move.cards, named(move)) for move in group]
            assert cards == sorted(set(cards)), "and the same cards but once, of tables once for each"


def _group(move: Move) -> int:
    """Which of the four groups of a list."""
    if move.discard == "single":
        return 0 if move.cards[0] <= 100 else 3
    return 1 if move.discard == "pair" else 2


def named(move: Move) -> int:
    """The table, where one is named."""
    return int(move.text.removeprefix("discard ").split(":")[0]) if ":" in move.text else 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_discard_takes_the_cards_that_it_names(edition):
    """But for the ten that lies on the table, the hundred that is to be made, and the name of a table."""
    given = {"crossing": "=10", "hundred": "=100"}.get(edition, "")
    table = HandTable(EDITIONS[edition])
    for hand in hands_of(edition):
        for move in table[hand].discards:
            cards = move.text.removeprefix("discard ").replace(given, "").strip("+").split(":")[-1]
            for sign in "=,-":
                cards = cards.replace(sign, "+")
            assert sorted(map(int, cards.split("+"))) == list(move.cards)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_discard_that_is_listed_reads_back_as_itself_however_its_sides_are_turned(edition):
    table = HandTable(EDITIONS[edition])
    for move in {move for hand in hands_of(edition) for move in table[hand].discards}:
        assert read_move(move.text) is move
        left, *right = move.text.removeprefix("discard ").split("=")
        assert read_move(f"Discard {' = '.join((turned(left), *right))}") is move
        assert read_move(f"discard {'='.join((*right, turned(left)))}") is move
        if right and "10" not in right[0].split("+"):  # with the ten first it goes across ten, with the ten last not
            assert read_move(f"discard {'='.join((turned(left), turned(*right)))}") is move
            assert read_move(f"discard {'='.join((turned(*right), left))}") is move


def turned(side: str) -> str:
    """The table stays in front of its cards."""
    *table, cards = side.split(":")
    sign = "," if "," in cards else "+"
    return " : ".join((*table, f" {sign} ".join(reversed(cards.split(sign)))))


@pytest.mark.parametrize("together", ["sum", "run"])
def test_cards_put_down_in_any_order_are_the_discard_that_is_listed_and_a_sum_has_to_be_said(together):
    edition = {"sum": CLASSIC, "run": LITTLE}[together]
    kinds = edition.discards
    for hand in HANDS[:65]:
        listed = {move.cards: move for move in HandTable(edition)[hand].discards}
        for order in permutations(hand):
            found = discard_of(order, kinds)
            assert found is listed.get(hand)
    assert discard_of((4, 2, 3), kinds) is (None if together == "sum" else discard("run", (2, 3, 4)))
    assert discard_of((5, 2, 3), kinds) is None


@pytest.mark.parametrize(
    ("edition", "cards"),
    [
        ("crossing", (3, 5, 8)),
        ("balance", (1, 2, 4, 5)),
        ("hundred", (30, 70)),
        ("tables", (6, 10, 14)),
        ("tables_hard", (36, 42, 48)),
    ],
)
def test_what_has_to_be_said_is_no_discard_by_its_cards_alone(edition, cards):
    assert discard_of(cards, EDITIONS[edition].discards) is None


def test_two_fifties_are_a_pair_and_a_hundred():
    listed = HandTable(EDITIONS["hundred"])[(50, 50)].discards
    assert [(move.text, move.discard) for move in listed] == [
        ("discard 50", "single"),
        ("discard 50,50", "pair"),
        ("discard 50+50=100", "make"),
    ]


def test_a_row_of_two_tables_is_a_move_for_each_the_smaller_table_first():
    listed = HandTable(EDITIONS["tables_3_4_6"])[(12, 18, 24, 24, 30)].discards
    assert [move.text.removeprefix("discard ") for move in listed] == [
        *("12", "18", "24", "30", "24,24"),
        *("3:12,18,24", "6:12,18,24", "3:12,18,24,30", "6:12,18,24,30"),
        *("3:12,18,30", "6:12,18,30", "3:12,24,30", "6:12,24,30", "3:18,24,30", "6:18,24,30"),
    ]
    assert all(move.is_said == (":" in move.text) for move in listed)


@pytest.mark.parametrize(
    ("edition", "kinds"),
    [
        ("crossing", {"cross": 327}),
        ("balance", {"sum": 83, "balance": 331}),
        ("hundred", {"make": 29}),
        ("tables", {"table": 75}),
        ("tables_3_4_6", {"table": 75}),
        ("tables_6_9", {"table": 33}),
        ("tables_7_8", {"table": 32}),
        ("tables_hard", {"table": 31}),
    ],
)
def test_so_many_different_equations_there_are(edition, kinds):
    table = HandTable(EDITIONS[edition])
    said = {move for hand in hands_of(edition) for move in table[hand].discards if move.is_said}
    assert {kind: sum(move.discard == kind for move in said) for kind in {move.discard for move in said}} == kinds


@pytest.mark.parametrize("edition", [name for name, edition in EDITIONS.items() if edition.laying])
def test_whatever_is_said_of_cards_and_holds_is_a_discard_of_their_hand(edition):
    """Also 2+4=2+4, of which nothing is said."""
    laying, table = EDITIONS[edition].laying, HandTable(EDITIONS[edition])
    for hand in hands_of(edition):
        listed = {move.text for move in table[hand].discards}
        for left, right in claims(hand, laying.named):
            said = laying.said(left, right)
            assert said is None or not said.holds or f"discard {said.text}" in listed


def claims(hand: Hand, to_name: Hand) -> Iterator[tuple[Hand, Hand]]:
    """Every way to part a hand in two; or the whole of it and a number that is named."""
    yield from ((hand, (table,)) for table in to_name)
    for size in range(1, 0 if to_name else len(hand) + 1):
        for left in set(combinations(hand, size)):
            right = list(hand)
            for card in left:
                right.remove(card)
            yield left, tuple(right)
