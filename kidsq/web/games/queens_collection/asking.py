"""The questions of the table in words and pictures, and what is said to an answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from kidsq.games.queens_collection import CollectingView, TidyingView, View
from kidsq.games.queens_collection.cards import CARD_NAMES, COLOURS, JOKER
from kidsq.learning.payload import (
    BoxMissing,
    BustCount,
    Claim,
    Compare,
    CountSet,
    FinalScore,
    HomeToGoal,
    OfBot,
    OfGame,
    Reckoned,
    RoundScore,
)
from kidsq.learning.skills import skill_code
from kidsq.play import HELPED, Look, Question
from kidsq.play.games.queens_collection.figures import full_boxes
from kidsq.play.games.queens_collection.questions import ASTRAY, FULL, LEFT
from kidsq.play.games.queens_collection.scores import steps_of
from kidsq.web.games.queens_collection.words import box_name, named
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import table_words
from kidsq.web.shared.progress_words import with_sign
from kidsq.web.table.pieces import Answered

THINGS, NUMBERED, SAID = 3, 4, 5
"""What the owl shows, one tap after the other: what is to be counted, each with its number, which answer it is."""
BEGUN: Final = 2
"""So many rows have their total at first."""

Shape = Literal["numbers", "claim", "track", "skips"]
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


@dataclass(frozen=True, slots=True)
class Line:
    """One step of a reckoning. text: as far as it is known."""

    text: str
    state: Literal["done", "now"]


@dataclass(frozen=True, slots=True)
class Choice:
    value: str
    label: str


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of the table, answered with one tap or left alone.

    by, by_face: who asks. shape: how it is answered. before: where the marker stands. wide: places in a row of the
    track. told: all of it, once it has been answered; so far: its steps before. meant: the answer, with all the help.
    """

    key: str
    task: str
    line: str
    choices: tuple[Choice, ...]
    shape: Shape
    by: str
    by_face: str
    rows: tuple[Row, ...]
    steps: tuple[Line, ...]
    before: int | None
    wide: int
    told: str
    help: int
    meant: str | None
    answered: Literal["right", "not_yet"] | None


def can_help(asked: Question | None) -> bool:
    """True if another tap on the owl shows more help with this question."""
    return asked is not None and asked.task in HELPED and asked.help < SAID


def question(look: Look, names: Sequence[str], faces: Sequence[str], answered: Answered | None) -> Asked | None:
    """The question that waits; or the one just answered, where no other step follows it."""
    waits = look.question if look.question is not None and look.question.seat == look.seat else None
    if answered is not None and (waits is None or not waits.task.endswith("_score")):
        return _asked(look, answered.question, names, faces, "right" if answered.right else "not_yet")
    return None if waits is None else _asked(look, waits, names, faces, None)


def _asked(
    look: Look,
    asked: Question,
    names: Sequence[str],
    faces: Sequence[str],
    answered: Literal["right", "not_yet"] | None,
) -> Asked | None:
    if asked.seat != look.seat:
        return None
    bot, shown = asked.bot_seat, asked.presented
    shape = _shape(asked)
    return Asked(
        key=asked.key,
        task=asked.task,
        line=line(asked),
        choices=tuple(_choice(asked, value) for value in asked.choices),
        shape=shape,
        by="" if bot is None else names[bot],
        by_face="owl" if bot is None else faces[bot],
        rows=rows(asked, look.view, faces, full=answered == "not_yet"),
        steps=_steps(asked, told=answered is not None),
        before=shown.operands[0] if asked.task == "home_total" and isinstance(shown, Reckoned) else None,
        wide=8 if shape == "track" else len(asked.choices),
        told=told(asked),
        help=asked.help,
        meant=str(asked.truth) if asked.help >= SAID and answered is None else None,
        answered=answered,
    )


def _shape(asked: Question) -> Shape:
    if asked.task == "check_bot":
        return "claim"
    if _numbers(asked)[0] == "times":
        return "skips"
    return "track" if isinstance(asked.presented, Reckoned) and len(asked.choices) > 10 else "numbers"


def _numbers(asked: Question) -> tuple[str, tuple[int, ...]]:
    """The kind of what is reckoned, and its numbers."""
    shown = asked.presented
    assert isinstance(shown, OfBot | Reckoned), f"{shown.task} is asked in another game"
    return shown.skill.partition(":")[0], shown.operands


def _choice(asked: Question, value: int) -> Choice:
    if asked.task == "check_bot":
        return Choice(str(value), _("Yes") if value else _("Not so"))
    return Choice(str(value), str(value))


# -- in words ---------------------------------------------------------------------------------------------------------


def line(asked: Question) -> str:
    """What is asked."""
    shown = asked.presented
    if isinstance(shown, FinalScore | RoundScore):
        return _step_line(shown)
    if isinstance(shown, Reckoned):
        return _of_game(shown)
    if isinstance(shown, OfGame):
        return _of_friend(shown)
    numbers = table_words.both(_numbers(asked)[1])
    if not isinstance(shown, Claim):
        return _("We have %(sum)s. How many together?", sum=numbers)
    if shown.skill.startswith("total:"):
        before, more = shown.operands
        return _("%(n)s are home, I bring %(more)s: %(total)s! Is it so?", n=before, more=more, total=shown.claimed)
    return _("We have %(sum)s, that makes %(total)s. Is it so?", sum=numbers, total=shown.claimed)


def _of_game(shown: Reckoned) -> str:
    first, second = shown.operands
    if shown.about == "meeples":
        return _("%(n)s full boxes, %(each)s in each. How many is that?", n=first, each=second)
    if shown.about == "points":
        return _("%(n)s full boxes, %(each)s points each. How many points?", n=first, each=second)
    if shown.about == "worth":
        return _("You have %(n)s, %(each)s points each. How many points?", n=first, each=second)
    return _("%(n)s at home, and %(more)s more: hop there!", n=first, more=second)


def _of_friend(shown: OfGame) -> str:
    first, last = shown.operands[0], shown.operands[-1]
    if isinstance(shown, HomeToGoal):
        return _("%(n)s are home. How many more to %(goal)s?", n=first, goal=last)
    if isinstance(shown, BoxMissing):
        return _("%(colour)s: how many are still missing at home?", colour=named(shown.about))
    if isinstance(shown, Compare) and shown.about == "child":
        return _("You have %(more)s, I have %(less)s. How many more do you have?", more=first, less=last)
    if isinstance(shown, Compare):
        return _("I have %(more)s, you have %(less)s. How many more do I have?", more=first, less=last)
    if isinstance(shown, BustCount):
        return _("How many colours must not come again?")
    return _of_set(shown.about)


def _of_set(about: str) -> str:
    if about == FULL:
        return _("How many boxes are full?")
    if about == LEFT:
        return _("How many boxes are not empty yet?")
    if about.startswith(ASTRAY):
        box = box_name(COLOURS.index(about.removeprefix(ASTRAY)))
        return _("%(box)s: how many belong to another box?", box=box[:1].upper() + box[1:])
    return _("%(colour)s: how many of these cards lie open?", colour=named(about))


def _step_line(shown: FinalScore | RoundScore) -> str:
    kind, (first, second) = shown.skill.partition(":")[0], shown.operands
    if isinstance(shown, FinalScore) and kind == "times":
        return _("%(n)s tidy boxes, %(each)s points each.", n=first, each=second)
    if isinstance(shown, FinalScore):
        return _("%(n)s not at home: one point less for each.", n=second)
    if kind == "times" and second == 2:
        return _("You have %(n)s, %(each)s points each. How many points?", n=first, each=second)
    if kind == "times":
        return _("And %(n)s boxes, %(each)s points each.", n=first, each=second)
    if kind == "add":
        return _("And how many is that together?")
    return _("Cards left: %(n)s. One point less for each.", n=second)


def told(asked: Question) -> str:
    """All of it: the sum, or the number."""
    truth, kind, operands = asked.truth, *_numbers(asked)
    if kind in ("times", "sub", "diff"):
        return f"{with_sign(kind, operands)} = {truth}"
    if kind in ("to_goal", "missing"):
        return table_words.sum_text((operands[0], truth, operands[1]))
    if kind in ("add", "total"):
        return table_words.sum_text((*operands, sum(operands)))
    return str(truth)


def feedback(answered: Answered) -> str:
    """What the owl says to an answer."""
    asked, right = answered.question, answered.right
    said = told(asked)
    if said == str(asked.truth):
        return _("Yes, %(n)s!", n=said) if right else _("Let us count: %(n)s.", n=said)
    if asked.task == "check_bot" and right and not asked.truth:
        return _("Well spotted! %(sum)s.", sum=said)
    return _("Yes! %(sum)s.", sum=said) if right else _("Look: %(sum)s.", sum=said)


def asked_of_owl(asked: Question, names: Sequence[str]) -> str:
    """What the owl says while a question waits; a friend asks for itself."""
    if asked.bot_seat is None:
        return line(asked)
    if asked.help >= SAID:
        return _("It is the one that glows.")
    if asked.help >= THINGS:
        return _("Count along!")
    name = names[asked.bot_seat]
    return _("%(who)s is not sure.", who=name) if asked.task == "check_bot" else _("%(who)s asks you!", who=name)


def _steps(asked: Question, *, told: bool) -> tuple[Line, ...]:
    """The steps of a score up to this one."""
    shown = asked.presented
    if not isinstance(shown, FinalScore | RoundScore):
        return ()
    found = []
    for kind, numbers in steps_of(shown):
        first, second = numbers
        left = with_sign(kind, numbers) if kind != "add" else f"{first} + {second}"
        whole = {"times": first * second, "add": first + second, "sub": first - second}[kind]
        now = skill_code(kind, numbers) == shown.skill
        found.append(Line(f"{left} = {whole if told or not now else '?'}", "now" if now and not told else "done"))
        if now:
            break
    return tuple(found)


# -- in pictures ------------------------------------------------------------------------------------------------------


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
    kind, operands = _numbers(asked)
    if kind == "times":
        return _groups(operands, _arts(shown, view), help)
    if help < THINGS or (full and asked.task == "home_total"):
        return ()
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
