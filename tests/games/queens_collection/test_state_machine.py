"""Laws that hold in every game of The Queen's Collection: hypothesis plays, copies, looks and replays."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from scale import SOAK

from games.queens_collection.laying import every_card
from kidsq.games import queens_collection
from kidsq.games.contract import IllegalMove
from kidsq.games.queens_collection.cards import deck
from kidsq.games.queens_collection.collecting.table import CollectingTable
from kidsq.games.queens_collection.moves import read_move
from kidsq.games.queens_collection.table import Table
from kidsq.games.queens_collection.tidying.table import TidyingTable
from kidsq.games.record import record_ply, replay_ply

LONGEST_GAME = 10_000
ALL_KINDS = (
    *(
        "swap red+joker red@blue green@red",
        "swap red+red red@blue green@red",
        "carry joker red@blue white",
        "renew red",
    ),
    *("exchange red 1 blue", "pass", "reveal", "stop", "done", "pair red red red", "trade red for blue"),
    *("share red for blue", "pair red+red joker blue", "swap red+red+blue red@blue blue@red"),
)
TIDY = st.fixed_dictionaries(
    {},
    optional={
        "fields": st.sampled_from((3, 2)),
        "copies": st.sampled_from((4, 3)),
        "jokers": st.sampled_from((6, 5, 4, 3)),
    },
)
ROUNDS = st.fixed_dictionaries({}, optional={"rounds": st.integers(1, 2)})
DEALS = st.one_of(
    st.tuples(st.just("coop"), st.integers(2, 4), TIDY),
    st.tuples(st.just("coop"), st.integers(2, 4), st.just({"each": 2})),
    st.tuples(st.just("solo"), st.just(1), TIDY),
    st.tuples(st.just("rivals"), st.integers(2, 4), ROUNDS),
    st.tuples(st.just("teams"), st.just(4), ROUNDS),
)


def everything(table: Table) -> dict[str, str]:
    """The whole state by value. What only saves work is left out."""
    names = {*Table.__slots__, *type(table).__slots__} - {"_legal"}
    return {name: repr(getattr(table, name)) for name in names}


class AGame(RuleBasedStateMachine):
    @initialize(deal=DEALS, seed=st.integers(0, 2**32))
    def deal(self, deal: tuple[str, int, dict[str, int]], seed: int) -> None:
        edition, players, options = deal
        self.chance = Random(seed)
        self.setup = queens_collection.deal(edition, players, self.chance, options)
        self.table = queens_collection.start(self.setup)
        self.cards = Counter(deck(self.setup.copies, self.setup.jokers))
        self.plies: list[Any] = []

    def shuffle(self, cards: Any) -> list[int]:
        return self.chance.sample(list(cards), len(cards))

    def play_one(self, move: Any) -> None:
        before = self.table.ply
        self.plies.append(record_ply(queens_collection, self.table, move, self.shuffle))
        assert self.table.ply == before + 1

    @property
    def going_on(self) -> bool:
        return self.table.mover >= 0

    @precondition(lambda self: self.going_on)
    @rule(data=st.data())
    def play_a_chosen_move(self, data: st.DataObject) -> None:
        self.play_one(data.draw(st.sampled_from(self.table.legal_moves())))

    @precondition(lambda self: self.going_on)
    @rule(plies=st.integers(1, 25))
    def play_on(self, plies: int) -> None:
        for _ in range(plies):
            if self.going_on:
                self.play_one(self.chance.choice(self.table.legal_moves()))
                self.nothing_is_lost()

    @rule(text=st.sampled_from(ALL_KINDS))
    def a_refused_move_changes_nothing(self, text: str) -> None:
        move = read_move(text)
        if move in self.table.legal_moves():
            return
        before = everything(self.table)
        with pytest.raises(IllegalMove):
            self.table.play(move, self.shuffle)
        assert everything(self.table) == before

    @precondition(lambda self: self.going_on)
    @rule(plies=st.integers(1, 40))
    def a_copy_goes_its_own_way(self, plies: int) -> None:
        before, copy, chance = everything(self.table), self.table.copy(), Random(plies)
        assert everything(copy) == before
        for _ in range(plies):
            if copy.mover >= 0:
                copy.play(chance.choice(copy.legal_moves()), lambda cards: chance.sample(list(cards), len(cards)))
        assert everything(self.table) == before

    @rule()
    def looking_changes_nothing(self) -> None:
        before = everything(self.table)
        for seat in range(self.setup.players):
            assert self.table.view(seat) == self.table.view(seat)
        assert everything(self.table) == before

    @rule()
    def the_record_replayed_is_the_state(self) -> None:
        again = queens_collection.start(self.setup)
        for ply in self.plies:
            replay_ply(queens_collection, again, ply)
        assert everything(again) == everything(self.table)

    @invariant()
    def nothing_is_lost(self) -> None:
        table = self.table
        assert every_card(table) == self.cards
        assert all(list(hand) == sorted(hand) for hand in table.hands)
        if isinstance(table, TidyingTable):
            self.meeples_are_counted(table)
        elif isinstance(table, CollectingTable):
            taken = [sum(column) for column in zip(*table.taken, strict=True)]
            assert [left + gone for left, gone in zip(table.left, taken, strict=True)] == [3] * 8
            assert sorted(box for boxes in table.boxes for box in boxes) == [
                colour for colour, left in enumerate(table.left) if not left
            ]

    def meeples_are_counted(self, table: TidyingTable) -> None:
        missing = 8 * self.setup.each - len(self.setup.away) - sum(table.standing)
        home = table.standing[::9]
        assert table.astray == sum(table.standing) - sum(home)
        assert table.where == [
            tuple(box for box in range(8) if table.standing[colour * 8 + box]) for colour in range(8)
        ]
        assert 0 <= missing <= (8 if self.setup.fields == 2 else 0)
        assert (table.ending == "all_home") == (table.astray == 0)
        assert table.astray or table.points() == 24
        if self.setup.fields == 2:
            assert max(home) <= 2

    @invariant()
    def somebody_can_move_until_the_end(self) -> None:
        table = self.table
        moves = table.legal_moves()
        assert len(table.seats_to_move()) == bool(moves) == (table.outcome() is None)
        assert len({move.text for move in moves}) == len(moves)
        if isinstance(table, TidyingTable) and moves and table.draw_pile:
            assert all(len(hand) == 3 for hand in table.hands)
        if isinstance(table, CollectingTable) and moves:
            assert len(table.display) <= 3
            assert sum(map(bool, table.left)) > 1 or table.decision == "more"
            assert table.idle < 10 * table.players

    def teardown(self) -> None:
        if not hasattr(self, "table"):
            return
        for _ in range(LONGEST_GAME):
            if not self.going_on:
                break
            self.play_one(self.chance.choice(self.table.legal_moves()))
        assert self.table.outcome() is not None, "the game does not end"
        self.nothing_is_lost()
        self.somebody_can_move_until_the_end()
        self.the_record_replayed_is_the_state()


pytestmark = pytest.mark.slow
TestAGame = AGame.TestCase
TestAGame.settings = settings(
    max_examples=60 if SOAK == 1 else 1_000 * SOAK,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
