"""The model beside its rivals on answers of a file: nobody is tuned on whom it is scored."""

import random
from functools import partial

import pytest

from kidsq.learning.model.constants import MODEL_VERSION
from research.real_answers import elo, halves, item_mean, loss, main, running_mean, tuned
from tests.learning.pupils import answer, line, text

RIVALS = (
    partial(running_mean, 0.8, 3),
    partial(item_mean, 0.8, {"add:1+1": 0.9}),
    partial(elo, 1.0, {"add:1+1": 2.0}, 0.4, 0.1, 0.2),
)


def test_the_halves_are_always_the_same_and_share_nobody():
    names = [f"child {n}" for n in range(9)]
    tuning, scoring = halves(names)
    assert halves(reversed(names)) == (tuning, scoring)
    assert sorted([*tuning, *scoring]) == names
    assert abs(len(tuning) - len(scoring)) == 1


@pytest.mark.parametrize("rival", RIVALS)
def test_a_rival_knows_only_what_was_before(rival):
    rng = random.Random(1)
    rows = [answer(f"add:1+{rng.choice('123')}", n / 100, right=rng.random() < 0.7) for n in range(12)]
    turned = [answer(row.skill, n / 100, right=not row.right) for n, row in enumerate(rows)]
    for n in range(12):
        assert rival([*rows[:n], *turned[n:]])[n] == rival(rows)[n]


def test_what_is_tuned_is_at_its_best_there():
    rng = random.Random(2)
    children = [[answer("add:1+1", n / 100, right=rng.random() < able) for n in range(30)] for able in (0.3, 0.6, 0.95)]
    found = tuned(children)
    assert set(found) == {"running mean", "item mean", "Elo"}
    assert loss(found["Elo"], children) < loss(found["item mean"], children) - 0.05
    assert loss(found["running mean"], children) <= loss(partial(running_mean, 0.6, 20), children)


def test_each_file_has_its_table(capsys, tmp_path):
    rows = []
    for n in range(40):
        at, right = f"2026-11-02T09:{n:02}:00.000Z", str(int(n % 5 > 0))
        rows.append(line(learner=f"child {n % 4}", at=at, correct=right, skill=f"add:1+{n % 3 + 1}"))
    file = tmp_path / "answers.csv"
    file.write_text(text(rows))
    assert main([str(file)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "answers.csv: 4 children, 40 answers"
    assert [[row[:8].strip(), row[9:23].strip()] for row in told[2:]] == [
        [half, who] for half in ("tuning", "scoring") for who in (MODEL_VERSION, "running mean", "item mean", "Elo")
    ]


def test_a_file_that_cannot_be_read_is_named(capsys, tmp_path):
    file = tmp_path / "answers.csv"
    file.write_text(text([line(correct="x")]))
    assert main([str(file)]) == 1
    assert "line 2" in capsys.readouterr().err
