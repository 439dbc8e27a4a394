"""What the owl and the last page say where meeples are collected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kidsq.games.queens_collection import CollectingView
from kidsq.games.queens_collection.editions import EDITIONS
from kidsq.play import Look
from kidsq.web.games.queens_collection.words import card_name
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import ngettext

FEW: Final = 2
HALF: Final = 4
"""So many boxes are left, and the Queen is glad."""


def turn_line(phase: str, lying: int) -> str:
    """What the owl says at the child's own turn. lying: so many colours lie turned up."""
    if phase == "reveal":
        return _("One more? The same twice is gone!") if lying else _("Your turn! Turn up cards.")
    if phase == "more":
        return _("One more pair? Or you are done.")
    return _("Tap your card and an open one.")


def ways(has_partner: bool) -> tuple[tuple[str, str], ...]:
    """What can be done with cards: the drawing, and how it is called."""
    found = (("pair", _("A pair")), ("trade", _("Trade")))
    return (*found, ("share", _("Trade with my partner"))) if has_partner else found


def busted(card: int) -> str:
    """What the owl says when the same has come twice: nothing to be ashamed of."""
    return _("Oh! %(colour)s twice. Your hand stays.", colour=card_name(card))


def round_line(best: Sequence[int], names: Sequence[str], me: int) -> str:
    """Whose round it was."""
    if len(best) > 1:
        return _("%(who)s share this round.", who=_(" and ").join(names[seat] for seat in best))
    return _("This round is yours!") if best[0] == me else _("This round goes to %(who)s.", who=names[best[0]])


def ending(look: Look, names: Sequence[str]) -> tuple[str, str]:
    """Title and line of the last page: something true and warm for everybody."""
    outcome, view = look.outcome, look.view
    assert outcome is not None
    winners, mine = outcome.winners, look.seat in outcome.winners
    if not winners:
        title = _("What a tidy evening!")
    elif EDITIONS[view.edition].teams and outcome.kind == "won":
        title = _("Your team won!") if mine else _("%(who)s won this time.", who=_both(winners, names))
    elif len(winners) > 1:
        title = _("You share the win!") if mine else _("%(who)s share the win.", who=_both(winners, names))
    else:
        title = _("You won!") if mine else _("%(who)s won this time.", who=_both(winners, names))
    return title, _("What a full collection!") if mine else _comfort(view, look.seat)


def _both(seats: Sequence[int], names: Sequence[str]) -> str:
    return _(" and ").join(names[seat] for seat in seats)


def _comfort(view: CollectingView, seat: int) -> str:
    """What this seat can be glad of."""
    boxes, meeples = len(view.boxes[seat]), sum(view.taken[seat])
    if boxes:
        return ngettext("You won a whole box!", "You won %(num)s whole boxes!", boxes)
    if meeples:
        return ngettext("%(num)s meeple came along with you.", "%(num)s meeples came along with you.", meeples)
    return _("You played to the very end.")
