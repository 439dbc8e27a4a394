"""Hair and headwear: for each style what lies behind the face and what lies before it, around 0,0."""

from collections.abc import Callable
from typing import Literal

from kidsq.wardrobe.shapes import WHITE, circle, cloud, darker, ellipse, group, lighter, line, path, tag

Length = Literal["full", "shoulder", "pillow"]
Style = Callable[[str, str, Length], tuple[str, str]]

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
BACK_SHOULDER = "M0-28C-21-28-30-15-29 4C-29 16-30 26-31 33Q-16 40 0 38T31 33C30 26 29 16 29 4C30-15 21-28 0-28Z"
CAP = "M0-27C-17-27-24-17-24 0L24 0C24-17 17-27 0-27Z"
BACK_ROUND = "M0-28C-19-28-29-16-29 0C-29 17-17 26 0 26S29 17 29 0C29-16 19-28 0-28Z"


def _shine(colour: str) -> str:
    return line("M-19-11.5Q-14.6-20.4-6.4-23", lighter(colour, 0.32), 2.2)


def _style(back: str, front: str) -> Style:
    def style(colour: str, accent: str, length: Length) -> tuple[str, str]:
        cut = {"full": back, "shoulder": BACK_SHOULDER, "pillow": BACK_ROUND}[length]
        return path(cut, darker(colour)), path(front, colour) + _shine(colour)

    return style


def _bob(colour: str, accent: str, length: Length) -> tuple[str, str]:
    return path(BACK_ROUND if length == "pillow" else BACK_BOB, darker(colour)), path(BANGS, colour) + _shine(colour)


def _pixie(colour: str, accent: str, length: Length) -> tuple[str, str]:
    front = path(SWEPT, colour) + path("M-8-27Q2-34 12-27Q22-25 24-14L-4-20Z", colour)
    return path(CAP, darker(colour)), front + _shine(colour)


def _cropped(colour: str, accent: str, length: Length) -> tuple[str, str]:
    return path(CAP, darker(colour)), path(SHORT, colour) + _shine(colour)


def _afro(colour: str, accent: str, length: Length) -> tuple[str, str]:
    front = path("M-22 2C-25-12-16-25 0-25S25-12 22 2Q20-6 16-9Q12-14 7-12Q3-16-2-13Q-8-15-12-10Q-19-8-22 2Z", colour)
    return path(cloud(0, -7, 31, 27, 15, 6), darker(colour, 0.12)) + path(cloud(0, -8, 28, 24, 13), colour), front


def _curls(colour: str, accent: str, length: Length) -> tuple[str, str]:
    back = path(cloud(0, 1, 28, 28 if length == "full" else 25, 13, 8), darker(colour))
    front = path(cloud(-13, -18, 9, 7, 7) + cloud(1, -21, 9, 7, 7, 20) + cloud(14, -17, 9, 7, 7, 5), colour)
    sides = path(cloud(-24, -5, 5, 8, 6) + cloud(24, -5, 5, 8, 6), colour)
    return back, front + sides + _shine(colour)


def _buns(colour: str, accent: str, length: Length) -> tuple[str, str]:
    knots = circle(-23, -21, 10, colour) + circle(23, -21, 10, colour)
    knots += line("M-27-25q3-3.4 7-2.6M18-25q3-3.4 7-2.6", lighter(colour, 0.32), 1.8)
    return knots + path(BACK_ROUND, darker(colour)), path(BANGS, colour) + _shine(colour)


def _bun(colour: str, accent: str, length: Length) -> tuple[str, str]:
    knot = "" if length == "pillow" else circle(0, -31, 12, darker(colour, 0.1))
    nape = path("M0-28C-19-28-27-16-26 3Q-24 16-14 19H14Q24 16 26 3C27-16 19-28 0-28Z", darker(colour))
    return knot + nape, path(PARTED, colour) + _shine(colour)


def _braids(colour: str, accent: str, length: Length) -> tuple[str, str]:
    back = path(BACK_ROUND, darker(colour))
    plait = ""
    knots = {"full": 4, "shoulder": 2, "pillow": 1}[length]
    for side in (-1, 1):
        for i, r in enumerate((6.8, 6.4, 6, 5.6)[:knots]):
            plait += ellipse(side * (25 - i * 0.6), 15 + i * 8.4, r, r - 0.8, colour if i % 2 else darker(colour, 0.1))
        x, y = side * (24.6 - knots * 0.5), 14 + knots * 8
        plait += path(f"M{x - 4:g} {y + 9}l4-9l4 9q-4 3-8 0z", colour) + circle(x, y, 3.4, accent)
    return back, path(PARTED, colour) + _shine(colour) + plait


def _side_braid(colour: str, accent: str, length: Length) -> tuple[str, str]:
    back, front = path(BACK_ROUND, darker(colour)), path(SWEPT, colour) + _shine(colour)
    places = ((25, 13), (27.5, 21), (28, 30), (27, 39), (25, 47))[: {"full": 5, "shoulder": 2, "pillow": 1}[length]]
    for i, (x, y) in enumerate(places):
        front += ellipse(x, y, 7.4 - i * 0.3, 6.4, lighter(colour, 0.14 if i % 2 else 0.04))
        front += line(f"M{x - 4} {y - 1}q4 3.6 8 0", lighter(colour, 0.3), 1.2)
    front += path(f"M{x - 4} {y + 14}l4-10l4 10q-4 3-8 0z", colour) + circle(x, y + 5.6, 3.6, accent)
    return back, front


def _pigtails(colour: str, accent: str, length: Length) -> tuple[str, str]:
    back, front = path(BACK_ROUND, darker(colour)), path(SWEPT, colour) + _shine(colour)
    ties = circle(-25, -10, 4, accent) + circle(25, -10, 4, accent)
    if length == "pillow":
        return back, front + ties
    tail = "M-22-12C-36-22-43-8-37 6C-36 12-37 16-40 18C-32 23-24 14-24 2Z"
    tails = path(tail, colour) + group("scale(-1 1)", path(tail, colour))
    return tails + back, front + ties


def _ponytail(colour: str, accent: str, length: Length) -> tuple[str, str]:
    tail = "" if length == "pillow" else path("M20-18C38-25 42-8 37 6C35 13 36 17 39 20C30 23 24 12 24 0Z", colour)
    return tail + path("M0-28C-19-28-27-16-26 3L26 3C27-16 19-28 0-28Z", darker(colour)), (
        path(SWEPT, colour) + _shine(colour) + circle(25, -15, 4.4, accent)
    )


def _locs(colour: str, accent: str, length: Length) -> tuple[str, str]:
    back = path(BACK_ROUND, darker(colour))
    if length == "pillow":
        back += line("M-26 0V16M26 0V16", colour, 6) + line("M-26 12v2M26 12v2", accent, 6)
    else:
        end = 38 if length == "full" else 24
        back += line(
            f"M-26-2V{end - 2}M-31 2V{end - 9}M26-2V{end - 2}M31 2V{end - 9}M-20 8V{end + 2}M20 8V{end + 2}",
            colour,
            5.4,
        )
        beads = f"M-26 {end - 9}v2M26 {end - 9}v2M-31 {end - 16}v2M31 {end - 16}v2M-20 {end - 5}v2M20 {end - 5}v2"
        back += line(beads, accent, 5.4)
    parting = line("M0-27V-20M-8-26L-12-14M8-26L12-14M-16-22L-20-8M16-22L20-8", lighter(colour, 0.2), 1.6)
    return back, path(PARTED, colour) + parting


def _scarf(colour: str, accent: str, length: Length) -> tuple[str, str]:
    hole = "M0-19C12-19 19-11 19 0S11 21 0 21S-19 12-19 0S-12-19 0-19Z"
    drape = {
        "full": "M0-29C-22-29-31-15-30 4C-30 16-33 26-40 34Q-26 54 0 55T40 34C33 26 30 16 30 4C31-15 22-29 0-29Z",
        "shoulder": "M0-29C-22-29-31-15-30 4C-30 16-32 22-36 28Q-22 41 0 41T36 28C32 22 30 16 30 4C31-15 22-29 0-29Z",
        "pillow": "M0-29C-22-29-31-15-30 3C-29 20-17 29 0 29S29 20 30 3C31-15 22-29 0-29Z",
    }[length]
    body = tag("path", fill=colour, fill_rule="evenodd", d=drape + hole)
    band = line("M-19-1C-19-12-11-19.6 0-19.6S19-12 19-1", lighter(colour, 0.5), 2.4)
    folds = "M-21.4 6C-20 19-10 25.6 1 25.6S20 19 21.4 6"
    if length != "pillow":
        folds += "M-27 12Q-22 30-2 36M-31 24Q-24 36-12 40"
    return path(BACK_ROUND, darker(colour)), body + line(folds, darker(colour), 1.8) + band


def _wrap(colour: str, accent: str, length: Length) -> tuple[str, str]:
    top = path("M-24 2C-34-18-24-40 0-39S34-18 24 2Z", darker(colour)) + path("M2-36C14-47 30-38 25-22Z", colour)
    front = path("M-24 4C-28-14-20-31 0-31S28-14 24 4Q16-14 0-15T-24 4Z", colour)
    return top, front + line("M-20-14Q-4-25 22-13M-14-22Q2-31 20-22", accent, 2.4)


def _bald(colour: str, accent: str, length: Length) -> tuple[str, str]:
    return "", line("M-13-14.5Q-9-19-3-20", WHITE, 2.2, ".5")


def _tufts(colour: str, accent: str, length: Length) -> tuple[str, str]:
    return path(cloud(-23, -2, 6, 9, 7) + cloud(23, -2, 6, 9, 7), colour), line(
        "M-13-14.5Q-9-19-3-20", WHITE, 2.2, ".4"
    )


def _waves_short(colour: str, accent: str, length: Length) -> tuple[str, str]:
    back = path(cloud(0, -2, 27, 26, 11, 12), darker(colour, 0.12))
    front = path("M-25 4C-31-12-20-29 0-29S31-12 25 4Q20-3 19-9Q11-8 8-15Q3-8-5-12Q-11-6-18-8Q-19-2-25 4Z", colour)
    return back, front + _shine(colour) + circle(-25, 12, 1.9, accent) + circle(25, 12, 1.9, accent)


def _puffs(colour: str, accent: str, length: Length) -> tuple[str, str]:
    puffs = path(cloud(-24, -20, 11, 11, 9) + cloud(24, -20, 11, 11, 9), colour)
    ties = circle(-18, -14, 3, accent) + circle(18, -14, 3, accent)
    cap = path(CAP, darker(colour))
    front = path("M-22 2C-24-14-14-26 0-26S24-14 22 2C19-10 10-17 0-17S-19-10-22 2Z", colour)
    return puffs + cap, front + line("M0-26V-17", lighter(colour, 0.25), 1.4) + ties


def _spikes(colour: str, accent: str, length: Length) -> tuple[str, str]:
    front = "M-25 2L-29-10L-23-12L-25-24L-15-23L-12-34L-3-27L5-36L10-27L20-30L20-21L28-18L24-9L25 2Q22-4 19-9L12-7L9-12L2-7L-4-12L-10-7L-17-10Q-22-5-25 2Z"
    return path(CAP, darker(colour)), path(front, colour)


def _heart(colour: str, accent: str, length: Length) -> tuple[str, str]:
    lobes = "M0-34C-8-50-42-46-40-16C-39 2-30 14-20 27Q0 34 20 27C30 14 39 2 40-16C42-46 8-50 0-34Z"
    if length == "pillow":
        lobes = "M0-27C-6-36-33-34-31-10C-30 8-22 22-14 26H14C22 22 30 8 31-10C33-34 6-36 0-27Z"
    shine = line("M-29-18Q-28-31-17-33M29-18Q28-31 17-33", lighter(colour, 0.22), 2.6)
    return path(lobes, darker(colour, 0.12)) + (shine if length != "pillow" else ""), path(PARTED, colour)


def _ears(colour: str, accent: str, length: Length) -> tuple[str, str]:
    ends = "M-27-10L-29-34Q-27-37-22-33L-8-25ZM27-10L29-34Q27-37 22-33L8-25Z"
    back = path(BACK_ROUND if length == "pillow" else BACK_BOB, darker(colour))
    return path(ends, colour) + path("M-24-18L-25-29L-16-24ZM24-18L25-29L16-24Z", accent) + back, (
        path(BANGS, colour) + _shine(colour)
    )


def _ringlets(colour: str, accent: str, length: Length) -> tuple[str, str]:
    many = {"full": 4, "shoulder": 2, "pillow": 1}[length]
    rolls = ""
    for side in (-1, 1):
        for i in range(many):
            rolls += ellipse(side * (27 + i * 0.8), 8 + i * 9.4, 9 - i * 0.9, 6.4, colour if i % 2 else darker(colour))
            rolls += line(f"M{side * 27 - 4} {9 + i * 9.4}q4 2.6 8 0", lighter(colour, 0.36), 1.5)
    top = path(cloud(0, -15, 27, 17, 9, 14), colour)
    front = path("M-24 4C-28-14-17-28 0-28S28-14 24 4Q21-6 16-11Q6-6-4-13Q-12-6-19-8Q-22-4-24 4Z", colour)
    return path(BACK_ROUND, darker(colour)) + top, front + _shine(colour) + rolls


def _scoops(colour: str, accent: str, length: Length) -> tuple[str, str]:
    """Three scoops of hair, each of another kind."""
    out = 1.0 if length != "pillow" else 0.8
    balls = circle(-24 * out, -16 * out, 17 * out, accent) + circle(24 * out, -16 * out, 17 * out, "#9fe0c4")
    top = circle(0, -36 * out, 16 * out, colour) if length != "pillow" else circle(0, -24, 11, colour)
    front = "M-24 4C-28-14-18-28 0-28S28-14 24 4Q21-5 18-9a7 7 0 0 1-12-3a7 7 0 0 1-12 0a7 7 0 0 1-12 3Q-22-4-24 4Z"
    return top + balls + path(BACK_ROUND, darker(colour, 0.12)), path(front, colour)


HAIR: dict[str, Style] = {
    "heart": _heart,
    "ears": _ears,
    "ringlets": _ringlets,
    "scoops": _scoops,
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
