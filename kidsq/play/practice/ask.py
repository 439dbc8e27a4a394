"""The questions of the table: when one is asked, and what becomes of its answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import starmap
from typing import Final, get_args

from kidsq.classroom.question_settings import QuestionSettings, question_settings_in
from kidsq.games.contract import AnyState, Move, next_seat
from kidsq.learning import payload
from kidsq.learning.attempt import Asked, Attempt, Selection, json_text
from kidsq.learning.facts import addends_of
from kidsq.learning.hints import MOST
from kidsq.learning.model.mastery import Estimate, beliefs, estimate
from kidsq.learning.payload import BotsQuestion, Claim, GamesQuestion, OfBot, OfGame, Payload, Reckoned, Unfit
from kidsq.learning.questions import AFTERWARDS, HELPED, LASTING, STOPPING, Chooser, Past, slip_in
from kidsq.play import guests
from kidsq.play.bot_decision import bots_move
from kidsq.play.games.registry import uses_of
from kidsq.play.practice.situation import Situation
from kidsq.play.request import Request
from kidsq.play.screen_holder import holder_of, present, seats_here, settings_of
from kidsq.play.visitor import Chance
from kidsq.store.classroom import sittings
from kidsq.store.db.times import moment
from kidsq.store.play import attempts, estimates, games, questions
from kidsq.store.play.games import StoredGame
from kidsq.store.play.questions import StoredQuestion

SESSION_RESTS: Final = timedelta(minutes=30)
FIRST_HELP: Final = 3
"""A question shows rods, then dots, then the answer: the last three of the levels of help with a hand."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question as it waits.

    ply: at which it was asked. presented: what it shows. help: the owl's help seen with it, 0..5.
    """

    key: str
    ply: int
    seat: int
    presented: Payload
    selection: Selection = "natural"
    help: int = 0

    @property
    def task(self) -> Asked:
        return self.presented.task

    @property
    def truth(self) -> int:
        return self.presented.truth

    @property
    def choices(self) -> tuple[int, ...]:
        return self.presented.choices

    @property
    def bot_seat(self) -> int | None:
        """The seat of the bot that waits for the answer."""
        return self.presented.friend if isinstance(self.presented, OfBot) else None

    @property
    def stops(self) -> bool:
        """True if play waits for the answer: pointing after the count would be no pointing."""
        return self.task in STOPPING


def of_stored(stored: StoredQuestion, seen: int = 0) -> Question | None:
    """A question as it is kept; None where what it shows cannot be read: then it is as if nobody had asked."""
    try:
        shown = payload.from_json(stored.task, stored.presented_json)
    except Unfit:
        return None
    return Question(stored.key, stored.ply, stored.seat, shown, stored.selection, seen)  # type: ignore[arg-type]


def waiting(at: Request) -> list[Question]:
    """The questions that wait at this table: one at most of this ply, and totals left open before it."""
    found = [of_stored(row, help_seen(at, row)) for row in at.pending]
    return [one for one in found if one is not None]


def seen_by(asked: Sequence[Question], holder: int | None, ply: int) -> Question | None:
    """The question that a screen shows: that of the child who holds it, else the one for which all wait now."""
    own = next((one for one in asked if one.seat == holder), None)
    return own or next((one for one in asked if one.ply == ply), None)


def pointing(asked: Sequence[Question]) -> int | None:
    """The seat that points at somebody before a count goes on; all others wait for it."""
    return next((one.seat for one in asked if one.stops), None)


def close_passed(at: Request, after: AnyState) -> None:
    """Close the questions that this ply has passed by; within writing().

    Who hops to the new total of its court may go on with it while another tablet plays: no ply of others changes that.
    """
    here = seats_here(at.visitor, at.stored)
    for row in at.pending:
        if row.task not in LASTING or row.seat in here or not after.seats_to_move():
            at.close(row.key, None)


def help_seen(at: Request, row: StoredQuestion) -> int:
    """The strongest help that was seen with a question."""
    return at.help_at(row.ply, row.seat).level if row.task in HELPED else 0


def help_after(seen: int) -> int:
    """The help with a question that comes after what was seen."""
    return min(MOST, max(FIRST_HELP, seen + 1))


def help_more(at: Request, seats: Sequence[int], wanted: int = 0) -> bool:
    """One more of the owl's helps with the question that waits for one of these seats; False when none does.

    wanted: the level that the owl offered, so that the same tap sent twice is one; 0: one more than now.
    Within writing().
    """
    row = next((row for row in at.pending if row.task in HELPED and row.seat in seats), None)
    if row is None:
        return False
    level = help_after(help_seen(at, row))
    if not wanted or wanted >= level:
        at.show_help(row.ply, row.seat, level, asked=True)
    return True


def ask_after(at: Request, before: AnyState, move: Move, after: AnyState, *, bots_ask: bool = True) -> None:
    """Ask what this ply gives occasion for; within writing(). bots_ask: not while the child skips to its turn.

    A game that is over with it asks only for what has been reached.
    """
    over = not after.seats_to_move()
    found = _given_by_the_game(at, before, move, after)
    if over:
        if found is not None and found.task in AFTERWARDS:
            at.ask(found)
        return
    if found is None and bots_ask:
        found = _asked_by_a_bot(at, after)
    if found is not None:
        at.ask(found)


# -- what the game itself gives ---------------------------------------------------------------------------------------


def _given_by_the_game(at: Request, before: AnyState, move: Move, after: AnyState) -> StoredQuestion | None:
    stored = at.stored
    given = uses_of(stored.game).given(before, move, after, present(stored))
    if given is None:
        return None
    seat, shown = given
    chooser = _chooser(at, seat)
    skill = getattr(shown, "skill", "")
    if not chooser.may_ask(shown.task, _past(at, seat), skill):
        return None
    return _row(stored, after, seat, shown, at.chance)


def ask_next(at: Request, question: Question) -> None:
    """Ask for the step that comes after this one, whatever was answered; within writing()."""
    shown = uses_of(at.stored.game).next_step(question.presented)
    if shown is not None and _chooser(at, question.seat).amount != "none":
        row = _row(at.stored, at.table, question.seat, shown, at.chance)
        at.ask(replace(row, ply=question.ply))


# -- what a bot asks --------------------------------------------------------------------------------------------------


def _asked_by_a_bot(at: Request, table: AnyState) -> StoredQuestion | None:
    """A bot that is about to lay cards asks the child who holds the tablet, and waits with its move."""
    stored, bot_seat = at.stored, next_seat(table)
    uses = uses_of(stored.game)
    if stored.seats[bot_seat].kind != "bot" or not uses.may_be_asked_before(table):
        return None
    seat = _whom(at)
    if seat is None:
        return None
    chooser, past = _chooser(at, seat), _past(at, seat)
    if not chooser.due(past):
        return None
    move = bots_move(at, table)
    occasion = None if move is None else uses.occasion(table, move, seat)
    if move is None or occasion is None:
        return None
    learner = stored.seats[seat].learner
    chooser = replace(chooser, estimates=_known(at, learner), asked=_left_no_trace(at, seat))
    past = replace(past, easy=_should_be_easy(at, seat))
    offer = chooser.offer_of(occasion.asks, past) if occasion.asks else chooser.offer(occasion, past)
    if offer is None:
        return None
    shown = payload.of_offer(offer, bot_seat)
    return _row(stored, table, seat, shown, at.chance, offer.selection, move.text)


def _whom(at: Request) -> int | None:
    """The seat of the child to ask: who holds this screen, or another; never one who is away or would not see it."""
    stored = at.stored
    if stored.class_id is None:
        return holder_of(at.visitor, stored)
    by_tablet: dict[str, list[int]] = {}
    for seat in present(stored):
        tablet = sittings.tablet_of(at.db, stored.seats[seat].learner or "")
        if tablet is not None:
            by_tablet.setdefault(tablet, []).append(seat)
    holders = settings_of(stored).get("holders", {})
    busy = [row.seat for row in at.pending]
    seats = [seats[0] if len(seats) == 1 else holders.get(tablet) for tablet, seats in sorted(by_tablet.items())]
    seen = [seat for seat in seats if seat is not None and seat not in busy]
    return at.chance.rng.choice(seen) if seen else None


def _past(at: Request, seat: int) -> Past:
    """What tells whether something is due; whether it should be easy is read only then."""
    asked, turns = questions.asked_and_played(at.db, at.game_id, seat, alone=len(at.stored.seats) == 1)
    shown = frozenset((task, skill) for task, text in asked if (skill := _numbers_of(task, text)))
    return Past(tuple(task for task, _text in asked), turns, shown=shown)


def _numbers_of(task: str, text: str) -> str:
    """The skill with its numbers that a question asks for; empty where it has none."""
    try:
        return getattr(payload.from_json(task, text), "skill", "")
    except Unfit:
        return ""


def _should_be_easy(at: Request, seat: int) -> bool:
    """True if the next question is the first of a session, or comes after a miss."""
    learner, now = at.stored.seats[seat].learner, at.chance.at
    latest, answered = attempts.latest_judged(at.db, learner, at.game_id, get_args(Asked), now)
    first = answered is None or not _same_session(at, answered, seat)
    return first or latest is None or not latest.correct


def _same_session(at: Request, answered: Attempt, seat: int) -> bool:
    """True if this answer was given in the present session; for a child at another tablet only the time tells."""
    if seat in seats_here(at.visitor, at.stored):
        return answered.session_id == at.visitor.session_id
    return moment(at.chance.at) - moment(answered.at) <= SESSION_RESTS


def _chooser(at: Request, seat: int) -> Chooser:
    """For this child; what is known of it is read only when something will be asked."""
    learner = at.stored.seats[seat].learner
    chosen = question_settings_in(*at.set_for(learner)) if learner else QuestionSettings()
    return Chooser(chosen.questions, chosen.focus, {}, at.chance.rng, apart=_apart(at, learner))


def _apart(at: Request, learner: str | None) -> int:
    """So many turns lie between two questions; one more where they lie apart, before a first game is over."""
    apart = uses_of(at.stored.game).TURNS_BETWEEN
    if apart == 1 or games.has_finished_one(at.db, at.stored.device or "", learner):
        return apart
    return apart + 1


def _known(at: Request, learner: str | None) -> Mapping[str, Estimate]:
    """What this child knows today; of a guest, what any child is likely to know."""
    kept = estimates.of_learner(at.db, learner) if learner else {}
    now = moment(at.chance.at)
    return {skill: estimate(belief, now) for skill, belief in kept.items()} or _any_child()


def _left_no_trace(at: Request, seat: int) -> Mapping[str, int]:
    """How often each sum was asked that no estimate knows of: what was left alone in this game; a guest's, and those
    at its latest tables before."""
    guest = at.stored.seats[seat].learner is None
    before = guests.tables_before(at.stored, seat)
    rows = questions.presented_to(at.db, at.game_id, seat, *before, answered=guest)
    return Counter(filter(None, starmap(_skill_of, rows)))


def _skill_of(task: str, text: str) -> str | None:
    """The sum of a bot's question; None for all others."""
    try:
        shown = payload.from_json(task, text)
    except Unfit:
        return None
    return shown.skill if isinstance(shown, OfBot) else None


@cache
def _any_child() -> Mapping[str, Estimate]:
    """Without an answer there is nothing that a day could change."""
    return {skill: estimate(belief, datetime.now(UTC)) for skill, belief in beliefs(()).items()}


def _row(
    stored: StoredGame,
    table: AnyState,
    seat: int,
    shown: Payload,
    chance: Chance,
    selection: Selection = "natural",
    committed: str | None = None,
) -> StoredQuestion:
    return StoredQuestion(
        key=chance.new_id(),
        game_id=stored.id,
        ply=table.ply,
        seat=seat,
        learner=stored.seats[seat].learner,
        task=shown.task,
        presented_json=payload.to_json(shown),
        created_at=chance.at,
        selection=selection,
        committed=committed,
    )


# -- what an answer leaves --------------------------------------------------------------------------------------------


def attempt_of(question: Question, at: Situation, answer: int) -> Attempt:
    """The row that this answer leaves in the log, at the ply at which it was asked."""
    shown = question.presented
    if isinstance(shown, OfBot | Reckoned):
        row = _answer(question, shown, at, answer)
    else:
        row = uses_of(at.stored.game).answered(shown, question.key, at, answer)
    return replace(row, ply=question.ply)


def _answer(question: Question, shown: BotsQuestion | GamesQuestion, at: Situation, answer: int) -> Attempt:
    """The answer to what can be reckoned; yes and not so are written as true and false."""
    claim = isinstance(shown, Claim)
    sums = question.task in ("help_bot", "check_bot") and bool(addends_of(shown.skill))
    return at.attempt(
        attempt_id=question.key,
        task=question.task,
        skill=shown.skill,
        operands=json_text(shown.operands),
        layout=at.layout if sums else "words",
        n_options=len(question.choices),
        guess_p=shown.guess_p,
        presented=json_text(_presented(shown)),
        truth=json_text(bool(question.truth) if claim else question.truth),
        response=json_text(bool(answer) if claim else answer),
        correct=int(answer == question.truth),
        error=slip_in(question.task, shown.operands, question.truth, answer, shown.skill),
        hint_shown=question.help,
        hint_asked=int(question.help > 0),
        selection=question.selection,
    )


def _presented(shown: BotsQuestion | GamesQuestion) -> dict[str, object]:
    """What was to be seen beside the operands."""
    if isinstance(shown, Claim):
        return {"claimed": shown.claimed}
    about = shown.about if isinstance(shown, OfGame | Reckoned) else ""
    return {"choices": shown.choices, "about": about} if about else {"choices": shown.choices}
