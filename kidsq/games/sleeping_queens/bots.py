"""What a bot plays and says. It sees a view and nothing else, and says what it does without words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from kidsq.arithmetic.kind import Equation
from kidsq.games.sleeping_queens.cards import (
    DRAGON,
    JESTER,
    KING,
    KNIGHT,
    LARGEST_NUMBER,
    POTION,
    QUARREL,
    QUEEN_CODES,
    QUEEN_NAMES,
    ROSE,
    WAND,
)
from kidsq.games.sleeping_queens.editions import EDITIONS, DiscardKind
from kidsq.games.sleeping_queens.hands import Hand, discards_within
from kidsq.games.sleeping_queens.moves import ALLOW, BLOCK, Move
from kidsq.games.sleeping_queens.personalities import Personality, personality
from kidsq.games.sleeping_queens.view import View

# -- what a move is worth to a seat, judged from its view alone. The unit is one queen of usual points -----------------

WIN: Final = 20.0
"""More than anything else can be worth."""

# Tuned by play against each other; see benchmarks/RESULTS.md.
_KEEP: Final = {KING: 1.0, KNIGHT: 0.7, JESTER: 0.5, POTION: 0.45, DRAGON: 0.4, WAND: 0.3}
_NEW_CARD: Final = 0.15
_NEXT_DISCARD: Final = 0.05
_LATER: Final = 0.35
"""A card that can be played today can be played tomorrow, too: what of its worth waiting would lose."""


class Outlook:
    """One seat's judgement of the moves it has. recalled: bed -> queen, as far as this seat still knows."""

    def __init__(self, view: View, recalled: Mapping[int, int]) -> None:
        self.view = view
        self.recalled = recalled
        edition = EDITIONS[view.edition]
        known = dict(view.values)
        self.value = {QUEEN_CODES[name]: points for name, points in edition.queens.items()} | known
        awake = {queen for court in view.courts for queen in court}
        placed = awake | set(recalled.values())
        self.strangers = [queen for queen in self.value if queen not in placed]
        self.beds_asleep = sum(view.full_beds)
        self._unknown: dict[int, float] = {}

    def worth(self, move: Move) -> float:
        """How much playing this is worth to the seat; only differences between the moves of one view mean anything."""
        if move.kind in ("king", "wake"):
            return self._waking(self.view.seat, move.bed)
        if move.kind == "knight":
            return self._joining(self.view.seat, move.queen) + self._losing(move.seat, move.queen)
        if move.kind == "potion":
            return self._losing(move.seat, move.queen)
        if move.kind == "jester":
            return self._jester()
        return self._discard(move)

    def points(self, move: Move) -> int:
        """Of the queen whom this move is about, as far as this seat knows her."""
        queen = self.recalled.get(move.bed, 0) if move.kind in ("king", "wake") else move.queen
        return self.value.get(queen, 0)

    # -- queens -------------------------------------------------------------------------------------------------------

    def _change(self, seat: int, queens: int, points: int) -> float:
        view = self.view
        court, total, goal = len(view.courts[seat]), view.points[seat], (view.goal_queens, view.goal_points)
        return _standing(court + queens, total + points, *goal) - _standing(court, total, *goal)

    def _joining(self, seat: int, queen: int) -> float:
        return self._change(seat, 1, self.value[queen])

    def _losing(self, seat: int, queen: int) -> float:
        """What it is worth to this seat that another one loses a queen: less when there are more rivals."""
        return -self._change(seat, -1, -self.value[queen]) * self._rivalry()

    def _rivalry(self) -> float:
        return 1.0 if self.view.players == 2 else 1.4 / (self.view.players - 1)

    def _waking(self, seat: int, bed: int) -> float:
        """What `seat` gains by waking this bed, as far as this seat knows who sleeps there."""
        if bed in self.recalled:
            return self._meeting(seat, self.recalled[bed])
        if seat not in self._unknown:
            gains = [self._meeting(seat, queen) for queen in self.strangers]
            self._unknown[seat] = sum(gains) / max(1, len(gains))
        return self._unknown[seat]

    def _meeting(self, seat: int, queen: int) -> float:
        if QUARREL.get(queen, 0) in self.view.courts[seat]:
            return 0.0
        bonus = 0.9 if queen == ROSE and self.beds_asleep > 1 else 0.0
        return self._joining(seat, queen) + bonus

    def _best_waking(self, seat: int) -> float:
        beds = [bed for bed, full in enumerate(self.view.full_beds) if full]
        return max(self._waking(seat, bed) for bed in beds)

    def _jester(self) -> float:
        """Every number wakes a queen for somebody; a power card is a gift and another turn."""
        view = self.view
        edition = EDITIONS[view.edition]
        deck = edition.deck
        cards = sum(deck.values())
        gains: dict[int, float] = {}
        total = 0.0
        for card, copies in deck.items():
            if card > LARGEST_NUMBER:
                total += copies * (_KEEP[card] + _NEW_CARD)
                continue
            seat = (view.seat + edition.ranks[card] - 1) % view.players
            if seat not in gains:
                gains[seat] = self._best_waking(seat)
            total += copies * (gains[seat] if seat == view.seat else -gains[seat] * self._rivalry())
        return total / cards

    # -- cards --------------------------------------------------------------------------------------------------------

    def _discard(self, move: Move) -> float:
        kept = list(self.view.hand)
        for card in move.cards:
            kept.remove(card)
        lost = sum(_KEEP.get(card, 0.0) for card in move.cards)
        numbers = tuple(card for card in kept if card <= LARGEST_NUMBER)
        return len(move.cards) * _NEW_CARD - lost + _NEXT_DISCARD * _prospects(self.view.edition, numbers)


@cache
def _standing(queens: int, points: int, goal_queens: int, goal_points: int | None) -> float:
    """How far a court is on its way, in queens; the last steps weigh more than the first."""
    share = queens / goal_queens
    if goal_points:
        share = max(share, points / goal_points, (share + points / goal_points) / 2 + 0.05)
    if share >= 1:
        return WIN
    return goal_queens * share * (1 + share) / 2


@cache
def _prospects(edition: str, numbers: Hand) -> float:
    """How many cards can leave the hand together next time, on average over the next card drawn.

    numbers: the number cards that stay, sorted; of power cards any one can leave, and never two.
    """
    deck = EDITIONS[edition].deck
    total = 0
    for card, copies in deck.items():
        then = tuple(sorted((*numbers, card))) if card <= LARGEST_NUMBER else numbers
        total += copies * _largest_discard(edition, then)
    return total / sum(deck.values())


@cache
def _largest_discard(edition: str, numbers: Hand) -> int:
    return max((len(move.cards) for move in discards_within(EDITIONS[edition], numbers)), default=1)


# -- what a bot plays --------------------------------------------------------------------------------------------------


NOBODY: Final[frozenset[int]] = frozenset()
A_LITTLE: Final = 1e-6
"""Less than any two moves differ in worth that are not equals."""


def choose(bot: str, view: View, rng: Random, *, gentle: Set[int] = NOBODY) -> Move:
    """The move this bot plays now; the same view and the same state of rng give the same move.

    gentle: seats it never attacks, unless the rules leave it nothing else (only `gamefactory` can).
    Raises UnknownSetup for an unknown bot and ValueError when it is not for this seat to decide.
    """
    nature = personality(bot)
    if not view.legal:
        raise ValueError(f"seat {view.seat} has nothing to decide; it is for seat {view.mover}")
    if view.decision == "defend":
        return BLOCK if BLOCK in view.legal and rng.random() < nature.blocks else ALLOW
    moves = [move for move in view.legal if move.seat not in gentle] or view.legal
    thought_of = _thought_of(nature, moves, rng)
    recalled = {bed: queen for bed, queen in view.remembered if rng.random() < nature.recalls}
    outlook = Outlook(view, recalled)
    # The last, random part also decides between equals.
    worths = [outlook.worth(move) + rng.random() * (nature.haste or 1e-9) for move in thought_of]
    if nature.keen:
        worths = [worth + A_LITTLE * outlook.points(move) for worth, move in zip(worths, thought_of, strict=True)]
    return thought_of[worths.index(max(worths))]


def _thought_of(nature: Personality, moves: Sequence[Move], rng: Random) -> Sequence[Move]:
    """The moves that come to its mind; all of them rather than none."""
    if rng.random() < nature.dreams:
        swaps = [move for move in moves if move.discard == "single" and move.cards[0] <= LARGEST_NUMBER]
        return swaps or moves
    dares = rng.random() < nature.dares
    return [move for move in moves if len(move.cards) <= nature.together and (dares or move.seat < 0)] or moves


# -- what they say ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Say:
    """What a bot says, without language. values: numbers, seats, beds and names of cards and queens."""

    code: str
    values: tuple[int | str, ...] = ()


def remark(bot: str, view: View, move: Move) -> Say | None:
    """What this bot says about its own move; None when it plays in silence.

    Codes: of a discard sum (both sides of what is said) · run (numbers..) · pair (number) · single (card); else
    wake (bed) · jester · sorry_steal and sorry_potion (seat, queen) · blocked (attacker's card) ·
    let_go (attacker's card, queen), to_bed (the same) where a potion took her.
    """
    nature = personality(bot)
    say = _say(view, move)
    always = say.code in ("sum", "run", "sorry_steal", "sorry_potion")
    # By ply and not by chance, so that a page loaded again says the same.
    return say if always or view.ply % nature.chatter == 0 else None


def _say(view: View, move: Move) -> Say:
    if move.discard is not None:
        return _say_discard(move, move.discard)
    if move.kind in ("king", "wake"):
        return Say("wake", (move.bed,))
    if move.kind == "knight":
        return Say("sorry_steal", (move.seat, QUEEN_NAMES[move.queen]))
    if move.kind == "potion":
        return Say("sorry_potion", (move.seat, QUEEN_NAMES[move.queen]))
    if move.kind == "jester":
        return Say("jester")
    attack = view.attack
    assert attack is not None
    if move.kind == "block":
        return Say("blocked", (attack.kind,))
    return Say("let_go" if attack.kind == "knight" else "to_bed", (attack.kind, QUEEN_NAMES[attack.queen]))


def sides(said: Equation) -> tuple[str, str]:
    left, right = (" + ".join(map(str, side)) for side in said.sides)
    return left, right


def _say_discard(move: Move, kind: DiscardKind) -> Say:
    if kind == "single":
        return Say(kind, (move.text.removeprefix("discard "),))
    if move.equation is not None and not move.equation.laying.named:
        return Say("sum", sides(move.equation))
    if move.equation is not None:
        return Say("run", move.cards)
    return Say(kind, move.cards[:1] if move.is_alike else move.cards)
