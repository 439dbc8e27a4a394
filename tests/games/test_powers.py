"""What cards and queens do, what editions change, and what happens when the draw pile runs out."""

from collections import Counter
from random import Random

import pytest

from games.laying import all_cards, bed_of, court, hand, lay, legal, play
from kidsq.games import sleeping_queens
from kidsq.games.contract import IllegalMove
from kidsq.games.sleeping_queens.cards import DRAGON, JESTER, card_names
from kidsq.games.sleeping_queens.moves import read_move

# -- kings, knights, potions ------------------------------------------------------------------------------------------


def test_a_king_wakes_the_queen_of_the_bed_and_the_hand_is_filled():
    table = play(lay(hands=["king 1 2 6 10"], beds={7: "moon"}, draw="9"), "king 7")
    assert (court(table, 0), table.points[0], table.beds[7]) == ({"moon"}, 10, 0)
    assert (hand(table, 0), table.seats_to_move()) == ("1 2 6 9 10", {1})


def test_a_king_needs_a_full_bed():
    table = lay(hands=["king 1 2 6 10"], courts=["", "heart"])
    assert legal(table, "king") == {f"king {bed}" for bed in range(11)}
    for bed in (11, 12, 15):
        with pytest.raises(IllegalMove, match="bed_is_empty"):
            play(table, f"king {bed}")


def test_a_knight_takes_one_queen_and_leaves_the_others():
    table = lay(players=3, hands=["knight 1 2 6 10"], courts=["moon", "heart rose", "cake"])
    assert legal(table, "knight") == {"knight 1 heart", "knight 1 rose", "knight 2 cake"}
    play(table, "knight 1 heart", "allow")
    assert [court(table, seat) for seat in range(3)] == [{"moon", "heart"}, {"rose"}, {"cake"}]
    assert table.points == [30, 5, 5]
    assert len(hand(table, 0).split()) == 5


def test_nobody_attacks_her_own_court_or_a_queen_who_is_elsewhere():
    table = lay(players=3, hands=["knight potion 2 6 10"], courts=["moon", "heart"])
    for text, code in [
        ("knight 0 moon", "own_queen"),
        ("knight 2 heart", "queen_not_there"),
        ("knight 4 heart", "queen"),
    ]:
        with pytest.raises(IllegalMove, match=code):
            play(table, text)


def test_knights_and_potions_need_a_target():
    table = lay(hands=["knight potion 2 6 10"], courts=["heart"])
    assert legal(table) == {f"discard {card}" for card in ("knight", "potion", "2", "6", "10")}


def test_a_potion_needs_an_empty_bed():
    table = lay(hands=["potion 1 2 6 10"], courts=["", "heart"])
    assert legal(table, "potion") == {"potion 1 heart 11"}
    with pytest.raises(IllegalMove, match="bed_is_full"):
        play(table, "potion 1 heart 0")


def test_while_an_attack_waits_there_is_nothing_else_to_do():
    table = play(lay(hands=["knight king 2 6 10", "king 1 1 3 4"], courts=["", "heart"]), "knight 1 heart")
    with pytest.raises(IllegalMove, match="answer_first"):
        play(table, "king 0")


# -- Rose -------------------------------------------------------------------------------------------------------------


def test_rose_woken_by_a_king_brings_one_more_queen():
    table = play(lay(hands=["king 1 2 6 10"], beds={0: "rose", 1: "moon"}, draw="9"), "king 0")
    assert (table.seats_to_move(), hand(table, 0)) == ({0}, "1 2 6 10")
    assert legal(table) == {f"wake {bed}" for bed in range(1, 12)}
    play(table, "wake 1")
    assert (court(table, 0), hand(table, 0), table.seats_to_move()) == ({"rose", "moon"}, "1 2 6 9 10", {1})


def test_rose_woken_by_a_jester_brings_one_more_queen_to_the_seat_that_woke_her():
    table = lay(players=3, hands=["jester 1 2 6 10"], beds={0: "rose", 1: "moon"}, draw="3 9")
    play(table, "jester", "wake 0")
    assert table.seats_to_move() == {2}
    play(table, "wake 1")
    assert (court(table, 2), hand(table, 0), table.seats_to_move()) == ({"rose", "moon"}, "1 2 6 9 10", {1})


def test_rose_taken_by_a_knight_brings_nobody():
    table = play(lay(hands=["knight 1 2 6 10"], courts=["", "rose"]), "knight 1 rose", "allow")
    assert (court(table, 0), table.seats_to_move(), table.decision) == ({"rose"}, {1}, "turn")


def test_rose_put_to_sleep_and_woken_again_brings_another_queen():
    table = lay(hands=["potion 1 2 6 10", "king 1 1 3 4"], courts=["", "rose"], beds={0: "moon"})
    play(table, "potion 1 rose 11", "allow", "king 11", "wake 0")
    assert court(table, 1) == {"rose", "moon"}


def test_only_waking_is_possible_while_roses_bonus_is_due():
    table = play(lay(hands=["king king 2 6 10"], beds={0: "rose"}), "king 0")
    for text, code in [("king 1", "wake_first"), ("discard 2", "wake_first"), ("wake 0", "bed_is_empty")]:
        with pytest.raises(IllegalMove, match=code):
            play(table, text)


# -- Strawberry -------------------------------------------------------------------------------------------------------


def test_strawberry_is_no_target():
    table = lay("deluxe", hands=["knight potion 2 6 10"], courts=["", "strawberry"])
    assert legal(table) == {f"discard {card}" for card in ("knight", "potion", "2", "6", "10")}
    for text in ("knight 1 strawberry", "potion 1 strawberry 15"):
        with pytest.raises(IllegalMove, match="strawberry_stays"):
            play(table, text)


def test_strawberry_protects_nobody_else():
    table = lay("deluxe", hands=["knight potion 2 6 10"], courts=["", "strawberry book"])
    assert legal(table, "knight") == {"knight 1 book"}
    assert legal(table, "potion") == {"potion 1 book 14", "potion 1 book 15"}


# -- what editions change ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "court_of_1", "spares"),
    [
        ("dragon wand dragon wand dragon", "heart", {"dragon", "wand"}),
        ("dragon wand knight potion wand", "", {"dragon", "wand", "knight", "potion"}),
        ("dragon wand knight wand dragon", "heart", set()),
        ("dragon wand potion wand dragon", "heart", set()),
        ("dragon wand king wand dragon", "", set()),
        ("dragon wand jester wand dragon", "", set()),
        ("dragon wand 7 wand dragon", "", {"7"}),
        ("king jester 7 7 9", "", {"7", "9", "7,7"}),
    ],
)
def test_gamefactory_discards_single_powers_only_when_nothing_else_can_be_done(cards, court_of_1, spares):
    table = lay("gamefactory", hands=[cards], courts=["", court_of_1])
    assert legal(table, "discard") == {f"discard {card}" for card in spares}
    assert table.legal_moves()


def test_a_knight_without_a_lawful_target_counts_as_unplayable_in_gamefactory():
    table = lay("gamefactory", hands=["knight dragon wand wand dragon"], courts=["cat", "dog"])
    assert legal(table) == {"discard knight", "discard dragon", "discard wand"}


@pytest.mark.parametrize("edition", ["classic", "deluxe", "little", "first_night"])
def test_elsewhere_any_single_card_may_be_discarded(edition):
    table = lay(edition, hands=["king jester 1 2 6"])
    assert {f"discard {card}" for card in ("king", "jester", "1", "2", "6")} <= legal(table)


@pytest.mark.parametrize(
    ("cards", "together"),
    [
        ("2 3 4 7 9", {"2-3-4"}),
        ("2 3 4 5 9", {"2-3-4", "3-4-5", "2-3-4-5"}),
        ("6 7 8 9 10", {"6-7-8", "7-8-9", "8-9-10", "6-7-8-9", "7-8-9-10", "6-7-8-9-10"}),
        ("2 3 3 4 10", {"2-3-4", "3,3"}),
        ("2 3 5 7 9", set()),
        ("1 9 10 king 2", set()),
    ],
)
def test_little_lays_runs_in_place_of_sums(cards, together):
    table = lay("little", hands=[cards])
    assert {text for text in legal(table) if "-" in text or "," in text} == {f"discard {text}" for text in together}
    assert not any("=" in text for text in legal(table))


def test_sums_and_runs_stay_in_their_editions():
    with pytest.raises(IllegalMove, match="only_run"):
        play(lay("little", hands=["2 3 5 7 9"]), "discard 2+3=5")
    with pytest.raises(IllegalMove, match="only_sum"):
        play(lay("classic", hands=["2 3 4 7 9"]), "discard 2-3-4")


GOALS = [
    ("classic", 2, 5, 50),
    ("classic", 3, 5, 50),
    ("classic", 4, 4, 40),
    ("classic", 5, 4, 40),
    ("deluxe", 3, 5, 50),
    ("gamefactory", 4, 4, 40),
    ("little", 3, 5, None),
    ("little", 4, 4, None),
    *(("first_night", players, 4, None) for players in range(2, 6)),
]


@pytest.mark.parametrize(("edition", "players", "queens", "points"), GOALS)
def test_a_court_wins_by_queens(edition, players, queens, points):
    few = ["cake", "rainbow", "starfish", "ladybug", "moon"]
    for held in (queens - 2, queens - 1):
        table = lay(edition, players, hands=["king 1 2 6 5"], courts=[" ".join(few[:held])], beds={0: few[held]})
        play(table, "king 0")
        assert (table.outcome() is not None) == (held == queens - 1)
        assert table.view(0).goal_points == points


@pytest.mark.parametrize(("edition", "players", "queens", "points"), GOALS)
def test_a_court_wins_by_points_where_points_count(edition, players, queens, points):
    for home, over in [("cat pancake" if players > 3 else "heart cat", False), ("heart pancake", players > 3)]:
        table = lay(edition, players, hands=["king 1 2 6 5"], courts=[home], beds={0: "cake"})
        assert (play(table, "king 0").outcome() is not None) == (over and points is not None)


def test_going_over_fifty_is_fine():
    table = play(lay(hands=["king 1 2 6 10"], courts=["cat pancake ladybug"], beds={0: "heart"}), "king 0")
    assert (table.outcome().winners, table.outcome().points, table.outcome().ending) == ((0,), (60, 0), "points")


def test_a_houses_own_points_decide():
    table = lay(hands=["king 1 2 6 10"], courts=["heart cat"], beds={0: "rainbow"}, points={"rainbow": 15})
    assert play(table, "king 0").outcome().points == (50, 0)


# -- dealing and drawing ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_five_cards_each_one_at_a_time_beginning_with_the_first_seat(players):
    setup = sleeping_queens.deal("classic", players, Random(7))
    table = sleeping_queens.start(setup)
    for order in range(players):
        seat = (setup.first + order) % players
        assert Counter(card_names(table.hands[seat])) == Counter(setup.draw[order : 5 * players : players])
    assert card_names(table.draw_pile[::-1]) == list(setup.draw[5 * players :])
    assert table.seats_to_move() == {setup.first}


def test_three_cards_out_three_cards_in_from_the_top():
    table = play(lay(hands=["2 3 5 9 10"], draw="king 1 wand 8"), "discard 2+3=5")
    assert hand(table, 0) == "1 9 10 king wand"
    assert card_names(table.draw_pile)[-1] == "8"


def test_an_empty_draw_pile_is_only_refilled_when_a_card_is_needed():
    table = play(lay(hands=["1 2 6 9 10"], draw="8", short=True), "discard 1")
    assert (table.draw_pile, table.shuffled) == ([], [])


def test_the_discard_pile_is_shuffled_in_the_middle_of_a_refill_cards_just_played_included():
    table = lay(hands=["2 3 5 9 10"], draw="8", short=True)
    pile = Counter(table.discard_pile) + Counter([2, 3, 5])
    cards = all_cards(table)
    seen = []

    def put_the_fives_on_top(discarded):
        seen.append(Counter(discarded))
        return sorted(discarded, key=lambda card: card != 5)

    table.play(read_move("discard 2+3=5"), put_the_fives_on_top)
    assert seen == [pile]
    assert hand(table, 0) == "5 5 8 9 10"
    assert (table.discard_pile, all_cards(table)) == ([], cards)


def test_the_discard_pile_is_shuffled_before_a_jesters_flip_the_jester_included():
    table = lay(hands=["jester 1 2 6 10"], short=True)
    table.play(read_move("jester"), lambda cards: sorted(cards, key=lambda card: card != JESTER))
    assert hand(table, 0) == "1 2 6 10 jester"
    assert table.seats_to_move() == {0}
    assert JESTER not in table.discard_pile


def test_a_block_may_reshuffle_between_the_two_refills():
    table = lay(hands=["knight 1 2 6 10", "dragon 1 1 3 4"], courts=["", "heart"], draw="9", short=True)
    table.play(read_move("knight 1 heart"), list)
    table.play(read_move("block"), lambda cards: sorted(cards, key=lambda card: card != DRAGON))
    assert hand(table, 0) == "1 2 6 9 10", "attacker first, from the old pile"
    assert hand(table, 1) == "1 1 3 4 dragon", "her dragon came back with the new one"
    assert len(table.shuffled) == 1


def test_a_refused_move_changes_nothing():
    table = lay(hands=["knight 1 2 6 10"], courts=["", "heart"])
    before = table.view(0), table.view(1), list(table.draw_pile), table.ply
    for text in ("king 0", "knight 1 moon", "discard 9", "wake 0", "block", "allow", "discard 1,1"):
        with pytest.raises(IllegalMove):
            play(table, text)
    assert (table.view(0), table.view(1), list(table.draw_pile), table.ply) == before


def test_a_queen_who_went_back_is_remembered_until_her_bed_empties():
    table = lay(hands=["king king 2 6 10", "king 1 1 3 4"], courts=["cat"], beds={3: "dog"})
    play(table, "king 3")
    assert table.view(1).remembered == ((3, table.beds[3]),)
    play(table, "king 3")
    assert (court(table, 1), bed_of(table, "dog"), table.view(0).remembered) == ({"dog"}, -1, ())
