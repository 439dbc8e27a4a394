"""What is believed of a child is kept and found again to the last digit."""

from datetime import timedelta

import pytest

from kidsq.learning.model.belief import HintStep
from kidsq.learning.model.mastery import beliefs, estimate, mastery
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.people import people
from kidsq.store.play import estimates
from tests.learning.pupils import START, answer

AT = "2026-11-20T08:00:00.000Z"
EVIDENCE = [
    *(answer(day=day, seconds=1.4 + day / 10) for day in range(4)),
    answer("add:3+4", day=2, right=False, seconds=5.0),
    answer("pair", day=3, task="pair", alone=False),
]


@pytest.fixture
def children(db: Session) -> list[str]:
    with writing(db):
        return [people.add_learner(db, "tablet", name, "face-1", AT).id for name in ("Mia", "Leo")]


def test_what_was_kept_is_worth_today_what_the_log_says(db, children):
    with writing(db):
        estimates.keep(db, children[0], beliefs(EVIDENCE), {})
    now = START + timedelta(days=40)
    kept = estimates.of_learner(db, children[0])
    assert {skill: estimate(belief, now) for skill, belief in kept.items()} == mastery(EVIDENCE, now)


def test_many_children_are_found_at_once_and_one_without_answers_is_empty(db, children):
    with writing(db):
        estimates.keep(db, children[0], beliefs(EVIDENCE), {})
    found = estimates.of_learners(db, [*children, *(f"nobody-{number}" for number in range(1_000))])
    assert found[children[0]] == beliefs(EVIDENCE)
    assert found[children[1]] == {}
    assert len(found) == 1_002


def test_keeping_again_replaces_all_of_one_child_and_nothing_of_another(db, children):
    with writing(db):
        for child in children:
            estimates.keep(db, child, beliefs(EVIDENCE), {"add:2+3": HintStep(-1, 1)})
        estimates.keep(db, children[0], beliefs(EVIDENCE[:2]), {"add:1+1": HintStep(2)})
    assert estimates.of_learner(db, children[0]) == beliefs(EVIDENCE[:2])
    assert estimates.of_learner(db, children[1]) == beliefs(EVIDENCE)
    assert estimates.steps_of(db, children[0])["add:1+1"] == HintStep(2)
    assert estimates.steps_of(db, children[1])["add:2+3"] == HintStep(-1, 1)


def test_what_another_model_left_is_not_read(db, children):
    with writing(db):
        estimates.keep(db, children[0], beliefs(EVIDENCE), {})
        db.execute("UPDATE estimates SET model_version = 'mastery-0'")
    assert estimates.of_learner(db, children[0]) == {}
    assert estimates.steps_of(db, children[0]) == {}
