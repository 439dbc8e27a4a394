"""Laws that hold in every game of The Queen's Collection."""

from collections import Counter
from typing import Any

from hypothesis import strategies as st

from games.any_game import AnyGame, examples
from games.queens_collection.laying import every_card
from kidsq.games import queens_collection
from kidsq.games.queens_collection.cards import deck
from kidsq.games.queens_collection.collecting.table import CollectingTable
from kidsq.games.queens_collection.moves import read_move
from kidsq.games.queens_collection.tidying.table import TidyingTable

TIDY = st.fixed_dictionaries(
    {},
    optional={
        "fields": st.sampled_from((3, 2)),
        "copies": st.sampled_from((4, 3)),
        "jokers": st.sampled_from((6, 5, 4, 3)),
    },
)
ROUNDS = st.fixed_dictionaries({}, optional={"rounds": st.integers(1, 2)})


class AGame(AnyGame):
    game = queens_collection.GAME
    read_move = read_move
    texts = (
        *("swap red+joker red@blue green@red", "swap red+red red@blue green@red"),
        *("carry joker red@blue white", "renew red"),
        *("exchange red 1 blue", "pass", "reveal", "stop", "done", "pair red red red", "trade red for blue"),
        *("share red for blue", "pair red+red joker blue", "swap red+red+blue red@blue blue@red"),
    )
    deals = st.one_of(
        st.tuples(st.just("coop"), st.integers(2, 4), TIDY),
        st.tuples(st.just("coop"), st.integers(2, 4), st.just({"each": 2})),
        st.tuples(st.just("solo"), st.just(1), TIDY),
        st.tuples(st.just("rivals"), st.integers(2, 4), ROUNDS),
        st.tuples(st.just("teams"), st.just(4), ROUNDS),
    )

    def begin(self) -> None:
        self.cards = Counter(deck(self.setup.copies, self.setup.jokers))

    def nothing_is_lost(self) -> None:
        table = self.table
        assert every_card(table) == self.cards
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

    def laws_of_moves(self, moves: Any) -> None:
        table = self.table
        if isinstance(table, TidyingTable) and moves and table.draw_pile:
            assert all(len(hand) == 3 for hand in table.hands)
        if isinstance(table, CollectingTable) and moves:
            assert len(table.display) <= 3
            assert sum(map(bool, table.left)) > 1 or table.decision == "more"
            assert table.idle < 10 * table.players


TestAGame = AGame.TestCase
TestAGame.settings = examples(30, 30)
