"""The questions of the table: when one is asked, and what becomes of its answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date, timedelta
from json import loads
from typing import Final, TypeVar

from kidsq.arithmetic.sums.facts import FACTS
from kidsq.classroom.ways import AS_USUAL, LAYOUTS, Ways, ways_in
from kidsq.games.contract import AnyState, Move, next_seat
from kidsq.learning import number_help, payload
from kidsq.learning.attempt import TAKEN_AWAY, Attempt, Selection
from kidsq.learning.hints import MOST
from kidsq.learning.mixing import LOOKED_AT, NEW_A_DAY, Recent
from kidsq.learning.model.mastery import estimate
from kidsq.learning.number_help import Answered, after_a_while
from kidsq.learning.payload import OWL, Claim, InvalidPayload, Payload, Sum
from kidsq.learning.questions import OF_FACTS, Chooser, Occasion, Past
from kidsq.learning.tasks import AFTERWARDS, ASIDE, ASKED, BOTS_TASKS, CLAIMS, HELPED, LASTING, TOTAL
from kidsq.learning.trial import arm_in, due_again, waits_for_outcome
from kidsq.learning.trial import planned as trial_planned
from kidsq.play.bot_decision import bots_move
from kidsq.play.moment import Played
from kidsq.play.practice import guests_past
from kidsq.play.practice.chooser import chooser_for, known_of
from kidsq.play.practice.record_attempt import prior
from kidsq.play.practice.said import Asked, payload_of
from kidsq.play.practice.situation import has_one_way, layout_of
from kidsq.play.request import Request
from kidsq.play.screen import Question
from kidsq.play.screen_holder import has_open_hands, holder_of, present, seats_here, settings_of
from kidsq.play.visitor import Chance
from kidsq.store.classroom import sittings, trials
from kidsq.store.classroom.trials import Trial
from kidsq.store.db.times import moment
from kidsq.store.play import attempts, estimates, questions
from kidsq.store.play.games import StoredGame
from kidsq.store.play.questions import StoredQuestion

# -- how a friend's sum is asked and helped with where an adult has chosen another way, or lets two be compared --------

P = TypeVar("P", bound=Payload)


def planned(at: Request, seat: int) -> frozenset[str]:
    """The sums that this child is to be asked today: again the day after, and to see what came of a comparison."""
    learner, ways = at.stored.seats[seat].learner, _ways(at, seat)
    if learner is None or ways == AS_USUAL:
        return frozenset()
    if ways.day_after:
        return due_again(at.askings(learner), _today(at))
    trial = _trial(at, learner, ways)
    if trial is None or trial.kind != "day_after":
        return frozenset()
    rows = at.askings(learner)
    return trial_planned(trial.kind, trial.seed, learner, rows, trial.class_id, trial.began_at, _today(at))


def with_way(at: Request, seat: int, shown: P) -> P:
    """A friend's question in the way in which this child gets it: drawn here, before any help can be seen."""
    learner, ways = at.stored.seats[seat].learner, _ways(at, seat)
    if learner is None or ways == AS_USUAL or not isinstance(shown, Sum | Claim) or shown.skill not in FACTS:
        return shown
    trial = _trial(at, learner, ways)
    drawn = trial is not None and _takes_part(at, learner, shown, trial)
    arm = arm_in(trial.kind, trial.seed, learner, shown.skill) if trial and drawn else ""
    return replace(
        shown,
        arm=arm,
        fingers=ways.fingers or arm == "fingers:b",
        layout=LAYOUTS.get(arm.removeprefix("reversed:"), shown.layout),
    )


def _takes_part(at: Request, learner: str, shown: Sum | Claim, trial: Trial) -> bool:
    """True if the coin decides: not where sums have one layout, nor where the answer tells what came of it."""
    if trial.kind == "fingers":
        return True
    if trial.kind == "day_after":
        return isinstance(shown, Sum)
    if has_one_way(at.stored):
        return False
    if isinstance(shown, Claim):
        return True
    waiting = waits_for_outcome(trial.kind, at.askings(learner), trial.class_id, trial.began_at, _today(at))
    return shown.skill not in waiting


def _ways(at: Request, seat: int) -> Ways:
    learner = at.stored.seats[seat].learner
    return AS_USUAL if learner is None else ways_in(*at.set_for(learner))


def _trial(at: Request, learner: str, ways: Ways) -> Trial | None:
    """What the class of this child compares now."""
    class_id = at.class_of(learner)
    if ways.compared is None or class_id is None:
        return None
    found = trials.going_on(at.db, class_id, at.chance.at)
    return found if found is not None and found.kind == ways.compared else None


def _today(at: Request) -> date:
    return moment(at.chance.at).astimezone().date()


# -- how much of the help with a question comes by itself at this table: lights, then numbers on what is counted -------

ROWS_READ: Final = 40


def with_help(at: Request, row: StoredQuestion, shown: Payload) -> StoredQuestion:
    """A question with the help that is there from the first, where its game has such."""
    skill = getattr(shown, "skill", "")
    if not skill or row.task not in HELPED or not at.uses.COUNTS_ALONG:
        return row
    usual = _usual(at, row.seat, skill)
    return replace(row, help_usual=usual, help=number_help.at_once(usual))


def _usual(at: Request, seat: int, skill: str) -> int:
    """The level by itself; what a grown-up or the child has chosen for all help wins."""
    pinned = at.preferences(seat).hint
    if pinned is not None:
        return min(number_help.AT_ONCE, pinned)
    learner, kind = at.stored.seats[seat].learner, skill.partition(":")[0]
    if learner:
        return number_help.level_after(_answered(at, learner, kind), _p(at, seat, skill))
    place = at.said_by_guest(seat).told(lambda said: said.numbers(kind))
    return number_help.usual_of(_p(at, seat, skill)) if place is None else place.level


def _p(at: Request, seat: int, skill: str) -> float:
    learner = at.stored.seats[seat].learner
    kept = estimates.of_facts(at.db, learner, [skill]) if learner else {}
    belief = kept[skill][0] if skill in kept else prior(skill)
    return estimate(belief, moment(at.chance.at)).p


def _answered(at: Request, learner: str, kind: str) -> Iterator[Answered]:
    """What this child has answered of the same kind, oldest first."""
    for row in attempts.latest_of_kind(at.db, learner, kind, ROWS_READ):
        if row.task in HELPED:
            p = prior(row.skill).p if row.p_before is None else row.p_before
            yield Answered(row.correct == 1, row.hint_shown, p, row.guess_p or 0.0)


# -- when a question is asked ------------------------------------------------------------------------------------------


SESSION_RESTS: Final = timedelta(minutes=30)
FIRST_HELP: Final = 3
"""A question shows rods, then dots, then the answer: the last three of the levels of help with a hand."""


def of_stored(stored: StoredQuestion) -> Question | None:
    """A question as it is kept; None where what it shows cannot be read: then it is as if nobody had asked."""
    try:
        shown = payload.from_json(stored.task, stored.presented_json)
    except InvalidPayload:
        return None
    missed = int(stored.answer) if stored.answered_at is None and stored.answer is not None else None
    later = after_a_while(stored.help_usual, stored.help)
    selection: Selection = stored.selection  # type: ignore[assignment]
    asked = bool(stored.help_asked)
    return Question(stored.key, stored.ply, stored.seat, shown, selection, stored.help, asked, later, missed)


def waiting(at: Request) -> list[Question]:
    """The questions that wait at this table: one at most of this ply, and totals left open before it."""
    found = [of_stored(row) for row in at.pending if row.task != ASIDE]
    return [one for one in found if one is not None]


def with_all_missed(at: Request, question: Question | None) -> Question | None:
    """The same, with every answer that was not it."""
    if question is None or question.missed is None:
        return question
    said = attempts.missed(at.db, at.game_id, question.ply, question.key)
    return replace(question, all_missed=tuple(int(loads(one)) for one in said))


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
        if row.task != ASIDE and (row.task not in LASTING or row.seat in here or not after.seats_to_move()):
            at.close(row.key, None)


def help_after(seen: int) -> int:
    """The help with a question that comes after what was seen."""
    return min(MOST, max(FIRST_HELP, seen + 1))


def help_more(at: Request, seats: Sequence[int], wanted: int = 0, *, by_itself: bool = False) -> bool:
    """One more of the owl's helps with the question that waits for one of these seats; False when none does.

    wanted: the level that the owl offered, so that the same tap sent twice is one; 0: one more than now.
    by_itself: nobody tapped, a while has passed. Within writing().
    """
    row = next((row for row in at.pending if row.task in HELPED and row.seat in seats), None)
    if row is None:
        return False
    level = after_a_while(row.help_usual, row.help) if by_itself else help_after(row.help)
    if level and (by_itself or not wanted or wanted >= level):
        at.help_with(row, level, asked=not by_itself)
    return True


def ask_after(at: Request, before: AnyState, move: Move, now: Played, *, bots_ask: bool = True) -> None:
    """Ask what this ply gives occasion for; within writing(). now: the game after it. bots_ask: not while the child
    skips to its turn.

    A game that is over with it asks only for what has been reached.
    """
    after = now.table
    over = not after.seats_to_move()
    found = _given_by_the_game(at, before, move, after, over=over)
    if not found and bots_ask and not over:
        other = _asked_by_the_owl(at, before, move, after) or _asked_by_a_bot(at, before, move, now)
        found = [] if other is None else [other]
    for question in found:
        at.ask(question)


# -- what the game itself gives ---------------------------------------------------------------------------------------


def _given_by_the_game(
    at: Request, before: AnyState, move: Move, after: AnyState, *, over: bool
) -> list[StoredQuestion]:
    """One question a seat. A score in the middle of a game only for those who see it: the next ply passes it by."""
    stored = at.stored
    found: dict[int, StoredQuestion] = {}
    for seat, shown in at.uses.given(before, move, after, present(stored)):
        if seat in found or (over and shown.task not in AFTERWARDS):
            continue
        if shown.task in AFTERWARDS and not over and seat not in who_see(at):
            continue
        past, asked = _past(at, seat)
        chooser = chooser_for(at, seat)
        if at.uses.TURNS_BETWEEN == 1 and past.turns < chooser.apart > 1 and shown.task != TOTAL:
            continue  # nothing comes between in the game for beginners
        past = replace(past, shown=_numbers_in(asked))
        if past.begins and not stored.seats[seat].learner:
            past = _and_began(past, guests_past.asked(at, seat))
        if chooser.may_ask(shown.task, past, getattr(shown, "skill", "")):
            found[seat] = with_help(at, row_of(stored, after, seat, shown, at.chance), shown)
    return list(found.values())


def ask_next(at: Request, question: Question) -> None:
    """Ask for the step that comes after this one, whatever was answered; within writing()."""
    shown = at.uses.next_step(question.presented)
    chooser = chooser_for(at, question.seat)
    if shown is not None and chooser.amount != "none" and chooser.allows(getattr(shown, "skill", "")):
        row = row_of(at.stored, at.table, question.seat, shown, at.chance)
        at.ask(with_help(at, replace(row, ply=question.ply), shown))


def _asked_by_the_owl(at: Request, before: AnyState, move: Move, after: AnyState) -> StoredQuestion | None:
    """What the owl asks about its own ply a child that plays without anybody else."""
    stored = at.stored
    if len(stored.seats) > 1:
        return None
    occasion, asking = at.uses.alone(before, move, after), (chooser_for(at, 0), *_past(at, 0))
    if occasion is None or not asking[0].due(asking[1]):
        return None
    return _offered(at, after, 0, occasion, asking, OWL, None)


# -- what a bot asks --------------------------------------------------------------------------------------------------


def _asked_by_a_bot(at: Request, before: AnyState, latest: Move, now: Played) -> StoredQuestion | None:
    """A bot that is about to lay cards asks the child who holds the tablet, and waits with its move."""
    stored, table = at.stored, now.table
    bot_seat = next_seat(table)
    uses = at.uses
    if stored.seats[bot_seat].kind != "bot" or not uses.may_be_asked_before(table):
        return None
    seat = _whom(at)
    if seat is None or _rests(at, seat, before, latest):
        return None
    asking = chooser_for(at, seat), *_past(at, seat)
    due = asking[0].due(asking[1])
    if not due and not asking[0].lays(asking[1]):
        return None
    move = bots_move(at, now)
    occasion = None if move is None else uses.occasion(table, move, seat)
    if move is None or occasion is None or not (due or occasion.said or occasion.swaps):
        return None
    can_take_away = uses.can_take_away(stored.edition)
    if layout_of(stored, at.preferences(seat), can_take_away=can_take_away) == TAKEN_AWAY:
        occasion = occasion.inverse
    return _offered(at, table, seat, occasion, asking, bot_seat, move.text, laid=not due)


def _offered(
    at: Request,
    table: AnyState,
    seat: int,
    occasion: Occasion,
    asking: tuple[Chooser, Past, Sequence[tuple[str, str]]],
    friend: int,
    committed: str | None,
    *,
    laid: bool = False,
) -> StoredQuestion | None:
    """The question to put to this seat, of all that there is to ask; None: now there is none. laid: of the sum that the
    friend lays, nothing else."""
    chooser, past, asked = asking
    so_far = guests_past.asked(at, seat)
    most_new = NEW_A_DAY[at.preferences(seat).band]
    chooser = replace(chooser, estimates=known_of(at, seat), asked=so_far.counted, new_a_day=most_new)
    may_differ = at.stored.seats[seat].learner is not None and not occasion.asks
    if may_differ:
        chooser = replace(chooser, planned=chooser.planned | planned(at, seat))
    past = replace(past, easy=_should_be_easy(at, seat), shown=_numbers_in(asked), held=_claims_in(asked))
    past = replace(_and_began(past, so_far), recent=_lately(at, seat, asked, so_far))
    offer = chooser.laid(occasion, past) if laid else chooser.choose(occasion, past)
    if offer is None:
        return None
    shown = payload.of_offer(offer, friend)
    if may_differ:
        shown = with_way(at, seat, shown)
    return with_help(at, row_of(at.stored, table, seat, shown, at.chance, offer.selection, committed), shown)


def _rests(at: Request, seat: int, before: AnyState, latest: Move) -> bool:
    """True if what this child has played last leaves it in peace. latest: the ply just played, from before."""
    if next_seat(before) == seat:
        return at.uses.rests_after(latest)
    own = next((moment.move for moment in reversed(at.known.moments) if moment.seat == seat), None)
    return own is not None and at.uses.rests_after(own)


def _whom(at: Request) -> int | None:
    """The seat of the child to ask: who holds this screen, or another; never one who is away or would not see it."""
    busy = [row.seat for row in at.pending if row.task != ASIDE]
    free = [seat for seat in who_see(at) if seat not in busy]
    if at.stored.class_id is not None:
        return at.chance.rng.choice(free) if free else None
    if len(free) > 1:  # by turns: whoever has played longest without a question
        return max(free, key=lambda seat: _past(at, seat)[0].turns)
    return free[0] if free else None


def who_see(at: Request) -> list[int]:
    """The seats of the children who see a screen now, by their tablets; with open hands all in front of one do."""
    stored = at.stored
    if has_open_hands(stored):
        return [seat for seat in present(stored) if stored.class_id is None or _tablet(at, seat)]
    if stored.class_id is None:
        holder = holder_of(at.visitor, stored)
        return [] if holder is None else [holder]
    by_tablet: dict[str, list[int]] = {}
    for seat in present(stored):
        tablet = _tablet(at, seat)
        if tablet is not None:
            by_tablet.setdefault(tablet, []).append(seat)
    holders = settings_of(stored).get("holders", {})
    seats = [seats[0] if len(seats) == 1 else holders.get(tablet) for tablet, seats in sorted(by_tablet.items())]
    return [seat for seat in seats if seat is not None]


def _tablet(at: Request, seat: int) -> str | None:
    return sittings.tablet_of(at.db, at.stored.seats[seat].learner or "")


def _past(at: Request, seat: int) -> tuple[Past, Sequence[tuple[str, str]]]:
    """What tells whether something is due, and what was asked, task and JSON: the rest is read from it only then."""
    alone = len(at.stored.seats) == 1
    rows, turns = questions.asked_and_played(at.db, at.game_id, seat, alone=alone, without=ASIDE)
    held_up = max((ply for task, _text, ply in rows if task != TOTAL), default=0)
    stopped = max((ply for task, text, ply in rows if _interrupts(task, text)), default=0)
    asked = [(task, text) for task, text, _ply in rows]
    since, calm = (sum(turn >= ply for turn in turns) for ply in (held_up, stopped))
    return Past(tuple([task for task, _text in asked]), since, calm), asked


def _interrupts(task: str, text: str) -> bool:
    """True if a friend asked for something that was not its move."""
    if task not in BOTS_TASKS:
        return False
    try:
        return not getattr(payload.from_json(task, text), "held", False)
    except InvalidPayload:
        return True


def _numbers_in(asked: Sequence[tuple[str, str]]) -> frozenset[tuple[str, str]]:
    """The tasks asked with their skills."""
    return frozenset([(task, skill) for task, text in asked if (skill := _numbers_of(task, text))])


def _claims_in(asked: Sequence[tuple[str, str]]) -> tuple[bool, ...]:
    """Of what bots have said aloud, which did hold."""
    found = []
    for task, text in asked:
        if task in CLAIMS:
            with suppress(InvalidPayload):
                found.append(bool(payload.from_json(task, text).truth))
    return tuple(found)


def _and_began(past: Past, asked: Asked) -> Past:
    """With what the table before began. asked: of this guest."""
    return replace(past, began=frozenset(_numbers_of(one.task, one.text) for one in asked.began) - {""})


def _lately(at: Request, seat: int, asked: Sequence[tuple[str, str]], so_far: Asked) -> tuple[Recent, ...]:
    """The facts that friends have asked this child for, at tables before, too.

    asked: at this one. so_far: of a guest.
    """
    learner, begun = at.stored.seats[seat].learner, at.stored.created_at
    if learner is None:
        right = at.said_by_guest(seat).told(lambda said: [said.right.get(skill) for *_, skill in so_far.shown])
        shown = zip(so_far.shown, right, strict=True)
        return tuple(
            Recent(skill, was_right, _prior(skill), game_id == at.game_id) for (*_, game_id, skill), was_right in shown
        )
    rows = [(row[0], _recent(at, *row)) for row in attempts.lately(at.db, learner, OF_FACTS, LOOKED_AT)]
    answered = {one.skill: one for when, one in rows if when >= begun}
    here = [skill for task, text in asked if task in OF_FACTS and (skill := _numbers_of(task, text))]
    left = (answered.get(skill, Recent(skill, p=_prior(skill))) for skill in here)
    return tuple([*(one for when, one in rows if when < begun), *left][-LOOKED_AT:])


def _recent(at: Request, when: str, skill: str, right: int | None, p: float | None) -> Recent:
    is_today = moment(when).astimezone().date() == _today(at)
    return Recent(skill, None if right is None else right == 1, _prior(skill) if p is None else p, is_today)


def _prior(skill: str) -> float:
    return prior(skill).p


def _numbers_of(task: str, text: str) -> str:
    """The skill with its numbers that a question asks for; empty where it has none."""
    return getattr(payload_of(task, text), "skill", "")


def _should_be_easy(at: Request, seat: int) -> bool:
    """True if the next question is the first of a session, or comes after a miss."""
    learner, now = at.stored.seats[seat].learner, at.chance.at
    latest, answered = attempts.latest_judged(at.db, learner, at.game_id, ASKED, now)
    first = answered is None or not _same_session(at, answered, seat)
    return first or latest is None or not latest.correct


def _same_session(at: Request, answered: Attempt, seat: int) -> bool:
    """True if this answer was given in the present session; for a child at another tablet only the time tells."""
    if seat in seats_here(at.visitor, at.stored):
        return answered.session_id == at.visitor.session_id
    return moment(at.chance.at) - moment(answered.at) <= SESSION_RESTS


def row_of(
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
