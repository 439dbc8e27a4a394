"""The small track on which a child moves a collection's marker on, while others play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kidsq.games.queens_collection import CollectingView
from kidsq.games.queens_collection.editions import partner
from kidsq.learning.payload import PointsNow
from kidsq.play import Question
from kidsq.play.games.queens_collection.questions import SIDE
from kidsq.web.http.language import gettext as _


@dataclass(frozen=True, slots=True)
class Hop:
    """Where the marker stands, and where it can land. side: the seats whose points these are, which are not told."""

    key: str
    line: str
    had: int
    places: tuple[int, ...]
    side: tuple[int, ...]


def hop(asked: Question, view: CollectingView, names: Sequence[str]) -> Hop | None:
    """The track as it is to be drawn; None once these points are no longer what lies there."""
    shown = asked.presented
    if not isinstance(shown, PointsNow):
        return None
    side = side_of(shown, view)
    if sum(view.points[seat] + view.hand_sizes[seat] for seat in side) != shown.truth:
        return None
    return Hop(asked.form_key, line(shown, view, names, asked.seat), shown.operands[0], shown.choices, side)


def side_of(shown: PointsNow, view: CollectingView) -> tuple[int, ...]:
    """The seat whose points these are, with its partner."""
    seat = int(shown.about.removeprefix(SIDE))
    mate = partner(view.edition, seat)
    return (seat,) if mate is None else (seat, mate)


def line(shown: PointsNow, view: CollectingView, names: Sequence[str], me: int) -> str:
    """What the owl says to it."""
    (had, more), side = shown.operands, side_of(shown, view)
    if me not in side and len(side) > 1:
        return _("The other team: %(n)s points, and %(more)s more. Hop!", n=had, more=more)
    if me not in side:
        return _("%(who)s: %(n)s points, and %(more)s more. Hop!", who=names[side[0]], n=had, more=more)
    if len(side) > 1:
        return _("Your team: %(n)s points, and %(more)s more. Hop!", n=had, more=more)
    return _("You: %(n)s points, and %(more)s more. Hop!", n=had, more=more)
