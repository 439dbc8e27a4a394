"""What the owl brings to somebody who has not won."""

from kidsq.wardrobe.shapes import ROSE, WHITE, at, ellipse, line, path, rect, symbol

CUP, CUP_SHADE, COCOA = "#fff3dc", "#e6d0a8", "#7b4a2b"


def _cocoa() -> str:
    """A mug of cocoa with marshmallows in it and a heart on it."""
    handle = line("M47 31Q60 29 58 39Q56 48 45 47", CUP_SHADE, 5)
    mug = path("M9 26H49V45Q49 58 37 58H21Q9 58 9 45Z", CUP) + path(
        "M39 26H49V45Q49 58 37 58H31Q40 56 40 45Z", CUP_SHADE
    )
    brew = ellipse(29, 26, 20, 6.4, CUP_SHADE) + ellipse(29, 26, 17, 4.6, COCOA)
    soft = rect(18, 20.6, 9, 7, WHITE, 2.6) + rect(28, 21.6, 10, 7, "#ffe3ec", 2.6)
    heart = at(28, 42, path("M0 7C-13-1-8-8-4-8C-1.6-8-.6-6.6 0-5C.6-6.6 1.6-8 4-8C8-8 13-1 0 7Z", ROSE))
    steam = line("M20 15q-4-4 0-7t0-6M31 15q-4-4 0-7t0-6M41 15q-4-4 0-7", "#ffffff", 2.6, ".7")
    return steam + handle + mug + brew + soft + heart


def symbols() -> list[str]:
    """The cup of cocoa."""
    return [symbol("cocoa", "0 0 64 64", _cocoa())]
