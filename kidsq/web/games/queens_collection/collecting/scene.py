"""The table of `rivals` and `teams`."""

from __future__ import annotations

from kidsq.games.queens_collection import CollectingView
from kidsq.web.games.queens_collection.pieces import Card
from kidsq.web.games.queens_collection.scene import CollectionScene, cards_like
from kidsq.web.http.language import gettext as _


class CollectingScene(CollectionScene):
    """Each alone, or in two teams."""

    TEMPLATES = "games/queens_collection/collecting"

    @property
    def view(self) -> CollectingView:
        view: CollectingView = self.look.view
        return view

    def own_phase(self) -> str:
        """reveal, take or more: what is to be decided."""
        view = self.view
        return view.decision if view.my_turn and view.legal else "watch"

    @property
    def display(self) -> tuple[Card, ...]:
        """The open cards."""
        return cards_like(self.language, self.view.display)

    @property
    def revealed(self) -> tuple[Card, ...]:
        """The cards turned up in this turn."""
        return cards_like(self.language, self.view.revealed)

    def turn_line(self) -> str:
        return _("Turn up a card, or stop?") if self.phase == "reveal" else _("Your turn! Tap your cards.")

    def end_words(self) -> tuple[str, str]:
        outcome = self.look.outcome
        assert outcome is not None
        winners = [self.seat_names[seat] for seat in outcome.winners]
        title = (
            _("You won!") if self.seat in outcome.winners else _("%(who)s won this time.", who=_(" and ").join(winners))
        )
        return title, _("What a full collection!")
