"""Which queens came to a child: read from records as the table saw it, kept with the ply, and never asked of others."""

import re
from pathlib import Path

import pytest

from kidsq.games.record import replay
from kidsq.games.registry import GAMES
from kidsq.games.sleeping_queens.arrivals import MOVES_THAT_COUNT, Arrival, arrivals
from kidsq.games.sleeping_queens.cards import QUEEN_NAMES
from kidsq.play import keepsakes
from kidsq.store.db.database import writing
from kidsq.store.people import people
from kidsq.store.play import gallery
from kidsq.store.play.gallery import Won

from .dealt import AT, connection, play

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.jsonl"))


def games_of(path):
    """Each game of a file: its beds, all its plies, and who got which queen on the table that was replayed."""
    games = []
    with path.open(encoding="utf-8") as file:
        for step in replay(file, GAMES):
            if step.kind == "header":
                games.append(([QUEEN_NAMES[queen] for queen in step.after.beds], [], []))
            elif step.kind == "ply":
                _beds, plies, came = games[-1]
                plies.append((step.before.ply, step.ply.seat, step.ply.move))
                for seat, court in enumerate(step.after.courts):
                    new = [queen for queen in court if queen not in step.before.courts[seat]]
                    came += [Arrival(step.before.ply, seat, QUEEN_NAMES[queen]) for queen in new]
    return games


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_queens_come_to_those_to_whom_the_table_gave_them(path):
    games = games_of(path)
    assert games
    for beds, plies, came in games:
        some = [ply for ply in plies if ply[2].split()[0] in MOVES_THAT_COUNT]
        assert list(arrivals(beds, plies)) == list(arrivals(beds, some)) == came
    assert any(came for _, _, came in games)


@pytest.fixture
def mira(app, child):
    """A child with a name at this browser."""
    child.client.post("/players", data={"nickname": "Mira", "face": "face-3"})
    return people.all_learners(connection(app))[0].id


def test_a_queen_is_kept_with_the_ply_that_woke_her(app, child, mira):
    db, game = play(app, child, mira, "discard 2", "discard 2", "king 1")
    assert gallery.of_learner(db, mira) == [Won("rainbow", game, 2, AT)]
    assert keepsakes.is_new(db, mira, "rainbow", game, 2)
    assert not keepsakes.is_new(db, mira, "rainbow", game, 3)
    assert not keepsakes.is_new(db, mira, "moon", game, 2)


def test_what_a_bot_wakes_is_not_the_childs(app, child, mira):
    db, _game = play(app, child, mira, "discard 2", "king 0")
    assert keepsakes.kept_of(db, mira) == {}
    assert gallery.of_learner(db, mira) is None


def test_a_queen_that_comes_again_keeps_her_first_day(app, child, mira):
    _db, first = play(app, child, mira, "king 0")
    db, _second = play(app, child, mira, "king 0", "discard 2", "king 2")
    kept = keepsakes.kept_of(db, mira)
    assert list(kept) == ["moon", "cake"]
    assert kept["moon"].game_id == first


def test_older_games_are_read_when_somebody_looks_and_kept_with_the_next_queen(app, child, mira):
    db, _game = play(app, child, mira, "king 0", "discard 2", "king 1")
    before = keepsakes.kept_of(db, mira)
    with writing(db):
        gallery.forget(db, [mira])
    assert keepsakes.kept_of(db, mira) == before
    assert gallery.of_learner(db, mira) is None  # looking writes nothing
    play(app, child, mira, "king 0")
    assert {one.name: one for one in gallery.of_learner(db, mira)} == before


def test_guests_have_what_was_won_in_this_browser(app, child):
    db, _game = play(app, child, "guest", "king 3")
    ((device,),) = db.execute("SELECT device FROM games").fetchall()
    assert list(keepsakes.kept_of_guests(db, device)) == ["heart"]
    assert keepsakes.kept_of_guests(db, "f" * 32) == {}


# -- at the table -----------------------------------------------------------------------------------------------------

RAINBOW = "I dreamed in seven colours. Look!"
NEW = "New in your gallery!"


def test_a_queen_speaks_to_the_child_that_wakes_her_and_is_new_once(app, child, mira):
    play(app, child, mira, "discard 2", "discard 2", "king 1")
    assert RAINBOW in child.look().said
    assert NEW in child.said
    play(app, child, mira, "discard 2", "discard 2", "king 1")
    assert RAINBOW in child.look().said
    assert NEW not in child.said


def test_to_a_bot_she_does_not_speak(app, child, mira):
    play(app, child, mira, "discard 2", "king 1")
    assert RAINBOW not in child.look().said
    assert NEW not in child.said


def test_to_a_guest_she_speaks_and_no_gallery_is_named(app, child):
    play(app, child, "guest", "king 1")
    assert RAINBOW in child.look().said
    assert NEW not in child.said


def test_who_does_not_look_hears_her_too(app, child, mira):
    play(app, child, mira)
    child.look()
    answer = child.turn(move="king 1")
    said = re.search(r'<p id="said"[^>]*>(.*?)</p>', answer.text, re.S)[1]
    assert RAINBOW in said
    assert NEW in said
