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
    outlook = CollectingOutlook(view, friend.boxes)
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


def _reveal(friend: Rival, view: CollectingView, outlook: CollectingOutlook, rng: Random) -> Move:
    if REVEAL not in view.legal:
        return STOP
    if friend.nerve is None:
        return REVEAL if outlook.worth_of_next() > rng.random() * friend.haste else STOP
    enough = len(view.hand) + len(view.revealed) >= ENOUGH // view.players
    return REVEAL if outlook.bust_chance() <= friend.nerve and not enough else STOP
