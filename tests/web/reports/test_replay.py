"""A game looked at again: the table as everybody saw it, one child's own hand, and what it calculated."""

from __future__ import annotations

import random
import re
from html import unescape

import pytest
from answers import said
from flask.testing import FlaskClient
from play.playing import Browser
from play.test_noninterference import TOKEN, permuted

from kidsq.games.sleeping_queens.cards import CARD_NAMES, QUEEN_NAMES
from kidsq.play.current_game import table_at
from kidsq.play.ended import records
from kidsq.play.ended.records import replayed
from kidsq.store.db.database import writing
from kidsq.store.people import audit, rights
from kidsq.store.play import attempts, games

from ..class_at_laptop import Classroom


@pytest.fixture
def played(room: Classroom) -> Browser:
    """Mira and Leo at one table with Tilo; the sun came up after some turns of Mira."""
    code = room.begin()
    for name in ("Mira", "Leo"):
        room.sit(name, code)
    children = [room.ids["Mira"], room.ids["Leo"]]
    room.teacher.post(f"{room.address}/live/seat", data={"learner": children, "bots": "tilo", "edition": "classic"})
    (game_id,) = room.db.execute("SELECT id FROM games").fetchone()
    for name in ("Mira", "Leo"):
        room.tablets[name].post(f"/table/{game_id}/come")
    both = [Browser(room.tablets[name], url=f"/table/{game_id}").look() for name in ("Mira", "Leo")]
    for _ in range(40):
        for one in both:
            one.look()
            if one.phase == "turn":
                one.swap()
            elif one.phase == "watch":
                one.go_on()
            elif one.phase == "question":
                one.post("answer", key=one.key, skip="1")
            elif one.phase == "defend":
                one.turn(move="allow")
        if one.ply >= 8:
            break
    room.post("lesson", act="end", games="sunrise")
    return both[0]


def address(game_id: str, **query: str | int) -> str:
    return f"/grown-ups/games/{game_id}?" + "&".join(f"{key}={value}" for key, value in query.items())


def hand_of(page: str) -> list[str]:
    piece = page.split('class="hand-cards"', 1)[1].split("</section>", 1)[0]
    return re.findall(r'data-card="(\w+)"', piece)


def get(client: FlaskClient, path: str, status: int = 200) -> str:
    answer = client.get(path)
    assert answer.status_code == status, answer.text[:500]
    return unescape(answer.text)


def test_each_ply_shows_the_hand_of_one_child_and_nobody_elses(room: Classroom, played: Browser) -> None:
    stored = games.load(room.db, played.game_id)
    assert stored is not None
    assert stored.plies >= 6
    for ply in range(stored.plies + 1):
        table = table_at(room.db, stored, ply)
        for name, seat in (("Mira", 0), ("Leo", 1)):
            page = get(room.teacher, address(stored.id, child=room.ids[name], ply=ply))
            shown = replayed(room.db, stored, room.ids[name], ply)
            assert shown.view.hand == table.hands[seat]
            assert len(hand_of(page)) == len(table.hands[seat])
            numbers = [CARD_NAMES[card] for card in table.hands[seat] if CARD_NAMES[card].isdigit()]
            assert [one for one in hand_of(page) if one.isdigit()] == numbers
            assert (ply < stored.plies) == ('rel="next"' in page)
            assert (ply > 0) == ('rel="prev"' in page)


def kings_in(piece: str) -> list[str]:
    return re.findall(r"king-[a-z_]+", piece)


def test_a_king_has_the_face_that_the_child_saw(room: Classroom) -> None:
    room.sit("Mira", room.begin())
    game, seen = room.play("Mira", edition="classic", bots="bruno"), {}
    for _ in range(12):
        game.look().to_my_turn()
        hand = game.shown.split('class="hand', 1)[1].split("</ul>", 1)[0]
        seen[game.ply] = kings_in(hand)
        game.swap()
    room.post("lesson", act="end", games="sunrise")
    assert len({tuple(one) for one in seen.values() if one}) > 1, "no two kings were in this hand"
    for ply, kings in seen.items():
        page = get(room.teacher, address(game.game_id, ply=ply))
        assert kings_in(page.split('class="hand-cards"', 1)[1].split("</section>", 1)[0]) == kings


def test_what_was_calculated_stands_beside_its_ply(room: Classroom, played: Browser) -> None:
    with writing(room.db):
        for name, text in (("Mira", "2+3=6"), ("Leo", "1+1=2")):
            attempts.append(room.db, said(text, game_id=played.game_id, ply=2, learner=room.ids[name]))
    page = get(room.teacher, address(played.game_id, child=room.ids["Mira"], ply=2))
    assert "2 + 3 = 6" in page
    assert "not yet" in page
    assert "1 + 1" not in page
    assert "did not work anything out" in get(room.teacher, address(played.game_id, child=room.ids["Mira"], ply=3))


def test_the_list_tells_how_games_ended_and_looking_is_on_record(room: Classroom, played: Browser) -> None:
    page = get(room.teacher, f"/grown-ups/children/{room.ids['Mira']}/games")
    assert "ended with the lesson" in page
    assert f"/grown-ups/games/{played.game_id}" in page
    get(room.teacher, f"/grown-ups/games/{played.game_id}")
    assert {"looked_at_games", "looked_at_game"} <= {one.action for one in audit.latest(room.db, room.ids["Mira"])}


def test_a_parent_sees_the_own_childs_games_and_no_other_name_or_hand(room: Classroom, played: Browser) -> None:
    parent = room.another("parent")
    with writing(room.db):
        rights.give_child(room.db, "parent-id", room.ids["Mira"])
    page = get(parent, address(played.game_id, ply=3))
    assert "Hand of Mira" in page
    assert "another child" in page
    every = "".join(get(parent, address(played.game_id, ply=ply)) for ply in range(8))
    assert "<p>Another child " in every  # a sentence begins with a capital
    assert "<p>another child " not in every
    assert not re.search(r"\bLeo\b", page)
    get(parent, address(played.game_id, child=room.ids["Leo"], ply=3), 404)


def test_a_game_that_goes_on_is_not_shown(room: Classroom) -> None:
    room.sit("Mira", room.begin())
    game = room.play("Mira")
    get(room.teacher, f"/grown-ups/games/{game.game_id}", 404)
    assert "No game is over yet" in get(room.teacher, f"/grown-ups/children/{room.ids['Mira']}/games")


@pytest.mark.parametrize("ply", ["x", "-1", "99999"])
def test_a_ply_that_is_not_there_is_told_with_the_beginning(room: Classroom, played: Browser, ply: str) -> None:
    page = get(room.teacher, address(played.game_id, ply=ply), 400)
    assert "This game has no move" in page
    assert "Hand of" in page


def test_a_child_who_did_not_play_is_not_there(room: Classroom, played: Browser) -> None:
    get(room.teacher, address(played.game_id, child=room.ids["Zoe"]), 404)


# -- the table is drawn ------------------------------------------------------------------------------------------------

FACES = re.compile(r"#(frame-\d+|(?:king|knight|dragon|potion|wand|jester)[\w-]*)\"")
QUEENS = re.compile(r"#(?:queen|sleeper|emblem)-(\w+)\"")


def table_in(page: str) -> str:
    return page.split('<section class="looked-at"', 1)[1].split("</section>", 1)[0]


def test_the_table_is_drawn_with_all_that_everybody_saw(room: Classroom, played: Browser) -> None:
    stored = games.load(room.db, played.game_id)
    assert stored is not None
    for ply in range(stored.plies + 1):
        shown = replayed(room.db, stored, room.ids["Mira"], ply)
        table = table_in(get(room.teacher, address(stored.id, child=room.ids["Mira"], ply=ply)))
        assert table.count('class="bed full"') == sum(shown.view.full_beds)
        assert table.count('class="at-seat') == 3
        assert table.count("#card-back") == 1  # the pile to draw from
        assert ("On top of the pile" in table) == (shown.view.discard_top > 0)


def test_no_card_is_drawn_that_the_child_could_not_see(room: Classroom, played: Browser) -> None:
    stored = games.load(room.db, played.game_id)
    assert stored is not None
    for ply in range(stored.plies + 1):
        shown = replayed(room.db, stored, room.ids["Mira"], ply)
        table = table_in(get(room.teacher, address(stored.id, child=room.ids["Mira"], ply=ply)))
        sights = shown.next.sights if shown.next else ()
        laid = [sight.cards[0] for sight in sights if sight.cards and sight.cards[0] > 10]
        known = [*shown.view.hand, *([shown.view.discard_top] if shown.view.discard_top else []), *laid]
        assert sorted(kind(CARD_NAMES[card]) for card in known) == sorted(map(kind, FACES.findall(table)))
        queens = {*(queen for court in shown.view.courts for queen in court), *dict(shown.view.remembered).values()}
        queens |= {sight.queen for sight in sights if sight.queen}
        assert set(QUEENS.findall(table)) <= {QUEEN_NAMES[queen] for queen in queens}


def kind(name: str) -> str:
    return name.removeprefix("frame-").split("-")[0]


def test_what_is_hidden_changes_no_byte_of_the_page(
    room: Classroom, played: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored, rng = games.load(room.db, played.game_id), random.Random(3)
    assert stored is not None
    own = [row.ply for row in games.plies(room.db, stored.id) if row.seat == 0 and row.move.startswith("discard")]
    for ply in (*own, stored.plies):
        path = address(stored.id, child=room.ids["Mira"], ply=ply)
        honest = TOKEN.sub(b"", room.teacher.get(path).data)
        with monkeypatch.context() as dealt:
            dealt.setattr(records, "table_at", lambda *asked: permuted(table_at(*asked), 0, rng))
            assert TOKEN.sub(b"", room.teacher.get(path).data) == honest


def test_a_sum_said_stands_with_the_hand(room: Classroom, played: Browser) -> None:
    with writing(room.db):
        attempts.append(room.db, said("2+3=6", game_id=played.game_id, ply=2, learner=room.ids["Mira"]))
    table = table_in(get(room.teacher, address(played.game_id, child=room.ids["Mira"], ply=2)))
    claim = table.split('class="claimed', 1)[1].split("</p>", 1)[0]
    assert re.sub(r"<[^>]+>", " ", claim.split(">", 1)[1]).split() == ["2", "+", "3", "=", "6", "not", "yet"]
    assert "claimed" not in table_in(get(room.teacher, address(played.game_id, child=room.ids["Leo"], ply=2)))
