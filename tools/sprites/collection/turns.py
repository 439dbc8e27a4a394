"""The signs of what one can do in a turn, large enough for a button: an arrow says what moves, and where to."""

from kidsq.wardrobe.shapes import CREAM, GOLD, INK, at, circle, line, rect, soft, star, symbol, tag
from tools.sprites.beds import WOOD, WOOD_LIGHT
from tools.sprites.collection.figures import FIGURES, painted, sign
from tools.sprites.gear import MINT

BOX = "-36 -32 72 64"
GOING, COMING = (GOLD, "#a86a08"), (MINT, "#1f7a5a")
ACROSS = ("M-9-20H5", "M5-27L14-20L5-13Z")


def _arrow(d: str, tip: str, colours: tuple[str, str]) -> str:
    colour, deep = colours
    return line(d, deep, 9.6) + soft(tip, deep, 6) + line(d, colour, 5.2) + soft(tip, colour, 2)


def _there_and_back(d: str, tip: str, apart: float = 2) -> str:
    return _arrow(d, tip, GOING) + at(0, apart, _arrow(d, tip, COMING), turn=180)


def _card(x: float, y: float, name: str | None, turn: float = 0, size: float = 1) -> str:
    """A small card, 22 by 30: of a colour, or its back."""
    paper = rect(-11.8, -15.8, 23.6, 31.6, INK, 4.4) + rect(-10.2, -14.2, 20.4, 28.4, CREAM if name else "#7fb0f0", 3)
    inside = (
        painted(name, 0.37, 1.6) if name else rect(-8.2, -12.2, 16.4, 24.4, "#2f5fb0", 2) + circle(0, 0, 5, "#7fb0f0")
    )
    return at(x, y, paper, inside, scale=size, turn=turn)


def swap() -> str:
    """Two figures change places."""
    heads = at(-20, 0, painted("red", 0.5)) + at(20, 0, painted("blue", 0.5))
    return heads + _there_and_back("M-20-13Q0-29 16-16.4", "M13-25L25-12L9-9Z")


def carry() -> str:
    """One figure hops into another box."""
    chest = soft("M3-2H31V8H3Z", "#4a2f1c", 3) + rect(1, 4, 32, 21, WOOD, 5) + rect(1, 4, 32, 18, WOOD_LIGHT, 5)
    chest += rect(5, 8, 24, 10, FIGURES["yellow"].fill, 2) + circle(17, 13, 5, "#f6e3bd")
    chest += at(17, 13, sign("yellow", FIGURES["yellow"].deep), scale=0.17)
    return chest + at(-20, 12, painted("yellow", 0.5)) + _arrow("M-20-8Q-8-26 10-15", "M12-23.6L18.6-4.6L1.6-9Z", GOING)


def renew() -> str:
    """Cards go, cards come."""
    return _card(0, 1, None, -8, 0.9) + _arrow("M19-13A23 23 0 1 0 23 6", "M8-14L24-23L25.6-5Z", COMING)


def exchange() -> str:
    """A card of mine for a card of yours."""
    return _card(-20, 1, "orange", -7) + _card(20, 1, "purple", 7) + _there_and_back(*ACROSS)


def reveal() -> str:
    """The next card is turned up."""
    over = _arrow("M-10-17Q2-28 13-19", "M12-27L21-14L5-12.6Z", GOING)
    return _card(-9, 5, None, -6) + _card(13, 5, "green", 8) + over


def stop() -> str:
    """Enough: what lies open is kept."""
    hand = "M-7 22C-13 18-17 9-18.4 3Q-19-1.6-15.6-2Q-13-2-10.6 3V-15.6A3.6 3.6 0 0 1-3.4-15.6V-19.6A3.6 3.6 0 0 1 3.8-19.6V-16A3.5 3.5 0 0 1 10.8-16V-9.6A3.4 3.4 0 0 1 17.6-9.6V6C17.6 15 14 20 9 23Z"
    board = soft("M-12-28H12L28-12V12L12 28H-12L-28 12V-12Z", "#1f7a5a", 3)
    board += soft("M-11-26H11L26-11V10L11 25H-11L-26 10V-11Z", MINT, 2)
    palm = tag("path", fill="#fff3dc", stroke=INK, stroke_width=2.4, stroke_linejoin="round", d=hand)
    return board + at(0, 0, palm, line("M-3.4-14V-2M3.8-14V-2M10.8-10V-2", INK, 2), scale=0.86)


def bust() -> str:
    """A colour came twice: what lay open is gone."""
    puff = soft(star(0, 0, 30, 22, 9), "#e79a12", 4) + soft(star(0, 0, 27, 20, 9), "#ffe2a6", 3)
    return puff + _card(-10, 1, "red", -14) + _card(10, 2, "red", 12)


def pair() -> str:
    """Two of one colour bring a figure."""
    face = circle(-7, 0, 3.4, INK) + circle(7, 0, 3.4, INK) + line("M-4 8q4 4 8 0", INK, 2.4)
    one = at(0, -5, painted("green", 1), at(0, 5, face), scale=0.78)
    return _card(-21, 8, "green", -10) + _card(21, 8, "green", 10) + one


def trade() -> str:
    """Cards of the hand for open ones."""
    hand = _card(-23, 2, "blue", -16, 0.86) + _card(-16, 1, "red", 4, 0.86)
    tray = rect(6, -14, 27, 32, WOOD_LIGHT, 4) + rect(8.4, -11.6, 22.2, 27.2, "#3a2f6e", 3)
    return hand + tray + _card(19.4, 2, "yellow", 0, 0.8) + _there_and_back(*ACROSS, 3)


def share() -> str:
    """Cards between partners."""
    return exchange() + at(0, -17, sign("red", "#fff3dc", 4), sign("red", "#ff7aa2"), scale=0.36)


DRAWINGS = {
    "swap": swap,
    "carry": carry,
    "renew": renew,
    "exchange": exchange,
    "reveal": reveal,
    "stop": stop,
    "bust": bust,
    "pair": pair,
    "trade": trade,
    "share": share,
}


def symbols() -> list[str]:
    """All signs of a turn."""
    return [symbol(f"turn-{name}", BOX, draw()) for name, draw in DRAWINGS.items()]
