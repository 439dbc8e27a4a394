"""How strong a child's friends play and why, for a grown-up."""

from __future__ import annotations

from dataclasses import dataclass

from kidsq import play
from kidsq.web.games.lookups import pages_of
from kidsq.web.http import context
from kidsq.web.http.language import gettext as _


@dataclass(frozen=True, slots=True)
class FriendsLine:
    """Friends at tables of one size. where: which table; step: of how many; why: what that rests on."""

    where: str
    step: str
    why: str


@dataclass(frozen=True, slots=True)
class FriendsFigures:
    """Of one child. fitting: whether they fit now; else they play as named, and the lines tell what was."""

    fitting: bool
    lines: tuple[FriendsLine, ...]


def friends_of(learner: str) -> FriendsFigures | None:
    """None while there is nothing to tell."""
    found = play.standings(context.db(), learner)
    return FriendsFigures(play.play_as_well(context.db(), learner), tuple(map(_line, found))) if found else None


def _line(one: play.Standing) -> FriendsLine:
    pages, lately = pages_of(one.edition), one.fit.lately
    game = (pages.say("game") if pages else None) or ""
    low, high = (round(10 * share) for share in play.meant(one.seats))
    where = _("%(game)s, %(n)d at the table", game=game, n=one.seats)
    step = _("step %(n)d of %(most)d", n=one.step + 1, most=one.steps)
    why = _(
        "won %(won)d of the last %(n)d; the aim is %(low)d to %(high)d of 10",
        won=lately.count("1"),
        n=len(lately),
        low=low,
        high=high,
    )
    return FriendsLine(where, step, why)
