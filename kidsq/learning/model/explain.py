"""The reasons for an estimate, as codes with values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal

from kidsq.learning.model import constants as model
from kidsq.learning.model.belief import Manner
from kidsq.learning.model.mastery import Estimate

Code = Literal[
    "right_without_help",
    "seconds",
    "from_other_sums",
    "too_few",
    "one_more_day",
    "long_ago",
    "guesses",
    "says_yes",
    "asks",
]

LONG_AGO_DAYS: Final = 14
_OF_MANNER: Final[Mapping[Manner, Code]] = {
    "guesses": "guesses",
    "says yes": "says_yes",
    "only yes": "says_yes",
    "asks": "asks",
}


@dataclass(frozen=True, slots=True)
class Reason:
    """One part of a sentence.

    right_without_help (right, n, days on which right) · seconds (median, net) · from_other_sums () nothing seen of this
    one · too_few (n) · one_more_day () sure but for the second day · long_ago (days) · guesses () faster than anyone
    reads, or right no more often than by chance · says_yes () to every claim · asks () the owl nearly
    each time.
    """

    code: Code
    values: tuple[float, ...] = ()


def reasons(estimate: Estimate, now: datetime) -> tuple[Reason, ...]:
    """The sentence behind an estimate: "5 of 5 right without help on 3 days, about 2 s"."""
    tally = estimate.tally
    if not tally.n:
        return (Reason("from_other_sums"),)
    found = [Reason("right_without_help", (tally.right, tally.n, tally.days))]
    if tally.seconds is not None and estimate.manner == "tries":  # else no thinking took so long
        found.append(Reason("seconds", (round(tally.seconds, 1),)))
    if estimate.label == "not seen":
        found.append(Reason("too_few", (tally.n,)))
    if estimate.p >= model.SURE and tally.right >= model.SURE_RIGHT and tally.days < model.SURE_DAYS:
        found.append(Reason("one_more_day"))
    days = (now - tally.last).days if tally.last else 0
    if days >= LONG_AGO_DAYS:
        found.append(Reason("long_ago", (days,)))
    of_manner: Code | None = _OF_MANNER.get(estimate.manner)
    if of_manner:
        found.append(Reason(of_manner))
    return tuple(found)
