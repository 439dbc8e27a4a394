"""Children ask each other to a table, by face; each sits at a tablet of its own."""

from __future__ import annotations

from dataclasses import dataclass

from flask import Blueprint, Response, redirect, request, url_for
from flask.typing import ResponseReturnValue

from kidsq import play
from kidsq.classroom import restrictions
from kidsq.play import CannotOpen, NewGame, Visitor
from kidsq.store.classroom import sittings
from kidsq.store.people.people import Learner
from kidsq.web.classroom.arrival import page
from kidsq.web.http import context, tablets
from kidsq.web.http.caller import chance, form_id, visitor
from kidsq.web.http.language import gettext as _
from kidsq.web.http.tablets import Tablet, tablet
from kidsq.web.shared import table_words, tiles

blueprint = Blueprint("lobby", __name__, url_prefix="/class/friends")

MOST_ASKED = 4


@dataclass(frozen=True, slots=True)
class Invitation:
    """A table to which a child here has been asked. by: nickname and face of who sits there first.

    by_teacher: the teacher has made the table for them.
    """

    game_id: str
    by: str
    face: str
    edition_name: str
    by_teacher: bool = False


def invitations(found: Tablet) -> list[Invitation]:
    """The tables to which the children at this tablet have been asked, the latest first."""
    known = tablets.classmates(found)
    made = []
    for game in play.invitations(context.db(), Visitor(found.device, None, found.learners)):
        others = [seat.learner for seat in game.seats if seat.learner and seat.learner not in found.learners]
        host = next((known[child] for child in others if child in known), None)
        name, face = (host.nickname, host.shown) if host else (_("A friend"), "owl")
        by_teacher = play.is_seated_by_teacher(game)
        made.append(Invitation(game.id, name, face, table_words.edition_name(game.edition), by_teacher))
    return made


@blueprint.get("")
def friends() -> ResponseReturnValue:
    """Who is there to be asked?"""
    found = tablet()
    if found is None or not found.sitting:
        return redirect(url_for("class_home.room"), 303)
    return _friends(found)


def _friends(found: Tablet, message: str | None = None, status: int = 200, chosen: tuple[str, ...] = ()) -> Response:
    """chosen: the children tapped already; then only what they may play, too, is offered."""
    offered = editions(found, chosen) or editions(found)
    return page(
        "friends.html",
        status,
        message=message,
        faces=_there(found),
        sitting=tablets.sitters(found),
        editions=[tile for tile in tiles.editions() if tile.code in offered],
        options={code: tiles.options_before(code, found.device, found.learners[0]) for code in offered},
        bot=_bot(found, chosen),
        chosen=chosen,
        most=MOST_ASKED,
        at=url_for("lobby.friends"),
    )


def editions(found: Tablet, asked: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The games that the children here can choose for a table with others; asked: whom they have tapped already.

    How each game begins and the whole first one are enough; the others stand in where adults allow none of these.
    """
    allowed = restrictions.together(context.db(), (*found.learners, *asked)).editions
    several = tuple(code for code in allowed if not play.is_played_alone(code))
    enough = (*play.beginnings(), tiles.whole_game())
    return tuple(code for code in several if code in enough) or several


def _bot(found: Tablet, asked: tuple[str, ...]) -> tiles.BotTile | None:
    """The bot that can be at their table, too."""
    allowed = restrictions.together(context.db(), (*found.learners, *asked)).bots
    offered = editions(found, asked) or editions(found)
    bot = play.usual_bot(offered[0], allowed) if offered else None
    return next((tile for tile in tiles.bots() if tile.code == bot), None)


def _there(found: Tablet) -> list[Learner]:
    """The children of the class who sit at other tablets now, by nickname."""
    known = tablets.classmates(found)
    sitting = sittings.of_class(context.db(), found.class_id, context.now())
    there = {one.learner for one in sitting} - set(found.learners)
    return [child for child in known.values() if child.id in there]


@blueprint.post("")
def ask() -> ResponseReturnValue:
    """Open a table and ask the chosen children to it."""
    found = tablet()
    if found is None or not found.sitting or found.paused:
        return redirect(url_for("class_home.room"), 303)
    known = play.opened_by(context.db(), visitor(), form_id())
    if known:
        return tablets.go(f"/table/{known}")
    if found.last_game:
        return _friends(found, _("This lesson is nearly over. You can carry on with an open game."), 409)
    chosen = tuple(dict.fromkeys(request.form.getlist("friend")))
    there = {child.id for child in _there(found)}
    if not chosen:
        return _friends(found, _("Tap the face of somebody you want to play with."), 400)
    if not set(chosen) <= there:
        return _friends(found, _("One of them is not here any more. Who else would you like to ask?"), 409)
    offered = editions(found, chosen)
    if not offered:
        return _friends(found, _("You don't all have the same games. Ask somebody else."), 409)
    edition, bot = request.form.get("edition", offered[0]), request.form.get("bot", "")
    if play.is_played_alone(edition):
        return _friends(found, tiles.cannot_open(CannotOpen("played_alone"), asked=True), 400, chosen)
    tablets.tapped(found)
    try:
        bots = (bot,) if bot else ()
        options = tiles.chosen_options(request.form)
        gentle = edition in play.beginnings()
        wanted = NewGame(edition, bots, found.learners, gentle=gentle, invited=chosen, options=options)
        game_id = play.open_game(context.db(), visitor(), wanted, chance(), form_id())
    except CannotOpen as error:
        return _friends(found, tiles.cannot_open(error, asked=True), 400, chosen)
    return tablets.go(f"/table/{game_id}")
