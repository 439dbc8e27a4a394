"""A child's home at a tablet of its class: play, carry on, hand over; and whatever the tablet shows instead."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from flask import Blueprint, Response, redirect, request, url_for
from flask.typing import ResponseReturnValue

from kidsq import play
from kidsq.classroom import restrictions
from kidsq.play import CannotOpen, NewGame, first_edition
from kidsq.store.classroom import sittings
from kidsq.store.people.people import Learner
from kidsq.store.play import games
from kidsq.store.play.games import StoredGame
from kidsq.web.classroom import lobby
from kidsq.web.classroom.arrival import nickname_of, page, picker
from kidsq.web.games.books import Keepsake
from kidsq.web.games.contract import GamePages
from kidsq.web.games.lookups import pages_of
from kidsq.web.http import context, links, tablets
from kidsq.web.http.caller import chance, form_id, visitor
from kidsq.web.http.display import looks
from kidsq.web.http.language import gettext as _
from kidsq.web.http.security import device
from kidsq.web.http.tablets import Tablet, tablet
from kidsq.web.shared import tiles

blueprint = Blueprint("class_home", __name__, url_prefix="/class")

OF_A_NEW_GAME: Final = ("again", "edition", "bots", "gentle", "key")
"""What a form may say of the game to open."""


@blueprint.get("")
def room() -> ResponseReturnValue:
    """What this tablet shows now."""
    found = tablet()
    return _room(found) if found else redirect(url_for("classroom.code"), 303)


def _way_back() -> str:
    """Where a pause or a question has stopped the children here, if it is theirs; else nothing."""
    found, address = tablet(), request.values.get("back", "")
    if found is None or not found.sitting:
        return ""
    if address == tablets.WALL:
        return address if found.wall_game else ""
    if not address.startswith("/table/"):
        return links.ours(address) if tablets.is_childrens(address) else ""
    stored = games.load(context.db(), address.removeprefix("/table/"))
    here = stored is not None and stored.put_away_at is None and set(found.learners) <= _children(stored)
    return address if here else ""


def _room(found: Tablet, message: str | None = None, status: int = 200) -> Response:
    if found.paused:
        return page(
            "pause.html",
            status,
            sitting=tablets.sitters(found),
            back=_way_back(),
            waits=bool(found.sitting and _open_games(found)),
        )
    if found.sitting and found.wall_game and not found.idle:
        return tablets.go(tablets.WALL)
    if found.sitting:
        return _still(found) if found.idle else _home(found, message, status)
    if not found.is_open or tablets.the_class(found) is None:
        scores = _sunrise_scores(found)
        if scores:
            return page("sunrise.html", scores=scores)
        return page("waiting.html", over=found.lesson is not None and found.lesson.ended_at is not None)
    if found.hand is not None:
        return page("hand.html", nickname=nickname_of(found.hand.learner))
    elsewhere = nickname_of(sittings.taken_over(context.db(), found.device))
    if elsewhere:
        message = _("%(name)s plays on another tablet now. Who are you?", name=elsewhere)
    return picker(found, message)


def _sunrise_scores(found: Tablet) -> list[tuple[Learner, play.SunriseScore, str, list[Keepsake]]]:
    """What the children who sat here had reached when the lesson ended with the sunrise."""
    if found.lesson is None or found.lesson.ended_at is None:
        return []
    known = tablets.classmates(found)
    reached = play.sunrise_scores(context.db(), found.device, found.lesson.ended_at)
    theirs = [(one, pages_of(one.edition) or GamePages()) for one in reached if one.learner in known]
    return [(known[one.learner], one, pages.HOUSE_PARTS, pages.keepsakes(one.won)) for one, pages in theirs]


@blueprint.get("/news")
def news() -> ResponseReturnValue:
    """204 while this tablet would show the same; else its page, or the way from the table to it.

    seen: the mark of the page that asks. table: it is the page of this game, `wall` of that of the whole class; at:
    another page of children.
    back: where a pause, or the question who is there, has stopped the children.
    """
    found = tablet()
    if found is None:
        return tablets.go(url_for("classroom.code"))
    if request.args.get("seen") == found.mark:
        return Response(status=204)
    back = _way_back()
    if back and not found.paused and not found.idle:
        return tablets.go(back)
    game, at = request.args.get("table", "")[:40], request.args.get("at", "")
    if not game and not at:
        return _room(found)
    is_wall = game == "wall"
    back = tablets.WALL if is_wall else f"/table/{game}" if game else at
    stop = tablets.stopped(found, back) if found.sitting else None
    if stop is not None:
        return stop
    if not found.sitting or is_wall != bool(found.wall_game) or (not is_wall and tablets.called_away(found, game)):
        return tablets.go(url_for("class_home.room"))
    if game:
        return page("_who.html", who=tablets.sitters(found), tablet=found, game_id=game)
    return _room(found) if at == url_for("lobby.friends") else page("_listens.html", at=at)


# -- home -------------------------------------------------------------------------------------------------------------


def _home(found: Tablet, message: str | None = None, status: int = 200) -> Response:
    sitting, last, asked = tablets.sitters(found), _last_game(found), lobby.invitations(found)
    theirs = _open_games(found)
    going_on = play.readable(context.db(), theirs)
    lost, asked_to = len(theirs) - len(going_on), {one.game_id for one in asked}
    going_on = tiles.to_carry_on([game for game in going_on if game.id not in asked_to])
    next_game = tiles.next_game(last, found.learners[0]) if len(sitting) == 1 else None
    usual = play.fitted(context.db(), _usual_game(found)).edition
    has_room = not asked and len(sitting) == 1
    begins, other = (
        tiles.beginning(usual, last, found.learners[0]),
        tiles.other_game(usual, device(), found.learners[0]),
    )
    check = sitting[0] if found.probe else None
    other_games = [one for one in (begins, tiles.missing(other, going_on)) if one and has_room and not check]
    next_game = None if check else next_game
    going_on = going_on[: tiles.CARRY_ON - bool(next_game or check) - len(other_games)]
    reached = play.scores_together(context.db(), going_on, found.learners)
    return page(
        "home.html",
        status,
        message=message,
        sitting=sitting,
        last_game=found.last_game,
        room_for_more=found.is_open and len(sitting) < sittings.MOST_AT_ONE,
        invitations=asked,
        lost=lost,
        open_games=[tiles.game_tile(game, _companions(found, game), reached[game.id]) for game in going_on],
        next_game=next_game,
        check=check,
        house_parts=tiles.parts_of(usual),
        other_games=other_games,
        with_bots=bool(lobby.editions(found)),
        enough=any(restrictions.has_played_enough(context.db(), one, context.now_text()) for one in found.learners),
    )


def _open_games(found: Tablet) -> list[StoredGame]:
    """What all who sit here can carry on; with one child also what it plays with others."""
    kept = games.open_games_of(context.db(), found.learners[0])
    return [game for game in kept if set(found.learners) <= _children(game) and not _refused(found, game)]


def _refused(found: Tablet, game: StoredGame) -> bool:
    """True if the children here have said "not now", and nobody has played there since."""
    return game.plies == 0 and all(seat.stand_in for seat in game.seats if seat.learner in found.learners)


def _children(game: StoredGame) -> set[str]:
    return {seat.learner for seat in game.seats if seat.learner}


def _companions(found: Tablet, game: StoredGame) -> tuple[str, ...]:
    """The faces of the children at a table who do not sit here; where nobody else plays, of those who do."""
    known = tablets.classmates(found)
    others = [seat.learner for seat in game.seats if seat.learner and seat.learner not in found.learners]
    shown = others if others or tiles.bots_of(game) else found.learners
    return tuple(known[learner].shown for learner in shown if learner in known)


def _last_game(found: Tablet) -> StoredGame | None:
    return games.latest_of(context.db(), device(), found.learners[0])


@blueprint.get("/play")
def again() -> ResponseReturnValue:
    """Where a reload lands after the question whether it is still the same child."""
    return redirect(url_for("class_home.room"), 303)


@blueprint.post("/play", endpoint="play")
def start_game() -> ResponseReturnValue:
    """One tap plays. A child that has played since it sat down is asked whether it is still the same."""
    found = tablet()
    if found is None:
        return redirect(url_for("classroom.code"), 303)
    if not found.sitting or found.paused:
        return redirect(url_for("class_home.room"), 303)
    # Asked before the form's own game is looked for: a second tap may open it at this moment, and is no other child.
    has_played = _has_played_here(found)
    known = play.opened_by(context.db(), visitor(), form_id())
    if known:
        return tablets.go(f"/table/{known}")
    if found.last_game:
        return _home(found, _("This lesson is nearly over. You can carry on with an open game."), 409)
    if request.form.get("still") != "yes" and has_played:
        return _still(found, play=True)
    tablets.tapped(found)
    try:
        game_id = play.open_game(context.db(), visitor(), _wanted(found), chance(), form_id())
    except CannotOpen as error:
        return _home(found, tiles.cannot_open(error), 400)
    return tablets.go(f"/table/{game_id}")


def _has_played_here(found: Tablet) -> bool:
    """True if a game has begun, or the one to play again has ended, since the last child sat down."""
    last, since = _last_game(found), max(one.began_at for one in found.sitting)
    again = games.load(context.db(), request.form.get("again", ""))
    if again is not None and set(found.learners) <= _children(again) and again.updated_at >= since:
        return True
    return last is not None and last.created_at >= since


def _wanted(found: Tablet) -> NewGame:
    form, children = request.form, found.learners
    if form.get("again"):
        wanted = play.same_again(context.db(), visitor(), form["again"])
        return play.fitted(context.db(), replace(wanted, options=tiles.chosen_options(form, wanted)))
    bots = tuple(bot for bot in form.getlist("bots") if bot)
    if bots or form.get("edition"):
        gentle, options = form.get("gentle") == "1", tiles.chosen_options(form)
        return NewGame(form.get("edition") or first_edition(), bots, children, gentle, options=options)
    return play.fitted(context.db(), _usual_game(found))


def _usual_game(found: Tablet) -> NewGame:
    last, children = _last_game(found), found.learners
    alone = len(children) == 1
    if last is None and alone:
        return NewGame(tiles.to_begin_with(children[0], older=looks().band == "older"), players=children)
    if last is None or (alone and not tiles.bots_of(last) and not play.is_played_alone(last.edition)):
        return NewGame(players=children)
    bots = tiles.bots_of(last) if alone else ()
    return NewGame(last.edition, bots, children, play.is_gentle(last), options=play.options_of(last))


# -- still you? -------------------------------------------------------------------------------------------------------


@blueprint.get("/still")
def still() -> ResponseReturnValue:
    """Is it still the same child?"""
    found = tablet()
    if found is None or not found.sitting or found.paused:
        return redirect(url_for("class_home.room", back=_way_back() or None), 303)
    return _still(found)


def _still(found: Tablet, *, play: bool = False) -> Response:
    wanted = [(name, value) for name in OF_A_NEW_GAME for value in request.form.getlist(name)] if play else []
    return page(
        "still.html",
        sitting=tablets.sitters(found),
        question=_question(tablets.sitters(found)),
        wanted=wanted,
        play=play,
        back=_way_back(),
    )


def _question(sitting: list[Learner]) -> str:
    names = [child.nickname for child in sitting]
    if len(names) == 1:
        return _("Still %(name)s?", name=names[0])
    return _("Still %(names)s and %(last)s?", names=", ".join(names[:-1]), last=names[-1])


@blueprint.post("/still")
def yes() -> ResponseReturnValue:
    """It is: back to where the child was."""
    found = tablet()
    if found is None or not found.sitting:
        return redirect(url_for("class_home.room"), 303)
    tablets.tapped(found)
    back = _way_back()
    return tablets.go(back) if back else redirect(url_for("class_home.room"), 303)


@blueprint.post("/done")
def done() -> ResponseReturnValue:
    """One child, or everybody, is done at this tablet: the next one, please. Games are kept."""
    found = tablet()
    if found is not None:
        learner = request.form.get("learner") or None
        if learner is None or learner in found.learners:
            tablets.stand_up(found, learner)
    return redirect(url_for("class_home.room"), 303)
