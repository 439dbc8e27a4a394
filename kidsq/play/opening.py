"""A new game, and the games of this browser that can go on."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from kidsq.classroom import restrictions
from kidsq.games.contract import NO_OPTIONS, AnyGame, Options
from kidsq.games.record import as_line, header_of
from kidsq.games.registry import GAMES, edition_codes, edition_info, is_for_beginners, offered_game
from kidsq.play import screen_holder, tips
from kidsq.play.current_game import is_readable
from kidsq.play.dealing import CannotOpen, dealt, options_for, options_of, seats_in_order
from kidsq.play.fitting import friends
from kidsq.play.multi_tablet import leave_other_tables
from kidsq.play.score import is_theirs
from kidsq.play.visitor import Chance, Visitor, is_owner
from kidsq.store.classroom import classes, lessons
from kidsq.store.db import locks
from kidsq.store.db.session import Session
from kidsq.store.db.times import moment
from kidsq.store.people import people
from kidsq.store.play import games, parts
from kidsq.store.play.games import StoredGame, StoredSeat

MOST_PEOPLE: Final = 4
"""At one screen."""
GUEST: Final = "guest"


@dataclass(frozen=True, slots=True)
class NewGame:
    """What somebody wants to play, as the form says it.

    players: learners of this browser (of a class's tablet: who sits there), `guest` (only at home), or one number of
    seats, which bots then fill.
    gentle: the bots never attack the people. invited: children of the same class at other tablets, who are asked.
    options: values as typed, by name; those that the edition does not have count for nothing.
    """

    edition: str = field(default_factory=lambda: edition_codes()[0])
    bots: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    gentle: bool = False
    invited: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)


def opened_by(db: Session, visitor: Visitor, form: str | None) -> str | None:
    """The game that this form has opened already, as long as it goes on. form: what once.id_of_form says of it."""
    stored = games.load(db, form) if form else None
    if stored is None or stored.ended_at or stored.put_away_at or not is_owner(visitor, stored):
        return None
    return stored.id


def open_game(db: Session, visitor: Visitor, wanted: NewGame, chance: Chance, form: str | None = None) -> str:
    """Deal and keep a new game; its id. Raises CannotOpen and keeps nothing.

    form: as of opened_by(); sent twice, also at once and to two servers, it opens one game. None opens one each time.
    """
    game = offered_game(wanted.edition)
    if game is None:
        raise CannotOpen("no_edition", wanted.edition[:40])
    options = options_for(game.INFO.editions[wanted.edition], wanted.options)
    seats = _seats(db, visitor, wanted, game)
    in_class = classes.class_of(db, visitor.learners[0]) if visitor.learners else None
    if in_class is not None and _last_game_is_said(db, in_class, chance.at):
        raise CannotOpen("last_game")
    _hold_restrictions(db, wanted, seats, chance.at)
    is_new = is_new_to_someone(db, visitor.device, seats, game.INFO.code)
    setup = dealt(game, wanted.edition, len(seats), options, chance, seats if is_new else ())
    lost = _unreadable(db, visitor, seats)
    with locks.writing_to(db, lambda: _part(db, visitor, seats)):
        known = opened_by(db, visitor, form)
        if known:
            return known
        game_id = form if form and games.load(db, form) is None else chance.new_id()
        leave_other_tables(db, visitor.learners or (), chance)
        for old in lost:
            games.put_away(db, old.id, chance.at)
        games.create(
            db,
            game_id=game_id,
            game=setup.game,
            edition=wanted.edition,
            header_json=as_line(header_of(setup)),
            device=visitor.device,
            seats=seats,
            at=chance.at,
            settings_json=json.dumps(
                {
                    **_kept(wanted),
                    **one_way(is_new, wanted.edition, options),
                    **friends.kept_with(db, visitor.device, setup.game, wanted.edition, seats, gentle=wanted.gentle),
                }
            ),
            class_id=in_class,
        )
        tips.note_win(db, visitor, seats)
    return game_id


def _part(db: Session, visitor: Visitor, seats: Sequence[StoredSeat]) -> list[str]:
    """This browser, all children of the game that is opened, and the tables that they leave or that are put away."""
    children = [*(visitor.learners or ()), *(seat.learner for seat in seats if seat.learner)]
    at_home = parts.open_at_home(db, visitor.device) if visitor.learners is None else ()
    return [*parts.of_people(visitor.device, children), *parts.open_tables(db, children), *at_home]


def _unreadable(db: Session, visitor: Visitor, seats: Sequence[StoredSeat]) -> list[StoredGame]:
    """The open games of these people that cannot be read; who begins another one has been told so."""
    found = games.open_games(db, visitor.device) if visitor.learners is None else games.open_with(db, visitor.learners)
    people = {seat.learner for seat in seats if seat.kind != "bot"}
    theirs = [stored for stored in found if any(is_theirs(stored, one) for one in people)]
    return [stored for stored in theirs if not is_readable(db, stored)]


def _last_game_is_said(db: Session, class_id: str, at: str) -> bool:
    lesson = lessons.open_lesson(db, class_id, moment(at))
    return lesson is not None and lesson.last_game_at is not None


def _hold_restrictions(db: Session, wanted: NewGame, seats: Sequence[StoredSeat], at: str) -> None:
    bots, learners = [seat.bot for seat in seats if seat.bot], [seat.learner for seat in seats if seat.learner]
    for learner in learners:
        fixed = restrictions.restrictions_of(db, learner)
        if wanted.edition not in fixed.editions:
            raise CannotOpen(
                "other_game" if restrictions.together(db, learners).editions else "no_common_game", wanted.edition
            )
        if not set(bots) <= set(fixed.bots):
            raise CannotOpen("other_bot", next(bot for bot in bots if bot not in fixed.bots))
        if restrictions.has_played_enough(db, learner, at):
            raise CannotOpen("enough_today")


def fitted(db: Session, wanted: NewGame) -> NewGame:
    """A game that nobody has typed (the usual one, the last one) within what the children at it may play.

    Several children with no bot in common play without one; with no game in common it is refused as it is.
    """
    children = [person for person in (*wanted.players, *wanted.invited) if person != GUEST]
    allowed = restrictions.together(db, children)
    number = max(1, len(wanted.players) + len(wanted.invited))
    fits = [one for one in (wanted.edition, *allowed.editions) if one in allowed.editions and _room(one) >= number]
    edition = next(iter([*fits, *allowed.editions]), wanted.edition)
    game = offered_game(edition)
    sizes = game.INFO.editions[edition].seats if game else ()
    lonely = game is not None and len(children) == 1 and 1 not in sizes
    usual = wanted.bots or (_usual_bots(game, edition)[:1] if game and lonely else ())
    if edition != wanted.edition:  # of the friends of another game no more than this one has room for
        usual = usual[: max(0, _room(edition) - number)]
    known = [bot for bot in allowed.bots if game and bot in game.INFO.bots]
    bots = tuple(bot if bot in known else known[0] for bot in usual) if known else ()
    return replace(wanted, edition=edition, bots=bots)


def _room(edition: str) -> int:
    """The most seats of an edition at a table."""
    game = offered_game(edition)
    return max(game.INFO.editions[edition].seats) if game else 0


def usual_bot(edition: str, allowed: Sequence[str]) -> str | None:
    """The first of these bots that comes along to this edition unless somebody chooses; None: none of them does."""
    game = offered_game(edition)
    return next((bot for bot in _usual_bots(game, edition) if bot in allowed), None) if game else None


def _usual_bots(game: AnyGame, edition: str) -> tuple[str, ...]:
    """The bots of an edition in the order in which they come along unless somebody chooses."""
    return game.INFO.editions[edition].usual_bots or game.INFO.usual_bots or game.INFO.bots


def _kept(wanted: NewGame) -> dict[str, object]:
    return {"gentle": True} if wanted.gentle else {}


def is_new_to_someone(db: Session, device: str, seats: Sequence[StoredSeat], game: str) -> bool:
    """True if one of these people has not played this game to an end yet, whatever other games."""
    learners = {seat.learner for seat in seats if seat.bot is None}
    return not all(games.has_finished_one(db, device, learner, game) for learner in learners)


def one_way(is_new: bool, edition: str, options: Options) -> dict[str, object]:
    """What is kept with a game: that sums have one way only.

    So it is where the game is new to one of its people, and in a game for beginners.
    """
    first = {screen_holder.ONE_WAY: True} if is_new else {}
    by_choice = is_for_beginners(edition, options) and not is_for_beginners(edition, NO_OPTIONS)
    return {**first, **({screen_holder.FOR_BEGINNERS: True} if by_choice else {})}


def _seats(db: Session, visitor: Visitor, wanted: NewGame, game: AnyGame) -> list[StoredSeat]:
    info = game.INFO.editions[wanted.edition]
    sizes = info.seats
    persons, bots = _persons_and_bots(db, wanted, game, sizes)
    for bot in bots:
        if bot not in game.INFO.bots:
            raise CannotOpen("no_bot", bot[:40])
    if len(persons) - len(wanted.invited) > MOST_PEOPLE or len(persons) + len(bots) not in sizes:
        raise CannotOpen("too_many", str(len(persons) + len(bots)), sizes)
    if len({person for person in persons if person != GUEST}) < sum(person != GUEST for person in persons):
        raise CannotOpen("twice")
    seats = []
    order = seats_in_order(info, len(persons) + len(bots))
    for seat, person in zip(order, persons, strict=False):
        if person == GUEST and visitor.learners is None:
            seats.append(StoredSeat(seat, "guest"))
        elif _may_sit(db, visitor, person) or (person in wanted.invited and _same_class(db, visitor, person)):
            seats.append(StoredSeat(seat, "learner", learner=person, awaited=person in wanted.invited))
        else:
            raise CannotOpen("no_player", person[:40])
    seats += [StoredSeat(seat, "bot", bot=bot) for seat, bot in zip(order[len(seats) :], bots, strict=True)]
    return sorted(seats, key=lambda one: one.seat)


def _may_sit(db: Session, visitor: Visitor, person: str) -> bool:
    if visitor.learners is not None:
        return person in visitor.learners
    return people.learner_of_device(db, visitor.device, person) is not None


def _same_class(db: Session, visitor: Visitor, person: str) -> bool:
    mine = classes.class_of(db, visitor.learners[0]) if visitor.learners else None
    return mine is not None and classes.class_of(db, person) == mine


def _persons_and_bots(
    db: Session, wanted: NewGame, game: AnyGame, sizes: Sequence[int]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who sits down: bots fill the seats without which nobody can play, and none comes where one alone plays."""
    persons = (*wanted.players, *wanted.invited) or (GUEST,)
    if len(persons) == 1 and persons[0].isascii() and persons[0].isdecimal() and len(persons[0]) < 4:
        seats = int(persons[0])
        if seats not in sizes:
            raise CannotOpen("too_many", persons[0], sizes)
        return (GUEST,), _filled(db, wanted, game, seats - 1)[: seats - 1]
    if max(sizes) == 1:
        return persons, ()
    return persons, _filled(db, wanted, game, min(sizes) - len(persons))


def _filled(db: Session, wanted: NewGame, game: AnyGame, number: int) -> tuple[str, ...]:
    """The bots that were chosen, and if they are fewer than that those who usually come, of whom all here may have."""
    children = [person for person in (*wanted.players, *wanted.invited) if person != GUEST]
    allowed = restrictions.together(db, children).bots
    usual = _usual_bots(game, wanted.edition)
    more = [bot for bot in usual if bot not in wanted.bots]
    others = [bot for bot in more if bot in allowed] or [bot for bot in usual if bot in allowed] or more
    return wanted.bots + tuple(others[at % len(others)] for at in range(number - len(wanted.bots)))


def same_again(db: Session, visitor: Visitor, game_id: str) -> NewGame:
    """The same game with the same seats once more. Raises CannotOpen for a game that is not this visitor's."""
    stored = games.load(db, game_id)
    if stored is None or not is_owner(visitor, stored):
        raise CannotOpen("no_game")
    info, seats = edition_info(stored.edition), list(stored.seats)
    if info is not None:
        seats = [seats[seat] for seat in seats_in_order(info, len(seats))]
    persons = tuple(seat.learner or GUEST for seat in seats if seat.kind != "bot")
    bots = tuple(seat.bot for seat in seats if seat.bot)
    gentle = screen_holder.is_gentle(stored)
    return NewGame(stored.edition, bots, persons, gentle, options=options_of(stored))


def next_bot(stored: StoredGame) -> tuple[str, tuple[str, ...]] | None:
    """The bot one step stronger than all at this table, and with whom it would play; None: no such.

    It takes the chair of the weakest.
    """
    bots = GAMES[stored.game].INFO.bots
    here = sorted((seat.bot for seat in stored.seats if seat.bot), key=bots.index)
    stronger = bots[bots.index(here[-1]) + 1 :] if here else ()
    return (stronger[0], (*here[1:], stronger[0])) if stronger else None
