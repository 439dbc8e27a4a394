"""What a guest has played goes to the face it chooses: all of it, once, and nobody else's."""

from __future__ import annotations

import re
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from answers import said

from kidsq.maintenance import estimates as kept_estimates
from kidsq.store.classroom import classes, sittings
from kidsq.store.db.database import writing
from kidsq.store.people import erasing, people, settings
from kidsq.store.play import attempts, estimates, tips_seen
from kidsq.web import create_app

from ..dealt import AT, connection, play
from ..playing import Browser

NEW = {"face": "face-3", "key": "k"}
LATER = "2099-11-21T12:00:00.000Z"


def portraits(client, who):
    return re.findall(r"#queen-(\w+)", client.get(f"/gallery/{who}").text)


def pictured(page):
    """The keepsakes on a page, by their pictures."""
    return re.findall(r"#((?:queen|meeple)-\w+)", page)


def device_of(app):
    return connection(app).execute("SELECT device FROM games").fetchone()[0]


def newest(app):
    return connection(app).execute("SELECT id FROM learners ORDER BY created_at DESC").fetchone()[0]


def a_child(app, child, face="face-9"):
    child.client.post("/players", data={"face": face, "key": face})
    child.client.post("/players/choose", data={"player": "guest"})
    return newest(app)


def answer(app, game, name="row", learner=None, ply=0):
    row = replace(said("2+3=5"), attempt_id=name, learner=learner, game_id=game, ply=ply, at=AT)
    with writing(connection(app)) as db:
        attempts.append(db, row)


def over(app, game):
    connection(app).execute("UPDATE games SET ended_at = ?, unfinished = 1 WHERE id = ?", (AT, game))


def opened(app, game, at):
    connection(app).execute("UPDATE games SET created_at = ?, updated_at = ? WHERE id = ?", (at, at, game))


def offered(page):
    return re.findall(r'name="player" value="(\w+)"', page)


def rows(app, sql):
    return connection(app).execute(sql).fetchall()


# -- at home ----------------------------------------------------------------------------------------------------------


def test_a_new_child_at_home_has_the_queens_it_woke_as_a_guest(app, child):
    db, _game = play(app, child, "guest", "king 3")
    assert portraits(child.client, "guest") == ["heart"]
    assert re.search(r'name="guest" value="1" checked', child.client.get("/").text)
    child.client.post("/players", data={**NEW, "guest": "1"})
    (made,) = people.all_learners(db)
    assert portraits(child.client, made.id) == ["heart"]
    assert portraits(child.client, "guest") == []
    assert 'name="guest"' not in child.client.get("/").text


def test_who_is_new_and_was_not_the_guest_takes_nothing(app, child):
    play(app, child, "guest", "king 3")
    child.client.post("/players", data=NEW)
    assert portraits(child.client, newest(app)) == []
    assert portraits(child.client, "guest") == ["heart"]
    # and the next one is not asked so as if it were: somebody with a name plays here now
    assert re.search(r'name="guest" value="1">', child.client.get("/").text)


def test_home_asks_once_a_face_is_chosen_and_where_no_queen_woke(app, child):
    mira = a_child(app, child)
    asks = "Were you the guest?"
    assert asks not in child.client.get("/").text
    play(app, child, "guest", "discard 2")
    assert asks in child.client.get("/").text
    play(app, child, "guest", "king 3")
    child.client.post("/players/choose", data={"player": mira})
    page = child.client.get("/").text
    assert asks in page
    assert 'href="/keep"' in page
    child.client.post("/keep", data={"player": mira})
    play(app, child, [mira, "guest"], "king 0", "king 1", bots=())
    assert asks not in child.client.get("/").text, "beside her somebody else was the guest"


def test_where_others_play_too_the_tick_is_theirs_to_set(app, child):
    a_child(app, child)
    play(app, child, "guest", "king 3")
    page = child.client.get("/").text
    assert re.search(r'name="guest" value="1">', page), "a sibling who cannot read would take another's games"


def test_home_shows_a_guest_its_queens_and_the_way_to_keep_them(app, child):
    assert "/keep" not in child.client.get("/").text
    play(app, child, "guest", "discard 2")
    assert 'href="/gallery/guest"' not in child.client.get("/").text
    play(app, child, "guest", "king 3")
    page = child.client.get("/").text
    assert 'href="/gallery/guest"' in page
    assert 'href="/keep"' in page
    assert 'href="/keep"' in child.client.get("/gallery/guest").text


def test_a_child_that_is_here_already_says_that_it_was_the_guest(app, child):
    mira = a_child(app, child)
    play(app, child, mira, "king 0")
    play(app, child, "guest", "king 3")
    child.client.post("/players/choose", data={"player": "guest"})
    page = child.client.get("/keep").text
    assert f'name="player" value="{mira}"' in page
    assert re.findall(r"#queen-(\w+)", page) == ["heart"]
    answer = child.client.post("/keep", data={"player": mira})
    assert answer.headers["Location"] == f"/gallery/{mira}"
    assert sorted(portraits(child.client, mira)) == ["heart", "moon"]
    with child.client.session_transaction() as cookie:
        assert cookie["player"] == mira


# -- what goes along --------------------------------------------------------------------------------------------------


def test_games_answers_and_what_is_known_from_them_go_along(app, child):
    db, ended = play(app, child, "guest", "king 3")
    over(app, ended)
    _db, begun = play(app, child, "guest", "discard 2")
    answer(app, ended)
    answer(app, begun, "other")
    child.client.post("/keep", data=NEW)
    mira = newest(app)
    assert {row.attempt_id for row in attempts.of_learner(db, mira)} == {"row", "other"}
    assert {row.p_before for row in attempts.of_learner(db, mira)} == {None}
    assert rows(app, "SELECT DISTINCT kind, learner FROM seats WHERE seat = 0") == [("learner", mira)]
    assert estimates.of_learner(db, mira)["add:2+3"].tally.n == 2
    assert kept_estimates.faults(db) == []
    page = child.client.get("/").text
    assert f'href="/table/{begun}"' in page
    assert child.client.get(f"/table/{begun}").status_code == 200


def test_questions_go_along(app, child):
    _db, game = play(app, child, "guest", "king 3")
    with writing(connection(app)) as db:
        for key, seat in (("mine", 0), ("friends", 1)):
            db.execute(
                "INSERT INTO questions (key, game_id, ply, seat, task, presented_json, created_at)"
                " VALUES (?, ?, 0, ?, 'help_bot', '{}', ?)",
                (key, game, seat, AT),
            )
    child.client.post("/keep", data=NEW)
    assert rows(app, "SELECT key, learner FROM questions WHERE length(key) < 9 ORDER BY key DESC") == [
        ("mine", newest(app)),
        ("friends", None),
    ]


def test_what_the_owl_has_shown_and_what_was_chosen_goes_along(app, child):
    db, _game = play(app, child, "guest", "king 3")
    device = settings.of_device(device_of(app))
    with writing(db):
        tips_seen.note(db, device, "king")
        for key, value in (("left_handed", "1"), ("sound", "0"), ("language", "it"), ("odd", "1")):
            settings.write(db, device, key, value)
    child.client.post("/keep", data=NEW)
    mine = settings.read(db, settings.of_learner(newest(app)))
    assert mine == {"taught": "king", "left_handed": "1", "sound": "0"}
    left = settings.read(db, device)
    assert "taught" not in left, "the next guest is new"
    assert left["left_handed"] == "1"


def test_a_child_that_has_chosen_keeps_its_choice(app, child):
    mira = a_child(app, child)
    db, _game = play(app, child, "guest", "king 3")
    with writing(db):
        settings.write(db, settings.of_learner(mira), "theme", "calm")
        settings.write(db, settings.of_device(device_of(app)), "left_handed", "1")
    child.client.post("/keep", data={"player": mira})
    assert settings.read(db, settings.of_learner(mira)) == {"theme": "calm"}


def test_how_fast_the_guest_taps_goes_along_where_the_child_has_none(app, child):
    mira = a_child(app, child)
    for known in (False, True):
        db, _game = play(app, child, "guest", "discard 2")
        with writing(db):
            attempts.add_tap(db, device_of(app), None, 900 if known else 700)
        child.client.post("/keep", data={"player": mira})
    assert rows(app, "SELECT learner, rt_ms FROM taps") == [(mira, 700)]


def test_the_royal_goes_along_and_the_next_guest_has_none(app, child):
    db, _game = play(app, child, "guest", "king 3")
    shown = child.client.get("/royal/guest").text
    child.client.post("/royal/guest", data=dict(re.findall(r'name="(\w+)" value="([\w-]+)"[^>]* checked', shown)))
    with child.client.session_transaction() as cookie:
        recipe = cookie["royal"]
    child.client.post("/keep", data=NEW)
    kept = people.learner(db, newest(app))
    assert kept is not None
    assert kept.royal == recipe
    with child.client.session_transaction() as cookie:
        assert "royal" not in cookie


def test_the_same_queen_keeps_her_first_day(app, child):
    mira = a_child(app, child)
    db, first = play(app, child, mira, "king 3")
    play(app, child, "guest", "king 3")
    db.execute("UPDATE plies SET at = ? WHERE game_id <> ?", (LATER, first))
    child.client.post("/keep", data={"player": mira})
    assert rows(app, "SELECT queen, game_id, at FROM woken WHERE queen <> ''") == [("heart", first, AT)]


# -- several at one screen --------------------------------------------------------------------------------------------


def test_of_two_guests_each_keeps_its_own(app, child):
    db, game = play(app, child, ["guest", "guest"], "king 0", "king 1", bots=())
    answer(app, game, "first", ply=0)
    answer(app, game, "second", ply=1)
    over(app, game)
    assert child.client.get("/keep").status_code == 303, "at home nobody can tell which of them it was"
    page = child.client.get(f"/table/{game}").text
    for seat in (0, 1):
        assert f'href="/keep?game={game}&amp;seat={seat}"' in page or f'href="/keep?game={game}&seat={seat}"' in page
    assert re.findall(r"#queen-(\w+)", child.client.get(f"/keep?game={game}&seat=1").text) == ["rainbow"]
    answer_one = child.client.post("/keep", data={**NEW, "game": game, "seat": "1"})
    assert answer_one.headers["Location"] == f"/table/{game}"
    one = newest(app)
    assert portraits(child.client, one) == ["rainbow"]
    assert [row.attempt_id for row in attempts.of_learner(db, one)] == ["second"]
    child.client.post("/keep", data={"face": "face-5", "key": "l", "game": game, "seat": "0"})
    other = newest(app)
    assert portraits(child.client, other) == ["moon"]
    assert [row.attempt_id for row in attempts.of_learner(db, other)] == ["first"]
    assert kept_estimates.faults(db) == []


def test_beside_a_child_the_guest_keeps_only_its_own_seat(app, child):
    mira = a_child(app, child)
    _db, alone = play(app, child, "guest", "king 3")
    _db, game = play(app, child, [mira, "guest"], "king 0", "king 1", bots=())
    over(app, game)
    page = child.client.get(f"/table/{game}").text
    assert f'value="{mira}"' not in page.partition("keep-them")[2].partition("</form>")[0], "she sits there herself"
    child.client.post("/keep", data={**NEW, "game": game, "seat": "1"})
    tom = newest(app)
    assert portraits(child.client, tom) == ["rainbow"]
    assert portraits(child.client, mira) == ["moon"]
    assert portraits(child.client, "guest") == ["heart"], f"of {alone}, which may be another guest's"


def test_who_sat_there_herself_was_not_the_guest_of_that_table(app, child):
    mira = a_child(app, child)
    play(app, child, [mira, "guest"], "king 0", "king 1", bots=())
    play(app, child, "guest", "king 3")
    child.client.post("/keep", data={"player": mira})
    assert sorted(portraits(child.client, mira)) == ["heart", "moon"]
    assert portraits(child.client, "guest") == ["rainbow"]


def test_a_seat_of_an_erased_child_is_nobodys(app, child):
    mira, leo = a_child(app, child), a_child(app, child, "face-11")
    db, game = play(app, child, [leo, mira], "king 0", "king 1", bots=())
    with writing(db):
        erasing.erase(db, [mira])
        erasing.remember(db, [erasing.tombstone(mira)], LATER)
    over(app, game)
    assert child.client.get("/keep").status_code == 303
    assert "/keep" not in child.client.get(f"/table/{game}").text
    child.client.post("/keep", data={**NEW, "game": game, "seat": "1"})
    child.client.post("/keep", data=NEW)
    child.client.post("/players", data={**NEW, "guest": "1"})
    assert portraits(child.client, newest(app)) == []


def test_nothing_is_promised_that_stays_another_guests(app, child):
    mira = a_child(app, child)
    play(app, child, ["guest", "guest"], "king 0", "king 1", bots=())
    play(app, child, [mira, "guest"], "king 0", "king 2", bots=())
    play(app, child, "guest", "king 3")
    for page in (child.client.get("/keep").text, child.client.get("/").text.partition("their-keepsakes")[2]):
        found = re.findall(r"#queen-(\w+)", page.partition("pick-face")[0])
        assert sorted(set(found)) == ["cake", "heart"]


def test_who_sat_beside_the_guest_is_not_asked_and_reads_why_nothing_came(app, child):
    mira, leo = a_child(app, child), a_child(app, child, "face-11")
    _db, game = play(app, child, [mira, "guest"], "king 0", "king 1", bots=())
    child.client.post("/players/choose", data={"player": "guest"})
    assert offered(child.client.get("/keep").text) == [leo]
    for place in ({}, {"game": game, "seat": "1"}):
        answer = child.client.post("/keep", data={"player": mira, **place})
        assert answer.status_code == 400
        assert "Who was the guest beside you?" in answer.text
        over(app, game)
    child.client.post("/keep", data={"player": leo})
    assert portraits(child.client, leo) == ["rainbow"]


# -- at the end of a game: this one, and those right before ------------------------------------------------------------


def test_at_the_end_the_games_right_before_go_along_and_no_older_ones(app, child):
    mira, leo = a_child(app, child), a_child(app, child, "face-11")
    moves = ("king 0", "king 1", "king 2", "king 3")
    days = ("2026-11-19T15:00", "2026-11-20T15:00", "2026-11-20T15:10", "2026-11-20T15:20")
    played = [play(app, child, "guest", move)[1] for move in moves]
    for game, day in zip(played, days, strict=True):
        opened(app, game, f"{day}:00.000Z")
        over(app, game)
    with writing(connection(app)) as db:
        tips_seen.note(db, settings.of_device(device_of(app)), "king")
        attempts.add_tap(db, device_of(app), None, 700)
    end = {"game": played[3], "seat": "0"}
    assert "#queen-moon" not in child.client.get("/keep", query_string=end).text
    child.client.post("/keep", data={"player": mira, **end})
    assert sorted(portraits(child.client, mira)) == ["cake", "heart", "rainbow"]
    assert portraits(child.client, "guest") == ["moon"]
    kept = settings.read(connection(app), settings.of_device(device_of(app)))
    assert kept["taught"] == "king", "of whoever played the day before"
    assert rows(app, "SELECT learner FROM taps") == [("",)]
    child.client.post("/keep", data={"player": leo})
    assert portraits(child.client, leo) == ["moon"]
    assert rows(app, "SELECT learner FROM taps") == [(leo,)]


def test_a_queen_that_both_have_woken_is_kept_from_when_she_first_came(app, child):
    mira = a_child(app, child)
    play(app, child, mira, "king 3")
    _db, earlier = play(app, child, "guest", "king 3")
    connection(app).execute("UPDATE plies SET at = '2026-11-01T10:00:00.000Z' WHERE game_id = ?", (earlier,))
    over(app, earlier)
    child.client.post("/keep", data={"player": mira, "game": earlier, "seat": "0"})
    assert rows(app, "SELECT queen, game_id FROM woken") == [("heart", earlier)]


@pytest.mark.parametrize("touched", ["2026-11-20T15:10", "2026-11-20T15:30"])
def test_what_was_played_before_another_child_came_stays(app, child, touched):
    mira, leo = a_child(app, child), a_child(app, child, "face-11")
    _db, first = play(app, child, "guest", "king 0")
    _db, between = play(app, child, leo, "king 1")
    _db, last = play(app, child, "guest", "king 3")
    for game, at in ((first, "15:00"), (between, "14:50"), (last, "15:20")):
        opened(app, game, f"2026-11-20T{at}:00.000Z")
    connection(app).execute("UPDATE games SET updated_at = ? WHERE id = ?", (f"{touched}:00.000Z", between))
    over(app, last)
    child.client.post("/keep", data={"player": mira, "game": last, "seat": "0"})
    assert portraits(child.client, mira) == ["heart"]
    assert portraits(child.client, "guest") == ["moon"]


@pytest.mark.parametrize("people", [["guest"], ["guest", "guest"]])
def test_a_game_that_goes_on_is_kept_at_its_end(app, child, people):
    _db, game = play(app, child, people, "king 3", bots=["bruno"] if len(people) == 1 else ())
    answer = child.client.post("/keep", data={**NEW, "game": game, "seat": "0"})
    assert answer.headers["Location"] == f"/table/{game}"
    assert rows(app, "SELECT id FROM learners") == []
    assert child.client.get(f"/keep?game={game}&seat=0").status_code == 303


# -- once, and only here ----------------------------------------------------------------------------------------------


def test_at_the_end_of_a_game_faces_are_asked_for(app, child):
    mira = a_child(app, child)
    _db, game = play(app, child, "guest", "king 3")
    assert "/keep" not in child.client.get(f"/table/{game}").text, "not while it goes on"
    over(app, game)
    page = child.client.get(f"/table/{game}").text
    assert "Keep them? Who are you?" in page
    assert f'name="player" value="{mira}"' in page
    child.client.post("/keep", data={"player": mira, "game": game, "seat": "0"})
    assert portraits(child.client, mira) == ["heart"]
    assert "Keep them?" not in child.client.get(f"/table/{game}").text


def test_a_double_tap_gives_once(app, child):
    _db, game = play(app, child, "guest", "king 3")
    over(app, game)
    form = {**NEW, "game": game, "seat": "0"}
    first, second = (child.client.post("/keep", data=form) for _ in range(2))
    assert first.headers["Location"] == second.headers["Location"]
    assert len(people.all_learners(connection(app))) == 1


def test_of_two_tabs_the_first_has_it_and_the_second_says_so(app, child):
    mira, leo = a_child(app, child), a_child(app, child, "face-11")
    _db, game = play(app, child, "guest", "king 3")
    over(app, game)
    child.client.post("/keep", data={"player": mira, "game": game, "seat": "0"})
    answer = child.client.post("/keep", data={"player": leo, "game": game, "seat": "0"})
    assert answer.status_code == 409
    assert portraits(child.client, leo) == []
    assert child.client.post("/keep", data={**NEW, "game": game, "seat": "0"}).status_code == 409
    assert child.client.post("/keep", data=NEW).status_code == 409
    assert len(people.all_learners(connection(app))) == 2, "nobody is made for nothing"


def test_two_taps_at_once_at_two_servers_make_one_child(app, child, tmp_path: Path):
    _db, game = play(app, child, "guest", "king 3")
    over(app, game)
    other = create_app(tmp_path, testing=True)
    other.config["WTF_CSRF_ENABLED"] = False
    cookie, together = child.client.get_cookie("kidsq"), threading.Barrier(2)

    def tap(server):
        tab = server.test_client()
        tab.set_cookie("kidsq", cookie.value)
        together.wait()
        return tab.post("/keep", data={**NEW, "game": game, "seat": "0"}).headers["Location"]

    try:
        with ThreadPoolExecutor(2) as threads:
            places = set(threads.map(tap, (app, other)))
    finally:
        other.extensions["kidsq"].store.close_all()
    assert places == {f"/gallery/{newest(app)}"}
    assert portraits(child.client, newest(app)) == ["heart"]


def test_another_browser_has_nothing_of_it(app, child):
    _db, game = play(app, child, "guest", "king 3")
    over(app, game)
    other = Browser(app.test_client())
    assert "/keep" not in other.client.get("/").text
    assert other.client.get(f"/keep?game={game}&seat=0").status_code == 303
    assert other.client.post("/keep", data={**NEW, "game": game, "seat": "0"}).status_code == 409
    other.client.post("/players", data={**NEW, "guest": "1"})
    assert portraits(other.client, newest(app)) == []
    assert portraits(child.client, "guest") == ["heart"]


@pytest.mark.parametrize(
    "form", [{"player": "f" * 32}, {"face": "odd", "key": "k"}, {"face": "face-3", "nickname": "x" * 30}]
)
def test_a_form_that_makes_no_sense_gives_nothing(app, child, form):
    play(app, child, "guest", "king 3")
    answer = child.client.post("/keep", data=form)
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text
    assert people.all_learners(connection(app)) == []
    assert portraits(child.client, "guest") == ["heart"]


@pytest.mark.parametrize("place", [{"game": "x"}, {"seat": "0"}, {"game": "", "seat": "-1"}])
def test_an_odd_place_is_the_browsers_guest(app, child, place):
    play(app, child, "guest", "king 3")
    assert child.client.get("/keep", query_string=place).status_code == 200


def test_at_a_tablet_of_a_class_nothing_is_offered_and_nothing_given(app, child):
    mira = a_child(app, child)
    db, game = play(app, child, "guest", "king 3")
    over(app, game)
    with writing(db):
        room = classes.add_class(db, "2b", AT)
        classes.put_into_class(db, mira, room.id)
        sittings.join(db, device_of(app), room.id, AT, AT)
    for path in ("/keep", "/players"):
        answer = child.client.post(path, data={**NEW, "player": mira, "guest": "1", "game": game, "seat": "0"})
        assert answer.headers["Location"] == "/class"
    assert child.client.get("/keep").headers["Location"] == "/class"
    assert rows(app, "SELECT kind FROM seats WHERE seat = 0") == [("guest",)]
