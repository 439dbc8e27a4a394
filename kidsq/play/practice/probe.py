"""A child takes the check that a grown-up has offered: begin, answer, leave a sum out, stop at any time."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Final

from kidsq.arithmetic.sums.facts import FACTS
from kidsq.classroom.accommodations import accommodations_of
from kidsq.learning.model.mastery import estimate
from kidsq.learning.probe import ANSWERS, LASTS, ProbeSum, drawn, next_place
from kidsq.play.practice.record_attempt import prior
from kidsq.play.visitor import Chance
from kidsq.store.db import locks
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.db.times import moment
from kidsq.store.play import estimates, pauses, probes
from kidsq.store.play.probes import Probe

AWAY: Final = timedelta(minutes=1)
"""Who has said nothing for so long is not at it any more."""


def waiting_probe(db: Session, learner: str, at: str) -> Probe | None:
    """The check that waits for this child, with its sums once it has begun."""
    found = probes.waiting(db, [learner], moment(at)).get(learner)
    return replace(found, sums=probes.sums_of(db, found.id)) if found else None


def begin_probe(db: Session, probe: Probe, chance: Chance) -> None:
    """Draw the sums, each with what play holds of it at this moment."""
    known, now = estimates.of_learner(db, probe.learner), moment(chance.at)
    held = {fact: estimate(known.get(fact) or prior(fact), now).p for fact in FACTS}
    sums = [ProbeSum(skill, first, second, held[skill]) for skill, first, second in drawn(chance.rng)]
    with writing(db, (locks.learner(probe.learner),)):
        probes.begin(db, probe, sums, chance.at)


def answer_probe(db: Session, probe: Probe, place: int, said: int | None, at: str, room: str | None) -> None:
    """Take the child's answer to the sum that is shown; said: None leaves it out. room: the class it sits in.

    One to another sum was sent twice, and changes nothing. One after the three minutes ends the check and is not
    counted: both checks of a child have the same time.
    """
    if place != next_place(probe.sums) or not (said is None or said in ANSWERS) or probe.began_at is None:
        return
    shown = probe.sums[place]
    no_times = accommodations_of(db, probe.learner).no_times
    if not no_times and _taken(db, room, probe.began_at, at) > LASTS:
        with writing(db, (locks.learner(probe.learner),)):
            probes.end(db, probe.id, "time", at)
        return
    before = max(one.at or probe.began_at for one in probe.sums[: place + 1])
    ms = None if no_times else max(0, round(_taken(db, room, before, at) / timedelta(milliseconds=1)))
    told = replace(shown, at=at, response=said, correct=said == shown.total, ms=ms)
    with writing(db, (locks.learner(probe.learner),)):
        probes.answer(db, probe.id, place, told)
        if place + 1 == len(probe.sums):
            probes.end(db, probe.id, "all", at)


def look_at_probe(db: Session, probe: Probe, at: str, room: str | None) -> bool:
    """True if the child may go on; one who comes back when the time is over has left it."""
    if probe.began_at is None or accommodations_of(db, probe.learner).no_times:
        return True
    latest = max(one.at or probe.began_at for one in probe.sums)
    if _taken(db, room, probe.began_at, at) <= LASTS or _taken(db, room, latest, at) <= AWAY:
        return True
    with writing(db, (locks.learner(probe.learner),)):
        probes.end(db, probe.id, "left", at)
    return False


def stop_probe(db: Session, probe: Probe, at: str) -> None:
    """The child does not want to go on."""
    with writing(db, (locks.learner(probe.learner),)):
        probes.end(db, probe.id, "stopped", at)


def _taken(db: Session, room: str | None, since: str, until: str) -> timedelta:
    """The time between two moments, but for what the class has paused."""
    paused = pauses.within(pauses.of_class(db, room, since, until), since, until) if room else timedelta()
    return moment(until) - moment(since) - paused
