"""The queens in a child's gallery: those it has ever woken with their stories; the others sleep on, unseen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kidsq.games.sleeping_queens.cards import QUEEN_NAMES
from kidsq.web.games.books import Keepsake, Story, Wall
from kidsq.web.games.sleeping_queens import words
from kidsq.web.games.sleeping_queens.book import queen_words
from kidsq.web.http.language import gettext as _
from kidsq.web.http.language import mark as _l

# -- what each queen tells a child whom she visits: her second tiny story, in her own words ----------------------------

_VISITS: Final = {
    "heart": _l(
        "Yesterday I gave my heart away three times: to the baker, to a snail and to a puddle. And look, it is still "
        "here! It has even grown a little. Hearts are odd like that."
    ),
    "cat": _l(
        "I wanted to catch the moon in my bowl of milk. I was very quick, and then I was very wet. Now I let the moon "
        "swim, and drink around it."
    ),
    "dog": _l(
        "I taught my royal guards a trick: Sit! They sat down on the stairs. Then I could not get them up again. So we "
        "all had our picnic right there."
    ),
    "pancake": _l(
        "Once I threw a pancake so well that it landed on my head. Everybody bowed: what a beautiful new crown! I wore "
        "it until lunch. Then I ate it."
    ),
    "ladybug": _l(
        "A little frog counted my dots and said: You are seven! I am a hundred and two, but I did not tell. We jumped "
        "in the mud all afternoon, like two people of seven."
    ),
    "moon": _l(
        "Every night I polish the moon with a soft cloth. Once I had to sneeze, and it rolled behind a hill. When you "
        "see only half of it, I am just pushing it up again."
    ),
    "peacock": _l(
        "I played hide and seek behind a daisy. My feathers stuck out on both sides. And just think, nobody found me "
        "for an hour! My friends are very kind."
    ),
    "sunflower": _l(
        "I play musical chairs with my bees. There are a hundred flowers and a hundred and one bees. The last one "
        "always sits on my nose. I think it does that on purpose."
    ),
    "cake": _l(
        "For the dragon I baked a birthday cake with a hundred candles. He was to blow them out. But when a dragon "
        "blows … Well. We all had toast."
    ),
    "rainbow": _l(
        "Grey came to me and was sad: I am not in you. So I took it by the hand and hung it up right behind me. That "
        "is the rain cloud. Without it you would not see me at all."
    ),
    "rose": _l(
        "The wind asked me for a little of my scent. I gave it a whole basket full. That evening the postman, two cows "
        "and a very old boot smelled of roses."
    ),
    "starfish": _l(
        "The sea gave me a shell, and in it I hear the waves. So I gave the sea a jar in which it can hear the castle. "
        "Now the fish know all our songs. They hum."
    ),
    "book": _l(
        "I lent a book to a mouse. It came back with a small round hole in each page. I was cross for one minute. Then "
        "I looked through the hole, and the mouse waved."
    ),
    "butterfly": _l(
        "Once I flew in my sleep and landed in a flower bed. In the morning the gardener watered me. Good morning, I "
        "said, and he dropped the can. Now he always knocks first."
    ),
    "strawberry": _l(
        "Nobody could open the jar of jam. So they called me. I held the lid and turned and turned. The lid stayed "
        "where it was, but the whole kitchen went round!"
    ),
    "ice_cream": _l(
        "A snowman asked me to dance. We danced in the sun until noon, and then he was a very nice puddle. We put him "
        "into the freezer. On Sunday we go on."
    ),
}


def visit(queen: str) -> str:
    """What this queen tells. queen: by name, as `rainbow`."""
    return _(_VISITS[queen])


# -- the gallery -------------------------------------------------------------------------------------------------------


QUEENS: Final = tuple(name for name in QUEEN_NAMES if name)
_SIGNS: Final = (
    "boat", "tree", "fish", "star", "sun", "house", "umbrella", "moon",
    "leaf", "teapot", "heart", "crown", "key", "bell", "apple", "snail",
)  # fmt: skip
"""The signs of the beds, from the last: a queen asleep has no sign of her own, or it would tell who she is."""


def wall(names: Iterable[str]) -> Wall:
    """All sixteen: portraits, then beds."""
    awake = tuple(of_names(names))
    return Wall(
        "sleeping_queens",
        awake,
        _SIGNS[len(awake) :],
        _line(len(awake)),
        "games/sleeping_queens/book/_gallery.html",
        "games/sleeping_queens/pages/gallery.css",
    )


def story(queen: str) -> Story | None:
    """What this queen says and what is told of her; None: there is no such queen."""
    if queen not in QUEENS:
        return None
    return Story(queen_words.waking_line(queen), queen_words.story(queen), visit(queen))


def of_names(names: Iterable[str]) -> list[Keepsake]:
    """Those of these that are queens, as portraits."""
    return [
        Keepsake(name, words.queen_name(QUEENS.index(name) + 1), f"queen-{name}") for name in names if name in QUEENS
    ]


def _line(awake: int) -> str:
    """What the owl says."""
    if not awake:
        return _("Here they all sleep. Play, and wake one!")
    if awake == len(QUEENS):
        return _("Everybody is awake! Tap a queen for her story.")
    return _("Tap a queen. She has a story for you.")
