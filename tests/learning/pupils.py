"""Evidence and files of attempts for the tests of mastery, in a line each."""

from collections.abc import Collection, Iterable, Iterator
from datetime import UTC, datetime, timedelta
from random import Random

from kidsq.arithmetic.sums.facts import FACTS, addends_of
from kidsq.demo.pupil import Pupil
from kidsq.learning.evidence import Evidence

START = datetime(2026, 11, 2, 9, tzinfo=UTC)
HEADER = (
    "learner,at,device,task,skill,operands,correct,try_no,n_options,guess_p,rt_total_ms,rt_valid,motor_ms,hint_shown"
)
ROW = {
    "learner": "mia",
    "at": "2026-11-02T09:00:00.000Z",
    "device": "d1",
    "task": "help_bot",
    "skill": "add:2+3",
    "operands": '"[3, 2]"',
    "correct": "1",
    "try_no": "1",
    "n_options": "6",
    "guess_p": "0.1667",
    "rt_total_ms": "2600",
    "rt_valid": "1",
    "motor_ms": "900",
    "hint_shown": "0",
}


def answer(skill="add:2+3", day=0.0, right=True, seconds=1.7, **changed) -> Evidence:
    """One answer to a bot's question; seconds are net, None leaves the time out."""
    columns = {
        "at": START + timedelta(days=day),
        "device": "d1",
        "task": "help_bot",
        "skill": skill,
        "right": right,
        "alone": True,
        "guess_p": 1 / 6,
        "rt": None if seconds is None else seconds + 0.9,
        "motor": 0.9,
    }
    return Evidence(**{**columns, **changed})


def who_knows(facts: Collection[str], rng: Random, pace: float = 1.0) -> Pupil:
    """A child that knows these sums and does not guess."""
    return Pupil(rng, {fact: fact in facts for fact in FACTS}, pace, guesses=0.0)


def answers_of(child: Pupil, skills: Iterable[str], day: float) -> Iterator[Evidence]:
    """What it answers to these sums on that day, one after the other."""
    for place, skill in enumerate(skills):
        total, seconds = child.says(addends_of(skill), range(2, 12))
        yield answer(skill, day + place / 1000, total == sum(addends_of(skill)), seconds)


def line(**changed: str) -> str:
    """One row of a file, as text."""
    return ",".join({**ROW, **changed}.values())


def text(rows: Iterable[str], header: str = HEADER) -> str:
    return "".join(f"{row}\n" for row in (header, *rows))
