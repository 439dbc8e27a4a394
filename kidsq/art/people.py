"""One recipe for a head: skin, hair, eyes and what she wears on it. Drawn around 0,0, about 44 wide."""

from dataclasses import dataclass

from kidsq.art.hair import HAIR, Length
from kidsq.art.shapes import INK, WHITE, circle, darker, ellipse, line, path, ring

SKINS = {
    "porcelain": ("#fde3d3", "#f3c7b1"),
    "peach": ("#fbd3b0", "#eeb48c"),
    "honey": ("#eebc8a", "#dc9f68"),
    "olive": ("#d09a69", "#ba8051"),
    "brown": ("#a56d47", "#8c5735"),
    "deep": ("#764a33", "#603924"),
    "dim": ("#7564b4", "#64539f"),
}
FACE = "M-22-2C-22-16-12-23 0-23S22-16 22-2C22 12 12 22 0 22S-22 12-22-2Z"


@dataclass(frozen=True, slots=True)
class Look:
    """What makes a person this person."""

    skin: str
    hair: str
    colour: str
    eyes: str = "#4a2c1a"
    mouth: str = "smile"
    lips: str = "#b8415c"
    freckles: bool = False
    glasses: str | None = None
    hearing_aid: str | None = None
    old: bool = False
    lashes: bool = True
    accent: str = "#ff7aa2"


def face(look: Look, asleep: bool = False) -> str:
    """Draw ears, face, eyes, cheeks and mouth, without hair."""
    skin, shade = SKINS[look.skin]
    parts = [
        circle(-21.5, 4, 4.6, skin),
        circle(21.5, 4, 4.6, skin),
        circle(-21.8, 4.4, 2.2, shade),
        circle(21.8, 4.4, 2.2, shade),
        path(FACE, skin),
        _cheeks(look),
        _closed_eyes(look) if asleep else _open_eyes(look),
        line("M-1.4 8.6q1.6 1.5 3 0", shade if look.skin != "dim" else "#57468f", 1.6),
        _mouth("doze" if asleep else look.mouth, look),
    ]
    if look.freckles:
        parts.append(line("M-14 7.2h.1M-11 9.2h.1M-17 9.2h.1M14 7.2h.1M11 9.2h.1M17 9.2h.1", darker(shade, 0.25), 1.4))
    if look.old:
        parts.append(line("M-18.5 6.5q-1 2-.4 3.4M18.5 6.5q1 2 .4 3.4M-6-12q6-2 12 0", shade, 1.2))
    return "".join(parts)


def wearing(look: Look) -> str:
    """Draw the glasses and the hearing aid, over the hair."""
    parts = ""
    if look.glasses:
        pen = look.glasses
        parts += ring(-8.8, 3.4, 7.2, pen, 1.9) + ring(8.8, 3.4, 7.2, pen, 1.9)
        parts += line("M-1.8 2.6q1.8-1.6 3.6 0M-16 2.4l-5-1M16 2.4l5-1", pen, 1.9)
    if look.hearing_aid:
        aid, (skin, shade) = look.hearing_aid, SKINS[look.skin]
        parts += circle(21.5, 4, 4.6, skin) + circle(21.8, 4.4, 2.4, shade)
        parts += line("M22.6-3.4C26.4-6 29.2-2.4 28.6 2.2Q28.2 5.6 26.8 8", aid, 3.5)
        parts += line("M22.4-3.4Q19.6-.6 20.8 3.4", aid, 1.3) + circle(21, 5, 2, aid)
    return parts


def head(look: Look, asleep: bool = False, length: Length = "full") -> tuple[str, str]:
    """Draw the head in two layers: the hair that falls behind neck and shoulders, and all that lies before them.

    length: how far the hair may fall; in a round picture to the shoulder, on a pillow only around the face.
    """
    behind, before = HAIR[look.hair](look.colour, look.accent, length)
    return behind, face(look, asleep) + before + ("" if asleep else wearing(look))


def neck(look: Look) -> str:
    """Draw the neck and the skin above a gown, under the head."""
    skin, shade = SKINS[look.skin]
    return path("M-8 14h16v18q10 3 16 6l-24 14l-24-14q6-3 16-6z", skin) + path("M-8 16h16v8q-8 6-16 0z", shade)


def _cheeks(look: Look) -> str:
    glow = "#c9504a" if look.skin in ("brown", "deep") else "#ff6f86"
    if look.skin == "dim":
        glow = "#9a7fd0"
    return ellipse(-13.6, 10, 4.4, 3, glow, ".38") + ellipse(13.6, 10, 4.4, 3, glow, ".38")


def _open_eyes(look: Look) -> str:
    brow = "#8c8797" if look.old else darker("#4a3328" if look.hair in ("scarf", "wrap") else look.colour, 0.3)
    parts = ""
    for side in (-1, 1):
        x = side * 8.6
        parts += ellipse(x, 3, 4.5, 5.2, WHITE) + ellipse(x, 3.2, 3.6, 4.5, look.eyes)
        parts += (
            ellipse(x, 3.4, 2.2, 3, "#1d1530") + circle(x - 1.3, 1.3, 1.4, WHITE) + circle(x + 1.3, 5.2, 0.7, WHITE)
        )
    lids = "M-13.4 1.4Q-8.6-4.6-4.2 1M13.4 1.4Q8.6-4.6 4.2 1"
    if look.lashes:
        lids += "M-13.2 1.2l-2.2-1.6M13.2 1.2l2.2-1.6"
    return parts + line(lids, INK, 1.5) + line("M-13-6.2q4-3.2 8.2-1M13-6.2q-4-3.2-8.2-1", brow, 1.7)


def _closed_eyes(look: Look) -> str:
    pen = "#2f2463" if look.skin == "dim" else INK
    return line("M-13 3.2q4.4 4.4 8.8 0M4.2 3.2q4.4 4.4 8.8 0M-13.4 5.4l-1.5 1.4M13.4 5.4l1.5 1.4", pen, 2.3)


def _mouth(mouth: str, look: Look) -> str:
    pen = look.lips
    if mouth == "grin":
        teeth = path("M-6.2 12.3Q0 14.4 6.2 12.3Q6 15 0 15.2T-6.2 12.3Z", WHITE)
        return path("M-6.6 12Q0 14.2 6.6 12Q6.4 19.2 0 19.2T-6.6 12Z", "#8a2438") + teeth
    if mouth == "doze":
        return line("M-3 13.2q3 2.2 6 0", "#2f2463" if look.skin == "dim" else pen, 1.7)
    if mouth == "lips":
        return path("M-5 13.4Q-2.4 11.6 0 12.8Q2.4 11.6 5 13.4Q0 18.4-5 13.4Z", pen) + line(
            "M-5.4 13.2q5.4 2 10.8 0", darker(pen, 0.3), 0.8
        )
    if mouth == "side":
        return line("M-4.6 13.8q6 2.8 9.6-1.6", pen, 1.9)
    return line("M-5.8 12.6q5.8 5.4 11.6 0", pen, 1.9)
