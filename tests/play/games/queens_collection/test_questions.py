"""What the table asks: of what lies there for all to see, rightly, often enough, and never against a child."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from statistics import median

import pytest
from flask import Flask
from games.queens_collection.laying import collect, play, tidy
from scale import mostly_in_soak

from kidsq.games import queens_collection
from kidsq.games.queens_collection import CollectingTable, Table, TidyingTable
from kidsq.games.queens_collection.cards import COLOURS
from kidsq.games.queens_collection.moves import read_move
from kidsq.learning.payload import BoxesTimes, FinalScore, HomeTotal, Payload, RoundScore, from_json, to_json
from kidsq.learning.questions import Ask
from kidsq.learning.tasks import AFTERWARDS, ASIDE, PLAY
from kidsq.play import Visitor
from kidsq.play.games.queens_collection import questions, scores
from kidsq.play.games.queens_collection.figures import full_boxes
from kidsq.play.practice.ask import waiting
from kidsq.store.play import attempts
from kidsq.web.games.queens_collection.tidying.scene import at_home, goal, ring

from .sitting import Sitting

SWAP = "swap red+blue red@blue blue@red"
CHILD, FRIEND = 0, 1


def sitting(app: Flask, name: str, right: float = 1.0) -> Sitting:
    db = app.extensions["kidsq"].store.connection()
    return Sitting(db, Visitor(device=f"{Random(name).getrandbits(128):032x}", session_id="s"), Random(name), right)


def given(before: Table, move: str, present: tuple[int, ...] = (CHILD,)) -> tuple[int, Payload] | None:
    found = questions.given(before, read_move(move), play(before.copy(), move), present)
    return found[0] if found else None


def asks(table: Table, move: str) -> list[Ask]:
    table.mover = FRIEND
    occasion = questions.occasion(table, read_move(move), CHILD)
    return list(occasion.asks) if occasion else []


# -- what a ply gives occasion for ------------------------------------------------------------------------------------

FAR = "green@black black@green purple@white white@purple orange@yellow yellow@orange"


def test_a_child_that_brings_meeples_home_hops_the_marker() -> None:
    table = tidy(astray=f"red@blue blue@red {FAR}", hands=["red blue green"])
    assert given(table, SWAP) == (CHILD, HomeTotal("total:16+2", (16, 2), tuple(range(1, 25))))


def test_on_the_beginners_side_the_track_is_as_long_as_there_are_places() -> None:
    table = tidy(
        astray="red@blue blue@red red@green blue@green orange@yellow orange@white", hands=["red blue green"], fields=2
    )
    found = given(table, SWAP)
    assert found is not None
    assert found[1].choices == tuple(range(1, 17))


def test_nobody_is_asked_about_what_somebody_else_has_brought_home() -> None:
    table = tidy(astray=f"red@blue blue@red {FAR}", hands=["red blue green"])
    assert given(table, SWAP, present=(FRIEND,)) is None


@pytest.mark.parametrize(
    ("astray", "told"),
    [
        ("red@blue blue@red " + FAR.replace("orange@yellow yellow@orange", "orange@green yellow@green"), None),
        ("red@blue blue@red orange@yellow yellow@orange green@black black@green purple@black", "times:3x3 meeples"),
        ("red@blue blue@red orange@yellow yellow@orange", "times:6x3 points"),
    ],
)
def test_full_boxes_are_reckoned_as_so_many_times_so_many(astray: str, told: str | None) -> None:
    found = given(tidy(astray=astray, hands=["red blue green"]), SWAP)
    assert found is not None
    shown = found[1]
    assert told == (f"{shown.skill} {shown.about}" if isinstance(shown, BoxesTimes) else None)


WITH_STRANGERS = "red@blue blue@red orange@white orange@blue"
"""After SWAP: white and blue have all of their own, and an orange each; six boxes would bring points."""


def test_a_box_with_a_stranger_on_it_is_not_full_and_brings_no_points() -> None:
    table = tidy(astray=WITH_STRANGERS, hands=["red blue green"], fields=2, each=2)
    after = play(table.copy(), SWAP)
    assert full_boxes(after) == tuple(map(COLOURS.index, ("red", "yellow", "green", "purple", "black")))
    found = given(table, SWAP)
    assert found is None or "7" not in found[1].skill  # type: ignore[union-attr]
    assert [ask.truth for ask in asks(after, "renew red") if ask.about == questions.FULL] == [5]


@pytest.mark.parametrize("seed", range(12))
def test_what_is_asked_is_so_by_the_rules_and_by_what_is_drawn(seed: int) -> None:
    rng = Random(seed)
    ways = [("coop", {"fields": 2}), ("coop", {}), ("solo", {"fields": 2}), ("rivals", {}), ("teams", {})]
    edition, options = ways[seed % len(ways)]
    players = {"solo": 1, "teams": 4}.get(edition, 2)
    table = queens_collection.start(queens_collection.deal(edition, players, rng, options))
    while table.seats_to_move():
        seat = table.mover
        move = queens_collection.choose("pippa", table.view(seat), rng)
        occasion = questions.occasion(table, move, (seat + 1) % players)
        before = table.copy()
        table.play(move, lambda cards: rng.sample(cards, len(cards)))
        for ask in occasion.asks if occasion else ():
            _holds(ask, before, table)
        for asked, shown in questions.given(before, move, table, range(players)):
            _is_so(shown, asked, table)
        alone = questions.alone(before, move, table) if edition == "solo" else None
        for ask in alone.asks if alone else ():
            _holds(ask, table, table)


def _holds(ask: Ask, before: Table, after: Table) -> None:
    if isinstance(before, TidyingTable) and isinstance(after, TidyingTable):
        drawn = ring("en", before.view(0))
        if ask.about == questions.FULL:
            assert ask.truth == sum(box.tidy for box in drawn)
        if ask.about.startswith(questions.ASTRAY):
            (box,) = (box for box in drawn if f"{questions.ASTRAY}{box.code}" == ask.about)
            assert ask.truth == sum(len(one.places) for one in box.figures if not one.home)
            assert ask.choices == tuple(range(max(box.number, 3) + 1))
        if ask.task == "check_bot":
            assert ask.truth == at_home(after.view(0))
        if ask.task == "home_to_goal":
            assert ask.operands == (at_home(before.view(0)), goal(before.view(0)))
    elif isinstance(before, CollectingTable) and ask.task == "compare":
        assert {sum(taken) for taken in before.taken} >= set(ask.operands)


def _is_so(shown: Payload, seat: int, after: Table) -> None:
    if isinstance(shown, BoxesTimes) and isinstance(after, TidyingTable):
        assert shown.operands[0] == sum(box.tidy for box in ring("en", after.view(seat)))
        if shown.about == "points":
            assert shown.truth - after.astray == after.points()
    if isinstance(shown, HomeTotal) and isinstance(after, TidyingTable):
        assert shown.truth == at_home(after.view(seat))
    if isinstance(shown, FinalScore | RoundScore):
        last = shown
        while isinstance(following := scores.next_step(last), FinalScore | RoundScore):
            last = following
        assert last.truth == (after.points() if isinstance(after, TidyingTable) else after.scores[-1][seat])


def test_in_the_end_the_score_is_reckoned_step_by_step() -> None:
    table = tidy(astray="red@blue blue@green green@red", hands=["white", "black"], short=True)
    table = play(table, "pass")
    found = given(table, "pass")
    assert found == (CHILD, FinalScore("times:5x3", (5, 3), (3, 6, 9, 12, 15, 18, 21, 24), "", (5, 3)))
    second = scores.next_step(found[1])
    assert isinstance(second, FinalScore)
    assert (second.skill, second.truth, scores.next_step(second)) == ("sub:15-3", 12, None)


def test_all_home_needs_no_second_step() -> None:
    found = given(tidy(hands=["red blue green"]), SWAP)
    assert found is not None
    assert (found[1].truth, scores.next_step(found[1])) == (24, None)


def test_less_than_nothing_is_never_asked() -> None:
    assert scores.final_score(2, 7) is None
    assert scores.round_score(1, 0, 3) is None
    assert scores.final_score(2, 5) is not None
    assert scores.final_score(2, 6) is None


def test_a_round_is_reckoned_in_its_steps() -> None:
    shown: Payload | None = scores.round_score(6, 2, 1)
    told = []
    while isinstance(shown, RoundScore):
        assert shown.truth in shown.choices
        assert from_json(shown.task, to_json(shown)) == shown
        told.append((shown.skill, shown.truth))
        shown = scores.next_step(shown)
    assert told == [("times:6x2", 12), ("times:2x3", 6), ("add:6+12", 18), ("sub:18-1", 17)]


@pytest.mark.parametrize("meeples", range(25))
def test_every_step_has_its_answer_among_the_places(meeples: int) -> None:
    for boxes in range(9):
        for cards in (0, 1, 5, 17):
            for step in (*scores.round_steps(meeples, boxes, cards), *scores.final_steps(boxes, cards)):
                kind, (first, second) = step
                truth = {"times": first * second, "add": first + second, "sub": first - second}[kind.id]
                assert truth in scores.answers_to(step)
                assert min(scores.answers_to(step)) > 0


def test_a_collection_has_its_worth() -> None:
    table = collect(hands=["red", "blue"], display="red orange yellow", phase="take")
    table.taken[CHILD] = (0, 1, 1, 0, 0, 0, 0, 0)
    found = given(table, "pair red red red")
    assert found is not None
    assert (found[1].task, found[1].truth) == ("boxes_times", 6)


@pytest.mark.parametrize("rounds", [1, 2])
def test_a_round_that_is_over_is_reckoned_as_it_was_left(rounds: int) -> None:
    left = dict.fromkeys(COLOURS, 0) | {"red": 1, "blue": 1}
    table = collect(hands=["red white", "blue"], display="red orange yellow", left=left, phase="take", rounds=rounds)
    table = play(table, "pair red red red")
    table.taken[CHILD] = (3, 1, 0, 0, 0, 0, 0, 0)
    found = given(table, "done")
    assert found == (CHILD, scores.round_score(4, 1, 1))
    assert given(table, "done", present=(FRIEND,)) == (FRIEND, scores.round_score(22, 6, 1))


# -- what a friend asks -----------------------------------------------------------------------------------------------


def test_a_friend_asks_about_what_lies_there() -> None:
    table = tidy(astray=f"red@blue blue@red {FAR}", hands=["green green joker", "red blue green"])
    found = {(ask.task, ask.skill, ask.about) for ask in asks(table, SWAP)}
    assert found == {
        ("home_to_goal", "to_goal:16/24", ""),
        ("check_bot", "total:16+2", ""),
        *(("box_missing", "missing:2+?=3", colour) for colour in COLOURS),
        ("count_set", "count_set:3", "green"),
    }


def test_what_is_far_from_home_is_not_asked_for() -> None:
    many = " ".join(f"{one}@{other} {one}@{other}" for one, other in pairwise((*COLOURS, "red")))
    assert "home_to_goal" not in {ask.task for ask in asks(tidy(astray=many, hands=["red", "red"]), "renew red")}


def test_a_friend_counts_its_risk_and_compares_collections() -> None:
    table = collect(hands=["red", "blue"])
    table.taken[CHILD], table.taken[FRIEND] = (3, 3, 1, 0, 0, 0, 0, 0), (0, 0, 0, 2, 2, 0, 0, 0)
    assert {(ask.task, ask.skill, ask.about) for ask in asks(table, "reveal")} == {
        ("compare", "diff:7-4", "child"),
        ("count_set", "count_set:8", "left"),
    }
    table.revealed = (0, 3)
    assert [(ask.task, ask.truth, ask.held) for ask in asks(table, "reveal")] == [("bust_count", 2, True)]
    table.revealed = (0, 3, 8)
    assert asks(table, "reveal") == []


@pytest.mark.parametrize("asker", [1, 2, 3])
def test_only_what_a_team_has_is_added_whoever_asks(asker: int) -> None:
    table = collect("teams", 4)
    table.taken[CHILD], table.taken[2] = (2, 1, 0, 0, 0, 0, 0, 0), (0, 0, 0, 2, 2, 0, 0, 0)
    table.taken[1] = (0, 0, 0, 0, 0, 2, 0, 0)
    table.mover = asker
    occasion = questions.occasion(table, read_move("reveal"), CHILD)
    assert occasion is not None
    assert {ask.operands for ask in occasion.asks if ask.task in ("help_bot", "check_bot")} == {(3, 4)}


def test_hidden_cards_change_nothing_that_is_asked() -> None:
    table = collect(hands=["red red", "blue"])
    table.taken[CHILD], table.taken[FRIEND] = (3, 0, 0, 0, 0, 0, 0, 0), (0, 0, 0, 2, 0, 0, 0, 0)
    before = asks(table, "stop")
    table.hands[CHILD], table.hands[FRIEND] = table.hands[FRIEND], table.hands[CHILD]
    table.draw_pile.reverse()
    assert before
    assert asks(table, "stop") == before


def test_one_and_one_is_no_sum_to_ask_for() -> None:
    table = collect(hands=["red", "blue"])
    table.taken[CHILD], table.taken[FRIEND] = (1, 0, 0, 0, 0, 0, 0, 0), (0, 0, 0, 1, 0, 0, 0, 0)
    assert {ask.task for ask in asks(table, "reveal")} == {"count_set"}


def test_alone_the_owl_asks_about_what_a_child_has_just_moved() -> None:
    table = tidy("solo", 1, astray=f"red@blue blue@red green@red white@red {FAR}", hands=["red blue green"])
    after = play(table.copy(), SWAP)
    found = questions.alone(table, read_move(SWAP), after)
    assert found is not None
    assert {(ask.task, ask.skill, ask.about) for ask in found.asks} == {
        ("home_to_goal", "to_goal:16/24", ""),
        ("count_set", "count_set:2", "astray:red"),
    }


# -- whole games ------------------------------------------------------------------------------------------------------

WAYS = [
    ("coop", ("bruno",), {"fields": 2}),
    ("coop", ("hugo", "fenna"), {}),
    ("solo", (), {"fields": 2}),
    ("solo", (), {"fields": 3}),
    ("rivals", ("bruno",), {"rounds": 1}),
    ("rivals", ("dotti", "hugo"), {"rounds": 2}),
    ("teams", ("bruno", "hugo", "dotti"), {"rounds": 1}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "bots", "options"), mostly_in_soak(WAYS, WAYS[1], WAYS[3], WAYS[4]), ids=str)
@pytest.mark.full
def test_two_turns_hold_one_question_and_ten_minutes_eight_judgements(
    app: Flask, edition: str, bots: tuple[str, ...], options: dict[str, int]
) -> None:
    rates, answers = [], []
    for number in range(7):
        at = sitting(app, f"{edition} {bots} {number}", right=0.85)
        at.plays(edition, bots, options)
        _is_spaced(at, apart=3)
        at.asked.clear()
        at.judged.clear()
        at.seconds = 0
        game_id = at.plays(edition, bots, options)
        rates.append(600 * len(attempts.of_game(at.db, game_id)) / at.seconds)
        answers.append(600 * len(at.judged) / at.seconds)
        assert at.stops == 0
        _is_spaced(at, apart=2)
        once = [ply for ply, shown in at.asked if shown.task not in ("final_score", "round_score")]
        assert len(once) == len(set(once))
        rows = attempts.of_game(at.db, game_id)
        first = [row for row in rows if row.try_no == 1]
        amid = [row.task for row in first if row.task not in (*PLAY, ASIDE)]
        assert amid == [shown.task for _, shown in at.asked]
        assert {row.task for row in rows} & {*PLAY}
    assert median(rates) >= 8
    assert median(answers) >= (7 if edition in ("coop", "solo") else 8)  # in these with what is done beside the play


def _is_spaced(at: Sitting, apart: int) -> None:
    """So many turns or more lie before each question; no task comes twice in a row, and nothing twice."""
    asked = [shown for _, shown in at.asked]
    turns = [begun for begun, (_, shown) in zip(at.turns_at, at.asked, strict=True) if shown.task not in AFTERWARDS]
    assert all(later - sooner >= apart for sooner, later in pairwise([0, *turns]))
    assert not any(one.task == other.task for one, other in pairwise(asked) if one.task not in AFTERWARDS)
    once = [(shown.task, getattr(shown, "skill", "")) for shown in asked if shown.task not in AFTERWARDS]
    assert len(once) == len(set(once))
    at.turns_at.clear()
    at.turns = 0


def test_a_score_is_asked_for_when_the_game_is_over_and_can_be_left_alone(app: Flask) -> None:
    at = sitting(app, "to the end")
    game_id = at.plays("coop", ("bruno",), {"fields": 2})
    assert "final_score" in at.tasks()
    assert not waiting(at.at(game_id))
    (row, *_) = [row for row in attempts.of_game(at.db, game_id) if row.task == "final_score"]
    assert (row.correct, row.layout, row.selection, row.hint_asked) == (1, "words", "natural", 0)


def test_a_swap_is_logged_beside_the_best_of_the_hand(app: Flask) -> None:
    at = sitting(app, "swaps")
    game_id = at.plays("coop", ("bruno",), {"fields": 2})
    rows = [row for row in attempts.of_game(at.db, game_id) if row.task == "swap_gain"]
    assert rows
    for row in rows:
        assert row.correct is None
        assert json.loads(row.response) <= json.loads(row.truth) <= 2
        shown = json.loads(row.presented)
        assert shown["least_wild"] <= shown["wild"]


def test_stopping_and_going_on_are_logged_once_a_card_lies_there(app: Flask) -> None:
    at = sitting(app, "risks")
    game_id = at.plays("rivals", ("bruno",), {"rounds": 1})
    rows = [row for row in attempts.of_game(at.db, game_id) if row.task == "stop_or_reveal"]
    assert {json.loads(row.response) for row in rows} == {"reveal", "stop"}
    assert all(len(json.loads(row.presented)["revealed"]) == json.loads(row.operands)[0] > 0 for row in rows)
