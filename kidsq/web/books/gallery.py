"""A child's gallery: what it has ever won hangs there with its stories; what it has not is awaited, untold."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from flask import Blueprint, abort, redirect, render_template, session, url_for
from flask.typing import ResponseReturnValue

from kidsq import play
from kidsq.play import GUEST
from kidsq.store.people.people import Learner
from kidsq.web.games.books import Story, Wall
from kidsq.web.games.lookups import every_pages
from kidsq.web.http import context, tablets
from kidsq.web.http.caller import visitor
from kidsq.web.http.security import device
from kidsq.web.shared import tiles

blueprint = Blueprint("gallery", __name__, url_prefix="/gallery")


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
    """A wall for each game, with what came in the order in which it came. Only for the children of this browser."""
    child = tablets.child_or_guest(who)
    walls = _within_restrictions(_walls(_names(child)), child)
    some = any(wall.won for wall in walls)
    can_keep = child is None and some and play.guest_has_played(context.db(), visitor())
    return render_template("books/gallery.html", child=child, who=who, walls=walls, some=some, can_keep=can_keep)


@blueprint.get("/<who>/<keepsake>")
def story(who: str, keepsake: str) -> ResponseReturnValue:
    """One thing the child has won, and its story; nobody hears about the others."""
    child = tablets.child_or_guest(who)
    wall = next((one for one in _walls(_names(child)) if keepsake in [won.id for won in one.won]), None)
    told = _story(keepsake)
    if wall is None or told is None:
        abort(404)
    here = next(place for place, one in enumerate(wall.won) if one.id == keepsake)
    several = len(wall.won) > 1
    return render_template(
        "books/keepsake.html",
        child=child,
        who=who,
        wall=wall,
        keepsake=wall.won[here],
        before=wall.won[here - 1] if several else None,
        after=wall.won[(here + 1) % len(wall.won)] if several else None,
        story=told,
    )


def _names(child: Learner | None) -> list[str]:
    db = context.db()
    return list(play.kept_of(db, child.id) if child else play.kept_of_guests(db, device()))


def _walls(names: Iterable[str]) -> list[Wall]:
    kept = list(names)
    return [wall for pages in every_pages() if (wall := pages.wall(kept))]


def _within_restrictions(walls: list[Wall], child: Learner | None) -> list[Wall]:
    """Those of the games that adults allow this child; of the others what the child has won, and nothing is awaited."""
    allowed = {one.code for one in tiles.editions(child.id if child else None)}
    may_play = {game.INFO.code for game in play.offered() if allowed & game.INFO.editions.keys()}
    shown = [one if one.code in may_play else replace(one, awaited=()) for one in walls]
    return [one for one in shown if one.won or one.code in may_play]


def _story(keepsake: str) -> Story | None:
    return next((told for pages in every_pages() if (told := pages.story(keepsake))), None)
