"""A new deal at a table: what was chosen for it, and who sits where."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final

from kidsq.games.contract import AS_USUAL, AnyGame, EditionInfo, Options, OptionValue, Setup, UnknownSetup
from kidsq.games.registry import edition_codes, edition_info
from kidsq.play.games.registry import practice_for
from kidsq.play.visitor import Chance
from kidsq.store.play.games import StoredGame, StoredSeat


class CannotOpen(ValueError):
    """No such game can be opened. code, value: for the sentence; seats: the numbers of seats that the edition has."""

    def __init__(self, code: str, value: str = "", seats: Sequence[int] = ()) -> None:
        super().__init__(code, value)
        self.code = code
        self.value = value
        self.seats = seats


def option_names() -> tuple[str, ...]:
    """The names of all options that an edition at a table can have."""
    found = (option.name for code in edition_codes() for option in _info(code).options)
    return tuple(dict.fromkeys(found))


def options_for(info: EditionInfo, wanted: Mapping[str, str]) -> dict[str, OptionValue]:
    """The options of a deal: as wanted, else as a table begins. wanted: as typed. Raises CannotOpen (no_option)."""
    found = {name: values[0] for name, values in info.offers.items()}
    offered = {**info.offers, **info.more}
    for option in info.options:
        typed = wanted.get(option.name)
        if typed is None:
            continue
        if typed == AS_USUAL and AS_USUAL in offered.get(option.name, ()):
            found.pop(option.name, None)
            continue
        value = next((value for value in option.values if str(value) == typed), None)
        if value is None:
            raise CannotOpen("no_option", typed[:20])
        found[option.name] = value
    return found


def options_of(stored: StoredGame) -> dict[str, str]:
    """The options with which a game was dealt, as NewGame has them; none where its record cannot be read."""
    info = edition_info(stored.edition)
    try:
        header = json.loads(stored.header_json)
    except (ValueError, RecursionError):
        return {}
    if info is None or not isinstance(header, dict):
        return {}
    told = {one.name: header.get(one.told_by or one.name) for one in info.options}
    sizes = {name: len(value) if isinstance(value, list) else value for name, value in told.items()}
    return {one.name: str(sizes[one.name]) for one in info.options if sizes[one.name] in one.values}


def _info(edition: str) -> EditionInfo:
    info = edition_info(edition)
    assert info is not None, edition
    return info


MOST_DEALS: Final = 100
"""So many are tried for a first game: for one child between one in three and one in sixteen begins well."""


def is_played_alone(edition: str) -> bool:
    """True if nobody else can sit at a table of this edition, friends neither."""
    info = edition_info(edition)
    return info is not None and max(info.seats) == 1


def dealt(
    game: AnyGame,
    edition: str,
    players: int,
    options: Options,
    chance: Chance,
    new_to: Sequence[StoredSeat] = (),
) -> Setup:
    """A new deal. Raises CannotOpen where these options do not go together, or not with so many players.

    new_to: all seats, where one of these people plays this game for the first time: of several deals it is the first
    that begins as this game would begin with them, if one does.
    """
    people = [seat.seat for seat in new_to if seat.bot is None]
    begins_well = practice_for(game.INFO.code).begins_well
    try:
        setup: Setup = game.deal(edition, players, chance.rng, options)
        for _ in range(MOST_DEALS if people else 0):
            if begins_well(setup, people):
                break
            setup = game.deal(edition, players, chance.rng, options)
    except UnknownSetup as error:
        if options:
            raise CannotOpen("no_option", ", ".join(map(str, options.values()))) from error
        raise CannotOpen("too_many", str(players), game.INFO.editions[edition].seats) from error
    return setup


def seats_in_order(info: EditionInfo, players: int) -> tuple[int, ...]:
    """The seats as they are taken, people first: one team after the other, so that two children are a team."""
    teams = info.teams.get(players) or (tuple(range(players)),)
    return tuple(seat for team in teams for seat in team)
