"""The pictures of the gear: what a child may choose for itself, told without a word. All 48 by 48."""

from kidsq.wardrobe.shapes import (
    CREAM,
    GOLD,
    GOLD_DARK,
    INK,
    ROSE,
    WHITE,
    at,
    circle,
    dots,
    ellipse,
    group,
    line,
    path,
    rect,
    soft,
    star,
    symbol,
)
from tools.sprites.icons import HAND, ICONS

MINT = "#58d6a9"
SKIN, VIOLET, BLUE = "#fff3dc", "#7d70d0", "#3f6fb5"
CROWN = "M-10 8L-13-6-6 0 0-10 6 0 13-6 10 8Z"


def _hand(x: float, y: float, scale: float, mirrored: bool = False) -> str:
    drawn = soft(HAND, INK, 9) + path(HAND, SKIN) + line("M37 27v9M45.5 28.5v8M52.7 30.5v6", INK, 2.6)
    return group(f"translate({x} {y})scale({-scale if mirrored else scale} {scale})", drawn)


def _snail() -> str:
    body = path("M3 42q-1-7 6-7h23q6 0 6-7V21a4.6 4.6 0 0 1 9.2 0q0 21-14 21z", "#e9b872")
    feelers = line("M39.5 18L37 10M44.5 18l1.5-8", "#c98f45", 2.6)
    shell = circle(21, 24, 14, ROSE) + line("M21 24.5a3 3 0 1 1 3-3.4q.3 7-6 7.4-7-.5-7-8 .8-8 9.5-8.8", "#b8386a", 3)
    return feelers + body + shell + dots([(42.8, 22)], 1.9, INK)


def _hare() -> str:
    ears = soft("M35 16Q26 10 25 2q7 3 11 11z", "#c08a58", 3) + soft("M38 16Q36 6 40 1q4 6 2 14z", "#a8703f", 3)
    body = path("M6 34Q8 19 24 21q4-7 12-7 10 1 10 9 0 5-5 6-1 7-9 9l7 3q2 4-3 4H15Q6 45 6 34z", "#c08a58")
    haunch = path("M11 40Q9 27 20 27q9 1 8 10-1 8-9 8-8-1-8-5z", "#a8703f")
    return (
        ears + body + haunch + circle(5.5, 35, 4.5, WHITE) + dots([(39, 21)], 1.9, INK) + dots([(45.6, 23)], 1.5, ROSE)
    )


def _comet() -> str:
    tail = line("M4 43L24 24", "#ffdf8a", 6) + line("M6 27L19 17", "#7cc4ff", 4.5) + line("M21 42L31 29", ROSE, 4.5)
    return tail + soft(star(31, 17, 14, 6.4, 5, 12), GOLD_DARK, 5) + soft(star(31, 17, 13, 6, 5, 12), GOLD, 2)


def _tap() -> str:
    button = rect(2, 8, 44, 22, "#1f8a64", 11) + rect(2, 5, 44, 22, MINT, 11)
    return button + line("M14 16h14M23 11l5 5-5 5", "#093d2b", 3.2) + _hand(13, 14, 0.5)


BUBBLE = "M24 3c12 0 21 7.5 21 17s-9 17-21 17q-3 0-6-.5L8 45l1-12Q3 28 3 20C3 10.5 12 3 24 3z"


def _ask() -> str:
    asked = line("M18 16c0-8 12.5-7.5 12 0-.4 4-6 4.5-6 9", WHITE, 4) + dots([(24, 30.8)], 2.6, WHITE)
    return path(BUBBLE, VIOLET) + asked


def _word() -> str:
    return path(BUBBLE, BLUE) + line("M14 15h20M14 24h13", WHITE, 4)


def _card(x: float, y: float, turn: float, number: str, rim: str) -> str:
    return at(x, y, rect(-9, -13, 18, 26, rim, 5), rect(-6.5, -10.5, 13, 21, WHITE, 3), line(number, INK, 3), turn=turn)


ONE, TWO = "M-2.5-4L.5-6.5V5.5", "M-3.5-3.5q.5-3.5 3.5-3.5 3.5.4 3.2 3.5Q2.8-1-3.5 5.5H4"


def _glow() -> str:
    cards = _card(15, 28, -9, ONE, GOLD) + _card(33, 28, 9, TWO, "#b8abdf")
    return cards + soft(star(23, 9, 8, 2.6, 4), GOLD_DARK, 3) + soft(star(23, 9, 8, 2.6, 4), GOLD, 1)


def _point() -> str:
    return _card(14, 18, -9, ONE, GOLD) + _card(32, 17, 9, TWO, GOLD) + _hand(12, 17, 0.46)


def _note(colour: str = VIOLET) -> str:
    drawn = "M18 7l22-4v28a7 6 0 1 1-5-5.8V13l-12 2.2v20.8A7 6 0 1 1 18 30.2z"
    return path(drawn, colour)


def _crossed(drawn: str) -> str:
    return drawn + line("M7 7L41 42", WHITE, 9) + line("M7 7L41 42", "#5d5375", 5)


def _lullaby(moon: str = GOLD, note: str = VIOLET) -> str:
    """A moon that sings: what plays at night."""
    crescent = path("M27 4A19 19 0 1 0 43 34 16 16 0 0 1 27 4z", moon)
    asleep = line("M11 24q3 3 6 0", GOLD_DARK if moon == GOLD else note, 2.4)
    return crescent + asleep + group("translate(22 10)scale(.55)", _note(note))


def _bell(scale: float, rings: int) -> str:
    bell = path("M0-15a3 3 0 0 1 3 3.5C8-9 10-5 10 1q0 5 4 8.5H-14Q-10 6-10 1-10-5-3-11.5A3 3 0 0 1 0-15z", GOLD)
    clapper = path("M-5 11.5H5a5 4.5 0 0 1-10 0z", GOLD_DARK) + line("M-5-4q1-4 4-5", "#fff1c2", 2.4)
    waves = ("M13-9q5 8 1 15M-13-9q-5 8-1 15", "M18.5-13q7.5 11 1 22M-18.5-13q-7.5 11-1 22")
    return at(24, 25, bell, clapper, "".join(line(one, GOLD_DARK, 2.6) for one in waves[:rings]), scale=scale)


def _book(page: str = CREAM) -> str:
    cover = soft("M24 17Q15 11 3 13v27q12-2 21 3 9-5 21-3V13q-12-2-21 4z", BLUE, 4)
    pages = path("M23 19Q15 14 5 15v22q10-1 18 3zM25 19q8-5 18-4v22q-10-1-18 3z", page)
    return cover + pages + line("M10 22q4-.5 8 1M10 28q4-.5 8 1M38 22q-4-.5-8 1M38 28q-4-.5-8 1", "#b9aad6", 2.4)


def _read(sign: str, colour: str, page: str) -> str:
    speaker = group("translate(9 -4)scale(1.25)", ICONS[sign].replace("currentColor", colour))
    return group("translate(2.4 8)scale(.9)", _book(page)) + speaker


def _room(wall: str, floor: str, bed: str, sheet: str, moon: str, edge: str) -> str:
    frame = rect(0, 3, 48, 42, edge, 10) + rect(2.5, 5.5, 43, 37, wall, 8)
    ground = path("M2.5 32H45.5V34.5Q45.5 42.5 37.5 42.5H10.5Q2.5 42.5 2.5 34.5z", floor)
    sky = path("M37 9a7 7 0 1 0 5 10 6 6 0 0 1-5-10z", moon) + dots([(10, 12), (19, 17), (25, 10)], 1.5, moon)
    bedstead = rect(7, 21, 4, 18, bed, 2) + rect(10, 28, 29, 8, bed, 3) + rect(37, 28, 4, 11, bed, 2)
    return frame + ground + sky + bedstead + rect(11, 23, 9, 6, WHITE, 3) + rect(19, 24, 19, 8, sheet, 4)


def _thumb(mirrored: bool) -> str:
    tablet = rect(1, 4, 46, 32, INK, 7) + rect(4, 7, 40, 26, "#5a4a9c", 4)
    cards = "".join(rect(x, 11, 6, 8, CREAM, 2) for x in (13, 21, 29))
    button = rect(6 if mirrored else 24, 21, 18, 10, MINT, 5)
    return tablet + cards + button + _hand(*((25, 24) if mirrored else (23, 24)), 0.35, mirrored)


def _jumping() -> str:
    air = line("M7 21q-2 9 1 15M13 30v7M41 21q2 9-1 15M35 30v7", "#5aa9ee", 3.2) + ellipse(24, 43, 12, 2.6, "#d9cdb8")
    return air + _crown(24, 18, -10)


def _crown(x: float, y: float, turn: float = 0) -> str:
    tips = dots([(-13, -6), (0, -10), (13, -6)], 2.6, GOLD)
    return at(x, y, soft(CROWN, GOLD_DARK, 5), soft(CROWN, GOLD, 2), tips, dots([(0, 3)], 2.4, ROSE), turn=turn)


def _standing() -> str:
    cushion = path("M4 38q2-7 8-6h24q6-1 8 6-2 8-8 6H12q-6 2-8-6z", VIOLET) + line("M13 37h22", "#b9aef0", 2.4)
    return cushion + _crown(24, 23)


def _bright() -> str:
    """A moon that smiles over a blanket: the bedroom of the younger ones."""
    moon = circle(24, 20, 13, "#ffe9a6") + circle(19.5, 18.5, 1.9, INK) + circle(28.5, 18.5, 1.9, INK)
    smile = line("M19 23.5q5 5 10 0", INK, 2.4) + dots([(16, 23.5), (32, 23.5)], 2.2, ROSE)
    blanket = path("M2 38q11-7 22-3t22-1v4q0 8-8 8H10q-8 0-8-8z", "#8f7fe0")
    return (
        rect(2, 2, 44, 44, "#4a3b82", 12)
        + moon
        + smile
        + blanket
        + path(star(39, 10, 4.5, 2) + star(9, 12, 3.5, 1.6), GOLD)
    )


def _quiet_table() -> str:
    """A fan of cards on dark cloth: the table of the older ones."""
    card = rect(-7, -12, 14, 20, "#f2e9d6", 2.5)
    crown = path(CROWN, "#b5812f")
    fan = at(15, 27, card, turn=-22) + at(33, 27, card, turn=22) + at(24, 24, card + at(0, -2, crown, scale=0.4))
    return rect(2, 2, 44, 44, "#123338", 12) + fan + line("M12 41h24", "#c79a4b", 2.2)


PICTURES = {
    "slow": _snail(),
    "normal": _hare(),
    "fast": _comet(),
    "button": _tap(),
    "ask": _ask(),
    "word": _word(),
    "glow": _glow(),
    "point": _point(),
    "sound": _note(),
    "no-sound": _crossed(_note("#9b93b8")),
    "music": _lullaby(),
    "no-music": _crossed(_lullaby("#cfc9de", "#9b93b8")),
    "quiet": _bell(0.7, 0),
    "middle": _bell(0.95, 1),
    "loud": _bell(1.08, 2),
    "reads": _read("listen", "#6a3fb0", CREAM),
    "no-reads": _read("quiet", "#5d5375", "#d9d4e6"),
    "book": _book(),
    "night": _room("#2b2350", "#7b5836", "#c98d52", "#a79bff", GOLD, "#4a3b82"),
    "calm": _room("#55516f", "#7d6c5a", "#a89782", "#b5c9bd", "#e3d3a8", "#8b86a3"),
    "contrast": _room("#000", "#000", WHITE, "#ffd84d", "#ffd84d", "#000"),
    "move": _jumping(),
    "still": _standing(),
    "left": _thumb(True),
    "right": _thumb(False),
}


def bands() -> list[str]:
    """The two age bands, which a new child chooses from at home, too."""
    drawn = {"younger": _bright(), "older": _quiet_table()}
    return [symbol(f"band-{name}", "0 0 48 48", drawing) for name, drawing in drawn.items()]


def symbols() -> list[str]:
    """All pictures of the gear."""
    return [symbol(f"gear-{name}", "0 0 48 48", drawing) for name, drawing in PICTURES.items()]
