"""A table over HTTP: what a child's taps do, and what they never do."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime, timedelta

import pytest
from flask import Flask

from kidsq.play import current_game, sums_said
from kidsq.store.db import times
from kidsq.store.db.session import Session
from kidsq.store.play import attempts

from .conftest import Deal
from .playing import Browser, ends


def rows(app: Flask, query: str) -> list[tuple[object, ...]]:
    db: Session = app.extensions["kidsq"].store.connection()
    return db.execute(query).fetchall()


def test_one_tap_plays_a_first_night_with_one_bot(child: Browser, app: Flask) -> None:
    child.open()
    assert rows(app, "SELECT edition FROM games") == [("first_night",)]
    assert rows(app, "SELECT kind FROM seats ORDER BY seat") == [("guest",), ("bot",)]


def test_each_form_of_a_table_has_an_address_without_scripts_too(child: Browser) -> None:
    """The turn, the gear, the owl, the way out: posted to the page itself, nothing would be done."""
    child.open(edition="classic").to_my_turn()
    forms = re.findall(r"<form\b[^>]*>", child.client.get(child.url).text)
    posted = [form for form in forms if 'method="post"' in form]
    assert [form for form in posted if not re.search(r' action="/[^"]+"', form)] == []
    assert any(f' action="{child.url}/turn"' in form for form in posted)


@pytest.mark.parametrize(
    ("edition", "players"), [("first_night", 2), ("classic", 2), ("deluxe", 5), ("gamefactory", 2), ("little", 5)]
)
def test_a_whole_game_can_be_played_to_its_end(child: Browser, edition: str, players: int, app: Flask) -> None:
    child.open(edition=edition, players=players)
    for _ in range(500):
        if child.phase == "over":
            break
        step(child)
    assert child.phase == "over"
    assert rows(app, "SELECT count(*) FROM games WHERE result_json IS NOT NULL AND ended_at IS NOT NULL") == [(1,)]


def step(child: Browser) -> None:
    if child.phase == "turn":
        powers = child.legal("king") or child.legal("jester") or child.legal("knight")
        answer = child.turn(move=powers[0]) if powers else child.swap()
    elif child.phase == "watch":
        answer = child.go_on()
    elif child.phase == "question":
        answer = child.post("answer", key=child.key, skip="1")
    elif child.phase == "defend":
        answer = child.turn(move="allow")
    else:
        answer = child.turn(move=child.legal("wake")[0])
    assert answer.status_code == 200, answer.text


def test_double_tap_plays_once(child: Browser, deal: Deal) -> None:
    deal(child, ["2", "3", "5", "7", "9"])
    sent = {"ply": child.ply, "key": child.key, "card": "0"}
    first, second = child.post("turn", **sent), child.post("turn", **sent)
    assert (first.status_code, second.status_code) == (200, 200)
    assert child.ply == 1


def test_the_same_key_with_another_move_is_refused_and_the_next_form_has_a_fresh_one(
    child: Browser, deal: Deal
) -> None:
    deal(child, ["2", "3", "5", "7", "9"])
    sent = {"ply": child.ply, "key": child.key}
    child.post("turn", card="0", **sent)
    answer = child.post("turn", card="1", **sent)
    assert answer.status_code == 422
    assert child.ply == 1
    assert child.key != sent["key"]


@pytest.mark.parametrize(("layout", "told"), [("a+b=c", "2 + 3 = 5"), ("c=a+b", "5 = 2 + 3")])
def test_a_sum_is_told_as_it_was_laid(child: Browser, deal: Deal, app: Flask, layout: str, told: str) -> None:
    child.open()
    ends(app, child)  # only after a first game there are two ways
    while True:
        deal(child, ["2", "3", "5", "7", "9"])
        if f'data-layout="{layout}"' in child.shown:
            break
    child.turn(card=["0", "1", "2"], total="2")
    assert f"You say: {told}!" in child.said
    db = app.extensions["kidsq"].store.connection()
    (said,) = sums_said(db, child.url.rsplit("/", 1)[1], None)
    assert (said.operands, said.response, said.layout) == ("[2,3]", "5", layout)


def test_a_wrong_sum_costs_nothing_is_logged_and_explained_step_by_step(child: Browser, deal: Deal, app: Flask) -> None:
    deal(child, ["2", "3", "5", "6", "9"])
    stages = []
    for _ in range(4):
        answer = child.turn(card=["0", "1"], total="3")  # 2 + 3 = 6
        assert answer.status_code == 200
        stages.append(next(s for s in ("rods", "dots", "said") if f'class="tried by-{s}"' in child.shown))
    assert stages == ["rods", "dots", "said", "said"]
    assert child.ply == 0
    assert child.hand == ["2", "3", "5", "6", "9"]
    logged = rows(app, "SELECT task, skill, correct, error, try_no, truth, response FROM attempts ORDER BY seq")
    assert logged[0] == ("own_sum", "add:2+3", 0, "off_by_one", 1, "5", "6")
    assert [row[4] for row in logged] == [1, 2, 3, 4]


def test_a_first_explanation_does_not_give_the_answer_away_and_survives_a_reload(child: Browser, deal: Deal) -> None:
    deal(child, ["2", "3", "5", "6", "9"])
    child.turn(card=["0", "1"], total="3")
    assert "= 5" not in child.said
    assert "are 5" not in child.said
    assert 'class="tried by-rods"' in child.look().shown


def test_a_true_sum_is_discarded_and_logged_with_what_helped(child: Browser, deal: Deal, app: Flask) -> None:
    deal(child, ["2", "3", "5", "6", "9"])
    times = {"rt_first_ms": 900, "rt_total_ms": 4000, "hidden_ms": 0, "changes": 1, "input": "touch"}
    assert child.turn(card=["1", "0"], total="2", **times).status_code == 200
    assert child.ply == 1
    (row,) = attempts.of_game(app.extensions["kidsq"].store.connection(), child.game_id)
    assert (row.task, row.skill, row.correct, row.error, row.hint_shown) == ("own_sum", "add:2+3", 1, None, 5)
    assert json.loads(row.operands) == [3, 2]
    assert (row.rt_first_ms, row.rt_total_ms, row.rt_valid, row.changes, row.input) == (900, 4000, 1, 1, "touch")
    assert (row.n_options, row.guess_p) == (3, 0.3333)
    assert json.loads(row.opportunity or "") == [[2, 3, 5], [3, 6, 9]]


def test_without_javascript_there_are_no_times(child: Browser, deal: Deal, app: Flask) -> None:
    deal(child, ["2", "3", "5", "6", "9"])
    answer = child.turn(fragment=False, card=["0", "1"], total="2")
    assert answer.status_code == 303
    assert rows(app, "SELECT rt_total_ms, rt_valid FROM attempts") == [(None, 0)]


def test_five_swaps_give_the_device_its_baseline(child: Browser, deal: Deal, app: Flask) -> None:
    times = {"rt_first_ms": 5_000, "rt_total_ms": 5_800}
    for number in range(5):
        deal(child, ["2", "3", "5", "6", "9"])
        child.turn(card=["4"], **{**times, "rt_total_ms": 5_800 + number})
    for more in ({"changes": 1}, {"hidden_ms": 9}, {"rt_first_ms": ""}, {"rt_first_ms": 9_999}):
        deal(child, ["2", "3", "5", "6", "9"])
        child.turn(card=["4"], **{**times, "rt_total_ms": 9_000, **more})
    deal(child, ["2", "3", "5", "6", "9"])
    child.turn(card=["0", "1"], total="2", **times)
    assert rows(app, "SELECT task, motor_ms FROM attempts") == [("own_sum", 802)]
    assert rows(app, "SELECT count(*) FROM taps") == [(5,)]


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ({"rt_first_ms": 60_000, "rt_total_ms": 120_000}, (120_000, None, 1)),
        ({"rt_first_ms": 60_001, "rt_total_ms": 61_000}, (61_000, None, 0)),
        ({"rt_first_ms": 1_000, "rt_total_ms": 120_001}, (120_001, None, 0)),
        ({"rt_total_ms": 30_000}, (30_000, None, 1)),
        ({"rt_total_ms": 90_000, "hidden_ms": 80_000}, (90_000, 80_000, 0)),
        ({"rt_total_ms": "-5", "input": "telepathy"}, (None, None, 0)),
    ],
    ids=["slow", "idle at first", "idle later", "whole alone", "hidden tab", "no sense"],
)
def test_the_time_of_a_child_that_is_not_at_it_is_not_valid(
    child: Browser, deal: Deal, app: Flask, sent: dict[str, object], kept: tuple[int | None, ...]
) -> None:
    deal(child, ["2", "3", "5", "6", "9"])
    assert child.turn(card=["0", "1"], total="2", **sent).status_code == 200
    assert rows(app, "SELECT rt_total_ms, hidden_ms, rt_valid, input FROM attempts") == [(*kept, None)]


def seconds_ago(app: Flask, seconds: float) -> None:
    """The table has not changed since then."""
    then = times.text(datetime.now(UTC) - timedelta(seconds=seconds))
    rows(app, f"UPDATE games SET updated_at = '{then}'")


@pytest.mark.parametrize(("seconds", "valid"), [(0, 1), (8, 1), (40, 0)])
def test_a_page_loaded_anew_does_not_make_a_slow_sum_fast(
    child: Browser, deal: Deal, app: Flask, seconds: int, valid: int
) -> None:
    """Some seconds are those that news take to a tablet and an answer back."""
    deal(child, ["2", "3", "5", "6", "9"])
    seconds_ago(app, seconds)
    child.look()
    child.turn(card=["0", "1"], total="3", rt_first_ms=300, rt_total_ms=400)
    child.turn(card=["0", "1"], total="2", rt_first_ms=300, rt_total_ms=400)  # its clock begins with the first answer
    assert rows(app, "SELECT correct, rt_valid FROM attempts ORDER BY seq") == [(0, valid), (1, 1)]


def test_a_slow_sum_on_a_page_that_stayed_keeps_its_time(child: Browser, deal: Deal, app: Flask) -> None:
    deal(child, ["2", "3", "5", "6", "9"])
    seconds_ago(app, 100)
    child.turn(card=["0", "1"], total="2", rt_first_ms=50_000, rt_total_ms=95_000)
    assert rows(app, "SELECT rt_valid FROM attempts") == [(1,)]


@pytest.mark.parametrize(("seconds", "valid"), [(8, 1), (40, 0)])
def test_a_page_loaded_anew_does_not_make_a_slow_answer_fast(
    child: Browser, deal: Deal, app: Flask, seconds: int, valid: int
) -> None:
    deal(child, ["jester", "1", "2", "8", "9"], next_cards=["3", "4", "5"])
    child.turn(move="jester")
    seconds_ago(app, seconds)
    child.look()
    child.post("answer", key=child.key, answer="0", rt_first_ms=300, rt_total_ms=400)
    assert rows(app, "SELECT task, rt_valid FROM attempts") == [("jester_count", valid)]


def test_the_time_of_a_shared_tablet_begins_with_the_curtain(child: Browser, app: Flask, deal: Deal) -> None:
    deal(child, ["2", "3", "5", "6", "9"])
    db = app.extensions["kidsq"].store.connection()
    db.execute("UPDATE seats SET kind = 'guest', bot = NULL")
    seconds_ago(app, 60)
    assert child.look().phase == "curtain"
    child.post("curtain", ply=0)
    child.turn(card=["0", "1"], total="2", rt_first_ms=300, rt_total_ms=400)
    assert rows(app, "SELECT rt_valid FROM attempts") == [(1,)]


def test_a_jester_s_tap_is_a_tap_and_a_bed_is_a_choice(child: Browser, deal: Deal, app: Flask) -> None:
    for move, taps in (("king 0", 0), ("jester", 1)):
        deal(child, ["king", "jester", "5", "6", "9"])
        child.turn(move=move, rt_first_ms=2_000, rt_total_ms=2_700)
        assert rows(app, "SELECT count(*) FROM taps") == [(taps,)]


@pytest.mark.parametrize(
    ("sent", "status", "says"),
    [
        ({}, 200, "Tap a card first."),
        ({"card": ["0", "1"]}, 200, "not twins"),
        ({"card": ["0", "1", "3"]}, 200, "Which card is the total?"),
        ({"card": ["0", "4"], "total": "1"}, 200, "Sums are made of number cards."),
        ({"move": "discard 2+3=9"}, 400, "discard 2+3=9"),
        ({"move": "discard 2+4=2+4"}, 400, "discard 2+4=2+4"),
        ({"move": "dance"}, 400, "“dance”"),
        ({"move": "discard 8"}, 400, "There is no such card in your hand: 8."),
        ({"move": "wake 3"}, 400, "You need a king"),
        ({"move": "block"}, 400, "Nobody is after your queens"),
        ({"card": ["7"]}, 400, "“7”"),
        ({"card": ["-1"]}, 400, "“-1”"),
        ({"card": ["0", "0"]}, 400, "“0”"),
        ({"card": ["x" * 500]}, 400, "“xxxxxxxxxxxxxxxxxxxx”"),
        ({"card": ["²"]}, 400, "“²”"),
        ({"card": ["0"], "ply": "99"}, 400, "not there yet"),
        ({"card": ["0"], "ply": "-1"}, 400, "“-1”"),
        ({"card": ["0"], "ply": "zwei"}, 400, "“zwei”"),
        ({"card": ["0"], "key": ""}, 400, "The number of this tap is missing"),
        ({"card": ["0"], "key": "k" * 5000}, 400, "no number"),
    ],
)
def test_bad_input_gets_a_sentence_and_changes_nothing(
    child: Browser, deal: Deal, app: Flask, sent: dict[str, str], status: int, says: str
) -> None:
    deal(child, ["2", "3", "5", "6", "king"])
    for fragment in (True, False):
        answer = child.turn(fragment=fragment, **sent)
        if status == 200 and not fragment:
            assert answer.status_code == 303
            child.look()
        else:
            assert answer.status_code == status
        assert says in child.said
        assert child.ply == 0
    assert rows(app, "SELECT count(*) FROM plies") == [(0,)]
    assert rows(app, "SELECT count(*) FROM attempts") == [(0,)]


def test_a_true_false_claim_may_also_come_as_text(child: Browser, deal: Deal) -> None:
    deal(child, ["2", "3", "5", "6", "9"])
    assert child.turn(move="discard 2+3=6").status_code == 200
    assert child.ply == 0
    assert child.turn(move="discard 5 = 3 + 2").status_code == 200
    assert child.ply == 1


@pytest.mark.parametrize("text", ["discard 5+6=11", "discard 5+11=6", "discard 11+5=6"])
def test_a_king_is_no_eleven(child: Browser, deal: Deal, app: Flask, text: str) -> None:
    deal(child, ["5", "6", "king", "king", "jester"])
    assert child.turn(move=text).status_code == 400
    assert rows(app, "SELECT count(*) FROM attempts") == [(0,)]


def test_a_true_sum_is_a_move_however_its_numbers_are_written(child: Browser, deal: Deal, app: Flask) -> None:
    deal(child, ["2", "3", "5", "6", "9"])
    assert child.turn(move="discard 02+3=5").status_code == 200
    assert child.ply == 1
    assert rows(app, "SELECT move FROM plies") == [("discard 2+3=5",)]
    assert rows(app, "SELECT task, correct FROM attempts") == [("own_sum", 1)]


def test_where_rows_count_a_false_sum_is_no_claim(child: Browser, deal: Deal, app: Flask) -> None:
    deal(child, ["2", "3", "6", "6", "9"], edition="little")
    assert child.turn(move="discard 2+3=6").status_code == 400
    assert rows(app, "SELECT count(*) FROM attempts") == [(0,)]


def test_an_old_ply_is_answered_with_the_present_table(child: Browser, deal: Deal) -> None:
    deal(child, ["2", "3", "5", "6", "9"])
    child.swap()
    answer = child.turn(ply=0, card="1")
    assert answer.status_code == 409
    assert child.ply == 1


def test_a_late_next_gets_the_present_table(child: Browser, deal: Deal) -> None:
    deal(child, ["2", "3", "5", "6", "9"])
    child.swap()
    assert child.go_on().status_code == 200
    assert child.post("next", ply=1).status_code == 200
    assert child.ply == 2


def test_friends_play_on_by_themselves_until_something_happens(child: Browser, deal: Deal) -> None:
    deal(child, ["2", "3", "5", "6", "9"], bots=["tilo", "tilo"], others=["1", "3", "6", "8", "10"])
    child.swap()
    child.go_on()
    assert (child.ply, child.phase) == (3, "turn"), "two cards laid by two friends are no two waits"
    deal(child, ["2", "3", "5", "6", "9"], bots=["tilo", "tilo"], others=["king"] * 5)
    child.swap()
    child.go_on()
    assert child.ply == 2, "a queen who wakes is looked at"


def test_nobody_plays_for_a_bot(child: Browser, deal: Deal) -> None:
    deal(child, ["2", "3", "5", "6", "9"])
    child.swap()
    assert child.turn(card="0").status_code == 404


def test_somebody_elses_table_is_not_there(app: Flask, child: Browser) -> None:
    """tests/faults/intruders/test_routes.py tries each address of a table."""
    child.open()
    stranger = app.test_client()
    for game in (child.url, f"/table/{'0' * 32}", "/table/nonsense"):
        assert stranger.get(game).status_code == 404
        assert stranger.post(f"{game}/turn", data={"ply": "0", "key": "k"}).status_code == 404
    assert child.look().ply == 0


def test_news_is_silent_until_something_happens(child: Browser, deal: Deal) -> None:
    deal(child, ["2", "3", "5", "6", "9"])
    seen = child.version
    assert child.client.get(f"{child.url}/news?seen={seen}").status_code == 204
    child.swap()
    news = child.client.get(f"{child.url}/news?seen={seen}")
    assert news.status_code == 200
    assert 'data-ply="1"' in news.text


def test_a_game_goes_on_after_a_restart(child: Browser, deal: Deal) -> None:
    deal(child, ["2", "3", "5", "6", "9"])
    child.turn(card=["0", "1"], total="2")
    hand = child.look().hand
    current_game._cache.clear()
    assert child.look().hand == hand
    assert child.ply == 1


def test_each_tap_on_the_owl_shows_one_level_more(child: Browser, deal: Deal, app: Flask) -> None:
    child.open()
    child.post("settings", hint="0")
    deal(child, ["2", "3", "5", "6", "9"])
    assert "data-part" not in child.look().shown
    seen = []
    for _ in range(6):
        child.post("hint", ply=0)
        seen.append(rows(app, f"SELECT level FROM helps WHERE game_id = '{child.game_id}'")[0][0])
    assert seen == [1, 2, 3, 4, 5, 5]
    child.turn(card=["0", "1"], total="2")
    assert rows(app, "SELECT hint_shown, hint_asked FROM attempts") == [(5, 1)]


def test_of_a_glow_that_comes_card_by_card_what_is_seen_counts_as_help(child: Browser, deal: Deal, app: Flask) -> None:
    child.open()
    child.post("settings", hint="3")
    deal(child, ["2", "3", "5", "6", "9"])
    child.turn(card=["0", "1"], total="2")
    assert rows(app, "SELECT hint_shown, hint_asked FROM attempts") == [(3, 0)]


def test_the_glow_fades_card_by_card(child: Browser, deal: Deal, app: Flask) -> None:
    glowing = []
    for _ in range(6):
        deal(child, ["2", "3", "5", "dragon", "wand"])
        sits_down(app)
        glowing.append(child.look().shown.count("data-part="))
        child.turn(card=["0", "1"], total="2")
    assert [cards for n, cards in enumerate(glowing) if cards not in glowing[:n]] == [3, 2, 1, 0]
    assert glowing[0] == 3 > glowing[1]


def sits_down(app: Flask) -> None:
    """The same child in every game, as a player of this browser would be."""
    db = app.extensions["kidsq"].store.connection()
    if not db.execute("SELECT 1 FROM learners").fetchall():
        db.execute("INSERT INTO learners (id, nickname, face, created_at) VALUES ('m', 'Mira', 'face-1', '')")
    db.execute("UPDATE seats SET kind = 'learner', learner = 'm' WHERE kind = 'guest'")


def test_settings_that_do_not_exist_are_refused_with_the_value(child: Browser) -> None:
    child.open()
    answer = child.post("settings", hint="9")
    assert answer.status_code == 400
    assert "“9”" in child.said


def test_an_unknown_edition_is_named(child: Browser) -> None:
    answer = child.client.post("/play", data={"edition": "poker"})
    assert answer.status_code == 400
    assert "poker" in answer.text


@pytest.mark.full
def test_gentle_bots_never_attack_the_child(child: Browser, app: Flask) -> None:
    for _ in range(3):
        child.open(edition="classic", players=4, gentle="1")
        for _ in range(150):
            if child.phase == "over":
                break
            assert child.phase != "defend"
            step(child)
    attacks = rows(app, "SELECT move FROM plies WHERE move LIKE 'knight 0 %' OR move LIKE 'potion 0 %'")
    assert attacks == []
    assert rows(app, "SELECT count(*) FROM plies WHERE move LIKE 'knight %' OR move LIKE 'potion %'") != [(0,)]


def test_until_the_first_game_has_ended_a_hand_points_the_way(child: Browser, deal: Deal, app: Flask) -> None:
    child.open()
    child.post("settings", hint="4")
    deal(child, ["4", "4", "9", "dragon", "wand"])
    assert child.look().shown.count("data-order") == 2
    db = app.extensions["kidsq"].store.connection()
    db.execute("UPDATE games SET ended_at = '2026-01-01', result_json = '{}' WHERE id = ?", (child.game_id,))
    deal(child, ["4", "4", "9", "dragon", "wand"])
    assert "data-order" not in child.shown


def test_the_hand_shows_no_more_of_a_sum_than_what_glows(child: Browser, deal: Deal) -> None:
    child.open()
    child.post("settings", hint="4")
    deal(child, ["2", "3", "5", "dragon", "wand"])
    places = re.findall(r'data-place="(\d)"[^>]* data-order', child.look().shown)
    assert places == ["0", "1"]


def test_two_brunos_are_told_apart(child: Browser) -> None:
    child.open(edition="classic", bots=["bruno", "bruno"])
    assert "Bruno 2" in child.shown


def test_the_browser_s_time_zone_and_listening_are_logged(child: Browser, deal: Deal, app: Flask) -> None:
    deal(child, ["2", "3", "5", "6", "9"])
    child.turn(card=["0", "1"], total="2", tz_offset_min="-210", read_aloud="1")
    assert rows(app, "SELECT tz_offset_min, read_aloud FROM attempts") == [(-210, 1)]
