"""The live view of a class's room, and what a teacher does there."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from flask import Blueprint, Response, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from kidsq import play
from kidsq.classroom import restrictions
from kidsq.classroom.accommodations import accommodations_of
from kidsq.i18n.alphabet import order
from kidsq.play import CannotOpen, OpenTable, first_edition
from kidsq.store.classroom import classes, lessons, live_room, raised_hands, sittings
from kidsq.store.classroom.classes import Class
from kidsq.store.classroom.lessons import Lesson
from kidsq.store.classroom.raised_hands import Hand
from kidsq.store.classroom.sittings import Sitting
from kidsq.store.db.database import writing
from kidsq.store.db.times import midnight, moment, text
from kidsq.store.people.people import Learner
from kidsq.store.play import pauses
from kidsq.store.play.pauses import Pause
from kidsq.web.http import context
from kidsq.web.http.caller import chance
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import in_a_list, ngettext
from kidsq.web.lesson.lesson import class_in_room, go_on
from kidsq.web.shared import rights, table_words, tiles
from kidsq.web.shared.frame import page, put_on_record

# -- the room of a class in words: each child with what it does now, in dots and not in ranks --------------------------

STUCK_AFTER: Final = timedelta(seconds=60)
"""A child whose turn it is and who has not moved for so long may need somebody."""
MOST_DOTS: Final = 12
NAMED: Final = 3
_LATELY: Final = timedelta(hours=12)
"""Older tables belong to another day."""
_FRESH: Final = timedelta(minutes=30)
"""Without a move for so long, a table is one to carry on with."""


@dataclass(frozen=True, slots=True)
class Dots:
    """Questions of the table today: answered (filled), let pass (hollow); more than are drawn: as a number."""

    answered: int = 0
    passed: int = 0

    @property
    def filled(self) -> int:
        return min(self.answered, MOST_DOTS)

    @property
    def hollow(self) -> int:
        return min(self.passed, MOST_DOTS - self.filled)

    @property
    def more(self) -> int:
        return self.answered + self.passed - self.filled - self.hollow

    @property
    def line(self) -> str:
        if not self.answered and not self.passed:
            return _("no question yet")
        told = ngettext("%(num)d question answered", "%(num)d questions answered", self.answered)
        return _("%(told)s, %(n)d skipped", told=told, n=self.passed) if self.passed else told


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody at a table. child None: a friend. turn: decides now; why: what a teacher may look at, in words.

    away: a bot plays for it; asked: has not come yet; elsewhere: has gone to another table; here: is at a tablet.
    """

    name: str
    face: str
    child: str | None = None
    dots: Dots = Dots()
    turn: bool = False
    away: bool = False
    asked: bool = False
    elsewhere: bool = False
    here: bool = True
    why: str = ""


@dataclass(frozen=True, slots=True)
class PlayedTable:
    """A table in play. unreadable: its game cannot be opened any more."""

    game_id: str
    edition: str
    guests: tuple[Guest, ...]
    waiting: bool
    unreadable: bool = False

    @property
    def look_over(self) -> bool:
        """True if somebody here may need the teacher."""
        return any(guest.why for guest in self.guests)

    def seats(self, child: str) -> bool:
        """True if this child has a seat here and no bot stands in for it."""
        return any(guest.child == child and not guest.away for guest in self.guests)

    def is_shared(self, child: str) -> bool:
        """True if another child has a seat here, so that the game goes on without this one."""
        return any(guest.child not in (None, child) for guest in self.guests)

    def note(self, guest: Guest) -> str:
        """With whom this child plays here, or is asked to."""
        others = self.others(guest.child or "")
        if guest.asked:
            return _("invited to a table with %(names)s", names=others) if others else _("invited to a table")
        return _("plays with %(names)s", names=others) if others else _("plays")

    def others(self, child: str) -> str:
        """Who else plays here, in words; empty where nobody does."""
        names = [guest.name for guest in self.guests if guest.child != child and not guest.away and not guest.elsewhere]
        return in_a_list(names) if names else ""


@dataclass(frozen=True, slots=True)
class RaisedHand:
    """A hand that is up. since: in words."""

    id: int
    child: Learner | None
    line: str
    since: str


@dataclass(frozen=True, slots=True)
class Room:
    """All of it. choosing: at a tablet and at no table; absent: has not come, nor put up its hand."""

    lesson: Lesson | None
    hands: tuple[RaisedHand, ...]
    tables: tuple[PlayedTable, ...]
    choosing: tuple[Guest, ...]
    absent: tuple[Learner, ...]
    empty_tablets: int
    full: bool
    here: int
    in_all: int

    @property
    def mark(self) -> str:
        """Changes whenever the page would show something else."""
        lesson = self.lesson and (
            self.lesson.id,
            self.lesson.last_game_at,
            self.lesson.paused_at,
            self.lesson.wall_game,
        )
        state = (lesson, self.hands, self.tables, self.choosing, self.absent, self.empty_tablets, self.full)
        return f"{zlib.crc32(repr(state).encode()):08x}"

    def tables_of(self, child: str) -> list[PlayedTable]:
        """The tables at which this child has a place."""
        return [table for table in self.tables if table.seats(child)]

    @property
    def notes(self) -> dict[str, str]:
        """What each child does now, for seating; empty for one who waits at a tablet."""
        told = {one.child: "" for one in self.choosing if one.child}
        for table in self.tables:
            for guest in table.guests:
                if guest.child and not guest.away and not guest.elsewhere and not told.get(guest.child):
                    told[guest.child] = table.note(guest)
        told |= {hand.child.id: _("has a hand up") for hand in self.hands if hand.child and hand.child.id not in told}
        return {**told, **{child.id: _("not at a tablet") for child in self.absent}}

    @property
    def sentence(self) -> str:
        """What a teacher may do now."""
        stuck = [guest.name for table in self.tables for guest in table.guests if guest.why]
        told = [ngettext("%(num)d hand is up.", "%(num)d hands are up.", len(self.hands))] if self.hands else []
        if stuck:
            names, more = stuck[:NAMED], len(stuck) - NAMED
            if more > 0:
                names.append(ngettext("%(num)d more", "%(num)d more", more))
            told.append(_("Look over to %(names)s.", names=in_a_list(names)))
        if not told and not self.lesson and not self.here:
            return _("No lesson is running.")
        if not told:
            told = [_("All is well.") if self.here else _("Nobody is at a tablet yet.")]
        if self.lesson and self.lesson.wall_game:
            told.append(_("The class plays together on the wall."))
        elif self.choosing:
            n = len(self.choosing)
            told.append(ngettext("%(num)d child is not at a table.", "%(num)d children are not at a table.", n))
        return " ".join(told)


def room_of(found: Class, now: datetime) -> Room:
    """The room of a class now: one query for each table of the database."""
    db, since = context.db(), text(now - _LATELY)
    inside = {child.id: child for child in classes.children_of(db, found.id)}
    lesson = lessons.open_lesson(db, found.id, now)
    sitting = {one.learner: one for one in sittings.of_class(db, found.id, now) if one.learner in inside}
    asked = live_room.questions_since(db, found.id, midnight(now.astimezone().date()))
    began = {learner: one.began_at for learner, one in sitting.items()}
    open_tables = play.tables_of(db, found.id, since)
    places = _places(open_tables, set(sitting), live_room.latest_places(db, found.id, since))
    paused = pauses.of_class(db, found.id, since, text(now))
    wall = _Wall(inside, began, {child: Dots(*counts) for child, counts in asked.items()}, now, lesson, places, paused)
    tables, seated, waited_for = [], set[str](), set[str]()
    for one in open_tables:
        players = {child for child, game_id in places.items() if game_id == one.game_id}
        if wall.since(one.since) > _FRESH and all(one.since < began[child] for child in players):
            players = set()
        called = (
            {child for child in sitting if one.asks(child)} if lesson and one.created_at >= lesson.began_at else set()
        )
        if players or called:
            tables.append(wall.table(one))
            seated |= players
            waited_for |= called
    up = raised_hands.up_in(db, found.id)
    devices = {one.device for one in sitting.values()} | {one.device for one in up}
    at_the_door = {one.learner for one in up}
    empty = live_room.empty_tablets(db, found.id, lesson.began_at, devices) if lesson else 0
    return Room(
        lesson=lesson,
        hands=tuple(wall.hand(one, _is_elsewhere(one, up, sitting)) for one in up),
        tables=tuple(sorted(tables, key=lambda table: (order(table.guests[0].name), table.game_id))),
        choosing=tuple(wall.guest(child) for child in inside if child in sitting and child not in seated | waited_for),
        absent=tuple(child for child in inside.values() if child.id not in sitting and child.id not in at_the_door),
        empty_tablets=empty,
        full=len(devices) + empty >= sittings.MOST_TABLETS,
        here=len(sitting),
        in_all=len(inside),
    )


def _is_elsewhere(hand: Hand, up: Sequence[Hand], sitting: Mapping[str, Sitting]) -> bool:
    """True if the child of this hand plays at another tablet, or has a hand up there."""
    if hand.learner is None:
        return False
    at = {one.device for one in up if one.learner == hand.learner}
    if hand.learner in sitting:
        at.add(sitting[hand.learner].device)
    return at != {hand.device}


def _places(tables: Sequence[OpenTable], sitting: set[str], latest: Mapping[str, tuple[str, str]]) -> dict[str, str]:
    """The open game at which each child at a tablet plays: where it has done something last.

    Of one that has done nothing yet: the table where something has happened last. Nobody whose last game is over.
    """
    places = {}
    for child in sitting:
        at = [one.game_id for one in tables if one.seat_of(child) is not None]
        game_id = latest[child][0] if child in latest else next(iter(at), None)
        if game_id in at:
            places[child] = game_id
    return places


@dataclass(frozen=True, slots=True)
class _Wall:
    """What all pieces of one look have in common. places: the game at which each child plays; paused: the class."""

    inside: dict[str, Learner]
    began: dict[str, str]
    dots: dict[str, Dots]
    now: datetime
    lesson: Lesson | None
    places: Mapping[str, str]
    paused: Sequence[Pause]

    def since(self, at: str) -> timedelta:
        """How long ago that was, pauses apart."""
        return self.now - moment(at) - pauses.within(self.paused, at, text(self.now))

    def guest(self, learner: str) -> Guest:
        child = self.inside[learner]
        return Guest(child.nickname, child.face, child.id, self.dots.get(child.id, Dots()), here=learner in self.began)

    def table(self, one: OpenTable) -> PlayedTable:
        seats = [seat for seat, chair in enumerate(one.chairs) if chair.learner is not None or not one.unreadable]
        guests = tuple(self._at(one, seat) for seat in seats)
        waits = any(chair.asked for chair in one.chairs)
        return PlayedTable(one.game_id, table_words.edition_name(one.edition), guests, waits, one.unreadable)

    def _at(self, one: OpenTable, seat: int) -> Guest:
        chair = one.chairs[seat]
        if chair.bot is not None:
            return Guest(table_words.bot_name(chair.bot), table_words.bot_face(chair.bot))
        if chair.learner not in self.inside:  # has moved to another class since
            return Guest(_("somebody else"), "face-1", away=chair.away)
        child, turn = self.inside[chair.learner], one.turn == seat
        elsewhere = self.places.get(child.id, one.game_id) != one.game_id and not chair.away and not chair.asked
        return Guest(
            child.nickname,
            child.face,
            child.id,
            self.dots.get(child.id, Dots()),
            turn=turn,
            away=chair.away,
            asked=chair.asked,
            elsewhere=elsewhere,
            here=child.id in self.began,
            why=self._why(one, child.id, elsewhere) if turn else self._lost(one, child.id, elsewhere),
        )

    def _lost(self, one: OpenTable, learner: str, elsewhere: bool) -> str:
        """What a child needs whose game cannot be opened; empty for one that is at no tablet, or plays elsewhere."""
        return _("needs a new game") if one.unreadable and learner in self.began and not elsewhere else ""

    def _why(self, one: OpenTable, learner: str, elsewhere: bool) -> str:
        """Why a teacher may look over to the child whose turn it is; empty while all goes well, or in a pause."""
        if self.lesson is not None and self.lesson.paused_at is not None:
            return ""
        waited = self.since(max(one.since, self.began.get(learner, one.since)))
        if learner not in self.began:
            return _("has left the tablet") if waited > STUCK_AFTER else ""
        if elsewhere:
            return _("plays at another table") if waited > STUCK_AFTER else ""
        if one.many_ideas:
            return _("has asked the owl for a lot of help")
        if waited > STUCK_AFTER and not accommodations_of(context.db(), learner).unhurried:
            return _("thinking for %(span)s", span=_minutes(waited))
        return ""

    def hand(self, one: Hand, elsewhere: bool) -> RaisedHand:
        child = self.inside.get(one.learner or "")
        if child is None:
            line = _("Somebody asks for help.")
        elif elsewhere:
            line = _("%(name)s is at two tablets: please go and look who it is.", name=child.nickname)
        else:
            line = _("%(name)s has forgotten the pictures.", name=child.nickname)
        return RaisedHand(one.id, child, line, _minutes(self.now - moment(one.raised_at)))


def _minutes(span: timedelta) -> str:
    n = max(0, int(span.total_seconds() // 60))
    return ngettext("%(num)d minute", "%(num)d minutes", n) if n else _("less than a minute")


# -- the page ----------------------------------------------------------------------------------------------------------


blueprint = Blueprint("live", __name__, url_prefix="/grown-ups/classes/<class_id>/live")

SAID_FOR: Final = 20
"""Seconds for which the page tells what has just been done: then children have come, and it is no longer so."""


@blueprint.get("")
@rights.teachers_only
def live(class_id: str) -> ResponseReturnValue:
    """Who plays, who waits, whose hand is up?

    child: what can be done for this one. saved, who: what has just been done; until: told so long.
    """
    found = class_in_room(class_id)
    put_on_record("looked_at_live", found.id)
    until = _until("until")
    said = _said(request.args.get("saved", ""), request.args.get("who", "")) if until else ""
    return _page(found, said=said, until=until)


def _second() -> int:
    return int(context.now().timestamp())


def _until(field: str) -> int | None:
    """Until which second a page tells something; None when that has passed, or is nothing that kidsq has said."""
    typed = request.args.get(field, "")
    second = int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < 12 else 0
    return second if 0 < second - _second() <= SAID_FOR else None


def _page(found: Class, status: int = 200, **values: Any) -> Response:
    db, now = context.db(), context.now()
    inside = classes.children_of(db, found.id)
    here = {one.learner for one in sittings.of_class(db, found.id, now)}
    asked = request.args.get("child", "")
    about = next((child for child in inside if child.id == asked), None)
    frame = _frame(found)
    chosen = request.form.getlist("learner") or request.args.getlist("seat")
    edition, options = _seated_as(found)
    usual = {
        "problem": None,
        "said": "",
        "until": None,
        "told_enough": False,
        "chosen": [child.id for child in inside if child.id in chosen],
        "friends": request.form.getlist("bots"),
        "edition": edition,
        "options": options,
        "enough": _has_played_enough(inside) if frame["room"].lesson else set(),
    }
    return page(
        "lesson/live.html",
        status,
        title=found.name,
        others=[],
        inside=sorted(inside, key=lambda child: child.id not in here),
        here=here,
        about=about,
        tables_of_child=frame["room"].tables_of(about.id) if about else [],
        editions=_for_several(),
        bots=tiles.bots(),
        **frame,
        **{**usual, **values},
    )


def _for_several() -> list[tiles.EditionTile]:
    return [one for one in tiles.editions() if one.most >= play.FEWEST_CHILDREN]


def _seated_as(found: Class) -> tuple[str, Mapping[str, str]]:
    """The game that is chosen already, and its options: of this form, else of the table that was made last."""
    typed = request.form.get("edition")
    if typed:
        return typed, tiles.chosen_options(request.form)
    last = live_room.latest_seated(context.db(), found.id)
    if last is None or last.edition not in (one.code for one in _for_several()):
        return first_edition(), {}
    return last.edition, play.options_of(last)


def _has_played_enough(children: list[Learner]) -> set[str]:
    """Whose minutes of today are used up; a teacher may seat them nonetheless."""
    db, at = context.db(), context.now_text()
    return {child.id for child in children if restrictions.has_played_enough(db, child.id, at)}


def _frame(found: Class, polled: bool = False) -> dict[str, Any]:
    room, most = room_of(found, context.now()), sittings.MOST_TABLETS
    return {"class_id": found.id, "the_class": found, "room": room, "polled": polled, "most_tablets": most}


@blueprint.get("/news")
@rights.teachers_only
def news(class_id: str) -> ResponseReturnValue:
    """204 while the page looks the same; else the room. said: until when the page tells what has been done."""
    found = class_in_room(class_id)
    frame, until = _frame(found, polled=True), _until("said")
    told_enough = "said" in request.args and until is None
    if request.args.get("seen") == frame["room"].mark and not told_enough:
        return Response(status=204)
    return Response(render_template("lesson/_room.html", until=until, told_enough=told_enough, **frame))


def _said(code: str, learner: str) -> str:
    child = next((one for one in rights.children_to_see() if one.id == learner), None)
    name = child.nickname if child else ""
    return {
        "in": _("%(name)s is in.", name=name),
        "seen": _("The hand is down."),
        "up": _("%(name)s is not at a tablet now. The game is kept.", name=name),
        "tablet": _("That tablet now asks who is there."),
        "out": _("%(name)s has left that table. A friend plays on there until the child says: I am back!", name=name),
        "seated": _("The table is ready. Each child's tablet asks: tap “Yes!” to come."),
        "moved": _(
            "The table is ready. Each child's tablet asks: tap “Yes!” to come. At a table that somebody"
            " leaves, a friend plays on."
        ),
    }.get(code, "")


def _back(found: Class, saved: str, who: str = "") -> ResponseReturnValue:
    until = _second() + SAID_FOR
    return redirect(url_for("live.live", class_id=found.id, saved=saved, who=who or None, until=until), 303)


@blueprint.post("/hand")
@rights.teachers_only
def hand(class_id: str) -> ResponseReturnValue:
    """Let in the child whose hand is up, or take the hand down as seen (act)."""
    found, db, typed = class_in_room(class_id), context.db(), request.form.get("hand", "")
    go_on(found)
    up = next((one for one in raised_hands.up_in(db, found.id) if str(one.id) == typed), None)
    if up is None:
        return _page(found, 409, problem=_("That hand is already down."))
    if request.form.get("act") == "seen":
        with writing(db):
            raised_hands.lower(db, up.id, context.now_text())
        put_on_record("saw_hand", up.learner or found.id)
        return _back(found, "seen")
    with writing(db):
        let = raised_hands.let_in(db, found.id, up.id, rights.me().id, context.now_text())
    if let is None:
        return _page(found, 409, problem=_("Nobody has said whose hand it is. Please go and look."))
    return _back(found, "in", let.learner or "")


@blueprint.post("/child")
@rights.teachers_only
def child(class_id: str) -> ResponseReturnValue:
    """End one child's sitting, send its tablet to the picker, or take it out of a table (act)."""
    found, db, at = class_in_room(class_id), context.db(), context.now_text()
    go_on(found)
    learner, wanted = request.form.get("learner", ""), request.form.get("act", "")
    if learner not in {one.id for one in classes.children_of(db, found.id)}:
        problem = _("There is no child “%(typed)s” here. Nothing has been changed.", typed=learner[:40])
        return _page(found, 400, problem=problem)
    if wanted == "out":
        if not play.leave_table(db, found.id, request.form.get("game", ""), learner, chance()):
            return _page(found, 409, problem=_("The child is no longer at that table."))
        put_on_record("took_out_of_table", learner)
        return _back(found, "out", learner)
    if wanted not in ("up", "tablet"):
        problem = _("There is no “%(typed)s” here. Nothing has been changed.", typed=wanted[:40])
        return _page(found, 400, problem=problem)
    sitting = next((one for one in sittings.of_class(db, found.id, context.now()) if one.learner == learner), None)
    if sitting is None:
        return _page(found, 409, problem=_("The child is no longer at a tablet."))
    with writing(db):
        sittings.stand_up(db, sitting.device, at, learner if wanted == "up" else None)
    put_on_record("ended_sitting", learner)
    return _back(found, wanted, learner)


@blueprint.post("/seat")
@rights.teachers_only
def seat(class_id: str) -> ResponseReturnValue:
    """Seat two to five children at a table, bots in the free seats."""
    found, form = class_in_room(class_id), request.form
    if go_on(found) is None:
        return _page(found, 409, problem=_("No lesson is running. Begin one, then seat the children."))
    learners = form.getlist("learner")
    bots = [bot for bot in form.getlist("bots") if bot]
    before = room_of(found, context.now())
    try:
        edition, options = form.get("edition") or first_edition(), tiles.chosen_options(form)
        play.seat_children(context.db(), found.id, learners, bots, edition, chance(), options)
    except CannotOpen as error:
        return _page(found, 400, problem=_cannot_seat(error))
    put_on_record("seated", *learners)
    return _back(found, "moved" if any(before.tables_of(learner) for learner in learners) else "seated")


def _cannot_seat(error: CannotOpen) -> str:
    fewest, most = min(error.seats, default=0), max(error.seats, default=0)
    if error.code == "too_many" and fewest == most:
        return _("%(value)s cannot sit at this table: it is for %(n)s, friends included.", value=error.value, n=most)
    return {
        "no_edition": _("There is no game “%(value)s”. Nothing has been changed.", value=error.value),
        "no_option": _("“%(value)s” cannot be chosen for this game. Nothing has been changed.", value=error.value),
        "no_bot": _("There is no friend “%(value)s”. Nothing has been changed.", value=error.value),
        "no_player": _("There is no child “%(value)s” in this class. Nothing has been changed.", value=error.value),
        "twice": _("Each child can sit down once."),
        "too_few": _("Choose at least two children for a table."),
        "too_many": _(
            "%(value)s cannot sit at one table: %(fewest)s to %(most)s can, friends included.",
            value=error.value,
            fewest=fewest,
            most=most,
        ),
    }[error.code]
