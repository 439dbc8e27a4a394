"""The plants of a child's garden: one for each family of sums and each field beside them, from a seed to a plant in bloom."""

from collections.abc import Callable
from math import cos, pi, sin

from kidsq.wardrobe.shapes import (
    GOLD,
    GOLD_DARK,
    at,
    circle,
    cloud,
    dots,
    ellipse,
    lighter,
    line,
    mix,
    number,
    path,
    symbol,
)

BOX = "0 0 120 150"
GROUND = 134
SOIL, SOIL_LIGHT, SEED = "#5a3f2b", "#7a5a3f", "#e8c88f"
STEM, LEAF, LEAF_LIGHT = "#2f9e6a", "#3fb57c", "#7fd6a6"
DRY = "#b9ab7c"
STAGES = 5

Bloom = Callable[[str], str]


def _mound() -> str:
    return ellipse(60, 138, 44, 11, SOIL) + path("M24 134Q60 116 96 134Q60 142 24 134Z", SOIL_LIGHT)


def _leaf(x: float, y: float, turn: float, colour: str = LEAF, size: float = 1) -> str:
    blade = path("M0 0C4-12 18-14 28-8C22 4 10 8 0 0Z", colour) + line("M2-1Q12-6 22-7", lighter(colour, 0.35), 1.6)
    return at(x, y, blade, turn=turn, scale=size)


def _stem(height: float, lean: float, colour: str = STEM) -> str:
    top = GROUND - height
    return line(
        f"M60 {GROUND}Q{number(60 - lean)} {number(GROUND - height / 2)} {number(60 + lean)} {number(top)}", colour, 5
    )


def _petals(count: int, long: float, wide: float, colour: str, turn: float = 0) -> str:
    """Petals around 0,0."""
    step = 360 / count
    petal = ellipse(0, -long, wide, long * 0.62, colour)
    return "".join(at(0, 0, petal, turn=turn + step * place) for place in range(count))


def _daisy(colour: str) -> str:
    return _petals(10, 14, 5, colour) + circle(0, 0, 8, GOLD) + circle(-2, -2, 3, "#fff1b8")


def _poppy(colour: str) -> str:
    centre = circle(0, 0, 6, "#3a1f3a") + dots([(0, -10), (9, -4), (6, 8), (-6, 8), (-9, -4)], 1.8, "#3a1f3a")
    return path(cloud(0, 0, 17, 16, 5, -90), colour) + circle(-5, -6, 6, lighter(colour, 0.35), ".7") + centre


def _tulip(colour: str) -> str:
    cup = path("M-16-14L-8-6 0-18 8-6 16-14Q20 16 0 18Q-20 16-16-14Z", colour)
    return cup + path("M-10-6Q-14 10 0 16Q-8 6-6-6Z", lighter(colour, 0.35))


def _five(colour: str) -> str:
    return _petals(5, 14, 10, colour) + _petals(5, 7, 3, lighter(colour, 0.45), 36) + circle(0, 0, 6, GOLD)


def _sun(colour: str) -> str:
    seeds = [(6 * cos(a * pi / 3), 6 * sin(a * pi / 3)) for a in range(6)]
    ring = _petals(14, 20, 6, colour) + _petals(14, 18, 4, GOLD_DARK, 13)
    return ring + circle(0, 0, 14, "#6b4326") + dots([*seeds, (0, 0)], 1.8, "#a87b4d")


def _bell(colour: str) -> str:
    return path("M-4-14H4Q14-8 13 8L16 14 8 11 0 16-8 11-16 14-13 8Q-14-8-4-14Z", colour) + path(
        "M-5-8Q-9 0-8 7L-11 10Q-12-4-5-8Z", lighter(colour, 0.45)
    )


def _pod(colour: str) -> str:
    """Peas to count."""
    shell = path("M-25-7C-18 24 18 24 25-7C14 2-14 2-25-7Z", mix(colour, STEM, 0.45))
    peas = "".join(
        circle(x, y, 5.6, colour) + circle(x - 1.6, y - 2, 1.8, lighter(colour, 0.55))
        for x, y in ((-14, 2), (-5, 6), (5, 6), (14, 2))
    )
    return shell + peas + path("M25-7Q30-14 26-18Q22-13 21-5Z", LEAF)


def _thistle(colour: str) -> str:
    """A tuft on its cup; two of them, of which one stands higher."""
    tuft = "".join(
        line(f"M0-2L{number(18 * sin(a * 0.28))} {number(-4 - 17 * cos(a * 0.28))}", colour, 4.6) for a in range(-4, 5)
    )
    cup = path("M-12-3Q0-8 12-3Q14 12 0 16Q-14 12-12-3Z", LEAF)
    return tuft + cup + dots([(-5, 3), (5, 3), (0, 9)], 1.7, LEAF_LIGHT)


def _clock(colour: str) -> str:
    """A dandelion's clock, of which some have flown away."""
    left = [a * pi / 8 for a in range(2, 15)]
    rays = "".join(
        line(f"M0 0L{number(17 * sin(a))} {number(-17 * cos(a))}", mix(colour, STEM, 0.3), 1.8) for a in left
    )
    tips = "".join(circle(19 * sin(a), -19 * cos(a), 4.4, colour) for a in left)
    gone = "".join(
        line(f"M{x} {y}l-5 7", mix(colour, STEM, 0.3), 1.6) + circle(x, y, 3.6, colour)
        for x, y in ((18, -26), (29, -19))
    )
    return rays + tips + circle(0, 0, 5, GOLD_DARK) + gone


def _spike(colour: str) -> str:
    """Rows of three, one above the other."""
    rows = [(x, y) for y in (14, 2, -10, -22) for x in (-10, 0, 10)]
    florets = "".join(circle(x, y, 5.4, colour if x else mix(colour, "#3a1f7a", 0.18)) for x, y in rows)
    shine = "".join(circle(x - 1.5, y - 2, 1.8, lighter(colour, 0.55)) for x, y in rows)
    return line("M0 18V-28", STEM, 4) + florets + shine + circle(0, -31, 3.6, lighter(colour, 0.25))


# Family -> its flower, colour, and the heads of a plant in bloom: x, height above the ground, size.
PLANTS: dict[str, tuple[Bloom, str, tuple[tuple[float, float, float], ...]]] = {
    "plus_1_2": (_daisy, "#fffaf0", ((66, 92, 1.25), (32, 56, 0.75))),
    "doubles": (_poppy, "#ff7a6b", ((38, 84, 1.05), (84, 84, 1.05))),
    "near_doubles": (_tulip, "#ff8fc0", ((40, 72, 1.0), (82, 94, 1.0))),
    "five_and": (_five, "#7cb4ff", ((60, 94, 1.35),)),
    "partners_of_ten": (_sun, "#ffd34d", ((60, 96, 1.15),)),
    "longer": (_bell, "#c79bff", ((30, 64, 0.9), (60, 98, 1.0), (92, 70, 0.9))),
    "counting": (_pod, "#9ade5c", ((36, 78, 1.0), (82, 96, 1.05))),
    "comparing": (_thistle, "#e25fc4", ((36, 64, 1.0), (82, 100, 1.0))),
    "taking_away": (_clock, "#e6ecff", ((58, 92, 1.3),)),
    "times": (_spike, "#8f86ff", ((42, 82, 1.0), (84, 82, 1.0))),
}


def _seed() -> str:
    return _mound() + at(60, 127, ellipse(0, 0, 7, 9.5, SEED) + ellipse(-2, -3, 2, 3, "#fff3d6"), turn=24)


def _sprout() -> str:
    return _mound() + _stem(20, 0) + _leaf(60, 116, -22) + at(60, 116, at(0, 0, _flipped()), turn=22)


def _flipped() -> str:
    return path("M0 0C-4-12-18-14-28-8C-22 4-10 8 0 0Z", LEAF_LIGHT)


def _leaves(height: float, colour: str = LEAF) -> str:
    low, high = GROUND - height * 0.25, GROUND - height * 0.55
    left = path("M0 0C-4-12-18-14-28-8C-22 4-10 8 0 0Z", lighter(colour, 0.3))
    return (
        _leaf(60, low, 4, colour)
        + at(60, low, left, turn=-4)
        + _leaf(60, high, -14, colour, 0.8)
        + at(60, high, left, turn=14, scale=0.8)
    )


def _growing() -> str:
    """A plant of leaves: of which family it is cannot be seen yet."""
    return _mound() + _stem(58, 0) + _leaves(58) + _leaf(60, 78, -62, LEAF_LIGHT, 0.7)


def _heads(places: tuple[tuple[float, float, float], ...], colour: str) -> str:
    """The stems up to the heads."""
    return "".join(
        line(
            f"M60 {GROUND}Q{number((60 + x) / 2)} {number(GROUND - height * 0.3)} {number(x)} {number(GROUND - height)}",
            colour,
            4.6,
        )
        for x, height, _ in places
    )


def _bud(family: str) -> str:
    _, colour, places = PLANTS[family]
    lower = tuple((60 + (x - 60) * 0.8, height * 0.82, size) for x, height, size in places)
    bud = path("M0-15Q11-4 8 8Q0 14-8 8Q-11-4 0-15Z", colour) + path("M-9 4Q0 10 9 4Q8 15 0 15Q-8 15-9 4Z", STEM)
    return (
        _mound()
        + _heads(lower, STEM)
        + _leaves(64)
        + "".join(at(x, GROUND - height, bud, scale=size) for x, height, size in lower)
    )


def _bloom(family: str) -> str:
    flower, colour, places = PLANTS[family]
    heads = "".join(at(x, GROUND - height, flower(colour), scale=size) for x, height, size in places)
    return _mound() + _heads(places, STEM) + _leaves(70) + heads


def _thirsty(family: str) -> str:
    """The same plant with its heads hanging, in the colours of a dry day."""
    flower, colour, places = PLANTS[family]
    pale, dry = mix(colour, DRY, 0.35), mix(STEM, DRY, 0.5)
    hanging = ""
    for x, height, size in places:
        side = -1 if x < 60 else 1
        top, end = GROUND - height * 0.8, x + side * 10
        hanging += line(f"M60 {GROUND}Q{number(x)} {number(top - 18)} {number(end)} {number(top + 8)}", dry, 4.6)
        hanging += at(end, top + 14, flower(pale), scale=size * 0.85, turn=side * 130)
    return _mound() + hanging + _leaves(56, dry)


def _watering_can() -> str:
    body = path("M34 34H76L80 76Q80 82 74 82H36Q30 82 30 76Z", "#58a9e0") + path(
        "M34 34H46L44 82H36Q30 82 30 76Z", "#8cc8f2"
    )
    spout = path("M78 62L100 38 94 33 108 24 112 44 105 43 80 76Z", "#3f8fc8")
    handle = line("M32 44Q8 40 12 62Q16 76 30 72", "#3f8fc8", 6) + line("M40 34Q54 14 70 34", "#3f8fc8", 5)
    return handle + spout + body + path("M104 52q5 8 0 12q-5-4 0-12zM114 58q4 7 0 10q-4-3 0-10z", "#bfe1fb")


def symbols() -> list[str]:
    """Seed, sprout and leaves are the same for all; buds, blooms and thirsty plants are each family's own."""
    common = [("plant-seed", _seed()), ("plant-sprout", _sprout()), ("plant-leaves", _growing())]
    own = [
        (f"plant-{kind}-{family.replace('_', '-')}", draw(family))
        for family in PLANTS
        for kind, draw in (("bud", _bud), ("bloom", _bloom), ("thirsty", _thirsty))
    ]
    drawn = [symbol(name, BOX, drawing) for name, drawing in (*common, *own)]
    return [*drawn, symbol("watering-can", "0 0 120 100", _watering_can())]
