"""The pages of one child in a real browser: from sums to time, to the letter; and the child's own garden."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from answers import pointed, said
from playwright.sync_api import expect
from worlds import put_game

from kidsq.store.db.database import writing
from kidsq.store.people import people
from kidsq.store.play import attempts

from ..conftest import mostly
from ..fits import resize
from ..sitting import claims, look_closely

SIZES = ("laptop", "tablet", "phone")


def told(text, day, seconds, **columns):
    """A bot was told this; seconds are net of a second of tapping."""
    usual = {"task": "help_bot", "n_options": 5, "guess_p": 0.2, "device": "d" * 32, "motor_ms": 1_000}
    at = f"2026-11-{day:02}T10:00:00.000Z"
    return said(text, at=at, rt_total_ms=round(seconds * 1_000) + 1_000, **{**usual, **columns})


@pytest.fixture
def place(served):
    """An installation where Mira has played on two days, a week apart."""
    db = served.app.extensions["kidsq"].store.connection()
    rows = [told(f"{n}+{n}={2 * n}", day, 1.6) for n in range(1, 6) for day in (2, 4, 9)]
    steps = {"1+5=6": 2.0, "2+5=7": 3.0, "3+4=7": 4.0}
    rows += [
        told(text, day, seconds * (10 - day) / 4) for text, seconds in steps.items() for day in (2, 6) for _ in "ab"
    ]
    rows += [told("4+5=10", 9, 4.0), said("3+6=9", hint_shown=4), pointed(1)]
    with writing(db):
        mira = people.add_learner(db, "d" * 32, "Mira", "face-3", "2026-11-19T10:00:00.000Z")
        put_game(db, "a" * 32, "2026-11-02T09:00:00.000Z", mira.id)
        for attempt in rows:
            attempts.append(db, replace(attempt, learner=mira.id))
    return SimpleNamespace(child=f"/grown-ups/children/{mira.id}")


@pytest.mark.parametrize("size", mostly(SIZES, "phone"))
def test_grown_up_goes_through_the_pages_of_a_child(page, served, place, size):
    resize(page, size)
    claims(page, served)
    page.goto(place.child)
    expect(page.get_by_role("link", name="3 + 3 = 6: sure, 3 of 3 right")).to_be_visible()
    tabs = page.get_by_role("navigation", name="Pages of Mira")
    for tab, question, picture in (
        ("Time", "Is Mira faster on the same sums, and still right?", True),
        ("Counting or recalling", "Does Mira count on, or do the sums come by themselves?", True),
        ("Mistakes", "Which of Mira's answers are not right yet?", False),
        ("Help", "How much does Mira do without help?", True),
    ):
        tabs.locator("summary").click()
        tabs.get_by_role("link", name=tab).click()
        expect(page.get_by_role("heading", name=question)).to_be_visible()
        expect(page.locator("canvas[role=img]:visible")).to_have_count(int(picture))
        if picture:
            expect(page.get_by_role("table").first).to_be_visible()
        look_closely(page)


BANDS = """() => {
  const { datasets } = Chart.getChart(document.querySelector('canvas')).data;
  return [datasets.find(set => set.type === 'line' && !set.label).data, datasets.find(set => set.type === 'bar')?.data];
}"""
HALF = "() => Chart.getChart(document.querySelector('canvas')).scales.y.getLabelForValue(0.5)"
SHOWN = """() => Chart.getChart(document.querySelector('canvas')).data.datasets
  .filter(set => set.label && set.data.some(value => value !== null)).map(set => set.label)"""


def test_picture_writes_numbers_as_its_page_does_and_draws_its_own_legend(page, served, place):
    claims(page, served)
    page.goto(f"{place.child}/time")
    assert page.evaluate(HALF) == "0.5"
    page.set_extra_http_headers({"Accept-Language": "fr"})
    page.goto(f"{place.child}/time")
    assert page.evaluate(HALF) == "0,5"
    for tab in ("time", "counting", "hints"):
        page.goto(f"{place.child}/{tab}")
        legend = page.locator(".chart + ul").get_by_role("listitem")
        assert legend.all_inner_texts() == page.evaluate(SHOWN)


def test_a_middle_half_that_stands_alone_is_drawn_too(page, served, place):
    """A band needs two weeks in a row; all that the table names is to be seen."""
    claims(page, served)
    page.goto(f"{place.child}/time")
    low, bars = page.evaluate(BANDS)
    padded = [None, *low, None]
    near = zip(padded, low, padded[2:], strict=False)
    alone = [at for at, (one, value, other) in enumerate(near) if value is not None and one is other is None]
    assert alone
    assert [at for at, value in enumerate(bars) if value] == alone


def test_letter_is_changed_and_laid_out_for_printing(page, served, place):
    claims(page, served)
    page.goto(f"{place.child}/letter")
    look_closely(page)
    page.get_by_label("What goes well").fill("Mira is patient with cards.")
    page.get_by_role("button", name="See the letter").click()
    letter = page.get_by_role("article", name="The letter")
    expect(letter).to_contain_text("Mira is patient with cards.")
    look_closely(page)
    page.emulate_media(media="print")
    expect(page.get_by_role("navigation", name="Pages of Mira")).to_have_count(0)
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    page.emulate_media(media="screen")
    page.get_by_role("button", name="Change the text").click()
    expect(page.get_by_label("What goes well")).to_have_value("Mira is patient with cards.")


@pytest.mark.parametrize("size", mostly(SIZES, "phone"))
def test_child_looks_at_the_own_garden(page, size):
    resize(page, size)
    page.goto("/")
    page.locator("#new summary").click()
    page.get_by_label("My nickname").fill("Noé")
    page.get_by_role("button", name="That's me!").click()
    page.get_by_role("link", name="My garden").click()
    expect(page.get_by_role("heading", name="My garden")).to_be_visible()
    expect(page.get_by_text("Each sum helps a seed grow!")).to_be_visible()
    expect(page.get_by_role("listitem")).to_have_count(6)
    look_closely(page)
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play").first).to_be_visible()
