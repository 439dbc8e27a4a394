"""Simulated children play real games; the gates are measured and printed as they are."""

from functools import partial
from random import Random

import pytest

from kidsq import paths
from kidsq.arithmetic.sums.facts import FACTS
from kidsq.cli import main
from kidsq.demo.pupil import KINDS, STRUGGLER, USUAL, pupil
from kidsq.games.sleeping_queens import EDITIONS
from research import meeting
from research.gates import Gate, judge
from research.measures import Figure
from research.playing import live
from research.report import line_of
from research.rivals import elo, percent_correct, tracing, two_of_three
from research.slips import macro_f1
from tests.learning.pupils import answer

pytestmark = pytest.mark.full


def test_the_same_seed_lives_the_same_life():
    one, other = (live(pupil(USUAL, Random(3)), 2, Random(4)) for _ in range(2))
    assert one.log.rows == other.log.rows
    assert one.upto[-1] == len(one.log.rows) > 5
    assert one.truths == other.truths


def test_a_child_can_go_on_playing():
    rng = Random(4)
    history = live(pupil(USUAL, rng), 1, rng)
    before = list(history.log.rows)
    live(history.pupil, 1, rng, history)
    assert history.log.rows[: len(before)] == before
    assert len(history.moments) == 2


@pytest.mark.parametrize("kind", [*KINDS, STRUGGLER])
def test_every_kind_of_child_plays(kind):
    rng = Random(5)
    history = live(pupil(kind, rng), 1, rng)
    assert history.log.rows
    assert set(history.truths[0]) == set(FACTS)


def test_hinted_rows_say_nothing_to_any_rival():
    rows = [answer(alone=False, right=right) for right in (True, False, False)]
    start = dict.fromkeys(FACTS, 0.4)
    for rival in (percent_correct, two_of_three, partial(tracing, start, 0.1, 0.5, 0.1), partial(elo, start, 0.5, 0.5)):
        assert rival(rows) == rival([])


def test_rivals_believe_right_answers():
    rows = [answer("add:1+1"), answer("add:1+1"), answer("add:1+1", seconds=2), answer("add:2+2", right=False)]
    start = dict.fromkeys(FACTS, 0.4)
    for rival in (percent_correct, two_of_three, partial(tracing, start, 0.1, 0.5, 0.1), partial(elo, start, 0.5, 0.5)):
        assert rival(rows)["add:1+1"] > rival(rows)["add:2+2"]


def test_scripted_slips_are_named():
    assert macro_f1(Random(1)) > 0.8


@pytest.mark.parametrize(
    ("figure", "least", "most", "verdict"),
    [(0.9, 0.83, None, "pass"), (0.8, 0.83, None, "FAIL"), (0.1, None, 0.06, "FAIL"), (None, 0.5, None, "-"),
     (0.5, 0.47, 0.53, "pass"), (0.5, None, None, "-")],
)  # fmt: skip
def test_a_gate_says_whether_it_is_met(figure, least, most, verdict):
    assert line_of(Gate(2, "area", Figure(figure), least, most)).endswith(f" {verdict}")


def test_the_estimates_follow_the_truth():
    rng = Random(8)
    judged = [judge(live(pupil(USUAL, rng), 5, rng), 5) for _ in range(2)]
    assert all(one.area is None or one.area > 0.6 for one in judged)


@pytest.mark.parametrize("words", ["--learners 1 --games 5 --seed 1", "--learners 2 --games 0 --seed 1"])
def test_arguments_that_make_no_sense_exit_2(capsys, words):
    with pytest.raises(SystemExit) as error:
        main(["study", *words.split()])
    assert error.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_without_the_source_it_says_where_it_is(capsys, monkeypatch):
    monkeypatch.setattr(paths, "CHECKOUT", paths.PACKAGE)  # as where packages are installed
    assert main("study --learners 2 --games 1 --seed 1".split()) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "comes with the source" in said.err
    assert len(said.err.splitlines()) == 1


@pytest.mark.thorough
def test_the_study_prints_every_gate_it_can_measure(capsys, monkeypatch):
    monkeypatch.setattr(meeting, "BOTS", (1, 4))  # the fewest and the most; all of them take twice as long,
    monkeypatch.setattr(meeting, "GAMES", 2)  # and all five games more than twice
    assert main("study --learners 2 --games 1 --seed 1".split()) == 0
    told = capsys.readouterr().out.splitlines()
    of_sums = [name for name, one in EDITIONS.items() if set(one.info.practises) <= set(FACTS)]
    cells = told[3 : 3 + len(of_sums) * 2]
    assert {tuple(line.split()[:2]) for line in cells} == {(edition, str(n)) for edition in of_sums for n in (1, 4)}
    assert {line.split()[0] for line in told[4 + len(cells) : -2]} == set("3456789")
    assert "pass" in told[-2]
