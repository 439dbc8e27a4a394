"""A class's tablets: the code, faces, pictures, locks, raised hands, whose game it is, and no way out."""

import html
import json
import random
import re

import pytest
from worlds import PASSPHRASE, opened

from kidsq.classroom import restrictions
from kidsq.play import Chance, seat_children
from kidsq.store.classroom import lessons, raised_hands, roster, sittings
from kidsq.store.db import times
from kidsq.store.db.database import writing
from kidsq.store.people import adults, people, settings
from kidsq.wardrobe import PARTS


@pytest.fixture
def tablet(school):
    return school.tablet()


def at(school, **span):
    school.clock.pass_by(**span)
    return times.text(school.clock())


def sitting(school):
    return [one.learner for one in sittings.of_class(school.db, school.class_id, school.clock())]


# -- the code ---------------------------------------------------------------------------------------------------------


def test_the_way_in_changes_nothing_until_the_button_is_tapped(school, tablet):
    before = school.db.execute("SELECT count(*) FROM tablets").fetchone()
    page = tablet.get(f"/c/{school.lesson.code}")
    assert "It&#39;s me!" in page.text or "It's me!" in page.text
    assert school.db.execute("SELECT count(*) FROM tablets").fetchone() == before
    assert "Mira" not in page.text


def test_a_code_opens_the_faces_of_its_class_alone(school, tablet):
    assert tablet.join(f" {school.lesson.code[:3]} {school.lesson.code[3:].upper()}").headers["Location"] == "/class"
    page = tablet.get("/class").text
    assert all(name in page for name in ("Mira", "Leo", "Noa"))
    assert not re.search(r"\bZoe\b", page)  # a word: a form's token may have three such letters in it


def test_home_shows_the_way_to_the_class_while_one_is_open(school, tablet):
    assert 'href="/c"' in tablet.get("/").text
    school.clock.pass_by(minutes=91)
    assert 'href="/c"' not in tablet.get("/").text


def test_a_wrong_code_is_told_kindly_and_shows_nobody(school, tablet):
    answer = tablet.join("zzzzzz")
    assert answer.status_code == 400
    assert "ask your teacher" in answer.text
    assert tablet.get("/class").headers["Location"] == "/c"


def test_an_expired_code_opens_nothing(school, tablet):
    school.clock.pass_by(minutes=90)
    assert tablet.join().status_code == 400


def test_guessing_codes_is_slowed_down_also_after_a_restart(school, tmp_path):
    looked_at = 0
    for _ in range(300):
        looked_at += school.tablet().join("zzzzzz").status_code == 400
    assert looked_at == 200
    again = opened(tmp_path, clock=school.clock, seed=7)
    with again.test_client() as fresh:
        answer = fresh.post("/c", data={"code": school.lesson.code})
        assert answer.status_code == 429
        assert 0 < int(answer.headers["Retry-After"]) <= 60
        school.clock.pass_by(seconds=61)
        assert fresh.post("/c", data={"code": school.lesson.code}).status_code == 303


def test_one_browser_that_guesses_keeps_nobody_else_out(school, tablet):
    for _ in range(40):
        tablet.join("zzzzzz")
    assert tablet.join().status_code == 429
    assert school.tablet().join().status_code == 303


@pytest.mark.full
def test_thirty_tablets_behind_one_address_get_in(school):
    for _ in range(7):
        for _ in range(30):
            assert school.tablet().join().status_code == 303


# -- faces and pictures -----------------------------------------------------------------------------------------------


def test_three_pictures_let_a_child_in(school, tablet):
    tablet.join()
    one, two, three = school.keys("Mira").pictures
    path = f"/class/me/{school.id('Mira')}"
    assert f'value="{one}"' in tablet.post(path, picture=one).text
    assert f'name="so_far" value="{one},{two}"' in tablet.post(path, so_far=one, picture=two).text
    assert tablet.post(path, so_far=f"{one},{two}", picture=three).headers["Location"] == "/class"
    home = tablet.get("/class").text
    assert "Mira" in home
    assert not re.search(r"\bNoa\b", home)


def test_a_picture_can_be_taken_back(school, tablet):
    tablet.join()
    page = tablet.post(f"/class/me/{school.id('Mira')}", so_far="cat,dog", back="1").text
    assert 'name="so_far" value="cat"' in page


def test_the_number_on_the_card_lets_a_child_in(school, tablet):
    tablet.join()
    path = f"/class/me/{school.id('Mira')}"
    assert tablet.post(path, number="12").status_code == 400
    assert tablet.post(path, number=f" {school.keys('Mira').number} ").status_code == 303
    assert sitting(school) == [school.id("Mira")]


def test_the_keys_of_another_child_open_nothing(school, tablet):
    tablet.join()
    assert tablet.show_keys("Mira", school.keys("Leo").pictures).status_code == 400
    assert tablet.post(f"/class/me/{school.id('Mira')}", number=school.keys("Leo").number).status_code == 400
    assert sitting(school) == []


def test_a_class_can_be_let_in_by_a_tap(school, tablet):
    tablet.join()
    assert tablet.post(f"/class/me/{school.id('Mira')}").status_code == 200
    with writing(school.db):
        settings.write(school.db, settings.of_class(school.class_id), "login", "tap")
    assert tablet.post(f"/class/me/{school.id('Mira')}").status_code == 303
    assert sitting(school) == [school.id("Mira")]


@pytest.mark.parametrize("way", ["", "/forgot"])
def test_a_child_of_another_class_is_not_there(school, tablet, way):
    tablet.join()
    path = f"/class/me/{school.id('Zoe')}{way}"
    assert tablet.post(path, number=school.keys("Zoe").number).status_code == 404
    if not way:
        assert tablet.get(path).status_code == 404
    assert raised_hands.up_in(school.db, school.class_id) == raised_hands.up_in(school.db, school.other_class) == []


def test_faces_show_only_while_the_class_is_open(school, tablet):
    tablet.join()
    school.clock.pass_by(minutes=91)
    page = tablet.get("/class").text
    assert "not open yet" in page
    assert "Mira" not in page
    assert tablet.get("/class/together").headers["Location"] == "/class"
    assert tablet.get(f"/class/me/{school.id('Mira')}").headers["Location"] == "/class"
    assert tablet.show_keys("Mira").headers["Location"] == "/class"
    assert sitting(school) == []


def test_a_tablet_finds_by_itself_that_the_class_has_opened(school, tablet):
    tablet.join()
    school.clock.pass_by(days=1)
    seen = re.search(r"/class/news\?seen=(\w+)", tablet.get("/class").text)[1]
    assert tablet.get(f"/class/news?seen={seen}").status_code == 204
    with writing(school.db):
        lessons.begin(school.db, school.class_id, school.clock())
    found = tablet.get(f"/class/news?seen={seen}")
    assert found.status_code == 200
    assert "Who are you?" in found.text


# -- locks and hands --------------------------------------------------------------------------------------------------


def test_ten_wrong_tries_lock_the_child_here_also_after_a_restart(school, tablet, tmp_path):
    tablet.join()
    answers = [tablet.show_keys("Mira", school.wrong("Mira")).status_code for _ in range(12)]
    assert answers == [400] * 10 + [429] * 2
    assert tablet.show_keys("Mira").status_code == 429
    school.clock.pass_by(days=2)  # only an adult unlocks
    with writing(school.db):
        lessons.begin(school.db, school.class_id, school.clock())
    cookie = tablet.client.get_cookie("kidsq")
    again = opened(tmp_path, clock=school.clock, seed=7).test_client()
    again.set_cookie("kidsq", cookie.value)
    page = again.get(f"/class/me/{school.id('Mira')}").text
    assert "Raise my hand" in page
    assert 'class="twelve"' not in page
    other = school.tablet()
    other.join(lessons.open_lesson(school.db, school.class_id, school.clock()).code)
    assert other.show_keys("Mira").status_code == 303


def test_a_right_try_forgives_the_wrong_ones(school, tablet):
    tablet.join()
    for _ in range(3):
        for _ in range(9):
            assert tablet.show_keys("Mira", school.wrong("Mira")).status_code == 400
        assert tablet.show_keys("Mira").status_code == 303
        tablet.post("/class/done")


def test_a_raised_hand_waits_until_one_tap_lets_the_child_in(school, tablet):
    tablet.join()
    assert tablet.post(f"/class/me/{school.id('Mira')}/forgot").status_code == 303
    page = html.unescape(tablet.get("/class").text)
    assert "Mira, your hand is up." in page
    seen = re.search(r"/class/news\?seen=(\w+)", page)[1]
    assert tablet.get(f"/class/news?seen={seen}").status_code == 204
    (hand,) = raised_hands.up_in(school.db, school.class_id)
    with writing(school.db):
        raised_hands.let_in(school.db, school.class_id, hand.id, "g" * 32, times.text(school.clock()))
    assert "I'm done" in html.unescape(tablet.get(f"/class/news?seen={seen}").text)
    assert raised_hands.up_in(school.db, school.class_id) == []


def test_a_hand_can_be_taken_down(school, tablet):
    tablet.join()
    tablet.post(f"/class/me/{school.id('Mira')}/forgot")
    assert tablet.post("/class/hand").headers["Location"] == f"/class/me/{school.id('Mira')}"
    assert raised_hands.up_in(school.db, school.class_id) == []


# -- playing ----------------------------------------------------------------------------------------------------------


def test_a_child_plays_and_carries_on_at_another_tablet(school, tablet):
    game = tablet.sit("Mira").play()
    assert tablet.get(game).status_code == 200
    other = school.tablet().sit("Mira")
    assert game in other.get("/class").text
    assert other.get(game).status_code == 200
    assert tablet.get(game).headers["Location"] == "/class"
    assert "Mira plays on another tablet now" in html.unescape(tablet.get("/class").text)


def test_the_game_is_the_child_s_and_not_the_tablet_s(school, tablet):
    game = tablet.sit("Mira").play()
    tablet.post("/class/done")
    assert tablet.get(game).headers["Location"] == "/class"
    tablet.show_keys("Leo")
    assert game not in tablet.get("/class").text
    for path, fields in ((game, None), (f"{game}/news?seen=0", None), (f"{game}/turn", {"ply": "0", "key": "k"})):
        answer = tablet.get(path) if fields is None else tablet.post(path, **fields)
        assert answer.status_code == 404, path
    assert game.removeprefix("/table/") not in tablet.get("/class").text


def test_a_class_s_game_is_not_at_home_in_a_browser_that_has_left(school, tablet):
    game = tablet.sit("Mira").play()
    tablet.post("/class/grown-up", name="Ms Keller", passphrase=PASSPHRASE)
    assert tablet.get(game).status_code == 404
    assert game not in tablet.get("/").text


def test_a_browser_s_own_games_are_not_shown_in_the_class(school, tablet):
    mine = tablet.post("/play").headers["Location"]
    tablet.sit("Mira")
    assert tablet.get(mine).status_code == 404
    assert mine not in tablet.get("/class").text


def test_no_guest_and_no_other_child_can_be_seated(school, tablet):
    tablet.sit("Mira")
    for players in ("guest", school.id("Leo"), school.id("Zoe"), "3"):
        tablet.post("/class/play", still="yes", players=players, edition="classic", bots="bruno")
    seats = school.db.execute("SELECT DISTINCT learner FROM seats WHERE kind <> 'bot'").fetchall()
    assert seats == [(school.id("Mira"),)]


def test_two_children_share_a_game_behind_the_curtain(school, tablet):
    tablet.sit("Mira", "Leo")
    game = tablet.play()
    seats = school.db.execute("SELECT learner FROM seats ORDER BY seat").fetchall()
    assert seats == [(school.id("Mira"),), (school.id("Leo"),)]
    assert 'data-phase="curtain"' in tablet.get(game).text
    tablet.post("/class/done", learner=school.id("Leo"))
    assert sitting(school) == [school.id("Mira")]


def test_play_at_home_s_address_is_the_class_s_too(school, tablet):
    """The button at the end of a game."""
    game = tablet.sit("Mira").play().removeprefix("/table/")
    answer = tablet.client.post("/play", data={"again": game, "still": "yes"}, follow_redirects=True)
    assert answer.request.path.startswith("/table/")
    assert school.db.execute("SELECT count(*) FROM games WHERE class_id = ?", (school.class_id,)).fetchone() == (2,)


# -- still you? -------------------------------------------------------------------------------------------------------


def test_each_new_game_asks_who_is_there_but_not_the_first(school, tablet):
    tablet.sit("Mira").play(edition="classic", bots="fenna")
    asked = tablet.post("/class/play", edition="classic", bots="fenna", gentle="1")
    assert asked.status_code == 200
    assert "Still Mira?" in asked.text
    wanted = dict(re.findall(r'type="hidden" name="(\w+)" value="(\w+)"', asked.text))
    assert wanted == {"still": "yes", "edition": "classic", "bots": "fenna", "gentle": "1"}
    tablet.play(**wanted)


def test_playing_again_asks_also_after_a_game_of_an_earlier_sitting(school, tablet):
    game = tablet.sit("Mira").play()
    tablet.post("/class/done")
    school.clock.pass_by(minutes=2)
    tablet.show_keys("Mira")
    assert tablet.post("/class/play", edition="classic", bots="fenna").status_code == 303  # the first here: no question
    tablet.post("/class/done")
    school.clock.pass_by(minutes=2)
    tablet.show_keys("Mira")
    tablet.post(f"{game}/come", ply="0")
    assert "Still Mira?" in tablet.post("/class/play", again=game[7:]).text


def test_a_game_that_was_refused_before_anybody_played_is_not_offered(school, tablet):
    tablet.sit("Mira")
    asked = school.tablet().sit("Leo").post("/class/friends", friend=school.id("Mira")).headers["Location"]
    assert asked in tablet.get("/class").text
    tablet.post(f"{asked}/leave")
    assert asked not in tablet.get("/class").text


def test_five_idle_minutes_ask_and_yes_leads_back_to_the_table(school, tablet):
    game = tablet.sit("Mira").play()
    school.clock.pass_by(minutes=6)
    asked = tablet.get(game)
    assert asked.headers["Location"] == f"/class/still?back={game}"
    plies = school.db.execute("SELECT plies FROM games").fetchone()
    assert tablet.post(f"{game}/turn", ply="0", key="k" * 8, card="0").status_code == 303
    assert school.db.execute("SELECT plies FROM games").fetchone() == plies
    assert "Still Mira?" in tablet.get(asked.headers["Location"]).text
    assert tablet.post("/class/still", back=game).headers["Location"] == game
    assert tablet.get(game).status_code == 200


def test_what_the_page_does_by_itself_is_no_tap(school, tablet):
    game = tablet.sit("Mira").play()
    for _ in range(4):
        school.clock.pass_by(minutes=2)
        tablet.get(f"{game}/news?seen=0")
        tablet.post(f"{game}/next", ply="0")
        tablet.post(f"{game}/hint", ply="0", auto="1")
    assert "/class/still" in tablet.get(game).headers["Location"]
    news = tablet.get(f"/class/news?seen=x&table={game[7:]}", headers={"HX-Request": "true"})
    assert news.headers["HX-Redirect"].startswith("/class/still")


def test_somebody_else_sits_down_and_the_game_is_kept(school, tablet):
    game = tablet.sit("Mira").play()
    school.clock.pass_by(minutes=6)
    tablet.post("/class/done")
    assert "Who are you?" in tablet.get("/class").text
    tablet.show_keys("Leo")
    tablet.post("/class/done")
    tablet.show_keys("Mira")
    assert game in tablet.get("/class").text


def test_half_an_hour_gives_the_seat_back(school, tablet):
    game = tablet.sit("Mira").play()
    school.clock.pass_by(minutes=31)
    assert tablet.get(game).headers["Location"] == "/class"
    assert "Who are you?" in tablet.get("/class").text
    assert tablet.post("/class/still", back=game).headers["Location"] == "/class"
    assert sitting(school) == []


# -- pause, last game, end --------------------------------------------------------------------------------------------


def test_a_pause_holds_every_table_and_ends_by_itself(school, tablet):
    game = tablet.sit("Mira").play()
    with writing(school.db):
        lessons.pause(school.db, school.lesson.id, at(school))
    assert tablet.get(game).headers["Location"] == f"/class?back={game}"
    page = tablet.get(f"/class?back={game}").text
    assert "Look at your teacher" in page
    assert "Your game waits" in page
    assert "Your game waits" not in school.tablet().sit().get("/class").text  # nobody there has one
    address = html.unescape(re.search(r'data-hx-get="([^"]+)"', page)[1])
    assert tablet.get(address).status_code == 204
    with writing(school.db):
        lessons.go_on(school.db, school.lesson.id, times.text(school.clock()))
    assert tablet.get(address).headers["Location"] == game


def pages_of(school, name):
    return [*(f"/{room}/{school.id(name)}" for room in ("garden", "gallery", "royal")), *OPEN_TO_ALL]


OPEN_TO_ALL = ("/rules/classic", "/cards?edition=classic", "/class/friends")


def news_from(page):
    """What the page asks every few seconds, as the script asks it; where it is led, or None."""
    (address,) = re.findall(r'data-hx-get="(/class/news[^"]+)"', page)
    return html.unescape(address)


def led(tablet, address):
    return tablet.get(address, headers={"HX-Request": "true"}).headers.get("HX-Redirect")


def test_a_pause_stops_every_page_of_children_also_an_open_one_and_leads_back(school, tablet):
    tablet.sit("Mira")
    school.tablet().sit("Leo")
    opened = {path: news_from(tablet.get(path, follow_redirects=True).text) for path in pages_of(school, "Mira")}
    assert all(tablet.get(address).status_code == 204 for address in opened.values())
    with writing(school.db):
        lessons.pause(school.db, school.lesson.id, at(school))
    backs = {}
    for path, address in opened.items():
        pause = tablet.get(path).headers["Location"]
        assert pause.startswith("/class?back=/")
        assert led(tablet, address).startswith("/class?back=/")
        page = tablet.get(pause).text
        assert "Look at your teacher" in page
        backs[path] = news_from(page)
    assert tablet.get("/class/together").headers["Location"] == "/class"
    with writing(school.db):
        lessons.go_on(school.db, school.lesson.id, times.text(school.clock()))
    for path, address in backs.items():
        assert led(tablet, address) == path
        assert tablet.get(path, follow_redirects=True).status_code == 200


def test_the_security_log_knows_a_card_from_a_wrong_one_and_no_child(school, tablet, caplog):
    caplog.set_level("INFO", "kidsq.security")
    mira = school.id("Mira")
    tablet.post("/c", code=school.lesson.code)
    tablet.post(f"/class/me/{mira}", number="0000")
    tablet.sit("Mira")
    said = [record.getMessage() for record in caplog.records if record.name == "kidsq.security"]
    assert [json.loads(line)["event"] for line in said] == ["wrong_card", "child_sat_down"]
    assert mira not in "".join(said)
    assert "0000" not in "".join(said)


def test_a_child_that_sits_down_has_no_hand_up_anywhere(school):
    first, second, mira = school.tablet(), school.tablet(), school.id("Mira")
    for one in (first, second, second):
        one.post("/c", code=school.lesson.code)
        one.post(f"/class/me/{mira}/forgot")
    assert len(raised_hands.up_in(school.db, school.class_id)) == 2, "anybody may say who they are"
    first.sit("Mira")
    assert raised_hands.up_in(school.db, school.class_id) == []


def test_an_idle_tablet_asks_on_every_page_of_children_and_leads_back(school, tablet):
    tablet.sit("Mira")
    for path in pages_of(school, "Mira"):
        address = news_from(tablet.get(path, follow_redirects=True).text)
        school.clock.pass_by(minutes=6)
        there = led(tablet, address)
        assert there == tablet.get(path).headers["Location"]
        page = tablet.get(there).text
        assert "Still Mira?" in page
        back = html.unescape(re.search(r'name="back" value="([^"]+)"', page)[1])
        assert tablet.post("/class/still", back=back).headers["Location"] == path


def test_who_looks_at_the_pages_is_not_idle(school, tablet):
    tablet.sit("Mira")
    for path in pages_of(school, "Mira"):
        school.clock.pass_by(minutes=3)
        assert tablet.get(path, follow_redirects=True).request.path != "/class/still"


@pytest.mark.parametrize(
    "back",
    [
        "//evil.example/cards",
        "https://evil.example/cards",
        "/grown-ups",
        "/class/done",
        "/table/x",
        "cards",
        "http://[",
        "//[",
        "/rules?a\nb",
        "/cards?\x1b",
    ],
)
def test_a_way_back_leads_to_pages_of_children_alone(school, tablet, back):
    tablet.sit("Mira")
    assert tablet.post("/class/still", back=back).headers["Location"] == "/class"
    for asked in ("/class/still", "/class/news"):
        answer = tablet.get(asked, query_string={"seen": "x", "back": back}, headers={"HX-Request": "true"})
        assert answer.status_code == 200
        assert "HX-Redirect" not in answer.headers


def test_a_way_back_with_other_letters_fits_into_a_header(school, tablet):
    tablet.sit("Mira")
    sent = {"query_string": {"seen": "x", "back": "/rules?🦄"}, "headers": {"HX-Request": "true"}}
    assert tablet.get("/class/news", **sent).headers["HX-Redirect"] == "/rules?%F0%9F%A6%84"


def test_who_sits_no_more_at_a_tablet_is_led_away_from_its_pages(school, tablet):
    tablet.sit("Mira")
    address = news_from(tablet.get("/cards").text)
    school.clock.pass_by(minutes=31)
    assert led(tablet, address) == "/class"


def test_pages_of_children_ask_for_no_news_at_home(school, tablet):
    assert "/class/news" not in tablet.get("/cards").text


def test_after_the_last_game_was_said_no_new_one_begins(school, tablet):
    game = tablet.sit("Mira").play()
    with writing(school.db):
        lessons.say_last_game(school.db, school.lesson.id, at(school))
    assert "Last game" in tablet.get(game).text
    assert tablet.post("/class/play", still="yes").status_code == 409
    assert 'class="play"' not in tablet.get("/class").text


def test_the_end_of_the_lesson_keeps_the_game(school, tablet):
    game = tablet.sit("Mira").play()
    with writing(school.db):
        lessons.end(school.db, school.lesson.id, at(school))
    assert tablet.get(game).headers["Location"] == "/class"
    assert "The lesson is over" in tablet.get("/class").text
    assert "Mira" not in tablet.get("/class").text
    with writing(school.db):
        lessons.begin(school.db, school.class_id, school.clock())
    tablet.show_keys("Mira")
    assert game in tablet.get("/class").text


# -- the way out ------------------------------------------------------------------------------------------------------


def places(school, tablet):
    """Every page that a tablet of the class can show, by name."""
    mira, leo = school.id("Mira"), school.id("Leo")
    yield "picker", tablet.get("/class")
    yield "pictures", tablet.get(f"/class/me/{mira}")
    tablet.post(f"/class/me/{mira}/forgot")
    yield "hand", tablet.get("/class")
    tablet.post("/class/hand")
    for _ in range(10):
        tablet.show_keys("Leo", school.wrong("Leo"))
    yield "locked", tablet.get(f"/class/me/{leo}")
    yield "door", tablet.get("/class/grown-up")
    tablet.show_keys("Mira")
    yield "home", tablet.get("/class")
    yield "together", tablet.get("/class/together")
    yield "garden", tablet.get(f"/garden/{mira}")
    yield "gallery", tablet.get(f"/gallery/{mira}")
    yield "castle", tablet.get(f"/castle/{mira}")
    yield "wardrobe", tablet.get(f"/royal/{mira}")
    yield "table", tablet.get(tablet.play())
    yield "still", tablet.post("/class/play")
    yield "nothing here", tablet.get("/nothing/here")
    yield "home again", tablet.get("/class")


INSIDE = re.compile(r"/(class|c|table|garden|gallery|castle|royal|rules|cards|language|static)(/|\?|$)")


def test_no_link_and_no_form_leads_out_of_the_class(school, tablet):
    tablet.join()
    seen = 0
    for name, page in places(school, tablet):
        for kind, address in re.findall(r'\b(href|action|data-hx-get|data-hx-post)="([^"#]+)', page.text):
            address = html.unescape(address)
            if address.startswith("/static/"):
                continue
            seen += 1
            probe = school.app.test_client()
            probe.set_cookie("kidsq", tablet.client.get_cookie("kidsq").value)
            if kind in ("href", "data-hx-get"):
                answer = probe.get(address, follow_redirects=True)
                assert INSIDE.match(answer.request.path), (name, address, answer.request.path)
            else:
                assert INSIDE.match(address) or address == "/play", (name, address)
    assert seen > 60


@pytest.mark.parametrize(
    "path", ["/", "/grown-ups", "/grown-ups/claim?code=x", "/grown-ups/classes/all", "/grown-ups/children/x"]
)
def test_typed_addresses_lead_back_into_the_class(school, tablet, path):
    tablet.sit("Mira")
    answer = tablet.get(path, follow_redirects=True)
    assert answer.request.path in ("/class", "/class/grown-up")


def test_no_player_is_added_from_a_tablet_of_the_class(school, tablet):
    tablet.sit("Mira")
    before = school.db.execute("SELECT count(*) FROM learners").fetchone()
    assert tablet.post("/players", nickname="Eve", face="face-1").headers["Location"] == "/class"
    tablet.post("/grown-ups/sign-in", name="Ms Keller", passphrase=PASSPHRASE)
    assert tablet.get("/grown-ups").headers["Location"] == "/class/grown-up"
    assert school.db.execute("SELECT count(*) FROM learners").fetchone() == before


def test_only_a_teacher_of_the_class_ends_the_mode(school, tablet):
    tablet.sit("Mira")
    assert tablet.post("/class/grown-up", name="Ms Keller", passphrase="wrong wrong").status_code == 400
    db, now = school.db, school.clock()
    other = adults.claim(db, adults.new_claim_code(db, now), "Mr Other", "five red kettles", now)
    db.execute("UPDATE grown_ups SET role = 'parent' WHERE id = ?", (other.id,))
    assert tablet.post("/class/grown-up", name="Mr Other", passphrase="five red kettles").status_code == 403
    assert "Mira" in tablet.get("/class").text
    assert tablet.post("/class/grown-up", name="Ms Keller", passphrase=PASSPHRASE).headers["Location"] == "/"
    assert tablet.get("/").status_code == 200
    assert sitting(school) == []
    assert "Ms Keller" not in tablet.get("/grown-ups").text  # who hands the tablet back is not signed in there


def test_a_teacher_who_asks_for_it_goes_on_to_the_pages(school, tablet):
    tablet.sit("Mira")
    answer = tablet.post("/class/grown-up", name="Ms Keller", passphrase=PASSPHRASE, pages="1")
    assert answer.headers["Location"] == "/grown-ups"
    assert "Ms Keller" in tablet.get("/grown-ups").text


def test_joining_signs_a_grown_up_out_of_this_browser(school, tablet):
    tablet.post("/grown-ups/sign-in", name="Ms Keller", passphrase=PASSPHRASE)
    assert "Ms Keller" in tablet.get(f"/c/{school.lesson.code}").text
    tablet.join()
    assert school.db.execute("SELECT count(*) FROM sessions WHERE ended_at IS NULL").fetchone() == (0,)


def test_another_class_s_code_takes_the_tablet_along(school, tablet):
    tablet.sit("Mira")
    with writing(school.db):
        other = lessons.begin(school.db, school.other_class, school.clock())
    tablet.join(other.code)
    page = tablet.get("/class").text
    assert "Zoe" in page
    assert "Mira" not in page
    assert sitting(school) == []


def test_four_children_fit_at_one_tablet(school, tablet):
    with writing(school.db):
        for name in ("Zoe",):
            school.db.execute("UPDATE learners SET class_id = ? WHERE id = ?", (school.class_id, school.id(name)))
    tablet.sit("Mira", "Leo", "Noa", "Zoe")
    assert len(sitting(school)) == 4
    assert tablet.get("/class/together").headers["Location"] == "/class"


def test_a_child_that_is_put_away_and_brought_back_sits_at_no_tablet(school, tablet):
    tablet.sit("Mira")
    with writing(school.db):
        people.archive_learner(school.db, school.id("Mira"), at(school))
        roster.bring_back(school.db, school.id("Mira"))
    assert sitting(school) == []
    assert "Who are you?" in tablet.get("/class").text


def test_who_has_played_enough_and_is_asked_reads_one_of_the_two_alone(school, tablet, monkeypatch):
    monkeypatch.setattr(restrictions, "has_played_enough", lambda db, learner, at: learner == school.id("Mira"))
    tablet.sit("Mira")
    page = tablet.get("/class").text
    assert "Enough for today" in page
    assert "/class/together" not in page
    school.tablet().sit("Leo").post("/class/friends", friend=school.id("Mira"))
    assert "Enough for today" in tablet.get("/class").text  # a child cannot ask it to more than it may
    chance = Chance(at(school), random.Random(1))
    seat_children(school.db, school.class_id, (school.id("Mira"), school.id("Leo")), (), "classic", chance)
    page = tablet.get("/class").text
    assert "Your table is ready" in page
    assert "Enough for today" not in page
    assert 'class="play"' not in page


def test_the_queens_and_the_royal_of_those_who_sit_here_and_of_nobody_else(school, tablet):
    tablet.sit("Mira")
    mira, leo = school.id("Mira"), school.id("Leo")
    for path in ("gallery", "royal"):
        assert f'href="/{path}/{mira}"' in tablet.get("/class").text
        assert tablet.get(f"/{path}").headers["Location"] == f"/{path}/{mira}"
        assert tablet.get(f"/{path}/{mira}").status_code == 200
        assert tablet.get(f"/{path}/{leo}").status_code == tablet.get(f"/{path}/guest").status_code == 404


@pytest.mark.parametrize("names", [("Mira", "Leo"), ("Mira", "Leo", "Noa")])
def test_each_child_of_several_finds_its_own_pages_beside_its_face(school, tablet, names):
    tablet.sit(*names)
    home = tablet.get("/class").text
    tiles = re.findall(r"<li>(.*?)</li>", home.split('<ul class="sitting">')[1], re.DOTALL)[: len(names)]
    for name, tile in zip(names, tiles, strict=True):
        pages = [f"/{room}/{school.id(name)}" for room in ("gallery", "royal", "garden")]
        assert f">{name}</bdi></b>" in tile
        assert re.findall(r'href="(/[a-z]+/\w+)"', tile) == pages
        assert re.findall(r'<a [^>]*aria-label="([^"]+)"', tile) == [
            f"The gallery of {name}",
            f"{name} as a royal",
            f"The garden of {name}",
        ]
        assert [tablet.get(page).status_code for page in pages] == [200, 200, 200]
    tablet.post("/class/done", learner=school.id("Leo"))
    assert [tablet.get(f"/{room}/{school.id('Leo')}").status_code for room in ("gallery", "royal", "garden")] == [
        404
    ] * 3


def test_the_picker_shows_the_printed_face_and_everywhere_else_the_royal(school, tablet):
    recipe = "knight-deep-locs-black-green-grin-helm-blue-moon"
    tablet.sit("Mira")
    assert tablet.post(f"/royal/{school.id('Mira')}", **read_words(recipe), do="done").headers["Location"] == "/class"
    assert f"/royal/{recipe}.svg" in tablet.get("/class").text
    tablet.post("/class/done")
    assert f"/royal/{recipe}.svg" not in tablet.get("/class").text


def read_words(recipe):
    """The fields of a form that say this royal."""
    return dict(zip(PARTS, recipe.split("-"), strict=True))
