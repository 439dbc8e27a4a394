"""A teacher's lesson in a real browser: the wall, the room, a seated table, games looked at again, the sunrise."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from kidsq import play
from kidsq.store.classroom import classes
from kidsq.store.db.database import writing
from kidsq.store.people import people, settings
from kidsq.store.play import unfinished

from ..conftest import Open
from ..fits import resize
from ..sitting import WIDE, Served, claims, look_closely

NAMES = ("Mira", "Leo", "Ada")
AT = "2026-11-20T10:00:00.000Z"


@pytest.fixture
def class_id(served: Served) -> str:
    """A class of three who sit down with a tap on their face."""
    with writing(served.app.extensions["kidsq"].store.connection()) as db:
        made = classes.add_class(db, "2b", AT)
        settings.write(db, settings.of_class(made.id), "login", "tap")
        for number, name in enumerate(NAMES, start=1):
            classes.put_into_class(db, people.add_learner(db, name, name, f"face-{number}", AT).id, made.id)
    return made.id


@pytest.fixture
def teacher(page: Page, served: Served) -> Page:
    """Ms Keller, signed in at a laptop."""
    resize(page, "laptop")
    claims(page, served)
    return page


@pytest.mark.core
def test_a_lesson_from_its_beginning_to_the_sunrise(
    teacher: Page, class_id: str, open_for: Open, served: Served
) -> None:
    lesson = f"/grown-ups/classes/{class_id}/lesson"
    teacher.goto(lesson)
    teacher.get_by_role("button", name="Begin the lesson").click()
    expect(teacher.get_by_role("status")).to_contain_text("has begun")
    look_closely(teacher)
    code = teacher.locator(".code").inner_text().replace("\n", "").replace(" ", "")

    teacher.get_by_role("link", name="Show it large").click()
    expect(teacher.get_by_text("Already here: 0 of 3")).to_be_visible()
    resize(teacher, (1920, 1080))
    look_closely(teacher)
    tablets = [open_for("tablet").page for _ in range(2)]
    for tablet, name in zip(tablets, NAMES, strict=False):
        tablet.goto(f"/c/{code}")
        tablet.get_by_role("button").first.click()
        tablet.get_by_role("button", name=name).click()
        expect(tablet.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(teacher.get_by_text("Already here: 2 of 3")).to_be_visible()

    resize(teacher, "laptop")
    teacher.goto(f"/grown-ups/classes/{class_id}/live")
    expect(teacher.get_by_role("heading", name="At a tablet, not at a table")).to_be_visible()
    teacher.get_by_text("Seat children at a table").click()
    for name in ("Mira", "Leo", "Tilo"):
        teacher.locator("#seating").get_by_label(name).check()
    look_closely(teacher)
    teacher.get_by_role("button", name="Set up the table").click()
    expect(teacher.get_by_text("waits until all have come")).to_be_visible()
    for tablet in tablets:
        tablet.locator("form[action$='/come'] button, a[href^='/table/']").first.click()
        expect(tablet.locator("#table")).to_be_visible()
    expect(teacher.get_by_text("waits until all have come")).to_be_hidden()
    look_closely(teacher)
    for screen in ("tablet", "phone"):  # where the way to each child is folded away
        resize(teacher, screen)
        assert teacher.evaluate(WIDE) <= 0, screen
    teacher.get_by_role("link", name="Leo").click()
    expect(teacher.get_by_role("button", name="Remove from the table")).to_be_visible()
    look_closely(teacher)

    teacher.goto(lesson)
    teacher.get_by_text("End the lesson").click()
    teacher.get_by_label("The sun comes up").check()
    look_closely(teacher)
    teacher.get_by_role("button", name="End it now").click()
    expect(teacher.get_by_role("status")).to_contain_text("The sun came up")
    for tablet in tablets:
        expect(tablet.get_by_role("heading", name="The sun comes up")).to_be_visible()
    look_closely(tablets[0])

    db = served.app.extensions["kidsq"].store.connection()
    (game_id,) = db.execute("SELECT id FROM games").fetchone()
    teacher.goto(f"/grown-ups/games/{game_id}")
    expect(teacher.get_by_role("region", name="The table")).to_be_visible()


def test_a_child_at_a_table_is_called_to_another_and_no_news_pull_a_button_away(
    teacher: Page, class_id: str, open_for: Open, served: Served
) -> None:
    teacher.goto(f"/grown-ups/classes/{class_id}/lesson")
    teacher.get_by_role("button", name="Begin the lesson").click()
    code = teacher.locator(".code").inner_text().replace("\n", "").replace(" ", "")
    tablets = {}
    for name in NAMES[:2]:
        tablets[name] = open_for("tablet").page
        tablets[name].goto(f"/c/{code}")
        tablets[name].get_by_role("button").first.click()
        tablets[name].get_by_role("button", name=name).click()
    tablets["Mira"].get_by_role("button", name="Play", exact=True).click()
    expect(tablets["Mira"].locator("#table")).to_be_visible()

    teacher.goto(f"/grown-ups/classes/{class_id}/live")
    teacher.get_by_text("Seat children at a table").click()
    seating = teacher.locator("#seating")
    expect(seating.get_by_role("checkbox", name="Mira")).to_have_accessible_description("plays with Bruno")
    for name in NAMES[:2]:
        seating.get_by_role("checkbox", name=name).check()
    teacher.get_by_role("button", name="Set up the table").click()
    expect(tablets["Mira"].get_by_text("Your table is ready, with Leo!")).to_be_visible()

    teacher.locator("#room").get_by_role("link", name="Leo").hover()
    teacher.mouse.down()
    with teacher.expect_response(lambda answer: "/live/news" in answer.url and answer.status == 200):
        tablets["Leo"].get_by_role("button", name="Yes!").click()
    with teacher.expect_response(lambda answer: "/live/news" in answer.url):
        pass
    expect(teacher.get_by_text("is asked to come")).to_have_count(2)
    teacher.mouse.up()
    expect(teacher.locator("#about-title")).to_have_text("Leo")


def test_the_arrow_keys_lead_through_a_game(teacher: Page, class_id: str, served: Served) -> None:
    db = served.app.extensions["kidsq"].store.connection()
    with writing(db):
        child = people.add_learner(db, "home", "Noor", "face-5", AT)
    game_id = _game_of(served, child.id)
    teacher.goto(f"/grown-ups/games/{game_id}?child={child.id}")
    look_closely(teacher)
    expect(teacher.get_by_role("region", name="The table").get_by_role("img", name=re.compile("bed"))).to_have_count(12)
    for screen in ("phone", "tablet", "laptop"):
        resize(teacher, screen)
        assert teacher.evaluate(WIDE) <= 0, screen
    teacher.keyboard.press("ArrowRight")
    expect(teacher).to_have_url(f"{served.url}/grown-ups/games/{game_id}?child={child.id}&ply=1")
    teacher.wait_for_load_state()
    teacher.keyboard.press("ArrowLeft")
    expect(teacher).to_have_url(f"{served.url}/grown-ups/games/{game_id}?child={child.id}&ply=0")


def _game_of(served: Served, learner: str) -> str:
    """A short game of this child that the sun has ended."""
    db = served.app.extensions["kidsq"].store.connection()
    chance = play.Chance(AT, Random(3))
    here = play.Visitor("home")
    game_id = play.open_game(db, here, play.NewGame("classic", ("bruno",), (learner,)), chance)
    for _ in range(4):
        at = play.Request(db, here, game_id, chance)
        shown = play.look(at)
        if shown.view.my_turn and shown.view.legal:
            form = play.TurnForm(
                ply=str(shown.view.ply), key=chance.new_id(), fields={"move": (shown.view.legal[-1].text,)}
            )
            play.take_turn(at, form, play.Timings())
        else:
            play.let_bot_go(at, str(shown.view.ply))
    with writing(db):
        unfinished.end_unfinished(db, game_id, AT)
    return game_id
