"""The model's figures are frozen with its version: faster code must find the same ones."""

from datetime import timedelta
from random import Random

from kidsq.arithmetic.sums.facts import FACTS
from kidsq.learning.evidence import Evidence
from kidsq.learning.model.constants import MODEL_VERSION
from kidsq.learning.model.mastery import mastery
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
    assert MODEL_VERSION == "mastery-6"
    for seed, expected in FIGURES.items():
        rows = many_answers(seed)
        found = mastery(rows, rows[-1].at + timedelta(days=3)).values()
        assert [(one.p, one.low, one.high, one.n, one.label[0]) for one in found] == expected


FIGURES = {
    1: [
        (0.9617, 0.9297, 0.9795, 5, "f"),
        (0.2848, 0.1683, 0.4394, 4, "w"),
        (0.754, 0.576, 0.8737, 3, "n"),
        (0.1853, 0.0895, 0.3449, 2, "w"),
        (0.8757, 0.7358, 0.9469, 5, "f"),
        (0.1581, 0.0793, 0.2905, 4, "w"),
        (0.871, 0.7359, 0.9424, 3, "f"),
        (0.4677, 0.2899, 0.6541, 3, "w"),
        (0.753, 0.5731, 0.8738, 3, "n"),
        (0.0549, 0.0332, 0.0894, 5, "w"),
        (0.8945, 0.6877, 0.9703, 7, "f"),
        (0.222, 0.1196, 0.3747, 3, "w"),
        (0.4358, 0.2615, 0.6275, 5, "w"),
        (0.1787, 0.0854, 0.3364, 1, "n"),
        (0.494, 0.2805, 0.7097, 1, "n"),
        (0.1877, 0.0924, 0.344, 1, "n"),
        (0.9902, 0.9857, 0.9933, 6, "f"),
        (0.0414, 0.0295, 0.0578, 7, "w"),
        (0.9581, 0.9202, 0.9784, 2, "n"),
        (0.0404, 0.0281, 0.0579, 6, "w"),
        (0.9717, 0.9365, 0.9876, 3, "f"),
        (0.329, 0.1574, 0.5627, 6, "w"),
        (0.6012, 0.4105, 0.7655, 3, "n"),
        (0.1212, 0.0668, 0.2098, 2, "w"),
        (0.6966, 0.5073, 0.8366, 3, "n"),
        (0.9353, 0.871, 0.9687, 6, "f"),
        (0.761, 0.6592, 0.8398, 3, "n"),
        (0.47, 0.2681, 0.6822, 2, "w"),
        (0.4985, 0.3, 0.6974, 2, "w"),
    ],
    2: [
        (0.8637, 0.7461, 0.9318, 1, "n"),
        (0.6142, 0.4275, 0.7725, 4, "n"),
        (0.4046, 0.2257, 0.6131, 1, "n"),
        (0.0907, 0.0465, 0.1695, 6, "w"),
        (0.9425, 0.8673, 0.9763, 3, "f"),
        (0.5174, 0.3246, 0.7052, 4, "w"),
        (0.8409, 0.7086, 0.9199, 4, "n"),
        (0.2419, 0.1235, 0.4194, 2, "w"),
        (0.8777, 0.7475, 0.9456, 4, "f"),
        (0.0658, 0.0251, 0.1615, 4, "w"),
        (0.9493, 0.8908, 0.9773, 4, "f"),
        (0.1376, 0.0812, 0.2237, 5, "w"),
        (0.9507, 0.8567, 0.9842, 3, "f"),
        (0.3773, 0.2357, 0.5435, 2, "w"),
        (0.5952, 0.3735, 0.7838, 4, "w"),
        (0.1223, 0.0695, 0.2064, 5, "w"),
        (0.9849, 0.9721, 0.9919, 3, "f"),
        (0.1132, 0.0542, 0.2214, 3, "w"),
        (0.9273, 0.8641, 0.9624, 3, "n"),
        (0.4586, 0.2026, 0.7385, 0, "n"),
        (0.9855, 0.9568, 0.9952, 3, "f"),
        (0.0701, 0.0319, 0.1473, 4, "w"),
        (0.9947, 0.9924, 0.9963, 7, "f"),
        (0.3879, 0.1604, 0.6776, 0, "n"),
        (0.9619, 0.9384, 0.9767, 3, "f"),
        (0.9901, 0.9823, 0.9945, 9, "f"),
        (0.6815, 0.5465, 0.7916, 2, "n"),
        (0.8762, 0.7846, 0.9322, 8, "f"),
        (0.5833, 0.375, 0.7655, 2, "w"),
    ],
}
