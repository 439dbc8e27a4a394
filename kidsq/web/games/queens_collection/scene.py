"""What both kinds of tables of this game show: cards, seats, what happened, what the owl says, moves in words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from typing import Any, ClassVar, Final

from kidsq.games.queens_collection.cards import CARD_NAMES, COLOURS, NO_CARD
from kidsq.games.queens_collection.story import Sight
from kidsq.learning.hints import GLOW_AFTER_MS
from kidsq.play import help_after
from kidsq.play.games.queens_collection.advice import Shown, shown
from kidsq.play.games.queens_collection.remarks import Say
from kidsq.play.games.queens_collection.tips import kept_as, prologue_due, tip_due
from kidsq.web.games.queens_collection import asking, moved, owl_words, told, words
from kidsq.web.games.queens_collection.asking import Asked
from kidsq.web.games.queens_collection.pieces import Card, Ending, Happening, Mood, Offer, Owl, Panel, Tip
from kidsq.web.http.language import gettext as _
from kidsq.web.table.scene import TableScene

FORM_OF: Final = {"question": "answer", "watch": "next-form", "over": "leave-form"}
"""By phase, the form with which a child goes on after a tip; in all others it is that of the turn."""
LAST: int = 4
"""So many things that have happened are shown as pictures."""


class CollectionScene(TableScene):
    """The whole table as one seat may see it; each of both families says what is its own."""

    OWN_SETTINGS = "games/queens_collection/_own_settings.html"
    TEMPLATES: ClassVar[str]
    """Folder of table.html, _table.html and _prologue.html; among the styles, of prologue.css."""
    ticked: frozenset[str] = frozenset()
    """What was chosen when something was still missing, as the form sends it."""

    # -- for a family to say

    def turn_line(self) -> str:
        """What the owl says at this child's turn."""
        raise NotImplementedError

    def end_words(self) -> tuple[str, str]:
        """Title and line of the last page."""
        raise NotImplementedError

    def mood(self, seat: int) -> Mood:
        """How this seat looks."""
        return "thinking" if seat == self.look.decider else "calm"

    # -- what all parts go by

    @property
    def edition_name(self) -> str:
        return words.edition_name(self.edition)

    @property
    def draw_size(self) -> int:
        size: int = self.look.view.draw_size
        return size

    @cached_property
    def discard_top(self) -> Card | None:
        top: int = self.look.view.discard_top
        return None if top == NO_CARD else card_like(self.language, 0, top)

    @cached_property
    def hand(self) -> tuple[Card, ...]:
        return cards_like(self.language, self.look.view.hand)

    @property
    def prologue(self) -> bool:
        """True if the story is told before this table is seen. Not where others at tablets of their own play on."""
        return self.in_words and self.together is None and prologue_due(self.look)

    @property
    def glow_help(self) -> bool:
        """True if a pointing hand shows the way."""
        return self.look.guided and self.phase not in ("watch", "curtain", "over")

    @property
    def hop(self) -> Any | None:
        """A marker that this child may move on while others play."""
        return None

    # -- seats

    def panel(self, seat: int) -> Panel:
        return Panel(**self.seat_values(seat))

    def seat_values(self, seat: int) -> dict[str, Any]:
        """What any panel says of this seat."""
        look, view = self.look, self.look.view
        sitting, hand = look.stored.seats[seat], view.hands[seat]
        return {
            "seat": seat,
            "name": self.seat_names[seat],
            "face": self.faces[seat],
            "mine": seat == look.seat,
            "on_turn": seat == view.mover,
            "hand": None if hand is None else cards_like(self.language, hand),
            "cards": view.hand_sizes[seat],
            "bubble": self._bubble(seat),
            "mood": self.mood(seat),
            "won": look.outcome is not None and seat in look.outcome.winners,
            "away": sitting.stand_in is not None,
            "sign": look.signs.get(seat),
        }

    def _bubble(self, seat: int) -> str | None:
        look, latest = self.look, self.look.latest[-1] if self.look.latest else None
        bot = look.stored.seats[seat].bot
        if latest is None or latest.seat != seat or latest.say is None or bot is None or look.outcome is not None:
            return None
        return self.remark(bot, latest.say)

    def remark(self, bot: str, say: Say) -> str:
        """What a bot says about its own move."""
        return owl_words.remark(bot, say)

    # -- what happens

    @cached_property
    def happenings(self) -> tuple[Happening, ...]:
        """What is news, the oldest first."""
        sights = [sight for moment in self.look.moments for sight in moment.sights]
        return tuple(happening(sight, told.sentence(sight, self.seat_names, self.seat)) for sight in sights)

    @property
    def last_line(self) -> str:
        """What has happened last, in a line; nothing where nothing has."""
        sights = [sight for moment in self.look.moments for sight in moment.sights]
        return told.last_line(sights, self.seat_names, self.seat)

    @property
    def last_happenings(self) -> tuple[Happening, ...]:
        return self.happenings[-LAST:]

    @cached_property
    def question(self) -> Asked | None:
        """What is asked of this child, or what it has just answered."""
        return asking.question(self.look, self.seat_names, self.faces, self.answered)

    @property
    def tune(self) -> str:
        """The one small sound of what is new."""
        look = self.look
        if self.reckons:
            return ""
        if look.outcome is not None:
            return "won" if look.outcome.kind == "won" and set(look.outcome.winners) & set(look.people) else "over"
        return moved.tune(look.moments)

    @property
    def moved(self) -> str:
        """What moved in the latest plies (moved.py)."""
        return "" if self.phase == "curtain" else moved.moved(self.look.moments)

    @property
    def drawings(self) -> tuple[str, ...]:
        """What is drawn of it."""
        return moved.drawings(self.look.moments)

    # -- what the owl says

    @cached_property
    def owl(self) -> Owl:
        if self.message is not None:
            return Owl(self.message, "thinking")
        if self.answered is not None:
            return Owl(asking.feedback(self.answered), "happy" if self.answered.right else "calm")
        if self.phase == "question" and self.look.question is not None:
            asked = self.look.question
            more, after = asking.can_help(asked), help_after(asked.help)
            said = asking.asked_of_owl(asked, self.seat_names, self.look)
            return Owl(
                said, "calm", asked.help, more, after, self.unhurried(GLOW_AFTER_MS) if asked.help_later else None
            )
        look, helped = self.look, owl_words.helped(self.look)
        told = owl_words.tip(self.tip.kept) if self.tip else None
        return Owl(
            line=(helped if look.help_came else told or helped) or self._owl_line(),
            mood="happy" if self.phase == "over" else "sleepy" if look.held else "calm",
            level=look.help.level,
            more=look.help.more,
            after=look.help_after,
            later_ms=self.unhurried(GLOW_AFTER_MS) if look.help.later else None,
        )

    @cached_property
    def helped(self) -> Shown | None:
        """What glows with the hand, by the help that this child has."""
        return (
            None
            if self.look.outcome is not None
            else shown(self.look.view, self.look.help.level, plainly=self.look.guided)
        )

    @cached_property
    def tip(self) -> Tip | None:
        """What the owl tells because it happens for the first time."""
        silent = self.message is not None or self.question is not None
        code = None if silent else tip_due(self.look)
        if code is None:
            return None
        kept = kept_as(code, self.look.stored, self.look.seat)
        return Tip(kept, f"{self.look.seat} {code}", FORM_OF.get(self.phase, "turn"))

    def _owl_line(self) -> str:
        look, view = self.look, self.look.view
        if self.phase == "over":
            return self.end_words()[1]
        if look.held is not None:
            return _("A little pause.") if look.held == "paused" else _("Soon we begin!")
        if view.mover < 0:
            return ""
        if self.phase == "watch" and view.mover == look.seat and self.is_away:
            return _("A friend plays for you.")
        if self.phase == "watch":
            return _("Now it is %(who)s's turn.", who=self.seat_names[view.mover])
        return self.turn_line()

    # -- the end

    @property
    def offer(self) -> Offer | None:
        """The next game, harder or easier, once this one is over."""
        return None

    @cached_property
    def ending(self) -> Ending | None:
        outcome = self.look.outcome
        if outcome is None:
            return None
        title, line = self.end_words()
        if outcome.ending == "sunrise":
            title, line = _("The sun comes up"), _("Good morning! This is how far you came.")
        mine = self.seat in outcome.winners
        return Ending(
            mine=mine,
            title=title,
            line=line,
            smiles=outcome.kind == "won",
            winners=tuple(self.panel(seat) for seat in outcome.winners),
            next_bot=None if self.offer else self.next_bot,
            offer=self.offer,
            keeps=self.keeps,
        )


def happening(sight: Sight, sentence: str) -> Happening:
    """A sight with the codes of what it is about."""
    return Happening(
        kind=sight.kind,
        seat=sight.seat,
        sentence=sentence,
        cards=codes(sight.cards),
        got=codes(sight.got),
        figures=tuple(COLOURS[colour] for colour, _box in sight.meeples),
        box=COLOURS[sight.colour] if sight.colour >= 0 else "",
        other=sight.other if sight.other >= 0 else None,
    )


def codes(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(CARD_NAMES[card] for card in cards)


def cards_like(language: str, cards: Iterable[int]) -> tuple[Card, ...]:
    """The cards of a hand or a row, in their places."""
    return tuple(card_like(language, place, card) for place, card in enumerate(cards))


@lru_cache(maxsize=1_024)
def card_like(_language: str, place: int, card: int) -> Card:
    """The one object of all cards that look like this. _language: of this request."""
    return Card(place, CARD_NAMES[card], words.card_name(card))
