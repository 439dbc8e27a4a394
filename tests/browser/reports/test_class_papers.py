"""The papers of a class as a printer gets them: a sheet for each child, on either size of paper."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kidsq.store.classroom import classes, roster
from kidsq.store.db.database import writing
from kidsq.store.people import settings

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
