"""Crowns, drawn with the middle of the band's lower edge at 0,0 and about 34 wide."""

from kidsq.art.shapes import GOLD, GOLD_DARK, WHITE, circle, cloud, dots, lighter, line, path, soft, star

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


CROWNS = {"points": points, "arches": arches, "tiara": tiara, "flowers": flowers, "stars": stars}
