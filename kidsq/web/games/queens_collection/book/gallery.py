"""The figures in a child's gallery: each came to stay when its box was filled at the child's table, or won."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kidsq.games.queens_collection.cards import COLOURS
from kidsq.web.games.books import Keepsake, Story, Wall
from kidsq.web.games.queens_collection import words
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l

# -- what each figure tells a child whom it visits: its second tiny story, in its own words ----------------------------

_VISITS: Final = {
    "red": _l(
        "I hugged the dough in the kitchen, because it looked so lonely. Then it would not let go of me. We went to "
        "the table together, and everybody had a piece of our hug."
    ),
    "orange": _l(
        "For once I wanted to wake the cock. I got up so early that it was still yesterday. We both had to laugh. Then "
        "the cock sang me to sleep."
    ),
    "yellow": _l(
        "My new tooth has come! Now I can bite into an apple again. But I cannot whistle any more. So I practise with "
        "my mouth full. Do not tell anybody."
    ),
    "green": _l(
        "There is a leaf on my head, and I can never see it. Every morning I ask the pond: Is it still there? Yes, "
        "says the frog, and it suits you."
    ),
    "blue": _l(
        "I built a ship out of a walnut. It was too small for me. So the ant sailed, and I walked along beside her and "
        "called: Left! Right! She says I am a good captain."
    ),
    "purple": _l(
        "I counted sheep to fall asleep. Number seven was so tired that it lay down beside me. Then the sheep counted "
        "me. It came as far as one."
    ),
    "white": _l(
        "I lay down in the sky. Look, said a child, that one is a rabbit! So I was a rabbit until the evening. It is "
        "not easy with the ears."
    ),
    "black": _l(
        "I hid in the darkest corner, and nobody could see me. Then I had to purr, only a little. They all found me at "
        "once! I will never learn it. Being found is too nice."
    ),
}


def visit(colour: str) -> str:
    """What the figure of this colour tells."""
    return _(_VISITS[colour])


# -- the gallery -------------------------------------------------------------------------------------------------------


FIGURES: Final = {f"meeple-{colour}": colour for colour in COLOURS}
"""Colours, by the names under which their figures are stored."""
_SAYS: Final = {
    "red": _l("Home! Now everybody gets a hug."),
    "orange": _l("Good morning! Is it me who shines so bright?"),
    "yellow": _l("Look at my gap! I can whistle through it."),
    "green": _l("Shh! Something is growing here."),
    "blue": _l("Phew! Dry at last. Well, nearly."),
    "purple": _l("Uaah … is it evening? How lovely."),
    "white": _l("I only looked out of the window!"),
    "black": _l("Prr. I was not lost. I was exploring."),
}
_STORIES: Final = {
    "red": _l(
        "Before bed Red hugs everybody: the chairs, the lamp, the broom. The broom had never had a hug. Since then it "
        "sweeps the floor in little hearts."
    ),
    "orange": _l(
        "Orange is up before everybody else and knocks at all the windows. Once it rained the whole day. So Orange sat "
        "on the window sill and laughed, and the neighbours hung out their washing."
    ),
    "yellow": _l(
        "Yellow lost a tooth and looked for it everywhere. That night there was one more star in the sky, tiny and a "
        "bit crooked. Yellow waves to it every evening."
    ),
    "green": _l(
        "Green stood so still in the garden that a bird built its nest up there. Green did not move until three "
        "chicks had hatched. They still come to visit, and they say Grandpa."
    ),
    "blue": _l(
        "Blue was afraid of puddles: what if you melt into one? One day Blue jumped in all the same. Splash! The "
        "puddle was so glad to have company."
    ),
    "purple": _l(
        "When Purple yawns, everybody has to yawn. Once Purple yawned at the big clock. It yawned, too, and stood "
        "still, and so all had one more minute to play."
    ),
    "white": _l(
        "One day the window was open, and White floated out. From up there the castle looked like a toy box. White "
        "came home by the chimney, and was grey until the next bath."
    ),
    "black": _l(
        "Black loves boxes, the smaller the better. She has slept in the red one, in a shoe box and in a teapot. But "
        "only in her own box there is room for all of her tail."
    ),
}


def wall(names: Iterable[str]) -> Wall:
    """All eight: those who have come, then empty places."""
    here = tuple(of_names(names))
    came = {one.id for one in here}
    away = [f"place-{colour}" for name, colour in FIGURES.items() if name not in came]
    return Wall(
        "queens_collection",
        here,
        away,
        _line(len(here)),
        "games/queens_collection/book/_gallery.html",
        "games/queens_collection/pages/gallery.css",
    )


def story(figure: str) -> Story | None:
    """What this figure says and what is told of it; None: there is no such figure."""
    colour = FIGURES.get(figure)
    return Story(_(_SAYS[colour]), _(_STORIES[colour]), visit(colour)) if colour else None


def of_names(names: Iterable[str]) -> list[Keepsake]:
    """Those of these that are figures."""
    return [Keepsake(name, words.named(FIGURES[name]), name) for name in names if name in FIGURES]


def _line(here: int) -> str:
    """What the owl says."""
    if not here:
        return _("%(game)s: who comes home there lives here, too.", game=words.title())
    if here == len(FIGURES):
        return _("All eight live here! Each has a story.")
    return _("Tap a figure. It has a story, too.")
