"""The twelve pictures of a child's picture password: things every child can name, no two alike in shape or colour."""

from kidsq.wardrobe.emblems import EMBLEMS
from kidsq.wardrobe.shapes import (
    GOLD,
    INK,
    WHITE,
    at,
    circle,
    cloud,
    dots,
    ellipse,
    line,
    path,
    rect,
    soft,
    star,
    symbol,
)

BOX = "-16 -16 32 32"
RAYS = 12


def _fish() -> str:
    tail = path("M8 0Q12-7 15-7.4Q13.6 0 15 7.4Q12 7 8 0Z", "#2f74d0")
    fins = path("M-4-6Q0-12 6-10.6Q6-7 5-5ZM-3 6Q-1 10 4 10Q4 7 3 5Z", "#2f74d0")
    body = path("M-14 .6Q-9-8.6 0-8.6Q7-8.2 11 0Q7 8.2 0 8.6Q-9 8.6-14 .6Z", "#4fa3f0")
    scales = line("M-1-4.4q2.6 1.4 2.6 4.4M-1 0q2.6 1.4 2.6 4.4M4-3q2 1.4 2 3.6", "#bfe1fb", 1.4)
    face = circle(-8, -1.6, 2.4, WHITE) + circle(-8.4, -1.6, 1.3, INK) + line("M-12.4 2.6q2 1.4 3.6.4", INK, 1)
    return tail + fins + body + scales + face


def _sun() -> str:
    rays = soft(star(0, 0, 14, 9.4, RAYS), GOLD, 1.6)
    smile = line("M-3.4 2.6q3.4 3 6.8 0", "#a0631a", 1.4) + dots([(-3.2, -1.4), (3.2, -1.4)], 1.2, "#5c3a10")
    cheeks = dots([(-5, 1.6), (5, 1.6)], 1.3, "#ff9a4c")
    return rays + circle(0, 0, 8.6, "#ffb01f") + circle(0, 0, 7.4, "#ffd34d") + cheeks + smile


def _tree() -> str:
    trunk = path("M-2.6 14.4Q-1.6 8-2 3H2Q1.6 8 2.6 14.4Q0 15.4-2.6 14.4Z", "#7b5836")
    crown = path(cloud(0, -3.6, 9, 7.6, 7, 10), "#2f9e5a") + path(cloud(-2, -6, 5.4, 4.2, 6), "#58c47e")
    return trunk + crown + dots([(-6, -1), (5, -6), (4, 2)], 1.5, "#e5343c")


def _boat() -> str:
    mast = line("M0-13.6V5", "#5c3f25", 1.8)
    sails = path("M1.6-13Q11-5 11.6 3H1.6Z", WHITE) + path("M-1.6-9.6V3H-9.4Q-6-2-1.6-9.6Z", "#ffe6cd")
    edge = line("M1.6-13Q11-5 11.6 3H1.6ZM-1.6-9.6V3H-9.4Q-6-2-1.6-9.6Z", "#c9b8d8", 0.9)
    hull = path("M-13.4 5H13.4Q11.6 12.4 6 12.4H-6Q-11.6 12.4-13.4 5Z", "#d8453a")
    stripe = line("M-11.6 7.4H11.6", "#ffd8c8", 1.4)
    sea = line("M-15 13.4q2.5-2.6 5 0t5 0t5 0t5 0t5 0t5 0", "#3f86e0", 2.2)
    return mast + sails + edge + path("M0-14.4L-5-12.4L0-10.6Z", GOLD) + hull + stripe + sea


def _house() -> str:
    chimney = rect(5.4, -12, 3.8, 7, "#8a5a3b", 0.8)
    walls = rect(-10.4, -3, 20.8, 16.6, "#fff3dc", 1) + line("M-10.4 13.2H10.4", "#d8bf95", 1.2)
    roof = soft("M-13.4-2.4L0-13L13.4-2.4Z", "#e0353d", 1.8)
    door = path("M-2.8 13.4V6.4a2.8 2.8 0 0 1 5.6 0V13.4Z", "#7b5836") + circle(1.2, 9.6, 0.7, GOLD)
    panes = rect(-8.4, 1.4, 4, 4.4, "#6fb4ff", 0.6) + rect(4.4, 1.4, 4, 4.4, "#6fb4ff", 0.6)
    return chimney + walls + roof + door + panes + line("M-6.4 1.4v4.4M-8.4 3.6h4M6.4 1.4v4.4M4.4 3.6h4", WHITE, 0.8)


def _apple() -> str:
    fruit = path("M0-6.4C-5-10-13-7.4-13 2C-13 9-8 14-4 14Q-1.6 14 0 13.2Q1.6 14 4 14C8 14 13 9 13 2C13-7.4 5-10 0-6.4Z", "#e2343f")  # fmt: skip
    shine = line("M-9.6 1.6Q-9.4-3.4-6-4.6", "#ff9aa4", 2.4)
    return fruit + shine + line("M0-6Q-.4-10-2-12", "#6d3f1d", 2) + path("M.6-8.4Q2-14 9-13.6Q8-8 .6-8.4Z", "#4bb05a")


def _ball() -> str:
    ground = circle(0, 0, 13.4, WHITE)
    panels = path("M0 0L-4.4-12.7A13.4 13.4 0 0 1 4.4-12.7Z", "#e2473f")
    panels += path("M0 0L10.8 7.9A13.4 13.4 0 0 0 13.4-1.2Z", "#2f74d0") + path(
        "M0 0L13.4-1.2A13.4 13.4 0 0 0 9-10Z", WHITE
    )
    panels += path("M0 0L3.4 13A13.4 13.4 0 0 0 10.8 7.9Z", "#ffc93c")
    panels += path("M0 0L-5.4 12.3A13.4 13.4 0 0 0 3.4 13Z", "#58d6a9") + path(
        "M0 0L-12 6A13.4 13.4 0 0 0-5.4 12.3Z", WHITE
    )
    panels += path("M0 0L-13.2-2.2A13.4 13.4 0 0 0-12 6Z", "#a94fc0") + path(
        "M0 0L-4.4-12.7A13.4 13.4 0 0 0-11-7.6Z", "#f08a24"
    )
    rim = at(0, 0, line("M0-13.4A13.4 13.4 0 0 1 0 13.4A13.4 13.4 0 0 1 0-13.4Z", "#c9b8d8", 1))
    return ground + panels + rim + circle(0, 0, 2.8, WHITE) + line("M-8.6-5.4Q-7-9-3.4-10.4", WHITE, 1.8, ".7")


def _flower() -> str:
    stem = line("M0 2V14.4", "#2f9e5a", 2.4)
    leaves = path("M0 12Q-2 5-10 6Q-9 13 0 13ZM0 13Q2 7 9 8Q8 14.4 0 14Z", "#4bb05a")
    petals = "".join(at(0, -4.6, ellipse(0, -6.2, 4, 5, "#ff7ab8"), turn=72 * place) for place in range(5))
    return stem + leaves + petals + at(0, -4.6, circle(0, 0, 4.2, GOLD), dots([(-1, -1), (1.4, 0.6)], 0.8, "#e79a12"))


def _car() -> str:
    cabin = path("M-8-1.6Q-6-9.4-2.6-9.4H4Q7-9.4 9.4-1.6Z", "#8a5be0")
    panes = path("M-5.6-2Q-4.4-7.4-2-7.4H0V-2ZM1.8-2V-7.4H3.8Q5.6-7.4 7-2Z", "#d8f0ff")
    body = path("M-14.4 6.4V1.6Q-14.4-1.6-11-2H10.6Q14.4-1.6 14.4 2V6.4Q14.4 8 13 8H-13Q-14.4 8-14.4 6.4Z", "#8a5be0")
    lamp = ellipse(-13, 2.4, 1.4, 2, "#ffe29a") + rect(12.6, 1, 2, 3, "#e2343f", 0.8)
    wheels = "".join(circle(x, 8, 4.2, "#2c2c34") + circle(x, 8, 1.8, "#e6e6f4") for x in (-7.6, 8))
    return cabin + body + panes + lamp + line("M-13 4.6H13", "#b69af0", 1.2) + wheels


PICTURES = {
    "cat": EMBLEMS["cat"],
    "dog": EMBLEMS["dog"],
    "fish": _fish(),
    "sun": _sun(),
    "moon": EMBLEMS["moon"],
    "tree": _tree(),
    "boat": _boat(),
    "house": _house(),
    "apple": _apple(),
    "ball": _ball(),
    "flower": _flower(),
    "car": _car(),
}


def symbols() -> list[str]:
    """All twelve."""
    return [symbol(f"picture-{name}", BOX, drawing) for name, drawing in PICTURES.items()]
