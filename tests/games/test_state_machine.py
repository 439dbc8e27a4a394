"""Laws that hold in every game of Sleeping Queens."""

from typing import Any

from hypothesis import strategies as st

from games.any_game import AnyGame, examples
from games.laying import all_cards, all_queens
from kidsq.games import sleeping_queens
from kidsq.games.sleeping_queens.cards import CAT, DOG
from kidsq.games.sleeping_queens.moves import read_move


class AGame(AnyGame):
    game = sleeping_queens.GAME
    read_move = read_move
    texts = ("king 0", "knight 1 heart", "potion 0 rose 5", "jester", "wake 3", "block", "allow", "discard 1+2=3")
    deals = st.tuples(
        st.sampled_from([*((edition, {}) for edition in sleeping_queens.EDITIONS), ("deluxe", {"queens": 12})]),
        st.integers(2, 5),
    ).map(lambda drawn: (drawn[0][0], drawn[1], drawn[0][1]))

    def begin(self) -> None:
        self.cards, self.queens = all_cards(self.table), all_queens(self.table)

    def nothing_is_lost(self) -> None:
        table = self.table
        assert all_cards(table) == self.cards
        assert all_queens(table) == self.queens
        assert table.asleep == sum(map(bool, table.beds))
        assert table.points == [sum(table.values[queen] for queen in court) for court in table.courts]
        assert all(table.beds[bed] == queen for bed, queen in table.remembered.items())
        assert not any({CAT, DOG} <= set(court) for court in table.courts)

    def laws_of_moves(self, moves: Any) -> None:
        table = self.table
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


TestAGame = AGame.TestCase
TestAGame.settings = examples(120, 50)
