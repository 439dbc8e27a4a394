"""Ways of helping that an adult has chosen for a class: for good, or two compared, to which a family can say no."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Final, Literal, get_args

from kidsq.learning.attempt import Layout
from kidsq.learning.trial import KINDS, Kind
from kidsq.store.classroom import trials
from kidsq.store.classroom.trials import NO_TRIALS, Trial
from kidsq.store.db.session import Session
from kidsq.store.db.times import moment, text
from kidsq.store.people import settings

Choice = Literal["off", "compare", "a", "b"]
CHOICES: Final[tuple[Choice, ...]] = get_args(Choice)
"""off: as without it. a, b: one way for all, for good. compare: a coin for each child and sum."""
KEY: Final = "way."
"""Before the kind, in the settings of a class."""
LAYOUTS: Final[dict[str, Layout]] = {"a": "a+b=c", "b": "c=a+b"}
"""How sums are written in both ways of *reversed*."""
WEEKS: Final = ("4", "6", "8", "12")
"""How long a comparison can go on."""
USUAL_WEEKS: Final = "8"


@dataclass(frozen=True, slots=True)
class Ways:
    """How a child is helped. fingers: a hand counts on. layout: of all sums, None: sometimes one, sometimes the other.
    day_after: sums come again the day after. compared: what a coin decides instead.
    """

    fingers: bool = False
    layout: Layout | None = None
    day_after: bool = False
    compared: Kind | None = None


AS_USUAL: Final = Ways()


def ways_in(own: Mapping[str, str], of_class: Mapping[str, str] | None) -> Ways:
    """The ways that follow from what is set for a child, and for its class; None without a class."""
    chosen = chosen_in(of_class or {})
    if not any(chosen.values()):
        return AS_USUAL
    compared = next((kind for kind in KINDS if chosen[kind] == "compare"), None)
    return Ways(
        fingers=chosen["fingers"] == "b",
        layout=LAYOUTS.get(chosen["reversed"]),
        day_after=chosen["day_after"] == "b",
        compared=None if own.get(NO_TRIALS) == settings.YES else compared,
    )


def chosen_in(of_class: Mapping[str, str]) -> dict[Kind, str]:
    """What is chosen for each kind; empty where it is off."""
    kept = {kind: of_class.get(KEY + kind, "") for kind in KINDS}
    return {kind: value if value in CHOICES[1:] else "" for kind, value in kept.items()}


def chosen_now(db: Session, class_id: str, at: str) -> dict[Kind, Choice]:
    """What holds in a class at this moment: a comparison that is over is off."""
    chosen, going = chosen_in(settings.read(db, settings.of_class(class_id))), trials.going_on(db, class_id, at)
    compared = going.kind if going else None
    return {
        kind: "off" if value == "" or (value == "compare" and kind != compared) else value  # type: ignore[misc]
        for kind, value in chosen.items()
    }


def bad_choice(wanted: Mapping[Kind, str], weeks: str) -> str | None:
    """What is wrong: "unknown" for what cannot be chosen, "two" for more than one comparison; None when all is well."""
    if weeks not in WEEKS or not all(value in CHOICES for value in wanted.values()):
        return "unknown"
    return "two" if list(wanted.values()).count("compare") > 1 else None


def choose(db: Session, class_id: str, wanted: Mapping[Kind, str], weeks: str, at: str) -> None:
    """Keep checked choices for a class, and begin or stop its comparison; within writing().

    One that goes on already goes on as it began.
    """
    compared = next((kind for kind, value in wanted.items() if value == "compare"), None)
    going = trials.going_on(db, class_id, at)
    if compared is None:
        trials.stop(db, class_id, at)
    elif going is None or going.kind != compared:
        ends_at = text(moment(at) + timedelta(weeks=int(weeks)))
        trials.begin(db, Trial(secrets.token_hex(16), class_id, compared, secrets.token_hex(16), at, ends_at))
    kept = {KEY + kind: "" if value == "off" else value for kind, value in wanted.items()}
    settings.write_all(db, settings.of_class(class_id), kept)
