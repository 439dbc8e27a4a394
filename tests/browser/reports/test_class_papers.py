"""The papers of a class as a printer gets them, on either size of paper."""

from __future__ import annotations

import pytest
from answers import answered
from playwright.sync_api import Page, expect
from worlds import put_game

from kidsq.arithmetic.skills import BEYOND_TEN, field_facts
from kidsq.learning.evidence import evidence_of
from kidsq.learning.model.mastery import beliefs
from kidsq.store.classroom import classes, roster
from kidsq.store.db.database import writing
from kidsq.store.people import settings
from kidsq.store.play import attempts, estimates

from ..sitting import Served, claims, look_closely

AT = "2026-11-20T08:00:00.000Z"
TONGUES = ("de", "fr", "it")


@pytest.mark.parametrize("button", ["Letters home", "Pages to take home"])
def test_each_child_has_one_sheet_of_paper(page: Page, served: Served, button: str) -> None:
    claims(page, served)
    db = served.app.extensions["kidsq"].store.connection()
    with writing(db):
        made = classes.add_class(db, "Sunflowers", AT)
        roster.make_children(db, made.id, [(f"Wonderful Child {n:02}", None) for n in range(9)], AT)
        children = classes.children_of(db, made.id)
        for child, tongue in zip(children, TONGUES, strict=False):
            settings.write(db, settings.of_learner(child.id), "language", tongue)
    page.goto(f"{served.url}/grown-ups/classes/{made.id}/children")
    page.get_by_role("link", name="Papers for families").click()
    look_closely(page)
    page.get_by_role("button", name=button).click()
    expect(page.locator(".paper")).to_have_count(9)
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    look_closely(page)
    for paper in ("A4", "Letter"):
        assert page.pdf(format=paper).count(b"/Type /Page\n") == 9, paper
    page.emulate_media(media="print")
    for hidden in (".rail", ".letter-acts"):
        expect(page.locator(hidden)).to_be_hidden()


@pytest.mark.full
def test_a_whole_class_that_plays_beyond_ten_has_one_sheet(page: Page, served: Served) -> None:
    claims(page, served)
    db = served.app.extensions["kidsq"].store.connection()
    with writing(db):
        made = classes.add_class(db, "Sunflowers", AT)
        roster.make_children(db, made.id, [(f"Wonderful Child {n:02}", None) for n in range(28)], AT)
        put_game(db, "g", AT)
        for child in classes.children_of(db, made.id):
            rows = [answered(field_facts(field)[0], 1, learner=child.id, game_id="g") for field in BEYOND_TEN]
            for row in rows:
                attempts.append(db, row)
            estimates.keep(db, child.id, beliefs(map(evidence_of, rows)), {})
    page.goto(f"{served.url}/grown-ups/classes/{made.id}/sheet")
    expect(page.locator(".sheet-table thead th")).to_have_count(1 + 5 + len(BEYOND_TEN))
    look_closely(page)
    for paper in ("A4", "Letter"):
        assert page.pdf(format=paper, prefer_css_page_size=True).count(b"/Type /Page\n") == 1, paper
