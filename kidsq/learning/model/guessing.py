"""If answers look like guesses, and what may then be said: the one place that decides it, for all pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import log, sqrt
from typing import Final

from kidsq.arithmetic.slips import OFF_BY_ONE
from kidsq.learning.model import constants as model
from kidsq.learning.model.belief import Manner
from kidsq.learning.model.mastery import Estimate
from kidsq.learning.states import Word
from kidsq.learning.tasks import SUM

LATEST: Final = 40
"""The latest answers that are weighed: a child can begin to guess, or stop."""
SEEN: Final = 8
SKILLS: Final = 6
"""Different ones among the answers: who guesses does so everywhere, who is weak in one family does not."""
TRYING: Final = 0.5
"""Above chance, so much of what is left a child gets right who tries but knows little."""
MORE_LIKELY: Final = 6.0  # so many times likelier by luck than by trying
BY_LUCK: Final = 1.64  # deviations above the mean of luck: of twenty who guess nineteen stay below
ONE_OFF: Final = 0.85
"""Of what is not right, so much is one too many or too few where a child counts so; by luck it is two of the others."""
ONE_OFF_OF: Final = 2
"""Answers that are one off: one more, one less."""
MUCH_LIKELIER: Final = 60.0  # so many times likelier by a count that is one off than by luck
ENOUGH: Final = 3
"""Answers without help, before a family is called anything better than worked out."""


@dataclass(frozen=True, slots=True)
class Chance:
    """An answer without help that could have gone otherwise. by_luck: the chance that it is right by a mere guess.
    one_off: one too many or too few."""

    skill: str
    right: bool
    by_luck: float
    one_off: bool = False


def chance_of(
    skill: str, correct: int, guess_p: float | None, n_options: int | None, error: str | None = None
) -> Chance:
    """The same for these columns of a row of the log."""
    by_luck = guess_p if guess_p is not None else 1 / (n_options or 1 / model.DEFAULT_GUESS)
    return Chance(skill, correct == 1, by_luck, error == OFF_BY_ONE)


def at_chance(answers: Sequence[Chance]) -> bool:
    """True if the latest answers were right no more often than by luck, and too seldom for a child who tries.

    Who counts one too many or too few is no guesser, however seldom it is right.

    answers: the newest last; no claims, to which one can say yes every time.
    """
    latest = [one for one in answers[-LATEST:] if 0 < one.by_luck < 1]
    if len(latest) < SEEN or len({one.skill for one in latest}) < SKILLS:
        return False
    if counts_one_off(latest):
        return False
    right = sum(one.right for one in latest)
    usual = sum(one.by_luck for one in latest)
    spread = sqrt(sum(one.by_luck * (1 - one.by_luck) for one in latest))
    return right <= usual + BY_LUCK * spread and sum(map(_for_luck, latest)) > log(MORE_LIKELY)


def counts_one_off(answers: Sequence[Chance]) -> bool:
    """True if what is not right is so regularly one too many or too few that the child counts, and not guesses.

    answers: as at_chance() takes them. Of three choices or fewer all others may be one off: they tell nothing.
    """
    return sum(map(_for_one_off, answers[-LATEST:])) > log(MUCH_LIKELIER)


def _for_one_off(one: Chance) -> float:
    """How much likelier (log) a wrong answer to a sum is of a child who counts one off than of one who guesses."""
    others = 1 / one.by_luck - 1 if one.by_luck else 0.0
    if one.right or others <= ONE_OFF_OF or not one.skill.startswith(f"{SUM}:"):
        return 0.0
    by_luck = ONE_OFF_OF / others
    return log(ONE_OFF / by_luck) if one.one_off else log((1 - ONE_OFF) / (1 - by_luck))


def _for_luck(one: Chance) -> float:
    """How much likelier (log) an answer is of a child who guesses than of one who tries."""
    tried = one.by_luck + (1 - one.by_luck) * TRYING
    return log(one.by_luck / tried) if one.right else log((1 - one.by_luck) / (1 - tried))


def manner_of(estimates: Mapping[str, Estimate]) -> Manner:
    """How a child answers; in earnest as long as nothing is known."""
    return next(iter(estimates.values())).manner if estimates else "tries"


def looks_like_guessing(estimates: Mapping[str, Estimate]) -> bool:
    """True if nothing may be concluded from a child's answers. estimates: as told() returns them."""
    return any(one.manner == "guesses" for one in estimates.values())


def suppress_conclusions(estimates: Mapping[str, Estimate]) -> bool:
    """True if a child's answers carry no conclusion: they look like guesses, or nearly all of them came after the owl,
    and the few others when the child wanted. estimates: as told() returns them."""
    return any(one.manner in ("guesses", "asks") for one in estimates.values())


def told(
    estimates: Mapping[str, Estimate], latest: Sequence[Chance], *, after_owl: bool = False
) -> dict[str, Estimate]:
    """One child's estimates with the words that its answers carry. latest: as at_chance() takes them; after_owl: True
    if nearly all answers came after the owl was asked.

    Where they look like guesses, by the model or by luck, or were not the child's alone, nothing that was met is called
    anything. The chances stay.
    """
    by_luck = manner_of(estimates) in ("tries", "only yes") and at_chance(latest)
    manner: Manner | None = "guesses" if by_luck or looks_like_guessing(estimates) else "asks" if after_owl else None
    if manner:
        return {skill: replace(one, manner=manner, label=_of_guesses(one.label)) for skill, one in estimates.items()}
    return {skill: replace(one, label=carried(one.label, one.n, one.tally.right)) for skill, one in estimates.items()}


def _of_guesses(label: Word) -> Word:
    return label if label == "not seen" else "cannot tell"


def carried(label: Word, n: int, right: int) -> Word:
    """The word for a sum or a family as far as its own answers carry it: what others let expect is no "nearly" yet."""
    if label != "nearly" or right * 2 > n:
        return label
    return "cannot tell" if n < ENOUGH else "working it out"
