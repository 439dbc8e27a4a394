"""A browser that is a tablet of a class: who sits at it, and the guard that lets no child out of the class."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import Final

from flask import Flask, Response, abort, current_app, g, redirect, request, session, url_for
from flask.typing import ResponseReturnValue

from kidsq import play
from kidsq.lazy import lazy
from kidsq.play import GUEST, Visitor
from kidsq.store.classroom import classes, lessons, raised_hands, sittings
from kidsq.store.classroom.classes import Class
from kidsq.store.classroom.lessons import Lesson
from kidsq.store.classroom.raised_hands import Hand
from kidsq.store.classroom.sittings import Sitting
from kidsq.store.db import locks
from kidsq.store.db.database import writing
from kidsq.store.people import child_locks, people, settings
from kidsq.store.people.people import Learner
from kidsq.store.play import parts, probes
from kidsq.web.http import context, links

LOGIN: Final = "login"
"""Key of a restriction for a class or a child: by what children are let in."""
LOGINS: Final = ("pictures", "tap")
"""Pictures or number, the usual; or a tap on the face alone."""

_FREE: Final = frozenset(("static", "favicon", "royal.picture"))
_CHILDRENS: Final = frozenset(("garden", "royal", "languages", "rule_book", "all_cards", "gallery", "castle", "sums"))
"""Blueprints with pages for children that show nothing of anybody who does not sit here; games have others."""
_OF_GAMES: Final = "PAGES_OF_GAMES_FOR_CHILDREN"
WALL: Final = "/class/wall"
"""Where a child proposes for its class."""
_TO_SIT_DOWN: Final = frozenset(("classroom.together", "classroom.me"))
_BY_ITSELF: Final = frozenset(("table.next_ply", "table.news", "wall.news"))
"""What the page does without a tap."""


@dataclass(frozen=True)
class Tablet:
    """A tablet of a class, as of this request. lesson: the latest one, None before the first. sitting: as they came."""

    device: str
    class_id: str
    lesson: Lesson | None
    sitting: tuple[Sitting, ...]
    hand: Hand | None

    @property
    def is_open(self) -> bool:
        """True if children may sit down."""
        return self.lesson is not None and self.lesson.is_open(context.now())

    @property
    def paused(self) -> bool:
        """True if the teacher has paused the class."""
        return self.is_open and self.lesson is not None and self.lesson.paused_at is not None

    @property
    def last_game(self) -> bool:
        """True if no new game may begin."""
        return self.is_open and self.lesson is not None and self.lesson.last_game_at is not None

    @property
    def wall_game(self) -> str | None:
        """What the class plays together on the wall."""
        return self.lesson.wall_game if self.is_open and self.lesson is not None else None

    @property
    def idle(self) -> bool:
        """True if it is time to ask who is there."""
        now = context.now()
        return bool(self.sitting) and not self.paused and all(one.is_idle(now) for one in self.sitting)

    @property
    def learners(self) -> tuple[str, ...]:
        """The children who sit here, by pseudonym."""
        return tuple(one.learner for one in self.sitting)

    @property
    def probe(self) -> tuple[str, ...]:
        """The check that waits for the child here; nothing where several sit, who would answer together."""
        if len(self.sitting) != 1:
            return ()
        return tuple(one.id for one in probes.waiting(context.db(), self.learners, context.now()).values())

    @lazy
    def mark(self) -> str:
        """Changes whenever this tablet would show another page."""
        who = ([one.id for one in self.sitting], self.idle, self.hand and self.hand.id)
        asked = [game.id for game in play.invitations(context.db(), Visitor(self.device, None, self.learners))]
        state = (self.class_id, self.is_open, self.paused, self.last_game, self.wall_game, asked, *who, *self.probe)
        return f"{zlib.crc32(repr(state).encode()):08x}"


def tablet() -> Tablet | None:
    """This browser as a tablet of a class; None at home. Read once per request."""
    found: Tablet | None
    try:
        found = g.tablet
    except AttributeError:
        found = g.tablet = _read()
    return found


def _read() -> Tablet | None:
    device, db = session.get("device"), context.db()
    class_id = sittings.class_of_tablet(db, device) if device else None
    if device is None or class_id is None:
        return None
    sitting = tuple(sittings.sitting_at(db, device, context.now()))
    return Tablet(device, class_id, lessons.latest(db, class_id), sitting, raised_hands.at_tablet(db, device))


def changed() -> None:
    """Something about this tablet has been written: read it anew, and begin another visit."""
    g.pop("tablet", None)
    session.pop("visit", None)


def the_class(found: Tablet) -> Class | None:
    """The class of this tablet, unless it has been put away."""
    known = classes.the_class(context.db(), found.class_id)
    return known if known is not None and known.archived_at is None else None


def children(found: Tablet) -> list[Learner]:
    """The children of the class, by nickname; nobody while the class is not open."""
    return classes.children_of(context.db(), found.class_id) if found.is_open and the_class(found) else []


def classmates(found: Tablet) -> dict[str, Learner]:
    """The children of the class by pseudonym, for those who play with one of them."""
    return {one.id: one for one in classes.children_of(context.db(), found.class_id)}


def child(found: Tablet, learner: str) -> Learner | None:
    """One child of the class, while it is open."""
    return next((one for one in children(found) if one.id == learner), None)


def sitters(found: Tablet) -> list[Learner]:
    """The children who sit here, in the order they came."""
    known = (people.learner(context.db(), learner) for learner in found.learners)
    return [one for one in known if one is not None]


def child_here(learner: str) -> Learner | None:
    """A child whose own pages may be shown in this browser: a player of it, or who sits at this tablet."""
    found = tablet()
    if found is None:
        device = session.get("device")
        return people.learner_of_device(context.db(), device, learner) if device else None
    return people.learner(context.db(), learner) if learner in found.learners else None


def child_or_guest(who: str) -> Learner | None:
    """Whose own page this is, None: of those without a name in this browser, which is no tablet of a class; or 404."""
    if who == GUEST and tablet() is None:
        return None
    return child_here(who) or abort(404)


def let_in_by_tap(found: Tablet) -> set[str]:
    """The children of the class for whom a tap on the face is enough: its own restriction before that of the class."""
    kept = settings.of_key(context.db(), LOGIN)
    of_class = kept.get(settings.of_class(found.class_id), LOGINS[0])
    inside = classes.children_of(context.db(), found.class_id)
    return {one.id for one in inside if kept.get(settings.of_learner(one.id), of_class) == "tap"}


def sit_down(found: Tablet, learner: str) -> None:
    """Let a child in at this tablet."""
    db = context.db()
    # The lesson, too: two children who change tablets lower each other's hands.
    with writing(db, (*parts.of_people(found.device, (learner,)), locks.lesson(found.class_id))):
        sittings.count_sitting(db, found.device, context.now())
        child_locks.forgive(db, learner, found.device)
        raised_hands.lower_at(db, found.device, context.now_text())
        raised_hands.lower_of(db, learner, context.now_text())
        sittings.sit_down(db, found.device, found.class_id, learner, context.now_text())
    changed()


def stand_up(found: Tablet, learner: str | None = None) -> None:
    """One child, or everybody, is done here; the games stay."""
    db, who = context.db(), found.learners if learner is None else (learner,)
    part = parts.of_people(found.device, who)
    with locks.writing_to(db, lambda: [*part, *parts.open_tables(db, who)]):
        sittings.stand_up(db, found.device, context.now_text(), learner)
        play.leave_tables(db, who, play.Chance(context.now_text(), context.installation().randomness))
    changed()


def called_away(found: Tablet, game_id: str) -> bool:
    """True if a teacher has seated the children here at another table, and they have not answered yet."""
    asked = play.invitations(context.db(), Visitor(found.device, None, found.learners))
    return any(play.is_seated_by_teacher(game) and game.id != game_id for game in asked)


def tapped(found: Tablet) -> None:
    """Somebody at this tablet has tapped; while children play, their lesson goes on."""
    sittings.seen(context.db(), list(found.sitting), context.now())
    lessons.keep_open(context.db(), found.lesson, context.now())


def go(address: str) -> Response:
    """Lead the browser there, also when htmx asks for a piece of a page."""
    if "HX-Request" in request.headers:
        return Response(status=200, headers={"HX-Redirect": address})
    return redirect(address, 303)  # type: ignore[return-value]  # werkzeug's is one of Flask's


# -- nothing leads out ------------------------------------------------------------------------------------------------


def install(app: Flask, of_games: frozenset[str]) -> None:
    """Hold the tablets of a class in the class. of_games: blueprints of games for children."""
    app.config[_OF_GAMES] = of_games
    app.before_request(_guard)
    app.jinja_env.globals["listens"] = listens


def _guard() -> ResponseReturnValue | None:
    endpoint = request.endpoint
    if endpoint is None or endpoint in _FREE:
        return None
    if endpoint.startswith("classroom.") and endpoint not in _TO_SIT_DOWN:
        return None
    found = tablet()
    if found is None:
        return None
    if endpoint in _TO_SIT_DOWN:
        return go(url_for("class_home.room")) if found.paused else None
    if endpoint == "home.play":
        return redirect(url_for("class_home.play"), 307)
    if endpoint.startswith("class_home."):
        return None
    if endpoint.startswith(("table.", "wall.")):
        return _at_table(found)
    if found.sitting and (request.blueprint in _childrens() or request.blueprint == "lobby"):
        stop = stopped(found, _address())
        if stop is None:
            sittings.seen(context.db(), list(found.sitting), context.now())
        return stop
    return go(url_for("classroom.adult") if request.path.startswith("/grown-ups") else url_for("class_home.room"))


def stopped(found: Tablet, back: str) -> Response | None:
    """To the pause, or to the question who is there; None while the children may go on. back: where they are."""
    if found.paused:
        return go(url_for("class_home.room", back=back))
    return go(url_for("class_home.still", back=back)) if found.idle else None


def _childrens() -> frozenset[str]:
    of_games: frozenset[str] = current_app.config[_OF_GAMES]
    return _CHILDRENS | of_games


def is_childrens(address: str) -> bool:
    """True if an address from a form is a children's page other than home and the tables."""
    endpoint = links.endpoint_of(address)
    return endpoint == "lobby.friends" or endpoint.partition(".")[0] in _childrens()


def listens() -> tuple[str, str] | None:
    """On a children's page: the mark and the address with which it asks for news; None at home and elsewhere."""
    found: Tablet | None = g.get("tablet")  # never read here: this page may be the one that tells of trouble
    if found is None or not found.sitting or request.blueprint not in _childrens():
        return None
    return found.mark, _address()


def _address() -> str:
    return request.full_path.removesuffix("?")


def _at_table(found: Tablet) -> ResponseReturnValue | None:
    if not found.sitting:
        return go(url_for("class_home.room"))
    game_id = (request.view_args or {}).get("game_id", "")
    stop = stopped(found, WALL if request.blueprint == "wall" else f"/table/{game_id}")
    if stop is not None:
        return stop
    if request.method == "POST" and request.endpoint not in _BY_ITSELF and request.form.get("auto") != "1":
        tapped(found)
    return None
