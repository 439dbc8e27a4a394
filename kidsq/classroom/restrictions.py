"""What adults have fixed for a class or a child: which games and bots, for how long, and whether gently.

A child's own restrictions win over its class's; no form of a child changes them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from kidsq.games.registry import bot_codes, edition_codes
from kidsq.store.classroom import classes
from kidsq.store.db.session import Session
from kidsq.store.db.times import midnight, moment
from kidsq.store.people import settings
from kidsq.store.play import played_time

MINUTES: Final = ("10", "15", "20", "30", "45", "60", "90")
LOGINS: Final = ("pictures", "tap")
ONE_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "gentle": ("0", "1"),
    "fitting": ("1", "0"),
    "minutes": ("any", *MINUTES),
    "login": LOGINS,
}
"""Restrictions with one value; not set: as for the class, else the first."""
SOME_OF: Final[Mapping[str, Callable[[], tuple[str, ...]]]] = {"editions": edition_codes, "friends": bot_codes}
"""Restrictions that name what is allowed of all there is; not set: as for the class, else all."""


@dataclass(frozen=True, slots=True)
class Restrictions:
    """What holds for a child. minutes: of play a day, None: as long as it likes. gentle: bots never attack it.

    fitting: bots play about as well as it does, where they can; else as named.
    """

    editions: tuple[str, ...] = field(default_factory=edition_codes)
    bots: tuple[str, ...] = field(default_factory=bot_codes)
    gentle: bool = False
    fitting: bool = True
    minutes: int | None = None
    login: str = LOGINS[0]


def restrictions_of(db: Session, learner: str | None) -> Restrictions:
    """The restrictions that hold for a child now; for a guest (None) there are none."""
    if learner is None:
        return Restrictions()
    class_id = classes.class_of(db, learner)
    of_class = settings.read(db, settings.of_class(class_id)) if class_id else None
    return restrictions_in(settings.read(db, settings.of_learner(learner)), of_class)


def restrictions_in(own: Mapping[str, str], of_class: Mapping[str, str] | None) -> Restrictions:
    """The restrictions that follow from what is set for a child, and for its class; None without a class."""
    kept = {**_known_restrictions(of_class or {}), **_known_restrictions(own)}
    return Restrictions(
        editions=_some(kept, "editions"),
        bots=_some(kept, "friends"),
        gentle=kept.get("gentle") == "1",
        fitting=kept.get("fitting") != "0",
        minutes=int(kept["minutes"]) if kept.get("minutes", "any") != "any" else None,
        login=kept.get("login", LOGINS[0]),
    )


def together(db: Session, learners: Iterable[str]) -> Restrictions:
    """What holds where several children play at one table: what all of them may, which can be nothing."""
    found = Restrictions()
    for one in (restrictions_of(db, learner) for learner in learners):
        found = replace(
            found,
            editions=tuple(code for code in found.editions if code in one.editions),
            bots=tuple(bot for bot in found.bots if bot in one.bots),
            gentle=found.gentle or one.gentle,
            fitting=found.fitting and one.fitting,
        )
    return found


def set_in(db: Session, scope: str) -> dict[str, str]:
    """What is fixed in just this scope; lists with commas."""
    return _known_restrictions(settings.read(db, scope))


def _known_restrictions(kept: Mapping[str, str]) -> dict[str, str]:
    known = {key: kept[key] for key, values in ONE_OF.items() if kept.get(key) in values}
    return known | {key: kept[key] for key in SOME_OF if kept.get(key) and _known(key, kept[key].split(","))}


def bad_restriction(wanted: Mapping[str, str]) -> str | None:
    """The first value that no restriction has; None when all are known. Empty: no restriction."""
    for key, value in wanted.items():
        if value and not (value in ONE_OF[key] if key in ONE_OF else _known(key, value.split(","))):
            return value
    return None


def has_played_enough(db: Session, learner: str, at: str) -> bool:
    """True if a child's minutes for this day, by the server's clock, are used up; an open game goes on."""
    minutes = restrictions_of(db, learner).minutes
    if minutes is None:
        return False
    today = moment(at).astimezone().date()
    # Up to now alone: what was played before the clock was set back lies ahead, and would count on each day until then.
    return played_time.seconds_played(db, learner, midnight(today), at) >= minutes * 60


def _known(key: str, values: list[str]) -> bool:
    return all(value in SOME_OF[key]() for value in values)


def _some(kept: Mapping[str, str], key: str) -> tuple[str, ...]:
    chosen = kept.get(key, "").split(",")
    return tuple(value for value in SOME_OF[key]() if value in chosen) or SOME_OF[key]()
