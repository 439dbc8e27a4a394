"""What the scene of every table has, whatever the game: who sits there, what may be done next, how it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from kidsq import play
from kidsq.classroom import restrictions
from kidsq.classroom.accommodations import WAITS
from kidsq.lazy import lazy
from kidsq.play import AFTERWARDS, GESTURES, Look, Preferences, bot_on, is_seated_by_teacher
from kidsq.store.people import people
from kidsq.web.games.lookups import keepsakes
from kidsq.web.http import context
from kidsq.web.http.caller import visitor
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import tag
from kidsq.web.shared import royals, setting_words, surprise_words, table_words
from kidsq.web.table.pieces import Answered, Curtain, Keep, Keeper, News, Next, NextBot

# -- what children at several tablets see of each other besides the table: who is awaited, away or slow, and signs -----


@dataclass(frozen=True, slots=True)
class Together:
    """What only a table with children at several tablets shows.

    hold: the line while nobody may play. awaited: the game's own drawings of those who have been asked; can_start:
    begin without them. asked: I am one of them. away: a bot stands in for me. slow: for whom everybody has been
    waiting long. signs: I can show.
    """

    hold: str | None = None
    awaited: tuple[Any, ...] = ()
    can_start: bool = False
    asked: bool = False
    away: bool = False
    slow: str | None = None
    signs: tuple[tuple[str, str], ...] = ()


def together(look: Look, names: Sequence[str], draw: Callable[[int], Any]) -> Together | None:
    """What a table with children at several tablets shows besides; None at one screen. names: by seat. draw: a seat."""
    if look.here == look.people:
        return None
    over = look.outcome is not None
    asked = bool(set(look.awaited) & set(look.here))
    shown = [seat for seat in look.people if seat not in look.here] if asked else look.awaited
    return Together(
        hold=_hold_line(look, names, asked) if look.held else None,
        awaited=tuple(draw(seat) for seat in shown),
        can_start=not set(look.awaited) >= set(look.people) and not set(look.awaited) & set(look.here),
        asked=asked,
        away=look.stored.seats[look.seat].stand_in is not None and not over,
        slow=None if over or look.slow is None else names[look.slow],
        signs=tuple((sign, _sign_name(sign)) for sign in GESTURES) if not over else (),
    )


def _hold_line(look: Look, names: Sequence[str], asked: bool) -> str:
    """Why nobody plays now, said to the children at this screen, who are never told to wait for themselves."""
    if look.held == "paused":
        return _("A little pause. Look up!")
    others = [seat for seat in look.people if seat not in look.here]
    if asked and is_seated_by_teacher(look.stored):
        return _("Your table is ready, with %(name)s!", name=names[others[0]])
    hosts = [seat for seat in others if seat not in look.awaited]
    if asked and hosts:
        return _("%(name)s asks you to play!", name=names[hosts[0]])
    awaited = [seat for seat in look.awaited if seat not in look.here]
    return _("Waiting for %(names)s …", names=_(" and ").join(names[seat] for seat in awaited))


def _sign_name(sign: str) -> str:
    return {"wave": _("Hello!"), "clap": _("Well done!"), "heart": _("I like it!"), "wow": _("Wow!")}[sign]


# -- who sits at a table, as the child in front of this screen should hear and see it ----------------------------------

GUEST_FACES: Final = tuple(f"face-{number}" for number in (21, 22, 23, 24, 1, 2, 3, 4))


def names(look: Look) -> tuple[str, ...]:
    """Who sits where, as the child in front of this screen should hear it."""
    seats, guests = list[str](), _guests(look)
    for sitting in look.stored.seats:
        if sitting.bot is not None:  # twice the same bot at one table: Bruno and Bruno 2
            before = [other.bot for other in look.stored.seats[: sitting.seat]].count(sitting.bot)
            name = table_words.bot_name(sitting.bot)
            seats.append(f"{name} {before + 1}" if before else name)
        elif sitting.seat in look.learners:
            seats.append(look.learners[sitting.seat].nickname)
        else:
            nth = guests.index(sitting.seat) + 1
            seats.append(_("Me") if len(look.people) == 1 else _("Player %(n)s", n=nth))
    return tuple(seats)


def faces(look: Look) -> tuple[str, ...]:
    """By seat: the drawing of a bot or a face, or a child's own royal."""
    guests, taken = _guests(look), {child.face for child in look.learners.values()}
    free = [face for face in GUEST_FACES if face not in taken]
    if guests and len(look.people) == 1:
        free = [royals.of_guest() or free[0]]
    found = []
    for sitting in look.stored.seats:
        if sitting.bot is not None:
            found.append(table_words.bot_face(sitting.bot))
        elif sitting.seat in look.learners:
            found.append(look.learners[sitting.seat].shown)
        else:
            found.append(free[guests.index(sitting.seat)])
    return tuple(found)


def _guests(look: Look) -> list[int]:
    return [seat for seat in look.people if seat not in look.learners]


# -- what is offered after the end of a game: another one, and to keep what a guest has won ----------------------------

NEW_FACES: Final = ("face-21", "face-2", "face-13", "face-6")
"""To begin with; all the others are one tap further."""
PICTURES: Final = 3
"""So many show what there is to keep."""


def keeps(look: Look, names: Sequence[str], faces: Sequence[str]) -> tuple[Keep, ...]:
    """What the guests at this screen are asked: who they are, so that nothing they have won is lost.

    names, faces: by seat.
    """
    places = play.places_at(context.db(), visitor(), look.stored)
    if not places:
        return ()
    sits_here = {seat.learner for seat in look.stored.seats}
    known = people.learners_of_device(context.db(), look.stored.device or "")
    children = tuple(Keeper(one.id, one.nickname, one.shown) for one in known if one.id not in sits_here)
    won = {one.seat: keepsakes(play.brought_to(context.db(), look.stored, one.seat)) for one in places}
    line = _("Keep them? Who are you?") if any(won.values()) else _("Who are you? Tap your face.")
    return tuple(
        Keep(seat, line, names[seat], face, children, () if children else _new_faces(face), tuple(won[seat][:PICTURES]))
        for seat, face in ((one.seat, faces[one.seat]) for one in places)
    )


def _new_faces(own: str) -> tuple[str, ...]:
    """Some pictures to tap at once: first the one with which the guest has played."""
    others = [face for face in NEW_FACES if face != own]
    return (own, *others)[: len(NEW_FACES)] if own in people.FACES else NEW_FACES


def next_bot(look: Look) -> NextBot | None:
    """After a child alone with bots has won: who would like to play next. Offered, and nothing depends on it."""
    seat = look.stored.seats[look.seat]
    if look.outcome is None or look.seat not in look.outcome.winners or len(look.people) > 1:
        return None
    step = play.next_bot(look.stored)
    if step is None:
        return None
    bot, bots = step
    if seat.learner is not None:
        allowed = restrictions.restrictions_of(context.db(), seat.learner)
        enough = restrictions.has_played_enough(context.db(), seat.learner, context.now_text())
        if enough or not set(bots) <= set(allowed.bots) or look.stored.edition not in allowed.editions:
            return None
    name = table_words.bot_name(bot)
    return NextBot(
        table_words.bot_face(bot),
        _("%(name)s would like to play with you!", name=name),
        look.stored.edition,
        bots,
        seat.learner or play.GUEST,
        play.is_gentle(look.stored),
    )


def news(look: Look) -> News | None:
    """At the end of a game, what is new at home for the one child here; nothing in class, where lessons go on."""
    learner = look.stored.seats[look.seat].learner
    if look.outcome is None or learner is None or len(look.people) > 1 or look.stored.class_id is not None:
        return None
    waits = play.waiting(context.db(), learner)
    line = surprise_words.news(waits) if waits else ""
    return News(line, waits, learner) if waits and line else None


# -- the scene ---------------------------------------------------------------------------------------------------------


DELAYS_MS: Final = {"slow": 3400, "normal": 1900, "fast": 900, "button": None}
DELAYS_OF_OLDER_MS: Final = {"slow": 2600, "normal": 1300, "fast": 700, "button": None}
PASSING: Final = 0.6
"""This share of the delay a ply stays with which nothing has happened: until its cards have flown."""
FEEDBACK_MS: Final = 4500
"""How long the sum stays on the table after an answer that was not it yet."""
PRAISE_MS: Final = {"slow": 3000, "normal": 1800, "fast": 1300}
"""How long it stays there when it is right: a child has to find it, to read it and to be glad."""


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

    @property
    def begins(self) -> bool:
        """True while nothing of a game is there but what was dealt, and nothing is asked."""
        return self.ply == 0 and self.look.question is None and self.look.outcome is None

    @lazy
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

    @lazy
    def reckons(self) -> bool:
        """True while what has been reached is reckoned, before a game that is over is shown as such."""
        look, asked = self.look, self.answered.question if self.answered else None
        asked = look.question or asked
        ended = look.outcome is not None and look.decider < 0 and asked is not None
        return ended and asked is not None and asked.seat == look.seat and asked.task in AFTERWARDS

    @lazy
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

    @lazy
    def seat_names(self) -> tuple[str, ...]:
        return names(self.look)

    @lazy
    def faces(self) -> tuple[str, ...]:
        return faces(self.look)

    @lazy
    def me(self) -> Any:
        return self.panel(self.seat)

    @lazy
    def others(self) -> tuple[Any, ...]:
        """Clockwise from me."""
        players = self.look.view.players
        return tuple([self.panel((self.seat + step) % players) for step in range(1, players)])

    @lazy
    def together(self) -> Together | None:
        return together(self.look, self.seat_names, self.panel)

    @lazy
    def curtain(self) -> Curtain | None:
        seat = self.look.curtain
        if self.phase != "curtain" or seat is None:
            return None
        name = self.seat_names[seat]
        return Curtain(name, self.faces[seat], _("Give it to %(name)s.", name=name), _("I am %(name)s", name=name))

    # -- what comes next

    @lazy
    def next(self) -> Next | None:
        look = self.look
        asked = look.question
        if self.is_farewell and self.phase == "watch":
            return Next(_("Next"), self._delay_ms(), to_my_turn=False)
        if look.held or bot_on(look.stored, look.decider) is None:
            return None
        to_my_turn = look.view.players > 2
        if asked is None or look.seat != asked.seat in look.here:  # whom nobody sees being asked
            return Next(_("Next"), self._delay_ms(), to_my_turn)
        # A child has all the time it wants; whoever has waited for long elsewhere may go on.
        return Next(_("Next"), None, to_my_turn) if asked.seat not in look.here and look.slow == asked.seat else None

    def _delay_ms(self) -> int | None:
        """How long what was done stays, until the bots play on or the curtain falls."""
        chosen = self.look.preferences
        delay = (DELAYS_OF_OLDER_MS if chosen.band == "older" else DELAYS_MS)[chosen.speed]
        if delay is None:
            return None
        if self.is_passing():
            delay = round(delay * PASSING)
        delay = max(delay + self.shown_for_ms(), self.shown_for_at_least_ms())
        if self.answered and not self.answered.right:
            return self.unhurried(max(delay, FEEDBACK_MS))
        return self.unhurried(max(delay, PRAISE_MS[chosen.speed]) if self.answered or self.is_praised() else delay)

    def unhurried(self, ms: int) -> int:
        return unhurried(ms, self.look)

    def is_passing(self) -> bool:
        """True if nothing that is shown now needs to be looked at before others play on."""
        return False

    def is_praised(self) -> bool:
        """True if what the child has just done is praised beside what it has led to."""
        return False

    @property
    def next_bot(self) -> NextBot | None:
        return next_bot(self.look)

    @property
    def keeps(self) -> tuple[Keep, ...]:
        return keeps(self.look, self.seat_names, self.faces)

    @lazy
    def news(self) -> News | None:
        """What waits at home for the child in front of this screen."""
        return news(self.look)

    @lazy
    def settings(self) -> Preferences:
        return self.look.preferences

    def gear(self, part: str) -> list[setting_words.Question]:
        """What the gear asks in one of its parts."""
        return setting_words.questions(part, self.settings)
