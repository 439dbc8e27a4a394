"""The numbers of the model of mastery, all in one place. Frozen: another number is another MODEL_VERSION."""

from __future__ import annotations

from typing import Final

MODEL_VERSION: Final = "mastery-6"

# -- what a child knows before anything is seen: log-odds; ability and a deviation per family are grids ---------------
ABILITY_STEP: Final = 0.75
ABILITY_POINTS: Final = 13  # -4.5 .. 4.5
ABILITY_MEAN: Final = 0.0
ABILITY_SPREAD: Final = 1.6
FAMILY_SPREAD: Final = 0.35
FAMILY_GRID: Final = ((-1.732, 1 / 6), (0.0, 2 / 3), (1.732, 1 / 6))  # three points with the moments of a normal
OTHER_PRIOR: Final = 0.5  # skills that are no sums: runs, pairs, counting seats

# -- right and wrong --------------------------------------------------------------------------------------------------
SLIP: Final = 0.035
SLIP_OF_CLAIMS: Final = 0.03
PER_STEP: Final = 0.09
CHOSEN_BY_CHILD: Final = 0.4  # of own sums that would fail, so many are never said: the child takes another one
SEEN_IN_HAND: Final = 0.7  # a child lays a sum that it does not know so often as one that it knows
# A child who does not know counts rightly with the first chance, and does not try at all with the second.
MANNERS: Final = (
    (0.92, 0.02, 0.60),
    (0.75, 0.02, 0.26),
    (0.60, 0.45, 0.06),
    (0.60, 0.85, 0.04),
    (0.30, 0.97, 0.04),
)  # (counts right, does not try, share of children)
GUESSING_FROM: Final = 0.4
GUESSING_SEEN: Final = 5  # answers without help, before which no child is said to guess
DEFAULT_GUESS: Final = 0.25
ALWAYS_YES: Final = 0.1  # held for so likely that a child says yes to everything, nothing is called sure when in doubt
NEVER_NO: Final = 3  # claims of which none was denied, before which that is no reason to doubt a child
BLIND_YES: Final = 0.01  # the share of children who do
MOSTLY_YES: Final = 0.05  # and of those who mostly do
TRUE_CLAIMS: Final = 0.75  # of the bots' claims
YES_IN_DOUBT: Final = 0.55  # how often a child says yes to a claim that it has not worked out
DOUBTS: Final = (6.0, 30.0)  # so many slips at so many claims of each kind weigh as much as that

# -- time, in seconds net of the child's own tapping ------------------------------------------------------------------
KNOWING: Final = 1.7
COUNTING: Final = 1.2
COUNTING_STEP: Final = 0.9
SPREADS: Final = ((0.24, 0.50), (0.38, 0.50))  # of the log of times, and shares of children
GUESSING: Final = 0.45
GUESSING_SPREAD: Final = 0.6
OUTLIERS: Final = 0.05
OUTLIER_DENSITY: Final = 0.05  # one in twenty seconds
WRONG: Final = 3.0
WRONG_SPREAD: Final = 0.9
LEAST: Final = 0.12
IDLE: Final = 30.0
PACES: Final = (
    (0.55, 0.015),
    (0.62, 0.032),
    (0.70, 0.064),
    (0.79, 0.107),
    (0.89, 0.148),
    (1.00, 0.167),
    (1.13, 0.155),
    (1.27, 0.120),
    (1.43, 0.080),
    (1.62, 0.050),
    (1.82, 0.031),
    (2.05, 0.020),
    (2.32, 0.011),
)  # 12% apart, nearer than knowing is to counting one on
STEP_PACES: Final = ((1.0, 0.87), (0.4, 0.13))  # the second: quick counters
MOTOR: Final = 0.9  # where a device has no baseline yet
OFFSETS: Final = (-1.0, -0.5, 0.0, 0.5, 1.0)
OFFSETS_WITH_BASELINE: Final = (0.003, 0.007, 0.98, 0.007, 0.003)
OFFSETS_WITHOUT: Final = (0.12, 0.22, 0.32, 0.22, 0.12)
TIMES_FOR_PACE: Final = 40

# -- change -----------------------------------------------------------------------------------------------------------
LEARNED_AT_ONCE: Final = 0.02  # after each attempt without help
HALF_LIFE_DAYS: Final = 60.0  # of evidence, times one more than the days on which it was right
OLD_EVIDENCE: Final = 0.45  # what very old evidence leaves
KEPT_PER_FACT: Final = 12

# -- the next answer --------------------------------------------------------------------------------------------------
FORM: Final = 0.1  # of a day: by so much of what an answer surprises, in log-odds, it goes better or worse

# -- what is said -----------------------------------------------------------------------------------------------------
SURE: Final = 0.85
NEARLY: Final = 0.6
SURE_RIGHT: Final = 3
SURE_DAYS: Final = 2
SEEN: Final = 2
INTERVAL: Final = 1.2816  # 80% of a normal
OWN_SHARE: Final = 0.6  # of the variance (log-odds) that is a fact's own and shrinks with n
NEGLIGIBLE: Final = 0.02
LEAST_LIKELY: Final = 7.0  # log-odds behind the likeliest
