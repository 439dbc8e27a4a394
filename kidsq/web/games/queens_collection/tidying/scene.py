"""The table of `coop` and `solo`: eight boxes around the Queen, and who is not at home yet."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from kidsq.games.queens_collection import TidyingView
from kidsq.learning.hints import MOST
from kidsq.play.games.queens_collection.advice import shown
from kidsq.web.games.queens_collection.pieces import Box, Offer
from kidsq.web.games.queens_collection.scene import CollectionScene
from kidsq.web.games.queens_collection.tidying import boxes, choosing, spoken


class TidyingScene(CollectionScene):
    """Together or alone."""

    TEMPLATES = "games/queens_collection/tidying"

    @property
    def view(self) -> TidyingView:
        view: TidyingView = self.look.view
        return view

    def own_phase(self) -> Literal["turn", "watch"]:
        return "turn" if self.view.my_turn and self.view.legal else "watch"

    @cached_property
    def boxes(self) -> tuple[Box, ...]:
        """The ring, first the box straight above the Queen, then clockwise."""
        return boxes.ring(self.language, self.view)

    @property
    def goal(self) -> int:
        """So many come home in all."""
        return boxes.goal(self.view)

    @property
    def home(self) -> int:
        """So many are at home."""
        return boxes.at_home(self.view)

    @property
    def hostess(self) -> str:
        """How the Queen looks: she waits, hopes when few are astray, smiles when nobody is."""
        astray = self.view.astray
        return "hostess-smiles" if not astray else "hostess-hopes" if astray <= spoken.FEW else "hostess-waits"

    @property
    def can(self) -> str:
        """What can follow each choice of cards (choosing.py)."""
        return choosing.can(self.view)

    @property
    def way(self) -> str:
        """Where the pointing hand goes, first to the cards; empty unless it shows the way."""
        found = shown(self.view, MOST, plainly=True) if self.glow_help and self.phase == "turn" else None
        return choosing.way(found) if found else ""

    @cached_property
    def hints(self) -> frozenset[str]:
        """What glows with this child's help: places of cards, meeples and the box, as the form sends them."""
        return choosing.hints(self.helped) if self.helped and self.phase == "turn" else frozenset()

    @property
    def may_pass(self) -> bool:
        return any(move.kind == "pass" for move in self.view.legal)

    @property
    def ways(self) -> tuple[str, ...]:
        """What one can do with one's cards in this game, as pictures."""
        return ("swap", "carry", "renew") if self.edition == "solo" else ("swap", "carry", "renew", "exchange")

    def turn_line(self) -> str:
        return spoken.turn_line(self.look)

    def end_words(self) -> tuple[str, str]:
        return spoken.ending(self.view)

    @property
    def facts(self) -> tuple[tuple[str, str], ...]:
        """What was reached, as drawings and words."""
        return spoken.facts(self.view)

    @property
    def offer(self) -> Offer | None:
        ended = self.look.outcome is not None and self.look.outcome.ending != "sunrise"
        return spoken.offer(self.view) if ended else None
