"""How a child says yes to claims: without looking, or where it has not worked one out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import exp, log
from typing import Final

from kidsq.learning.evidence import Evidence
from kidsq.learning.model import constants as model
from kidsq.learning.model.belief import Manner
from kidsq.learning.tasks import CLAIMS

LOOKS: Final = 0.5 + 0.5 * 0.75
"""How often who looks at claims judges one rightly."""
ALWAYS: Final = 0.97
MOSTLY: Final = 0.75
"""How often those say yes who do not look: always but for a slip of the finger, or mostly."""
BELIEVED: Final = 2
"""False claims that passed for true, before a child is said to say yes to everything: one can be a slip."""


def is_claim(row: Evidence) -> bool:
    return row.task in CLAIMS


def _yes_at(claim: Evidence, often: float) -> float:
    """How often a child is right at this claim who says yes so often without having worked it out.

    By its guess rate true claims are told from false ones.
    """
    if abs(claim.guess_p - 0.5) < 0.01:
        return model.TRUE_CLAIMS * often + (1 - model.TRUE_CLAIMS) * (1 - often)
    return often if claim.guess_p > 0.5 else 1 - often


class Claims:
    """The claims that a child has judged so far."""

    def __init__(self, rows: Iterable[Evidence] = ()) -> None:
        self._logs = [0.0, 0.0, 0.0]  # of the chance of all answers if it says yes always, mostly, or looks
        slips, met = model.DOUBTS
        self._false, self._believed = met, slips * model.YES_IN_DOUBT
        self._true, self._doubted = met, slips * (1 - model.YES_IN_DOUBT)
        self._yes = self._no = self._passed = 0
        for row in rows:
            if is_claim(row):
                self.judged(row)

    def judged(self, claim: Evidence, many: int = 1) -> None:
        """So many more, all like this one."""
        chances = (_yes_at(claim, ALWAYS), _yes_at(claim, MOSTLY), LOOKS)
        self._logs = [
            before + many * log(chance if claim.right else 1 - chance)
            for before, chance in zip(self._logs, chances, strict=True)
        ]
        missed = 0 if claim.right else many
        if claim.guess_p > 0.5:
            self._true += many
            self._doubted += missed
        elif claim.guess_p < 0.5:
            self._false += many
            self._believed += missed
            self._passed += missed
        else:  # nobody can tell whether it held
            return
        said_yes = claim.right == (claim.guess_p > 0.5)
        self._yes += many if said_yes else 0
        self._no += 0 if said_yes else many

    @property
    def manner(self) -> Manner:
        """Nothing is called sure of a child that rather says yes to every claim than looks at it, or that has never
        said "not so" to any of several. That it says yes to everything shows by false ones alone: who has met none
        was right each time."""
        always, _, looks = self._logs
        rather_always = always + log(model.ALWAYS_YES) >= looks + log(1 - model.ALWAYS_YES)
        if rather_always and self._passed >= BELIEVED:
            return "says yes"
        never_no = not self._no and self._yes >= model.NEVER_NO
        return "only yes" if rather_always or never_no else "tries"

    @property
    def blind(self) -> float:
        """The chance that the child says yes to every claim, so that its answers tell nothing of what it knows."""
        shares = (model.BLIND_YES, model.MOSTLY_YES, 1 - model.BLIND_YES - model.MOSTLY_YES)
        most = max(self._logs)
        always, *others = (share * exp(one - most) for share, one in zip(shares, self._logs, strict=True))
        return round(always / (always + sum(others)), 3)  # so that it mostly stays as it was

    @property
    def in_doubt(self) -> float:
        """How often it says yes to one that it has not worked out, by its slips at those that hold and those that do
        not: shares of each, because there are not as many of both.
        """
        believed, doubted = self._believed / self._false, self._doubted / self._true
        return believed / (believed + doubted)


@dataclass(frozen=True, slots=True)
class Luck:
    """What of an answer does not come from knowing or counting.

    by_luck: the chance to be right by guessing. blind: that yes was said without looking; blindly: then to be right.
    """

    by_luck: float
    blind: float = 0.0
    blindly: float = 0.0


def luck_of(row: Evidence, before: Claims) -> Luck:
    """The same of an answer, by the claims before it. It is not looked at whether it was right."""
    if not is_claim(row):
        return Luck(row.guess_p)
    return Luck(_yes_at(row, before.in_doubt), before.blind, _yes_at(row, ALWAYS))


def luck(rows: Sequence[Evidence]) -> list[Luck]:
    """The same of all answers of a child, oldest first.

    Of yes in doubt only what the claims before it tell, so that an answer says the same ever after; but who turns out
    to say yes to everything has always done so.
    """
    claims, found = Claims(), list[Luck]()
    for row in rows:
        found.append(luck_of(row, claims))
        if is_claim(row):
            claims.judged(row)
    blind = claims.blind
    return [replace(one, blind=blind) if is_claim(row) else one for one, row in zip(found, rows, strict=True)]
