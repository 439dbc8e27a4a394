"""A child proposes a move, or answers a friend's question, for its class. Right or not, it is the child's own."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from kidsq.games.contract import AnyState, IllegalMove
from kidsq.games.record import record_ply
from kidsq.games.registry import GAMES
from kidsq.learning import hints
from kidsq.learning.attempt import Attempt, json_text
from kidsq.learning.hints import ON_ASKING
from kidsq.learning.tasks import ASKED
from kidsq.play.current_game import table_at
from kidsq.play.games.contract import Chosen, Claim, NoMove, TurnForm
from kidsq.play.practice import answers, ask, record_attempt
from kidsq.play.practice.situation import Situation
from kidsq.play.request import in_one_transaction
from kidsq.play.screen import Question
from kidsq.play.turn import LONGEST_KEY, check_ply, hold, situation_of
from kidsq.play.visitor import Reply, Timings, refused
from kidsq.play.wall.requests import ANSWER, MOVE, AsChild
from kidsq.play.wall.tally import all_have_said
from kidsq.store.classroom.proposals import Kind, Proposal
from kidsq.store.play import attempts, games, questions
from kidsq.store.play.games import UsedKey

SEEN: Final = hints.MOST
"""The help with a sum whose answer the wall shows already, or the class's move: as much as there is."""
EXPLAINED: Final = 3
"""A later try counts as helped at least this much, as at every table."""
OVER: Final = "over"
"""The field of a form with the key of the proposal that it comes instead of; empty: of none."""


@in_one_transaction
def propose(at: AsChild, form: TurnForm, timings: Timings) -> Reply:
    """What this child would lay, instead of what it has proposed before. Raises NotHere.

    A sum in it, true or not, goes into the child's log. Once the class has gone on, the first word still counts.
    """
    bad = _check_key(form.key) or check_ply(at.stored, form.ply)
    if bad is not None and bad.kind == "refused":
        return bad
    held = hold(at)
    if held is not None:
        return held
    ply = int(form.ply)
    known = _said_before(at, form)
    if known is not None:
        return known
    if bad is not None:
        return _too_late(at, ply, form, timings)
    if _is_overtaken(at, ply, form):
        return Reply("clash", "used_key")
    if at.stored.ended_at is not None or not at.table.seats_to_move():
        return refused("over")
    if at.seat not in at.table.seats_to_move():
        return refused("another_seat")
    if is_asked(at):
        return refused("pointing")
    return _said(at, at.table, form, situation_of(at, at.seat, timings), late=False)


def _check_key(key: str) -> Reply | None:
    if not key:
        return refused("no_key")
    return refused("bad_number", value=key[:20]) if len(key) > LONGEST_KEY else None


def _said_before(at: AsChild, form: TurnForm) -> Reply | None:
    """The answer to a form whose key has been here: a double tap, or a request that was sent again."""
    ply = int(form.ply)
    kept, used = at.proposal(ply, MOVE), games.used_key(at.db, at.game_id, form.key)
    is_kept = kept is not None and kept.key == form.key
    if not is_kept and used is None:
        return None
    meant = at.uses.read_turn(table_at(at.db, at.stored, ply).view(at.seat), form)
    if isinstance(meant, Chosen):
        same = is_kept and kept is not None and kept.said == meant.move.text
    else:
        same = isinstance(meant, Claim) and used is not None and _claims(used, meant)
    return Reply() if same else Reply("clash", "used_key")


def _is_overtaken(at: AsChild, ply: int, form: TurnForm) -> bool:
    """True if this child has proposed something since it was shown this form: it is an older idea, come late or again,
    whose key may long be forgotten. A form that does not say what it comes instead of is taken as the latest."""
    over = form.fields.get(OVER)
    return over is not None and list(over) != [key_of(at.proposal(ply, MOVE))]


def key_of(kept: Proposal | None) -> str:
    """The key of the form that proposed this; empty where nothing has been proposed."""
    return kept.key or "" if kept is not None else ""


def _claims(used: UsedKey, meant: Claim) -> bool:
    said = meant.equation
    return (used.operands, used.response) == (json_text(list(said.operands)), json_text(said.claimed))


def _said(at: AsChild, table: AnyState, form: TurnForm, where: Situation, *, late: bool) -> Reply:
    """Take what the form says at this table, and log what there is to judge in it."""
    meant = at.uses.read_turn(table.view(at.seat), form)
    if isinstance(meant, NoMove):
        values = {"value": meant.value, "place": meant.value, "move": meant.value}
        return Reply("refused" if meant.bad else "done", meant.code, values)
    if isinstance(meant, Claim):
        why = at.uses.why_no_claim(table)
        if why is not None:
            return refused(why)
        said = "claim " + meant.equation.text
        _log(at, at.uses.claimed(at.db, where, form.key, meant.equation), late=late)
        if late:
            at.propose(table.ply, MOVE, said, form.key, late=True)
        return Reply(values={"claimed": said})
    try:
        _check_rules(at, table, meant)
    except IllegalMove as error:
        return refused(error.code, **error.values)
    if meant.put_in_order:
        where = where.helped(ON_ASKING)
    if at.uses.is_attempt(table, meant.move, meant.equation):
        _log(at, at.uses.attempt_in(at.db, where, form.key, meant.move, meant.equation), late=late)
    at.propose(table.ply, MOVE, meant.move.text, form.key, late=late)
    if not late:
        show_when_all_have(at, table.ply, MOVE)
    return Reply(values={"proposed": meant.move.text})


def _check_rules(at: AsChild, table: AnyState, meant: Chosen) -> None:
    """Raises IllegalMove, as the table would. On a copy, and no card is turned."""
    stays: Callable[..., list[int]] = list
    record_ply(GAMES[at.stored.game], table.copy(), meant.move, stays, seat=at.seat)


def _log(at: AsChild, attempt: Attempt, *, late: bool) -> None:
    """A child's own move, right or not: of all tries at one ply the first one tells what it knows."""
    tried = attempts.tasks_tried(at.db, at.game_id, attempt.ply, at.learner)
    earlier = sum(task not in ASKED for task in tried)
    seen = late or at.is_shown(attempt.ply, MOVE)
    _keep(at, replace(attempt, try_no=earlier + 1), helped=EXPLAINED if earlier else 0, seen=seen)


def _keep(at: AsChild, attempt: Attempt, *, helped: int, seen: bool) -> None:
    """Write it, and that it was said for a class."""
    presented = {**json.loads(attempt.presented), "table": "class"}
    level = max(attempt.hint_shown, SEEN if seen else helped)
    row = replace(attempt, presented=json_text(presented), hint_shown=level)
    record_attempt.log(at.db, row, at.class_of(at.learner))
    at.attempt_logged(row)


def _too_late(at: AsChild, ply: int, form: TurnForm, timings: Timings) -> Reply:
    """The class has gone on: what the child thought is kept for what it was, once."""
    kept = at.proposal(ply, MOVE)
    table = table_at(at.db, at.stored, ply) if kept is None or kept.said is None else None
    if table is not None and at.seat in table.seats_to_move():
        now = situation_of(at, at.seat, timings)
        _said(at, table, form, replace(now, table=table, memory="nothing"), late=True)
    return Reply("late", "class_went_on")


def show_when_all_have(at: AsChild, ply: int, kind: Kind) -> None:
    """Once everybody has thought, the wall shows what came of it; within writing()."""
    if not at.is_shown(ply, kind) and all_have_said(at, ply, kind):
        at.show(ply, kind)


@in_one_transaction
def answer(at: AsChild, key: str, said: str | None, timings: Timings) -> Reply:
    """This child's answer to a question that a friend asks the class; said None: not now. Raises NotHere."""
    row = questions.with_key(at.db, key[:LONGEST_KEY].partition(".")[0])
    if row is None or row.game_id != at.game_id:
        return refused("late_question")
    held = hold(at)
    if held is not None:
        return held
    if said is None:
        return Reply()
    waiting = next((one for one in at.pending if one.key == row.key), None)
    question = ask.of_stored(waiting or replace(row, learner=at.learner))
    if question is None:
        return refused("late_question")
    if said not in map(str, question.choices):
        return refused("bad_answer", value=said[:20])
    kept = at.proposal(row.ply, ANSWER)
    if row.answered_at is not None:
        return _answered_late(at, question, said, timings) if kept is None or kept.said is None else _passed()
    if waiting is None:
        return Reply() if kept is not None and kept.said == said else Reply("clash", "used_key")
    if key != question.form_key:
        return Reply() if said == str(question.missed) else Reply("clash", "used_key")
    return _answered(at, question, said, timings)


def is_asked(at: AsChild) -> bool:
    """True while a question waits for the answer of the class."""
    return bool(questions.pending(at.db, at.game_id))


def question_with(at: AsChild, key: str) -> Question | None:
    """A question of this game, as it was asked of the class."""
    row = questions.with_key(at.db, key)
    return ask.of_stored(row) if row is not None and row.game_id == at.game_id else None


def _passed() -> Reply:
    return Reply("late", "class_went_on")


def _answered(at: AsChild, question: Question, said: str, timings: Timings) -> Reply:
    """An answer in time. One that was not it is asked again at this tablet, with more to see of it."""
    _log_answer(at, question, said, timings, late=False)
    at.propose(question.ply, ANSWER, said, question.form_key)
    if at.uses.ASKS_AGAIN and question.is_asked_again(int(said)):
        row = next(one for one in questions.pending(at.db, at.game_id) if one.key == question.key)
        at.help_with(row, ask.help_after(question.help), asked=False)
    show_when_all_have(at, question.ply, ANSWER)
    return Reply(values={"answered": question.key, "said": said})


def _answered_late(at: AsChild, question: Question, said: str, timings: Timings) -> Reply:
    _log_answer(at, question, said, timings, late=True)
    at.propose(question.ply, ANSWER, said, question.form_key, late=True)
    return _passed()


def _log_answer(at: AsChild, question: Question, said: str, timings: Timings, *, late: bool) -> None:
    tried = attempts.tasks_tried(at.db, at.game_id, question.ply, at.learner)
    where = situation_of(at, at.seat, timings)
    row = answers.attempt_of(question, where, int(said), 1 + tried.count(question.task))
    # Every tablet answers the same question: the row's key is this child's alone.
    own = hashlib.sha256(f"{question.form_key} {at.learner}".encode()).hexdigest()[:32]
    seen = late or at.is_shown(question.ply, ANSWER)
    _keep(at, replace(row, attempt_id=own), helped=0, seen=seen)
