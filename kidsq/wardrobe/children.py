"""Thirty-six children to choose a face from: princes, princesses and everybody else."""

from dataclasses import dataclass

from kidsq.wardrobe.heads import Features


@dataclass(frozen=True, slots=True)
class Child:
    """A child's look, shirt, the colour of the round ground, and a crown or none."""

    look: Features
    shirt: str
    ground: str
    crown: str | None = None


def _kid(skin: str, hair: str, colour: str, eyes: str = "#4a2c1a", mouth: str = "smile", **more: object) -> Features:
    return Features(skin, hair, colour, eyes, mouth, **more)  # type: ignore[arg-type]


SUN, SKY, MEADOW, LILAC, BLUSH, SAND = "#ffe29a", "#bfe1fb", "#cfeabf", "#ddd0fb", "#ffd0d8", "#f3dfc3"
BLACK, BROWN, BLOND, RED, NUT = "#241c2c", "#5a3423", "#eebf5a", "#c9562b", "#8a5530"

CHILDREN = (
    Child(_kid("brown", "braids", BLACK, accent="#ff7aa2", nose="broad"), "#f5a623", SUN),
    Child(_kid("peach", "spikes", BLOND, "#3f6fb0", "gap", lashes=False, nose="button", gaze="wide"), "#3f7fe0", SKY),
    Child(_kid("deep", "puffs", BLACK, accent="#58d6a9", nose="broad", chin="heart"), "#e0557f", BLUSH, "tiara"),
    Child(_kid("honey", "scarf", "#2f9e8f", chin="heart", gaze="almond"), "#2f6f9e", SAND),
    Child(_kid("porcelain", "cropped", RED, "#3f8a5a", "grin", freckles=True, lashes=False, nose="button"), "#2f9e6a", MEADOW, "points"),
    Child(_kid("olive", "sleek", BLACK, glasses="#d8344e", gaze="almond", chin="heart"), "#8a5be0", LILAC),
    Child(_kid("deep", "cropped", BLACK, mouth="grin", lashes=False, nose="broad", chin="square"), "#f08a24", SKY),
    Child(_kid("peach", "ponytail", NUT, "#4a8a4a", accent="#3f7fe0", hearing_aid="#3f7fe0", chin="heart"), "#e0353d", SUN),
    Child(_kid("brown", "curls", BLACK, mouth="laugh", lashes=False, nose="broad", chin="plump"), "#58b8a0", LILAC, "points"),
    Child(_kid("honey", "bob", BLACK, gaze="almond"), "#ff8fb0", MEADOW),
    Child(_kid("porcelain", "pigtails", BLOND, "#3f7fb0", "gap", accent="#e0353d", nose="button", chin="plump"), "#5a9de8", BLUSH),
    Child(_kid("olive", "pixie", BROWN, lashes=False, glasses="#2f4fa0", chin="long", nose="long"), "#4a8a4a", SAND),
    Child(_kid("deep", "locs", "#2c2030", accent="#ffc93c", mouth="grin", nose="broad", gaze="almond"), "#9a5be0", MEADOW),
    Child(_kid("peach", "wavy", RED, "#4a8a4a", freckles=True, gaze="wide", chin="heart"), "#18aab8", SKY, "tiara"),
    Child(_kid("honey", "cropped", BLACK, mouth="laugh", lashes=False, hearing_aid="#e0557f", gaze="merry", chin="plump"), "#e8c13a", LILAC),
    Child(_kid("brown", "scarf", "#d8557f", accent="#fff", nose="long"), "#7a3f8a", SUN, "tiara"),
    Child(_kid("deep", "afro", "#33221e", mouth="laugh", glasses="#ffc93c", nose="broad", chin="heart"), "#d8453a", SAND),
    Child(_kid("porcelain", "bob", "#e9d9a0", "#5a8ab0", gaze="small", nose="button"), "#8a63d2", SUN, "flowers"),
    Child(_kid("olive", "curls", NUT, lashes=False, gaze="wide"), "#3f7fe0", BLUSH),
    Child(_kid("brown", "wrap", "#e8663a", accent="#ffc93c", mouth="grin", nose="broad", gaze="wink"), "#2f9e6a", BLUSH),
    Child(_kid("peach", "buns", "#d98aa8", "#6a4fb0", accent="#fff", gaze="wide", nose="button"), "#58d6a9", LILAC),
    Child(_kid("honey", "spikes", BROWN, lashes=False, mouth="side", gaze="small", chin="square"), "#e0353d", MEADOW),
    Child(_kid("brown", "cropped", BLACK, glasses="#1f8a4c", mouth="grin", lashes=False, nose="broad", gaze="almond", chin="plump"), "#f5c518", SKY),
    Child(_kid("peach", "bald", NUT, "#3f6fb0", "grin", lashes=False, gaze="wide", nose="button", chin="plump"), "#ff8a4c", SAND, "stars"),
    Child(_kid("porcelain", "afro", RED, "#3f8a5a", "grin", freckles=True, nose="button", chin="square"), "#2f74d0", MEADOW),
    Child(_kid("deep", "side_braid", BLACK, accent="#ff7aa2", glasses="#58b8e0", nose="broad"), "#ffc93c", LILAC),
    Child(_kid("olive", "spikes", "#2f74d0", "#33558f", "tongue", lashes=False, nose="long", chin="long"), "#2c2c34", SUN),
    Child(_kid("honey", "pigtails", BLACK, accent="#58d6a9", mouth="grin", hearing_aid="#8a5be0", gaze="merry"), "#e0353d", SKY),
    Child(_kid("brown", "scarf", "#2c3f8f", accent="#ffc93c", glasses="#e8c13a", chin="plump"), "#e0557f", MEADOW),
    Child(_kid("peach", "braids", RED, "#3f7fb0", "grin", accent="#2f9e6a", freckles=True, nose="button", gaze="wide"), "#8a5be0", SAND, "flowers"),
    Child(_kid("deep", "wrap", "#8a5be0", mouth="wide", accent="#58d6a9", nose="broad", gaze="almond"), "#f08a24", SAND),
    Child(_kid("honey", "buns", "#2c2030", mouth="side", accent="#fff", gaze="almond", chin="plump"), "#18aab8", BLUSH),
    Child(_kid("porcelain", "pixie", "#241c2c", "#3f8a5a", "grin", hearing_aid="#f08a24", chin="long", gaze="almond"), "#d8453a", SKY),
    Child(_kid("brown", "puffs", "#6d3f2a", accent="#ffc93c", mouth="grin", glasses="#ff5a8a", nose="broad"), "#3f7fe0", SUN),
    Child(_kid("olive", "bun", "#8a5530", "#4a8a4a", freckles=True, nose="long", chin="square"), "#ff8fb0", SKY, "points"),
    Child(_kid("peach", "curls", BLOND, "#3f6fb0", "grin", lashes=False, glasses="#2f9e6a", nose="button", chin="plump"), "#5c3f8a", BLUSH),
)  # fmt: skip
