"""Moves as text: forgiving to read, one text to store; and all legal ones, listed again from the rules' own words."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from games.queens_collection.laying import COLLECTING, TIDYING
from kidsq.games import queens_collection
from kidsq.games.contract import UnreadableMove
from kidsq.games.queens_collection.cards import COLOURS, JOKER, card_names
from kidsq.games.queens_collection.moves import read_move


@pytest.mark.parametrize(
    ("written", "stored"),
    [
        ("SWAP joker+Red green@red red@blue", "swap red+joker red@blue green@red"),
        ("swap red + joker  red @ blue green@ red ", "swap red+joker red@blue green@red"),
        ("swap blue+red+red red@blue green@white", "swap red+red+blue red@blue green@white"),
        ("carry Joker red@blue RED", "carry joker red@blue red"),
        ("renew joker+red+red", "renew red+red+joker"),
        ("Exchange red 2 blue", "exchange red 2 blue"),
        ("PASS", "pass"),
        (" reveal ", "reveal"),
        ("pair green+green joker Blue", "pair green+green joker blue"),
        ("trade joker+red for blue+green", "trade red+joker for green+blue"),
        ("share white FOR black", "share white for black"),
    ],
)
def test_reading_forgives_spaces_capitals_and_order(written, stored):
    assert read_move(written).text == stored
    assert read_move(stored).text == stored


@pytest.mark.parametrize(
    "text",
    [
        *("swap", "swap red+blue red@blue", "swap red+pink red@blue blue@red", "swap red+blue red@blue blue@joker"),
        *("swap red+blue+green+white red@blue blue@red", "carry joker red@blue", "carry joker red blue", "renew"),
        *("renew red+", "exchange red 4 blue", "exchange red -1 blue", "exchange red ² blue", "pair red red joker"),
        *("trade red blue", "trade red for", "pass now", "reveal 2", "swap red+blue red@blue blue@red " + " " * 200),
    ],
)
def test_what_is_no_move_is_unreadable(text):
    with pytest.raises(UnreadableMove):
        read_move(text)


def test_a_move_that_can_be_legal_exists_once():
    assert read_move("swap red+blue red@green blue@red") is read_move("swap blue+red blue@red red@green")
    assert read_move("trade red+joker for blue+white") is read_move("trade joker+red for white+blue")


# -- the legal moves, listed from the rules' own words ----------------------------------------------------------------


def parts_in(cards: tuple[int, ...], couples: bool) -> Iterator[list[int]]:
    """Every way to see cards as parts: a card is one, and where couples count, so are two of a colour, as a joker."""
    if not cards:
        yield []
        return
    first, *rest = cards
    for more in parts_in(tuple(rest), couples):
        yield [first, *more]
    if couples and first != JOKER and first in rest:
        rest.remove(first)
        for more in parts_in(tuple(rest), couples):
            yield [JOKER, *more]


def payments(hand: tuple[int, ...]) -> set[tuple[int, ...]]:
    return {cards for number in (1, 2, 3) for cards in combinations(hand, number)}


def written(cards: tuple[int, ...]) -> str:
    return "+".join(card_names(cards))


def tidying_moves(table) -> set[str]:
    couples, hand = table.edition == "coop", table.hands[table.mover]
    meeples = [(place // 8, place % 8) for place, number in enumerate(table.standing) if number]
    named = {meeple: f"{COLOURS[meeple[0]]}@{COLOURS[meeple[1]]}" for meeple in meeples}
    found = set()
    for cards in payments(hand):
        for parts in parts_in(cards, couples):
            if parts == [JOKER]:
                found |= {
                    f"carry {written(cards)} {named[meeple]} {box}"
                    for meeple in meeples
                    for box in COLOURS
                    if box != COLOURS[meeple[1]]
                }
            if len(parts) == 2:
                found |= {
                    f"swap {written(cards)} {named[one]} {named[other]}"
                    for one, other in combinations(meeples, 2)
                    if one[0] != other[0] and one[1] != other[1]
                    if any(
                        all(p in (JOKER, m[0]) for p, m in zip(way, (one, other), strict=True))
                        for way in (parts, parts[::-1])
                    )
                }
        if len(cards) <= len(table.draw_pile):
            found.add(f"renew {written(cards)}")
    if couples and table.draw_pile:
        found |= {
            f"exchange {card_names([mine])[0]} {seat} {card_names([theirs])[0]}"
            for seat in range(table.players)
            for mine in hand
            for theirs in table.hands[seat]
            if seat != table.mover and mine != theirs
        }
    return found | ({"pass"} if couples and not table.draw_pile else set())


def collecting_moves(table) -> set[str]:
    hand = table.hands[table.mover]
    if table.decision == "reveal":
        return {"reveal", "stop"} if table.draw_pile or table.discard_pile else {"stop"}
    found = {"done"} if table.decision == "more" else set()
    for cards in payments(hand):
        couple = len(cards) == 2 and cards[0] == cards[1] != JOKER
        for card in table.display:
            for colour in range(8):
                mine = cards in ((colour,), (JOKER,)) or (couple and cards[0] != colour)
                if mine and card in (colour, JOKER):
                    found.add(f"pair {written(cards)} {card_names([card])[0]} {COLOURS[colour]}")
    if table.decision == "more":
        return found
    others = [("trade", tuple(sorted(table.display)))]
    others += [("share", table.hands[(table.mover + 2) % 4])] if table.edition == "teams" else []
    for kind, there in others:
        for got in payments(there):
            found |= {
                f"{kind} {written(cards)} for {written(got)}"
                for cards in payments(hand)
                if len(cards) == len(got) and not Counter(cards) & Counter(got)
            }
    return found


@pytest.mark.parametrize("edition", [*TIDYING, *COLLECTING])
@pytest.mark.parametrize("seed", range(4))
def test_the_legal_moves_are_those_of_the_rules_each_once(edition, seed):
    options = {"fields": 2 + seed % 2} if edition in TIDYING else {"rounds": 1}
    players = {"solo": 1, "teams": 4}.get(edition, 2 + seed % 3)
    chance = Random(seed)
    table = queens_collection.start(queens_collection.deal(edition, players, chance, options))
    again = tidying_moves if edition in TIDYING else collecting_moves
    for _ in range(60):
        if table.mover < 0:
            break
        moves = table.legal_moves()
        assert sorted(move.text for move in moves) == sorted(again(table))
        table.play(chance.choice(moves), lambda cards: chance.sample(list(cards), len(cards)))
