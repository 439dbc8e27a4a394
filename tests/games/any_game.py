"""A state machine for any game: hypothesis plays, copies, looks and replays; a game adds its own laws."""

from __future__ import annotations

from random import Random
from types import ModuleType
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from scale import SOAK

from kidsq.games.contract import IllegalMove
from kidsq.games.record import record_ply, replay_ply

LONGEST_GAME = 10_000
NOT_THE_STATE = frozenset({"_legal", "_hand_table", "edition"})
"""Slots that only save work, or never change."""


def examples(many: int, steps: int) -> settings:
    """How long hypothesis tries: so many games of so many steps, and more in make soak."""
    return settings(
        max_examples=many if SOAK == 1 else 1_000 * SOAK,
        stateful_step_count=steps,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )


def everything(table: Any) -> dict[str, str]:
    """The whole state by value."""
    names = {name for kind in type(table).__mro__ for name in getattr(kind, "__slots__", ())} - NOT_THE_STATE
    return {name: repr(getattr(table, name)) for name in names}


class AnyGame(RuleBasedStateMachine):
    """game: its module. deals: edition, players and options of a deal. texts: moves that are seldom legal."""

    game: ClassVar[ModuleType]
    deals: ClassVar[st.SearchStrategy[tuple[str, int, dict[str, int]]]]
    texts: ClassVar[tuple[str, ...]]
    read_move: ClassVar[Any]

    def begin(self) -> None:
        """Note what must not change in this game."""

    def nothing_is_lost(self) -> None:
        """Hold the laws of what is on the table."""

    def laws_of_moves(self, moves: Any) -> None:
        """Hold the laws of what may be played now, and of how a game ends."""

    @initialize(data=st.data(), seed=st.integers(0, 2**32))
    def deal(self, data: st.DataObject, seed: int) -> None:
        edition, players, options = data.draw(self.deals)
        self.chance = Random(seed)
        self.setup = self.game.deal(edition, players, self.chance, options)
        self.table = self.game.start(self.setup)
        self.plies: list[Any] = []
        self.begin()

    def shuffle(self, cards: Any) -> list[int]:
        return self.chance.sample(list(cards), len(cards))

    def play_one(self, move: Any) -> None:
        before = self.table.ply
        self.plies.append(record_ply(self.game, self.table, move, self.shuffle, legal=True))
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

    @rule(data=st.data())
    def a_refused_move_changes_nothing(self, data: st.DataObject) -> None:
        move = type(self).read_move(data.draw(st.sampled_from(self.texts)))
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
        again = self.game.start(self.setup)
        for ply in self.plies:
            replay_ply(self.game, again, ply)
        assert everything(again) == everything(self.table)

    @invariant()
    def all_is_there(self) -> None:
        self.nothing_is_lost()
        assert all(list(hand) == sorted(hand) for hand in self.table.hands)

    @invariant()
    def somebody_can_move_until_the_end(self) -> None:
        table, moves = self.table, self.table.legal_moves()
        assert len(table.seats_to_move()) == bool(moves) == (table.outcome() is None)
        assert len({move.text for move in moves}) == len(moves)
        self.laws_of_moves(moves)

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
