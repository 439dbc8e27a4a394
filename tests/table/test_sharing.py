"""Two to four people on one screen: a curtain between hands, separate logs."""

from __future__ import annotations

from flask import Flask

from .playing import Browser


def learners(app: Flask) -> dict[str, str]:
    db = app.extensions["kidsq"].store.connection()
    return {nickname: learner for learner, nickname in db.execute("SELECT id, nickname FROM learners").fetchall()}


def open_for_two(child: Browser, app: Flask, **wish: object) -> Browser:
    for name, face in (("Mira", "face-1"), ("Leo", "face-2")):
        child.client.post("/players", data={"nickname": name, "face": face})
    return child.open(players=list(learners(app).values()), **wish)


def test_nothing_of_a_hand_is_shown_before_the_curtain_is_lifted(child: Browser, app: Flask) -> None:
    open_for_two(child, app, edition="classic")
    assert child.phase == "curtain"
    assert child.hand == []
    child.post("curtain", ply=child.ply)
    assert child.phase == "turn"
    assert len(child.hand) == 5


def test_the_curtain_falls_again_before_the_other_child(child: Browser, app: Flask) -> None:
    open_for_two(child, app, edition="classic")
    child.post("curtain", ply=child.ply)
    mine = child.hand
    child.swap()
    assert child.phase == "curtain"
    assert child.hand == []
    assert child.look().phase == "curtain"
    child.post("curtain", ply=child.ply)
    assert child.hand != mine


def test_each_child_has_a_log_of_its_own(child: Browser, app: Flask) -> None:
    open_for_two(child, app, edition="first_night")
    for _ in range(40):
        if child.phase == "over":
            break
        child.to_my_turn()
        values = child.hand
        twins = next(((a, b) for a in range(5) for b in range(a + 1, 5) if values[a] == values[b]), None)
        if twins and values[twins[0]].isdecimal():
            child.turn(card=[str(place) for place in twins])
        else:
            child.swap()
    db = app.extensions["kidsq"].store.connection()
    rows = db.execute("SELECT DISTINCT attempts.learner FROM attempts WHERE task = 'pair'").fetchall()
    assert {row[0] for row in rows} == set(learners(app).values())


def test_friends_may_sit_between(child: Browser, app: Flask) -> None:
    open_for_two(child, app, edition="classic", bots=["bruno", "tilo"])
    for _ in range(12):
        if child.to_my_turn().phase == "over":
            break
        child.swap()
    assert child.ply >= 12


def test_more_than_five_do_not_fit(child: Browser, app: Flask) -> None:
    answer = child.client.post("/play", data={"players": ["guest"] * 4, "bots": ["bruno", "pippa"]})
    assert answer.status_code == 400
    assert "6" in answer.text
