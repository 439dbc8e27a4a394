"""What the owl shows a child who learns the game by playing it, in words and as a picture without words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kidsq.games.sleeping_queens import EDITIONS
from kidsq.games.sleeping_queens.cards import QUEEN_NAMES, is_number
from kidsq.learning import hints
from kidsq.play.games.sleeping_queens.advice import fact_of
from kidsq.play.games.sleeping_queens.tips import tip_due
from kidsq.web.games.sleeping_queens.pieces import Tip
from kidsq.web.http.language import gettext as _

if TYPE_CHECKING:
    from kidsq.web.games.sleeping_queens.scene import Scene

FORM_OF: Final = {"question": "answer", "watch": "next-form", "over": "leave-form"}
"""By phase, the form with which a child goes on; in all others it is that of the turn."""
SUMS: Final = ((2, 3, 5), (1, 3, 4), (1, 2, 3), (2, 4, 6), (1, 4, 5))
ROWS: Final = ((2, 3, 4), (1, 2, 3), (3, 4, 5), (4, 5, 6))
TWINS: Final = ((3, 3), (2, 2), (4, 4), (5, 5), (1, 1), (6, 6))

LINES: Final[dict[str, Callable[[], str]]] = {
    "hand": lambda: _("Your cards! One thing each turn."),
    "king": lambda: _("A king wakes a queen. Tap him!"),
    "sum": lambda: _("Cards that make another one: lay them!"),
    "row": lambda: _("Three in a row: lay them all!"),
    "twins": lambda: _("Two the same? Lay them both!"),
    "one": lambda: _("Or swap one card for a new one."),
    "jester": lambda: _("The jester turns up a lucky card."),
    "knight": lambda: _("A knight fetches a queen."),
    "potion": lambda: _("A potion sends a queen to bed."),
    "dragon": lambda: _("A dragon stops a knight."),
    "wand": lambda: _("A wand stops a potion."),
    "rose": lambda: _("Rose wakes one more. Tap a bed!"),
    "friend": lambda: _("Others wake queens too!"),
}


def tip_of(scene: Scene) -> Tip | None:
    """The tip that is due; none while the owl answers the child."""
    look = scene.look
    if scene.message is not None or scene.answered is not None or (code := tip_due(look)) is None:
        return None
    return Tip(
        code=code,
        line=_line(scene, code),
        value=f"{look.seat} {code}",
        form=FORM_OF.get(scene.phase, "turn"),
        goal=look.view.goal_queens,
        numbers=_numbers(scene, code),
        who=_who(scene, code),
        queen=QUEEN_NAMES[look.view.courts[look.seat][-1]] if code == "queen" else "rainbow",
        spoken=not _is_helped(scene),
    )


def _is_helped(scene: Scene) -> bool:
    """True if the owl speaks of help that has come, with the hand or a question, and no longer of the tip."""
    look = scene.look
    if scene.phase == "question":
        return look.question is not None and look.question.help > 0
    # Of these levels the words are all the help there is.
    return look.help_came or look.help.level in (hints.ON_ASKING, hints.SENTENCE)


def _who(scene: Scene, code: str) -> str:
    """The face in the picture: of who asks, of who has queens."""
    look = scene.look
    if code == "asks" and look.question is not None:
        bot_seat = look.question.bot_seat
        return "owl" if bot_seat is None or look.question.task == "points_to_goal" else scene.faces[bot_seat]
    others = [seat for seat, court in enumerate(look.view.courts) if court and seat != look.seat]
    aims = [move.seat for move in look.view.legal if move.kind == code and move.seat >= 0]
    return scene.faces[[*aims, *others][0]] if aims or others else "friend-bruno"


def _line(scene: Scene, code: str) -> str:
    view = scene.look.view
    if code == "asks":
        return _asks(scene)
    if code == "goal" and view.goal_points is not None:
        return _("%(n)d queens or %(points)d points: that wins!", n=view.goal_queens, points=view.goal_points)
    if code == "goal":
        return _("Wake %(n)d queens and you win!", n=view.goal_queens)
    if code == "queen":
        return _("Your queen! %(n)d queens win.", n=view.goal_queens)
    if code == "points":
        return _("Queens bring points: %(n)d win too.", n=view.goal_points)
    if code == "quarrel":
        poodle = EDITIONS[scene.look.stored.edition].poodle
        return _("Cat and Poodle never stay together.") if poodle else _("Cat and Dog never stay together.")
    if code == "win" and _by_points(scene):
        return _("%(n)d points: that wins the game!", n=view.goal_points)
    if code == "win":
        return _("%(n)d queens: that wins the game!", n=view.goal_queens)
    return LINES[code]()


def _asks(scene: Scene) -> str:
    asked = scene.look.question
    if asked is None or asked.bot_seat is None or asked.task == "points_to_goal":
        return _("A question for you. Tap your answer!")
    return _("%(who)s asks. Tap your answer!", who=scene.names.seats[asked.bot_seat])


def _by_points(scene: Scene) -> bool:
    return scene.look.outcome is not None and scene.look.outcome.ending == "points"


def _numbers(scene: Scene, code: str) -> tuple[int, ...]:
    """An example for numbers, never one that lies in the hand: that would be help with it. Of the aim and
    of a win, the points."""
    view = scene.look.view
    facts = {fact_of(move) for move in view.legal}
    if code == "sum":
        return next(one for one in SUMS if f"add:{one[0]}+{one[1]}" not in facts)
    if code == "row":
        return next(one for one in ROWS if f"run:{one[0]}-{one[-1]}" not in facts)
    if code == "twins":
        return next(one for one in TWINS if view.hand.count(one[0]) < len(one))
    if code == "goal":
        return (view.goal_points,) if view.goal_points is not None else ()
    if code == "win":
        return (view.goal_points,) if _by_points(scene) and view.goal_points else ()
    return (next((n for n in (4, 2, 3) if n not in filter(is_number, view.hand)), 4),) if code == "one" else ()
