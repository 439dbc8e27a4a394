"""Six friends to play with, weakest first. They see a view and nothing else, and propose nothing unasked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set
from dataclasses import dataclass
from random import Random
from typing import Final

from kidsq.games.contract import UnknownSetup
from kidsq.games.queens_collection.cards import ALL_COLOURS, JOKER, Cards, deck, together, without
from kidsq.games.queens_collection.collecting.takes import pairs
from kidsq.games.queens_collection.collecting.view import CollectingView
from kidsq.games.queens_collection.moves import REVEAL, STOP, Move
from kidsq.games.queens_collection.tidying.strategy import Idea
from kidsq.games.queens_collection.tidying.strategy import Outlook as TidyingOutlook
from kidsq.games.queens_collection.tidying.view import TidyingView
from kidsq.games.queens_collection.view import View

# -- what a move is worth to a seat, judged from its view alone. The unit is one point ---------------------------------

MEEPLE: Final = 2
BOX: Final = 3

# Tuned by play against each other; see benchmarks/RESULTS.md. A card in the hand is worth what it may still bring.
_USEFUL: Final = (0.5, 0.7)
"""Of a colour of which meeples are left: at the beginning of a round, and when one box is left."""
_SPARE: Final = (0.3, -1.0)
"""Of another colour: it can still be traded, or be half a couple; in the end it costs its point."""
_LAST_ONE: Final = 0.6
_WILD: Final = 0.7
_DENIED: Final = 1.0
"""The last meeple of a box, beside its points: nobody else gets it."""
_LAST_FOR_OTHERS: Final = 0.8
_CROWD: Final = 0.05
_COUPLE: Final = 0.2
_TRADE: Final = 0.2
_SOON: Final = 0.2
_IDLE: Final = 0.3
"""For each turn in which nobody took a meeple one is worth more: who waits for a better one waits for ever."""
_PUSH: Final = 0.3


class Outlook:
    """One seat's judgement of the moves it has. boxes: whether it thinks of boxes at all."""

    def __init__(self, view: CollectingView, boxes: bool = True) -> None:
        self.view = view
        self.boxes = boxes
        self._plans: dict[tuple[Cards, Cards, tuple[int, ...]], float] = {}
        self.with_meeples = sum(map(bool, view.left))
        self.late = 1 - (self.with_meeples - 1) / (len(ALL_COLOURS) - 1)
        self.unseen = list(deck(4, 6))
        for cards in (*(hand or () for hand in view.hands), view.display, view.revealed):
            for card in cards:
                if card in self.unseen:
                    self.unseen.remove(card)

    # -- revealing ----------------------------------------------------------------------------------------------------

    def bust_chance(self) -> float:
        """How likely the next card has a colour that lies revealed, as far as this seat can tell."""
        colours = set(self.view.revealed) - {JOKER}
        return sum(card in colours for card in self.unseen) / max(1, len(self.unseen))

    def worth_of_next(self) -> float:
        """What one more card is worth, the loss of those that lie revealed taken off."""
        view = self.view
        held = tuple(sorted((*view.hand, *view.revealed)))
        now, without_them = self.hand(held), self.hand(view.hand)
        total = 0.0
        kinds = Counter(self.unseen)
        for card, number in kinds.items():
            if card != JOKER and card in view.revealed:
                total += number * (without_them - now)
            else:
                total += number * (self.hand(tuple(sorted((*held, card)))) - now)
        return total / max(1, len(self.unseen)) + _PUSH * max(0, view.idle - view.players)

    def hand(self, hand: Cards) -> float:
        """What a hand is worth before one takes."""
        view = self.view
        cards = sum(map(self.card, hand)) - _CROWD * len(hand) ** 2
        return cards + self.plan(hand, view.display, view.left)

    # -- cards --------------------------------------------------------------------------------------------------------

    def card(self, card: int, left: Sequence[int] | None = None) -> float:
        """What a card in the hand is worth. left: meeples in the boxes; as they are, unless said otherwise."""
        left = left or self.view.left
        useful = card == JOKER or left[card] > 0
        early, late = _USEFUL if useful else _SPARE
        worth = early + (late - early) * self.late
        if card == JOKER:
            return worth + _WILD
        return worth + (_LAST_ONE if left[card] == 1 and self.boxes else 0.0)

    # -- pairs --------------------------------------------------------------------------------------------------------

    def pair(self, move: Move, left: Sequence[int]) -> float:
        colour = move.colour
        cost = sum(self.card(card, left) for card in move.cards)
        if not left[colour]:
            return -cost
        gain = MEEPLE - cost + _IDLE * self.view.idle
        if not self.boxes:
            return gain
        if left[colour] == 1:
            gain += BOX + _DENIED
        elif left[colour] == 2:
            gain -= _LAST_FOR_OTHERS
        return gain

    def plan(self, hand: Cards, display: Cards, left: tuple[int, ...]) -> float:
        """What the best pairs that can follow are worth together; never less than laying none."""
        key = (hand, display, left)
        if key not in self._plans:
            worthy = (move for move in pairs(hand, display) if self.pair(move, left) > 0)
            self._plans[key] = max((self.with_rest(move, hand, display, left) for move in worthy), default=0.0)
        return self._plans[key]

    def with_rest(self, move: Move, hand: Cards, display: Cards, left: tuple[int, ...]) -> float:
        """What a pair is worth together with the best that can follow it."""
        colour = move.colour
        rest = (*left[:colour], max(0, left[colour] - 1), *left[colour + 1 :])
        return self.pair(move, left) + self.plan(without(hand, move.cards), without(display, move.got), rest)

    def trade(self, move: Move) -> float:
        view = self.view
        got, given = (sum(map(self.card, cards)) for cards in (move.got, move.cards))
        hand = together(without(view.hand, move.cards), move.got)
        before, after = (sum(held.count(card) > 1 for card in set(held)) for held in (view.hand, hand))
        display = (*without(view.display, move.got), *move.cards)
        return got - given - _TRADE + _COUPLE * (after - before) + _SOON * self.soon(hand, display)

    def soon(self, hand: Cards, display: Cards) -> float:
        """What lies there for this seat's next turn, if nobody else takes it."""
        left = self.view.left
        fitting = (card for card in display if card != JOKER and left[card] and (card in hand or JOKER in hand))
        return max((MEEPLE + (BOX if left[card] == 1 else 0) for card in fitting), default=0)

    def worth(self, move: Move) -> float:
        """How much playing this is worth; only differences between the moves of one view mean anything."""
        view = self.view
        if move.kind == "reveal":
            return self.worth_of_next()
        if move.kind == "pair":
            return self.with_rest(move, view.hand, view.display, view.left)
        if move.kind == "trade":
            return self.trade(move)
        if move.kind == "share":
            return -0.5
        return 0.0


# -- six friends -------------------------------------------------------------------------------------------------------


NOBODY: Final[frozenset[int]] = frozenset()
SURE: Final = 1e-9
"""Noise that only decides between equals."""
THOUGHT_OVER: Final = 10
"""So many ideas are looked at with the next seats in mind."""
TRIED: Final = 6
"""So many are tried in games that go on."""
PATIENCE: Final = 2
"""So many turns of each seat without a meeple are enough."""
ENOUGH: Final = 16
"""So many cards are held by all together before they stop for want of room."""


@dataclass(frozen=True, slots=True)
class Partner:
    """How a friend tidies up. Chances are 0..1.

    dreams: the chance that it only renews a card. notices: the chance to see each way to bring meeples home. haste: by
    how much it misjudges. saves: how much dearer a joker is to it than it is. ahead: whether it thinks of what the next
    seats can do, and exchanges cards for that. trials: how many games it thinks to their end where it plays alone.
    """

    dreams: float
    notices: float
    haste: float
    saves: float = 0.0
    ahead: bool = False
    trials: int = 0


@dataclass(frozen=True, slots=True)
class Rival:
    """How a friend collects. Chances are 0..1.

    dreams: the chance that it does whatever comes first. haste: by how many points it misjudges. nerve: from which
    chance of a bust on it stops revealing; None: as its attempt says. boxes: whether it thinks of whole boxes.
    """

    dreams: float
    haste: float
    nerve: float | None = None
    boxes: bool = True


FRIENDS: Final = {
    # The duckling reveals for the joy of it and takes what shines.
    "dotti": (Partner(0.35, 0.6, 1.0), Rival(0.6, 1.0, nerve=0.5, boxes=False)),
    # The bear yawns and stops early.
    "bruno": (Partner(0.28, 0.65, 0.8), Rival(0.35, 1.0, nerve=0.1, boxes=False)),
    # The hedgehog keeps his jokers for a rainy day.
    "hugo": (Partner(0.15, 0.75, 0.5, saves=0.7), Rival(0.12, 0.8, nerve=0.2, boxes=False)),
    # The rabbit is quick and does not look twice.
    "pippa": (Partner(0.08, 0.85, 0.7), Rival(0.05, 4.0, nerve=0.3)),
    # The fox sees every swap, but only her own cards.
    "fenna": (Partner(0.0, 1.0, 0.3), Rival(0.0, 1.1)),
    # The turtle thinks of everybody's cards and of the last box.
    "tilo": (Partner(0.0, 1.0, 0.0, ahead=True, trials=40), Rival(0.0, 0.0)),
}
BOTS: Final[tuple[str, ...]] = tuple(FRIENDS)
"""Weakest first."""
USUAL_BOTS: Final = ("pippa", "fenna", "tilo", "hugo", "bruno", "dotti")
"""Who comes along to tidy up, the best company for a child first: with a friend who dreams little gets home."""


def personality(bot: str) -> tuple[Partner, Rival]:
    """Raises UnknownSetup, naming those that there are."""
    if bot not in FRIENDS:
        raise UnknownSetup(f"there is no bot {bot!r}; choose from {', '.join(BOTS)}")
    return FRIENDS[bot]


def choose(bot: str, view: View, rng: Random, *, gentle: Set[int] = NOBODY) -> Move:
    """The move this bot plays now; the same view and the same state of rng give the same move.

    gentle: seats to which it leaves the last meeple of a box, and the last move of all if they can make it.
    Raises UnknownSetup for an unknown bot and ValueError when it is not for this seat to decide.
    """
    partner, rival = personality(bot)
    if not view.legal:
        raise ValueError(f"seat {view.seat} has nothing to decide; it is for seat {view.mover}")
    if isinstance(view, TidyingView):
        return _tidy(partner, view, rng, gentle)
    assert isinstance(view, CollectingView)
    return _collect(rival, view, rng, gentle)


# -- together ---------------------------------------------------------------------------------------------------------


def _tidy(friend: Partner, view: TidyingView, rng: Random, gentle: Set[int]) -> Move:
    outlook = TidyingOutlook(view)
    steps, others = outlook.steps(), outlook.others()
    if rng.random() < friend.dreams:
        return _cheapest(others).move
    seen = [step for step in steps if rng.random() < friend.notices]
    ideas = [*seen, *(idea for idea in others if friend.ahead or idea.move.kind != "exchange")]
    best = _best_idea(friend, outlook, ideas, rng)
    if best.board.all_home and outlook.leaves_it_to(gentle):
        return _cheapest(others).move
    return best.move


def _best_idea(friend: Partner, outlook: TidyingOutlook, ideas: list[Idea], rng: Random) -> Idea:
    home = [idea for idea in ideas if idea.board.all_home]
    if home:
        return home[0]
    saves = friend.saves if outlook.view.draw_size else 0.0
    worth = {
        id(idea): idea.worth - saves * idea.move.cards.count(JOKER) + rng.random() * (friend.haste or SURE)
        for idea in ideas
    }
    ideas.sort(key=lambda idea: worth[id(idea)], reverse=True)
    if not friend.ahead:
        return ideas[0]
    exchanges = [idea for idea in ideas if idea.move.kind == "exchange"]
    over = [idea for idea in ideas if idea.move.kind != "exchange"][:THOUGHT_OVER]
    if outlook.view.players > 1:
        return max([*over, *exchanges], key=outlook.ahead)
    return outlook.best_alone(over[:TRIED], rng, friend.trials)


def _cheapest(ideas: Sequence[Idea]) -> Idea:
    """Renewing the card that is worth least, or passing: one of them can always be done."""
    return max((idea for idea in ideas if idea.move.kind != "exchange"), key=lambda idea: idea.worth)


# -- against each other -----------------------------------------------------------------------------------------------


def _collect(friend: Rival, view: CollectingView, rng: Random, gentle: Set[int]) -> Move:
    outlook = Outlook(view, friend.boxes)
    if view.decision == "reveal":
        return _reveal(friend, view, outlook, rng)
    moves = [move for move in view.legal if move.kind != "share"] or list(view.legal)
    if gentle - {view.seat} and view.idle < view.players:
        # The last one of a box is for a child. Once nobody has taken it all around, waiting means trading to and fro.
        moves = [move for move in moves if move.kind != "pair" or view.left[move.colour] != 1] or moves
    pairs = [move for move in moves if move.kind == "pair"]
    if view.idle >= PATIENCE * view.players:
        # Nobody hoards until the round is over.
        moves = [move for move in pairs if view.left[move.colour]] or moves
    if rng.random() < friend.dreams:
        kind = rng.choice(sorted({move.kind for move in moves}))
        return rng.choice([move for move in moves if move.kind == kind])
    return max(moves, key=lambda move: outlook.worth(move) + rng.random() * (friend.haste or SURE))


def _reveal(friend: Rival, view: CollectingView, outlook: Outlook, rng: Random) -> Move:
    if REVEAL not in view.legal:
        return STOP
    if friend.nerve is None:
        return REVEAL if outlook.worth_of_next() > rng.random() * friend.haste else STOP
    enough = len(view.hand) + len(view.revealed) >= ENOUGH // view.players
    return REVEAL if outlook.bust_chance() <= friend.nerve and not enough else STOP
