"""The mistakes that programs of `rivals` and `teams` make, each one a test."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from games.queens_collection.laying import collect, every_card, hand, legal, names, play
from kidsq.games import queens_collection
from kidsq.games.contract import IllegalMove
from kidsq.games.queens_collection.cards import COLOURS, deck
from kidsq.games.queens_collection.moves import read_move

RED = COLOURS.index("red")

# -- revealing --------------------------------------------------------------------------------------------------------


def test_revealed_cards_join_the_hand_on_stop():
    table = collect(hands=["red"], draw="green blue")
    play(table, "reveal", "reveal")
    assert (hand(table, 0), names(table.revealed), table.decision) == ("red", "green blue", "reveal")
    play(table, "stop")
    assert (hand(table, 0), table.revealed, table.decision) == ("red green blue", (), "take")


def test_one_may_stop_before_the_first_card():
    table = collect(hands=["red blue"], display="green")
    assert legal(table) == {"reveal", "stop"}
    assert hand(play(table, "stop"), 0) == "red blue"


def test_after_the_fifth_card_all_join_the_hand_at_once():
    table = collect(hands=["red"], draw="green blue white black purple")
    play(table, *["reveal"] * 5)
    assert (hand(table, 0), table.decision) == ("red green blue purple white black", "take")


def test_the_second_card_of_a_colour_takes_the_revealed_ones_but_neither_hand_nor_turn():
    table = collect(hands=["red white"], display="white", draw="green blue green")
    play(table, "reveal", "reveal", "reveal")
    assert (hand(table, 0), names(table.discard_pile)) == ("red white", "green blue green")
    assert (table.mover, table.decision) == (0, "take")
    assert "pair white white white" in legal(table)


def test_a_fifth_card_can_bust():
    table = collect(hands=["red"], draw="green blue white black green")
    assert hand(play(table, *["reveal"] * 5), 0) == "red"


def test_jokers_never_bust():
    table = collect(hands=["red"], draw="joker joker joker")
    play(table, *["reveal"] * 3, "stop")
    assert hand(table, 0) == "red joker joker joker"


def test_a_card_like_one_of_the_hand_does_not_bust():
    assert names(play(collect(hands=["red red"], draw="red"), "reveal").revealed) == "red"


def test_a_bust_with_an_empty_hand_ends_the_turn_without_a_ply():
    table = play(collect(hands=["", "red"], display="green red blue", draw="white white"), "reveal", "reveal")
    assert (table.mover, table.decision) == (1, "reveal")


def test_revealed_cards_are_not_in_the_new_draw_pile():
    table = collect(hands=["red"], display="white white", draw="green blue", short=True)
    table.out = [table.discard_pile.pop()]
    discards, out, shuffled = Counter(table.discard_pile), table.out[:], []

    def shuffle(cards: Sequence[int]) -> Sequence[int]:
        shuffled.append(Counter(cards))
        return sorted(cards, reverse=True)

    for _ in range(3):
        table.play(read_move("reveal"), shuffle)
    assert shuffled == [discards]
    assert table.out == out
    assert names(table.revealed) == "green blue joker"
    assert every_card(table) == Counter(deck(4, 6))


def test_without_any_card_one_can_only_stop():
    table = collect(hands=["red", "blue"], display="green", short=True)
    table.hands[1] = tuple(sorted((*table.hands[1], *table.discard_pile)))
    table.discard_pile = []
    assert legal(table) == {"stop"}
    with pytest.raises(IllegalMove, match="nothing_to_reveal"):
        play(table, "reveal")
    play(table, "stop", "trade red for green")
    assert names(table.display) == "red"


# -- taking -----------------------------------------------------------------------------------------------------------


def take(hand: str, display: str, **more: object):
    return collect(hands=[hand, "purple purple"], display=display, phase="take", **more)


def test_a_seat_with_cards_must_take_or_trade():
    table = take("red blue", "green white black")
    assert {text.split()[0] for text in legal(table)} == {"trade"}
    with pytest.raises(IllegalMove, match="take_first"):
        play(table, "done")


def test_a_pair_brings_a_meeple_and_its_cards_are_laid_down():
    table = play(take("red blue", "red white black"), "pair red red red")
    assert (table.taken[0][RED], table.left[RED], table.boxes[0]) == (1, 2, ())
    assert (hand(table, 0), names(table.display), names(table.discard_pile)) == ("blue", "white black", "red red")


@pytest.mark.parametrize(
    ("hand", "display", "pairs"),
    [
        ("red", "red blue", {"pair red red red"}),
        ("red", "joker blue", {"pair red joker red"}),
        ("joker", "red", {"pair joker red red"}),
        ("joker", "joker", {f"pair joker joker {colour}" for colour in COLOURS}),
        ("green green", "red", {"pair green+green red red"}),
        ("green green", "green", {"pair green green green"}),
        (
            "green green",
            "joker",
            {"pair green joker green", *(f"pair green+green joker {name}" for name in COLOURS if name != "green")},
        ),
        ("joker joker", "red", {"pair joker red red"}),
        ("red blue", "green green", set()),
    ],
)
def test_what_makes_a_pair(hand, display, pairs):
    assert legal(take(hand, display), "pair") == pairs


def test_two_equal_cards_of_the_display_are_no_joker():
    table = take("red", "green green")
    assert not legal(table, "pair")
    with pytest.raises(IllegalMove, match="no_pair"):
        play(table, "pair red green red")


def test_two_equal_cards_are_not_one_of_their_own_colour():
    with pytest.raises(IllegalMove, match="couple_is_another"):
        play(take("red red", "red"), "pair red+red red red")


def test_the_third_card_of_a_pair_is_laid_down_too():
    table = take("green green", "red white black")
    play(table, "pair green+green red red")
    assert names(table.discard_pile) == "green green red"
    assert every_card(table) == Counter(deck(4, 6))


def test_cards_of_a_colour_that_is_gone_leave_the_round():
    table = take("red green green blue", "red joker black", left={"red": 0})
    play(table, "pair red red red", "pair green+green joker red")
    assert (names(table.out), table.discard_pile) == ("red red green green joker", [])
    assert sum(table.taken[0]) == 0


def test_the_display_is_not_filled_up_between_pairs():
    table = play(take("red blue white", "red blue black", draw="white green"), "pair red red red")
    assert names(table.display) == "blue black"
    play(table, "pair blue blue blue")
    assert (names(table.display), legal(table)) == ("black", {"done"})
    play(table, "done")
    assert names(table.display) == "black white green"


def test_a_turn_is_not_closed_because_the_hidden_hand_allows_no_pair():
    table = play(take("red blue", "red white black"), "pair red red red")
    assert (table.mover, legal(table)) == (0, {"done"})


@pytest.mark.parametrize(("cards", "display"), [("red", "red white black"), ("red white", "red")])
def test_a_turn_closes_by_itself_when_hand_or_display_is_empty(cards, display):
    table = play(take(cards, display), "pair red red red")
    assert (table.mover, table.decision, len(table.display)) == (1, "reveal", 3)


def test_three_pairs_are_the_most():
    table = take("red blue white green", "red blue white", draw="green black orange")
    play(table, "pair red red red", "pair blue blue blue", "pair white white white")
    assert (table.mover, hand(table, 0), names(table.display)) == (1, "green", "green black orange")


def test_after_a_pair_there_is_no_trade():
    table = play(take("red blue", "red white black"), "pair red red red")
    with pytest.raises(IllegalMove, match="pairs_only"):
        play(table, "trade blue for white")


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("reveal", "revealing_is_over"),
        ("stop", "revealing_is_over"),
        ("pair blue red blue", "no_pair"),
        ("pair green red red", "not_held"),
        ("pair red green red", "not_on_display"),
        ("trade red+blue for white", "as_many"),
        ("trade red+blue for red+white", "same_kind"),
        ("share red for blue", "not_in_this_game"),
        ("swap red+blue red@blue blue@red", "not_in_this_game"),
    ],
)
def test_a_refusal_says_why(move, code):
    with pytest.raises(IllegalMove) as refused:
        play(take("red blue", "red white black"), move)
    assert refused.value.code == code


def test_nothing_is_taken_before_the_revealing_is_over():
    with pytest.raises(IllegalMove, match="reveal_first"):
        play(collect(hands=["red"], display="red"), "pair red red red")


# -- trading ----------------------------------------------------------------------------------------------------------


def test_a_trade_changes_as_many_cards_and_ends_the_turn():
    table = play(take("red red blue", "green white black"), "trade red+red for green+white")
    assert (hand(table, 0), sorted(names(table.display).split()), table.mover) == (
        "green blue white",
        ["black", "red", "red"],
        1,
    )
    assert table.discard_pile == []


def test_no_kind_of_card_is_on_both_sides_of_a_trade():
    assert legal(take("red joker", "joker blue"), "trade") == {
        "trade red for joker",
        "trade red for blue",
        "trade joker for blue",
    }


def test_two_equal_cards_count_two_in_a_trade():
    assert "trade red+red for green" not in legal(take("red red", "green white"))
    with pytest.raises(IllegalMove, match="as_many"):
        play(take("red red", "green white"), "trade red+red for green")


# -- boxes and the end of a round -------------------------------------------------------------------------------------


def test_the_box_goes_to_the_seat_that_takes_its_last_meeple():
    table = play(take("red blue", "red white black", left={"red": 1}), "pair red red red")
    assert (table.boxes[0], table.boxes[1]) == ((RED,), ())


def lone(left: dict[str, int]) -> dict[str, int]:
    return dict.fromkeys(COLOURS, 0) | left


def test_the_end_of_a_round_is_seen_after_the_turn_only():
    table = take("red blue white", "red blue black", left=lone({"red": 1, "blue": 2}))
    play(table, "pair red red red")
    assert (table.decision, table.mover) == ("more", 0)
    play(table, "pair blue blue blue", "done")
    outcome = table.outcome()
    assert outcome.endings == ("one_box",)
    # Seat 0: one box, two meeples, one card. Seat 1: six boxes, their 18 meeples and three others, two cards.
    assert outcome.points == (3 + 4 - 1, 18 + 42 - 2)


def test_a_round_can_end_with_all_taken():
    table = take("red blue", "red blue black", left=lone({"red": 1, "blue": 1}))
    play(table, "pair red red red", "pair blue blue blue")
    assert table.outcome().endings == ("all_taken",)
    assert table.outcome().rounds[0][0] == 2 * 3 + 2 * 2


def test_the_display_is_filled_up_only_if_the_round_goes_on():
    table = take("red", "red", left=lone({"red": 1, "blue": 2}), draw="white")
    play(table, "pair red red red")
    assert (table.display, names(table.draw_pile[-1:])) == ((), "white")


def test_cards_in_the_hand_cost_a_point_each_jokers_too():
    table = take("red joker joker blue", "red", left=lone({"red": 1, "blue": 2}))
    play(table, "pair red red red")
    assert table.outcome().points[0] == 3 + 2 - 3


def idle_turns(table, number: int) -> None:
    for _ in range(number):
        for text in ("stop", None):
            moves = [move for move in table.legal_moves() if move.kind in ("stop", "trade")]
            table.play(read_move(text) if text else moves[0], list)


def test_a_round_in_which_nobody_takes_a_meeple_ends_after_ten_turns_each():
    table = collect(hands=["red", "blue"], display="green white black")
    idle_turns(table, 19)
    assert (table.outcome(), table.idle) == (None, 19)
    idle_turns(table, 1)
    assert table.outcome().endings == ("stalled",)


def test_a_meeple_begins_the_count_of_idle_turns_anew():
    table = collect(hands=["red", "blue"], display="green white black")
    idle_turns(table, 19)
    table.hands[1], table.display = table.display[:1], table.display[:1]
    colour = COLOURS[table.hands[1][0]]
    play(table, "stop", f"pair {colour} {colour} {colour}")
    assert (table.outcome(), table.idle) == (None, 0)


def test_teams_without_any_open_card_share_or_stop_until_ten_turns_each_are_over():
    """Who has a card must do something; with none on display and no pile only a share is left."""
    table = collect("teams", hands=["red joker", "blue", "white", "black"], left=lone({"red": 1, "blue": 2}))
    seen = Counter(deck(4, 6)) - Counter(card for hand in table.hands for card in hand)
    table.display, table.draw_pile, table.discard_pile, table.out = (), [], [], sorted(seen.elements())
    for turn in range(40):
        assert (table.outcome(), table.idle, table.mover) == (None, turn, turn % 4)
        assert legal(table) == {"stop"}
        table.play(read_move("stop"), list)
        shares = sorted(legal(table))
        assert shares
        assert all(text.startswith("share") for text in shares), shares
        table.play(read_move(shares[0]), list)
    outcome = table.outcome()
    assert outcome.endings == ("stalled",)
    assert outcome.points[0] == -len(table.hands[0])
    assert sum(map(len, table.hands)) == 5


def test_who_has_no_card_is_done_with_stopping_where_none_lies_open():
    table = collect("teams", hands=["red", "", "white", ""], left=lone({"red": 1, "blue": 2}))
    seen = Counter(deck(4, 6)) - Counter(card for hand in table.hands for card in hand)
    table.display, table.draw_pile, table.discard_pile, table.out = (), [], [], sorted(seen.elements())
    play(table, "stop", "share red for white", "stop")
    assert (table.mover, table.decision, table.idle) == (2, "reveal", 2)


def test_partners_with_the_same_card_only_have_nothing_to_share_and_are_done():
    table = collect("teams", hands=["red", "blue", "red", ""], left=lone({"red": 1, "blue": 2}))
    seen = Counter(deck(4, 6)) - Counter(card for hand in table.hands for card in hand)
    table.display, table.draw_pile, table.discard_pile, table.out = (), [], [], sorted(seen.elements())
    play(table, "stop")
    assert (table.mover, table.decision, table.idle) == (1, "reveal", 1)


# -- rounds -----------------------------------------------------------------------------------------------------------


def end_round(table) -> None:
    """The seat that is to move ends the round."""
    table.left = [0] * 8
    table.left[RED] = 1
    table.left[1] = 1
    table.hands[table.mover], table.display = (RED,), (RED,)
    used = Counter(deck(4, 6)) - Counter([RED, RED])
    for seat in range(table.players):
        if seat != table.mover:
            table.hands[seat] = ()
    table.draw_pile, table.discard_pile, table.out = [], [], sorted(used.elements())
    play(table, "stop", "pair red red red")


def test_every_round_has_all_cards_and_all_meeples_again():
    table = collect(hands=["red", "blue"], rounds=2)
    end_round(table)
    assert every_card(table) == Counter(deck(4, 6))
    assert (table.left, table.out, table.number) == ([3] * 8, [], 1)
    assert table.taken == [(0,) * 8] * 2
    assert [len(held) for held in table.hands] == [2, 2]
    assert len(table.display) == 3
    assert len(table.shuffled) == 1


def test_the_next_round_begins_with_the_next_seat():
    table = collect(players=3, rounds=3)
    begun = []
    for _ in range(3):
        begun.append(table.mover)
        end_round(table)
    assert begun == [0, 1, 2]
    assert table.outcome() is not None


def test_the_sums_of_all_rounds_decide():
    table = collect(rounds=2)
    table.scores, table.number, table.endings = [(25, 36)], 1, ["one_box"]
    end_round(table)
    outcome = table.outcome()
    assert outcome.rounds == ((25, 36), (5, outcome.rounds[1][1]))
    assert outcome.points == tuple(map(sum, zip(*outcome.rounds, strict=True)))
    assert outcome.result()["endings"] == ["one_box", "one_box"]


def test_equals_share_the_win():
    table = collect(rounds=2)
    table.scores, table.number, table.endings = [(0, 5)], 1, ["one_box"]
    end_round(table)
    assert (table.outcome().winners, table.outcome().kind) == ((0, 1), "shared")


@pytest.mark.parametrize(
    ("first_round", "winners", "kind"),
    [((10, 0, 0, 14), (0, 2), "won"), ((0, 0, 9, 20), (1, 3), "won"), ((0, 10, 5, 0), (0, 1, 2, 3), "shared")],
)
def test_partners_add_up_their_points(first_round, winners, kind):
    table = collect("teams", rounds=2)
    table.scores, table.number, table.endings = [first_round], 1, ["one_box"]
    table.taken = [(0,) * 8] * 4
    end_round(table)
    outcome = table.outcome()
    assert (outcome.winners, outcome.kind) == (winners, kind)
    assert outcome.result()["teams"] == [outcome.points[0] + outcome.points[2], outcome.points[1] + outcome.points[3]]


# -- teams ------------------------------------------------------------------------------------------------------------


def team(**more: object):
    return collect("teams", hands=["red blue", "white", "green green", "black"], display="orange", phase="take", **more)


def test_partners_share_cards_instead_of_a_trade():
    table = play(team(), "share red+blue for green+green")
    assert ([hand(table, seat) for seat in (0, 2)], table.mover) == (["green green", "red blue"], 1)


def test_nobody_shares_after_a_pair():
    table = collect("teams", hands=["red blue", "white", "green"], display="red orange", phase="take")
    play(table, "pair red red red")
    assert legal(table) == {"done"}
    with pytest.raises(IllegalMove, match="pairs_only"):
        play(table, "share blue for green")


def test_nobody_shares_with_the_other_team_or_an_equal_kind():
    with pytest.raises(IllegalMove, match="not_theirs"):
        play(team(), "share red for white")
    table = collect("teams", hands=["red", "white", "red blue"], display="orange", phase="take")
    assert legal(table, "share") == {"share red for blue"}


def test_a_share_is_shown_to_its_team_alone():
    before = team()
    after, move = before.copy(), read_move("share red+blue for green+green")
    after.play(move, list)
    shown = queens_collection.shown(before, 0, move, after)
    assert shown.text_for == {0, 2}
    for seat in (1, 3):
        assert [(sight.kind, sight.number, sight.cards, sight.got) for sight in shown.to(seat)] == [
            ("shared", 2, (), ())
        ]
    for seat in (0, 2):
        assert shown.to(seat)[-1].got == tuple(queens_collection.card_codes(["green", "green"]))


def test_partners_see_each_others_hands_and_nobody_elses():
    table = team()
    assert [[held is not None for held in table.view(seat).hands] for seat in (0, 1)] == [
        [True, False, True, False],
        [False, True, False, True],
    ]
    rivals = queens_collection.start(queens_collection.deal("rivals", 4, Random(1)))
    assert [held is not None for held in rivals.view(3).hands] == [False, False, False, True]


@pytest.mark.parametrize(
    ("hands", "moves", "counts"),
    [
        (["red", "blue blue"], ["pair red red red"], ((1, 1, 0), (20, 6, 2))),
        (["red blue", "green"], ["pair red red red", "done"], ((1, 1, 1), (20, 6, 1))),
    ],
)
def test_the_end_of_a_round_shows_what_its_points_are_made_of(hands, moves, counts):
    left = dict.fromkeys(("green", "purple", "white", "black", "orange", "yellow"), 0) | {"red": 1, "blue": 3}
    before = collect(hands=hands, display="red red yellow", left=left, phase="take", rounds=2)
    after = before.copy()
    for text in moves:
        before, after = after, play(after.copy(), text)
    shown = queens_collection.shown(before, 0, read_move(moves[-1]), after)
    (over,) = [sight for sight in shown.public if sight.kind == "round_over"]
    assert over.counts == counts
    assert over.points == tuple(2 * meeples + 3 * boxes - cards for meeples, boxes, cards in counts)
