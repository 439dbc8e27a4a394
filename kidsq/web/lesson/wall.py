"""The wall of a class: its game, how many have proposed something, and what its teacher lays."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from flask import Blueprint, Response, make_response, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from kidsq import play
from kidsq.play import CannotOpen, NotHere, Reply, UnreadableGame, Visitor
from kidsq.play.wall import lead
from kidsq.play.wall.requests import AsClass
from kidsq.play.wall.tally import Tally
from kidsq.store.classroom import lessons
from kidsq.store.classroom.classes import Class
from kidsq.web.games.lookups import pages_of
from kidsq.web.http import context, security, tablets
from kidsq.web.http.caller import chance, wants_fragment
from kidsq.web.http.language import gettext as _
from kidsq.web.lesson.lesson import class_in_room, editions_on_wall, go_on, lesson_page
from kidsq.web.shared import rights, table_words
from kidsq.web.shared.frame import put_on_record

blueprint = Blueprint("on_wall", __name__, url_prefix="/grown-ups/classes/<class_id>/wall")

FRIEND: Final = "bruno"
"""Who plays against the class."""
STATUS: Final = {"done": 200, "refused": 400, "late": 409, "clash": 422}


@dataclass(frozen=True, slots=True)
class Shown:
    """The game on the wall. kind: what is to be decided (lead.Matter). parts, styles: of the game; scene: its own."""

    game_id: str
    ply: int
    kind: str
    paused: bool
    tally: Tally | None
    parts: str
    styles: Sequence[str]
    scene: Any
    version: int

    @property
    def mark(self) -> str:
        """Changes whenever the wall would show something else."""
        state = (self.game_id, self.version, self.kind, self.paused, self.tally)
        return f"{zlib.crc32(repr(state).encode()):08x}"


@blueprint.errorhandler(NotHere)
def not_here(error: NotHere) -> ResponseReturnValue:
    """The lesson has just ended, or the game at another screen of its teacher: the lesson knows what comes next."""
    return tablets.go(url_for("lesson.lesson", class_id=(request.view_args or {})["class_id"]))


@blueprint.errorhandler(UnreadableGame)
def unreadable(error: UnreadableGame) -> ResponseReturnValue:
    """End what cannot be read any more, and say so."""
    found = class_in_room((request.view_args or {})["class_id"])
    at = _asked(found)
    if at is not None:
        lead.end(context.db(), found.id, chance(), at.game_id)
    if wants_fragment():
        return tablets.go(url_for("lesson.lesson", class_id=found.id))
    return lesson_page(found, 410, message("unreadable_game", {}))


@blueprint.get("")
@rights.teachers_only
def show(class_id: str) -> ResponseReturnValue:
    """The wall; without a game, the lesson, where one begins."""
    found = class_in_room(class_id)
    at = _asked(found)
    if at is None:
        put_on_record("looked_at_lesson", found.id)
        return lesson_page(found)
    return _page(found, at, None)


@blueprint.get("/news")
@rights.teachers_only
def news(class_id: str) -> ResponseReturnValue:
    """204 while the wall shows the same; else what it shows now, or the way to the lesson."""
    found = class_in_room(class_id)
    at = _asked(found)
    if at is None:
        return Response(status=200, headers={"HX-Redirect": url_for("lesson.board", class_id=found.id)})
    shown = _shown(found, at)
    if request.args.get("seen") == shown.mark:
        return Response(status=204)
    return _fragment(found, shown, None)


@blueprint.post("")
@rights.teachers_only
def act(class_id: str) -> ResponseReturnValue:
    """Begin, show what is proposed, lay or say it, let the friend go on, play again, end (act)."""
    found, form = class_in_room(class_id), request.form
    wanted = form.get("act", "")
    if wanted != "next":  # the page itself lets the friend go on: nobody has done anything
        go_on(found)
    if wanted == "begin":
        return _begin(found, form.get("edition") or play.first_edition())
    at = _asked(found)
    if at is None:
        return tablets.go(url_for("lesson.lesson", class_id=found.id))
    if wanted == "end":
        lead.end(context.db(), found.id, chance(), form.get("game", at.game_id))
        put_on_record("ended_wall", found.id)
        return tablets.go(url_for("lesson.lesson", class_id=found.id))
    if wanted == "again":
        return _again(found, at)
    reply = _done(at, wanted)
    if wanted == "lay" and reply.kind == "done":
        put_on_record("laid_on_wall", found.id)
    return _answer(found, at, reply)


def _done(at: AsClass, wanted: str) -> Reply:
    form = request.form
    ply = form.get("ply", "")
    if form.get("game", at.game_id) != at.game_id:
        return Reply("late", "old_ply")
    if wanted == "show":
        return lead.show(at, ply)
    if wanted == "lay":
        return lead.lay(at, ply, form.get("said", ""), form.get("key", ""))
    if wanted == "next":
        return lead.let_friend_go(at, ply)
    return Reply("refused", "no_act", {"value": wanted[:40]})


def _begin(found: Class, edition: str) -> ResponseReturnValue:
    if edition not in (one.code for one in editions_on_wall()):
        return lesson_page(found, 400, message("no_edition", {"value": edition[:40]}))
    try:
        lead.begin(context.db(), found.id, edition, FRIEND, chance())
    except CannotOpen as error:
        return lesson_page(found, 409, message(error.code, {"value": error.value}))
    put_on_record("began_wall", found.id)
    return tablets.go(url_for("on_wall.show", class_id=found.id))


def _again(found: Class, at: AsClass) -> ResponseReturnValue:
    edition, is_over = at.stored.edition, lead.matter_of(at).kind == "over"
    if is_over:
        lead.end(context.db(), found.id, chance(), at.game_id)
        return _begin(found, edition)
    return tablets.go(url_for("on_wall.show", class_id=found.id))


# -- how it is shown --------------------------------------------------------------------------------------------------


def _asked(found: Class) -> AsClass | None:
    """The game on the wall of this class now."""
    lesson = lessons.open_lesson(context.db(), found.id, context.now())
    if lesson is None or lesson.wall_game is None:
        return None
    return AsClass(context.db(), Visitor(security.device()), found.id, lesson.wall_game, chance())


def _answer(found: Class, at: AsClass, reply: Reply) -> ResponseReturnValue:
    line = message(reply.code, reply.values) if reply.code else None
    if wants_fragment():
        return _fragment(found, _shown(found, at, reply), line, STATUS[reply.kind])
    if reply.kind == "done":
        return redirect(url_for("on_wall.show", class_id=found.id), 303)
    return _page(found, at, line, STATUS[reply.kind])


def _shown(found: Class, at: AsClass, reply: Reply | None = None) -> Shown:
    look = play.look(at, None if reply is None else reply.since)
    matter = lead.matter_of(at)
    pages = pages_of(at.stored.edition)
    assert pages is not None, "a game that has no pages is not put on a wall"
    counts = matter.tally.counts if matter.tally is not None and matter.tally.is_shown else ()
    lesson = at.lesson()
    return Shown(
        game_id=at.game_id,
        ply=at.table.ply,
        kind=matter.kind,
        paused=lesson is not None and lesson.paused_at is not None,
        tally=matter.tally,
        parts=pages.WALL_PARTS,
        styles=pages.WALL_STYLES,
        scene=pages.on_wall(look, found.name, counts, asked=matter.question is not None),
        version=at.stored.version,
    )


def _fragment(found: Class, shown: Shown, line: str | None, status: int = 200) -> Response:
    values = {"class_id": found.id, "game": shown, "key": context.new_id(), "message": line}
    return make_response(render_template("wall/_wall.html", **values), status)


def _page(found: Class, at: AsClass, line: str | None, status: int = 200) -> Response:
    shown = _shown(found, at)
    values = {"class_id": found.id, "the_class": found, "game": shown, "key": context.new_id(), "message": line}
    return make_response(render_template("wall/wall.html", **values), status)


def message(code: str, values: Mapping[str, Any]) -> str:
    """Why something cannot be done at the wall, said to a teacher."""
    said = {
        "no_lesson": _("No lesson is running. Begin one, then play together on the wall."),
        "no_edition": _("There is no game “%(value)s”. Nothing has been changed.", value=values.get("value", "")),
        "no_act": _("kidsq knows no “%(typed)s” at the wall. Nothing has been changed.", typed=values.get("value", "")),
        "too_few_to_show": _("Too few have proposed something: who looks around would know whose ideas these are."),
        "nothing_proposed": _("Nobody has proposed anything yet."),
        "not_proposed": _("Nobody has proposed that. Nothing has been laid."),
        "not_the_class": _("It is the friend's turn."),
        "unreadable_game": _("Something in this game is lost. All answers are kept; you can begin another game."),
        "old_ply": _("The game has gone on. Here it is now."),
        "paused": _("All look at you now. Tap “Go on” in the lesson first."),
    }
    return said.get(code) or table_words.refusal(code, values)
