"""Whether a page fits its screen: nothing lies over anything else, nothing is cut, and a phone shows no tiny words."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

SCREENS: Final = {
    "tablet": (1024, 768),
    "phone": (390, 844),
    "laptop": (1440, 900),
    "sideways": (844, 390),
    "small phone": (320, 568),
    "low tablet": (1024, 600),
    "low laptop": (1280, 720),
}
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
    (".sheet", ".tray, .beds, .ring, .hand, .piles, .top, .hero", "a choice opens over what it is chosen for"),
    (".gathering", ".beds, .owl, .piles", "who is waited for stands in the middle of a table that rests"),
    (".tried, .cheer", ".beds, .piles, .owl", "why a sum is not yet one is shown over beds that sleep on"),
    (".bubble", ".beds, .ring, .piles", "a friend's words hang over the rug and go by themselves"),
    (".bubble", ".friends .panel", "a friend's words begin at its own panel"),
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
)
CUT: Final = ".friends .name, .winners b, .pick > span, .who-child b, .ranks .name"
"""What may end in dots: long names in narrow places, whole elsewhere."""

_MISFITS: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


_SETTLED: Final = """async () => {
  await document.fonts.ready;
  const frame = () => new Promise(done => requestAnimationFrame(done));
  const look = () => [...document.querySelectorAll('svg, button, a')].map(one => {
    const its = one.getBoundingClientRect();
    return [its.left, its.top, its.width, its.height].map(Math.round).join();
  }).join(';');
  let before = '', same = 0;
  for (let i = 0; i < 60 && same < 3; i++) {
    await frame();
    const now = look();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}"""


def resize(page: Page, screen: str) -> None:
    """Show the page at one of SCREENS, and wait until all of it has taken its place."""
    wide, high = SCREENS[screen]
    page.set_viewport_size({"width": wide, "height": high})
    page.wait_for_function("([wide, high]) => innerWidth === wide && innerHeight === high", arg=[wide, high])
    page.evaluate(_SETTLED)


def misfits(page: Page, whole: bool = True) -> list[str]:
    """What does not fit on this page at its size. whole: it must all be on the screen at once."""
    size = page.viewport_size or {"width": 0, "height": 0}
    phone = size["width"] < 600 or size["height"] < 450
    over: list[Any] = [[above, below] for above, below, _why in OVER]
    found: list[str] = page.evaluate(_MISFITS, [phone, whole, over, LEAST_LETTERS, CUT])
    return found
