"""The questions of the table in words and pictures, and what is said to an answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from kidsq.games.queens_collection import View
from kidsq.games.queens_collection.cards import COLOURS
from kidsq.games.queens_collection.editions import partner
from kidsq.learning.number_help import NUMBERED, SAID, THINGS
from kidsq.learning.payload import (
    BoxMissing,
    BustCount,
    Claim,
    Compare,
    FinalScore,
    HomeToGoal,
    OfGame,
    PointsNow,
    Reckoned,
    RoundScore,
)
from kidsq.learning.skills import skill_code
from kidsq.play import HELPED, Look, Question
from kidsq.play.games.queens_collection.questions import ASTRAY, FULL, LEFT
from kidsq.play.games.queens_collection.scores import steps_of
from kidsq.web.games.queens_collection.counted import Row, numbers_of, rows
from kidsq.web.games.queens_collection.words import box_name, named
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import table_words
from kidsq.web.shared.progress_words import with_sign
from kidsq.web.table.pieces import Answered

Shape = Literal["numbers", "claim", "track", "skips"]


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

    by, by_face: who asks. shape: how it is answered. before: where the marker stands. hops: the places that light up
    with help. wide: places in a row of the track. told: all of it, once it has been answered. meant: the answer, with
    all the help.
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
    hops: tuple[int, ...]
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
        key=asked.form_key,
        task=asked.task,
        line=_to_whom(look, names, line(asked, look.view)),
        choices=tuple(_choice(asked, value) for value in asked.choices),
        shape=shape,
        by="" if bot is None else names[bot],
        by_face="owl" if bot is None else faces[bot],
        rows=rows(asked, look.view, faces, full=answered == "not_yet"),
        steps=_steps(asked, told=answered is not None),
        before=shown.operands[0] if asked.task == "home_total" and isinstance(shown, Reckoned) else None,
        hops=_hops(asked) if answered is None else (),
        wide=8 if shape == "track" else len(asked.choices),
        told=told(asked),
        help=asked.help,
        meant=str(asked.truth) if asked.help >= SAID and answered is None else None,
        answered=answered,
    )


def _hops(asked: Question) -> tuple[int, ...]:
    """The places that light up with help: of the track the next ones, of skip counting each group."""
    kind, (first, *more) = numbers_of(asked)
    if asked.help < NUMBERED or kind not in ("total", "times"):
        return ()
    return tuple(range(first + 1, asked.truth + 1) if kind == "total" else range(more[0], asked.truth + 1, more[0]))


def _shape(asked: Question) -> Shape:
    if asked.task == "check_bot":
        return "claim"
    if numbers_of(asked)[0] == "times":
        return "skips"
    return "track" if isinstance(asked.presented, Reckoned) and len(asked.choices) > 10 else "numbers"


def _choice(asked: Question, value: int) -> Choice:
    if asked.task == "check_bot":
        return Choice(str(value), _("Yes") if value else _("Not so"))
    return Choice(str(value), str(value))


def _to_whom(look: Look, names: Sequence[str], said: str) -> str:
    """Before a screen of several children each is called by its name."""
    if len(look.here) < 2 or names[look.seat] in said:
        return said
    return _("%(name)s! %(question)s", name=names[look.seat], question=said)


# -- in words ---------------------------------------------------------------------------------------------------------


def line(asked: Question, view: View) -> str:
    """What is asked."""
    shown = asked.presented
    if isinstance(shown, FinalScore | RoundScore):
        return _step_line(shown)
    if isinstance(shown, Reckoned):
        return _of_game(shown)
    if isinstance(shown, OfGame):
        return _of_friend(shown)
    first, second = numbers_of(asked)[1]
    if isinstance(shown, Claim) and shown.skill.startswith("total:"):
        return _("%(n)s are home, I bring %(more)s: %(total)s! Is it so?", n=first, more=second, total=shown.claimed)
    return _of_a_team(shown, first, second, ours=asked.bot_seat == partner(view.edition, asked.seat))


def _of_a_team(shown: object, own: int, others: int, *, ours: bool) -> str:
    """What two have together. ours: the partner asks, who alone says "we"."""
    if isinstance(shown, Claim):
        values = {"own": own, "others": others, "total": shown.claimed}
        if ours:
            return _("You have %(own)s figures, I have %(others)s: we have %(total)s! Is it so?", **values)
        return _("You have %(own)s figures, your partner has %(others)s: together %(total)s! Is it so?", **values)
    if ours:
        return _("You have %(own)s figures, I have %(others)s. How many do we have?", own=own, others=others)
    return _("You have %(own)s figures, your partner has %(others)s. How many together?", own=own, others=others)


def _of_game(shown: Reckoned) -> str:
    first, second = shown.operands
    if isinstance(shown, PointsNow):
        return _("%(n)s points, and %(more)s more.", n=first, more=second)
    if shown.about == "meeples":
        return _("%(n)s full boxes, %(each)s in each. How many is that?", n=first, each=second)
    if shown.about == "points":
        return _("%(n)s full boxes, %(each)s points each. How many points?", n=first, each=second)
    if shown.about == "worth":
        return _("You have %(n)s figures, %(each)s points each. How many points?", n=first, each=second)
    return _("%(n)s at home, and %(more)s more: hop there!", n=first, more=second)


def _of_friend(shown: OfGame) -> str:
    first, last = shown.operands[0], shown.operands[-1]
    if isinstance(shown, HomeToGoal):
        return _("%(n)s are home. How many more to %(goal)s?", n=first, goal=last)
    if isinstance(shown, BoxMissing):
        return _("%(colour)s: how many are still missing at home?", colour=named(shown.about))
    if isinstance(shown, Compare) and shown.about == "child":
        return _("You have %(more)s figures, I have %(less)s. How many more do you have?", more=first, less=last)
    if isinstance(shown, Compare):
        return _("I have %(more)s figures, you have %(less)s. How many more do I have?", more=first, less=last)
    if isinstance(shown, BustCount):
        return _("How many different colours lie there?")
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
        return _("%(n)s boxes without visitors, %(each)s points each.", n=first, each=second)
    if isinstance(shown, FinalScore):
        return _("%(n)s not at home: one point less for each.", n=second)
    if kind == "times" and second == 2:
        return _("You have %(n)s figures, %(each)s points each. How many points?", n=first, each=second)
    if kind == "times":
        return _("And %(n)s boxes, %(each)s points each.", n=first, each=second)
    if kind == "add":
        return _("And how many is that together?")
    return _("Cards left: %(n)s. One point less for each.", n=second)


def told(asked: Question) -> str:
    """All of it: the sum, or the number."""
    truth, kind, operands = asked.truth, *numbers_of(asked)
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


def asked_of_owl(asked: Question, names: Sequence[str], look: Look) -> str:
    """What the owl says while a question waits; a friend asks for itself."""
    if asked.bot_seat is None:
        return _to_whom(look, names, line(asked, look.view))
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
