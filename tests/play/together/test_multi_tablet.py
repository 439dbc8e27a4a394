"""Children of a class at one table from several tablets: asked, coming, waiting, away and back."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime, timedelta

import pytest
from flask import Flask

from kidsq import play
from kidsq.play import NewGame, Visitor, screen_holder
from kidsq.play.practice import ask as asking
from kidsq.store.classroom import classes, lessons, sittings
from kidsq.store.db import times
from kidsq.store.db.database import writing
from kidsq.store.people import people, settings
from kidsq.store.play import games, tips_seen

from ..playing import Browser, browser

AT = "2026-11-20T08:00:00.000Z"


class Class:
    """A class in its lesson; every child has a tablet of its own."""

    def __init__(self, app: Flask) -> None:
        self.app = app
        self.db = app.extensions["kidsq"].store.connection()
        with writing(self.db) as db:
            self.id = classes.add_class(db, "2b", AT).id
            self.lesson = lessons.begin(db, self.id, app.extensions["kidsq"].clock())
        self.children: dict[str, str] = {}

    def tablet(self, *nicknames: str) -> Browser:
        made = browser(self.app)
        made.client.get("/")
        with made.client.session_transaction() as session:
            device = session["device"]
        now = self.app.extensions["kidsq"].clock().isoformat(timespec="milliseconds").replace("+00:00", "Z")
        with writing(self.db) as db:
            sittings.join(db, device, self.id, now, now)
            for name in nicknames:
                child = people.add_learner(db, device, name, "face-1", now)
                classes.put_into_class(db, child.id, self.id)
                self.children[name] = child.id
                for aim in ("goal:4:0", "goal:5:50", "goal:4:40"):  # or the owl would tell it first
                    tips_seen.note(db, settings.of_learner(child.id), aim)
                sittings.sit_down(db, device, self.id, child.id, now)
        return made

    def ask(self, host: str, *guests: str, edition: str = "classic", bots: tuple[str, ...] = ()) -> str:
        """The first child asks the others to a table; its id."""
        ((device,),) = self.db.execute(
            "SELECT device FROM sittings WHERE learner = ?", (self.children[host],)
        ).fetchall()
        wanted = NewGame(edition, bots, (self.children[host],), invited=tuple(self.children[name] for name in guests))
        house = self.app.extensions["kidsq"]
        now = house.clock().isoformat(timespec="milliseconds").replace("+00:00", "Z")
        return play.open_game(
            self.db, Visitor(device, None, (self.children[host],)), wanted, play.Chance(now, house.randomness)
        )


@pytest.fixture
def room(app: Flask) -> Class:
    return Class(app)


def sit(one: Browser, game_id: str) -> Browser:
    one.url = f"/table/{game_id}"
    return one.look()


@pytest.fixture
def together(room: Class) -> tuple[Browser, Browser]:
    """Mira has asked Leo, Leo has come."""
    mira, leo = room.tablet("Mira"), room.tablet("Leo")
    game_id = room.ask("Mira", "Leo")
    sit(mira, game_id)
    sit(leo, game_id).post("come", ply=0)
    return mira.look(), leo.look()


def on_turn(pair: tuple[Browser, Browser]) -> tuple[Browser, Browser]:
    """Whose decision it is, and the other."""
    mira, leo = pair
    return (leo, mira) if leo.look().phase in ("turn", "wake", "defend") else (mira, leo)


def test_nobody_plays_before_those_who_were_asked_have_answered(room: Class) -> None:
    mira, leo = room.tablet("Mira"), room.tablet("Leo")
    game_id = room.ask("Mira", "Leo", bots=("bruno",))
    sit(mira, game_id)
    assert "Waiting for Leo" in mira.said
    assert mira.post("turn", ply=0, key="a" * 32, card="0").status_code == 400
    assert mira.post("next", ply=0).status_code == 200
    assert mira.look().ply == 0
    sit(leo, game_id)
    assert "Mira asks you to play!" in leo.said
    assert "Waiting" not in leo.said
    assert "I'll play too!" in leo.said
    leo.post("come", ply=0)
    leo.post("come", ply=0)
    assert "Waiting" not in mira.look().said


def test_who_is_asked_and_sits_down_beside_the_host_waits_for_the_others(room: Class) -> None:
    mira, _leo, _finn = room.tablet("Mira"), room.tablet("Leo"), room.tablet("Finn")
    sit(mira, room.ask("Mira", "Leo", "Finn"))
    assert "Waiting for Leo and Finn" in mira.said
    with writing(room.db):
        ((device,),) = room.db.execute(
            "SELECT device FROM sittings WHERE learner = ? AND ended_at IS NULL", (room.children["Mira"],)
        ).fetchall()
        now = times.text(room.app.extensions["kidsq"].clock())
        sittings.sit_down(room.db, device, room.id, room.children["Leo"], now)
    assert "Waiting for Finn" in mira.look().said
    assert "I'll play too!" in mira.said


def test_each_sees_only_its_own_hand_and_sits_at_its_own_seat(together: tuple[Browser, Browser]) -> None:
    mira, leo = together
    assert (mira._data("seat"), leo._data("seat")) == ("0", "1")
    assert len(mira.hand) == len(leo.hand) == 5
    assert "Waiting" not in mira.said


def test_a_move_of_another_child_is_nobody_elses_to_make(together: tuple[Browser, Browser]) -> None:
    mover, other = on_turn(together)
    assert other.post("turn", ply=other.ply, key="b" * 32, card="0").status_code == 404
    assert mover.look().ply == 0
    mover.swap()
    assert other.look().ply == 1


def test_news_come_only_when_there_are_some(together: tuple[Browser, Browser]) -> None:
    mover, other = on_turn(together)
    seen = other.look().version
    assert other.client.get(f"{other.url}/news?seen={seen}").status_code == 204
    mover.swap()
    assert other.client.get(f"{other.url}/news?seen={seen}").status_code == 200


def test_a_table_of_other_children_is_not_there(room: Class, together: tuple[Browser, Browser]) -> None:
    stranger = room.tablet("Noa")
    for path in ("", "/news"):
        assert stranger.client.get(together[0].url + path).status_code == 404
    for path in ("turn", "next", "come", "start", "without", "sign", "leave", "answer"):
        assert stranger.client.post(f"{together[0].url}/{path}", data={"ply": "0", "sign": "clap"}).status_code == 404


def test_a_bot_stands_in_for_whoever_leaves_until_it_comes_back(app: Flask, together: tuple[Browser, Browser]) -> None:
    mover, other = on_turn(together)
    mover.post("leave")
    ply = other.look().ply
    assert other.phase == "watch"
    other.post("next", ply=ply)
    assert other.look().ply > ply
    assert "A friend plays for you." in mover.look().said
    mover.post("come", ply=mover.ply)
    assert "A friend plays for you." not in mover.look().said
    db = app.extensions["kidsq"].store.connection()
    assert [seat.stand_in for seat in games.load(db, mover.game_id).seats] == [None, None]  # type: ignore[union-attr]
    assert db.execute("SELECT count(*) FROM attempts").fetchall() == [(0,)]


@pytest.mark.parametrize("begins", [True, False])
def test_who_sits_down_at_another_table_leaves_its_seat_here_to_a_bot_until_it_comes_back(
    room: Class, together: tuple[Browser, Browser], begins: bool
) -> None:
    mover, other = on_turn(together)
    name = "Mira" if mover is together[0] else "Leo"
    before, ply = mover.game_id, mover.ply
    if begins:
        elsewhere = room.ask(name, bots=("bruno",))
    else:
        room.tablet("Noa")
        elsewhere = room.ask("Noa", name)
        other.post("next", ply=ply)
        assert other.look().ply == ply  # to be asked is not to leave
        mover.client.post(f"/table/{elsewhere}/come", data={"ply": "0"})
    other.post("next", ply=ply)
    assert other.look().ply > ply
    assert mover.client.post(f"/table/{before}/come", data={"ply": "0"}).status_code == 303
    back, left = games.load(room.db, before), games.load(room.db, elsewhere)
    assert back is not None
    assert left is not None
    assert [seat.stand_in for seat in back.seats] == [None, None]
    assert [bool(seat.stand_in) for seat in left.seats if seat.learner == room.children[name]] == [not begins]


def test_who_begins_a_game_of_its_own_can_still_come_where_it_has_been_asked(room: Class) -> None:
    room.tablet("Mira")
    leo = room.tablet("Leo")
    game_id = room.ask("Mira", "Leo")
    room.ask("Leo", bots=("bruno",))
    assert "Mira asks you to play!" in sit(leo, game_id).said


def test_a_table_of_an_earlier_lesson_is_left_as_it_was(room: Class, together: tuple[Browser, Browser]) -> None:
    room.db.execute("UPDATE games SET updated_at = '2026-01-01T08:00:00.000Z'")
    room.ask("Mira", bots=("bruno",))
    stored = games.load(room.db, together[0].game_id)
    assert stored is not None
    assert [seat.stand_in for seat in stored.seats] == [None, None]


def test_whoever_plays_alone_leaves_nobody_waiting_and_needs_no_bot(app: Flask, room: Class) -> None:
    mira = room.tablet("Mira")
    sit(mira, room.ask("Mira", bots=("bruno",))).post("leave")
    stored = games.load(room.db, mira.game_id)
    assert stored is not None
    assert stored.seats[0].stand_in is None


def test_the_host_begins_without_those_who_do_not_come(room: Class) -> None:
    mira, leo = room.tablet("Mira"), room.tablet("Leo")
    game_id = room.ask("Mira", "Leo")
    sit(mira, game_id).post("start", ply=0)
    assert "Waiting" not in mira.look().said
    sit(leo, game_id)
    assert "A friend plays for you." in leo.said


def test_only_after_a_long_while_a_bot_may_play_for_a_child_that_does_nothing(
    room: Class, together: tuple[Browser, Browser]
) -> None:
    mover, other = on_turn(together)
    assert other.post("without", ply=other.ply).status_code == 400
    assert "A friend may play" not in other.look().said
    long_ago = (datetime.now(UTC) - timedelta(seconds=100)).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    room.db.execute("UPDATE games SET updated_at = ? WHERE id = ?", (long_ago, other.game_id))
    assert "A friend may play" in other.look().said
    assert other.post("without", ply=other.ply).status_code == 200
    other.post("next", ply=other.ply)
    assert other.ply == 1
    assert "A friend plays for you." in mover.look().said


def test_two_children_at_one_tablet_and_one_at_another_have_a_curtain_between_the_two(room: Class) -> None:
    pair, leo = room.tablet("Mira", "Noa"), room.tablet("Leo")
    ((device,),) = room.db.execute("SELECT device FROM sittings WHERE learner = ?", (room.children["Mira"],)).fetchall()
    house = room.app.extensions["kidsq"]
    here = (room.children["Mira"], room.children["Noa"])
    now = house.clock().isoformat(timespec="milliseconds").replace("+00:00", "Z")
    wanted = NewGame("first_night", (), here, invited=(room.children["Leo"],))
    game_id = play.open_game(room.db, Visitor(device, None, here), wanted, play.Chance(now, house.randomness))
    sit(leo, game_id).post("come", ply=0)
    sit(pair, game_id)
    seen = set()
    for _ in range(14):
        for one in (pair, leo):
            one.look()
            if one.phase == "curtain":
                assert one.hand == []
                one.post("curtain", ply=one.ply)
                seen.add("curtain")
            if one.phase in ("turn", "defend", "wake"):
                one.to_my_turn().swap()
    assert seen == {"curtain"}
    assert leo.phase != "curtain"


def test_a_pause_of_the_teacher_holds_the_table(room: Class, together: tuple[Browser, Browser]) -> None:
    mover, _ = on_turn(together)
    with writing(room.db) as db:
        lessons.pause(db, room.lesson.id, AT)
    mover.post("turn", ply=mover.ply, key="c" * 32, card="0")
    ((plies,),) = room.db.execute("SELECT plies FROM games").fetchall()
    assert plies == 0


def test_signs_are_the_only_talk_and_go_with_the_next_plies(together: tuple[Browser, Browser]) -> None:
    mover, other = on_turn(together)
    other.post("sign", ply=other.ply, sign="clap")
    assert "Well done!" in re.sub(r"<details.*?</details>", "", mover.look().shown, flags=re.S)
    assert other.post("sign", ply=other.ply, sign="rude <b>").status_code == 400
    mover.swap()
    other.look().to_my_turn().swap()
    assert "Well done!" not in re.sub(r"<details.*?</details>", "", mover.look().shown, flags=re.S)


def test_children_of_another_class_cannot_be_asked(room: Class, app: Flask) -> None:
    room.tablet("Mira")
    other = Class(app)
    other.tablet("Zoe")
    room.children["Zoe"] = other.children["Zoe"]
    with pytest.raises(play.CannotOpen):
        room.ask("Mira", "Zoe")


def test_a_question_is_asked_of_one_child_and_waits_at_its_tablet_only(
    together: tuple[Browser, Browser], room: Class
) -> None:
    game_id = room.ask("Mira", "Leo", bots=("tilo",))
    mira, leo = together
    sit(mira, game_id)
    sit(leo, game_id).post("come", ply=0)
    for _ in range(80):
        for one in (mira, leo):
            if one.look().phase == "question":
                other = leo if one is mira else mira
                assert other.look().phase != "question"
                assert other.post("answer", key=one.key, answer="0").status_code == 404
                return
            if one.phase == "watch" and 'id="next"' in one.shown:
                one.go_on()
            elif one.phase in ("turn", "defend", "wake"):
                one.to_my_turn().swap() if one.phase == "turn" else one.turn(
                    move="allow" if one.phase == "defend" else one.legal("wake")[0]
                )
    raise AssertionError("nobody was asked")


def test_the_settings_of_a_game_hold_no_names(room: Class, together: tuple[Browser, Browser]) -> None:
    ((kept,),) = room.db.execute("SELECT settings_json FROM games").fetchall()
    assert not set(json.loads(kept)) - {"awaited", "came", "holders", "signs", "gentle", "one_way"}


def test_a_question_waits_until_it_is_answered_and_after_long_the_others_may_go_on(
    room: Class, together: tuple[Browser, Browser]
) -> None:
    """Also one that stops the play: nothing takes it away but a tap, and that is offered at other tablets only."""
    mira, leo = together
    game_id = next(
        made for made in iter(lambda: room.ask("Mira", "Leo", bots=("tilo",)), None) if begins(room, made, 2)
    )
    sit(mira, game_id)
    sit(leo, game_id).post("come", ply=0)
    room.db.execute(
        "INSERT INTO questions (key, game_id, ply, seat, task, presented_json, created_at)"
        " VALUES (?, ?, 0, 1, ?, ?, ?)",
        ("d" * 32, game_id, "jester_count", json.dumps({"number": 3, "truth": 2, "players": 3}), AT),
    )
    assert "next-form" not in mira.look().shown
    assert "Leo is thinking. No hurry!" in mira.shown
    room.db.execute("UPDATE games SET updated_at = ?", (ago(100),))
    assert 'id="next"' in mira.look().shown
    assert "delay:" not in mira.shown
    assert "A friend may play" not in mira.shown  # nobody is away who counts
    assert leo.look().phase == "question"
    assert "next-form" not in leo.shown
    mira.post("next", ply=0)
    assert mira.ply == 1
    assert leo.look().phase != "question"


def ago(seconds: int) -> str:
    return (datetime.now(UTC) - timedelta(seconds=seconds)).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def begins(room: Class, game_id: str, seat: int) -> bool:
    ((header,),) = room.db.execute("SELECT header_json FROM games WHERE id = ?", (game_id,)).fetchall()
    return bool(json.loads(header)["first"] == seat)


def test_whoever_is_done_at_its_tablet_leaves_a_bot_at_the_table(
    room: Class, together: tuple[Browser, Browser]
) -> None:
    mover, other = on_turn(together)
    mover.client.post("/class/done")
    other.look().post("next", ply=other.ply)
    assert other.look().ply == 1


def test_a_child_that_does_something_is_not_away(room: Class, together: tuple[Browser, Browser]) -> None:
    mover, other = on_turn(together)
    room.db.execute("UPDATE games SET updated_at = ?", (ago(100),))
    mover.post("hint", ply=mover.ply)
    assert "A friend may play" not in other.look().said


def test_an_invitation_of_an_earlier_lesson_is_gone(room: Class) -> None:
    leo, _ = room.tablet("Leo"), room.tablet("Mira")
    game_id = room.ask("Mira", "Leo")
    assert "asks you to play" in leo.client.get("/class").text
    room.db.execute("UPDATE games SET created_at = '2026-09-01T08:00:00.000Z' WHERE id = ?", (game_id,))
    assert "asks you to play" not in leo.client.get("/class").text


def test_at_a_shared_tablet_only_the_child_who_holds_it_is_asked(room: Class) -> None:
    pair = room.tablet("Mira", "Noa")
    leo = room.tablet("Leo")
    ((device,),) = room.db.execute("SELECT device FROM sittings WHERE learner = ?", (room.children["Mira"],)).fetchall()
    house = room.app.extensions["kidsq"]
    here = (room.children["Mira"], room.children["Noa"])
    now = house.clock().isoformat(timespec="milliseconds").replace("+00:00", "Z")
    wanted = NewGame("first_night", ("tilo",), here, invited=(room.children["Leo"],))
    game_id = play.open_game(room.db, Visitor(device, None, here), wanted, play.Chance(now, house.randomness))
    sit(leo, game_id).post("come", ply=0)
    sit(pair, game_id)
    stored = games.load(room.db, game_id)
    assert stored is not None
    chance = play.Chance(now, house.randomness)
    at = play.Request(room.db, Visitor("elsewhere", None, (room.children["Leo"],)), game_id, chance)
    assert {asking._whom(at) for _ in range(30)} == {2}
    with writing(room.db) as db:
        screen_holder.hand_over(db, Visitor(device, None, here), stored, 1)
    at.forget()
    assert {asking._whom(at) for _ in range(60)} == {1, 2}
