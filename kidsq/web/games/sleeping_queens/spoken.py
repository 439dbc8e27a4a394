"""What the owl and the table say: one short line at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from json import loads
from typing import Literal

from kidsq.arithmetic.kind import Equation
from kidsq.arithmetic.skills import kind_of
from kidsq.arithmetic.sums import SUMS
from kidsq.arithmetic.tables import FACTORS, tables_of
from kidsq.games.sleeping_queens import EDITIONS, FIRST_EDITION, Move, View
from kidsq.games.sleeping_queens.cards import CARD_CODES, CARD_NAMES
from kidsq.learning import hints
from kidsq.learning.attempt import TAKEN_AWAY
from kidsq.play import Look, Moment, help_after
from kidsq.play.games.sleeping_queens.advice import fact_of, tells_of_numbers
from kidsq.web.games.sleeping_queens import laying_words, pieces, quantities
from kidsq.web.games.sleeping_queens.questions import (
    asked_of_owl,
    can_help,
    count_it,
    feedback,
    what_do_they_make,
    why_not_yet,
)
from kidsq.web.games.sleeping_queens.words import TableNames, bed_name, card_name
from kidsq.web.http.language import gettext as _
from kidsq.web.shared import equations
from kidsq.web.shared.table_words import both
from kidsq.web.table.pieces import Answered
from kidsq.web.table.scene import unhurried

Mood = Literal["calm", "happy", "sorry", "thinking", "surprised", "sleepy"]
OwlMood = Literal["calm", "happy", "thinking", "sleepy", "surprised"]

LONG_WAY = 4
"""At a table of so many, one waits long for the next turn."""


# -- the owl ----------------------------------------------------------------------------------------------------------


def owl(look: Look, phase: str, names: TableNames, message: str | None, answered: Answered | None) -> pieces.Owl:
    if answered is not None and message is None:
        return pieces.Owl(feedback(answered, names), "happy" if answered.right else "calm", more=False)
    line = message or _owl_line(look, phase, names)
    tried = phase == "turn" and look.not_yet is not None
    return pieces.Owl(
        line=line,
        mood="thinking" if tried or message else _owl_mood(look, phase),
        level=look.help.level,
        after=_after(look, phase),
        more=(phase == "turn" and look.help.more) or (phase == "question" and can_help(look.question)),
        later_ms=unhurried(hints.GLOW_AFTER_MS, look) if phase == "turn" and look.help.later else None,
    )


def _owl_mood(look: Look, phase: str) -> OwlMood:
    if phase == "over":
        return "happy"
    if look.held is not None:
        return "sleepy"
    return "surprised" if phase == "defend" or (phase == "wake" and look.view.flipped) else "calm"


def _after(look: Look, phase: str) -> int:
    """The level of help that a tap on the owl asks for."""
    return help_after(look.question.help) if phase == "question" and look.question else look.help_after


def _owl_line(look: Look, phase: str, names: TableNames) -> str:
    view = look.view
    if phase == "turn":
        return _turn_line(look)
    if phase == "wake":
        return _("The jester chose you! Tap a bed.") if view.flipped else _("Rose wakes one more. Tap a bed!")
    if phase == "question":
        return asked_of_owl(look, names)
    if phase == "defend" and view.attack is not None:
        queen = names.queen(view.attack.queen)
        return attack_line(names.seats[view.active], view.attack.kind, queen)
    if phase == "over":
        return _("What a night!")
    if look.held is not None:
        return _("A little pause.") if look.held == "paused" else _("Soon we begin!")
    if view.mover < 0:
        return ""
    if view.mover == look.seat and look.stored.seats[look.seat].stand_in is not None:
        return _("A friend plays for you.")
    if look.question is not None and look.question.seat not in look.here:
        return _("%(who)s is thinking. No hurry!", who=names.seats[look.question.seat])
    if view.decision == "wake" and view.flipped:
        return _("Count along: 1, 2, 3 …")
    return _("Now it is %(who)s's turn.", who=names.seats[view.mover])


def _turn_line(look: Look) -> str:
    told = tried(look)
    if told is not None and not _is_helped_since(look):
        return told.sentence
    pairs = any(move.is_alike for move in look.view.legal)
    several = sums_by_help(look)
    level = look.help.level
    if look.guided and "king" in _names(look):
        return _("Your king can wake a queen. Tap him!")
    if several and level >= hints.CARDS:
        all_glows = level == hints.MOST or not several[0].is_said
        return _all_glows_line(look, several[0]) if all_glows else _some_glow_line(look, several[0])
    of = laying_words.of_edition(look.stored.edition)
    if level == 2:
        return _(of.there) if several else _(of.none_there)
    if level == 1:
        return _(of.think)
    if level == 5 or look.guided:
        return _other_line(look, twins=tells_of_numbers(look) and pairs)
    return _("Your turn!")


def _is_helped_since(look: Look) -> bool:
    """True if the owl has shown more since the last sum that does not hold: then it speaks of that."""
    row = look.not_yet
    return row is not None and look.help.of(row.skill or "") > row.hint_shown


def sums_by_help(look: Look) -> list[Move]:
    """The sums and rows of the hand, first those with the most help, of these the shortest."""
    facts = [(move, fact) for move in look.view.legal if (fact := fact_of(move)) is not None]
    return [move for move, fact in sorted(facts, key=lambda one: (-look.help.of(one[1]), len(one[0].cards)))]


def _names(look: Look) -> list[str]:
    return [CARD_NAMES[card] for card in look.view.hand]


def _all_glows_line(look: Look, move: Move) -> str:
    together = move.cards
    if move.equation is None:
        return _("A row! Tap the glowing cards.")
    if not is_plain(move.equation):
        return _("%(sum)s: say it!", sum=equations.text(equations.of_equation(move.equation, look.layout)))
    if look.one_way and look.help_came:  # it has been asked for, and shines
        return _("%(sum)s make %(total)s!", sum=both(together[:-1]), total=together[-1])
    if look.one_way:
        return what_do_they_make(together[:-1])
    if look.layout == TAKEN_AWAY:
        return _which_card((*equations.of_equation(move.equation, look.layout)[:-1], None))
    if look.layout == "c=a+b":
        return _("%(total)s is the same as which cards?", total=together[-1])
    return _("%(sum)s together: which card is the same?", sum=both(together[:-1]))


def _other_line(look: Look, *, twins: bool) -> str:
    if twins:
        return _("Twins! Tap the two that match.")
    hand, kinds = _names(look), {move.kind for move in look.view.legal}
    if "king" in hand:
        return _("Your king can wake a queen. Tap him!")
    if "jester" in hand:
        return _("Try your luck: the jester!")
    if "knight" in kinds:
        return _("Your knight can fetch a queen!")
    if "potion" in kinds:
        return _("Your potion makes a queen sleepy.")
    of = laying_words.of_edition(look.stored.edition)
    return _(of.find) if look.help.level < 5 else _(of.none_now)  # whether there is one is not told before


def is_plain(said: Equation) -> bool:
    """True for a sum of which the answer stands alone behind "=", and is a card."""
    return said.sides[1] == (said.last_card,)


def _some_glow_line(look: Look, move: Move) -> str:
    cards = move.cards
    if look.help.level == hints.CARDS:
        return _("Which card goes with the %(n)s?", n=move.in_order[0])
    if move.equation is not None and not is_plain(move.equation):
        return _which_card(equations.opened(move.equation, look.layout))
    if look.one_way:
        return what_do_they_make(cards[:-1])
    if move.equation is not None and look.layout == TAKEN_AWAY:
        return _which_card(equations.opened(move.equation, look.layout))
    return _("%(sum)s together: what do they make?", sum=both(cards[:-1]))


def _which_card(signs: equations.Signs) -> str:
    return _("%(sum)s: which card is it?", sum=equations.text(signs))


def attack_line(attacker: str, kind: str, queen: str) -> str:
    if kind == "knight":
        return _("%(who)s's knight wants the %(queen)s!", who=attacker, queen=queen)
    return _("%(who)s's potion is for the %(queen)s!", who=attacker, queen=queen)


# -- sums that do not hold --------------------------------------------------------------------------------------------


def tried(look: Look) -> pieces.TriedSum | None:
    """The last sum of this ply that does not hold yet: first rods, then dots, only then said."""
    row = look.not_yet
    if row is None:
        return None
    said = Equation(kind_of(row.skill or "") or SUMS, tuple(loads(row.operands)), int(loads(row.response)))
    stages: tuple[Literal["rods", "dots", "said"], ...] = ("rods", "dots", "said")
    stage = stages[min(row.try_no, len(stages)) - 1]
    if said.laying.named:
        sentence = _tried_of_table(said, stage)
        return pieces.TriedSum(equations.of_equation(said), (), (), 1, stage, sentence)
    shown = replace(said, claimed=said.truth) if stage == "said" and said.truth > 0 else said
    kind, unit = said.kind, said.kind.unit
    left, right = (tuple(filter(None, side)) for side in kind.amounts(shown.operands, shown.claimed))
    laid, drawn = _as_laid(shown, right), quantities.drawn_in(look.stored.edition)
    turned = look.layout == equations.TOTAL_FIRST and EDITIONS[look.stored.edition].arithmetic.turns
    return pieces.TriedSum(
        signs=equations.asked(kind, shown.operands, shown.claimed)
        if kind.weighed
        else equations.of_sides(left, laid, turned=turned),
        upper=tuple([number // unit for number in left]),
        lower=tuple([number // unit for number in laid]),
        unit=unit,
        stage=stage,
        sentence=_tried_sentence(look, shown, left, right, stage),
        drawn=drawn,
    )


def _tried_of_table(said: Equation, stage: str) -> str:
    """Of cards that are not of the table that was named: which of them is astray, at last of which table they are."""
    table = said.claimed
    astray = [card for card in said.operands if table not in tables_of((card,))]
    if stage == "said" and said.truth:
        return _("They are of the table of %(n)s.", n=said.truth)
    if astray[0] % table == 0:
        return _("Not yet. The table of %(table)s ends at %(last)s here.", table=table, last=table * FACTORS[-1])
    return _("Not yet. %(n)s is not in the table of %(table)s.", n=astray[0], table=table)


def _as_laid(said: Equation, right: tuple[int, ...]) -> tuple[int, ...]:
    """What stands behind "=", in parts where something lay there before the card."""
    given = sum(said.laying.given) if said.kind.laying and not said.laying.takes_all else 0
    return (*said.laying.given, said.claimed - given) if 0 < given < said.claimed else right


def _tried_sentence(look: Look, said: Equation, left: tuple[int, ...], right: tuple[int, ...], stage: str) -> str:
    if stage == "said" and said.holds:
        told = _together(said, right)
        held = _("You hold a %(n)s!", n=said.last_card)
        return f"{told} {held}" if said.last_card in look.view.hand else told
    if stage == "dots":
        return count_it(left, said.kind.unit, quantities.drawn_in(look.stored.edition))
    return why_not_yet(look, left, right, said.kind.unit)


def _together(said: Equation, right: tuple[int, ...]) -> str:
    if right == (said.truth,):
        return _("Together they are %(n)s.", n=said.truth)
    return f"{equations.text(equations.asked(said.kind, said.operands, said.truth))}."


# -- seats, beds, moves, the end --------------------------------------------------------------------------------------


def mood(look: Look, seat: int, latest: Moment | None, *, thinks: bool) -> Mood:
    if look.outcome is not None:
        return "happy" if seat in look.outcome.winners else "calm"
    if latest is not None and latest.seat == seat:
        if latest.move.kind in ("knight", "potion"):
            return "sorry"
        if any(sight.kind == "woke" for sight in latest.sights) or latest.move.kind == "block":
            return "happy"
        if latest.move.kind == "allow":
            return "sorry"
    elif latest is not None and _is_struck(seat, latest):
        return "surprised"
    if thinks:
        return "thinking"
    return "sleepy" if _is_drowsy(look, seat) else "calm"


def _is_struck(seat: int, latest: Moment) -> bool:
    """Attacked, kept away, or counted out by the jester."""
    return any(sight.kind in ("attacked", "blocked", "flipped") and sight.other == seat for sight in latest.sights)


def _is_drowsy(look: Look, seat: int) -> bool:
    """At the start of the first night, or when its next turn is still far away."""
    view: View = look.view
    if view.ply == 0:
        return view.edition == FIRST_EDITION
    return view.players >= LONG_WAY and (view.active - seat) % view.players == view.players // 2


def bed_label(name: str, full: bool, shown: str, queen: pieces.Queen | None) -> str:
    if not full:
        return _("%(bed)s, empty", bed=name)
    if queen is not None:
        return _("%(bed)s, the %(queen)s sleeps here", bed=name, queen=queen.name)
    if shown == "sparkle":
        return _("%(bed)s, you have seen this queen", bed=name)
    return _("%(bed)s, a queen sleeps here", bed=name)


def plain_move(move: Move, names: TableNames) -> str:
    """A move in words, for the page without JavaScript."""
    bed = bed_name(move.bed) if move.bed >= 0 else ""
    queen = names.queen(move.queen) if move.queen else ""
    other = names.seats[move.seat] if move.seat >= 0 else ""
    if move.kind in ("king", "wake"):
        return _("Wake: %(bed)s", bed=bed)
    if move.kind == "knight":
        return _("Knight: %(queen)s from %(who)s", queen=queen, who=other)
    if move.kind == "potion":
        return _("Potion: %(queen)s of %(who)s to the %(bed)s", queen=queen, who=other, bed=bed)
    if move.kind == "jester":
        return card_name(CARD_CODES["jester"])
    return _("Stop it!") if move.kind == "block" else _("Wave goodbye")


def ending(look: Look, winners: Sequence[str], mine: bool) -> tuple[str, str]:
    """Title and line of the last page."""
    outcome = look.outcome
    assert outcome is not None
    names = _(" and ").join(winners)
    if outcome.ending == "sunrise":
        return _("The sun comes up"), _("Good morning! This is how far you came.")
    if mine and len(winners) == 1:
        title = _("You won!") if len(look.people) == 1 else _("%(who)s won!", who=names)
    elif len(winners) > 1:
        title = _("%(who)s win together!", who=names)
    else:
        title = _("%(who)s won this time.", who=names)
    if not mine:
        return title, _("%(who)s shares a cookie with everybody.", who=winners[0])
    lines = {
        "queens": _("So many queens are awake!"),
        "points": _("So many points together!"),
        "all_awake": _("All the queens are awake."),
    }
    return title, lines[outcome.ending]
