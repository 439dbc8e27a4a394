"""Home: one tap plays. The players of this browser, its open games, and other ways to play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from flask import Blueprint, make_response, redirect, request, session
from flask import render_template as render
from werkzeug.wrappers import Response

from kidsq import turns
from kidsq.store import games, people
from kidsq.store.database import writing
from kidsq.store.games import StoredGame
from kidsq.store.people import BadPerson, Learner
from kidsq.turns import BOTS, EDITIONS, GUEST, CannotOpen, Wish
from kidsq.web import house, words
from kidsq.web.language import gettext as _
from kidsq.web.security import device
from kidsq.web.visitor import chance, visitor

blueprint = Blueprint("home", __name__)

CARRY_ON: Final = 4


@dataclass(frozen=True, slots=True)
class PlayerTile:
    id: str
    nickname: str
    face: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class GameTile:
    id: str
    edition_name: str
    friends: tuple[str, ...]
    when: str


@dataclass(frozen=True, slots=True)
class EditionTile:
    code: str
    name: str
    line: str


@dataclass(frozen=True, slots=True)
class BotTile:
    code: str
    name: str
    face: str
    line: str


@dataclass(frozen=True, slots=True)
class Remembered:
    edition: str
    edition_name: str
    bots: tuple[str, ...]
    gentle: bool


@blueprint.get("/")
def home() -> Response:
    return _page()


@blueprint.post("/play")
def play() -> Response:
    form = request.form
    bots = tuple(bot for bot in form.getlist("bots") if bot)
    persons = tuple(person for person in form.getlist("players") if person)
    try:
        if form.get("again"):
            wish = turns.wish_again(house.db(), visitor(), form["again"])
        elif not bots and not persons and not form.get("edition"):
            wish = _usual_wish()
        else:
            me = _chosen()
            gentle = form.get("gentle") == "1"
            wish = Wish(form.get("edition") or "first_night", bots, persons or ((me.id,) if me else ()), gentle)
        game_id = turns.open_game(house.db(), visitor(), wish, chance())
    except CannotOpen as error:
        return _page(_cannot_open(error), status=400)
    return redirect(f"/table/{game_id}", 303)


@blueprint.post("/players")
def new_player() -> Response:
    form = request.form
    nickname, face = form.get("nickname", ""), form.get("face", "")
    try:
        with writing(house.db()) as db:
            child = people.add_learner(db, device(), nickname, face, house.now_text())
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
        players=[PlayerTile(c.id, c.nickname, c.face, me is not None and c.id == me.id) for c in children],
        chosen=me and PlayerTile(me.id, me.nickname, me.face, True),
        open_games=[_game_tile(game) for game in games.open_games(db, device())[:CARRY_ON]],
        editions=[EditionTile(code, words.edition_name(code), words.edition_line(code)) for code in EDITIONS],
        bots=[BotTile(bot, words.bot_name(bot), f"friend-{bot}", words.bot_line(bot)) for bot in BOTS],
        remembered=last and _remembered(last),
        offer_classic=last is not None and last.edition == "first_night" and last.ended_at is not None,
        faces=people.FACES,
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
    if last is None or not _bots(last):
        return Wish(players=persons)
    return Wish(last.edition, _bots(last), persons, turns.is_gentle(last))


def _bots(game: StoredGame) -> tuple[str, ...]:
    return tuple(seat.bot for seat in game.seats if seat.bot)


def _remembered(game: StoredGame) -> Remembered:
    return Remembered(game.edition, words.edition_name(game.edition), _bots(game), turns.is_gentle(game))


def _game_tile(game: StoredGame) -> GameTile:
    friends = tuple(f"friend-{bot}" for bot in _bots(game))
    day = game.updated_at[:10]
    when = _("today") if day == house.now_text()[:10] else day
    return GameTile(game.id, words.edition_name(game.edition), friends, when)


def _cannot_open(error: CannotOpen) -> str:
    sentences = {
        "no_edition": _("There is no game “%(value)s”. Choose one of the pictures.", value=error.value),
        "no_bot": _("There is no friend “%(value)s”. Choose one of the pictures.", value=error.value),
        "too_many": _("%(value)s cannot play together. Two to five can.", value=error.value),
        "twice": _("Each child can sit down once. Tap another face."),
        "no_player": _("That player is not on this tablet. Tap a face."),
        "no_game": _("That game is not on this tablet. Start a new one."),
    }
    return sentences[error.code]


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
