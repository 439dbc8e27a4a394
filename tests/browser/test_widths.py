"""The pages of simulated children from a phone to a large screen: none is wider than the window, nor long to read."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import product
from types import SimpleNamespace

import pytest
from playwright.sync_api import Page

from kidsq.demo.making import make
from kidsq.i18n.languages import ENGLISH, catalogues
from kidsq.store.classroom import classes

from .conftest import mostly
from .fits import resize
from .sitting import Served, claims
from .tongues import LONGEST, speak_the_longest

WIDTHS = (390, 1024, 1440)
ALL_WIDTHS = (390, 768, 800, 1024, 1100, 1200, 1280, 1366, 1440, 1536, 1600, 1920)
"""For `make soak`."""
TABS = (
    "",
    "/table",
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
    "/comparison",
)
LEAST_OF_A_TASK = 110
"""Pixels for the name of a task: less is a word a line."""

UNFOLD = """() => {
  for (const folded of document.querySelectorAll('details.folded, details.filters')) folded.open = true;
}"""
TOO_WIDE = """([sums, least]) => {
  const found = [];
  const room = document.documentElement;
  const panel = document.querySelector('.filters form')?.getBoundingClientRect();
  if (panel && panel.left < 0) found.push(`the choice of days begins at ${panel.left}`);
  if (room.scrollWidth > window.innerWidth) found.push(`the page is ${room.scrollWidth} wide`);
  for (const one of document.querySelectorAll('.cell > *')) {
    const [text, cell] = [one.getBoundingClientRect(), one.parentElement.getBoundingClientRect()];
    if (text.width && (text.left < cell.left || text.right > cell.right))
      found.push(`“${one.textContent}” spills out of its cell`);
  }
  for (const one of sums ? document.querySelectorAll('#tasks tbody th') : [])
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
    "/papers",
    "/data",
    "/settings",
    "/comparison",
)
CUT = """() => [...document.querySelectorAll('.sheet, .card')].filter(card => card.scrollWidth > card.clientWidth + 1)
  .map(card => card.getAttribute('aria-label') || card.className)"""
MOST_WORDS = 400
WORDS = """() => document.querySelector('main').innerText.split(/\\s+/)
  .filter(word => /[\\p{L}\\p{N}]/u.test(word)).length"""
WORDS_BESIDE_TABLES = f"""() => {{
  const tables = [...document.querySelectorAll('main table')];
  for (const table of tables) table.style.display = 'none';
  const words = ({WORDS})();
  for (const table of tables) table.style.display = '';
  return words;
}}"""


def wrong_with(page: Page, path: str, widths: tuple[int, ...], sums: bool = False, least: int = 0) -> list[str]:
    """What of this page is long to read, too wide at one of these widths, or cut there. least: words it says folded."""
    answer = page.goto(path)
    assert answer is not None
    assert answer.ok, path
    found = []
    if (words := page.evaluate(WORDS_BESIDE_TABLES)) > MOST_WORDS:
        found.append(f"{words} words")
    if least and not least < (words := page.evaluate(WORDS)) <= MOST_WORDS:
        found.append(f"{words} words with its tables")
    page.evaluate(UNFOLD)
    here = page.viewport_size
    for width in widths[::-1] if here and here["width"] == widths[-1] else widths:  # a new size costs most of a look
        resize(page, (width, 800))
        found += [
            f"{width}: {fault}" for fault in page.evaluate(TOO_WIDE, [sums, LEAST_OF_A_TASK]) + page.evaluate(CUT)
        ]
    return [f"{path}: {one}" for one in found]


@pytest.fixture(autouse=True)
def every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the time of a test kidsq speaks the language with the longest words of all, too."""
    speak_the_longest(monkeypatch)


@pytest.fixture
def teacher(page: Page, school: SimpleNamespace, served: Served, speaks: str) -> Page:
    """Ms Keller, who reads this language."""
    claims(page, served)
    page.set_extra_http_headers({"Accept-Language": speaks.replace("_", "-")})
    return page


LANGUAGES = mostly([LONGEST, ENGLISH, *catalogues()], LONGEST)
IN_WIDTHS = pytest.mark.parametrize(
    "widths", [WIDTHS, pytest.param(ALL_WIDTHS, marks=pytest.mark.thorough)], ids=["three widths", "all widths"]
)


@IN_WIDTHS
@pytest.mark.parametrize("speaks", LANGUAGES)
def test_every_page_of_a_child_is_short_to_read_and_none_scrolls_sideways(
    teacher: Page, school: SimpleNamespace, widths: tuple[int, ...]
) -> None:
    """Beside its tables, which have a row for each week or sum: an answer, and the rest at a tap."""
    child = f"/grown-ups/children/{school.children[0]}"
    found = [one for tab in TABS for one in wrong_with(teacher, child + tab, widths, tab == "/table")]
    assert not found, "\n".join(found)


@pytest.mark.thorough
@IN_WIDTHS
@pytest.mark.parametrize("speaks", LANGUAGES)
def test_every_page_of_a_class_is_short_to_read_and_none_scrolls_sideways_or_cuts_a_table(
    teacher: Page, school: SimpleNamespace, widths: tuple[int, ...]
) -> None:
    room = f"/grown-ups/classes/{school.class_id}"
    found = [one for tab in CLASS_PAGES for one in wrong_with(teacher, room + tab, widths)]
    assert not found, "\n".join(found)


@IN_WIDTHS
@pytest.mark.parametrize("speaks", mostly([ENGLISH, LONGEST, *catalogues()], ENGLISH))
def test_the_first_page_of_every_manner_of_child_answers_in_few_words_and_folds_the_rest(
    teacher: Page, school: SimpleNamespace, widths: tuple[int, ...]
) -> None:
    found = []
    for child in school.children:
        found += wrong_with(teacher, f"/grown-ups/children/{child}", widths, least=100)
        found += wrong_with(teacher, f"/grown-ups/children/{child}/table", widths, True)
        found += wrong_with(teacher, f"/grown-ups/children/{child}/time", widths)
    assert not found, "\n".join(found)


@pytest.mark.thorough
@pytest.mark.parametrize("speaks", catalogues())
def test_no_page_of_a_whole_class_of_children_scrolls_sideways(page: Page, served: Served, speaks: str) -> None:
    made = make(served.app.extensions["kidsq"].store, datetime.now(UTC), children=28, weeks=6)
    claims(page, served)
    page.set_extra_http_headers({"Accept-Language": speaks.replace("_", "-")})
    db = served.app.extensions["kidsq"].store.connection()
    found = []
    for child, tab in product(classes.children_of(db, made.class_id), TABS):
        found += wrong_with(page, f"/grown-ups/children/{child.id}{tab}", ALL_WIDTHS, tab == "/table")
    assert not found, "\n".join(found)
