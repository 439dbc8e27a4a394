"""A guest keeps what it has played: "Keep them? Who are you?", a face, and all of it is that child's."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from flask import Blueprint, make_response, redirect, request, session, url_for
from flask import render_template as render
from werkzeug.wrappers import Response

from kidsq import play
from kidsq.play import GUEST
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.people import budgets, people
from kidsq.store.people.people import BadPerson, Learner
from kidsq.store.play import games
from kidsq.store.play.games import StoredGame
from kidsq.store.play.guests import Place
from kidsq.web.games.lookups import keepsakes
from kidsq.web.home import newcomers
from kidsq.web.http import context, errors
from kidsq.web.http.caller import visitor
from kidsq.web.http.language import gettext as _
from kidsq.web.http.security import device

blueprint = Blueprint("guests", __name__, url_prefix="/keep")


@dataclass(frozen=True, slots=True)
class _Asked:
    """What a form or an address is about. stored, seat: the end of a game, None: all of this browser's guest."""

    stored: StoredGame | None = None
    seat: int = 0

    @property
    def place(self) -> Place | None:
        return Place(self.stored.id, self.seat) if self.stored else None

    @property
    def shared(self) -> bool:
        """True if several people sat at this screen, so that only this seat is kept."""
        return self.stored is not None and sum(one.kind != "bot" for one in self.stored.seats) > 1

    @property
    def learner(self) -> str | None:
        """The child that sits there already."""
        return self.stored.seats[self.seat].learner if self.stored else None


@blueprint.get("")
def ask() -> Response:
    """Which child has played here as a guest? game, seat: in this game."""
    asked = _asked(context.db(), request.args.get("game"), request.args.get("seat"))
    return _page(asked) if _is_there(context.db(), asked) else redirect("/", 303)


@blueprint.post("")
def keep() -> Response:
    """It was this child: player, or a new one of a face. Once; the same tap again leads to the same place."""
    asked = _asked(context.db(), request.form.get("game"), request.form.get("seat"))
    if asked.stored and asked.stored.ended_at is None:
        return redirect(f"/table/{asked.stored.id}", 303)
    try:
        budgets.hold(context.db(), device(), context.now())
        with writing(context.db()) as db:
            child = _kept(db, asked)
    except BadPerson as error:
        return _page(asked, newcomers.refusal(error), 400)
    if child is None:
        return _gone(asked)
    if not asked.shared or session.get("player", GUEST) == GUEST:
        newcomers.plays_now(child)
    if asked.shared and asked.stored:  # somebody else may want to keep something there, too
        return redirect(f"/table/{asked.stored.id}", 303)
    return redirect(url_for("gallery.hall", who=child.id), 303)


def _kept(db: Session, asked: _Asked) -> Learner | None:
    """The child that has it now; None when there was nothing left, and then nobody was made either."""
    player = request.form.get("player")
    child = people.learner_of_device(db, device(), player) if player else newcomers.of_form_before(db)
    if not _is_there(db, asked):  # read again, in this transaction
        now = _asked(db, asked.stored.id if asked.stored else None, str(asked.seat))
        is_same = child is not None and now.learner in (None, child.id)
        return child if is_same else None
    if player and child is None:
        raise BadPerson("no_player")
    child = child or newcomers.of_form(db)
    if not newcomers.take_along(db, child, asked.place, shared=asked.shared):
        raise BadPerson("beside")
    return child


def _asked(db: Session, game_id: str | None, seat: str | None) -> _Asked:
    stored = games.load(db, game_id) if game_id else None
    if stored is None or stored.device != device() or stored.class_id is not None:
        return _Asked()
    known = {str(one.seat): one.seat for one in stored.seats if one.kind != "bot"}
    return _Asked(stored, known[seat]) if seat in known else _Asked()


def _is_there(db: Session, asked: _Asked) -> bool:
    """True if there is something to keep."""
    if asked.stored is None:
        return play.guest_has_played(db, visitor())
    stored = games.load(db, asked.stored.id)
    return stored is not None and asked.place in play.places_at(db, visitor(), stored)


def _gone(asked: _Asked) -> Response:
    """Somebody else was first, in another tab."""
    now = _asked(context.db(), asked.stored.id if asked.stored else None, str(asked.seat))
    other = people.learner_of_device(context.db(), device(), now.learner) if now.learner else None
    line = _("%(name)s has all of it already.", name=other.nickname) if other else _("Tap your face at home.")
    return errors.page(409, _("That is kept already"), line)


def _page(asked: _Asked, message: str | None = None, status: int = 200) -> Response:
    db = context.db()
    if asked.stored:
        won = play.keepsakes_at_the_end(db, visitor(), asked.stored, asked.seat)
    else:
        won = play.keepsakes_to_take(db, visitor())
    answer = render(
        "home/keep.html",
        message=message,
        key=secrets.token_hex(16),
        children=[child for child in people.learners_of_device(db, device()) if _may_be(db, asked, child)],
        keepsakes=keepsakes(won),
        place=asked.place,
        back=f"/table/{asked.stored.id}" if asked.stored else "/",
        faces=newcomers.faces(),
    )
    return make_response(answer, status)


def _may_be(db: Session, asked: _Asked, child: Learner) -> bool:
    """True if this child may have been the guest: it had no seat of its own at that table."""
    if asked.stored:
        return all(one.learner != child.id for one in asked.stored.seats)
    return play.guest_has_played(db, visitor(), child.id)
