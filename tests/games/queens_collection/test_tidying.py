"""The mistakes that programs of `coop` and `solo` make, each one a test."""

from itertools import combinations
from random import Random

import pytest

from games.queens_collection.laying import hand, legal, names, on_box, play, tidy
from kidsq.games import queens_collection
from kidsq.games.contract import IllegalMove
from kidsq.games.queens_collection.cards import CARD_NAMES, COLOURS
from kidsq.games.queens_collection.moves import read_move

# -- payments ---------------------------------------------------------------------------------------------------------


def test_two_different_cards_swap_two_meeples_of_their_colours():
    table = tidy(astray="red@blue green@red", hands=["red green white"])
    assert legal(table, "swap red+green") == {
        "swap red+green red@red green@green",
        "swap red+green red@blue green@red",
        "swap red+green red@blue green@green",
    }
    play(table, "swap red+green red@blue green@red")
    assert (on_box(table, "red"), on_box(table, "blue")) == ("red red red", "green blue blue blue")


def test_two_equal_cards_are_not_two_colours():
    table = tidy(hands=["red red white"])
    assert not legal(table, "swap red+red red@blue blue@red")
    with pytest.raises(IllegalMove, match="couple_is_one"):
        play(table, "swap red+red red@blue blue@red")
    with pytest.raises(IllegalMove, match="same_colour"):
        play(table, "swap red+red red@blue red@red")


def test_two_jokers_are_two_not_one():
    table = tidy(hands=["joker joker white"])
    assert legal(table, "swap joker+joker")
    assert not legal(table, "carry joker+joker")
    with pytest.raises(IllegalMove, match="carry_needs_joker"):
        play(table, "carry joker+joker red@blue red")


@pytest.mark.parametrize("cards", ["white+joker", "white+white+black"])
def test_a_joker_and_an_equal_couple_stand_for_any_colour(cards):
    table = tidy(hands=["white joker green"] if "joker" in cards else ["white white black"])
    colour = "white" if "joker" in cards else "black"
    swapped = {tuple(meeple.split("@")[0] for meeple in text.split()[2:]) for text in legal(table, f"swap {cards} ")}
    assert swapped == {pair for pair in combinations(COLOURS, 2) if colour in pair}


def test_a_couple_is_no_joker_alone():
    table = tidy("solo", hands=["red red white"])
    assert not legal(table, "carry")
    assert {len(text.split()[1].split("+")) for text in legal(table, "swap")} == {2}
    for text in ("carry red+red red@blue red", "swap red+red+white red@blue white@white"):
        with pytest.raises(IllegalMove, match="no_couples"):
            play(table, text)


def test_three_equal_cards_are_a_joker_and_their_colour():
    table = tidy(hands=["red red red"])
    play(table, "swap red+red+red red@blue blue@red")
    assert table.ending == "all_home"
    assert not legal(
        tidy(astray="white@blue blue@white", hands=["red red red"]), "swap red+red+red blue@white white@blue"
    )


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("swap red+blue red@blue blue@blue", "same_box"),
        ("swap red+joker red@blue red@red", "same_colour"),
        ("swap red+joker green@green white@white", "cards_do_not_fit"),
        ("swap red+blue red@white blue@red", "meeple_not_there"),
        ("swap red+white red@blue white@white", "not_held"),
        ("carry red red@blue red", "carry_needs_joker"),
        ("exchange red 0 blue", "not_another_seat"),
        ("exchange red 3 blue", "not_another_seat"),
        ("exchange red 1 red", "same_kind"),
        ("exchange red 1 purple", "not_theirs"),
        ("pass", "cards_are_left"),
        ("reveal", "not_in_this_game"),
    ],
)
def test_a_refusal_says_why(move, code):
    table = tidy(hands=["red blue joker", "red green white"])
    with pytest.raises(IllegalMove) as refused:
        play(table, move)
    assert refused.value.code == code


def test_a_joker_does_not_name_the_colour_of_the_other_card():
    table = tidy(hands=["red joker green"])
    swapped = [text.split()[2:] for text in legal(table, "swap red+joker")]
    assert swapped
    assert all(sum(meeple.startswith("red@") for meeple in meeples) == 1 for meeples in swapped)


# -- carrying ---------------------------------------------------------------------------------------------------------


def test_a_meeple_is_carried_to_any_other_box_however_full():
    table = tidy(astray="red@blue", hands=["joker green white"])
    assert len(legal(table, "carry joker red@blue ")) == 7
    assert "carry joker green@green blue" in legal(table)
    play(table, "carry joker green@green blue")
    assert on_box(table, "blue") == "red green blue blue blue"


def test_a_meeple_is_not_carried_to_its_own_box():
    table = tidy(hands=["joker green white"])
    assert "carry joker red@blue blue" not in legal(table)
    with pytest.raises(IllegalMove, match="same_box"):
        play(table, "carry joker red@blue blue")


def test_two_equal_cards_carry_a_meeple_of_any_colour_also_their_own():
    table = tidy(hands=["red red green"])
    assert {"carry red+red red@blue red", "carry red+red green@green white"} <= legal(table)


# -- drawing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "drawn"),
    [
        ("swap red+red+green green@green blue@blue", 3),
        ("carry red+red green@green white", 2),
        ("swap red+green red@blue green@green", 2),
        ("renew red+red+green", 3),
        ("renew red+red", 2),
        ("renew green", 1),
    ],
)
def test_as_many_cards_are_drawn_as_were_laid(move, drawn):
    table = tidy(hands=["red red green"], draw="purple white black")
    play(table, move)
    kept = ["red", "red", "green"]
    for card in move.split()[1].split("+"):
        kept.remove(card)
    new = ["purple", "white", "black"][:drawn]
    assert hand(table, 0).split() == sorted([*kept, *new], key=CARD_NAMES.index)
    assert len(table.hands[0]) == 3


def test_a_hand_is_filled_as_far_as_the_pile_goes():
    table = tidy(hands=["red blue green", "white white white"], draw="purple", short=True, astray="red@blue green@red")
    play(table, "swap red+green red@blue green@red")
    assert hand(table, 0) == "blue purple"
    assert not table.draw_pile


def test_no_more_cards_are_renewed_than_the_pile_holds():
    table = tidy(hands=["red blue green"], draw="purple white", short=True)
    assert {len(text.split()[1].split("+")) for text in legal(table, "renew")} == {1, 2}
    with pytest.raises(IllegalMove, match="pile_too_short"):
        play(table, "renew red+blue+green")


def test_nothing_is_renewed_or_exchanged_without_a_pile():
    table = tidy(hands=["red blue green", "white white black"], short=True)
    assert not legal(table, "renew") | legal(table, "exchange")
    for move in ("renew red", "exchange red 1 white"):
        with pytest.raises(IllegalMove, match="pile_too_short"):
            play(table, move)


def test_the_discard_pile_never_comes_back():
    table = tidy(astray="red@blue blue@red", hands=["white white green", "white black black"], draw="black", short=True)
    calls = []
    for text in ("renew green", "pass"):
        table.play(read_move(text), lambda cards: calls.append(cards) or list(cards))
    assert calls == []
    assert (len(table.draw_pile), table.shuffled) == (0, [])


# -- exchanging -------------------------------------------------------------------------------------------------------


def test_an_exchange_burns_the_top_card_and_changes_two_hands():
    table = tidy(players=3, hands=["red blue joker", "red green white", "black black white"], draw="purple orange")
    play(table, "exchange joker 2 black")
    assert [hand(table, seat) for seat in range(3)] == ["red blue black", "red green white", "white black joker"]
    assert names(table.discard_pile) == "purple"
    assert names(table.draw_pile[-1:]) == "orange"
    assert table.mover == 1


def test_equal_cards_are_not_exchanged():
    table = tidy(hands=["red blue joker", "red green joker"])
    assert legal(table, "exchange") == {
        f"exchange {mine} 1 {theirs}"
        for mine in ("red", "blue", "joker")
        for theirs in ("red", "green", "joker")
        if mine != theirs
    }


def test_nobody_exchanges_alone():
    assert {text.split()[0] for text in legal(tidy("solo", hands=["red red joker"]))} == {"swap", "carry", "renew"}


# -- passing and ending -----------------------------------------------------------------------------------------------


def test_nobody_passes_while_there_are_cards():
    table = tidy(hands=["red blue green"], draw="purple", short=True)
    assert not legal(table, "pass")


def test_an_empty_hand_can_only_pass():
    table = tidy(hands=["", "red blue white"], short=True)
    assert legal(table) == {"pass"}
    assert "pass" in legal(play(table, "pass"))


def test_the_game_ends_when_all_pass_in_a_row():
    table = tidy(players=3, hands=["red blue green", "white white black", "black"], short=True)
    play(table, "pass", "pass")
    assert table.outcome() is None
    play(table, "pass")
    assert (table.ending, table.outcome().winners, table.outcome().points) == ("all_passed", (), (16, 16, 16))


def test_any_other_move_begins_the_count_of_passes_anew():
    table = tidy(astray="red@blue green@red blue@green", hands=["red blue green", "white white black"], short=True)
    play(table, "pass", "carry white+white black@black red", "pass")
    assert table.outcome() is None
    play(table, "pass")
    assert table.ending == "all_passed"


def test_the_game_ends_the_moment_all_are_home_before_drawing():
    table = tidy(players=3, hands=["red blue green"], draw="purple white")
    play(table, "swap red+blue red@blue blue@red")
    outcome = table.outcome()
    assert (outcome.ending, outcome.winners, outcome.points, outcome.kind) == (
        "all_home",
        (0, 1, 2),
        (24, 24, 24),
        "won",
    )
    assert hand(table, 0) == "green"
    assert table.legal_moves() == ()


def test_alone_the_game_ends_when_the_pile_is_empty_with_cards_in_the_hand():
    table = tidy("solo", hands=["red white joker"], draw="purple", short=True)
    play(table, "renew white")
    outcome = table.outcome()
    assert (outcome.ending, outcome.winners, outcome.points, outcome.kind) == ("pile_empty", (), (16,), "lost")
    assert hand(table, 0) == "red purple joker"


def test_alone_all_home_counts_before_the_empty_pile():
    table = tidy("solo", hands=["red blue joker"], draw="purple", short=True, away="red blue green white")
    play(table, "swap red+blue red@blue blue@red")
    assert (table.ending, table.outcome().points) == ("all_home", (24,))


# -- the beginners' side ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("box", ["green", "black", "blue"])
def test_the_third_of_a_colour_leaves_wherever_it_stands(box):
    table = tidy(astray=f"red@blue red@{box} blue@red white@black", hands=["red blue joker"], fields=2)
    assert table.astray == 4
    play(table, "swap red+blue red@blue blue@red")
    # Red and blue have two at home now; the third blue one had stood there before, and no home meeple leaves.
    assert on_box(table, "red") == "red red"
    assert all("red" not in on_box(table, other) for other in COLOURS if other != "red")
    assert table.astray == 1
    assert table.points() == 3 * 7 - 1


def test_with_three_fields_nobody_leaves():
    table = tidy(astray="red@blue red@green blue@red", hands=["red blue joker"])
    play(table, "swap red+blue red@blue blue@red")
    assert on_box(table, "green") == "red green green green"
    assert table.astray == 1


def test_the_last_of_all_leaves_and_all_are_home():
    table = tidy(astray="red@blue red@green blue@red blue@white", hands=["red blue joker"], fields=2)
    play(table, "swap red+blue red@blue blue@red")
    assert table.ending == "all_home"
    assert table.outcome().points == (24, 24)


def test_a_meeple_that_is_taken_from_home_again_brings_nothing_back():
    table = tidy(
        astray="red@blue red@green blue@red white@black", hands=["red blue joker", "joker white white"], fields=2
    )
    play(table, "swap red+blue red@blue blue@red", "carry joker red@red white")
    assert sum(table.standing[:8]) == 2
    assert table.astray == 2


def test_with_two_of_each_colour_nobody_leaves():
    table = tidy(astray="red@blue blue@red white@black", hands=["red blue joker"], each=2)
    play(table, "swap red+blue red@blue blue@red")
    assert sum(table.standing) == 16
    assert table.points() == 3 * 7 - 1


# -- the score --------------------------------------------------------------------------------------------------------


def test_an_empty_box_earns_nothing():
    assert tidy(astray="red@blue red@blue red@blue").points() == 3 * 6 - 3


def test_a_box_with_two_of_its_three_earns_three():
    # Blue and white are not clean; red is, though one of its meeples stands on white.
    assert tidy(astray="red@white green@blue").points() == 3 * 6 - 2


def test_each_stray_costs_one_not_each_box():
    assert tidy(astray="red@white green@white black@white").points() == 3 * 7 - 3


def test_nothing_but_strays_is_negative():
    assert queens_collection.start(queens_collection.deal("coop", 2, Random(1))).broken_off("bell").points == (-24, -24)


def test_the_result_lists_the_meeples_box_by_box():
    table = play(tidy(hands=["", ""], short=True), "pass", "pass")
    assert table.outcome().result() == {
        "winners": [],
        "points": [16, 16],
        "ending": "all_passed",
        "boxes": [
            ["red", "red", "blue"],
            *([name] * 3 for name in ("orange", "yellow", "green")),
            ["red", "blue", "blue"],
            *([name] * 3 for name in ("purple", "white", "black")),
        ],
    }
