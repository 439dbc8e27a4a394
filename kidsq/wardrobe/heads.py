"""One recipe for a head: skin, hair, eyes and what she wears on it. Drawn around 0,0, about 44 wide."""

from dataclasses import dataclass

from kidsq.wardrobe.hair import HAIR, Length
from kidsq.wardrobe.shapes import INK, WHITE, circle, darker, ellipse, line, path, ring

SKINS = {
    "porcelain": ("#fde3d3", "#f3c7b1"),
    "peach": ("#fbd3b0", "#eeb48c"),
    "honey": ("#eebc8a", "#dc9f68"),
    "olive": ("#d09a69", "#ba8051"),
    "brown": ("#a56d47", "#8c5735"),
    "deep": ("#764a33", "#603924"),
    "dim": ("#7564b4", "#64539f"),
}
CHINS = {
    "round": "M-22-2C-22-16-12-23 0-23S22-16 22-2C22 12 12 22 0 22S-22 12-22-2Z",
    "heart": "M-22-4C-22-17-12-23 0-23S22-17 22-4C22 7 9 24.6 0 24.6S-22 7-22-4Z",
    "long": "M-20.6-2C-20.6-16-12-23 0-23S20.6-16 20.6-2C21 15 11 26.4 0 26.4S-21 15-20.6-2Z",
    "square": "M-22-2C-22-16-12-23 0-23S22-16 22-2C22.6 9 20 17 13 21Q7 23.6 0 23.6T-13 21C-20 17-22.6 9-22-2Z",
    "plump": "M-22-4C-22-17-12-23 0-23S22-17 22-4C26.6 9 18 23.6 0 23.6S-26.6 9-22-4Z",
}


@dataclass(frozen=True, slots=True)
class Features:
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
    chin: str = "round"
    nose: str = "soft"
    gaze: str = "round"


def face(look: Features, asleep: bool = False) -> str:
    """Draw ears, face, eyes, cheeks and mouth, without hair."""
    skin, shade = SKINS[look.skin]
    parts = [
        circle(-21.5, 4, 4.6, skin),
        circle(21.5, 4, 4.6, skin),
        circle(-21.8, 4.4, 2.2, shade),
        circle(21.8, 4.4, 2.2, shade),
        path(CHINS[look.chin], skin),
        _cheeks(look),
        _closed_eyes(look) if asleep else _open_eyes(look),
        _nose(look),
        _mouth("doze" if asleep else look.mouth, look),
    ]
    if look.freckles:
        parts.append(line("M-14 7.2h.1M-11 9.2h.1M-17 9.2h.1M14 7.2h.1M11 9.2h.1M17 9.2h.1", darker(shade, 0.25), 1.4))
    if look.old:
        parts.append(line("M-18.5 6.5q-1 2-.4 3.4M18.5 6.5q1 2 .4 3.4M-6-12q6-2 12 0", shade, 1.2))
    return "".join(parts)


def wearing(look: Features) -> str:
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


def head(look: Features, asleep: bool = False, length: Length = "full") -> tuple[str, str]:
    """Draw the head in two layers: the hair that falls behind neck and shoulders, and all that lies before them.

    length: how far the hair may fall; in a round picture to the shoulder, on a pillow only around the face.
    """
    behind, before = HAIR[look.hair](look.colour, look.accent, length)
    return behind, face(look, asleep) + before + ("" if asleep else wearing(look))


def neck(look: Features) -> str:
    """Draw the neck and the skin above a gown, under the head."""
    skin, shade = SKINS[look.skin]
    return path("M-8 14h16v18q10 3 16 6l-24 14l-24-14q6-3 16-6z", skin) + path("M-8 16h16v8q-8 6-16 0z", shade)


def _cheeks(look: Features) -> str:
    glow = "#c9504a" if look.skin in ("brown", "deep") else "#ff6f86"
    if look.skin == "dim":
        glow = "#9a7fd0"
    return ellipse(-13.6, 10, 4.4, 3, glow, ".38") + ellipse(13.6, 10, 4.4, 3, glow, ".38")


def _nose(look: Features) -> str:
    pen = "#57468f" if look.skin == "dim" else SKINS[look.skin][1]
    if look.nose == "button":
        return ellipse(0, 8, 3, 2.4, pen)
    if look.nose == "long":
        return line("M1.4-.6Q3.6 5.4 2.6 8.4Q.6 9.8-1.6 8.6", pen, 1.8)
    if look.nose == "broad":
        return line("M-4 8.2Q-2.6 10.2 0 9Q2.6 10.2 4 8.2", darker(pen, 0.12), 2)
    return line("M-1.4 8.6q1.6 1.5 3 0", pen, 1.6)


# The half-width and half-height of the white, the eye and the pupil.
GAZES = {
    "round": ((4.5, 5.2), (3.6, 4.5), (2.2, 3)),
    "wide": ((5.2, 5.8), (4, 5), (2.4, 3.2)),
    "almond": ((5.2, 4), (3.3, 3.8), (2, 2.6)),
    "small": ((3.6, 4), (3, 3.6), (1.9, 2.5)),
}


def _open_eyes(look: Features) -> str:
    brow = "#8c8797" if look.old else darker("#4a3328" if look.hair in ("scarf", "wrap") else look.colour, 0.3)
    brows = line("M-13-6.2q4-3.2 8.2-1M13-6.2q-4-3.2-8.2-1", brow, 2.4 if look.gaze == "small" else 1.7)
    if look.gaze == "merry":
        return line("M-13.4 5Q-8.8-1.6-4.2 5M13.4 5Q8.8-1.6 4.2 5", INK, 2.4) + brows
    if look.gaze == "wink":
        return (
            _eye(8.6, GAZES["round"], look.eyes)
            + line(_lids(look, (1,)) + "M-13.4 4.6Q-8.8 0-4.2 4.6", INK, 1.9)
            + brows
        )
    eyes = "".join(_eye(side * 8.6, GAZES[look.gaze], look.eyes) for side in (-1, 1))
    return eyes + line(_lids(look, (-1, 1)), INK, 1.5) + brows


def _eye(x: float, gaze: tuple[tuple[float, float], ...], colour: str) -> str:
    (white, tall), (wide, high), (pupil, deep) = gaze
    rounds = ellipse(x, 3, white, tall, WHITE) + ellipse(x, 3.2, wide, high, colour)
    return (
        rounds
        + ellipse(x, 3.4, pupil, deep, "#1d1530")
        + circle(x - 1.3, 1.3, 1.4, WHITE)
        + circle(x + 1.3, 5.2, 0.7, WHITE)
    )


def _lids(look: Features, sides: tuple[int, ...]) -> str:
    lids = ""
    for side in sides:
        if look.gaze == "almond":
            lids += f"M{side * 14} .6Q{side * 9}-3.8{side * 3.8:+g} 2.4"
        elif look.gaze == "small":
            lids += f"M{side * 12.4} 2Q{side * 8.6}-2.6{side * 5:+g} 1.8"
        else:
            lids += f"M{side * 13.4} 1.4Q{side * 8.6}-4.6{side * 4.2:+g} 1"
        if look.lashes:
            lids += f"M{side * 13.2} 1.2l{side * 2.2}-1.6"
    return lids


def _closed_eyes(look: Features) -> str:
    pen = "#2f2463" if look.skin == "dim" else INK
    return line("M-13 3.2q4.4 4.4 8.8 0M4.2 3.2q4.4 4.4 8.8 0M-13.4 5.4l-1.5 1.4M13.4 5.4l1.5 1.4", pen, 2.3)


def _mouth(mouth: str, look: Features) -> str:
    pen = look.lips
    if mouth == "grin":
        teeth = path("M-6.2 12.3Q0 14.4 6.2 12.3Q6 15 0 15.2T-6.2 12.3Z", WHITE)
        return path("M-6.6 12Q0 14.2 6.6 12Q6.4 19.2 0 19.2T-6.6 12Z", "#8a2438") + teeth
    if mouth == "laugh":
        tongue = ellipse(0, 18.6, 4, 1.9, "#ff8f9e")
        return path("M-8 11.4Q0 13.4 8 11.4Q7.6 20.6 0 20.6T-8 11.4Z", "#8a2438") + tongue
    if mouth == "gap":
        teeth = path("M-4.6 12.8h3.8v3.2h-3zM4.6 12.8H.8v3.2h3z", WHITE)
        return path("M-6.4 12Q0 14 6.4 12Q6 18.6 0 18.6T-6.4 12Z", "#8a2438") + teeth
    if mouth == "tongue":
        return line("M-6.4 12.2q6.4 5 12.8 0", pen, 1.9) + path("M-.4 15.4h5.6v1.8a2.8 3 0 0 1-5.6 0z", "#ff8f9e")
    if mouth == "oh":
        return ellipse(0, 15, 2.8, 3.2, "#8a2438")
    if mouth == "doze":
        return line("M-3 13.2q3 2.2 6 0", "#2f2463" if look.skin == "dim" else pen, 1.7)
    if mouth == "lips":
        return path("M-5 13.4Q-2.4 11.6 0 12.8Q2.4 11.6 5 13.4Q0 18.4-5 13.4Z", pen) + line(
            "M-5.4 13.2q5.4 2 10.8 0", darker(pen, 0.3), 0.8
        )
    if mouth == "none":
        return ""
    if mouth == "side":
        return line("M-4.6 13.8q6 2.8 9.6-1.6", pen, 1.9)
    if mouth == "wide":
        return line("M-9 11.4q9 8.2 18 0M-10 10.6l1.4 1.6M10 10.6l-1.4 1.6", pen, 1.9)
    return line("M-5.8 12.6q5.8 5.4 11.6 0", pen, 1.9)
