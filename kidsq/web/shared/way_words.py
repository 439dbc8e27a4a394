"""Ways of helping put into words: what can be chosen for a class, and what is compared (gettext)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kidsq.classroom import ways
from kidsq.classroom.ways import CHOICES, Choice
from kidsq.learning.trial import KINDS, Arm, Kind
from kidsq.store.classroom import trials
from kidsq.store.db.session import Session
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import meanwhile
from kidsq.web.shared.progress_words import day_of


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that can be chosen. options: value, name, whether it is chosen."""

    kind: Kind
    title: str
    line: str
    options: tuple[tuple[Choice, str, bool], ...]


def title(kind: Kind) -> str:
    return {"fingers": _("Fingers"), "reversed": "7 = 3 + 4", "day_after": _("The day after")}[kind]


def line(kind: Kind) -> str:
    """What it is about."""
    return {
        "fingers": _("What the owl shows when a friend's sum was missed, or when a child asks for help."),
        "reversed": _("How sums are written. Off: sometimes one way, sometimes the other."),
        "day_after": _(
            "Whether a sum that was missed, or said for the first time, comes again on the next day of play."
        ),
    }[kind]


def arm(kind: Kind, which: Arm) -> str:
    """One of the two ways."""
    return {
        "fingers": {"a": _("rods and dots"), "b": _("a hand that counts on")},
        "reversed": {"a": "3 + 4 = 7", "b": "7 = 3 + 4"},
        "day_after": {"a": _("asked by need"), "b": _("again the day after")},
    }[kind][which]


def form(chosen: Mapping[Kind, str], compares: bool = False) -> list[Row]:
    """What can be chosen, with what is. compares: two ways can be compared, too; what is compared now always can."""
    return [
        Row(
            kind,
            title(kind),
            line(kind),
            tuple(
                (value, _choice(kind, value), value == chosen[kind])
                for value in CHOICES
                if compares or value != "compare" or value == chosen[kind]
            ),
        )
        for kind in KINDS
    ]


def form_values(db: Session, class_id: str, now: str, *, compares: bool = False) -> dict[str, Any]:
    """What setup/_ways.html needs. compares: a comparison can be begun there."""
    going = trials.going_on(db, class_id, now)
    chosen = ways.chosen_now(db, class_id, now)
    return {
        "ways": form(chosen, compares),
        "ways_shown": meanwhile.written(chosen),
        "compares": compares,
        "compared": not compares and bool(trials.of_class(db, class_id)),
        "going_until": day_of(going.ends_at) if going else None,
        "weeks": ways.WEEKS,
        "weeks_chosen": ways.USUAL_WEEKS,
    }


def _choice(kind: Kind, value: Choice) -> str:
    if value == "off":
        return _("off")
    if value == "compare":
        return _("compare the two")
    return _("for all: %(way)s", way=arm(kind, value))


def now(chosen: Mapping[Kind, Choice]) -> str:
    """What holds, in a line."""
    told = [
        _("%(what)s is being compared.", what=title(kind))
        if value == "compare"
        else _("%(what)s: %(way)s.", what=title(kind), way=_choice(kind, value))
        for kind, value in chosen.items()
        if value != "off"
    ]
    return " ".join(told) or _("As usual.")
