"""The state of one game: small, mutable, ints and lists inside; what leaves it is frozen."""

from __future__ import annotations

from collections import Counter
from itertools import chain, compress
from typing import Final, Literal

from kidsq.games.contract import IllegalMove, OneAfterTheOther, OutcomeKind, Shuffle
from kidsq.games.sleeping_queens.cards import (
    CARD_CODES,
    CARD_NAMES,
    JESTER,
    KING,
    LARGEST_NUMBER,
    QUARREL,
    QUEEN_CODES,
    QUEEN_NAMES,
    ROSE,
    STRAWBERRY,
)
from kidsq.games.sleeping_queens.dealing import Deal
from kidsq.games.sleeping_queens.editions import EDITIONS, HAND_SIZE, Edition
from kidsq.games.sleeping_queens.hands import Hand, HandTable
from kidsq.games.sleeping_queens.moves import (
    ALLOW,
    BLOCK,
    CARD_OF,
    JESTER_MOVE,
    KINGS,
    KNIGHTS,
    POTIONS,
    SHIELD_FROM,
    WAKES,
    Move,
)
from kidsq.games.sleeping_queens.outcome import QueensOutcome
from kidsq.games.sleeping_queens.view import View

Decision = Literal["turn", "defend", "wake", "over"]

_HAND_TABLES: Final = {name: HandTable(edition) for name, edition in EDITIONS.items()}
_BLOCK_OR_ALLOW: Final = (BLOCK, ALLOW)
_ALLOW_ONLY: Final = (ALLOW,)


class Table(OneAfterTheOther[Move, View]):
    """One game of Sleeping Queens.

    active: the seat whose turn it is; mover: the seat that decides now (-1 at the end). hands: each sorted.
    draw_pile and discard_pile: the top is the last. beds: queen or 0.
    remembered: bed -> queen that all saw going to sleep there.
    attack: the knight or potion that waits for its answer. flipped: the number whose
    count is on, or the power card just won, by the last jester.
    shuffled: the new draw piles made during the last ply, top first.
    """

    __slots__ = (
        "_hand_table",
        "active",
        "asleep",
        "attack",
        "beds",
        "courts",
        "decision",
        "discard_pile",
        "draw_pile",
        "edition",
        "ending",
        "flipped",
        "goal_points",
        "goal_queens",
        "hands",
        "mover",
        "players",
        "ply",
        "points",
        "remembered",
        "shuffled",
        "values",
        "winners",
    )

    edition: Edition
    players: int
    values: dict[int, int]
    goal_queens: int
    goal_points: int
    hands: list[Hand]
    courts: list[list[int]]
    points: list[int]
    beds: list[int]
    asleep: int
    remembered: dict[int, int]
    draw_pile: list[int]
    discard_pile: list[int]
    active: int
    mover: int
    decision: Decision
    attack: Move | None
    flipped: int
    ply: int
    shuffled: list[list[int]]
    winners: tuple[int, ...]
    ending: str
    _hand_table: HandTable

    def __init__(self, setup: Deal) -> None:
        edition = self.edition = EDITIONS[setup.edition]
        players = self.players = setup.players
        self.values = {QUEEN_CODES[name]: points for name, points in setup.points.items()}
        self.goal_queens = edition.goal_queens(players)
        self.goal_points = edition.goal_points(players) or 1_000_000
        self.beds = [QUEEN_CODES[name] for name in setup.beds]
        self.asleep = len(self.beds)
        deck = [CARD_CODES[name] for name in setup.draw]
        dealt = deck[: players * HAND_SIZE]
        self.hands = [()] * players
        for order in range(players):
            self.hands[(setup.first + order) % players] = tuple(sorted(dealt[order::players]))
        self.draw_pile = deck[players * HAND_SIZE :][::-1]
        self.discard_pile = []
        self.courts = [[] for _ in range(players)]
        self.points = [0] * players
        self.remembered = {}
        self.active = self.mover = setup.first
        self.decision = "turn"
        self.attack = None
        self.flipped = 0
        self.ply = 0
        self.shuffled = []
        self.winners = ()
        self.ending = ""
        self._legal = None
        self._hand_table = _HAND_TABLES[edition.name]

    def copy(self) -> Table:
        new: Table = Table.__new__(Table)
        new.edition = self.edition
        new.players = self.players
        new.values = self.values
        new.goal_queens = self.goal_queens
        new.goal_points = self.goal_points
        new.hands = self.hands[:]
        new.courts = [court[:] for court in self.courts]
        new.points = self.points[:]
        new.beds = self.beds[:]
        new.asleep = self.asleep
        new.remembered = self.remembered.copy()
        new.draw_pile = self.draw_pile[:]
        new.discard_pile = self.discard_pile[:]
        new.active = self.active
        new.mover = self.mover
        new.decision = self.decision
        new.attack = self.attack
        new.flipped = self.flipped
        new.ply = self.ply
        new.shuffled = self.shuffled
        new.winners = self.winners
        new.ending = self.ending
        new._legal = self._legal
        new._hand_table = self._hand_table
        return new

    # -- what is so ---------------------------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """What this seat may see, frozen."""
        return view_of(self, seat)

    def outcome(self) -> QueensOutcome | None:
        """How it ended; None while it goes on."""
        if self.decision != "over":
            return None
        return self._outcome("won" if len(self.winners) == 1 else "shared", self.winners, self.ending)

    def broken_off(self, ending: str) -> QueensOutcome:
        """What is reached if nobody plays on: nobody has won."""
        return self._outcome("unfinished", (), ending)

    def _outcome(self, kind: OutcomeKind, winners: tuple[int, ...], ending: str) -> QueensOutcome:
        courts = tuple(tuple(QUEEN_NAMES[queen] for queen in court) for court in self.courts)
        return QueensOutcome(kind, winners, tuple(self.points), ending, courts)

    def _find_moves(self) -> tuple[Move, ...]:
        decision = self.decision
        if decision == "turn":
            return self._find_turns()
        if decision == "wake":
            return tuple(compress(WAKES, self.beds))
        if decision == "defend":
            # Always asked: skipping those without a dragon or wand would show the table their hand.
            return _BLOCK_OR_ALLOW if self._shield() in self.hands[self.mover] else _ALLOW_ONLY
        return ()

    def _find_turns(self) -> tuple[Move, ...]:
        hand = self._hand_table[self.hands[self.active]]
        moves: list[Move] = []
        if hand.king:
            moves += compress(KINGS, self.beds)
        if hand.knight or hand.potion:
            moves += self._find_attacks(hand.knight, hand.potion)
        if hand.jester:
            moves.append(JESTER_MOVE)
        if not moves:
            return hand.discards or hand.spares
        moves += hand.discards
        return tuple(moves)

    def _find_attacks(self, knight: bool, potion: bool) -> list[Move]:
        active = self.active
        moves: list[Move] = []
        empty = [bed for bed, queen in enumerate(self.beds) if not queen] if potion else []
        unwelcome = [QUARREL[queen] for queen in self.courts[active] if queen in QUARREL]
        for seat, court in enumerate(self.courts):
            if seat == active:
                continue
            for queen in court:
                if queen == STRAWBERRY:
                    continue
                if knight and queen not in unwelcome:
                    moves.append(KNIGHTS[seat][queen])
                if potion:
                    beds = POTIONS[seat][queen]
                    moves += [beds[bed] for bed in empty]
        return moves

    def _shield(self) -> int:
        assert self.attack is not None
        return SHIELD_FROM[self.attack.kind]

    # -- what happens -------------------------------------------------------------------------------------------------

    def play(self, move: Move, shuffle: Shuffle, seat: int | None = None) -> None:
        """Play one ply for the seat that decides. seat: that one; another one has no legal move.

        shuffle: called with the discard pile whenever the draw pile has run out; returns the new pile, top first.
        Raises IllegalMove, with a code, and changes nothing.
        """
        if move not in self.legal_moves(seat):
            raise why_not(self, move, seat)
        self._legal = None
        self.ply += 1
        if self.shuffled:
            self.shuffled = []
        kind = move.kind
        if kind == "discard":
            self._leave_hand(self.active, move.cards)
            self._end_turn(shuffle)
        elif kind == "king":
            self._leave_hand(self.active, (KING,))
            self._wake(self.active, move.bed, shuffle)
        elif kind == "wake":
            self._wake(self.mover, move.bed, shuffle)
        elif kind == "jester":
            self._play_jester(shuffle)
        elif kind == "block":
            self._leave_hand(self.mover, (self._shield(),))
            self._refill(self.active, shuffle)
            self._refill(self.mover, shuffle)
            self._end_turn(shuffle)
        elif kind == "allow":
            self._carry_out(shuffle)
        else:
            self._leave_hand(self.active, (CARD_OF[kind],))
            self.attack = move
            self.decision = "defend"
            self.mover = move.seat

    def _leave_hand(self, seat: int, cards: tuple[int, ...]) -> None:
        hand = self.hands[seat]
        for card in cards:
            place = hand.index(card)
            hand = hand[:place] + hand[place + 1 :]
        self.hands[seat] = hand
        self.discard_pile += cards

    def _refill(self, seat: int, shuffle: Shuffle) -> None:
        hand = self.hands[seat]
        missing = HAND_SIZE - len(hand)
        pile = self.draw_pile
        if missing <= len(pile):
            if missing:
                self.hands[seat] = tuple(sorted((*hand, *pile[-missing:])))
                del pile[-missing:]
            return
        # In the middle of a refill, too, the cards just played go into the new pile.
        drawn = [*hand, *(self._draw(shuffle) for _ in range(missing))]
        self.hands[seat] = tuple(sorted(drawn))

    def _draw(self, shuffle: Shuffle) -> int:
        if not self.draw_pile:
            pile = list(shuffle(self.discard_pile))
            self.shuffled = [*self.shuffled, pile]
            self.draw_pile = pile[::-1]
            self.discard_pile = []
        return self.draw_pile.pop()

    def _end_turn(self, shuffle: Shuffle) -> None:
        self._refill(self.active, shuffle)
        self.active += 1
        if self.active == self.players:
            self.active = 0
        self.mover = self.active
        self.decision = "turn"
        self.attack = None

    def _play_jester(self, shuffle: Shuffle) -> None:
        active = self.active
        self._leave_hand(active, (JESTER,))
        card = self.flipped = self._draw(shuffle)
        if card > LARGEST_NUMBER:
            self.hands[active] = tuple(sorted((*self.hands[active], card)))
            return
        self.discard_pile.append(card)
        self.decision = "wake"
        # The player of the jester is the first one counted.
        self.mover = (active + self.edition.ranks[card] - 1) % self.players

    def _wake(self, seat: int, bed: int, shuffle: Shuffle) -> None:
        self.flipped = 0
        queen = self.beds[bed]
        if QUARREL.get(queen, 0) in self.courts[seat]:
            # Everybody saw her; she goes back, and no other queen comes instead.
            self.remembered[bed] = queen
            self._end_turn(shuffle)
            return
        self.beds[bed] = 0
        self.asleep -= 1
        self.remembered.pop(bed, None)
        self._join_court(seat, queen)
        if self.decision == "over":
            return
        if queen == ROSE:
            self.decision = "wake"
            self.mover = seat
            return
        self._end_turn(shuffle)

    def _join_court(self, seat: int, queen: int) -> None:
        court = self.courts[seat]
        court.append(queen)
        points = self.points[seat] = self.points[seat] + self.values[queen]
        if len(court) >= self.goal_queens:
            self._end_game((seat,), "queens")
        elif points >= self.goal_points:
            self._end_game((seat,), "points")
        elif not self.asleep:
            tallies = self.points if self.edition.points_count else [len(court) for court in self.courts]
            most = max(tallies)
            self._end_game(tuple(seat for seat, tally in enumerate(tallies) if tally == most), "all_awake")

    def _end_game(self, winners: tuple[int, ...], ending: str) -> None:
        self.winners = winners
        self.ending = ending
        self.decision = "over"
        self.mover = -1
        self.attack = None

    def _carry_out(self, shuffle: Shuffle) -> None:
        attack = self.attack
        assert attack is not None
        victim, queen = attack.seat, attack.queen
        self.courts[victim].remove(queen)
        self.points[victim] -= self.values[queen]
        if attack.kind == "knight":
            self._join_court(self.active, queen)
            if self.decision == "over":
                return
        else:
            self.beds[attack.bed] = queen
            self.asleep += 1
            self.remembered[attack.bed] = queen
        self._end_turn(shuffle)


# -- what a seat may see ----------------------------------------------------------------------------------------------


def view_of(table: Table, seat: int) -> View:
    """What `seat` may see of this table. Raises IndexError for a seat that is not there."""
    if not 0 <= seat < table.players:
        raise IndexError(f"seat {seat} is not at a table of {table.players}")
    remembered = tuple(sorted(table.remembered.items()))
    visible = {*chain(*table.courts), *table.remembered.values()}
    pile = table.discard_pile
    return View(
        edition=table.edition.name,
        players=table.players,
        seat=seat,
        ply=table.ply,
        active=table.active,
        mover=table.mover,
        decision=table.decision,
        hand=table.hands[seat],
        hand_sizes=tuple(map(len, table.hands)),
        courts=tuple(map(tuple, table.courts)),
        points=tuple(table.points),
        goal_queens=table.goal_queens,
        goal_points=table.goal_points if table.edition.points_count else None,
        full_beds=tuple(map(bool, table.beds)),
        remembered=remembered,
        values=tuple([(queen, table.values[queen]) for queen in sorted(visible)]),
        attack=table.attack,
        flipped=table.flipped if table.decision == "wake" else 0,
        discard_top=pile[-1] if pile else 0,
        draw_size=len(table.draw_pile),
        discard_size=len(pile),
        legal=table.legal_moves() if table.mover == seat else (),
        winners=table.winners,
    )


# -- why a move is refused ---------------------------------------------------------------------------------------------


def why_not(table: Table, move: Move, seat: int | None = None) -> IllegalMove:
    """The reason why this move, which is not among the legal ones, cannot be played now."""
    if table.decision == "over":
        return IllegalMove("over")
    if seat not in (None, table.mover):
        return IllegalMove("another_seat", seat=table.mover)
    if table.decision == "defend":
        return _why_no_answer(table, move)
    if table.decision == "wake":
        return IllegalMove("bed_is_empty", bed=move.bed) if move.kind == "wake" else IllegalMove("wake_first")
    if move.kind in ("block", "allow"):
        return IllegalMove("nobody_attacks")
    if move.kind == "wake":
        return IllegalMove("nothing_to_wake")
    missing = _missing_card(table, move)
    if missing:
        return IllegalMove("not_held", card=CARD_NAMES[missing])
    if move.kind == "discard":
        return _why_no_discard(table, move)
    if move.kind == "king":
        return IllegalMove("bed_is_empty", bed=move.bed)
    return _why_no_attack(table, move)


def _why_no_answer(table: Table, move: Move) -> IllegalMove:
    assert table.attack is not None
    if move.kind != "block":
        return IllegalMove("answer_first", card=table.attack.kind)
    return IllegalMove("not_held", card=CARD_NAMES[SHIELD_FROM[table.attack.kind]])


def _missing_card(table: Table, move: Move) -> int:
    needed = Counter(move.cards or (CARD_OF[move.kind],))
    missing = needed - Counter(table.hands[table.active])
    return min(missing, default=0)


def _why_no_discard(table: Table, move: Move) -> IllegalMove:
    if move.discard == "single":
        return IllegalMove("spare_powers_last", card=CARD_NAMES[move.cards[0]])
    laying = table.edition.laying
    return IllegalMove(f"only_{laying.discard}" if laying else "only_run")


def _why_no_attack(table: Table, move: Move) -> IllegalMove:
    queen = QUEEN_NAMES[move.queen]
    if move.seat == table.active:
        return IllegalMove("own_queen", queen=queen)
    if move.seat >= table.players or move.queen not in table.courts[move.seat]:
        return IllegalMove("queen_not_there", queen=queen, seat=move.seat)
    if move.queen == STRAWBERRY:
        return IllegalMove("strawberry_stays")
    if move.kind == "knight" and QUARREL.get(move.queen, 0) in table.courts[table.active]:
        return IllegalMove("cat_and_dog", queen=queen)
    return IllegalMove("bed_is_full", bed=move.bed)
