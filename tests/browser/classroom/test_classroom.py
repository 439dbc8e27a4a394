"""One lesson in real browsers: a teacher at a laptop, Mira and Leo at a tablet each; nobody loads a page anew."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import pytest
from play.conftest import stacked
from playwright.sync_api import Error, Page, Route, expect

from kidsq.store.classroom import classes
from kidsq.store.db import times
from kidsq.store.db.database import writing
from kidsq.store.people import child_keys, people, settings

from ..sitting import Child, Served, claims, look_closely

MIRA = ["king", "2", "2", "3", "8"]
LEO = ["4", "4", "6", "7", "9"]


@pytest.fixture
def room(served: Served) -> Iterator[SimpleNamespace]:
    """A class of three whose children have their cards, and an installation that nobody has claimed."""
    db, now = served.app.extensions["kidsq"].store.connection(), datetime.now(UTC)
    with writing(db):
        made = classes.add_class(db, "2b", times.text(now))
        keys = {}
        for number, name in enumerate(("Mira", "Leo", "Noa")):
            child = people.add_learner(db, "desk", name, people.FACES[number], times.text(now))
            classes.put_into_class(db, child.id, made.id)
            keys[name] = child_keys.new_keys(db, child.id, times.text(now))
    return SimpleNamespace(class_id=made.id, keys=keys, served=served)


class Teacher:
    def __init__(self, page: Page, room: SimpleNamespace) -> None:
        self.page, self.room = page, room

    def claim(self) -> None:
        claims(self.page, self.room.served)

    def open(self, what: str) -> None:
        self.page.goto(f"/grown-ups/classes/{self.room.class_id}/{what}")

    def press(self, name: str | re.Pattern[str]) -> None:
        self.page.get_by_role("button", name=name).click()

    def begin(self) -> str:
        """Begin the lesson; what stands on the wall is the code."""
        self.open("lesson")
        self.press("Begin the lesson")
        code = self.page.locator(".code[aria-label]")
        return (code.get_attribute("aria-label") or "").replace(" ", "")


class Tablet(Child):
    """A child at a tablet of the class."""

    def join(self, code: str) -> Tablet:
        self.page.goto(f"/c/{code}")
        self.tap(self.button("It's me!"))
        self.reads("Who are you?")
        return self

    def is_me(self, name: str, room: SimpleNamespace) -> Tablet:
        self.tap(self.page.get_by_role("link", name=name, exact=True))
        self.reads(f"Hello {name}!")
        for picture in room.keys[name].pictures:
            self.tap(self.page.get_by_role("button", name=picture, exact=True))
        expect(self.button("I'm done")).to_be_visible()
        return self

    def reads(self, heading: str) -> Tablet:
        expect(self.page.get_by_role("heading", name=heading)).to_be_visible()
        return self

    def stays(self) -> Tablet:
        """From here on the page must not be loaded anew."""
        self.page.evaluate("window.stayed = true")
        return self

    def has_stayed(self) -> bool:
        return bool(self.page.evaluate("window.stayed === true"))


def both(act: Any, *tablets: Tablet) -> None:
    for tablet in tablets:
        act(tablet)


def test_a_lesson_of_two_tablets_and_a_teacher(open_for: Any, room: SimpleNamespace, served: Served) -> None:
    teacher = Teacher(open_for("laptop").page, room)
    mira, leo = (Tablet(open_for(size).page, served) for size in ("tablet", "phone"))

    # The class opens, and the children come in.
    teacher.claim()
    code = teacher.begin()
    mira.join(code).is_me("Mira", room)
    leo.join(code).is_me("Leo", room)
    expect(teacher.page.get_by_text("of 3 here")).to_contain_text("2")
    teacher.open("live")
    expect(teacher.page.get_by_role("main").get_by_role("link", name="Leo")).to_be_visible()

    # Mira asks Leo to a table by his face, and waits for him there.
    leo.stays()
    mira.tap(mira.page.get_by_role("link", name="Play with friends at other tablets"))
    mira.reads("Who would you like to play with?")
    look_closely(mira.page)
    mira.tap(mira.page.locator("label", has=mira.page.get_by_role("checkbox", name="Leo")))
    mira.tap(mira.page.locator("label", has=mira.page.get_by_role("radio", name="Classic")))
    mira.tap(mira.button("Ask them!"))
    expect(mira.page.get_by_text("Waiting for Leo")).to_be_visible()
    look_closely(mira.page)
    game = mira.game_id = leo.game_id = mira.page.url.rsplit("/", 1)[1]
    deal = stacked("classic", 2, MIRA, LEO, next_cards=["1", "5", "5", "10"], beds=["moon", "cake", "sunflower"])
    served.set_deal(game, deal)
    mira.stays()
    expect(leo.page.get_by_text("Mira asks you to play!")).to_be_visible()
    assert leo.has_stayed()
    look_closely(leo.page)
    leo.tap(leo.button("Yes!"))
    expect(leo.table).to_have_attribute("data-seat", "1")
    leo.stays()

    # They play, and see each other's moves by looking for news alone; each sees the own cards and no others.
    mira.sees("turn")
    leo.sees("watch")
    assert (cards_of(mira), cards_of(leo)) == (sorted(MIRA), sorted(LEO))
    mira.lay("King").and_then(lambda: mira.tap(mira.bed("boat")))
    leo.sees("turn").hears("Mira wakes")
    look_closely(leo.page)
    unanswered: list[Route] = []  # a look for news that gets no answer stands in no tap's way
    leo.page.route("**/table/*/news*", lambda route: unanswered.append(route))
    with leo.page.expect_request("**/table/*/news*"):
        leo.tap(leo.page.locator("summary", has_text="").and_(leo.page.get_by_label("Show something")))
    leo.and_then(lambda: leo.tap(leo.page.get_by_label("Well done!")))
    expect(mira.page.get_by_role("img", name="Well done!")).to_be_visible()
    if len(unanswered) < 2:  # else the next look waits already, and would be given up before another one came
        with leo.page.expect_request("**/table/*/news*"):
            pass
    leo.lay("4", "4").press("Twins!")
    leo.page.unroute("**/table/*/news*")
    for look in unanswered:
        with suppress(Error):  # given up for a tap
            look.continue_()
    expect(mira.table).to_have_attribute("data-ply", "2")
    mira.sees("question").press(re.compile("^10$"))  # what her queen makes, after Leo has played
    mira.sees("turn").hears("Yes! 0 + 10 = 10.")
    assert [(row["task"], row["correct"]) for row in mira.attempts] == [("pair", 1), ("queen_total", 1)]
    assert "4" not in cards_of(mira)
    mira.lay("8").press("Swap it")
    leo.sees("turn")
    assert mira.has_stayed()
    assert leo.has_stayed()

    # Leo goes home; a bot plays for him until he is back.
    leo.tap(leo.page.get_by_label("Settings"))
    leo.tap(leo.button("Home"))
    expect(leo.button("I'm done")).to_be_visible()
    mira.sees("turn")
    expect(teacher.page.get_by_text("away, a friend plays")).to_be_visible()
    leo.tap(leo.button("Carry on?"))
    leo.sees("watch")
    expect(leo.page.get_by_text("A friend plays for you.")).to_be_hidden()
    mira.lay(*lowest(mira)).press("Swap it")
    leo.sees("turn").stays()
    assert mira.has_stayed()

    # All look up; then they go on, and no new game begins.
    expect(teacher.page.get_by_text("has the turn")).to_be_visible()
    expect(teacher.page.get_by_text("away, a friend plays")).to_be_hidden()
    look_closely(teacher.page)
    teacher.press("Pause all")
    both(lambda one: one.reads("Look at your teacher."), mira, leo)
    look_closely(mira.page)
    teacher.press("Go on")
    mira.sees("watch")
    leo.sees("turn")
    teacher.press("Last game")
    both(lambda one: expect(one.page.locator("#who")).to_contain_text("Last game"), mira, leo)
    leo.lay(*lowest(leo)).press("Swap it")
    mira.sees("turn")

    # The lesson ends with the game unfinished; in the next one both carry on where they were.
    cards, ply = cards_of(mira), mira.table.get_attribute("data-ply")
    teacher.open("lesson")
    teacher.page.get_by_text("End the lesson").click()
    teacher.press("End it now")
    both(lambda one: one.reads("The lesson is over. See you soon!"), mira, leo)
    look_closely(leo.page)
    assert teacher.begin() != code
    both(lambda one: one.reads("Who are you?"), mira, leo)
    leo.is_me("Mira", room)  # at another tablet: the game is the child's and not the tablet's
    leo.tap(leo.button("Carry on?"))
    leo.sees("turn")
    expect(leo.page).to_have_url(re.compile(f"{game}$"))
    assert (cards_of(leo), leo.table.get_attribute("data-ply")) == (cards, ply)
    expect(mira.page.get_by_role("link", name="Leo", exact=True)).to_be_visible()


def test_the_teacher_lets_a_locked_child_in_and_seats_two_children(
    open_for: Any, room: SimpleNamespace, served: Served, complaints: Any
) -> None:
    teacher = Teacher(open_for("laptop").page, room)
    mira, leo = (Tablet(open_for(size).page, served) for size in ("phone", "tablet"))
    teacher.claim()
    code = teacher.begin()
    teacher.open("live")

    # Ten wrong tries, and only an adult helps; the tablet finds by itself that it is let in.
    mira.join(code)
    mira.tap(mira.page.get_by_role("link", name="Mira", exact=True))
    one, two, three = room.keys["Mira"].pictures
    for _ in range(10):
        for picture in (two, three, one):
            mira.tap(mira.page.get_by_role("button", name=picture, exact=True))
        expect(mira.page.get_by_text("0 of 3").or_(mira.button("Raise my hand"))).to_be_attached()
    expect(mira.button("Raise my hand")).to_be_visible()
    look_closely(mira.page)
    mira.stays().tap(mira.button("Raise my hand"))
    mira.reads("Mira, your hand is up.")
    look_closely(teacher.page)
    teacher.press(re.compile("^Let in.*Mira$"))
    expect(mira.button("I'm done")).to_be_visible()
    assert mira.has_stayed()

    # The teacher makes a table for two; each of them says yes on its own tablet.
    leo.join(code).is_me("Leo", room).stays()
    teacher.open("live")
    teacher.page.get_by_text("Seat children at a table").click()
    for name in ("Mira", "Leo"):
        teacher.page.get_by_role("checkbox", name=name).check()
    look_closely(teacher.page)
    teacher.press("Set up the table")
    expect(teacher.page.get_by_role("status")).to_contain_text("The table is ready.")
    for tablet in (mira, leo):
        expect(tablet.button("Yes!")).to_be_visible()
        assert tablet.has_stayed()
        look_closely(tablet.page)
        tablet.tap(tablet.button("Yes!"))
        expect(tablet.table).to_be_visible()
    expect(mira.page).to_have_url(leo.page.url)
    expect(mira.page.get_by_text("Waiting for Leo")).to_be_hidden()
    assert {one.table.get_attribute("data-seat") for one in (mira, leo)} == {"0", "1"}
    complaints.forgive("status of 400")  # three pictures in another order


def cards_of(child: Child) -> list[str]:
    """The cards on this screen that are in a hand."""
    return sorted(child.page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)"))


def lowest(child: Child) -> list[str]:
    """A card to swap."""
    return [min((card for card in cards_of(child) if card.isdecimal()), key=int)]


def test_each_child_who_sits_down_has_its_own_letters_and_language_at_once(
    open_for: Any, room: SimpleNamespace, served: Served
) -> None:
    """What is set or chosen for Mira is there when she comes, and goes with her; no page is loaded anew for it."""
    db = served.app.extensions["kidsq"].store.connection()
    mira = settings.of_learner(db.execute("SELECT id FROM learners WHERE nickname = 'Mira'").fetchone()[0])
    with writing(db):
        settings.write_all(db, mira, {"larger_type": settings.YES, "theme": "contrast", "language": "de"})
    teacher, tablet = Teacher(open_for("laptop").page, room), Tablet(open_for("tablet").page, served)
    teacher.claim()
    root, contrast = tablet.page.locator("html"), tablet.page.locator("#contrast")
    tablet.join(teacher.begin()).stays()
    usual = tablet.page.evaluate("getComputedStyle(document.documentElement).fontSize")
    tablet.tap(tablet.page.get_by_role("link", name="Mira", exact=True))
    for picture in room.keys["Mira"].pictures:
        tablet.page.locator(f"[data-keys] .key[value={picture}]").click()
    expect(tablet.page.get_by_role("button", name="Ich bin fertig")).to_be_visible()
    assert tablet.has_stayed()
    expect(root).to_have_attribute("data-text", "large")
    expect(root).to_have_attribute("lang", "de")
    expect(contrast).to_have_attribute("media", "all")
    expect(root).not_to_have_css("font-size", usual)
    tablet.tap(tablet.page.get_by_role("button", name="Ich bin fertig"))
    tablet.is_me("Leo", room)
    assert tablet.has_stayed()
    expect(root).not_to_have_attribute("data-text", "large")
    expect(root).to_have_attribute("lang", "en")
    expect(root).to_have_css("font-size", usual)
