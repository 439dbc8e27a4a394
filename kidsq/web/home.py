"""Home: one tap plays. The players of this browser, its open games, and other ways to play."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from flask import Blueprint, make_response, redirect, request, session
from flask import render_template as render
from werkzeug.wrappers import Response

from kidsq import turns
from kidsq.store import games, lessons, people
from kidsq.store.database import writing
from kidsq.store.games import StoredGame
from kidsq.store.people import BadPerson, Learner
from kidsq.turns import GUEST, CannotOpen, Wish, rules
from kidsq.web import house, tiles
from kidsq.web.language import gettext as _
from kidsq.web.security import device
from kidsq.web.visitor import chance, form_id, visitor

blueprint = Blueprint("home", __name__)


@dataclass(frozen=True, slots=True)
class PlayerTile:
    id: str
    nickname: str
    face: str
    chosen: bool


@blueprint.get("/")
def home() -> Response:
    return _page()


@blueprint.post("/play")
def play() -> Response:
    form = request.form
    bots = tuple(bot for bot in form.getlist("bots") if bot)
    persons = tuple(person for person in form.getlist("players") if person)
    known = turns.opened_by(house.db(), visitor(), form_id())
    if known:
        return redirect(f"/table/{known}", 303)
    try:
        if form.get("again"):
            wish = turns.fitted(house.db(), turns.wish_again(house.db(), visitor(), form["again"]))
        elif not bots and not persons and not form.get("edition"):
            wish = turns.fitted(house.db(), _usual_wish())
        else:
            me = _chosen()
            gentle = form.get("gentle") == "1"
            wish = Wish(form.get("edition") or "first_night", bots, persons or ((me.id,) if me else ()), gentle)
        game_id = turns.open_game(house.db(), visitor(), wish, chance(), form_id())
    except CannotOpen as error:
        return _page(tiles.cannot_open(error), status=400)
    return redirect(f"/table/{game_id}", 303)


@blueprint.post("/players")
def new_player() -> Response:
    form = request.form
    nickname, face = form.get("nickname", ""), form.get("face", "")
    try:
        with writing(house.db()) as db:
            child = people.add_learner(db, device(), nickname, face, house.now_text(), form.get("key"))
    except BadPerson as error:
        return _page(_bad_person(error.code, nickname), status=400)
    session["player"] = child.id
    return redirect("/", 303)


@blueprint.post("/players/choose")
def choose_player() -> Response:
    wanted = request.form.get("player", "")
    if wanted != GUEST and people.learner_of_device(house.db(), device(), wanted) is None:
        return _page(_("That player is not on this tablet. Tap a face."), status=404)
    session["player"] = wanted
    return redirect("/", 303)


def _page(message: str | None = None, status: int = 200) -> Response:
    db, me = house.db(), _chosen()
    last = _last_game(me)
    children = people.learners_of_device(db, device())
    answer = render(
        "home/home.html",
        message=message,
        key=secrets.token_hex(16),
        players=[PlayerTile(c.id, c.nickname, c.shown, me is not None and c.id == me.id) for c in children],
        chosen=me and PlayerTile(me.id, me.nickname, me.shown, True),
        open_games=[tiles.game_tile(game) for game in games.open_games(db, device())[: tiles.CARRY_ON]],
        editions=tiles.editions(me.id if me else None),
        bots=tiles.bots(me.id if me else None),
        remembered=last and tiles.remembered(last),
        offer_classic=tiles.offers_classic(last, me.id if me else None),
        enough=me is not None and rules.has_played_enough(db, me.id, house.now_text()),
        faces=people.FACES,
        class_open=lessons.any_open(db, house.now()),
    )
    return make_response(answer, status)


def _chosen() -> Learner | None:
    wanted = session.get("player")
    return people.learner_of_device(house.db(), device(), wanted) if wanted and wanted != GUEST else None


def _last_game(me: Learner | None) -> StoredGame | None:
    return games.latest_of(house.db(), device(), me.id if me else None)


def _usual_wish() -> Wish:
    """The last game once more; a new child gets a first night with one friend."""
    me = _chosen()
    persons = (me.id if me else GUEST,)
    last = _last_game(me)
    if last is None or not tiles.bots_of(last):
        return Wish(players=persons)
    return Wish(last.edition, tiles.bots_of(last), persons, turns.is_gentle(last))


def _bad_person(code: str, nickname: str) -> str:
    if code == "empty":
        return _("A nickname, please: one to twenty letters.")
    if code == "too_long":
        return _("“%(name)s…” is too long. A nickname has at most 20 letters.", name=nickname[:20])
    if code == "no_face":
        return _("Tap a face, please.")
    if code == "too_many":
        return _("No more players fit on this tablet. Tap one of the faces.")
    return _("Please use letters and numbers for the nickname “%(name)s”.", name=nickname[:20])
