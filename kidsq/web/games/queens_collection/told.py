"""What everybody saw, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kidsq.games.queens_collection.story import Sight
from kidsq.web.games.queens_collection.words import both, box_name, card_name, listed
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import ngettext


def sentence(sight: Sight, names: Sequence[str], me: int = -1) -> str:
    """One thing that was seen, as the child at seat `me` should hear it. -1: nobody in particular. names: by seat."""
    return _SENTENCES[sight.kind](sight, names, me)


def last_line(sights: Sequence[Sight], names: Sequence[str], me: int = -1) -> str:
    """The one line under the pictures of what was seen: the last thing, or two who came home with one swap."""
    home = [sight.colour for sight in sights[-2:] if sight.kind == "came_home"]
    if len(home) > 1:
        return _("%(two)s are home!", two=both(home))
    return sentence(sights[-1], names, me) if sights else ""


def _swapped(sight: Sight, names: Sequence[str], me: int) -> str:
    two = both([colour for colour, _box in sight.meeples])
    if sight.seat == me:
        return _("%(two)s change places.", two=two)
    return _("%(who)s: %(two)s change places.", who=names[sight.seat], two=two)


def _carried(sight: Sight, names: Sequence[str], me: int) -> str:
    one, box = card_name(sight.meeples[0][0]), box_name(sight.colour)
    if sight.seat == me:
        return _("You carry %(one)s to the %(box)s.", one=one, box=box)
    return _("%(who)s carries %(one)s to the %(box)s.", who=names[sight.seat], one=one, box=box)


def _came_home(sight: Sight, names: Sequence[str], me: int) -> str:
    return _("%(one)s is home!", one=card_name(sight.colour))


def _left(sight: Sight, names: Sequence[str], me: int) -> str:
    return _("Two of %(one)s are home: the third may go out to play.", one=card_name(sight.colour))


def _all_together(sight: Sight, names: Sequence[str], me: int) -> str:
    return _("%(one)s is complete: all are home!", one=card_name(sight.colour))


def _renewed(sight: Sight, names: Sequence[str], me: int) -> str:
    number = len(sight.cards)
    if sight.seat == me:
        return ngettext("You take %(num)s new card.", "You take %(num)s new cards.", number)
    return ngettext(
        "%(who)s takes %(num)s new card.", "%(who)s takes %(num)s new cards.", number, who=names[sight.seat]
    )


def _exchanged(sight: Sight, names: Sequence[str], me: int) -> str:
    given, got = listed(sight.cards), listed(sight.got)
    if sight.seat == me:
        return _("You give %(given)s to %(other)s and get %(got)s.", given=given, got=got, other=names[sight.other])
    if sight.other == me:
        return _("%(who)s gives you %(given)s for %(got)s.", who=names[sight.seat], given=given, got=got)
    return _(
        "%(who)s gives %(given)s to %(other)s and gets %(got)s.",
        who=names[sight.seat],
        given=given,
        got=got,
        other=names[sight.other],
    )


def _passed(sight: Sight, names: Sequence[str], me: int) -> str:
    return _("You wait this time.") if sight.seat == me else _("%(who)s waits this time.", who=names[sight.seat])


def _revealed(sight: Sight, names: Sequence[str], me: int) -> str:
    return _("Turned up: %(card)s.", card=listed(sight.cards))


def _busted(sight: Sight, names: Sequence[str], me: int) -> str:
    return _("The same colour twice! These cards are gone.")


def _kept(sight: Sight, names: Sequence[str], me: int) -> str:
    number = len(sight.cards)
    if not number:
        return _("You stop.") if sight.seat == me else _("%(who)s stops.", who=names[sight.seat])
    if sight.seat == me:
        return ngettext("You take %(num)s open card.", "You take %(num)s open cards.", number)
    return ngettext(
        "%(who)s takes %(num)s open card.", "%(who)s takes %(num)s open cards.", number, who=names[sight.seat]
    )


def _paired(sight: Sight, names: Sequence[str], me: int) -> str:
    colour = card_name(sight.colour)
    if sight.seat == me:
        return _("You have a pair: %(colour)s!", colour=colour)
    return _("%(who)s has a pair: %(colour)s.", who=names[sight.seat], colour=colour)


def _took(sight: Sight, names: Sequence[str], me: int) -> str:
    one = card_name(sight.colour)
    return (
        _("%(one)s comes to you!", one=one)
        if sight.seat == me
        else _("%(one)s goes with %(who)s.", one=one, who=names[sight.seat])
    )


def _went_out(sight: Sight, names: Sequence[str], me: int) -> str:
    return _("Nobody is left in the %(box)s: these cards are put away.", box=box_name(sight.colour))


def _box_won(sight: Sight, names: Sequence[str], me: int) -> str:
    box = box_name(sight.colour)
    if sight.seat == me:
        return _("The %(box)s is empty: it is yours!", box=box)
    return _("The %(box)s is empty: %(who)s gets it.", box=box, who=names[sight.seat])


def _traded(sight: Sight, names: Sequence[str], me: int) -> str:
    given, got = listed(sight.cards), listed(sight.got)
    if sight.seat == me:
        return _("You trade %(given)s for %(got)s.", given=given, got=got)
    return _("%(who)s trades %(given)s for %(got)s.", who=names[sight.seat], given=given, got=got)


def _shared(sight: Sight, names: Sequence[str], me: int) -> str:
    who, other = names[sight.seat], names[sight.other]
    if not sight.cards and me in (sight.seat, sight.other):
        mate = other if sight.seat == me else who
        return ngettext(
            "You and %(mate)s swap %(num)s card.", "You and %(mate)s swap %(num)s cards.", sight.number, mate=mate
        )
    if not sight.cards:  # the other team sees no more than how many
        return ngettext(
            "%(who)s and %(other)s swap %(num)s card.",
            "%(who)s and %(other)s swap %(num)s cards.",
            sight.number,
            who=who,
            other=other,
        )
    return _exchanged(sight, names, me)


def _done(sight: Sight, names: Sequence[str], me: int) -> str:
    return _("You are done.") if sight.seat == me else _("%(who)s is done.", who=names[sight.seat])


def _round_over(sight: Sight, names: Sequence[str], me: int) -> str:
    points = ", ".join(f"{name} {number}" for name, number in zip(names, sight.points, strict=True))
    return _("The round is over. Points: %(points)s.", points=points)


def _shuffled(sight: Sight, names: Sequence[str], me: int) -> str:
    return _("The cards are shuffled again.")


_SENTENCES: Final[dict[str, Callable[[Sight, Sequence[str], int], str]]] = {
    "swapped": _swapped,
    "carried": _carried,
    "came_home": _came_home,
    "left": _left,
    "all_together": _all_together,
    "renewed": _renewed,
    "exchanged": _exchanged,
    "passed": _passed,
    "revealed": _revealed,
    "busted": _busted,
    "kept": _kept,
    "paired": _paired,
    "took": _took,
    "went_out": _went_out,
    "box_won": _box_won,
    "traded": _traded,
    "shared": _shared,
    "done": _done,
    "round_over": _round_over,
    "shuffled": _shuffled,
}
