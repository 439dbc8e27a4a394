"""What grown-ups are told about a fact, a skill or a family: one of five states, the same on every page and paper.

The model has labels of its own (model/mastery.py), which `kidsq mastery` and files print; state_of() maps them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

Label = Literal["not seen", "working it out", "nearly", "fast and sure", "rusty"]
Word = Label | Literal["cannot tell"]
"""The model's label, or that the answers do not carry one (model/guessing.py)."""

State = Literal["sure", "slow", "not yet", "too early", "not asked"]
STATES: Final[tuple[State, ...]] = ("sure", "slow", "not yet", "too early", "not asked")

MOSTLY_RIGHT: Final = 0.75
"""The share of right answers from which what is not known yet is called right but slow."""

OF_LABEL: Final[Mapping[Word, State]] = {
    "fast and sure": "sure",
    "working it out": "not yet",  # or slow, by its answers
    "nearly": "too early",  # 85 of 100 are known, which is not enough to say so
    "rusty": "too early",  # it was sure; one answer will tell
    "cannot tell": "too early",
    "not seen": "too early",  # or not asked
}


def state_of(label: Word, n: int, right: int, *, timed: bool) -> State:
    """The state of what has this label. n, right: answers without help; timed: whether right ones were timed.

    Right but slow is a statement about times: without them it is too early to say.
    """
    if not n:
        return "not asked"
    state = OF_LABEL[label]
    if state == "not yet" and right >= MOSTLY_RIGHT * n:
        return "slow" if timed else "too early"
    return state
