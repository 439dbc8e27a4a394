"""Hair and headwear: for each style what lies behind the face and what lies before it, around 0,0."""

from collections.abc import Callable

from kidsq.art.shapes import GOLD, WHITE, circle, cloud, darker, ellipse, lighter, line, path

Style = Callable[[str, str, bool], tuple[str, str]]

PARTED = (
    "M0-28C-17-28-27-17-26 1C-25.6 4-23 7-21.6 8C-22-5-13-9 0-20C13-9 22-5 21.6 8C23 7 25.6 4 26 1C27-17 17-28 0-28Z"
)
BANGS = "M0-28C-18-28-27-17-26 3Q-24 7-21.4 8Q-21.6-1-18.4-6.6Q-9-4.4 0-5.4Q9-4.4 18.4-6.6Q21.6-1 21.4 8Q24 7 26 3C27-17 18-28 0-28Z"
SWEPT = "M0-28C-18-28-27-17-26 3Q-24 6-21.8 7Q-22-3-17-8.4Q3-8 12-17.4Q20-9 21.8 7Q24 6 26 3C27-17 18-28 0-28Z"
SHORT = (
    "M0-28C-18-28-26-18-25 0Q-24 3-22 4Q-22-5-18-9Q-11-6-5-10Q4-7 9-12Q16-9 18-9Q22-5 22 4Q24 3 25 0C26-18 18-28 0-28Z"
)
BACK_LONG = "M0-28C-21-28-30-15-29 4C-28 20-32 34-36 44Q-22 52 0 50T36 44C32 34 28 20 29 4C30-15 21-28 0-28Z"
BACK_WAVY = (
    "M0-29C-20-29-31-17-30-3C-38 4-28 13-34 20C-41 28-31 34-36 42C-30 53-14 48 0 48S30 53 36 42"
    "C31 34 41 28 34 20C28 13 38 4 30-3C31-17 20-29 0-29Z"
)
BACK_BOB = "M0-28C-21-28-30-15-29 4C-29 14-31 20-30 24Q-16 29 0 27T30 24C31 20 29 14 29 4C30-15 21-28 0-28Z"
BACK_ROUND = "M0-28C-19-28-29-16-29 0C-29 17-17 26 0 26S29 17 29 0C29-16 19-28 0-28Z"


def _shine(colour: str) -> str:
    return line("M-19-11.5Q-14.6-20.4-6.4-23", lighter(colour, 0.32), 2.2)


def _style(back: str, front: str) -> Style:
    def style(colour: str, accent: str, pillow: bool) -> tuple[str, str]:
        return path(BACK_ROUND if pillow else back, darker(colour)), path(front, colour) + _shine(colour)

    return style


def _bob(colour: str, accent: str, pillow: bool) -> tuple[str, str]:
    return path(BACK_BOB, darker(colour)), path(BANGS, colour) + _shine(colour)


def _pixie(colour: str, accent: str, pillow: bool) -> tuple[str, str]:
    front = path(SWEPT, colour) + path("M-8-27Q2-34 12-27Q22-25 24-14L-4-20Z", colour)
    return path("M0-27C-17-27-24-17-24 0L24 0C24-17 17-27 0-27Z", darker(colour)), front + _shine(colour)


def _cropped(colour: str, accent: str, pillow: bool) -> tuple[str, str]:
    return path("M0-27C-17-27-24-17-24 0L24 0C24-17 17-27 0-27Z", darker(colour)), path(SHORT, colour) + _shine(colour)


def _afro(colour: str, accent: str, pillow: bool) -> tuple[str, str]:
    front = path("M-22 2C-25-12-16-25 0-25S25-12 22 2Q20-6 16-9Q12-14 7-12Q3-16-2-13Q-8-15-12-10Q-19-8-22 2Z", colour)
    return path(cloud(0, -7, 31, 27, 15, 6), darker(colour, 0.12)) + path(cloud(0, -8, 28, 24, 13), colour), front


def _curls(colour: str, accent: str, pillow: bool) -> tuple[str, str]:
    back = path(cloud(0, 2, 28, 29 if not pillow else 25, 13, 8), darker(colour))
    front = path(cloud(-13, -18, 9, 7, 7) + cloud(1, -21, 9, 7, 7, 20) + cloud(14, -17, 9, 7, 7, 5), colour)
    return back, front + path(cloud(-23, -6, 5, 7, 6) + cloud(23, -6, 5, 7, 6), colour) + _shine(colour)


def _buns(colour: str, accent: str, pillow: bool) -> tuple[str, str]:
    knots = circle(-23, -21, 10, colour) + circle(23, -21, 10, colour)
    knots += line("M-27-25q3-3.4 7-2.6M18-25q3-3.4 7-2.6", lighter(colour, 0.32), 1.8)
    return knots + path(BACK_ROUND, darker(colour)), path(BANGS, colour) + _shine(colour)


def _bun(colour: str, accent: str, pillow: bool) -> tuple[str, str]:
    back = circle(0, -31, 12, darker(colour, 0.1)) + path(
        "M0-28C-19-28-27-16-26 3L26 3C27-16 19-28 0-28Z", darker(colour)
    )
    return back, path(PARTED, colour) + _shine(colour)


def _braids(colour: str, accent: str, pillow: bool) -> tuple[str, str]:
    back = path(BACK_ROUND, darker(colour))
    if pillow:
        return back, path(PARTED, colour) + _shine(colour)
    plait = ""
    for side in (-1, 1):
        for i, r in enumerate((6.6, 6.4, 6, 5.4)):
            plait += ellipse(side * (26 - i * 0.4), 14 + i * 8.6, r, r - 0.6, colour if i % 2 else darker(colour, 0.1))
        plait += circle(side * 24.6, 45.6, 3.4, accent) + path(f"M{side * 24.6 - 4} 55l4-9l4 9q-4 3-8 0z", colour)
    return back, path(PARTED, colour) + _shine(colour) + plait


def _side_braid(colour: str, accent: str, pillow: bool) -> tuple[str, str]:
    back, front = path(BACK_ROUND, darker(colour)), path(SWEPT, colour) + _shine(colour)
    if pillow:
        return back, front
    for i, (x, y) in enumerate(((26, 12), (29, 21), (30, 30), (29, 39), (27, 47))):
        front += ellipse(x, y, 7.4 - i * 0.3, 6.6, colour if i % 2 else lighter(colour, 0.12))
    return back, front + circle(25.6, 53, 4, accent) + circle(26, 16, 2, accent) + circle(30, 34, 2, accent)


def _pigtails(colour: str, accent: str, pillow: bool) -> tuple[str, str]:
    tails = path("M-22-12C-36-22-44-8-38 6C-36 14-38 18-42 20C-32 24-24 14-24 2Z", colour)
    tails += path("M22-12C36-22 44-8 38 6C36 14 38 18 42 20C32 24 24 14 24 2Z", colour)
    bows = circle(-25, -10, 4, accent) + circle(25, -10, 4, accent)
    return ("" if pillow else tails) + path(BACK_ROUND, darker(colour)), path(SWEPT, colour) + _shine(colour) + (
        "" if pillow else bows
    )


def _ponytail(colour: str, accent: str, pillow: bool) -> tuple[str, str]:
    tail = path("M20-20C38-26 44-8 38 8C36 16 38 20 41 23C30 26 24 12 24 0Z", colour)
    return tail + path("M0-28C-19-28-27-16-26 3L26 3C27-16 19-28 0-28Z", darker(colour)), (
        path(SWEPT, colour) + _shine(colour) + circle(25, -15, 4.4, accent)
    )


def _locs(colour: str, accent: str, pillow: bool) -> tuple[str, str]:
    back = path(BACK_ROUND, darker(colour))
    if not pillow:
        back += line("M-27-2V36M-32 0V30M27-2V36M32 0V30M-22 4V40M22 4V40", colour, 5.6)
        back += line("M-27 28V30M27 28V30M-32 22V24M32 22V24M-22 33v2M22 33v2", accent, 5.6)
    front = path(PARTED, colour) + line(
        "M0-27V-20M-8-26L-12-14M8-26L12-14M-16-22L-20-8M16-22L20-8", lighter(colour, 0.2), 1.6
    )
    return back, front


def _scarf(colour: str, accent: str, pillow: bool) -> tuple[str, str]:
    fall = "M0-29C-22-29-31-15-30 4C-30 20-34 30-37 40Q0 58 37 40C34 30 30 20 30 4C31-15 22-29 0-29Z"
    ring_ = "M0-29C-20-29-29-17-29 1C-29 20-16 33 0 34S29 20 29 1C29-17 20-29 0-29ZM0-19C12-19 19-11 19 0S11 21 0 21S-19 12-19 0S-12-19 0-19Z"
    if pillow:
        fall = BACK_ROUND
    under = path("M0-29C-20-29-29-17-29 1H29C29-17 20-29 0-29Z", darker(colour))
    band = line("M-19-1C-19-12-11-19.6 0-19.6S19-12 19-1", lighter(colour, 0.45), 2.4)
    folds = "" if pillow else line("M-24 18Q-14 34 6 38M-27 26Q-18 38-4 43", darker(colour), 2)
    body = f'<path fill="{colour}" fill-rule="evenodd" d="{ring_}"/>'
    return path(fall, darker(colour)) + under, body + band + folds


def _wrap(colour: str, accent: str, pillow: bool) -> tuple[str, str]:
    top = path("M-25-2C-38-20-26-44 0-42S38-20 25-2Z", darker(colour)) + path("M4-38C22-52 36-36 24-22Z", colour)
    front = path("M-25 0C-27-16-20-31 0-31S27-16 25 0Q16-15 0-16T-25 0Z", colour)
    return top, front + line("M-20-14Q-4-25 22-13M-14-22Q2-31 20-22", accent, 2.4)


def _bald(colour: str, accent: str, pillow: bool) -> tuple[str, str]:
    return "", line("M-13-14.5Q-9-19-3-20", WHITE, 2.2, ".5")


def _tufts(colour: str, accent: str, pillow: bool) -> tuple[str, str]:
    return path(cloud(-23, -2, 6, 9, 7) + cloud(23, -2, 6, 9, 7), colour), line(
        "M-13-14.5Q-9-19-3-20", WHITE, 2.2, ".4"
    )


def _waves_short(colour: str, accent: str, pillow: bool) -> tuple[str, str]:
    back = path(cloud(0, -2, 27, 26, 11, 12), darker(colour, 0.12))
    front = path("M-25 4C-31-12-20-29 0-29S31-12 25 4Q20-3 19-9Q11-8 8-15Q3-8-5-12Q-11-6-18-8Q-19-2-25 4Z", colour)
    return back, front + _shine(colour) + circle(-25, 12, 1.9, accent) + circle(25, 12, 1.9, accent)


def _puffs(colour: str, accent: str, pillow: bool) -> tuple[str, str]:
    puffs = path(cloud(-24, -20, 11, 11, 9) + cloud(24, -20, 11, 11, 9), colour)
    ties = circle(-18, -14, 3, accent) + circle(18, -14, 3, accent)
    cap = path("M0-27C-17-27-24-17-24 0L24 0C24-17 17-27 0-27Z", darker(colour))
    front = path("M-22 2C-24-14-14-26 0-26S24-14 22 2C19-10 10-17 0-17S-19-10-22 2Z", colour)
    return puffs + cap, front + line("M0-26V-17", lighter(colour, 0.25), 1.4) + ties


def _spikes(colour: str, accent: str, pillow: bool) -> tuple[str, str]:
    front = "M-25 2L-29-10L-23-12L-25-24L-15-23L-12-34L-3-27L5-36L10-27L20-30L20-21L28-18L24-9L25 2Q22-4 19-9L12-7L9-12L2-7L-4-12L-10-7L-17-10Q-22-5-25 2Z"
    return path("M0-27C-17-27-24-17-24 0L24 0C24-17 17-27 0-27Z", darker(colour)), path(front, colour)


HAIR: dict[str, Style] = {
    "long": _style(BACK_LONG, PARTED),
    "sleek": _style(BACK_LONG, BANGS),
    "wavy": _style(BACK_WAVY, SWEPT),
    "bob": _bob,
    "pixie": _pixie,
    "cropped": _cropped,
    "afro": _afro,
    "curls": _curls,
    "buns": _buns,
    "bun": _bun,
    "braids": _braids,
    "side_braid": _side_braid,
    "pigtails": _pigtails,
    "ponytail": _ponytail,
    "locs": _locs,
    "scarf": _scarf,
    "wrap": _wrap,
    "bald": _bald,
    "tufts": _tufts,
    "set": _waves_short,
    "puffs": _puffs,
    "spikes": _spikes,
}

__all__ = ["GOLD", "HAIR"]
