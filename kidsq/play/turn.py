"""A child takes a turn or answers a question: read, decide, write, all in one transaction."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from kidsq.arithmetic import Equation
from kidsq.games.contract import IllegalMove
from kidsq.games.record import as_line, record_ply, result_of
from kidsq.games.registry import GAMES
from kidsq.games.sleeping_queens import Move, Table
from kidsq.learning import hints
from kidsq.play import ask, give_hints, preferences, record_attempt
from kidsq.play.current_game import Played, after, keep, played, table_at
from kidsq.play.games.registry import uses_of
from kidsq.play.games.sleeping_queens import log
from kidsq.play.games.sleeping_queens.selection import Chosen, Claim, Nothing, TurnForm, read_turn
from kidsq.play.pauses import has_paused, held_up
from kidsq.play.people import Chance, NotHere, Reply, Timings, Visitor, is_owner, refused
from kidsq.play.screen_holder import curtain_before, hand_over, holder_of, seats_here
from kidsq.store.db.database import writing
from kidsq.store.db.times import moment
from kidsq.store.people import budgets
from kidsq.store.play import attempts, games, questions
from kidsq.store.play.games import PlyTaken, StoredGame

LONGEST_KEY: Final = 64
LONGEST_PLY: Final = 6
LEVELS_OF_HELP: Final = tuple(map(str, range(hints.MOST + 1)))


@dataclass(slots=True)
class Request:
    """One request at a table, inside its transaction."""

    db: sqlite3.Connection
    visitor: Visitor
    stored: StoredGame
    known: Played
    chance: Chance

    @property
    def table(self) -> Table:
        table: Table = self.known.table
        return table


def open_request(db: sqlite3.Connection, visitor: Visitor, game_id: str, chance: Chance) -> Request:
    stored = games.load(db, game_id)
    if stored is None or not is_owner(visitor, stored):
        raise NotHere(game_id)
    return Request(db, visitor, stored, played(db, stored), chance)


def one_ply_on(request: Request, now: Played) -> Request:
    """The same request after a ply that it has written and not yet committed."""
    stored = games.load(request.db, request.stored.id)
    assert stored is not None  # it has just been written to
    return replace(request, stored=stored, known=now)


def take_turn(
    db: sqlite3.Connection, visitor: Visitor, game_id: str, form: TurnForm, timings: Timings, chance: Chance
) -> Reply:
    """One decision of a child at this table. Raises NotHere for someone else's table or seat."""
    with writing(db):
        request = open_request(db, visitor, game_id, chance)
        known = _seen_before(request, form)
        if known is not None:
            return known
        off = check_ply(request.stored, form.ply) or hold(request)
        if off is not None:
            return off
        reply, now = _decide(request, form, timings)
    if now is not None:
        keep(game_id, now)
    return reply


def hold(request: Request) -> Reply | None:
    """The refusal while nobody may play at this table; None when all may."""
    why = held_up(request.db, request.stored, request.chance.at)
    return refused(why) if why else None


def check_ply(stored: StoredGame, ply: str) -> Reply | None:
    """What is wrong with the ply of a form; None when it is the present one."""
    if not (ply.isascii() and ply.isdecimal() and len(ply) <= LONGEST_PLY):
        return refused("bad_number", value=ply[:20])
    if int(ply) > stored.plies:
        return refused("future_ply")
    return Reply("late", "old_ply") if int(ply) < stored.plies else None


def _seen_before(request: Request, form: TurnForm) -> Reply | None:
    """The answer to a form whose key has been here; None for a new one."""
    if not form.key or len(form.key) > LONGEST_KEY:
        return refused("bad_number", value=form.key[:20])
    ply = games.ply_with_key(request.db, request.stored.id, form.key)
    if ply is not None:
        same = form.ply == str(ply.ply) and _names(request, ply.ply, form, ply.move)
        return Reply(since=ply.ply) if same else Reply("clash", "used_key")
    logged = attempts.with_id(request.db, form.key)
    if logged is None:
        return None
    claim = _claim_text(logged.operands, logged.response)
    same = logged.game_id == request.stored.id and form.ply == str(logged.ply)
    return Reply() if same and _names(request, logged.ply, form, claim) else Reply("clash", "used_key")


def _names(request: Request, ply: int, form: TurnForm, text: str) -> bool:
    """True if this form asks for just that move or claim, in the hand as it was then."""
    table = request.table if ply == request.table.ply else table_at(request.db, request.stored, ply)
    meant = read_turn(table.view(table.mover), form)
    if isinstance(meant, Chosen):
        return meant.move.text == text
    return isinstance(meant, Claim) and _equation_text(meant.equation) == text


def _claim_text(operands: str, response: str) -> str:
    claimed = json.loads(response)
    addends = json.loads(operands)
    return _equation_text(Equation(tuple(addends), claimed)) if isinstance(claimed, int) else ""


def _equation_text(equation: Equation) -> str:
    return "claim " + equation.text


def _decide(request: Request, form: TurnForm, timings: Timings) -> tuple[Reply, Played | None]:
    table = request.table
    if table.mover < 0 or request.stored.ended_at is not None:
        return refused("over"), None
    if table.mover not in seats_here(request.visitor, request.stored):
        raise NotHere("that seat is a friend's or another child's")
    if curtain_before(request.visitor, request.stored, table) is not None:
        hand_over(request.db, request.visitor, request.stored, table.mover)
    if _is_pointed_elsewhere(request):
        return refused("pointing"), None
    meant = read_turn(table.view(table.mover), form)
    if isinstance(meant, Nothing):
        values = {"value": meant.value, "place": meant.value, "move": meant.value}
        return Reply("refused" if meant.bad else "done", meant.code, values), None
    if isinstance(meant, Claim):
        return _hear_claim(request, timings, form.key, meant.equation), None
    try:
        now = write_ply(request, meant.move, form.key, timings, meant.equation)
    except IllegalMove as error:
        return refused(error.code, **error.values), None
    except PlyTaken:
        return refused("too_long"), None
    return Reply(since=table.ply), now


def _is_pointed_elsewhere(request: Request) -> bool:
    """True if a child at another tablet still has to point at the seat that the jester's count will reach."""
    if request.table.decision != "wake" or not request.table.flipped:
        return False
    seat = ask.pointing(ask.waiting(request.db, request.stored.id))
    return seat is not None and seat not in seats_here(request.visitor, request.stored)


def _hear_claim(request: Request, timings: Timings, key: str, said: Equation) -> Reply:
    if request.table.decision != "turn":
        return refused("answer_first" if request.table.decision == "defend" else "wake_first")
    situation = situation_of(request, request.table.mover, timings)
    _count_browser(request, key)
    record_attempt.log(request.db, log.own_sum(request.db, situation, key, said))
    games.bump(request.db, request.stored.id, request.chance.at)
    return Reply()


def aid_at(request: Request, seat: int, chosen: preferences.Preferences) -> give_hints.Aid:
    """The help with the hand of this seat; none while it is not for it to lay cards."""
    table = request.table
    if table.mover != seat or table.decision != "turn":
        return give_hints.NO_AID
    legal = table.view(seat).legal
    return give_hints.with_hand(request.db, request.stored, seat, table.ply, legal, chosen, request.chance.at)


def situation_of(request: Request, seat: int, timings: Timings) -> log.Situation:
    db, stored, table = request.db, request.stored, request.table
    chosen = preferences.read(db, preferences.scope_of(request.visitor, stored, seat))
    aid = aid_at(request, seat, chosen)
    return log.Situation(
        visitor=request.visitor,
        stored=stored,
        table=table,
        seat=seat,
        chance=request.chance,
        timings=timings,
        help=aid.now,
        asked=aid.asked,
        layout=log.layout_of(stored, table.ply),
        read_aloud=chosen.reading,
        memory=give_hints.memory_of(db, stored, seat, chosen) if table.remembered else "nothing",
        moments=request.known.moments,
        motor_ms=attempts.motor_ms(db, request.visitor.device, stored.seats[seat].learner),
        paused=has_paused(db, stored, timings, request.chance.at),
    )


def write_ply(
    request: Request,
    move: Move,
    key: str | None,
    timings: Timings | None = None,
    equation: Equation | None = None,
    *,
    friends_ask: bool = True,
) -> Played:
    """Play and write one ply with its judgement, its question and its result; within writing().

    timings: of a child's move; None for a friend's. Returns the game one ply on, to be kept after the commit. Raises
    IllegalMove or PlyTaken before anything is written.
    """
    db, stored, chance = request.db, request.stored, request.chance
    table = request.table.copy()
    _count_browser(request, key)
    ply = record_ply(GAMES[stored.game], table, move, lambda cards: chance.rng.sample(cards, len(cards)))
    games.append_ply(db, stored.id, request.table.ply, ply.seat, ply.move, ply.shuffles, key, chance.at)
    if timings is not None and key is not None:
        _note_childs_move(request, move, key, timings, equation)
    ask.close_passed(db, request.visitor, stored, table, chance.at)
    ask.ask_after(db, request.visitor, stored, request.table, table, chance, friends_ask=friends_ask)
    uses_of(stored.game).keep_won(db, stored, request.table, move, table, chance.at)
    outcome = table.outcome()
    if outcome is not None:
        games.finish(db, stored.id, as_line(result_of(outcome)), chance.at)
    return after(request.known, move, table, ply.seat)


def _count_browser(request: Request, key: str | None) -> None:
    """Count a browser at the first thing kept for it at a home table; classes come in by their code."""
    device = request.stored.device
    if key is None or device is None or request.stored.class_id is not None:
        return
    bots = request.known.bots
    if all(bots[one.seat] is not None for one in request.known.moments):
        budgets.count(request.db, device, moment(request.chance.at))


def _note_childs_move(request: Request, move: Move, key: str, timings: Timings, equation: Equation | None) -> None:
    """The judgement in a child's move, if there is one in it; or how long its plain tap took."""
    seat = request.table.mover
    if log.is_judged(request.table, move, equation):
        record_attempt.log(
            request.db, log.of_move(request.db, situation_of(request, seat, timings), key, move, equation)
        )
    tap = log.tap_of(move, timings)
    if tap is not None:
        attempts.add_tap(request.db, request.visitor.device, request.stored.seats[seat].learner, tap)


def answer(
    db: sqlite3.Connection,
    visitor: Visitor,
    game_id: str,
    key: str,
    said: str | None,
    timings: Timings,
    chance: Chance,
) -> Reply:
    """The answer to a question of the table. said: None for "not now". Raises NotHere."""
    with writing(db):
        request = open_request(db, visitor, game_id, chance)
        row = questions.with_key(db, key[:LONGEST_KEY])
        if row is None or row.game_id != game_id:
            return refused("late_question")
        if row.answered_at is not None:
            return _answered_before(key, row.answer, said)
        question = ask.of_stored(row, ask.help_seen(db, row))
        if question is None:
            return refused("late_question")
        if question.seat not in seats_here(visitor, request.stored):
            raise NotHere("that question is another child's")
        held = hold(request)
        if held is not None:
            return held
        if said is not None:
            if said not in map(str, question.choices):
                return refused("bad_answer", value=said[:20])
            situation = situation_of(request, question.seat, timings)
            record_attempt.log(db, ask.attempt_of(question, situation, int(said)))
        questions.close(db, key, said, chance.at)
        games.bump(db, game_id, chance.at)
    return Reply(values={"answered": key})


def _answered_before(key: str, kept: str | None, said: str | None) -> Reply:
    if kept == said:
        return Reply(values={"answered": key})  # the first answer may never have arrived
    return Reply("late", "late_question") if kept is None else Reply("clash", "used_key")


def ask_owl(
    db: sqlite3.Connection, visitor: Visitor, game_id: str, ply: str, wanted: str, by_itself: bool, chance: Chance
) -> Reply:
    """One level of help more for the child whose turn it is. by_itself: the glow of level 3 came after its time.

    wanted: the level that the owl offered, so that the same tap sent twice is one; empty: one more than now.
    """
    if wanted and wanted not in LEVELS_OF_HELP:
        return refused("bad_number", value=wanted[:20])
    with writing(db):
        request = open_request(db, visitor, game_id, chance)
        off = check_ply(request.stored, ply)
        if off is not None:
            return off
        if ask.help_more(db, game_id, seats_here(visitor, request.stored), int(wanted or 0)):
            games.bump(db, game_id, chance.at)
            return Reply()
        seat = request.table.mover
        if seat not in seats_here(visitor, request.stored):
            return Reply()
        chosen = preferences.read(db, preferences.scope_of(visitor, request.stored, seat))
        aid = aid_at(request, seat, chosen)
        if by_itself and aid.now.later:
            questions.show_help(db, game_id, request.table.ply, seat, hints.ADDENDS, asked=False)
        elif not by_itself and (not wanted or int(wanted) >= aid.after):
            questions.show_help(db, game_id, request.table.ply, seat, aid.after, asked=True)
        else:
            return Reply()
        games.bump(db, game_id, chance.at)
    return Reply()


def choose(db: sqlite3.Connection, visitor: Visitor, game_id: str, wanted: Mapping[str, str], chance: Chance) -> Reply:
    """Change how the table is shown to the child who holds the tablet."""
    bad = preferences.bad_choice(wanted)
    if bad is not None:
        return refused("bad_setting", value=bad[:20])
    with writing(db):
        request = open_request(db, visitor, game_id, chance)
        seat = holder_of(visitor, request.stored)
        seat = seats_here(visitor, request.stored)[0] if seat is None else seat
        scope = preferences.scope_of(visitor, request.stored, seat)
        changed = preferences.changes(db, scope, wanted)
        if preferences.undoes(db, scope, changed):
            return refused("grown_ups_choice")
        if "hint" in changed:
            _keep_what_is_seen(request, seat, scope)
        if changed and request.stored.seats[seat].learner is None:
            budgets.count_choice(db, scope, moment(chance.at))
        preferences.write(db, scope, changed)
        games.bump(db, game_id, chance.at)
    return Reply()


def _keep_what_is_seen(request: Request, seat: int, scope: str) -> None:
    """What glows now goes on glowing at this ply: who has seen it and turns it off has seen it all the same."""
    seen = aid_at(request, seat, preferences.read(request.db, scope)).now.level
    if seen:
        questions.show_help(request.db, request.stored.id, request.table.ply, seat, seen, asked=True)


def lift_curtain(db: sqlite3.Connection, visitor: Visitor, game_id: str, ply: str, chance: Chance) -> Reply:
    """The child who has to decide has taken the tablet. A second tap changes nothing.

    Where the game has gone on without it, nobody holds the tablet: it shall not look into the hand of who did before.
    """
    with writing(db):
        request = open_request(db, visitor, game_id, chance)
        stored = request.stored
        off = check_ply(stored, ply)
        if off is not None and off.kind == "refused":
            return off
        seat = curtain_before(visitor, stored, request.table) if off is None else None
        covers = off is not None and len(seats_here(visitor, stored)) > 1 and holder_of(visitor, stored) is not None
        if seat is not None or covers:
            hand_over(db, visitor, stored, seat)
            games.bump(db, game_id, chance.at)
    return off or Reply()
