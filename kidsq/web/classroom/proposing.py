"""A tablet at which a child proposes for its class: the class's hand, and what can be done with it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from flask import Blueprint, Response, current_app, make_response, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from werkzeug.exceptions import NotFound

from kidsq import play
from kidsq.play import NotHere, Question, Reply, TurnForm, UnreadableGame
from kidsq.play.wall import propose
from kidsq.play.wall.requests import ANSWER, MOVE, AsChild
from kidsq.web.games.contract import AtTablet, Proposing, Showing
from kidsq.web.games.lookups import pages_of
from kidsq.web.http import context, display, language, tablets
from kidsq.web.http.caller import chance, timings, visitor, wants_fragment
from kidsq.web.http.language import gettext as _
from kidsq.web.http.tablets import Tablet, tablet

blueprint = Blueprint("wall", __name__, url_prefix=tablets.WALL)

STATUS: Final = {"done": 200, "refused": 400, "late": 409, "clash": 422}
THE_WALL: Final = "wall"
"""What this page calls itself when it asks for news of the class."""


@blueprint.errorhandler(NotHere)
def not_here(error: NotHere) -> ResponseReturnValue:
    """Nothing of that class is on a wall, or nobody of that name sits here: home knows what to show instead.

    No other browser learns that there is such a table.
    """
    if tablet() is None:
        return current_app.handle_http_exception(NotFound())
    return tablets.go(url_for("class_home.room"))


@blueprint.errorhandler(UnreadableGame)
def unreadable(error: UnreadableGame) -> ResponseReturnValue:
    """Only the teacher can begin another game."""
    return Response(render_template("wall/unreadable.html"), 410)


def _here() -> tuple[Tablet, str]:
    """This tablet, and the game on the wall of its class. Raises NotHere where there is none."""
    found = tablet()
    if found is None or found.wall_game is None:
        raise NotHere("no class plays together here")
    return found, found.wall_game


def _asked(game_id: str, learner: str) -> AsChild:
    found, on_wall = _here()
    if game_id != on_wall:
        raise NotHere(game_id)
    return AsChild(context.db(), visitor(), found.class_id, game_id, learner, chance())


@blueprint.get("")
def room() -> ResponseReturnValue:
    """To the child here that has not proposed anything yet, else to the first one."""
    found, game_id = _here()
    each = [AsChild(context.db(), visitor(), found.class_id, game_id, one, chance()) for one in found.learners]
    thinks = next((at for at in each if _said(at) is None), each[0])
    return redirect(url_for("wall.page", game_id=game_id, learner=thinks.learner), 303)


@blueprint.get("/<game_id>/<learner>")
def page(game_id: str, learner: str) -> ResponseReturnValue:
    """The table of the class as this child sees it."""
    return _show(_asked(game_id, learner), Reply(), full_page=True)


@blueprint.get("/<game_id>/<learner>/news")
def news(game_id: str, learner: str) -> ResponseReturnValue:
    """204 while the game has not gone on."""
    at = _asked(game_id, learner)
    if request.args.get("seen") == str(at.stored.version):
        return Response(status=204)
    return _show(at, Reply(), full_page=False)


@blueprint.post("/<game_id>/<learner>/turn")
def turn(game_id: str, learner: str) -> ResponseReturnValue:
    """Propose what is picked."""
    at, form = _asked(game_id, learner), request.form
    wanted = TurnForm(form.get("ply", ""), form.get("key", ""), dict(form.lists()))
    return _answer(at, propose.propose(at, wanted, timings()))


@blueprint.post("/<game_id>/<learner>/answer")
def answer(game_id: str, learner: str) -> ResponseReturnValue:
    """Answer a friend's question, for oneself."""
    at, form = _asked(game_id, learner), request.form
    said = None if form.get("skip") else form.get("answer", "")
    return _answer(at, propose.answer(at, form.get("key", ""), said, timings()))


@blueprint.post("/<game_id>/<learner>/hint")
def hint(game_id: str, learner: str) -> ResponseReturnValue:
    """One more help, for this child alone."""
    at, form = _asked(game_id, learner), request.form
    return _answer(at, play.ask_owl(at, form.get("ply", ""), form.get("level", ""), form.get("auto") == "1"))


@blueprint.post("/<game_id>/<learner>/counted")
def counted(game_id: str, learner: str) -> ResponseReturnValue:
    """A picture of help was counted; it is on the screen already, and stays."""
    play.count_along(_asked(game_id, learner), request.form.get("key", ""))
    return Response(status=204)


@blueprint.post("/<game_id>/<learner>/settings")
def settings(game_id: str, learner: str) -> ResponseReturnValue:
    """How this child's table looks and sounds."""
    at = _asked(game_id, learner)
    return _answer(at, play.choose(at, {key: value for key, value in request.form.items() if key in play.CHOICES}))


@blueprint.post("/<game_id>/<learner>/lessons")
def lessons(game_id: str, learner: str) -> ResponseReturnValue:
    """Show the tips once more: at the child's next table of its own, here all look at the wall."""
    at = _asked(game_id, learner)
    return _answer(at, play.teach(at, again=request.form.get("lessons") == "again"))


# -- how it is shown --------------------------------------------------------------------------------------------------


def _answer(at: AsChild, reply: Reply) -> ResponseReturnValue:
    if wants_fragment():
        return _show(at, reply, full_page=False)
    if reply.kind == "done" and not reply.code:
        return redirect(url_for("wall.page", game_id=at.game_id, learner=at.learner), 303)
    return _show(at, reply, full_page=True)


def _show(at: AsChild, reply: Reply, *, full_page: bool) -> Response:
    look = play.look(at, reply.since)
    asked = look.question
    if asked is not None and asked.missed is not None:
        look = look._replace(question=replace(asked, all_missed=(asked.missed,)))
    language.speak(display.spoken_at(look))
    language.speak_to_older(look.preferences.band == "older")
    pages = pages_of(look.stored.edition)
    assert pages is not None, "a game that has no pages is not put on a wall"
    showing = Showing(look, reply, _answered(at, reply), (), full_page, False)
    drawn = pages.proposing(showing, _proposing(at), at.chance.new_id())
    values = {"full_page": full_page, **(_frame() if full_page else {}), **drawn.values}
    return make_response(render_template(drawn.template, **values), STATUS[reply.kind])


def _frame() -> dict[str, Any]:
    """What stands beside the table: who sits here."""
    found = tablet()
    assert found is not None
    return {"who": tablets.sitters(found), "tablet": found, "game_id": THE_WALL}


def _answered(at: AsChild, reply: Reply) -> tuple[Question, int] | None:
    """The question that this child has just answered, with its answer."""
    key, said = reply.values.get("answered"), reply.values.get("said")
    question = propose.question_with(at, key) if key and said else None
    return None if question is None or said is None else (question, int(said))


def _proposing(at: AsChild) -> Proposing:
    found, _game = _here()
    said = _said(at)
    here = url_for("wall.page", game_id=at.game_id, learner=at.learner)
    the_class = tablets.the_class(found)
    name = the_class.name if the_class is not None else _("Our class")
    kind, text = said or (MOVE, None)
    over = propose.key_of(at.proposal(at.stored.plies, MOVE))
    return Proposing(here, name, kind, text, over, _turns(found, at))


def _said(at: AsChild) -> tuple[str, str] | None:
    """Kind and text of what this child has proposed for what its class decides now."""
    for kind in (ANSWER, MOVE):
        proposal = at.proposal(at.stored.plies, kind)
        is_open = kind == MOVE or propose.is_asked(at)
        if proposal is not None and proposal.said is not None and is_open:
            return kind, proposal.said
    return None


def _turns(found: Tablet, at: AsChild) -> tuple[AtTablet, ...]:
    """The children at this tablet, where there are several."""
    if len(found.learners) < 2:
        return ()
    made = []
    for child in tablets.sitters(found):
        own = AsChild(context.db(), visitor(), found.class_id, at.game_id, child.id, at.chance)
        address = url_for("wall.page", game_id=at.game_id, learner=child.id)
        made.append(AtTablet(address, child.nickname, child.shown, _said(own) is not None, child.id == at.learner))
    return tuple(made)
