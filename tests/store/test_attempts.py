from dataclasses import replace

import pytest

from kidsq.learning.attempt import COLUMNS, Attempt, json_text
from kidsq.store.db.database import writing
from kidsq.store.db.driver import sqlite3
from kidsq.store.db.session import Session
from kidsq.store.people import people
from kidsq.store.play import attempts, games, questions

from .conftest import AT

DOCUMENTED = """
attempt_id schema_version app_version model_version learner class_id session_id game_id ply at tz_offset_min
input device task skill operands layout n_options guess_p presented truth response correct try_no error rt_first_ms
rt_total_ms rt_valid hidden_ms motor_ms changes hint_shown hint_asked read_aloud opportunity selection p_before p_after
arm
""".split()


@pytest.fixture
def mira(db: Session, game: str) -> str:
    with writing(db):
        return people.add_learner(db, "d" * 32, "Mira", "face-3", AT).id


@pytest.fixture
def attempt(game: str, mira: str) -> Attempt:
    return Attempt(
        attempt_id="k1",
        app_version="1.0.0",
        learner=mira,
        game_id=game,
        ply=0,
        at=AT,
        input="touch",
        device="d" * 32,
        task="own_sum",
        skill="add:2+3",
        operands=json_text([3, 2]),
        layout="a+b=c",
        n_options=2,
        guess_p=0.5,
        truth=json_text(5),
        response=json_text(6),
        correct=0,
        error="off_by_one",
        rt_first_ms=900,
        rt_total_ms=2_400,
        rt_valid=1,
        hint_shown=4,
    )


def test_the_log_has_the_documented_columns(db: Session) -> None:
    assert list(COLUMNS) == DOCUMENTED
    assert [row[1] for row in db.execute("PRAGMA table_info(attempts)").fetchall()] == ["seq", *DOCUMENTED]


def test_an_attempt_comes_back_as_it_was_made(db: Session, attempt: Attempt) -> None:
    with writing(db):
        assert attempts.append(db, attempt)
    assert attempts.of_learner(db, attempt.learner or "") == [attempt]
    used = games.used_key(db, "another game", "k1")
    assert used == games.UsedKey(attempt.game_id, attempt.ply, None, attempt.operands, attempt.response)
    assert attempts.of_game(db, attempt.game_id) == [attempt]


def test_an_attempt_sent_twice_is_stored_once(db: Session, attempt: Attempt) -> None:
    with writing(db):
        assert attempts.append(db, attempt)
        assert not attempts.append(db, replace(attempt, rt_total_ms=9_999))
    assert attempts.of_learner(db, attempt.learner or "") == [attempt]


def test_a_clock_set_back_does_not_change_the_order(db: Session, attempt: Attempt) -> None:
    with writing(db):
        attempts.append(db, replace(attempt, attempt_id="first", at="2026-11-20T18:00:00.000Z"))
        attempts.append(db, replace(attempt, attempt_id="second", at="2026-11-20T17:00:00.000Z"))
    assert [row.attempt_id for row in attempts.of_learner(db, attempt.learner or "")] == ["first", "second"]


def test_a_span_of_days_is_half_open(db: Session, attempt: Attempt) -> None:
    with writing(db):
        for day in (19, 20, 21):
            attempts.append(db, replace(attempt, attempt_id=f"k{day}", at=f"2026-11-{day}T00:00:00.000Z"))
    found = attempts.of_learner(
        db, attempt.learner or "", since="2026-11-20T00:00:00.000Z", until="2026-11-21T00:00:00.000Z"
    )
    assert [row.attempt_id for row in found] == ["k20"]


def test_guests_are_logged_without_a_name(db: Session, attempt: Attempt) -> None:
    with writing(db):
        attempts.append(db, replace(attempt, learner=None))
    assert attempts.of_learner(db, attempt.learner or "") == []
    assert [row.learner for row in attempts.of_game(db, attempt.game_id)] == [None]


def test_an_attempt_needs_a_game_and_a_known_child(db: Session, attempt: Attempt) -> None:
    for stray in (replace(attempt, game_id="nowhere"), replace(attempt, learner="nobody")):
        with pytest.raises(sqlite3.IntegrityError), writing(db):
            attempts.append(db, stray)


def test_tries_are_counted_by_sum_and_ply(db: Session, attempt: Attempt) -> None:
    with writing(db):
        attempts.append(db, attempt)
        attempts.append(db, replace(attempt, attempt_id="k2", try_no=2))
        attempts.append(db, replace(attempt, attempt_id="k3", ply=1, task="pair", skill="pair"))
        attempts.append(db, replace(attempt, attempt_id="k4", learner=None))
    assert attempts.tries(db, attempt.game_id, 0, "add:2+3", attempt.learner) == 2
    assert attempts.tries(db, attempt.game_id, 0, "add:2+3", None) == 1
    assert attempts.tries(db, attempt.game_id, 1, "add:2+3", attempt.learner) == 0
    assert attempts.tasks_tried(db, attempt.game_id, 0, attempt.learner or "") == ["own_sum", "own_sum"]


def test_a_childs_sums_are_not_the_guests(db: Session, attempt: Attempt) -> None:
    with writing(db):
        attempts.append(db, replace(attempt, correct=1))
        attempts.append(db, replace(attempt, attempt_id="k2", learner=None, correct=1))
        attempts.append(db, replace(attempt, attempt_id="k3", correct=1))
    assert attempt.learner
    assert len(attempts.own_sums(db, attempt.learner, 9)) == 2
    assert attempts.own_sums(db, attempt.learner, 9, attempt.game_id, attempt.ply) == []
    assert [row.attempt_id for row in attempts.of_guests(db, [attempt.game_id])] == ["k2"]
    assert attempts.of_guests(db, ["another game"]) == []


def test_what_the_model_reads_comes_from_the_index_alone(db: Session) -> None:
    plan = db.execute(
        "EXPLAIN QUERY PLAN SELECT learner, at, device, task, skill, operands, correct, try_no, n_options, guess_p,"
        " rt_total_ms, rt_valid, motor_ms, hint_shown FROM attempts WHERE learner = 'x' AND at >= 'y'"
    ).fetchall()
    assert "COVERING INDEX attempts_learner" in plan[0][3]


def test_a_motor_baseline_needs_five_taps(db: Session, game: str) -> None:
    device = "d" * 32
    for rt_ms in (900, 700, 5_000, 800):
        with writing(db):
            attempts.add_tap(db, device, None, rt_ms)
    assert attempts.motor_ms(db, device, None) is None
    with writing(db):
        attempts.add_tap(db, device, None, 850)
    assert attempts.motor_ms(db, device, None) == 850
    with writing(db):
        for _ in range(attempts.TAPS_KEPT):
            attempts.add_tap(db, device, None, 500)
    assert attempts.motor_ms(db, device, None) == 500
    assert db.execute("SELECT count(*) FROM taps").fetchone() == (attempts.TAPS_KEPT,)


def test_children_who_share_a_tablet_have_each_their_own_baseline(db: Session, game: str, mira: str) -> None:
    device = "d" * 32
    with writing(db):
        for _ in range(5):
            attempts.add_tap(db, device, mira, 1_400)
            attempts.add_tap(db, device, None, 600)
    found = [attempts.motor_ms(db, *whose) for whose in ((device, mira), (device, None), ("e" * 32, mira))]
    assert found == [1_400, 600, None]


def test_a_question_is_asked_again_until_it_is_closed(db: Session, game: str, mira: str) -> None:
    question = questions.StoredQuestion("q1", game, 3, 0, mira, "queen_total", "[0,5,10]", AT)
    with writing(db):
        questions.ask(db, question)
    assert questions.pending(db, game) == [question] == [questions.with_key(db, "q1")]
    with writing(db):
        assert questions.close(db, "q1", "10", AT)
        assert not questions.close(db, "q1", "15", AT)
    assert questions.pending(db, game) == []
    closed = questions.with_key(db, "q1")
    assert closed is not None
    assert (closed.answer, closed.answered_at) == ("10", AT)


def test_a_game_that_goes_on_closes_what_is_open(db: Session, game: str) -> None:
    with writing(db):
        questions.ask(db, questions.StoredQuestion("q1", game, 3, 0, None, "jester_count", "[]", AT))
        questions.close_all(db, game, AT)
    assert questions.pending(db, game) == []
    closed = questions.with_key(db, "q1")
    assert closed is not None
    assert (closed.answer, closed.answered_at) == (None, AT)


def test_help_only_grows(db: Session, game: str) -> None:
    assert questions.help_at(db, game, 4, 0) == questions.Help(0, False)
    for level, asked in ((3, False), (4, True), (2, False)):
        with writing(db):
            questions.show_help(db, game, 4, 0, level, asked)
    assert questions.help_at(db, game, 4, 0) == questions.Help(4, True)
    assert questions.help_at(db, game, 5, 0) == questions.Help(0, False)
