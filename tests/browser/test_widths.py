"""The pages of simulated children from a phone to a large screen: none is wider than the window, nor long to read."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import product
from types import SimpleNamespace

import pytest
from playwright.sync_api import Page

from kidsq.demo.making import make
from kidsq.i18n.languages import catalogues
from kidsq.store.classroom import classes
from kidsq.store.people import adults

from .conftest import mostly
from .sitting import Served

WIDTHS = (390, 768, 1024, 1100, 1200, 1280, 1366, 1440, 1536, 1600, 1920)
TABS = (
    "",
    "/then-now",
    "/time",
    "/counting",
    "/mistakes",
    "/hints",
    "/checks",
    "/games",
    "/letter",
    "/take-home",
    "/practice",
    "/settings",
    "/data",
)
A_FEW, ALL = 5, 28
"""Children: with five there is one of each manner; the cast has 28."""
LEAST_OF_A_TASK = 110
"""Pixels for the name of a task: less is a word a line."""

TOO_WIDE = """([sums, least]) => {
  const found = [];
  for (const folded of document.querySelectorAll('details.folded, details.filters')) folded.open = true;
  const room = document.documentElement;
  const panel = document.querySelector('.filters form')?.getBoundingClientRect();
  if (panel && panel.left < 0) found.push(`the choice of days begins at ${panel.left}`);
  if (room.scrollWidth > window.innerWidth) found.push(`the page is ${room.scrollWidth} wide`);
  for (const one of document.querySelectorAll('.cell > *')) {
    const [text, cell] = [one.getBoundingClientRect(), one.parentElement.getBoundingClientRect()];
    if (text.width && (text.left < cell.left || text.right > cell.right))
      found.push(`“${one.textContent}” spills out of its cell`);
  }
  for (const one of sums ? document.querySelectorAll('.folded:has(#tasks) tbody th') : [])
    if (one.getBoundingClientRect().width < least) found.push(`“${one.textContent}” has a word a line`);
  return found;
}"""


CLASS_PAGES = (
    "",
    "/needs",
    "/facts",
    "/then-now",
    "/checks",
    "/sheet",
    "/lesson",
    "/lesson-end",
    "/live",
    "/children",
    "/practice",
    "/data",
    "/settings",
)
CUT = """() => [...document.querySelectorAll('.sheet, .card')].filter(card => card.scrollWidth > card.clientWidth + 1)
  .map(card => card.getAttribute('aria-label') || card.className)"""
MOST_WORDS = 400
WORDS = """() => document.querySelector('main').innerText.split(/\\s+/)
  .filter(word => /[\\p{L}\\p{N}]/u.test(word)).length"""
WORDS_BESIDE_TABLES = f"""() => {{
  for (const table of document.querySelectorAll('main table')) table.remove();
  return ({WORDS})();
}}"""


@pytest.fixture
def school(served: Served, request: pytest.FixtureRequest) -> SimpleNamespace:
    """A simulated class that has played for weeks, and the way in for its teacher."""
    store = served.app.extensions["kidsq"].store
    made = make(store, datetime.now(UTC), children=request.param, weeks=6 if request.param == ALL else 3)
    db = store.connection()
    children = [child.id for child in classes.children_of(db, made.class_id)]
    return SimpleNamespace(children=children, class_id=made.class_id, code=adults.new_claim_code(db, datetime.now(UTC)))


def pages(children: list[str]) -> Iterator[tuple[str, str, str]]:
    """Language, child and tab: everything of a whole class; of a few the sums, all pages of one in two languages."""
    if len(children) == ALL:
        yield from product(("en", *catalogues()), children, TABS)
        return
    yield from product(("en",), children, ("",))
    yield from product(("de", "en"), children[:1], TABS)
    yield from product(("fr",), children, ("/time",))  # the longest words beside a time


def come_in(page: Page, school: SimpleNamespace) -> None:
    page.goto(f"/grown-ups/claim?code={school.code}")
    page.get_by_label("Your name").fill("Ms Keller")
    page.get_by_label("Passphrase").fill("quiet green lake")
    page.get_by_role("button", name="Done").click()


@pytest.mark.parametrize("school", mostly((A_FEW, ALL), A_FEW), indirect=True)
def test_no_page_of_a_child_scrolls_sideways(page: Page, school: SimpleNamespace) -> None:
    come_in(page, school)
    found = []
    for language, child, tab in pages(school.children):
        page.set_extra_http_headers({"Accept-Language": language.replace("_", "-")})
        page.goto(f"/grown-ups/children/{child}{tab}")
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            for fault in page.evaluate(TOO_WIDE, [not tab, LEAST_OF_A_TASK]):
                found.append(f"{width} {language} {tab or '/sums'}: {fault}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("school", mostly((A_FEW, ALL), A_FEW), indirect=True)
def test_the_first_page_of_a_child_answers_in_few_words_and_folds_the_rest(page: Page, school: SimpleNamespace) -> None:
    come_in(page, school)
    found = []
    for language, child in product(("en", *catalogues()), school.children):
        page.set_extra_http_headers({"Accept-Language": language.replace("_", "-")})
        page.goto(f"/grown-ups/children/{child}")
        words = page.evaluate(WORDS)
        if not 100 < words <= MOST_WORDS:
            found.append(f"{language} {child}: {words} words")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("school", [A_FEW], indirect=True)
def test_every_page_of_grown_ups_is_short_to_read(page: Page, school: SimpleNamespace) -> None:
    """Beside its tables, which have a row for each child, week or sum: an answer, and the rest at a tap."""
    come_in(page, school)
    paths = [f"/grown-ups/children/{school.children[0]}{tab}" for tab in (*TABS, "/comparison")]
    paths += [f"/grown-ups/classes/{school.class_id}{path}" for path in (*CLASS_PAGES, "/comparison")]
    found = []
    for language, path in product(("en", *catalogues()), paths):
        page.set_extra_http_headers({"Accept-Language": language.replace("_", "-")})
        answer = page.goto(path)
        assert answer is not None
        assert answer.ok, path
        words = page.evaluate(WORDS_BESIDE_TABLES)
        if words > MOST_WORDS:
            found.append(f"{language} {path}: {words} words")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", mostly(("de", "en", "fr", "it"), "de"))
@pytest.mark.parametrize("school", [A_FEW], indirect=True)
def test_no_page_of_a_class_scrolls_sideways_or_cuts_a_table(
    page: Page, school: SimpleNamespace, language: str
) -> None:
    come_in(page, school)
    page.set_extra_http_headers({"Accept-Language": language})
    found = []
    for path in CLASS_PAGES:
        answer = page.goto(f"/grown-ups/classes/{school.class_id}{path}")
        assert answer is not None
        assert answer.ok, path
        for width in (390, *(() if path else (768,)), 800, 1024, 1100, 1440):
            page.set_viewport_size({"width": width, "height": 800})
            found += [f"{width} {path}: {fault}" for fault in page.evaluate(TOO_WIDE, [False, 0]) + page.evaluate(CUT)]
    assert not found, "\n".join(found)
