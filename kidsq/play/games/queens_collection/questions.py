"""What the table of The Queen's Collection asks: of what lies there for all to see, when it matters to the game."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from kidsq.arithmetic.products import TIMES
from kidsq.arithmetic.skills import skill_code
from kidsq.arithmetic.sums import SUMS
from kidsq.games.queens_collection import CollectingTable, Move, Table, TidyingTable, View
from kidsq.games.queens_collection.cards import ALL_COLOURS, CARD_NAMES, COLOURS, JOKER
from kidsq.games.queens_collection.editions import partner
from kidsq.games.queens_collection.tidying.advice import brought_home, taken_from_home
from kidsq.learning.payload import (
    BotsQuestion,
    BoxesTimes,
    BoxMissing,
    BustCount,
    Claim,
    Compare,
    CountSet,
    HomeToGoal,
    HomeTotal,
    Payload,
    PointsNow,
    RoundScore,
    Sum,
)
from kidsq.learning.questions import Ask, Occasion
from kidsq.learning.tasks import TASKS
from kidsq.play.games.queens_collection.figures import (
    POINTS_A_BOX,
    POINTS_A_MEEPLE,
    astray_on,
    full_boxes,
    home,
    home_in,
    lie_open,
    tidy_boxes,
    wanted,
    wanted_in,
)
from kidsq.play.games.queens_collection.scores import answers_to, final_score, next_step, round_score

__all__ = ["TURNS_BETWEEN", "alone", "beside", "facts", "given", "may_be_asked_before", "next_step", "occasion"]

TURNS_BETWEEN: Final = 2
"""There is much to ask about; but it is a game, and no sheet of sums."""
NEARLY_HOME: Final = 9
"""So few still astray can be asked for."""
FULL_FROM: Final = 3
"""So many full boxes, and more, are reckoned as so many times so many."""
TIMES_AT: Final = (3, 5, 7)
"""Meeples in a collection at which so many times so many is asked for."""
MEEPLES_TO: Final = 4
"""Of so many full boxes the meeples are reckoned, of more the points."""
LEAST: Final = 2
"""Fewer are seen at a glance."""
ADDED: Final = 12
"""The largest total of what two seats have, for which a sum is asked."""
AT_A_TIME: Final = 5
"""So many places lie before the marker of a collection."""
SIDE: Final = "side:"
"""Before the seat that has brought points to itself, or to its team."""
WITHIN_REACH: Final = tuple(range(1, NEARLY_HOME + 1))
OF_A_BOX: Final = (1, 2, 3)
LIE_THERE: Final = tuple(range(1, 6))
"""So many colours, each once, before all of them are kept."""
ASTRAY: Final = "astray:"
"""Before the colour of a box whose strays are counted."""
FULL: Final = "full"
"""The boxes in which all are at home."""
LEFT: Final = "left"
"""The boxes from which something can still be taken."""


def facts(view: View) -> tuple[str, ...] | None:
    """Its cards have no numbers, so that no sum can be laid."""
    return None


# -- what a ply gives occasion for ------------------------------------------------------------------------------------


def given(before: Table, move: Move, after: Table, present: Sequence[int]) -> Sequence[tuple[int, Payload]]:
    """The total that has grown, full boxes, a collection's worth, and for each the score once it is made."""
    if isinstance(before, TidyingTable) and isinstance(after, TidyingTable):
        return tuple(_of_tidying(before, after, present))
    assert isinstance(before, CollectingTable)
    assert isinstance(after, CollectingTable)
    return tuple(_of_collecting(before, move, after, present))


def _of_tidying(before: TidyingTable, after: TidyingTable, present: Sequence[int]) -> Iterator[tuple[int, Payload]]:
    seat = before.mover
    if after.mover < 0:
        score = final_score(tidy_boxes(after), after.astray)
        yield from ((one, score) for one in present if score is not None)
        return
    came = home(after) - home(before)
    if seat not in present or came <= 0:
        return
    full = full_boxes(after)
    if len(full_boxes(before)) < len(full) >= FULL_FROM and (times := _boxes(after, full)) is not None:
        yield seat, times
    numbers = (home(before), came)
    yield seat, HomeTotal(skill_code("total", numbers), numbers, tuple(range(1, wanted(after) + 1)))


def _boxes(table: TidyingTable, full: Sequence[int]) -> BoxesTimes | None:
    """So many full boxes: at first how many meeples these are, later how many points.

    None where the score would also pay a box that still waits for one of its own: no child sees that it counts.
    """
    sizes = {home_in(table, colour) for colour in full}
    if len(sizes) == 1 and len(full) <= MEEPLES_TO:
        return _times(len(full), min(sizes), "meeples")
    return _times(len(full), POINTS_A_BOX, "points") if len(full) == tidy_boxes(table) else None


def _times(groups: int, each: int, about: str) -> BoxesTimes:
    numbers = (groups, each)
    return BoxesTimes(TIMES.skill(numbers), numbers, answers_to((TIMES, numbers)), about)


def _of_collecting(
    before: CollectingTable, move: Move, after: CollectingTable, present: Sequence[int]
) -> Iterator[tuple[int, Payload]]:
    seat = before.mover
    if len(after.scores) > len(before.scores):
        yield from _round_over(_at_its_end(before, move), present)
        return
    taken = sum(after.taken[seat])
    if seat in present and taken > sum(before.taken[seat]) and taken in TIMES_AT:
        yield seat, _times(taken, POINTS_A_MEEPLE, "worth")


def _at_its_end(before: CollectingTable, move: Move) -> CollectingTable:
    """The table as the round left it, which the next one has cleared."""
    table = before.copy()
    table.rounds = table.number + 1
    table.play(move, list)
    return table


def _round_over(table: CollectingTable, present: Sequence[int]) -> Iterator[tuple[int, RoundScore]]:
    """For each who is here the score of its own."""
    for seat in present:
        score = round_score(sum(table.taken[seat]), len(table.boxes[seat]), len(table.hands[seat]))
        if score is not None:
            yield seat, score


def beside(before: Table, move: Move, after: Table, seat: int, bots: Collection[int]) -> PointsNow | None:
    """Where the marker of a collection, or of a team, lands once a turn has brought points to it: never that of another
    child who plays against this seat."""
    if not isinstance(before, CollectingTable) or not isinstance(after, CollectingTable):
        return None
    whose, mate = before.mover, partner(before.edition, before.mover)
    if after.mover == whose or len(after.scores) > len(before.scores):
        return None
    side = (whose,) if mate is None else (whose, mate)
    if seat not in side and not set(side) <= set(bots):
        return None
    gained = after.worth(whose) - before.had
    had = sum(map(after.worth, side)) - gained
    about = f"{SIDE}{whose}"
    if not 0 < gained <= AT_A_TIME:
        return None
    places = tuple(range(had + 1, had + AT_A_TIME + 1))
    return PointsNow(skill_code("total", (had, gained)), (had, gained), places, about)


def alone(before: Table, move: Move, after: Table) -> Occasion | None:
    """What a child that tidies up alone has changed: the boxes that it touched, and what is still to come."""
    if not (isinstance(after, TidyingTable) and isinstance(before, TidyingTable)) or after.mover < 0:
        return None
    if not move.meeples:
        return None
    goal = wanted(after)
    asks: list[Ask] = []
    if 0 < goal - home(after) <= NEARLY_HOME:
        asks.append(_ask(HomeToGoal, (home(after), goal), choices=WITHIN_REACH))
    for colour, box in move.meeples:
        asks.extend(_missing(after, colour))
        asks.extend(_strays(after, box))
    if len(full_boxes(after)) > max(len(full_boxes(before)), 1):
        asks.append(_ask(CountSet, (len(full_boxes(after)),), FULL))
    return Occasion(asks=tuple(dict.fromkeys(asks))) if asks else None


# -- what a bot asks --------------------------------------------------------------------------------------------------


def may_be_asked_before(table: Table) -> bool:
    return isinstance(table, TidyingTable) or (isinstance(table, CollectingTable) and table.decision == "reveal")


def occasion(table: Table, move: Move, seat: int) -> Occasion | None:
    """All that this bot could ask the child on this seat; None: nothing."""
    if isinstance(table, TidyingTable):
        asks = tuple(_about_tidying(table, move))
    else:
        assert isinstance(table, CollectingTable)
        asks = tuple(_about_collecting(table, move, seat))
    return Occasion(asks=asks) if asks else None


def _about_tidying(table: TidyingTable, move: Move) -> Iterator[Ask]:
    at_home, goal = home(table), wanted(table)
    if 0 < goal - at_home <= NEARLY_HOME:
        yield _ask(HomeToGoal, (at_home, goal), choices=WITHIN_REACH)
    coming = brought_home(move) - taken_from_home(move)
    if at_home and coming > 0 and at_home + coming < goal:
        yield _ask(Claim, (at_home, coming), skill="total", held=True)
    for colour in ALL_COLOURS:
        yield from _missing(table, colour)
    yield from _sets(table)


def _missing(table: TidyingTable, colour: int) -> Iterator[Ask]:
    there, whole = home_in(table, colour), wanted_in(table, colour)
    if 0 < there < whole:
        yield _ask(BoxMissing, (there, whole), COLOURS[colour], choices=OF_A_BOX)


def _strays(table: TidyingTable, box: int) -> Iterator[Ask]:
    if (strays := astray_on(table, box)) >= LEAST:
        most = max(*OF_A_BOX, strays + home_in(table, box))
        yield _ask(CountSet, (strays,), f"{ASTRAY}{COLOURS[box]}", choices=tuple(range(most + 1)))


def _sets(table: TidyingTable) -> Iterator[Ask]:
    """What can be counted: the cards of a kind that lie open, the strays on a box, full boxes."""
    found = {CARD_NAMES[card]: lie_open(table.hands, card) for card in (*ALL_COLOURS, JOKER)}
    for box in ALL_COLOURS:
        yield from _strays(table, box)
    found[FULL] = len(full_boxes(table))
    for about, number in found.items():
        if number >= LEAST:
            yield _ask(CountSet, (number,), about)


def _about_collecting(table: CollectingTable, move: Move, seat: int) -> Iterator[Ask]:
    if len(table.revealed) == 1 or (not table.revealed and _goes_on(table, move)):
        return  # soon there is something to count
    if table.revealed:
        if JOKER not in table.revealed:  # whether that is a colour, a child need not know
            lie = (len(set(table.revealed)),)
            yield _ask(BustCount, lie, choices=LIE_THERE, held=move.kind == "reveal")
        return
    own, others = sum(table.taken[seat]), sum(table.taken[table.mover])
    if own and others and own != others:
        numbers = (max(own, others), min(own, others))
        yield _ask(Compare, numbers, "child" if own > others else "friend", slips=(numbers[0], sum(numbers)))
    yield from _of_a_team(table, seat)
    left = sum(map(bool, table.left))
    if left >= LEAST:
        yield _ask(CountSet, (left,), LEFT)


def _goes_on(table: CollectingTable, move: Move) -> bool:
    """True now and then, where a friend rather asks a little later, over the cards that it has turned up by then."""
    return move.kind == "reveal" and table.ply % 2 == 1


def _of_a_team(table: CollectingTable, seat: int) -> Iterator[Ask]:
    """What the two of a team have together; nobody adds what others have."""
    mate = partner(table.edition, seat)
    if mate is None:
        return
    have = (sum(table.taken[seat]), sum(table.taken[mate]))
    if min(have) >= LEAST and sum(have) <= ADDED:
        yield _ask(Sum, have, slips=(max(have),))
        yield _ask(Claim, have, skill=SUMS.id)


def _ask(
    shown: type[BotsQuestion],
    numbers: tuple[int, ...],
    about: str = "",
    *,
    skill: str | None = None,
    choices: tuple[int, ...] = (),
    slips: tuple[int, ...] = (),
    held: bool = False,
) -> Ask:
    """skill: the kind of it, where the task has several."""
    kind = skill or TASKS[shown.task].skill
    assert kind is not None, f"{shown.task} is of several"
    return Ask(shown.task, skill_code(kind, numbers), numbers, about, choices, slips, held)
