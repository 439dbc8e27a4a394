"""Beards, drawn over a head."""

from kidsq.wardrobe.heads import Features
from kidsq.wardrobe.shapes import darker, dots, line, path

_CHIN = "M-22.4-2C-22 6-20 8-16 9C-11 5-6 6.6 0 9C6 6.6 11 5 16 9C20 8 22 6 22.4-2"
_FULL = _CHIN + "C26 14 16 30 0 32S-26 14-22.4-2Z"
_LONG = _CHIN + "C27 14 22 26 12 36Q10 44 0 52Q-10 44-12 36C-22 26-27 14-22.4-2Z"
_SHORT = _CHIN + "C24 12 13 25 0 25S-24 12-22.4-2Z"
_LIP = "M0 10C-3 7-9 7-12 12Q-5 14.6 0 12.4Q5 14.6 12 12C9 7 3 7 0 10Z"
_CURL = "M0 9.6C-4 6.4-11 8-13.4 11.4Q-17 12-19 7.6Q-21 15-13 16Q-5 16 0 12.4Q5 16 13 16Q21 15 19 7.6Q17 12 13.4 11.4C11 8 4 6.4 0 9.6Z"


def beard(kind: str, look: Features) -> str:
    """Draw the beard over the lower face, with a mouth that can be seen."""
    colour = look.colour if kind != "grey" else "#b9b6c4"
    if look.hair in ("spikes",):
        colour = darker(look.colour, 0.1)
    dark = darker(colour, 0.22)
    smile = path("M-5 14Q0 15.4 5 14Q4 19 0 19T-5 14Z", "#7d2138")
    if kind == "stubble":
        return dots([(-12, 14), (-8, 17.4), (-3, 19.2), (3, 19.2), (8, 17.4), (12, 14), (-15, 9), (15, 9)], 0.9, colour)
    if kind == "moustache":
        return path(_CURL, colour)
    if kind == "curl":
        return path("M-6 19Q0 16 6 19Q4 29 0 31Q-4 29-6 19Z", colour) + path(_CURL, colour)
    if kind == "goatee":
        return path("M-8 15Q0 20 8 15C9 24 4 30 0 32C-4 30-9 24-8 15Z", colour) + path(_LIP, colour)
    outline = {"long": _LONG, "short": _SHORT, "grey": _FULL, "full": _FULL, "forked": _FULL}[kind]
    if kind == "forked":
        outline = _CHIN + "C26 14 20 28 12 40Q6 36 0 28Q-6 36-12 40C-20 28-26 14-22.4-2Z"
    strands = line("M-6 26Q-5 36-1 44M7 25Q5.6 34 2.6 38M-13 22Q-11 28-8 31", dark, 1.4) if kind == "long" else ""
    return path(outline, colour) + strands + smile + path(_LIP, dark)
