"""What children at several tablets see of each other besides the table: who is awaited, away or slow, and signs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kidsq.turns import GESTURES
from kidsq.web.language import gettext as _
from kidsq.web.scene import Panel, Together
from kidsq.web.stage import Stage


def together(stage: Stage, panel: Callable[[int], Panel]) -> Together | None:
    """What a table with children at several tablets shows besides; None at one screen. panel: of a seat."""
    look = stage.look
    if look.here == look.people:
        return None
    over = look.outcome is not None
    names = [stage.company.names[seat] for seat in look.awaited]
    return Together(
        hold=_hold_line(look.held, names) if look.held else None,
        awaited=tuple(panel(seat) for seat in look.awaited),
        can_start=not set(look.awaited) >= set(look.people) and not set(look.awaited) & set(look.here),
        asked=bool(set(look.awaited) & set(look.here)),
        away=stage.is_away and not over,
        slow=None if over or look.slow is None else stage.company.names[look.slow],
        signs=tuple((sign, _sign_name(sign)) for sign in GESTURES) if not over else (),
    )


def _hold_line(held: str, awaited: Sequence[str]) -> str:
    if held == "paused":
        return _("A little pause. Look up!")
    return _("Waiting for %(names)s …", names=_(" and ").join(awaited))


def _sign_name(sign: str) -> str:
    return {"wave": _("Hello!"), "clap": _("Well done!"), "heart": _("I like it!"), "wow": _("Wow!")}[sign]
