"""A class made ready as a teacher does it, in a real browser, on each screen; and a tablet that gets through."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kidsq import network
from kidsq.store.classroom import classes, roster
from kidsq.store.db.database import writing

from ..conftest import SIZES, mostly
from ..fits import resize, settle
from ..sitting import Child, Served, claims, look_closely

AT = "2026-11-20T08:00:00.000Z"


def in_one_width(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", mostly(SIZES, "laptop"))
def test_a_teacher_makes_a_class_ready(page: Page, served: Served, size: str) -> None:
    resize(page, size)
    claims(page, served)
    page.goto("/grown-ups/start")
    expect(page.get_by_role("heading", name="A class in ten minutes")).to_be_visible()
    look_closely(page)
    page.get_by_label("What is your class called?").fill("2b")
    page.get_by_role("button", name="Create the class").click()

    expect(page.get_by_role("heading", name="Who is in 2b?")).to_be_visible()
    look_closely(page)
    page.get_by_label("Names", exact=True).fill("Mia\nTom Kaya\nmia\nUma")
    page.get_by_role("button", name="Look at them first").click()
    expect(page.get_by_text("The same as line 1")).to_be_visible()
    look_closely(page)
    page.get_by_label("Line 3").fill("Mia B")
    page.get_by_role("button", name="Look again").click()
    page.get_by_role("button", name="Add these 4 children").click()
    page.wait_for_url("**/children?saved=made&n=4")
    expect(page.get_by_role("status")).to_contain_text("4 children added")
    expect(page.get_by_text("“Tom Kaya” looks like")).to_be_visible()
    look_closely(page)
    secrets = page.get_by_role("img", name=",")
    expect(secrets).to_have_count(0)
    page.get_by_text("Show pictures and numbers").click()
    expect(secrets).to_have_count(4)
    look_closely(page)

    page.get_by_role("main").get_by_role("link", name="Tom Kaya").click()
    page.get_by_label("Nickname", exact=True).fill("Tom")
    look_closely(page)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Tom", level=1)).to_be_visible()

    page.get_by_role("navigation", name="Getting 2b ready").get_by_role("link", name="Groups").click()
    page.get_by_label("Its name").fill("Stars")
    page.get_by_label("Uma").check()
    page.get_by_role("button", name="Create the group").click()
    expect(page.get_by_text("1 child", exact=True)).to_be_visible()
    look_closely(page)
    page.get_by_role("link", name="Go on: Cards").click()
    expect(page.locator(".login-card")).to_have_count(4)
    look_closely(page)
    in_one_width(page)


def test_the_cards_lie_eight_on_a_sheet_of_paper(page: Page, served: Served, tmp_path: Path) -> None:
    claims(page, served)
    db = served.app.extensions["kidsq"].store.connection()
    with writing(db):
        made = classes.add_class(db, "Sunflowers", AT)
        roster.make_children(db, made.id, [(f"Wonderful Child {n:02}", None) for n in range(17)], AT)
    page.goto(f"{served.url}/grown-ups/classes/{made.id}/cards")
    printed = page.pdf(prefer_css_page_size=True)
    assert printed.count(b"/Type /Page\n") == 3
    page.emulate_media(media="print", reduced_motion="reduce")
    settle(page)
    sheets = page.locator(".card-sheet").evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert all(height <= 255.5 * 96 / 25.4 for height in sheets), "a sheet of Letter, too"
    cards = page.locator(".login-card").evaluate_all(
        "all => all.map(one => [one.clientWidth, one.clientHeight, one.scrollWidth, one.scrollHeight])"
    )
    assert all(inner_w <= w and inner_h <= h for w, h, inner_w, inner_h in cards)
    for width, height, _, _ in cards:  # to a millimetre: the line between two cards belongs to one of them
        assert width / 96 * 25.4 == pytest.approx(95, abs=1)
        assert height / 96 * 25.4 == pytest.approx(60, abs=1)
    for hidden in (".rail", ".page-head", ".cards-explained", ".steps-bar"):
        expect(page.locator(hidden)).to_be_hidden()


def test_a_list_that_is_far_too_long_is_not_even_sent(page: Page, served: Served, tmp_path: Path) -> None:
    claims(page, served)
    page.goto("/grown-ups/start")
    page.get_by_label("What is your class called?").fill("2b")
    page.get_by_role("button", name="Create the class").click()
    page.get_by_text("Or take them from a file").click()
    large = tmp_path / "school.csv"
    large.write_bytes(b"Mia\n" * 1_300_000)
    field = page.get_by_label("A workbook (.xlsx)")
    field.set_input_files(large)
    expect(field).to_have_js_property(
        "validationMessage",
        "This file is too large for a list of names (500 kB is the most). Nothing has been sent.",
    )
    page.get_by_text("Or take them from a file").click()
    expect(field).to_be_hidden()
    page.get_by_role("button", name="Look at them first").click()
    expect(field).to_be_visible()  # what the browser points at
    small = tmp_path / "class.csv"
    small.write_bytes("Vorname;Klasse\r\nZoé;2b\r\nJürgen;2b\r\n".encode("cp1252"))
    field.set_input_files(small)
    page.get_by_role("button", name="Look at them first").click()
    page.get_by_role("button", name="Add these 2 children").click()
    expect(page.get_by_role("main").get_by_role("link", name="Jürgen")).to_be_visible()


def test_the_computer_says_by_itself_that_a_tablet_got_through(
    page: Page, served: Served, open_for: Callable[..., Child], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "lan_addresses", lambda: ["127.0.0.1"])
    claims(page, served)
    page.goto(f"{served.url}/grown-ups/check")
    expect(page.get_by_text("No tablet has got through yet")).to_be_visible()
    look_closely(page)
    tablet = open_for("phone").page
    tablet.add_init_script("delete AbortSignal.timeout")  # as in Safari 15
    tablet.goto(f"{served.url}/check")
    expect(tablet.get_by_text("There and back in")).to_be_visible()
    look_closely(tablet)
    expect(page.get_by_text("A tablet has got through.")).to_be_visible()
    look_closely(page)
