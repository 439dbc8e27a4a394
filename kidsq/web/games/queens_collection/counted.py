"""What can be counted beside a question of the table: drawings in rows, with numbers as help comes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from kidsq.games.queens_collection import CollectingView, TidyingView, View
from kidsq.games.queens_collection.cards import CARD_NAMES, COLOURS, JOKER
from kidsq.learning.number_help import NUMBERED, THINGS
from kidsq.learning.payload import BoxMissing, BustCount, Compare, CountSet, OfBot, OfGame, Reckoned
from kidsq.play import Question
from kidsq.play.games.queens_collection.figures import full_boxes
from kidsq.play.games.queens_collection.questions import ASTRAY, FULL, LEFT

BEGUN: Final = 2
"""So many rows have their total at first."""

Mark = Literal["there", "new", "gap", "gone", "odd"]


@dataclass(frozen=True, slots=True)
class Thing:
    """One that can be counted. art: its drawing; none: a light. mark: there is none (gap), it came or has gone, or has
    no partner in the other row (odd). number: with help."""

    art: str = ""
    mark: Mark = "there"
    number: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """Things side by side. face: whose they are. total: up to here, with help."""

    things: tuple[Thing, ...]
    face: str = ""
    total: str = ""


def numbers_of(asked: Question) -> tuple[str, tuple[int, ...]]:
    """The kind of what is reckoned, and its numbers."""
    shown = asked.presented
    assert isinstance(shown, OfBot | Reckoned), f"{shown.task} is asked in another game"
    return shown.skill.partition(":")[0], shown.operands


def rows(asked: Question, view: View, faces: Sequence[str], *, full: bool) -> tuple[Row, ...]:
    """What can be counted; much of it only with help. full: as it is shown once the answer was not it yet."""
    help = NUMBERED if full else asked.help
    shown = asked.presented
    if isinstance(shown, BoxMissing):
        return (_with_gaps(shown, help),)
    if isinstance(shown, Compare) and isinstance(view, CollectingView):
        return _strips(asked, shown, view, faces, help)
    if isinstance(shown, CountSet | BustCount):
        return _sets(shown, view, faces, help)
    kind, operands = numbers_of(asked)
    if kind == "times":
        return _groups(operands, _arts(shown, view), help)
    if help < THINGS or (full and asked.task == "home_total"):
        return ()
    if asked.task == "home_total":  # the track itself shows who is home
        return (_lights(operands[0] + 1, operands[1], "new", help),)
    return _to_count(kind, operands, help)


def _with_gaps(shown: OfGame, help: int) -> Row:
    """A box with places: who is home, and dotted where somebody is missing."""
    there, whole = shown.operands
    here = [Thing(f"meeple-{shown.about}")] * there
    gaps = [Thing(f"place-{shown.about}", "gap", _number(place, help)) for place in range(1, whole - there + 1)]
    return Row((*here, *gaps))


def _strips(asked: Question, shown: OfGame, view: CollectingView, faces: Sequence[str], help: int) -> tuple[Row, ...]:
    """Both collections one above the other, one to one; what has no partner stands out with help."""
    fewer = shown.operands[1]
    found = []
    for seat in (asked.seat, asked.bot_seat or 0):
        taken = [colour for colour, number in enumerate(view.taken[seat]) for _one in range(number)]
        things = tuple(
            Thing(
                f"meeple-{COLOURS[colour]}",
                "odd" if place >= fewer and help >= THINGS else "there",
                _number(place - fewer + 1, help) if place >= fewer else "",
            )
            for place, colour in enumerate(taken)
        )
        found.append(Row(things, faces[seat]))
    return tuple(found)


def _arts(shown: object, view: View) -> tuple[str, ...]:
    """What stands in the rows of a product: the meeples of full boxes, else lights."""
    if getattr(shown, "about", "") == "meeples" and isinstance(view, TidyingView):
        return tuple(f"meeple-{COLOURS[colour]}" for colour in full_boxes(view))
    return ()


def _groups(operands: tuple[int, ...], arts: Sequence[str], help: int) -> tuple[Row, ...]:
    """So many rows of so many, with their totals as help comes: the first ones, then all."""
    groups, each = operands
    shown = groups if help >= NUMBERED else BEGUN if help >= THINGS else 0
    return tuple(
        Row(
            (Thing(arts[row] if row < len(arts) else ""),) * each,
            total=str((row + 1) * each) if row < shown else "",
        )
        for row in range(groups)
    )


def _to_count(kind: str, operands: tuple[int, ...], help: int) -> tuple[Row, ...]:
    """What else there is to count, one by one."""
    first, second = operands
    if kind in ("add", "total"):
        return (_lights(1, first, "there", help), _lights(first + 1, second, "new", help))
    if kind == "to_goal":
        return (_lights(1, second - first, "gap", help),)
    return (_lights(1, first - second, "there", help), _lights(0, second, "gone", THINGS))


def _lights(begin: int, number: int, mark: Mark, help: int) -> Row:
    return Row(tuple(Thing("", mark, _number(begin + place, help)) for place in range(number)))


def _sets(shown: CountSet | BustCount, view: View, faces: Sequence[str], help: int) -> tuple[Row, ...]:
    """All among which something is counted; what counts stands out with help."""
    counted, found = 0, []
    for face, things in _among(shown, view, faces):
        row = []
        for art, counts in things:
            counted += counts
            mark: Mark = "odd" if counts and help >= THINGS else "there"
            row.append(Thing(art, mark, _number(counted, help) if counts else ""))
        found.append(Row(tuple(row), face))
    return tuple(found)


def _among(
    shown: CountSet | BustCount, view: View, faces: Sequence[str]
) -> Iterator[tuple[str, list[tuple[str, bool]]]]:
    """Whose, and the drawings, each with whether it counts."""
    about = shown.about
    if isinstance(shown, BustCount) and isinstance(view, CollectingView):
        lie = view.revealed
        yield "", [(f"colour-{CARD_NAMES[c]}", c != JOKER and c not in lie[:at]) for at, c in enumerate(lie)]
    elif about == LEFT and isinstance(view, CollectingView):
        yield "", [(f"chest-{COLOURS[box]}{'-full' if left else ''}", left > 0) for box, left in enumerate(view.left)]
    elif about == FULL and isinstance(view, TidyingView):
        full = full_boxes(view)
        yield "", [(f"chest-{COLOURS[box]}{'-full' if box in full else ''}", box in full) for box in view.ring]
    elif about.startswith(ASTRAY) and isinstance(view, TidyingView):
        box = COLOURS.index(about.removeprefix(ASTRAY))
        there = [(f"meeple-{COLOURS[c]}{'' if c == box else '-astray'}", c != box) for c in view.on_box(box)]
        yield "", [(f"chest-{COLOURS[box]}", False), *there]
    else:
        for seat, hand in enumerate(view.hands):
            yield faces[seat], [(f"colour-{CARD_NAMES[card]}", CARD_NAMES[card] == about) for card in hand or ()]


def _number(place: int, help: int) -> str:
    return str(place) if help >= NUMBERED else ""
