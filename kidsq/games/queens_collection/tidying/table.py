"""The state of one game of `coop` or `solo`."""

from __future__ import annotations

from typing import Final

from kidsq.games.contract import IllegalMove, Shuffle
from kidsq.games.queens_collection.cards import (
    ALL_COLOURS,
    BOXES,
    CARD_NAMES,
    COLOURS,
    Cards,
    card_codes,
    place,
    together,
)
from kidsq.games.queens_collection.dealing import Deal, spread_out
from kidsq.games.queens_collection.editions import BEGINNERS
from kidsq.games.queens_collection.moves import PASS, Move, carries, exchange, is_couple, is_wild, pays_swap
from kidsq.games.queens_collection.outcome import TidiedOutcome
from kidsq.games.queens_collection.table import Table, common_of, missing
from kidsq.games.queens_collection.tidying.hands import moves_of, picker
from kidsq.games.queens_collection.tidying.view import TidyingView

HAND_SIZE: Final = 3


class TidyingTable(Table):
    """One game in which the meeples go home.

    standing: how many meeples stand on each place (cards.place() numbers them). where: colour -> boxes it stands on.
    astray: how many are not at home. passes: in a row. fields: of a box. copies,
    jokers: of each colour, and in all, in the deck.
    """

    __slots__ = ("astray", "copies", "fields", "jokers", "passes", "standing", "where")

    standing: list[int]
    where: list[tuple[int, ...]]
    astray: int
    passes: int
    fields: int
    copies: int
    jokers: int

    def __init__(self, setup: Deal) -> None:
        super().__init__(setup)
        self.fields = setup.fields
        self.copies = setup.copies
        self.jokers = setup.jokers
        self.passes = 0
        self._deal(tuple(card_codes(setup.draw)), HAND_SIZE)
        self.standing = spread_out(setup)
        self.where = [()] * BOXES
        for colour in ALL_COLOURS:
            self._look_for(colour)
        self.astray = sum(self.standing) - sum(self.standing[:: BOXES + 1])

    # -- what is so ---------------------------------------------------------------------------------------------------

    def view(self, seat: int) -> TidyingView:
        return view_of(self, seat)

    def points(self) -> int:
        """The common score. Rule sheet 1, «Punktwertung»: three for a box without strays, minus one a stray."""
        clean = 0
        for box in ALL_COLOURS:
            on_it = self.standing[box::BOXES]
            clean += 0 < sum(on_it) == on_it[box]
        return 3 * clean - self.astray

    def outcome(self) -> TidiedOutcome | None:
        return self._outcome(self.ending) if self.ending else None

    def broken_off(self, ending: str) -> TidiedOutcome:
        return self._outcome(ending)

    def _outcome(self, ending: str) -> TidiedOutcome:
        won = self.ending == "all_home"
        boxes = tuple(
            tuple(COLOURS[colour] for colour in ALL_COLOURS for _ in range(self.standing[place(colour, box)]))
            for box in self.ring
        )
        return TidiedOutcome(
            kind="won" if won else "lost" if self.ending else "unfinished",
            winners=tuple(range(self.players)) if won else (),
            points=(self.points(),) * self.players,
            ending=ending,
            boxes=boxes,
        )

    def _find_moves(self) -> tuple[Move, ...]:
        hand, where = self.hands[self.mover], self.where
        can = moves_of(hand, self.edition == "coop")
        moves: list[Move] = []
        for one, other, row in can.swaps:
            moves += picker(where[one], where[other])(row)
        for cards in can.wild:
            for colour in ALL_COLOURS:
                for box in where[colour]:
                    moves += carries(cards, colour, box)
        left = len(self.draw_pile)
        moves += can.renewals if left >= len(hand) else [move for move in can.renewals if len(move.cards) <= left]
        if self.edition == "coop":
            moves += self._find_exchanges(hand) if left else [PASS]
        return tuple(moves)

    def _find_exchanges(self, hand: Cards) -> list[Move]:
        return [
            exchange(mine, seat, theirs)
            for seat, other in enumerate(self.hands)
            if seat != self.mover
            for mine in sorted(set(hand))
            for theirs in sorted(set(other))
            if mine != theirs
        ]

    # -- what happens -------------------------------------------------------------------------------------------------

    def _why_not(self, move: Move) -> IllegalMove:
        return why_not(self, move)

    def _carry_out(self, move: Move, shuffle: Shuffle) -> None:
        self.passes = self.passes + 1 if move is PASS else 0
        if move.kind == "exchange":
            self._exchange(move)
        elif move is not PASS:
            self._leave_hand(move.cards)
            self.discard_pile += move.cards
            if move.kind != "renew":
                self._move_meeples(move)
                if not self.astray:
                    self._end("all_home")
                    return
            self._draw(len(move.cards))
        if self.edition == "solo" and not self.draw_pile:
            self._end("pile_empty")
        elif self.passes == self.players:
            self._end("all_passed")
        else:
            self._next_seat()

    def _exchange(self, move: Move) -> None:
        self.discard_pile.append(self.draw_pile.pop())
        self._leave_hand(move.cards)
        self.hands[self.mover] = together(self.hands[self.mover], move.got)
        mover, self.mover = self.mover, move.seat
        self._leave_hand(move.got)
        self.hands[self.mover] = together(self.hands[self.mover], move.cards)
        self.mover = mover

    def _draw(self, number: int) -> None:
        """As many as were laid, as far as the pile goes; it is never made anew."""
        drawn = self.draw_pile[-number:]
        del self.draw_pile[-number:]
        self.hands[self.mover] = together(self.hands[self.mover], drawn)

    def _move_meeples(self, move: Move) -> None:
        if move.kind == "carry":
            ((colour, box),) = move.meeples
            self._move_one(colour, box, move.box)
        else:
            (one, here), (other, there) = move.meeples
            self._move_one(one, here, there)
            self._move_one(other, there, here)
        for colour, _ in move.meeples:
            if self.fields == BEGINNERS:
                self._third_leaves(colour)
            self._look_for(colour)

    def _move_one(self, colour: int, box: int, to: int) -> None:
        self.standing[place(colour, box)] -= 1
        self.standing[place(colour, to)] += 1
        self.astray += (colour == box) - (colour == to)

    def _third_leaves(self, colour: int) -> None:
        """Rule sheet 1, «Einsteigerstufe»: two at home, and the one astray leaves, wherever it stands."""
        if self.standing[place(colour, colour)] < BEGINNERS:
            return
        for box in ALL_COLOURS:
            if box != colour and self.standing[place(colour, box)]:
                self.standing[place(colour, box)] -= 1
                self.astray -= 1

    def _look_for(self, colour: int) -> None:
        row = self.standing[colour * BOXES : colour * BOXES + BOXES]
        self.where[colour] = tuple(box for box in ALL_COLOURS if row[box])

    def _end(self, ending: str) -> None:
        self.ending = ending
        self.mover = -1


# -- what a seat may see ----------------------------------------------------------------------------------------------


def view_of(table: TidyingTable, seat: int) -> TidyingView:
    return TidyingView(
        **common_of(table, seat, open_to=range(table.players)),
        standing=tuple(table.standing),
        astray=table.astray,
        fields=table.fields,
        copies=table.copies,
        jokers=table.jokers,
        passes=table.passes,
        points=table.points(),
    )


# -- why a move of this turn is refused in `coop` and `solo` -----------------------------------------------------------


def why_not(table: TidyingTable, move: Move) -> IllegalMove:
    """The reason why this move, whose cards are held, is not among the legal ones."""
    left = len(table.draw_pile)
    if move is PASS:
        return IllegalMove("cards_are_left", left=left)
    if move.kind == "renew":
        return IllegalMove("pile_too_short", left=left)
    if move.kind == "exchange":
        return _why_no_exchange(table, move)
    for colour, box in move.meeples:
        if box not in table.where[colour]:
            return IllegalMove("meeple_not_there", colour=COLOURS[colour], box=COLOURS[box])
    return _why_no_carry(move) if move.kind == "carry" else _why_no_swap(move)


def _why_no_carry(move: Move) -> IllegalMove:
    ((_, box),) = move.meeples
    if box == move.box:
        return IllegalMove("same_box", box=COLOURS[box])
    return IllegalMove("no_couples" if is_wild(move.cards) else "carry_needs_joker")


def _why_no_swap(move: Move) -> IllegalMove:
    (one, here), (other, there) = move.meeples
    if one == other:
        return IllegalMove("same_colour", colour=COLOURS[one])
    if here == there:
        return IllegalMove("same_box", box=COLOURS[here])
    if not pays_swap(move.cards, one, other):
        # Two equal cards are one joker, and a swap has two parts.
        return IllegalMove("couple_is_one" if is_couple(move.cards) else "cards_do_not_fit")
    return IllegalMove("no_couples")


def _why_no_exchange(table: TidyingTable, move: Move) -> IllegalMove:
    if not table.draw_pile:
        return IllegalMove("pile_too_short", left=0)
    if move.seat == table.mover or move.seat >= table.players:
        return IllegalMove("not_another_seat", seat=move.seat)
    if lacking := missing(move.got, table.hands[move.seat]):
        return IllegalMove("not_theirs", card=lacking, seat=move.seat)
    return IllegalMove("same_kind", card=CARD_NAMES[move.got[0]])
