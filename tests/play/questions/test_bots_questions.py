"""What bots ask while they wait with a move: the sum, the answers, the owl's help, and the move that was meant."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from flask import Flask

from kidsq.learning import questions
from kidsq.learning.model.mastery import beliefs
from kidsq.play.fitting import friends
from kidsq.store.play import attempts
from kidsq.store.play.attempts import Attempt
from kidsq.web.games.sleeping_queens import sayings

from ..conftest import Deal
from ..playing import Browser, ends

WITH_A_SUM = ["2", "3", "5", "dragon", "dragon"]
WITHOUT = ["1", "2", "4", "10", "dragon"]


@pytest.fixture(autouse=True)
def friends_as_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a friend asks hangs on the move it waits with: here each plays its own way, not the child's."""
    monkeypatch.setattr(friends, "step_of", lambda stored: None)


@pytest.fixture(autouse=True)
def always_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "RATE", {"none": 0.0, "few": 1.0, "normal": 1.0})
    monkeypatch.setattr(questions, "CHECKS", 0.0)
    monkeypatch.setattr(questions, "HIDES", 0.0)
    monkeypatch.setattr(questions, "CALM", 0)
    monkeypatch.setattr(questions, "THINKS", 0.0)
    monkeypatch.setattr(questions, "VERY_LIKELY", 0.0)


def logged(app: Flask, child: Browser) -> list[Attempt]:
    return attempts.of_game(app.extensions["kidsq"].store.connection(), child.game_id)


def waiting(app: Flask, child: Browser) -> tuple[str, dict[str, Any], str]:
    """Task, what is presented, and the move with which the bot waits."""
    rows = (
        app.extensions["kidsq"]
        .store.connection()
        .execute("SELECT task, presented_json, committed FROM questions WHERE key = ?", (child.key,))
    )
    task, shown, committed = rows.fetchall()[0]
    return task, json.loads(shown), committed


def last_move(app: Flask, child: Browser) -> str:
    db = app.extensions["kidsq"].store.connection()
    return db.execute("SELECT move FROM plies WHERE game_id = ? ORDER BY ply DESC", (child.game_id,)).fetchall()[0][0]


def has_played_before(app: Flask, child: Browser) -> None:
    """In a first game bots ask in one wording only."""
    child.open()
    ends(app, child)


def bot_holds(child: Browser, deal: Deal, others: list[str], **more: Any) -> None:
    deal(child, ["1", "2", "4", "7", "8"], others=others, bots=["tilo"], **more)
    child.swap()


def easy_is_over(app: Flask, child: Browser, deal: Deal) -> None:
    """A right answer before, so that the next question need not be an easy one."""
    bot_holds(child, deal, WITHOUT)
    _, shown, _ = waiting(app, child)
    child.post("answer", key=child.key, answer=str(shown["truth"]))
    child.go_on()


def test_a_bot_asks_what_its_numbers_make_and_the_answer_is_logged(child: Browser, deal: Deal, app: Flask) -> None:
    has_played_before(app, child)
    bot_holds(child, deal, WITHOUT)
    task, shown, _ = waiting(app, child)
    assert (child.phase, task) == ("question", "help_bot")
    assert "A 1 lies there. What do" in child.said  # of cards that the bot keeps nothing is told
    assert "Tilo asks. Tap your answer!" in child.said
    assert shown["truth"] == sum(shown["operands"])
    child.post("answer", key=child.key, answer=str(shown["truth"]), rt_first_ms="1500", rt_total_ms="1500")
    (row,) = logged(app, child)
    assert (row.task, row.correct, row.n_options, row.guess_p, row.hint_shown) == ("help_bot", 1, 5, 0.2, 0)
    assert row.skill == "add:" + "+".join(map(str, sorted(shown["operands"])))
    assert json.loads(row.presented) == {"choices": shown["choices"]}
    assert "Yes!" in child.said
    assert child.phase == "watch"


@pytest.mark.parametrize(("line", "is_said"), [("%(total)s jars of honey, please.", False), ("How cosy!", True)])
def test_a_friend_speaks_of_no_numbers_while_a_question_waits(
    child: Browser, deal: Deal, app: Flask, monkeypatch: pytest.MonkeyPatch, line: str, is_said: bool
) -> None:
    monkeypatch.setattr(sayings, "line_of", lambda *_told, **_how: line)
    has_played_before(app, child)
    deal(child, ["2", "3", "5", "9", "10"], others=WITHOUT, bots=["tilo"], next_cards=["1", "4", "6"])
    child.turn(card=["0", "1"], total="2")
    assert child.phase == "question"
    assert (line % {"total": 5} in child.said) == is_said


def test_nothing_on_the_page_takes_a_question_away_and_a_slow_answer_is_logged_as_slow(
    child: Browser, deal: Deal, app: Flask
) -> None:
    bot_holds(child, deal, WITHOUT)
    assert "next-form" not in child.shown
    _, shown, _ = waiting(app, child)
    times = {"rt_first_ms": "290000", "rt_total_ms": "300000", "hidden_ms": "0"}
    child.post("answer", key=child.key, answer=str(shown["truth"]), **times)
    (row,) = logged(app, child)
    assert (row.correct, row.rt_total_ms, row.hidden_ms) == (1, 300_000, 0)
    assert 'id="next-form"' in child.shown


@pytest.mark.parametrize("how", ["answered", "left alone", "passed over"])
def test_the_bot_plays_the_move_it_waited_with(child: Browser, deal: Deal, app: Flask, how: str) -> None:
    bot_holds(child, deal, WITH_A_SUM)
    _, shown, committed = waiting(app, child)
    ply = child.ply
    if how == "answered":
        child.post("answer", key=child.key, answer=str(shown["choices"][0]))
    elif how == "left alone":
        child.post("answer", key=child.key, skip="1")
    child.post("next", ply=ply)
    assert last_move(app, child) == committed


def test_of_its_own_cards_a_bot_shows_those_that_it_will_lay(
    child: Browser, deal: Deal, app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(questions, "AT_HAND", 9.0)
    has_played_before(app, child)
    bot_holds(child, deal, WITH_A_SUM)
    _, shown, committed = waiting(app, child)
    assert (sorted(shown["operands"]), committed) == ([2, 3], "discard 2+3=5")
    assert "I play " in child.said


def test_another_number_is_a_slip_of_its_kind_and_the_owl_says_how_far_it_is(
    child: Browser, deal: Deal, app: Flask
) -> None:
    bot_holds(child, deal, WITHOUT)
    _, shown, _ = waiting(app, child)
    near = next(n for n in shown["choices"] if abs(n - shown["truth"]) == 1)
    child.post("answer", key=child.key, answer=str(near))
    (row,) = logged(app, child)
    assert (row.correct, row.error) == (0, "off_by_one")
    assert "Almost!" in child.said
    assert "wrong" not in child.said.lower()


@pytest.mark.parametrize("answers", [True, False])
@pytest.mark.parametrize("named", [True, False])
def test_bots_do_not_ask_for_the_same_sum_all_game_long(
    child: Browser, app: Flask, monkeypatch: pytest.MonkeyPatch, answers: bool, named: bool
) -> None:
    monkeypatch.setattr(questions, "AT_RANDOM", 0.0)
    monkeypatch.setattr(questions, "AT_HAND", 0.0)
    players = learner_id(child, app) if named else "2"
    child.open(edition="classic", players=players, bots=["dotti"])
    asked: list[str] = []
    while len(asked) < 5:
        match child.phase:
            case "turn":
                child.swap()
            case "question":
                task, shown, _ = waiting(app, child)
                asked += [shown["skill"]] if task == "help_bot" else []
                child.post("answer", key=child.key, **({"answer": str(shown["truth"])} if answers else {"skip": "1"}))
            case "watch":
                child.go_on()
            case _:
                child.to_my_turn()
    assert len(set(asked)) == 5, asked


def learner_id(child: Browser, app: Flask) -> str:
    child.client.post("/players", data={"nickname": "Mira", "face": "face-3"})
    ((learner,),) = app.extensions["kidsq"].store.connection().execute("SELECT id FROM learners").fetchall()
    return str(learner)


def test_the_first_question_is_an_easy_one_also_after_a_sum_that_glowed(
    child: Browser, deal: Deal, app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(questions, "VERY_LIKELY", 0.7)
    monkeypatch.setattr(questions, "AT_RANDOM", 1.0)  # but never when it should be easy
    deal(child, ["1", "2", "3", "7", "8"], others=["1", "2", "9", "6", "dragon"], bots=["tilo"])
    child.turn(move="discard 1+2=3")
    assert beliefs(())[waiting(app, child)[1]["skill"]].p >= 0.7


def test_one_turn_of_the_child_lies_between_two_questions(child: Browser, deal: Deal, app: Flask) -> None:
    deal(child, ["1", "2", "4", "7", "8"], others=WITHOUT, bots=["tilo", "fenna", "bruno", "pippa"])
    child.swap()
    asked = []
    while child.phase != "turn":
        if child.phase == "question":
            asked.append(child.ply)
            child.post("answer", key=child.key, skip="1")
        else:
            child.to_my_turn() if child.phase in ("defend", "wake") else child.go_on()
    assert len(asked) <= 1


@pytest.mark.parametrize(
    ("beds", "moves", "is_asked"),
    [
        (("dog", "cat"), ("discard 7",), True),
        (("dog", "cat"), ("king 0",), False),
        (("rose", "cat"), ("king 0", "wake 1"), False),  # the queen whom the rose brings along is still the king's
    ],
)
def test_nobody_asks_straight_after_a_king(
    child: Browser, deal: Deal, beds: tuple[str, ...], moves: tuple[str, ...], is_asked: bool
) -> None:
    hand = ["1", "king", "4", "7", "8"]
    deal(child, hand, others=WITHOUT, bots=["tilo"], beds=beds, edition="little")  # where no points are asked for
    for move in moves:
        child.turn(move=move)
    assert (child.phase == "question") is is_asked


def claim(child: Browser, deal: Deal, app: Flask, monkeypatch: pytest.MonkeyPatch, *, holds: bool) -> dict[str, Any]:
    monkeypatch.setattr(questions, "CHECKS", 1.0)
    monkeypatch.setattr(questions, "WRONG_CLAIMS", 0.0 if holds else 1.0)
    bot_holds(child, deal, WITH_A_SUM)
    task, shown, committed = waiting(app, child)
    assert task == "check_bot"
    assert committed == "discard 2+3=5"
    assert (shown["claimed"] == 5) is holds
    return shown


@pytest.mark.parametrize(
    ("holds", "answer", "correct", "error"),
    [(True, "1", 1, None), (True, "0", 0, "false_alarm"), (False, "0", 1, None), (False, "1", 0, "missed")],
)
def test_a_claim_is_checked(
    child: Browser,
    deal: Deal,
    app: Flask,
    monkeypatch: pytest.MonkeyPatch,
    holds: bool,
    answer: str,
    correct: int,
    error: str | None,
) -> None:
    shown = claim(child, deal, app, monkeypatch, holds=holds)
    child.post("answer", key=child.key, answer=answer)
    (row,) = logged(app, child)
    assert (row.task, row.skill, row.correct, row.error, row.n_options) == ("check_bot", "add:2+3", correct, error, 2)
    assert json.loads(row.presented) == {"claimed": shown["claimed"]}
    assert (json.loads(row.truth), json.loads(row.response)) == (holds, answer == "1")
    child.go_on()
    assert last_move(app, child) == "discard 2+3=5"  # whatever was said, the sum that is played is true


def test_a_hidden_card_is_a_skill_of_its_own(
    child: Browser, deal: Deal, app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    easy_is_over(app, child, deal)
    monkeypatch.setattr(questions, "HIDES", 1.0)
    for _ in range(12):
        child.to_my_turn()
        child.swap()
        if child.phase == "question" and waiting(app, child)[0] == "missing_number":
            break
    task, shown, _ = waiting(app, child)
    known, total = shown["operands"]
    assert (task, shown["truth"]) == ("missing_number", total - known)
    assert shown["skill"] == f"missing:{known}+?={total}"
    assert "card-back" in child.shown.partition('class="open-sum"')[2][:400]
    child.post("answer", key=child.key, answer=str(shown["truth"]))
    assert logged(app, child)[-1].correct == 1


def test_near_the_goal_the_missing_points_are_asked(
    child: Browser, deal: Deal, app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(questions, "NEAR_THE_GOAL", 45)
    deal(child, ["king", "2", "4", "7", "8"], others=WITHOUT, bots=["tilo"], beds=["sunflower"])
    child.turn(move="king 0")
    child.post("answer", key=child.key, answer="10")
    child.go_on()
    child.to_my_turn()
    monkeypatch.setattr(questions, "GOAL_CHOICES", tuple(range(5, 50, 5)))
    for _ in range(8):
        child.swap()
        if child.phase == "question" and waiting(app, child)[0] == "points_to_goal":
            break
        child.to_my_turn()
    task, shown, _ = waiting(app, child)
    assert (task, shown["skill"], shown["truth"]) == ("points_to_goal", "to_goal:10/50", 40)
    child.post("answer", key=child.key, answer="45")
    assert [(row.skill, row.error) for row in logged(app, child)][-1] == ("to_goal:10/50", "decade")


def test_the_owl_helps_one_step_at_a_time_and_the_answer_counts_as_helped(
    child: Browser, deal: Deal, app: Flask
) -> None:
    bot_holds(child, deal, WITHOUT)
    _, shown, _ = waiting(app, child)
    assert "compare" not in child.shown
    for seen in ("<rect", "<circle"):
        child.post("hint", ply=child.ply)
        assert seen in child.shown.partition('class="compare"')[2]
    assert "glow" not in child.shown.partition('class="answers"')[2]
    child.post("hint", ply=child.ply)
    assert re.search(rf'glow" name="answer" value="{shown["truth"]}"', child.shown)
    child.post("answer", key=child.key, answer=str(shown["truth"]))
    (row,) = logged(app, child)
    assert (row.hint_shown, row.hint_asked) == (5, 1)


def test_a_reload_asks_the_same_and_shows_the_same_help(child: Browser, deal: Deal) -> None:
    bot_holds(child, deal, WITHOUT)
    child.post("hint", ply=child.ply)
    before = re.findall(r'name="answer" value="(\d+)"', child.shown)
    assert re.findall(r'name="answer" value="(\d+)"', child.look().shown) == before
    assert "<rect" in child.shown.partition('class="compare"')[2]


def test_not_now_is_no_mistake(child: Browser, deal: Deal, app: Flask) -> None:
    bot_holds(child, deal, WITHOUT)
    child.post("answer", key=child.key, skip="1")
    assert logged(app, child) == []


def test_whoever_skips_to_its_turn_is_not_asked_on_the_way(child: Browser, deal: Deal) -> None:
    deal(child, ["1", "2", "4", "7", "8"], others=WITHOUT, bots=["tilo", "fenna"])
    child.swap()
    child.post("next", ply=child.ply, to="me")
    assert child.phase in ("turn", "defend")


def test_without_javascript_every_answer_is_a_button_of_the_form(child: Browser, deal: Deal, app: Flask) -> None:
    bot_holds(child, deal, WITHOUT)
    _, shown, _ = waiting(app, child)
    page = child.look().shown
    form = page[page.index('id="answer"') :].partition("</form>")[0]
    assert [int(n) for n in re.findall(r'<button[^>]* name="answer" value="(\d+)"', form)] == shown["choices"]
    assert 'name="skip"' in form
