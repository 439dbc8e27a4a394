"""What browsers of 2021 lack is stood in for: today's browser lays a page out alike when it pretends to lack it."""

from __future__ import annotations

import re
from collections.abc import Callable
from types import SimpleNamespace

import pytest
from playwright.sync_api import Page, Route, expect

from kidsq.styles.rules import Rule, read, written

from .collection import sit_down
from .conftest import Open, mostly
from .sitting import Child, Served, claims

LACKED = re.compile(r"@container|@supports ?\((?:height: ?1dvh|width: ?1cqw)\)")
PRETEND = """
const asks = CSS.supports.bind(CSS);
CSS.supports = (...what) => !/:has|container-type|dvh/.test(what.join()) && asks(...what);
delete HTMLElement.prototype.inert;
"""
LAID = """async () => {
  const laid = () => [...document.querySelectorAll('body *')].filter((one) => one.checkVisibility()).map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const name = one.className.baseVal ?? one.className;
    return [one.localName, name, one.id, ...[x, y, width, height].map(Math.round)].join(' ');
  });
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await document.fonts.ready;
  let last = [], still = 0;
  for (let frames = 0; still < 10 && frames < 600; frames++) {
    const now = laid();
    still = now.join() === last.join() ? still + 1 : 0;
    last = now;
    await frame();
  }
  return last;
}"""


def older(rules: tuple[Rule, ...]) -> tuple[Rule, ...]:
    """The rules that a browser of 2021 understands."""
    return tuple(one for rule in rules if not LACKED.match(rule.head) for one in _understood(rule))


def _understood(rule: Rule) -> tuple[Rule, ...]:
    if rule.body is None or rule.head.startswith("@keyframes"):
        return (rule,)
    if "not selector(:has(a))" in rule.head:
        return older(rule.body)
    if rule.head.startswith("@"):
        return (Rule(rule.head, older(rule.body)),)
    if ":has(" in rule.head:
        return ()
    return (Rule(rule.head, tuple(one for one in rule.body if not one.head.startswith("container"))),)


def pretend_to_be_old(page: Page) -> None:
    def forget(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=written(older(read(answer.text()))))

    page.add_init_script(PRETEND)
    page.route("**/*.css?*", forget)


def laid_out(page: Page, path: str, by: str = "body") -> list[str]:
    """Where all stands once nothing moved for ten frames. by: what is there as soon as the page is laid out."""
    page.emulate_media(reduced_motion="reduce")
    page.goto(path)
    page.locator(by).first.wait_for(state="attached")
    found: list[str] = page.evaluate(LAID)
    return found


def home(child: Child) -> str:
    return "/"


def table(child: Child) -> str:
    return f"/table/{child.sit(['2', '3', '5', '6', '9'], bots=('bruno', 'dotti')).game_id}"


def rivals(child: Child) -> str:
    return f"/table/{sit_down(child, 'rivals', ('dotti', 'tilo')).game_id}"


@pytest.mark.parametrize("where", [home, table, rivals])
@pytest.mark.parametrize("size", mostly(("tablet", "phone", "sideways"), "tablet", "phone"))
def test_a_page_is_laid_out_alike_where_much_is_lacked(open_for: Open, size: str, where: Callable[..., str]) -> None:
    child = open_for(size)
    path = where(child)
    as_today = laid_out(child.page, path)
    assert len(as_today) > 30
    pretend_to_be_old(child.page)
    assert laid_out(child.page, path, "[data-has]") == as_today


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_a_class_sheet_is_laid_out_alike(open_for: Open, served: Served, school: SimpleNamespace, size: str) -> None:
    page = open_for(size).page
    claims(page, served)
    path = f"/grown-ups/classes/{school.class_id}/sheet"
    as_today = laid_out(page, path)
    pretend_to_be_old(page)
    assert laid_out(page, path, "[data-size]") == as_today


@pytest.mark.core
def test_what_is_chosen_shows_at_once_without_has(open_for: Open) -> None:
    page = open_for("tablet").page
    pretend_to_be_old(page)
    page.goto("/ways")
    book = page.locator(".book:visible").last
    before = book.evaluate("one => getComputedStyle(one, '::after').content")
    book.locator("input").check()
    after = book.evaluate("one => getComputedStyle(one, '::after').content")
    assert (before, after) == ("none", '"✓"')


def test_styles_that_come_behind_a_page_are_stood_in_for(open_for: Open) -> None:
    page = open_for("tablet").page
    pretend_to_be_old(page)
    sheet = 'body[data-has*="{main #new}"] h1 { letter-spacing: 7px }'
    page.route("**/behind.css?*", lambda route: route.fulfill(body=sheet, content_type="text/css"))
    page.goto("/")
    page.locator("[data-has]").first.wait_for(state="attached")
    page.evaluate("document.head.insertAdjacentHTML('beforeend', '<link rel=stylesheet href=\"/behind.css?v=1\">')")
    expect(page.locator("h1").first).to_have_css("letter-spacing", "7px")


def test_what_stays_on_the_table_stays_though_it_is_marked(open_for: Open) -> None:
    child = open_for("tablet").sit(["2", "4", "8", "9", "10"], next_cards=["7"])
    pretend_to_be_old(child.page)
    child.page.reload()
    sized = child.page.locator("#table [data-size]")
    for marked in (child.page.locator(".bed [data-has]"), sized):  # sizes are told a moment after the rest
        marked.first.wait_for(state="attached")
    kept = "[...document.querySelectorAll('.bed.full')]"
    before = len(sized.all())
    child.page.evaluate(f"window.slept = {kept}")
    child.lay("9").press("Swap it").sees("watch")
    assert child.page.evaluate(f"slept.length > 0 && {kept}.every(bed => slept.includes(bed))")
    expect(sized).to_have_count(before)


def test_what_is_asleep_takes_no_tap_and_no_focus_without_inert(open_for: Open) -> None:
    child = open_for("tablet").sit(["knight", "3", "5", "6", "9"])
    pretend_to_be_old(child.page)
    child.page.reload()
    child.page.locator("[data-has]").first.wait_for(state="attached")  # no page waits for stand_ins.js
    card = child.page.locator("#c1")
    child.page.evaluate("document.querySelector('#c1').closest('.card').setAttribute('inert', '')")
    card.dispatch_event("click")
    card.focus()
    expect(card).not_to_be_checked()
    expect(card).not_to_be_focused()


@pytest.mark.core
def test_a_browser_below_the_floor_is_told_so_and_no_other(open_for: Open) -> None:
    page = open_for("tablet", speaks="de").page
    page.goto("/")
    told = page.locator(".below-floor")
    expect(told).to_be_hidden()
    assert "Chrome 90" not in page.locator("body").aria_snapshot()

    def overlook(route: Route) -> None:
        answer = route.fetch()
        rules = tuple(one for one in read(answer.text()) if "aspect-ratio" not in one.head)
        route.fulfill(response=answer, body=written(rules))

    page.route("**/house.css?*", overlook)
    page.reload()
    expect(told).to_be_visible()
    expect(told).to_contain_text("zu alt für kidsq")
