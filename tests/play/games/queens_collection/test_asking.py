"""The questions on the table's page: asked, helped with, answered or left alone, with and without a script."""

from __future__ import annotations

import re
from random import Random

import pytest
from flask import Flask
from scale import mostly_in_soak

from kidsq.arithmetic.skills import numbers_of
from kidsq.games import queens_collection
from kidsq.learning import payload
from kidsq.learning.number_help import after_a_while
from kidsq.learning.payload import (
    BoxesTimes,
    BoxMissing,
    BustCount,
    Claim,
    Compare,
    CountSet,
    FinalScore,
    HomeToGoal,
    HomeTotal,
    Payload,
    RoundScore,
    Sum,
)
from kidsq.play import Chance, Request, Visitor, current_game
from kidsq.play.current_game import played
from kidsq.play.practice.ask import with_help
from kidsq.play.practice.give_hints import aid_of
from kidsq.store.play import attempts, games, questions

from ...playing import Browser

TRACK = tuple(range(1, 25))
BY_THREES = tuple(range(3, 25, 3))


def at_a_table(app: Flask, edition: str) -> Browser:
    bots = ["bruno", "hugo", "dotti"] if edition == "teams" else ["bruno"]
    return Browser(app.test_client()).open(edition=edition, bots=bots)


def ask(app: Flask, child: Browser, shown: Payload, usual: int = 0) -> Browser:
    db = app.extensions["kidsq"].store.connection()
    row = questions.StoredQuestion(
        "q" * 32,
        child.game_id,
        child.ply,
        0,
        None,
        shown.task,
        payload.to_json(shown),
        "2026-11-20T10:00:00.000Z",
        help_usual=usual,
    )
    questions.ask(db, row)
    current_game._cache.clear()
    return child.look()


ASKED = [
    ("coop", HomeTotal("total:6+2", (6, 2), TRACK), "6 at home, and 2 more: hop there!", "Yes! 6 + 2 = 8."),
    ("coop", HomeToGoal(1, "to_goal:18/24", (18, 24), (5, 6, 7), 0.3), "How many more to 24?", "Yes! 18 + 6 = 24."),
    (
        "coop",
        BoxMissing(1, "missing:2+?=3", (2, 3), (1, 2, 3), 0.3, about="blue"),
        "Blue: 3 make the box full.",
        "2 + 1 = 3",
    ),
    ("coop", CountSet(1, "count_set:3", (3,), (2, 3, 4), 0.3, about="blue"), "Blue: how many of these", "Yes, 3!"),
    ("coop", CountSet(1, "count_set:2", (2,), (2, 3, 4), 0.3, about="astray:red"), "Red box: how many", "Yes, 2!"),
    ("coop", CountSet(1, "count_set:2", (2,), (2, 3, 4), 0.3, about="full"), "How many boxes are full?", "Yes, 2!"),
    ("coop", Claim(1, "total:12+2", (12, 2), (1, 0), 0.25, claimed=15), "I bring 2: 15! Is it so?", "Well spotted!"),
    ("coop", BoxesTimes("times:5x3", (5, 3), BY_THREES, "points"), "5 full boxes, 3 points", "Yes! 5 × 3 = 15."),
    ("coop", BoxesTimes("times:3x3", (3, 3), BY_THREES, "meeples"), "3 full boxes, 3 in each", "Yes! 3 × 3 = 9."),
    ("coop", FinalScore("sub:18-4", (18, 4), TRACK, "", (6, 4)), "One point less for each", "Yes! 18 − 4 = 14."),
    ("rivals", Compare(1, "diff:7-4", (7, 4), (2, 3, 4), 0.3, about="child"), "How many more do you", "7 − 4 = 3"),
    ("rivals", Compare(1, "diff:7-4", (7, 4), (2, 3, 4), 0.3, about="friend"), "How many more do I", "7 − 4 = 3"),
    ("rivals", BustCount(1, "count_set:2", (2,), (1, 2, 3), 0.3), "How many different colours lie there?", "Yes, 2!"),
    ("rivals", CountSet(1, "count_set:8", (8,), (7, 8), 0.5, about="left"), "How many boxes are not empty", "Yes, 8!"),
    ("teams", Sum(2, "add:4+5", (4, 5), (8, 9), 0.5), "You have 4 figures, I have 5. How many do we", "4 + 5 = 9."),
    ("teams", Sum(1, "add:4+5", (4, 5), (8, 9), 0.5), "4 figures, your partner has 5. How many", "4 + 5 = 9."),
    ("teams", Claim(2, "add:4+5", (4, 5), (1, 0), 0.7, claimed=9), "I have 5: we have 9! Is it so?", "4 + 5 = 9."),
    ("teams", Claim(3, "add:4+5", (4, 5), (1, 0), 0.7, claimed=9), "partner has 5: together 9!", "4 + 5 = 9."),
    ("rivals", RoundScore("add:6+12", (12, 6), TRACK, "", (6, 2, 0)), "And how many is that", "Yes! 12 + 6 = 18."),
]


@pytest.mark.parametrize(("edition", "shown", "line", "told"), ASKED, ids=lambda one: getattr(one, "skill", None))
def test_a_question_is_asked_and_answered_kindly(
    app: Flask, edition: str, shown: Payload, line: str, told: str
) -> None:
    child = ask(app, at_a_table(app, edition), shown)
    assert child.phase == "question"
    assert line in child.said
    assert 'class="homeward' not in child.shown  # the marker would tell
    offered = set(re.findall(r'name="answer" value="(\d+)"', child.shown))
    assert offered == {str(choice) for choice in shown.choices}
    child.post("answer", key="q" * 32, answer=str(shown.truth))
    assert told in child.said
    db = app.extensions["kidsq"].store.connection()
    (row,) = attempts.of_game(db, child.game_id)
    assert (row.task, row.skill, row.correct) == (shown.task, shown.skill, 1)  # type: ignore[union-attr]


@pytest.mark.parametrize(("edition", "shown", "line", "told"), ASKED, ids=lambda one: getattr(one, "skill", None))
def test_the_owl_shows_what_there_is_to_count_then_says_it_and_calls_no_answer_wrong(
    app: Flask, edition: str, shown: Payload, line: str, told: str
) -> None:
    child = ask(app, at_a_table(app, edition), shown)
    for help in (3, 4, 5):
        questions.help_with(app.extensions["kidsq"].store.connection(), "q" * 32, help, asked=True)
        current_game._cache.clear()
        child.look()
        assert 'class="counting' in child.shown
        assert glows(child, shown) == (help == 5)
    other = next(choice for choice in shown.choices if choice != shown.truth)
    child.post("answer", key="q" * 32, answer=str(other))
    assert any(kind in child.said for kind in ("Look: ", "Let us count: "))
    assert "rong" not in child.said


def glows(child: Browser, shown: Payload) -> bool:
    return re.search(rf'id="a{shown.truth}" class="[^"]*\bglow\b', child.shown) is not None


@pytest.mark.parametrize(("skill", "at_once"), [("times:8x3", True), ("total:6+2", False), ("count_set:2", False)])
def test_what_a_child_may_not_know_lights_up_by_itself_and_numbers_follow(
    app: Flask, skill: str, at_once: bool
) -> None:
    child = at_a_table(app, "coop")
    db, at = app.extensions["kidsq"].store.connection(), Chance("2026-11-20T10:00:00.000Z", Random(1))
    stored = games.load(db, child.game_id)
    assert stored is not None
    request = Request(db, Visitor(stored.device or "", None), child.game_id, at)
    numbers = numbers_of(skill)
    shown = (
        CountSet(1, skill, numbers, (1, 2), 0.5, about="full")
        if len(numbers) == 1
        else HomeTotal(skill, numbers, TRACK)
    )
    row = questions.StoredQuestion("q" * 32, child.game_id, 0, 0, None, shown.task, payload.to_json(shown), at.at)
    helped = with_help(request, row, shown)
    assert (helped.help, helped.help_asked) == (3 if at_once else 0, 0)
    assert (after_a_while(helped.help_usual, helped.help) > 0) == (skill != "count_set:2")


def test_help_with_a_question_comes_after_a_while_and_is_no_help_with_the_hand(app: Flask) -> None:
    child = ask(app, at_a_table(app, "solo"), ASKED[0][1], usual=4)
    assert 'name="auto"' in child.shown
    child.post("hint", ply=child.ply, auto="1")
    assert " hop" in child.shown
    assert 'name="auto"' not in child.shown  # the answer itself never comes unasked
    child.post("answer", key="q" * 32, answer="8")
    db = app.extensions["kidsq"].store.connection()
    (row,) = attempts.of_game(db, child.game_id)
    assert (row.hint_shown, row.hint_asked) == (4, 0)
    assert questions.help_at(db, child.game_id, child.ply, 0) == questions.Help(0, asked=False)


def test_help_with_numbers_goes_with_the_answers_of_a_child_and_that_with_cards_stays(app: Flask) -> None:
    """A hard product answered again and again, then missed once: by the very rows that the answers leave."""
    child = at_a_table(app, "solo")
    db, at = app.extensions["kidsq"].store.connection(), Chance("2026-11-20T10:00:00.000Z", Random(1))
    shown = BoxesTimes("times:7x3", (7, 3), BY_THREES, "points")
    levels, cards = [], set()
    for number, answer in enumerate([21] * 12 + [24, 21]):
        stored = games.load(db, child.game_id)
        assert stored is not None
        request = Request(db, Visitor(stored.device or "", None), child.game_id, at)
        key = f"{number:032x}"
        text = payload.to_json(shown)
        row = questions.StoredQuestion(key, child.game_id, child.ply, 0, None, shown.task, text, at.at)
        asked = with_help(request, row, shown)
        levels.append(asked.help_usual)
        cards.add(aid_of(request, 0, request.table.view(0), request.preferences(0)).now.level)
        questions.ask(db, asked)
        current_game._cache.clear()
        child.look().post("answer", key=key, answer=str(answer))
    assert levels[0] == 4
    assert levels[:13] == sorted(levels[:13], reverse=True)
    assert levels[12] <= 1  # before the miss nothing came unasked
    assert levels[13] == 3  # and after it what there is to count comes back
    assert len(cards) == 1


def test_a_question_can_be_left_alone_and_the_game_goes_on(app: Flask) -> None:
    child = ask(app, at_a_table(app, "coop"), ASKED[1][1])
    child.post("answer", key="q" * 32, skip="1")
    assert child.phase in ("turn", "watch")


def test_bad_answers_change_nothing(app: Flask) -> None:
    child = ask(app, at_a_table(app, "coop"), ASKED[1][1])
    for answer in ("", "-1", "10000", "nine", "٣"):
        assert child.post("answer", key="q" * 32, answer=answer).status_code < 500
    assert child.look().phase == "question"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("edition", "people"),
    mostly_in_soak([("coop", 1), ("solo", 1), ("rivals", 1), ("coop", 2), ("rivals", 2)], ("coop", 1), ("rivals", 2)),
)
@pytest.mark.full
def test_a_whole_game_by_its_page_ends_with_the_score_of_each_and_then_the_end(
    app: Flask, edition: str, people: int
) -> None:
    """Without a script: each form is answered by a page of its own. Two in front of one screen are asked by turns."""
    rng = Random(edition)
    child = Browser(app.test_client())
    others = {} if edition == "solo" else {"bots": "bruno"} if people == 1 else {"players": ["guest"] * people}
    child.open(edition=edition, **others, rounds="1")
    db, phases = app.extensions["kidsq"].store.connection(), []
    for _step in range(600):
        phases.append(child.phase)
        if child.phase == "over":
            break
        if child.phase == "question":
            choices = re.findall(r'name="answer" value="(\d+)"', child.shown)
            if not choices:  # answered: the way on leads to the end
                assert 'id="go-on"' in child.shown
            else:
                child.post("answer", fragment=False, key=child.key, answer=rng.choice(choices))
        elif child.phase in ("watch", "curtain"):
            child.post({"watch": "next", "curtain": "curtain"}[child.phase], fragment=False, ply=child.ply)
        else:
            stored = games.load(db, child.game_id)
            assert stored is not None
            table = played(db, stored).table
            move = queens_collection.choose("pippa", table.view(table.mover), rng)
            child.turn(fragment=False, move=move.text)
        child.look()
    assert phases[-1] == "over"
    rows = attempts.of_game(db, child.game_id)
    assert {row.task for row in rows} & {"final_score", "round_score"}
    scored = "SELECT DISTINCT seat FROM questions WHERE answer IS NOT NULL AND task LIKE '%_score' ORDER BY seat"
    assert [seat for (seat,) in db.execute(scored)] == list(range(people))
    amid = "SELECT DISTINCT seat FROM questions WHERE answer IS NOT NULL AND task NOT LIKE '%_score' ORDER BY seat"
    assert [seat for (seat,) in db.execute(amid)] == list(range(people))
    assert "question" in phases
