"""What a seat sees does not depend on what it may not see; nor does a bot's choice, nor what a ply shows."""

from collections.abc import Iterator
from dataclasses import fields
from itertools import islice
from random import Random

import pytest

from games.queens_collection.laying import COLLECTING, TIDYING, collect, play, tidy
from kidsq.games import queens_collection
from kidsq.games.queens_collection import BOTS, CollectingView, TidyingView
from kidsq.games.queens_collection.editions import is_tidying, partner
from kidsq.games.queens_collection.table import Table

SIZES = [("coop", 3), ("solo", 1), ("rivals", 2), ("rivals", 4), ("teams", 4)]


def tables(edition: str, players: int, seed: int) -> Iterator[Table]:
    """A game of random moves, ply by ply."""
    chance = Random(seed)
    table = queens_collection.start(queens_collection.deal(edition, players, chance))
    while table.mover >= 0:
        yield table
        table.play(chance.choice(table.legal_moves()), lambda cards: chance.sample(list(cards), len(cards)))
    yield table


def with_hidden_cards_permuted(table: Table, seat: int, chance: Random) -> Table:
    """The same to this seat: the draw pile and hands it may not see are dealt anew, the deep discards turned over."""
    other = table.copy()
    other._legal = None
    tidying = is_tidying(table.edition)
    seats = (
        [] if tidying else [each for each in range(table.players) if each not in (seat, partner(table.edition, seat))]
    )
    hidden = [*other.draw_pile, *(card for each in seats for card in other.hands[each])]
    deep = other.discard_pile[:-1]
    # What has been laid is forgotten, too: nobody looks through a pile.
    hidden += deep
    chance.shuffle(hidden)
    for each in seats:
        size = len(other.hands[each])
        other.hands[each] = tuple(sorted(hidden[:size]))
        del hidden[:size]
    other.discard_pile[:-1] = hidden[: len(deep)]
    other.draw_pile = hidden[len(deep) :]
    return other


@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_permuting_hidden_cards_never_changes_a_view(edition, players):
    chance = Random(players)
    for table in islice(tables(edition, players, seed=11), 150):
        for seat in range(players):
            assert with_hidden_cards_permuted(table, seat, chance).view(seat) == table.view(seat)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("edition", "players"), [("coop", 3), ("rivals", 3), ("teams", 4)])
def test_permuting_hidden_cards_never_changes_a_bots_choice(bot, edition, players):
    chance = Random(3)
    for number, table in enumerate(islice(tables(edition, players, seed=12), 40)):
        if table.mover >= 0:
            other = with_hidden_cards_permuted(table, table.mover, chance)
            views = [each.view(table.mover) for each in (table, other)]
            chosen, again = (queens_collection.choose(bot, view, Random(number)) for view in views)
            assert chosen is again
            assert chosen in table.legal_moves()


def test_what_a_share_shows_to_the_other_team_is_the_same_whatever_the_cards():
    chance = Random(5)
    shares = 0
    for table in tables("teams", 4, seed=21):
        moves = [move for move in table.legal_moves() if move.kind == "share"]
        if not moves or shares > 60:
            continue
        shares += 1
        told = set()
        for move in chance.sample(moves, min(5, len(moves))):
            after = table.copy()
            after.play(move, list)
            shown = queens_collection.shown(table, table.mover, move, after)
            other_team = (table.mover + 1) % 4
            assert other_team not in (shown.text_for or ())
            told.add((len(move.cards), shown.to(other_team)))
            assert shown.to(other_team) == shown.to((table.mover + 3) % 4)
        assert len(told) == len({number for number, _ in told})
    assert shares


@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_a_view_is_a_value_all_the_way_down(edition, players):
    for table in islice(tables(edition, players, seed=5), 100):
        for seat in range(players):
            hash(table.view(seat))


COMMON = {
    *("edition", "players", "seat", "ply", "mover", "ring", "hands", "hand_sizes", "discard_top", "draw_size"),
    *("discard_size", "legal", "ending"),
}


def test_a_view_holds_these_fields_and_no_other():
    """A new field is a new way to leak: think of it here, and permute what is hidden from it above."""
    assert {field.name for field in fields(TidyingView)} == COMMON | {
        *("standing", "astray", "fields", "copies", "jokers", "passes", "points"),
    }
    assert {field.name for field in fields(CollectingView)} == COMMON | {
        *("decision", "display", "revealed", "left", "taken", "boxes", "out_size", "idle", "number", "rounds"),
        *("scores", "points"),
    }


def test_a_view_does_not_change_when_the_game_goes_on():
    for table, move in ((tidy(hands=["red blue joker"]), "renew red"), (collect(hands=["red"]), "reveal")):
        before, again = table.view(1), table.copy().view(1)
        play(table, move)
        assert before == again != table.view(1)


def test_the_top_of_the_discard_pile_is_the_last_card_of_the_moves_text():
    def top(table):
        return queens_collection.card_names([table.view(0).discard_top])[0]

    assert top(play(tidy(hands=["red blue joker"]), "carry joker red@blue white")) == "joker"
    assert top(play(tidy(hands=["red blue joker"]), "renew joker+red")) == "joker"
    assert top(play(tidy(hands=["red blue joker", "orange"], draw="purple"), "exchange red 1 orange")) == "purple"
    table = collect(hands=["red red blue"], display="green white", phase="take")
    assert top(play(table, "pair red+red green green")) == "green"
    assert top(play(collect(hands=["red"], draw="white green white"), "reveal", "reveal", "reveal")) == "white"


def test_hands_lie_open_together_and_alone():
    table = queens_collection.start(queens_collection.deal("coop", 3, Random(1)))
    assert all(table.view(seat).hands == tuple(table.hands) for seat in range(3))


@pytest.mark.parametrize("edition", [*TIDYING, *COLLECTING])
@pytest.mark.parametrize("seat", [-1, 4, 9])
def test_a_seat_that_is_not_at_the_table_sees_nothing(edition, seat):
    players = 1 if edition == "solo" else 4
    with pytest.raises(IndexError):
        queens_collection.start(queens_collection.deal(edition, players, Random(1))).view(seat)
