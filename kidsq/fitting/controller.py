"""From how a child's games end to how strong its next friends are.

A child has a **rating** R, a step of the friends a **difficulty** d, both in logits, and the chance that the child wins
against that step is s(R - d), where s(x) = 1 / (1 + e^-x). Chance at cards is large, so that a rating is never exact;
two things are done about it.

After a game that was `won` (1 or 0) against friends of difficulty d the rating moves towards what happened, as Elo's
does: R + K (won - s(R - d)). K = 1 / (FIRST + SLOWER n) after n games, at first large, and never below LEAST, since
children grow.

The next step is not the one that gives the wanted share of wins T, but one that makes good what has been too much or
too little: its chance t = T + GIVE_BACK (T n - wins), no less than HARDEST T and no more than EASIER above it. The
step is the one whose difficulty is nearest to R - logit t.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp, log
from typing import Final

MEANT: Final[Mapping[int, float]] = {2: 0.55, 3: 0.43, 4: 0.35, 5: 0.29}
"""Of how many games a child wins how many, by the number of seats: a little more than its share."""
BAND: Final = 0.05
"""So far from it is as meant."""
# Searched for on the chances that `kidsq study --friends` measures, at 2 and 4 seats.
FIRST: Final = 0.5
SLOWER: Final = 0.2
LEAST: Final = 0.3
GIVE_BACK: Final = 0.45
HARDEST: Final = 0.4
EASIER: Final = 0.35
LATELY: Final = 10
"""So many games back is remembered how each ended."""


@dataclass(frozen=True, slots=True)
class Fit:
    """What is known of a child's strength at tables of one size.

    rated: games that tell of its rating; games: those of them for which wins are owed. lately: the last of these,
    oldest first; 1: won.
    """

    rating: float = 0.0
    rated: int = 0
    games: int = 0
    wins: int = 0
    lately: str = ""


def beginning(seats: int) -> Fit:
    """What is known of a child who has not played: that it may be as strong as friends in the middle."""
    return Fit(rating=-log(seats - 1))  # among equals each wins one game in so many as there are seats


def meant(seats: int) -> float:
    """The share of games that a child is meant to win at a table of so many seats."""
    return MEANT.get(seats, 1.1 / seats)


def chance(rating: float, difficulty: float) -> float:
    """How likely a child of this rating wins against friends of this difficulty."""
    return 1 / (1 + exp(difficulty - rating))


def after(fit: Fit, won: bool, difficulty: float) -> Fit:
    """What is known after one game more, to its end and alone with friends of this difficulty."""
    lately = (fit.lately + str(int(won)))[-LATELY:]
    return replace(after_apart(fit, won, difficulty), games=fit.games + 1, wins=fit.wins + won, lately=lately)


def after_apart(fit: Fit, won: bool, difficulty: float) -> Fit:
    """What is known after a game with other children or with gentle friends: it tells of strength, nothing is owed."""
    weight = max(LEAST, 1 / (FIRST + SLOWER * fit.rated))
    moved = fit.rating + weight * (won - chance(fit.rating, difficulty))
    return replace(fit, rating=moved, rated=fit.rated + 1)


def next_chance(fit: Fit, seats: int) -> float:
    """How likely this child is to win its next game, if all goes as meant."""
    share = meant(seats)
    owed = GIVE_BACK * (share * fit.games - fit.wins)
    return min(max(share + owed, share * HARDEST), share + EASIER)


def wanted(fit: Fit, seats: int) -> float:
    """The difficulty that the next friends should have."""
    share = next_chance(fit, seats)
    return fit.rating - log(share / (1 - share))


def nearest(difficulty: float, steps: Sequence[float]) -> int:
    """The step of this difficulty. steps: the difficulty of each."""
    return min(range(len(steps)), key=lambda step: abs(steps[step] - difficulty))
