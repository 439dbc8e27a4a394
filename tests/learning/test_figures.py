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
    assert MODEL_VERSION == "mastery-3"
    for seed, expected in FIGURES.items():
        rows = many_answers(seed)
        found = mastery(rows, rows[-1].at + timedelta(days=3)).values()
        assert [(one.p, one.low, one.high, one.n, one.label[0]) for one in found] == expected


FIGURES = {
    1: [
        (0.9475, 0.8696, 0.9799, 5, "f"),
        (0.2218, 0.1253, 0.3618, 4, "w"),
        (0.7772, 0.567, 0.9029, 3, "n"),
        (0.1437, 0.0705, 0.2707, 2, "w"),
        (0.8551, 0.6096, 0.9571, 5, "n"),
        (0.1502, 0.0747, 0.279, 4, "w"),
        (0.8219, 0.5952, 0.9354, 3, "n"),
        (0.4041, 0.2329, 0.6023, 3, "w"),
        (0.6634, 0.4289, 0.838, 3, "n"),
        (0.0503, 0.0313, 0.0799, 5, "w"),
        (0.777, 0.4459, 0.9378, 7, "n"),
        (0.1212, 0.0661, 0.2118, 3, "w"),
        (0.3641, 0.1812, 0.597, 5, "w"),
        (0.146, 0.0716, 0.2747, 1, "n"),
        (0.4839, 0.2629, 0.7114, 1, "n"),
        (0.1574, 0.0793, 0.2883, 1, "n"),
        (0.9901, 0.9855, 0.9933, 6, "f"),
        (0.0383, 0.0272, 0.0536, 7, "w"),
        (0.9465, 0.8885, 0.9752, 2, "n"),
        (0.0404, 0.028, 0.058, 6, "w"),
        (0.9657, 0.9168, 0.9863, 3, "f"),
        (0.2791, 0.0931, 0.5934, 6, "w"),
        (0.5743, 0.3512, 0.7707, 3, "w"),
        (0.1331, 0.0659, 0.2504, 2, "w"),
        (0.6579, 0.4246, 0.8337, 3, "n"),
        (0.9553, 0.828, 0.9896, 6, "f"),
        (0.8284, 0.695, 0.9109, 3, "n"),
        (0.521, 0.2723, 0.7597, 2, "w"),
        (0.5552, 0.3066, 0.7789, 2, "w"),
    ],
    2: [
        (0.8488, 0.7186, 0.9251, 1, "n"),
        (0.5039, 0.3236, 0.6832, 4, "w"),
        (0.3316, 0.1785, 0.531, 1, "n"),
        (0.0599, 0.0374, 0.0945, 6, "w"),
        (0.949, 0.8697, 0.9811, 3, "f"),
        (0.5637, 0.3419, 0.7626, 4, "w"),
        (0.8602, 0.6932, 0.9437, 4, "n"),
        (0.2081, 0.1102, 0.358, 2, "w"),
        (0.9265, 0.8018, 0.9752, 4, "f"),
        (0.0531, 0.0261, 0.1049, 4, "w"),
        (0.9608, 0.9088, 0.9837, 4, "f"),
        (0.1157, 0.0705, 0.1842, 5, "w"),
        (0.9659, 0.9038, 0.9884, 3, "f"),
        (0.3089, 0.188, 0.4633, 2, "w"),
        (0.5481, 0.3386, 0.7419, 4, "w"),
        (0.1431, 0.0776, 0.2491, 5, "w"),
        (0.9851, 0.9737, 0.9916, 3, "f"),
        (0.1034, 0.0506, 0.1998, 3, "w"),
        (0.9058, 0.8424, 0.9454, 3, "n"),
        (0.4561, 0.2031, 0.734, 0, "n"),
        (0.9873, 0.9718, 0.9943, 3, "f"),
        (0.069, 0.0303, 0.1495, 4, "w"),
        (0.9948, 0.9925, 0.9964, 7, "f"),
        (0.3853, 0.1608, 0.6721, 0, "n"),
        (0.9611, 0.9369, 0.9763, 3, "f"),
        (0.9948, 0.9869, 0.9979, 9, "f"),
        (0.7746, 0.6308, 0.8736, 2, "n"),
        (0.9487, 0.7961, 0.9887, 8, "f"),
        (0.6921, 0.4604, 0.8555, 2, "n"),
    ],
}
