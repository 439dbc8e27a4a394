"""The table's addresses: each reads its form, lets `play` decide, and shows the present table."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from flask import Blueprint, Response, current_app, flash, get_flashed_messages, make_response, redirect, request
from flask import render_template as render
from werkzeug.exceptions import NotFound
from werkzeug.wrappers import Response as AnyResponse

from kidsq import play
from kidsq.learning.attempt import Attempt
from kidsq.play import NotHere, Reply, TurnForm, UnreadableGame
from kidsq.web.games.contract import Showing
from kidsq.web.games.lookups import pages_of
from kidsq.web.http import context, display, language
from kidsq.web.http.caller import chance, timings, visitor, wants_fragment
from kidsq.web.http.tablets import sitters, tablet

blueprint = Blueprint("table", __name__, url_prefix="/table")
_log = logging.getLogger("kidsq.web")

TOLD: Final = tuple(map(str, range(10)))
"""More taps than the owl has lines, and any of them counts."""
FIELDS_TICKED: Final = frozenset({"card", "meeple", "box", "theirs"})
MOST_TICKED: Final = 8
LONGEST_VALUE: Final = 20
"""No form has more or longer ones; what a cookie carries stays small."""
STATUS: Final = {"done": 200, "refused": 400, "late": 409, "clash": 422}


@blueprint.errorhandler(NotHere)
def not_here(error: NotHere) -> AnyResponse:
    answer = make_response(current_app.handle_http_exception(NotFound()), 404)
    if wants_fragment():
        answer.headers["HX-Refresh"] = "true"  # the whole page then says it, not a page within the table
    return answer


@blueprint.errorhandler(UnreadableGame)
def unreadable(error: UnreadableGame) -> AnyResponse:
    """Tell the people at this table that their game has come to an end, and how another one begins."""
    if wants_fragment():
        answer = make_response("", 410)
        answer.headers["HX-Refresh"] = "true"
        return answer
    _log.error("a game cannot be opened: %s", error)
    return make_response(render("table/unreadable.html", in_class=tablet() is not None, key=context.new_id()), 410)


@blueprint.get("/<game_id>")
def page(game_id: str) -> Response:
    said: list[Any] = get_flashed_messages()
    return _show(_asked(game_id), _told_before(game_id, *said[0]) if said else Reply(), full_page=True)


def _told_before(game_id: str, code: str, values: dict[str, Any]) -> Reply:
    """The answer from which this page was called; plies are news only at the table where they were played."""
    since = values.pop("since", None)
    return Reply(code=code, values=values, since=since if values.get("done") == game_id else None)


@blueprint.post("/<game_id>/turn")
def turn(game_id: str) -> AnyResponse:
    form = request.form
    wanted = TurnForm(form.get("ply", ""), form.get("key", ""), dict(form.lists()))
    at = _asked(game_id)
    reply = play.take_turn(at, wanted, timings())
    is_unfinished = reply.code and reply.kind in ("done", "refused")
    return _answer(at, replace(reply, values={**reply.values, "ticked": _ticked(wanted)}) if is_unfinished else reply)


def _ticked(form: TurnForm) -> list[str]:
    """What a child has chosen in this form, so that a page without a script can show it once more."""
    chosen = [value for name, values in form.fields.items() if name in FIELDS_TICKED for value in values]
    return [value[:LONGEST_VALUE] for value in chosen[:MOST_TICKED]]


@blueprint.post("/<game_id>/answer")
def answer(game_id: str) -> AnyResponse:
    form, at = request.form, _asked(game_id)
    said = None if form.get("skip") else form.get("answer", "")
    return _answer(at, play.answer(at, form.get("key", ""), said, timings()))


@blueprint.post("/<game_id>/next")
def next_ply(game_id: str) -> AnyResponse:
    at = _asked(game_id)
    to_me = request.form.get("to") == "me"
    return _answer(at, play.let_bot_go(at, request.form.get("ply", ""), to_my_turn=to_me))


@blueprint.post("/<game_id>/hint")
def hint(game_id: str) -> AnyResponse:
    by_itself = request.form.get("auto") == "1"
    ply = request.form.get("ply", "")
    wanted = request.form.get("level", "")
    told = request.form.get("told", "")
    at = _asked(game_id)
    if told and told not in TOLD:
        return _answer(at, Reply("refused", "bad_number", {"value": told[:20]}))
    reply = play.ask_owl(at, ply, wanted, by_itself)
    return _answer(at, replace(reply, values={"told": int(told)}) if told and reply.kind == "done" else reply)


@blueprint.post("/<game_id>/counted")
def counted(game_id: str) -> Response:
    """A picture of help was counted; it is on the screen already, and stays."""
    play.count_along(_asked(game_id), request.form.get("key", ""))
    return Response(status=204)


@blueprint.post("/<game_id>/curtain")
def curtain(game_id: str) -> AnyResponse:
    at = _asked(game_id)
    return _answer(at, play.lift_curtain(at, request.form.get("ply", "")))


@blueprint.post("/<game_id>/settings")
def settings(game_id: str) -> AnyResponse:
    at = _asked(game_id)
    return _answer(at, play.choose(at, {key: value for key, value in request.form.items() if key in play.CHOICES}))


@blueprint.post("/<game_id>/leave")
def leave(game_id: str) -> AnyResponse:
    play.go_away(_asked(game_id))
    return redirect("/", 303)


@blueprint.post("/<game_id>/come")
def come(game_id: str) -> AnyResponse:
    at = _asked(game_id)
    return _answer(at, play.come(at))


@blueprint.post("/<game_id>/start")
def start(game_id: str) -> AnyResponse:
    at = _asked(game_id)
    return _answer(at, play.start_now(at))


@blueprint.post("/<game_id>/without")
def without(game_id: str) -> AnyResponse:
    at = _asked(game_id)
    return _answer(at, play.go_on_without(at))


@blueprint.post("/<game_id>/sign")
def sign(game_id: str) -> AnyResponse:
    at = _asked(game_id)
    return _answer(at, play.show_sign(at, request.form.get("sign", "")))


@blueprint.get("/<game_id>/news")
def news(game_id: str) -> AnyResponse:
    now = play.version(context.db(), visitor(), game_id)
    if request.args.get("seen") == str(now):
        return Response(status=204)
    at, shown = _asked(game_id), request.args.get("ply", type=int)
    has_plies = shown is not None and 0 <= shown < at.stored.plies
    return _show(at, Reply(since=shown if has_plies else None), full_page=False, elsewhere=True)


@blueprint.post("/<game_id>/lessons")
def tips(game_id: str) -> AnyResponse:
    # Tips were lessons once: pages of an older version that are still open send these names to this address.
    wanted, at = request.form.get("lessons"), _asked(game_id)
    if wanted == "seen":  # that of the form, which says its name
        return _answer(at, play.go_on(at))
    if wanted not in ("end", "again"):
        return _answer(at, Reply("refused", "bad_setting", {"value": str(wanted)[:20]}))
    return _answer(at, play.teach(at, again=wanted == "again"))


def _asked(game_id: str) -> play.Request:
    """This request at the table; a form that is heeded also says which tip its child has gone on from."""
    at = play.Request(context.db(), visitor(), game_id, chance())
    if "lesson" in request.form:
        at.when_done = partial(play.note_tip, said=request.form["lesson"])
    return at


def _answer(at: play.Request, reply: Reply) -> AnyResponse:
    if wants_fragment():
        return _show(at, reply, full_page=False)
    if reply.kind == "done":
        if reply.code or reply.values or reply.since is not None:
            get_flashed_messages()  # only the last: who never looks would fill the cookie until it is refused
            news = {} if reply.since is None else {"done": at.game_id, "since": reply.since}
            told = {**reply.values, **news}
            flash((reply.code, told))  # type: ignore[arg-type]  # any JSON will do
        return redirect(f"/table/{at.game_id}", 303)
    return _show(at, reply, full_page=True)


def _show(at: play.Request, reply: Reply, *, full_page: bool, elsewhere: bool = False) -> Response:
    """elsewhere: what is new was done at another screen."""
    look = play.look(at, reply.since)
    language.speak(display.spoken_at(look))
    language.speak_to_older(look.preferences.band == "older")
    pages = pages_of(look.stored.edition)
    assert pages is not None, "a game that has no pages is not opened"
    done_here = reply.kind == "done" and _is_news(at.game_id, reply) and not elsewhere
    answered = play.answered_question(at.db, at.game_id, reply.values.get("answered"))
    showing = Showing(look, reply, answered, _sums_said(look), full_page, done_here)
    drawn = pages.table(showing, at.chance.new_id())
    values = {"full_page": full_page, **(_frame(at.game_id) if full_page else {}), **drawn.values}
    return Response(render(drawn.template, **values), STATUS[reply.kind])


def _is_news(game_id: str, reply: Reply) -> bool:
    """True if this reply answers what was just done at this screen."""
    return reply.since is not None or "answered" in reply.values or reply.values.get("done") == game_id


def _frame(game_id: str) -> dict[str, Any]:
    """What stands beside the table on a class's tablet: who plays here."""
    found = tablet()
    return {"who": sitters(found), "tablet": found, "game_id": game_id} if found else {}


def _sums_said(look: play.Look) -> Sequence[Attempt]:
    if look.outcome is None:
        return ()
    return play.sums_said(context.db(), look.stored.id, look.stored.seats[look.seat].learner)
