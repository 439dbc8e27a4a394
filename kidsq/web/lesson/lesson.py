"""The lesson of a class: begun and ended here, with its code for the projector.

It is open for 90 minutes after the last thing that a child or its teacher has done in it, for a school day at most.
Looking at these pages, and their looking for news, changes nothing.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import Any

from flask import Blueprint, Response, abort, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from kidsq import network, play
from kidsq.play.wall import lead
from kidsq.store.classroom import classes, lessons, live_room, raised_hands, sittings
from kidsq.store.classroom.classes import Class
from kidsq.store.classroom.lessons import Lesson
from kidsq.store.db.database import writing
from kidsq.store.db.times import moment
from kidsq.store.people.people import Learner
from kidsq.web.games.lookups import pages_of
from kidsq.web.http import context, links
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import rights, tiles
from kidsq.web.shared.frame import page, put_on_record

blueprint = Blueprint("lesson", __name__, url_prefix="/grown-ups/classes/<class_id>/lesson")


@dataclass(frozen=True, slots=True)
class Board:
    """What a room sees on the wall. here: the children at tablets, in the order they came; in_all: of the class.

    empty_tablets: those that wait for a child; hands: how many are up; full: True if no other tablet can come in.
    """

    lesson: Lesson | None
    here: tuple[Learner, ...]
    tablets: int
    in_all: int
    empty_tablets: int
    hands: int
    full: bool

    @property
    def mark(self) -> str:
        """Changes whenever the wall would show something else."""
        lesson = self.lesson
        state = lesson and (lesson.code, lesson.last_game_at, lesson.paused_at, lesson.wall_game)
        told = (state, self.here, self.tablets, self.in_all, self.empty_tablets, self.hands)
        return f"{zlib.crc32(repr(told).encode()):08x}"


def class_in_room(class_id: str) -> Class:
    """The class of an address; 404 for another adult's, for `all`, and for one that has been put away."""
    found = rights.class_or_404(class_id)
    if found is None or found.archived_at is not None:
        abort(404)
    return found


def board_of(found: Class) -> Board:
    """The wall of a class now."""
    db, now = context.db(), context.now()
    inside = {child.id: child for child in classes.children_of(db, found.id)}
    sitting = sittings.of_class(db, found.id, now)
    here = tuple(inside[one.learner] for one in sitting if one.learner in inside)
    lesson, up = lessons.open_lesson(db, found.id, now), raised_hands.up_in(db, found.id)
    tablets = {one.device for one in sitting}
    taken = tablets | {hand.device for hand in up}
    empty = live_room.empty_tablets(db, found.id, lesson.began_at, taken) if lesson else 0
    full = len(taken) + empty >= sittings.MOST_TABLETS
    return Board(lesson, here, len(tablets), len(inside), empty, len(up), full)


def go_on(found: Class) -> Lesson | None:
    """Its teacher does something in the room: the open lesson of a class goes on. None: there is none."""
    db, now = context.db(), context.now()
    lesson = lessons.open_lesson(db, found.id, now)
    lessons.keep_open(db, lesson, now)
    return lesson


def addresses(lesson: Lesson) -> list[str]:
    """Where tablets open this lesson, the likeliest first."""
    path = f"/c/{lesson.code}"
    name, _colon, port = request.host.rpartition(":") if ":" in request.host else (request.host, "", "")
    first = links.outward(path)
    behind = f":{port}" if port else ""
    others = [f"{request.scheme}://{one}{behind}{path}" for one in network.lan_addresses()] if _is_here(name) else []
    return list(dict.fromkeys([first, *others]))


def _is_here(name: str) -> bool:
    return name in ("localhost", "127.0.0.1", *network.lan_addresses())


def _frame(found: Class, board: Board, polled: bool = False) -> dict[str, Any]:
    where = addresses(board.lesson) if board.lesson else []
    chosen = request.args.get("at", "")
    main = next((one for one in where if one.split("/")[2] == chosen), where[0] if where else "")
    return {
        "class_id": found.id,
        "the_class": found,
        "title": found.name,
        "others": [],
        "board": board,
        "polled": polled,
        "addresses": where,
        "address": main,
        "most_tablets": sittings.MOST_TABLETS,
        "qr": links.qr(main.removesuffix(board.lesson.code) + lessons.long_code(board.lesson)) if board.lesson else "",
    }


@blueprint.get("")
@rights.teachers_only
def lesson(class_id: str) -> ResponseReturnValue:
    """Is the class open, and how do tablets come in?"""
    found = class_in_room(class_id)
    put_on_record("looked_at_lesson", found.id)
    return lesson_page(found)


def lesson_page(found: Class, status: int = 200, problem: str | None = None) -> Response:
    """The page of the lesson. problem: why what has just been asked for was not done."""
    board = board_of(found)
    over = lessons.latest(context.db(), found.id) if board.lesson is None else None
    saved = request.args.get("saved", "") if problem is None else ""
    values = {"problem": problem, "said": _said(saved), "over": over, "day": _day_of(over)}
    return page("lesson/lesson.html", status, on_wall=editions_on_wall(), **values, **_frame(found, board))


def _day_of(over: Lesson | None) -> str | None:
    """The day of a lesson that is over, as it stands in an address."""
    return moment(over.began_at).astimezone().date().isoformat() if over else None


def editions_on_wall() -> list[tiles.EditionTile]:
    """The games that a class can play together on its wall, with one friend."""
    together = lead.SEATS
    playable = [one for one in tiles.editions() if one.fewest <= together <= one.most]
    return [one for one in playable if (pages := pages_of(one.code)) is not None and pages.WALL_PARTS]


def _said(code: str) -> str:
    return {
        "begun": _("The lesson has begun. Show the code to the children."),
        "last": _("“Last game” announced: open games go on, no new one begins."),
        "more": _("New games can begin again."),
        "paused": _("Every tablet says: look at your teacher."),
        "go": _("On we go."),
        "code": _("There is a new code. Tablets at which nobody sat are out, and no child is locked any more."),
        "kept": _("The lesson is over. Open games are kept for next time."),
        "sunrise": _("The lesson is over. The sun came up over the open games."),
    }.get(code, "")


@blueprint.get("/news")
@rights.teachers_only
def news(class_id: str) -> ResponseReturnValue:
    """204 while the page would show the same; else the pieces that have changed. wall: for the projector.

    code: what the page shows; when its lesson is over, or there is another code, the page is loaded anew.
    """
    found = class_in_room(class_id)
    board = board_of(found)
    if request.args.get("seen") == board.mark:
        return Response(status=204)
    if request.args.get("wall") and board.lesson is not None and board.lesson.wall_game is not None:
        return Response(status=200, headers={"HX-Redirect": url_for("on_wall.show", class_id=found.id)})
    if request.args.get("wall"):
        return Response(render_template("lesson/_wall.html", **_frame(found, board)))
    if board.lesson is None or request.args.get("code", board.lesson.code) != board.lesson.code:
        return Response(status=200, headers={"HX-Redirect": url_for("lesson.lesson", class_id=found.id)})
    return Response(render_template("lesson/_here.html", **_frame(found, board, polled=True)))


@blueprint.get("/board")
@rights.teachers_only
def board(class_id: str) -> ResponseReturnValue:
    """The code as large as the wall, for the projector."""
    found = class_in_room(class_id)
    board = board_of(found)
    if board.lesson is None:
        return redirect(url_for("lesson.lesson", class_id=found.id), 303)
    if board.lesson.wall_game is not None:
        return redirect(url_for("on_wall.show", class_id=found.id), 303)
    return Response(render_template("lesson/board.html", **_frame(found, board)))


@blueprint.post("")
@rights.teachers_only
def act(class_id: str) -> ResponseReturnValue:
    """Begin, say “last game”, pause all, go on, change the code, end (act)."""
    found, wanted, db = class_in_room(class_id), request.form.get("act", ""), context.db()
    if wanted == "begin":
        with writing(db):
            lessons.begin(db, found.id, context.now())
        return _done(found, "began_lesson", "begun")
    running = lessons.open_lesson(db, found.id, context.now())
    if running is None:
        return lesson_page(found, 409, _("The lesson is already over. You can begin another one."))
    at = context.now_text()
    if wanted == "end":
        return _end(found, running, at)
    go_on(found)
    acts = {
        "last": lambda: lessons.say_last_game(db, running.id, at),
        "more": lambda: lessons.take_back_last_game(db, running.id),
        "paused": lambda: lessons.pause(db, running.id, at),
        "go": lambda: lessons.go_on(db, running.id, at),
        "code": lambda: lessons.change_code(db, running, context.now()),
    }
    if wanted not in acts:
        problem = _("kidsq knows no “%(typed)s” in a lesson. Nothing has been changed.", typed=wanted[:40])
        return lesson_page(found, 400, problem)
    with writing(db):
        acts[wanted]()
    return _done(found, f"lesson_{wanted}", wanted)


def _end(found: Class, running: Lesson, at: str) -> ResponseReturnValue:
    games = request.form.get("games", "keep")
    if games not in ("keep", "sunrise"):
        problem = _("Please choose what should happen to the open games. Nothing has been changed.")
        return lesson_page(found, 400, problem)
    with writing(context.db()) as db:
        if games == "sunrise":
            play.end_with_sunrise(db, found.id, at)
        lessons.end(db, running.id, at)
    return _done(found, "ended_lesson", "kept" if games == "keep" else "sunrise")


def _done(found: Class, action: str, saved: str) -> ResponseReturnValue:
    put_on_record(action, found.id)
    back = request.form.get("back")
    if back == "live" and saved not in ("kept", "sunrise"):
        return redirect(url_for("live.live", class_id=found.id), 303)
    return redirect(url_for("lesson.lesson", class_id=found.id, saved=saved), 303)
