"""The questions of the table in words, and what is said to an answer."""

from __future__ import annotations

from collections.abc import Sequence

from kidsq.learning.payload import Claim, Count, Missing, Payload, Sum, ToGoal, Total
from kidsq.play import BOTS_TASKS, Look, Question
from kidsq.web.games.sleeping_queens import pieces
from kidsq.web.games.sleeping_queens.words import TableNames
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import ngettext
from kidsq.web.shared import table_words
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
        parts=_parts(asked, told=answered is not None),
        addends=_addends(asked),
        layout="c=a+b" if _layout(asked, look) == "c=a+b" else "a+b=c",
        hidden=isinstance(shown, Missing),
        lays=isinstance(shown, Sum | Missing),
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
            return f"{_cheer(asked.truth, asked.missed)} {_of_picture(asked, fives=False)}"
        return why_not_yet(look, _addends(asked), asked.missed)
    if asked.help >= RODS:
        return _of_picture(asked, fives=look.preferences.counters == "fives")
    if isinstance(shown, ToGoal):
        return _("It is not far now!")
    name = names.seats[friend]
    if isinstance(shown, Claim):
        return _("%(who)s is not sure.", who=name)
    return _("Play a card for %(who)s!", who=name)


def _of_picture(asked: Question, *, fives: bool) -> str:
    """What there is to see in the picture that helps."""
    if asked.help >= SAID:
        return _("It is the one that glows.")
    if _by_fingers(asked):
        return _of_hand(max(_addends(asked)), numbered=asked.help > RODS)
    if isinstance(asked.presented, ToGoal):
        return _("Hop from here to the goal!") if asked.help == RODS else _("Count the hops: five, ten, …")
    if asked.help == RODS:
        return _("Look at the counters!") if fives else _("Look at the rods!")
    if asked.missed is not None:
        return count_above(_addends(asked))
    return _("Count on from five!") if fives and sum(_addends(asked)) > STEP else _("Count the dots.")


def _of_hand(larger: int, *, numbered: bool) -> str:
    if numbered:
        return _("%(n)s … now count on with the fingers!", n=larger)
    return _("Start at %(n)s. One more for each finger!", n=larger)


def count_above(addends: Sequence[int]) -> str:
    """Which of the two rows is the sum that is asked for; below lies what was said."""
    return _("Count the dots above: %(sum)s.", sum=table_words.both(addends))


def why_not_yet(look: Look, addends: Sequence[int], claimed: int) -> str:
    """What a picture shows of a total that is not it: rods or counters that are more or fewer."""
    truth, fives = sum(addends), look.preferences.counters == "fives"
    cheer = _cheer(truth, claimed)
    if fives and truth > claimed:
        told = _("%(sum)s are more than %(n)s.", sum=table_words.both(addends), n=claimed)
    elif fives:
        told = _("%(sum)s are fewer than %(n)s.", sum=table_words.both(addends), n=claimed)
    elif truth > claimed:
        told = _("%(sum)s are longer than %(n)s.", sum=table_words.both(addends), n=claimed)
    else:
        told = _("%(sum)s are shorter than %(n)s.", sum=table_words.both(addends), n=claimed)
    return f"{cheer} {told}"


def _cheer(truth: int, claimed: int) -> str:
    return _("Almost!") if abs(truth - claimed) <= NEARLY else _("Not yet.")


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
        return _("I swap a card: %(sum)s make it. Which is it?", sum=together)
    if layout == "c=a+b":
        return _("I play %(sum)s. Which card goes first?", sum=together)
    return _("I play %(sum)s. Which card goes with them?", sum=together)


def _choice(shown: Payload, value: int, names: TableNames) -> pieces.Choice:
    if isinstance(shown, Claim):
        return pieces.Choice(str(value), _("Yes") if value else _("Not so"))
    return pieces.Choice(str(value), names.seats[value] if isinstance(shown, Count) else str(value))


def _addends(asked: Question) -> tuple[int, ...]:
    shown = asked.presented
    if isinstance(shown, Sum | Claim):
        return shown.operands
    return (shown.operands[0], shown.truth) if isinstance(shown, Missing) else ()


def whole_sum(asked: Question) -> tuple[int, ...]:
    """What makes the whole in a bot's question; of points, those there are and those still to come."""
    shown = asked.presented
    return (shown.operands[0], shown.truth) if isinstance(shown, ToGoal) else _addends(asked)


def _parts(asked: Question, *, told: bool) -> tuple[int | None, ...]:
    """The sum as it stands on the table: what is asked for is left open until it has been answered."""
    shown = asked.presented
    if isinstance(shown, ToGoal):
        points, goal = shown.operands
        return (points, shown.truth if told else None, goal)
    addends = _addends(asked)
    if not addends:
        return ()
    if told:
        return (*addends, sum(addends))
    if isinstance(shown, Claim):
        return (*addends, shown.claimed)
    return (addends[0], None, sum(addends)) if isinstance(shown, Missing) else (*addends, None)


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
    said = _told(asked)
    if isinstance(asked.presented, Claim) and right and not asked.truth:
        return _("Well spotted! %(sum)s.", sum=said)
    return _("Yes! %(sum)s.", sum=said) if right else _("Look: %(sum)s.", sum=said)


def _told(asked: Question) -> str:
    shown = asked.presented
    if isinstance(shown, Total):
        return f"{shown.before} + {shown.gained} = {shown.truth}"
    parts = [part for part in _parts(asked, told=True) if part is not None]
    return table_words.sum_text(parts)
