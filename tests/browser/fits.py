"""Whether a page fits its screen: nothing lies over anything else, nothing is cut, and a phone shows no tiny words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page

Sizes = Mapping[str, tuple[int, int]]

SCREENS: Final = {
    "tablet": (1024, 768),
    "sideways": (844, 390),
    "phone": (390, 844),
    "small phone": (320, 568),
}
MORE_SCREENS: Final = {"laptop": (1440, 900), "low tablet": (1024, 600), "low laptop": (1280, 720)}
"""For `make soak`."""
UPRIGHT: Final = {"upright": (768, 1024)}
ANY_SCREEN: Final = {**SCREENS, **MORE_SCREENS, **UPRIGHT}
LEAST_LETTERS: Final = 14
"""Pixels of the smallest letters on a phone."""

OVER: Final = (
    # What lies over what by design: the one above, those below, and why.
    (
        ".over-board, .ask:has(.asks)",
        ".beds, .piles, .owl, .friends, .leave, .gear",
        "a question is all that counts until it is answered; on a phone held sideways it takes the whole screen",
    ),
    (".friends .track", ".face", "on a phone a friend's points sit on the hem of its face"),
    (".prologue", "*", "the story before a first game lies over the whole table until it ends"),
    (".sheet", ".tray, .beds, .ring, .hand, .piles, .top, .hero", "a choice opens over what it is chosen for"),
    (".gathering", ".beds, .owl, .piles", "who is waited for stands in the middle of a table that rests"),
    (".tried, .cheer", ".beds, .piles, .owl", "why a sum is not yet one is shown over beds that sleep on"),
    (".words", ".says", "on a phone a friend's words lie over the owl's line, and leave it to it soon"),
    ("#pointer", "*", "the hand lies on what it points at"),
    (".mark", ".card", "letters of a sum sit on the corners of its cards"),
    (".card .art, .card b", ".card", "a card is drawn in layers"),
    (".crowned > .art, .winners .top, .strip .top", "*", "crowns sit on heads"),
    (".strip .tip", ".strip", "a drawn hand lies on what it points at"),
    (".flock, .fresh, .leaf", ".strip", "cards fan"),
    (".shown-sign, .away", ".panel", "a sign is shown on the face of whoever shows it"),
    (".signs", ".me", "on a phone one's own face is the button for signs"),
    (".court b, .q", ".court", "queens fan, points sit on their corners"),
    (".reached .won, .reached .faces, .reached .queen", ".reached .won, .reached .faces", "faces and queens fan"),
    (".target b, .target .face", ".target", "points and owner sit on the corners of a queen"),
    (".in-keep .line", ".pick-face", "the nickname stays in sight while faces scroll beneath it"),
    (".play, .go-on, .enough, .last", ".window", "the big button stands before the window"),
    (".kin, .kin .card, .kin .art, .times", ".hand", "equal cards lie on each other, and a large hand is a fan"),
    (".lot .art, .won-box", ".heap", "the more is collected, the closer it lies"),
    (".mates-hand .art, .mates-hand b, .mates-large b", ".mates", "so do a partner's cards; how many sits on them"),
    (".mates-large", ".board, .market", "a partner's hand opens over the table until the next tap"),
    (".mate", ".board, .market, .ring", "so do its cards where one of them is chosen"),
    (
        ".round-end",
        ".board, .market, .owl, .me, .hand, .tray",
        "the points of a round are counted over the table that they come from",
    ),
    (
        ".ask.reckon",
        ".tray, .hand, .me, .owl, .market, .homeward, .piles",
        "cards wait while one reckons; boxes are seen",
    ),
    (".team", ".face", "the sign of a team sits on the corner of a face"),
    (".done, .won-by", ".box, .end-boxes", "who has won a box, or that it is done, is seen on it"),
    (".here .art", ".number", "the firefly sits on the number that it has come to"),
)
OVER_ON_A_SMALL_PHONE: Final = (
    (".ask.reckon:has(.places)", ".ring, .end-boxes", "four rows to tap have the room of the boxes, nowhere else"),
)
CUT: Final = ".friends .name, .winners b, .pick > span, .who-child b, .ranks .name"
"""What may end in dots: long names in narrow places, whole elsewhere."""

_MISFITS: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
_SETTLED: Final = """async () => {
  const frame = () => new Promise(done => requestAnimationFrame(done));
  const look = () => [innerWidth, innerHeight, document.body.scrollWidth, document.body.scrollHeight,
    ...[...document.querySelectorAll('main, table, .card, svg, canvas, button, a')].map(one => {
      const its = one.getBoundingClientRect();
      return [its.left, its.top, its.width, its.height].map(Math.round).join();
    })].join(';');
  let before = '', same = 0;
  for (let i = 0; i < 120 && same < 3; i++) {
    await frame();
    await document.fonts.ready;
    const rests = document.fonts.status === 'loaded' && !document.querySelector('button:active');
    const now = rests ? look() : '';
    same = now && now === before ? same + 1 : 0;
    before = now;
  }
  return same === 3;
}"""
_ANIMATED: Final = """() => Promise.allSettled(document.getAnimations()
  .filter(one => one.playState === 'running' && one.effect.getComputedTiming().endTime < 5000)
  .map(one => one.finished)).then(() => document.fonts.ready).then(() => true)"""


def arrive(page: Page) -> None:
    """Wait until this page is whole: its letters are there, and no colour is on its way to another."""
    page.wait_for_load_state()
    page.evaluate(_ANIMATED)


def settle(page: Page) -> None:
    """Wait until what is measured holds still: letters are there, and three frames on all lies where it lay.

    A page that has loaded has not: a font is fetched when the first word in it is shown, also in a part that a test
    has just opened; pictures and charts take a new size one frame after the window; a colour may be on its way; what
    was tapped stays pressed for some frames.
    """
    arrive(page)
    assert page.evaluate(_SETTLED), "the page never holds still"


def resize(page: Page, screen: str | tuple[int, int]) -> None:
    """Show the page at one of ANY_SCREEN or at this width and height, and wait until all of it has taken its place."""
    wide, high = ANY_SCREEN[screen] if isinstance(screen, str) else screen
    if page.viewport_size != {"width": wide, "height": high}:
        page.set_viewport_size({"width": wide, "height": high})
    page.wait_for_function("([wide, high]) => innerWidth === wide && innerHeight === high", arg=[wide, high])
    settle(page)


def from_here(page: Page, screens: Iterable[str]) -> list[str]:
    """These screens, the last one first where the page has its size already: a new size costs most of a look."""
    names = list(screens)
    wide, high = ANY_SCREEN[names[-1]]
    return names[::-1] if page.viewport_size == {"width": wide, "height": high} else names


def misfits(page: Page, whole: bool = True) -> list[str]:
    """What does not fit on this page at its size. whole: it must all be on the screen at once."""
    size = page.viewport_size or {"width": 0, "height": 0}
    phone = size["width"] < 600 or size["height"] < 450
    by_design = (*OVER, *OVER_ON_A_SMALL_PHONE) if size["width"] < 360 else OVER
    over: list[Any] = [[above, below] for above, below, _why in by_design]
    found: list[str] = page.evaluate(_MISFITS, [phone, whole, over, LEAST_LETTERS, CUT])
    return found


IN_SIGHT = """of => {
  const foot = document.querySelector('.in-keep .line, .over-panel .keep-them').getBoundingClientRect().top;
  const over = (document.querySelector('.end-tale') ?? document.body).getBoundingClientRect().top;
  return [...document.querySelectorAll(of)].map(one => one.getBoundingClientRect())
    .map(its => its.top >= Math.max(0, over) - 2 && its.bottom <= Math.min(foot, innerHeight) + 2);
}"""
"""Of these, which are whole above what always stays at the foot."""


def in_sight(page: Page, of: str) -> list[bool]:
    """Which of these elements are whole in sight where a guest is asked who it is."""
    seen: list[bool] = page.evaluate(IN_SIGHT, of)
    return seen


PLACES: Final = """whole => [whole, ...whole.children].map(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y + scrollY, width, height].map(Math.round).join(' ');
}).join(', ')"""
"""Where something and its parts lie on the page."""


def places(of: Locator) -> str:
    """Where something and its parts lie, once they lie still."""
    settle(of.page)
    found: str = of.evaluate(PLACES)
    return found
