"""The mistakes that programs make when they lay out The Queen's Collection, each one a test; and what can be dealt."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from games.queens_collection.laying import COLLECTING, TIDYING, every_card
from kidsq.games import queens_collection
from kidsq.games.contract import UnknownSetup, UnreadableRecord
from kidsq.games.queens_collection.cards import COLOURS, deck, place
from kidsq.games.queens_collection.dealing import Deal, spread_out, start_of
from kidsq.games.record import header_of, setup_of
from kidsq.games.registry import GAMES


def spread(cards: str, *, each: int = 3, away: str = "") -> dict[str, str]:
    """Box -> the meeples that these cards set on it, with the boxes in the order of colours."""
    setup = queens_collection.deal("coop", 2, Random(1), {"each": each})
    setup = replace(setup, boxes=COLOURS, spread=tuple(cards.split()), away=tuple(away.split()))
    return {box: " ".join(meeples) for box, meeples in zip(COLOURS, start_of(setup), strict=True) if meeples}


def deals(edition: str, games: int = 60, **options: int) -> list[Deal]:
    return [
        queens_collection.deal(edition, 1 if edition == "solo" else 3, Random(seed), options) for seed in range(games)
    ]


def test_cards_set_their_meeples_box_by_box():
    assert spread("blue blue white red") == {"red": "blue", "orange": "blue", "yellow": "white", "green": "red"}


@pytest.mark.parametrize("edition", TIDYING)
@pytest.mark.parametrize("each", [3, 2])
def test_no_meeple_begins_at_home_and_all_stand(edition, each):
    for setup in deals(edition, each=each):
        standing = spread_out(setup)
        assert not any(standing[place(colour, colour)] for colour in range(8))
        assert sum(standing) == 8 * each - len(setup.away)


def test_a_joker_places_nothing_and_skips_one_box():
    assert spread("joker blue joker joker white") == {"orange": "blue", "blue": "white"}


def test_a_joker_skips_the_first_box_with_room_not_a_full_one():
    # One meeple on every box, another on red: full. Seven jokers lead round to it; the eighth skips orange.
    cards = "orange yellow green blue purple white black red yellow" + " joker" * 7
    assert spread(f"{cards} blue", each=2)["orange"] == "yellow blue"
    found = spread(f"{cards} joker blue", each=2)
    assert (found["red"], found["orange"], found["yellow"]) == ("orange yellow", "yellow", "green blue")


def test_a_card_without_a_meeple_leaves_the_pointer_where_it_is():
    assert spread("blue blue blue blue white") == {"red": "blue", "orange": "blue", "yellow": "blue", "green": "white"}
    assert spread("blue blue blue white", away="blue") == {"red": "blue", "orange": "blue", "yellow": "white"}


def test_after_a_box_of_its_own_colour_the_next_one_is_not_served_twice():
    assert spread("red blue") == {"orange": "red", "yellow": "blue"}


def test_last_meeples_that_fit_only_at_home_crowd_the_next_box():
    # All boxes but black are full when both black meeples are still to come.
    once = "orange yellow green blue purple white red joker "
    found = spread(once + once + "black black", each=2)
    assert found["red"] == "orange orange black black"
    assert "black" not in found


@pytest.mark.parametrize("edition", TIDYING)
def test_the_draw_pile_is_the_whole_deck_shuffled_anew(edition):
    for setup in deals(edition):
        assert Counter(setup.draw) == Counter(setup.spread)
        table = queens_collection.start(setup)
        assert every_card(table) == Counter(deck(4, 6))
        assert len(table.draw_pile) == 38 - 3 * setup.players


@pytest.mark.parametrize(("copies", "jokers", "cards"), [(4, 6, 38), (3, 6, 30), (4, 3, 35), (3, 4, 28)])
def test_cards_of_the_harder_levels_leave_before_the_spread(copies, jokers, cards):
    for setup in deals("coop", 5, copies=copies, jokers=jokers):
        for pile in (setup.spread, setup.draw):
            assert (len(pile), pile.count("joker"), pile.count("red")) == (cards, jokers, copies)


def test_levels_and_the_beginners_side_go_together():
    setup = queens_collection.deal("solo", 1, Random(1), {"fields": 2, "each": 3, "copies": 3, "jokers": 3})
    assert (setup.fields, setup.each, setup.copies, setup.jokers) == (2, 3, 3, 3)


def test_four_colours_miss_a_meeple_alone_and_none_otherwise():
    for setup in deals("solo"):
        assert len(set(setup.away)) == 4
        assert list(setup.away) == [name for name in COLOURS if name in setup.away]
    assert all(setup.away == () for edition in ("coop", *COLLECTING[:1]) for setup in deals(edition, 5))


@pytest.mark.parametrize(
    ("edition", "players", "hand"), [("coop", 3, 3), ("solo", 1, 3), ("rivals", 3, 2), ("teams", 4, 2)]
)
def test_hands_are_dealt_one_card_at_a_time_from_seat_0(edition, players, hand):
    setup = queens_collection.deal(edition, players, Random(4))
    table = queens_collection.start(setup)
    for seat in range(players):
        wanted = [setup.draw[seat + players * card] for card in range(hand)]
        assert table.hands[seat] == tuple(sorted(queens_collection.card_codes(wanted)))
    rest = list(setup.draw[players * hand :])
    if edition in COLLECTING:
        assert queens_collection.card_names(table.display) == rest[:3]
        rest = rest[3:]
    assert queens_collection.card_names(table.draw_pile[::-1]) == rest


@pytest.mark.parametrize(
    ("edition", "options", "named"),
    [
        ("coop", {"each": 2, "fields": 3}, "each 2 goes with fields 2"),
        ("coop", {"rounds": 1}, "no option 'rounds'"),
        ("coop", {"copies": 5}, "copies 4 or 3, not 5"),
        ("solo", {"jokers": 2}, "jokers 6 or 5 or 4 or 3, not 2"),
        ("rivals", {"fields": 2}, "no option 'fields'"),
        ("rivals", {"rounds": 4}, "as many as seats, 3"),
        ("rivals", {"rounds": 0}, "rounds"),
    ],
)
def test_what_cannot_be_dealt_is_refused_with_a_sentence(edition, options, named):
    with pytest.raises(UnknownSetup, match=named):
        queens_collection.deal(edition, 1 if edition == "solo" else 3, Random(1), options)


def test_two_of_each_colour_mean_the_beginners_side():
    assert queens_collection.deal("coop", 2, Random(1), {"each": 2}).fields == 2


def test_there_are_as_many_rounds_as_seats_unless_fewer_are_wanted():
    assert [queens_collection.deal("rivals", seats, Random(1)).rounds for seats in (2, 3, 4)] == [2, 3, 4]
    assert queens_collection.deal("teams", 4, Random(1), {"rounds": 1}).rounds == 1


def header(edition: str = "solo") -> dict[str, object]:
    return header_of(queens_collection.deal(edition, 1 if edition == "solo" else 3, Random(3)))


@pytest.mark.parametrize(
    ("edition", "key", "value", "named"),
    [
        ("solo", "players", 2, "2 cannot play solo; it is for 1"),
        ("coop", "players", 5, "it is for 2 to 4"),
        ("coop", "first", 3, "first is 3"),
        ("coop", "fields", True, "fields is True"),
        ("coop", "fields", "3", "fields is '3'"),
        ("coop", "each", 1, "each"),
        ("rivals", "copies", 3, "copies 4, not 3"),
        ("coop", "rounds", 2, "rounds 1, not 2"),
        ("coop", "boxes", ["red"] * 8, "boxes"),
        ("coop", "boxes", 5, "boxes must be a list of names"),
        ("solo", "away", ["red", "blue", "green", "white"], "away must name 4 colours, in order"),
        ("solo", "away", ["red", "red", "blue", "white"], "away"),
        ("solo", "away", [], "away"),
        ("coop", "away", ["red"], "away must name 0"),
        ("coop", "draw", ["red"], "draw is not the whole deck"),
        ("coop", "spread", [], "spread is not the whole deck"),
        ("rivals", "spread", ["red"], "spread must be empty"),
        ("coop", "start", [], "start says"),
    ],
)
def test_a_header_that_is_off_is_refused_with_a_sentence(edition, key, value, named):
    with pytest.raises(UnreadableRecord, match=named):
        setup_of(header(edition) | {key: value}, GAMES)


@pytest.mark.parametrize("edition", ["coop", "solo", "rivals"])
def test_a_header_may_say_where_the_meeples_stand(edition):
    told = header(edition)
    setup = setup_of(told, GAMES)
    assert setup_of(told | {"start": start_of(setup)}, GAMES) == setup
