"""The room around a table: the window at which the owl sits. A picture of its own, laid behind the page by the style sheet."""

from kidsq.wardrobe.shapes import circle, dots, ellipse, line, path, rect, star

WIDE, HIGH = 240, 350
FRAME, FRAME_LIGHT, FRAME_DARK = "#5d4593", "#7059ab", "#43327a"
SKY, SKY_LOW, SKY_LOWEST = "#17184a", "#232a6b", "#35408c"
MOON, MOON_SHADE, HALO = "#fdf0c8", "#eeddaa", "#3c4796"
HILL, HILL_FAR, CASTLE = "#141440", "#1e2260", "#191a4e"
CURTAIN, CURTAIN_DARK, CURTAIN_LIGHT = "#7b3f86", "#5f2f72", "#94559c"
TIE = "#e0a72f"
LIT = "#ffd873"


def window() -> str:
    """Print the window: moon, a castle far away, curtains, and the sill that the owl sits on."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">\n'
        f"{_frame()}{_sky()}{_castle()}{_bars()}{_curtain()}{_mirrored(_curtain())}{_sill()}\n</svg>\n"
    )


def _arch(inset: float) -> str:
    """Trace an arched opening this far inside the frame."""
    left, right, spring = 32 + inset, WIDE - 32 - inset, 100.0
    radius = (right - left) / 2
    return f"M{left:g} 330V{spring:g}A{radius:g} {radius:g} 0 0 1 {right:g} {spring:g}V330Z"


def _frame() -> str:
    return path(_arch(0), FRAME) + path(_arch(5), FRAME_LIGHT) + path(_arch(9), FRAME_DARK)


def _sky() -> str:
    low = f"M44 {190}Q90 168 120 182T196 176V330H44Z"
    lowest = "M44 246Q80 228 120 240T196 232V330H44Z"
    moon = (
        circle(148, 84, 42, HALO, ".55")
        + circle(148, 84, 30, MOON)
        + circle(139, 74, 6, MOON_SHADE)
        + circle(158, 92, 8, MOON_SHADE)
        + circle(151, 68, 3, MOON_SHADE)
    )
    far = dots(
        [(66, 96), (84, 60), (100, 118), (72, 148), (180, 142), (112, 48), (60, 190), (184, 196)], 1.5, "#fff", ".8"
    )
    near = path(star(88, 86, 6, 2.2, 4) + star(62, 128, 4.5, 1.6, 4) + star(172, 164, 4.5, 1.6, 4), "#fff6d8")
    return path(_arch(12), SKY) + path(low, SKY_LOW) + path(lowest, SKY_LOWEST, ".7") + far + near + moon


def _castle() -> str:
    """Far towers on a hill, with a light in two windows: somebody else is awake."""
    towers = path("M60 292V238h4v-5h5v5h5v-5h5v5h4v14h14v-30l9-18 9 18v30h18v-14l7-15 7 15v54Z", CASTLE)
    flag = line("M106 204v-12", CASTLE, 2) + path("M106 191l11 4-11 4Z", "#8b5aa8")
    lights = rect(69, 250, 5, 8, LIT, 2.5) + rect(104, 232, 5, 9, LIT, 2.5) + rect(146, 252, 4, 7, LIT, 2)
    hills = path("M44 330V284Q90 262 130 282T196 276V330Z", HILL_FAR) + path(
        "M44 330V304Q96 286 140 304T196 298V330Z", HILL
    )
    return towers + flag + lights + hills


def _bars() -> str:
    return rect(117, 28, 6, 302, FRAME_DARK) + rect(44, 178, 152, 6, FRAME_DARK)


def _curtain() -> str:
    """The left one, held back by a tie."""
    cloth = "M14 24Q40 18 74 26Q74 104 40 168Q34 182 36 196Q44 266 30 334H8Q4 170 14 24Z"
    folds = (
        path("M26 22Q34 20 42 22Q46 96 30 164Q22 100 26 22Z", CURTAIN_DARK, ".8")
        + path("M56 23Q66 24 74 26Q74 104 40 168Q58 100 56 23Z", CURTAIN_LIGHT, ".7")
        + path("M26 196Q34 262 24 334H14Q22 262 20 198Z", CURTAIN_DARK, ".7")
    )
    tie = path("M8 172Q26 184 42 166L45 180Q28 198 8 188Z", TIE) + circle(40, 176, 6, "#f4c75a")
    return path(cloth, CURTAIN) + folds + tie


def _mirrored(drawing: str) -> str:
    return f'<g transform="translate({WIDE} 0)scale(-1 1)">{drawing}</g>'


def _sill() -> str:
    rod = rect(4, 16, WIDE - 8, 9, TIE, 4.5) + circle(8, 20, 8, "#f4c75a") + circle(WIDE - 8, 20, 8, "#f4c75a")
    shade = ellipse(120, 331, 46, 6, "#0b0820", ".35")
    return rod + rect(6, 326, WIDE - 12, 20, "#8a6038", 8) + rect(6, 326, WIDE - 12, 8, "#a87b4d", 4) + shade
