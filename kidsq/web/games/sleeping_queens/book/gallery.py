"""A child's gallery: the queens it has ever woken hang there with their stories; the others sleep on, unseen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from flask import Blueprint, abort, redirect, render_template, session, url_for
from flask.typing import ResponseReturnValue

from kidsq import play
from kidsq.games.sleeping_queens.cards import QUEEN_NAMES
from kidsq.play import GUEST
from kidsq.store.people.people import Learner
from kidsq.web.games.sleeping_queens import words
from kidsq.web.games.sleeping_queens.book import queen_words
from kidsq.web.http import context, tablets
from kidsq.web.http.caller import visitor
from kidsq.web.http.language import gettext as _
from kidsq.web.http.security import device

blueprint = Blueprint("gallery", __name__, url_prefix="/gallery")

QUEENS: Final = tuple(name for name in QUEEN_NAMES if name)
_SIGNS: Final = (
    "boat", "tree", "fish", "star", "sun", "house", "umbrella", "moon",
    "leaf", "teapot", "heart", "crown", "key", "bell", "apple", "snail",
)  # fmt: skip
"""The signs of the beds, from the last: a queen asleep has no sign of her own, or it would tell who she is."""


@dataclass(frozen=True, slots=True)
class Portrait:
    """One queen who is awake. id: as `ice_cream`, in addresses and drawings."""

    id: str
    name: str


@blueprint.get("")
def mine() -> ResponseReturnValue:
    """The gallery of the child or guest who plays here now."""
    found = tablets.tablet()
    if found is not None:
        if not found.sitting:
            return redirect(url_for("class_home.room"), 303)
        return redirect(url_for("gallery.hall", who=found.learners[0]), 303)
    chosen = session.get("player", GUEST)
    return redirect(url_for("gallery.hall", who=chosen if tablets.child_here(chosen) else GUEST), 303)


@blueprint.get("/<who>")
def hall(who: str) -> ResponseReturnValue:
    """All sixteen: portraits in the order in which they came, then beds. Only for the children of this browser."""
    child = tablets.child_or_guest(who)
    awake = _awake(child)
    beds = _SIGNS[len(awake) :]
    can_keep = child is None and bool(awake) and play.guest_has_played(context.db(), visitor())
    return render_template(
        "games/sleeping_queens/book/gallery.html",
        child=child,
        who=who,
        awake=awake,
        beds=beds,
        line=_line(awake),
        can_keep=can_keep,
    )


@blueprint.get("/<who>/<queen>")
def story(who: str, queen: str) -> ResponseReturnValue:
    """One queen who is awake, and her story; nobody hears about those who sleep."""
    child = tablets.child_or_guest(who)
    awake = _awake(child)
    here = next((place for place, one in enumerate(awake) if one.id == queen), None)
    if here is None:
        abort(404)
    return render_template(
        "games/sleeping_queens/book/queen.html",
        child=child,
        who=who,
        queen=awake[here],
        before=awake[here - 1] if len(awake) > 1 else None,
        after=awake[(here + 1) % len(awake)] if len(awake) > 1 else None,
        says=queen_words.waking_line(queen),
        story=queen_words.story(queen),
    )


def _awake(child: Learner | None) -> list[Portrait]:
    return of_names(play.kept_of(context.db(), child.id)) if child else of_guests()


def of_guests() -> list[Portrait]:
    """The queens of those without a name in this browser."""
    return of_names(play.kept_of_guests(context.db(), device()))


def of_names(names: Iterable[str]) -> list[Portrait]:
    """Queens as portraits."""
    return [Portrait(name, words.queen_name(QUEENS.index(name) + 1)) for name in names]


def _line(awake: list[Portrait]) -> str:
    """What the owl says."""
    if not awake:
        return _("Here they all sleep. Play, and wake one!")
    if len(awake) == len(QUEENS):
        return _("Everybody is awake! Tap a queen for her story.")
    return _("Tap a queen. She has a story for you.")
