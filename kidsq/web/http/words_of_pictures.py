"""The twelve pictures with which children sign in, in words."""

from kidsq.web.http.language import gettext as _


def name(picture: str) -> str:
    """A picture's name."""
    return {
        "cat": _("cat"),
        "dog": _("dog"),
        "fish": _("fish"),
        "sun": _("sun"),
        "moon": _("moon"),
        "tree": _("tree"),
        "boat": _("boat"),
        "house": _("house"),
        "apple": _("apple"),
        "ball": _("ball"),
        "flower": _("flower"),
        "car": _("car"),
    }[picture]
