"""What the scene of every table has, whatever the game: who sits there, what may be done next, how it is drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, TypeVar

from kidsq.classroom.accommodations import WAITS
from kidsq.play import AFTERWARDS, Look, bot_on
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import tag
from kidsq.web.table import after, seats
from kidsq.web.table.pieces import Answered, Curtain, Keep, Next, NextBot, Settings
from kidsq.web.table.together import Together, together

DELAYS_MS: Final = {"slow": 3400, "normal": 1900, "fast": 900, "button": None}
DELAYS_OF_OLDER_MS: Final = {"slow": 2600, "normal": 1300, "fast": 700, "button": None}
FEEDBACK_MS: Final = 4500
"""How long the sum stays on the table after an answer that was not it yet."""
PRAISE_MS: Final = {"slow": 4600, "normal": 3400, "fast": 1800}
"""How long it stays there when it is right: a child has to find it, to read it and to be glad."""

T = TypeVar("T")


class part(Generic[T]):
    """A part of a scene, made when it is first asked for. functools.cached_property takes a lock for each of them, and
    a scene has thirty and no second thread."""

    def __init__(self, make: Callable[[Any], T]) -> None:
        self._make, self.__doc__ = make, make.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, scene: Any, owner: type) -> T:
        made = scene.__dict__[self._name] = self._make(scene)
        return made


def unhurried(ms: int, look: Look) -> int:
    """A time after which something comes by itself: longer for a child that needs it."""
    return ms * WAITS if look.preferences.needs.longer_waits else ms


class TableScene:
    """A look put into words and pictures, each part of it when a template asks for it.

    key: fresh, for the next form. address: where forms go. spoken_to: the seat that is told “you”, -1 where all are
    spoken of. message: the kind sentence after a refused request. in_words: also list the legal moves in words, for
    the page without JavaScript. told: so many taps on the owl that showed nothing new, on a page without a script.
    fresh: the answer to what has just been done, not the same picture once more; done_here: the answer to what has
    just been done at this very screen.
    """

    OWN_SETTINGS: ClassVar[str]
    """Template of what the gear asks at the tables of this game alone."""
    proposes: ClassVar[bool] = False
    """True where a child proposes for its class, which plays as one."""
    WORTH_SEEING: ClassVar[frozenset[str]] = frozenset()
    """Kinds of sights that all at a table want to have seen before a curtain falls."""

    def __init__(
        self,
        look: Look,
        key: str,
        message: str | None = None,
        answered: Answered | None = None,
        sums_said: tuple[str, ...] = (),
        *,
        in_words: bool = True,
        told: int = 0,
        fresh: bool = True,
        done_here: bool = False,
    ) -> None:
        chosen = look.preferences
        self.look, self.key, self.message, self.answered, self.sums_said = look, key, message, answered, sums_said
        self.in_words, self.told, self.fresh, self.done_here = in_words, told, fresh, done_here
        self.game_id, self.edition, self.version = look.stored.id, look.stored.edition, look.stored.version
        self.address, self.spoken_to = f"/table/{self.game_id}", look.seat
        self.seat, self.ply, self.language = look.seat, look.view.ply, tag()
        self.counters, self.left_handed = chosen.counters, chosen.left_handed

    # -- for a game to say

    def own_phase(self) -> str:
        """What the child in front of this screen decides now, `watch` where it decides nothing."""
        raise NotImplementedError

    def panel(self, seat: int) -> Any:
        """One seat as everybody sees it, as the game draws it."""
        raise NotImplementedError

    def shown_for_ms(self) -> int:
        """So much longer than usual stands what has just been shown."""
        return 0

    def shown_for_at_least_ms(self) -> int:
        return 0

    # -- what all parts go by

    @part
    def phase(self) -> str:
        """question (mine) · watch (others act) · curtain · over, or what the game calls what is mine to decide."""
        look = self.look
        if look.outcome is not None:
            return "question" if self.reckons else "over"
        if look.held is not None:
            return "watch"
        if look.question is not None and look.question.seat == look.seat:
            return "question"
        if look.curtain is not None:
            return "watch" if self.is_farewell else "curtain"
        if self.is_away:
            return "watch"
        if look.pointing is not None and look.pointing not in look.here:
            return "watch"  # what is tapped at this tablet would answer for the child there
        return self.own_phase()

    @part
    def reckons(self) -> bool:
        """True while what has been reached is reckoned, before a game that is over is shown as such."""
        look, asked = self.look, self.answered.question if self.answered else None
        asked = look.question or asked
        ended = look.outcome is not None and look.decider < 0 and asked is not None
        return ended and asked is not None and asked.seat == look.seat and asked.task in AFTERWARDS

    @part
    def is_farewell(self) -> bool:
        """True if the curtain waits, because what was just done at this screen is to be seen first.

        Nothing of a hand is shown meanwhile: neither of who comes, nor of who played and may have drawn.
        """
        seen = any(sight.kind in self.WORTH_SEEING for moment in self.look.moments for sight in moment.sights)
        return self.done_here and self.look.curtain is not None and (seen or self.answered is not None)

    @property
    def is_away(self) -> bool:
        """True if a bot stands in for the child in front of this screen."""
        return self.look.stored.seats[self.look.seat].stand_in is not None

    # -- seats

    @part
    def seat_names(self) -> tuple[str, ...]:
        return seats.names(self.look)

    @part
    def faces(self) -> tuple[str, ...]:
        return seats.faces(self.look)

    @part
    def me(self) -> Any:
        return self.panel(self.seat)

    @part
    def others(self) -> tuple[Any, ...]:
        """Clockwise from me."""
        players = self.look.view.players
        return tuple([self.panel((self.seat + step) % players) for step in range(1, players)])

    @part
    def together(self) -> Together | None:
        return together(self.look, self.seat_names, self.panel)

    @part
    def curtain(self) -> Curtain | None:
        seat = self.look.curtain
        if self.phase != "curtain" or seat is None:
            return None
        name = self.seat_names[seat]
        return Curtain(name, self.faces[seat], _("Give to %(name)s.", name=name), _("I am %(name)s", name=name))

    # -- what comes next

    @part
    def next(self) -> Next | None:
        look = self.look
        asked = look.question
        if self.is_farewell and self.phase == "watch":
            return Next(_("Next"), self._delay_ms(), to_my_turn=False)
        if look.held or bot_on(look.stored, look.decider) is None:
            return None
        to_my_turn = look.view.players > 2
        if asked is None:
            return Next(_("Next"), self._delay_ms(), to_my_turn)
        # A child has all the time it wants; whoever has waited for long elsewhere may go on.
        return Next(_("Next"), None, to_my_turn) if asked.seat not in look.here and look.slow == asked.seat else None

    def _delay_ms(self) -> int | None:
        """How long what was done stays, until the bots play on or the curtain falls."""
        chosen = self.look.preferences
        delay = (DELAYS_OF_OLDER_MS if chosen.band == "older" else DELAYS_MS)[chosen.speed]
        if delay is None:
            return None
        delay = max(delay + self.shown_for_ms(), self.shown_for_at_least_ms())
        if self.answered and not self.answered.right:
            return self.unhurried(max(delay, FEEDBACK_MS))
        return self.unhurried(max(delay, PRAISE_MS[chosen.speed]) if self.answered or self.is_praised() else delay)

    def unhurried(self, ms: int) -> int:
        return unhurried(ms, self.look)

    def is_praised(self) -> bool:
        """True if what the child has just done is praised beside what it has led to."""
        return False

    @property
    def next_bot(self) -> NextBot | None:
        return after.next_bot(self.look)

    @property
    def keeps(self) -> tuple[Keep, ...]:
        return after.keeps(self.look, self.seat_names, self.faces)

    @part
    def news(self) -> str:
        """What waits at home for the child in front of this screen."""
        return after.news(self.look)

    @part
    def settings(self) -> Settings:
        chosen = self.look.preferences
        return Settings(
            band=chosen.band,
            speed=chosen.speed,
            hint="auto" if chosen.hint is None else str(chosen.hint),  # type: ignore[arg-type]
            memory=chosen.memory or "auto",
            pinned=chosen.pinned,
            sound=chosen.sound,
            volume=chosen.volume,
            reading=chosen.reading,
            music=chosen.music,
            theme=chosen.theme,
            text=chosen.text,
            still=chosen.still,
            always_reads=chosen.needs.read_aloud,
            larger_type=chosen.needs.larger_type,
        )
