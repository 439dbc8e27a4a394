"""The mistakes that other implementations of Sleeping Queens make, each one a test, and the defence question."""

import pytest

from games.laying import EDITIONS, all_cards, all_queens, bed_of, court, hand, lay, legal, play
from kidsq.games import sleeping_queens
from kidsq.games.contract import IllegalMove, UnreadableMove
from kidsq.games.sleeping_queens.moves import read_move

# -- discards ---------------------------------------------------------------------------------------------------------


def test_two_halves_that_balance_are_no_sum():
    table = lay(hands=["3 4 5 6 wand"])
    assert legal(table) == {f"discard {card}" for card in (3, 4, 5, 6, "wand")}
    for text in ("discard 3+6=4+5", "discard 4+5=3+6"):
        with pytest.raises(IllegalMove, match="only_sum"):
            play(table, text)
    with pytest.raises(UnreadableMove):
        read_move("discard 3,4,5,6")
    assert legal(lay("balance", hands=["3 4 5 6 wand"])) == legal(table) | {"discard 4+5=3+6"}


@pytest.mark.parametrize(
    ("edition", "cards", "text", "why"),
    [
        ("classic", "3 5 8 10 wand", "discard 5+8=10+3", "only_sum"),
        ("balance", "3 5 8 10 wand", "discard 5+8=10+3", "only_balance"),
        ("crossing", "2 3 5 9 wand", "discard 2+3=5", "only_cross"),
        ("crossing", "1 2 4 5 wand", "discard 2+4=1+5", "only_cross"),
        ("little", "3 5 8 9 wand", "discard 3+5=8", "only_run"),
        ("hundred", "30 60 70 90 wand", "discard 60,60", "not_held"),
        ("hundred", "30 60 80 90 wand", "discard 30+70=100", "not_held"),
        ("tables", "10 20 30 40 wand", "discard 6:12,18,30", "not_held"),
        ("tables_6_9", "24 36 42 72 wand", "discard 8:24,48,72", "not_held"),
        ("hundred", "20 30 50 80 wand", "discard 10:20,30,50", "only_make"),
        ("tables", "20 30 50 80 wand", "discard 20+30+50=100", "only_table"),
    ],
)
def test_the_equations_of_another_edition_do_not_go(edition, cards, text, why):
    with pytest.raises(IllegalMove, match=why):
        play(lay(edition, hands=[cards]), text)


def test_power_cards_do_not_balance_as_nothing():
    table = lay(hands=["king knight potion dragon wand"])
    assert legal(table, "discard") == {f"discard {card}" for card in ("king", "knight", "potion", "dragon", "wand")}
    for text in ("discard knight,knight", "discard king+knight=potion", "discard 0+0=0", "discard wand,dragon"):
        with pytest.raises(UnreadableMove):
            read_move(text)


def test_a_power_card_does_not_complete_a_sum():
    table = lay(hands=["3 4 king knight wand"])
    assert not any("+" in text for text in legal(table))


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_different_numbers_are_no_pair(edition):
    numbers = [str(number) for number in sorted(sleeping_queens.EDITIONS[edition].numbers)]
    table = lay(edition, hands=[" ".join(numbers[place - 1] for place in (1, 2, 2, 4, 6))])
    assert {text for text in legal(table) if "," in text and ":" not in text} == {f"discard {numbers[1]},{numbers[1]}"}
    with pytest.raises(UnreadableMove):
        read_move("discard 1,2")


def test_three_equal_numbers_are_no_pair():
    assert legal(lay(hands=["4 4 4 9 10"]), "discard") == {
        "discard 4",
        "discard 4,4",
        "discard 9",
        "discard 10",
    }
    with pytest.raises(UnreadableMove):
        read_move("discard 4,4,4")


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ("2 3 5 9 9", "discard 2+3=5"),
        ("4 4 8 1 1", "discard 4+4=8"),
        ("2 3 4 9 10", "discard 2+3+4=9"),
        ("1 1 2 4 10", "discard 1+1+2=4"),
        ("1 1 2 3 7", "discard 1+1+2+3=7"),
        ("1 2 3 4 10", "discard 1+2+3+4=10"),
    ],
)
def test_sums_of_three_four_and_five_cards_leave_the_hand_together(cards, text):
    table = lay(hands=[cards, ""], draw="king king king king king")
    size = text.count("+") + 2
    play(table, text)
    assert len(table.discard_pile) == size
    assert hand(table, 0).split().count("king") == size


@pytest.mark.parametrize(
    ("edition", "cards", "text", "kept"),
    [
        ("crossing", "3 5 8 9 9", "discard 5+8=10+3", "9 9"),
        ("crossing", "3 3 4 6 9", "discard 3+4+6=10+3", "9"),
        ("crossing", "1 1 2 8 9", "discard 1+2+8=10+1", "9"),
        ("crossing", "1 2 4 6 7", "discard 1+4+7=10+2", "6"),
        ("crossing", "1 1 5 6 9", "discard 1+1+5+9=10+6", ""),
        ("balance", "1 2 4 5 9", "discard 2+4=1+5", "9"),
        ("balance", "2 3 5 9 9", "discard 2+3=5", "9 9"),
        ("balance", "1 2 3 4 6", "discard 1+3+4=2+6", ""),
        ("balance", "1 1 4 5 7", "discard 1+1+7=4+5", ""),
        ("hundred", "10 30 70 80 80", "discard 30+70=100", "10 80 80"),
        ("hundred", "50 50 60 80 90", "discard 50+50=100", "60 80 90"),
        ("hundred", "10 10 20 20 40", "discard 10+10+20+20+40=100", ""),
        ("tables", "16 20 40 40 80", "discard 8:16,40,80", "20 40"),
        ("tables", "20 30 30 50 70", "discard 5:20,30,50", "30 70"),
        ("tables", "20 30 30 50 70", "discard 10:20,30,50", "30 70"),
        ("tables_3_4_6", "12 18 21 24 30", "discard 3:12,18,21,24,30", ""),
        ("tables_6_9", "36 48 54 63 72", "discard 9:36,54,63,72", "48"),
        ("tables_7_8", "28 49 56 56 63", "discard 7:28,49,56,63", "56"),
        ("tables_hard", "42 48 49 56 63", "discard 7:42,49,56,63", "48"),
    ],
)
def test_all_cards_of_an_equation_leave_the_hand_together_and_none_besides(edition, cards, text, kept):
    table = lay(edition, hands=[cards, ""], draw="king king king king king")
    assert text in legal(table)
    play(table, text)
    assert " ".join(card for card in hand(table, 0).split() if card != "king") == kept


def test_a_sum_inside_a_selection_does_not_let_the_rest_pass():
    table = lay(hands=["2 3 5 7 9"])
    assert {text for text in legal(table) if "+" in text} == {"discard 2+3=5", "discard 2+5=7", "discard 2+7=9"}
    for text in ("discard 2+3+7=5", "discard 2+3+5=7", "discard 2+3=5+7"):
        with pytest.raises(UnreadableMove):
            read_move(text)


def test_a_card_does_not_count_twice_in_a_sum():
    table = lay(hands=["2 4 9 10 king"])
    with pytest.raises(IllegalMove, match="not_held"):
        play(table, "discard 2+2=4")
    with pytest.raises(IllegalMove, match="not_held"):
        play(table, "discard 4,4")


def test_the_total_stands_alone_and_is_the_largest_card():
    assert {text for text in legal(lay(hands=["1 2 3 4 10"])) if "=" in text} == {
        "discard 1+2=3",
        "discard 1+3=4",
        "discard 1+2+3+4=10",
    }


# -- jester -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("number", range(1, 11))
def test_the_jester_counts_its_own_player_as_one(players, first, number):
    seats_in_order = [*range(first, players), *range(first)]
    hands = ["" for _ in range(players)]
    hands[first] = "jester"
    table = play(lay(players=players, first=first, hands=hands, draw=str(number)), "jester")
    assert table.seats_to_move() == {seats_in_order[(number - 1) % players]}
    assert legal(table) == {f"wake {bed}" for bed in range(12)}
    assert table.discard_pile[-1] == number


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("place", range(1, 10))
def test_the_jester_counts_tens_by_their_place(players, place):
    table = play(lay("hundred", players=players, hands=["jester"], draw=f"{place}0"), "jester")
    assert table.seats_to_move() == {(place - 1) % players}
    assert table.discard_pile[-1] == 10 * place


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("edition", "number", "place"),
    [
        ("tables", 6, 1),
        ("tables", 10, 2),
        ("tables", 16, 4),
        ("tables", 80, 10),
        ("tables_3_4_6", 21, 4),
        ("tables_6_9", 24, 1),
        ("tables_6_9", 81, 8),
        ("tables_7_8", 56, 6),
        ("tables_hard", 49, 4),
        ("tables_hard", 81, 10),
    ],
)
def test_the_jester_counts_the_numbers_of_tables_by_their_place(edition, number, place, players):
    table = play(lay(edition, players=players, hands=["jester"], draw=str(number)), "jester")
    assert table.seats_to_move() == {(place - 1) % players}
    assert table.discard_pile[-1] == number


@pytest.mark.parametrize("power", ["king", "knight", "potion", "dragon", "wand", "jester"])
def test_a_power_card_turned_up_by_the_jester_joins_the_hand_and_gives_another_turn(power):
    table = play(lay(players=3, hands=["jester 1 2 6 10"], draw=f"{power} 9 9"), "jester")
    assert table.seats_to_move() == {0}
    assert sorted(hand(table, 0).split()) == sorted(f"1 2 6 10 {power}".split())
    play(table, "discard 10")
    assert hand(table, 0).split().count("9") == 1, "only the second turn ends with drawing"
    assert table.seats_to_move() == {1}


def test_after_the_count_the_turn_passes_left_of_the_jesters_player():
    table = play(lay(players=4, hands=["jester 1 2 6 10"], draw="3 9"), "jester", "wake 0")
    assert court(table, 2) == {"heart"}
    assert table.seats_to_move() == {1}
    assert hand(table, 0) == "1 2 6 9 10"


# -- cat and dog ------------------------------------------------------------------------------------------------------

QUARREL = pytest.mark.parametrize(("at_home", "new"), [("cat", "dog"), ("dog", "cat")])


@QUARREL
def test_cat_and_dog_are_kept_apart_when_a_king_wakes_the_second(at_home, new):
    table = lay(hands=["king 1 2 6 10"], courts=[at_home], beds={3: new}, draw="9")
    assert "king 3" in legal(table), "refusing the bed before the flip would be a free peek"
    play(table, "king 3")
    assert (court(table, 0), bed_of(table, new)) == ({at_home}, 3)
    assert hand(table, 0) == "1 2 6 9 10"
    assert table.seats_to_move() == {1}
    assert all(table.view(seat).remembered == ((3, table.beds[3]),) for seat in (0, 1))


@QUARREL
def test_cat_and_dog_are_kept_apart_when_a_jester_wakes_the_second(at_home, new):
    table = lay(players=3, hands=["jester 1 2 6 10"], courts=["", at_home], beds={3: new}, draw="2 9")
    play(table, "jester", "wake 3")
    assert (court(table, 1), bed_of(table, new)) == ({at_home}, 3)
    assert table.seats_to_move() == {1}, "the turn ends and passes left of the jester's player"
    assert hand(table, 0) == "1 2 6 9 10"


@QUARREL
def test_cat_and_dog_are_kept_apart_when_rose_brings_the_second(at_home, new):
    table = lay(hands=["king 1 2 6 10"], courts=[at_home], beds={3: new, 4: "rose"})
    play(table, "king 4", "wake 3")
    assert (court(table, 0), bed_of(table, new)) == ({at_home, "rose"}, 3)
    assert table.seats_to_move() == {1}, "Rose stays, her bonus is lost"


@QUARREL
def test_a_knight_cannot_bring_cat_and_dog_together(at_home, new):
    table = lay(hands=["knight potion 2 6 10"], courts=[at_home, f"{new} heart"], beds={0: "moon"})
    assert legal(table, "knight") == {"knight 1 heart"}
    assert f"potion 1 {new} 11" in legal(table), "a potion may still target her"
    with pytest.raises(IllegalMove, match="cat_and_dog"):
        play(table, f"knight 1 {new}")


def test_cat_and_dog_may_live_in_different_courts():
    table = play(lay(hands=["king 1 2 6 10"], courts=["", "cat"], beds={3: "dog"}), "king 3")
    assert (court(table, 0), court(table, 1)) == ({"dog"}, {"cat"})


# -- defence ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("attack", "shield"), [("knight 1 heart", "dragon"), ("potion 1 heart 11", "wand")])
def test_a_block_discards_both_cards_and_moves_no_queen(attack, shield):
    mine = f"{attack.split()[0]} 1 2 6 10"
    table = lay(hands=[mine, f"{shield} 3 3 7 8"], courts=["", "heart"], draw="4 9")
    before = all_cards(table)
    play(table, attack, "block")
    assert hand(table, 0) == "1 2 4 6 10", "the attacker draws first"
    assert hand(table, 1) == "3 3 7 8 9"
    assert sorted(read_move(f"discard {card}").cards[0] for card in (attack.split()[0], shield)) == sorted(
        table.discard_pile
    )
    assert court(table, 1) == {"heart"}
    assert table.seats_to_move() == {1}
    assert all_cards(table) == before


def test_play_goes_on_left_of_the_attacker_not_of_the_blocker():
    table = lay(players=4, hands=["knight 1 2 6 10", "", "dragon 3 3 7 8"], courts=["", "", "heart"])
    assert play(table, "knight 2 heart", "block").seats_to_move() == {1}


@pytest.mark.parametrize("attack", ["knight 1 heart", "potion 1 heart 11"])
@pytest.mark.parametrize("cards", ["1 2 3 4 5", "dragon wand 3 4 5"])
def test_the_attacked_seat_is_always_asked(attack, cards):
    table = lay(hands=["knight potion 2 6 10", cards], courts=["", "heart"])
    play(table, attack)
    assert table.seats_to_move() == {1}
    assert legal(table) == ({"allow", "block"} if "dragon" in cards else {"allow"})
    assert all(table.view(seat).decision == "defend" for seat in (0, 1))
    assert court(table, 1) == {"heart"}, "nothing has moved yet"


@pytest.mark.parametrize(
    ("attack", "cards"), [("knight 1 heart", "wand 1 1 3 4"), ("potion 1 heart 11", "dragon 1 1 3 4")]
)
def test_only_the_right_card_blocks(attack, cards):
    table = play(lay(hands=["knight potion 2 6 10", cards], courts=["", "heart"]), attack)
    with pytest.raises(IllegalMove, match="not_held"):
        play(table, "block")
    assert legal(table) == {"allow"}


def test_no_block_comes_late():
    table = lay(hands=["knight 1 2 6 10", "dragon 3 3 7 8"], courts=["", "heart"])
    play(table, "knight 1 heart", "allow")
    with pytest.raises(IllegalMove, match="nobody_attacks"):
        play(table, "block")
    assert court(table, 0) == {"heart"}


def test_dragons_and_wands_are_never_played_on_ones_own_turn():
    table = lay(hands=["dragon wand 2 6 10"], courts=["", "heart"])
    assert legal(table) == {f"discard {card}" for card in ("dragon", "wand", "2", "6", "10")}


# -- endings ----------------------------------------------------------------------------------------------------------

FOUR = "cake rainbow moon starfish"  # 25 points


def test_a_king_can_win():
    table = play(lay(hands=["king 1 2 6 10"], courts=[FOUR], beds={0: "ladybug"}), "king 0")
    assert (table.outcome().winners, table.outcome().ending) == ((0,), "queens")


def test_a_knight_can_win():
    table = play(lay(hands=["knight 1 2 6 10"], courts=[FOUR, "ladybug"]), "knight 1 ladybug", "allow")
    assert (table.outcome().winners, table.outcome().ending) == ((0,), "queens")


def test_a_jester_can_make_another_seat_win_in_the_middle_of_ones_turn():
    table = lay(players=3, hands=["jester 1 2 6 10"], courts=["", "", "heart cat"], beds={0: "pancake"}, draw="3 9")
    play(table, "jester", "wake 0")
    assert (table.outcome().winners, table.outcome().ending, table.outcome().points) == ((2,), "points", (0, 0, 50))
    assert hand(table, 0) == "1 2 6 10", "the game ends before anybody draws"


def test_roses_bonus_can_win():
    table = lay(hands=["king 1 2 6 10"], courts=["heart cat"], beds={0: "rose", 1: "pancake"})
    play(table, "king 0")
    assert table.outcome() is None
    assert play(table, "wake 1").outcome().winners == (0,)


def test_rose_who_wins_the_game_brings_nobody():
    table = play(lay(hands=["king 1 2 6 10"], courts=[FOUR], beds={0: "rose"}), "king 0")
    assert table.outcome().winners == (0,)
    assert (table.legal_moves(), table.seats_to_move(), hand(table, 0)) == ((), frozenset(), "1 2 6 10")


ALL_BUT_ONE = ["rose heart cake", "cat rainbow starfish", "pancake moon", "dog peacock", "ladybug"]  # 30 25 25 25 10


def test_the_game_ends_when_no_queen_is_asleep_and_the_most_points_win():
    table = lay(players=5, first=4, hands=["", "", "", "", "king 1 2 6 10"], courts=ALL_BUT_ONE)
    table.beds = table.beds[::-1]
    play(table, "king 11")
    assert (table.outcome().ending, table.outcome().winners) == ("all_awake", (0,))
    assert table.outcome().points == (30, 25, 25, 25, 20)


def test_equal_points_share_the_win():
    courts = ["rose cake cat", "rainbow starfish", "pancake dog", "moon peacock", "ladybug sunflower"]
    table = lay(players=5, first=1, hands=["", "king 1 2 6 10"], courts=courts)
    assert play(table, "king 0").outcome().points == (25, 30, 30, 20, 20)
    assert (table.outcome().ending, table.outcome().winners) == ("all_awake", (1, 2))


def test_where_points_are_ignored_the_most_queens_win_when_all_are_awake():
    courts = ["heart cat", "pancake ladybug", "moon peacock", "cake rainbow starfish", "dog sunflower"]
    table = lay("little", players=5, first=1, hands=["", "king 1 2 6 10"], courts=courts)
    assert play(table, "king 0").outcome().points == (35, 30, 20, 15, 25)
    assert (table.outcome().ending, table.outcome().winners) == ("all_awake", (1, 3))


@pytest.mark.parametrize(
    ("hand_of_0", "moves"), [("jester 1 2 6 10", ["jester", "wake 0"]), ("king", ["king 1", "wake 0"])]
)
def test_the_last_queen_may_be_woken_by_a_jester_or_by_rose(hand_of_0, moves):
    courts = ["cake", "cat rainbow starfish", "pancake moon", "dog peacock", "ladybug sunflower"]
    beds = {0: "heart", 1: "rose"}
    if moves[0] == "jester":
        courts[0], beds = "cake rose", {0: "heart"}
    table = play(lay(players=5, hands=[hand_of_0], courts=courts, beds=beds, draw="1"), *moves)
    assert (table.outcome().ending, table.outcome().winners) == ("all_awake", (0,))


def test_the_last_queen_going_back_to_bed_does_not_end_the_game():
    courts = ["rose cat", "heart rainbow starfish", "pancake moon", "cake peacock", "ladybug sunflower"]
    table = play(lay(players=5, hands=["king 1 2 6 10"], courts=courts, beds={0: "dog"}), "king 0")
    assert table.outcome() is None
    assert table.seats_to_move() == {1}


# -- queens put to sleep, counts, secrets -----------------------------------------------------------------------------


@pytest.mark.parametrize("bed", [9, 10, 11])
def test_a_queen_put_to_sleep_lies_in_the_bed_that_was_chosen(bed):
    table = lay(hands=["potion 1 2 6 10"], courts=["moon", "heart rose"])
    assert legal(table, "potion 1 heart") == {"potion 1 heart 9", "potion 1 heart 10", "potion 1 heart 11"}
    play(table, f"potion 1 heart {bed}", "allow")
    assert bed_of(table, "heart") == bed
    assert court(table, 1) == {"rose"}
    assert table.points == [10, 5]
    assert all(table.view(seat).remembered == ((bed, table.beds[bed]),) for seat in (0, 1))


def test_card_counts_do_not_drift():
    table = lay(players=3, hands=["knight 2 3 5 10", "dragon 1 1 6 7"], courts=["", "heart"])
    cards, queens = all_cards(table), all_queens(table)
    for move in ("knight 1 heart", "block", "discard 1,1"):
        play(table, move)
        assert (all_cards(table), all_queens(table)) == (cards, queens)


def test_no_sleeping_queen_and_no_foreign_hand_is_in_a_view():
    table = lay(hands=["1 2 3 4 5", "6 7 8 9 10"], beds={0: "moon", 1: "cat"})
    other = lay(hands=["1 2 3 4 5", "king king wand wand dragon"], beds={0: "dog", 1: "rose", 2: "heart"})
    other.draw_pile.reverse()
    assert table.view(0) == other.view(0)
