"""What a seat sees does not depend on what it may not see; a bot's choice neither."""

from collections.abc import Iterator
from dataclasses import fields
from itertools import islice
from random import Random

import pytest
from scale import mostly_in_soak

from games.laying import EDITIONS, lay, play
from kidsq.games import sleeping_queens
from kidsq.games.sleeping_queens.table import Table

BOTS = getattr(sleeping_queens, "BOTS", ())


def tables(edition: str, players: int, seed: int) -> Iterator[Table]:
    """A game of random moves, ply by ply."""
    chance = Random(seed)
    table = sleeping_queens.start(sleeping_queens.deal(edition, players, chance))
    while table.seats_to_move():
        yield table
        table.play(chance.choice(table.legal_moves()), lambda cards: chance.sample(list(cards), len(cards)))
    yield table


def with_hidden_cards_permuted(table: Table, seat: int, chance: Random) -> Table:
    """The same to this seat: other hands, draw pile and unseen queens are dealt anew, the deep discards turned over."""
    other = table.copy()
    other._legal = None
    seats = [each for each in range(table.players) if each != seat]
    hidden = [*other.draw_pile, *(card for each in seats for card in other.hands[each])]
    chance.shuffle(hidden)
    for each in seats:
        size = len(other.hands[each])
        other.hands[each] = tuple(sorted(hidden[:size]))
        del hidden[:size]
    other.draw_pile = hidden
    unseen = [bed for bed, queen in enumerate(other.beds) if queen and bed not in other.remembered]
    queens = [other.beds[bed] for bed in unseen]
    chance.shuffle(queens)
    for bed, queen in zip(unseen, queens, strict=True):
        other.beds[bed] = queen
    deep = other.discard_pile[:-1]
    chance.shuffle(deep)
    other.discard_pile[:-1] = deep
    return other


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_permuting_hidden_cards_never_changes_a_view(edition, players):
    chance = Random(players)
    for table in islice(tables(edition, players, seed=11), 150):
        for seat in range(players):
            assert with_hidden_cards_permuted(table, seat, chance).view(seat) == table.view(seat)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("edition", mostly_in_soak(EDITIONS, "classic", "balance"))
def test_permuting_hidden_cards_never_changes_a_bots_choice(bot, edition):
    chance = Random(3)
    for number, table in enumerate(islice(tables(edition, 3, seed=12), 60)):
        for seat in table.seats_to_move():
            other = with_hidden_cards_permuted(table, seat, chance)
            chosen, again = (sleeping_queens.choose(bot, each.view(seat), Random(number)) for each in (table, other))
            assert chosen.text == again.text
            assert chosen in table.legal_moves()


def test_a_view_is_a_value_all_the_way_down():
    for table in tables("deluxe", 4, seed=5):
        for seat in range(4):
            hash(table.view(seat))


def test_a_view_holds_these_fields_and_no_other():
    """A new field is a new way to leak: think of it here, and permute what is hidden from it above."""
    assert {field.name for field in fields(sleeping_queens.View)} == {
        *("edition", "players", "seat", "ply", "active", "mover", "decision", "hand", "hand_sizes", "courts", "points"),
        *("goal_queens", "goal_points", "full_beds", "remembered", "values", "attack", "flipped", "discard_top"),
        *("draw_size", "discard_size", "legal", "winners"),
    }


def test_a_view_does_not_change_when_the_game_goes_on():
    table = lay(hands=["king 1 2 6 10"])
    before, again = table.view(1), table.copy().view(1)
    play(table, "king 0")
    assert before == again != table.view(1)


def test_the_moves_of_a_turn_are_only_in_the_view_of_the_seat_that_decides():
    table = play(lay(hands=["knight 1 2 6 10", "dragon 1 1 3 4"], courts=["", "heart"]), "knight 1 heart")
    assert (table.view(0).legal, table.view(0).my_turn) == ((), False)
    assert ([move.text for move in table.view(1).legal], table.view(1).my_turn) == (["block", "allow"], True)


def test_points_are_shown_for_queens_in_sight_only():
    table = lay("deluxe", courts=["rose", "heart"])
    assert dict(table.view(0).values) == {table.courts[0][0]: 5, table.courts[1][0]: 20}


@pytest.mark.parametrize("seat", [-1, 2, 5])
def test_a_seat_that_is_not_at_the_table_sees_nothing(seat):
    with pytest.raises(IndexError):
        lay().view(seat)
