"""What the owl tells when it first happens, and what friends say of their own moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kidsq.games.queens_collection import CollectingView
from kidsq.learning import hints
from kidsq.play import Look
from kidsq.play.games.queens_collection.advice import risk, shown
from kidsq.play.games.queens_collection.remarks import Say
from kidsq.web.games.queens_collection.words import box_name, card_name, listed
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import ngettext

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
_SAID: Final[dict[str, tuple[Callable[[], str], ...]]] = {
    "two_home": (lambda: _("Two at once!"), lambda: _("One swap, two at home!")),
    "keeps_joker": (lambda: _("I keep my joker for later."), lambda: _("New cards for me!")),
    "new_cards": (lambda: _("New cards for me!"), lambda: _("What will I get?")),
    "waits": (lambda: _("I wait this time."), lambda: _("Your turn!")),
    "took": (lambda: _("A pair!"), lambda: _("These two fit.")),
    "stops": (lambda: _("I stop here."), lambda: _("That is enough for me.")),
    "trades": (lambda: _("I trade."), lambda: _("Maybe next time.")),
}


def helped(look: Look) -> str | None:
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


def remark(bot: str, say: Say) -> str:
    """What this friend says; each has its own way."""
    if say.code == "box_full":
        return _("The %(box)s is full!", box=box_name(say.colour))
    if say.code == "box_mine":
        return _("The %(box)s is mine!", box=box_name(say.colour))
    if say.code == "one_home":
        return _("%(colour)s is home.", colour=card_name(say.colour))
    if say.code == "for_you":
        return _("%(card)s for you!", card=card_name(say.colour))
    lines = _SAID[say.code]
    return lines[len(bot) % len(lines)]()
