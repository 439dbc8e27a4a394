"""The five jesters: one hat with three bells, five people under it."""

from dataclasses import dataclass

from kidsq.wardrobe.heads import Features, face, wearing
from kidsq.wardrobe.shapes import GOLD, GOLD_DARK, at, circle, line, path, soft, star
from tools.sprites.backdrops import power_ground

TUFTS = "M28 58C30 46 40 42 50 42S70 46 72 58L66 53L61 58L55 52L50 57L45 52L39 58L34 53Z"
STRAIGHT = "M27 60C29 46 39 42 50 42S71 46 73 60Q66 54 50 54T27 60Z"
HALF = "M27 62C28 46 39 42 50 42S72 46 73 62Q70 51 57 47Q42 48 27 62Z"
CURLED = (
    "M27 59a6 6 0 0 1 8-9a6.4 6.4 0 0 1 10-5a6.4 6.4 0 0 1 10 0a6.4 6.4 0 0 1 10 5a6 6 0 0 1 8 9Q62 52 50 53T27 59Z"
)


@dataclass(frozen=True, slots=True)
class Jester:
    """One jester's face and the colours of the hat, left, middle, right, and of the collar."""

    look: Features
    fringe: str
    left: str
    middle: str
    right: str
    collar: str
    paint: str = ""


def _person(skin: str, colour: str, eyes: str, mouth: str, **more: object) -> Features:
    return Features(skin, "bald", colour, eyes, mouth, **more)  # type: ignore[arg-type]


RED, GREEN, PURPLE, ORANGE, BLUE, PINK = "#e8344e", "#2f9e6a", "#8a4fd0", "#f08a24", "#2f6fd8", "#f0609f"
DIAMONDS = path("M-13.6 6l3 4.6l-3 4.6l-3-4.6zM13.6 6l3 4.6l-3 4.6l-3-4.6z", RED)
STARS = path(star(-14.4, 10, 5, 2.2), "#ffd93b")
BEARD = "M-20 6C-18 13-9 8 0 10.6C9 8 18 13 20 6C20 20 10 27 0 30C-10 27-20 20-20 6Z"

JESTERS = (
    Jester(_person("peach", "#7a3f1c", "#2f7a5a", "grin", freckles=True, lashes=False), TUFTS, PURPLE, RED, ORANGE, "#ffd93b"),
    Jester(_person("deep", "#2a1c18", "#4a2c1a", "tongue", gaze="wink", chin="heart", nose="broad"), CURLED, GREEN, "#ffd93b", PINK, "#fff3dc", STARS),
    Jester(_person("porcelain", "#e0dde8", "#3f6fb0", "none", old=True, lashes=False, nose="button", chin="plump", gaze="merry"), "", RED, BLUE, RED, "#fff3dc", path(BEARD, "#d3cddf") + path("M-6 14Q0 17 6 14Q5 20 0 20T-6 14Z", "#8a2438")),
    Jester(_person("honey", "#221c2e", "#3a2416", "oh", gaze="almond", chin="round"), STRAIGHT, BLUE, ORANGE, "#35b6a0", "#ff8fb0", DIAMONDS),
    Jester(_person("brown", "#5a2f1a", "#3f6a3a", "laugh", lashes=False, glasses="#ffd93b", chin="long", nose="long"), HALF, PINK, PURPLE, GREEN, "#ffb01f"),
)  # fmt: skip


def drawing(jester: Jester) -> str:
    """Draw one jester's card."""
    look = jester.look
    horns = path("M50 46C50 14 26 4 10 18C2 26 2 38 6 44C14 30 26 34 24 56Z", jester.left)
    horns += path("M50 46C50 14 74 4 90 18C98 26 98 38 94 44C86 30 74 34 76 56Z", jester.right)
    middle = path("M34 46C34 26 42 8 50 4C58 8 66 26 66 46Z", jester.middle)
    bells = "".join(
        circle(x, y, 6, GOLD) + line(f"M{x - 3.4} {y + 1}h6.8", GOLD_DARK, 1.6) for x, y in ((7, 48), (93, 48), (50, 7))
    )
    hood = path("M20 68C18 46 32 38 50 38S82 46 80 68C82 86 74 96 66 98L34 98C26 96 18 86 20 68Z", jester.left)
    hood += path("M50 38C68 38 82 46 80 68C82 86 74 96 66 98H50Z", jester.right)
    collar = soft(
        "M14 108L26 98L38 104L50 98L62 104L74 98L86 108L80 124L68 116L58 128L50 118L42 128L32 116L20 124Z",
        jester.collar,
        3,
    )
    body = path("M12 140C12 118 26 106 50 106V140Z", jester.middle)
    body += path("M88 140C88 118 74 106 50 106V140Z", jester.left)
    drops = "".join(circle(x, y, 3.8, GOLD) for x, y in ((20, 126), (42, 131), (58, 131), (80, 126)))
    return (
        power_ground("#5ccfc4", "#93e2da")
        + body
        + horns
        + middle
        + hood
        + at(50, 70, face(look), jester.paint, wearing(look), scale=1.04)
        + (path(jester.fringe, look.colour) if jester.fringe else "")
        + collar
        + drops
        + bells
    )
