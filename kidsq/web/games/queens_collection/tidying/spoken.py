"""What the owl and the last page say where all tidy up together."""

from __future__ import annotations

from typing import Final

from kidsq.games.queens_collection import TidyingView
from kidsq.games.queens_collection.editions import BEGINNERS
from kidsq.play import Look
from kidsq.play.games.queens_collection.figures import tidy_boxes
from kidsq.web.games.queens_collection.pieces import Offer
from kidsq.web.games.queens_collection.tidying import boxes
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import ngettext

FIELDS: Final = 3
FEWER_CARDS: Final = 3
FEW: Final = 6
"""So few astray, and the Queen hopes."""


def turn_line(look: Look) -> str:
    """What the owl says at the child's own turn."""
    view: TidyingView = look.view
    if not view.draw_size and not view.hand:
        return _("No cards left. Wait for the others.")
    return _("Your turn! Tap your cards.")


def ending(view: TidyingView) -> tuple[str, str]:
    """Title and line of the last page: something true and kind at every number."""
    home, astray = boxes.at_home(view), view.astray
    if not astray:
        return _("The Queen smiles!"), _("All are home. What a tidy evening!")
    if not home:
        return _("Good night, everybody!"), _("Tonight all sleep at a friend's. What a party!")
    if astray <= FEW:
        line = ngettext(
            "Only %(num)s sleeps at a friend's tonight.", "Only %(num)s sleep at a friend's tonight.", astray
        )
        return _("Nearly all are home!"), line
    line = ngettext(
        "%(num)s is home. The others sleep at a friend's.", "%(num)s are home. The others sleep at a friend's.", home
    )
    return _("Good night, everybody!"), line


def facts(view: TidyingView) -> tuple[tuple[str, str], ...]:
    """What was reached: a drawing and words; nothing that would count against anybody."""
    home, tidy = boxes.at_home(view), tidy_boxes(view)
    found = [("track-lit", _("%(n)s of %(goal)s are home", n=home, goal=boxes.goal(view)))]
    if tidy:
        found.append(("chest-yellow-full", ngettext("%(num)s tidy box", "%(num)s tidy boxes", tidy)))
    if view.points > 0:
        found.append(("crown", ngettext("%(num)s point together", "%(num)s points together", view.points)))
    return tuple(found)


def offer(view: TidyingView) -> Offer | None:
    """What could come next: a little harder after all have come home, easier after they have not."""
    if not view.astray and view.fields == BEGINNERS:
        return Offer(_("Next: three of each colour!"), "fields", str(FIELDS))
    if not view.astray and view.copies > FEWER_CARDS:
        return Offer(_("Next: with fewer cards!"), "copies", str(FEWER_CARDS))
    if view.astray and view.fields > BEGINNERS:
        return Offer(_("Next: two of each colour are enough."), "fields", str(BEGINNERS))
    return None
