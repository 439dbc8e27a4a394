"""How a table is shown to one child: chosen by the child, or fixed by an adult for the child or its class.

What is fixed for a child wins over what is fixed for its class, and that over what the child chose. Guests choose for
their browser.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal, NamedTuple

from kidsq.classroom.accommodations import Accommodations, accommodations_in
from kidsq.classroom.ways import ways_in
from kidsq.i18n.languages import SPOKEN
from kidsq.learning.attempt import Layout
from kidsq.play.visitor import Visitor
from kidsq.store.classroom import classes
from kidsq.store.db.session import Session
from kidsq.store.people import settings
from kidsq.store.play.games import StoredGame

FLAG: Final = ("0", "1")


def _is_set(code: str) -> bool:
    return code == "1"


def _step(code: str) -> int | None:
    return None if code == AUTO else int(code)


def _unless_auto(code: str) -> str | None:
    return None if code == AUTO else code


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that can be chosen, as settings keep it.

    read: the value of a code in Preferences.
    is_help: an adult fixes it by choosing anything but the usual.
    is_heard: it makes itself heard; while a child has tapped quiet (hush), only what an adult has fixed is.
    can_be_fixed: by an adult, and then the child cannot change it; what its eyes and hands need stays its own.
    begins_class: an adult says where the children of a class begin, and each may choose another.
    shown_on: pages, or the table alone, have it as an attribute data-<key> where it is not as usual.
    """

    codes: tuple[str, ...]
    usual: str
    read: Callable[[str], Any] = str
    is_help: bool = False
    is_heard: bool = False
    can_be_fixed: bool = False
    begins_class: bool = False
    shown_on: Literal["pages", "table"] | None = None


AUTO: Final = "auto"
CHOICES: Final[Mapping[str, Choice]] = {
    "band": Choice(("younger", "older"), "younger", begins_class=True, shown_on="pages"),
    "hint": Choice((AUTO, "0", "1", "2", "3", "4", "5"), AUTO, _step, is_help=True, can_be_fixed=True),
    "memory": Choice((AUTO, "picture", "sparkle", "nothing"), AUTO, _unless_auto, is_help=True, can_be_fixed=True),
    "operation": Choice(("plus", "minus", "mixed"), "plus", can_be_fixed=True),
    "counters": Choice(("rods", "fives"), "rods"),
    "speed": Choice(("slow", "normal", "fast", "button"), "normal", can_be_fixed=True, shown_on="table"),
    "sound": Choice(FLAG, "1", _is_set, is_heard=True, can_be_fixed=True, shown_on="table"),
    "volume": Choice(("quiet", "middle", "loud"), "middle", can_be_fixed=True, shown_on="table"),
    "reading": Choice(FLAG, "1", _is_set, is_heard=True, can_be_fixed=True, shown_on="table"),
    "music": Choice(FLAG, "1", _is_set, is_heard=True, can_be_fixed=True, shown_on="table"),
    "hush": Choice(FLAG, "0", _is_set),
    "theme": Choice(("night", "calm", "contrast"), "night", shown_on="pages"),
    "text": Choice(("usual", "large", "larger"), "usual", shown_on="pages"),
    "left_handed": Choice(FLAG, "0", _is_set),
    "still": Choice(FLAG, "0", _is_set, shown_on="pages"),
    "language": Choice((AUTO, *SPOKEN), AUTO, begins_class=True),
}

USUAL: Final = {key: one.usual for key, one in CHOICES.items()}
HEARD: Final = frozenset(key for key, one in CHOICES.items() if one.is_heard)
LOCKABLE: Final = tuple(key for key, one in CHOICES.items() if one.can_be_fixed)
BEGUN_WITH: Final = tuple(key for key, one in CHOICES.items() if one.begins_class)
FOR_CLASS: Final = (*LOCKABLE, *BEGUN_WITH)
"""What is set for a whole class."""
FOR_OLDER: Final[Mapping[str, str]] = {"reading": "0"}
"""What is usual for older children instead. Most of them read, and want it quiet until they ask for a voice."""
IN_CLASS: Final[Mapping[str, str]] = dict.fromkeys(HEARD, "0")
"""Thirty tablets in one room are quiet until a child wants it otherwise."""
LARGER_TYPE: Final = "large"
"""The smallest letters of a child that needs larger ones."""
BY: Final = ".by"
ADULT: Final = "grown_up"
OFFERED: Final = "offered"
"""An adult has chosen it, and the child may choose again."""
AS_FOR_THE_CLASS: Final = ""

Source = Literal["alone", "class", "offered", "chosen", "usual"]


@dataclass(frozen=True, slots=True)
class Row:
    """One choice as it holds for a child. alone: fixed for it, whatever its class has. class_has: None, not fixed."""

    value: str
    source: Source
    class_has: str | None = None

    @property
    def selected(self) -> str:
        """What is ticked in an adult's form."""
        return AS_FOR_THE_CLASS if self.source == "class" else self.value


class Preferences(NamedTuple):
    """One child's choices, as CHOICES reads them. hint, memory None: by what the child shows.

    pinned: what an adult has fixed. needs: what it needs otherwise than the others; the choices have that in them
    already. layout: of all its sums, where an adult has chosen one for its class. codes: the choices as they are kept.
    """

    band: Literal["younger", "older"]
    hint: int | None
    memory: Literal["picture", "sparkle", "nothing"] | None
    operation: Literal["plus", "minus", "mixed"]
    counters: Literal["rods", "fives"]
    speed: Literal["slow", "normal", "fast", "button"]
    sound: bool
    volume: Literal["quiet", "middle", "loud"]
    reading: bool
    music: bool
    hush: bool
    theme: Literal["night", "calm", "contrast"]
    text: Literal["usual", "large", "larger"]
    left_handed: bool
    still: bool
    language: str
    pinned: frozenset[str]
    needs: Accommodations
    layout: Layout | None
    codes: tuple[tuple[str, str], ...]

    @property
    def is_silent(self) -> bool:
        """True if nothing of the table is heard."""
        return not any(getattr(self, key) for key in HEARD)

    @property
    def may_hush(self) -> bool:
        """True if a child may choose between quiet and loud: an adult has left something open."""
        return not self.pinned >= HEARD

    @property
    def on_pages(self) -> tuple[tuple[str, str], ...]:
        """The attributes of every page and of the table: key, and code unless it is a flag."""
        return attributes(self.codes, "pages")

    @property
    def on_table(self) -> tuple[tuple[str, str], ...]:
        """The attributes of the table alone."""
        return attributes(self.codes, "table")


@cache
def attributes(codes: tuple[tuple[str, str], ...], place: Literal["pages", "table"]) -> tuple[tuple[str, str], ...]:
    """What styles and scripts are told at this place: a flag that is set, with an empty code; else an unusual code."""
    shown = [(key, code) for key, code in codes if CHOICES[key].shown_on == place]
    flags = {key for key, one in CHOICES.items() if one.codes == FLAG}
    return tuple(
        (key, "" if key in flags else code)
        for key, code in shown
        if (code == "1" if key in flags else code != CHOICES[key].usual)
    )


def scope_of(visitor: Visitor, stored: StoredGame, seat: int) -> str:
    """Where the choices of the person on this seat are kept."""
    learner = stored.seats[seat].learner
    return settings.of_learner(learner) if learner else settings.of_device(visitor.device)


def read(db: Session, scope: str) -> Preferences:
    return of_kept(settings.read(db, scope), _set_in_class(db, scope))


def of_kept(own: Mapping[str, str], of_class: Mapping[str, str] | None) -> Preferences:
    """The choices that follow from what is set for somebody, and for its class; None without a class."""
    chosen, pinned = _of_both(own, of_class)
    return Preferences(
        **{key: one.read(chosen[key]) for key, one in CHOICES.items()},
        pinned=pinned,
        needs=accommodations_in(own),
        layout=None if of_class is None else ways_in(own, of_class).layout,
        codes=tuple((key, chosen[key]) for key in CHOICES),
    )


def _of_both(own: Mapping[str, str], of_class: Mapping[str, str] | None) -> tuple[dict[str, str], frozenset[str]]:
    usual, fixed = dict(USUAL), _fixed(own)
    if of_class is not None:
        usual.update(IN_CLASS, **{key: _begun_with(of_class, key) for key in BEGUN_WITH})
        fixed = {**_fixed(of_class), **fixed}
    chosen = {key: value for key, value in own.items() if _is_code(key, value)}
    if chosen.get("band", usual["band"]) == "older":
        usual.update(FOR_OLDER)
    needs = accommodations_in(own)
    if needs.read_aloud:
        fixed["reading"] = "1"
    both = {**usual, **chosen, **fixed}
    if needs.larger_type and both["text"] == USUAL["text"]:
        both["text"] = LARGER_TYPE
    if both["hush"] == "1":
        both.update(dict.fromkeys(HEARD - fixed.keys(), "0"))
    return both, frozenset(fixed)


def in_force(db: Session, scope: str) -> dict[str, str]:
    """The preferences that hold in a scope, set by an adult or chosen by the child."""
    return _in_force(db, scope)[0]


def _in_force(db: Session, scope: str) -> tuple[dict[str, str], frozenset[str]]:
    return _of_both(settings.read(db, scope), _set_in_class(db, scope))


def _set_in_class(db: Session, scope: str) -> dict[str, str] | None:
    class_id = _class_of(db, scope)
    return None if class_id is None else settings.read(db, settings.of_class(class_id))


def rows(db: Session, scope: str) -> dict[str, Row]:
    """What holds in a child's scope, and who has said so; but for quiet, which comes and goes with a tap."""
    own, of_class = settings.read(db, scope), _of_class(db, scope)
    alone, chosen = _fixed(own), in_force(db, scope)
    return {
        key: Row(chosen[key], _source(key, own, alone, of_class), of_class.get(key)) for key in USUAL if key != "hush"
    }


def _source(key: str, own: Mapping[str, str], alone: Collection[str], of_class: Collection[str]) -> Source:
    if key in alone:
        return "alone"
    if key in of_class:
        return "class"
    if not _is_code(key, own.get(key)):
        return "usual"
    return "offered" if own.get(key + BY) == OFFERED else "chosen"


def _class_of(db: Session, scope: str) -> str | None:
    kind, _, owner = scope.partition(":")
    return classes.class_of(db, owner) if kind == "learner" else None


def _of_class(db: Session, scope: str) -> dict[str, str]:
    class_id = _class_of(db, scope)
    return fixed_in(db, settings.of_class(class_id)) if class_id is not None else {}


def begun_with(db: Session, class_id: str) -> dict[str, str]:
    """With what the children of a class begin; the usual where nobody has said."""
    of_class = settings.read(db, settings.of_class(class_id))
    return {key: _begun_with(of_class, key) for key in BEGUN_WITH}


def _begun_with(of_class: Mapping[str, str], key: str) -> str:
    said = of_class.get(key, "")
    return said if _is_code(key, said) else USUAL[key]


def fixed_in(db: Session, scope: str) -> dict[str, str]:
    """What an adult has fixed in just this scope."""
    return _fixed(settings.read(db, scope))


def _fixed(kept: Mapping[str, str]) -> dict[str, str]:
    if ADULT not in kept.values():
        return {}
    return {key: kept[key] for key in LOCKABLE if kept.get(key + BY) == ADULT and _is_code(key, kept.get(key))}


def bad_choice(wanted: Mapping[str, str]) -> str | None:
    """The first value that cannot be chosen; None when all can."""
    return next((value for key, value in wanted.items() if not _is_code(key, value)), None)


def _is_code(key: str, value: str | None) -> bool:
    return key in CHOICES and value in CHOICES[key].codes


def pin(db: Session, scope: str, wanted: Mapping[str, str], locked: Collection[str] = ()) -> None:
    """Keep an adult's checked choices for a child, within writing().

    Where the class has fixed something, a choice is fixed for this child alone and wins, and AS_FOR_THE_CLASS takes it
    back. Elsewhere what is locked the child cannot change, nor help other than the usual; what is as it was stays.
    """
    of_class = _of_class(db, scope)
    for key, row in rows(db, scope).items():
        value, was_fixed = wanted.get(key), row.source == "alone"
        if value is None or (value == AS_FOR_THE_CLASS and not was_fixed):
            continue
        if value == AS_FOR_THE_CLASS:
            settings.write(db, scope, key, None)
            settings.write(db, scope, key + BY, None)
            continue
        fixed = key in of_class or key in locked or (CHOICES[key].is_help and value != USUAL[key])
        if (value, fixed) != (row.value, was_fixed):
            settings.write(db, scope, key, value)
            settings.write(db, scope, key + BY, ADULT if fixed else OFFERED)


def fix(db: Session, scope: str, wanted: Mapping[str, str]) -> None:
    """Fix checked choices for all children of a scope, an empty one is left to them; within writing()."""
    for key in wanted.keys() & set(FOR_CLASS):
        settings.write(db, scope, key, wanted[key] or None)
        settings.write(db, scope, key + BY, ADULT if wanted[key] else None)


def changes(db: Session, scope: str, wanted: Mapping[str, str]) -> dict[str, str]:
    """What of a form says something new. The gear sends all its fields at each tap; the others nobody has chosen.

    A tap on quiet is always new: where nothing is heard anyway, it brings back what could be.
    """
    now = in_force(db, scope)
    return {key: value for key, value in wanted.items() if now[key] != value or key == "hush"}


def undoes(db: Session, scope: str, wanted: Mapping[str, str]) -> bool:
    """True if these choices of a child would change what an adult has set."""
    chosen, pinned = _in_force(db, scope)
    return any(key in pinned and chosen[key] != value for key, value in wanted.items())


def write(db: Session, scope: str, wanted: Mapping[str, str]) -> None:
    """Keep a child's checked choices; within writing()."""
    wanted = {**wanted, **_of_quiet(db, scope, wanted)}
    offered = {key for key in wanted if settings.read(db, scope).get(key + BY) == OFFERED}
    for key, value in wanted.items():
        settings.write(db, scope, key, value)
        if key in offered:
            settings.write(db, scope, key + BY, None)


def _of_quiet(db: Session, scope: str, wanted: Mapping[str, str]) -> dict[str, str]:
    """What follows from a choice between quiet and loud.

    Who turns one thing on while all is quiet hears just that. Who taps quiet away where nothing at all was chosen to be
    heard, as in a class, hears everything.
    """
    now, pinned = _in_force(db, scope)
    if now["hush"] == "1" and "hush" not in wanted and any(wanted.get(key) == "1" for key in HEARD):
        return {"hush": "0", **dict.fromkeys(HEARD - wanted.keys(), "0")}
    if wanted.get("hush") == "0":
        after, _ = _of_both({**settings.read(db, scope), **wanted}, _set_in_class(db, scope))
        if not any(after[key] == "1" for key in HEARD):
            return dict.fromkeys(HEARD - pinned, "1")
    return {}
