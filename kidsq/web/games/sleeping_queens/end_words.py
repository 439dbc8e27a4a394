"""The end of a game in words: what went well for a child who did not win, and the bot that would play next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kidsq import play
from kidsq.games.sleeping_queens.cards import QUEEN_NAMES
from kidsq.play import Look
from kidsq.play.games.sleeping_queens import ending
from kidsq.play.games.sleeping_queens.ending import Fact
from kidsq.web.games.sleeping_queens import words
from kidsq.web.games.sleeping_queens.pieces import WentWell
from kidsq.web.http import context
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import ngettext

MOST_LINES: Final = 2


def went_well(look: Look, sums_said: Sequence[str]) -> tuple[WentWell, ...]:
    """One or two true things about the child in front of this screen; "played to the end" only if nothing else."""
    if len(look.here) > 1:  # whose would they be?
        return ()
    found = ending.went_well(context.db(), look.stored, look.seat)
    if play.is_unfinished(look.stored):
        found = [fact for fact in found if fact.kind != "played"]
    told = [fact for fact in found if fact.kind != "played"] or found
    if any(fact.kind == "new" for fact in told[:MOST_LINES]):
        told = [fact for fact in told if fact.kind != "woke"]
    last = sums_said[-1] if sums_said else ""
    return tuple(
        WentWell(_sentence(fact, look.stored.edition), _picture(look, fact), last if fact.kind == "sums" else "")
        for fact in told[:MOST_LINES]
    )


def _picture(look: Look, fact: Fact) -> str:
    """A drawing of it: the queen, the card, the friend who was helped, else the owl."""
    if fact.kind in ("recalled", "new"):
        return f"queen-{fact.what}"
    if fact.kind == "woke" and look.view.courts[look.seat]:
        return f"queen-{QUEEN_NAMES[look.view.courts[look.seat][0]]}"
    if fact.kind == "blocked":
        return "dragon" if fact.what == "knight" else "wand"
    friend = next((seat.bot for seat in look.stored.seats if seat.bot), None)
    if fact.kind == "helped" and friend:
        return f"friend-{friend}-happy"
    return "jester" if fact.kind == "counted" else "owl-happy"


def _sentence(fact: Fact, edition: str) -> str:
    if fact.kind in ("recalled", "new"):
        queen = words.queen_name(QUEEN_NAMES.index(fact.what), edition)
        if fact.kind == "new":
            return _("The %(queen)s is new in your gallery.", queen=queen)
        return _("You found the %(queen)s by heart.", queen=queen)
    if fact.kind == "blocked":
        return _("You kept a knight away.") if fact.what == "knight" else _("You kept a sleeping potion away.")
    if fact.kind == "noticed":
        return _("You spotted a sum that didn't match.")
    if fact.kind == "counted":
        return _("You saw where the jester's count would end.")
    if fact.kind == "helped":
        return ngettext("You helped a friend.", "You helped your friends %(num)s times.", fact.n)
    if fact.kind == "sums":
        return ngettext("You said a sum.", "You said %(num)s sums.", fact.n)
    if fact.kind == "woke":
        return ngettext("You woke a queen.", "You woke %(num)s queens.", fact.n)
    return _("You played to the very end.")
