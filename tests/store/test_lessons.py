"""Lessons, tablets, who sits at them, and raised hands."""

from datetime import UTC, datetime, timedelta

import pytest

from kidsq.store.classroom import classes, lessons, raised_hands, sittings
from kidsq.store.db import times
from kidsq.store.db.database import writing
from kidsq.store.people import child_locks, people
from kidsq.store.play import pauses

NOW = datetime(2026, 11, 23, 8, 0, tzinfo=UTC)
AT = times.text(NOW)
ONE, TWO = "a" * 32, "b" * 32


def later(**span) -> str:
    return times.text(NOW + timedelta(**span))


@pytest.fixture
def school(db):
    """A class, and its two children."""
    with writing(db):
        made = classes.add_class(db, "2b", AT)
        mira, leo = (people.add_learner(db, "desk", name, "face-1", AT) for name in ("Mira", "Leo"))
        for child in (mira, leo):
            classes.put_into_class(db, child.id, made.id)
    return made.id, mira.id, leo.id


def begin(db, class_id, now=NOW):
    with writing(db):
        return lessons.begin(db, class_id, now)


def sit(db, device, class_id, learner, at=AT):
    with writing(db):
        sittings.sit_down(db, device, class_id, learner, at)


def at_tablet(db, device, now=NOW):
    return [one.learner for one in sittings.sitting_at(db, device, now)]


def test_a_code_opens_its_class_for_ninety_minutes(db, school):
    lesson = begin(db, school[0])
    assert len(lesson.code) == 6
    typed = f" {lesson.code[:3]}-{lesson.code[3:].upper()} "
    assert lessons.of_code(db, typed, NOW + timedelta(minutes=89)) == lesson
    assert lessons.of_code(db, typed, NOW + timedelta(minutes=90)) is None
    assert lessons.open_lesson(db, school[0], NOW + timedelta(minutes=90)) is None


def test_beginning_again_keeps_the_code_while_the_lesson_is_open(db, school):
    first = begin(db, school[0])
    again = begin(db, school[0], NOW + timedelta(minutes=60))
    assert again.code == first.code
    assert lessons.of_code(db, first.code, NOW + timedelta(minutes=149)) == again
    tomorrow = begin(db, school[0], NOW + timedelta(days=1))
    assert tomorrow.id != first.id
    assert lessons.of_code(db, tomorrow.code, NOW + timedelta(days=1)) == tomorrow


def test_a_lesson_is_prolonged_with_few_writes(db, school):
    lesson = begin(db, school[0])
    with writing(db):
        same = lessons.prolong(db, lesson, NOW + timedelta(minutes=4))
        longer = lessons.prolong(db, lesson, NOW + timedelta(minutes=6))
    assert same is lesson
    assert longer.open_until == later(minutes=96)


def test_an_ended_lesson_opens_nothing_and_nobody_sits(db, school):
    lesson = begin(db, school[0])
    sit(db, ONE, school[0], school[1])
    with writing(db):
        raised_hands.raise_hand(db, school[0], TWO, school[2], "forgot", AT)
        lessons.end(db, lesson.id, AT)
    assert lessons.of_code(db, lesson.code, NOW) is None
    assert lessons.open_lesson(db, school[0], NOW) is None
    assert at_tablet(db, ONE) == []
    assert raised_hands.up_in(db, school[0]) == []


def test_pause_and_last_game_are_said_and_taken_back(db, school):
    lesson = begin(db, school[0])
    with writing(db):
        lessons.pause(db, lesson.id, AT)
        lessons.say_last_game(db, lesson.id, AT)
        lessons.say_last_game(db, lesson.id, later(minutes=1))
    told = lessons.open_lesson(db, school[0], NOW)
    assert (told.paused_at, told.last_game_at) == (AT, AT)
    with writing(db):
        lessons.go_on(db, lesson.id, AT)
        lessons.take_back_last_game(db, lesson.id)
    assert lessons.open_lesson(db, school[0], NOW) == lesson


def test_a_lesson_that_runs_out_while_paused_ends_its_pause(db, school):
    lesson = begin(db, school[0])
    with writing(db):
        lessons.pause(db, lesson.id, later(minutes=60))
    paused = [(later(minutes=60), later(minutes=90))]
    assert pauses.of_class(db, school[0], AT, later(minutes=80)) == []
    assert pauses.of_class(db, school[0], AT, later(minutes=120)) == paused
    begin(db, school[0], NOW + timedelta(minutes=120))
    assert pauses.of_class(db, school[0], AT, later(minutes=130)) == paused
    assert db.execute("SELECT began_at, ended_at FROM pauses").fetchall() == paused


def test_a_child_sits_at_one_tablet_the_newer(db, school):
    class_id, mira, leo = school
    sit(db, ONE, class_id, mira)
    sit(db, ONE, class_id, leo)
    sit(db, TWO, class_id, mira, later(minutes=1))
    assert at_tablet(db, ONE) == [leo]
    assert at_tablet(db, TWO) == [mira]
    assert [one.learner for one in sittings.of_class(db, class_id, NOW)] == [leo, mira]


def test_the_older_tablet_knows_who_left_for_another(db, school):
    class_id, mira, leo = school
    sit(db, ONE, class_id, mira)
    assert sittings.taken_over(db, ONE) is None
    sit(db, TWO, class_id, mira, later(minutes=1))
    assert sittings.taken_over(db, ONE) == mira
    assert sittings.taken_over(db, TWO) is None
    sit(db, ONE, class_id, leo, later(minutes=2))
    assert sittings.taken_over(db, ONE) is None


def test_who_was_done_before_sitting_down_elsewhere_was_not_taken_over(db, school):
    class_id, mira, _ = school
    sit(db, ONE, class_id, mira)
    with writing(db):
        sittings.stand_up(db, ONE, later(minutes=1))
    sit(db, TWO, class_id, mira, later(minutes=2))
    assert sittings.taken_over(db, ONE) is None


def test_half_an_hour_without_a_tap_ends_a_sitting(db, school):
    sit(db, ONE, school[0], school[1])
    assert at_tablet(db, ONE, NOW + timedelta(minutes=30)) == [school[1]]
    assert at_tablet(db, ONE, NOW + timedelta(minutes=30, seconds=1)) == []
    assert sittings.of_class(db, school[0], NOW + timedelta(minutes=31)) == []


def test_a_child_that_is_moved_or_put_away_sits_there_no_more(db, school):
    class_id, mira, leo = school
    sit(db, ONE, class_id, mira)
    sit(db, ONE, class_id, leo)
    with writing(db):
        classes.put_into_class(db, mira, classes.add_class(db, "3a", AT).id)
    assert at_tablet(db, ONE) == [leo]
    with writing(db):
        people.archive_learner(db, leo, AT)
    assert at_tablet(db, ONE) == []
    assert sittings.of_class(db, class_id, NOW) == []


def test_a_tap_is_written_down_every_half_minute_at_most(db, school):
    sit(db, ONE, school[0], school[1])
    (sitting,) = sittings.sitting_at(db, ONE, NOW)
    for seconds, written in ((29, AT), (30, later(seconds=30)), (10, later(seconds=30))):
        sittings.seen(db, [sitting], NOW + timedelta(seconds=seconds))
        assert sittings.sitting_at(db, ONE, NOW)[0].seen_at == written
    assert not sitting.is_idle(NOW + timedelta(minutes=5))
    assert sitting.is_idle(NOW + timedelta(minutes=5, seconds=1))


def test_a_tablet_belongs_to_one_class_until_it_leaves(db, school):
    class_id, mira, _ = school
    with writing(db):
        other = classes.add_class(db, "3a", AT)
        sittings.join(db, ONE, class_id, AT, AT)
        sittings.sit_down(db, ONE, class_id, mira, AT)
        sittings.join(db, ONE, class_id, AT, AT)
    assert at_tablet(db, ONE) == [mira]
    with writing(db):
        sittings.join(db, ONE, other.id, AT, AT)
    assert sittings.class_of_tablet(db, ONE) == other.id
    assert at_tablet(db, ONE) == []
    with writing(db):
        sittings.leave(db, ONE, AT)
    assert sittings.class_of_tablet(db, ONE) is None


def test_a_raised_hand_goes_up_once(db, school):
    class_id, mira, leo = school
    with writing(db):
        first = raised_hands.raise_hand(db, class_id, ONE, mira, "forgot", AT)
        again = raised_hands.raise_hand(db, class_id, ONE, mira, "forgot", later(minutes=1))
        other = raised_hands.raise_hand(db, class_id, ONE, leo, "forgot", later(minutes=2))
    assert again == first
    assert raised_hands.up_in(db, class_id) == [other]
    with writing(db):
        raised_hands.lower(db, other.id, AT)
    assert raised_hands.at_tablet(db, ONE) is None


def test_a_grown_up_lets_a_locked_child_in_with_one_tap(db, school):
    class_id, mira, _ = school
    while child_locks.take(db, mira, ONE, AT):
        pass
    with writing(db):
        hand = raised_hands.raise_hand(db, class_id, ONE, mira, "forgot", AT)
        assert raised_hands.let_in(db, "another class", hand.id, "g" * 32, AT) is None
        assert raised_hands.let_in(db, class_id, hand.id, "g" * 32, AT) == hand
        assert raised_hands.let_in(db, class_id, hand.id, "g" * 32, AT) is None
    assert at_tablet(db, ONE) == [mira]
    assert child_locks.lock_of(db, mira, ONE, AT) is None


def test_what_was_tried_a_month_ago_locks_no_child(db, school):
    _class_id, mira, _leo = school
    assert sum(child_locks.take(db, mira, device, AT) for device in (ONE, TWO) for _ in range(9)) == 18
    assert sum(child_locks.take(db, mira, ONE, later(days=31)) for _ in range(15)) == 10
    assert child_locks.lock_of(db, mira, TWO, later(days=31)) is None
    assert child_locks.lock_of(db, mira, ONE, later(days=60)) == "here"


def test_ten_tries_lock_a_child_here_and_ten_more_everywhere(db, school):
    _class_id, mira, leo = school
    assert sum(child_locks.take(db, mira, ONE, AT) for _ in range(15)) == 10
    assert child_locks.lock_of(db, mira, ONE, AT) == "here"
    assert child_locks.lock_of(db, mira, TWO, AT) is None
    assert sum(child_locks.take(db, mira, TWO, AT) for _ in range(15)) == 10
    assert child_locks.lock_of(db, mira, "c" * 32, AT) == "everywhere"
    assert child_locks.lock_of(db, leo, ONE, AT) is None
    with writing(db):
        child_locks.unlock(db, mira)
    assert child_locks.lock_of(db, mira, ONE, AT) is None


def test_a_right_try_forgives_what_was_tried_in_its_own_browser(db, school):
    _class_id, mira, leo = school
    for device, tries in ((ONE, 4), (TWO, 9)):
        assert all(child_locks.take(db, mira, device, AT) for _ in range(tries))
    assert child_locks.take(db, leo, ONE, AT)
    with writing(db):
        child_locks.forgive(db, mira, ONE)
        child_locks.forgive(db, mira, ONE)
    assert child_locks.take(db, mira, TWO, AT)
    assert child_locks.lock_of(db, mira, TWO, AT) == "here"
    assert sum(child_locks.take(db, mira, ONE, AT) for _ in range(15)) == 10, "as if nobody had tried here"
    assert child_locks.lock_of(db, mira, "c" * 32, AT) == "everywhere"
    with writing(db):
        for device in (ONE, TWO):
            child_locks.forgive(db, mira, device)
    assert db.execute("SELECT learner, device FROM child_tries").fetchall() == [(leo, ONE)]
