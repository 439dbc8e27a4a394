"""What is said of a child first: on its own page, and where its parents begin."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from kidsq.learning.model.mastery import Estimate
from kidsq.learning.reports import standing
from kidsq.learning.reports.progress import Progress
from kidsq.learning.reports.slips import usual_in
from kidsq.learning.reports.standing import Advice
from kidsq.reports import class_figures, hands
from kidsq.store.people.people import Learner
from kidsq.web.http import context
from kidsq.web.shared import asking, class_words, knowledge_words
from kidsq.web.shared.knowledge_words import Line


def in_short(
    child: Learner, known: Mapping[str, Estimate], found: Progress, now: datetime
) -> tuple[Advice, list[Line]]:
    """What it knows, what comes next, what its class plans for it, and whether its answers are its own."""
    db = context.db()
    week = class_figures.week_of(db, child.id, known, now, asking.alone([child.id]).get(child.id))
    slip = usual_in("sums", found.slips, found.answers_in.get("sums", 0))
    advice = standing.advice(known, slip, week.weak)
    told = knowledge_words.in_one_sentence(advice, found.sums, child.nickname)
    if not advice.guesses:
        told += class_words.this_week(week)
        told += knowledge_words.hands(hands.of_child(db, child.id, now), child.nickname)
    return advice, told
