"""Who of a table's people is in front of which screen: one screen shared by turns, and screens in several places."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from kidsq.games.contract import AnyState
from kidsq.games.registry import edition_info
from kidsq.play.visitor import Visitor
from kidsq.store.db.session import Session
from kidsq.store.play import games
from kidsq.store.play.games import StoredGame

ONE_WAY: Final = "one_way"
"""Kept with a game that one of its people had never played to the end when it began: this one, whatever other games."""
FOR_BEGINNERS: Final = "for_beginners"
"""Kept with a game that is for beginners by what was chosen before its deal."""
FIT: Final = "fit"
"""How strong the friends of a game are, where they fit (play/fitting)."""
_KINDS: Final[Mapping[str, type]] = {"holders": dict, "signs": dict, FIT: dict}


def settings_of(stored: StoredGame) -> dict[str, Any]:
    """What is kept with a game beside its record: who holds a shared tablet, signs, how it goes.

    What cannot be read is as if it were not there: without it the game can go on.
    """
    return dict(settings_in(stored.settings_json))


@lru_cache(maxsize=1_024)
def settings_in(settings_json: str) -> Mapping[str, Any]:
    """The same of a game's JSON; not to be changed."""
    try:
        kept = json.loads(settings_json)
    except (ValueError, RecursionError):
        return {}
    if not isinstance(kept, dict):
        return {}
    return {name: value for name, value in kept.items() if isinstance(value, _KINDS.get(name, object))}


def keep_settings(db: Session, stored: StoredGame, **changed: Any) -> None:
    """Keep some of them anew, None takes one out; within writing()."""
    kept = {**settings_of(stored), **changed}
    games.set_settings(db, stored.id, json.dumps({name: value for name, value in kept.items() if value is not None}))


def people_of(stored: StoredGame) -> tuple[int, ...]:
    """The seats of all people at this table, wherever their screens are."""
    return tuple([seat.seat for seat in stored.seats if seat.kind != "bot"])


def seats_here(visitor: Visitor, stored: StoredGame) -> tuple[int, ...]:
    """The seats of the people in front of this screen: of a class's game the children who sit at this tablet."""
    if stored.class_id is None:
        return people_of(stored)
    here = visitor.learners or ()
    return tuple([seat.seat for seat in stored.seats if seat.learner in here and seat.learner is not None])


def present(stored: StoredGame) -> tuple[int, ...]:
    """The seats of people who play themselves: not away, not awaited."""
    awaited = awaited_seats(stored)
    return tuple([seat for seat in people_of(stored) if not stored.seats[seat].stand_in and seat not in awaited])


def awaited_seats(stored: StoredGame) -> tuple[int, ...]:
    """The children who have been asked to this table and have not said yes or no; nobody plays before."""
    return tuple([seat.seat for seat in stored.seats if seat.awaited])


def holder_of(visitor: Visitor, stored: StoredGame) -> int | None:
    """The seat of the child who holds this screen; None before the first curtain has been lifted."""
    return _holder(visitor, stored, seats_here(visitor, stored))


def _holder(visitor: Visitor, stored: StoredGame, here: tuple[int, ...]) -> int | None:
    if len(here) == 1:
        return here[0]
    kept = settings_in(stored.settings_json)
    holder = kept.get("holder") if stored.class_id is None else kept.get("holders", {}).get(visitor.device)
    return holder if holder in here else None


class Front(NamedTuple):
    """Who of a table's people is in front of one screen.

    here: their seats. holder: who holds it, None before the first curtain has been lifted. shown: the seat as which the
    table is shown, None while nobody holds the screen; with open hands, whoever of those here decides next. mover: who
    of them decides next, if one does. curtain: the seat to which the screen must go before all else.
    """

    here: tuple[int, ...]
    holder: int | None
    shown: int | None
    mover: int | None
    curtain: int | None

    @property
    def seat(self) -> int:
        """The seat for whom the table is drawn: as which it is shown, else the first of those here."""
        return self.here[0] if self.shown is None else self.shown


def front_of(visitor: Visitor, stored: StoredGame, table: AnyState) -> Front:
    """Who is in front of this screen, as the table stands."""
    here = seats_here(visitor, stored)
    holder = _holder(visitor, stored, here)
    movers = table.seats_to_move().intersection(here)
    first = min(movers, default=None)
    mover = holder if holder in movers else first
    if has_open_hands(stored):
        return Front(here, holder, here[0] if first is None else first, mover, None)
    stays = mover is None or mover == holder or stored.seats[mover].stand_in is not None
    return Front(here, holder, holder, mover, None if stays else mover)


def has_open_hands(stored: StoredGame) -> bool:
    """True if everybody at this table sees all hands."""
    info = edition_info(stored.edition)
    return info is not None and info.open_hands


def is_gentle(stored: StoredGame) -> bool:
    """True if the bots at this table never attack people."""
    return settings_of(stored).get("gentle") is True


def hand_over(db: Session, visitor: Visitor, stored: StoredGame, seat: int | None) -> None:
    """This screen goes to the child on this seat, or to nobody for now; within writing()."""
    if stored.class_id is None:
        keep_settings(db, stored, holder=seat)
    else:
        keep_settings(db, stored, holders={**settings_of(stored).get("holders", {}), visitor.device: seat})
