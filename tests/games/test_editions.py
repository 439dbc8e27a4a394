"""The editions' cards, points and deals, as their rule sheets and RULES of the house list them."""

from collections import Counter
from itertools import combinations_with_replacement
from math import comb, prod
from random import Random

import pytest

from games.laying import EDITIONS
from kidsq.games import sleeping_queens
from kidsq.games.contract import UnknownSetup
from kidsq.games.sleeping_queens.cards import KING_NAMES

TWELVE = {
    "heart": 20,
    **dict.fromkeys(["cat", "dog", "pancake"], 15),
    **dict.fromkeys(["ladybug", "moon", "peacock", "sunflower"], 10),
    **dict.fromkeys(["cake", "rainbow", "rose", "starfish"], 5),
}
SIXTEEN = {**TWELVE, "book": 15, "butterfly": 10, "strawberry": 10, "ice_cream": 5}
CLASSIC = {
    **{str(number): 4 for number in range(1, 11)},
    "king": 8,
    "jester": 5,
    **dict.fromkeys(["knight", "potion"], 4),
    **dict.fromkeys(["wand", "dragon"], 3),
}
FIRST_NIGHT = {**{str(number): 6 for number in range(1, 7)}, "king": 4, "jester": 2}
HALF_THE_POWERS = {"king": 6, "knight": 2, "potion": 2, "jester": 3, "dragon": 1, "wand": 1}
CROSSING = {**dict.fromkeys("12345", 4), **dict.fromkeys("6789", 7), **HALF_THE_POWERS}
BALANCE = {**{str(number): 5 for number in range(1, 11)}, **HALF_THE_POWERS}
HUNDRED = {**{str(tens): 5 for tens in range(10, 100, 10)}, **HALF_THE_POWERS}
TABLES = {
    "tables": dict.fromkeys("6 10 14 16 20 30 40 50 70 80".split(), 5),
    "tables_3_4_6": dict.fromkeys("12 18 20 21 24 28 30 32 48 54".split(), 5),
    "tables_6_9": dict.fromkeys("24 36 42 48 54 63 72 81".split(), 5),
    "tables_7_8": {**dict.fromkeys("28 32 42 48 49 63 64 72".split(), 6), "56": 8},
    "tables_hard": {**dict.fromkeys("36 42 48 54 56 63 72".split(), 7), **dict.fromkeys("49 64 81".split(), 3)},
}

DECKS = {
    "first_night": (FIRST_NIGHT, TWELVE),
    "classic": (CLASSIC, TWELVE),
    "deluxe": ({**CLASSIC, "king": 10}, SIXTEEN),
    "gamefactory": (CLASSIC, TWELVE),
    "little": (CLASSIC, TWELVE),
    "crossing": (CROSSING, TWELVE),
    "balance": (BALANCE, TWELVE),
    "hundred": (HUNDRED, TWELVE),
    **{name: ({**numbers, **HALF_THE_POWERS}, TWELVE) for name, numbers in TABLES.items()},
}


def test_these_are_the_editions():
    assert set(EDITIONS) == set(DECKS)


@pytest.mark.parametrize("edition", DECKS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_deal_holds_the_cards_of_its_edition(edition, players):
    deck, queens = DECKS[edition]
    setup = sleeping_queens.deal(edition, players, Random(1))
    assert Counter(setup.draw) == deck
    assert dict(setup.points) == queens
    assert sorted(setup.beds) == sorted(queens)
    assert 0 <= setup.first < players


def test_the_printed_totals():
    assert sum(TWELVE.values()) == 125
    assert sum(SIXTEEN.values()) == 165
    assert sum(CLASSIC.values()) + len(TWELVE) == 79
    assert [sum(deck.values()) for deck in (CROSSING, BALANCE, HUNDRED)] == [63, 65, 60]
    assert [sum(DECKS[name][0].values()) for name in TABLES] == [65, 65, 55, 71, 73]
    assert sum(HALF_THE_POWERS.values()) == 15


@pytest.mark.parametrize("edition", DECKS)
def test_every_king_has_a_name(edition):
    deck, _ = DECKS[edition]
    kings = deck["king"]
    assert len(set(KING_NAMES[:kings])) == kings


def test_twelve_of_the_sixteen_deluxe_queens_are_drawn_unseen():
    seen = set()
    for seed in range(30):
        setup = sleeping_queens.deal("deluxe", 3, Random(seed), {"queens": 12})
        assert len(set(setup.beds)) == 12
        assert dict(setup.points) == {name: SIXTEEN[name] for name in setup.beds}
        seen |= set(setup.beds)
    assert seen == set(SIXTEEN)


def test_beds_draw_and_first_seat_are_drawn_by_chance():
    deals = [sleeping_queens.deal("classic", 5, Random(seed)) for seed in range(150)]
    assert {setup.first for setup in deals} == set(range(5))
    assert {setup.beds[0] for setup in deals} == set(TWELVE)
    assert {setup.draw[0] for setup in deals} == set(CLASSIC)


def test_a_houses_own_points_stand_in_the_deal():
    setup = sleeping_queens.deal("classic", 2, Random(1), {"points": {"rainbow": 15, "book": 20}})
    assert dict(setup.points) == {**TWELVE, "rainbow": 15}


@pytest.mark.parametrize(
    ("edition", "players", "options", "named"),
    [
        ("klassik", 3, {}, "klassik"),
        ("classic", 1, {}, "1 players"),
        ("classic", 6, {}, "6 players"),
        ("classic", 0, {}, "0 players"),
        ("classic", -2, {}, "-2 players"),
        ("classic", 3, {"queens": 16}, "16"),
        ("deluxe", 3, {"queens": 13}, "13"),
        ("deluxe", 3, {"queens": 0}, "0"),
        ("classic", 3, {"points": {"heart": -5}}, "points"),
        ("classic", 3, {"points": {"heart": 1000}}, "points"),
        ("classic", 3, {"fields": 2}, "fields"),
    ],
)
def test_what_cannot_be_dealt_is_refused_with_a_sentence(edition, players, options, named):
    with pytest.raises(UnknownSetup, match=named):
        sleeping_queens.deal(edition, players, Random(1), options)


@pytest.mark.parametrize(
    ("edition", "share"),
    [
        ("first_night", 65.43),
        ("classic", 22.85),
        ("crossing", 53.57),
        ("balance", 50.14),
        ("hundred", 55.79),
        ("tables", 49.98),
        ("tables_3_4_6", 48.02),
        ("tables_6_9", 47.14),
        ("tables_7_8", 47.14),
        ("tables_hard", 45.18),
    ],
)
def test_in_how_many_hands_numbers_belong_together(edition, share):
    """Of all hands of five, each as often as it is dealt."""
    laying = sleeping_queens.EDITIONS[edition].laying
    copies = {int(name): many for name, many in DECKS[edition][0].items() if name.isdecimal()}
    powers = sum(DECKS[edition][0].values()) - sum(copies.values())
    held = dealt = 0
    for size in range(6):
        for numbers in combinations_with_replacement(sorted(copies), size):
            ways = comb(powers, 5 - size) * prod(comb(copies[one], many) for one, many in Counter(numbers).items())
            dealt += ways
            held += ways * bool(laying.within(numbers))
    assert dealt == comb(sum(DECKS[edition][0].values()), 5)
    assert 100 * held / dealt == pytest.approx(share, abs=0.005)


def test_a_jester_counts_by_the_place_of_a_number_among_those_of_the_deck():
    """One, two, three.. also where the numbers are tens, or of tables."""
    ranks = {edition: list(sleeping_queens.EDITIONS[edition].ranks.items()) for edition in DECKS}
    for name, numbers in TABLES.items():
        assert ranks[name] == list(zip(sorted(map(int, numbers)), range(1, 11), strict=False))
    assert ranks["tables_7_8"][5] == (56, 6)
    assert ranks["hundred"] == [(10 * place, place) for place in range(1, 10)]
    assert ranks["crossing"] == [(number, number) for number in range(1, 10)]
    assert ranks["first_night"] == [(number, number) for number in range(1, 7)]
    assert all(ranks[same] == [(number, number) for number in range(1, 11)] for same in ("classic", "balance"))


def test_an_edition_tells_of_itself_in_one_place():
    infos = {code: edition.info for code, edition in sleeping_queens.EDITIONS.items()}
    assert all(info.picture and info.sign and list(info.seats) == [2, 3, 4, 5] for info in infos.values())
    one_of_each = [info for code, info in infos.items() if code not in TABLES or code == "tables"]
    assert len({info.picture for info in one_of_each}) == len({info.sign for info in one_of_each}) == len(one_of_each)
    assert {(infos[code].picture, infos[code].sign) for code in TABLES} == {("way-tables", "way-tables")}
    assert [code for code, info in infos.items() if info.options] == ["deluxe"]
    assert [code for code, edition in sleeping_queens.EDITIONS.items() if edition.poodle] == ["gamefactory"]
