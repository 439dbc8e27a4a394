"""What the owl says to taps where it has no more to show: true, and of use now."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from kidsq.games.sleeping_queens import EDITIONS, Move
from kidsq.play import BOTS_TASKS, Look
from kidsq.play.games.sleeping_queens.advice import advice, tells_of_numbers
from kidsq.web.games.sleeping_queens.questions import whole_sum
from kidsq.web.games.sleeping_queens.spoken import sums_by_help
from kidsq.web.http.language import gettext as _
from kidsq.web.shared.table_words import both

if TYPE_CHECKING:
    from kidsq.web.games.sleeping_queens.scene import Scene

MOST = 5
"""At most so many lines; one tap more tells the first again."""


def further_lines(scene: Scene) -> tuple[str, ...]:
    """The owl's lines after its own, at least one but at a table that shows no owl."""
    look = scene.look
    if look.held is not None:
        return (_("The game waits for you."),)
    if scene.is_away:
        return (_("Tap “I am back!”, and you play on."),)
    said = {"turn": _of_hand, "question": _of_question, "wake": _of_beds, "defend": _of_attack}
    if scene.phase in said and scene.answered is None:
        return tuple(said[scene.phase](look))[:MOST]
    return tuple(_aim(look))


def _aim(look: Look) -> Iterator[str]:
    view = look.view
    yield _("%(goal)s queens win. You have %(n)s.", goal=view.goal_queens, n=len(view.courts[look.seat]))
    if view.goal_points is not None and look.question is None:  # else the points may be what is asked
        yield _("%(goal)s points win, too. You have %(n)s.", goal=view.goal_points, n=view.points[look.seat])


def _of_hand(look: Look) -> Iterator[str]:
    """How the cards are laid; where a hand points at some, of these alone."""
    meant = advice(look) if look.guided else None
    yield from _of_cards(look) if meant is None or meant.move is None else _of_move(look, meant.what, meant.move)
    yield from _aim(look)


def _of_move(look: Look, what: str, move: Move) -> Iterator[str]:
    if what == "together":
        yield _laying(look, move.cards)
    elif what == "twins":
        yield _("Tap both cards with %(n)s, then “Twins!”.", n=move.cards[0])
    else:
        yield from _of_powers({what})


def _of_cards(look: Look) -> Iterator[str]:
    kinds = {move.kind for move in look.view.legal}
    for cards in sums_by_help(look)[:2]:
        yield _laying(look, cards)
    if tells_of_numbers(look):
        pairs = {move.cards[0] for move in look.view.legal if move.kind == "discard" and len(move.cards) == 2}
        for number in sorted(pairs)[:1]:
            yield _("Tap both cards with %(n)s, then “Twins!”.", n=number)
    yield from _of_powers(kinds)
    if any(move.kind == "discard" and len(move.cards) == 1 for move in look.view.legal):
        yield _("You may always tap one card, then “Swap it”.")


def _of_powers(kinds: Collection[str]) -> Iterator[str]:
    if "king" in kinds:
        yield _("Tap the king, then a bed.")
    if "jester" in kinds:
        yield _("Tap the jester, then “Play the jester!”.")
    if "knight" in kinds:
        yield _("Tap the knight, then a queen.")
    if "potion" in kinds:
        yield _("Tap the potion, then a queen.")


def _laying(look: Look, cards: tuple[int, ...]) -> str:
    """In which order the cards of a sum or a row are tapped."""
    addends, total = cards[:-1], cards[-1]
    if EDITIONS[look.stored.edition].together == "run":
        return _("Tap %(cards)s, then “Row!”.", cards=both(cards))
    if look.layout == "c=a+b":
        return _("Tap %(cards)s.", cards=_("%(one)s, then %(other)s", one=total, other=_one_by_one(addends)))
    return _("Tap %(cards)s, then =, then %(total)s.", cards=_one_by_one(addends), total=total)


def _one_by_one(cards: tuple[int, ...]) -> str:
    said = str(cards[0])
    for card in cards[1:]:
        said = _("%(one)s, then %(other)s", one=said, other=card)
    return said


def _of_question(look: Look) -> Iterator[str]:
    asked = look.question
    if asked is None:
        return
    if asked.task in BOTS_TASKS:
        addends = whole_sum(asked)
        made = _("%(sum)s make %(total)s.", sum=both(addends), total=sum(addends))
        if asked.task == "check_bot":
            answer = _("Tap “Yes”.") if asked.truth else _("Tap “Not so”.")
        else:
            answer = _("Tap %(n)s!", n=asked.truth)
        yield f"{made} {answer}"
    elif asked.task == "jester_count":
        yield _("You are 1. Who comes next is 2, and so on.")
    else:
        yield _("Each hop is five more.")
    yield _("“Not now” is fine, too.")


def _of_beds(look: Look) -> Iterator[str]:
    yield _("Tap any bed with a sleeper in it.")
    yield from _aim(look)


def _of_attack(look: Look) -> Iterator[str]:
    view = look.view
    if view.attack is None:
        return
    by_knight, can_block = view.attack.kind == "knight", any(move.kind == "block" for move in view.legal)
    if can_block:
        yield _("Your dragon stops the knight: “Block!”") if by_knight else _("Your wand stops the potion: “Block!”")
    elif by_knight:
        yield _("Only a dragon stops a knight. Wave goodbye!")
    else:
        yield _("Only a wand stops a potion. Wave goodbye!")
    yield from _aim(look)
