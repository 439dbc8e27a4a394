"""Thirty-six children to choose a face from: princes, princesses and everybody else."""

from dataclasses import dataclass

from kidsq.art.crowns import CROWNS
from kidsq.art.people import Look, head, neck
from kidsq.art.shapes import at, circle, lighter, line, path, symbol


@dataclass(frozen=True, slots=True)
class Child:
    """A child's look, shirt, the colour of the round ground, and a crown or none."""

    look: Look
    shirt: str
    ground: str
    crown: str | None = None


def _kid(skin: str, hair: str, colour: str, eyes: str = "#4a2c1a", mouth: str = "smile", **more: object) -> Look:
    return Look(skin, hair, colour, eyes, mouth, **more)  # type: ignore[arg-type]


SUN, SKY, MEADOW, LILAC, BLUSH, SAND = "#ffe29a", "#bfe1fb", "#cfeabf", "#ddd0fb", "#ffd0d8", "#f3dfc3"
BLACK, BROWN, BLOND, RED, NUT = "#241c2c", "#5a3423", "#eebf5a", "#c9562b", "#8a5530"

CHILDREN = (
    Child(_kid("brown", "braids", BLACK, accent="#ff7aa2"), "#f5a623", SUN),
    Child(_kid("peach", "spikes", BLOND, "#3f6fb0", "grin", lashes=False), "#3f7fe0", SKY),
    Child(_kid("deep", "puffs", BLACK, accent="#58d6a9"), "#e0557f", BLUSH, "tiara"),
    Child(_kid("honey", "scarf", "#2f9e8f"), "#2f6f9e", SAND),
    Child(_kid("porcelain", "cropped", RED, "#3f8a5a", "grin", freckles=True, lashes=False), "#2f9e6a", MEADOW, "points"),
    Child(_kid("olive", "sleek", BLACK, glasses="#d8344e"), "#8a5be0", LILAC),
    Child(_kid("deep", "cropped", BLACK, mouth="grin", lashes=False), "#f08a24", SKY),
    Child(_kid("peach", "ponytail", NUT, "#4a8a4a", accent="#3f7fe0", hearing_aid="#3f7fe0"), "#e0353d", SUN),
    Child(_kid("brown", "curls", BLACK, mouth="grin", lashes=False), "#58b8a0", LILAC, "points"),
    Child(_kid("honey", "bob", BLACK), "#ff8fb0", MEADOW),
    Child(_kid("porcelain", "pigtails", BLOND, "#3f7fb0", "grin", accent="#e0353d"), "#5a9de8", BLUSH),
    Child(_kid("olive", "pixie", BROWN, lashes=False, glasses="#2f4fa0"), "#4a8a4a", SAND),
    Child(_kid("deep", "locs", "#2c2030", accent="#ffc93c", mouth="grin"), "#9a5be0", MEADOW),
    Child(_kid("peach", "wavy", RED, "#4a8a4a", freckles=True), "#18aab8", SKY, "tiara"),
    Child(_kid("honey", "cropped", BLACK, mouth="grin", lashes=False, hearing_aid="#e0557f"), "#e8c13a", LILAC),
    Child(_kid("brown", "scarf", "#d8557f", accent="#fff"), "#7a3f8a", SUN, "tiara"),
    Child(_kid("deep", "afro", "#33221e", mouth="grin", glasses="#ffc93c"), "#d8453a", SAND),
    Child(_kid("porcelain", "bob", "#e9d9a0", "#5a8ab0"), "#8a63d2", SUN, "flowers"),
    Child(_kid("olive", "curls", NUT, lashes=False), "#3f7fe0", BLUSH),
    Child(_kid("brown", "wrap", "#e8663a", accent="#ffc93c", mouth="grin"), "#2f9e6a", BLUSH),
    Child(_kid("peach", "buns", "#d98aa8", "#6a4fb0", accent="#fff"), "#58d6a9", LILAC),
    Child(_kid("honey", "spikes", BROWN, lashes=False, mouth="side"), "#e0353d", MEADOW),
    Child(_kid("brown", "cropped", BLACK, glasses="#1f8a4c", mouth="grin", lashes=False), "#f5c518", SKY),
    Child(_kid("peach", "bald", NUT, "#3f6fb0", "grin", lashes=False), "#ff8a4c", SAND, "stars"),
    Child(_kid("porcelain", "afro", RED, "#3f8a5a", "grin", freckles=True), "#2f74d0", MEADOW),
    Child(_kid("deep", "side_braid", BLACK, accent="#ff7aa2", glasses="#58b8e0"), "#ffc93c", LILAC),
    Child(_kid("olive", "spikes", "#2f74d0", "#33558f", "grin", lashes=False), "#2c2c34", SUN),
    Child(_kid("honey", "pigtails", BLACK, accent="#58d6a9", mouth="grin", hearing_aid="#8a5be0"), "#e0353d", SKY),
    Child(_kid("brown", "scarf", "#2c3f8f", accent="#ffc93c", glasses="#e8c13a"), "#e0557f", MEADOW),
    Child(_kid("peach", "braids", RED, "#3f7fb0", "grin", accent="#2f9e6a", freckles=True), "#8a5be0", SAND, "flowers"),
    Child(_kid("deep", "wrap", "#8a5be0", accent="#58d6a9"), "#f08a24", SAND),
    Child(_kid("honey", "buns", "#2c2030", mouth="side", accent="#fff"), "#18aab8", BLUSH),
    Child(_kid("porcelain", "pixie", "#241c2c", "#3f8a5a", "grin", hearing_aid="#f08a24"), "#d8453a", SKY),
    Child(_kid("brown", "puffs", "#6d3f2a", accent="#ffc93c", mouth="grin", glasses="#ff5a8a"), "#3f7fe0", SUN),
    Child(_kid("olive", "bun", "#8a5530", "#4a8a4a", freckles=True), "#ff8fb0", SKY, "points"),
    Child(_kid("peach", "curls", BLOND, "#3f6fb0", "grin", lashes=False, glasses="#2f9e6a"), "#5c3f8a", BLUSH),
)  # fmt: skip

JEWELS = {"points": ("#ff7aa2", "#58d6a9", "#6fb4ff"), "tiara": ("#ff7aa2", "#3f86e0", "#ff7aa2"), "flowers": ("#ff8fb0", "#8a63d2", "#58b8e0"), "stars": ("#3f86e0", "#ff7aa2", "#3f86e0")}  # fmt: skip


def portrait(number: int, child: Child) -> str:
    """Draw one child's round portrait."""
    behind, before = head(child.look, length="shoulder")
    y = 50 if child.crown or child.look.hair == "wrap" else 47
    shirt = path("M10 77.5C16 74 27 72 35 71Q48 84 61 71C69 72 80 74 86 77.5A48 48 0 0 1 10 77.5Z", child.shirt)
    crown = at(0, -24, CROWNS[child.crown](JEWELS[child.crown]), scale=0.85) if child.crown else ""
    return symbol(
        f"face-{number}",
        "0 0 96 96",
        circle(48, 48, 48, child.ground),
        at(48, y, behind, scale=1.06),
        at(48, y + 3, neck(child.look), scale=0.84),
        shirt,
        line("M35 71Q48 84 61 71", lighter(child.shirt, 0.4), 2.8),
        at(48, y, before, crown, scale=1.06),
    )


def symbols() -> list[str]:
    """All the children."""
    return [portrait(i, child) for i, child in enumerate(CHILDREN, 1)]
