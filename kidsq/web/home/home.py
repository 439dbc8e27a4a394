"""Home: one tap plays. The players of this browser, its open games, and other ways to play."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Final

from flask import Blueprint, make_response, redirect, request, session
from flask import render_template as render
from werkzeug.wrappers import Response

from kidsq import play
from kidsq.classroom import restrictions
from kidsq.play import GUEST, CannotOpen, NewGame, first_edition
from kidsq.store.classroom import lessons
from kidsq.store.db.database import writing
from kidsq.store.people import budgets, people
from kidsq.store.people.people import BadPerson, Learner
from kidsq.store.play import games
from kidsq.store.play.games import StoredGame
from kidsq.web.games.books import Keepsake
from kidsq.web.games.lookups import keepsakes, pages_of
from kidsq.web.home import newcomers
from kidsq.web.home.castle import open_doors
from kidsq.web.http import context
from kidsq.web.http.caller import chance, form_id, visitor
from kidsq.web.http.display import looks
from kidsq.web.http.language import gettext as _
from kidsq.web.http.security import device
from kidsq.web.shared import tiles
from kidsq.web.shared.surprise_words import Invitation, invitation

blueprint = Blueprint("home", __name__)

AT_WINDOW: Final = 3

_STOPS: Final = {
    "too_many": "friends",
    "no_bot": "friends",
    "other_bot": "friends",
    "twice": "players",
    "no_player": "players",
}
"""The step of the other ways at which a refused game can be chosen anew."""


@dataclass(frozen=True, slots=True)
class PlayerTile:
    id: str
    nickname: str
    face: str
    chosen: bool


@blueprint.get("/")
def home() -> Response:
    return _page()


@blueprint.get("/ways")
def ways() -> Response:
    """Other ways to play: which game, which bots, who plays here."""
    me = _chosen()
    last = _last_game(me)
    found = tiles.remembered(last) if last else None
    bots = [bot.code for bot in tiles.bots(me.id if me else None)]
    usual = tuple(bot for bot in (found.bots if found else ()) if bot in bots)
    edition = found.edition if found else first_edition()
    comes = play.usual_bot(edition, bots)
    wanted = NewGame(
        edition,
        usual or ((comes,) if comes else ()),
        (me.id if me else GUEST,),
        found is None or found.gentle,
        options=play.options_of(last) if last else {},
    )
    return _ways(wanted)


@blueprint.post("/play", endpoint="play")
def start_game() -> Response:
    form = request.form
    bots = tuple(bot for bot in form.getlist("bots") if bot)
    persons = tuple(person for person in form.getlist("players") if person)
    known = play.opened_by(context.db(), visitor(), form_id())
    if known:
        return redirect(f"/table/{known}", 303)
    try:
        if form.get("again"):
            wanted = play.fitted(context.db(), play.same_again(context.db(), visitor(), form["again"]))
        elif not bots and not persons and not form.get("edition"):
            wanted = play.fitted(context.db(), _usual_game())
        else:
            me = _chosen()
            gentle = form.get("gentle") == "1"
            players = persons or ((me.id,) if me else ())
            edition = form.get("edition") or first_edition()
            wanted = NewGame(edition, tiles.bots_for(edition, bots), players, gentle)
        wanted = replace(wanted, options=tiles.chosen_options(form, wanted))
        budgets.hold(context.db(), device(), context.now())
        game_id = play.open_game(context.db(), visitor(), wanted, chance(), form_id())
    except CannotOpen as error:
        if request.args.get("from") == "ways":
            return _ways(wanted, tiles.cannot_open(error), _STOPS.get(error.code, "game"), 400)
        return _page(tiles.cannot_open(error), status=400)
    return redirect(f"/table/{game_id}", 303)


@blueprint.post("/players")
def new_player() -> Response:
    """A new child of this browser; guest=1: it is who has played here as a guest, and takes along all of that."""
    try:
        budgets.hold(context.db(), device(), context.now())
        with writing(context.db()) as db:
            child = newcomers.of_form(db)
            if request.form.get("guest"):
                newcomers.take_along(db, child)
    except BadPerson as error:
        return _page(newcomers.refusal(error), status=400)
    newcomers.plays_now(child)
    return redirect("/", 303)


@blueprint.post("/players/choose")
def choose_player() -> Response:
    wanted = request.form.get("player", "")
    if wanted != GUEST and people.learner_of_device(context.db(), device(), wanted) is None:
        return _page(_("That player is not on this tablet. Tap a face."), status=404)
    session["player"] = wanted
    return redirect("/", 303)


def _page(message: str | None = None, status: int = 200) -> Response:
    db, me = context.db(), _chosen()
    last = _last_game(me)
    theirs = _open_games(me)
    found = play.readable(db, theirs)
    who = me.id if me else None
    check = me if me and play.waiting_probe(db, me.id, context.now_text()) else None
    next_game = None if check else tiles.next_game(last, who)
    guest_has_played = play.guest_has_played(db, visitor())
    usual = play.fitted(db, _usual_game()).edition
    begins, other = tiles.beginning(usual, last, who), tiles.other_game(usual, device(), who)
    other_games = [one for one in (begins, tiles.missing(other, tiles.to_carry_on(found))) if one]
    offered = tiles.to_carry_on(found, tiles.CARRY_ON - bool(next_game or check) - len(other_games))
    guests = [] if me else keepsakes(play.kept_of_guests(db, device()))
    answer = render(
        "home/home.html",
        message=message,
        house_parts=tiles.parts_of(usual),
        title=tiles.title_of(usual),
        key=secrets.token_hex(16),
        players=_players(me),
        chosen=me and PlayerTile(me.id, me.nickname, me.shown, True),
        open_games=_tiles(me, offered),
        lost=len(theirs) - len(found),
        next_game=next_game,
        at_window=_at_window(keepsakes(play.kept_of(db, me.id)) if me else guests),
        waits=_who_waits(last),
        invites=None if check else _invitation(me),
        check=check,
        other_games=other_games,
        guest_has_played=guest_has_played,
        can_keep=guest_has_played and (me is None or play.guest_has_played(db, visitor(), me.id)),
        guests_keepsakes=guests,
        keepsakes=keepsakes(play.keepsakes_to_take(db, visitor())) if guest_has_played else [],
        enough=me is not None and restrictions.has_played_enough(db, me.id, context.now_text()),
        faces=newcomers.faces(),
        class_open=lessons.any_open(db, context.now()),
    )
    return make_response(answer, status)


def _at_window(kept: list[Keepsake]) -> list[Keepsake]:
    """Who came last of these."""
    return kept[-AT_WINDOW:]


def _who_waits(last: StoredGame | None) -> str:
    """The drawing of whoever has promised this child to wait, at the end of the last game."""
    waits, pages = play.who_waits(last) if last else "", pages_of(last.edition) if last else None
    return pages.asleep(waits) if waits and pages else ""


def _invitation(me: Learner | None) -> Invitation | None:
    """What is new for the child who plays here now."""
    if me:
        open_doors(me)
    waits = play.waiting(context.db(), me.id) if me else None
    return invitation(waits) if waits else None


def _ways(wanted: NewGame, message: str | None = None, first: str = "game", status: int = 200) -> Response:
    """first: the step to begin with."""
    me = _chosen()
    editions = tiles.editions(me.id if me else None)
    if editions and wanted.edition not in [edition.code for edition in editions]:
        wanted = replace(wanted, edition=editions[0].code)
    answer = render(
        "home/ways.html",
        message=message,
        key=secrets.token_hex(16),
        first=first,
        editions=editions,
        bots=tiles.bots(me.id if me else None),
        gentle=tiles.gentle(),
        players=_players(me),
        wanted=wanted,
    )
    return make_response(answer, status)


def _players(me: Learner | None) -> list[PlayerTile]:
    children = people.learners_of_device(context.db(), device())
    return [PlayerTile(c.id, c.nickname, c.shown, me is not None and c.id == me.id) for c in children]


def _chosen() -> Learner | None:
    wanted = session.get("player")
    return people.learner_of_device(context.db(), device(), wanted) if wanted and wanted != GUEST else None


def _open_games(me: Learner | None) -> list[StoredGame]:
    """The open games of the child or guest who plays here now, the last played first."""
    return [game for game in games.open_games(context.db(), device()) if play.is_theirs(game, me.id if me else None)]


def _tiles(me: Learner | None, offered: list[StoredGame]) -> list[tiles.GameTile]:
    """These of them, to be carried on."""
    db, who = context.db(), me.id if me else None
    reached = play.scores(db, offered, who)
    return [tiles.game_tile(game, _other_faces(game, who), reached[game.id]) for game in offered]


def _other_faces(game: StoredGame, who: str | None) -> tuple[str, ...]:
    """The faces of the other children at a table."""
    known = {child.id: child.shown for child in people.learners_of_device(context.db(), device())}
    return tuple(known[seat.learner] for seat in game.seats if seat.learner in known and seat.learner != who)


def _last_game(me: Learner | None) -> StoredGame | None:
    return games.latest_of(context.db(), device(), me.id if me else None)


def _usual_game() -> NewGame:
    """The last game once more; a new child gets the game to begin with, and one friend."""
    me = _chosen()
    persons = (me.id if me else GUEST,)
    last = _last_game(me)
    if last is None:
        return NewGame(tiles.to_begin_with(me.id if me else None, older=looks().band == "older"), players=persons)
    if not (tiles.bots_of(last) or play.is_played_alone(last.edition)):
        return NewGame(players=persons)
    return NewGame(last.edition, tiles.bots_of(last), persons, play.is_gentle(last), options=play.options_of(last))
