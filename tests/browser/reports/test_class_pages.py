"""A teacher's way through a class in a real browser, with simulated children."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from types import SimpleNamespace

import pytest
from answers import said
from playwright.sync_api import Page, expect

from kidsq.store.db import times
from kidsq.store.db.database import writing
from kidsq.store.play import attempts

from ..conftest import mostly
from ..fits import resize, settle
from ..sitting import Served, claims, look_closely

NAMED = re.compile("sure|right but slow|not yet|too early to say|not asked yet|look like guesses")


@pytest.fixture
def teacher(page: Page, school: SimpleNamespace, served: Served) -> Page:
    """Ms Keller, at the computer of a simulated class of six."""
    claims(page, served)
    return page


@pytest.mark.parametrize("size", mostly(["laptop", "tablet", "phone"], "phone"))
def test_a_teacher_looks_at_each_page_of_a_class(teacher: Page, size: str) -> None:
    page = teacher
    resize(page, size)
    page.goto("/grown-ups")
    look_closely(page)
    page.get_by_role("link", name="Simulated class", exact=True).click()
    for tab, heading in (
        ("Today", "Class today"),
        ("Who needs what", "Who needs what"),
        ("Sums", "The class's sums"),
        ("Then and now", "Then and now"),
        ("Lesson", "Lesson"),
        ("Settings", "Simulated class"),
    ):
        page.get_by_role("navigation", name="Grown-ups").get_by_role("link", name=tab, exact=True).click()
        expect(page.get_by_role("heading", name=heading, level=1)).to_be_visible()
        expect(page.get_by_text("these children do not exist")).to_be_visible()
        look_closely(page)


WITHIN = """() => {
  const [form, page] = ['#filters form', 'main'].map(of => document.querySelector(of).getBoundingClientRect());
  return form.left >= page.left && form.right <= page.right;
}"""


def test_what_is_asked_opens_over_the_page_and_not_beside_it(teacher: Page, school: SimpleNamespace) -> None:
    page = teacher
    page.goto(f"/grown-ups/classes/{school.class_id}")
    page.locator("#filters summary").click()
    for screen in ("tablet", "sideways", "upright", "phone"):
        resize(page, screen)
        assert page.evaluate(WITHIN), screen


def test_a_need_is_put_aside_and_brought_back(teacher: Page, school: SimpleNamespace) -> None:
    page = teacher
    learner, game = school.db.execute("SELECT learner, game_id FROM attempts").fetchone()
    with writing(school.db):
        for _ in range(40):
            attempts.append(school.db, said("4+5=8", learner=learner, game_id=game, at=times.text(datetime.now(UTC))))
    page.goto(f"/grown-ups/classes/{school.class_id}/needs")
    asides = page.get_by_role("button", name="Put aside")
    assert asides.count(), "nobody needs anything, of all the children"
    need = page.locator("form:not(:has([name=back])) [name=need]").first.get_attribute("value")
    asides.first.click()
    expect(page.get_by_role("status")).to_contain_text("Put aside")
    shown = page.locator(f'form:not(:has([name=back])) [name=need][value="{need}"]')
    expect(shown).to_have_count(0)
    look_closely(page)
    page.get_by_role("button", name="Show again").click()
    expect(shown.first).to_be_attached()


def test_the_period_is_chosen_without_a_keyboard_trap(teacher: Page, school: SimpleNamespace) -> None:
    page = teacher
    page.goto(f"/grown-ups/classes/{school.class_id}?from=2020-01-01")
    everybody = page.locator("#page a.who")
    expect(everybody).to_have_count(6)
    page.locator("#filters summary").click()
    page.get_by_label("Child", exact=True).select_option(label="Ada")
    page.get_by_role("button", name="Show").click()
    expect(everybody).to_have_count(1)
    look_closely(page)


def test_the_sheet_stays_one_row_a_child_on_a_phone(teacher: Page, school: SimpleNamespace) -> None:
    """Colours stand for words there: they are named above the table, and said to who cannot see them."""
    page = teacher
    resize(page, "phone")
    page.goto(f"/grown-ups/classes/{school.class_id}/sheet")
    rows = page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(7)
    settle(page)
    for row in rows.all()[1:]:
        assert (row.bounding_box() or {"height": 999})["height"] <= 64
    heading = page.get_by_role("columnheader", name="Partners of ten")
    key = page.get_by_text("3 of 4 right or more, but slow").bounding_box()
    table = page.get_by_role("table").bounding_box()
    assert key
    assert table
    assert key["y"] < table["y"]
    expect(rows.last.get_by_role("cell").last).to_have_accessible_name(NAMED)
    resize(page, (390, 420))
    rows.last.scroll_into_view_if_needed()
    expect(heading).to_be_in_viewport()


@pytest.mark.parametrize("size", [(390, 844), (320, 640)])
def test_every_entry_of_the_rail_is_in_sight_on_a_phone(
    teacher: Page, school: SimpleNamespace, size: tuple[int, int]
) -> None:
    """Nothing says that more would come where one draws the rail aside."""
    resize(teacher, size)
    teacher.goto(f"/grown-ups/classes/{school.class_id}")
    settle(teacher)
    entries = teacher.locator(".rail-links a").all()
    assert len(entries) == 7
    for entry in entries:
        box = entry.bounding_box()
        assert box
        assert 0 <= box["x"] <= box["x"] + box["width"] <= size[0], entry.inner_text()


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_the_rail_of_a_phone_takes_three_lines_in_every_language(
    teacher: Page, school: SimpleNamespace, language: str
) -> None:
    """Account and sign out beside the crown, and the entries below on two."""
    teacher.set_extra_http_headers({"Accept-Language": language})
    resize(teacher, (360, 640))
    teacher.goto(f"/grown-ups/classes/{school.class_id}")
    settle(teacher)
    shown = teacher.locator(".rail a:visible, .rail button:visible").all()
    boxes = [box for one in shown if (box := one.bounding_box())]
    assert len({round((box["y"] + box["height"] / 2) / 20) for box in boxes}) == 3
