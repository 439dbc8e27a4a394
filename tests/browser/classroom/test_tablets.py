"""Two tablets of a class in real browsers: from the code to a table, and what a child meets on the way."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from types import SimpleNamespace
from uuid import uuid4

import pytest
from playwright.sync_api import Page, expect

from kidsq.store.classroom import classes, lessons, raised_hands
from kidsq.store.db import times
from kidsq.store.db.database import writing
from kidsq.store.people import child_keys, people

from ..conftest import SIZES, mostly
from ..fits import ANY_SCREEN, resize, settle
from ..home.test_other_ways import new_player
from ..sitting import Child, look_closely
from ..test_house_rules import STATES

PAGES = ("/garden/{mira}", "/royal/{mira}", "/cards?edition=classic", "/class/friends")
THIRTY = (
    "Mira Leo Noa Ali Finn Emma Yusuf Lina Ben Zoe Mateo Aylin Paul Ida Jonas Nele Tom Sarah Omar Luca Hanna Emil Hadi"
    " Felix Wilhelmine Anton Maximilian Lea Kofi Mei-Lin"
).split()


@pytest.fixture
def room(served):
    """A class of thirty with an open lesson."""
    db, now = served.app.extensions["kidsq"].store.connection(), datetime.now(UTC)
    with writing(db):
        made = classes.add_class(db, "2b", times.text(now))
        keys, ids = {}, {}
        for number, name in enumerate(THIRTY):
            child = people.add_learner(db, f"desk {number}", name, people.FACES[number], times.text(now))
            classes.put_into_class(db, child.id, made.id)
            keys[name], ids[name] = child_keys.new_keys(db, child.id, times.text(now)), child.id
        lesson = lessons.begin(db, made.id, now)
    return SimpleNamespace(db=db, class_id=made.id, lesson=lesson, keys=keys, ids=ids)


def face(page: Page, name: str):
    return page.locator(".all-faces").get_by_role("link", name=name, exact=True)


def join(page: Page, room) -> None:
    page.goto(f"/c/{room.lesson.code}")
    page.get_by_role("button", name="It's me!").click()
    expect(page.get_by_role("heading", name="Who are you?")).to_be_visible()


def show(page: Page, pictures) -> None:
    for picture in pictures:
        page.locator(f'.key[value="{picture}"]').click()


def sit(page: Page, room, name: str) -> None:
    face(page, name).click()
    expect(page.get_by_role("heading", name=f"Hello {name}!")).to_be_visible()
    show(page, room.keys[name].pictures)


def fits(page: Page) -> bool:
    settle(page)
    return bool(page.evaluate("document.documentElement.scrollHeight <= innerHeight"))


@pytest.mark.parametrize("size", mostly(SIZES, "phone"))
def test_every_screen_of_a_tablet_is_sound_and_fits(open_for, room, complaints, size):
    page = open_for(size).page
    page.goto("/c")
    look_closely(page)
    page.get_by_label("Code").fill(room.lesson.code.upper())
    page.get_by_role("button", name="Go").click()
    expect(page.locator(".all-faces li")).to_have_count(30)
    look_closely(page)
    assert fits(page)
    assert all(box["width"] >= 64 and box["height"] >= 64 for box in map(_box, page.locator(".pick").all()))
    face(page, "Mira").click()
    expect(page.locator(".key")).to_have_count(12)
    look_closely(page)
    assert fits(page)
    show(page, reversed(room.keys["Mira"].pictures))
    expect(page.get_by_role("alert")).to_contain_text("Not yet")
    look_closely(page)
    page.get_by_role("button", name="I forgot").click()
    expect(page.get_by_role("heading", name="Mira, your hand is up.")).to_be_visible()
    look_closely(page)
    page.get_by_role("button", name="Let me try again").click()
    show(page, room.keys["Mira"].pictures)
    expect(page.get_by_role("button", name="I'm done")).to_be_visible()
    look_closely(page)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("#table")).to_be_visible()
    look_closely(page)
    page.goto("/grown-ups")
    expect(page.get_by_role("button", name="Leave the class")).to_be_visible()
    look_closely(page)
    complaints.forgive("status of 400")  # the three pictures in another order


def test_all_twelve_pictures_are_in_the_first_sight(open_for, room):
    page = open_for("tablet").page
    join(page, room)
    face(page, "Mira").click()
    expect(page.locator(".key")).to_have_count(12)
    for screen in ("sideways", "small phone", "low tablet", "low laptop"):
        resize(page, screen)
        wide, high = ANY_SCREEN[screen]
        shown = [_box(one) for one in page.locator(".key, .other-keys .button.quiet").all()]
        assert len(shown) == 14
        for box in shown:
            assert 0 <= box["x"] <= box["x"] + box["width"] <= wide, screen
            assert box["y"] + box["height"] <= high, screen


def test_home_fits_while_a_class_is_open_and_a_game_and_a_player_are_there(open_for, room):
    child = open_for("tablet").go_home()
    page = child.page
    expect(page.get_by_role("link", name="Go to our class")).to_be_visible()
    assert fits(page)
    new_player(child, "Ben", "picture 3")
    assert fits(page)
    for button in ("Play", "New game"):
        child.tap(child.button(re.compile(f"^{button}")))
        page.wait_for_url("**/table/*")
        child.through_the_story().sees("turn").go_home()
        expect(page.get_by_role("link", name="Go to our class")).to_be_visible()
        assert fits(page)


def _box(target):
    return target.bounding_box() or {"width": 0, "height": 0}


def test_two_tablets_join_and_play_and_a_child_moves_between_them(open_for, room):
    one, two = open_for().page, open_for("phone").page
    for page, name in ((one, "Mira"), (two, "Leo")):
        join(page, room)
        sit(page, room, name)
        page.get_by_role("button", name="Play", exact=True).click()
        expect(page.locator("#table")).to_be_visible()
    expect(one.locator("#who")).to_contain_text("Mira")
    table = one.url
    two.get_by_role("button", name="Home").click()
    two.get_by_role("button", name="I'm done").click()
    sit(two, room, "Mira")
    two.get_by_role("button", name="Carry on?").click()
    expect(two.locator("#table")).to_be_visible()
    expect(two).to_have_url(table)
    expect(one.get_by_role("alert")).to_contain_text("Mira plays on another tablet now")


def test_the_tablet_opens_by_itself_and_a_hand_lets_in(open_for, room):
    page = open_for().page
    join(page, room)
    with writing(room.db):
        lessons.end(room.db, room.lesson.id, times.text(datetime.now(UTC)))
    expect(page.get_by_role("heading", name="The lesson is over. See you soon!")).to_be_visible()
    look_closely(page)
    with writing(room.db):
        lessons.begin(room.db, room.class_id, datetime.now(UTC))
    expect(page.get_by_role("heading", name="Who are you?")).to_be_visible()
    face(page, "Noa").click()
    page.get_by_role("button", name="I forgot").click()
    expect(page.get_by_role("heading", name="Noa, your hand is up.")).to_be_visible()
    (hand,) = raised_hands.up_in(room.db, room.class_id)
    with writing(room.db):
        raised_hands.let_in(room.db, room.class_id, hand.id, "g" * 32, times.text(datetime.now(UTC)))
    expect(page.get_by_role("button", name="I'm done")).to_be_visible()


def test_a_pause_reaches_the_table_and_ends_there(open_for, room):
    page = open_for().page
    join(page, room)
    sit(page, room, "Mira")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("#table")).to_be_visible()
    table = page.url
    with writing(room.db):
        lessons.pause(room.db, room.lesson.id, times.text(datetime.now(UTC)))
    expect(page.get_by_role("heading", name="Look at your teacher.")).to_be_visible()
    look_closely(page)
    with writing(room.db):
        lessons.go_on(room.db, room.lesson.id, times.text(datetime.now(UTC)))
    expect(page.locator("#table")).to_be_visible()
    expect(page).to_have_url(table)


@pytest.mark.parametrize("path", mostly(PAGES, "/class/friends"))
def test_a_pause_reaches_a_page_that_is_open_and_ends_there(open_for, room, path):
    page = open_for().page
    join(page, room)
    sit(page, room, "Mira")
    expect(page.get_by_role("button", name="I'm done")).to_be_visible()
    page.goto(path.format(mira=room.ids["Mira"]))
    here = page.url
    with writing(room.db):
        lessons.pause(room.db, room.lesson.id, times.text(datetime.now(UTC)))
    expect(page.get_by_role("heading", name="Look at your teacher.")).to_be_visible()
    with writing(room.db):
        lessons.go_on(room.db, room.lesson.id, times.text(datetime.now(UTC)))
    expect(page).to_have_url(here)


def test_a_lost_connection_is_told_and_the_same_form_is_sent_again(open_for, room, complaints):
    page = open_for().page
    join(page, room)
    face(page, "Mira").click()
    expect(page.locator(".key")).to_have_count(12)
    one, two, three = room.keys["Mira"].pictures
    show(page, (one, two))
    page.context.set_offline(True)
    show(page, (three,))
    expect(page.get_by_text("Looking for kidsq")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("button", name="I'm done")).to_be_visible()
    expect(page.get_by_text("Looking for kidsq")).to_be_hidden()
    complaints.forgive("ERR_INTERNET_DISCONNECTED|htmx:sendError|htmx:afterRequest|/class/me/")


def test_a_server_that_cannot_answer_is_not_asked_for_ever(open_for, room, complaints):
    page = open_for().page
    join(page, room)
    tries = []
    page.route("**/class/me/*", lambda route: (tries.append(1), route.fulfill(status=500, body="broken")))
    face(page, "Mira").click()
    expect(page.get_by_text("kidsq does not answer.")).to_be_visible()
    page.unroute("**/class/me/*")
    page.get_by_role("link", name="Open it again").click()
    expect(page.get_by_role("heading", name="Who are you?")).to_be_visible()
    assert len(tries) == 5
    complaints.forgive("status of 500|Error Code 500")


def test_a_tap_fills_the_whole_screen(open_for, room):
    page = open_for().page
    join(page, room)
    page.get_by_role("button", name="Full screen").click()
    expect(page.get_by_role("button", name="Full screen")).to_be_hidden()
    assert page.evaluate("document.fullscreenElement === document.documentElement")
    face(page, "Mira").click()
    expect(page.locator(".key")).to_have_count(12)
    assert page.evaluate("document.fullscreenElement !== null")
    show(page, room.keys["Mira"].pictures)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("#table")).to_be_visible()
    page.wait_for_load_state()
    page.locator("#who b").click()  # any tap at the table
    page.wait_for_function("() => document.fullscreenElement !== null")


def test_without_javascript_a_child_comes_in_and_plays(open_for, room):
    page = open_for(java_script_enabled=False).page
    join(page, room)
    sit(page, room, "Mira")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("#table")).to_be_visible()


def test_with_the_keyboard_alone(open_for, room):
    page = open_for("laptop").page
    join(page, room)
    face(page, "Mira").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Hello Mira!")).to_be_focused()
    for picture in room.keys["Mira"].pictures:
        page.locator(f'.key[value="{picture}"]').focus()
        page.keyboard.press("Enter")
    page.get_by_role("button", name="Play", exact=True).press("Enter")
    expect(page).to_have_url(re.compile("/table/"))


def test_two_children_at_one_tablet_share_a_game_behind_the_curtain(open_for, room):
    page = open_for().page
    join(page, room)
    sit(page, room, "Mira")
    page.get_by_role("link", name="Play together on this tablet").click()
    expect(face(page, "Mira")).to_have_count(0)
    sit(page, room, "Leo")
    expect(page.get_by_role("button", name="Leo is done")).to_be_visible()
    look_closely(page)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("#table")).to_have_attribute("data-phase", "curtain")
    page.get_by_role("button", name="Home").click()  # whose turn it is may have left
    expect(page.get_by_role("button", name="Leo is done")).to_be_visible()


def test_who_plays_here_is_not_shown_twice_at_the_end(open_for, room):
    page = open_for().page
    join(page, room)
    sit(page, room, "Mira")
    page.get_by_role("button", name="Play", exact=True).click()
    badge = page.locator("#who").get_by_text("Mira")
    expect(badge).to_be_visible()
    page.locator("#table").evaluate("table => table.classList.add('over')")
    expect(badge).to_be_hidden()


# What a finger would meet in the middle of each button: the button itself. On a phone what is asked lies over the owl.
COVERED = """() => [...document.querySelectorAll('#table button:enabled, #table summary, #who button')]
  .filter(button => !button.matches(':is(.question, .defend) #owl'))
  .filter(button => button.checkVisibility({visibilityProperty: true}))
  .map(button => [button, button.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1)
  .map(([button, box]) => [button, document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)])
  .filter(([button, met]) => !met || (met.closest('button, summary, label') !== button && !button.contains(met)))
  .map(([button, met]) => `${button.outerHTML.slice(0, 90)} under ${met?.outerHTML.slice(0, 60)}`)"""
ALONE = {name: state for name, state in STATES.items() if name not in ("curtain", "settings_open")}


class Pupil(Child):
    """A child who sits at a tablet of its class."""

    def _open(self, edition, bots, people):
        answer = self.post("/class/play", edition=edition, bots=list(bots), still="yes", key=uuid4().hex)
        self.game_id = answer.rsplit("/", 1)[1]


@pytest.mark.thorough
def test_nothing_lies_over_a_button_at_a_tablet_of_a_class(open_for, room, served):
    opened = open_for("tablet")
    child = Pupil(opened.page, served, opened.touch)
    join(child.page, room)
    sit(child.page, room, "Mira")
    expect(child.page.get_by_role("button", name="I'm done")).to_be_visible()
    covered = {}
    for name, state in ALONE.items():
        state(child)
        for screen in ("tablet", "phone"):
            resize(child.page, screen)
            covered[name, screen] = child.page.evaluate(COVERED)
    assert not any(covered.values()), covered
