"""A teacher seats children at a table; each of them says on its own tablet that it comes."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from kidsq.games.record import as_line, header_of
from kidsq.games.registry import offered_game
from kidsq.play.dealing import CannotOpen, dealt, options_for, seats_in_order
from kidsq.play.fitting import friends
from kidsq.play.multi_tablet import take_out
from kidsq.play.opening import is_new_to_someone, one_way
from kidsq.play.screen_holder import awaited_seats, people_of
from kidsq.play.visitor import Chance
from kidsq.store.classroom import classes, lessons, live_room
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.play import games
from kidsq.store.play.games import StoredGame, StoredSeat

FEWEST_CHILDREN: Final = 2


def is_seated_by_teacher(stored: StoredGame) -> bool:
    """True if a teacher has opened this table."""
    return stored.by_teacher


def seat_children(
    db: Session,
    class_id: str,
    learners: Sequence[str],
    bots: Sequence[str],
    edition: str,
    chance: Chance,
    options: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """Deal a game of a class for these children and bots; its id. Nobody plays before they have come.

    At the tables where they sat in this lesson a bot stands in for them. options: as of a NewGame.
    Raises CannotOpen (no_edition, no_option, no_bot, twice, no_player, too_few, too_many) and keeps nothing.
    """
    game = offered_game(edition)
    if game is None:
        raise CannotOpen("no_edition", edition[:40])
    unknown = next((bot for bot in bots if bot not in game.INFO.bots), None)
    if unknown is not None:
        raise CannotOpen("no_bot", unknown[:40])
    inside = {child.id for child in classes.children_of(db, class_id)}
    stranger = next((learner for learner in learners if learner not in inside), None)
    if stranger is not None:
        raise CannotOpen("no_player", stranger[:40])
    if len(set(learners)) < len(learners):
        raise CannotOpen("twice")
    number = len(learners) + len(bots)
    if len(learners) < FEWEST_CHILDREN:
        raise CannotOpen("too_few", str(len(learners)))
    info = game.INFO.editions[edition]
    if number not in info.seats:
        raise CannotOpen("too_many", str(number), info.seats)
    chosen = options_for(info, options)
    order = seats_in_order(info, number)
    seats = [
        StoredSeat(seat, "learner", learner=learner, awaited=True)
        for seat, learner in zip(order, learners, strict=False)
    ]
    seats += [StoredSeat(seat, "bot", bot=bot) for seat, bot in zip(order[len(learners) :], bots, strict=True)]
    seats.sort(key=lambda one: one.seat)
    is_new = is_new_to_someone(db, "", seats, game.INFO.code)
    setup = dealt(game, edition, number, chosen, chance, seats if is_new else ())
    game_id = chance.new_id()
    with writing(db):
        _leave_their_tables(db, class_id, learners, chance)
        games.create(
            db,
            game_id=game_id,
            game=setup.game,
            edition=edition,
            header_json=as_line(header_of(setup)),
            device=None,
            seats=seats,
            at=chance.at,
            settings_json=json.dumps(
                {
                    **one_way(is_new, edition, chosen),
                    **friends.kept_with(db, None, setup.game, edition, seats, gentle=False),
                }
            ),
            class_id=class_id,
        )
    return game_id


def _leave_their_tables(db: Session, class_id: str, learners: Sequence[str], chance: Chance) -> None:
    """A table with nobody else keeps its game for later, or is put away where it has never begun."""
    lesson = lessons.latest(db, class_id)
    for stored in live_room.open_games(db, class_id, lesson.began_at if lesson else ""):
        seats = [one.seat for one in stored.seats if one.learner in learners and one.stand_in is None]
        if not seats:
            continue
        if set(people_of(stored)) - set(seats):
            take_out(db, stored, seats, chance)
        elif awaited_seats(stored):
            games.put_away(db, stored.id, chance.at)
            games.bump(db, stored.id)
