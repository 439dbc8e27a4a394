"""Minutes of play: those that lead to a child's own moves."""

from __future__ import annotations

from datetime import date

import pytest
from worlds import put_game

from kidsq.store.db.database import writing
from kidsq.store.people import people
from kidsq.store.play import games
from kidsq.store.play.played_time import LONGEST_GAP_S, by_day, seconds_played

from .conftest import AT

MIRA, LEO, BOT = range(3)
MIDNIGHT = "2026-11-20T00:00:00.000Z"


@pytest.fixture
def table(db):
    """Plays (seconds after noon, seat, by itself) at a new table of Mira, Leo and a bot; gives the seconds of both."""
    with writing(db):
        mira, leo = (people.add_learner(db, "tablet", name, "face-1", AT).id for name in ("Mira", "Leo"))
    number = iter(range(100))

    def play(*moves: tuple[int, int, bool], since: str = MIDNIGHT) -> tuple[int, int]:
        game_id = f"{next(number):032x}"
        with writing(db):
            put_game(db, game_id, AT, mira, leo, "bruno", device="tablet")
            for ply, (second, seat, by_itself) in enumerate(moves):
                at = f"2026-11-20T12:{second // 60:02d}:{second % 60:02d}.000Z"
                games.append_ply(db, game_id, ply, seat, "discard 2", (), f"{game_id}{ply}" if by_itself else None, at)
        return seconds_played(db, mira, since), seconds_played(db, leo, since)

    return play


def test_time_runs_from_one_own_move_to_the_next_with_the_others_between(table):
    assert table((0, MIRA, True), (10, LEO, True), (14, BOT, False), (30, MIRA, True)) == (30, 10)


def test_what_a_bot_plays_for_an_absent_child_is_not_its_time(table):
    away = [(60 * minute + 20 * seat, seat, seat == LEO) for minute in range(1, 10) for seat in (MIRA, LEO, BOT)]
    assert table((0, MIRA, True), (20, LEO, True), *away) == (0, 20 + 9 * 60)
    back = (610, MIRA, True)
    assert table((0, MIRA, True), (20, LEO, True), *away, back)[MIRA] == 610 - 540


def test_a_long_pause_is_cut_short_and_yesterday_is_not_today(table):
    assert table((0, MIRA, True), (600, LEO, True), (605, MIRA, True))[MIRA] == LONGEST_GAP_S + 5
    assert table((0, MIRA, True), (60, MIRA, True), since="2026-11-20T12:30:00.000Z") == (0, 0)


def test_the_seconds_of_several_children_are_told_by_day(table, db):
    table((0, MIRA, True), (10, LEO, True), (14, BOT, False), (30, MIRA, True))
    table((100, MIRA, True), (140, MIRA, True))
    ids = {child.nickname: child.id for child in people.learners_of_device(db, "tablet")}
    day = date(2026, 11, 20)
    told = by_day(db, [ids["Mira"], ids["Leo"], "nobody"], MIDNIGHT)
    assert told == {ids["Mira"]: {day: 70}, ids["Leo"]: {day: 10}, "nobody": {}}
    assert by_day(db, [], MIDNIGHT) == {}


def test_the_time_of_all_tables_adds_up(table):
    assert table((0, MIRA, True), (30, MIRA, True))[MIRA] == 30
    assert table((100, MIRA, True), (140, MIRA, True))[MIRA] == 70
