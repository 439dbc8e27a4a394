"""How many: ten-frames in the colours of the Cuisenaire rods, and counters in red and blue fives."""

from kidsq.wardrobe.shapes import darker, lighter, line, rect, ring, symbol, tag

RODS = ("#e9e4da", "#e2473f", "#7ac74f", "#a94fc0", "#f5c518", "#1f8a4c", "#2c2c34", "#8a5a3b", "#2f74d0", "#f08a24")
PANEL, EMPTY, EDGE = "#efe5d0", "#fbf5e6", "#e0d4ba"


def _places() -> list[tuple[int, int]]:
    return [(5 + 20 * column, 4 + 20 * row) for row in (0, 1) for column in range(5)]


def _cell(x: int, y: int, fill: str, edge: str) -> str:
    return tag("rect", x=x + 0.8, y=y + 0.8, width=16.4, height=16.4, rx=4, fill=fill, stroke=edge, stroke_width=1.6)


def frame(n: int) -> str:
    """Draw a ten-frame holding n cells of the n-rod's colour."""
    rod = RODS[n - 1]
    edge, shine = ("#857b6b", "#ffffff") if n == 1 else (darker(rod, 0.35), lighter(rod, 0.4))
    cells = "".join(_cell(x, y, rod, edge) if i < n else _cell(x, y, EMPTY, EDGE) for i, (x, y) in enumerate(_places()))
    light = "".join(f"M{x + 5} {y + 4.4}h5" for x, y in _places()[:n])
    return symbol(f"frame-{n}", "0 0 108 46", rect(0, 0, 108, 46, PANEL, 8), cells, line(light, shine, 1.8))


def fives(n: int) -> str:
    """Draw n round counters, the first five red, the next blue."""
    counters = light = ""
    for i, (x, y) in enumerate(_places()):
        if i >= n:
            counters += ring(x + 9, y + 9, 7.6, EDGE, 1.6, EMPTY)
        else:
            fill = "#e2473f" if i < 5 else "#2f74d0"
            counters += ring(x + 9, y + 9, 7.8, darker(fill, 0.35), 1.6, fill)
            light += f"M{x + 5} {y + 7}q1-2.4 3.4-3"
    return symbol(
        f"fives-{n}", "0 0 108 46", rect(0, 0, 108, 46, PANEL, 8), counters, line(light, "#ffffff", 1.6, ".7")
    )


def symbols() -> list[str]:
    """All ten-frames and all counters."""
    return [frame(n) for n in range(1, 11)] + [fives(n) for n in range(1, 11)]
