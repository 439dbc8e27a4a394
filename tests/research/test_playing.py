"""The table of the study asks as the table of the house does, and what children meet there is counted."""

from datetime import UTC, datetime
from itertools import pairwise
from random import Random

import pytest

from kidsq.arithmetic.sums.facts import FACTS
from kidsq.demo.pupil import USUAL, pupil
from kidsq.learning import questions
from kidsq.learning.hints import FIRST_SUMS
from kidsq.learning.tasks import COUNT, TASKS
from research.meeting import Cell, cell, in_ten_minutes, met_each_family
from research.playing import History, live, play
from research.report import line_of_cell
from research.sitting import Device, Game, Log, Sitting
from tests.learning.pupils import answer

pytestmark = pytest.mark.full

NOON = datetime(2026, 9, 1, 12, tzinfo=UTC)


def sitting(seed: int = 1, of: type[Sitting] = Sitting) -> Sitting:
    rng = Random(seed)
    return of(pupil(USUAL, rng), Log(Device(0.9, 0.9)), NOON, rng)


def played(*judged: float, seconds: float = 400.0) -> Game:
    return Game(seconds, list(judged))


class Watched(Sitting):
    """Notes before each decision of the child how much it has been asked by then."""

    def own_move(self, table, thought_of):
        by_bots = sum(task not in ("queen_total", "jester_count") for task, *_ in self.game.asked)
        asked_by_bots.append(by_bots)
        return super().own_move(table, thought_of)


asked_by_bots: list[int] = []


@pytest.mark.parametrize(("edition", "bots"), [("first_night", 1), ("classic", 3), ("little", 4)])
def test_one_turn_of_the_child_lies_between_two_questions_and_few_stop(edition, bots):
    for seed in range(3):
        asked_by_bots.clear()
        at = sitting(seed, Watched)
        game = play(at, edition, bots)
        assert asked_by_bots[0] == 0
        assert all(after - before <= 1 for before, after in pairwise(asked_by_bots))
        asked = [row for row in at.log.rows if row.task not in ("own_sum", "pair", "run")]
        assert len(asked) == len(game.asked_at) == len(set(game.asked_at)) > 1
        assert game.stops <= (TASKS[COUNT].at_most or 0)


def test_every_task_of_the_table_is_met():
    rng = Random(2)
    rows = live(pupil(USUAL, rng), 6, rng).log.rows
    assert {"help_bot", "check_bot", "queen_total", "jester_count", "own_sum"} <= {row.task for row in rows}
    assert {row.guess_p for row in rows if row.task == "check_bot"} <= {0.75, 0.25, 0.55, 0.45}
    assert all(not row.alone for row in rows if row.task in ("pair", "run"))


def test_where_a_grown_up_wants_no_questions_none_are_asked(monkeypatch):
    monkeypatch.setattr(questions, "IN_A_GAME", {"normal": 0})
    at = sitting()
    assert play(at, "first_night", 2).asked == []
    assert {row.task for row in at.log.rows} <= {"own_sum", "pair"}


def test_the_first_sums_of_a_child_are_helped():
    rng = Random(3)
    able = pupil(USUAL, rng)
    able.known = dict.fromkeys(FACTS, True)
    own = [row for row in live(able, 5, rng, plan=lambda game: ("first_night", 1)).log.rows if row.task == "own_sum"]
    assert not any(row.alone for row in own[:FIRST_SUMS])
    assert any(row.alone for row in own)


def test_who_always_taps_the_owl_has_no_answer_that_counts_from_a_bot():
    at = sitting(4)
    at.pupil.hints = 1.0
    play(at, "first_night", 2)
    assert at.log.rows
    assert not any(row.alone for row in at.log.rows if row.task in ("help_bot", "check_bot", "own_sum"))


def test_ten_minutes_go_over_games_and_what_is_left_over_is_not_counted():
    history = History(pupil(USUAL, Random(1)), Log(Device(0.9, 0.9)))
    history.games = [played(10, 390), played(100, 250), played(399, seconds=400)]
    assert in_ten_minutes(history) == [3, 2]
    assert in_ten_minutes(History(history.pupil, history.log, games=[played(10)])) == []


def test_each_family_is_met_with_two_answers():
    twice = [answer(skill) for skill in ("add:1+2", "add:2+2", "add:5+5", "add:4+6", "add:4+5")] * 2
    assert met_each_family(twice)
    assert not met_each_family(twice[:4])


@pytest.mark.parametrize(
    ("changed", "verdict"),
    [({}, "pass"), ({"in_ten_minutes": 7.5}, "FAIL"), ({"stops": 3}, "FAIL"), ({"twice_in_a_ply": 1}, "FAIL"),
     ({"families": 0.4}, "FAIL")],
)  # fmt: skip
def test_a_cell_says_whether_children_meet_enough(changed, verdict):
    good = {"a_game": 7.0, "in_ten_minutes": 8.0, "enough": 0.6, "seconds": 300.0, "stops": 2, "twice_in_a_ply": 0}
    one = Cell("classic", 2, **{**good, "families": 0.8, **changed})
    assert line_of_cell(one).split()[-1] == verdict


def test_a_cell_is_counted_from_real_games():
    one = cell("first_night", 1, 1, "test")
    assert one.a_game > 3
    assert one.stops <= 2
    assert one.twice_in_a_ply == 0
