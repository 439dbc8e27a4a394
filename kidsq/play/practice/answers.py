"""What an answer to a question of the table leaves in the log."""

from __future__ import annotations

from dataclasses import replace

from kidsq.arithmetic.skills import kind_of, slip
from kidsq.arithmetic.slips import OF_CLAIMS, Slip, named
from kidsq.learning.attempt import TAKEN_AWAY, Attempt, json_text
from kidsq.learning.payload import BotsQuestion, Claim, GamesQuestion, OfBot, OfGame, Reckoned, Sum
from kidsq.play.games.registry import practice_for
from kidsq.play.practice.situation import Situation
from kidsq.play.screen import Question


def attempt_of(question: Question, at: Situation, answer: int, try_no: int = 1) -> Attempt:
    """The row that this answer leaves in the log, at the ply at which it was asked."""
    shown = question.presented
    if isinstance(shown, OfBot | Reckoned):
        row = _answer(question, shown, at, answer)
    else:
        row = practice_for(at.stored.game).answered(shown, question.key, at, answer)
    return replace(row, ply=question.ply, attempt_id=question.form_key, try_no=try_no)


def _answer(question: Question, shown: BotsQuestion | GamesQuestion, at: Situation, answer: int) -> Attempt:
    """The answer to what can be reckoned; yes and not so are written as true and false."""
    claim = isinstance(shown, Claim)
    kind = kind_of(shown.skill) if isinstance(shown, Sum | Claim) else None
    sums = kind is not None and (kind.turns or at.layout == TAKEN_AWAY)
    return at.attempt(
        attempt_id=question.key,
        task=question.task,
        skill=shown.skill,
        operands=json_text(shown.operands),
        layout=_layout_of(shown, at) if sums else "words",
        n_options=len(question.choices),
        guess_p=shown.guess_p,
        presented=json_text(_presented(shown)),
        truth=json_text(bool(question.truth) if claim else question.truth),
        response=json_text(bool(answer) if claim else answer),
        correct=int(answer == question.truth),
        error=_slip(shown, answer),
        hint_shown=question.help,
        hint_asked=int(question.help_asked),
        selection=question.selection,
        arm=shown.arm or None if isinstance(shown, OfBot) else None,
    )


def _slip(shown: BotsQuestion | GamesQuestion, answer: int) -> Slip | None:
    if isinstance(shown, Claim):
        return named(OF_CLAIMS, shown.operands, shown.truth, answer)
    return slip(shown.skill, shown.operands, answer)


def _layout_of(shown: BotsQuestion | GamesQuestion, at: Situation) -> str:
    """How the sum was written: in a way of its own, or as all sums at that ply."""
    return (shown.layout if isinstance(shown, OfBot) else "") or at.layout


def _presented(shown: BotsQuestion | GamesQuestion) -> dict[str, object]:
    """What was to be seen beside the operands."""
    if isinstance(shown, Claim):
        return {"claimed": shown.claimed}
    about = shown.about if isinstance(shown, OfGame | Reckoned) else ""
    return {"choices": shown.choices, "about": about} if about else {"choices": shown.choices}
