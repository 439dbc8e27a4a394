"""Laws that hold in every game: hypothesis plays, copies, looks and replays."""

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from scale import SOAK

from games.laying import all_cards, all_queens
from kidsq.games import sleeping_queens
from kidsq.games.contract import IllegalMove
from kidsq.games.record import record_ply, replay_ply
from kidsq.games.sleeping_queens.cards import CAT, DOG
from kidsq.games.sleeping_queens.moves import read_move
from kidsq.games.sleeping_queens.table import Table

LONGEST_GAME = 5_000
ALL_KINDS = ("king 0", "knight 1 heart", "potion 0 rose 5", "jester", "wake 3", "block", "allow", "discard 1+2=3")
DEALS = st.sampled_from([*((edition, None) for edition in sleeping_queens.EDITIONS), ("deluxe", 12)])


def everything(table: Table) -> dict[str, Any]:
    """The whole state by value. What only saves work is left out."""
    return {
        name: repr(getattr(table, name)) for name in Table.__slots__ if name not in ("_legal", "_hand_table", "edition")
    }


class AGame(RuleBasedStateMachine):
    @initialize(deal=DEALS, players=st.integers(2, 5), seed=st.integers(0, 2**32))
    def deal(self, deal: tuple[str, int | None], players: int, seed: int) -> None:
        edition, queens = deal
        self.chance = Random(seed)
        self.setup = sleeping_queens.deal(edition, players, self.chance, {"queens": queens} if queens else {})
        self.table = sleeping_queens.start(self.setup)
        self.cards, self.queens = all_cards(self.table), all_queens(self.table)
        self.plies: list[Any] = []

    def shuffle(self, cards: Any) -> list[int]:
        return self.chance.sample(list(cards), len(cards))

    def play_one(self, move: Any) -> None:
        before = self.table.ply
        self.plies.append(record_ply(sleeping_queens, self.table, move, self.shuffle, legal=True))
        assert self.table.ply == before + 1

    @property
    def going_on(self) -> bool:
        return bool(self.table.seats_to_move())

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
            if copy.seats_to_move():
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
        again = sleeping_queens.start(self.setup)
        for ply in self.plies:
            replay_ply(sleeping_queens, again, ply)
        assert everything(again) == everything(self.table)

    @invariant()
    def nothing_is_lost(self) -> None:
        table = self.table
        assert all_cards(table) == self.cards
        assert all_queens(table) == self.queens
        assert table.asleep == sum(map(bool, table.beds))
        assert table.points == [sum(table.values[queen] for queen in court) for court in table.courts]
        assert all(table.beds[bed] == queen for bed, queen in table.remembered.items())
        assert all(list(hand) == sorted(hand) for hand in table.hands)

    @invariant()
    def cat_and_dog_are_apart(self) -> None:
        assert not any({CAT, DOG} <= set(court) for court in self.table.courts)

    @invariant()
    def somebody_can_move_until_the_end(self) -> None:
        table = self.table
        moves = table.legal_moves()
        assert len(table.seats_to_move()) == bool(moves) == (table.outcome() is None)
        assert len({move.text for move in moves}) == len(moves)
        if table.decision == "turn":
            assert all(len(hand) == 5 for hand in table.hands)
        reached = [self.has_reached_the_goal(seat) for seat in range(table.players)]
        assert any(reached) or table.asleep == 0 or table.outcome() is None
        assert sum(reached) <= 1
        if any(reached):
            assert table.outcome().winners == (reached.index(True),)

    def has_reached_the_goal(self, seat: int) -> bool:
        few = self.setup.edition == "first_night" or self.setup.players > 3
        points = 40 if self.setup.players > 3 else 50
        counted = self.setup.edition not in ("first_night", "little")
        return len(self.table.courts[seat]) >= (4 if few else 5) or (counted and self.table.points[seat] >= points)

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


TestAGame = AGame.TestCase
TestAGame.settings = settings(
    max_examples=120 if SOAK == 1 else 1_000 * SOAK,
    stateful_step_count=50,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
