"""A child's castle: the hall with all whom it has won and what its games have brought, doors, and friends who visit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from flask import Blueprint, abort, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from kidsq import play
from kidsq.arithmetic.skills import FIELDS
from kidsq.learning.reports import garden as growing
from kidsq.learning.reports.garden import Plant
from kidsq.reports import knowledge
from kidsq.store.db import locks
from kidsq.store.db.database import writing
from kidsq.store.people.people import Learner
from kidsq.store.play import surprises
from kidsq.web.games.books import Keepsake
from kidsq.web.games.lookups import every_pages
from kidsq.web.home import at_home, castle_words
from kidsq.web.home.garden import picture_of
from kidsq.web.http import context, tablets
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l
from kidsq.web.shared.code_words import FAMILIES
from kidsq.web.shared.surprise_words import Visitor, invitation, visitor

# -- what the friends of the house and the owl tell a child whom they visit --------------------------------------------

_STORIES: Final = {
    "friend-bruno": _l(
        "I slept the whole winter. When I woke up, there was a bird's nest in my fur and three letters on my belly. "
        "They said: Good morning! Good morning! Good morning!"
    ),
    "friend-dotti": _l(
        "Today I learned to swim. First I fell in, and then I was swimming already. I wish all new things were like "
        "that! Mum says most of them are."
    ),
    "friend-pippa": _l(
        "I ran a race against myself. I won! And I was second, too. So I have two medals now, and I jingle when I hop."
    ),
    "friend-hugo": _l(
        "At the fair nobody liked to stand near me with a balloon. So I put apples on my spines, forty of them. Then "
        "everybody came near me. They were good apples."
    ),
    "friend-fenna": _l(
        "I know every path in the wood. Once I got lost on purpose, to see what it is like. I found a lake that nobody "
        "had told me about. Now I get lost every Sunday."
    ),
    "friend-tilo": _l(
        "On Monday I set out for the party on Saturday. On the way I met the snail. How will it be, I asked her. "
        "Lovely, she said, I have just been to the one last year."
    ),
    "owl": _l(
        "You always hear me when you play. But what do I do at night, when you sleep? I practise my hoo-hoo. Yesterday "
        "a wolf answered by mistake. We were both very polite about it."
    ),
}


def story(who: str) -> str | None:
    """The story of a friend or the owl; None: it is nobody of these."""
    return _(_STORIES[who]) if who in _STORIES else None


# -- the castle --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Room:
    """One room of the castle. id: of its family of sums, which opens it. says: what is heard in it, or behind its door.

    family: its plant in the garden, with the cards on its sign and what stands between them. plant: the picture of how
    that one looks now; None: the room is open.
    """

    id: str
    name: str
    says: str
    is_open: bool
    family: str
    sign: tuple[int, ...]
    op: str
    plant: str | None


@dataclass(frozen=True, slots=True)
class Thing:
    """What stands in the hall. id: as it came. says: to a child who taps it. fresh: seen for the first time."""

    id: str
    name: str
    says: str
    fresh: bool


blueprint = Blueprint("castle", __name__, url_prefix="/castle")

_VISIT: Final = "visit-"


@blueprint.get("/<learner>")
def castle(learner: str) -> ResponseReturnValue:
    """All that has come to this child so far. Only for the children of this browser, or who sit at it."""
    child = _child(learner)
    open_doors(child)
    things, rooms = _things(child), _rooms(child)
    for kind in ("castle", "room"):
        at_home.gifts_of(child, kind)
    waits = play.waiting(context.db(), child.id)
    return render_template(
        "castle/castle.html",
        child=child,
        invites=invitation(waits) if waits else None,
        residents=_residents(child),
        things=things,
        visitors=_friends(child),
        rooms=rooms,
        line=_line(rooms),
    )


def open_doors(child: Learner) -> None:
    """Open the rooms of what this child is sure of now; once open, a room stays open whatever is forgotten."""
    db = context.db()
    at_home.catch_up(child)
    sure = [one.family for one in _plants(child) if one.stage == growing.STAGES - 1]
    if play.rooms_to_open(db, child.id, sure):
        with writing(db, (locks.learner(child.id),)):
            play.open_rooms(db, child.id, play.rooms_to_open(db, child.id, sure), context.now_text())


@blueprint.post("/<learner>")
def look(learner: str) -> ResponseReturnValue:
    """The child wants to see what has come: to its page, and it is invited to it no more."""
    child, name = _child(learner), request.form.get("surprise", "")[:80]
    found = tablets.tablet()
    if found is not None:
        tablets.tapped(found)
    with writing(context.db(), (locks.learner(child.id),)) as db:
        has_come = play.look_at(db, child.id, [name], context.now_text())
    if not has_come:
        return redirect(url_for("castle.castle", learner=child.id), 303)
    return redirect(_place_of(name, child), 303)


@blueprint.get("/<learner>/visit/<who>")
def visit(learner: str, who: str) -> ResponseReturnValue:
    """Somebody whom this child has won, or who has come to it, tells a story."""
    child = _child(learner)
    all_of_them = [*_residents(child), *_friends(child)]
    here = next((place for place, one in enumerate(all_of_them) if one.id == who), None)
    if here is None:
        abort(404)
    with writing(context.db(), (locks.learner(child.id),)) as db:
        play.look_at(db, child.id, [f"{_VISIT}{who}"], context.now_text())
    several = len(all_of_them) > 1
    keepsake, parts, style = _portrait(who)
    return render_template(
        "castle/visit.html",
        child=child,
        who=all_of_them[here],
        keepsake=keepsake,
        parts=parts,
        style=style,
        story=_story(who),
        wakes=_wakes(who),
        brought=castle_words.brought(who),
        from_castle=request.args.get("from") == "castle",
        before=all_of_them[here - 1] if several else None,
        after=all_of_them[(here + 1) % len(all_of_them)] if several else None,
    )


def _plants(child: Learner) -> tuple[Plant, ...]:
    return growing.garden(knowledge.of_child(context.db(), child.id, context.now()))


def _rooms(child: Learner) -> list[Room]:
    """Those of the plants of its garden, and whichever has opened."""
    came = {one.name for one in surprises.of_learner(context.db(), child.id)}
    pictures = {one.family: picture_of(one) for one in _plants(child)}
    later = [family for family in FIELDS if family not in pictures and f"room-{family}" in came]
    return [
        _room(n, family, None if f"room-{family}" in came else pictures[family])
        for n, family in enumerate((*pictures, *later))
    ]


def _room(place: int, family: str, plant: str | None) -> Room:
    words = FAMILIES[family]
    return Room(
        id=family.replace("_", "-"),
        name=_(words.room),
        says=castle_words.behind_door(place) if plant else _(words.heard),
        is_open=plant is None,
        family=_(words.plant),
        sign=words.sign,
        op=words.op,
        plant=plant,
    )


def _line(rooms: list[Room]) -> str:
    """What the owl says."""
    if all(one.is_open for one in rooms):
        return _("All doors are open! Tap a room.")
    return _("Tap whatever you like! When a flower blooms in your garden, its door opens.")


def _child(learner: str) -> Learner:
    return tablets.child_here(learner) or abort(404)


def _place_of(name: str, child: Learner) -> str:
    """Where a surprise is seen."""
    kind, _sep, what = name.partition("-")
    if kind == "visit":
        return url_for("castle.visit", learner=child.id, who=what)
    if kind == "garden":
        return url_for("garden.garden", learner=child.id, _anchor=f"meadow-{what}")
    if kind == "wear":
        return f"{url_for('royal.dress', who=child.id)}?try={what}#{what}"
    anchor = f"{kind}-{what.replace('_', '-')}" if kind in ("room", "hall") else None
    return url_for("castle.castle", learner=child.id, _anchor=anchor)


def _things(child: Learner) -> list[Thing]:
    came = at_home.gifts_of(child, "hall")
    return [Thing(one, *said, fresh) for one, fresh in came.items() if (said := castle_words.in_hall(one))]


def _residents(child: Learner) -> list[Visitor]:
    """Whom this child has won, the first one first: they live in its castle."""
    return [found for name in play.kept_of(context.db(), child.id) if (found := visitor(name))]


def _friends(child: Learner) -> list[Visitor]:
    """Who has come to this child from elsewhere, in the order in which they came."""
    came = (one.name for one in surprises.of_learner(context.db(), child.id))
    names = (one.removeprefix(_VISIT) for one in came if one.startswith(_VISIT))
    here = {one.id for one in _residents(child)}
    return [found for name in names if name not in here and (found := visitor(name))]


def _story(who: str) -> str:
    of_game = next((told.visit for pages in every_pages() if (told := pages.story(who))), None)
    return of_game or story(who) or ""


def _wakes(who: str) -> str:
    """What a keepsake says when it is tapped; empty: it is a friend."""
    return next((told.says for pages in every_pages() if (told := pages.story(who))), "")


def _portrait(who: str) -> tuple[Keepsake | None, str, str]:
    """A keepsake with the templates and styles of its game; of a friend there is the plain picture."""
    for pages in every_pages():
        wall = pages.wall([who])
        if wall is not None and wall.won:
            return wall.won[0], wall.parts, wall.style
    return None, "", ""
