"""A class plays together on its wall: the projector, a teacher's taps and three tablets, each in a real browser."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from itertools import product

import pytest
from play.conftest import stacked
from playwright.sync_api import Locator, Page, expect

from kidsq.learning import questions
from kidsq.play import result_of_record
from kidsq.play.wall import lead
from kidsq.store.classroom import lessons
from kidsq.store.db.database import writing
from kidsq.store.people import settings
from kidsq.store.play import games

from ..conftest import Open
from ..sitting import Served, look_closely
from .test_room import NAMES, class_id, teacher

__all__ = ["class_id", "teacher"]

HAND = ("1", "2", "3", "5", "6")
QUICK = ("king", "king", "king", "king", "5")
LINE = "h2.wall-line"
SIZES_AND_THEMES = list(product(["laptop", "tablet", "phone"], ["night", "contrast", "calm"]))


class Lesson:
    """The class, its teacher's page on the projector, and a tablet for each child."""

    def __init__(self, teacher: Page, class_id: str, served: Served) -> None:
        self.wall, self.class_id, self.served = teacher, class_id, served
        self.tablets: dict[str, Page] = {}
        with writing(self.db):
            self.lesson = lessons.begin(self.db, class_id, datetime.now(UTC))

    @property
    def db(self):
        return self.served.app.extensions["kidsq"].store.connection()

    @property
    def game_id(self) -> str:
        found = lessons.latest(self.db, self.class_id)
        assert found is not None
        assert found.wall_game is not None
        return found.wall_game

    def sit(self, open_for: Open, name: str, size: str = "tablet", speaks: str = "en") -> Page:
        tablet = open_for(size, speaks).page
        tablet.goto(f"/c/{self.lesson.code}")
        tablet.get_by_role("button").first.click()
        tablet.get_by_role("button", name=name).click()
        tablet.locator(".hero").wait_for()
        self.tablets[name] = tablet
        return tablet

    def begin(self) -> Lesson:
        self.wall.goto(f"/grown-ups/classes/{self.class_id}/lesson")
        self.wall.get_by_role("button", name="Play together on the wall").click()
        expect(self.wall.get_by_role("button", name="End this game")).to_be_visible()
        return self

    def board(self) -> Locator:
        return self.wall.locator(".wall-ideas")


@pytest.fixture
def lesson(teacher: Page, class_id: str, served: Served, monkeypatch: pytest.MonkeyPatch) -> Lesson:
    """The class begins with the same hand each time."""
    monkeypatch.setattr(lead, "dealt", lambda *_: stacked("first_night", 2, HAND))
    return Lesson(teacher, class_id, served)


def card(tablet: Page, name: str) -> Locator:
    return tablet.locator(f'.turn #turn .card[data-card="{name}"]').first


def propose(tablet: Page, *cards: str) -> None:
    """Tap these cards, the last one as the total where there are three, and propose them."""
    *first, last = cards
    for one in first:
        card(tablet, one).click()
    if len(cards) > 2:
        tablet.get_by_role("button", name="is the same as").click()
    card(tablet, last).click()
    tablet.get_by_role("button", name="Propose it!").click()
    expect(tablet.locator("#line")).to_contain_text("Now look at the wall!")


def test_three_tablets_propose_and_the_teacher_lays(lesson: Lesson, open_for: Open) -> None:
    for name in NAMES:
        lesson.sit(open_for, name)
    lesson.begin()
    wall = lesson.wall
    for tablet in lesson.tablets.values():
        expect(card(tablet, "6")).to_be_visible()  # it has come by itself
    mira, leo, ada = lesson.tablets.values()
    look_closely(mira)
    propose(mira, "2", "3", "5")
    propose(leo, "2", "3", "5")
    expect(lesson.board()).to_contain_text("2 of 3 have proposed")
    expect(wall.get_by_role("button", name="Play this")).to_have_count(0)  # of two it would tell who
    look_closely(wall)
    propose(ada, "6")
    expect(lesson.board()).to_contain_text("3 of 3 have proposed")
    expect(wall.get_by_role("img", name="2 children")).to_be_visible()
    look_closely(wall)
    assert not [name for name in NAMES if name in wall.content()]
    wall.get_by_role("button", name="Play this: 2 + 3 = 5").click()
    expect(wall.locator(LINE)).to_have_text("Now it is Bruno's turn.")
    expect(wall.locator(LINE)).to_have_text("What do we play?")  # he has played by himself
    for tablet in lesson.tablets.values():
        expect(tablet.locator("#table")).to_have_attribute("data-ply", "2")
        expect(card(tablet, "6")).to_be_visible()
    assert lesson.served.rows("SELECT task, correct, count(*) FROM attempts GROUP BY task, correct") == [
        ("own_sum", 1, 2)
    ]

    wall.get_by_role("button", name="End this game").click()
    expect(wall.get_by_role("button", name="End this game")).to_have_count(0)
    wall.goto(f"/grown-ups/classes/{lesson.class_id}/lesson")  # or the wall itself has heard of it first
    expect(wall.get_by_role("button", name="Play together on the wall")).to_be_visible()
    for tablet in lesson.tablets.values():
        expect(tablet.locator(".hero")).to_be_visible()


def test_a_proposal_is_made_and_laid_by_keyboard(lesson: Lesson, open_for: Open) -> None:
    mira = lesson.sit(open_for, "Mira", "laptop")
    lesson.begin()
    expect(card(mira, "6")).to_be_visible()
    mira.locator("#c4").focus()
    mira.keyboard.press("Enter")
    mira.locator("#say").focus()
    mira.keyboard.press("Enter")
    expect(mira.locator("#line")).to_contain_text("Your idea: swap: 6.")
    lay = lesson.wall.get_by_role("button", name="Play what most propose")
    lay.focus()
    lesson.wall.keyboard.press("Enter")
    expect(lesson.wall.locator(LINE)).to_have_text("Now it is Bruno's turn.")


def test_without_scripts_a_child_proposes_and_the_teacher_lays(lesson: Lesson, open_for: Open) -> None:
    lesson.begin()
    mira = open_for("tablet", java_script_enabled=False).page
    mira.goto(f"/c/{lesson.lesson.code}")
    mira.get_by_role("button").first.click()
    mira.get_by_role("button", name="Mira").click()
    for place in (1, 2):
        mira.locator(f"#c{place}").check()
    mira.get_by_role("radio", name="5").check()
    mira.locator("#say").click()
    expect(mira.locator("#line")).to_contain_text("Your idea: 2 + 3 = 5.")
    plain = open_for("laptop", java_script_enabled=False).page
    plain.context.add_cookies(lesson.wall.context.cookies())
    plain.goto(f"/grown-ups/classes/{lesson.class_id}/wall")
    plain.get_by_role("button", name="Play what most propose").click()
    plain.get_by_role("button", name="Next").click()
    assert [one.seat for one in games.plies(lesson.db, lesson.game_id)] == [0, 1]


@pytest.mark.bots_ask
@pytest.mark.thorough
@pytest.mark.parametrize("hand", [QUICK, HAND], ids=["quick", "long"])
def test_a_whole_game_of_a_class_with_three_tablets(
    lesson: Lesson, open_for: Open, monkeypatch: pytest.MonkeyPatch, hand: tuple[str, ...]
) -> None:
    """Every child proposes at every turn and answers every question; the record replays, and the log has them all."""
    monkeypatch.setattr(lead, "dealt", lambda *_: stacked("first_night", 2, hand))
    monkeypatch.setattr(questions.Chooser, "due", lambda chooser, past: past.turns >= 2)
    for name in NAMES:
        lesson.sit(open_for, name)
    lesson.begin()
    wall, over = lesson.wall, re.compile("won")
    for _ in range(200):
        line = wall.locator(LINE)
        wall.locator(".class-wall:not(.friend)").wait_for()
        if over.search(line.inner_text()):
            break
        asked = "answer" in (wall.locator("#class-wall").get_attribute("class") or "")
        ply = wall.locator("#class-wall").get_attribute("data-ply") or ""
        for tablet in lesson.tablets.values():
            tablet.locator(f'#table[data-ply="{ply}"]').wait_for()
            answer_one(tablet) if asked else propose_one(tablet)
        expect(lesson.board()).to_contain_text(f"3 of 3 have {'answered' if asked else 'proposed'}")
        wall.locator(".wall-lay.main").click()
        wall.locator(f'.class-wall:not([data-ply="{ply}"]), .class-wall.friend').wait_for()
    stored = games.load(lesson.db, lesson.game_id)
    assert stored is not None
    assert stored.result_json is not None
    plies = games.plies(lesson.db, lesson.game_id)
    assert result_of_record(stored.header_json, plies) == stored.result_json
    for tablet in lesson.tablets.values():
        expect(tablet.locator(".over-panel.together h2")).to_be_visible()
    turns = sum(one.seat == 0 for one in plies)
    proposed = "SELECT count(*), count(DISTINCT learner) FROM proposals WHERE kind = 'move' AND late = 0"
    assert lesson.served.rows(proposed) == [(3 * turns, 3)]
    logged = "SELECT count(DISTINCT learner) FROM attempts WHERE presented LIKE ?"
    assert lesson.served.rows(logged, '%"table":"class"%') == [(3,)]


def propose_one(tablet: Page) -> None:
    """What the child would tap first: a king's bed, or the last card alone."""
    king = card(tablet, "king")
    if king.count():
        king.click()
        tablet.locator(".bed.wake").first.click()
    elif tablet.locator(".table.wake .bed.wake").count():
        tablet.locator(".bed.wake").first.click()
    else:
        card_ = tablet.locator(".turn #turn .card:has([data-single])").last
        card_.click()
        tablet.locator("#swap:visible, #say:enabled").first.click()
    expect(tablet.locator("#line")).to_contain_text("Now look at the wall!")


def answer_one(tablet: Page) -> None:
    tablet.locator(".answers button:enabled, .who button, .steps button").first.click()
    tablet.locator("#answer").or_(tablet.locator(".answered, .stage")).first.wait_for()


@pytest.mark.thorough
@pytest.mark.parametrize(("size", "theme"), SIZES_AND_THEMES)
def test_wall_and_tablet_bear_a_close_look_in_each_size_and_theme(
    lesson: Lesson, open_for: Open, served: Served, size: str, theme: str
) -> None:
    with writing(lesson.db) as db:
        for (child,) in served.rows("SELECT id FROM learners"):
            settings.write(db, settings.of_learner(child), "theme", theme)
    tablets = [lesson.sit(open_for, name, size) for name in NAMES]
    lesson.begin()
    for tablet in tablets:
        expect(card(tablet, "6")).to_be_visible()
        propose(tablet, "2", "3", "5")
        look_closely(tablet)
    wall = open_for(size, color_scheme="dark", **({"contrast": "more"} if theme == "contrast" else {})).page
    wall.context.add_cookies(lesson.wall.context.cookies())
    wall.goto(f"/grown-ups/classes/{lesson.class_id}/wall")
    expect(wall.get_by_role("button", name="Play this: 2 + 3 = 5")).to_be_visible()
    look_closely(wall)


@pytest.mark.thorough
@pytest.mark.parametrize("speaks", ["de", "fr", "it"])
def test_the_class_plays_in_every_language(lesson: Lesson, open_for: Open, speaks: str) -> None:
    lesson.begin()
    tablet = open_for("phone", speaks).page
    tablet.goto(f"/c/{lesson.lesson.code}")
    tablet.get_by_role("button").first.click()
    tablet.get_by_role("button", name="Mira").click()
    expect(card(tablet, "6")).to_be_visible()
    card(tablet, "6").click()
    said = {"de": "Vorschlagen!", "fr": "Je propose !", "it": "Proponi!"}[speaks]
    expect(tablet.get_by_role("button", name=said)).to_be_visible()
    look_closely(tablet)
