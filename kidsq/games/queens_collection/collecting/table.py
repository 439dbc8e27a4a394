"""The state of one game of `rivals` or `teams`."""

from __future__ import annotations

from typing import Final, Literal

from kidsq.games.contract import IllegalMove, OutcomeKind, Shuffle
from kidsq.games.queens_collection.cards import (
    ALL_COLOURS,
    CARD_NAMES,
    COLOURS,
    JOKER,
    Cards,
    card_codes,
    together,
    without,
)
from kidsq.games.queens_collection.collecting.takes import pairs, swaps_of_cards
from kidsq.games.queens_collection.collecting.view import CollectingView
from kidsq.games.queens_collection.dealing import Deal
from kidsq.games.queens_collection.editions import TEAMS, partner
from kidsq.games.queens_collection.moves import DONE, REVEAL, STOP, Move, is_couple, share, trade
from kidsq.games.queens_collection.outcome import CollectedOutcome
from kidsq.games.queens_collection.table import Table, common_of, missing

Decision = Literal["reveal", "take", "more", "over"]

HAND_SIZE: Final = 2
DISPLAY_SIZE: Final = 3
MOST_REVEALED: Final = 5
IDLE_TURNS: Final = 10
"""Of each seat, in a row, after which a round is over: cards can leave the game so that no pair is left."""


class CollectingTable(Table):
    """One game in which the meeples are collected.

    decision: how far the turn is; `more` after a pair. display: the open cards; revealed: this turn's, both in the
    order they came. out: cards that are back in the carton for this round. left: meeples in each box, by colour.
    taken: by seat, the meeples by colour. boxes: by seat, those it has won. idle: turns in a row without a meeple;
    took: whether this one has brought one. number: of this round, from 0; scores, endings: of the rounds that are over.
    """

    __slots__ = (
        "boxes",
        "decision",
        "display",
        "endings",
        "first",
        "had",
        "idle",
        "left",
        "number",
        "out",
        "revealed",
        "rounds",
        "scores",
        "taken",
    )

    decision: Decision
    display: Cards
    revealed: Cards
    out: list[int]
    left: list[int]
    taken: list[tuple[int, ...]]
    boxes: list[tuple[int, ...]]
    idle: int
    had: int
    """What the collection of the seat on turn was worth when its turn began."""
    first: int
    rounds: int
    number: int
    scores: list[tuple[int, ...]]
    endings: list[str]

    def __init__(self, setup: Deal) -> None:
        super().__init__(setup)
        self.first = setup.first
        self.rounds = setup.rounds
        self.number = 0
        self.scores = []
        self.endings = []
        self._lay_round(tuple(card_codes(setup.draw)))

    def _lay_round(self, cards: Cards) -> None:
        """Every card and every meeple is there again. cards: the whole deck, top first."""
        self._deal(cards, HAND_SIZE)
        self.display = tuple(self.draw_pile.pop() for _ in range(DISPLAY_SIZE))
        self.out = []
        self.left = [3] * len(ALL_COLOURS)
        self.taken = [(0,) * len(ALL_COLOURS)] * self.players
        self.boxes = [()] * self.players
        self.idle = 0
        self.mover = (self.first + self.number) % self.players
        self._begin_turn()

    # -- what is so ---------------------------------------------------------------------------------------------------

    def view(self, seat: int) -> CollectingView:
        return view_of(self, seat)

    def round_points(self) -> tuple[int, ...]:
        """Of this round, by seat, as they stand. Rule sheet 2, «Ende einer Partie und Punktwertung»."""
        return tuple(self.worth(seat) - len(hand) for seat, hand in enumerate(self.hands))

    def worth(self, seat: int) -> int:
        """What a seat has collected in this round: three points for a box, two for a meeple."""
        return 3 * len(self.boxes[seat]) + 2 * sum(self.taken[seat])

    def all_cards(self) -> list[int]:
        held = [card for hand in self.hands for card in hand]
        return [*held, *self.display, *self.revealed, *self.draw_pile, *self.discard_pile, *self.out]

    def outcome(self) -> CollectedOutcome | None:
        if self.decision != "over":
            return None
        points = self._sums(self.scores)
        tallies = points
        if self.edition == "teams":
            by_team = self._by_team(points)
            tallies = tuple(by_team[seat % len(TEAMS)] for seat in range(self.players))
        winners = tuple(seat for seat, tally in enumerate(tallies) if tally == max(tallies))
        kind: OutcomeKind = "won" if len(winners) == 1 or winners in TEAMS else "shared"
        return self._outcome(kind, winners, self.ending, self.scores, self.endings)

    def broken_off(self, ending: str) -> CollectedOutcome:
        scores = [*self.scores, self.round_points()] if self.decision != "over" else self.scores
        return self._outcome("unfinished", (), ending, scores, [*self.endings, ending][: len(scores)])

    def _outcome(
        self, kind: OutcomeKind, winners: tuple[int, ...], ending: str, scores: list[tuple[int, ...]], how: list[str]
    ) -> CollectedOutcome:
        points = self._sums(scores)
        teams = self._by_team(points) if self.edition == "teams" else None
        return CollectedOutcome(kind, winners, points, ending, tuple(scores), tuple(how), teams)

    def _sums(self, scores: list[tuple[int, ...]]) -> tuple[int, ...]:
        return tuple(sum(points[seat] for points in scores) for seat in range(self.players))

    def _by_team(self, points: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sum(points[seat] for seat in team) for team in TEAMS)

    def _find_moves(self) -> tuple[Move, ...]:
        if self.decision == "reveal":
            return (REVEAL, STOP) if self.draw_pile or self.discard_pile else (STOP,)
        hand = self.hands[self.mover]
        moves = list(pairs(hand, self.display))
        if self.decision == "more":
            return (*moves, DONE)
        moves += swaps_of_cards(hand, self.display, trade)
        other = partner(self.edition, self.mover)
        if other is not None:
            moves += swaps_of_cards(hand, self.hands[other], share)
        return tuple(moves)

    # -- what happens -------------------------------------------------------------------------------------------------

    def _why_not(self, move: Move) -> IllegalMove:
        return why_not(self, move)

    def _carry_out(self, move: Move, shuffle: Shuffle) -> None:
        if move is REVEAL:
            self._reveal(shuffle)
        elif move is STOP:
            self._keep_revealed(shuffle)
        elif move.kind == "pair":
            self._pair(move, shuffle)
        else:
            self._exchange_cards(move)
            self._end_turn(shuffle)

    def _draw(self, shuffle: Shuffle) -> int:
        """The top card. There must be one in the draw or the discard pile."""
        if not self.draw_pile:
            pile = list(shuffle(self.discard_pile))
            self.shuffled = [*self.shuffled, pile]
            self.draw_pile = pile[::-1]
            self.discard_pile = []
        return self.draw_pile.pop()

    def _begin_turn(self) -> None:
        self.decision = "reveal"
        self.revealed = ()
        self.had = self.worth(self.mover)

    def _reveal(self, shuffle: Shuffle) -> None:
        card = self._draw(shuffle)
        busts = card != JOKER and card in self.revealed
        self.revealed = (*self.revealed, card)
        if busts:
            self.discard_pile += self.revealed
            self.revealed = ()
            self._begin_take(shuffle)
        elif len(self.revealed) == MOST_REVEALED:
            self._keep_revealed(shuffle)

    def _keep_revealed(self, shuffle: Shuffle) -> None:
        self.hands[self.mover] = together(self.hands[self.mover], self.revealed)
        self.revealed = ()
        self._begin_take(shuffle)

    def _begin_take(self, shuffle: Shuffle) -> None:
        self.decision = "take"
        if not self.hands[self.mover] or not self.legal_moves():
            self._end_turn(shuffle)

    def _pair(self, move: Move, shuffle: Shuffle) -> None:
        self._leave_hand(move.cards)
        self.display = without(self.display, move.got)
        colour, seat = move.colour, self.mover
        if self.left[colour]:
            self.discard_pile += (*move.cards, *move.got)
            self.left[colour] -= 1
            taken = self.taken[seat]
            self.taken[seat] = (*taken[:colour], taken[colour] + 1, *taken[colour + 1 :])
            if not self.left[colour]:
                self.boxes[seat] = (*self.boxes[seat], colour)
        else:
            self.out += (*move.cards, *move.got)
        self.decision = "more"
        # Never because no pair is left: that would tell what the hand holds.
        if not self.hands[seat] or not self.display:
            self._end_turn(shuffle)

    def _exchange_cards(self, move: Move) -> None:
        if move is DONE:
            return
        self._leave_hand(move.cards)
        self.hands[self.mover] = together(self.hands[self.mover], move.got)
        other = partner(self.edition, self.mover)
        if move.kind == "trade":
            self.display = (*without(self.display, move.got), *move.cards)
        elif other is not None:
            self.hands[other] = together(without(self.hands[other], move.got), move.cards)

    def _end_turn(self, shuffle: Shuffle) -> None:
        self._legal = None
        self.idle = 0 if self.worth(self.mover) > self.had else self.idle + 1
        boxes = sum(map(bool, self.left))
        if boxes <= 1:
            self._end_round("one_box" if boxes else "all_taken", shuffle)
        elif self.idle >= IDLE_TURNS * self.players:
            self._end_round("stalled", shuffle)
        else:
            while len(self.display) < DISPLAY_SIZE and (self.draw_pile or self.discard_pile):
                self.display = (*self.display, self._draw(shuffle))
            self._next_seat()
            self._begin_turn()

    def _end_round(self, ending: str, shuffle: Shuffle) -> None:
        self.scores.append(self.round_points())
        self.endings.append(ending)
        if len(self.scores) == self.rounds:
            self.ending = ending
            self.decision = "over"
            self.mover = -1
            return
        self.number += 1
        cards = list(shuffle(sorted(self.all_cards())))
        self.shuffled = [*self.shuffled, cards]
        self._lay_round(tuple(cards))


# -- what a seat may see ----------------------------------------------------------------------------------------------


def view_of(table: CollectingTable, seat: int) -> CollectingView:
    mate = partner(table.edition, seat)
    return CollectingView(
        **common_of(table, seat, open_to=(seat,) if mate is None else (seat, mate)),
        decision=table.decision,
        display=table.display,
        revealed=table.revealed,
        left=tuple(table.left),
        taken=tuple(table.taken),
        boxes=tuple(table.boxes),
        out_size=len(table.out),
        idle=table.idle,
        number=table.number,
        rounds=table.rounds,
        scores=tuple(table.scores),
        points=table.round_points(),
    )


# -- why a move of this turn is refused in `rivals` and `teams` --------------------------------------------------------


def why_not(table: CollectingTable, move: Move) -> IllegalMove:
    """The reason why this move, whose cards are held, is not among the legal ones."""
    if table.decision == "reveal":
        return IllegalMove("nothing_to_reveal" if move is REVEAL else "reveal_first")
    if move in (REVEAL, STOP):
        return IllegalMove("revealing_is_over")
    if move.kind == "done":
        return IllegalMove("take_first")
    if table.decision == "more" and move.kind != "pair":
        return IllegalMove("pairs_only")
    return _why_no_cards(table, move)


def _why_no_cards(table: CollectingTable, move: Move) -> IllegalMove:
    mate = partner(table.edition, table.mover) if move.kind == "share" else None
    there = table.display if mate is None else table.hands[mate]
    if lacking := missing(move.got, there):
        return IllegalMove("not_on_display" if mate is None else "not_theirs", card=lacking)
    if move.kind == "pair":
        if is_couple(move.cards) and move.cards[0] == move.colour:
            return IllegalMove("couple_is_another", colour=COLOURS[move.colour])
        return IllegalMove("no_pair")
    if len(move.cards) != len(move.got):
        return IllegalMove("as_many")
    return IllegalMove("same_kind", card=CARD_NAMES[min(set(move.cards) & set(move.got))])
