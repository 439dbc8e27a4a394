"""What lights up is what can be done: no more, no less than the legal moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from games.queens_collection.laying import collect, tidy
from games.queens_collection.test_views import SIZES, tables

from kidsq.games.queens_collection import CollectingView, View
from kidsq.games.queens_collection.cards import COLOURS, JOKER, Cards, choices
from kidsq.games.queens_collection.moves import carries, exchange, pair, renew, share, trade
from kidsq.play.games.queens_collection.figures import NOTHING, Possible, boxes_for, of_hand, possible

RED, GREEN, BLUE = (COLOURS.index(name) for name in ("red", "green", "blue"))


def moves_in(view: View, cards: Cards, found: Possible) -> Iterator[str]:
    """The texts of all moves that are offered with just these cards."""
    for first, others in found.swaps.items():
        assert {tuple(sorted((first[0], other[0]))) for other in others} <= set(found.pairs)
        for other in others:
            two = sorted((first, other))
            written = "+".join((*COLOURS, "joker")[card] for card in cards)
            yield f"swap {written} " + " ".join(f"{COLOURS[colour]}@{COLOURS[box]}" for colour, box in two)
    for meeple in found.carries:
        all_ways = carries(cards, *meeple)
        assert [move.box for move in all_ways] == list(boxes_for(meeple))
        yield from (move.text for move in all_ways)
    if "renew" in found.kinds:
        yield renew(cards).text
    for seat, at in found.exchange:
        yield exchange(cards[0], seat, (view.hands[seat] or ())[at]).text
    if isinstance(view, CollectingView):
        for at, colours in found.display.items():
            yield from (pair(cards, view.display[at], colour).text for colour in colours)
        yield from of_cards(cards, [view.display[at] for at in found.trade], trade)
        yield from of_cards(cards, [(view.hands[seat] or ())[at] for seat, at in found.share], share)


def of_cards(cards: Cards, there: list[int], make) -> Iterator[str]:
    for got in choices(tuple(sorted(there)), len(cards)):
        yield make(cards, got).text


def all_choices(hand: Cards) -> Iterator[Cards]:
    for number in range(1, 4):
        yield from choices(hand, number)


@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_what_is_possible_is_what_is_legal(edition, players):
    for table in islice(tables(edition, players, seed=5), 120):
        if table.mover < 0:
            continue
        view = table.view(table.mover)
        legal = {move.text for move in view.legal}
        offered = set(possible(view, ()).kinds)
        for cards in all_choices(view.hand):
            offered |= set(moves_in(view, cards, possible(view, cards)))
        assert offered == legal


@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_every_kind_that_is_named_can_be_done(edition, players):
    for table in islice(tables(edition, players, seed=6), 80):
        if table.mover < 0:
            continue
        view = table.view(table.mover)
        for cards in [(), *all_choices(view.hand)]:
            kinds = {move.kind for move in view.legal if move.cards == cards}
            assert set(possible(view, cards).kinds) == kinds


def test_of_a_hand_each_choice_comes_once():
    view = tidy(hands=("red red joker", "green green blue")).view(0)
    chosen = [cards for cards, _ in of_hand(view)]
    assert chosen == [(RED,), (JOKER,), (RED, RED), (RED, JOKER), (RED, RED, JOKER)]
    assert all(found == possible(view, cards) for cards, found in of_hand(view))


def test_two_equal_cards_of_a_rival_are_a_choice():
    view = collect(hands=("red red blue",), display="green joker red", phase="take").view(0)
    found = dict(of_hand(view))
    assert found[RED, RED].display == {0: (GREEN,), 1: tuple(colour for colour in range(8) if colour != RED)}
    assert found[BLUE,].trade == (0, 1, 2)
    assert found[RED,].trade == (0, 1)


def test_nobody_sees_what_another_could_do():
    table = tidy()
    assert possible(table.view(1), table.hands[1][:1]) == NOTHING
    assert list(of_hand(table.view(1))) == []
