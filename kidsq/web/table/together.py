"""What children at several tablets see of each other besides the table: who is awaited, away or slow, and signs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from kidsq.play import GESTURES, Look, is_seated_by_teacher
from kidsq.web.http.language import gettext as _


@dataclass(frozen=True, slots=True)
class Together:
    """What only a table with children at several tablets shows.

    hold: the line while nobody may play. awaited: the game's own drawings of those who have been asked; can_start:
    begin without them. asked: I am one of them. away: a bot stands in for me. slow: for whom everybody has been
    waiting long. signs: I can show.
    """

    hold: str | None = None
    awaited: tuple[Any, ...] = ()
    can_start: bool = False
    asked: bool = False
    away: bool = False
    slow: str | None = None
    signs: tuple[tuple[str, str], ...] = ()


def together(look: Look, names: Sequence[str], draw: Callable[[int], Any]) -> Together | None:
    """What a table with children at several tablets shows besides; None at one screen. names: by seat. draw: a seat."""
    if look.here == look.people:
        return None
    over = look.outcome is not None
    asked = bool(set(look.awaited) & set(look.here))
    shown = [seat for seat in look.people if seat not in look.here] if asked else look.awaited
    return Together(
        hold=_hold_line(look, names, asked) if look.held else None,
        awaited=tuple(draw(seat) for seat in shown),
        can_start=not set(look.awaited) >= set(look.people) and not set(look.awaited) & set(look.here),
        asked=asked,
        away=look.stored.seats[look.seat].stand_in is not None and not over,
        slow=None if over or look.slow is None else names[look.slow],
        signs=tuple((sign, _sign_name(sign)) for sign in GESTURES) if not over else (),
    )


def _hold_line(look: Look, names: Sequence[str], asked: bool) -> str:
    """Why nobody plays now, said to the children at this screen, who are never told to wait for themselves."""
    if look.held == "paused":
        return _("A little pause. Look up!")
    others = [seat for seat in look.people if seat not in look.here]
    if asked and is_seated_by_teacher(look.stored):
        return _("Your table is ready, with %(name)s!", name=names[others[0]])
    hosts = [seat for seat in others if seat not in look.awaited]
    if asked and hosts:
        return _("%(name)s asks you to play!", name=names[hosts[0]])
    awaited = [seat for seat in look.awaited if seat not in look.here]
    return _("Waiting for %(names)s …", names=_(" and ").join(names[seat] for seat in awaited))


def _sign_name(sign: str) -> str:
    return {"wave": _("Hello!"), "clap": _("Well done!"), "heart": _("I like it!"), "wow": _("Wow!")}[sign]
