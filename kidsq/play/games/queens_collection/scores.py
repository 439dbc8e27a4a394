"""The points of a game, or of a round, as steps that a child reckons one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kidsq.arithmetic.differences import SUB
from kidsq.arithmetic.kind import MULTIPLIED, Kind
from kidsq.arithmetic.products import TIMES
from kidsq.arithmetic.sums import SUMS
from kidsq.learning.payload import FinalScore, Payload, RoundScore
from kidsq.play.games.queens_collection.figures import POINTS_A_BOX, POINTS_A_MEEPLE

TRACK: Final = 24
GROUPS: Final = 8
NEAR: Final = 10
"""So many places are shown of a track that is too long to be shown."""

Step = tuple[Kind, tuple[int, int]]
"""A kind of arithmetic and its numbers."""


def final_steps(boxes: int, astray: int) -> list[Step]:
    """Three points a tidy box, one less for each that is astray; none where nothing would be left."""
    points = POINTS_A_BOX * boxes
    if boxes < 2 or points <= astray:
        return []
    return [(TIMES, (boxes, POINTS_A_BOX)), *_less(points, astray)]


def round_steps(meeples: int, boxes: int, cards: int) -> list[Step]:
    """Two points a meeple, three a box, one less for each card; none where nothing would be left."""
    of_meeples, of_boxes = POINTS_A_MEEPLE * meeples, POINTS_A_BOX * boxes
    if of_meeples + of_boxes <= cards:
        return []
    steps: list[Step] = []
    if meeples > 1:
        steps.append((TIMES, (meeples, POINTS_A_MEEPLE)))
    if boxes > 1:
        steps.append((TIMES, (boxes, POINTS_A_BOX)))
    if of_meeples and of_boxes:
        steps.append((SUMS, (of_meeples, of_boxes)))
    return [*steps, *_less(of_meeples + of_boxes, cards)]


def _less(points: int, lost: int) -> list[Step]:
    return [(SUB, (points, lost))] if lost else []


def final_score(boxes: int, astray: int) -> FinalScore | None:
    """The first step of what all have reached; None where there is nothing to reckon."""
    steps = final_steps(boxes, astray)
    return _final(steps[0], (boxes, astray)) if steps else None


def round_score(meeples: int, boxes: int, cards: int) -> RoundScore | None:
    """The first step of what a seat has reached in a round; None where there is nothing to reckon."""
    steps = round_steps(meeples, boxes, cards)
    return _round(steps[0], (meeples, boxes, cards)) if steps else None


def next_step(shown: Payload) -> FinalScore | RoundScore | None:
    """The step after this one of the same reckoning."""
    if isinstance(shown, FinalScore) and len(shown.parts) == 2:
        following = _after(final_steps(*shown.parts), shown)
        return _final(following, shown.parts) if following else None
    if isinstance(shown, RoundScore) and len(shown.parts) == 3:
        following = _after(round_steps(*shown.parts), shown)
        return _round(following, shown.parts) if following else None
    return None


def steps_of(shown: FinalScore | RoundScore) -> list[Step]:
    """All steps of the reckoning to which this one belongs."""
    return final_steps(*shown.parts) if isinstance(shown, FinalScore) else round_steps(*shown.parts)


def _after(steps: Sequence[Step], shown: FinalScore | RoundScore) -> Step | None:
    places = [place for place, step in enumerate(steps) if step[0].skill(step[1]) == shown.skill]
    return steps[places[0] + 1] if places and places[0] + 1 < len(steps) else None


def _final(step: Step, parts: tuple[int, ...]) -> FinalScore:
    kind, numbers = step
    return FinalScore(kind.skill(numbers), numbers, answers_to(step), "", parts)


def _round(step: Step, parts: tuple[int, ...]) -> RoundScore:
    kind, numbers = step
    return RoundScore(kind.skill(numbers), numbers, answers_to(step), "", parts)


def answers_to(step: Step) -> tuple[int, ...]:
    """The places to choose from: of skip counting, else of a track by ones; they follow from the numbers alone."""
    kind, (first, second) = step
    if kind.sign == MULTIPLIED:
        begin = max(1, first - GROUPS // 2) if first > GROUPS else 1
        return tuple(second * groups for groups in range(begin, begin + GROUPS))
    truth = kind.truth((first, second))
    if max(first, truth) <= TRACK:
        return tuple(range(1, TRACK + 1))
    begin = max(1, truth - (first * 7 + second) % NEAR)
    return tuple(range(begin, begin + NEAR))
