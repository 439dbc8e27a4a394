"""Looking at a game that is over once more, ply by ply, with what the child calculated beside it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from flask import Blueprint, Response, abort, request
from flask.typing import ResponseReturnValue

from kidsq import play
from kidsq.classroom.accommodations import accommodations_of
from kidsq.play import Replayed, UnreadableGame
from kidsq.store.classroom import reports
from kidsq.store.people import people
from kidsq.store.people.people import Learner
from kidsq.store.play import games as stored_games
from kidsq.store.play.games import StoredGame
from kidsq.web.games.contract import GamePages
from kidsq.web.games.lookups import pages_of
from kidsq.web.http import context, errors, security
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import rights, table_words
from kidsq.web.shared.frame import page, put_on_record

blueprint = Blueprint("replay", __name__, url_prefix="/grown-ups")

GAMES_SHOWN: Final = 60
LONGEST_PLY: Final = 6


@blueprint.errorhandler(UnreadableGame)
def unreadable(_error: UnreadableGame) -> Response:
    """Answer where a record cannot be read; who runs this kidsq learns from `kidsq check` what is wrong with it."""
    line = _(
        "Its record cannot be read, so it is not shown. The child's answers in it, and all other games, are as they"
        " were. Please ask whoever looks after this kidsq."
    )
    return errors.page(410, _("This game cannot be opened"), line)


@blueprint.get("/children/<learner>/games")
@security.adults_only
def games(learner: str) -> ResponseReturnValue:
    """Which games has this child played to their end?"""
    child = rights.child_or_404(learner)
    put_on_record("looked_at_games", child.id)
    rows = stored_games.past_games(context.db(), child.id, GAMES_SHOWN)
    begun = len(reports.games_begun(context.db(), child.id))
    told = [(row, table_words.edition_name(row.edition), _ended(row.unfinished)) for row in rows]
    return page(
        "reports/past_games.html", learner=child, rows=told, most=GAMES_SHOWN, begun=begun, friends=friends_of(child.id)
    )


@dataclass(frozen=True, slots=True)
class FriendsLine:
    """Friends at tables of one size. where: which table; step: of how many; why: what that rests on."""

    where: str
    step: str
    why: str


@dataclass(frozen=True, slots=True)
class FriendsFigures:
    """Of one child. fitting: whether they fit now; else they play as named, and the lines tell what was."""

    fitting: bool
    lines: tuple[FriendsLine, ...]


def friends_of(learner: str) -> FriendsFigures | None:
    """None while there is nothing to tell."""
    found = play.standings(context.db(), learner)
    return FriendsFigures(play.play_as_well(context.db(), learner), tuple(map(_line, found))) if found else None


def _line(one: play.Standing) -> FriendsLine:
    pages, lately = pages_of(one.edition), one.fit.lately
    game = (pages.say("game") if pages else None) or ""
    low, high = (round(10 * share) for share in play.meant(one.seats))
    where = _("%(game)s, %(n)d at the table", game=game, n=one.seats)
    step = _("step %(n)d of %(most)d", n=one.step + 1, most=one.steps)
    why = _(
        "won lately: %(won)d of %(n)d; the aim is %(low)d to %(high)d of 10",
        won=lately.count("1"),
        n=len(lately),
        low=low,
        high=high,
    )
    return FriendsLine(where, step, why)


def _ended(unfinished: bool) -> str:
    return _("ended with the lesson") if unfinished else _("played to the end")


@blueprint.get("/games/<game_id>")
@security.adults_only
def game(game_id: str) -> ResponseReturnValue:
    """A finished game before one of its plies. child: whose hand is shown; without it, the first the adult knows."""
    db = context.db()
    stored = stored_games.load(db, game_id)
    if stored is None or stored.ended_at is None:  # a game that goes on would show a hand that is still played
        abort(404)
    child = _whose(stored)
    asked = request.args.get("ply", "0")
    good = asked.isascii() and asked.isdecimal() and len(asked) <= LONGEST_PLY and int(asked) <= stored.plies
    shown = play.replayed(db, stored, child.id, int(asked) if good else 0)
    if "ply" not in request.args:  # one entry for the whole game
        put_on_record("looked_at_game", child.id)
    problem = None if good else _("This game has no move “%(typed)s”. Here is its beginning.", typed=asked[:20])
    names, pages = _names(stored), _pages(stored)
    return page(
        "reports/replay.html",
        200 if good else 400,
        learner=child,
        times_off=accommodations_of(db, child.id).no_times,
        problem=problem,
        game_id=game_id,
        shown=shown,
        edition=table_words.edition_name(stored.edition),
        last=stored.plies,
        happened=_happened(shown, pages, names),
        decider=names[shown.decider] if shown.decider >= 0 else "",
        parts=pages.REPLAY_PARTS,
        style=pages.REPLAY_STYLE,
        table=pages.replayed(shown, names, [_face(stored, seat) for seat in range(len(stored.seats))]),
        sunrise=play.is_unfinished(stored),
    )


def _whose(stored: StoredGame) -> Learner:
    """The child whose hand is shown: the one asked for, if the adult may see it and it played."""
    playing = [seat.learner for seat in stored.seats if seat.learner]
    wanted = request.args.get("child")
    candidates = [one for one in playing if wanted in (None, one) and rights.may_see_child(one)]
    found = people.learner(context.db(), candidates[0]) if candidates else None
    if found is None:
        abort(404)
    return found


def _pages(stored: StoredGame) -> GamePages:
    pages = pages_of(stored.edition)
    if pages is None:
        raise UnreadableGame(stored.id, f"no game here has an edition {stored.edition!r}")
    return pages


def _names(stored: StoredGame) -> tuple[str, ...]:
    """Names by seat; a child whom the adult may not see is another child."""
    return tuple(_name(stored, seat) for seat in range(len(stored.seats)))


def _name(stored: StoredGame, seat: int) -> str:
    sitting = stored.seats[seat]
    if sitting.bot is not None:
        return table_words.bot_name(sitting.bot)
    if sitting.learner is None:
        return _("a guest")
    child = people.learner(context.db(), sitting.learner) if rights.may_see_child(sitting.learner) else None
    return child.nickname if child else _("another child")


def _face(stored: StoredGame, seat: int) -> str:
    sitting = stored.seats[seat]
    if sitting.bot is not None:
        return table_words.bot_face(sitting.bot)
    known = sitting.learner is not None and rights.may_see_child(sitting.learner)
    child = people.learner(context.db(), sitting.learner) if known and sitting.learner else None
    return child.shown if child else "icon-people"


def _happened(shown: Replayed, pages: GamePages, names: tuple[str, ...]) -> list[str]:
    """What everybody saw then."""
    if shown.next is None:
        return []
    told = pages.happened(shown, names) or [_("%(name)s goes on.", name=names[shown.next.seat])]
    return [line[:1].upper() + line[1:] for line in told]  # some begin with "another child"
