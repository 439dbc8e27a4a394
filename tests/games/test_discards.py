"""All discards of every hand of numbers, against an oracle that tries every order of every choice of cards."""

from itertools import combinations, combinations_with_replacement, pairwise, permutations

import pytest

from kidsq.games.sleeping_queens.editions import CLASSIC, EDITIONS, LITTLE
from kidsq.games.sleeping_queens.hands import HandTable
from kidsq.games.sleeping_queens.moves import discard, discard_of

HANDS = [hand for size in range(1, 6) for hand in combinations_with_replacement(range(1, 11), size)]


def naive_discards(hand: tuple[int, ...], *, runs: bool) -> set[str]:
    found = set()
    for size in range(1, len(hand) + 1):
        for chosen in set(combinations(hand, size)):
            for order in permutations(chosen):
                found |= _read_aloud(order, runs=runs)
    return found


def _read_aloud(order: tuple[int, ...], *, runs: bool) -> set[str]:
    """What these cards say in this order, written with ascending addends."""
    if len(order) == 1:
        return {f"discard {order[0]}"}
    if len(order) == 2:
        return {f"discard {order[0]},{order[1]}"} if order[0] == order[1] else set()
    if runs:
        steps = {after - before for before, after in pairwise(order)}
        return {"discard " + "-".join(map(str, order))} if steps == {1} else set()
    *addends, total = order
    return (
        {"discard " + "+".join(map(str, addends)) + f"={total}"}
        if sum(addends) == total and addends == sorted(addends)
        else set()
    )


def test_there_are_3002_hands_of_one_to_five_numbers():
    assert len(HANDS) == 10 + 55 + 220 + 715 + 2002


@pytest.mark.parametrize("together", ["sum", "run"])
def test_the_discards_of_every_hand_are_those_of_the_oracle(together):
    table = HandTable({"sum": CLASSIC, "run": LITTLE}[together])
    for hand in HANDS:
        listed = [move.text for move in table[hand].discards]
        assert len(listed) == len(set(listed)), hand
        assert set(listed) == naive_discards(hand, runs=together == "run"), hand


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.name)
def test_every_discard_takes_the_cards_that_it_names(edition):
    table = HandTable(edition)
    for hand in HANDS:
        for move in table[hand].discards:
            named = move.text.removeprefix("discard ").replace("=", "+").replace(",", "+").replace("-", "+")
            assert sorted(map(int, named.split("+"))) == list(move.cards)


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
