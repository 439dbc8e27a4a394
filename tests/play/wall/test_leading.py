"""The teacher begins, shows, lays and ends; the friend plays; the record of the game stays exact."""

from __future__ import annotations

import io
from pathlib import Path

import postgres
import pytest

from kidsq.games.record import replay
from kidsq.games.registry import GAMES
from kidsq.play import CannotOpen, Chance, end_with_sunrise
from kidsq.play.current_game import _cache
from kidsq.play.ended import records
from kidsq.play.wall import lead
from kidsq.store.classroom import classes, lessons, live_room, walls
from kidsq.store.db import live
from kidsq.store.db.database import writing
from kidsq.store.db.times import text
from kidsq.store.people import settings
from kidsq.store.play import games, questions

from .room import NAMES, Room

HAND = ("1", "2", "3", "5", "6")
SUM = "discard 2+3=5"


@pytest.fixture
def wall(room: Room) -> Room:
    return room.begin(HAND)


def moves(room: Room) -> list[str]:
    return [one.move for one in games.plies(room.db, room.game_id)]


def test_what_most_have_proposed_is_laid_unless_the_teacher_chooses(wall: Room) -> None:
    for name, move in (("Mira", "discard 6"), ("Leo", SUM), ("Noa", SUM)):
        wall.propose(name, move)
    assert wall.lay().since == 0
    assert moves(wall) == [SUM]


def test_the_teacher_may_lay_what_fewer_have_proposed(wall: Room) -> None:
    for name, move in (("Mira", "discard 6"), ("Leo", SUM), ("Noa", SUM)):
        wall.propose(name, move)
    wall.lay("discard 6")
    assert moves(wall) == ["discard 6"]


def test_of_two_that_are_equal_the_first_one_leads(wall: Room) -> None:
    for name, move in (("Mira", "discard 6"), ("Leo", SUM)):
        wall.propose(name, move)
        wall.later(seconds=1)
    assert wall.tally().most == "discard 6"


def test_nothing_is_laid_that_nobody_has_proposed(wall: Room) -> None:
    assert wall.lay().code == "nothing_proposed"
    wall.propose("Mira", SUM)
    for said in ("discard 6", "discard 9", "x" * 500):
        assert wall.lay(said).code == "not_proposed"
    assert moves(wall) == []


def test_laid_twice_is_laid_once(wall: Room) -> None:
    wall.propose("Mira", SUM)
    assert wall.lay(ply=0, key="tap").kind == wall.lay(ply=0, key="tap").kind == "done"
    assert wall.lay(ply=0).kind == "late"  # another screen of the teacher's
    assert moves(wall) == [SUM]


def test_the_teachers_move_leaves_no_attempt_and_no_queen_to_anybody(room: Room) -> None:
    wall = room.begin(("king", "2", "3", "5", "6"))
    wall.propose("Mira", "king 3")
    wall.lay()
    assert wall.db.execute("SELECT count(*) FROM attempts").fetchall() == [(0,)]
    assert wall.db.execute("SELECT count(*) FROM woken").fetchall() == [(0,)]
    assert sum(map(len, wall.as_class().table.courts)) >= 1


def test_no_figures_before_three_children_have_proposed(wall: Room) -> None:
    for name in NAMES[:2]:
        wall.propose(name, SUM)
    assert lead.show(wall.as_class(), "0").code == "too_few_to_show"
    assert (wall.tally().said, wall.tally().here, wall.tally().is_shown) == (2, 4, False)
    wall.propose("Noa", SUM)
    assert not wall.tally().is_shown  # the fourth may still think for itself
    assert lead.show(wall.as_class(), "0").kind == "done"
    assert wall.tally().is_shown


def test_once_all_have_proposed_the_wall_shows_it_by_itself(wall: Room) -> None:
    for name in NAMES:
        assert not wall.tally().is_shown
        wall.propose(name, SUM)
    assert wall.tally().is_shown
    wall.lay()
    while lead.matter_of(wall.as_class()).kind == "friend":
        wall.friend()
    assert not wall.tally().is_shown  # another decision, another thought


def test_the_friend_waits_for_the_answer_of_the_class(wall: Room) -> None:
    matter = play_until_asked(wall)
    assert matter.question is not None
    before = wall.ply
    wall.friend()
    assert wall.ply == before
    for name in NAMES:
        wall.answer(name, matter.question.truth)
    assert wall.tally("answer").counts == ((str(matter.question.truth), 4),)
    nobodys = next(str(one) for one in matter.question.choices if one != matter.question.truth)
    assert wall.lay(nobodys).code == "not_proposed"
    reply = wall.lay()
    assert reply.values == {"answered": matter.question.key}
    wall.friend()
    assert wall.ply == before + 1


def test_each_child_answers_for_itself_and_after_a_miss_once_more(wall: Room) -> None:
    question = play_until_asked(wall).question
    assert question is not None
    wrong = next(one for one in question.choices if one != question.truth)
    wall.answer("Mira", question.truth)
    wall.answer("Leo", wrong)
    assert wall.as_child("Mira").pending == []
    (again,) = wall.as_child("Leo").pending
    assert (again.answer, again.help) == (str(wrong), 3)
    assert wall.as_child("Noa").pending[0].help == question.help
    wall.answer("Leo", question.truth)
    rows = [(row.task, row.correct, row.try_no) for row in wall.log("Leo") if row.task == question.task]
    assert rows == [(question.task, 0, 1), (question.task, 1, 2)]
    assert [row.correct for row in wall.log("Mira") if row.task == question.task] == [1]
    assert wall.tally("answer").counts == ((str(question.truth), 2),)


def test_a_child_whom_grown_ups_want_to_be_asked_nothing_is_asked_nothing(wall: Room) -> None:
    with writing(wall.db):
        settings.write(wall.db, settings.of_learner(wall.children["Mira"]), "questions", "none")
    assert play_until_asked(wall).question is not None
    assert wall.as_child("Mira").pending == []
    assert len(wall.as_child("Leo").pending) == 1


def test_an_answer_sent_twice_is_one_and_one_after_the_class_has_gone_on_is_kept(wall: Room) -> None:
    question = play_until_asked(wall).question
    assert question is not None
    for _ in range(2):
        assert wall.answer("Mira", question.truth, key=question.key).kind == "done"
    wall.lay()
    for _ in range(2):
        assert wall.answer("Leo", question.truth, key=question.key).kind == "late"
    (row,) = [row for row in wall.log("Leo") if row.task == question.task]
    assert row.hint_shown == 5
    assert len([row for row in wall.log("Mira") if row.task == question.task]) == 1
    ids = [row.attempt_id for name in NAMES for row in wall.log(name)]
    assert len(set(ids)) == len(ids)


def test_the_class_may_let_a_question_pass(wall: Room) -> None:
    question = play_until_asked(wall).question
    assert question is not None
    assert wall.lay().kind == "done"
    assert questions.pending(wall.db, wall.game_id) == []


def play_until_asked(wall: Room) -> lead.Matter:
    """The class lays, and Bruno plays, until he asks something."""
    for _ in range(200):
        matter = lead.matter_of(wall.as_class())
        if matter.kind == "answer":
            return matter
        one_step(wall, matter)
    raise AssertionError("he has never asked")


def one_step(wall: Room, matter: lead.Matter) -> None:
    if matter.kind == "friend":
        wall.friend()
        return
    at = wall.as_class()
    legal = at.table.legal_moves()
    ranked = sorted(legal, key=lambda move: (move.kind not in ("king", "wake"), -len(move.cards)))
    assert wall.propose("Mira", ranked[0].text).kind == "done"
    assert wall.lay().since is not None


@pytest.mark.parametrize("edition", ["first_night", "classic"])
def test_a_whole_game_ends_by_its_rules_and_replays_from_its_record(room: Room, edition: str) -> None:
    wall = room.begin(HAND, edition=edition)
    for _ in range(600):
        matter = lead.matter_of(wall.as_class())
        if matter.kind == "over":
            break
        if matter.question is not None:
            wall.answer("Mira", matter.question.truth)
            wall.lay()
        else:
            one_step(wall, matter)
    stored = games.load(wall.db, wall.game_id)
    assert stored is not None
    assert stored.result_json is not None
    lines = "".join(records.record_lines(wall.db, wall.game_id))
    steps = list(replay(io.StringIO(lines), GAMES))
    assert steps[-1].kind == "result"
    assert len([one for one in steps if one.kind == "ply"]) == stored.plies
    assert wall.propose("Mira", "discard 1").code == "over"
    assert wall.lay().code == "over"


def test_after_a_restart_everything_is_there(room: Room, tmp_path: Path) -> None:
    wall = room.begin(HAND)
    for name in NAMES[:3]:
        wall.propose(name, SUM)
    lead.show(wall.as_class(), "0")
    before = (wall.tally(), wall.as_class().stored)
    _cache.clear()
    if not postgres.chosen():
        store = live.open_store(tmp_path, "wal")
        wall.db = store.connection()
    assert (wall.tally(), wall.as_class().stored) == before
    assert wall.lay().since == 0
    if not postgres.chosen():
        store.close_all()


@pytest.mark.parametrize("sunrise", [True, False])
def test_the_lessons_end_ends_the_game_where_it_is(wall: Room, sunrise: bool) -> None:
    wall.propose("Mira", SUM)
    wall.lay()
    lesson = lessons.latest(wall.db, wall.class_id)
    assert lesson is not None
    assert lesson.wall_game == wall.game_id
    with writing(wall.db):
        if sunrise:
            end_with_sunrise(wall.db, wall.class_id, text(wall.now))
        lessons.end(wall.db, lesson.id, text(wall.now))
    stored = games.load(wall.db, wall.game_id)
    assert stored is not None
    assert (stored.unfinished, stored.result_json) == (True, None)
    assert questions.pending(wall.db, wall.game_id) == []
    over = lessons.latest(wall.db, wall.class_id)
    assert over is not None
    assert over.wall_game is None


def test_a_lesson_that_has_closed_by_itself_leaves_no_game_open(wall: Room) -> None:
    wall.later(hours=3)
    with writing(wall.db):
        lessons.begin(wall.db, wall.class_id, wall.now)
    stored = games.load(wall.db, wall.game_id)
    assert stored is not None
    assert stored.unfinished


def test_one_game_is_on_the_wall_and_it_needs_a_lesson(wall: Room) -> None:
    assert lead.begin(wall.db, wall.class_id, "classic", "bruno", wall.chance) == wall.game_id
    lead.end(wall.db, wall.class_id, wall.chance, wall.game_id)
    other = lead.begin(wall.db, wall.class_id, "classic", "bruno", wall.chance)
    assert other != wall.game_id
    found = walls.of_game(wall.db, other)
    assert found is not None
    assert found.class_id == wall.class_id
    lead.end(wall.db, wall.class_id, wall.chance, wall.game_id)  # a tap that comes late, for the game of before
    assert lead.begin(wall.db, wall.class_id, "classic", "bruno", wall.chance) == other
    wall.later(hours=3)
    with pytest.raises(CannotOpen) as refused:
        lead.begin(wall.db, wall.class_id, "classic", "bruno", wall.chance)
    assert refused.value.code == "no_lesson"


@pytest.mark.parametrize(
    ("edition", "bot", "code"), [("chess", "bruno", "no_edition"), ("classic", "nobody", "no_bot")]
)
def test_what_cannot_be_put_on_the_wall_keeps_nothing(room: Room, edition: str, bot: str, code: str) -> None:
    with pytest.raises(CannotOpen) as refused:
        lead.begin(room.db, room.class_id, edition, bot, room.chance)
    assert refused.value.code == code
    assert room.db.execute("SELECT count(*) FROM games").fetchall() == [(0,)]


def test_the_table_that_a_teacher_seats_next_does_not_follow_the_wall(wall: Room) -> None:
    assert live_room.latest_seated(wall.db, wall.class_id) is None


def test_a_game_of_another_class_is_not_led_from_here(wall: Room) -> None:
    with writing(wall.db):
        other = classes.add_class(wall.db, "3a", text(wall.now))
        lessons.begin(wall.db, other.id, wall.now)
    at = lead.AsClass(wall.db, wall.as_class().visitor, other.id, wall.game_id, Chance(text(wall.now), wall.chance.rng))
    with pytest.raises(lead.NotHere):
        lead.lay(at, "0", "", "key")
