"""Six friends to play with, weakest first. They see a view and nothing else, and propose nothing unasked."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass
from random import Random
from typing import Final

from kidsq.games.contract import UnknownSetup
from kidsq.games.queens_collection.cards import JOKER
from kidsq.games.queens_collection.collecting.strategy import Outlook as CollectingOutlook
from kidsq.games.queens_collection.collecting.view import CollectingView
from kidsq.games.queens_collection.moves import REVEAL, STOP, Move
from kidsq.games.queens_collection.tidying.strategy import Idea
from kidsq.games.queens_collection.tidying.strategy import Outlook as TidyingOutlook
from kidsq.games.queens_collection.tidying.view import TidyingView
from kidsq.games.queens_collection.view import View

NOBODY: Final[frozenset[int]] = frozenset()
SURE: Final = 1e-9
"""Noise that only decides between equals."""
THOUGHT_OVER: Final = 10


@dataclass(frozen=True, slots=True)
class Personality:
    """How a friend plays. Chances are 0..1.

    dreams: the chance that it only renews a card, or takes what comes first. notices: the chance to see each way to
    bring meeples home. haste: by how much it misjudges. saves: how much dearer a joker is to it than it is.
    ahead: whether it thinks of the next seats' hands and exchanges cards for them. trials: how many games it thinks to
    their end where it plays alone. nerve: from which chance of a bust on it stops revealing; None: as its judgement
    says. boxes: whether it thinks of boxes when it collects.
    """

    dreams: float
    notices: float
    haste: float
    saves: float = 0.0
    ahead: bool = False
    trials: int = 0
    nerve: float | None = None
    boxes: bool = True


FRIENDS: Final = {
    # The duckling reveals for the joy of it and takes what shines.
    "dotti": Personality(0.4, 0.5, 1.2, nerve=0.4, boxes=False),
    # The bear yawns and stops early.
    "bruno": Personality(0.28, 0.6, 0.9, nerve=0.05, boxes=False),
    # The hedgehog keeps his jokers for a rainy day and dares little.
    "hugo": Personality(0.15, 0.75, 0.5, saves=1.0, nerve=0.12, boxes=False),
    # The rabbit is quick and does not look twice.
    "pippa": Personality(0.08, 0.85, 0.5, nerve=0.25),
    # The fox sees every swap, but only her own cards.
    "fenna": Personality(0.0, 1.0, 0.3),
    # The turtle thinks of everybody's cards and of the last box.
    "tilo": Personality(0.0, 1.0, 0.0, ahead=True, trials=40),
}
BOTS: Final[tuple[str, ...]] = tuple(FRIENDS)
"""Weakest first."""


def personality(bot: str) -> Personality:
    """Raises UnknownSetup, naming those that there are."""
    if bot not in FRIENDS:
        raise UnknownSetup(f"there is no bot {bot!r}; choose from {', '.join(BOTS)}")
    return FRIENDS[bot]


def choose(bot: str, view: View, rng: Random, *, gentle: Set[int] = NOBODY) -> Move:
    """The move this bot plays now; the same view and the same state of rng give the same move.

    gentle: seats to which it leaves the last meeple of a box, and the last move of all if they can make it.
    Raises UnknownSetup for an unknown bot and ValueError when it is not for this seat to decide.
    """
    friend = personality(bot)
    if not view.legal:
        raise ValueError(f"seat {view.seat} has nothing to decide; it is for seat {view.mover}")
    if isinstance(view, TidyingView):
        return _tidy(friend, view, rng, gentle)
    assert isinstance(view, CollectingView)
    return _collect(friend, view, rng, gentle)


# -- together ---------------------------------------------------------------------------------------------------------


def _tidy(friend: Personality, view: TidyingView, rng: Random, gentle: Set[int]) -> Move:
    outlook = TidyingOutlook(view)
    steps, others = outlook.steps(), outlook.others()
    if rng.random() < friend.dreams:
        return _cheapest(others).move if others else rng.choice(view.legal)
    seen = [step for step in steps if rng.random() < friend.notices]
    ideas = [*seen, *(idea for idea in others if friend.ahead or idea.move.kind != "exchange")]
    if not ideas:
        # Nothing but a move that brings nobody home, and nobody may pass.
        return rng.choice(view.legal)
    best = _best_idea(friend, outlook, ideas, rng)
    if best.board.all_home and others and outlook.leaves_it_to(gentle):
        return _cheapest(others).move
    return best.move


def _best_idea(friend: Personality, outlook: TidyingOutlook, ideas: list[Idea], rng: Random) -> Idea:
    home = [idea for idea in ideas if idea.board.all_home]
    if home:
        return home[0]
    worth = {
        id(idea): idea.worth - friend.saves * idea.move.cards.count(JOKER) + rng.random() * (friend.haste or SURE)
        for idea in ideas
    }
    ideas.sort(key=lambda idea: worth[id(idea)], reverse=True)
    if not friend.ahead:
        return ideas[0]
    exchanges = [idea for idea in ideas if idea.move.kind == "exchange"]
    over = [idea for idea in ideas if idea.move.kind != "exchange"][:THOUGHT_OVER]
    if outlook.view.players > 1:
        return max([*over, *exchanges], key=outlook.ahead)
    return outlook.best_of(over[:6], rng, friend.trials)


def _cheapest(ideas: Sequence[Idea]) -> Idea:
    return max((idea for idea in ideas if idea.move.kind != "exchange"), key=lambda idea: idea.worth)


# -- against each other -----------------------------------------------------------------------------------------------


def _collect(friend: Personality, view: CollectingView, rng: Random, gentle: Set[int]) -> Move:
    outlook = CollectingOutlook(view, friend.boxes)
    if view.decision == "reveal":
        return _reveal(friend, view, outlook, rng)
    moves = [move for move in view.legal if move.kind != "share"] or list(view.legal)
    if gentle - {view.seat}:
        # The last one of a box is for a child.
        moves = [move for move in moves if move.kind != "pair" or view.left[move.colour] != 1] or moves
    pairs = [move for move in moves if move.kind == "pair"]
    if rng.random() < friend.dreams:
        return rng.choice(pairs or moves)
    return max(moves, key=lambda move: outlook.worth(move) + rng.random() * (friend.haste or SURE))


def _reveal(friend: Personality, view: CollectingView, outlook: CollectingOutlook, rng: Random) -> Move:
    if REVEAL not in view.legal:
        return STOP
    if friend.nerve is None:
        return REVEAL if outlook.worth_of_next() > rng.random() * friend.haste else STOP
    return REVEAL if outlook.bust_chance() <= friend.nerve else STOP
