"""A child proposes for its class: one of each child counts, and its sum is its own in the log."""

from __future__ import annotations

import json

import pytest

from kidsq.play import NotHere
from kidsq.play.wall import lead
from kidsq.store.classroom import lessons, proposals
from kidsq.store.db.database import writing
from kidsq.store.db.times import text
from kidsq.store.play import games

from .room import NAMES, Room

HAND = ("1", "2", "3", "5", "6")
"""Of first night: 1 + 2 = 3, 2 + 3 = 5, 1 + 5 = 6 and more."""


@pytest.fixture
def wall(room: Room) -> Room:
    return room.begin(HAND)


def test_a_proposal_changes_nothing_of_the_game(wall: Room) -> None:
    before = wall.as_class().stored
    assert wall.propose("Mira", "discard 2+3=5").values == {"proposed": "discard 2+3=5"}
    after = wall.as_class().stored
    assert (after.plies, after.version, after.updated_at) == (before.plies, before.version, before.updated_at)
    assert wall.tally().counts == (("discard 2+3=5", 1),)


def test_a_sum_is_that_childs_own_attempt_at_the_table_of_its_class(wall: Room) -> None:
    wall.propose("Mira", "discard 2+3=5")
    (row,) = wall.log("Mira")
    assert (row.task, row.skill, row.correct, row.try_no, row.rt_total_ms) == ("own_sum", "add:2+3", 1, 1, 2500)
    assert json.loads(row.presented) == {"hand": list(HAND), "table": "class"}
    assert (row.game_id, row.ply, row.class_id) == (wall.game_id, 0, wall.class_id)
    assert row.p_after is not None
    assert row.p_before is not None
    assert wall.log("Leo") == []


def test_two_children_with_the_same_sum_have_a_first_try_each(wall: Room) -> None:
    for name in ("Mira", "Leo"):
        wall.propose(name, "discard 2+3=5")
    assert [wall.log(name)[0].try_no for name in ("Mira", "Leo")] == [1, 1]
    assert wall.tally().counts == (("discard 2+3=5", 2),)


def test_a_sum_that_does_not_hold_is_logged_and_proposes_nothing(wall: Room) -> None:
    reply = wall.propose("Mira", "discard 2+3=6")
    assert reply.kind == "done"
    assert [(row.correct, row.response) for row in wall.log("Mira")] == [(0, "6")]
    assert wall.tally().said == 0


def test_of_several_tries_at_one_ply_only_the_first_one_weighs(wall: Room) -> None:
    wall.without_help()
    for move in ("discard 2+3=6", "discard 2+3=5", "discard 1+2=3"):
        wall.propose("Mira", move)
    assert [(row.skill, row.try_no, row.hint_shown) for row in wall.log("Mira")] == [
        ("add:2+3", 1, 0),
        ("add:2+3", 2, 3),
        ("add:1+2", 3, 3),
    ]
    assert wall.tally().counts == (("discard 1+2=3", 1),)
    (kept,) = proposals.rows_of(wall.db, [wall.children["Mira"]], None, None)
    assert (kept.said, kept.changes, kept.laid) == ("discard 1+2=3", 1, None)


def test_a_swap_is_proposed_and_no_attempt(wall: Room) -> None:
    wall.propose("Mira", "discard 6")
    assert wall.tally().counts == (("discard 6", 1),)
    assert wall.log("Mira") == []


@pytest.mark.parametrize(
    ("move", "code"),
    [("discard 4", "not_held"), ("king 0", "not_held"), ("jester", "not_held"), ("dance", "unreadable")],
)
def test_what_the_rules_do_not_allow_is_refused_as_at_every_table(wall: Room, move: str, code: str) -> None:
    reply = wall.propose("Mira", move)
    assert (reply.kind, reply.code) == ("refused", code)
    assert wall.tally().said == 0


def test_a_form_sent_twice_is_one_proposal(wall: Room) -> None:
    for _ in range(2):
        assert wall.propose("Mira", "discard 2+3=5", key="once").kind == "done"
    assert len(wall.log("Mira")) == 1
    assert wall.propose("Mira", "discard 1+2=3", key="once").kind == "clash"
    for _ in range(2):
        assert wall.propose("Leo", "discard 2+3=6", key="not yet").kind == "done"
    assert len(wall.log("Leo")) == 1
    assert wall.propose("Leo", "discard 2+3=5", key="not yet").kind == "clash"


def test_who_comes_too_late_is_logged_once_with_all_help(wall: Room) -> None:
    wall.without_help()
    wall.propose("Mira", "discard 1+2=3")
    wall.lay()
    for move in ("discard 2+3=5", "discard 1+5=6"):
        reply = wall.propose("Leo", move, ply=0)
        assert (reply.kind, reply.code) == ("late", "class_went_on")
    (row,) = wall.log("Leo")
    assert (row.skill, row.ply, row.hint_shown, row.try_no) == ("add:2+3", 0, 5, 1)
    assert json.loads(row.presented)["hand"] == list(HAND)
    (kept,) = proposals.rows_of(wall.db, [wall.children["Leo"]], None, None)
    assert (kept.said, kept.late, kept.laid) == ("discard 2+3=5", 1, 0)
    assert wall.propose("Mira", "discard 2+3=5", ply=0).kind == "late"
    assert len(wall.log("Mira")) == 1


def test_what_comes_once_the_wall_has_shown_the_sums_says_nothing_of_the_child(wall: Room) -> None:
    wall.without_help()
    for name in NAMES[:3]:
        wall.propose(name, "discard 2+3=5")
    assert lead.show(wall.as_class(), "0").kind == "done"
    wall.propose("Zoe", "discard 2+3=5")
    (before,), (after,) = wall.log("Noa"), wall.log("Zoe")
    assert (before.hint_shown, after.hint_shown) == (0, 5)
    assert before.p_before != before.p_after
    assert after.p_before == after.p_after


def test_help_is_each_childs_own(wall: Room) -> None:
    mira, leo = wall.as_child("Mira"), wall.as_child("Leo")
    with mira.writing():
        mira.show_help(0, mira.seat, 4, asked=True)
    assert (mira.help_at(0, 0).level, mira.help_at(0, 0).asked) == (4, True)
    assert leo.help_at(0, 0).level == 0
    wall.propose("Mira", "discard 2+3=5")
    assert wall.log("Mira")[0].hint_asked == 1


def test_while_all_look_up_nobody_proposes(wall: Room) -> None:
    lesson = lessons.latest(wall.db, wall.class_id)
    assert lesson is not None
    with writing(wall.db):
        lessons.pause(wall.db, lesson.id, text(wall.now))
    assert wall.propose("Mira", "discard 2+3=5").code == "paused"
    assert wall.lay("discard 2+3=5").code == "paused"
    assert wall.log("Mira") == []


@pytest.mark.parametrize("ply", ["", "x", "1", "-1", "9999999"])
def test_a_strange_ply_is_refused(wall: Room, ply: str) -> None:
    assert wall.propose("Mira", "discard 2+3=5", ply=ply).kind == "refused"  # type: ignore[arg-type]
    assert wall.log("Mira") == []


def test_only_who_sits_there_proposes_and_only_for_its_own_class(wall: Room) -> None:
    with pytest.raises(NotHere):
        wall.as_child("Mira", sits="Leo")
    stranger = wall.as_child("Mira")
    stranger.class_id = "another"
    with pytest.raises(NotHere):
        _ = stranger.stored


def test_a_table_that_is_on_no_wall_is_reached_by_nobody_this_way(wall: Room) -> None:
    lead.end(wall.db, wall.class_id, wall.chance, wall.game_id)
    for at in (wall.as_child("Mira"), wall.as_class()):
        with pytest.raises(NotHere):
            _ = at.stored


def test_a_child_writes_no_ply(wall: Room) -> None:
    stored = games.load(wall.db, wall.game_id)
    assert stored is not None
    assert all(seat.learner is None for seat in stored.seats)
    with pytest.raises(NotHere):
        wall.as_child("Mira").append_ply(None, None)  # type: ignore[arg-type]
