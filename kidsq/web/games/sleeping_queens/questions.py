"""The questions of the table in words, and what is said to an answer."""

from __future__ import annotations

from collections.abc import Sequence

from kidsq.arithmetic.kind import MINUS, MULTIPLIED, Drawn, Kind, OpenSides
from kidsq.arithmetic.skills import kind_of, right_answer
from kidsq.arithmetic.sums import SUMS
from kidsq.learning.payload import Claim, Count, Missing, OfBot, Payload, Sum, ToGoal, Total
from kidsq.play import BOTS_TASKS, Look, Question
from kidsq.web.games.sleeping_queens import laying_words, pieces, quantities
from kidsq.web.games.sleeping_queens.words import TableNames
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import ngettext
from kidsq.web.shared import equations, table_words
from kidsq.web.shared.equations import Signs
from kidsq.web.table.pieces import Answered

RODS, DOTS, SAID = 3, 4, 5
"""What the owl shows with a bot's question, one tap after the other."""
STEP = 5
NEARLY = 2
"""So far off, an answer is almost right."""
LANTERNS = 7
"""So many hang there from the first."""


def can_help(asked: Question | None) -> bool:
    """True if another tap on the owl shows more help with this question."""
    return asked is not None and asked.task in BOTS_TASKS and asked.help < SAID


def question(
    look: Look,
    names: TableNames,
    answered: Answered | None,
    queen: pieces.Queen | None,
    woke: pieces.Happening | None,
    faces: Sequence[str],
) -> pieces.Question | None:
    """The question that waits, or the one just answered with the sum it was about."""
    asked = answered.question if answered else look.question
    if asked is None or asked.seat != look.seat:
        return None
    shown = asked.presented
    friend = None if isinstance(shown, ToGoal) else asked.bot_seat
    return pieces.Question(
        key=asked.form_key,
        task=asked.task,
        line=_line(asked, look),
        choices=tuple(_choice(shown, value, names) for value in asked.choices),
        before=shown.before if isinstance(shown, Total) else None,
        gained=shown.gained if isinstance(shown, Total) else None,
        queen=queen,
        woke=woke,
        by="" if friend is None else names.seats[friend],
        by_face="owl" if friend is None else faces[friend],
        signs=_signs(asked, _layout(asked, look), told=answered is not None),
        picture=_picture(asked, look),
        rows=_rows(asked),
        hidden=isinstance(shown, Missing),
        lays=isinstance(shown, Missing) or (isinstance(shown, Sum) and _kind(shown).lays(shown.operands)),
        plays=isinstance(shown, Sum | Missing | Claim) and shown.held,
        help=asked.help,
        missed=asked.missed,
        all_missed=frozenset(map(str, asked.all_missed)),
        hops=_hops(asked),
        meant=str(asked.truth) if asked.help >= SAID and answered is None else None,
        answered=None if answered is None else "right" if answered.right else "not_yet",
        fingers=_by_fingers(asked),
    )


def _layout(asked: Question, look: Look) -> str:
    """How its sum is written: in a way of its own, or as all sums at this ply."""
    shown = asked.presented
    return (shown.layout if isinstance(shown, Sum | Claim) else "") or look.layout


def _by_fingers(asked: Question) -> bool:
    return isinstance(asked.presented, Sum | Claim) and asked.presented.fingers


def lanterns(look: Look, *, new: bool) -> pieces.Lanterns:
    """One is lit for each answer to a friend, right or not; some wait for theirs."""
    lit = look.helped
    label = ngettext("%(num)s lantern shines.", "%(num)s lanterns shine.", lit)
    return pieces.Lanterns(lit, max(LANTERNS, lit), label, new and lit > 0)


def asked_of_owl(look: Look, names: TableNames) -> str:
    """What the owl says while a question waits, of what it shows with it; a bot asks for itself."""
    asked = look.question
    if asked is None:
        return ""
    friend, shown = asked.bot_seat, asked.presented
    if friend is None:
        return _line(asked, look)
    if asked.missed is not None and asked.help == RODS:
        if _by_fingers(asked):
            return f"{_cheer(asked.truth, asked.missed)} {_of_hand_asked(asked)}"
        if (rows := _rows(asked)) is not None:
            return _("Not yet. %(n)s rows of %(m)s: count them!", n=rows[0], m=rows[1])
        return _why_missed(look, asked)
    if asked.help >= RODS:
        return _of_picture(asked, look)
    if isinstance(shown, ToGoal):
        return _("It is not far now!")
    name = names.seats[friend]
    if isinstance(shown, Claim):
        return _("%(who)s is not sure.", who=name)
    return _("%(who)s asks. Tap your answer!", who=name)


def _of_picture(asked: Question, look: Look) -> str:
    """What there is to see in the picture that helps."""
    fives, drawn = look.preferences.counters == "fives", quantities.drawn_in(look.stored.edition)
    if asked.help >= SAID:
        return _("It is the one that glows.")
    if _by_fingers(asked):
        return _of_hand_asked(asked)
    if isinstance(asked.presented, ToGoal):
        return _("Hop from here to the goal!") if asked.help == RODS else _("Count the hops: five, ten, …")
    if (rows := _rows(asked)) is not None:
        return _("%(n)s rows of %(m)s: count them row by row!", n=rows[0], m=rows[1])
    if drawn == "frames":
        return _("Fill up the ten!") if asked.help == RODS else _("The ten is full. And how many more?")
    if drawn == "scales" and asked.help == RODS:
        return _("Both sides should weigh the same!")
    if asked.help == RODS:
        return _("Look at the counters!") if fives else _("Look at the rods!")
    if taken := _taken(asked):
        return _("Take away %(n)s. Count what is left!", n=taken)
    unit = _unit(asked.presented)
    if asked.missed is not None:
        return count_it(whole_sum(asked), unit, drawn)
    if unit > 1:
        return _("Count on in tens!")
    return _("Count on from five!") if fives and sum(whole_sum(asked)) > STEP else _("Count the dots.")


def _of_hand_asked(asked: Question) -> str:
    return _of_hand(max(whole_sum(asked)), numbered=asked.help > RODS)


def _of_hand(larger: int, *, numbered: bool) -> str:
    if numbered:
        return _("%(n)s … now count on with the fingers!", n=larger)
    return _("Start at %(n)s. One more for each finger!", n=larger)


def count_it(addends: Sequence[int], unit: int, drawn: Drawn) -> str:
    """Which of the two rows, or sides of the scales, is the sum that is asked for; the other one is what was said."""
    told = table_words.both(addends)
    in_tens = unit > 1 and drawn != "scales"
    return _("Count the tens: %(sum)s.", sum=told) if in_tens else _("Count the dots: %(sum)s.", sum=told)


def _why_missed(look: Look, asked: Question) -> str:
    sides = _sides(asked.presented, asked.missed)
    assert sides is not None
    left, right = (tuple(filter(None, side)) for side in sides)
    shown = asked.presented
    return why_not_yet(look, left, right, _unit(shown))


def why_not_yet(look: Look, left: Sequence[int], right: Sequence[int], unit: int = 1) -> str:
    """What a picture shows of sides that are not the same: longer or shorter rods, more or fewer of all else."""
    truth, claimed = sum(left), sum(right)
    in_rods = look.preferences.counters != "fives" and quantities.drawn_in(look.stored.edition) == "rods"
    cheer, values = _cheer(truth, claimed, unit), {"sum": table_words.both(left), "n": table_words.both(right)}
    if not in_rods and truth > claimed:
        told = _("%(sum)s are more than %(n)s.", **values)
    elif not in_rods:
        told = _("%(sum)s are fewer than %(n)s.", **values)
    elif truth > claimed:
        told = _("%(sum)s are longer than %(n)s.", **values)
    else:
        told = _("%(sum)s are shorter than %(n)s.", **values)
    return f"{cheer} {told}"


def _cheer(truth: int, claimed: int, unit: int = 1) -> str:
    return _("Almost!") if abs(truth - claimed) <= NEARLY * unit else _("Not yet.")


def what_do_they_make(numbers: Sequence[int]) -> str:
    """The wording in which sums are asked for in a first game, by the owl and by friends."""
    return _("What do %(sum)s make?", sum=table_words.both(numbers))


def _line(asked: Question, look: Look) -> str:
    shown = asked.presented
    if isinstance(shown, Total):
        return _("%(before)s and %(gained)s more: hop there!", before=shown.before, gained=shown.gained)
    if isinstance(shown, Count):
        return _("Count %(n)s from you. Who wakes a queen?", n=shown.number)
    numbers = shown.operands
    if isinstance(shown, ToGoal):
        return _("You have %(points)s. How many more to %(goal)s?", points=numbers[0], goal=numbers[1])
    if isinstance(shown, Missing):
        return _("%(known)s and which card make %(total)s?", known=numbers[0], total=numbers[1])
    assert isinstance(shown, Sum | Claim), f"{shown.task} is asked in another game"
    return _line_of_sum(shown, look, _layout(asked, look))


def _line_of_sum(shown: Sum | Claim, look: Look, layout: str) -> str:
    if own := _own_line(shown):
        return own
    if look.one_way and isinstance(shown, Sum):
        return what_do_they_make(shown.operands)
    together = table_words.both(shown.operands)
    if isinstance(shown, Claim) and not look.one_way and not shown.held:
        return _("I think %(sum)s make %(n)s. Is it so?", n=shown.claimed, sum=together)
    if isinstance(shown, Claim):
        if layout == "c=a+b":
            return _("%(n)s is the same as %(sum)s. Is it?", n=shown.claimed, sum=together)
        return _("%(sum)s make %(n)s. Is it so?", n=shown.claimed, sum=together)
    if not shown.held and look.view.discard_top in shown.operands:
        return _("A %(n)s lies there. What do %(sum)s make?", n=look.view.discard_top, sum=together)
    if not shown.held:
        if layout == "c=a+b":
            return _("I wonder: which number is the same as %(sum)s together?", sum=together)
        return _("I wonder: what do %(sum)s make?", sum=together)
    if isinstance(shown, Sum) and shown.swaps:
        return _("I swap the card that %(sum)s make. Which is it?", sum=together)
    if layout == "c=a+b":
        return _("I play %(sum)s. Which card goes first?", sum=together)
    return _("I play %(sum)s. Which card goes with them?", sum=together)


def _with_sign(shown: Sum | Claim) -> str:
    """A product or a difference."""
    told = f" {_kind(shown).sign} ".join(map(str, shown.operands))
    if isinstance(shown, Claim):
        return _("%(product)s is %(n)s. Is it so?", product=told, n=shown.claimed)
    if shown.swaps:
        return _("I swap a card: it is %(product)s. Which is it?", product=told)
    if shown.held:
        return _("I play %(product)s. Which card is it?", product=told)
    return _("I wonder: what is %(product)s?", product=told)


def _own_line(shown: Sum | Claim) -> str:
    """How its kind asks, where that is not as sums are asked for."""
    if _kind(shown).sign != "+":
        return _with_sign(shown)
    laying = _kind(shown).laying
    if laying is None:
        return ""
    of = laying_words.of_discard(laying.discard)
    asks = of.swaps if isinstance(shown, Sum) and shown.swaps else of.asks if shown.held else of.wonders
    line = of.claims if isinstance(shown, Claim) else asks
    left, right = _kind(shown).asked(shown.operands, shown.claimed if isinstance(shown, Claim) else None)
    known = (table_words.both([one for one in side if one is not None]) for side in (left, right))
    return _(line, **dict(zip(("left", "right"), known, strict=True))) if line else ""


def _choice(shown: Payload, value: int, names: TableNames) -> pieces.Choice:
    if isinstance(shown, Claim):
        return pieces.Choice(str(value), _("Yes") if value else _("Not so"))
    return pieces.Choice(str(value), names.seats[value] if isinstance(shown, Count) else str(value))


def _kind(shown: OfBot) -> Kind:
    """Of a sum that is asked for or claimed."""
    return kind_of(shown.skill) or SUMS


def _unit(shown: Payload) -> int:
    """By so much the numbers of this question go."""
    return _kind(shown).unit if isinstance(shown, Sum | Claim) else 1


def whole_sum(asked: Question) -> tuple[int, ...]:
    """What makes the whole in a bot's question; of points, those there are and those still to come. None: a product."""
    shown = asked.presented
    if isinstance(shown, Missing | ToGoal):
        return (shown.operands[0], shown.truth)
    if not isinstance(shown, Sum | Claim) or _rows(asked):
        return ()
    return tuple(filter(None, _kind(shown).amounts(shown.operands, right_answer(shown.skill, shown.operands))[0]))


def _sides(shown: Payload, answer: int | None) -> OpenSides | None:
    """What is as much as what, with an answer or a gap; None: it is asked about something else."""
    if isinstance(shown, Missing | ToGoal):
        known, whole = shown.operands
        return (known, answer), (whole,)
    return _kind(shown).amounts(shown.operands, answer) if isinstance(shown, Sum | Claim) else None


def _signs(asked: Question, layout: str, *, told: bool) -> Signs:
    """The equation as it stands on the table: what is asked for is left open until it has been answered."""
    shown = asked.presented
    truth = right_answer(shown.skill, shown.operands) if isinstance(shown, OfBot) else asked.truth
    answer = truth if told else shown.claimed if isinstance(shown, Claim) else None
    if isinstance(shown, Sum | Claim):
        return equations.asked(_kind(shown), shown.operands, answer, layout)
    sides = _sides(shown, answer)
    return equations.of_sides(*sides) if sides else ()


def _picture(asked: Question, look: Look) -> pieces.SidesPicture | None:
    shown = asked.presented
    gap = None if isinstance(shown, ToGoal) or _rows(asked) else _sides(shown, None)
    if gap is None or not isinstance(shown, OfBot):
        return None
    unit = _unit(shown)
    told = _sides(shown, right_answer(shown.skill, shown.operands))
    assert told is not None
    full = next(side for side in gap if None not in side)
    beside = next(side for side in gap if None in side)
    left, right = (_in_units(side, unit) for side in told)
    drawn = quantities.drawn_in(look.stored.edition)
    if drawn == "scales" and _kind(shown).turns and _layout(asked, look) == equations.TOTAL_FIRST:
        left, right = right, left  # they hang as they are written
    return pieces.SidesPicture(_in_units(full, unit), _in_units(beside, unit), left, right, unit, drawn, _taken(asked))


def _taken(asked: Question) -> int:
    """So many are taken away, where it is about a difference."""
    shown = asked.presented
    return sum(shown.operands[1:]) if isinstance(shown, Sum | Claim) and _kind(shown).sign == MINUS else 0


def _rows(asked: Question) -> tuple[int, int] | None:
    """So many rows of so many, of a product."""
    shown = asked.presented
    if not isinstance(shown, Sum | Claim) or _kind(shown).sign != MULTIPLIED:
        return None
    rows, of = shown.operands
    return rows, of


def _in_units(numbers: Sequence[int | None], unit: int) -> tuple[int, ...]:
    return tuple([number // unit for number in numbers if number is not None])


def _hops(asked: Question) -> tuple[int, ...]:
    if isinstance(asked.presented, Total):
        return tuple(range(asked.presented.before, asked.presented.truth + STEP, STEP))
    if not isinstance(asked.presented, ToGoal):
        return ()
    points, goal = asked.presented.operands
    return tuple(range(points, goal + STEP, STEP))


def feedback(answered: Answered, names: TableNames) -> str:
    """What the owl says to an answer."""
    asked, right = answered.question, answered.right
    if isinstance(asked.presented, Count):
        name = names.seats[asked.truth]
        if asked.truth == asked.seat:
            return _("Yes, it is you!") if right else _("Let us count: it is you!")
        return _("Yes, it is %(who)s!", who=name) if right else _("Let us count: it is %(who)s.", who=name)
    said = told(asked)
    if isinstance(asked.presented, Claim) and right and not asked.truth:
        return _("Well spotted! %(sum)s.", sum=said)
    return _("Yes! %(sum)s.", sum=said) if right else _("Look: %(sum)s.", sum=said)


def told(asked: Question) -> str:
    shown = asked.presented
    if isinstance(shown, Total):
        return f"{shown.before} + {shown.gained} = {shown.truth}"
    return equations.text(_signs(asked, "a+b=c", told=True))
