"""Crowns, drawn with the middle of the band's lower edge at 0,0 and about 34 wide."""

from kidsq.wardrobe.shapes import (
    GOLD,
    GOLD_DARK,
    WHITE,
    at,
    circle,
    cloud,
    darker,
    dots,
    lighter,
    line,
    path,
    soft,
    star,
)

POINTS = "M-15 0L-18-15L-9-8L0-20L9-8L18-15L15 0Q0 4-15 0Z"
BAND = "M-16-4.6Q0-1-.1-1Q8-1 16-4.6L15.2 0Q0 4.6-15.2 0Z"


def points(jewels: tuple[str, str, str]) -> str:
    """A crown of five points with a jewel on three."""
    a, b, c = jewels
    tips = circle(-18, -16, 2.8, a) + circle(0, -21, 3.2, b) + circle(18, -16, 2.8, c)
    return (
        soft(POINTS, GOLD)
        + soft(BAND, GOLD_DARK, 1.4)
        + tips
        + circle(0, -1, 2, b)
        + dots([(-9, -1.8), (9, -1.8)], 1.3, a)
    )


def arches(jewels: tuple[str, str, str]) -> str:
    """A crown of round arches with pearls and a puff of velvet."""
    a, b, c = jewels
    velvet = path("M-14-3C-18-22-6-18 0-18S18-22 14-3Z", a)
    hoops = line("M-15-3C-21-16-10-19 0-17C10-19 21-16 15-3M0-17V-3", GOLD, 3.4)
    pearls = dots([(-15.5, -13), (15.5, -13), (-8, -17.5), (8, -17.5)], 1.7, WHITE)
    return (
        velvet
        + hoops
        + pearls
        + soft(BAND, GOLD_DARK, 1.8)
        + circle(0, -20.5, 3.2, b)
        + dots([(-8, -1.6), (8, -1.6)], 1.6, c)
        + circle(0, -1, 1.9, b)
    )


def tiara(jewels: tuple[str, str, str]) -> str:
    """A light tiara rising to one great jewel."""
    a, b, c = jewels
    bow = soft("M-18-1C-14-9-8-7-6-12Q-3-9 0-19Q3-9 6-12C8-7 14-9 18-1Q0 5-18-1Z", GOLD)
    return (
        bow
        + line("M-17-1Q0 4.4 17-1", GOLD_DARK, 2.4)
        + path("M0-14l4 6.4l-4 6l-4-6z", b)
        + path("M0-14l-4 6.4h8z", lighter(b, 0.4))
        + circle(-9.5, -4.4, 2, a)
        + circle(9.5, -4.4, 2, c)
    )


def flowers(jewels: tuple[str, str, str]) -> str:
    """A gold band with five blossoms."""
    a, b, c = jewels
    band = line("M-19-1Q0 6 19-1", GOLD, 4)
    out = band
    for x, y, r, colour in (
        (-16, -4, 4.6, c),
        (16, -4, 4.6, c),
        (-8.6, -5.6, 5.4, a),
        (8.6, -5.6, 5.4, a),
        (0, -8, 6.8, b),
    ):
        out += path(cloud(x, y, r * 0.68, r * 0.68, 5, -90), colour) + circle(x, y, r * 0.36, GOLD)
    return out


def stars(jewels: tuple[str, str, str]) -> str:
    """A band that carries three stars."""
    a, b, c = jewels
    rays = soft("M-16 0L-15-9L-7-6L0-14L7-6L15-9L16 0Q0 4-16 0Z", GOLD)
    tops = (
        soft(star(0, -16, 7, 3.2), GOLD, 1.6)
        + soft(star(-15, -11, 5, 2.3), GOLD, 1.4)
        + soft(star(15, -11, 5, 2.3), GOLD, 1.4)
    )
    return (
        rays
        + soft(BAND, GOLD_DARK, 1.4)
        + tops
        + circle(0, -15.6, 2.2, b)
        + circle(-15, -10.8, 1.5, a)
        + circle(15, -10.8, 1.5, c)
        + dots([(-8, -1.6), (0, -0.8), (8, -1.6)], 1.5, b)
    )


def fan(jewels: tuple[str, str, str]) -> str:
    """A band that carries a fan of five feathers."""
    a, b, c = jewels
    feathers = "".join(
        at(0, 0, path("M0-1C-7-8-6-22 0-23S7-8 0-1Z", a), circle(0, -16.6, 3.6, c), circle(0, -16, 2, b), turn=turn)
        for turn in (-56, 56, -28, 28, 0)
    )
    return feathers + soft(BAND, GOLD, 2.4) + dots([(-9, -1.8), (0, -0.6), (9, -1.8)], 1.5, b)


def shell(jewels: tuple[str, str, str]) -> str:
    """A band with a scallop shell between two pearls."""
    a, b, _ = jewels
    scallop = path("M0 0C-9-2-15-10-11-15Q-9-19-6-17.6Q-4.6-21.6 0-21.6T6-17.6Q9-19 11-15C15-10 9-2 0 0Z", a)
    ribs = line("M0-3V-18M-2-3L-7-14.6M2-3L7-14.6", lighter(a, 0.5), 1.5)
    return line("M-19-1.4Q0 5 19-1.4", GOLD, 4.2) + scallop + ribs + dots([(-15, -4.4), (15, -4.4)], 3, b)


def leaves(jewels: tuple[str, str, str]) -> str:
    """The green hat of a strawberry, on gold."""
    a, b, _ = jewels
    calyx = soft("M-18 1L-20-10L-11-7L-8-17L0-11L8-17L11-7L20-10L18 1Q0 5-18 1Z", a, 3)
    return (
        line("M0-12Q1-20 6-22", darker(a), 3)
        + calyx
        + soft(BAND, GOLD, 1.8)
        + dots([(-9, -1.8), (0, -0.6), (9, -1.8)], 1.7, b)
    )


def feelers(jewels: tuple[str, str, str]) -> str:
    """A gold band with two feelers that bob."""
    a, b, c = jewels
    stems = line("M-6-4Q-8-15-15-17M6-4Q8-15 15-17", c, 2.2)
    return stems + dots([(-16, -17.4), (16, -17.4)], 4.2, a) + soft(BAND, GOLD, 3) + circle(0, -1.4, 2.8, b)


def candles(jewels: tuple[str, str, str]) -> str:
    """A round cake of a crown with three candles lit."""
    a, b, c = jewels
    sticks = line("M-9-12V-17.6M0-12V-19.6M9-12V-17.6", c, 3)
    flames = "".join(
        path(f"M{x} {y}q3.4-3.6 0-7.4q-3.4 3.8 0 7.4z", "#ff9d2e") for x, y in ((-9, -18.6), (0, -20.6), (9, -18.6))
    )
    icing = path("M-16-4V-10Q-16-13-12-13H12Q16-13 16-10V-4Q12 0 8-4T0-4T-8-4T-16-4Z", a)
    return (
        sticks + flames + soft("M-15-9H15V0Q0 4.6-15 0Z", GOLD, 2) + icing + dots([(-8, -1), (8, -1), (0, 0)], 1.6, b)
    )


CROWNS = {
    "points": points,
    "arches": arches,
    "tiara": tiara,
    "flowers": flowers,
    "stars": stars,
    "fan": fan,
    "shell": shell,
    "leaves": leaves,
    "feelers": feelers,
    "candles": candles,
}
