"""What is offered after the end of a game: another one, and to keep what a guest has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kidsq import play
from kidsq.classroom import restrictions
from kidsq.play import Look
from kidsq.store.people import people
from kidsq.web.games.lookups import keepsakes
from kidsq.web.http import context
from kidsq.web.http.caller import visitor
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import surprise_words, table_words
from kidsq.web.table.pieces import Keep, Keeper, NextBot

NEW_FACES: Final = ("face-21", "face-2", "face-13", "face-6")
"""To begin with; all the others are one tap further."""
PICTURES: Final = 3
"""So many show what there is to keep."""


def keeps(look: Look, names: Sequence[str], faces: Sequence[str]) -> tuple[Keep, ...]:
    """What the guests at this screen are asked: who they are, so that nothing they have won is lost.

    names, faces: by seat.
    """
    places = play.places_at(context.db(), visitor(), look.stored)
    if not places:
        return ()
    sits_here = {seat.learner for seat in look.stored.seats}
    known = people.learners_of_device(context.db(), look.stored.device or "")
    children = tuple(Keeper(one.id, one.nickname, one.shown) for one in known if one.id not in sits_here)
    won = {one.seat: keepsakes(play.brought_to(context.db(), look.stored, one.seat)) for one in places}
    line = _("Keep them? Who are you?") if any(won.values()) else _("Who are you? Tap your face.")
    return tuple(
        Keep(seat, line, names[seat], face, children, () if children else _new_faces(face), tuple(won[seat][:PICTURES]))
        for seat, face in ((one.seat, faces[one.seat]) for one in places)
    )


def _new_faces(own: str) -> tuple[str, ...]:
    """Some pictures to tap at once: first the one with which the guest has played."""
    others = [face for face in NEW_FACES if face != own]
    return (own, *others)[: len(NEW_FACES)] if own in people.FACES else NEW_FACES


def next_bot(look: Look) -> NextBot | None:
    """After a child alone with bots has won: who would like to play next. Offered, and nothing depends on it."""
    seat = look.stored.seats[look.seat]
    if look.outcome is None or look.seat not in look.outcome.winners or len(look.people) > 1:
        return None
    step = play.next_bot(look.stored)
    if step is None:
        return None
    bot, bots = step
    if seat.learner is not None:
        allowed = restrictions.restrictions_of(context.db(), seat.learner)
        enough = restrictions.has_played_enough(context.db(), seat.learner, context.now_text())
        if enough or not set(bots) <= set(allowed.bots) or look.stored.edition not in allowed.editions:
            return None
    name = table_words.bot_name(bot)
    return NextBot(
        table_words.bot_face(bot),
        _("%(name)s would like to play with you!", name=name),
        look.stored.edition,
        bots,
        seat.learner or play.GUEST,
        play.is_gentle(look.stored),
    )


def news(look: Look) -> str:
    """At the end of a game, what is new at home for the one child here; nothing in class, where lessons go on."""
    learner = look.stored.seats[look.seat].learner
    if look.outcome is None or learner is None or len(look.people) > 1 or look.stored.class_id is not None:
        return ""
    waits = play.waiting(context.db(), learner)
    return surprise_words.news(waits) if waits else ""
