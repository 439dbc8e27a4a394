"""The editions' cards, points and deals, as their rule sheets and RULES of the house list them."""

from collections import Counter
from random import Random

import pytest

from games.laying import EDITIONS
from kidsq.arithmetic.sums import SUMS
from kidsq.games import sleeping_queens
from kidsq.games.contract import UnknownSetup
from kidsq.games.sleeping_queens.cards import CARD_CODES, KING_NAMES, card_codes

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

DECKS = {
    "first_night": (FIRST_NIGHT, TWELVE),
    "classic": (CLASSIC, TWELVE),
    "deluxe": ({**CLASSIC, "king": 10}, SIXTEEN),
    "gamefactory": (CLASSIC, TWELVE),
    "little": (CLASSIC, TWELVE),
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


@pytest.mark.parametrize(("edition", "share"), [("first_night", 0.66), ("classic", 0.23)])
def test_how_many_hands_hold_a_sum(edition, share):
    chance = Random(4)
    deck = card_codes([name for name, copies in DECKS[edition][0].items() for _ in range(copies)])
    hands = [chance.sample(deck, 5) for _ in range(8_000)]
    with_sum = sum(bool(SUMS.laying.within([card for card in hand if card <= CARD_CODES["10"]])) for hand in hands)
    assert with_sum / len(hands) == pytest.approx(share, abs=0.02)


def test_an_edition_tells_of_itself_in_one_place():
    infos = {code: edition.info for code, edition in sleeping_queens.EDITIONS.items()}
    assert all(info.picture and info.sign and list(info.seats) == [2, 3, 4, 5] for info in infos.values())
    assert len({info.picture for info in infos.values()}) == len({info.sign for info in infos.values()}) == len(infos)
    assert [code for code, info in infos.items() if info.options] == ["deluxe"]
    assert [code for code, edition in sleeping_queens.EDITIONS.items() if edition.poodle] == ["gamefactory"]
