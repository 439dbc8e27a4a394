"""The model's figures are frozen with its version: faster code must find the same ones."""

from datetime import timedelta
from random import Random

from kidsq.learning.constants import MODEL_VERSION
from kidsq.learning.evidence import Evidence
from kidsq.learning.facts import FACTS
from kidsq.learning.mastery import mastery
from tests.learning.pupils import answer

OTHERS = ("add:2+3+4", "total:15+10", "count:7/3", "missing:2+?=9")


def many_answers(seed: int) -> list[Evidence]:
    """Four weeks of a child that knows every other sum, with all tasks, two devices and some help."""
    rng = Random(seed)
    found = []
    for number in range(120):
        skill = rng.choice((*FACTS, *OTHERS))
        task = rng.choice(("help_bot", "help_bot", "check_bot", "own_sum")) if skill in FACTS else "queen_total"
        knows = FACTS.index(skill) % 2 == 0 if skill in FACTS else True
        found.append(
            answer(
                skill,
                day=number * 28 / 120,
                right=rng.random() < (0.95 if knows else 0.6),
                seconds=None if task == "own_sum" else rng.lognormvariate(0.5 if knows else 1.3, 0.3),
                task=task,
                device=rng.choice(("d1", "d1", "d2")),
                motor=None if number < 10 else 0.9,
                alone=rng.random() < 0.85,
                guess_p=rng.choice((0.25, 0.75)) if task == "check_bot" else 1 / 6,
            )
        )
    return found


def test_the_figures_of_this_version_do_not_move():
    assert MODEL_VERSION == "mastery-1"
    for seed, expected in FIGURES.items():
        rows = many_answers(seed)
        found = mastery(rows, rows[-1].at + timedelta(days=3)).values()
        assert [(one.p, one.low, one.high, one.n, one.label[0]) for one in found] == expected


FIGURES = {
    1: [
        (0.9644, 0.9134, 0.9858, 5, "f"),
        (0.1918, 0.1037, 0.3275, 4, "w"),
        (0.7721, 0.5916, 0.8879, 3, "n"),
        (0.1282, 0.0636, 0.2414, 2, "w"),
        (0.9184, 0.7185, 0.9802, 5, "f"),
        (0.1267, 0.062, 0.2414, 4, "w"),
        (0.8722, 0.6904, 0.9543, 3, "n"),
        (0.4103, 0.2536, 0.5876, 3, "w"),
        (0.6996, 0.4944, 0.8473, 3, "n"),
        (0.1314, 0.0558, 0.279, 5, "w"),
        (0.9561, 0.7558, 0.9935, 7, "f"),
        (0.1132, 0.0623, 0.1971, 3, "w"),
        (0.3583, 0.2024, 0.5512, 5, "w"),
        (0.1427, 0.0704, 0.2679, 1, "n"),
        (0.4711, 0.2637, 0.689, 1, "n"),
        (0.1543, 0.0781, 0.2822, 1, "n"),
        (0.9901, 0.9852, 0.9934, 6, "f"),
        (0.0385, 0.0274, 0.0539, 7, "w"),
        (0.9466, 0.8895, 0.975, 2, "n"),
        (0.0402, 0.0278, 0.0578, 6, "w"),
        (0.9725, 0.9122, 0.9918, 3, "f"),
        (0.1916, 0.0729, 0.4167, 6, "w"),
        (0.5136, 0.3216, 0.7017, 3, "w"),
        (0.1109, 0.0595, 0.1973, 2, "w"),
        (0.5161, 0.3225, 0.705, 3, "w"),
        (0.917, 0.6516, 0.9849, 6, "f"),
        (0.8204, 0.6956, 0.9013, 3, "n"),
        (0.4997, 0.2786, 0.7209, 2, "w"),
        (0.54, 0.3208, 0.7447, 2, "w"),
    ],
    2: [
        (0.8577, 0.7332, 0.9297, 1, "n"),
        (0.5523, 0.361, 0.7293, 4, "w"),
        (0.3442, 0.1819, 0.5534, 1, "n"),
        (0.0887, 0.0464, 0.1631, 6, "w"),
        (0.9558, 0.8867, 0.9835, 3, "f"),
        (0.5612, 0.3382, 0.7619, 4, "w"),
        (0.8633, 0.7174, 0.9402, 4, "n"),
        (0.2097, 0.1003, 0.387, 2, "w"),
        (0.9307, 0.8235, 0.9748, 4, "f"),
        (0.0614, 0.0246, 0.1453, 4, "w"),
        (0.958, 0.9017, 0.9827, 4, "f"),
        (0.4214, 0.269, 0.5904, 5, "w"),
        (0.9618, 0.8906, 0.9873, 3, "f"),
        (0.4478, 0.2792, 0.6293, 2, "w"),
        (0.5089, 0.3088, 0.7062, 4, "w"),
        (0.1487, 0.0614, 0.3181, 5, "w"),
        (0.9848, 0.9736, 0.9913, 3, "f"),
        (0.2064, 0.0923, 0.3995, 3, "w"),
        (0.9111, 0.8505, 0.9486, 3, "n"),
        (0.4922, 0.2224, 0.7666, 0, "n"),
        (0.9861, 0.9707, 0.9935, 3, "f"),
        (0.0599, 0.0195, 0.1697, 4, "w"),
        (0.9947, 0.9924, 0.9963, 7, "f"),
        (0.4202, 0.177, 0.7095, 0, "n"),
        (0.9599, 0.9346, 0.9757, 3, "f"),
        (0.9867, 0.9065, 0.9982, 9, "f"),
        (0.7425, 0.602, 0.8461, 2, "n"),
        (0.958, 0.811, 0.9918, 8, "f"),
        (0.6809, 0.4573, 0.8438, 2, "n"),
    ],
}
