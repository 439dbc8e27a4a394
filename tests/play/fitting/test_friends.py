"""Friends that fit: settled at opening, kept with the game, reckoned from how games ended, each once."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from kidsq.fitting import controller
from kidsq.games.registry import GAMES
from kidsq.play import Chance, Request, Visitor, keep_for_child, places_at, standings
from kidsq.play.bot_decision import bots_move
from kidsq.play.fitting import friends
from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.people import erasing, people, settings
from kidsq.store.play import games

from ..dealt import AT, connection
from ..playing import Browser

GAME = "sleeping_queens"
LADDER = friends.ladder_of("classic")


def opened(child, **wanted):
    """A game that this browser opens now; classic, with one friend."""
    child.open(**{"edition": "classic", "bots": ["pippa"], **wanted})
    return games.load(connection(child.client.application), child.game_id)


def ended(app, stored, won, seat=0, at=AT, **more):
    """This game to its end: the person on this seat has won it, or the friend beside."""
    result = json.dumps({"result": {"winners": [seat if won else 1 - seat]}})
    changed = {"ended_at": at, "result_json": result, **more}
    columns = ", ".join(f"{name} = ?" for name in changed)
    with writing(connection(app)) as db:
        db.execute(f"UPDATE games SET {columns} WHERE id = ?", (*changed.values(), stored.id))


def kept(stored):
    return json.loads(stored.settings_json).get("fit")


def a_child(app, child, name="Mira", face="face-9"):
    child.client.post("/players", data={"face": face, "name": name, "key": face})
    return connection(app).execute("SELECT id FROM learners ORDER BY created_at DESC").fetchone()[0]


def fit(app, stored, learner=None, seats=2):
    return friends.fit_of(connection(app), learner, stored.device, GAME, seats)


def test_a_fresh_guest_meets_friends_a_little_below_the_middle(app, child):
    stored = opened(child)
    assert friends.step_of(stored) == controller.nearest(
        controller.wanted(controller.beginning(2), 2), LADDER.difficulty[2]
    )
    assert kept(stored) == {"step": friends.step_of(stored), "met": {"0": LADDER.difficulty[2][kept(stored)["step"]]}}


@pytest.mark.parametrize("won", [True, False])
def test_the_next_friends_follow_how_a_game_ended(app, child, won):
    before = opened(child)
    ended(app, before, won)
    after = opened(child)
    steps = friends.step_of(before), friends.step_of(after)
    assert steps[0] < steps[1] if won else steps[0] > steps[1]
    found = fit(app, after)
    assert (found.games, found.wins, found.lately) == (1, int(won), str(int(won)))


def test_a_whole_game_counts_once_whatever_is_sent_twice(app, child):
    """The last request and the one that opens the next game, both sent again."""
    opened(child)
    last = {}
    for _ in range(400):
        child.to_my_turn() if child.phase != "over" else None
        if child.phase == "over":
            break
        last = {"ply": child.ply, "key": child.key}
        child.swap()
        if child.phase == "over":
            break
        while child.phase == "watch":
            last = {"ply": child.ply, "key": child.key}
            child.go_on()
        if child.phase == "over":
            break
    stored = games.load(connection(app), child.game_id)
    assert stored.ended_at is not None
    for _ in range(3):
        child.post("next", **last)
        child.post("turn", **last, card="0")
    assert fit(app, stored).games == 1
    winners = json.loads(stored.result_json)["result"]["winners"]
    assert fit(app, stored).wins == int(0 in winners)


def test_only_games_to_their_end_count(app, child):
    ended(app, opened(child), True, unfinished=1)
    stored = opened(child)
    assert fit(app, stored).rated == 0
    ended(app, stored, True)
    assert fit(app, stored).rated == 1


def test_each_number_of_seats_is_by_itself(app, child):
    ended(app, opened(child), True)
    many = opened(child, bots=["pippa", "hugo", "tilo"])
    assert fit(app, many, seats=4) == controller.beginning(4)
    assert kept(many)["step"] == controller.nearest(controller.wanted(controller.beginning(4), 4), LADDER.difficulty[4])


def test_a_game_in_progress_does_not_change(app, child):
    stored = opened(child)
    ended(app, opened(child), False)
    assert friends.step_of(games.load(connection(app), stored.id)) == friends.step_of(stored)


def test_a_childs_strength_goes_with_it_to_another_browser(app, child):
    mira = a_child(app, child)
    ended(app, opened(child, players=[mira]), True)
    other = Browser(app.test_client())
    guest = opened(other)
    assert fit(app, guest).rated == 0
    assert fit(app, guest, mira).wins == 1
    assert fit(app, opened(child, players=["guest"])).rated == 0, "a child's game is no guest's"


def test_a_guests_games_become_a_childs_with_what_they_tell(app, child):
    stored = opened(child)
    ended(app, stored, True)
    db = connection(app)
    visitor = Visitor(stored.device)
    with writing(db):
        leo = people.add_learner(db, stored.device, "Leo", "face-5", AT).id
    (place,) = places_at(db, visitor, games.load(db, stored.id))
    with writing(db):
        keep_for_child(db, visitor, leo, AT, place)
    assert fit(app, stored, leo).wins == 1
    assert fit(app, stored).rated == 0


def test_erasing_a_child_leaves_nothing_of_its_strength(app, child):
    mira = a_child(app, child)
    stored = opened(child, players=[mira])
    ended(app, stored, True)
    with writing(connection(app)) as db:
        erasing.erase(db, [mira])
    assert fit(app, stored, mira) == fit(app, stored) == controller.beginning(2)


def test_several_children_get_the_mean_and_owe_nothing(app, child):
    mira = a_child(app, child)
    for _ in range(4):
        ended(app, opened(child, players=[mira]), True)
    leo = a_child(app, child, "Leo", "face-5")
    for _ in range(4):
        ended(app, opened(child, players=[leo]), False)
    alone = [friends.step_of(opened(child, players=[one], bots=["pippa", "hugo"])) for one in (mira, leo)]
    assert alone[0] == alone[1], "nobody has played at tables of three"
    both = opened(child, players=[mira, leo], bots=["pippa"])
    assert friends.step_of(both) == alone[0]
    assert set(kept(both)["met"]) == {"0", "1"}
    ended(app, both, True)
    first, second = fit(app, both, mira, 3), fit(app, both, leo, 3)
    assert (first.rated, first.games, second.rated, second.games) == (1, 0, 1, 0)
    assert first.rating > controller.beginning(3).rating > second.rating


def test_who_meets_a_stronger_child_is_not_blamed_for_it(app, child):
    mira, leo = a_child(app, child), a_child(app, child, "Leo", "face-5")
    for _ in range(6):
        ended(app, opened(child, players=[mira], bots=["pippa", "hugo"]), True)
    met = kept(opened(child, players=[mira, leo], bots=["pippa"]))["met"]
    assert met["1"] > met["0"], "the other child is stronger"


def test_gentle_friends_fit_as_well_and_nothing_is_owed(app, child):
    stored = opened(child, gentle="1")
    assert kept(stored)["gentle"] is True
    assert friends.step_of(stored) > friends.step_of(opened(child))
    ended(app, stored, True)
    assert (fit(app, stored).rated, fit(app, stored).games) == (1, 0)


def test_first_games_and_tables_without_friends_keep_nothing(app, child):
    assert kept(opened(child, edition="first_night")) is None
    assert kept(opened(child, edition="coop")) is None
    assert kept(opened(child, bots=[], players=["guest", "guest"])) is None


@pytest.mark.parametrize("scope", ["child", "class"])
def test_a_grown_up_switches_it_off_from_the_next_game_on(app, child, scope):
    mira, db = a_child(app, child), connection(app)
    going_on = opened(child, players=[mira])
    where = settings.of_learner(mira)
    with writing(db):
        if scope == "class":
            room = classes.add_class(db, "2b", AT)
            db.execute("UPDATE learners SET class_id = ? WHERE id = ?", (room.id, mira))
            where = settings.of_class(room.id)
        settings.write(db, where, "fitting", "0")
    assert kept(opened(child, players=[mira])) is None
    assert friends.step_of(games.load(db, going_on.id)) is not None
    with writing(db):
        settings.write(db, where, "fitting", None)
    assert kept(opened(child, players=[mira])) is not None


@pytest.mark.parametrize("bot", ["dotti", "tilo"])
def test_any_face_plays_at_the_step_of_the_game(app, child, bot, monkeypatch):
    stored = opened(child, bots=[bot])
    asked = []
    game = GAMES[GAME]
    monkeypatch.setattr(game, "choose", lambda name, view, rng, **how: asked.append((name, how)) or view.legal[0])
    chance = Chance(AT, Random(1))
    request = Request(connection(app), Visitor(stored.device), stored.id, chance)
    table = request.table
    while table.mover == 0:
        table.play(table.legal_moves()[0], list)
    bots_move(request, replace(request.known, table=table))
    assert asked[0][0] == LADDER.bots[friends.step_of(stored)]


@pytest.mark.parametrize("broken", ["3", "[]", '{"step": 99}', '{"step": "4"}', '{"step": 4, "met": 7}', "null"])
def test_what_cannot_be_read_is_as_if_it_were_not_there(app, child, broken):
    stored = opened(child)
    ended(app, stored, True, settings_json=f'{{"fit": {broken}}}')
    found = games.load(connection(app), stored.id)
    assert friends.step_of(found) in (None, 4)
    assert fit(app, stored).rated == 0
    assert opened(child)


def test_a_grown_up_hears_of_games_alone(app, child):
    mira = a_child(app, child)
    assert standings(connection(app), mira) == []
    for won in (True, False, True):
        ended(app, opened(child, players=[mira]), won)
    (one,) = standings(connection(app), mira)
    assert (one.seats, one.fit.lately.count("1"), one.steps) == (2, 2, 10)
    assert one.step == friends.step_of(opened(child, players=[mira]))
