"""A child takes a turn or answers a question: read, decide, write, all in one transaction."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from kidsq.arithmetic.kind import Equation
from kidsq.games.contract import IllegalMove, Move, next_seat
from kidsq.games.record import as_line, record_ply, result_of
from kidsq.games.registry import GAMES
from kidsq.learning import hints
from kidsq.learning.attempt import Attempt
from kidsq.play import keepsakes, preferences
from kidsq.play.current_game import after, table_at
from kidsq.play.games.contract import Chosen, Claim, NoMove, TurnForm
from kidsq.play.practice import answers, ask, give_hints, record_attempt, side_question
from kidsq.play.practice.situation import Situation, layout_of, tap_ms
from kidsq.play.request import Request, has_paused, held_up, in_one_transaction
from kidsq.play.screen import Question
from kidsq.play.screen_holder import front_of, hand_over, holder_of, seats_here
from kidsq.play.surprises import bringing
from kidsq.play.visitor import NotHere, Reply, Timings, refused
from kidsq.store.db.times import moment
from kidsq.store.people import budgets
from kidsq.store.play import attempts, games, questions
from kidsq.store.play.games import PlyTaken, StoredGame, UsedKey

LONGEST_KEY: Final = 64
LONGEST_PLY: Final = 6
LEVELS_OF_HELP: Final = tuple(map(str, range(hints.MOST + 1)))


@in_one_transaction
def take_turn(request: Request, form: TurnForm, timings: Timings) -> Reply:
    """One decision of a child at this table. Raises NotHere for someone else's table or seat."""
    known = _seen_before(request, form)
    if known is not None:
        return known
    off = check_ply(request.stored, form.ply) or hold(request)
    return off if off is not None else _decide(request, form, timings)


def hold(request: Request) -> Reply | None:
    """The refusal while nobody may play at this table; None when all may."""
    why = held_up(request)
    return refused(why) if why else None


def check_ply(stored: StoredGame, ply: str) -> Reply | None:
    """What is wrong with the ply of a form; None when it is the present one."""
    if not ply:
        return refused("no_ply")
    if not (ply.isascii() and ply.isdecimal() and len(ply) <= LONGEST_PLY):
        return refused("bad_number", value=ply[:20])
    if int(ply) > stored.plies:
        return refused("future_ply")
    return Reply("late", "old_ply") if int(ply) < stored.plies else None


def _seen_before(request: Request, form: TurnForm) -> Reply | None:
    """The answer to a form whose key has been here; None for a new one."""
    if not form.key:
        return refused("no_key")
    if len(form.key) > LONGEST_KEY:
        return refused("bad_number", value=form.key[:20])
    used = games.used_key(request.db, request.game_id, form.key)
    if used is None:
        return None
    same = used.game_id == request.game_id and form.ply == str(used.ply) and _names(request, used, form)
    if not same:
        return Reply("clash", "used_key")
    return Reply() if used.move is None else Reply(since=used.ply)


def _names(request: Request, used: UsedKey, form: TurnForm) -> bool:
    """True if this form asks for just that move or claim, in the hand as it was then."""
    table = request.table if used.ply == request.table.ply else table_at(request.db, request.stored, used.ply)
    mover = front_of(request.visitor, request.stored, table).mover
    seat = next_seat(table) if mover is None else mover
    meant = request.uses.read_turn(table.view(seat), form)
    if isinstance(meant, Chosen):
        return meant.move.text == used.move
    return isinstance(meant, Claim) and used.move is None and _is_claim(meant.equation, used)


def _is_claim(said: Equation, used: UsedKey) -> bool:
    """True if the row of this key tells of the same numbers, in whatever order."""
    operands, claimed = json.loads(used.operands or "[]"), json.loads(used.response or "null")
    return (sorted(operands), claimed) == (sorted(said.operands), said.claimed)


def _decide(request: Request, form: TurnForm, timings: Timings) -> Reply:
    table = request.table
    if not table.seats_to_move() or request.stored.ended_at is not None:
        return refused("over")
    front = request.front
    seat = front.mover
    if seat is None:
        raise NotHere("that seat is a friend's or another child's")
    if front.curtain is not None:
        hand_over(request.db, request.visitor, request.stored, seat)
        request.reread_game()
    pointing = ask.pointing(ask.waiting(request))
    if pointing is not None and pointing not in front.here:
        return refused("pointing")  # a child at another tablet answers before anybody goes on
    meant = request.uses.read_turn(request.known.view(seat), form)
    if isinstance(meant, NoMove):
        values = {"value": meant.value, "place": meant.value, "move": meant.value}
        return Reply("refused" if meant.bad else "done", meant.code, values)
    if isinstance(meant, Claim):
        return _hear_claim(request, seat, timings, form.key, meant.equation)
    try:
        write_ply(request, meant.move, form.key, timings, meant.equation, seat=seat, put_in_order=meant.put_in_order)
    except IllegalMove as error:
        return refused(error.code, **error.values)
    except PlyTaken:
        return refused("too_long")
    return Reply(since=table.ply)


def _hear_claim(request: Request, seat: int, timings: Timings, key: str, said: Equation) -> Reply:
    uses = request.uses
    why = uses.why_no_claim(request.table)
    if why is not None:
        return refused(why)
    situation = situation_of(request, seat, timings)
    _count_browser(request, key)
    _log(request, uses.claimed(request.db, situation, key, said))
    request.bump()
    return Reply()


def _log(request: Request, attempt: Attempt) -> None:
    """Append an attempt to the log of its child, whose class is known already."""
    learner = attempt.learner
    record_attempt.log(request.db, attempt, request.class_of(learner) if learner else None)
    request.attempt_logged(attempt)


def aid_at(request: Request, seat: int, chosen: preferences.Preferences) -> give_hints.Aid:
    """The help with the hand of this seat; none while it is not for it to lay cards."""
    return give_hints.aid_of(request, seat, request.known.view(seat), chosen)


def situation_of(request: Request, seat: int, timings: Timings) -> Situation:
    stored, table = request.stored, request.table
    chosen = request.preferences(seat)
    aid = aid_at(request, seat, chosen)
    return Situation(
        visitor=request.visitor,
        stored=stored,
        table=table,
        seat=seat,
        chance=request.chance,
        timings=timings.without_times() if chosen.needs.no_times else timings,
        help=aid.now,
        asked=aid.asked,
        layout=layout_of(stored, chosen, can_take_away=request.uses.can_take_away(stored.edition)),
        read_aloud=chosen.reading,
        memory=give_hints.memory_of(request, seat, chosen) if request.uses.remembers(table) else "nothing",
        moments=request.known.moments,
        motor_ms=_motor_ms(request, seat, chosen),
        paused=has_paused(request, timings),
    )


def _motor_ms(request: Request, seat: int, chosen: preferences.Preferences) -> int | None:
    if chosen.needs.no_times:
        return None
    return attempts.motor_ms(request.db, request.visitor.device, request.stored.seats[seat].learner)


def write_ply(
    request: Request,
    move: Move,
    key: str | None,
    timings: Timings | None = None,
    equation: Equation | None = None,
    *,
    seat: int | None = None,
    bots_ask: bool = True,
    put_in_order: bool = False,
) -> None:
    """Play and write one ply with its attempt, its question and its result; within writing().

    seat: whose; None: of the one that decides next. timings: of a child's move; None for a bot's. put_in_order: as of a
    Chosen.
    Raises IllegalMove or PlyTaken before anything is written.
    """
    db, stored, chance, before = request.db, request.stored, request.chance, request.table
    seat = next_seat(before) if seat is None else seat
    table = before.copy()
    _count_browser(request, key)
    ply = record_ply(GAMES[stored.game], table, move, lambda cards: chance.rng.sample(cards, len(cards)), seat=seat)
    version = request.append_ply(ply, key)
    if timings is not None and key is not None:
        _note_childs_move(request, seat, move, key, timings, equation, put_in_order=put_in_order)
    now = after(request.known, move, table, ply.seat)
    ask.close_passed(request, table)
    ask.ask_after(request, before, move, now, bots_ask=bots_ask)
    side_question.go_on(request, before, move, table)
    keepsakes.note(db, stored, before, move, table, chance.at)
    outcome = table.outcome()
    result = None if outcome is None else as_line(result_of(outcome))
    request.moved(now, version, result)
    if outcome is not None:
        bringing.bring_to_all(db, stored, chance.at)


def _count_browser(request: Request, key: str | None) -> None:
    """Count a browser at the first thing kept for it at a home table; classes come in by their code."""
    device = request.stored.device
    if key is None or device is None or request.stored.class_id is not None:
        return
    bots = request.known.bots
    if all(bots[one.seat] is not None for one in request.known.moments):
        budgets.count(request.db, device, moment(request.chance.at))


def _note_childs_move(
    request: Request,
    seat: int,
    move: Move,
    key: str,
    timings: Timings,
    equation: Equation | None,
    *,
    put_in_order: bool,
) -> None:
    """The attempt in a child's move, if there is one in it; or how long its plain tap took."""
    uses = request.uses
    if uses.is_attempt(request.table, move, equation):
        situation = situation_of(request, seat, timings)
        if put_in_order:
            situation = situation.helped(hints.ON_ASKING)
        _log(request, uses.attempt_in(request.db, situation, key, move, equation))
    tap = tap_ms(timings) if uses.is_plain_tap(move) and not request.without_times(seat) else None
    if tap is not None:
        attempts.add_tap(request.db, request.visitor.device, request.stored.seats[seat].learner, tap)


@in_one_transaction
def answer(request: Request, key: str, said: str | None, timings: Timings) -> Reply:
    """The answer to a question of the table. said: None for "not now". Raises NotHere.

    A sum that a friend asks for is asked again after a miss, with more to see of it each time.
    """
    row = questions.with_key(request.db, key[:LONGEST_KEY].partition(".")[0])
    if row is None or row.game_id != request.game_id:
        return refused("late_question")
    if row.answered_at is not None:
        return _answered_before(row.key, row.answer, said)
    question = ask.of_stored(row)
    if question is None:
        return refused("late_question")
    if question.seat not in seats_here(request.visitor, request.stored):
        raise NotHere("that question is another child's")
    held = hold(request)
    if held is not None:
        return held
    if said is None:
        return _closed(request, question, None)
    if said not in map(str, question.choices):
        return refused("bad_answer", value=said[:20])
    if key != question.form_key:
        # It has been asked again since: the same tap once more is one, another answer comes too late.
        return Reply() if said == str(question.missed) else Reply("clash", "used_key")
    _log(
        request,
        answers.attempt_of(question, situation_of(request, question.seat, timings), int(said), _try(request, question)),
    )
    if request.uses.ASKS_AGAIN and question.is_asked_again(int(said)):
        request.miss(question.key, said)
        request.help_with(row, ask.help_after(question.help), asked=False)
        request.bump()
        return Reply()
    return _closed(request, question, said)


def _try(request: Request, question: Question) -> int:
    """Which try of this question an answer to it is."""
    if question.missed is None:
        return 1
    skill = question.presented.skill  # type: ignore[union-attr]
    learner = request.stored.seats[question.seat].learner
    return 1 + attempts.tries(request.db, request.game_id, question.ply, skill, learner)


def _closed(request: Request, question: Question, said: str | None) -> Reply:
    request.close(question.key, said)
    if said is not None:
        ask.ask_next(request, question)
    request.bump()
    return Reply(values={"answered": question.key})


def _answered_before(key: str, kept: str | None, said: str | None) -> Reply:
    if kept == said or said is None:
        return Reply(values={"answered": key})  # the first answer may never have arrived
    return Reply("late", "late_question") if kept is None else Reply("clash", "used_key")


@in_one_transaction
def ask_owl(request: Request, ply: str, wanted: str, by_itself: bool) -> Reply:
    """One level of help more for the child whose turn it is. by_itself: the glow of level 3 came after its time.

    wanted: the level that the owl offered, so that the same tap sent twice is one; empty: one more than now.
    """
    if wanted and wanted not in LEVELS_OF_HELP:
        return refused("bad_number", value=wanted[:20])
    off = check_ply(request.stored, ply)
    if off is not None:
        return off
    front = request.front
    if ask.help_more(request, front.here, int(wanted or 0), by_itself=by_itself):
        request.bump()
        return Reply()
    seat = front.mover
    if seat is None:
        return Reply()
    aid = aid_at(request, seat, request.preferences(seat))
    if by_itself and aid.now.later:
        comes = hints.ADDENDS if aid.adds else hints.CARDS
        request.show_help(request.table.ply, seat, comes, asked=False)
    elif not by_itself and (not wanted or int(wanted) >= aid.after):
        request.show_help(request.table.ply, seat, aid.after, asked=True)
    else:
        return Reply()
    request.bump()
    return Reply()


@in_one_transaction
def count_along(request: Request, key: str) -> Reply:
    """A child has counted in the picture beside its question: it has made use of that help, and answered nothing."""
    here = seats_here(request.visitor, request.stored)
    for row in request.pending:
        if row.key == key[:LONGEST_KEY].partition(".")[0] and row.seat in here and row.help:
            request.help_with(row, row.help, asked=True)
    return Reply()


@in_one_transaction
def choose(request: Request, wanted: Mapping[str, str]) -> Reply:
    """Change how the table is shown to the child who holds the tablet."""
    bad = preferences.bad_choice(wanted)
    if bad is not None:
        return refused("bad_setting", value=bad[:20])
    db, seat = request.db, holder_of(request.visitor, request.stored)
    seat = seats_here(request.visitor, request.stored)[0] if seat is None else seat
    scope = request.scope(seat)
    changed = preferences.changes(db, scope, wanted)
    if preferences.undoes(db, scope, changed):
        return refused("grown_ups_choice")
    if "hint" in changed:
        _keep_what_is_seen(request, seat)
    if changed:
        budgets.count_choice(db, scope, request.visitor.device, moment(request.chance.at))
    preferences.write(db, scope, changed)
    request.reread_settings(scope)
    request.bump()
    return Reply()


def _keep_what_is_seen(request: Request, seat: int) -> None:
    """What glows now goes on glowing at this ply: who has seen it and turns it off has seen it all the same."""
    seen = aid_at(request, seat, request.preferences(seat)).now.level
    if seen:
        request.show_help(request.table.ply, seat, seen, asked=True)


@in_one_transaction
def lift_curtain(request: Request, ply: str) -> Reply:
    """The child who has to decide has taken the tablet. A second tap changes nothing.

    Where the game has gone on without it, nobody holds the tablet: it shall not look into the hand of who did before.
    """
    visitor, stored = request.visitor, request.stored
    off = check_ply(stored, ply)
    if off is not None and off.kind == "refused":
        return off
    front = request.front
    seat = front.curtain if off is None else None
    covers = off is not None and len(front.here) > 1 and front.holder is not None
    if seat is not None or covers:
        hand_over(request.db, visitor, stored, seat)
        request.reread_game()
        request.bump()
    return off or Reply()
