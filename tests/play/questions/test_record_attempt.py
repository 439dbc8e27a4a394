"""An attempt of a named child at the table: what its row says of knowing, and what is kept of it."""

from __future__ import annotations

from dataclasses import replace

import content
import pytest
from flask import Flask

from kidsq.games.record import as_line, header_of
from kidsq.learning.evidence import evidence_of
from kidsq.learning.model.belief import MODEL_VERSION
from kidsq.learning.model.mastery import beliefs
from kidsq.maintenance.estimates import faults, remake
from kidsq.play import current_game, preferences, turn
from kidsq.play.practice import record_attempt
from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.people import settings
from kidsq.store.play import attempts, estimates

from ..conftest import Deal, stacked
from ..playing import Browser

NUMBERS = ("1", "8", "10", "6", "4", "9", "2", "6", "4", "1", "8", "10", "9", "3")


class Named:
    """A child with a name at its own table, dealt as wanted."""

    def __init__(self, app: Flask, browser: Browser) -> None:
        self.app, self.browser = app, browser
        browser.client.post("/players", data={"nickname": "Mira", "face": "face-2"})
        ((self.id,),) = self.db.execute("SELECT id FROM learners").fetchall()

    @property
    def db(self):
        return self.app.extensions["kidsq"].store.connection()

    def deal(self, *hand: str, edition: str = "classic", beds: tuple[str, ...] = ()) -> Browser:
        """Open a game with this hand; the bot has nothing but numbers, and nothing else comes for a while."""
        self.browser.open(edition=edition, players=self.id, bots="bruno")
        header = as_line(header_of(stacked(edition, 2, hand, others=NUMBERS[:5], next_cards=NUMBERS[5:], beds=beds)))
        self.db.execute("UPDATE games SET header_json = ? WHERE id = ?", (header, self.browser.game_id))
        current_game._cache.clear()
        return self.browser.look()

    @property
    def rows(self) -> list[attempts.Attempt]:
        return attempts.of_learner(self.db, self.id)

    def pin(self, level: int) -> None:
        with writing(self.db):
            preferences.pin(self.db, settings.of_learner(self.id), {"hint": str(level)})


@pytest.fixture
def mira(app: Flask, child: Browser) -> Named:
    return Named(app, child)


def test_a_sum_without_help_changes_what_is_believed_and_the_row_says_so(mira: Named) -> None:
    mira.deal("2", "3", "5", "6", "9")
    mira.pin(0)
    mira.browser.turn(card=["0", "1"], total="2")
    (row,) = mira.rows
    assert row.model_version == MODEL_VERSION
    assert row.p_after > row.p_before + 0.02
    kept = estimates.of_learner(mira.db, mira.id)
    assert kept == beliefs([evidence_of(row)])
    assert kept["add:2+3"].tally.n == 1
    assert estimates.steps_of(mira.db, mira.id)["add:2+3"].step == -1


def test_a_sum_with_help_moves_no_chance(mira: Named) -> None:
    mira.deal("2", "3", "5", "6", "9")
    mira.browser.turn(card=["0", "1"], total="2")
    (row,) = mira.rows
    assert row.hint_shown == 5
    assert row.p_before == row.p_after
    assert estimates.of_learner(mira.db, mira.id) == beliefs(())


def test_a_miss_and_a_later_try_of_the_same_sum(mira: Named) -> None:
    mira.deal("2", "3", "5", "6", "9")
    mira.pin(0)
    mira.browser.turn(card=["0", "1"], total="3")
    mira.browser.turn(card=["0", "1"], total="3")
    mira.browser.turn(card=["0", "1"], total="2")
    first, second, third = mira.rows
    assert first.p_after < first.p_before == pytest.approx(beliefs(())["add:2+3"].p, abs=1e-4)
    assert first.p_after == second.p_before == second.p_after == third.p_before == third.p_after
    assert [row.try_no for row in mira.rows] == [1, 2, 3]
    step = estimates.steps_of(mira.db, mira.id)["add:2+3"]
    assert (step.step, step.misses) == (1, 0)


def test_kept_beliefs_are_those_of_the_whole_log_after_any_number_of_attempts(mira: Named) -> None:
    for number, hand in enumerate((("2", "3", "5", "6", "9"), ("1", "4", "5", "8", "8"), ("2", "3", "4", "9", "7"))):
        mira.deal(*hand)
        mira.pin(number)
        mira.browser.turn(card=["0", "1"], total="3")
        mira.browser.turn(card=["0", "1", "2"], total="3")
        mira.browser.turn(card=["0", "1"], total="2")
    assert len(mira.rows) == 9
    expected = beliefs(evidence_of(row) for row in mira.rows)
    kept = estimates.of_learner(mira.db, mira.id)
    assert kept.keys() == expected.keys()
    for skill, belief in expected.items():
        assert kept[skill].p == pytest.approx(belief.p, abs=1e-12)
        assert kept[skill].tally == belief.tally


def said(mira: Named, *hand: str) -> list[str]:
    """Say the sum of the first two cards without help; the statements that were sent."""
    mira.deal(*hand)
    mira.pin(0)
    with content.told(mira.db) as statements:
        mira.browser.turn(card=["0", "1"], total="2")
    return statements


def reads_the_log(statements: list[str]) -> bool:
    """All of it, in its order."""
    return any("hint_shown FROM attempts WHERE learner" in one and "ORDER BY at, seq" in one for one in statements)


def test_the_next_answer_of_a_child_reads_none_of_its_log_again(mira: Named) -> None:
    assert reads_the_log(said(mira, "2", "3", "5", "6", "9"))
    assert not reads_the_log(said(mira, "1", "4", "5", "8", "8"))
    assert not reads_the_log(said(mira, "2", "3", "5", "9", "7"))
    assert len(mira.rows) == 3
    assert faults(mira.db) == []


def test_what_another_server_has_written_meanwhile_is_reckoned_with(mira: Named) -> None:
    said(mira, "2", "3", "5", "6", "9")
    (row,) = mira.rows
    with writing(mira.db):
        attempts.append(mira.db, replace(row, attempt_id="elsewhere", skill="add:1+4", operands="[1, 4]", correct=0))
        remake(mira.db, mira.id)
    assert reads_the_log(said(mira, "1", "4", "5", "8", "8"))
    assert faults(mira.db) == []


def test_an_answer_that_was_not_written_is_not_reckoned_with(mira: Named, monkeypatch: pytest.MonkeyPatch) -> None:
    said(mira, "2", "3", "5", "6", "9")
    mira.deal("1", "4", "5", "8", "8")
    mira.pin(0)
    with monkeypatch.context() as broken:
        broken.setattr(turn.ask, "close_passed", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            mira.browser.post("turn", ply=mira.browser.ply, key="k1", card=["0", "1"], total="2")
    assert len(mira.rows) == 1
    said(mira, "2", "3", "5", "9", "7")
    assert len(mira.rows) == 2
    assert faults(mira.db) == []


def test_after_a_start_only_what_still_says_something_is_read(mira: Named, monkeypatch: pytest.MonkeyPatch) -> None:
    said(mira, "2", "3", "5", "6", "9")
    (row,) = mira.rows
    with writing(mira.db):
        for number in range(60):
            skill, task = ("add:1+4", "help_bot") if number < 20 else ("add:2+3", "check_bot")
            old = f"2026-01-{1 + number // 3:02}T10:00:{number:02}.000Z"
            changed = {"at": old, "skill": skill, "task": task, "correct": int(number % 5 > 0), "guess_p": 0.25}
            attempts.append(mira.db, replace(row, attempt_id=f"before-{number}", hint_shown=number % 7 == 0, **changed))
        remake(mira.db, mira.id)
    monkeypatch.setattr(record_attempt, "READ_AT_ONCE", 25)
    record_attempt._kept.clear()
    assert not reads_the_log(said(mira, "1", "4", "5", "8", "8"))
    assert not reads_the_log(said(mira, "2", "3", "5", "9", "7"))
    assert_as_reckoned_anew(mira)
    assert faults(mira.db) == []


def test_estimates_that_count_another_log_are_not_gone_on_from(mira: Named, monkeypatch: pytest.MonkeyPatch) -> None:
    said(mira, "2", "3", "5", "6", "9")
    (row,) = mira.rows
    with writing(mira.db):  # as no kidsq does: without the estimates
        attempts.append(mira.db, replace(row, attempt_id="alone", correct=0))
    monkeypatch.setattr(record_attempt, "READ_AT_ONCE", 0)
    record_attempt._kept.clear()
    assert reads_the_log(said(mira, "1", "4", "5", "8", "8"))
    assert_as_reckoned_anew(mira)


def test_the_row_keeps_the_class_of_that_day(mira: Named) -> None:
    with writing(mira.db):
        made = classes.add_class(mira.db, "2b", "2026-11-20T08:00:00.000Z")
        classes.put_into_class(mira.db, mira.id, made.id)
    mira.deal("2", "3", "5", "6", "9")
    mira.browser.turn(card=["0", "1"], total="2")
    with writing(mira.db):
        classes.put_into_class(mira.db, mira.id, None)
    assert [row.class_id for row in mira.rows] == [made.id]


def test_play_that_is_neither_right_nor_wrong_has_no_chance(mira: Named) -> None:
    mira.deal("king", "king", "king", "7", "9", beds=("cat", "dog", "moon"))
    for bed in range(3):
        mira.browser.turn(move=f"king {bed}")
        mira.browser.to_my_turn()
    (row,) = [row for row in mira.rows if row.task == "recall_queen"]
    assert (row.p_before, row.p_after, row.model_version) == (None, None, MODEL_VERSION)


def assert_as_reckoned_anew(child: Named) -> None:
    """What is kept is what the whole log says: to the last digits, which the order of sums decides."""
    kept, expected = estimates.of_learner(child.db, child.id), beliefs(evidence_of(row) for row in child.rows)
    assert [(one.skill, one.tally, one.manner) for one in kept.values()] == [
        (one.skill, one.tally, one.manner) for _, one in sorted(expected.items())
    ]
    for skill, one in expected.items():
        assert (kept[skill].p, kept[skill].variance) == pytest.approx((one.p, one.variance), abs=1e-9)


def test_estimates_that_were_lost_or_of_another_model_come_back_with_the_next_attempt(mira: Named) -> None:
    for lose in ("DELETE FROM estimates", "UPDATE estimates SET model_version = 'mastery-0'"):
        for _ in range(2):
            mira.deal("2", "3", "5", "6", "9")
            mira.pin(0)
            mira.browser.turn(card=["0", "1"], total="2")
            mira.db.execute(lose)
        mira.deal("1", "4", "5", "6", "9")
        mira.browser.turn(card=["0", "1"], total="2")
        assert_as_reckoned_anew(mira)
        assert estimates.steps_of(mira.db, mira.id)["add:2+3"].step == -2


def test_guests_leave_a_row_and_nothing_is_kept_of_them(child: Browser, deal: Deal, app: Flask) -> None:
    deal(child, ["2", "3", "5", "9", "10"])
    child.turn(card=["0", "1"], total="2")
    db = app.extensions["kidsq"].store.connection()
    (row,) = attempts.of_game(db, child.game_id)
    assert (row.learner, row.p_before, row.p_after, row.model_version, row.class_id) == (None,) * 5
    assert db.execute("SELECT count(*) FROM estimates").fetchall() == [(0,)]
