"""The eight colours as figures: the head of each is its sign, so that a shape says in grey what the colour says."""

from dataclasses import dataclass

from kidsq.wardrobe.shapes import INK, at, mix, soft, star


@dataclass(frozen=True, slots=True)
class Figure:
    """One colour: its sign as an outline around 0,0 (about 46 wide), and what makes its face its own.

    round: the pen that rounds the corners of the sign. face: where the face lies on it. deep: the shade that lines are
    drawn with on it. pen: eyes and mouth; on black they are light. arms: as it holds them at home.
    """

    fill: str
    deep: str
    light: str
    sign: str
    face: tuple[float, float]
    eyes: str
    mouth: str
    cheek: str
    round: float = 2
    pen: str = INK
    apart: float = 8.4
    arms: str = "M-11 17Q-19 14-22 4M11 17Q19 14 22 4"

    @property
    def shade(self) -> str:
        """The fill where less light falls."""
        return mix(self.fill, self.deep, 0.3)


HEART = "M0 20C-12 12.6-23 4-23-7.6C-23-15.6-17.4-20-11.4-20C-6-20-2-17 0-12C2-17 6-20 11.4-20C17.4-20 23-15.6 23-7.6C23 4 12 12.6 0 20Z"
TREE = "M0-25C3-25 5-20 12-10.6C10.6-9.6 9.6-9.4 9-9.2C12-3.4 16 3 20.6 9C23 13 22 16.6 17 16.8L5 17V21H-5V17L-17 16.8C-22 16.6-23 13-20.6 9C-16 3-12-3.4-9-9.2C-9.6-9.4-10.6-9.6-12-10.6C-5-20-3-25 0-25Z"
DROP = "M3-25C4-16.6 19.4-9.6 19.4 4C19.4 14.6 11 21 0 21S-19.4 14.6-19.4 4C-19.4-8.4-4-12.4 3-25Z"
MOON = "M7-22.6A22.8 22.8 0 1 0 22.4 7.6A14.6 14.6 0 0 1 7-22.6Z"
CLOUD = "M-14 17C-26 17-28 3-18.6 0C-22-12-9-17-3.4-10.6C0-21 18-18 16.6-4.6C27-5 27 17 14 17Z"
CAT = "M-20-21L-8.6-14.4Q0-16.6 8.6-14.4L20-21Q23-8 22 1C21 13 12 19 0 19S-21 13-22 1Q-23-8-20-21Z"

FIGURES = {
    "red": Figure("#e9483f", "#a82a2a", "#ff8a7c", HEART, (0, -3.4), "lashes", "smile", "#ffb3a0", arms="M-11 17Q-18 18-24 11M11 17Q18 18 24 11"),
    "orange": Figure("#f6923a", "#b8601c", "#ffc27d", star(0, 0, 24.4, 18.4, 11), (0, 0.6), "round", "laugh", "#ff6a3d", 3),
    "yellow": Figure("#ffd23f", "#bd8a0c", "#fff0a3", star(0, 1.4, 24.6, 14.6), (0, 2), "round", "gap", "#ff9a4c", 6, apart=7.4, arms="M-11 17Q-19 14-22 4M11 16Q22 19 13 27"),
    "green": Figure("#4fb35a", "#2a7440", "#9be08f", TREE, (0, 4.4), "glasses", "smile", "#c9ec8e", 2.4, apart=7.8, arms="M-11 17Q-16 22-18 28M11 17Q20 13 24 3"),
    "blue": Figure("#4b8df0", "#2457ab", "#9cc8ff", DROP, (0, 4.6), "wide", "small", "#ff9fc0", arms="M-11 17Q-17 21-19 27M11 17Q17 21 19 27"),
    "purple": Figure("#a067e0", "#6a35ab", "#d3b0ff", MOON, (-6.6, 6.4), "dreamy", "side", "#ffa5d8", 2.4, apart=6.6, arms="M-11 17Q-19 13-21 5M11 17Q17 21 19 27"),
    "white": Figure("#fbf9ff", "#9d96c2", "#ffffff", CLOUD, (-0.6, 4), "near", "tongue", "#ffa9bd", apart=6.6),
    "black": Figure("#36314d", "#8f88b8", "#6a6388", CAT, (0, 2), "cat", "cat", "#c86a92", 3, "#ffe9b0", arms="M-11 17Q-16 22-17 28M11 17Q21 16 21 5"),
}  # fmt: skip


def sign(name: str, fill: str, width: float = 0) -> str:
    """Draw the sign of a colour around 0,0, wider all around by a pen of that width."""
    figure = FIGURES[name]
    return soft(figure.sign, fill, figure.round + 2 * width)


def painted(name: str, size: float, rim: float = 2) -> str:
    """Draw the sign in its colour with a rim in its shade, around 0,0; size 1 is 46 wide."""
    figure = FIGURES[name]
    return at(0, 0, sign(name, figure.deep, rim), sign(name, figure.fill), scale=size)
