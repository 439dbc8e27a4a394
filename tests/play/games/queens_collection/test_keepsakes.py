"""What a child keeps: the figure of each box that all at its table have filled at home, or that it has won itself."""

from __future__ import annotations

import json
from random import Random

import pytest
from games.queens_collection.laying import collect, tidy

from kidsq.games import queens_collection
from kidsq.games.queens_collection import BOTS, read_move
from kidsq.games.queens_collection.collecting.table import IDLE_TURNS
from kidsq.games.record import as_line, header_of
from kidsq.play.games.queens_collection.uses import BRINGING, brought, brought_in, won


def came(table, text):
    before = table.copy()
    table.play(read_move(text), list)
    return list(brought(before, read_move(text), table))


def test_a_box_that_is_full_at_home_brings_its_figure_to_all_at_the_table():
    table = tidy(astray="red@blue blue@red blue@red", hands=("red blue joker",))
    assert came(table, "swap red+blue red@blue blue@red") == [(0, "meeple-red"), (1, "meeple-red")]
    assert "meeple-red" in won(table, 0)
    assert "meeple-red" in won(table, 1)
    assert "meeple-blue" not in won(table, 0)


def test_one_swap_can_bring_two():
    table = tidy(astray="red@blue blue@red", hands=("red blue joker",))
    assert came(table, "swap red+blue red@blue blue@red") == [
        (seat, figure) for figure in ("meeple-red", "meeple-blue") for seat in (0, 1)
    ]


def test_two_at_home_are_all_on_the_side_for_beginners():
    table = tidy(fields=2, astray="red@blue red@green", hands=("joker red blue",))
    assert came(table, "carry joker red@blue red") == [(0, "meeple-red"), (1, "meeple-red")]


def test_who_takes_the_last_one_of_a_box_keeps_its_figure():
    table = collect(hands=("red blue",), display="red blue green", left={"red": 1, "blue": 2}, phase="take")
    assert came(table, "pair red red red") == [(0, "meeple-red")]
    assert came(table, "pair blue blue blue") == []
    assert won(table, 0) == ("meeple-red",)


@pytest.mark.parametrize(
    ("edition", "players", "options"),
    [
        ("coop", 3, {"fields": 2}),
        ("coop", 2, {}),
        ("coop", 2, {"fields": 2, "each": 2}),
        ("solo", 1, {"fields": 2}),
        ("rivals", 2, {"rounds": 2}),
        ("rivals", 4, {"rounds": 3}),
        ("teams", 4, {"rounds": 2}),
    ],
)
@pytest.mark.full
def test_a_record_that_is_read_again_brings_the_same(edition, players, options):
    total = 0
    for seed in range(4):
        header, plies, live, _endings = played(edition, players, options, Random(seed))
        assert list(brought_in(header, plies)) == live
        total += len(live)
    assert total > 3


def idle_at_first(table, chance):
    """A move that mostly takes nothing in the first round, so that this may end by it, and always can in the second."""
    legal = table.view(table.mover).legal
    pairs = [move for move in legal if move.kind == "pair"]
    taking = chance.random() < (1 if table.number else 0.4 * (table.idle < 4))
    return chance.choice(pairs if pairs and taking else [move for move in legal if move not in pairs] or legal)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_in_which_nobody_takes_any_more_is_seen_to_end_in_the_record(players):
    stalled, total = 0, 0
    for seed in range(12):
        header, plies, live, endings = played("rivals", players, {"rounds": 2}, Random(seed), idle_at_first)
        assert list(brought_in(header, plies)) == live
        stalled += endings[0] == "stalled"
        total += len(live)
    assert stalled > 3
    assert total > 20


def empty_handed_at_last(table, chance):
    """A move that takes nothing once few boxes have any, and puts cards away: a hand may be empty at the end."""
    legal = table.view(table.mover).legal
    pairs = [move for move in legal if move.kind == "pair"]
    taking = [move for move in pairs if table.left[move.colour]]
    vain = [move for move in pairs if not table.left[move.colour]]
    hand = table.hands[table.mover]
    if table.decision == "reveal":
        is_last = table.idle + 1 == IDLE_TURNS * table.players
        return legal[0] if table.number or (is_last and not hand) or sum(map(bool, table.left)) > 3 else legal[-1]
    if table.number or sum(map(bool, table.left)) > 3:
        return chance.choice(taking or legal)
    return max(vain, key=lambda move: len(move.cards), default=([m for m in legal if m not in taking] or legal)[0])


def test_who_ends_a_round_with_a_bust_and_begins_the_next_one_is_told_apart_in_the_record():
    reveals_on = 0
    for seed in range(40):
        header, plies, live, endings = played("rivals", 2, {"rounds": 2}, Random(seed), empty_handed_at_last)
        assert list(brought_in(header, plies)) == live
        last = next(at for at, ply in enumerate(plies) if 38 in map(len, json.loads(ply[3] or "[]")))
        (_, seat, move, _), (_, next_seat, next_move, _) = plies[last : last + 2]
        reveals_on += endings[0] == "stalled" and seat == next_seat and move == next_move == "reveal"
    assert reveals_on > 2


def by_bots(table, chance):
    return queens_collection.choose(BOTS[2 + table.mover], table.view(table.mover), chance)


def played(edition, players, options, chance, choose=by_bots):
    """The header of a game, its plies that tell what came, what they brought as they came, and how each round ended."""
    setup = queens_collection.deal(edition, players, chance, options)
    table, plies, live = queens_collection.start(setup), [], []
    while table.mover >= 0:
        before, seat, piles = table.copy(), table.mover, []
        move = choose(table, chance)

        def shuffle(cards, piles=piles):
            piles.append(chance.sample(list(cards), len(cards)))
            return piles[-1]

        table.play(move, shuffle)
        live += [(before.ply, *one) for one in brought(before, move, table)]
        if move.kind in BRINGING:
            plies.append((before.ply, seat, move.text, json.dumps(piles) if piles else None))
    return as_line(header_of(setup)), plies, live, getattr(table, "endings", [])
