"""The model's figures are frozen with its version: faster code must find the same ones."""

from datetime import timedelta
from random import Random

from kidsq.learning.evidence import Evidence
from kidsq.learning.facts import FACTS
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
    assert MODEL_VERSION == "mastery-2"
    for seed, expected in FIGURES.items():
        rows = many_answers(seed)
        found = mastery(rows, rows[-1].at + timedelta(days=3)).values()
        assert [(one.p, one.low, one.high, one.n, one.label[0]) for one in found] == expected


FIGURES = {
    1: [
        (0.9574, 0.8974, 0.983, 5, "f"),
        (0.2025, 0.1182, 0.3248, 4, "w"),
        (0.7511, 0.5592, 0.8777, 3, "n"),
        (0.1306, 0.0652, 0.2444, 2, "w"),
        (0.8939, 0.6834, 0.9705, 5, "n"),
        (0.1301, 0.0683, 0.2337, 4, "w"),
        (0.85, 0.6603, 0.9429, 3, "n"),
        (0.3906, 0.236, 0.5709, 3, "w"),
        (0.6844, 0.471, 0.8408, 3, "n"),
        (0.1393, 0.0687, 0.262, 5, "w"),
        (0.9457, 0.828, 0.9844, 7, "f"),
        (0.1115, 0.0614, 0.194, 3, "w"),
        (0.3131, 0.1678, 0.5075, 5, "w"),
        (0.1408, 0.0695, 0.2644, 1, "n"),
        (0.4609, 0.2548, 0.6813, 1, "n"),
        (0.1526, 0.0773, 0.2791, 1, "n"),
        (0.9901, 0.9856, 0.9932, 6, "f"),
        (0.0385, 0.0274, 0.0539, 7, "w"),
        (0.9463, 0.8945, 0.9734, 2, "n"),
        (0.0401, 0.0278, 0.0575, 6, "w"),
        (0.9667, 0.9221, 0.9862, 3, "f"),
        (0.1758, 0.068, 0.3842, 6, "w"),
        (0.5031, 0.3105, 0.6948, 3, "w"),
        (0.109, 0.0599, 0.1903, 2, "w"),
        (0.5054, 0.3115, 0.6977, 3, "w"),
        (0.9084, 0.6327, 0.9828, 6, "f"),
        (0.8167, 0.688, 0.9, 3, "n"),
        (0.4868, 0.2657, 0.7131, 2, "w"),
        (0.5279, 0.3077, 0.7377, 2, "w"),
    ],
    2: [
        (0.8601, 0.7378, 0.9307, 1, "n"),
        (0.5302, 0.3418, 0.7104, 4, "w"),
        (0.3499, 0.1853, 0.5601, 1, "n"),
        (0.0858, 0.0449, 0.1577, 6, "w"),
        (0.9584, 0.899, 0.9835, 3, "f"),
        (0.5805, 0.3663, 0.7681, 4, "w"),
        (0.8813, 0.745, 0.9497, 4, "n"),
        (0.2254, 0.1135, 0.398, 2, "w"),
        (0.9415, 0.846, 0.9792, 4, "f"),
        (0.0573, 0.0266, 0.1189, 4, "w"),
        (0.9602, 0.9123, 0.9825, 4, "f"),
        (0.429, 0.2746, 0.5985, 5, "w"),
        (0.9681, 0.9141, 0.9886, 3, "f"),
        (0.4552, 0.2849, 0.6367, 2, "w"),
        (0.5862, 0.3732, 0.7712, 4, "w"),
        (0.1741, 0.0869, 0.3184, 5, "w"),
        (0.9852, 0.9747, 0.9914, 3, "f"),
        (0.2492, 0.1162, 0.4559, 3, "w"),
        (0.9133, 0.8562, 0.9491, 3, "n"),
        (0.5021, 0.2294, 0.7735, 0, "n"),
        (0.9867, 0.9734, 0.9934, 3, "f"),
        (0.0618, 0.0272, 0.1342, 4, "w"),
        (0.9947, 0.9924, 0.9963, 7, "f"),
        (0.4297, 0.1828, 0.7173, 0, "n"),
        (0.9603, 0.9357, 0.9757, 3, "f"),
        (0.9874, 0.913, 0.9983, 9, "f"),
        (0.7432, 0.6033, 0.8463, 2, "n"),
        (0.9598, 0.8218, 0.992, 8, "f"),
        (0.6895, 0.4681, 0.8485, 2, "n"),
    ],
}
