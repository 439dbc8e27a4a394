"""What both kinds of tables of this game show: cards, seats, what happened, what the owl says, moves in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, Final, Literal

from kidsq.arithmetic.kind import MULTIPLIED, Kind
from kidsq.arithmetic.points import TOTAL
from kidsq.arithmetic.skills import KINDS
from kidsq.games.queens_collection import CollectingView, TidyingView, View
from kidsq.games.queens_collection.cards import CARD_NAMES, COLOURS, JOKER, NO_CARD
from kidsq.games.queens_collection.editions import partner
from kidsq.games.queens_collection.story import Sight
from kidsq.lazy import lazy
from kidsq.learning import hints
from kidsq.learning.hints import GLOW_AFTER_MS
from kidsq.learning.number_help import NUMBERED, SAID, THINGS
from kidsq.learning.payload import (
    BoxMissing,
    BustCount,
    Claim,
    Compare,
    CountSet,
    FinalScore,
    HomeToGoal,
    HomeTotal,
    OfBot,
    OfGame,
    PointsNow,
    Reckoned,
    RoundScore,
)
from kidsq.play import HELPED, Look, Moment, Question, help_after
from kidsq.play.games.queens_collection.advice import Shown, risk, shown
from kidsq.play.games.queens_collection.figures import full_boxes
from kidsq.play.games.queens_collection.questions import ASTRAY, FULL, LEFT
from kidsq.play.games.queens_collection.scores import steps_of
from kidsq.play.games.queens_collection.tips import kept_as, prologue_due, tip_due
from kidsq.web.games.queens_collection import told, words
from kidsq.web.games.queens_collection.pieces import Card, Ending, Happening, Mood, Offer, Owl, Panel, Tip
from kidsq.web.games.queens_collection.sayings import remark
from kidsq.web.games.queens_collection.words import box_name, listed, named
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import ngettext
from kidsq.web.shared import table_words
from kidsq.web.shared.progress_words import with_sign
from kidsq.web.table.pieces import Answered
from kidsq.web.table.scene import TableScene

# -- what the owl tells when it first happens, and what friends say of their own moves ---------------------------------

TIPS: Final[dict[str, Callable[[], str]]] = {
    "home:win": lambda: _("All are home! The Queen smiles."),
    "home:goal": lambda: _("Each colour has a box of its own. Bring them all home!"),
    "home:box": lambda: _("A whole colour is home. The box is full!"),
    "home:home": lambda: _("Who comes home lights a lantern. Count along!"),
    "home:friend": lambda: _("You see your friends' cards. Think together!"),
    "home:swap": lambda: _("Two cards, two colours: those two change places."),
    "home:couple": lambda: _("Two cards of one colour are a joker together."),
    "home:joker": lambda: _("A joker is any colour you like."),
    "home:carry": lambda: _("One joker alone carries somebody to any box."),
    "home:renew": lambda: _("Nobody to bring home? Take new cards."),
    "home:exchange": lambda: _("You can swap a card with a friend."),
    "home:pass": lambda: _("No cards to draw any more: now you can wait."),
    "collect:win": lambda: _("You have collected the most!"),
    "collect:goal": lambda: _("Collect them! Two points for each, three for a whole box."),
    "collect:box_won": lambda: _("The last one of a box: who takes it gets the box, too."),
    "collect:bust": lambda: _("The same colour twice: what was turned up is gone."),
    "collect:partner": lambda: _("You see your partner's cards. Nobody else does."),
    "collect:reveal": lambda: _("Turn up cards, one by one. They will be yours."),
    "collect:stop": lambda: _("Never the same colour twice! Stop in time."),
    "collect:pair": lambda: _("Your card and an open one of one colour: a pair!"),
    "collect:trade": lambda: _("No pair? Trade your cards for open ones."),
    "collect:share": lambda: _("You may trade with your partner, too."),
    "collect:minus": lambda: _("At the end, each card in your hand costs a point."),
}
"""By the name under which it is kept."""

_WITHOUT: Final[dict[str, Callable[[], str]]] = {
    "renew": lambda: _("Nobody can come home now. Take new cards."),
    "pass": lambda: _("Nobody can come home now. You can wait."),
    "pair": lambda: _("There is a pair with your cards."),
    "trade": lambda: _("No pair now. You can trade."),
}


def line_of_help(look: Look) -> str | None:
    """What the owl says with the help that is shown, or was asked for; None while there is none."""
    view, level = look.view, look.help.level
    if look.outcome is not None or not view.legal or level < hints.ON_ASKING:
        return None
    if isinstance(view, CollectingView) and view.decision == "reveal":
        return _risk(view)
    found = shown(view, max(level, hints.SENTENCE), plainly=look.guided)
    if found is None:
        return None
    if found.what != "home":
        return _WITHOUT[found.what]()
    if level >= hints.MOST:
        return _("These two change places!") if len(found.meeples) > 1 else _("A joker carries this one home.")
    if level >= hints.CARDS:
        return _("Two can come home with these cards!") if found.home > 1 else _("Look at these cards.")
    return _("One swap brings two home. Can you find it?") if found.home > 1 else _("Somebody can come home now.")


def _risk(view: CollectingView) -> str:
    """What lies open; whether to go on is for the child."""
    known = risk(view)
    if not known.colours:
        return _("Nothing can happen with the first card.")
    colours = listed(known.colours)
    return ngettext(
        "%(colours)s lies here. One colour of 8 would be too much.",
        "%(colours)s lie here. %(num)d colours of 8 would be too much.",
        len(known.colours),
        colours=colours,
    )


def tip(kept: str) -> str:
    """What the owl tells. kept: under which name it is kept."""
    return TIPS[kept]()


# -- what moved in the latest plies, as motion.js reads it, and its sound: only what was seen here ---------------------

KEPT: Final = 8
"""More plies than this are never shown in motion: they are told."""
_NOTHING: Final = "-"


def moved(moments: Sequence[Moment]) -> str:
    """All sights, oldest first: ply, kind, seat, cards, cards got, meeples, colour and other seat, "-" for none."""
    return ";".join(_told(moment.ply, sight) for moment in moments[-KEPT:] for sight in moment.sights)


def drawings(moments: Sequence[Moment]) -> tuple[str, ...]:
    """The cards that travel, as drawings."""
    sights = [sight for moment in moments[-KEPT:] for sight in moment.sights]
    return tuple(sorted({f"colour-{CARD_NAMES[card]}" for sight in sights for card in (*sight.cards, *sight.got)}))


def _told(ply: int, sight: Sight) -> str:
    meeples = [f"{COLOURS[colour]}@{COLOURS[box]}" for colour, box in sight.meeples]
    return " ".join(
        (
            str(ply),
            sight.kind,
            str(sight.seat),
            _joined(CARD_NAMES[card] for card in sight.cards),
            _joined(CARD_NAMES[card] for card in sight.got),
            _joined(meeples),
            COLOURS[sight.colour] if sight.colour >= 0 else _NOTHING,
            str(sight.other) if sight.other >= 0 else _NOTHING,
        )
    )


def _joined(words: Iterable[str]) -> str:
    return "+".join(words) or _NOTHING


_TUNES: Final = {
    "all_together": "tidy",
    "left": "tidy",
    "box_won": "tidy",
    "came_home": "home",
    "took": "home",
    "busted": "bust",
    "swapped": "swap",
    "carried": "swap",
    "paired": "swap",
    "renewed": "draw",
    "exchanged": "draw",
    "traded": "draw",
    "shared": "draw",
    "revealed": "flip",
    "kept": "draw",
    "shuffled": "draw",
}
"""The weightiest first."""


def tune(moments: Sequence[Moment]) -> str:
    """The one small sound of what is new, empty for none."""
    seen = {sight.kind for moment in moments for sight in moment.sights}
    return next((name for kind, name in _TUNES.items() if kind in seen), "")


# -- what can be counted beside a question of the table: drawings in rows, with numbers as help comes ------------------

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


def numbers_of(asked: Question) -> tuple[Kind, tuple[int, ...]]:
    """The kind of what is reckoned, and its numbers."""
    shown = asked.presented
    assert isinstance(shown, OfBot | Reckoned), f"{shown.task} is asked in another game"
    return KINDS[shown.skill.partition(":")[0]], shown.operands


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
    if kind.sign == MULTIPLIED:
        return _groups(operands, _arts(shown, view), help)
    if help < THINGS or (full and isinstance(shown, HomeTotal)):
        return ()
    if isinstance(shown, HomeTotal):  # the track itself shows who is home
        return (_lights(operands[0] + 1, operands[1], "new", help),)
    if full and isinstance(shown, RoundScore):  # its steps fill the tray
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


def _to_count(kind: Kind, operands: tuple[int, ...], help: int) -> tuple[Row, ...]:
    """What else there is to count, one by one."""
    first, second = operands
    if kind.adds:
        return (_lights(1, first, "there", help), _lights(first + 1, second, "new", help))
    if kind.completes:
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


Shape = Literal["numbers", "claim", "track", "skips"]


@dataclass(frozen=True, slots=True)
class Line:
    """One step of a reckoning. text: as far as it is known."""

    text: str
    state: Literal["right", "done", "now"]


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
        return _asked(look, answered.question, names, faces, answered)
    return None if waits is None else _asked(look, waits, names, faces, answered, waits=True)


def _asked(
    look: Look,
    asked: Question,
    names: Sequence[str],
    faces: Sequence[str],
    latest: Answered | None,
    *,
    waits: bool = False,
) -> Asked | None:
    """latest: what has been answered last. waits: this is asked, and not what has been answered."""
    if asked.seat != look.seat:
        return None
    bot, shown = asked.bot_seat, asked.presented
    shape = _shape(asked)
    answered: Literal["right", "not_yet"] | None = None
    if latest is not None and not waits:
        answered = "right" if latest.right else "not_yet"
    return Asked(
        key=asked.form_key,
        task=asked.task,
        line=_to_whom(look, names, line(asked, look.view)),
        choices=tuple(_choice(asked, value) for value in asked.choices),
        shape=shape,
        by="" if bot is None else names[bot],
        by_face="owl" if bot is None else faces[bot],
        rows=rows(asked, look.view, faces, full=answered == "not_yet"),
        steps=_steps(asked, latest, told=answered is not None),
        before=shown.operands[0] if isinstance(shown, HomeTotal) else None,
        hops=_hops(asked) if answered is None else (),
        wide=8 if shape == "track" else len(asked.choices),
        told=result_of(asked),
        help=asked.help,
        meant=str(asked.truth) if asked.help >= SAID and answered is None else None,
        answered=answered,
    )


def _hops(asked: Question) -> tuple[int, ...]:
    """The places that light up with help: of the track the next ones, of skip counting each group."""
    kind, (first, *more) = numbers_of(asked)
    if asked.help < NUMBERED:
        return ()
    if kind.sign == MULTIPLIED:
        return tuple(range(more[0], asked.truth + 1, more[0]))
    return tuple(range(first + 1, asked.truth + 1)) if kind is TOTAL else ()


def _shape(asked: Question) -> Shape:
    if isinstance(asked.presented, Claim):
        return "claim"
    if numbers_of(asked)[0].sign == MULTIPLIED:
        return "skips"
    return "track" if isinstance(asked.presented, Reckoned) and len(asked.choices) > 10 else "numbers"


def _choice(asked: Question, value: int) -> Choice:
    if isinstance(asked.presented, Claim):
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
    if isinstance(shown, Claim) and numbers_of(asked)[0] is TOTAL:
        return ngettext(
            "%(num)s is home, I bring %(more)s: %(total)s! Is it so?",
            "%(num)s are home, I bring %(more)s: %(total)s! Is it so?",
            first,
            more=second,
            total=shown.claimed,
        )
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
        return ngettext(
            "%(num)s is home. How many more to %(goal)s?",
            "%(num)s are home. How many more to %(goal)s?",
            first,
            goal=last,
        )
    if isinstance(shown, BoxMissing):
        # Not how many are missing: on the beginners' side more of a colour can be astray than have room at home.
        return _("%(colour)s: %(n)s make the box full. How many more can come home?", colour=named(shown.about), n=last)
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
        return _("%(box)s: how many are only visiting?", box=box[:1].upper() + box[1:])
    return _("%(colour)s: how many of these cards lie open?", colour=named(about))


def _step_line(shown: FinalScore | RoundScore) -> str:
    kind, (first, second) = KINDS[shown.skill.partition(":")[0]], shown.operands
    if isinstance(shown, FinalScore) and kind.sign == MULTIPLIED:
        return _("%(n)s boxes without visitors, %(each)s points each.", n=first, each=second)
    if isinstance(shown, FinalScore):
        return _("Visitors: %(n)s. One point less for each.", n=second)
    if kind.sign == MULTIPLIED and second == 2:
        return _("You have %(n)s figures, %(each)s points each. How many points?", n=first, each=second)
    if kind.sign == MULTIPLIED:
        return _("And %(n)s boxes, %(each)s points each.", n=first, each=second)
    if kind.adds:
        return _("And how many is that together?")
    return _("Cards left: %(n)s. One point less for each.", n=second)


def result_of(asked: Question) -> str:
    """All of it: the sum, or the number."""
    truth, kind, operands = asked.truth, *numbers_of(asked)
    if kind.adds:
        return table_words.sum_text((*operands, sum(operands)))
    if kind.completes:
        return table_words.sum_text((operands[0], truth, operands[1]))
    if len(operands) > 1:
        return f"{with_sign(kind, operands)} = {truth}"
    return str(truth)


def feedback(answered: Answered) -> str:
    """What the owl says to an answer."""
    asked, right = answered.question, answered.right
    said = result_of(asked)
    if said == str(asked.truth):
        return _("Yes, %(n)s!", n=said) if right else _("Let us count: %(n)s.", n=said)
    if isinstance(asked.presented, Claim) and right and not asked.truth:
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
    claims, name = isinstance(asked.presented, Claim), names[asked.bot_seat]
    return _("%(who)s is not sure.", who=name) if claims else _("%(who)s asks you!", who=name)


def _steps(asked: Question, latest: Answered | None, *, told: bool) -> tuple[Line, ...]:
    """The steps of a score up to this one; only the latest can be known to be right."""
    shown = asked.presented
    if not isinstance(shown, FinalScore | RoundScore):
        return ()
    right = getattr(latest.question.presented, "skill", None) if latest is not None and latest.right else None
    found = []
    for kind, numbers in steps_of(shown):
        whole, skill = kind.truth(numbers), kind.skill(numbers)
        now = skill == shown.skill
        found.append(
            Line(
                f"{with_sign(kind, numbers)} = {whole if told or not now else '?'}",
                "now" if now and not told else "right" if skill == right else "done",
            )
        )
        if now:
            break
    return tuple(found)


# -- the scene of both kinds of tables ---------------------------------------------------------------------------------


FORM_OF: Final = {"question": "answer", "watch": "next-form", "over": "leave-form"}
"""By phase, the form with which a child goes on after a tip; in all others it is that of the turn."""
LAST: int = 4
"""So many things that have happened are shown as pictures."""


class CollectionScene(TableScene):
    """The whole table as one seat may see it; each of both families says what is its own."""

    OWN_SETTINGS = "games/queens_collection/_own_settings.html"
    TEMPLATES: ClassVar[str]
    """Folder of table.html, _table.html and _prologue.html; among the styles, of prologue.css."""
    ticked: frozenset[str] = frozenset()
    """What was chosen when something was still missing, as the form sends it."""

    # -- for a family to say

    def turn_line(self) -> str:
        """What the owl says at this child's turn."""
        raise NotImplementedError

    def end_words(self) -> tuple[str, str]:
        """Title and line of the last page."""
        raise NotImplementedError

    def mood(self, seat: int) -> Mood:
        """How this seat looks."""
        return "thinking" if seat == self.look.decider else "calm"

    # -- what all parts go by

    @property
    def edition_name(self) -> str:
        return words.edition_name(self.edition)

    @property
    def draw_size(self) -> int:
        size: int = self.look.view.draw_size
        return size

    @lazy
    def discard_top(self) -> Card | None:
        top: int = self.look.view.discard_top
        return None if top == NO_CARD else card_like(self.language, 0, top)

    @lazy
    def hand(self) -> tuple[Card, ...]:
        return cards_like(self.language, self.look.view.hand)

    @property
    def prologue(self) -> bool:
        """True if the story is told before this table is seen. Not where others at tablets of their own play on."""
        return self.in_words and self.together is None and prologue_due(self.look)

    @property
    def glow_help(self) -> bool:
        """True if a pointing hand shows the way."""
        return self.look.guided and self.phase not in ("watch", "curtain", "over")

    @property
    def hop(self) -> Any | None:
        """A marker that this child may move on while others play."""
        return None

    # -- seats

    def panel(self, seat: int) -> Panel:
        return Panel(**self.seat_values(seat))

    def seat_values(self, seat: int) -> dict[str, Any]:
        """What any panel says of this seat."""
        look, view = self.look, self.look.view
        sitting, hand = look.stored.seats[seat], view.hands[seat]
        return {
            "seat": seat,
            "name": self.seat_names[seat],
            "face": self.faces[seat],
            "mine": seat == look.seat,
            "on_turn": seat == view.mover,
            "hand": None if hand is None else cards_like(self.language, hand),
            "cards": view.hand_sizes[seat],
            "bubble": self._bubble(seat),
            "mood": self.mood(seat),
            "won": look.outcome is not None and seat in look.outcome.winners,
            "away": sitting.stand_in is not None,
            "sign": look.signs.get(seat),
        }

    def _bubble(self, seat: int) -> str | None:
        look, latest = self.look, self.look.latest[-1] if self.look.latest else None
        bot = look.stored.seats[seat].bot
        if latest is None or latest.seat != seat or latest.say is None or bot is None or look.outcome is not None:
            return None
        return remark(bot, look.stored.id, latest.say, latest.said_before)

    # -- what happens

    @lazy
    def happenings(self) -> tuple[Happening, ...]:
        """What is news, the oldest first."""
        sights = [sight for moment in self.look.moments for sight in moment.sights]
        return tuple(happening(sight, told.sentence(sight, self.seat_names, self.seat)) for sight in sights)

    @property
    def last_line(self) -> str:
        """What has happened last, in a line; nothing where nothing has."""
        sights = [sight for moment in self.look.moments for sight in moment.sights]
        return told.last_line(sights, self.seat_names, self.seat)

    @property
    def last_happenings(self) -> tuple[Happening, ...]:
        return self.happenings[-LAST:]

    @lazy
    def question(self) -> Asked | None:
        """What is asked of this child, or what it has just answered."""
        return question(self.look, self.seat_names, self.faces, self.answered)

    @property
    def tune(self) -> str:
        """The one small sound of what is new."""
        look = self.look
        if self.reckons:
            return ""
        if look.outcome is not None:
            return "won" if look.outcome.kind == "won" and set(look.outcome.winners) & set(look.people) else "over"
        return tune(look.moments)

    @property
    def moved(self) -> str:
        """What moved in the latest plies (moved.py)."""
        return "" if self.phase == "curtain" else moved(self.look.moments)

    @property
    def drawings(self) -> tuple[str, ...]:
        """What is drawn of it."""
        return drawings(self.look.moments)

    # -- what the owl says

    @lazy
    def owl(self) -> Owl:
        if self.message is not None:
            return Owl(self.message, "thinking")
        if self.answered is not None:
            return Owl(feedback(self.answered), "happy" if self.answered.right else "calm")
        if self.phase == "question" and self.look.question is not None:
            asked = self.look.question
            more, after = can_help(asked), help_after(asked.help)
            said = asked_of_owl(asked, self.seat_names, self.look)
            return Owl(
                said, "calm", asked.help, more, after, self.unhurried(GLOW_AFTER_MS) if asked.help_later else None
            )
        look, helped = self.look, line_of_help(self.look)
        told = tip(self.tip.kept) if self.tip else None
        return Owl(
            line=(helped if look.help_came else told or helped) or self._owl_line(),
            mood="happy" if self.phase == "over" else "sleepy" if look.held else "calm",
            level=look.help.level,
            more=look.help.more,
            after=look.help_after,
            later_ms=self.unhurried(GLOW_AFTER_MS) if look.help.later else None,
        )

    @lazy
    def helped(self) -> Shown | None:
        """What glows with the hand, by the help that this child has."""
        return (
            None
            if self.look.outcome is not None
            else shown(self.look.view, self.look.help.level, plainly=self.look.guided)
        )

    @lazy
    def tip(self) -> Tip | None:
        """What the owl tells because it happens for the first time."""
        silent = self.message is not None or self.question is not None
        code = None if silent else tip_due(self.look)
        if code is None:
            return None
        kept = kept_as(code, self.look.stored, self.look.seat)
        return Tip(kept, f"{self.look.seat} {code}", FORM_OF.get(self.phase, "turn"))

    def _owl_line(self) -> str:
        look, view = self.look, self.look.view
        if self.phase == "over":
            return self.end_words()[1]
        if look.held is not None:
            return _("A little pause.") if look.held == "paused" else _("Soon we begin!")
        if view.mover < 0:
            return ""
        if self.phase == "watch" and view.mover == look.seat and self.is_away:
            return _("A friend plays for you.")
        if self.phase == "watch":
            return _("Now it is %(who)s's turn.", who=self.seat_names[view.mover])
        return self.turn_line()

    # -- the end

    @property
    def offer(self) -> Offer | None:
        """The next game, harder or easier, once this one is over."""
        return None

    @lazy
    def ending(self) -> Ending | None:
        outcome = self.look.outcome
        if outcome is None:
            return None
        title, line = self.end_words()
        if outcome.ending == "sunrise":
            title, line = _("The sun comes up"), _("Good morning! This is how far you came.")
        mine = bool(set(outcome.winners) & set(self.look.here))
        return Ending(
            mine=mine,
            title=title,
            line=line,
            smiles=mine and outcome.kind == "won",
            winners=tuple(self.panel(seat) for seat in outcome.winners),
            next_bot=None if self.offer else self.next_bot,
            offer=self.offer,
            keeps=self.keeps,
        )


def happening(sight: Sight, sentence: str) -> Happening:
    """A sight with the codes of what it is about."""
    return Happening(
        kind=sight.kind,
        seat=sight.seat,
        sentence=sentence,
        cards=codes(sight.cards),
        got=codes(sight.got),
        figures=tuple(COLOURS[colour] for colour, _box in sight.meeples),
        box=COLOURS[sight.colour] if sight.colour >= 0 else "",
        other=sight.other if sight.other >= 0 else None,
    )


def codes(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(CARD_NAMES[card] for card in cards)


def cards_like(language: str, cards: Iterable[int]) -> tuple[Card, ...]:
    """The cards of a hand or a row, in their places."""
    return tuple(card_like(language, place, card) for place, card in enumerate(cards))


@lru_cache(maxsize=1_024)
def card_like(_language: str, place: int, card: int) -> Card:
    """The one object of all cards that look like this. _language: of this request."""
    return Card(place, CARD_NAMES[card], words.card_name(card))
