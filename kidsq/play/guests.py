"""A guest says which child it is, and all it has played in this browser is that child's."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from kidsq.play import keepsakes, preferences
from kidsq.play.practice import record_attempt
from kidsq.play.screen_holder import people_of
from kidsq.play.surprises import bringing
from kidsq.play.visitor import Visitor, is_owner
from kidsq.store.db.session import Session
from kidsq.store.db.times import moment, text
from kidsq.store.people import settings
from kidsq.store.play import games, guests, tips_seen
from kidsq.store.play.gallery import Won
from kidsq.store.play.games import StoredGame
from kidsq.store.play.guests import NOTHING_BEFORE, Before, Place

RUN: Final = timedelta(hours=3)
"""What a guest has opened so long before a table is most likely of the same guest: an afternoon, not the day before."""
TABLES: Final = 3
"""So many tables before this one tell what a guest knows, how much help it needs, and what it was asked."""
LATELY: Final = timedelta(days=14)
"""But none that was opened so long before: who has not played since then may be another, and may have forgotten."""


def has_played(db: Session, visitor: Visitor, learner: str = "") -> bool:
    """True if a guest of this browser has played something that a child could take along; never at a class's tablet.

    learner: whether this child could.
    """
    return visitor.learners is None and guests.has_played(db, visitor.device, learner)


def keepsakes_to_take(db: Session, visitor: Visitor) -> dict[str, Won]:
    """What a new child would take along from home."""
    if visitor.learners is not None:
        return {}
    return keepsakes.kept_of_guests(db, visitor.device, guests.places(db, visitor.device, ""))


def keepsakes_at_the_end(db: Session, visitor: Visitor, stored: StoredGame, seat: int) -> dict[str, Won]:
    """What a new child would take along from the end of this game."""
    place = Place(stored.id, seat)
    return keepsakes.kept_of_guests(db, visitor.device, _with_run(db, visitor, stored, place))


def places_at(db: Session, visitor: Visitor, stored: StoredGame) -> list[Place]:
    """The guests' seats of this table of which somebody in front of this screen may say that they were theirs.

    None before its end.
    """
    if visitor.learners is not None or stored.ended_at is None or not is_owner(visitor, stored):
        return []
    seats = [one.seat for one in stored.seats if one.kind == "guest"]
    found = (guests.place(db, visitor.device, stored.id, seat) for seat in seats)
    return [one for one in found if one is not None]


def tables_before(stored: StoredGame, seat: int) -> Before:
    """Which tables before this one tell about the guest who sits here.

    Who plays alone as a guest is taken for whoever did so before in this browser, so that help and questions go on
    from there. Of several guests at one table nobody knows who they are, and of a child its log tells more.
    """
    is_the_one = [one.seat for one in stored.seats if one.kind == "guest"] == [seat]
    device = stored.device if is_the_one else None
    if device is None or stored.class_id is not None:
        return NOTHING_BEFORE
    return Before(device, text(moment(stored.created_at) - LATELY), TABLES + 1)  # this table is one of them


def keep(db: Session, visitor: Visitor, learner: str, at: str, place: Place | None = None) -> bool:
    """Give a child of this browser what its guest has played; within writing().

    Games, what was won in them, answers, what is known from them, and what the owl has shown. place: at the end of a
    game, which is given with the guest's games right before it; where several people sat at the screen, only that
    seat is given. None: all, but for tables with several guests, of whom nobody can tell which the child was. Returns
    False when there was nothing to give, as after a double tap.
    """
    if visitor.learners is not None:
        return False
    where = guests.places(db, visitor.device, learner) if place is None else _from(db, visitor, learner, place)
    if not where:
        return False
    had = keepsakes.kept_of(db, learner)
    shared = place is not None and not _is_alone(games.load(db, place.game_id))
    begun = _has_begun(db, visitor, learner)
    guests.give(db, where, learner)
    is_all = not shared and not guests.has_played(db, visitor.device)
    _give_tips(db, visitor, learner, begun=begun, is_all=is_all)
    keepsakes.keep_all(db, learner, had, at)
    record_attempt.learn_anew(db, learner)
    bringing.bring(db, learner, at)
    if not shared:
        _give_choices(db, visitor, learner)
    if is_all:
        guests.give_taps(db, visitor.device, learner)
    return True


def _is_alone(stored: StoredGame | None) -> bool:
    return stored is not None and len(people_of(stored)) == 1


def _from(db: Session, visitor: Visitor, learner: str, place: Place) -> Sequence[Place]:
    """What is given at the end of a game."""
    stored = games.load(db, place.game_id)
    if stored is None or place not in places_at(db, visitor, stored):
        return ()
    is_here = any(seat.learner == learner for seat in stored.seats)
    return () if is_here else _with_run(db, visitor, stored, place)


def _with_run(db: Session, visitor: Visitor, stored: StoredGame, place: Place) -> Sequence[Place]:
    """This seat; of a guest alone, with its games right before, as nobody else has played here in between."""
    if not _is_alone(stored):
        return (place,)
    since = text(moment(stored.created_at) - RUN)
    return (place, *guests.run_before(db, visitor.device, stored.id, since))


def _has_begun(db: Session, visitor: Visitor, learner: str) -> bool:
    """True if tips are told to this child: it has seen some, or has not finished a game yet."""
    begun = tips_seen.of(settings.read(db, settings.of_learner(learner)))
    return begun is not None or not games.has_finished_one(db, visitor.device, learner)


def _give_tips(db: Session, visitor: Visitor, learner: str, *, begun: bool, is_all: bool) -> None:
    """What the owl has shown the guests. Where games of guests stay, it is a copy: others are guests still."""
    mine, theirs = settings.of_learner(learner), settings.of_device(visitor.device)
    if begun:
        tips_seen.share(db, theirs, mine)
    if is_all:
        tips_seen.forget(db, theirs)


def _give_choices(db: Session, visitor: Visitor, learner: str) -> None:
    """A child for whom nobody has chosen anything keeps its table as it was; the language follows class and browser."""
    mine = settings.of_learner(learner)
    own = settings.read(db, mine).keys() & preferences.CHOICES.keys()
    if own - set(preferences.BEGUN_WITH):
        return
    of_guests = settings.read(db, settings.of_device(visitor.device))
    left = preferences.CHOICES.keys() - own - {"language"}
    chosen = {key: value for key, value in of_guests.items() if key in left}
    preferences.write(
        db, mine, {key: value for key, value in chosen.items() if preferences.bad_choice({key: value}) is None}
    )
