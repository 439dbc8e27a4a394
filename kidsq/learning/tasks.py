"""The tasks of the log: what each of them is to the table, to the model, to reports and to files. Codes, no words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from kidsq.arithmetic import points
from kidsq.arithmetic.counting import COUNT_SET
from kidsq.arithmetic.differences import DIFF
from kidsq.arithmetic.missing import MISSING as COMPLETED
from kidsq.arithmetic.products import TIMES
from kidsq.arithmetic.sums import SUMS

Task = str
"""A key of TASKS. Codes of the log stay what they were when its first rows were written."""
OWN_SUM: Final = "own_sum"
SAY: Final = "help_bot"
CLAIM: Final = "check_bot"
MISSING: Final = "missing_number"
TO_GOAL: Final = "points_to_goal"
TOTAL: Final = "queen_total"
"""The points of a seat to which something has come."""
COUNT: Final = "jester_count"
"""Whom a count around the table reaches."""
RECALL: Final = "recall_queen"
"""What was seen before and lies hidden now."""

SlipField = Literal["sums", "missing", "points", "seats", "claims", "home", "counting", "groups", "steps", "comparing"]
"""Tasks in which the same slip has the same reason."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TaskSpec:
    """One task.

    by: with whose move it comes: a friend waits with its own, and the owl can help. skill: the kind of skill that it
    practises, where it is one. answer: "other" where no number follows from the skill.

    At the table. play: "stops" while it waits; "lasts": it can be answered while others play on; "score": so can what
    has been reached, asked when it is, also where the game is over with it; "aside": it holds up nothing, and counts
    among no other questions; "passes": with the next ply. at_most: in one game, so that none becomes a drill.
    share: a game gives it so often that it waits for a turn of the child, and so many of them come then.

    As evidence. judged: "never" is what a child chose where nothing is right or wrong; "right" is told only when the
    rules have taken the cards, so that it tells nothing. said: the child says a sum by itself, instead of judging one
    or finding it among its cards, and its time is that of knowing or counting. chosen: by the child, among its cards.

    In reports. slips: None where there are none. figures: its numbers are points, or figures that were counted, and not
    cards. common_core: the goals of the US Common Core, without the letters of its clusters. adding: of adding and
    taking away, which Lehrplan 21 (MA.1.A.3), the French cycle 2 and the Italian Indicazioni name together.
    """

    by: Literal["child", "friend", "game"]
    skill: str | None
    answer: Literal["number", "yes_no", "other"] = "number"
    play: Literal["passes", "stops", "lasts", "score", "aside"] = "passes"
    at_most: int | None = None
    share: float | None = None
    judged: Literal["either way", "right", "never"] = "either way"
    said: bool = False
    chosen: bool = False
    slips: SlipField | None = None
    figures: bool = False
    common_core: tuple[str, ...] = ()
    adding: bool = False


class _Tasks(dict[Task, TaskSpec]):
    """A row of a newer kidsq may name a task that is not here: it is of a child, and nothing is concluded from it."""

    def __missing__(self, task: Task) -> TaskSpec:
        return TaskSpec(by="child", skill=None, answer="other", judged="never")


TASKS: Final[Mapping[Task, TaskSpec]] = _Tasks(
    {
        OWN_SUM: TaskSpec(
            by="child",
            skill=SUMS.id,
            chosen=True,
            slips="sums",
            common_core=("K.OA.1", "K.OA.2", "K.OA.3", "1.OA.2", "1.OA.6", "2.OA.2"),
            adding=True,
        ),
        SAY: TaskSpec(  # the main source: without a bound of its own
            by="friend",
            skill=SUMS.id,
            said=True,
            slips="sums",
            common_core=("K.OA.4", "K.OA.5", "1.OA.5", "1.OA.6", "2.OA.2"),
            adding=True,
        ),
        CLAIM: TaskSpec(
            by="friend", skill=None, answer="yes_no", at_most=3, slips="claims", common_core=("1.OA.7",), adding=True
        ),
        MISSING: TaskSpec(
            by="friend", skill=COMPLETED.id, at_most=1, slips="missing", common_core=("K.OA.4", "1.OA.8"), adding=True
        ),
        TOTAL: TaskSpec(
            by="game",
            skill=points.TOTAL.id,
            play="lasts",
            at_most=5,
            slips="points",
            figures=True,
            common_core=("1.NBT.4", "2.NBT.2", "2.NBT.5"),
            adding=True,
        ),
        TO_GOAL: TaskSpec(
            by="friend",
            skill=points.TO_GOAL.id,
            at_most=1,
            slips="points",
            figures=True,
            common_core=("1.OA.8", "2.NBT.5"),
            adding=True,
        ),
        COUNT: TaskSpec(  # pointing after the count would be no pointing
            by="game", skill="count", answer="other", play="stops", at_most=2, slips="seats", common_core=("K.CC",)
        ),
        "run": TaskSpec(by="child", skill="run", answer="other", judged="right", common_core=("K.CC",)),
        "pair": TaskSpec(by="child", skill="pair", answer="other", judged="right", common_core=("K.CC",)),
        RECALL: TaskSpec(by="child", skill="recall", answer="other", judged="never"),
        "home_total": TaskSpec(
            by="game",
            skill=points.TOTAL.id,
            play="lasts",
            at_most=4,
            share=0.65,
            slips="home",
            figures=True,
            common_core=("K.CC", "1.OA.5", "1.OA.6"),
            adding=True,
        ),
        "points_now": TaskSpec(
            by="game",
            skill=points.TOTAL.id,
            play="aside",
            slips="points",
            figures=True,
            common_core=("1.OA.5", "1.OA.6", "2.NBT.5"),
            adding=True,
        ),
        "home_to_goal": TaskSpec(
            by="friend",
            skill=points.TO_GOAL.id,
            at_most=2,
            slips="home",
            figures=True,
            common_core=("1.OA.6", "1.OA.8"),
            adding=True,
        ),
        "box_missing": TaskSpec(
            by="friend",
            skill=COMPLETED.id,
            at_most=1,
            slips="missing",
            figures=True,
            common_core=("K.OA.1", "1.OA.8"),
            adding=True,
        ),
        "count_set": TaskSpec(
            by="friend", skill=COUNT_SET.id, at_most=3, slips="counting", figures=True, common_core=("K.CC", "K.MD.3")
        ),
        "boxes_times": TaskSpec(
            by="game",
            skill=TIMES.id,
            play="lasts",
            at_most=3,
            share=1.0,
            slips="groups",
            figures=True,
            common_core=("2.OA.4", "3.OA.1", "3.OA.7"),
        ),
        "final_score": TaskSpec(
            by="game",
            skill=None,
            play="score",
            at_most=2,
            slips="steps",
            figures=True,
            common_core=("2.OA.1", "3.OA.8"),
            adding=True,
        ),
        "round_score": TaskSpec(
            by="game",
            skill=None,
            play="score",
            at_most=16,
            slips="steps",
            figures=True,
            common_core=("2.OA.1", "3.OA.8"),
            adding=True,
        ),
        "compare": TaskSpec(
            by="friend",
            skill=DIFF.id,
            at_most=3,
            slips="comparing",
            figures=True,
            common_core=("K.CC", "1.OA.1"),
            adding=True,
        ),
        "bust_count": TaskSpec(
            by="friend", skill=COUNT_SET.id, at_most=3, slips="counting", figures=True, common_core=("K.CC", "K.MD.3")
        ),
        "swap_gain": TaskSpec(by="child", skill="swap", answer="other", judged="never", figures=True),
        "stop_or_reveal": TaskSpec(by="child", skill="stop", answer="other", judged="never", figures=True),
    }
)
"""In the order of reports and of the codebook."""


def _those(are: Callable[[TaskSpec], bool]) -> tuple[Task, ...]:
    return tuple(code for code, spec in TASKS.items() if are(spec))


ASKED: Final = _those(lambda task: task.by != "child")
"""These are questions; the others are the child's own moves."""
BOTS_TASKS: Final = _those(lambda task: task.by == "friend")
CLAIMS: Final = _those(lambda task: task.answer == "yes_no")
STOPPING: Final = _those(lambda task: task.play == "stops")
AFTERWARDS: Final = _those(lambda task: task.play == "score")
LASTING: Final = _those(lambda task: task.play in ("lasts", "score"))
(ASIDE,) = _those(lambda task: task.play == "aside")
HELPED: Final = _those(lambda task: task.by == "friend" or task.share is not None or task.play == "score")
"""With these the owl can help."""
PLAY: Final = _those(lambda task: task.judged == "never")
ALWAYS_RIGHT: Final = _those(lambda task: task.judged == "right")
SAID: Final = _those(lambda task: task.said)
CHOSEN: Final = _those(lambda task: task.chosen)
OF_SUMS: Final = _those(lambda task: task.slips == "sums")
"""A total is said: the same slip in both is one, and 8 + 1 the same sum as 1 + 8."""
SUM: Final = SUMS.id
"""What stands before the colon of the skill of a sum."""


def slip_field(task: Task, skill: str) -> SlipField | None:
    """Among which slips one in this answer counts; None where nothing is known that helps with it.

    Where a total is said, only one of a sum counts among sums: who is one off with 8 × 6 has not counted on.
    """
    field, kind = TASKS[task].slips, skill.partition(":")[0]
    if field != "sums" or kind == SUM:
        return field
    return next((spec.slips for spec in TASKS.values() if spec.skill == kind), None)
