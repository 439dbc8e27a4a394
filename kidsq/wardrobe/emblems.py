"""The sign of each queen, drawn around 0,0 inside a circle of radius 15."""

from kidsq.wardrobe.shapes import (
    GOLD_DARK,
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
    ring,
    soft,
    star,
)

HEART_PATH = "M0 12C-16 1-13-11-6-11Q-1.6-11 0-6.6Q1.6-11 6-11C13-11 16 1 0 12Z"


def _heart() -> str:
    return path(HEART_PATH, "#f2416b") + line("M-8.4-3.4Q-8.6-7-5.4-7.4", "#ffb3c6", 2.2)


def _cat() -> str:
    ears = soft("M-11-2L-11-11.5L-3-7ZM11-2L11-11.5L3-7Z", "#f0953a") + path(
        "M-9.4-5L-9.6-9.4L-6-7.4ZM9.4-5L9.6-9.4L6-7.4Z", "#ffc2b0"
    )
    head = ellipse(0, 2, 12.4, 10, "#f0953a") + line("M0-7.4V-3.6M-3.4-7V-4.4M3.4-7V-4.4", "#b8621c", 1.5)
    face = ellipse(-5, 1, 2, 2.6, INK) + ellipse(5, 1, 2, 2.6, INK) + dots([(-5.6, 0), (4.4, 0)], 0.8, WHITE)
    return (
        ears
        + head
        + ellipse(0, 6.4, 5, 3.6, "#ffe6cd")
        + face
        + path("M-1.7 4h3.4L0 5.9z", "#e0496b")
        + line("M0 6q-1.4 2.4-3 1M0 6q1.4 2.4 3 1M-8 5.4l-6-1M-8 7.4l-5.4 1.2M8 5.4l6-1M8 7.4l5.4 1.2", INK, 0.9)
    )


def _dog() -> str:
    head = ellipse(0, 1, 10.6, 11, "#c98a4f") + ellipse(0, 6.2, 6.4, 5.2, "#ffeedb")
    ears = path("M-8-9C-15-11-16 1-12 7C-8 7-8-2-5-9ZM8-9C15-11 16 1 12 7C8 7 8-2 5-9Z", "#7c4a26")
    face = circle(-4.2, 0, 1.9, INK) + circle(4.2, 0, 1.9, INK) + dots([(-4.8, -0.7), (3.6, -0.7)], 0.7, WHITE)
    return (
        head
        + ears
        + face
        + ellipse(0, 4, 2.6, 1.9, INK)
        + path("M-1.9 8.4h3.8v1.6a1.9 2.4 0 0 1-3.8 0z", "#ff6f86")
        + line("M0 6v1.4M0 7.6q-2 1.6-3.6.2M0 7.6q2 1.6 3.6.2", INK, 0.9)
    )


def _pancake() -> str:
    plate = ellipse(0, 10.2, 13.6, 3, "#a9c6ea")
    stack = "".join(
        rect(-11, y, 22, 5.6, "#f0b45c", 2.8) + rect(-11, y + 3, 22, 2.8, "#c47a2c", 1.4) for y in (5, 0, -5)
    )
    syrup = path(
        "M-10.6-4.6C-8-9 8-9 10.6-4.6Q11 1 9 1T6.6-1.6Q5-2.4 4.4 1Q4 6 2 6T0 1Q-2-3-4 0Q-5 2.4-7 1.4T-8.4-2Q-10.6-2-10.6-4.6Z",
        "#8b4513",
    )
    return plate + stack + syrup + rect(-4, -10.4, 8, 5, "#ffe680", 1.4) + rect(-4, -7.4, 8, 2.4, "#f5c93c", 1.2)


def _ladybug() -> str:
    feelers = line("M-2.6-9Q-4-13-7-13M2.6-9Q4-13 7-13", INK, 1.4)
    body = circle(0, -7, 5.4, INK) + ellipse(0, 2.6, 11.4, 10.4, "#e5343c")
    return (
        feelers
        + body
        + line("M0-7.4V12.6", INK, 1.5)
        + dots([(-5.6, -1), (5.6, -1), (-6.4, 6), (6.4, 6)], 2.3, INK)
        + dots([(-2.2, -8.6), (2.2, -8.6)], 1.2, WHITE)
    )


def _moon() -> str:
    night = circle(0, 0, 14, "#37348f")
    crescent = path("M4-10.4A10.6 10.6 0 1 0 9.6 4.6A8.6 8.6 0 0 1 4-10.4Z", "#ffdf7e")
    return (
        night
        + crescent
        + soft(star(6.4, -3.4, 3.4, 1.6), WHITE, 0.6)
        + line("M-6 1.6q1.8 1.6 3.4 0M-3.4 5.4q1.4 1 2.6-.4", "#a0762a", 1.2)
    )


def _peacock() -> str:
    plume = path("M0-14C9-12 12-2 8 4Q5 9 0 9.4Q-5 9-8 4C-12-2-9-12 0-14Z", "#3bb273") + line("M0 8V14.4", "#2b8a58", 2)
    rays = line("M-8.6-4l-3.6-1.4M8.6-4l3.6-1.4M-8 2.4l-3.6 1.6M8 2.4l3.6 1.6M-5 7l-3 3M5 7l3 3", "#3bb273", 1.8)
    return (
        rays
        + plume
        + ellipse(0, -2, 6.6, 7.6, "#f3c23b")
        + ellipse(0, -1.2, 5, 5.8, "#1fb5c4")
        + path("M0 4C-4 2-4-4-2-4Q-.6-4 0-2.6Q.6-4 2-4C4-4 4 2 0 4Z", "#26308f")
    )


def _sunflower() -> str:

    petals = soft(star(0, 0, 13.4, 8.4, 12), "#ffc21f", 2.2) + soft(star(0, 0, 11, 7.4, 12, 15), "#f09d0d", 1)
    return (
        petals
        + circle(0, 0, 6.8, "#6d3f1d")
        + dots([(-2.4, -2.4), (2.4, -2.4), (0, 0.4), (-3.2, 2.4), (3.2, 2.4), (0, 4.4), (0, -4.6)], 0.9, "#b8763a")
    )


def _cake() -> str:
    plate = ellipse(0, 11.6, 13.6, 2.2, "#a9c6ea")
    layers = rect(-10.6, 0, 21.2, 11.4, "#f5cf9a", 2) + rect(-10.6, 4.4, 21.2, 2.8, "#e0567f")
    icing = path(
        "M-10.8 2.4V-2.6Q-10.8-5.2-8-5.2H8Q10.8-5.2 10.8-2.6V2.4Q9 4.6 7.2 2.4T3.6 2.4T0 2.4T-3.6 2.4T-7.2 2.4T-10.8 2.4Z",
        "#ff9dbd",
    )
    return (
        plate
        + layers
        + icing
        + circle(0, -8, 3.4, "#d8233f")
        + circle(-1.1, -9.2, 1, WHITE)
        + line("M.4-11.2Q1-13.4 3.4-13.8", "#3c8a4c", 1.2)
    )


def _rainbow() -> str:
    bows = "".join(
        line(f"M{-r} 7.4a{r} {r} 0 0 1 {2 * r} 0", colour, 2.7)
        for r, colour in ((12, "#e8433f"), (9.6, "#ff9d2e"), (7.2, "#ffd93b"), (4.8, "#4dbd64"), (2.6, "#3f86e0"))
    )
    puffs = path(cloud(-9, 8.4, 4, 2.6, 6) + cloud(9, 8.4, 4, 2.6, 6), WHITE)
    edge = path(cloud(-9, 8.4, 4.8, 3.4, 6) + cloud(9, 8.4, 4.8, 3.4, 6), "#b9d2f2")
    return at(0, 1.4, bows + edge + puffs)


def _rose() -> str:
    leaves = path("M-4 8C-12 5-14 10-13 13C-8 14-4 12-4 8ZM4 8C12 5 14 10 13 13C8 14 4 12 4 8Z", "#3f9e56")
    bloom = path(cloud(0, -1, 8.8, 8.8, 6, 20), "#d32a4c")
    return (
        leaves
        + bloom
        + circle(0, -1.4, 7.6, "#ee4a68")
        + line("M-5.4 0C-5.4-8.6 5.6-8.6 5.4-1C5.2 5-3 4.6-2.8-.6C-2.6-4 2.4-4 2.2-.8", "#a3163a", 1.8)
    )


def _starfish() -> str:
    body = soft(star(0, 1, 12, 5.8), "#ff8a4c", 4.4)
    return (
        body
        + dots([(0, -8), (8, -1.4), (-8, -1.4), (5, 8), (-5, 8)], 1.2, "#ffd0a8")
        + circle(-2.6, -0.6, 1.3, INK)
        + circle(2.6, -0.6, 1.3, INK)
        + line("M-2.4 3q2.4 2.2 4.8 0", INK, 1.2)
    )


def _book() -> str:
    cover = soft("M-12.4-7.4V9.4Q-5 7.6 0 10.4Q5 7.6 12.4 9.4V-7.4Q5-9 0-6.4Q-5-9-12.4-7.4Z", "#a3324f", 2.4)
    pages = path("M-11-8.4V7Q-5 5.6 0 8.2Q5 5.6 11 7V-8.4Q5-9.6 0-7Q-5-9.6-11-8.4Z", "#fffaf0")
    return (
        cover
        + pages
        + line("M0-6.6V8M-8.4-4.4q3-.6 5.6.4M-8.4-.6q3-.6 5.6.4M-8.4 3.2q3-.6 5.6.4", "#c9b89a", 1.2)
        + path(star(5.6, -1, 3.6, 1.6), GOLD_DARK)
    )


def _butterfly() -> str:
    wings = path("M0-1C-4-14-16-12-13.4-3C-12 2-5 2.4 0 1C5 2.4 12 2 13.4-3C16-12 4-14 0-1Z", "#8e5be0")
    wings += path("M0 0C-9 0-13 6-9 10.4C-5 14-1 8 0 2C1 8 5 14 9 10.4C13 6 9 0 0 0Z", "#c07bf0")
    return (
        wings
        + dots([(-8.4, -5), (8.4, -5)], 2.6, "#ffd54a")
        + dots([(-6, 6.6), (6, 6.6)], 1.8, WHITE)
        + line("M0-5V8", INK, 2.6)
        + line("M0-6Q-1.4-11-5-12.4M0-6Q1.4-11 5-12.4", INK, 1.2)
    )


def _strawberry() -> str:
    fruit = path("M0 13.6C-8 11-13 0-10-5C-6-9.4 6-9.4 10-5C13 0 8 11 0 13.6Z", "#ea3348")
    seeds = dots([(-5.4, -1.4), (0, 0.6), (5.4, -1.4), (-3, 5), (3, 5), (0, 9.4)], 0.9, "#ffe08a")
    return fruit + seeds + soft("M0-5L-7-3.4L-5-7.6L-8.6-9.4L-2.4-9.6L0-13L2.4-9.6L8.6-9.4L5-7.6L7-3.4Z", "#46a84e", 1)


def _ice_cream() -> str:
    cone = soft("M-7 1.4H7L0 13.4Z", "#e0a04e") + line(
        "M-4 2.4L2.6 9M4 2.4L-2.6 9M0 2.4L4 6.4M0 2.4L-4 6.4", "#b8762c", 1
    )
    scoops = circle(-4.2, -2.6, 5.4, "#ff9dbd") + circle(4.2, -2.6, 5.4, "#9fe0c4") + circle(0, -8, 5.4, "#fff3d0")
    return (
        ring(0, -8, 5.4, "#ecd59a", 0.8)
        + cone
        + scoops
        + path("M-9 0h18q0 3-2.4 2.6T3 2.6T-1 2.6T-5 2.8T-9 0Z", "#ff9dbd")
        + circle(1, -13, 1.9, "#d8233f")
    )


EMBLEMS = {
    "heart": _heart(),
    "cat": _cat(),
    "dog": _dog(),
    "pancake": _pancake(),
    "ladybug": _ladybug(),
    "moon": _moon(),
    "peacock": _peacock(),
    "sunflower": _sunflower(),
    "cake": _cake(),
    "rainbow": _rainbow(),
    "rose": _rose(),
    "starfish": _starfish(),
    "book": _book(),
    "butterfly": _butterfly(),
    "strawberry": _strawberry(),
    "ice_cream": _ice_cream(),
}
