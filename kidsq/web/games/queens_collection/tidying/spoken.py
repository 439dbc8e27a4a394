"""What the owl and the last page say where all tidy up together."""

from __future__ import annotations

from typing import Final

from kidsq.games.queens_collection import TidyingView
from kidsq.play import Look
from kidsq.web.http.language import gettext as _

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
    if not view.astray:
        return _("The Queen smiles!"), _("All are home. What a tidy evening!")
    home = sum(view.standing[colour * 9] for colour in range(8))
    return _("Good night, everybody!"), _("You brought %(n)s home. The others sleep with their friends.", n=home)
