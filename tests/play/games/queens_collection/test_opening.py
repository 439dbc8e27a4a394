"""How a table of it is opened: easy at first, with options that hold, and with a friend only where one can sit."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kidsq.play.dealing import CannotOpen, option_names, options_of
from kidsq.play.opening import NewGame, fitted, open_game, same_again, usual_bot
from kidsq.play.practice.situation import has_one_way
from kidsq.play.visitor import Chance, Visitor
from kidsq.store.db import migrations
from kidsq.store.db.database import writing
from kidsq.store.db.session import Session
from kidsq.store.play import games
from kidsq.store.play.games import StoredGame

AT = "2026-11-02T08:00:00.000Z"
HERE = Visitor("d" * 32)


@pytest.fixture
def db(tmp_path: Path) -> Iterator[Session]:
    with migrations.opened(tmp_path / "kidsq.db") as made:
        yield made


def opened(db: Session, wanted: NewGame) -> StoredGame:
    stored = games.load(db, open_game(db, HERE, wanted, Chance(AT, Random())))
    assert stored is not None
    return stored


def dealt(stored: StoredGame, *names: str) -> list[Any]:
    header = json.loads(stored.header_json)
    return [header[name] for name in names]


@pytest.mark.parametrize("edition", ["coop", "solo"])
def test_a_new_child_begins_on_the_side_for_beginners(db, edition):
    assert dealt(opened(db, NewGame(edition)), "fields", "each", "copies", "jokers") == [2, 3, 4, 6]


@pytest.mark.parametrize("edition", ["rivals", "teams"])
def test_rivals_begin_with_one_round(db, edition):
    assert dealt(opened(db, NewGame(edition)), "rounds") == [1]


@pytest.mark.parametrize(
    ("edition", "kinds"),
    [
        ("coop", ["guest", "bot"]),
        ("solo", ["guest"]),
        ("rivals", ["guest", "bot"]),
        ("teams", ["guest", "bot", "bot", "bot"]),
    ],
)
def test_who_taps_alone_gets_as_many_friends_as_it_takes(db, edition, kinds):
    assert [seat.kind for seat in opened(db, NewGame(edition)).seats] == kinds


def test_nobody_comes_along_where_one_plays_alone(db):
    assert [seat.kind for seat in opened(db, NewGame("solo", ("bruno", "tilo"))).seats] == ["guest"]
    with pytest.raises(CannotOpen, match="too_many"):
        opened(db, NewGame("solo", players=("guest", "guest")))


def test_two_children_are_a_team_and_stay_one(db):
    stored = opened(db, NewGame("teams", ("hugo",), ("guest", "guest")))
    assert [seat.kind for seat in stored.seats] == ["guest", "bot", "guest", "bot"]
    assert stored.seats[1].bot == "hugo"
    again = same_again(db, HERE, stored.id)
    assert [(seat.kind, seat.bot) for seat in opened(db, again).seats] == [
        (seat.kind, seat.bot) for seat in stored.seats
    ]


def test_a_friend_that_is_chosen_first_is_the_partner(db):
    stored = opened(db, NewGame("teams", ("tilo", "dotti", "fenna"), ("guest",)))
    assert [seat.bot for seat in stored.seats] == [None, "dotti", "tilo", "fenna"]


def test_who_comes_along_is_good_company_together_and_gentle_as_a_rival():
    everybody = ("dotti", "bruno", "hugo", "pippa", "fenna", "tilo")
    assert [usual_bot(edition, everybody) for edition in ("coop", "rivals", "classic")] == ["pippa", "bruno", "bruno"]


@pytest.mark.parametrize(
    ("edition", "options", "kept"),
    [
        ("coop", {"fields": "3"}, {"fields": 3, "each": 3}),
        ("coop", {"each": "2"}, {"fields": 2, "each": 2}),
        ("coop", {"copies": "3", "jokers": "4"}, {"fields": 2, "copies": 3, "jokers": 4}),
        ("rivals", {"rounds": "2"}, {"rounds": 2}),
        ("rivals", {"fields": "2"}, {"rounds": 1, "fields": 3}),
    ],
    ids=repr,
)
def test_options_are_dealt_and_carried_to_the_next_game(db, edition, options, kept):
    stored = opened(db, NewGame(edition, options=options))
    assert dealt(stored, *kept) == list(kept.values())
    again = opened(db, same_again(db, HERE, stored.id))
    assert dealt(again, *kept) == list(kept.values())


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("coop", {"fields": "4"}),
        ("coop", {"fields": "two"}),
        ("coop", {"fields": "3", "each": "2"}),
        ("coop", {"jokers": "9" * 500}),
        ("rivals", {"rounds": "0"}),
        ("rivals", {"rounds": "3"}),
    ],
    ids=repr,
)
def test_options_that_do_not_hold_open_nothing(db, edition, options):
    with pytest.raises(CannotOpen, match="no_option"):
        opened(db, NewGame(edition, options=options))
    assert games.open_games(db, HERE.device) == []


def test_every_option_of_a_table_has_a_name_in_forms():
    assert option_names() == ("queens", "fields", "each", "copies", "jokers", "rounds")


def test_what_was_chosen_is_read_from_the_record(db):
    assert options_of(opened(db, NewGame("coop"))) == {"fields": "2", "each": "3", "copies": "4", "jokers": "6"}
    assert options_of(opened(db, NewGame("classic"))) == {}


def test_a_game_that_nobody_typed_has_room_for_all_who_sit_here(db):
    two = ("c" * 32, "d" * 32)
    assert fitted(db, NewGame("solo", players=two)).edition != "solo"
    assert fitted(db, NewGame("solo", players=two[:1])).edition == "solo"


@pytest.mark.parametrize(("fields", "one_way"), [("2", True), ("3", False)])
def test_on_the_side_for_beginners_sums_are_written_in_one_way(db, fields, one_way):
    """And where it is new to somebody, whatever else they have played."""
    for edition in ("classic", "coop"):
        assert has_one_way(opened(db, NewGame("coop", options={"fields": "3"})))
        game = opened(db, NewGame(edition))
        with writing(db):
            games.finish(db, game.id, "{}", AT)
    assert has_one_way(opened(db, NewGame("coop", options={"fields": fields}))) == one_way
    assert not has_one_way(opened(db, NewGame("rivals")))
