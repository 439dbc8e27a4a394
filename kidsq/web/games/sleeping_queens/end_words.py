"""The end of a game in words: what went well for a child who did not win, and the friend who would play next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kidsq import play
from kidsq.classroom import restrictions
from kidsq.games.sleeping_queens.cards import QUEEN_NAMES
from kidsq.play import Look
from kidsq.play.games.sleeping_queens import ending
from kidsq.play.games.sleeping_queens.ending import Fact
from kidsq.store.people import people
from kidsq.web.games.sleeping_queens import words
from kidsq.web.games.sleeping_queens.pieces import Keep, Keeper, NextFriend
from kidsq.web.http import context
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import ngettext
from kidsq.web.http.visitor import visitor
from kidsq.web.shared import table_words

if TYPE_CHECKING:
    from kidsq.web.games.sleeping_queens.scene import Scene

MOST_LINES: Final = 2
NEW_FACES: Final = ("face-21", "face-2", "face-13", "face-6")
"""To begin with; all the others are one tap further."""


def went_well(look: Look) -> tuple[str, ...]:
    """One or two true sentences about the child in front of this screen; "played to the end" only if nothing else."""
    if len(look.here) > 1:  # whose would they be?
        return ()
    found = ending.went_well(context.db(), look.stored, look.seat)
    if play.is_unfinished(look.stored):
        found = [fact for fact in found if fact.kind != "played"]
    told = [fact for fact in found if fact.kind != "played"] or found
    if any(fact.kind == "new" for fact in told[:MOST_LINES]):
        told = [fact for fact in told if fact.kind != "woke"]
    return tuple(_sentence(fact, look.stored.edition) for fact in told[:MOST_LINES])


def _sentence(fact: Fact, edition: str) -> str:
    if fact.kind in ("recalled", "new"):
        queen = words.queen_name(QUEEN_NAMES.index(fact.what), edition)
        if fact.kind == "new":
            return _("The %(queen)s is new in your gallery.", queen=queen)
        return _("You found the %(queen)s by heart.", queen=queen)
    if fact.kind == "blocked":
        return _("You kept a knight away.") if fact.what == "knight" else _("You kept a sleeping potion away.")
    if fact.kind == "noticed":
        return _("You noticed a sum that was not so.")
    if fact.kind == "counted":
        return _("You saw where the jester's count would end.")
    if fact.kind == "helped":
        return ngettext("You helped a friend.", "You helped your friends %(num)s times.", fact.n)
    if fact.kind == "sums":
        return ngettext("You said a sum.", "You said %(num)s sums.", fact.n)
    if fact.kind == "woke":
        return ngettext("You woke a queen.", "You woke %(num)s queens.", fact.n)
    return _("You played to the very end.")


def keeps(scene: Scene) -> tuple[Keep, ...]:
    """What the guests at this screen are asked: who they are, so that nothing they have won is lost."""
    look = scene.look
    places = play.places_at(context.db(), visitor(), look.stored)
    if not places:
        return ()
    sits_here = {seat.learner for seat in look.stored.seats}
    known = people.learners_of_device(context.db(), look.stored.device or "")
    children = tuple(Keeper(one.id, one.nickname, one.shown) for one in known if one.id not in sits_here)
    won = any(look.view.courts[one.seat] for one in places)
    line = _("Keep them? Who are you?") if won else _("Who are you? Tap your face.")
    return tuple(
        Keep(one.seat, line, scene.names.seats[one.seat], face, children, () if children else _new_faces(face))
        for one, face in ((one, scene.faces[one.seat]) for one in places)
    )


def _new_faces(own: str) -> tuple[str, ...]:
    """Some pictures to tap at once: first the one with which the guest has played."""
    others = [face for face in NEW_FACES if face != own]
    return (own, *others)[: len(NEW_FACES)] if own in people.FACES else NEW_FACES


def next_friend(look: Look) -> NextFriend | None:
    """After a child alone with friends has won: who would like to play next. Offered, and nothing depends on it."""
    seat = look.stored.seats[look.seat]
    if look.outcome is None or look.seat not in look.outcome.winners or len(look.people) > 1:
        return None
    step = ending.next_friend(look.stored)
    if step is None:
        return None
    friend, bots = step
    if seat.learner is not None:
        allowed = restrictions.rules_of(context.db(), seat.learner)
        enough = restrictions.has_played_enough(context.db(), seat.learner, context.now_text())
        if enough or not set(bots) <= set(allowed.friends) or look.stored.edition not in allowed.editions:
            return None
    name = table_words.bot_name(friend)
    return NextFriend(
        f"friend-{friend}",
        _("%(name)s would like to play with you!", name=name),
        look.stored.edition,
        bots,
        seat.learner or play.GUEST,
        play.is_gentle(look.stored),
    )
