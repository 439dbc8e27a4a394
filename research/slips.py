"""Children who slip in one way, by script: is the way named?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from kidsq.arithmetic.points import SLIPS_OF_TOTALS
from kidsq.arithmetic.slips import Slip, named
from kidsq.arithmetic.sums import SLIPS as SLIPS_OF_SUMS

Addends = tuple[int, ...]
TIMES: Final = 300


def _pair(rng: Random) -> Addends:
    return rng.randint(2, 9), rng.randint(2, 9)


def _two_digits(rng: Random) -> Addends:
    tens = rng.randint(1, 4) * 10
    return tens + rng.randint(1, 4), rng.randint(1, 5)


SCRIPTS: Final[Mapping[Slip, tuple[Callable[[Random], Addends], Callable[[Addends, Random], int]]]] = {
    "off_by_one": (_pair, lambda of, rng: sum(of) + rng.choice((-1, 1))),
    "wrong_operation": (_pair, lambda of, rng: rng.choice((abs(of[0] - of[1]), of[0] * of[1]))),
    "dropped_addend": (
        lambda rng: (rng.randint(2, 6), rng.randint(2, 6), rng.randint(2, 6)),
        lambda of, rng: sum(rng.sample(of, 2)),
    ),
    "echo": (_pair, lambda of, rng: rng.choice(of)),
    "decade": (
        lambda rng: (5 * rng.randint(1, 6), 5 * rng.randint(1, 4)),
        lambda of, rng: sum(of) + rng.choice((-10, -5, 5, 10)),
    ),
    "transposed": (_two_digits, lambda of, rng: int(str(sum(of))[::-1])),
    "other": (_pair, lambda of, rng: sum(of) + rng.choice((3, 4, 6, 7))),
}
"""How a child slips, and on what sums; some answers could be two kinds of slip, as they can at the table."""


def macro_f1(rng: Random) -> float:
    """The mean F1 over the kinds of slip that an answer to a sum can show."""
    hits, found, made = Counter[str](), Counter[str](), Counter[str]()
    for kind, (sums, script) in SCRIPTS.items():
        rules = SLIPS_OF_TOTALS if kind == "decade" else SLIPS_OF_SUMS
        for _ in range(TIMES):
            addends = sums(rng)
            slip = named(rules, addends, sum(addends), script(addends, rng))
            if slip is not None:  # 2 x 2 is 2 + 2: no slip
                made[kind] += 1
                found[slip] += 1
                hits[kind] += slip == kind
    return sum(2 * hits[kind] / (made[kind] + found[kind]) for kind in SCRIPTS) / len(SCRIPTS)
